/** The commands with which developers change the service, its contract and its database. */
import { defineCommand } from '../support/commands.ts';
import type { CommandGroup } from '../support/commands.ts';

const check = defineCommand({
  name: 'check',
  summary: 'Runs every check besides the tests: all that CI checks.',
  example: '',
  run: async () => {
    await (await import('../checks/run-checks.ts')).runChecks();
  },
});

const generate = defineCommand({
  name: 'generate',
  summary: 'Generates types, validators and documents from the contract and the Prisma schema.',
  example: '',
  run: async () => {
    await (await import('../contract/generate.ts')).generate();
  },
});

const changes = defineCommand({
  name: 'contract:changes',
  summary: 'Refuses a contract that breaks the clients of the last release.',
  example: '',
  run: async () => {
    (await import('../contract/check-contract-changes.ts')).checkContractChanges();
  },
});

const mock = defineCommand({
  name: 'contract:mock',
  summary: "Serves the contract's examples over HTTP, without a database.",
  details:
    'It validates requests as the service does, takes any token, and answers Prefer: code=429 with another declared status.',
  options: {
    stateful: {
      type: 'flag',
      description: 'Remembers what is stored, in memory, and behaves like the service in everything.',
    },
    port: {
      type: 'number',
      value: 'number',
      min: 0,
      max: 65_535,
      default: 4010,
      description: '0 takes any free one.',
    },
  },
  example: '--port 4010',
  handlesSignals: true,
  run: async (options) => {
    await (await import('../contract/serve-mock.ts')).serveMock(options);
  },
});

const createMigration = defineCommand({
  name: 'db:create-migration',
  summary: 'Writes the migration that leads from the last one to prisma/schema.prisma.',
  positional: { name: 'name', description: 'Such as release_2_3_0.', count: 'one' },
  example: 'release_2_3_0',
  run: async (_options, [name = '']) => {
    await (await import('../db/create-migration.ts')).createMigration(name);
  },
});

const checkDrift = defineCommand({
  name: 'db:check-drift',
  summary: 'Fails when the migrations do not create what prisma/schema.prisma describes.',
  example: '',
  run: async () => {
    await (await import('../db/check-drift.ts')).checkDrift();
  },
});

const oldData = {
  seed: {
    type: 'number',
    value: 'number',
    min: 0,
    max: 999_999_999_999_999,
    default: 1,
    description: 'Another seed creates other data.',
  },
} as const;
const scale = {
  type: 'number',
  value: 'number',
  min: 0,
  max: 100,
  decimals: true,
  description: 'How much data: 1 creates a million cards.',
} as const;

const tryUpgrade = defineCommand({
  name: 'db:try-upgrade',
  summary: 'Tries the upgrade from 1.5 on a temporary database, and reports times, locks and losses.',
  options: { scale: { ...scale, default: 0.01 }, ...oldData },
  example: '--scale 0.1',
  run: async (options) => {
    await (await import('../db/try-upgrade.ts')).tryUpgrade(options);
  },
});

const makeOldData = defineCommand({
  name: 'db:make-old-data',
  summary: 'Fills an empty database of yours with data of release 1.5.0, to try upgrades on.',
  options: {
    // Never the service's own database by default: the data is useless.
    database: {
      type: 'text',
      value: 'url',
      required: true,
      description: 'The empty database.',
      pattern: /^postgres(?:ql)?:\/\//,
      takes: 'an address such as postgresql://user:password@host:5432/name',
    },
    scale: { ...scale, default: 1 },
    ...oldData,
  },
  example: '--database postgresql://user:password@host:5432/name --scale 0.1',
  run: async (options) => {
    await (await import('../db/make-old-data.ts')).makeOldData(options);
  },
});

const buildDocs = defineCommand({
  name: 'docs:build',
  summary: 'Writes the documentation site to dist/docs.',
  options: {
    url: {
      type: 'text',
      value: 'address',
      description: 'Where the site will be: adds a site map.',
    },
  },
  example: '--url https://docs.example.com',
  run: async ({ url }) => {
    const { buildDocs } = await import('../docs/build-docs.ts');
    await buildDocs(url);
  },
});

const buildDemo = defineCommand({
  name: 'demo:build',
  summary: 'Builds the example front end from examples/kanban into generated/demo.',
  example: '',
  run: async () => {
    await (await import('../demo/build-demo.ts')).buildDemo();
  },
});

const bench = defineCommand({
  name: 'bench',
  summary: 'Measures the service against other servers, and writes docs/performance.md.',
  options: {
    rounds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 1_000,
      default: 5,
      description: 'Rounds for each server.',
    },
    seconds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 600,
      default: 4,
      description: 'The length of a round.',
    },
    only: {
      type: 'text',
      value: 'text',
      description: 'Measures only scenarios whose title contains this text, and writes nothing.',
    },
  },
  example: '--rounds 3 --seconds 2',
  run: async (options) => {
    await (await import('../bench/run-benchmark.ts')).runBenchmark(options);
  },
});

const benchScale = defineCommand({
  name: 'bench:scale',
  summary: 'Measures what requests read at growing numbers of cards, and writes docs/performance.md.',
  options: {
    cards: {
      type: 'number',
      value: 'number',
      min: 10_000,
      max: 10_000_000,
      default: 1_000_000,
      description: 'The largest number of cards: 10 or 100 thousand, 1, 3 or 10 million.',
    },
    rounds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 100,
      default: 3,
      description: 'Rounds for each kind of request.',
    },
    minutes: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 600,
      default: 15,
      description: 'A larger number of cards begins only if it is likely to end by then.',
    },
    folder: {
      type: 'text',
      value: 'path',
      description:
        'Keeps the databases there, and measures those of an earlier run without loading them again.',
    },
    check: {
      type: 'flag',
      description: 'Fails if a kind of request reads more than it may and is not known to.',
    },
  },
  example: '--cards 100000',
  run: async (options) => {
    await (await import('../bench/scale/run-scale.ts')).runScale(options);
  },
});

const benchStarts = defineCommand({
  name: 'bench:starts',
  summary: 'Measures starts on existing data and idle memory, and writes docs/performance-starts.md.',
  options: {
    rounds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 100,
      default: 5,
      description: 'Starts of each kind.',
    },
  },
  example: '--rounds 3',
  run: async (options) => {
    await (await import('../bench/starts/run-starts.ts')).runStarts(options);
  },
});

const benchSoak = defineCommand({
  name: 'bench:soak',
  summary: 'Runs two services under load and failures, and fails if memory or the like grows.',
  details: 'It writes docs/performance-soak.md with its plot and its samples.',
  options: {
    minutes: {
      type: 'number',
      value: 'number',
      min: 2,
      max: 1_440,
      default: 30,
      description: 'How long it runs.',
    },
  },
  example: '--minutes 5',
  run: async (options) => {
    await (await import('../bench/soak/run-soak.ts')).runSoak(options);
  },
});

const benchProcesses = defineCommand({
  name: 'bench:processes',
  summary: 'Measures two processes of the service against one, and writes docs/performance-processes.md.',
  details: 'It needs root and Linux, to limit each process to a share of a core.',
  options: {
    rounds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 100,
      default: 5,
      description: 'Rounds for each number of processes.',
    },
    seconds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 600,
      default: 5,
      description: 'The length of a round.',
    },
  },
  example: '--rounds 3',
  run: async (options) => {
    await (await import('../bench/processes/run-processes.ts')).runProcesses(options);
  },
});

/** Operators look for it by this name. */
const soak = { ...benchSoak, name: 'soak', summary: 'The same as bench:soak.' };

const benchHotSpots = defineCommand({
  name: 'bench:hot-spots',
  summary:
    'Measures one board, one workspace and the event log under many writers, and writes docs/scaling.md.',
  options: {
    cards: {
      type: 'number',
      value: 'number',
      min: 10_000,
      max: 1_000_000,
      default: 100_000,
      description: 'How many cards there are.',
    },
    rounds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 20,
      default: 3,
      description: 'Rounds for each place.',
    },
    seconds: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 60,
      default: 4,
      description: 'The length of a round.',
    },
  },
  example: '--rounds 1 --seconds 2',
  run: async (options) => {
    await (await import('../bench/hot-spots/run-hot-spots.ts')).runHotSpots(options);
  },
});

export const developmentCommands: CommandGroup = {
  title: 'Change it',
  commands: [
    check,
    generate,
    { name: 'format', summary: 'Formats all files with Prettier.' },
    { name: 'lint', summary: 'Checks the types and the rules of the code with Oxlint.' },
    buildDocs,
    buildDemo,
    bench,
    benchScale,
    benchStarts,
    benchSoak,
    soak,
    benchProcesses,
    benchHotSpots,
  ],
};

export const contractCommands: CommandGroup = {
  title: 'Work on the contract',
  commands: [{ name: 'contract:lint', summary: 'Runs the lint rules of the contract.' }, changes, mock],
};

export const databaseCommands: CommandGroup = {
  title: 'Work on the database',
  commands: [createMigration, checkDrift, tryUpgrade, makeOldData],
};
