/** The scenario with a client by openapi-generator. */
package example

import com.fasterxml.jackson.databind.node.JsonNodeFactory
import com.fasterxml.jackson.databind.node.ObjectNode
import com.fasterxml.jackson.module.kotlin.readValue
import example.boards.apis.AccessTokensApi
import example.boards.apis.BoardsApi
import example.boards.apis.CardsApi
import example.boards.apis.ColumnsApi
import example.boards.apis.LabelsApi
import example.boards.apis.MembersApi
import example.boards.apis.PeopleApi
import example.boards.apis.ShareLinksApi
import example.boards.apis.SignInApi
import example.boards.apis.TemplatesApi
import example.boards.apis.WorkspacesApi
import example.boards.infrastructure.ApiResponse
import example.boards.infrastructure.ClientError
import example.boards.infrastructure.ClientException
import example.boards.infrastructure.RequestConfig
import example.boards.infrastructure.Serializer
import example.boards.infrastructure.Success
import example.boards.models.Board
import example.boards.models.BoardCardSort
import example.boards.models.CreateAccessToken
import example.boards.models.CreateBoard
import example.boards.models.CreateCard
import example.boards.models.CreateCards
import example.boards.models.CreateLabel
import example.boards.models.CreateSession
import example.boards.models.CreateShareLink
import example.boards.models.CreateSignInCode
import example.boards.models.CreateWorkspace
import example.boards.models.CreateWorkspaceMember
import example.boards.models.LabelColor
import example.boards.models.MemberRole
import example.boards.models.MissingLabels
import example.boards.models.MoveCard
import example.boards.models.MoveCardItem
import example.boards.models.MoveCards
import example.boards.models.Position
import example.boards.models.Problem
import example.boards.models.UpdateBoard
import example.boards.models.UpdateCard
import java.io.File
import okhttp3.Call
import okhttp3.OkHttpClient

private val codePattern = Regex("^\\d{6}\\b", RegexOption.MULTILINE)
private val http = OkHttpClient()
private val url = setting("BOARDS_URL")

fun main() {
    val session = clientWith(signIn(setting("BOARDS_EMAIL")))
    println("signed in by mail")
    val scenario = Scenario(clientWith(makeToken(session)))
    val (boardId, columnId) = scenario.makeBoard()
    val cardId = scenario.fillBoard(boardId, columnId)
    scenario.readBoard(boardId, cardId)
    scenario.changeTogether(boardId, columnId)
    scenario.changeBoards(boardId, cardId)
    scenario.meetProblems(columnId)
    http.dispatcher.executorService.shutdown()
    http.connectionPool.evictAll()
}

private fun setting(name: String): String = System.getenv(name) ?: error("$name is not set")

/** Sends the secret of a session or a token. */
private fun clientWith(secret: String): Call.Factory =
    http.newBuilder()
        .addInterceptor { it.proceed(it.request().newBuilder().header("Authorization", "Bearer $secret").build()) }
        .build()

private fun signIn(email: String): String {
    val signIn = SignInApi(url, http)
    val id = signIn.createSignInCode(CreateSignInCode(email)).id
    return signIn.createSession(CreateSession(id, mailedCode(File(setting("BOARDS_MAIL")), email))).secret
}

/** Reads the code that was mailed to someone, in the folder where the service writes its mail. */
private fun mailedCode(folder: File, email: String): String {
    repeat(200) {
        val mails = folder.listFiles { file -> file.extension == "eml" }.orEmpty().map { it.readText() }
        val code = mails.find { "\nTo: $email" in it }?.let(codePattern::find)
        if (code != null) return code.value
        Thread.sleep(50)
    }
    error("no mail with a code came for $email")
}

private fun makeToken(session: Call.Factory): String {
    val workspaceId = WorkspacesApi(url, session).createWorkspace(CreateWorkspace("Studio")).id
    val body = CreateAccessToken("Script", setOf("boards:read", "boards:write"))
    val token = AccessTokensApi(url, session).createAccessToken(workspaceId, body)
    println("made a workspace and a token")
    val invite = CreateWorkspaceMember("grace@example.com", MemberRole.member)
    val member = MembersApi(url, session).createMember(workspaceId, invite)
    println("invited a member, who is ${member.status}")
    return token.secret
}

/**
 * Sends changes that clear: the generated classes leave out what is null, whether it was set or not, so such a change is
 * sent as JSON.
 */
private class ClearingBoardsApi(client: Call.Factory) : BoardsApi(url, client) {
    fun clearDescription(id: String): Board {
        val typed = updateBoardRequestConfig(id, UpdateBoard(), null, null)
        val change = JsonNodeFactory.instance.objectNode().putNull("description")
        val config = RequestConfig(typed.method, typed.path, typed.headers, requiresAuthentication = true, body = change)
        return succeeded(request<ObjectNode, Board>(config))
    }
}

private fun <T> succeeded(response: ApiResponse<T?>): T =
    (response as? Success<T?>)?.data ?: error("it should have succeeded: ${response.statusCode}")

private class Scenario(client: Call.Factory) {
    private val boards = ClearingBoardsApi(client)
    private val cards = CardsApi(url, client)
    private val columns = ColumnsApi(url, client)
    private val labels = LabelsApi(url, client)
    private val people = PeopleApi(url, client)
    private val shareLinks = ShareLinksApi(url, client)
    private val templates = TemplatesApi(url, client)

    /** The ids of the board and of its second column. */
    fun makeBoard(): Pair<String, String> {
        val kanban = templates.listTemplates().data.first { it.name == "Kanban" }
        val launch = CreateBoard("Launch", description = "With cake.", templateId = kanban.id)
        val boardId = boards.createBoard(launch).id
        val columns = columns.listColumns(boardId).data
        println("made a board of ${columns.size} columns from ${kanban.name}")
        if (boards.clearDescription(boardId).description == null) println("cleared its description by null")
        return boardId to columns[1].id
    }

    /** The id of the last card. */
    fun fillBoard(boardId: String, columnId: String): String {
        val made = (1..600).map { number -> cards.createCard(boardId, CreateCard("Card $number", columnId = columnId)).id }
        println("made 600 cards")
        readCards(boardId)

        cards.moveCard(made.last(), MoveCard(columnId, position = Position.top))
        val first = cards.listCards(boardId, columnId = columnId, limit = 1).data.first()
        if (first.id == made.last()) println("moved the last card to the top")

        val link = shareLinks.createShareLink(made.last(), CreateShareLink())
        val shared = ShareLinksApi(url, http).getSharedCard(link.token)
        println("read the shared card without a credential: ${shared.title} in ${shared.columnName}")
        return made.last()
    }

    fun readBoard(boardId: String, cardId: String) {
        val people = people.listPeople(boards.getBoard(boardId).workspaceId).data
        val assignees = setOf(people.first().id)
        cards.updateCard(cardId, UpdateCard(assigneeIds = assignees, priority = "high"))
        println("assigned the card to the ${people.size} person of the workspace")
        val sort = BoardCardSort.MinusUpdated_at
        val users = assignees + "user_01m6gvmvx0fm7vn3dkqkybkr2q"
        val found = cards.listCards(boardId, completed = false, anyAssigneeIds = users, sort = sort).data
        println("found ${found.size} open card of theirs, of priority ${found.first().priority}")
        val columns = boards.getBoardSnapshot(boardId).columns
        println("saw ${columns.sumOf { it.cardCount }} cards in ${columns.size} columns in one request")
    }

    fun changeTogether(boardId: String, columnId: String) {
        val titled = listOf("Bake", "Decorate").map { CreateCard(it, columnId = columnId) }
        val made = cards.createCards(boardId, CreateCards(titled)).cards
        println("made ${made.size} cards in one request")
        val moves = made.map { MoveCardItem(it.id, columnId, etag = it.etag, position = Position.top) }
        val moved = cards.moveCards(boards.getBoard(boardId).workspaceId, MoveCards(moves)).cards
        val top = cards.listCards(boardId, columnId = columnId, limit = moved.size).data
        println("moved ${moved.size} cards to the top in one request: ${top.joinToString { it.title }}")
    }

    fun changeBoards(boardId: String, cardId: String) {
        cards.addCardLabel(cardId, labels.createLabel(boardId, CreateLabel("Cake", LabelColor.pink)).id)
        val partyId = boards.createBoard(CreateBoard("Party")).id
        val move = MoveCard(columns.listColumns(partyId).data.first().id, position = Position.top)
        val moved = cards.moveCard(cardId, move, missingLabels = MissingLabels.create)
        val label = labels.listLabels(partyId).data.first { it.id in moved.labelIds }
        if (moved.boardId == partyId) println("moved a card to another board, with its label ${label.name}")
    }

    fun meetProblems(columnId: String) {
        val notFound = problemOf { cards.getCard("card_01m6gvmvx0fm7vn3dkqkybkr2q") }
        println("${notFound.status} ${notFound.code}")
        val conflict = problemOf { columns.deleteColumn(columnId) }
        println("${conflict.status} ${conflict.code}")
        val launch = CreateBoard("Launch", templateId = "template_01m6gvmvx0fm7vn3dkqkybkr2q")
        val unprocessable = problemOf { boards.createBoard(launch) }
        println("${unprocessable.status} ${unprocessable.code} at ${unprocessable.errors?.first()?.pointer}")
    }

    private fun readCards(boardId: String) {
        val pages = generateSequence(cards.listCards(boardId, limit = 250)) { page ->
            page.nextCursor?.let { cards.listCards(boardId, limit = 250, cursor = it) }
        }.toList()
        println("read ${pages.sumOf { it.data.size }} cards in ${pages.size} pages of up to 250")
    }
}

/** The exception brings the body as text; its type is the same for every problem. */
private fun problemOf(call: () -> Unit): Problem {
    val exception = runCatching(call).exceptionOrNull() as? ClientException ?: error("it should have failed")
    return Serializer.jacksonObjectMapper.readValue((exception.response as ClientError<*>).body as String)
}
