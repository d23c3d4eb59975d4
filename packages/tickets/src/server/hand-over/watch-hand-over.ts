import { Injectable } from '@nestjs/common';
import { HAND_OVER_MINUTES, type HandOverStateView, type WatchHandOverBody } from '@hub/contracts/tickets';
import { HAND_OVER_TOKEN_S } from '@hub/nest-kit/tokens';
import { Db } from '@hub/nest-kit/db';
import { hashOfSecret } from './hand-over-box.ts';

type Row = { ticket_id: number | null; opened: number; waits: number; goes: number };

/** The first window asks how it went. The browser that opened the link gets a fresh token with each repeat while it waits. */
@Injectable()
export class WatchHandOver {
  constructor(private readonly db: Db) {}

  async run({ watch }: WatchHandOverBody): Promise<{ msg: HandOverStateView }> {
    const rows: Row[] = await this.db.source.query(
      `SELECT ticket_id, opened_at IS NOT NULL AS opened,
          created_at > NOW(3) - INTERVAL ${HAND_OVER_MINUTES} MINUTE AS waits,
          created_at > NOW(3) - INTERVAL ${HAND_OVER_MINUTES * 60 + HAND_OVER_TOKEN_S} SECOND AS goes
        FROM hand_over WHERE watch_hash = ?`,
      [hashOfSecret(watch)],
    );
    return { msg: { state: stateOf(rows[0]), question_id: rows[0]?.ticket_id ?? 0 } };
  }
}

function stateOf(row: Row | undefined): HandOverStateView['state'] {
  if (!row) return 'over';
  if (row.ticket_id !== null) return 'sent';
  if (Number(row.opened)) return Number(row.goes) ? 'opened' : 'over';
  return Number(row.waits) ? 'waiting' : 'over';
}
