// The scenario with a client by ogen, made from the contract's edition in OpenAPI 3.0.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	api "boards.example/scenario/boardsapi"
	"github.com/ogen-go/ogen/ogenerrors"
)

var codePattern = regexp.MustCompile(`(?m)^\d{6}\b`)

func main() {
	ctx := context.Background()
	email := os.Getenv("BOARDS_EMAIL")
	session := clientWith(credential{session: signIn(ctx, email)})
	fmt.Println("signed in by mail")
	client := clientWith(credential{accessToken: makeToken(ctx, session)})
	boardID, columnID := makeBoard(ctx, client)
	cardID := fillBoard(ctx, client, boardID, columnID)
	readBoard(ctx, client, boardID, cardID)
	changeTogether(ctx, client, boardID, columnID)
	changeBoards(ctx, client, boardID, cardID)
	meetProblems(ctx, client, columnID)
}

// credential is the secret of a session or of an access token.
type credential struct{ session, accessToken string }

func (c credential) AccessTokenAuth(context.Context, api.OperationName) (api.AccessTokenAuth, error) {
	if c.accessToken == "" {
		return api.AccessTokenAuth{}, ogenerrors.ErrSkipClientSecurity
	}
	return api.AccessTokenAuth{Token: c.accessToken}, nil
}

func (c credential) SessionAuth(context.Context, api.OperationName) (api.SessionAuth, error) {
	if c.session == "" {
		return api.SessionAuth{}, ogenerrors.ErrSkipClientSecurity
	}
	return api.SessionAuth{Token: c.session}, nil
}

func clientWith(secret credential) *api.Client {
	return must(api.NewClient(os.Getenv("BOARDS_URL"), secret))
}

func signIn(ctx context.Context, email string) string {
	anybody := clientWith(credential{})
	asked := must(anybody.CreateSignInCode(ctx, &api.CreateSignInCode{Email: api.EmailAddress(email)}))
	code := mailedCode(os.Getenv("BOARDS_MAIL"), email)
	body := api.CreateSession{SignInID: found[*api.SignInHeaders](asked).Response.ID, Code: api.SignInCode(code)}
	made := must(anybody.CreateSession(ctx, &body))
	return string(found[*api.CreatedSessionHeaders](made).Response.Secret)
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

func makeToken(ctx context.Context, session *api.Client) string {
	made := must(session.CreateWorkspace(ctx, &api.CreateWorkspace{Name: "Studio"}, api.CreateWorkspaceParams{}))
	id := found[*api.CreatedWorkspaceResponseHeaders](made).Response.ID
	body := api.CreateAccessToken{Name: "Script", Scopes: []api.Scope{"boards:read", "boards:write"}}
	token := must(session.CreateAccessToken(ctx, &body, api.CreateAccessTokenParams{ID: id}))
	secret := found[*api.CreatedAccessTokenResponseHeaders](token).Response.Secret
	fmt.Println("made a workspace and a token")
	invite := api.CreateWorkspaceMember{Email: "grace@example.com", Role: api.MemberRoleMember}
	member := must(session.CreateMember(ctx, &invite, api.CreateMemberParams{ID: id}))
	fmt.Printf("invited a member, who is %s\n", found[*api.CreatedWorkspaceMemberResponseHeaders](member).Response.Status)
	return string(secret)
}

func makeBoard(ctx context.Context, client *api.Client) (api.BoardId, api.ColumnId) {
	templates := must(client.ListTemplates(ctx, api.ListTemplatesParams{}))
	var kanban api.Template
	for _, template := range found[*api.TemplatePageHeaders](templates).Response.Data {
		if template.Name == "Kanban" {
			kanban = template
		}
	}
	launch := api.CreateBoard{
		Name:        "Launch",
		Description: api.NewOptDescription("With cake."),
		TemplateID:  api.NewOptTemplateId(kanban.ID),
	}
	board := found[*api.CreatedBoardResponseHeaders](must(client.CreateBoard(ctx, &launch, api.CreateBoardParams{})))
	boardID := board.Response.ID
	answer := must(client.ListColumns(ctx, api.ListColumnsParams{ID: boardID}))
	columns := found[*api.ColumnPageHeaders](answer).Response.Data
	fmt.Printf("made a board of %d columns from %s\n", len(columns), kanban.Name)
	change := api.UpdateBoard{Description: api.OptNilString{Set: true, Null: true}}
	changed := must(client.UpdateBoard(ctx, &change, api.UpdateBoardParams{ID: boardID}))
	if !found[*api.ChangedBoardResponseHeaders](changed).Response.Description.IsSet() {
		fmt.Println("cleared its description by null")
	}
	return boardID, columns[1].ID
}

// fillBoard gives the id of the last card.
func fillBoard(ctx context.Context, client *api.Client, boardID api.BoardId, columnID api.ColumnId) api.CardId {
	var last api.CardId
	for number := range 600 {
		body := api.CreateCard{
			Title:    api.CardTitle(fmt.Sprintf("Card %d", number+1)),
			ColumnID: api.NewOptColumnId(columnID),
		}
		card := must(client.CreateCard(ctx, &body, api.CreateCardParams{ID: boardID}))
		last = found[*api.CreatedCardResponseHeaders](card).Response.ID
	}
	fmt.Println("made 600 cards")
	readCards(ctx, client, boardID)

	move := api.MoveCard{ColumnID: columnID, Position: api.NewOptPosition(api.PositionTop)}
	found[*api.ChangedCardResponseHeaders](must(client.MoveCard(ctx, &move, api.MoveCardParams{ID: last})))
	query := api.ListCardsParams{ID: boardID, ColumnID: api.NewOptColumnId(columnID), Limit: api.NewOptInt32(1)}
	first := must(client.ListCards(ctx, query))
	if found[*api.CardPageResponseHeaders](first).Response.Data[0].ID == last {
		fmt.Println("moved the last card to the top")
	}

	link := must(client.CreateShareLink(ctx, &api.CreateShareLink{}, api.CreateShareLinkParams{ID: last}))
	token := found[*api.CreatedShareLinkHeaders](link).Response.Token
	answer := must(clientWith(credential{}).GetSharedCard(ctx, api.GetSharedCardParams{ShareToken: string(token)}))
	shared := found[*api.SharedCardHeaders](answer).Response
	fmt.Printf("read the shared card without a credential: %s in %s\n", shared.Title, shared.ColumnName)
	return last
}

func readBoard(ctx context.Context, client *api.Client, boardID api.BoardId, cardID api.CardId) {
	board := found[*api.BoardResponseHeaders](must(client.GetBoard(ctx, api.GetBoardParams{ID: boardID}))).Response
	listed := must(client.ListPeople(ctx, api.ListPeopleParams{ID: board.WorkspaceID}))
	people := found[*api.PersonPageHeaders](listed).Response.Data
	change := api.UpdateCard{
		AssigneeIds: api.CardAssigneeIds{people[0].ID},
		Priority:    api.NewOptNilString("high"),
	}
	changed := must(client.UpdateCard(ctx, &change, api.UpdateCardParams{ID: cardID}))
	found[*api.ChangedCardResponseHeaders](changed)
	fmt.Printf("assigned the card to the %d person of the workspace\n", len(people))

	query := api.ListCardsParams{
		ID:             boardID,
		Completed:      api.NewOptBool(false),
		AnyAssigneeIds: []api.UserId{people[0].ID, "user_01m6gvmvx0fm7vn3dkqkybkr2q"},
		Sort:           api.NewOptBoardCardSort("-updated_at"),
	}
	cards := found[*api.CardPageResponseHeaders](must(client.ListCards(ctx, query))).Response.Data
	fmt.Printf("found %d open card of theirs, of priority %s\n", len(cards), cards[0].Priority.Value)

	snapshot := must(client.GetBoardSnapshot(ctx, api.GetBoardSnapshotParams{ID: boardID}))
	columns := found[*api.BoardSnapshotHeaders](snapshot).Response.Columns
	count := int64(0)
	for _, column := range columns {
		count += int64(column.CardCount)
	}
	fmt.Printf("saw %d cards in %d columns in one request\n", count, len(columns))
}

func changeTogether(ctx context.Context, client *api.Client, boardID api.BoardId, columnID api.ColumnId) {
	column := api.NewOptColumnId(columnID)
	body := api.CreateCards{Cards: []api.CreateCard{
		{Title: "Bake", ColumnID: column},
		{Title: "Decorate", ColumnID: column},
	}}
	created := must(client.CreateCards(ctx, &body, api.CreateCardsParams{ID: boardID}))
	cards := found[*api.CardBatchResponseHeaders](created).Response.Cards
	fmt.Printf("made %d cards in one request\n", len(cards))

	board := found[*api.BoardResponseHeaders](must(client.GetBoard(ctx, api.GetBoardParams{ID: boardID}))).Response
	var moves api.MoveCards
	for _, card := range cards {
		top := api.NewOptPosition(api.PositionTop)
		item := api.MoveCardItem{ID: card.ID, Etag: card.Etag, ColumnID: columnID, Position: top}
		moves.Cards = append(moves.Cards, item)
	}
	answer := must(client.MoveCards(ctx, &moves, api.MoveCardsParams{ID: board.WorkspaceID}))
	moved := found[*api.CardBatchResponseHeaders](answer).Response.Cards
	query := api.ListCardsParams{ID: boardID, ColumnID: column, Limit: api.NewOptInt32(int32(len(moved)))}
	page := found[*api.CardPageResponseHeaders](must(client.ListCards(ctx, query))).Response
	var titles []string
	for _, card := range page.Data {
		titles = append(titles, string(card.Title))
	}
	fmt.Printf("moved %d cards to the top in one request: %s\n", len(moved), strings.Join(titles, ", "))
}

func changeBoards(ctx context.Context, client *api.Client, boardID api.BoardId, cardID api.CardId) {
	cake := api.CreateLabel{Name: "Cake", Color: api.LabelColorPink}
	label := must(client.CreateLabel(ctx, &cake, api.CreateLabelParams{ID: boardID}))
	labelID := found[*api.CreatedLabelResponseHeaders](label).Response.ID
	marked := must(client.AddCardLabel(ctx, api.AddCardLabelParams{ID: cardID, LabelID: labelID}))
	found[*api.ChangedCardResponseHeaders](marked)
	board := must(client.CreateBoard(ctx, &api.CreateBoard{Name: "Party"}, api.CreateBoardParams{}))
	partyID := found[*api.CreatedBoardResponseHeaders](board).Response.ID
	columns := must(client.ListColumns(ctx, api.ListColumnsParams{ID: partyID}))
	columnID := found[*api.ColumnPageHeaders](columns).Response.Data[0].ID

	move := api.MoveCard{ColumnID: columnID, Position: api.NewOptPosition(api.PositionTop)}
	query := api.MoveCardParams{ID: cardID, MissingLabels: api.NewOptMissingLabels(api.MissingLabelsCreate)}
	moved := found[*api.ChangedCardResponseHeaders](must(client.MoveCard(ctx, &move, query))).Response
	labels := must(client.ListLabels(ctx, api.ListLabelsParams{ID: partyID}))
	for _, label := range found[*api.LabelPageHeaders](labels).Response.Data {
		if moved.BoardID == partyID && slices.Contains(moved.LabelIds, label.ID) {
			fmt.Printf("moved a card to another board, with its label %s\n", label.Name)
		}
	}
}

func readCards(ctx context.Context, client *api.Client, boardID api.BoardId) {
	query := api.ListCardsParams{ID: boardID, Limit: api.NewOptInt32(250)}
	cards, pages := 0, 0
	for {
		page := found[*api.CardPageResponseHeaders](must(client.ListCards(ctx, query))).Response
		cards += len(page.Data)
		pages++
		if !page.NextCursor.IsSet() {
			break
		}
		query.Cursor = page.NextCursor
	}
	fmt.Printf("read %d cards in %d pages of up to 250\n", cards, pages)
}

func meetProblems(ctx context.Context, client *api.Client, columnID api.ColumnId) {
	card := must(client.GetCard(ctx, api.GetCardParams{ID: "card_01m6gvmvx0fm7vn3dkqkybkr2q"}))
	notFound := found[*api.NotFoundHeaders](card).Response
	fmt.Println(notFound.Status, notFound.Code)

	column := must(client.DeleteColumn(ctx, api.DeleteColumnParams{ID: columnID}))
	conflict := found[*api.ConflictHeaders](column).Response
	fmt.Println(conflict.Status, conflict.Code)

	body := api.CreateBoard{Name: "Launch", TemplateID: api.NewOptTemplateId("template_01m6gvmvx0fm7vn3dkqkybkr2q")}
	board := must(client.CreateBoard(ctx, &body, api.CreateBoardParams{}))
	unprocessable := found[*api.UnprocessableContentHeaders](board).Response
	fmt.Println(unprocessable.Status, unprocessable.Code, "at", unprocessable.Errors[0].Pointer.Value)
}

func must[Value any](value Value, err error) Value {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// found gives the answer that is expected; another one ends the scenario.
func found[Answer any](answer any) Answer {
	expected, ok := answer.(Answer)
	if !ok {
		log.Fatalf("another answer was expected: %+v", answer)
	}
	return expected
}
