import { Injectable } from '@nestjs/common';
import type { AddVipBody, ChangeVipBody, VipRow } from '@hub/contracts/vip';
import { readTaipei } from '@hub/contracts/shared';
import { playerObject } from '@hub/nest-kit/audit';
import { Db, findResult, hashOfFields, isDuplicate, runIdempotent, saveResult, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { endOnWire, FOREVER_AT } from '../ranking/said.ts';
import { vipAudit } from '../vip.audit.ts';
import { Agents } from './agents.ts';
import type { VipEntry } from './entry.entity.ts';
import { FindMembers } from './find-members.ts';
import { saveHistory } from './history.ts';
import { keyNeeded, mustEdit, vipKnown, vipMoved, vipOver, vipPast, vipWindow } from './members.policy.ts';

type Terms = Pick<VipEntry, 'level' | 'begins_at' | 'ends_at' | 'agent' | 'agent_name' | 'note'>;
type Entry = VipEntry & { now: Date };

export const beginOf = (day: string): Date => readTaipei(day)!.from;
export const endOf = (day: string | undefined): Date =>
  day ? new Date(readTaipei(day)!.until.getTime() - 1) : FOREVER_AT;

const shown = ({ level, begins_at, ends_at, agent, note }: Terms) => ({
  level,
  begins_at: begins_at.toISOString(),
  ends_at: endOnWire(ends_at),
  agent,
  note,
});

/** What staff says of one account. */
@Injectable()
export class SaveEntry {
  constructor(
    private readonly db: Db,
    private readonly agents: Agents,
    private readonly find: FindMembers,
  ) {}

  async add(caller: StaffCaller, body: AddVipBody): Promise<VipRow> {
    const { who, key } = caller;
    const { game_id, partner_uid, reason } = body;
    mustEdit(who, game_id);
    if (key === null) throw keyNeeded();
    const agent = await this.agents.named(game_id, body.agent);
    const submit = { scope: `vip.add:staff.${who.id}`, key, hash: hashOfFields({ ...body }) };
    const save = () =>
      this.db.runTx(async (tx) => {
        const [known] = await entries(tx, 'game_id = ? AND partner_uid = ?', [game_id, partner_uid]);
        if (known && known.ends_at >= known.now) throw vipKnown();
        const now = known?.now ?? (await nowOf(tx));
        const terms = termsOf(body, agent, now);
        const made = known ? known.id : await insert(tx, { game_id, partner_uid }, terms, who.name);
        if (known) await write(tx, known, terms, who.name);
        await this.record(tx, caller, {
          game_id,
          partner_uid,
          before: known ?? null,
          after: terms,
          reason,
          action: 'set',
        });
        await saveResult(tx, submit, made);
        return made;
      });
    const id = await runIdempotent(this.db.source, submit, () =>
      // The same form was faster: the account is in the list by it.
      save().catch(async (error: unknown) => {
        const twin = await findResult(this.db.source, submit);
        if (twin === null) throw error;
        return twin;
      }),
    );
    return this.find.one(who, id);
  }

  async change(caller: StaffCaller, id: number, body: ChangeVipBody, seen: number): Promise<VipRow> {
    const { game_id } = await this.editable(caller, id);
    const agent = await this.agents.named(game_id, body.agent);
    return this.edit(caller, id, seen, body.reason, 'set', (before) =>
      termsOf(body, agent, before.now, before.begins_at),
    );
  }

  /** At once; the row stays, with what it was. */
  async end(caller: StaffCaller, id: number, reason: string, seen: number): Promise<VipRow> {
    await this.editable(caller, id);
    return this.edit(caller, id, seen, reason, 'end', (before) => {
      if (before.ends_at < before.now) throw vipOver();
      const ends_at = new Date(before.now.getTime() - 1);
      return { ...before, ends_at, begins_at: before.begins_at < ends_at ? before.begins_at : ends_at };
    });
  }

  private async editable({ who }: StaffCaller, id: number): Promise<VipRow> {
    const row = await this.find.one(who, id);
    mustEdit(who, row.game_id);
    return row;
  }

  private async edit(
    caller: StaffCaller,
    id: number,
    seen: number,
    reason: string,
    action: 'set' | 'end',
    next: (before: Entry) => Terms,
  ): Promise<VipRow> {
    await this.db.runTx(async (tx) => {
      const [before] = await entries(tx, 'id = ?', [id]);
      if (before?.version !== seen) throw vipMoved();
      const after = next(before);
      await write(tx, before, after, caller.who.name);
      await this.record(tx, caller, { ...before, before, after, reason, action });
    });
    return this.find.one(caller.who, id);
  }

  private async record(
    tx: Tx,
    caller: StaffCaller,
    of: Pick<VipEntry, 'game_id' | 'partner_uid'> & {
      before: Terms | null;
      after: Terms;
      reason: string;
      action: 'set' | 'end';
    },
  ): Promise<void> {
    const { game_id, partner_uid, before, after, reason, action } = of;
    const by = { game_id, source: 'manual', who: caller.who.name, reason } as const;
    await saveHistory(tx.manager, by, [{ partner_uid, before, after, action }]);
    const detail = { before: before && shown(before), after: shown(after), reason };
    await tx.audit(vipAudit(caller, `vip.entry.${action}`, game_id, playerObject(partner_uid, detail)));
  }
}

type Typed = Pick<AddVipBody, 'level' | 'begins_on' | 'ends_on' | 'note'>;

function termsOf(typed: Typed, agent: { login: string; name: string }, now: Date, begun: Date = now): Terms {
  const begins_at = typed.begins_on ? beginOf(typed.begins_on) : begun;
  const ends_at = endOf(typed.ends_on);
  if (ends_at < now) throw vipPast();
  if (ends_at < begins_at) throw vipWindow();
  return { level: typed.level, begins_at, ends_at, agent: agent.login, agent_name: agent.name, note: typed.note };
}

const entries = ({ manager }: Tx, where: string, values: unknown[]): Promise<Entry[]> =>
  manager.query(`SELECT *, NOW(3) AS now FROM vip_entry WHERE ${where} FOR UPDATE`, values);

async function nowOf({ manager }: Tx): Promise<Date> {
  const [{ now }] = await manager.query<[{ now: Date }]>('SELECT NOW(3) AS now');
  return now;
}

async function insert({ manager }: Tx, of: Pick<VipEntry, 'game_id' | 'partner_uid'>, terms: Terms, by: string) {
  try {
    const { level, begins_at, ends_at, agent, agent_name, note } = terms;
    const made: { insertId: number } = await manager.query(
      `INSERT INTO vip_entry (game_id, partner_uid, level, begins_at, ends_at, agent, agent_name, note, changed_by)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [of.game_id, of.partner_uid, level, begins_at, ends_at, agent, agent_name, note, by],
    );
    return made.insertId;
  } catch (error) {
    throw isDuplicate(error, 'vip_entry_account') ? vipKnown() : error;
  }
}

const write = ({ manager }: Tx, { id }: Pick<VipEntry, 'id'>, terms: Terms, by: string) =>
  manager.query(
    `UPDATE vip_entry SET level = ?, begins_at = ?, ends_at = ?, agent = ?, agent_name = ?, note = ?,
      version = version + 1, changed_by = ?, changed_at = NOW(3) WHERE id = ?`,
    [terms.level, terms.begins_at, terms.ends_at, terms.agent, terms.agent_name, terms.note, by, id],
  );
