/** The contract with examples that are there: the ids in its examples are those of nobody, and lead to a 404. */

import { generablePattern } from './generable-text.ts';
import { requestForms, withValueForm, withVisibleText } from './value-forms.ts';

interface Page {
  readonly data: readonly { readonly id: string }[];
}

interface Demo {
  readonly base_url: string;
  readonly workspace_id: string;
  readonly board_id: string;
}

/**
 * The document that a service serves, as text, with the ids of its demo in place of those of the examples, and with the
 * bodies of links where the specification has them (docs/decisions/0005-contract-rules.md). The forms of values that
 * the contract says in words are added, so that valid requests can be created from it.
 */
export async function contractWithRealExamples(demo: Demo, secret: string): Promise<string> {
  const get = async (path: string): Promise<Response> => {
    const headers = { Authorization: `Bearer ${secret}` };
    const response = await fetch(`${demo.base_url}${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const firstOf = async (path: string): Promise<string> => {
    const [first] = ((await (await get(path)).json()) as Page).data;
    if (first === undefined) throw new Error(`${path} is empty`);
    return first.id;
  };
  const real = {
    WorkspaceId: demo.workspace_id,
    BoardId: demo.board_id,
    ColumnId: await firstOf(`/v1/boards/${demo.board_id}/columns`),
    CardId: await firstOf(`/v1/boards/${demo.board_id}/cards?limit=1`),
    MemberId: await firstOf(`/v1/workspaces/${demo.workspace_id}/members`),
  };
  const text = await (await get('/openapi.json')).text();
  const { schemas } = (JSON.parse(text) as Contract).components;
  const document = Object.entries(real).reduce(
    (replaced, [name, id]) => {
      const [example] = schemas[name]?.examples ?? [];
      if (example === undefined) throw new Error(`${name} has no example`);
      return replaced.replaceAll(example, id);
    },
    text.replaceAll('"x-request-body":', '"requestBody":'),
  );
  const withForms = (_key: string, value: unknown) =>
    withVisibleText(withValueForm(value, requestForms), generablePattern);
  return JSON.stringify(JSON.parse(document, withForms));
}

interface Contract {
  readonly components: { readonly schemas: Record<string, { readonly examples?: readonly string[] }> };
}
