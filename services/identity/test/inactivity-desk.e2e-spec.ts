import { start as startMailCatcher } from '@hub/mail-catcher';
import type {
  InactiveMembersView,
  InactivityRequestView,
  InactivityRunsView,
  InactivityView,
} from '@hub/contracts/identity';
import { inactiveMembersView, inactivityRunsView, inactivityView } from '@hub/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { aMember, memberRow, someHolders, type TestMember } from './inactivity.factory.ts';
import { deskTools } from './partner-desk.factory.ts';
import { anAccount, signIn, type SignedIn } from './staff.factory.ts';

const BASE = '/api/staff/members/inactivity';
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let identity: TestIdentity;
let holders: Awaited<ReturnType<typeof someHolders>>;
let admin: SignedIn;
let other: SignedIn;
let auditor: SignedIn;
const due: TestMember[] = [];
beforeAll(async () => {
  holders = await someHolders();
  identity = await anIdentity({ SERVICE_URLS: holders.urls });
  const role = (name: 'product_admin' | 'auditor') => anAccount(identity, [{ role: name, game: '*' }]);
  admin = await signIn(identity, await role('product_admin'));
  other = await signIn(identity, await role('product_admin'));
  auditor = await signIn(identity, await role('auditor'));
  for (let nth = 0; nth < 30; nth += 1)
    due.push(await aMember(identity, ago(400 - nth), ['zh-TW', 'zh-HK', 'en'][nth % 3]));
  await aMember(identity, ago(340));
});
afterAll(async () => {
  await identity.close();
  await holders.close();
});

const { as, decide, stateOf } = deskTools(() => identity);
const show = async (by = admin) => (await as<InactivityView>(by, `GET ${BASE}`)).body.data;
const list = async (name: string, page = '') =>
  (await as<InactiveMembersView>(admin, `GET ${BASE}/members?${new URLSearchParams({ list: name, page })}`)).body;
const request = async (by = admin, over: object = {}, key?: string) => {
  const { day, to_notice, to_close } = await show();
  return as<InactivityRequestView & { msg?: string; reason?: string }>(
    by,
    `POST ${BASE}/requests`,
    { day, to_notice, to_close, reason: '每月例行作業', ...over },
    key,
  );
};

describe('the dry run', () => {
  it('is for product admins and auditors of all games', async () => {
    for (const by of [admin, auditor]) expect((await as(by, `GET ${BASE}`)).status).toBe(200);
    for (const roles of [
      [{ role: 'product_admin', game: 'H73' }],
      [{ role: 'lead', game: '*' }],
      [{ role: 'agent', game: '*' }],
    ] as const) {
      const by = await signIn(identity, await anAccount(identity, [...roles]));
      for (const path of ['', '/members', '/runs']) expect((await as(by, `GET ${BASE}${path}`)).status).toBe(403);
      expect((await request(by)).status).toBe(403);
    }
    expect((await request(auditor)).status).toBe(403);
  });

  it('counts and lists, page by page, the longest away first, and changes nothing', async () => {
    const data = await show();
    await inactivityView.validate({ data }, { strict: true });
    expect(data).toMatchObject({
      to_notice: 30,
      to_close: 0,
      waiting: 0,
      unsent: 0,
      approval: null,
      may_request: true,
    });
    expect((await show(auditor)).may_request).toBe(false);
    const first = await list('notice');
    await inactiveMembersView.validate(first, { strict: true });
    const second = await list('notice', first.page.next ?? '');
    expect([first.data.length, second.data.length, second.page.next]).toEqual([25, 5, null]);
    const listed = [...first.data, ...second.data].map(({ member_id }) => member_id);
    expect(listed).toEqual(due.map(({ id }) => `m_${id}`));
    const rows = await identity.source.query('SELECT 1 FROM member_notice UNION ALL SELECT 1 FROM inactivity_run');
    expect(rows).toEqual([]);
  });
});

describe('a run', () => {
  it('is asked for over what was looked at, once, and with a reason', async () => {
    expect((await request(admin, { reason: '短' })).body).toEqual({ reason: '原因至少 4 個字' });
    for (const over of [{ day: '2020-02-29' }, { to_notice: 29 }, { to_close: 1 }]) {
      const { status, body } = await request(admin, over);
      expect([status, body.msg]).toEqual([409, expect.stringContaining('名單剛剛變了')]);
    }
    const key = `key-${Date.now()}-inactivity`;
    const asked = await request(admin, {}, key);
    expect(asked.status).toBe(201);
    const again = await request(admin, {}, key);
    expect(again.body).toEqual(asked.body);
    const { status, body } = await request(other);
    expect([status, body.msg]).toEqual([409, expect.stringContaining('在等核准')]);
    expect(await show()).toMatchObject({ approval: asked.body.data.approval, may_request: false });
  });

  it('happens only when a second person agrees, and then once', async () => {
    const { approval } = await show();
    const own = await decide(admin, approval!, 'approve');
    expect([own.status, own.body.msg]).toEqual([403, expect.stringContaining('要由另一位同事核准')]);
    const agents = await signIn(identity, await anAccount(identity, [{ role: 'agent', game: '*' }]));
    expect((await decide(agents, approval!, 'approve')).status).toBe(404);
    const hand = await signIn(identity, await anAccount(identity, [{ role: 'product_admin', game: '*' }]));
    await identity.source.query('INSERT INTO staff_set_up (staff_id, by_id) VALUES (?, ?)', [
      hand.account.who.id,
      admin.account.who.id,
    ]);
    const tied = await decide(hand, approval!, 'approve');
    expect([tied.status, tied.body.msg]).toEqual([403, expect.stringContaining('7 天內由其中一位')]);
    expect(await identity.source.query('SELECT 1 FROM inactivity_run')).toEqual([]);
    const answers = await Promise.all([decide(auditor, approval!, 'approve'), decide(other, approval!, 'approve')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stateOf(approval!)).toBe('applied');
    expect(await identity.source.query('SELECT requested_by, done_at FROM inactivity_run')).toEqual([
      { requested_by: '小岳', done_at: null },
    ]);
    const { status, body } = await request();
    expect([status, body.msg]).toEqual([409, expect.stringContaining('上一次還在進行')]);
  });

  it('writes to everybody in their language, and what is over afterwards is closed by the next one alone', async () => {
    const catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
    const worker = await startWorker({
      ...identity.env,
      SMTP_URL: catcher.smtpUrl,
      MAIL_FROM: 'Hub <no-reply@player.example>',
      SWEEP_MS: '100',
    });
    type Mails = { mails: { id: string; subject: string }[] };
    const mailsTo = async ({ email }: TestMember) =>
      ((await (await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(email)}`)).json()) as Mails).mails;
    await expect.poll(async () => (await show()).waiting, { timeout: 30_000 }).toBe(30);
    const [tw, hk, en] = await Promise.all(due.slice(0, 3).map(mailsTo));
    expect([tw?.length, hk?.length, en?.length]).toEqual([1, 1, 1]);
    expect(tw?.[0]?.subject).toContain('會員資格將在');
    expect(hk?.[0]?.subject).toContain('會員資格將於');
    expect(en?.[0]?.subject).toContain('Your membership of Player Hub ends after');
    expect(await show()).toMatchObject({ to_notice: 0, to_close: 0, running: false, may_request: false });
    expect((await request()).body.msg).toContain('今天沒有要通知的會員');
    await identity.source.query('UPDATE member_notice SET closes_at = closes_at - INTERVAL 16 DAY');
    holders.held.add(due[0]!.email);
    const closing = await list('close');
    expect(closing.data[0]).toMatchObject({ member_id: `m_${due[0]!.id}`, held: true, closes_on: expect.any(String) });
    expect(closing.data[1]?.held).toBe(false);
    const { approval } = (await request(other)).body.data;
    expect((await decide(admin, approval, 'approve')).status).toBe(200);
    await expect.poll(async () => (await show()).running, { timeout: 20_000 }).toBe(false);
    expect((await memberRow(identity, due[0]!))?.closed_at).toBeNull();
    expect((await memberRow(identity, due[29]!))?.closed_at).not.toBeNull();
    const runs = await as<InactivityRunsView>(auditor, `GET ${BASE}/runs`);
    await inactivityRunsView.validate(runs.body, { strict: true });
    expect(runs.body.data).toMatchObject([
      { noticed: 0, closed: 29, held: 1, state: 'done' },
      { noticed: 30, closed: 0, held: 0, state: 'done' },
    ]);
    expect((await mailsTo(due[0]!)).length).toBe(1);
    await worker.close();
    await catcher.close();
  }, 60_000);

  it('while nobody can say what is held the list says so, and is there', async () => {
    holders.state.away = true;
    expect((await list('close')).data).toMatchObject([{ member_id: `m_${due[0]!.id}`, held: null }]);
    holders.state.away = false;
  });

  it('leaves a row of the audit for each member, and for itself', async () => {
    const rows: { action: string; many: string }[] = await identity.source.query(
      "SELECT action, COUNT(*) AS many FROM audit WHERE actor = 'inactivity' GROUP BY action ORDER BY action",
    );
    expect(rows).toEqual([
      { action: 'inactivity-run-done', many: '2' },
      { action: 'member-closed', many: '29' },
      { action: 'member-noticed', many: '30' },
    ]);
  });

  it('whoever asked and lost the right since asks for nothing any more', async () => {
    const gone = await signIn(identity, await anAccount(identity, [{ role: 'product_admin', game: '*' }]));
    const { approval } = (await request(gone)).body.data;
    await identity.source.query('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?', [gone.account.who.id]);
    const { status, body } = await decide(admin, approval, 'approve');
    expect([status, body.msg]).toEqual([409, expect.stringContaining('提出的人現在已經沒有這項權限')]);
  });
});
