import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import {
  ticketTexts,
  type CreatedView,
  type MailLogRow,
  type MailsView,
  type MailView,
  type StaffTicketView,
} from '@hub/contracts/tickets';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { testRings } from '@hub/nest-kit/testing';
import { start as startMailCatcher } from '@hub/mail-catcher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

type Catcher = Awaited<ReturnType<typeof startMailCatcher>>;
let support: Support;
let catcher: Catcher;
let worker: Awaited<ReturnType<typeof startWorker>>;
let hook: Awaited<ReturnType<typeof startHook>>;

/** The mail server's report comes through the gateway, which is not here: passed on as it would be. */
async function passOn(body: unknown): Promise<{ status: number; body: object }> {
  const identity = sealIdentity(testRings.support!, 'support', { who: { kind: 'anon' }, rid: 'r', ip: '10.0.0.9' });
  const answer = await fetch(`${support.url}/api/questions/bounces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDENTITY_HEADER]: identity },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as object };
}

async function startHook() {
  const server = createServer((request, response) => {
    void (async () => {
      const sent: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
      response.writeHead((await passOn(sent)).status).end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(done)) };
}

beforeAll(async () => {
  hook = await startHook();
  const bounces = { BOUNCE_URLS: `${hook.url}/bounces`, BOUNCE_KEY: testKeys.BOUNCE_KEY };
  catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0', ...bounces });
  support = await startSupport({ SMTP_URL: catcher.smtpUrl });
  worker = await startWorker(support.env);
});
afterAll(async () => {
  await worker.close();
  await support.close();
  await catcher.close();
  await hook.close();
});

const call = <T = Record<string, unknown>>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<T>(support.url, 'support', line, sent);
const holding = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }] });
const lead = () => holding('lead');
let people = 0;
async function file(name = 'someone') {
  const email = `${name}${(people += 1)}.${process.pid}@example.com`;
  const { body } = await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', {
    form: aReport({ email }),
  });
  return { email, id: body.msg.question_id };
}
const { act } = workCalls(() => support);
const answer = (id: number) => act(lead(), id, 'reply', { body: { content: 'SECRET-ANSWER' } });
const mailsOf = async (id: number, who: StaffPrincipal = lead()) =>
  (await call<MailsView>(`GET /api/staff/questions/mails?case=${id}`, { who })).body.data;
const states = async (id: number) => (await mailsOf(id)).map(({ kind, state }) => [kind, state]);
const become = (id: number, expected: string[][]) =>
  expect.poll(() => states(id), { timeout: 20_000, interval: 100 }).toEqual(expected);
const resend = (who: StaffPrincipal, { id, resends }: MailLogRow) =>
  call<MailView>(`POST /api/staff/questions/mails/${id}/resend`, { who, body: { resends }, key: randomUUID() });
const release = (who: StaffPrincipal, { id }: MailLogRow) =>
  call<MailView>(`POST /api/staff/questions/mails/${id}/release`, { who });
const caught = async (to: string) =>
  (
    (await (await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(to)}`)).json()) as {
      mails: { headers: Record<string, string> }[];
    }
  ).mails;
const actions = async (id: number) =>
  (await support.database.exec(`SELECT action, detail FROM audit WHERE object = 'ticket:${id}' ORDER BY id`)).map(
    (row) => row.action,
  );

describe('what was mailed', () => {
  it('is a row with a masked address, codes of the server and no words', async () => {
    const { id, email } = await file();
    await become(id, [['received', 'sent']]);
    const [row] = await mailsOf(id);
    expect(row).toMatchObject({
      attempts: 1,
      resends: 0,
      dead: false,
      address: expect.stringMatching(/^s\*{4}.@…$/),
      mine: true,
    });
    expect(row!.answer).toMatch(/^250/);
    const stored = JSON.stringify(await support.database.exec('SELECT * FROM mail'));
    expect(stored).not.toContain(email);
  });

  it('is shown to leads and auditors at the games they serve, by filters and pages', async () => {
    const { id } = await file();
    await become(id, [['received', 'sent']]);
    const list = async (who: StaffPrincipal, query = '') =>
      call<MailsView>(`GET /api/staff/questions/mails?${query}`, { who });
    expect((await list(holding('agent'))).status).toBe(403);
    expect((await list(holding('product_admin'))).status).toBe(403);
    expect((await list(holding('auditor'), `case=${id}`)).body.data.map(({ mine }) => mine)).toEqual([false]);
    expect((await list(holding('lead', 'G112'), `case=${id}`)).body.data).toEqual([]);
    expect((await list(lead(), `case=${id}&state=failed`)).body.data).toEqual([]);
    expect((await list(lead(), `case=${id}&kind=closed`)).body.data).toEqual([]);
    for (let n = 0; n < 31; n += 1) await file();
    await expect.poll(async () => (await list(lead())).body.page.next, { timeout: 20_000 }).not.toBeNull();
    const first = (await list(lead())).body;
    const second = (await list(lead(), `page=${first.page.next}`)).body;
    const ids = [...first.data, ...second.data].map((row) => row.id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(first.data).toHaveLength(30);
  });
});

describe('sending again', () => {
  it('happens once for two presses, to the stored address, under a name of its own', async () => {
    const { id, email } = await file();
    await become(id, [['received', 'sent']]);
    const [row] = await mailsOf(id);
    const pressed = await Promise.all([resend(lead(), row!), resend(lead(), row!), resend(lead(), row!)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect.poll(async () => (await caught(email)).length, { timeout: 20_000 }).toBe(2);
    await become(id, [['received', 'sent']]);
    expect((await mailsOf(id))[0]).toMatchObject({ resends: 1, attempts: 1 });
    const names = (await caught(email)).map(({ headers }) => headers['message-id']);
    expect(new Set(names).size).toBe(2);
    expect((await actions(id)).filter((action) => action === 'mail.resend')).toHaveLength(1);
  });

  it('happens five times a day for one case, whichever of its mails', async () => {
    const { id, email } = await file();
    await answer(id);
    const ready = [
      ['answered', 'sent'],
      ['received', 'sent'],
    ];
    for (let n = 0; n < 5; n += 1) {
      await become(id, ready);
      expect((await resend(lead(), (await mailsOf(id))[n % 2]!)).status).toBe(200);
    }
    await become(id, ready);
    const [row] = await mailsOf(id);
    const sixth = await resend(lead(), row!);
    expect([sixth.status, sixth.body]).toEqual([429, { msg: ticketTexts.TOO_MANY_RESENDS.tw }]);
    expect((await mailsOf(id))[0]).toMatchObject({ state: 'sent', resends: row!.resends });
    expect(await caught(email)).toHaveLength(7);
  });

  it('of a mail about an end is refused when the case is open again, and one that waits for a try ends', async () => {
    const { id, email } = await file();
    await become(id, [['received', 'sent']]);
    await act(lead(), id, 'close');
    await become(id, [
      ['closed', 'sent'],
      ['received', 'sent'],
    ]);
    await act(lead(), id, 'reopen', { body: { reason: '玩家補了資料' } });
    const [closed] = await mailsOf(id);
    const refused = await resend(lead(), closed!);
    expect([refused.status, refused.body]).toEqual([409, { msg: ticketTexts.MAIL_OUTDATED.tw }]);
    await support.database.exec(`UPDATE mail SET state = 'queued' WHERE id = ${closed!.id}`);
    await support.database.exec(
      `INSERT INTO outbox (job, payload, dedupe_key, next_at) SELECT job, payload, CONCAT(dedupe_key, '-x'), NOW(3) FROM outbox
        WHERE job = 'support-ticket-closed' AND payload LIKE '%"ticketId":${id},%'`,
    );
    await become(id, [
      ['closed', 'failed'],
      ['received', 'sent'],
    ]);
    expect(await caught(email)).toHaveLength(2);
  });

  it('is for leads of the game; a foreign mail is like one that is not there', async () => {
    const { id } = await file();
    await become(id, [['received', 'sent']]);
    const [row] = await mailsOf(id);
    expect((await resend(holding('auditor'), row!)).status).toBe(403);
    expect((await resend(holding('agent'), row!)).status).toBe(403);
    for (const deed of [resend, release]) {
      const foreign = await deed(holding('lead', 'G112'), row!);
      const absent = await deed(holding('lead', 'G112'), { ...row!, id: 4_000_000 });
      expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    }
  });
});

describe('a recipient who had enough mails of reports today', () => {
  it('gets no more of them, whoever files from wherever; the sender hears the same, the desk is told and may send it', async () => {
    const email = `many-${randomUUID().slice(0, 8)}@example.com`;
    const filed: CreatedView[] = [];
    for (let nth = 0; nth < 25; nth += 1) {
      const form = aReport({ email: nth % 2 ? email.toUpperCase() : email });
      const sent = await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form });
      expect([sent.status, Object.keys(sent.body.msg)]).toEqual([
        200,
        ['question_id', 'check_id', 'token', 'reply_by', 'deadline'],
      ]);
      filed.push(sent.body.msg);
    }
    const [first, last] = [filed[0]!, filed.at(-1)!];
    await become(first.question_id, [['received', 'sent']]);
    for (const { question_id } of filed.slice(-10)) await become(question_id, [['received', 'held']]);
    const rows = await support.database.exec(
      `SELECT COUNT(*) AS many FROM mail WHERE kind = 'received' AND state <> 'held'
        AND ticket_id BETWEEN ${first.question_id} AND ${last.question_id}`,
    );
    expect(Number(rows[0]?.many)).toBe(10);
    const read = async (id: number) =>
      (await call<StaffTicketView>(`GET /api/staff/questions/${id}`, { who: lead() })).body.data.mail_held;
    expect([await read(first.question_id), await read(last.question_id)]).toEqual([false, true]);
    const [held] = await mailsOf(last.question_id);
    expect((await resend(lead(), held!)).status).toBe(200);
    await become(last.question_id, [['received', 'sent']]);
    expect(await read(last.question_id)).toBe(false);
  }, 60_000);
});

describe('a mail that comes back', () => {
  it('marks its address: the case says so, further mails are held until a lead releases it', async () => {
    const { id, email } = await file('bounce-');
    await become(id, [['received', 'bounced']]);
    const read = async () => (await call<StaffTicketView>(`GET /api/staff/questions/${id}`, { who: lead() })).body.data;
    expect((await read()).mail_dead).toBe(true);
    await answer(id);
    await become(id, [
      ['answered', 'held'],
      ['received', 'bounced'],
    ]);
    const [held] = await mailsOf(id);
    const refused = await resend(lead(), held!);
    expect([refused.status, refused.body]).toEqual([409, { msg: ticketTexts.MAIL_ADDRESS_DEAD.tw }]);
    expect((await release(holding('auditor'), held!)).status).toBe(403);
    expect((await release(lead(), held!)).body.data.dead).toBe(false);
    await release(lead(), held!);
    expect((await read()).mail_dead).toBe(false);
    expect((await resend(lead(), held!)).status).toBe(200);
    await become(id, [
      ['answered', 'bounced'],
      ['received', 'bounced'],
    ]);
    expect(await caught(email)).toHaveLength(2);
    const seen = await actions(id);
    expect(seen.filter((action) => String(action).startsWith('mail.'))).toEqual([
      'mail.bounced',
      'mail.release',
      'mail.resend',
      'mail.bounced',
    ]);
  });

  const report = (over: Record<string, string> = {}, key = testKeys.BOUNCE_KEY) => {
    const said = { token: 'ab'.repeat(16), status: '5.1.1', at: '2026-11-22T10:00:00.000Z', ...over };
    const text = `${said.token}\n${said.status}\n${said.at}`;
    const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('hex');
    return { signature, ...said, ...(over.signature && { signature: over.signature }) };
  };
  const tokenOf = async (id: number) =>
    String((await support.database.exec(`SELECT token FROM mail WHERE ticket_id = ${id}`))[0]?.token);

  it('of an earlier sending says nothing about the one that followed', async () => {
    const { id } = await file();
    await become(id, [['received', 'sent']]);
    const early = await tokenOf(id);
    const [row] = await mailsOf(id);
    await resend(lead(), row!);
    await become(id, [['received', 'sent']]);
    expect((await passOn(report({ token: early }))).body).toEqual({ msg: { taken: false } });
    expect(await states(id)).toEqual([['received', 'sent']]);
    expect((await passOn(report({ token: await tokenOf(id) }))).body).toEqual({ msg: { taken: true } });
  });

  it('is believed only when our own mail server signed it, word for word', async () => {
    const { id } = await file();
    await become(id, [['received', 'sent']]);
    const token = await tokenOf(id);
    const other = Buffer.alloc(32, 7).toString('base64url');
    expect((await passOn(report({ token }, other))).status).toBe(403);
    expect((await passOn({ ...report({ token }), at: '2026-11-23T10:00:00.000Z' })).status).toBe(403);
    expect((await passOn({ ...report({ token, status: '4.2.2' }), status: '5.1.1' })).status).toBe(403);
    expect((await passOn({ ...report({ token }), signature: 'x' })).status).toBe(400);
    expect(await states(id)).toEqual([['received', 'sent']]);
  });

  it('counts for good failures only, once, and says nothing of a mail that is not there', async () => {
    const { id } = await file();
    await become(id, [['received', 'sent']]);
    const token = await tokenOf(id);
    expect((await passOn(report({ token, status: '4.2.2' }))).body).toEqual({ msg: { taken: false } });
    expect((await passOn(report())).body).toEqual({ msg: { taken: false } });
    expect(await states(id)).toEqual([['received', 'sent']]);
    expect((await passOn(report({ token }))).body).toEqual({ msg: { taken: true } });
    expect((await passOn(report({ token }))).body).toEqual({ msg: { taken: false } });
    expect((await actions(id)).filter((action) => action === 'mail.bounced')).toHaveLength(1);
  });
});
