import { taipeiIso } from '@hub/contracts/shared';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import type { Account } from './desk-session.ts';
import { Desk } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

type Row = { report_id: number; version: number; asked: { approval: number } | null };
type Rows = { data: Row[] };
type One = { data: { row: Row } };
type Place = { origin: string; schemaPrefix: string };

const REPORTS = '/api/staff/reports';
const APPROVALS = '/api/staff/approvals/topup';
const MAINTENANCE = '/api/staff/maintenance';
const ABSENT = 999_999_999_999;
const reason = '對帳單相符';
const seen = (version: number) => ({ 'if-match': String(version) });
let lines = 0;
const statement = (amount: number) => ({
  amount,
  paid_at: taipeiIso(new Date(Date.now() - 3_600_000)).slice(0, 16),
  statement_ref: `api-${(lines += 1)}`,
  reason,
});

/** Finance works on what players ordered before, a second person agrees, and the shop is shut and opened. */
export async function workOnOrders(
  site: Recorder,
  people: { finance: Account; second: Account },
  { origin, schemaPrefix }: Place,
): Promise<void> {
  const [desk, second] = [new Desk(site, origin), new Desk(site, origin)];
  await desk.signIn(people.finance);
  await second.signIn(people.second);
  const set = (id: number, what: string) =>
    withAdmin(adminUrl(), (c) =>
      c.query(`UPDATE ${schemaPrefix}topup.topup_order SET ${what} WHERE report_id = '${id}'`),
    );
  const [transfer] = (await desk.call<Rows>(`GET ${REPORTS}?game_id=h55naxx2tw`)).body.data;
  for (const query of ['', '?state=paid&kind=purchase', `?find=${transfer!.report_id}`, '?state=none'])
    await desk.call(`GET ${REPORTS}${query}`);
  await desk.call(`GET ${REPORTS}/counts`);
  for (const game_id of ['H73', '']) await desk.call(`POST ${REPORTS}/rehearsals`, { game_id });
  await transfers({ desk, second, id: transfer!.report_id, set });
  const [ended] = (await desk.call<Rows>(`GET ${REPORTS}?game_id=MA96&state=cancelled`)).body.data;
  await set(ended!.report_id, "state = 'late', amount = 10000");
  await desk.call(`POST ${REPORTS}/${ended!.report_id}/accept`, { reason }, seen(ended!.version));
  await settleAnIssue(desk, schemaPrefix);
  await askTheProvider(desk);
  await shutTheShop(second);
}

type Work = { desk: Desk; second: Desk; id: number; set: (id: number, what: string) => Promise<unknown> };

async function transfers({ desk, second, id, set }: Work): Promise<void> {
  const one = `${REPORTS}/${id}`;
  const read = async () => (await desk.call<One>(`GET ${one}`)).body.data.row;
  const act = async (what: string, body: object) =>
    (await desk.call<One>(`POST ${one}/${what}`, body, seen((await read()).version))).body.data.row;
  await desk.call(`GET ${REPORTS}/${ABSENT}`);
  await desk.call(`POST ${one}/confirm`, statement(1), seen((await read()).version));
  await desk.call(`POST ${one}/reject`, { reason }, seen(999));
  await desk.call(`POST ${one}/reopen`, { reason }, seen((await read()).version));
  await act('reject', { reason });
  await act('reopen', { reason });
  await set(id, "state = 'reported', amount = 60000");
  const asked = async () => (await act('confirm', statement(60_000))).asked?.approval;
  await second.call(`POST ${APPROVALS}/${await asked()}/refuse`, { reason: '金額再確認' });
  await desk.call(`POST ${APPROVALS}/${await asked()}/withdraw`);
  const last = await asked();
  for (const path of ['', '/count', `/${last}`]) await second.call(`GET ${APPROVALS}${path}`);
  await desk.call(`POST ${APPROVALS}/${last}/approve`);
  await second.call(`POST ${APPROVALS}/${last}/approve`);
  await act('refund', { reason });
  for (const what of ['accept', 'refund', 'reject'])
    await desk.call(`POST ${REPORTS}/${ABSENT}/${what}`, { reason }, seen(1));
}

async function settleAnIssue(desk: Desk, schemaPrefix: string): Promise<void> {
  await withAdmin(adminUrl(), (c) =>
    c.query(`INSERT INTO ${schemaPrefix}topup.payment_issue (kind, orderno, trade_no, amount) VALUES
      ('unknown_order', 'T-api', 'N-api', 5000)`),
  );
  const { data } = (await desk.call<{ data: { id: number }[] }>(`GET ${REPORTS}/issues`)).body;
  for (const id of [data[0]!.id, 4_000_000_000])
    await desk.call(`POST ${REPORTS}/issues/${id}/settle`, { reason: '已退回付款人' });
  await desk.call(`GET ${REPORTS}/issues?which=settled`);
  await desk.call(`GET ${REPORTS}/issues?which=none`);
}

async function askTheProvider(desk: Desk): Promise<void> {
  const bought = (await desk.call<Rows>(`GET ${REPORTS}?game_id=MA96&kind=purchase&state=paid`)).body.data;
  const waiting = (await desk.call<Rows>(`GET ${REPORTS}?game_id=MA96&kind=purchase&state=waiting`)).body.data;
  const [order] = [...waiting, ...bought];
  for (const id of [order!.report_id, ABSENT]) await desk.call(`POST ${REPORTS}/${id}/query_provider`);
}

async function shutTheShop(desk: Desk): Promise<void> {
  type Switch = { data: { version: number } };
  const { version } = (await desk.call<Switch>(`GET ${MAINTENANCE}`)).body.data;
  const body = { on: true, bulletin: '維護中', bulletin_en: 'Down', reason: '資料庫升級' };
  await desk.call(`PUT ${MAINTENANCE}`, { ...body, bulletin: '' }, seen(version));
  await desk.call(`PUT ${MAINTENANCE}`, body, seen(version));
  await desk.call('GET /api/vipv3/maintenance');
  await desk.call(`PUT ${MAINTENANCE}`, body, seen(version));
  await desk.call(`PUT ${MAINTENANCE}`, { ...body, on: false }, seen(version + 1));
}
