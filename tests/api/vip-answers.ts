import { vipDesk } from '@hub/contracts/vip';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import { lookAtJobs, shutTheDesk } from './behind-answers.ts';
import { Desk, type Account } from './desk-session.ts';
import { keepTheList } from './vip-list-answers.ts';
import { askADesk, endAReport, handAReportOver, partnerToken, playAReport } from './player-answers.ts';
import type { Recorder } from './recorder.ts';
import { readMails, reportOn, workOnReports, writeAMacro } from './staff-answers.ts';

/** Ranks the player of `partnerToken`. */
const rank = (schemaPrefix: string) =>
  withAdmin(adminUrl(), (c) =>
    c.query(
      `INSERT INTO ${schemaPrefix}vip.vip_push (game_id, partner_uid, level, as_of) VALUES ('H73', 'uid-777000111', 1, NOW(3))`,
    ),
  );

type People = { agent: Account; lead: Account; admin: Account; second: Account };
type Place = {
  folder: string;
  schemaPrefix: string;
  origin: string;
  bounceKey: string;
  newCodes: () => Promise<unknown>;
};

/** The calls that every desk has, at the desk of VIP, and its own. */
export async function runTheVipDesk(site: Recorder, people: People, place: Place): Promise<void> {
  const { folder, origin } = place;
  await askADesk(site, vipDesk);
  await rank(place.schemaPrefix);
  const form = new FormData();
  for (const [name, value] of Object.entries({ game_id: 'H73', in_game_id: '123456780' })) form.set(name, value);
  await site.call('POST /api/vipquestions/render_create_form', { form });
  await site.call('POST /api/vipquestions/render_create_form', { json: { game_id: 'H73' } });
  const id = await playAReport(site, folder, vipDesk);
  const headers = { 'x-auth-token': partnerToken(folder) };
  const again = { game_id: 'H73', question_type: '1', email: 'answers@example.com', phone: '0912345678' };
  for (const content of ['活動獎勵沒有收到', '剛才那件忘了附時間'])
    await site.call('POST /api/vipquestions/create_web_form', { headers, json: { ...again, content } });
  await place.newCodes();
  const [agent, lead, admin] = [new Desk(site, origin), new Desk(site, origin), new Desk(site, origin)];
  await agent.signIn(people.agent);
  await lead.signIn(people.lead);
  await admin.signIn(people.admin);
  await workOnReports(agent, id, vipDesk);
  await readMails(lead, site, place.bounceKey, vipDesk);
  await endAReport(site, folder, id, vipDesk);
  await handAReportOver(site, folder, vipDesk);
  await reportOn(lead, id, vipDesk);
  await writeAMacro(admin, vipDesk);
  await lookAtJobs(admin, vipDesk);
  await shutTheDesk(admin, vipDesk);
  const second = new Desk(site, origin);
  await second.signIn(people.second);
  await keepTheList(admin, second);
}
