import type { ApprovalState } from '@hub/contracts/approvals';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DecideApproval, requestApproval, sweepApprovals, type ApprovalKind } from '../src/approval/index.ts';
import { approvalMoves, type ApprovalMove } from '../src/approval/approval.moves.ts';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import type { StaffCaller } from '../src/http/index.ts';
import { aStaff, schemaFor } from '../src/testing/index.ts';
import { walkMoves, type Step } from '../src/testing/walk-moves.ts';

let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
let decide: DecideApproval;
beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 4);
  db = new Db(source);
  decide = new DecideApproval(db, [kind], async () => standing);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

/** What stands, and how often the change was carried out, by subject. */
const stands = new Map<string, string>();
const applied = new Map<string, number>();
const kind: ApprovalKind<string> = {
  name: 'walk.change',
  hours: 24,
  askers: ({ roles }) => (roles.length > 0 ? '*' : []),
  deciders: () => '*',
  now: async (_, subject) => ({ value: stands.get(subject) ?? '1' }),
  apply: async (_, subject) => void applied.set(subject, (applied.get(subject) ?? 0) + 1),
};
const callerOf = (who = aStaff()) => ({ who, rid: '', ip: '' }) as StaffCaller;
const [asker, second] = [callerOf(), callerOf()];

/** What the asker may do at the moment. */
let standing: StaffPrincipal | null = asker.who;

type Asked = { id: number; subject: string };
type Seen = { state: ApprovalState; over: number; stale: boolean; audits: string; applied: number };

let subjects = 0;
async function begin(): Promise<Asked> {
  const subject = `walk-${(subjects += 1)}`;
  const asked = { subject, object: subject, game: 'H73', after: { value: '2' }, change: subject, reason: '試走一次' };
  return { subject, id: await db.runTx((tx) => requestApproval(tx, kind, asker, asked)) };
}

async function look({ id, subject }: Asked): Promise<Seen> {
  const [row] = await source.query(
    `SELECT state, expires_at <= NOW(3) AS \`over\`, open_key IS NULL AS shut, decider_id,
        (SELECT GROUP_CONCAT(action ORDER BY id) FROM audit WHERE object = CONCAT('approval:', a.id)) AS audits
      FROM approval a WHERE id = ?`,
    [id],
  );
  return { ...row, over: Number(row.over), stale: stands.has(subject), applied: applied.get(subject) ?? 0 };
}

const stale = ({ subject }: Asked) => void stands.set(subject, '3');
const outlast = ({ id }: Asked) =>
  source.query('UPDATE approval SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
const open = ({ state }: Seen) => state === 'open';
const tried =
  (work: (asked: Asked) => Promise<unknown>, dropped = 'APPROVAL_STALE') =>
  async (asked: Asked) =>
    work(asked).then(
      () => true,
      (error: { faults?: object }) => JSON.stringify(error.faults ?? {}).includes(dropped),
    );
const withStanding = (may: StaffPrincipal | null) =>
  tried(async ({ id }) => {
    standing = may;
    await decide.approve(second, id).finally(() => (standing = asker.who));
  }, 'APPROVAL_ASKER_GONE');

const steps: Record<string, Step<ApprovalMove, Asked, Seen>> = {
  apply: { move: 'apply', run: tried(({ id }) => decide.approve(second, id)) },
  'apply what has changed': {
    move: 'drop',
    run: async (asked) => {
      if (open(await look(asked))) stale(asked);
      return tried(({ id }) => decide.approve(second, id))(asked);
    },
  },
  'apply of one who may not any more': { move: 'drop', run: withStanding({ ...asker.who, roles: [] }) },
  'apply of one whose account is closed': { move: 'drop', run: withStanding(null) },
  refuse: { move: 'refuse', run: tried(({ id }) => decide.refuse(second, id, '目前還不需要')) },
  withdraw: { move: 'withdraw', run: tried(({ id }) => decide.withdraw(asker, id)) },
  'apply one’s own': { move: 'apply', run: tried(({ id }) => decide.approve(asker, id)), when: () => false },
  'withdraw another’s': { move: 'withdraw', run: tried(({ id }) => decide.withdraw(second, id)), when: () => false },
  'wait too long': {
    move: 'expire',
    run: async (asked) => {
      if (open(await look(asked))) await outlast(asked);
      return (await sweepApprovals(db)) === 1;
    },
  },
  'sweep in time': { move: 'expire', run: async () => (await sweepApprovals(db)) === 1, when: () => false },
};

it('a request goes where its table of moves leads, is carried out once, and never by who asked', async () => {
  const walked = await walkMoves(
    {
      moves: approvalMoves,
      begin,
      look,
      steps,
      done: (move, before, after) => {
        expect(after.audits).toBe(`${before.audits},${approvalMoves.table[move].emits.audit}`);
        expect(after.applied).toBe(Number(move === 'apply'));
      },
    },
    { runs: 60, length: 8 },
  );
  const carried = approvalMoves.names.filter((move) => (walked.get(move)?.done ?? 0) > 0);
  expect(carried).toEqual(approvalMoves.names.filter((move) => move !== 'ask'));
}, 60_000);
