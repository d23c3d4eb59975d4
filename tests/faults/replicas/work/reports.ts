import { randomUUID } from 'node:crypto';
import type { CreatedView, Desk } from '@hub/contracts/tickets';
import { aPlayer } from '@hub/nest-kit/testing';
import { insistOn } from '../insist.ts';
import type { TwoOfEverything } from '../two-of-everything.ts';
import { mailsTo, notOnce, tallyOf, tokenOf, type Work } from './work.ts';

const CONTENT = '兩台之中有一台停了';

/** Players report something, and get a mail. */
export function reports(two: TwoOfEverything, desk: Desk, service: 'support' | 'vip'): Work {
  const filed: { id: string; email: string }[] = [];
  return {
    name: service,
    atOnce: 2,
    turn: async () => {
      const player = aPlayer();
      if (service === 'vip')
        await two.ask('vip', 'INSERT INTO vip_push (game_id, partner_uid, level, as_of) VALUES (?, ?, 1, NOW(3))', [
          player.game,
          player.uid,
        ]);
      const email = `${service}-${randomUUID()}@example.com`;
      const headers = { 'x-auth-token': await tokenOf(two, player), 'idempotency-key': randomUUID() };
      const json = { game_id: player.game, question_type: '1', phone: '0912345678', email, content: CONTENT };
      const line = `POST /api/${desk.api}/create_web_form`;
      const { msg } = await insistOn<{ msg: CreatedView }>(two.url, line, { headers, json });
      filed.push({ id: String(msg.question_id), email });
    },
    faults: async () => {
      const rows = await two.ask<{ id: number }>(service, 'SELECT id FROM ticket WHERE content = ?', [CONTENT]);
      const mails = await mailsTo(two);
      return [
        ...notOnce(
          'rows of the report',
          [...new Set([...rows.map(({ id }) => String(id)), ...filed.map(({ id }) => id)])],
          tallyOf(filed.map(({ id }) => id)),
        ),
        ...(rows.length === filed.length ? [] : [`${rows.length} rows of ${filed.length} reports`]),
        ...notOnce(
          'mails to',
          filed.map(({ email }) => email),
          (to) => mails.get(to) ?? 0,
        ),
      ];
    },
  };
}
