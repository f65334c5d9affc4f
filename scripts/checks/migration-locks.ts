/** Finds statements of a migration that stop requests on a large table, or break the release that still serves beside it. */
import { parse } from 'libpg-query';
import { runsWithoutTransaction } from '../../src/db/migration-scripts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A statement that is refused, and what to do instead. */
export interface Finding {
  readonly line: number;
  readonly message: string;
}

interface Statement {
  readonly kind: string;
  readonly fields: Fields;
  readonly line: number;
  readonly isAllowed: boolean;
}

/** A comment before a statement that says why it may stay, such as the size of its table. */
const allowance = /^-- Allowed: \S/m;

/** @throws {Error} when PostgreSQL's grammar doesn't have it */
export async function findLocks(script: string): Promise<Finding[]> {
  const statements = await readStatements(script);
  const created = new Set(
    statements.flatMap(({ kind, fields }) =>
      ['CreateStmt', 'CreateTableAsStmt'].includes(kind) ? [createdTable(fields)] : [],
    ),
  );
  const isSeparate = runsWithoutTransaction(script);
  return statements
    .filter(({ isAllowed }) => !isAllowed)
    .flatMap((statement) => {
      const isNew = created.has(tableOf(statement.fields));
      const messages = isSeparate ? separateFaults(statement) : isNew ? [] : faults(statement);
      if (!isSeparate && !isNew && validates(statement) && addsConstraint(statements, statement)) {
        messages.push(
          'Adding the constraint holds its lock until this ends. Validate it in the next migration.',
        );
      }
      return messages.map((message) => ({ line: statement.line, message }));
    });
}

function commandsOf({ kind, fields }: Statement): readonly Fields[] {
  if (kind !== 'AlterTableStmt') return [];
  return (fields.cmds as { AlterTableCmd: Fields }[]).map(({ AlterTableCmd }) => AlterTableCmd);
}

function validates(statement: Statement): boolean {
  return commandsOf(statement).some(({ subtype }) => subtype === 'AT_ValidateConstraint');
}

function addsConstraint(statements: readonly Statement[], { fields }: Statement): boolean {
  const others = statements.filter((other) => tableOf(other.fields) === tableOf(fields));
  return others.some((other) => commandsOf(other).some(({ subtype }) => subtype === 'AT_AddConstraint'));
}

async function readStatements(script: string): Promise<Statement[]> {
  const { stmts = [] } = (await parse(script)) as unknown as {
    stmts?: { stmt: Record<string, Fields>; stmt_location?: number; stmt_len?: number }[];
  };
  const bytes = Buffer.from(script);
  let previousEnd = 0;
  return stmts.flatMap(({ stmt, stmt_location = 0, stmt_len = bytes.length }) => {
    const end = stmt_location + stmt_len;
    // What is between two statements belongs to the second one: its comments.
    const text = bytes.subarray(previousEnd, end).toString();
    const comments = /^(?:[\s;]|--.*\n)*/.exec(text)?.[0] ?? '';
    const line = (bytes.subarray(0, previousEnd).toString() + comments).split('\n').length;
    previousEnd = end;
    const [entry] = Object.entries(stmt);
    if (entry === undefined) return [];
    return [{ kind: entry[0], fields: entry[1], line, isAllowed: allowance.test(comments) }];
  });
}

function createdTable(fields: Fields): string {
  const into = fields.into as Fields | undefined;
  return tableOf(into === undefined ? fields : { relation: into.rel });
}

function tableOf({ relation }: Fields): string {
  const name = (relation as Fields | undefined)?.relname;
  return typeof name === 'string' ? name : '';
}

const concurrently = 'CONCURRENTLY, in a migration that begins with "-- No transaction"';

function faults(statement: Statement): string[] {
  const { kind, fields } = statement;
  switch (kind) {
    case 'IndexStmt':
      return [`CREATE INDEX stops writes until it is built. Use ${concurrently}.`];
    case 'DropStmt':
      return dropFaults(fields);
    case 'AlterTableStmt':
      return commandsOf(statement).flatMap(alterFaults);
    case 'RenameStmt':
      return [
        'A new name breaks the release that serves beside it. Add the new one, and drop the old one later.',
      ];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return ['This holds the locks of all its rows until the end. Change rows in batches, by a job.'];
    case 'TruncateStmt':
    case 'LockStmt':
    case 'ClusterStmt':
    case 'RefreshMatViewStmt':
    case 'ReindexStmt':
      return ['This stops requests on the table.'];
    case 'VacuumStmt':
      return ['This stops requests on the table, or does not run in a transaction.'];
    default:
      return [];
  }
}

function dropFaults({ removeType }: Fields): string[] {
  if (removeType === 'OBJECT_INDEX') return [`DROP INDEX stops requests on its table. Use ${concurrently}.`];
  if (removeType !== 'OBJECT_TABLE') return [];
  return [
    'The release that serves beside it may still use the table. Drop it in a later release: say which no longer does.',
  ];
}

function alterFaults({ subtype, def }: Fields): string[] {
  const [[kind, fields] = ['', {}]] = Object.entries((def ?? {}) as Record<string, Fields>);
  switch (subtype) {
    case 'AT_AddColumn':
      return kind === 'ColumnDef' ? columnFaults(fields) : [];
    case 'AT_AddConstraint':
      return constraintFaults(fields);
    case 'AT_AlterColumnType':
      return ['A new type rewrites the table. Add a column, fill it in batches, and drop the old one later.'];
    case 'AT_SetNotNull':
      return [
        'SET NOT NULL reads the whole table. Add CHECK (… IS NOT NULL) NOT VALID, and validate it in the next migration.',
      ];
    case 'AT_DropColumn':
      return [
        'The release that serves beside it may still use the column. Drop it in a later release: say which no longer does.',
      ];
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetTableSpace':
    case 'AT_SetAccessMethod':
      return ['This rewrites the table.'];
    default:
      return [];
  }
}

function constraintFaults(fields: Fields): string[] {
  const { contype, skip_validation: isUnchecked, indexname } = fields;
  if (
    ['CONSTR_FOREIGN', 'CONSTR_CHECK', 'CONSTR_NOTNULL'].includes(String(contype)) &&
    isUnchecked !== true
  ) {
    return ['The constraint reads the whole table. Add it NOT VALID, and validate it in the next migration.'];
  }
  if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(String(contype)) && indexname === undefined) {
    return [
      'The constraint builds an index. Build it CONCURRENTLY first, and add the constraint USING INDEX.',
    ];
  }
  if (contype === 'CONSTR_EXCLUSION') return ['The constraint builds an index.'];
  return [];
}

/** A constant default is stored once; anything else is computed for each row. */
function columnFaults({ constraints = [] }: Fields): string[] {
  const found = (constraints as { Constraint: Fields }[]).map(({ Constraint }) => Constraint);
  const has = (contype: string): boolean => found.some((constraint) => constraint.contype === contype);
  const byDefault = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const messages: string[] = [];
  if (has('CONSTR_NOTNULL') && byDefault === undefined) {
    messages.push(
      'The release that serves beside it inserts no value. Give the column a DEFAULT, or allow NULL.',
    );
  }
  if (byDefault !== undefined && JSON.stringify(byDefault).includes('"FuncCall"')) {
    messages.push('A default that calls a function rewrites the table. Set it after the column is added.');
  }
  if (has('CONSTR_GENERATED') || has('CONSTR_IDENTITY')) messages.push('The column rewrites the table.');
  if (['CONSTR_FOREIGN', 'CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'].some(has)) {
    messages.push('Add the constraint in a statement of its own, NOT VALID or USING INDEX.');
  }
  return messages;
}

/** What may be in a script without a transaction can be run again after it was interrupted. */
function separateFaults(statement: Statement): string[] {
  const { kind, fields } = statement;
  const again = 'A migration without a transaction may stop anywhere, and is then run again: use';
  if (kind === 'IndexStmt') {
    const isFit = fields.concurrent === true && fields.if_not_exists === true;
    return isFit ? [] : [`${again} CREATE INDEX CONCURRENTLY IF NOT EXISTS.`];
  }
  if (kind === 'DropStmt' && fields.removeType === 'OBJECT_INDEX') {
    const isFit = fields.concurrent === true && fields.missing_ok === true;
    return isFit ? [] : [`${again} DROP INDEX CONCURRENTLY IF EXISTS.`];
  }
  const commands = commandsOf(statement);
  const isValidation = commands.every(({ subtype }) => subtype === 'AT_ValidateConstraint');
  if (commands.length > 0 && isValidation) return [];
  return ['Only indexes and VALIDATE CONSTRAINT go without a transaction. Put this into another migration.'];
}
