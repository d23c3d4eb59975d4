import { Injectable } from '@nestjs/common';
import { lockEditors, type LockRow, type LocksQuery, type LocksView, type WrongCode } from '@hub/contracts/events';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { limitedReads } from '../../deliveries/limited-reads.ts';
import { mustSeeEvent } from '../../program/event.policy.ts';
import { FindEvents } from '../../program/find-events.ts';
import { isLocked } from '../lock-account.ts';
import type { RedeemLockRow } from '../redemption.entity.ts';
import { lockUnknown } from './desk.errors.ts';
import { playerParts, type Where } from './player-parts.ts';

const PAGE = 25;
const SOME = 10;
const LONGEST_MS = 3000;

type Found = RedeemLockRow & { event_name: string; error_limit: number };
type Tried = { lock_id: number; at: Date; why: WrongCode; nth: number };

const FROM = 'FROM redeem_lock l JOIN event e ON e.id = l.event_id';
/** A locked one has some too. */
const WRONG = 'l.fails > 0';
const TRIES = `SELECT lock_id, at, why, nth FROM (
    SELECT lock_id, at, why, ROW_NUMBER() OVER (PARTITION BY lock_id ORDER BY id DESC) AS nth FROM wrong_entry
      WHERE lock_id IN (?)
  ) numbered WHERE nth <= ${SOME} ORDER BY nth`;

@Injectable()
export class FindLocks {
  constructor(
    private readonly db: Db,
    private readonly events: FindEvents,
  ) {}

  async list({ who }: StaffCaller, event: number, { find, which, page }: LocksQuery): Promise<LocksView> {
    const { game_id } = await this.events.row(who, event);
    const rest: Where[] = [['l.event_id = ?', event], ...(page ? [['l.id < ?', page] as Where] : [])];
    // Each along an index of its own: most rows are of accounts that never entered anything wrong.
    const kinds: Where[] = which === 'all' ? [[WRONG]] : [['l.locked_at IS NOT NULL'], ['l.fails >= e.error_limit']];
    const whom = find ? playerParts('l', game_id, find) : [[]];
    const walks = kinds.flatMap((kind) => whom.map((parts) => [...parts, ...rest, kind]));
    const rows = await this.walk(walks, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    return {
      data: await this.views(who, shown),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async ofAccount(who: StaffPrincipal, game: string, uid: string): Promise<LockRow[]> {
    const own: Where[] = [['l.game_id = ?', game], ['l.partner_uid = ?', uid], [WRONG]];
    return this.views(who, await this.walk([own], SOME));
  }

  async one(who: StaffPrincipal, id: number): Promise<LockRow> {
    const rows = Number.isSafeInteger(id) ? await this.walk([[['l.id = ?', id]]], 1) : [];
    if (!rows[0]) throw lockUnknown();
    mustSeeEvent(who, rows[0].game_id, lockUnknown);
    return (await this.views(who, rows))[0]!;
  }

  private walk(walks: Where[][], limit: number): Promise<Found[]> {
    const selects = walks.map(
      (parts) =>
        `(SELECT l.*, e.name AS event_name, e.error_limit ${FROM} WHERE ${parts.map(([sql]) => sql).join(' AND ')}
          ORDER BY l.id DESC LIMIT ${limit})`,
    );
    return limitedReads(this.db.source, LONGEST_MS)<Found>(
      `SELECT * FROM (${selects.join(' UNION ')}) walked ORDER BY id DESC LIMIT ${limit}`,
      walks.flatMap((parts) => parts.flatMap(([, ...values]) => values)),
    );
  }

  private async views(who: StaffPrincipal, rows: readonly Found[]): Promise<LockRow[]> {
    if (rows.length === 0) return [];
    const tries = await this.db.source.query<Tried[]>(TRIES, [rows.map(({ id }) => id)]);
    return rows.map((row) =>
      lockView(
        who,
        row,
        // What came before an unlock is over.
        tries.filter(({ lock_id, nth }) => lock_id === row.id && Number(nth) <= row.fails),
      ),
    );
  }
}

function lockView(who: StaffPrincipal, row: Found, tries: readonly Tried[]): LockRow {
  const locked = isLocked(row, row.error_limit);
  return {
    id: row.id,
    event_id: row.event_id,
    event_name: row.event_name,
    game_id: row.game_id,
    server_id: row.server_id,
    role_id: row.role_id,
    role_name: row.role_name,
    partner_uid: row.partner_uid,
    fails: row.fails,
    limit: row.error_limit,
    locked_at: locked ? taipeiIso(row.locked_at ?? row.last_at) : null,
    last_at: taipeiIso(row.last_at),
    tries: tries.map(({ at, why }) => ({ at: taipeiIso(at), why })),
    may_unlock: staffMay(who, lockEditors, row.game_id) && (locked || row.fails > 0),
  };
}
