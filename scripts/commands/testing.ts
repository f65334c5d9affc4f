/** The commands that test the service. */
import { defineCommand } from '../support/commands.ts';
import type { CommandGroup } from '../support/commands.ts';

const seed = { type: 'number', value: 'number', min: 0, max: 2 ** 31 - 1 } as const;

const clocks = defineCommand({
  name: 'test:clocks',
  summary: 'Runs the tests that involve time, on other days and in other time zones. Needs libfaketime.',
  positional: { name: 'file', description: 'Parts of the names of test files to run instead.', count: 'any' },
  options: {
    clock: {
      type: 'text',
      value: 'name',
      description: 'Runs on one clock only, such as leap-day. Six if left out.',
    },
    all: { type: 'flag', description: 'Runs every test of npm test.' },
  },
  example: '--clock leap-day billing',
  run: async (options, files) => {
    await (await import('../checks/run-clock-tests.ts')).runClockTests(options, files);
  },
});

const contract = defineCommand({
  name: 'test:contract',
  summary: 'Runs Schemathesis against a service of its own. Needs Python.',
  options: {
    examples: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 100_000,
      default: 20,
      description: 'Requests for each operation, at most.',
    },
    seed: { ...seed, default: 1, description: 'Another seed tries other requests.' },
  },
  example: '--examples 100 --seed 7',
  run: async (options) => {
    await (await import('../contract/run-contract-tests.ts')).runContractTests(options);
  },
});

const workflows = defineCommand({
  name: 'test:workflows',
  summary: 'Runs the Arazzo workflows against a service of its own.',
  example: '',
  run: async () => {
    await (await import('../contract/run-workflows.ts')).runWorkflows();
  },
});

const sdk = defineCommand({
  name: 'test:sdk',
  summary:
    'Generates a client in each language, and runs the same scenario with each against a service of its own.',
  details: 'Each language needs its tools: see README.md.',
  positional: {
    name: 'sdk',
    description: 'Folders of test/sdk, such as php. All if left out.',
    count: 'any',
  },
  options: { cold: { type: 'flag', description: 'Begins with empty caches of all tools.' } },
  example: 'go rust',
  run: async (options, names) => {
    await (await import('../clients/run-sdk-tests.ts')).runSdkTests(options, names);
  },
});

const receivers = defineCommand({
  name: 'test:receivers',
  summary: 'Runs the example receivers of webhooks and streams in each language. Needs Python and Go.',
  positional: {
    name: 'language',
    description: 'Folders of examples/receivers, such as go. All if left out.',
    count: 'any',
  },
  options: {},
  example: 'python go',
  run: async (_, names) => {
    await (await import('../clients/try-receivers.ts')).tryReceivers(names);
  },
});

const packages = defineCommand({
  name: 'test:packages',
  summary: 'Packs packages/, installs them in an empty folder, and uses them like a consumer.',
  example: '',
  run: async () => {
    await (await import('../clients/try-packages.ts')).tryPackages();
  },
});

const properties = defineCommand({
  name: 'test:properties',
  summary: 'Tries the tests of properties for longer than npm test does.',
  details: 'A failure names the seed and the path that repeat it.',
  positional: { name: 'file', description: 'Test files. All with properties if left out.', count: 'any' },
  options: {
    runs: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 10_000_000,
      default: 200,
      description: 'Runs of each property.',
    },
    minutes: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 10_000,
      default: 30,
      description: 'When each property ends at the latest.',
    },
    seed: { ...seed, description: 'A random one if left out.' },
    path: { type: 'text', value: 'path', description: 'The path of a failure, to repeat it.' },
    replayPath: { type: 'text', value: 'path', description: 'The replay path of a failure, to repeat it.' },
  },
  example: '--runs 2000 --minutes 30 --seed 7',
  run: async (options, files) => {
    (await import('../checks/test-properties.ts')).testProperties(options, files);
  },
});

const faults = defineCommand({
  name: 'test:faults',
  summary: 'Kills the service and its database in the middle of writes, again and again.',
  options: {
    rounds: { type: 'number', value: 'number', min: 1, max: 10_000, default: 10, description: 'How often.' },
    writes: {
      type: 'number',
      value: 'number',
      min: 1,
      max: 1_000_000,
      default: 1000,
      description: 'Writes in each round.',
    },
  },
  example: '--rounds 50',
  run: async (options) => {
    await (await import('../checks/run-fault-tests.ts')).runFaultTests(options);
  },
});

const cluster = defineCommand({
  name: 'test:cluster',
  summary:
    'Breaks a cluster under load: failovers of PostgreSQL, a full disk, a lost network, killed processes.',
  details:
    'It needs root and Debian with etcd-server, postgresql-15, haproxy, nginx-light, redis-server and prometheus, the PgBouncer of scripts/install-pgbouncer.sh and the Patroni of scripts/install-patroni.sh. Each host has a network namespace of its own; all of it ends with the command.',
  positional: {
    name: 'fault',
    description: 'Parts of the names of faults, such as disk. All if left out.',
    count: 'any',
  },
  options: {},
  example: 'disk network',
  run: async (_, names) => {
    await (await import('../cluster/run-cluster-test.ts')).runClusterTest(names);
  },
});

const firstStart = defineCommand({
  name: 'test:first-start',
  summary: 'Clones the repository, installs production packages, starts the service and sends requests.',
  example: '',
  run: async () => {
    await (await import('../checks/try-first-start.ts')).tryFirstStart();
  },
});

const collection = defineCommand({
  name: 'test:collection',
  summary: 'Runs the Bruno collection in examples/ against a service of its own.',
  details: 'npx fetches the Bruno CLI, which has 275 MB. npm test replays the same requests without it.',
  example: '',
  run: async () => {
    await (await import('../clients/run-collection.ts')).runCollection();
  },
});

const newcomers = defineCommand({
  name: 'test:newcomers',
  summary:
    'Plays three newcomers from a fresh clone: one who evaluates, one who reads the site, one with a link.',
  details:
    'It needs curl, jq, zsh, script and Python, installs packages from npm and PyPI, and fetches the Bruno CLI (275 MB).',
  options: {
    gettingStarted: {
      type: 'flag',
      description: 'Only follows getting started, which needs neither zsh nor the Bruno CLI.',
    },
  },
  example: '--getting-started',
  run: async ({ gettingStarted }) => {
    await (await import('../newcomers/play-newcomers.ts')).playNewcomers(gettingStarted);
  },
});

const debian = defineCommand({
  name: 'test:debian',
  summary: 'Follows getting started on a bare Debian 13 with its own Node.js 20.',
  details:
    'It needs root, apt-get and dpkg-deb, as on Debian, and installs Debian into a folder that it deletes.',
  example: '',
  run: async () => {
    await (await import('../newcomers/try-on-debian.ts')).tryOnDebian();
  },
});

const operations = defineCommand({
  name: 'test:operations',
  summary: 'Follows docs/operations.md on a bare Debian 13, whose systemd runs the service.',
  details:
    'It needs root, apt-get, dpkg-deb, openssl and unshare, as on Debian, and the ports 80, 443, 465, 3000, 5432 and 9464. It installs Debian into a folder that it deletes.',
  example: '',
  run: async () => {
    await (await import('../operations/follow-guide.ts')).followOperationsGuide();
  },
});

const container = defineCommand({
  name: 'test:container',
  summary: "Lints the container's files, and runs the image's commands in namespaces of their own.",
  details: 'It needs Linux, Python and root, but no container runtime.',
  options: {
    installed: {
      type: 'flag',
      description:
        'Takes the packages that are installed here, without those for development. Faster than npm ci.',
    },
  },
  example: '--installed',
  run: async (options) => {
    await (await import('../checks/try-container.ts')).tryContainer(options);
  },
});

export const testingCommands: CommandGroup = {
  title: 'Test it',
  commands: [
    { name: 'test', summary: 'Runs the tests that need only npm.' },
    {
      name: 'test:processes',
      summary: 'Tests servers, commands and databases. Needs nginx, rsyslog, openssl, unshare, ip and root.',
    },
    {
      name: 'test:tools',
      summary:
        'Tests the rules of the repository, and the mock, collections and other tools of the contract.',
    },
    {
      name: 'test:storms',
      summary: 'Tests many clients at once, long random sequences, and all that npm test tries a share of.',
    },
    {
      name: 'test:load',
      summary:
        'Tests fairness, poolers, plans and restarts under load. Needs nginx, script, unshare, root, Python and Go.',
    },
    { name: 'test:browser', summary: 'Tests the pages in a browser. Needs Chromium.' },
    { name: 'test:redis', summary: 'Tests limits that processes share. Needs redis-server.' },
    { name: 'test:stripe', summary: 'Tests the requests to Stripe. Needs Go.' },
    {
      name: 'test:docs',
      summary: 'Runs every example of the documentation. Needs curl, jq, zsh, Python and Go.',
    },
    clocks,
    contract,
    workflows,
    sdk,
    receivers,
    packages,
    properties,
    faults,
    cluster,
    firstStart,
    container,
    collection,
    newcomers,
    debian,
    operations,
  ],
};
