package example;

import com.fasterxml.jackson.core.JsonProcessingException;
import example.boards.ApiClient;
import example.boards.ApiException;
import example.boards.api.AccessTokensApi;
import example.boards.api.BoardsApi;
import example.boards.api.CardsApi;
import example.boards.api.ColumnsApi;
import example.boards.api.LabelsApi;
import example.boards.api.MembersApi;
import example.boards.api.PeopleApi;
import example.boards.api.ShareLinksApi;
import example.boards.api.SignInApi;
import example.boards.api.TemplatesApi;
import example.boards.api.WorkspacesApi;
import example.boards.model.BoardCardSort;
import example.boards.model.Card;
import example.boards.model.CardPage;
import example.boards.model.CreateAccessToken;
import example.boards.model.CreateBoard;
import example.boards.model.CreateCard;
import example.boards.model.CreateCards;
import example.boards.model.CreateLabel;
import example.boards.model.CreateSession;
import example.boards.model.CreateShareLink;
import example.boards.model.CreateSignInCode;
import example.boards.model.CreateWorkspace;
import example.boards.model.CreateWorkspaceMember;
import example.boards.model.Label;
import example.boards.model.LabelColor;
import example.boards.model.MemberRole;
import example.boards.model.MissingLabels;
import example.boards.model.MoveCard;
import example.boards.model.MoveCardItem;
import example.boards.model.MoveCards;
import example.boards.model.Position;
import example.boards.model.Problem;
import example.boards.model.UpdateBoard;
import example.boards.model.UpdateCard;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The scenario with a client by openapi-generator. */
final class Scenario {
  private static final Pattern CODE = Pattern.compile("^\\d{6}\\b", Pattern.MULTILINE);

  private final ApiClient client;

  private Scenario(ApiClient client) {
    this.client = client;
  }

  public static void main(String[] arguments) throws Exception {
    String session = signIn(System.getenv("BOARDS_EMAIL"));
    say("signed in by mail");
    String token = makeToken(clientWith(session));
    Scenario scenario = new Scenario(clientWith(token));
    Place place = scenario.makeBoard();
    String cardId = scenario.fillBoard(place);
    scenario.readBoard(place, cardId);
    scenario.changeTogether(place);
    scenario.changeBoards(place, cardId);
    scenario.meetProblems(place);
  }

  /** Where the cards go. */
  private record Place(String boardId, String columnId) {}

  private static void say(String line) {
    System.out.println(line);
  }

  private static ApiClient anybody() {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("BOARDS_URL"));
    return client;
  }

  /** Sends the secret of a session or a token. */
  private static ApiClient clientWith(String secret) {
    return anybody().setRequestInterceptor(request -> request.header("Authorization", "Bearer " + secret));
  }

  private static String signIn(String email) throws ApiException, IOException, InterruptedException {
    SignInApi signIn = new SignInApi(anybody());
    String id = signIn.createSignInCode(new CreateSignInCode().email(email)).getId();
    String code = mailedCode(Path.of(System.getenv("BOARDS_MAIL")), email);
    return signIn.createSession(new CreateSession().signInId(id).code(code)).getSecret();
  }

  /** Reads the code that was mailed to someone, in the folder where the service writes its mail. */
  private static String mailedCode(Path folder, String email) throws IOException, InterruptedException {
    for (int tries = 0; tries < 200; tries += 1) {
      Files.createDirectories(folder);
      try (DirectoryStream<Path> mails = Files.newDirectoryStream(folder, "*.eml")) {
        for (Path path : mails) {
          String mail = Files.readString(path);
          Matcher code = CODE.matcher(mail);
          if (mail.contains("\nTo: " + email) && code.find()) {
            return code.group();
          }
        }
      }
      Thread.sleep(50);
    }
    throw new AssertionError("no mail with a code came for " + email);
  }

  private static String makeToken(ApiClient session) throws ApiException {
    CreateWorkspace studio = new CreateWorkspace().name("Studio");
    String workspaceId = new WorkspacesApi(session).createWorkspace(studio, null, null).getId();
    CreateAccessToken token = new CreateAccessToken().name("Script").scopes(Set.of("boards:read", "boards:write"));
    String secret = new AccessTokensApi(session).createAccessToken(workspaceId, token, null, null).getSecret();
    say("made a workspace and a token");
    CreateWorkspaceMember invite = new CreateWorkspaceMember().email("grace@example.com").role(MemberRole.MEMBER);
    var member = new MembersApi(session).createMember(workspaceId, invite, null, null);
    say("invited a member, who is " + member.getStatus());
    return secret;
  }

  private Place makeBoard() throws ApiException {
    var templates = new TemplatesApi(client).listTemplates(null, null, null, null, null, null).getData();
    var kanban = templates.stream().filter(template -> template.getName().equals("Kanban")).findFirst().orElseThrow();
    CreateBoard launch = new CreateBoard().name("Launch").description("With cake.").templateId(kanban.getId());
    String boardId = new BoardsApi(client).createBoard(launch, null, null).getId();
    var columns = new ColumnsApi(client).listColumns(boardId, null, null, null, null, null).getData();
    say("made a board of " + columns.size() + " columns from " + kanban.getName());
    UpdateBoard change = new UpdateBoard().description(null);
    if (new BoardsApi(client).updateBoard(boardId, change, null, null).getDescription() == null) {
      say("cleared its description by null");
    }
    return new Place(boardId, columns.get(1).getId());
  }

  private CardPage listCards(Place place, String columnId, int limit, String cursor) throws ApiException {
    return new CardsApi(client)
        .listCards(place.boardId(), columnId, null, null, null, null, null, null, null, limit, cursor,
            null, null, null, null, null, null, null, null, null,
            null, null, null, null, null, null, null, null, null, null, null, null);
  }

  /** Returns the id of the last card. */
  private String fillBoard(Place place) throws ApiException {
    CardsApi cards = new CardsApi(client);
    String last = "";
    for (int number = 1; number <= 600; number += 1) {
      CreateCard card = new CreateCard().title("Card " + number).columnId(place.columnId());
      last = cards.createCard(place.boardId(), card, null, null).getId();
    }
    say("made 600 cards");
    readCards(place);

    MoveCard toTheTop = new MoveCard().columnId(place.columnId()).position(Position.TOP);
    cards.moveCard(last, toTheTop, null, null, null, null);
    if (listCards(place, place.columnId(), 1, null).getData().get(0).getId().equals(last)) {
      say("moved the last card to the top");
    }

    String token = new ShareLinksApi(client).createShareLink(last, new CreateShareLink(), null, null).getToken();
    var shared = new ShareLinksApi(anybody()).getSharedCard(token, null);
    say("read the shared card without a credential: " + shared.getTitle() + " in " + shared.getColumnName());
    return last;
  }

  private void readBoard(Place place, String cardId) throws ApiException {
    BoardsApi boards = new BoardsApi(client);
    String workspaceId = boards.getBoard(place.boardId(), null, null).getWorkspaceId();
    var people = new PeopleApi(client).listPeople(workspaceId, null, null, null, null).getData();
    Set<String> assignees = Set.of(people.get(0).getId());
    UpdateCard change = new UpdateCard().assigneeIds(assignees).priority("high");
    new CardsApi(client).updateCard(cardId, change, null, null);
    say("assigned the card to the " + people.size() + " person of the workspace");
    Set<String> users = Set.of(people.get(0).getId(), "user_01m6gvmvx0fm7vn3dkqkybkr2q");
    var found = new CardsApi(client)
        .listCards(place.boardId(), null, null, null, null, null, null, null, null, null, null,
            false, null, null, null, null, null, null, null, users,
            null, null, null, null, null, null, null, null, BoardCardSort._UPDATED_AT, null, null, null)
        .getData();
    say("found " + found.size() + " open card of theirs, of priority " + found.get(0).getPriority());
    var columns = boards.getBoardSnapshot(place.boardId(), null, null, null).getColumns();
    long count = columns.stream().mapToLong(column -> column.getCardCount()).sum();
    say("saw " + count + " cards in " + columns.size() + " columns in one request");
  }

  private void changeTogether(Place place) throws ApiException {
    CardsApi cardsApi = new CardsApi(client);
    List<CreateCard> titled = Stream.of("Bake", "Decorate")
        .map(title -> new CreateCard().title(title).columnId(place.columnId()))
        .collect(Collectors.toList());
    List<Card> cards = cardsApi.createCards(place.boardId(), new CreateCards().cards(titled), null, null).getCards();
    say("made " + cards.size() + " cards in one request");
    String workspaceId = new BoardsApi(client).getBoard(place.boardId(), null, null).getWorkspaceId();
    MoveCards moves = new MoveCards();
    for (Card card : cards) {
      MoveCardItem item = new MoveCardItem().id(card.getId()).etag(card.getEtag());
      moves.addCardsItem(item.columnId(place.columnId()).position(Position.TOP));
    }
    int count = cardsApi.moveCards(workspaceId, moves, null, null, null).getCards().size();
    String titles = listCards(place, place.columnId(), count, null).getData().stream()
        .map(Card::getTitle)
        .collect(Collectors.joining(", "));
    say("moved " + count + " cards to the top in one request: " + titles);
  }

  private void changeBoards(Place place, String cardId) throws ApiException {
    CardsApi cards = new CardsApi(client);
    LabelsApi labels = new LabelsApi(client);
    CreateLabel cake = new CreateLabel().name("Cake").color(LabelColor.PINK);
    cards.addCardLabel(cardId, labels.createLabel(place.boardId(), cake, null, null).getId(), null, null);
    String partyId = new BoardsApi(client).createBoard(new CreateBoard().name("Party"), null, null).getId();
    String columnId = new ColumnsApi(client).listColumns(partyId, null, null, null, null, null).getData().get(0).getId();
    MoveCard move = new MoveCard().columnId(columnId).position(Position.TOP);
    Card moved = cards.moveCard(cardId, move, null, null, null, MissingLabels.CREATE);
    for (Label label : labels.listLabels(partyId, null, null, null, null).getData()) {
      if (moved.getBoardId().equals(partyId) && moved.getLabelIds().contains(label.getId())) {
        say("moved a card to another board, with its label " + label.getName());
      }
    }
  }

  private void readCards(Place place) throws ApiException {
    int cards = 0;
    int pages = 0;
    String cursor = null;
    do {
      CardPage page = listCards(place, null, 250, cursor);
      cards += page.getData().size();
      pages += 1;
      cursor = page.getNextCursor();
    } while (cursor != null);
    say("read " + cards + " cards in " + pages + " pages of up to 250");
  }

  private void meetProblems(Place place) throws JsonProcessingException {
    Problem notFound = problemOf(() -> new CardsApi(client).getCard("card_01m6gvmvx0fm7vn3dkqkybkr2q", null, null, null));
    say(notFound.getStatus() + " " + notFound.getCode());
    Problem conflict = problemOf(() -> new ColumnsApi(client).deleteColumn(place.columnId(), null, null));
    say(conflict.getStatus() + " " + conflict.getCode());
    CreateBoard launch = new CreateBoard().name("Launch").templateId("template_01m6gvmvx0fm7vn3dkqkybkr2q");
    Problem unprocessable = problemOf(() -> new BoardsApi(client).createBoard(launch, null, null));
    String pointer = unprocessable.getErrors().get(0).getPointer();
    say(unprocessable.getStatus() + " " + unprocessable.getCode() + " at " + pointer);
  }

  private interface Call {
    void run() throws ApiException;
  }

  /** The exception brings the body as text; its type is the same for every problem. */
  private static Problem problemOf(Call call) throws JsonProcessingException {
    try {
      call.run();
    } catch (ApiException exception) {
      return ApiClient.createDefaultObjectMapper().readValue(exception.getResponseBody(), Problem.class);
    }
    throw new AssertionError("it should have failed");
  }
}
