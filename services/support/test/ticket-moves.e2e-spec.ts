import { pathToFileURL } from 'node:url';
import { supportDesk } from '@hub/contracts/support';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import type { BulkView } from '@hub/contracts/tickets';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { openFileStore } from '@hub/nest-kit/files';
import { createLog } from '@hub/nest-kit/log';
import { ABSENT, Moves } from '@hub/nest-kit/moves';
import { JobRunner } from '@hub/nest-kit/outbox';
import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import { walkMoves, type Step, type Walk } from '@hub/nest-kit/walk-moves';
import {
  askForRebuild,
  bulkHandler,
  CaseRetention,
  foldCounts,
  indexAll,
  rebuildFigures,
  recount,
  tellMissing,
  ticketMoves,
  type StatusCode,
  type TicketEmits,
  type TicketMove,
  type TicketParty,
} from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { figuresOn, keptFigures } from './figures.setup.ts';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';
import { serving, workCalls } from './work-calls.ts';

let support: Support;
let source: DataSource;
beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.database.url, schema, 4);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});
const { call, act, rowOf } = workCalls(() => support);
const { byPlayer } = reportCalls(() => support);
const [yue, min] = [aStaff({ id: 41 }), aStaff({ id: 42, name: '小敏' })];
const keeper = aStaff({ id: 43, roles: [{ role: 'lead', game: '*' }] });

type Case = { id: number; who: PlayerPrincipal };
type Seen = {
  state: StatusCode | typeof ABSENT;
  version: number;
  is_read: number;
  assignee_id: number | null;
  question_type: string;
  csat: number | null;
  held: number;
  official: number;
  note: number | null;
  audits: string[];
  figures: string[];
  mails: number;
  asked: number;
};

const list = (text: unknown) => (text ? String(text).split(',') : []);

/** The row, and whatever listens to it. */
async function look({ id }: Case): Promise<Seen> {
  const [row] = await source.query(
    `SELECT t.status, t.version, t.is_read, t.assignee_id, t.question_type, t.csat, t.held_at IS NOT NULL AS held,
        (SELECT is_official FROM reply WHERE ticket_id = n.id ORDER BY id DESC LIMIT 1) AS official,
        (SELECT MIN(id) FROM staff_note WHERE ticket_id = n.id AND first_id IS NULL) AS note,
        (SELECT GROUP_CONCAT(action ORDER BY id) FROM audit WHERE object = CONCAT('ticket:', n.id) AND action LIKE 'ticket.%') AS audits,
        (SELECT GROUP_CONCAT(kind ORDER BY id) FROM figure_event WHERE ticket_id = n.id) AS figures,
        (SELECT COUNT(*) FROM outbox WHERE JSON_VALUE(payload, '$.ticketId') = n.id) AS mails,
        (SELECT round FROM search_todo WHERE ticket_id = n.id) AS asked
      FROM (SELECT ? AS id) n LEFT JOIN ticket t ON t.id = n.id`,
    [id],
  );
  const { status, version, audits, figures, mails, asked, held, official, ...rest } = row;
  return {
    ...rest,
    state: status ?? ABSENT,
    version: version ?? 0,
    held: Number(held),
    official: Number(official ?? 0),
    audits: list(audits),
    figures: list(figures),
    mails: Number(mails),
    asked: Number(asked ?? -1),
  };
}

const ok = ({ status }: { status: number }) => status < 300;
const staff =
  (what: string, body: object = {}, who = yue) =>
  async ({ id }: Case) =>
    ok(await act(who, id, what, { body }));
const owner =
  (what: string, body: object = {}) =>
  async ({ id, who }: Case) =>
    ok(await call(`POST /api/questions/${what}`, { who, body: { question_id: id, ...body } }));
const reason = { reason: '玩家補了資料' };
const words = { content: '您好，已為您確認。' };

/** Another case of the same player. */
const twin = async ({ who }: Case) => byPlayer(who, '公會倉庫的東西不見了');
const mergeInto = async (from: number, into: number) => {
  const body = { into, into_version: Number((await rowOf(into))?.version ?? 1) };
  return ok(await act(yue, from, 'merge', { body }));
};

async function bulk({ id }: Case, action: string): Promise<boolean> {
  const body = { action, ids: [id], count: 1, ...(action === 'answer' && words) };
  const begun = (await call<BulkView>('POST /api/staff/questions/bulk', { who: yue, body })).body.data;
  const [row] = await source.query('SELECT id FROM outbox WHERE dedupe_key = ?', [`support-bulk-${begun.id}`]);
  const handler = bulkHandler({ desk: supportDesk, db: new Db(source), colleagues: serving(yue) });
  await new JobRunner(source, [handler], createLog('test', 'silent')).run(String(row.id));
  const shown = await call<BulkView>(`GET /api/staff/questions/bulk/${begun.id}`, { who: yue });
  return shown.body.data.items[0]?.result === 'done';
}

/** Nine years pass for one case. */
async function destroy({ id }: Case): Promise<boolean> {
  await source.query(
    `UPDATE ticket SET created_at = NOW(3) - INTERVAL 9 YEAR, closed_at = IF(closed_at IS NULL, NULL, NOW(3) - INTERVAL 9 YEAR)
      WHERE id = ?`,
    [id],
  );
  await source.query('UPDATE reply SET created_at = NOW(3) - INTERVAL 9 YEAR WHERE ticket_id = ?', [id]);
  const store = await openFileStore(pathToFileURL(support.folder).href);
  const retention = new CaseRetention({ source, store, log: createLog('test', 'silent') });
  return (await retention.run()).cases === 1;
}

/** As a request of game records, which the case is no longer afterwards. */
async function paid({ id }: Case): Promise<boolean> {
  const [{ question_type }] = await source.query('SELECT question_type FROM ticket WHERE id = ?', [id]);
  const becomes = (type: string) => source.query('UPDATE ticket SET question_type = ? WHERE id = ?', [type, id]);
  await becomes('game_history');
  await source.query(
    `INSERT INTO case_deadline (ticket_id, game_id, kind, filed_at, due_at, fee)
      SELECT id, game_id, question_type, created_at, NOW(3) + INTERVAL 7 DAY, 'due' FROM ticket WHERE id = ?`,
    [id],
  );
  const done = ok(await act(yue, id, 'fee', { body: { fee: 'received', reason: '匯款，後五碼 12345' } }));
  await source.query('DELETE FROM case_deadline WHERE ticket_id = ?', [id]);
  await becomes(question_type);
  return done;
}

const steps: Record<string, Step<TicketMove, Case, Seen>> = {
  'follow-up': {
    move: 'follow-up',
    run: async ({ id, who }) =>
      ok(await call('POST /api/questions/insert_reply', { who, form: { question_id: String(id), ...words } })),
  },
  read: {
    move: 'read',
    run: async ({ id, who }) => ok(await call(`GET /api/questions/view/${id}`, { who })),
    when: ({ is_read }) => is_read === 0,
    often: 4,
  },
  close: {
    move: 'close',
    run: owner('close_question'),
    when: ({ official }) => official === 1,
    often: 3,
  },
  rate: {
    move: 'rate',
    run: owner('post_csat', { csat: '1' }),
    when: ({ csat }) => csat === null,
    often: 2,
  },
  take: { move: 'take', run: staff('take'), when: ({ assignee_id }) => assignee_id === null },
  assign: {
    move: 'assign',
    run: staff('assign', { staff_id: min.id }, min),
    when: ({ assignee_id }) => assignee_id !== min.id,
  },
  release: { move: 'release', run: staff('release'), when: ({ assignee_id }) => assignee_id !== null },
  answer: { move: 'answer', run: staff('reply', words), often: 4 },
  'answer and close': { move: 'answer-end', run: staff('reply', { ...words, close: '1' }) },
  'answer many': { move: 'bulk-answer', run: (one) => bulk(one, 'answer') },
  'close many': { move: 'end', run: (one) => bulk(one, 'close') },
  end: { move: 'end', run: staff('close') },
  merge: { move: 'merge', run: async (one) => mergeInto(one.id, await twin(one)) },
  join: { move: 'join', run: async (one) => mergeInto(await twin(one), one.id) },
  reopen: { move: 'reopen', run: staff('reopen', reason), often: 4 },
  change: {
    move: 'change',
    run: async (one, { question_type }) =>
      staff('type', { game_id: 'H73', question_type: question_type === '1' ? '2' : '1' })(one),
  },
  fee: { move: 'fee', run: paid },
  hold: { move: 'hold', run: staff('hold', reason, keeper) },
  'let go': { move: 'release-hold', run: staff('hold/release', reason, keeper), when: ({ held }) => held === 1 },
  note: { move: 'note', run: staff('note', { content: '查過儲值紀錄' }) },
  'edit note': {
    move: 'edit-note',
    run: (one, { note }) => staff(`notes/${note ?? 0}`, { content: '又查了一次' })(one),
    when: ({ note }) => note !== null,
  },
  destroy: { move: 'destroy', run: destroy, when: ({ held }) => held === 0 },
};

/** What a move emits is there afterwards, and nothing else. */
function done(move: TicketMove, before: Seen, after: Seen): void {
  const { version, audit, figures, mail, index } = ticketMoves.table[move].emits;
  const emitted = {
    version: after.state === ABSENT ? 0 : before.version + Number(version),
    audits: [...before.audits, ...(audit ? [audit] : [])],
    figures: [...before.figures, ...figures],
    mails: before.mails + Number(mail !== null),
    asked: before.asked + Number(index),
  };
  expect(after, move).toMatchObject(emitted);
}

const walk: Walk<TicketMove, StatusCode, TicketParty, TicketEmits, Case, Seen> = {
  moves: ticketMoves,
  begin: async () => {
    const who = aPlayer();
    return { who, id: await byPlayer(who) };
  },
  look,
  steps,
  done,
};

it('a case goes wherever its table of moves leads, tells whoever listens, and goes nowhere else', async () => {
  const walked = await walkMoves(walk, { runs: 40, length: 40 });
  const done = ticketMoves.names.filter((move) => (walked.get(move)?.done ?? 0) > 0);
  expect(done).toEqual(ticketMoves.names.filter((move) => move !== 'file'));
}, 240_000);

it('a move that is let through where the table refuses it is seen, with the path to it', async () => {
  const { take } = ticketMoves.table;
  const stricter = { ...ticketMoves.table, take: { ...take, to: { ...take.to, 7: undefined } } };
  const narrow = new Moves('a case', ticketMoves.states, stricter);
  const few = { take: steps['take']!, 'answer many': steps['answer many']! };
  await expect(walkMoves({ ...walk, moves: narrow, steps: few }, { runs: 20, length: 6 })).rejects.toThrow(
    'answer many → take\n“take” at 7 is refused by the table and changed something',
  );
}, 120_000);

it('what listens lost nothing on the way: counted, told and indexed anew it is the same', async () => {
  const db = new Db(source);
  await foldCounts(db);
  expect(await recount(db)).toBe(0);
  expect(await tellMissing(source)).toBe(0);
  const { parts } = await figuresOn(support.database.url);
  await rebuildFigures(parts);
  const figures = await keptFigures(source);
  await rebuildFigures(parts);
  expect(await keptFigures(source)).toEqual(figures);
  await parts.db.source.destroy();
  const index = () => source.query('SELECT * FROM search_gram ORDER BY 1, 2, 3');
  await indexAll(db);
  const grams = await index();
  await askForRebuild(source);
  await indexAll(db);
  expect(await index()).toEqual(grams);
}, 60_000);
