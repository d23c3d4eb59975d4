import type { RetainedPart, Person } from '@hub/contracts/person-data';
import type { Db } from '../db/db.ts';
import { removeEnded } from '../exports/sweep-exports.ts';
import type { FileStore } from '../files/store/file-store.ts';
import type { PersonCategory, PersonDataDeclaration } from './person-category.ts';
import { anyOf, isIn, ofAccounts, type Where } from './where.ts';
import { tableRows } from './table-rows.ts';

/** How many of a person’s accounts somebody holds; for services with that table. */
export async function countHeldOf({ source }: Db, person: Person): Promise<number> {
  const by = ofAccounts(person);
  if (!by) return 0;
  const [found]: { many: string }[] = await source.query(
    `SELECT COUNT(*) AS many FROM held_account WHERE ${by.sql}`,
    by.values,
  );
  return Number(found?.many ?? 0);
}

const nothing = async () => ({ rows: 0, oldest: null, newest: null });
const listed = (key: string, tables: readonly string[], kept: readonly RetainedPart[]): PersonCategory => ({
  key,
  tables,
  kept,
  find: nothing,
  read: async () => [],
});

/** What goes by itself within days, whoever it is of: it is listed, and not looked through. */
export const passing = (key: string, table: string, columns: string[], days: number): PersonCategory =>
  listed(key, [table], [{ table, columns, ground: 'expiring', days }]);
/** Removed in one go, so that a call of an erasure answers in time. */
const FILES = 20;
/**
 * Files that staff took out may name anybody: those that are there end with an erasure, which removes them itself; one that is being written
 * is waited for. Whoever needs one has it made again.
 */
export const exportFiles = (store: Pick<FileStore, 'remove'>): PersonCategory => ({
  ...listed('exports', ['export_job'], [{ table: 'export_job', columns: ['filter'], ground: 'expiring', days: 30 }]),
  erase: async ({ db, record }) => {
    await db.runTx(async (tx) => {
      const ended: { affectedRows: number } = await tx.manager.query(
        "UPDATE export_job SET expires_at = NOW(3) WHERE state = 'done' AND file_key IS NOT NULL AND expires_at > NOW(3)",
      );
      if (ended.affectedRows > 0) await record(tx, ended.affectedRows);
    });
    return removeEnded(db.source, store, FILES);
  },
  waits: async ({ source }) => {
    const [found]: { many: string }[] = await source.query(
      "SELECT COUNT(*) AS many FROM export_job WHERE state = 'running' OR file_key IS NOT NULL AND expires_at <= NOW(3)",
    );
    return Number(found?.many ?? 0);
  },
});
/** Answers that a game gets again, by its own number of the call. */
export const passingPartnerCalls = passing('partner-calls', 'partner_call', ['answer'], 1);

/** Rows of the audit cannot be taken out of their chain: they name an account, and contacts only masked. */
export const evidenceOf = (key: string, table: string, tables: readonly string[]): PersonCategory =>
  listed(key, tables, [{ table, columns: ['actor', 'object', 'detail', 'address'], ground: 'evidence', days: null }]);
const evidence = evidenceOf('evidence', 'audit', ['audit', 'audit_pending', 'audit_chain', 'audit_anchor']);
/** Two persons agreed to it. */
const approvals = listed(
  'approvals',
  ['approval'],
  [{ table: 'approval', columns: ['object', 'before_facts', 'after_facts'], ground: 'evidence', days: null }],
);

/** What a value is inside JSON. */
const quoted = (text: string): string => JSON.stringify(text);
const inPayload = ({ emails, phones, accounts, roles, member_id }: Person): Where =>
  anyOf(
    ...[
      ...emails,
      ...phones,
      ...accounts.flatMap(({ game_id, uid }) => [uid, `${game_id}:${uid}`]),
      ...roles.map(({ role_id }) => role_id),
      ...(member_id ? [member_id] : []),
    ].map((name) => ({ sql: 'INSTR(payload, ?) > 0', values: [quoted(name)] })),
  );

/** Work that names the person: what is over is emptied and stays as done; what is still to do is waited for. */
const jobs = tableRows<{ id: string; job: string; created_at: Date }>({
  key: 'jobs',
  table: 'outbox',
  by: inPayload,
  ready: '(done_at IS NOT NULL OR failed_at IS NOT NULL)',
  since: 'created_at',
  show: ({ job, created_at }) => ({ job, created_at }),
  erase: async ({ manager }, rows) => {
    await manager.query("UPDATE outbox SET payload = '{}', last_error = NULL WHERE id IN (?)", [
      rows.map(({ id }) => id),
    ]);
  },
});

/** `scopesOf`: who of a submit is how called there; a scope ends with it. */
const submits = (scopesOf: (person: Person) => string[]): PersonCategory =>
  tableRows<{ id: string; scope: string; created_at: Date }>({
    key: 'submits',
    table: 'idem',
    by: (person) => isIn("SUBSTRING(scope, LOCATE(':', scope) + 1)", scopesOf(person)),
    since: 'created_at',
    show: ({ created_at }) => ({ created_at }),
    erase: 'delete',
  });

/** Of every service: work, submits and evidence. `scopesOf`: what a submit calls whoever sent it. */
export const kitPersonData = ({
  scopesOf = () => [],
}: { scopesOf?: (person: Person) => string[] } = {}): PersonDataDeclaration => ({
  categories: [jobs, submits(scopesOf), evidence, approvals],
  none: [
    { tables: ['counter'], why: 'limits of a day, by keyed hash' },
    { tables: ['inbox', 'heartbeat', 'swept', 'erased'], why: 'numbers and times' },
  ],
});

/** Of features of the kit that a service may have. */
export const noneOfKit = {
  schedules: { tables: ['schedule_run'], why: 'how rounds went' },
  calendar: { tables: ['calendar'], why: 'times of work' },
  bulk: { tables: ['bulk_job'], why: 'how far a file of staff is; its lines are tables of their own' },
  held: { tables: ['held_account'], why: 'whoever is held is not erased; whoever is not held is not in it' },
} as const;
