/** What is in an export, and what is never: nothing that the person can't see when the file is written. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMoveWorld } from '../support/board-moves.ts';
import { exportOf, untilWritten } from '../support/exports.ts';
import { addMember, makeBoard, makeCard, makeSession } from '../support/factories.ts';
import { hold } from '../support/holds.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { emailChangeCodeOf } from '../support/mailed-secrets.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, invite, makeTeam, replyOnPage } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

/** A card, a comment, a share link and a template of a member, each with a word in it. */
async function work(person: Teammate, boardId: string, word: string, assigneeIds: readonly string[] = []) {
  const { token } = person;
  const card = await makeCard(service, person, boardId, {
    title: `${word} card`,
    description: `${word} description`,
    assignee_ids: assigneeIds,
    due_on: '2026-12-04',
    estimate: 2,
  });
  const comment = await service.succeed('createComment', {
    token,
    id: card.id,
    body: { body: `${word} comment` },
  });
  const shared = await service.succeed('createShareLink', { token, id: card.id, body: {} });
  return { card, comment, link: shared.share_link, shareToken: shared.token };
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('an export', () => {
  it('has everything of a person that the API shows them, and no secret', async () => {
    const team = await makeTeam(service);
    const other = await addTeammate(service, team, 'member');
    const { session, token, workspaceId, userId, email } = team;
    const { board } = await makeBoard(service, team, 'Studio');
    const { board: theirs } = await makeBoard(service, other, 'Theirs');
    const made = await work(team, board.id, 'own');
    const assigned = await makeCard(service, other, theirs.id, { title: 'For you', assignee_ids: [userId] });
    const unassigned = await makeCard(service, other, theirs.id, { title: 'Not for you' });
    const template = await service.succeed('createTemplate', {
      token,
      body: { board_id: board.id, name: 'Start', include_cards: true },
    });
    const invited = await invite(service, team, 'guest-to-be@example.com', { role: 'guest' });
    await service.succeed('updateMe', {
      token: session,
      body: { time_zone: 'Europe/Berlin', locale: 'de-AT' },
    });
    const change = await service.succeed('createEmailChange', {
      token: session,
      body: { email: `new.${email}` },
    });
    const confirmed = { token: session, id: change.id, body: { code: emailChangeCodeOf(change.id) } };
    await service.succeed('confirmEmailChange', confirmed);
    const { document, text } = await exportOf(service, team);

    expect(document.user).toMatchObject({ id: userId, email: `new.${email}`, time_zone: 'Europe/Berlin' });
    expect(document.memberships.map(({ workspace_name: name, role }) => [name, role]).sort()).toEqual([
      ['Personal', 'owner'],
      ['Team', 'owner'],
    ]);
    expect(idsOf(document.memberships)).toContain(team.memberId);
    expect(document.sessions).toMatchObject([{ name: 'Test' }]);
    expect(document.email_changes).toMatchObject([
      { email: `new.${email}`, previous_email: email, confirmed_at: expect.any(String) as string },
    ]);
    expect(document.access_tokens.map(({ name }) => name)).toEqual(['Test', 'Test']);
    expect(document.sent_invites).toMatchObject([{ id: invited.id, email: invited.email, role: 'guest' }]);
    expect(document.boards).toMatchObject([{ id: board.id, workspace_id: workspaceId, name: 'Studio' }]);
    expect(document.cards).toEqual([
      expect.objectContaining({
        id: made.card.id,
        description: 'own description',
        assigned: false,
        due_on: '2026-12-04',
        estimate: 2,
        created_by: userId,
      }),
      expect.objectContaining({ id: assigned.id, assigned: true, created_by: other.userId }),
    ]);
    expect(document.comments).toMatchObject([{ id: made.comment.id, body: 'own comment' }]);
    expect(document.share_links).toMatchObject([{ id: made.link.id, card_id: made.card.id }]);
    expect(document.templates).toMatchObject([
      { id: template.id, content: { columns: [{ cards: [{ title: 'own card' }] }] } },
    ]);
    const types = document.activity.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['card.created', 'workspace.created', 'member.created', 'share_link.created']),
    );
    expect(document.activity.find(({ type }) => type === 'comment.created')).toMatchObject({
      board_id: board.id,
      resource_id: made.comment.id,
    });
    for (const secret of [session, token, made.shareToken, invited.token, unassigned.id, 'token_hash']) {
      expect(text).not.toContain(secret);
    }
  });

  it('leaves out sessions, access tokens and share links that have expired, and of invites only accepted ones', async () => {
    const team = await makeTeam(service);
    const { board } = await makeBoard(service, team);
    const { link } = await work(team, board.id, 'own');
    const expiresAt = new Date(service.now().getTime() - 1);
    const { prisma } = service.database.reader;
    const session = await makeSession(service, team);
    await prisma.session.update({ where: { id: storedId(session.id) }, data: { expiresAt } });
    await prisma.shareLink.update({ where: { id: storedId(link.id) }, data: { expiresAt } });
    const ofTeam = { token: team.session, id: team.workspaceId };
    const body = { name: 'Old', scopes: ['boards:read'] };
    const { access_token: old } = await service.succeed('createAccessToken', { ...ofTeam, body });
    await prisma.accessToken.update({ where: { id: storedId(old.id) }, data: { expiresAt } });
    const [open, accepted] = [
      await invite(service, team, 'open@example.com'),
      await invite(service, team, 'accepted@example.com'),
    ];
    await replyOnPage(service, accepted.token, { action: 'accept' });
    const expired = await invite(service, team, 'expired@example.com');
    const where = { id: storedId(expired.id) };
    await prisma.workspaceMember.update({ where, data: { inviteExpiresAt: expiresAt } });
    const { document } = await exportOf(service, team);
    expect(idsOf(document.sessions)).not.toContain(session.id);
    expect(document.sessions).toHaveLength(1);
    // Those of the personal workspace and of the team.
    expect(document.access_tokens).toHaveLength(2);
    expect(idsOf(document.access_tokens)).not.toContain(old.id);
    expect(document.share_links).toEqual([]);
    expect(idsOf(document.sent_invites)).toEqual([open.id, expired.id]);
  });

  it('has what is in a suspended workspace, which nobody can read otherwise', async () => {
    const team = await makeTeam(service);
    const { board } = await makeBoard(service, team);
    const { card } = await work(team, board.id, 'own');
    await hold(service, team.workspaceId, 'suspended');
    const { document } = await exportOf(service, team);
    expect([idsOf(document.boards), idsOf(document.cards)]).toEqual([[board.id], [card.id]]);
  });

  it('leaves out a workspace that the person has left, and one that was deleted', async () => {
    const [left, deleted] = [await makeTeam(service), await makeTeam(service)];
    const member = await addTeammate(service, left, 'admin');
    const { board } = await makeBoard(service, member, 'leftword');
    const { card } = await work(member, board.id, 'leftword', [member.userId]);
    await service.succeed('leaveWorkspace', { token: member.session, id: left.workspaceId });
    const { text } = await exportOf(service, member);
    for (const word of ['leftword', left.workspaceId, board.id, card.id, left.userId]) {
      expect(text).not.toContain(word);
    }
    await makeBoard(service, deleted, 'goneword');
    await service.succeed('deleteWorkspace', { token: deleted.session, id: deleted.workspaceId });
    const { id } = await service.succeed('createExport', { token: deleted.session });
    await untilWritten(service, deleted, id);
    const file = await service.call('getExportDocument', { token: deleted.session, id });
    expect(file.text).not.toContain('goneword');
    expect(file.text).not.toContain(deleted.workspaceId);
  });

  it('has what the person did on a board that has moved only if they are in the other workspace', async () => {
    const { source, target, boardId, move } = await makeMoveWorld(service);
    const [staying, following] = [
      await addTeammate(service, source, 'member'),
      await addTeammate(service, source, 'member'),
    ];
    for (const member of [staying, following]) await makeCard(service, member, boardId, { title: 'Card' });
    await addMember(service, target, following, 'member');
    await move();
    const activity = async (person: Teammate) =>
      (await exportOf(service, person)).document.activity.filter(({ board_id: id }) => id === boardId);
    expect(await activity(staying)).toEqual([]);
    expect(await activity(following)).toMatchObject([{ type: 'card.created' }]);
  });

  it('leaves out private boards that the person was removed from, though they created cards there', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const { board } = await makeBoard(service, member, 'secretword');
    const made = await work(member, board.id, 'secretword', [member.userId]);
    await service.succeed('updateBoard', {
      token: team.token,
      id: board.id,
      body: { visibility: 'members' },
    });
    const removed = { id: board.id, path: { user_id: member.userId } };
    await service.call('deleteBoardMember', { token: team.token, ...removed });
    await service.fail('getBoard', 404, { token: member.session, id: board.id });
    const { document, text } = await exportOf(service, member);
    for (const word of ['secretword', board.id, made.card.id, made.comment.id, made.link.id]) {
      expect(text).not.toContain(word);
    }
    expect(document.memberships.map(({ workspace_id: id }) => id)).toContain(team.workspaceId);
  });

  it('shows a private board and its cards to those who were added to it', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const { board } = await makeBoard(service, team, 'Private');
    await service.succeed('updateBoard', {
      token: team.token,
      id: board.id,
      body: { visibility: 'members' },
    });
    const viewer = { id: board.id, path: { user_id: member.userId }, body: { role: 'viewer' } };
    await service.succeed('putBoardMember', { token: team.token, ...viewer });
    const card = await makeCard(service, team, board.id, { assignee_ids: [member.userId] });
    const { document } = await exportOf(service, member);
    expect(document.cards).toMatchObject([{ id: card.id, assigned: true, created_by: team.userId }]);
    expect(document.boards).toEqual([]);
  });

  it('shows guests the boards that they were given, and neither templates, invites nor share links', async () => {
    const team = await makeTeam(service);
    const { board } = await makeBoard(service, team, 'Given');
    const { board: hidden } = await makeBoard(service, team, 'hiddenword');
    const member = await addTeammate(service, team, 'admin');
    const made = await work(member, board.id, 'own');
    await work(member, hidden.id, 'hiddenword');
    await service.succeed('createTemplate', {
      token: member.session,
      body: { workspace_id: team.workspaceId, board_id: board.id, name: 'templateword' },
    });
    await invite(service, member, 'inviteword@example.com');
    await service.succeed('updateMember', {
      token: team.token,
      id: member.memberId,
      body: { role: 'guest', board_ids: [board.id] },
    });
    const { document, text } = await exportOf(service, member);
    expect(idsOf(document.cards)).toEqual([made.card.id]);
    expect(idsOf(document.comments)).toEqual([made.comment.id]);
    expect([document.templates, document.sent_invites, document.share_links]).toEqual([[], [], []]);
    for (const word of ['hiddenword', 'templateword', 'inviteword', hidden.id, made.link.id]) {
      expect(text).not.toContain(word);
    }
    expect(document.activity.map(({ type }) => type)).not.toContain('share_link.created');
  });

  it('leaves out what is in the trash, revoked links and tokens, and what others did', async () => {
    const team = await makeTeam(service);
    const other = await addTeammate(service, team, 'member');
    const { token } = team;
    const { board } = await makeBoard(service, team, 'Kept');
    const { board: trashed } = await makeBoard(service, team, 'trashword');
    await work(team, trashed.id, 'trashword');
    await service.succeed('deleteBoard', { token, id: trashed.id });
    const { card, link } = await work(team, board.id, 'kept');
    await service.succeed('revokeShareLink', { token, id: link.id });
    await work(other, board.id, 'otherword');
    const { document, text } = await exportOf(service, team);
    expect(idsOf(document.boards)).toEqual([board.id]);
    expect(idsOf(document.cards)).toEqual([card.id]);
    expect(document.share_links).toEqual([]);
    for (const word of ['trashword', 'otherword', other.userId, other.email])
      expect(text).not.toContain(word);
  });

  it('decides access while it is written, not when it is requested', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const { board } = await makeBoard(service, member, 'lateword');
    // No job runs yet.
    const { id } = await service.succeed('createExport', { token: member.session });
    await service.succeed('deleteMember', { token: team.token, id: member.memberId });
    await runJobs(service, await makeMailServer());
    await untilWritten(service, member, id);
    const { text } = await service.call('getExportDocument', { token: member.session, id });
    expect(text).not.toContain('lateword');
    expect(text).not.toContain(board.id);
  });
});
