import { start as startMailCatcher } from '@hub/mail-catcher';
import { openDatabase } from '@hub/nest-kit/db';
import { askAgain, aStaff, callAs, unique } from '@hub/nest-kit/testing';
import type { CreatedView } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { start as startWorker } from '../src/worker.ts';
import { aReport, anAddress, startVip, type Vip } from './vip.setup.ts';

type Mails = { mails: { to: string; subject: string; text: string }[] };

let vip: Vip;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let source: DataSource;
let worker: Awaited<ReturnType<typeof startWorker>>;
let held: (() => { status?: number; body: unknown }) | null = null;

beforeAll(async () => {
  catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
  vip = await startVip({ SMTP_URL: catcher.smtpUrl, TIDY_MS: '100' });
  vip.others.routes['GET /internal/held_accounts'] = () => held?.() ?? { body: { accounts: [] } };
  await vip.rank('uid-100000001');
  source = await openDatabase(vip.database.url, schema, 2);
  worker = await startWorker(vip.env);
});
afterAll(async () => {
  await worker.close();
  await source.destroy();
  await vip.close();
  await catcher.close();
});

const rows = (sql: string): Promise<Record<string, unknown>[]> => askAgain(() => source.query(sql));
const mailsTo = async (to: string) =>
  ((await (await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(to)}`)).json()) as Mails).mails;

it('mails bear the name of this desk, its numbers and the way to its pages', async () => {
  const form = aReport();
  const filed = await callAs<{ msg: CreatedView }>(vip.url, 'vip', 'POST /api/vipquestions/create_web_form', {
    form,
    ip: anAddress(),
    language: 'zh-TW',
  });
  const { question_id, check_id } = filed.body.msg;
  await callAs(vip.url, 'vip', `POST /api/staff/vipquestions/${question_id}/reply`, {
    who: aStaff(),
    body: { content: '您好' },
    headers: { 'if-match': '1' },
  });
  const to = form.email ?? '';
  await expect.poll(() => mailsTo(to), { timeout: 15_000 }).toHaveLength(2);
  const mails = await mailsTo(to);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `【VIP 專屬客服】客服回覆了您的回報（案件 V${question_id}）`,
    `【VIP 專屬客服】我們收到了您的回報（案件 V${question_id}）`,
  ]);
  for (const { text } of mails) {
    expect(text).toContain(check_id);
    expect(text).toContain('/vipservice/H73/query');
  }
});

it('a day of the retention that passed, or on which nobody could say what is held, is made up', async () => {
  const uid = `uid-${unique()}`;
  await rows(`INSERT INTO vip_push (game_id, partner_uid, level, until, as_of) VALUES
    ('H73', '${uid}', 1, NOW(3) - INTERVAL 2 YEAR, NOW(3)), ('G112', '${uid}', 1, NOW(3) - INTERVAL 2 YEAR, NOW(3))`);
  const left = () => rows(`SELECT game_id FROM vip_push WHERE partner_uid = '${uid}' ORDER BY game_id`);
  await expect.poll(() => rows('SELECT name FROM calendar')).toContainEqual({ name: 'retention' });
  held = () => ({ status: 503, body: {} });
  await rows("UPDATE calendar SET next_at = next_at - INTERVAL 2 DAY WHERE name = 'retention'");
  const tries = () => rows("SELECT 1 FROM outbox WHERE job = 'retention' AND attempt > 0");
  await expect.poll(tries, { timeout: 10_000 }).toHaveLength(1);
  expect(await left()).toHaveLength(2);
  held = () => ({ body: { accounts: [{ game_id: 'H73', uid }] } });
  await rows("UPDATE outbox SET next_at = NOW(3), lease_until = NULL WHERE job = 'retention'");
  await expect.poll(left, { timeout: 15_000 }).toEqual([{ game_id: 'H73' }]);
});
