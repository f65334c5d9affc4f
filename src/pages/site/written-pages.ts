/** The pages that are made of several sources, as Markdown: start page, workflows and changelog. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractDocument } from '../../api/contract/contract.ts';
import { methods } from '../../api/contract/contract.ts';
import { lifecycleOf } from '../../api/requests/lifecycle.ts';
import { utcDay } from '../../domain/core/utc-days.ts';
import type { PublishedDocument } from '../reference/published-contract.ts';
import type { Guide } from './guides.ts';
import { readWorkflows } from './workflows.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** A file of the repository. */
export function readRepositoryFile(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}

/** Whole sentences: one that leads to what follows it, with a colon, is left out. */
function wholeSentences(text: string): string {
  return text.replace(/(?<=\.) [^.]*:$/, '').replace(/:$/, '.');
}

function listed(title: string, place: string, text: string): string {
  return `- [${title}](${place})  \n  ${wholeSentences(text)}`;
}

/** The start page: links in the order in which readers need them. */
export function startText(document: PublishedDocument, guides: readonly Guide[]): string {
  const { title, summary } = document.info;
  const groups = [...new Set(guides.map(({ group }) => group))].map((group) => {
    const entries = guides.filter((guide) => guide.group === group);
    return `## ${group}\n\n${entries.map((guide) => listed(guide.title, `guides/${guide.name}.md`, guide.summary)).join('\n')}`;
  });
  const reference = [
    listed(
      'API reference',
      'reference.md',
      'Every operation, with samples in curl, TypeScript, Python and Go.',
    ),
    listed('Problem codes', 'problems.md', 'What each `code` of an error means, and what to do about it.'),
    listed('Permissions', 'permissions.md', 'The credential, scope and role that each operation needs.'),
    listed(
      'Workflows',
      'workflows.md',
      'Complete tasks, step by step, as Arazzo descriptions that tools can run.',
    ),
    listed('Changelog', 'changelog.md', 'The changes in each release, and what is deprecated.'),
    listed(
      'openapi.json',
      'contract:openapi.json',
      'The contract in OpenAPI 3.1, to generate a client from.',
    ),
  ];
  return `# ${title}\n\n${summary}\n\n${groups.join('\n\n')}\n\n## Reference\n\n${reference.join('\n')}\n`;
}

/** What is deprecated and what is gone, by the contract. */
function lifecycleText(document: ContractDocument): string {
  const deprecated = Object.entries(document.paths).flatMap(([route, item]) =>
    methods.flatMap((method) => {
      const lifecycle = item[method] && lifecycleOf(item[method]);
      if (lifecycle === undefined) return [];
      const { deprecatedAt, sunset, successor } = lifecycle;
      return `- \`${method.toUpperCase()} ${route}\`, deprecated since ${utcDay(deprecatedAt)}, works until at least ${utcDay(sunset)}. Use \`${successor.method.toUpperCase()} ${successor.path}\`.`;
    }),
  );
  const removed = document['x-removed-operations'].map(
    ({ method, path: route, query = [], removed_in: release, removed_at: removedOn, successor }) =>
      `- \`${method.toUpperCase()} ${route}${query.map((name) => `?${name}=`).join('')}\`, removed in ${release} (${removedOn}). Use \`${successor.method.toUpperCase()} ${successor.path}\`.`,
  );
  return `## Deprecated

${deprecated.length === 0 ? 'Nothing is deprecated in this release.' : deprecated.join('\n')}

Responses of deprecated operations have \`Deprecation\` and \`Sunset\`, and a \`Link\` to the successor.

## Removed

${removed.length === 0 ? 'Nothing was removed.' : removed.join('\n')}
`;
}

/** The newest releases of CHANGELOG.md below what the contract says of its own past and future. */
export function changelogText(document: PublishedDocument): string {
  const { introduction, releases } = readChangelog();
  const newest = releases.slice(0, newestCount).join('');
  return `# Changelog

${lifecycleText(document)}
${introduction}${newest}
[Earlier releases](earlier-releases.md)
`;
}

export function earlierReleasesText(): string {
  const { releases } = readChangelog();
  return `# Earlier releases

What changed before the releases in the [changelog](changelog.md).

${releases.slice(newestCount).join('')}`;
}

/** So that the page of the changelog stays small. */
const newestCount = 2;

/** @throws {Error} if CHANGELOG.md has no title */
function readChangelog(): { readonly introduction: string; readonly releases: readonly string[] } {
  const [, text] = /^# .*\n([^]*)$/.exec(readRepositoryFile('CHANGELOG.md')) ?? [];
  if (text === undefined) throw new Error('CHANGELOG.md must begin with a title');
  // What isn't released has no text yet right after a release.
  const released = text.replace(/^## \[Unreleased\]\n(?:\s|###.*\n)*(?=## )/m, '');
  const [introduction = '', ...releases] = released.split(/^(?=## )/m);
  return { introduction, releases: releases.map((release) => release.replace(/^## \[([^\]]+)\]/, '## $1')) };
}

/** The Arazzo descriptions as lists of steps. */
export function workflowsText(): string {
  const sections = readWorkflows().map(({ file, id, summary, description, inputs, steps }) =>
    [
      `## ${summary}`,
      description,
      `### Inputs of ${id}`,
      inputs.map(({ name, meaning }) => `- \`${name}\`: ${meaning}`).join('\n'),
      `### Steps of ${id}`,
      steps
        .map(({ description: step, operationId }, index) => `${index + 1}. ${step} \`${operationId}\``)
        .join('\n'),
      `[${file}](./arazzo/${file}), workflow \`${id}\``,
    ].join('\n\n'),
  );
  return `# Workflows

Tasks that take several requests, described in [Arazzo](https://spec.openapis.org/arazzo/latest.html). A tool that supports
Arazzo can run them. Each is run against the service before every release.

${sections.join('\n\n')}
`;
}
