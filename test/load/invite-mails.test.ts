/** How many mails leave when one session has invites sent to one address, and to strangers, as fast as it can. */
import { expect, it } from 'vitest';
import { makeMailServer, runJobs, untilNoJobs } from '../support/jobs.ts';
import { startService, testSettings } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';

it('sends 5 of 201 mails to one address, and 60 in total for a new workspace', async () => {
  const mailServer = await makeMailServer();
  const service = await startService({ guessLimits: testSettings.guessLimits });
  await runJobs(service, mailServer);
  const { session: token, workspaceId } = await makeTeam(service);
  const invite = (email: string) =>
    service.call('createMember', { token, id: workspaceId, body: { email, role: 'member' } });

  const { id } = (await invite('victim@example.com')).body as { id: string };
  await untilNoJobs(service);
  const resent = [];
  // One after another, each once the mail before it has left, since a newer invite replaces one that waits.
  for (let time = 0; time < 200; time += 1) {
    resent.push((await service.call('resendInvite', { token, id })).status);
    if (resent.at(-1) === 200) await untilNoJobs(service);
  }
  const invited = [];
  for (let n = 0; n < 160; n += 1) invited.push((await invite(`stranger${n}@example.net`)).status);
  await untilNoJobs(service);

  const recipients = mailServer.mails.flatMap(({ to }) => to);
  const toVictim = recipients.filter((to) => to === 'victim@example.com').length;
  process.stdout.write(
    `201 mails to one address: ${toVictim} left; 160 to strangers: ${recipients.length - toVictim} left\n`,
  );
  expect([toVictim, recipients.length]).toEqual([5, 60]);
  expect(new Set([...resent, ...invited])).toEqual(new Set([200, 201, 429]));
});
