//! The scenario with a client by openapi-generator, made from the contract's edition in `OpenAPI` 3.0.

use std::env;
use std::error::Error;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

use boards_api::apis;
use boards_api::apis::configuration::Configuration;
use boards_api::apis::{
    access_tokens_api, boards_api as boards, cards_api, columns_api, labels_api, members_api, people_api,
    share_links_api, sign_in_api, templates_api, workspaces_api,
};
use boards_api::models::{
    BoardCardSort, CardPage, CreateAccessToken, CreateBoard, CreateCard, CreateCards, CreateLabel, CreateSession,
    CreateShareLink, CreateSignInCode, CreateWorkspace, CreateWorkspaceMember, LabelColor, MemberRole, MissingLabels,
    MoveCard, MoveCardItem, MoveCards, Position, Problem, UpdateBoard, UpdateCard,
};

type Outcome<Value> = Result<Value, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let session = sign_in(&env::var("BOARDS_EMAIL")?)?;
    println!("signed in by mail");
    let token = make_token(&client_with(Some(session))?)?;
    let client = client_with(Some(token))?;
    let (board_id, column_id) = make_board(&client)?;
    let last = fill_board(&client, &board_id, &column_id)?;
    read_board(&client, &board_id, &last)?;
    change_together(&client, &board_id, &column_id)?;
    change_boards(&client, &board_id, &last)?;
    meet_problems(&client, &column_id)
}

/// Sends the secret of a session or a token, or no credential.
fn client_with(secret: Option<String>) -> Outcome<Configuration> {
    Ok(Configuration { base_path: env::var("BOARDS_URL")?, bearer_access_token: secret, ..Configuration::new() })
}

fn sign_in(email: &str) -> Outcome<String> {
    let anybody = client_with(None)?;
    let asked = sign_in_api::create_sign_in_code(&anybody, CreateSignInCode::new(email.to_owned()))?;
    let code = mailed_code(email)?;
    Ok(sign_in_api::create_session(&anybody, CreateSession::new(asked.id, code))?.secret)
}

/// Reads the code that was mailed to someone, in the folder where the service writes its mail.
fn mailed_code(email: &str) -> Outcome<String> {
    let folder = env::var("BOARDS_MAIL")?;
    let recipient = format!("To: {email}");
    for _ in 0..200 {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let mail = fs::read_to_string(entry?.path())?;
            let code = mail.lines().find(|line| line.len() == 6 && line.bytes().all(|byte| byte.is_ascii_digit()));
            if let (Some(code), true) = (code, mail.lines().any(|line| line == recipient)) {
                return Ok(code.to_owned());
            }
        }
        sleep(Duration::from_millis(50));
    }
    Err(format!("no mail with a code came for {email}").into())
}

fn make_token(session: &Configuration) -> Outcome<String> {
    let studio = CreateWorkspace::new("Studio".to_owned());
    let workspace_id = workspaces_api::create_workspace(session, studio, None, None)?.id;
    let scopes = vec!["boards:read".to_owned(), "boards:write".to_owned()];
    let body = CreateAccessToken::new("Script".to_owned(), scopes);
    let token = access_tokens_api::create_access_token(session, &workspace_id, body, None, None)?;
    println!("made a workspace and a token");
    let invite = CreateWorkspaceMember::new("grace@example.com".to_owned(), MemberRole::Member);
    let member = members_api::create_member(session, &workspace_id, invite, None, None)?;
    println!("invited a member, who is {}", member.status);
    Ok(token.secret)
}

fn make_board(client: &Configuration) -> Outcome<(String, String)> {
    let templates = templates_api::list_templates(client, None, None, None, None, None, None)?.data;
    let kanban = templates.into_iter().find(|template| template.name == "Kanban").ok_or("there is no Kanban")?;
    let body = CreateBoard {
        description: Some("With cake.".to_owned()),
        template_id: Some(kanban.id),
        ..CreateBoard::new("Launch".to_owned())
    };
    let board = boards::create_board(client, body, None, None)?;
    let columns = columns_api::list_columns(client, &board.id, None, None, None, None, None)?.data;
    println!("made a board of {} columns from {}", columns.len(), kanban.name);
    let change = UpdateBoard { description: Some(None), ..UpdateBoard::new() };
    if boards::update_board(client, &board.id, change, None, None)?.description.is_none() {
        println!("cleared its description by null");
    }
    Ok((board.id, columns.get(1).ok_or("there is no second column")?.id.clone()))
}

/// Some filters of a list of cards.
#[derive(Default)]
struct Query<'a> {
    column_id: Option<&'a str>,
    limit: Option<i32>,
    cursor: Option<&'a str>,
    completed: Option<bool>,
    any_assignee_ids: Option<Vec<String>>,
    sort: Option<BoardCardSort>,
}

fn list_cards(client: &Configuration, board_id: &str, query: Query) -> Outcome<CardPage> {
    let page = cards_api::list_cards(
        client,
        board_id,
        query.column_id,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        query.limit,
        query.cursor,
        query.completed,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        query.any_assignee_ids,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        query.sort,
        None,
        None,
        None,
    )?;
    Ok(page)
}

/// Gives the id of the last card.
fn fill_board(client: &Configuration, board_id: &str, column_id: &str) -> Outcome<String> {
    let mut last = String::new();
    for number in 1..=600 {
        let title = format!("Card {number}");
        let body = CreateCard { column_id: Some(column_id.to_owned()), ..CreateCard::new(title) };
        last = cards_api::create_card(client, board_id, body, None, None)?.id;
    }
    println!("made 600 cards");
    read_cards(client, board_id)?;

    let to_the_top = MoveCard { position: Some(Position::Top), ..MoveCard::new(column_id.to_owned()) };
    cards_api::move_card(client, &last, to_the_top, None, None, None, None)?;
    let query = Query { column_id: Some(column_id), limit: Some(1), ..Query::default() };
    let first = list_cards(client, board_id, query)?.data;
    if first.first().is_some_and(|card| card.id == last) {
        println!("moved the last card to the top");
    }

    let token = share_links_api::create_share_link(client, &last, CreateShareLink::new(), None, None)?.token;
    let shared = share_links_api::get_shared_card(&client_with(None)?, &token, None)?;
    println!("read the shared card without a credential: {} in {}", shared.title, shared.column_name);
    Ok(last)
}

fn read_board(client: &Configuration, board_id: &str, card_id: &str) -> Outcome<()> {
    let workspace_id = boards::get_board(client, board_id, None, None)?.workspace_id;
    let people = people_api::list_people(client, &workspace_id, None, None, None, None)?.data;
    let assignees: Vec<String> = people.first().map(|person| person.id.clone()).into_iter().collect();
    let change = UpdateCard {
        assignee_ids: Some(assignees.clone()),
        priority: Some(Some("high".to_owned())),
        ..UpdateCard::new()
    };
    cards_api::update_card(client, card_id, change, None, None)?;
    println!("assigned the card to the {} person of the workspace", people.len());
    let query = Query {
        completed: Some(false),
        any_assignee_ids: Some([assignees, vec!["user_01m6gvmvx0fm7vn3dkqkybkr2q".to_owned()]].concat()),
        sort: Some(BoardCardSort::UpdatedAt2),
        ..Query::default()
    };
    let found = list_cards(client, board_id, query)?.data;
    let priority = found.first().and_then(|card| card.priority.as_deref()).ok_or("there is no priority")?;
    println!("found {} open card of theirs, of priority {priority}", found.len());
    let columns = boards::get_board_snapshot(client, board_id, None, None, None)?.columns;
    let count: i64 = columns.iter().map(|column| i64::from(column.card_count)).sum();
    println!("saw {count} cards in {} columns in one request", columns.len());
    Ok(())
}

fn change_together(client: &Configuration, board_id: &str, column_id: &str) -> Outcome<()> {
    let bodies = ["Bake", "Decorate"].map(|title| CreateCard {
        column_id: Some(column_id.to_owned()),
        ..CreateCard::new(title.to_owned())
    });
    let body = CreateCards::new(bodies.to_vec());
    let made = cards_api::create_cards(client, board_id, body, None, None)?.cards;
    println!("made {} cards in one request", made.len());
    let moves = made.into_iter().map(|card| MoveCardItem {
        etag: card.etag,
        position: Some(Position::Top),
        ..MoveCardItem::new(card.id, column_id.to_owned())
    });
    let workspace_id = boards::get_board(client, board_id, None, None)?.workspace_id;
    let body = MoveCards::new(moves.collect());
    let answer = cards_api::move_cards(client, &workspace_id, body, None, None, None)?.cards;
    let limit = Some(i32::try_from(answer.len())?);
    let top = list_cards(client, board_id, Query { column_id: Some(column_id), limit, ..Query::default() })?.data;
    let titles: Vec<String> = top.into_iter().map(|card| card.title).collect();
    println!("moved {} cards to the top in one request: {}", answer.len(), titles.join(", "));
    Ok(())
}

fn change_boards(client: &Configuration, board_id: &str, card_id: &str) -> Outcome<()> {
    let cake = CreateLabel::new("Cake".to_owned(), LabelColor::Pink);
    let label = labels_api::create_label(client, board_id, cake, None, None)?;
    cards_api::add_card_label(client, card_id, &label.id, None, None)?;
    let party = boards::create_board(client, CreateBoard::new("Party".to_owned()), None, None)?;
    let columns = columns_api::list_columns(client, &party.id, None, None, None, None, None)?.data;
    let column_id = columns.first().ok_or("there is no column")?.id.clone();
    let body = MoveCard { position: Some(Position::Top), ..MoveCard::new(column_id) };
    let missing = Some(MissingLabels::Create);
    let moved = cards_api::move_card(client, card_id, body, None, None, None, missing)?;
    let labels = labels_api::list_labels(client, &party.id, None, None, None, None)?.data;
    let label = labels.iter().find(|label| moved.label_ids.contains(&label.id)).ok_or("the label is missing")?;
    if moved.board_id == party.id {
        println!("moved a card to another board, with its label {}", label.name);
    }
    Ok(())
}

fn read_cards(client: &Configuration, board_id: &str) -> Outcome<()> {
    let mut cards = 0;
    let mut pages = 0;
    let mut cursor: Option<String> = None;
    loop {
        let query = Query { limit: Some(250), cursor: cursor.as_deref(), ..Query::default() };
        let page = list_cards(client, board_id, query)?;
        cards += page.data.len();
        pages += 1;
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    println!("read {cards} cards in {pages} pages of up to 250");
    Ok(())
}

fn meet_problems(client: &Configuration, column_id: &str) -> Outcome<()> {
    let not_found = problem_of(cards_api::get_card(client, "card_01m6gvmvx0fm7vn3dkqkybkr2q", None, None, None))?;
    println!("{} {}", not_found.status, not_found.code);
    let conflict = problem_of(columns_api::delete_column(client, column_id, None, None))?;
    println!("{} {}", conflict.status, conflict.code);
    let template_id = Some("template_01m6gvmvx0fm7vn3dkqkybkr2q".to_owned());
    let body = CreateBoard { template_id, ..CreateBoard::new("Launch".to_owned()) };
    let unprocessable = problem_of(boards::create_board(client, body, None, None))?;
    let errors = unprocessable.errors.unwrap_or_default();
    let pointer = errors.first().and_then(|error| error.pointer.as_deref()).ok_or("no place is named")?;
    println!("{} {} at {pointer}", unprocessable.status, unprocessable.code);
    Ok(())
}

/// The problem with which a request failed. Each operation has an enumeration of its own for them, by status; the
/// problem itself has the same type in all.
fn problem_of<Value, Failure>(outcome: Result<Value, apis::Error<Failure>>) -> Outcome<Problem> {
    match outcome {
        Err(apis::Error::ResponseError(response)) => Ok(serde_json::from_str(&response.content)?),
        Err(_) => Err("no answer came".into()),
        Ok(_) => Err("it should have failed".into()),
    }
}
