# frozen_string_literal: true

# The scenario with a client by openapi-generator.

require 'uri'

$LOAD_PATH.unshift("#{__dir__}/boards-api/lib")
require 'boards'

# Everything the service is asked, with the secret of a session or a token, or with no credential.
class Scenario
  CODE = /^\d{6}\b/

  def initialize(secret = nil)
    service = URI(ENV.fetch('BOARDS_URL'))
    configuration = Boards::Configuration.new do |config|
      config.scheme = service.scheme
      config.host = "#{service.host}:#{service.port}"
      config.access_token = secret
    end
    @client = Boards::ApiClient.new(configuration)
  end

  def sign_in(email)
    sign_in = Boards::SignInApi.new(@client)
    id = sign_in.create_sign_in_code(Boards::CreateSignInCode.new(email: email)).id
    code = mailed_code(ENV.fetch('BOARDS_MAIL'), email)
    sign_in.create_session(Boards::CreateSession.new(sign_in_id: id, code: code)).secret
  end

  def make_token
    studio = Boards::CreateWorkspace.new(name: 'Studio')
    workspace_id = Boards::WorkspacesApi.new(@client).create_workspace(studio).id
    body = Boards::CreateAccessToken.new(name: 'Script', scopes: %w[boards:read boards:write])
    token = Boards::AccessTokensApi.new(@client).create_access_token(workspace_id, body)
    puts 'made a workspace and a token'
    invite = Boards::CreateWorkspaceMember.new(email: 'grace@example.com', role: Boards::MemberRole::MEMBER)
    member = Boards::MembersApi.new(@client).create_member(workspace_id, invite)
    puts "invited a member, who is #{member.status}"
    token.secret
  end

  # The ids of the board and of its second column.
  def make_board
    kanban = Boards::TemplatesApi.new(@client).list_templates.data.find { |template| template.name == 'Kanban' }
    launch = Boards::CreateBoard.new(name: 'Launch', description: 'With cake.', template_id: kanban.id)
    board_id = boards.create_board(launch).id
    columns = columns_api.list_columns(board_id).data
    puts "made a board of #{columns.size} columns from #{kanban.name}"
    changed = boards.update_board(board_id, Boards::UpdateBoard.new(description: nil))
    puts 'cleared its description by null' if changed.description.nil?
    [board_id, columns[1].id]
  end

  # The id of the last card.
  def fill_board(board_id, column_id)
    last = nil
    (1..600).each do |number|
      card = Boards::CreateCard.new(title: "Card #{number}", column_id: column_id)
      last = cards.create_card(board_id, card).id
    end
    puts 'made 600 cards'
    read_cards(board_id)

    cards.move_card(last, Boards::MoveCard.new(column_id: column_id, position: Boards::Position::TOP))
    first = cards.list_cards(board_id, column_id: column_id, limit: 1).data.first
    puts 'moved the last card to the top' if first.id == last

    link = share_links.create_share_link(last, Boards::CreateShareLink.new)
    shared = Scenario.new.share_links.get_shared_card(link.token)
    puts "read the shared card without a credential: #{shared.title} in #{shared.column_name}"
    last
  end

  def read_board(board_id, card_id)
    people = Boards::PeopleApi.new(@client).list_people(boards.get_board(board_id).workspace_id).data
    user = people.first.id
    cards.update_card(card_id, Boards::UpdateCard.new(assignee_ids: [user], priority: 'high'))
    puts "assigned the card to the #{people.size} person of the workspace"
    query = { completed: false, any_assignee_ids: [user, 'user_01m6gvmvx0fm7vn3dkqkybkr2q'], sort: '-updated_at' }
    found = cards.list_cards(board_id, query).data
    puts "found #{found.size} open card of theirs, of priority #{found.first.priority}"
    columns = boards.get_board_snapshot(board_id).columns
    puts "saw #{columns.sum(&:card_count)} cards in #{columns.size} columns in one request"
  end

  def change_together(board_id, column_id)
    titled = %w[Bake Decorate].map { |title| Boards::CreateCard.new(title: title, column_id: column_id) }
    made = cards.create_cards(board_id, Boards::CreateCards.new(cards: titled)).cards
    puts "made #{made.size} cards in one request"
    to_the_top = { column_id: column_id, position: Boards::Position::TOP }
    moves = made.map { |card| Boards::MoveCardItem.new(id: card.id, etag: card.etag, **to_the_top) }
    workspace_id = boards.get_board(board_id).workspace_id
    moved = cards.move_cards(workspace_id, Boards::MoveCards.new(cards: moves)).cards
    top = cards.list_cards(board_id, column_id: column_id, limit: moved.size).data
    puts "moved #{moved.size} cards to the top in one request: #{top.map(&:title).join(', ')}"
  end

  def change_boards(board_id, card_id)
    cake = Boards::CreateLabel.new(name: 'Cake', color: Boards::LabelColor::PINK)
    cards.add_card_label(card_id, labels.create_label(board_id, cake).id)
    party_id = boards.create_board(Boards::CreateBoard.new(name: 'Party')).id
    column_id = columns_api.list_columns(party_id).data.first.id
    move = Boards::MoveCard.new(column_id: column_id, position: Boards::Position::TOP)
    moved = cards.move_card(card_id, move, missing_labels: Boards::MissingLabels::CREATE)
    label = labels.list_labels(party_id).data.find { |there| moved.label_ids.include?(there.id) }
    puts "moved a card to another board, with its label #{label.name}" if moved.board_id == party_id
  end

  def meet_problems(column_id)
    not_found = problem_of { cards.get_card('card_01m6gvmvx0fm7vn3dkqkybkr2q') }
    puts "#{not_found.status} #{not_found.code}"
    conflict = problem_of { columns_api.delete_column(column_id) }
    puts "#{conflict.status} #{conflict.code}"
    launch = Boards::CreateBoard.new(name: 'Launch', template_id: 'template_01m6gvmvx0fm7vn3dkqkybkr2q')
    unprocessable = problem_of { boards.create_board(launch) }
    puts "#{unprocessable.status} #{unprocessable.code} at #{unprocessable.errors.first.pointer}"
  end

  def share_links = Boards::ShareLinksApi.new(@client)

  private

  def boards = Boards::BoardsApi.new(@client)
  def cards = Boards::CardsApi.new(@client)
  def columns_api = Boards::ColumnsApi.new(@client)
  def labels = Boards::LabelsApi.new(@client)

  def read_cards(board_id)
    count = 0
    pages = 0
    query = { limit: 250 }
    loop do
      page = cards.list_cards(board_id, query)
      count += page.data.size
      pages += 1
      break if page.next_cursor.nil?

      query[:cursor] = page.next_cursor
    end
    puts "read #{count} cards in #{pages} pages of up to 250"
  end

  # The error brings the body as text; its type is the same for every problem.
  def problem_of
    yield
  rescue Boards::ApiError => e
    Boards::Problem.build_from_hash(JSON.parse(e.response_body, symbolize_names: true))
  else
    raise 'it should have failed'
  end

  # Reads the code that was mailed to someone, in the folder where the service writes its mail.
  def mailed_code(folder, email)
    200.times do
      mail = Dir["#{folder}/*.eml"].map { |file| File.read(file) }.find { |text| text.include?("\nTo: #{email}") }
      code = mail && mail[CODE]
      return code if code

      sleep 0.05
    end
    raise "no mail with a code came for #{email}"
  end
end

session = Scenario.new.sign_in(ENV.fetch('BOARDS_EMAIL'))
puts 'signed in by mail'
scenario = Scenario.new(Scenario.new(session).make_token)
board_id, column_id = scenario.make_board
card_id = scenario.fill_board(board_id, column_id)
scenario.read_board(board_id, card_id)
scenario.change_together(board_id, column_id)
scenario.change_boards(board_id, card_id)
scenario.meet_problems(column_id)
