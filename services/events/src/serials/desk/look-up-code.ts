import { Injectable } from '@nestjs/common';
import {
  codeSearchers,
  faultOfCode,
  maskedCode,
  normalCode,
  type LookUpCodeView,
  type SerialBatchKind,
  type SerialBatchState,
} from '@hub/contracts/events';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { InvalidInput, type StaffCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../../code-keys.ts';
import { redeemableOf } from '../../redeem/find-event.ts';
import { mustHold } from '../serials.policy.ts';

type Found = {
  event_id: number;
  event_name: string;
  game_id: string;
  category: string;
  category_open: number;
  batch_id: number;
  batch_name: string;
  kind: SerialBatchKind;
  batch_state: SerialBatchState;
  /** Can its event be redeemed at now? */
  event_open: number;
  used: number;
  cap: number;
  redemption: number | null;
  at: Date | null;
  server_id: string | null;
  role_id: string | null;
  role_name: string | null;
  delivery: number | null;
};

const FOUND = `SELECT c.event_id, e.name AS event_name, e.game_id, g.title AS category,
    ${redeemableOf('g')} AS category_open, c.batch_id, b.name AS batch_name, b.kind, b.state AS batch_state, c.used, c.cap,
    (e.published_at IS NOT NULL AND e.stopped_at IS NULL AND e.removed_at IS NULL AND NOW(3) BETWEEN e.starts_at AND e.ends_at)
      AS event_open,
    r.id AS redemption, r.created_at AS at, r.server_id, r.role_id, r.role_name,
    (SELECT d.id FROM delivery d WHERE d.game_id = e.game_id AND d.mail_id = r.mail_id) AS delivery
  FROM serial_code c JOIN event e ON e.id = c.event_id JOIN serial_batch b ON b.id = c.batch_id
  JOIN event_category g ON g.id = c.category_id
  LEFT JOIN redemption r ON r.code_id = c.id AND r.use_no = 1 AND b.kind <> 'keyword'
  WHERE c.code_mac = ? ORDER BY c.event_id`;

type CodeState = LookUpCodeView['found'][number]['state'];

/** Why a code is not good now, the weightiest reason first. */
export function stateOfCode(
  row: Pick<Found, 'batch_state' | 'used' | 'cap' | 'kind' | 'event_open' | 'category_open'>,
): CodeState {
  if (row.batch_state === 'disabled') return 'disabled';
  if (row.batch_state !== 'ready') return 'not_ready';
  if (row.used >= row.cap) return row.kind === 'keyword' ? 'full' : 'used';
  if (row.event_open !== 1) return 'not_open';
  return row.category_open === 1 ? 'good' : 'category_closed';
}

@Injectable()
export class LookUpCode {
  constructor(
    private readonly db: Db,
    private readonly keys: CodeKeys,
  ) {}

  async run({ who, rid, ip }: StaffCaller, typed: string): Promise<LookUpCodeView> {
    mustHold(who, codeSearchers);
    const code = normalCode(typed);
    const fault = faultOfCode(code);
    if (fault) throw new InvalidInput({ serial_no: { code: fault === 'short' ? 'SERIAL_SHORT' : 'SERIAL_SIGNS' } });
    const rows = await this.db.source.query<Found[]>(FOUND, [this.keys.macOf(code)]);
    const mine = rows.filter(
      ({ game_id, batch_state }) => staffMay(who, codeSearchers, game_id) && batch_state !== 'cancelled',
    );
    const found = mine.map(foundView);
    await this.db.runTx((tx) =>
      tx.audit({
        actor_kind: 'staff',
        actor: who.login,
        action: 'serial.lookup',
        game_id: mine[0]?.game_id ?? '',
        object: `code:${code.slice(-4)}`,
        detail: JSON.stringify({
          code: maskedCode(code),
          found: found.map(({ event_id, state }) => [event_id, state]),
        }),
        rid,
        address: ip,
      }),
    );
    return { code: maskedCode(code), found };
  }
}

function foundView(row: Found): LookUpCodeView['found'][number] {
  const { event_id, event_name, game_id, category, batch_id, batch_name, kind, used, cap } = row;
  const redeemed = row.redemption !== null && row.at !== null;
  return {
    ...{ event_id, event_name, game_id, category, batch_id, batch_name, kind, used, cap },
    state: stateOfCode({ ...row, event_open: Number(row.event_open), category_open: Number(row.category_open) }),
    redemption: redeemed
      ? {
          id: row.redemption as number,
          at: taipeiIso(row.at as Date),
          server_id: row.server_id ?? '',
          role_id: row.role_id ?? '',
          role_name: row.role_name ?? '',
          delivery: row.delivery,
        }
      : null,
  };
}
