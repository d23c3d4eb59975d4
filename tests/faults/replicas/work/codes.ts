import { join } from 'node:path';
import { aPlayer } from '@hub/nest-kit/testing';
import { CodeKeys } from '../../../../services/events/src/code-keys.ts';
import { aBatch, aCode, anEvent, type Query } from '../../../../services/events/test/redeem.setup.ts';
import { appliedIn, faultsBetween, type Kept } from '../../deliveries/ledger.ts';
import { insistOn } from '../insist.ts';
import type { TwoOfEverything } from '../two-of-everything.ts';
import { notOnce, tallyOf, tokenOf, type Work } from './work.ts';

const ENOUGH = 1000;

/** Players redeem codes, and get what they are for in the game. */
export async function codes(two: TwoOfEverything): Promise<Work> {
  const query: Query = (sql, values) => two.ask('events', sql, values);
  const event = await anEvent(query);
  const free = Array.from({ length: ENOUGH }, aCode);
  const { SERIAL_KEY = '', SERIAL_KEYS = '' } = two.site.envOf('events');
  await aBatch(query, event, free, { keys: CodeKeys.from({ SERIAL_KEY, SERIAL_KEYS }) });
  const redeemed: string[] = [];
  return {
    name: 'events',
    atOnce: 2,
    turn: async () => {
      const [player, serial_no] = [aPlayer(), free.pop()];
      const headers = { 'x-auth-token': await tokenOf(two, player) };
      await insistOn(two.url, `POST /api/events/redeem_serial_code/${event.id}`, { headers, json: { serial_no } });
      redeemed.push(player.uid);
    },
    faults: async () => {
      const rows = await two.ask<{ uid: string }>(
        'events',
        'SELECT partner_uid AS uid FROM redemption WHERE event_id = ?',
        [event.id],
      );
      const kept = await two.ask<Kept>(
        'events',
        'SELECT mail_id, state, partner_mail_id FROM delivery WHERE reason = ?',
        [`serial:${event.id}`],
      );
      const ids = kept.map(({ mail_id }) => mail_id);
      const applied = await appliedIn(join(two.folder, 'game-server', 'ledger.jsonl'));
      const ours = applied.filter(({ mail_id }) => ids.includes(mail_id));
      return [
        ...notOnce('redemptions of', redeemed, tallyOf(rows.map(({ uid }) => uid))),
        ...(kept.length === redeemed.length ? [] : [`${kept.length} deliveries of ${redeemed.length} redemptions`]),
        ...faultsBetween(ids, kept, ours),
      ];
    },
  };
}
