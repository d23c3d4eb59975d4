import { auditMonthsView, auditMonthView, type AuditMonthsView, type AuditMonthView } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuditorIn } from './audit-exports.factory.ts';
import { aChain, anAuditor, bring } from './audit.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { ageSessions, callIn, type SignedIn } from './staff.factory.ts';

const LINE = '/api/staff/audit/sign_offs';
let identity: TestIdentity;
let auditor: SignedIn;
const chain = aChain('support');
const sign = ({ account, session }: SignedIn, month: string, note = '') =>
  callIn<AuditMonthView & Record<string, string>>(identity.url, account.who, session, `POST ${LINE}/${month}`, {
    note,
  });
const monthOf = (month: string, who = anAuditor()) =>
  callAs<AuditMonthView>(identity.url, 'identity', `GET ${LINE}/${month}`, { who });
const list = async () =>
  (await callAs<AuditMonthsView>(identity.url, 'identity', `GET ${LINE}`, { who: anAuditor() })).body;
const walkedTo = (seq: number, broken: number | null = null) =>
  identity.source.query("UPDATE audit_source SET checked_seq = ?, broken_seq = ? WHERE service = 'support'", [
    seq,
    broken,
  ]);

beforeAll(async () => {
  identity = await anIdentity({ AUDIT_EVERY_MS: '600000' });
  auditor = await anAuditorIn(identity);
  const times = [
    '2026-07-31T15:59:59.999Z',
    '2026-07-31T16:00:00.000Z',
    '2026-08-31T15:59:59.999Z',
    '2026-09-10T02:00:00.000Z',
  ];
  await bring(
    identity,
    'support',
    times.map((at) => chain.next({ at })),
  );
});
afterAll(() => identity.close());

it('a month that is over is signed off once, with the end of its chain, and the audit says by whom', async () => {
  await walkedTo(4);
  const listed = await list();
  await auditMonthsView.validate(listed, { strict: true });
  expect(listed.data.slice(-3)).toEqual([
    { month: '2026-09', signed: null },
    { month: '2026-08', signed: null },
    { month: '2026-07', signed: null },
  ]);
  const before = (await monthOf('2026-08')).body.data;
  expect(before).toMatchObject({
    signed: null,
    chains: [{ service: 'support', rows: 2, last_seq: 3, state: 'whole' }],
  });
  const signed = await sign(auditor, '2026-08', '抽查二十筆，都相符');
  expect(signed.status).toBe(200);
  await auditMonthView.validate(signed.body, { strict: true });
  const { login } = auditor.account;
  expect(signed.body.data.signed).toMatchObject({ login, name: '小岳', note: '抽查二十筆，都相符' });
  expect((await list()).data.find(({ month }) => month === '2026-08')?.signed).toMatchObject({ login });
  const again = await sign(await anAuditorIn(identity), '2026-08');
  expect([again.status, again.body.msg]).toEqual([409, '這個月已由 小岳 簽核']);
  const traces: { actor: string; object: string }[] = await identity.source.query(
    "SELECT actor, object FROM audit WHERE action = 'audit.sign-off'",
  );
  expect(traces).toEqual([{ actor: login, object: 'month:2026-08' }]);
});

it('of two who sign at one moment one has signed', async () => {
  const other = await anAuditorIn(identity);
  const answers = await Promise.all([auditor, other, auditor, other].map((who) => sign(who, '2026-07')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('a chain that is not walked so far, or has a fault, is signed off with a note only', async () => {
  for (const [checked, broken, state] of [
    [3, null, 'open'],
    [4, 4, 'broken'],
  ] as const) {
    await walkedTo(checked, broken);
    expect((await monthOf('2026-09')).body.data.chains[0]).toMatchObject({ state });
    const refused = await sign(auditor, '2026-09', '  ');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['note']]);
  }
  expect((await sign(auditor, '2026-09', '第 4 筆已回報工程')).status).toBe(200);
  await walkedTo(4);
});

it('says of a signed month when its copy is another one now, and how many rows came later', async () => {
  await bring(identity, 'support', [chain.next({ at: '2026-08-20T00:00:00.000Z' })]);
  expect((await monthOf('2026-08')).body.data.chains).toMatchObject([{ rows: 3, rows_signed: 2, state: 'whole' }]);
  await identity.source.query("UPDATE audit_log SET hash = REPEAT('x', 32) WHERE service = 'support' AND seq = 3");
  expect((await monthOf('2026-08')).body.data.chains).toMatchObject([{ state: 'changed' }]);
});

it('takes the last place of a chain, also where an earlier place has a later time, and misses no row that is gone', async () => {
  const times = ['2026-06-10T02:00:00.000Z', '2026-06-30T15:59:59.900Z', '2026-06-30T15:59:59.800Z'];
  const own = aChain('events');
  await bring(
    identity,
    'events',
    times.map((at) => own.next({ at })),
  );
  await identity.source.query("UPDATE audit_source SET checked_seq = 2 WHERE service = 'events'");
  const at = async () => (await monthOf('2026-06')).body.data.chains;
  expect(await at()).toMatchObject([{ service: 'events', rows: 3, last_seq: 3, state: 'open' }]);
  await identity.source.query("UPDATE audit_source SET checked_seq = 3 WHERE service = 'events'");
  expect((await sign(auditor, '2026-06')).status).toBe(200);
  await identity.source.query("DELETE FROM audit_log WHERE service = 'events' AND seq = 1");
  expect(await at()).toMatchObject([{ rows: 2, rows_signed: 3, state: 'changed' }]);
});

it('a month that runs, is to come, has no rows or is none is not signed off', async () => {
  const running = taipeiIso(new Date()).slice(0, 7);
  const year = Number(running.slice(0, 4));
  const refused = [running, `${year + 1}-01`, '2020-01', '2026-13', 'x'];
  const answers = await Promise.all(refused.map(async (month) => (await sign(auditor, month)).status));
  expect(answers).toEqual([409, 409, 404, 404, 404]);
  expect((await monthOf(`${year + 1}-01`)).status).toBe(404);
});

it('an auditor of one game, a product admin and a second factor of long ago sign nothing', async () => {
  for (const grant of [
    { role: 'auditor', game: 'H73' },
    { role: 'product_admin', game: '*' },
  ] as const)
    expect((await sign(await anAuditorIn(identity, grant), '2026-09')).status).toBe(403);
  expect((await monthOf('2026-09', anAuditor('H73'))).status).toBe(200);
  expect((await monthOf('2026-09', anAuditor('*', 'agent'))).status).toBe(403);
  const late = await anAuditorIn(identity);
  await ageSessions(identity, late.account, 'second_factor_at', '6 MINUTE');
  const refused = await sign(late, '2026-09');
  expect([refused.status, Object.keys(refused.body)]).toEqual([403, ['step_up']]);
});
