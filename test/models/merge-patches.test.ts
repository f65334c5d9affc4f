/**
 * Every PATCH is a merge patch (RFC 7396), under both media types: absent keeps, null clears, lists are replaced. The
 * operations and what they take are read from the contract, so a new PATCH is tried as soon as it is there.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { OperationSpec, Schema } from '../../src/api/contract/contract.ts';
import { named } from '../support/generated-calls.ts';
import { mergePatch } from '../support/merge-patches.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import { contents } from '../support/template-content.ts';
import type { Content } from '../support/template-content.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';

interface PropertySchema extends Schema {
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: PropertySchema;
}

type Fields = Readonly<Record<string, unknown>>;

const contract = loadContract();
/** The parts of a postal address belong together, so that of billing is tried in test/billing/billing.test.ts. */
const patches = named(({ method, operationId }) => method === 'patch' && operationId !== 'updateBilling');
const mediaTypes = ['application/json', 'application/merge-patch+json'] as const;

let service: Service;
let world: World;

beforeAll(async () => {
  service = await startService();
  world = await makeWorld(service);
});

/** What lists of ids are chosen from, by the name of the property. */
const references: Readonly<Record<string, (world: World) => readonly string[]>> = {
  label_ids: ({ labelId }) => [labelId],
  assignee_ids: ({ userId, memberId }) => [userId, memberId],
  board_ids: ({ boardId, archivedBoardId }) => [boardId, archivedBoardId],
  board_id: ({ boardId, archivedBoardId }) => [boardId, archivedBoardId],
  types: () => ['card.created', 'card.moved'],
  include: () => ['data'],
};

/** What text properties take that not every text of their form is. */
const colors = fc.constantFrom('gray', 'red', 'brown');

const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  time_zone: fc.constantFrom('Europe/Berlin', 'America/Lima', 'UTC'),
  color: colors,
  cover_color: colors,
  priority: fc.constantFrom('low', 'medium', 'high', 'urgent'),
  locale: fc.constantFrom('de-DE', 'en', 'pt-BR'),
  url: fc.constantFrom('https://hooks.example.com/boards', 'https://example.org/a?key=b'),
};

/** What more there is to say of an operation than its schema does. */
interface Rule {
  /** Leaves out what the operation would refuse for its meaning. */
  readonly fit?: (patch: Fields, before: Fields) => Fields;
  /** Which properties a patch clears without naming them. */
  readonly replaced?: (patch: Fields) => readonly string[];
  /** What is shown once the patch is merged. */
  readonly show?: (merged: Fields) => Fields;
}

const rules: Readonly<Partial<Record<OperationId, Rule>>> = {
  // What it disables says when and why. An empty list of types stands for all.
  updateWebhook: {
    fit: (patch) => Object.fromEntries(Object.entries(patch).filter(([name]) => name !== 'enabled')),
    show: (merged) =>
      Object.fromEntries(
        Object.entries(merged).filter(([, value]) => !Array.isArray(value) || value.length > 0),
      ),
  },
  // A limit that is enforced has to exist.
  updateColumn: {
    fit: (patch, before) => {
      const merged = mergePatch(before, patch) as Fields;
      const isMissing = merged.wip_limit_enforced === true && merged.wip_limit === undefined;
      return isMissing ? { ...patch, wip_limit_enforced: false } : patch;
    },
  },
  // Guests alone have a list of boards, and a personal workspace has no other owner.
  updateMember: {
    fit: ({ board_ids: boardIds, ...patch }, before) => {
      const role = patch.role === 'owner' ? 'admin' : patch.role;
      const isGuest = (role ?? before.role) === 'guest';
      return {
        ...(role !== undefined && { role }),
        ...(isGuest && boardIds !== undefined && { board_ids: boardIds }),
      };
    },
    show: ({ board_ids: boardIds = [], ...member }) =>
      member.role === 'guest' ? { ...member, board_ids: boardIds } : member,
  },
  // Columns and labels are shown outside the content too, with less.
  updateTemplate: {
    show: (template) => {
      const { columns, labels } = template.content as Content;
      const listed = columns.map(({ cards = [], ...column }) => ({
        ...column,
        cards: cards.map(({ title, description }) => ({
          title,
          ...(description !== undefined && { description }),
        })),
      }));
      return { ...template, columns: listed, labels };
    },
  },
  // A due date of one kind replaces that of the other.
  updateCard: {
    fit: ({ due_on: dueOn, ...patch }) => ({
      ...patch,
      ...(dueOn !== undefined && typeof patch.due_at !== 'string' && { due_on: dueOn }),
    }),
    replaced: ({ due_at: dueAt, due_on: dueOn }) => [
      ...(typeof dueAt === 'string' ? ['due_on'] : []),
      ...(typeof dueOn === 'string' ? ['due_at'] : []),
    ],
  },
};

function resolved(schema: PropertySchema): PropertySchema {
  const { $ref, ...rest } = schema;
  return $ref === undefined
    ? schema
    : { ...resolved(resolveReference(contract, $ref) as PropertySchema), ...rest };
}

/** The properties that an operation takes. */
function propertiesOf({ bodySchema = {} }: OperationSpec): [name: string, schema: PropertySchema][] {
  const { properties = {} } = resolved(bodySchema) as { properties?: Record<string, PropertySchema> };
  return Object.entries(properties).map(([name, schema]) => [name, resolved(schema)]);
}

const canBeCleared = ({ type }: PropertySchema): boolean => Array.isArray(type) && type.includes('null');

/** A moment, in one of the ways to write it. */
const moments = fc
  .tuple(
    fc.date({
      min: new Date('1000-01-02T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.constantFrom('Z', '999z', '+00:00', '-00:00'),
  )
  .map(([moment, end]) => moment.toISOString().replace('Z', end));

/** Values that a property takes, but for null. @throws {Error} when a property asks for data of its own */
function valuesOf(name: string, schema: PropertySchema): fc.Arbitrary<unknown> {
  const { type = 'string', pattern = '', minLength = 0, maxLength = 30 } = schema;
  const types = [type].flat();
  if (types.includes('array')) {
    const choose = references[name];
    if (choose === undefined)
      throw new Error(`test/models/merge-patches.test.ts does not know what ${name} are`);
    // The world is made later than the properties.
    return fc.array(fc.nat({ max: 1 }), { maxLength: 2 }).map((indexes) => {
      const ids = choose(world);
      return [...new Set(indexes.map((index) => ids[index % ids.length]))];
    });
  }
  if (types.includes('object')) {
    if (name !== 'content')
      throw new Error(`test/models/merge-patches.test.ts does not know what ${name} is`);
    return contents;
  }
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (types.includes('integer')) return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 9 });
  if (types.includes('number')) {
    return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 9, noNaN: true });
  }
  if (types.includes('boolean')) return fc.boolean();
  if (schema.format === 'date-time') return moments;
  if (schema.format === 'date') return moments.map((moment) => moment.slice(0, 10));
  if (texts[name] !== undefined) return texts[name];
  const ids = references[name];
  // The world is made later than the properties.
  if (ids !== undefined) return fc.nat({ max: 1 }).map((index) => ids(world)[index % ids(world).length]);
  const regExp = new RegExp(pattern, 'u');
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) })
    .filter((text) => regExp.test(text) && text.length <= maxLength);
}

/** Any of the properties of an operation, cleared where that can be. */
function patchesOf(spec: OperationSpec): fc.Arbitrary<Fields> {
  const values = propertiesOf(spec).map(([name, schema]) => {
    const value = valuesOf(name, schema);
    return [name, canBeCleared(schema) ? fc.option(value, { freq: 3 }) : value] as const;
  });
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

/** The values of a resource as it shows them: moments in UTC, lists of ids in their order. */
function shownAs(spec: OperationSpec, fields: Fields): Fields {
  const shown = { ...fields };
  for (const [name, { format, type }] of propertiesOf(spec)) {
    const value = fields[name];
    if (format === 'date-time' && typeof value === 'string') shown[name] = new Date(value).toISOString();
    if (type === 'array' && Array.isArray(value)) shown[name] = value.toSorted();
  }
  return shown;
}

/** What a PATCH is about, read and written. */
function resourceOf(operationId: OperationId, spec: OperationSpec) {
  const { id } = validCall(operationId, world);
  const token = credentialFor(spec, world);
  const options = { token, ...(id !== undefined && { id }) };
  const read = operationId.replace(/^update/, 'get') as OperationId;
  return {
    read: () => service.call(read, options),
    patch: (body: Fields, mediaType: string) =>
      service.call(operationId, {
        ...options,
        body,
        headers: { 'Content-Type': mediaType },
      } satisfies CallOptions),
  };
}

type Sight = Awaited<ReturnType<Service['call']>>;

/** What is shown apart from when it was changed and its tag; of a person, what is shown within `user`. */
function fieldsOf({ body }: Sight): Fields {
  const { user, ...whole } = body as { readonly user?: Fields };
  const fields: Record<string, unknown> = { ...(user ?? whole) };
  Reflect.deleteProperty(fields, 'updated_at');
  Reflect.deleteProperty(fields, 'etag');
  return fields;
}

const defaults = { seed: 20_261_121, runs: 20 };

describe.each(patches)('%s', (operationId, spec) => {
  const { parameters, timeoutMs } = propertyRuns('test/models/merge-patches.test.ts', defaults);

  it(
    'keeps absent fields, clears null ones and replaces the others',
    async () => {
      await fc.assert(
        fc.asyncProperty(patchesOf(spec), fc.constantFrom(...mediaTypes), async (given, mediaType) => {
          const {
            fit = (patch: Fields) => patch,
            replaced = () => [],
            show = (merged: Fields) => merged,
          } = rules[operationId] ?? {};
          const resource = resourceOf(operationId, spec);
          const before = await resource.read();
          const patch = fit(given, fieldsOf(before));
          const answer = await resource.patch(patch, mediaType);
          const after = await resource.read();
          expect([answer.status, answer.text]).toEqual([200, after.text]);
          // A person has no version.
          if (answer.headers.etag !== undefined) expect(answer.headers.etag).toBe(after.headers.etag);
          const whole = { ...Object.fromEntries(replaced(patch).map((name) => [name, null])), ...patch };
          const wanted = show(shownAs(spec, mergePatch(fieldsOf(before), whole) as Fields));
          expect(fieldsOf(after)).toEqual(wanted);
          const isSame = JSON.stringify(wanted) === JSON.stringify(fieldsOf(before));
          if (isSame) expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag]);
          else expect(after.headers.etag).not.toBe(before.headers.etag);
        }),
        parameters,
      );
    },
    timeoutMs,
  );

  it.each(mediaTypes)('changes nothing for an empty patch in %s', async (mediaType) => {
    const { read, patch } = resourceOf(operationId, spec);
    const before = await read();
    const answer = await patch({}, mediaType);
    expect([answer.status, answer.text]).toEqual([200, before.text]);
    expect((await read()).headers.etag).toBe(before.headers.etag);
  });

  const kept = propertiesOf(spec).filter(([, schema]) => !canBeCleared(schema));

  it.each(kept)('refuses to clear %s, names it, and stores nothing', async (name) => {
    const { read, patch } = resourceOf(operationId, spec);
    const before = await read();
    for (const mediaType of mediaTypes) {
      const { status, body } = await patch(
        { ...(validCall(operationId, world).body as Fields), [name]: null },
        mediaType,
      );
      const { errors = [] } = body as ProblemBody;
      const places = new Set(errors.map(({ pointer }) => pointer));
      expect([status, ...places]).toEqual([400, `/${name}`]);
    }
    expect((await read()).text).toBe(before.text);
  });
});
