/**
 * Finds the rows of a 1.5 database that would stop the upgrade or cause trouble after it, and repairs those that can be
 * repaired without losing anything. docs/upgrade.md lists the checks.
 */
import type pg from 'pg';
import validators from '../../generated/validators.cjs';
import { toTypeId } from '../../src/domain/ids.ts';
import type { IdPrefix } from '../../src/domain/ids.ts';
import { rankPattern } from '../../src/domain/ranks.ts';
import { addMissingColumns, copyForeignLabels, respaceRanks } from './upgrade-repairs.ts';

/** One row that a check has found, in words. */
export type Finding = string;

export interface Check {
  /** What is wrong with the rows, such as `cards in a column of another board`. */
  readonly title: string;
  /** What the upgrade, or the release after it, does with such rows. */
  readonly consequence: string;
  find(client: pg.ClientBase): Promise<readonly Finding[]>;
  /** Absent where a person has to decide. */
  readonly repair?: Repair;
}

export interface Repair {
  /** What it does with the rows, such as `sets the color to gray`. */
  readonly does: string;
  run(client: pg.ClientBase): Promise<void>;
}

interface FoundRow {
  readonly id: string;
  readonly place?: string;
  readonly value?: string | null;
}

/** A check by one statement that selects `id` and, where they help, `place` (a UUID) and `value`. */
function check(
  prefixes: { readonly id: IdPrefix; readonly place?: IdPrefix },
  statement: string,
  rest: Pick<Check, 'title' | 'consequence' | 'repair'>,
): Check {
  const show = ({ id, place, value }: FoundRow): Finding => {
    const within = prefixes.place !== undefined && place !== undefined;
    return [
      toTypeId(prefixes.id, id),
      ...(within ? [`of ${toTypeId(prefixes.place, place)}`] : []),
      ...(value === undefined ? [] : [`has ${JSON.stringify(value)}`]),
    ].join(' ');
  };
  const find = async (client: pg.ClientBase) => (await client.query<FoundRow>(statement)).rows.map(show);
  return { ...rest, find };
}

/** A repair by one statement. */
function statementRepair(does: string, statement: string): Repair {
  return {
    does,
    run: async (client) => {
      await client.query(statement);
    },
  };
}

const wipLimitMax = 1000;
const colors = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown'];
const colorList = colors.map((color) => `'${color}'`).join(', ');
const firstMoment = `timestamptz '1000-01-01 00:00:00+00'`;
const lastMoment = `timestamptz '9999-12-31 23:59:59.999+00'`;

const timeChecks = ['due_at', 'completed_at', 'archived_at'].map((column) => {
  const isOutside = `${column} < ${firstMoment} OR ${column} > ${lastMoment}`;
  return check(
    { id: 'card' },
    `SELECT id, ${column}::text AS value FROM cards WHERE ${isOutside} ORDER BY id`,
    {
      title: `cards whose ${column} is outside the years 1000 to 9999`,
      consequence: 'requests that read such a card fail',
      repair: statementRepair(
        'sets the time to the nearest allowed one',
        `UPDATE cards SET ${column} = least(greatest(${column}, ${firstMoment}), ${lastMoment}) WHERE ${isOutside}`,
      ),
    },
  );
});

function rankCheck(table: 'cards' | 'columns', group: 'column_id' | 'board_id'): Check {
  const ids = { cards: { id: 'card', place: 'column' }, columns: { id: 'column', place: 'board' } } as const;
  return check(
    ids[table],
    `SELECT id, ${group} AS place, rank AS value FROM ${table} WHERE rank !~ '${rankPattern}' ORDER BY id`,
    {
      title: `${table} with an invalid rank`,
      consequence:
        'the service replaces such ranks and those around them when something is added or moved there',
      repair: {
        does: 'gives them and their neighbors new ranks in the same order',
        run: (client) => respaceRanks(client, table, group),
      },
    },
  );
}

const emailCheck: Check = {
  title: "people whose email address can't sign in",
  consequence:
    'they keep their tokens but never receive a sign-in code; correct the address in the table users',
  find: async (client) => {
    const { rows } = await client.query<{ id: string; email: string }>(
      'SELECT id, email FROM users ORDER BY id',
    );
    const isAccepted = validators.createSignInCode_body;
    if (isAccepted === undefined) throw new Error('the contract has no operation createSignInCode');
    return rows
      .filter(({ email }) => !isAccepted({ email: email.toLowerCase() }))
      .map(({ id, email }) => `${toTypeId('user', id)} has ${JSON.stringify(email)}`);
  },
};

/** In the order in which they are repaired: a card can only be moved once its board has a column. */
export const checks: readonly Check[] = [
  check(
    { id: 'board' },
    `SELECT id FROM boards b WHERE NOT EXISTS (SELECT 1 FROM columns k WHERE k.board_id = b.id) ORDER BY id`,
    {
      title: 'boards without a column',
      consequence: 'no cards can be added to such a board',
      repair: { does: 'gives each the column "To do"', run: addMissingColumns },
    },
  ),
  rankCheck('columns', 'board_id'),
  check(
    { id: 'card', place: 'board' },
    `SELECT c.id, c.board_id AS place FROM cards c JOIN columns k ON k.id = c.column_id
     WHERE k.board_id <> c.board_id ORDER BY c.id`,
    {
      title: 'cards in a column of another board',
      consequence: 'the migration to 2.0.0 stops',
      repair: statementRepair(
        'moves each to the bottom of the first column of its own board',
        // Such a rank sorts last and is replaced by the next repair.
        `UPDATE cards SET rank = '~' || cards.id, column_id = (
           SELECT f.id FROM columns f WHERE f.board_id = cards.board_id ORDER BY f.rank COLLATE "C" LIMIT 1)
         FROM columns k WHERE k.id = cards.column_id AND k.board_id <> cards.board_id`,
      ),
    },
  ),
  rankCheck('cards', 'column_id'),
  check(
    { id: 'card', place: 'label' },
    `SELECT c.id, l.id AS place FROM card_labels x JOIN cards c ON c.id = x.card_id JOIN labels l ON l.id = x.label_id
     WHERE l.board_id <> c.board_id ORDER BY c.id, l.id`,
    {
      title: 'cards with a label of another board',
      consequence: 'the migration to 2.0.0 stops',
      repair: {
        does: "gives each the label with that name on the card's board, and copies the label there if needed",
        run: copyForeignLabels,
      },
    },
  ),
  ...timeChecks,
  check(
    { id: 'column' },
    `SELECT id, wip_limit::text AS value FROM columns WHERE wip_limit NOT BETWEEN 1 AND ${wipLimitMax} ORDER BY id`,
    {
      title: `columns with a wip_limit outside 1 to ${wipLimitMax}`,
      consequence: 'clients that validate responses refuse such a column',
      repair: statementRepair(
        `removes the limit below 1 and sets it to ${wipLimitMax} above that`,
        `UPDATE columns SET wip_limit = CASE WHEN wip_limit > ${wipLimitMax} THEN ${wipLimitMax} END
         WHERE wip_limit NOT BETWEEN 1 AND ${wipLimitMax}`,
      ),
    },
  ),
  check(
    { id: 'label' },
    `SELECT id, color AS value FROM labels WHERE color NOT IN (${colorList}) ORDER BY id`,
    {
      title: 'labels with an unknown color',
      consequence: 'clients cannot show such a label',
      repair: statementRepair(
        'sets the color to gray',
        `UPDATE labels SET color = 'gray' WHERE color NOT IN (${colorList})`,
      ),
    },
  ),
  emailCheck,
];
