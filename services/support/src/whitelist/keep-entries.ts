import { Injectable } from '@nestjs/common';
import { readTaipei, sentenceOf, sharedTexts } from '@hub/contracts/shared';
import {
  supportTexts,
  WHITELIST_FAULTS_SHOWN,
  WHITELIST_IMPORT_LINES,
  WHITELIST_MAX,
  type RemovedView,
  type WhitelistBody,
  type WhitelistEntryView,
  type WhitelistImportBody,
  type WhitelistImportView,
} from '@hub/contracts/support';
import type { AuditEntry } from '@hub/nest-kit/audit';
import { Db, type Tx } from '@hub/nest-kit/db';
import { withheld, type StaffCaller } from '@hub/nest-kit/http';
import { In } from 'typeorm';
import { readLines, type Line } from './read-lines.ts';
import { WhitelistEntry } from './whitelist-entry.entity.ts';
import { entryView, maskedValue } from './whitelist-entry.view.ts';
import { mustKeep, readableGames } from './whitelist-desk.policy.ts';
import { WhitelistEntryNotFound, WhitelistFault } from './whitelist.errors.ts';

const texts = { ...sharedTexts, ...supportTexts };
/** Values of an import that the audit spells out, masked. */
const NOTED = 20;
type Place = Pick<WhitelistEntry, 'list' | 'game_id' | 'kind'>;

/** Who is let in early: added, imported, taken off. Every change has its reason in the audit, with masked values. */
@Injectable()
export class KeepEntries {
  constructor(private readonly db: Db) {}

  /** The same once more is the same entry. Throws `WhitelistFault`. */
  async add(caller: StaffCaller, body: WhitelistBody): Promise<WhitelistEntryView> {
    const { list, game_id, kind, value, note, reason } = body;
    mustKeep(caller.who, game_id);
    const place = { list, game_id, kind };
    const ends_at = endOf(body.ends_at);
    const row = await this.db.runTx(async (tx) => {
      const [known] = await knownOf(tx, place, [value]);
      if (known && (known.note !== note || known.ends_at?.getTime() !== ends_at?.getTime()))
        throw new WhitelistFault('value', 'WHITELIST_KNOWN');
      if (known) return known;
      await mustFit(tx, place, 1, 'value');
      await insertNew(tx, [{ ...place, value, note, ends_at }]);
      const after = { value: maskedValue({ kind, value }), until: body.ends_at };
      await tx.audit(auditOf(caller, 'whitelist.added', place, { kind, before: null, after, reason }));
      const [added] = await knownOf(tx, place, [value]);
      return added as WhitelistEntry;
    });
    return { data: entryView(caller.who, row, new Date()) };
  }

  /** Taken off; what is gone already is absent. */
  async remove(caller: StaffCaller, id: number, reason: string): Promise<RemovedView> {
    const games = readableGames(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await tx.manager.findOne(WhitelistEntry, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new WhitelistEntryNotFound();
      if (games !== '*' && !games.includes(row.game_id)) throw withheld(new WhitelistEntryNotFound());
      mustKeep(caller.who, row.game_id);
      await tx.manager.delete(WhitelistEntry, { id });
      const before = { value: maskedValue(row), until: row.ends_at };
      await tx.audit(auditOf(caller, 'whitelist.removed', row, { kind: row.kind, before, after: null, reason }));
    });
    return { data: { removed: true } };
  }

  /** Looks at the lines, and with `apply` adds those that are good and new; doing so twice adds nothing more. */
  async import(caller: StaffCaller, body: WhitelistImportBody): Promise<WhitelistImportView> {
    const { list, game_id, kind, reason } = body;
    mustKeep(caller.who, game_id);
    const place = { list, game_id, kind };
    const { lines, twice, faults } = readLines(body);
    if (lines.length + twice + faults.length > WHITELIST_IMPORT_LINES)
      throw new WhitelistFault('text', 'WHITELIST_LINES');
    const fresh = await this.db.runTx(async (tx) => {
      const known = new Set((await knownOf(tx, place, valuesOf(lines))).map(({ value }) => value));
      const some = lines.filter(({ value }) => !known.has(value));
      await mustFit(tx, place, some.length, 'text');
      if (!body.apply || some.length === 0) return some;
      const ends_at = endOf(body.ends_at);
      await insertNew(
        tx,
        some.map((line) => ({ ...place, ...line, ends_at })),
      );
      const values = some.slice(0, NOTED).map(({ value }) => maskedValue({ kind, value }));
      const after = { count: some.length, values: values.join(' '), until: body.ends_at };
      await tx.audit(auditOf(caller, 'whitelist.imported', place, { kind, before: null, after, reason }));
      return some;
    });
    return {
      data: {
        applied: body.apply,
        fresh: fresh.length,
        known: lines.length - fresh.length,
        twice,
        fault_count: faults.length,
        faults: faults.slice(0, WHITELIST_FAULTS_SHOWN).map(({ line, value, code, params }) => ({
          line,
          value: value.slice(0, 40),
          text: sentenceOf(
            texts,
            code in texts ? (code as keyof typeof texts) : 'FIELD_INVALID',
            caller.language,
            params,
          ),
        })),
      },
    };
  }
}

const valuesOf = (lines: readonly Line[]) => lines.map(({ value }) => value);
const endOf = (minute: string): Date | null => {
  const span = readTaipei(minute);
  return span && new Date(span.until.getTime() - 1);
};

const knownOf = ({ manager }: Tx, place: Place, values: string[]): Promise<WhitelistEntry[]> =>
  values.length === 0 ? Promise.resolve([]) : manager.findBy(WhitelistEntry, { ...place, value: In(values) });

/** Somebody else may add the same at the same time: then it is there. */
async function insertNew({ manager }: Tx, rows: Omit<WhitelistEntry, 'id'>[]): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .orIgnore()
    .into(WhitelistEntry)
    .values(rows)
    .updateEntity(false)
    .execute();
}

async function mustFit({ manager }: Tx, { list }: Place, more: number, field: string): Promise<void> {
  if (more > 0 && (await manager.countBy(WhitelistEntry, { list })) + more > WHITELIST_MAX)
    throw new WhitelistFault(field, 'WHITELIST_FULL');
}

function auditOf(caller: StaffCaller, action: string, { list, game_id }: Place, detail: object): AuditEntry {
  return {
    actor_kind: 'staff',
    actor: caller.who.login,
    action,
    game_id: game_id === '*' ? '' : game_id,
    object: `whitelist:${list}`,
    detail: JSON.stringify(detail),
    rid: caller.rid,
    address: caller.ip,
  };
}
