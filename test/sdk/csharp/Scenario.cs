using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading;
using Boards.Api;
using Boards.Client;
using Boards.Model;
using Newtonsoft.Json;

/// <summary>
/// The scenario with a client by openapi-generator. It sends the properties that were set by name. What is required is
/// an argument of the constructor besides, which alone does not count as set.
/// </summary>
internal sealed class Scenario
{
    private static readonly HttpClient Http = new HttpClient();

    private readonly Configuration configuration;

    /// <param name="secret">Of a session or a token; null for no credential.</param>
    private Scenario(string secret = null)
    {
        configuration = new Configuration { BasePath = Setting("BOARDS_URL"), AccessToken = secret };
    }

    private BoardsApi Boards => new BoardsApi(Http, configuration);

    private CardsApi Cards => new CardsApi(Http, configuration);

    private ColumnsApi Columns => new ColumnsApi(Http, configuration);

    private LabelsApi Labels => new LabelsApi(Http, configuration);

    private ShareLinksApi ShareLinks => new ShareLinksApi(Http, configuration);

    public static void Main()
    {
        var session = new Scenario().SignIn(Setting("BOARDS_EMAIL"));
        Console.WriteLine("signed in by mail");
        var scenario = new Scenario(new Scenario(session).MakeToken());
        scenario.MakeBoard(out var boardId, out var columnId);
        var cardId = scenario.FillBoard(boardId, columnId);
        scenario.ReadBoard(boardId, cardId);
        scenario.ChangeTogether(boardId, columnId);
        scenario.ChangeBoards(boardId, cardId);
        scenario.MeetProblems(columnId);
    }

    private static string Setting(string name)
    {
        return Environment.GetEnvironmentVariable(name) ?? throw new InvalidOperationException(name + " is not set");
    }

    private string SignIn(string email)
    {
        var signIn = new SignInApi(Http, configuration);
        var id = signIn.CreateSignInCode(new CreateSignInCode(email) { Email = email }).Id;
        var code = MailedCode(Setting("BOARDS_MAIL"), email);
        return signIn.CreateSession(new CreateSession(id, code) { SignInId = id, Code = code }).Secret;
    }

    /// <summary>Reads the code that was mailed to someone, in the folder where the service writes its mail.</summary>
    private static string MailedCode(string folder, string email)
    {
        Directory.CreateDirectory(folder);
        for (var tries = 0; tries < 200; tries += 1)
        {
            var mails = Directory.GetFiles(folder, "*.eml").Select(File.ReadAllText);
            var mail = mails.FirstOrDefault(text => text.Contains("\nTo: " + email));
            var code = Regex.Match(mail ?? "", @"^\d{6}\b", RegexOptions.Multiline);
            if (code.Success)
            {
                return code.Value;
            }
            Thread.Sleep(50);
        }
        throw new InvalidOperationException("no mail with a code came for " + email);
    }

    private string MakeToken()
    {
        var studio = new CreateWorkspace("Studio") { Name = "Studio" };
        var workspaceId = new WorkspacesApi(Http, configuration).CreateWorkspace(studio).Id;
        var scopes = new List<string> { "boards:read", "boards:write" };
        var body = new CreateAccessToken("Script", scopes) { Name = "Script", Scopes = scopes };
        var token = new AccessTokensApi(Http, configuration).CreateAccessToken(workspaceId, body);
        Console.WriteLine("made a workspace and a token");
        const string grace = "grace@example.com";
        var invite = new CreateWorkspaceMember(grace, MemberRole.Member) { Email = grace, Role = MemberRole.Member };
        var member = new MembersApi(Http, configuration).CreateMember(workspaceId, invite);
        Console.WriteLine("invited a member, who is {0}", member.Status);
        return token.Secret;
    }

    private void MakeBoard(out string boardId, out string columnId)
    {
        var templates = new TemplatesApi(Http, configuration).ListTemplates().Data;
        var kanban = templates.First(template => template.Name == "Kanban");
        var launch = new CreateBoard(name: "Launch", description: "With cake.", templateId: kanban.Id) { Name = "Launch" };
        boardId = Boards.CreateBoard(launch).Id;
        var columns = Columns.ListColumns(boardId).Data;
        Console.WriteLine("made a board of {0} columns from {1}", columns.Count, kanban.Name);
        if (Boards.UpdateBoard(boardId, new UpdateBoard { Description = null }).Description == null)
        {
            Console.WriteLine("cleared its description by null");
        }
        columnId = columns[1].Id;
    }

    /// <returns>The id of the last card.</returns>
    private string FillBoard(string boardId, string columnId)
    {
        var last = "";
        for (var number = 1; number <= 600; number += 1)
        {
            var title = "Card " + number;
            last = Cards.CreateCard(boardId, new CreateCard(title, columnId: columnId) { Title = title }).Id;
        }
        Console.WriteLine("made 600 cards");
        ReadCards(boardId);

        Cards.MoveCard(last, new MoveCard(columnId, position: Position.Top) { ColumnId = columnId });
        if (Cards.ListCards(boardId, columnId: columnId, limit: 1).Data[0].Id == last)
        {
            Console.WriteLine("moved the last card to the top");
        }

        var link = ShareLinks.CreateShareLink(last, new CreateShareLink());
        var shared = new Scenario().ShareLinks.GetSharedCard(link.Token);
        Console.WriteLine("read the shared card without a credential: {0} in {1}", shared.Title, shared.ColumnName);
        return last;
    }

    private void ReadBoard(string boardId, string cardId)
    {
        var people = new PeopleApi(Http, configuration).ListPeople(Boards.GetBoard(boardId).WorkspaceId).Data;
        var assignees = new List<string> { people[0].Id };
        var change = new UpdateCard { AssigneeIds = assignees, Priority = "high" };
        Cards.UpdateCard(cardId, change);
        Console.WriteLine("assigned the card to the {0} person of the workspace", people.Count);
        const BoardCardSort sort = BoardCardSort.UpdatedAt2;
        var users = new List<string> { people[0].Id, "user_01m6gvmvx0fm7vn3dkqkybkr2q" };
        var found = Cards.ListCards(boardId, completed: false, anyAssigneeIds: users, sort: sort).Data;
        Console.WriteLine("found {0} open card of theirs, of priority {1}", found.Count, found[0].Priority);
        var columns = Boards.GetBoardSnapshot(boardId).Columns;
        var count = columns.Sum(column => column.CardCount);
        Console.WriteLine("saw {0} cards in {1} columns in one request", count, columns.Count);
    }

    private void ChangeTogether(string boardId, string columnId)
    {
        var titled = new[] { "Bake", "Decorate" }
            .Select(title => new CreateCard(title, columnId: columnId) { Title = title })
            .ToList();
        var cards = Cards.CreateCards(boardId, new CreateCards(titled) { Cards = titled }).Cards;
        Console.WriteLine("made {0} cards in one request", cards.Count);
        var moves = cards
            .Select(card => new MoveCardItem(card.Id, columnId: columnId)
            {
                Id = card.Id,
                ColumnId = columnId,
                Etag = card.Etag,
                Position = Position.Top,
            })
            .ToList();
        var workspaceId = Boards.GetBoard(boardId).WorkspaceId;
        var moved = Cards.MoveCards(workspaceId, new MoveCards(moves) { Cards = moves }).Cards;
        var top = Cards.ListCards(boardId, columnId: columnId, limit: moved.Count).Data;
        var titles = string.Join(", ", top.Select(card => card.Title));
        Console.WriteLine("moved {0} cards to the top in one request: {1}", moved.Count, titles);
    }

    private void ChangeBoards(string boardId, string cardId)
    {
        const LabelColor pink = LabelColor.Pink;
        var cake = new CreateLabel("Cake", pink) { Name = "Cake", Color = pink };
        Cards.AddCardLabel(cardId, Labels.CreateLabel(boardId, cake).Id);
        var partyId = Boards.CreateBoard(new CreateBoard(name: "Party") { Name = "Party" }).Id;
        var columnId = Columns.ListColumns(partyId).Data[0].Id;
        var move = new MoveCard(columnId, position: Position.Top) { ColumnId = columnId };
        var moved = Cards.MoveCard(cardId, move, missingLabels: MissingLabels.Create);
        var label = Labels.ListLabels(partyId).Data.First(there => moved.LabelIds.Contains(there.Id));
        if (moved.BoardId == partyId)
        {
            Console.WriteLine("moved a card to another board, with its label {0}", label.Name);
        }
    }

    private void ReadCards(string boardId)
    {
        var cards = 0;
        var pages = 0;
        string cursor = null;
        do
        {
            var page = Cards.ListCards(boardId, limit: 250, cursor: cursor);
            cards += page.Data.Count;
            pages += 1;
            cursor = page.NextCursor;
        }
        while (cursor != null);
        Console.WriteLine("read {0} cards in {1} pages of up to 250", cards, pages);
    }

    private void MeetProblems(string columnId)
    {
        var notFound = ProblemOf(() => Cards.GetCard("card_01m6gvmvx0fm7vn3dkqkybkr2q"));
        Console.WriteLine("{0} {1}", notFound.Status, notFound.Code);
        var conflict = ProblemOf(() => Columns.DeleteColumn(columnId));
        Console.WriteLine("{0} {1}", conflict.Status, conflict.Code);
        const string template = "template_01m6gvmvx0fm7vn3dkqkybkr2q";
        var launch = new CreateBoard(name: "Launch", templateId: template) { Name = "Launch" };
        var unprocessable = ProblemOf(() => Boards.CreateBoard(launch));
        var pointer = unprocessable.Errors[0].Pointer;
        Console.WriteLine("{0} {1} at {2}", unprocessable.Status, unprocessable.Code, pointer);
    }

    /// <summary>The exception brings the body as text; its type is the same for every problem.</summary>
    private static Problem ProblemOf(Action call)
    {
        try
        {
            call();
        }
        catch (ApiException exception)
        {
            return JsonConvert.DeserializeObject<Problem>((string)exception.ErrorContent);
        }
        throw new InvalidOperationException("it should have failed");
    }
}
