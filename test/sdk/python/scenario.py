"""The scenario with a client by openapi-python-client."""

import os
import re
import time
from pathlib import Path
from typing import TypeVar

import httpx

from boards_api import AuthenticatedClient, Client
from boards_api.api.access_tokens import create_access_token
from boards_api.api.boards import create_board, get_board, get_board_snapshot, update_board
from boards_api.api.cards import (
    add_card_label,
    create_card,
    create_cards,
    get_card,
    list_cards,
    move_card,
    move_cards,
    update_card,
)
from boards_api.api.columns import delete_column, list_columns
from boards_api.api.labels import create_label, list_labels
from boards_api.api.members import create_member
from boards_api.api.people import list_people
from boards_api.api.share_links import create_share_link, get_shared_card
from boards_api.api.sign_in import create_session, create_sign_in_code
from boards_api.api.templates import list_templates
from boards_api.api.workspaces import create_workspace
from boards_api.models import (
    BoardCardSort,
    CreateAccessToken,
    CreateBoard,
    CreateCard,
    CreateCards,
    CreateLabel,
    CreateSession,
    CreateShareLink,
    CreateSignInCode,
    CreateWorkspace,
    CreateWorkspaceMember,
    LabelColor,
    MemberRole,
    MissingLabels,
    MoveCard,
    MoveCardItem,
    MoveCards,
    Position,
    Problem,
    UpdateBoard,
    UpdateCard,
)
from boards_api.types import UNSET, Unset

Body = TypeVar("Body")


def succeeded(answer: Body | Problem | None) -> Body:
    """Give the body of a success."""
    if answer is None or isinstance(answer, Problem):
        raise AssertionError(answer)
    return answer


def failed(answer: object) -> Problem:
    """Give the problem with which a request failed."""
    if not isinstance(answer, Problem):
        raise TypeError(answer)
    return answer


def anybody() -> Client:
    """Make a client without a credential."""
    return Client(os.environ["BOARDS_URL"])


def join_lists(request: httpx.Request) -> None:
    """Send a parameter with several values once, with commas."""
    query = request.url.params
    joined = {name: ",".join(query.get_list(name)) for name in query}
    request.url = request.url.copy_with(params=joined)


def client_with(secret: str) -> AuthenticatedClient:
    """Make a client that sends the secret of a session or a token."""
    hooks = {"event_hooks": {"request": [join_lists]}}
    return AuthenticatedClient(os.environ["BOARDS_URL"], token=secret, httpx_args=hooks)


def mailed_code(folder: Path, email: str) -> str:
    """Read the code that was mailed to someone, in the folder where the service writes its mail."""
    for _ in range(200):
        for mail in (path.read_text() for path in folder.glob("*.eml")):
            code = re.search(r"^\d{6}\b", mail, re.MULTILINE)
            if code is not None and f"\nTo: {email}" in mail:
                return code[0]
        time.sleep(0.05)
    message = f"no mail with a code came for {email}"
    raise AssertionError(message)


def sign_in(email: str) -> str:
    """Sign in as a person does, and give the session's secret."""
    with anybody() as client:
        asked = succeeded(create_sign_in_code.sync(client=client, body=CreateSignInCode(email=email)))
        code = mailed_code(Path(os.environ["BOARDS_MAIL"]), email)
        session = create_session.sync(client=client, body=CreateSession(sign_in_id=asked.id, code=code))
    return succeeded(session).secret


def make_token(session: AuthenticatedClient) -> str:
    """Make a workspace with a token and an invited member, and give the token's secret."""
    studio = succeeded(create_workspace.sync(client=session, body=CreateWorkspace(name="Studio")))
    body = CreateAccessToken(name="Script", scopes=["boards:read", "boards:write"])
    token = succeeded(create_access_token.sync(studio.id, client=session, body=body))
    print("made a workspace and a token")
    invite = CreateWorkspaceMember(email="grace@example.com", role=MemberRole.MEMBER)
    member = succeeded(create_member.sync(studio.id, client=session, body=invite))
    print(f"invited a member, who is {member.status}")
    return token.secret


def make_board(client: AuthenticatedClient) -> tuple[str, str]:
    """Make a board from a template, and give its id and that of its second column."""
    templates = succeeded(list_templates.sync(client=client)).data
    kanban = next(template for template in templates if template.name == "Kanban")
    body = CreateBoard(name="Launch", description="With cake.", template_id=kanban.id)
    board = succeeded(create_board.sync(client=client, body=body))
    columns = succeeded(list_columns.sync(board.id, client=client)).data
    print(f"made a board of {len(columns)} columns from {kanban.name}")
    changed = succeeded(update_board.sync(board.id, client=client, body=UpdateBoard(description=None)))
    if isinstance(changed.description, Unset):
        print("cleared its description by null")
    return board.id, columns[1].id


def read_cards(client: AuthenticatedClient, board_id: str) -> None:
    """Page through all cards of the board."""
    cards = pages = 0
    cursor: str | Unset = UNSET
    while True:
        page = succeeded(list_cards.sync(board_id, client=client, limit=250, cursor=cursor))
        cards += len(page.data)
        pages += 1
        cursor = page.next_cursor
        if isinstance(cursor, Unset):
            break
    print(f"read {cards} cards in {pages} pages of up to 250")


def fill_board(client: AuthenticatedClient, board_id: str, column_id: str) -> str:
    """Make cards, read, move and share them, and give the id of the last."""
    last = ""
    for number in range(1, 601):
        card = CreateCard(title=f"Card {number}", column_id=column_id)
        last = succeeded(create_card.sync(board_id, client=client, body=card)).id
    print("made 600 cards")
    read_cards(client, board_id)

    move = MoveCard(column_id=column_id, position=Position.TOP)
    succeeded(move_card.sync(last, client=client, body=move))
    first = succeeded(list_cards.sync(board_id, client=client, column_id=column_id, limit=1))
    if first.data[0].id == last:
        print("moved the last card to the top")

    link = succeeded(create_share_link.sync(last, client=client, body=CreateShareLink()))
    with anybody() as outsider:
        shared = succeeded(get_shared_card.sync(link.token, client=outsider))
    print(f"read the shared card without a credential: {shared.title} in {shared.column_name}")
    return last


def read_board(client: AuthenticatedClient, board_id: str, card_id: str) -> None:
    """Assign a card, find it by filters, and read the whole board at once."""
    workspace_id = succeeded(get_board.sync(board_id, client=client)).workspace_id
    people = succeeded(list_people.sync(workspace_id, client=client)).data
    user = people[0].id
    change = UpdateCard(assignee_ids=[user], priority="high")
    succeeded(update_card.sync(card_id, client=client, body=change))
    print(f"assigned the card to the {len(people)} person of the workspace")
    sort = BoardCardSort.VALUE_5
    users = [user, "user_01m6gvmvx0fm7vn3dkqkybkr2q"]
    page = list_cards.sync(board_id, client=client, completed=False, any_assignee_ids=users, sort=sort)
    found = succeeded(page).data
    print(f"found {len(found)} open card of theirs, of priority {found[0].priority}")
    columns = succeeded(get_board_snapshot.sync(board_id, client=client)).columns
    cards = sum(column.card_count for column in columns)
    print(f"saw {cards} cards in {len(columns)} columns in one request")


def change_together(client: AuthenticatedClient, board_id: str, column_id: str) -> None:
    """Make cards and move them, each in one request."""
    body = CreateCards(cards=[CreateCard(title=title, column_id=column_id) for title in ("Bake", "Decorate")])
    cards = succeeded(create_cards.sync(board_id, client=client, body=body)).cards
    print(f"made {len(cards)} cards in one request")
    workspace_id = succeeded(get_board.sync(board_id, client=client)).workspace_id
    top = Position.TOP
    items = [MoveCardItem(id=card.id, etag=card.etag, column_id=column_id, position=top) for card in cards]
    moved = succeeded(move_cards.sync(workspace_id, client=client, body=MoveCards(cards=items))).cards
    page = list_cards.sync(board_id, client=client, column_id=column_id, limit=len(moved))
    titles = ", ".join(card.title for card in succeeded(page).data)
    print(f"moved {len(moved)} cards to the top in one request: {titles}")


def change_boards(client: AuthenticatedClient, board_id: str, card_id: str) -> None:
    """Move a card with a label to another board."""
    cake = CreateLabel(name="Cake", color=LabelColor.PINK)
    label = succeeded(create_label.sync(board_id, client=client, body=cake))
    succeeded(add_card_label.sync(card_id, label.id, client=client))
    party = succeeded(create_board.sync(client=client, body=CreateBoard(name="Party")))
    column = succeeded(list_columns.sync(party.id, client=client)).data[0]
    body = MoveCard(column_id=column.id, position=Position.TOP)
    moved = succeeded(move_card.sync(card_id, client=client, body=body, missing_labels=MissingLabels.CREATE))
    labels = succeeded(list_labels.sync(party.id, client=client)).data
    names = [label.name for label in labels if label.id in moved.label_ids]
    if moved.board_id == party.id:
        print(f"moved a card to another board, with its label {names[0]}")


def meet_problems(client: AuthenticatedClient, column_id: str) -> None:
    """Show that problems come as what they are."""
    not_found = failed(get_card.sync("card_01m6gvmvx0fm7vn3dkqkybkr2q", client=client))
    print(not_found.status, not_found.code)
    conflict = failed(delete_column.sync(column_id, client=client))
    print(conflict.status, conflict.code)
    body = CreateBoard(name="Launch", template_id="template_01m6gvmvx0fm7vn3dkqkybkr2q")
    unprocessable = failed(create_board.sync(client=client, body=body))
    if isinstance(unprocessable.errors, Unset):
        raise TypeError(unprocessable)
    print(unprocessable.status, unprocessable.code, "at", unprocessable.errors[0].pointer)


with client_with(sign_in(os.environ["BOARDS_EMAIL"])) as person:
    print("signed in by mail")
    secret = make_token(person)
with client_with(secret) as program:
    board, column = make_board(program)
    card = fill_board(program, board, column)
    read_board(program, board, card)
    change_together(program, board, column)
    change_boards(program, board, card)
    meet_problems(program, column)
