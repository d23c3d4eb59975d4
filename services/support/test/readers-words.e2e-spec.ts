import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { FormSettingsView, SetupView, StaffTicketView, TicketListView, TicketView } from '@hub/contracts/tickets';
import { start as startMailCatcher } from '@hub/mail-catcher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
  support = await startSupport({ SMTP_URL: catcher.smtpUrl });
});
afterAll(async () => {
  await support.close();
  await catcher.close();
});
const { byPlayer } = reportCalls(() => support);
const get = async <T>(path: string, language: string, who = aPlayer()) =>
  (await callAs<T>(support.url, 'support', `GET /api/questions/${path}`, { who, language })).body;

it('the form and the first call speak the language of the page', async () => {
  const { settings } = await get<{ settings: FormSettingsView }>('render_create_form/H73', 'en');
  expect(settings.game.game_name).toBe('Game H73 (demo)');
  expect(settings.question_types).toMatchObject({ 1: 'Type 1', 2: 'Type 2' });
  const body = { search_string: '?param_game_id=H73' };
  const line = 'POST /api/service/init_setup';
  const setup = await callAs<SetupView>(support.url, 'support', line, { body, language: 'en' });
  expect(setup.body).toMatchObject({ game_name: 'Game H73 (demo)', tips: ['Please download it again.'] });
});

it('a player reads the own reports in the own language, staff as it was filed in zh-TW', async () => {
  const who = aPlayer();
  const id = await byPlayer(who);
  const item = async (language: string) => (await get<TicketListView>('list', language, who)).msg[0]?.type_text;
  expect(await item('en')).toBe('Type 1');
  expect(await item('zh-TW')).toBe('一般問題');
  const { msg } = await get<{ msg: TicketView }>(`view/${id}`, 'en', who);
  expect(msg).toMatchObject({ type_text: 'Type 1', game_name: 'Game H73 (demo)' });
  const desk = `GET /api/staff/questions/${id}`;
  const seen = await callAs<StaffTicketView>(support.url, 'support', desk, { who: aStaff(), language: 'en' });
  expect(seen.body.data).toMatchObject({ type_text: '一般問題', game_name: '遊戲 H73（示範）' });
});

it('a type that nobody can choose any more keeps its name in every language; what the catalogue does not know stays', async () => {
  const who = aPlayer();
  const id = await byPlayer(who);
  const typed = (code: string) =>
    support.database.exec(`UPDATE ticket SET question_type = '${code}', type_text = '舊類型' WHERE id = ${id}`);
  await typed('u');
  expect((await get<{ msg: TicketView }>(`view/${id}`, 'en', who)).msg.type_text).toBe('Type u');
  await typed('gone');
  expect((await get<{ msg: TicketView }>(`view/${id}`, 'en', who)).msg.type_text).toBe('舊類型');
});

it('a mail names game and kind of problem in the language of the report', async () => {
  const worker = await startWorker(support.env);
  const form = aReport({ question_type: '1' });
  await callAs(support.url, 'support', 'POST /api/questions/create_web_form', { form, language: 'en' });
  const mails = async () => {
    const answer = await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(form.email as string)}`);
    return ((await answer.json()) as { mails: { text: string }[] }).mails;
  };
  await expect.poll(mails, { timeout: 15_000, interval: 50 }).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.text).toContain('Game H73 (demo)');
  expect(mail?.text).toContain('Type 1');
  await worker.close();
});
