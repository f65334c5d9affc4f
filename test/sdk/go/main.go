// The scenario with a client by oapi-codegen, made from the contract's edition in OpenAPI 3.0.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	api "boards.example/scenario/boardsapi"
	"github.com/oapi-codegen/nullable"
	openapitypes "github.com/oapi-codegen/runtime/types"
)

var codePattern = regexp.MustCompile(`(?m)^\d{6}\b`)

func main() {
	ctx := context.Background()
	email := os.Getenv("BOARDS_EMAIL")
	session := clientWith(signIn(ctx, email))
	fmt.Println("signed in by mail")
	client := clientWith(makeToken(ctx, session))
	boardID, columnID := makeBoard(ctx, client)
	cardID := fillBoard(ctx, client, boardID, columnID)
	readBoard(ctx, client, boardID, cardID)
	changeTogether(ctx, client, boardID, columnID)
	changeBoards(ctx, client, boardID, cardID)
	meetProblems(ctx, client, columnID)
}

// clientWith makes a client that sends the secret of a session or a token, or no credential when it is empty.
func clientWith(secret string) *api.ClientWithResponses {
	authorize := func(_ context.Context, request *http.Request) error {
		if secret != "" {
			request.Header.Set("Authorization", "Bearer "+secret)
		}
		return nil
	}
	return must(api.NewClientWithResponses(os.Getenv("BOARDS_URL"), api.WithRequestEditorFn(authorize)))
}

func signIn(ctx context.Context, email string) string {
	anybody := clientWith("")
	asked := must(anybody.CreateSignInCodeWithResponse(ctx, api.CreateSignInCode{Email: openapitypes.Email(email)}))
	code := mailedCode(os.Getenv("BOARDS_MAIL"), email)
	body := api.CreateSession{SignInId: found(asked.JSON202, asked.Body).Id, Code: code}
	made := must(anybody.CreateSessionWithResponse(ctx, body))
	return found(made.JSON201, made.Body).Secret
}

// mailedCode reads the code that was mailed to someone, in the folder where the service writes its mail.
func mailedCode(folder, email string) string {
	for range 200 {
		for _, name := range must(filepath.Glob(filepath.Join(folder, "*.eml"))) {
			mail := must(os.ReadFile(name))
			if code := codePattern.Find(mail); code != nil && bytes.Contains(mail, []byte("\nTo: "+email)) {
				return string(code)
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	log.Fatalf("no mail with a code came for %s", email)
	return ""
}

func makeToken(ctx context.Context, session *api.ClientWithResponses) string {
	workspace := must(session.CreateWorkspaceWithResponse(ctx, nil, api.CreateWorkspace{Name: "Studio"}))
	id := found(workspace.JSON201, workspace.Body).Id
	body := api.CreateAccessToken{Name: "Script", Scopes: []api.Scope{"boards:read", "boards:write"}}
	token := must(session.CreateAccessTokenWithResponse(ctx, id, nil, body))
	secret := found(token.JSON201, token.Body).Secret
	fmt.Println("made a workspace and a token")
	invite := api.CreateWorkspaceMember{Email: "grace@example.com", Role: api.MemberRoleMember}
	member := must(session.CreateMemberWithResponse(ctx, id, nil, invite))
	fmt.Printf("invited a member, who is %s\n", found(member.JSON201, member.Body).Status)
	return secret
}

func makeBoard(ctx context.Context, client *api.ClientWithResponses) (boardID, columnID string) {
	templates := must(client.ListTemplatesWithResponse(ctx, nil))
	var kanban api.Template
	for _, template := range found(templates.JSON200, templates.Body).Data {
		if template.Name == "Kanban" {
			kanban = template
		}
	}
	description := "With cake."
	body := api.CreateBoard{Name: "Launch", Description: &description, TemplateId: &kanban.Id}
	board := must(client.CreateBoardWithResponse(ctx, nil, body))
	boardID = found(board.JSON201, board.Body).Id
	answer := must(client.ListColumnsWithResponse(ctx, boardID, nil))
	columns := found(answer.JSON200, answer.Body).Data
	fmt.Printf("made a board of %d columns from %s\n", len(columns), kanban.Name)
	change := api.UpdateBoard{Description: nullable.NewNullNullable[string]()}
	changed := must(client.UpdateBoardWithResponse(ctx, boardID, nil, change))
	if found(changed.JSON200, changed.Body).Description == nil {
		fmt.Println("cleared its description by null")
	}
	return boardID, columns[1].Id
}

// fillBoard gives the id of the last card.
func fillBoard(ctx context.Context, client *api.ClientWithResponses, boardID, columnID string) string {
	var last string
	for number := range 600 {
		body := api.CreateCard{Title: fmt.Sprintf("Card %d", number+1), ColumnId: &columnID}
		card := must(client.CreateCardWithResponse(ctx, boardID, nil, body))
		last = found(card.JSON201, card.Body).Id
	}
	fmt.Println("made 600 cards")
	readCards(ctx, client, boardID)

	top := api.PositionTop
	moved := must(client.MoveCardWithResponse(ctx, last, nil, api.MoveCard{ColumnId: columnID, Position: &top}))
	found(moved.JSON200, moved.Body)
	limit := int32(1)
	first := must(client.ListCardsWithResponse(ctx, boardID, &api.ListCardsParams{ColumnId: &columnID, Limit: &limit}))
	if found(first.JSON200, first.Body).Data[0].Id == last {
		fmt.Println("moved the last card to the top")
	}

	link := must(client.CreateShareLinkWithResponse(ctx, last, nil, api.CreateShareLink{}))
	token := found(link.JSON201, link.Body).Token
	answer := must(clientWith("").GetSharedCardWithResponse(ctx, token, nil))
	shared := found(answer.JSON200, answer.Body)
	fmt.Printf("read the shared card without a credential: %s in %s\n", shared.Title, shared.ColumnName)
	return last
}

func readBoard(ctx context.Context, client *api.ClientWithResponses, boardID, cardID string) {
	board := must(client.GetBoardWithResponse(ctx, boardID, nil))
	listed := must(client.ListPeopleWithResponse(ctx, found(board.JSON200, board.Body).WorkspaceId, nil))
	people := found(listed.JSON200, listed.Body).Data
	assignees := api.CardAssigneeIds{people[0].Id}
	change := api.UpdateCard{
		AssigneeIds: &assignees,
		Priority:    nullable.NewNullableWithValue("high"),
	}
	changed := must(client.UpdateCardWithResponse(ctx, cardID, nil, change))
	found(changed.JSON200, changed.Body)
	fmt.Printf("assigned the card to the %d person of the workspace\n", len(people))

	completed, sort := false, api.BoardCardSort("-updated_at")
	users := []api.UserId{people[0].Id, "user_01m6gvmvx0fm7vn3dkqkybkr2q"}
	query := api.ListCardsParams{Completed: &completed, AnyAssigneeIds: &users, Sort: &sort}
	page := must(client.ListCardsWithResponse(ctx, boardID, &query))
	cards := found(page.JSON200, page.Body).Data
	fmt.Printf("found %d open card of theirs, of priority %s\n", len(cards), *cards[0].Priority)

	snapshot := must(client.GetBoardSnapshotWithResponse(ctx, boardID, nil))
	columns := found(snapshot.JSON200, snapshot.Body).Columns
	count := int64(0)
	for _, column := range columns {
		count += int64(column.CardCount)
	}
	fmt.Printf("saw %d cards in %d columns in one request\n", count, len(columns))
}

func changeTogether(ctx context.Context, client *api.ClientWithResponses, boardID, columnID string) {
	body := api.CreateCards{Cards: []api.CreateCard{
		{Title: "Bake", ColumnId: &columnID},
		{Title: "Decorate", ColumnId: &columnID},
	}}
	created := must(client.CreateCardsWithResponse(ctx, boardID, nil, body))
	cards := found(created.JSON200, created.Body).Cards
	fmt.Printf("made %d cards in one request\n", len(cards))

	board := must(client.GetBoardWithResponse(ctx, boardID, nil))
	workspaceID := found(board.JSON200, board.Body).WorkspaceId
	top := api.PositionTop
	var moves api.MoveCards
	for _, card := range cards {
		item := api.MoveCardItem{Id: card.Id, Etag: card.Etag, ColumnId: columnID, Position: &top}
		moves.Cards = append(moves.Cards, item)
	}
	answer := must(client.MoveCardsWithResponse(ctx, workspaceID, nil, moves))
	moved := found(answer.JSON200, answer.Body).Cards
	limit := int32(len(moved))
	page := must(client.ListCardsWithResponse(ctx, boardID, &api.ListCardsParams{ColumnId: &columnID, Limit: &limit}))
	var titles []string
	for _, card := range found(page.JSON200, page.Body).Data {
		titles = append(titles, card.Title)
	}
	fmt.Printf("moved %d cards to the top in one request: %s\n", len(moved), strings.Join(titles, ", "))
}

func changeBoards(ctx context.Context, client *api.ClientWithResponses, boardID, cardID string) {
	cake := api.CreateLabel{Name: "Cake", Color: api.LabelColorPink}
	label := must(client.CreateLabelWithResponse(ctx, boardID, nil, cake))
	labelID := found(label.JSON201, label.Body).Id
	marked := must(client.AddCardLabelWithResponse(ctx, cardID, labelID, nil))
	found(marked.JSON200, marked.Body)
	board := must(client.CreateBoardWithResponse(ctx, nil, api.CreateBoard{Name: "Party"}))
	partyID := found(board.JSON201, board.Body).Id
	columns := must(client.ListColumnsWithResponse(ctx, partyID, nil))
	columnID := found(columns.JSON200, columns.Body).Data[0].Id

	missing, top := api.MissingLabelsCreate, api.PositionTop
	body := api.MoveCard{ColumnId: columnID, Position: &top}
	answer := must(client.MoveCardWithResponse(ctx, cardID, &api.MoveCardParams{MissingLabels: &missing}, body))
	moved := found(answer.JSON200, answer.Body)
	labels := must(client.ListLabelsWithResponse(ctx, partyID, nil))
	for _, label := range found(labels.JSON200, labels.Body).Data {
		if moved.BoardId == partyID && slices.Contains(moved.LabelIds, label.Id) {
			fmt.Printf("moved a card to another board, with its label %s\n", label.Name)
		}
	}
}

func readCards(ctx context.Context, client *api.ClientWithResponses, boardID string) {
	limit := int32(250)
	query := api.ListCardsParams{Limit: &limit}
	cards, pages := 0, 0
	for {
		answer := must(client.ListCardsWithResponse(ctx, boardID, &query))
		page := found(answer.JSON200, answer.Body)
		cards += len(page.Data)
		pages++
		if page.NextCursor == nil {
			break
		}
		query.Cursor = page.NextCursor
	}
	fmt.Printf("read %d cards in %d pages of up to 250\n", cards, pages)
}

func meetProblems(ctx context.Context, client *api.ClientWithResponses, columnID string) {
	card := must(client.GetCardWithResponse(ctx, "card_01m6gvmvx0fm7vn3dkqkybkr2q", nil))
	notFound := found(card.ApplicationproblemJSON404, card.Body)
	fmt.Println(notFound.Status, notFound.Code)

	column := must(client.DeleteColumnWithResponse(ctx, columnID, nil))
	conflict := found(column.ApplicationproblemJSON409, column.Body)
	fmt.Println(conflict.Status, conflict.Code)

	template := "template_01m6gvmvx0fm7vn3dkqkybkr2q"
	body := api.CreateBoard{Name: "Launch", TemplateId: &template}
	board := must(client.CreateBoardWithResponse(ctx, nil, body))
	unprocessable := found(board.ApplicationproblemJSON422, board.Body)
	place := *(*unprocessable.Errors)[0].Pointer
	fmt.Println(unprocessable.Status, unprocessable.Code, "at", place)
}

func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// found gives the body of the answer that is expected; what came instead ends the scenario.
func found[Body any](body *Body, answer []byte) *Body {
	if body == nil {
		log.Fatalf("another answer was expected: %s", answer)
	}
	return body
}
