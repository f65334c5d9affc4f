/** The values of old data as SQL functions of one session: from a row's number to its ids, times, texts and places. */

/** Rows that are asked for; columns, labels and comments follow from the boards and cards. */
export interface OldDataSizes {
  readonly users: number;
  readonly boards: number;
  readonly cards: number;
  readonly tokens: number;
  readonly links: number;
}

/** The last boards stay empty. */
const filledShare = 0.95;
/** A prime by which card numbers are scattered over the boards: people work on many boards in turn. */
const scatter = 7_368_787;
const yearMs = 31_536_000_000;

/** The number of boards that hold cards. */
function filledBoards({ boards }: OldDataSizes): number {
  return Math.max(1, Math.floor(boards * filledShare));
}

/** No column holds more cards than this. */
export function cardsPerColumnMax(sizes: OldDataSizes): number {
  // The fullest board, halved because it has two columns or more, and the slack of `first_place`.
  return Math.ceil((sizes.cards * Math.sqrt(1 / filledBoards(sizes)) + 4) / 2) + 1;
}

function times({ users, boards, cards }: OldDataSizes): string[] {
  const within = (year: number, total: number): string => `${Date.UTC(year)} + n * ${yearMs} / ${total + 1}`;
  return [
    `at(ms bigint) RETURNS timestamptz AS $$ SELECT to_timestamp(ms / 1000.0::float8) $$`,
    `user_ms(n bigint) RETURNS bigint AS $$ SELECT ${within(2023, users)} $$`,
    `board_ms(n bigint) RETURNS bigint AS $$ SELECT ${within(2024, boards)} $$`,
    `card_ms(n bigint) RETURNS bigint AS $$ SELECT ${within(2025, cards)} $$`,
  ];
}

const chances = (seed: number): string[] => [
  `digest(kind text, n bigint) RETURNS text AS $$ SELECT md5('${seed}:' || kind || ':' || n) $$`,
  `share(kind text, n bigint) RETURNS float8 AS $$
    SELECT ('x' || left(pg_temp.digest(kind, n), 12))::bit(48)::bigint / 281474976710656.0::float8 $$`,
  `upto(most int, kind text, n bigint) RETURNS int AS $$ SELECT floor((most + 1) * pg_temp.share(kind, n))::int $$`,
  `pick(words text[], kind text, n bigint) RETURNS text AS $$
    SELECT words[1 + pg_temp.upto(array_length(words, 1) - 1, kind, n)] $$`,
];

const ids = [
  // UUID version 7, as the service makes them.
  `id(kind text, n bigint, ms bigint) RETURNS uuid AS $$
    SELECT (lpad(to_hex(ms), 12, '0') || '7' || overlay(left(pg_temp.digest(kind, n), 19) placing 'a' from 4 for 1))::uuid $$`,
  `user_id(n bigint) RETURNS uuid AS $$ SELECT pg_temp.id('user', n, pg_temp.user_ms(n)) $$`,
  `board_id(n bigint) RETURNS uuid AS $$ SELECT pg_temp.id('board', n, pg_temp.board_ms(n)) $$`,
  `column_id(board bigint, i bigint) RETURNS uuid AS $$
    SELECT pg_temp.id('column', board * 10 + i, pg_temp.board_ms(board)) $$`,
  `label_id(board bigint, i bigint) RETURNS uuid AS $$
    SELECT pg_temp.id('label', board * 10 + i, pg_temp.board_ms(board)) $$`,
  `card_id(n bigint) RETURNS uuid AS $$ SELECT pg_temp.id('card', n, pg_temp.card_ms(n)) $$`,
];

/** Few people own many boards and few boards hold many cards, as everywhere. */
function places(sizes: OldDataSizes): string[] {
  const filled = filledBoards(sizes);
  return [
    `owner(board bigint) RETURNS bigint AS $$
      SELECT 1 + floor(${sizes.users} * pg_temp.share('owner', board) ^ 1.5)::bigint $$`,
    `columns_of(board bigint) RETURNS int AS $$ SELECT 2 + pg_temp.upto(3, 'columns', board) $$`,
    `labels_of(board bigint) RETURNS int AS $$ SELECT pg_temp.upto(6, 'labels', board) $$`,
    `place(card bigint) RETURNS bigint AS $$ SELECT card * ${scatter} % ${sizes.cards} $$`,
    `board_of(card bigint) RETURNS bigint AS $$
      SELECT 1 + floor(${filled} * ((pg_temp.place(card) + 0.5::float8) / ${sizes.cards}) ^ 2)::bigint $$`,
    `users() RETURNS bigint AS $$ SELECT ${sizes.users}::bigint $$`,
    `cards() RETURNS bigint AS $$ SELECT ${sizes.cards}::bigint $$`,
    // Two early, so that no rounding puts a card before it; the count of a board may begin anywhere.
    `first_place(board bigint) RETURNS bigint AS $$
      SELECT floor(${sizes.cards} * sqrt((board - 1)::float8 / ${filled}))::bigint - 2 $$`,
  ];
}

const nouns = `'{login page,invoice export,start page,"price list","Übersicht für Kunden",onboarding mail,search,
  database backup,"team''s calendar",mobile menu,"请求日志",newsletter,contract,"C:\\\\temp cleanup",office plants}'`;
const verbs = `'{Fix,Check,Rewrite,Translate,Order,Test,Discuss,Remove,"Prüfe",Photograph,Measure}'`;
const sentence =
  "'Ask support for examples; see https://example.com/a?b=1&c=2.' || E'\\n\\n- [ ] “first” $1 ${two}\\n- [x] 50 % — done \\\\o/ 🎉\\n'";

const texts = [
  `title(kind text, n bigint) RETURNS text AS $text$
    SELECT pg_temp.pick(${verbs}, kind || 'verb', n) || ' the ' || pg_temp.pick(${nouns}, kind || 'noun', n) || ' #' || n $text$`,
  // Most are short, one of a thousand is long enough to be stored apart from its row.
  `prose(kind text, n bigint) RETURNS text AS $text$
    SELECT repeat(${sentence}, CASE WHEN n % 1000 = 7 THEN 90 ELSE 1 + pg_temp.upto(4, kind, n) END)
      || pg_temp.digest(kind, n) $text$`,
];

/** The statements that make the functions; they end with the session. */
export function oldDataFunctions(sizes: OldDataSizes, seed: number): string {
  const all = [...times(sizes), ...chances(seed), ...ids, ...places(sizes), ...texts];
  return all
    .map(
      (definition) =>
        `CREATE FUNCTION pg_temp.${definition.replace(' AS $', ' LANGUAGE sql IMMUTABLE AS $')};`,
    )
    .join('\n');
}
