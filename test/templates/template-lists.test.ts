/** Lists of templates over HTTP: the built-in ones, and those of a workspace. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

/** A template as lists show it. */
function listed({ content, ...template }: components['schemas']['Template']) {
  expect(content).toBeDefined();
  return template;
}

async function makeTemplate(owner: Tenant, name: string) {
  const { board } = await makeBoard(service, owner);
  return service.succeed('createTemplate', { token: owner.token, body: { board_id: board.id, name } });
}

describe('listTemplates', () => {
  it('lists at least five built-in templates with permanent ids, each as getTemplate shows it', async () => {
    const { token } = tenant;
    const { data } = await service.succeed('listTemplates', { token, query: { source: 'builtin' } });
    expect(data.map(({ id, name }) => [id, name])).toEqual([
      ['template_01m4785400e008000000000001', 'Kanban'],
      ['template_01m4785400e008000000000002', 'Sprint'],
      ['template_01m4785400e008000000000003', 'Bug tracker'],
      ['template_01m4785400e008000000000004', 'Product roadmap'],
      ['template_01m4785400e008000000000005', 'Editorial calendar'],
      ['template_01m4785400e008000000000006', 'Hiring'],
    ]);
    for (const template of data) {
      expect(template.source).toBe('builtin');
      expect(template).not.toHaveProperty('workspace_id');
      const whole = await service.succeed('getTemplate', { token, id: template.id });
      expect(listed(whole)).toEqual(template);
      expect(whole.content).toEqual({
        columns: template.columns.map((column) => ({
          ...column,
          cards: column.cards.map((card) => ({ ...card, labels: [], assignees: [] })),
        })),
        labels: template.labels,
      });
    }
  });

  it("lists the built-in templates first, then the workspace's own in order of creation, page by page", async () => {
    const owner = await makeTenant(service);
    const { token } = owner;
    const own = [
      await makeTemplate(owner, 'B'),
      await makeTemplate(owner, 'A'),
      await makeTemplate(owner, 'C'),
    ].map(listed);
    const builtin = (await service.succeed('listTemplates', { token, query: { source: 'builtin' } })).data;
    expect((await service.succeed('listTemplates', { token })).data).toEqual([...builtin, ...own]);
    const ownCall = { token, query: { source: 'workspace' } };
    expect((await service.succeed('listTemplates', ownCall)).data).toEqual(own);
    for (let limit = 1; limit <= 9; limit += 1) {
      const seen = [];
      let cursor: string | undefined;
      do {
        const query = { limit, ...(cursor !== undefined && { cursor }) };
        const page = await service.succeed('listTemplates', { token, query });
        seen.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual([...builtin, ...own]);
    }
  });

  it('refuses a workspace that the token does not belong to, an unknown source, and a cursor of another list', async () => {
    const { token } = tenant;
    const foreign = { token, query: { workspace_id: stranger.workspaceId } };
    const { errors } = await service.fail('listTemplates', 422, foreign);
    expect(errors).toEqual([
      expect.objectContaining({ parameter: 'workspace_id', code: 'unknown_workspace' }),
    ]);
    const wrong = await service.fail('listTemplates', 400, { token, query: { source: 'all' } });
    expect(wrong.errors).toEqual([expect.objectContaining({ parameter: 'source', code: 'not_allowed' })]);
    const { next_cursor: cursor = '' } = await service.succeed('listTemplates', {
      token,
      query: { limit: 1 },
    });
    const other = await service.fail('listTemplates', 400, { token, query: { cursor, source: 'builtin' } });
    expect(other.code).toBe('invalid_cursor');
  });
});
