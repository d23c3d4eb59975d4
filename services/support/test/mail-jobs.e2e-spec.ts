import { connect, createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { aStaff, callAs, lineSwitch } from '@hub/nest-kit/testing';
import { dayAfter, dayOf, type CreatedView } from '@hub/contracts/tickets';
import { start as startMailCatcher } from '@hub/mail-catcher';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

type Mails = { mails: { to: string; subject: string; text: string; html: string }[] };
type Catcher = Awaited<ReturnType<typeof startMailCatcher>>;

let support: Support;
let catcher: Catcher;
let worker: Awaited<ReturnType<typeof startWorker>> | null = null;
beforeAll(async () => {
  catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
  support = await startSupport({ SMTP_URL: catcher.smtpUrl });
});
afterEach(async () => {
  await worker?.close();
  worker = null;
});
afterAll(async () => {
  await support.close();
  await catcher.close();
});

const file = async (over: Record<string, string> = {}, language = 'zh-TW') => {
  const report = aReport(over);
  const { body } = await callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', {
    form: report,
    language,
  });
  return { email: report.email as string, ...body.msg };
};
const { act } = workCalls(() => support);
const mailsTo = async (to: string) =>
  ((await (await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(to)}`)).json()) as Mails).mails;
const arrived = (to: string, n: number) =>
  expect.poll(() => mailsTo(to), { timeout: 15_000, interval: 50 }).toHaveLength(n);
const deadRedis = 'redis://127.0.0.1:1';

describe('mails', () => {
  it('tell number and code once the report is in, and nothing that the sender typed', async () => {
    worker = await startWorker(support.env);
    const report = await file({ content: '<b>請點 http://evil.example</b>', character_name: 'EVILNAME' });
    await arrived(report.email, 1);
    const [mail] = await mailsTo(report.email);
    expect(mail?.subject).toBe(`我們收到了您的回報（案件 ${report.question_id}）`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(report.check_id);
      expect(part).toContain('/service/H73/query');
      expect(part).not.toMatch(/evil/i);
    }
  });

  it('name the day that the terms promise, and the fee while it is due', async () => {
    worker = await startWorker(support.env);
    const today = dayOf(new Date());
    const by = (days: number) => dayAfter(today, days).replaceAll('-', '/');
    const complaint = await file({ question_type: 'complaint', known_on: today });
    const days = { history_from: today, history_until: today };
    const records = await file({ question_type: 'game_history', ...days }, 'en');
    const other = await file();
    for (const { email } of [complaint, records, other]) await arrived(email, 1);
    const text = async (email: string) => (await mailsTo(email))[0]?.text;
    expect(await text(complaint.email)).toContain(`您的申訴，我們最晚在 ${by(15)} 答覆處理結果。`);
    expect(await text(complaint.email)).not.toContain('NT$');
    expect(await text(records.email)).toContain(`asked for by ${by(7)} at the latest.`);
    expect(await text(records.email)).toContain('The fee is NT$200.');
    expect(await text(other.email)).not.toContain('最晚');
    await support.database.exec(`UPDATE case_deadline SET fee = 'waived' WHERE ticket_id = ${records.question_id}`);
    const [mail] = await support.database.exec(`SELECT id FROM mail WHERE ticket_id = ${records.question_id}`);
    const lead = aStaff({ roles: [{ role: 'lead', game: 'H73' }] });
    const resend = `POST /api/staff/questions/mails/${String(mail?.id)}/resend`;
    const { status } = await callAs(support.url, 'support', resend, {
      who: lead,
      body: { resends: 0 },
      key: crypto.randomUUID(),
    });
    expect(status).toBe(200);
    await arrived(records.email, 2);
    expect((await mailsTo(records.email)).filter((one) => one.text.includes('NT$200'))).toHaveLength(1);
  });

  it('tell that staff answered, in the language of the report', async () => {
    worker = await startWorker(support.env);
    const report = await file({}, 'en');
    await act(aStaff(), report.question_id, 'reply', { body: { content: 'SECRET-ANSWER' } });
    await arrived(report.email, 2);
    const mails = await mailsTo(report.email);
    expect(mails.map((mail) => mail.subject).sort()).toEqual([
      `We have received your report (case ${report.question_id})`,
      `Your report has been answered (case ${report.question_id})`,
    ]);
    expect(JSON.stringify(mails)).not.toContain('SECRET-ANSWER');
  });

  it('tell that the case is closed, with the way to the rating', async () => {
    worker = await startWorker(support.env);
    const report = await file({}, 'zh-HK');
    const id = report.question_id;
    await act(aStaff(), id, 'reply', { body: { content: 'SECRET-ANSWER' } });
    await callAs(support.url, 'support', 'POST /api/questions/close_question', {
      who: { kind: 'K', desk: 'support', ticket: id, game: 'H73' },
      body: { question_id: id },
    });
    await arrived(report.email, 3);
    const mails = await mailsTo(report.email);
    expect(mails.map(({ subject }) => subject)).toContain(`我們收到了您的回報（個案 ${id}）`);
    const mail = mails.find(({ subject }) => subject === `您的回報已結案（個案 ${id}）`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(report.check_id);
      expect(part).toContain('/service/H73/query#then=rating');
      expect(part).not.toContain('SECRET');
    }
  });

  it('bring the codes of a known contact', async () => {
    const report = await file();
    await callAs(support.url, 'support', 'POST /api/questions/by_checkid', {
      body: { email: report.email, check_id: '' },
    });
    worker = await startWorker(support.env);
    await arrived(report.email, 2);
    expect((await mailsTo(report.email)).some((mail) => mail.subject.startsWith('您的查詢碼'))).toBe(true);
  });

  it('leave without Redis', async () => {
    const report = await file();
    await support.database.hurry();
    worker = await startWorker({ ...support.env, REDIS_QUEUE_URL: deadRedis });
    await arrived(report.email, 1);
  });

  it('wait for a mail server that refuses, and are sent once', async () => {
    const refusing: Server = createServer((socket) => socket.end('554 no\r\n'));
    await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
    const port = (refusing.address() as AddressInfo).port;
    const report = await file();
    await support.database.hurry();
    const stubborn = await startWorker({
      ...support.env,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      REDIS_QUEUE_URL: deadRedis,
    });
    const failed = () =>
      support.database.exec(
        `SELECT attempt FROM outbox WHERE last_error IS NOT NULL AND payload = '{"ticketId":${report.question_id}}'`,
      );
    await expect.poll(failed, { timeout: 15_000, interval: 100 }).toHaveLength(1);
    await stubborn.close();
    refusing.close();
    await support.database.hurry();
    worker = await startWorker({ ...support.env, REDIS_QUEUE_URL: deadRedis });
    await arrived(report.email, 1);
  });
});

/** A mail server that knows no recipient and says so with their address. */
async function strictServer() {
  const server = createServer((socket) => {
    socket.write('220 strict\r\n');
    socket.on('data', (line) => {
      const words = line.toString();
      const to = /RCPT TO:<([^>]*)>/i.exec(words)?.[1];
      socket.write(to ? `550 5.1.1 <${to}>: no such person\r\n` : '250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe('a recipient that is refused', () => {
  it('is given up at once, and the address is written nowhere', async () => {
    const strict = await strictServer();
    const report = await file();
    await support.database.hurry();
    worker = await startWorker({
      ...support.env,
      SMTP_URL: `smtp://127.0.0.1:${strict.port}`,
      REDIS_QUEUE_URL: deadRedis,
    });
    const row = () =>
      support.database.exec(
        `SELECT attempt, last_error FROM outbox WHERE failed_at IS NOT NULL AND payload = '{"ticketId":${report.question_id}}'`,
      );
    await expect.poll(row, { timeout: 15_000, interval: 100 }).toHaveLength(1);
    const [given] = await row();
    expect(given).toMatchObject({ attempt: 1, last_error: 'mail not taken: EENVELOPE RCPT TO 550' });
    strict.close();
  });
});

/** A mail server behind a line that tells the moment in which a mail is all there and not yet answered for. */
async function tellingServer(to: string, taken: () => void) {
  const server = createServer((near) => {
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    let last = '';
    near.on('data', (words) => {
      last = (last + words.toString('latin1')).slice(-5);
      if (last === '\r\n.\r\n') taken();
    });
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => one.destroy()).once('close', () => other.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

describe('a database that dies', () => {
  it('after the mail server took a mail and before that is written down: none is sent twice', async () => {
    const line = await lineSwitch(support.database.url);
    let deaths = 0;
    const telling = await tellingServer(catcher.smtpUrl, () => {
      if ((deaths += 1) > 1) return;
      line.away();
      setTimeout(line.back, 400);
    });
    const reports = [await file(), await file(), await file()];
    await support.database.hurry();
    const env = {
      ...support.env,
      DATABASE_URL: line.url,
      SMTP_URL: telling.url,
      REDIS_QUEUE_URL: deadRedis,
    };
    worker = await startWorker(env);
    const payloads = reports.map(({ question_id: id }) => `'{"ticketId":${id}}'`).join();
    const left = () =>
      support.database.exec(`SELECT id FROM outbox WHERE next_at IS NOT NULL AND payload IN (${payloads})`);
    await expect.poll(() => support.database.hurry().then(left), { timeout: 45_000 }).toEqual([]);
    expect(deaths).toBeGreaterThan(1);
    for (const { email } of reports) expect(await mailsTo(email)).toHaveLength(1);
    await worker.close();
    worker = null;
    telling.close();
    await line.close();
  }, 60_000);
});

describe('a report while Redis is away', () => {
  it('is accepted as fast as ever', async () => {
    const lonely = await startSupport({ REDIS_QUEUE_URL: deadRedis });
    const { status } = await callAs(lonely.url, 'support', 'POST /api/questions/create_web_form', { form: aReport() });
    expect(status).toBe(200);
    await lonely.close();
  });
});
