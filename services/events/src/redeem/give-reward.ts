import { newMailId } from '../deliveries/mail-of.ts';
import { askDelivery } from '../deliveries/ask-delivery.ts';
import type { Tx } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import { accountName } from './account.ts';
import type { FoundCode } from './find-code.ts';
import type { SeenCategory, SeenEvent } from './find-event.ts';
import { shortName, type Redeemer } from './lock-account.ts';
import type { OwnRedemption } from './own-redemptions.ts';
import { rewardWeek } from './reward-week.ts';

/** `slot`: the how manieth of its category this is for the account. */
export type Place = { category: SeenCategory; slot: number };
/** Where a redemption comes from: a code and its sealed text, or a colleague with a reason. */
export type Origin =
  | { code: Pick<FoundCode, 'id' | 'batch_id' | 'kind' | 'used'>; seal: (mailId: string) => Buffer }
  | { by: string; reason: string };

/** In the transaction that holds the account's lock, and the code's. Returns the row as its owner's list has it. */
export async function giveReward(
  tx: Tx,
  event: Pick<SeenEvent, 'id' | 'pace' | 'now'>,
  who: Redeemer,
  place: Place,
  origin: Origin,
): Promise<OwnRedemption> {
  const mail_id = newMailId('red');
  const code = 'code' in origin ? origin.code : null;
  const code_seal = 'code' in origin ? origin.seal(mail_id) : null;
  if (code) await useUp(tx.manager, code, who, event.now);
  const made: { insertId: number } = await tx.manager.query(
    `INSERT INTO redemption (event_id, category_id, batch_id, code_id, use_no, account, slot, game_id, server_id, role_id,
        role_name, partner_uid, code_seal, mail_id, given_by, reason, created_at) VALUES (?)`,
    [
      [
        event.id,
        place.category.id,
        code?.batch_id ?? null,
        code?.id ?? null,
        (code?.used ?? 0) + 1,
        accountName(who),
        place.slot,
        who.game,
        who.server,
        who.role,
        shortName(who.name),
        who.uid,
        code_seal,
        mail_id,
        'by' in origin ? origin.by : '',
        'by' in origin ? origin.reason : '',
        event.now,
      ],
    ],
  );
  await askReward(tx, event, who, place.category, mail_id);
  return {
    id: made.insertId,
    category_id: place.category.id,
    code_id: code?.id ?? null,
    code_seal,
    kind: code?.kind ?? null,
    mail_id,
    state: 'queued',
    replaced_by_id: null,
  };
}

/** Uses a code up that is still as it was read. */
export const USE_UP =
  'UPDATE serial_code SET used = used + 1, claimed_by = ?, claimed_at = ? WHERE id = ? AND used = ? AND used < cap';

async function useUp(
  manager: EntityManager,
  code: Pick<FoundCode, 'id' | 'used'>,
  who: Redeemer,
  at: Date,
): Promise<void> {
  const values = [accountName(who), at, code.id, code.used];
  const done: { affectedRows: number } = await manager.query(USE_UP, values);
  if (done.affectedRows !== 1) throw new Error('a code changed under its lock');
}

async function askReward(
  tx: Tx,
  event: Pick<SeenEvent, 'id' | 'pace' | 'now'>,
  who: Redeemer,
  category: SeenCategory,
  mailId: string,
): Promise<void> {
  const { monday, deadline } = rewardWeek(event.now);
  await askDelivery(tx, {
    id: mailId,
    source: 'event',
    reason: `serial:${event.id}`,
    game_id: who.game,
    server_id: who.server,
    role_id: who.role,
    partner_uid: who.uid,
    title: category.mail_title,
    body: category.mail_body,
    items: category.items,
    expire_days: category.expire_days,
    not_before: null,
    deadline: deadline.toISOString(),
    batch: event.pace === 'weekly' ? `ev${event.id}-${monday}` : '',
  });
}
