import { createHash, randomBytes } from 'node:crypto';
import type { GameMail, MailItem } from '@hub/contracts/partner';
import { mailBytes } from '@hub/nest-kit/partner';
import type { Delivery } from './delivery.entity.ts';

export type Mailed = Pick<
  Delivery,
  'mail_id' | 'game_id' | 'server_id' | 'role_id' | 'title' | 'body' | 'items' | 'expire_days' | 'reason'
>;

/** The columns of `Mailed`. */
export const MAILED = 'mail_id, game_id, server_id, role_id, title, body, items, expire_days, reason';

/** What the game gets. Made of columns that never change, so it is the same at every try. */
export const mailOf = (row: Mailed): GameMail => ({
  mail_id: row.mail_id,
  game_id: row.game_id,
  server_id: row.server_id,
  role_id: row.role_id,
  title: row.title,
  body: row.body,
  items: JSON.parse(row.items) as MailItem[],
  expire_days: row.expire_days,
  reason: row.reason,
});

export const hashOfMail = (mail: GameMail): Buffer => createHash('sha256').update(mailBytes(mail)).digest();

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A permanent name, 130 random bits: `cmp_…` for a compensation, `rpl_…` for what takes the place of another, `red_…` for a code. */
export const newMailId = (kind: 'cmp' | 'rpl' | 'red'): string =>
  `${kind}_${[...randomBytes(26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
