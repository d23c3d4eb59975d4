import type { Db, Tx } from '../../db/db.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';
import { isDuplicate } from '../../db/faults.ts';
import { KeyReused } from '../../http/app-error.ts';
import type { Partner } from './prove-partner.ts';

/** What is signed counts for 300 seconds on either side. */
export const expiredPartnerCalls = 'partner_call WHERE taken_at < NOW(3) - INTERVAL 1 HOUR';
export const partnerCallsRetention: RetentionRule = {
  tables: ['partner_call'],
  until: 'an hour',
  why: 'a call that a game’s server sends again is the same call; clocks may differ by minutes',
  outlived: [expiredPartnerCalls],
};

class CallTaken extends Error {}

/** `work` and its note are one transaction. Another call under the id: `KeyReused`. What failed is not noted. */
export async function idempotentCall<T extends object>(
  db: Db,
  { game, callId, hash }: Partner,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.runTx(async (tx) => {
      await take(tx, [game, callId, hash]);
      const answer = await work(tx);
      await tx.manager.query('UPDATE partner_call SET answer = ? WHERE game_id = ? AND call_id = ?', [
        JSON.stringify(answer),
        game,
        callId,
      ]);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof CallTaken)) throw error;
    const [row] = await db.source.query<{ call_hash: Buffer; answer: string }[]>(
      'SELECT call_hash, answer FROM partner_call WHERE game_id = ? AND call_id = ?',
      [game, callId],
    );
    if (!row?.call_hash.equals(hash)) throw new KeyReused();
    return JSON.parse(row.answer) as T;
  }
}

async function take({ manager }: Tx, values: unknown[]): Promise<void> {
  try {
    await manager.query(`INSERT INTO partner_call (game_id, call_id, call_hash, answer) VALUES (?, ?, ?, '')`, values);
  } catch (error) {
    throw isDuplicate(error, 'PRIMARY') ? new CallTaken() : error;
  }
}
