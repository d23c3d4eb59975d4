import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { CreatedView } from '@hub/contracts/tickets';
import { start as startMailCatcher } from '@hub/mail-catcher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

type Mails = { mails: { to: string; subject: string; text: string }[] };

let support: Support;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
  support = await startSupport({ SMTP_URL: catcher.smtpUrl });
  worker = await startWorker(support.env);
});
afterAll(async () => {
  await worker.close();
  await support.close();
  await catcher.close();
});

const { act } = workCalls(() => support);
const yue = aStaff();
const file = async (language: string, over: Record<string, string> = {}) => {
  const report = aReport(over);
  const { body } = await callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', {
    form: report,
    language,
  });
  return { email: report.email ?? '', id: body.msg.question_id, code: body.msg.check_id };
};
const mailsTo = async (to: string) =>
  ((await (await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(to)}`)).json()) as Mails).mails;
const arrived = (to: string, subject: string) =>
  expect.poll(async () => (await mailsTo(to)).map((mail) => mail.subject), { timeout: 15_000 }).toContain(subject);

describe('mails of the work at the desk', () => {
  it.each([
    ['en', (id: number) => `Your check code (case ${id})`],
    ['zh-TW', (id: number) => `您的查詢碼（案件 ${id}）`],
  ] as const)('bring the check code again, in the language of the report: %s', async (language, subjectOf) => {
    const { id, email, code } = await file(language);
    await act(yue, id, 'resend_code');
    await arrived(email, subjectOf(id));
    const mail = (await mailsTo(email)).find(({ subject }) => subject === subjectOf(id));
    expect(mail?.text).toContain(code);
  });

  it('say where a merged case went on, without the other’s code', async () => {
    const first = await file('zh-TW');
    const second = await file('zh-HK', { email: first.email });
    await act(yue, second.id, 'merge', { body: { into: first.id, into_version: 1 } });
    await arrived(first.email, `您的回報已合併處理（個案 ${second.id}）`);
    const mail = (await mailsTo(first.email)).find(({ subject }) => subject.includes('合併'));
    expect(mail?.text).toContain(`個案 ${first.id} `);
    expect(mail?.text).not.toContain(first.code);
  });

  it('tell of every close', async () => {
    const { id, email } = await file('zh-TW');
    for (const closes of [1, 2]) {
      await act(yue, id, 'close');
      await expect
        .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('已結案')).length, {
          timeout: 15_000,
        })
        .toBe(closes);
      await act(yue, id, 'reopen', { body: { reason: '玩家補了資料' } });
    }
  });
});
