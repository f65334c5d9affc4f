<?php

/** The scenario with a client by openapi-generator. */

declare(strict_types=1);

use Boards\Api\AccessTokensApi;
use Boards\Api\BoardsApi;
use Boards\Api\CardsApi;
use Boards\Api\ColumnsApi;
use Boards\Api\LabelsApi;
use Boards\Api\MembersApi;
use Boards\Api\PeopleApi;
use Boards\Api\ShareLinksApi;
use Boards\Api\SignInApi;
use Boards\Api\TemplatesApi;
use Boards\Api\WorkspacesApi;
use Boards\ApiException;
use Boards\Configuration;
use Boards\Model\BoardCardSort;
use Boards\Model\CreateAccessToken;
use Boards\Model\CreateBoard;
use Boards\Model\CreateCard;
use Boards\Model\CreateCards;
use Boards\Model\CreateLabel;
use Boards\Model\CreateSession;
use Boards\Model\CreateShareLink;
use Boards\Model\CreateSignInCode;
use Boards\Model\CreateWorkspace;
use Boards\Model\CreateWorkspaceMember;
use Boards\Model\LabelColor;
use Boards\Model\MemberRole;
use Boards\Model\MissingLabels;
use Boards\Model\MoveCard;
use Boards\Model\MoveCardItem;
use Boards\Model\MoveCards;
use Boards\Model\Position;
use Boards\Model\Problem;
use Boards\Model\UpdateBoard;
use Boards\Model\UpdateCard;

require __DIR__ . '/autoload.php';

/** Everything the service is asked, with the secret of a session or a token, or with no credential. */
final class Scenario
{
    private readonly Configuration $configuration;

    public function __construct(?string $secret = null)
    {
        $this->configuration = (new Configuration())->setHost(setting('BOARDS_URL'))->setAccessToken($secret ?? '');
    }

    public function signIn(string $email): string
    {
        $signIn = $this->api(SignInApi::class);
        $id = $signIn->createSignInCode(new CreateSignInCode(['email' => $email]))->getId();
        $code = mailedCode(setting('BOARDS_MAIL'), $email);
        return $signIn->createSession(new CreateSession(['sign_in_id' => $id, 'code' => $code]))->getSecret();
    }

    public function makeToken(): string
    {
        $studio = new CreateWorkspace(['name' => 'Studio']);
        $workspaceId = $this->api(WorkspacesApi::class)->createWorkspace($studio)->getId();
        $token = new CreateAccessToken(['name' => 'Script', 'scopes' => ['boards:read', 'boards:write']]);
        $secret = $this->api(AccessTokensApi::class)->createAccessToken($workspaceId, $token)->getSecret();
        say('made a workspace and a token');
        $invite = new CreateWorkspaceMember(['email' => 'grace@example.com', 'role' => MemberRole::MEMBER]);
        $member = $this->api(MembersApi::class)->createMember($workspaceId, $invite);
        say("invited a member, who is {$member->getStatus()}");
        return $secret;
    }

    /** @return array{string, string} the ids of the board and of its second column */
    public function makeBoard(): array
    {
        $templates = $this->api(TemplatesApi::class)->listTemplates()->getData();
        [$kanban] = array_values(array_filter($templates, static fn ($template) => $template->getName() === 'Kanban'));
        $launch = new CreateBoard(
            ['name' => 'Launch', 'description' => 'With cake.', 'template_id' => $kanban->getId()],
        );
        $boards = $this->api(BoardsApi::class);
        $boardId = $boards->createBoard($launch)->getId();
        $columns = $this->api(ColumnsApi::class)->listColumns($boardId)->getData();
        say('made a board of ' . count($columns) . " columns from {$kanban->getName()}");
        $change = (new UpdateBoard())->setDescription(null);
        if ($boards->updateBoard($boardId, $change)->getDescription() === null) {
            say('cleared its description by null');
        }
        return [$boardId, $columns[1]->getId()];
    }

    /** @return string the id of the last card */
    public function fillBoard(string $boardId, string $columnId): string
    {
        $cards = $this->api(CardsApi::class);
        $last = '';
        for ($number = 1; $number <= 600; $number += 1) {
            $card = new CreateCard(['title' => "Card {$number}", 'column_id' => $columnId]);
            $last = $cards->createCard($boardId, $card)->getId();
        }
        say('made 600 cards');
        $this->readCards($boardId);

        $cards->moveCard($last, new MoveCard(['column_id' => $columnId, 'position' => Position::TOP]));
        $first = $cards->listCards($boardId, column_id: $columnId, limit: 1)->getData()[0];
        if ($first->getId() === $last) {
            say('moved the last card to the top');
        }

        $link = $this->api(ShareLinksApi::class)->createShareLink($last, new CreateShareLink());
        $shared = (new self())->api(ShareLinksApi::class)->getSharedCard($link->getToken());
        say("read the shared card without a credential: {$shared->getTitle()} in {$shared->getColumnName()}");
        return $last;
    }

    public function readBoard(string $boardId, string $cardId): void
    {
        $boards = $this->api(BoardsApi::class);
        $cards = $this->api(CardsApi::class);
        $people = $this->api(PeopleApi::class)->listPeople($boards->getBoard($boardId)->getWorkspaceId())->getData();
        $user = $people[0]->getId();
        $change = new UpdateCard(['assignee_ids' => [$user], 'priority' => 'high']);
        $cards->updateCard($cardId, $change);
        say('assigned the card to the ' . count($people) . ' person of the workspace');
        $users = [$user, 'user_01m6gvmvx0fm7vn3dkqkybkr2q'];
        $query = ['completed' => false, 'any_assignee_ids' => $users, 'sort' => BoardCardSort::UPDATED_AT2];
        $found = $cards->listCards($boardId, ...$query)->getData();
        say('found ' . count($found) . " open card of theirs, of priority {$found[0]->getPriority()}");
        $columns = $boards->getBoardSnapshot($boardId)->getColumns();
        $count = array_sum(array_map(static fn ($column) => $column->getCardCount(), $columns));
        say("saw {$count} cards in " . count($columns) . ' columns in one request');
    }

    public function changeTogether(string $boardId, string $columnId): void
    {
        $cards = $this->api(CardsApi::class);
        $titled = array_map(
            static fn ($title) => new CreateCard(['title' => $title, 'column_id' => $columnId]),
            ['Bake', 'Decorate'],
        );
        $made = $cards->createCards($boardId, new CreateCards(['cards' => $titled]))->getCards();
        say('made ' . count($made) . ' cards in one request');
        $workspaceId = $this->api(BoardsApi::class)->getBoard($boardId)->getWorkspaceId();
        $toTheTop = ['column_id' => $columnId, 'position' => Position::TOP];
        $moves = array_map(
            static fn ($card) => new MoveCardItem(['id' => $card->getId(), 'etag' => $card->getEtag(), ...$toTheTop]),
            $made,
        );
        $moved = $cards->moveCards($workspaceId, new MoveCards(['cards' => $moves]))->getCards();
        $top = $cards->listCards($boardId, column_id: $columnId, limit: count($moved))->getData();
        $titles = implode(', ', array_map(static fn ($card) => $card->getTitle(), $top));
        say('moved ' . count($moved) . " cards to the top in one request: {$titles}");
    }

    public function changeBoards(string $boardId, string $cardId): void
    {
        $boards = $this->api(BoardsApi::class);
        $cards = $this->api(CardsApi::class);
        $labels = $this->api(LabelsApi::class);
        $cake = $labels->createLabel($boardId, new CreateLabel(['name' => 'Cake', 'color' => LabelColor::PINK]));
        $cards->addCardLabel($cardId, $cake->getId());
        $partyId = $boards->createBoard(new CreateBoard(['name' => 'Party']))->getId();
        $columnId = $this->api(ColumnsApi::class)->listColumns($partyId)->getData()[0]->getId();
        $move = new MoveCard(['column_id' => $columnId, 'position' => Position::TOP]);
        $moved = $cards->moveCard($cardId, $move, missing_labels: MissingLabels::CREATE);
        foreach ($labels->listLabels($partyId)->getData() as $label) {
            if ($moved->getBoardId() === $partyId && in_array($label->getId(), $moved->getLabelIds(), true)) {
                say("moved a card to another board, with its label {$label->getName()}");
            }
        }
    }

    public function meetProblems(string $columnId): void
    {
        $card = 'card_01m6gvmvx0fm7vn3dkqkybkr2q';
        $notFound = problemOf(fn () => $this->api(CardsApi::class)->getCard($card));
        say("{$notFound->getStatus()} {$notFound->getCode()}");
        $conflict = problemOf(fn () => $this->api(ColumnsApi::class)->deleteColumn($columnId));
        say("{$conflict->getStatus()} {$conflict->getCode()}");
        $launch = new CreateBoard(['name' => 'Launch', 'template_id' => 'template_01m6gvmvx0fm7vn3dkqkybkr2q']);
        $unprocessable = problemOf(fn () => $this->api(BoardsApi::class)->createBoard($launch));
        $pointer = $unprocessable->getErrors()[0]->getPointer();
        say("{$unprocessable->getStatus()} {$unprocessable->getCode()} at {$pointer}");
    }

    private function readCards(string $boardId): void
    {
        $cards = 0;
        $pages = 0;
        $cursor = null;
        do {
            $page = $this->api(CardsApi::class)->listCards($boardId, limit: 250, cursor: $cursor);
            $cards += count($page->getData());
            $pages += 1;
            $cursor = $page->getNextCursor();
        } while ($cursor !== null);
        say("read {$cards} cards in {$pages} pages of up to 250");
    }

    /**
     * @template T of object
     * @param class-string<T> $class
     * @return T
     */
    private function api(string $class): object
    {
        return new $class(config: $this->configuration);
    }
}

function say(string $line): void
{
    echo $line, "\n";
}

function setting(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("{$name} is not set");
}

/** Reads the code that was mailed to someone, in the folder where the service writes its mail. */
function mailedCode(string $folder, string $email): string
{
    for ($tries = 0; $tries < 200; $tries += 1) {
        foreach (glob("{$folder}/*.eml") as $file) {
            $mail = file_get_contents($file);
            if (str_contains($mail, "\nTo: {$email}") && preg_match('/^\d{6}\b/m', $mail, $code) === 1) {
                return $code[0];
            }
        }
        usleep(50_000);
    }
    throw new RuntimeException("no mail with a code came for {$email}");
}

/** The problem with which a request failed. */
function problemOf(Closure $call): Problem
{
    try {
        $call();
    } catch (ApiException $exception) {
        return $exception->getResponseObject();
    }
    throw new RuntimeException('it should have failed');
}

// Otherwise the client sends 1 and 0 for true and false.
Configuration::getDefaultConfiguration()->setBooleanFormatForQueryString(Configuration::BOOLEAN_FORMAT_STRING);
$session = (new Scenario())->signIn(setting('BOARDS_EMAIL'));
say('signed in by mail');
$scenario = new Scenario((new Scenario($session))->makeToken());
[$boardId, $columnId] = $scenario->makeBoard();
$cardId = $scenario->fillBoard($boardId, $columnId);
$scenario->readBoard($boardId, $cardId);
$scenario->changeTogether($boardId, $columnId);
$scenario->changeBoards($boardId, $cardId);
$scenario->meetProblems($columnId);
