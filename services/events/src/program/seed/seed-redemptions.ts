import type { EntityManager } from 'typeorm';
import type { CodeKeys } from '../../code-keys.ts';
import { accountName } from '../../redeem/account.ts';
import { mailIdOf } from '../../deliveries/seed/seed-deliveries.ts';
import { demoRedemptions } from './demo-redemptions.ts';
import { insert } from './insert-row.ts';

export async function seedRedemptions(manager: EntityManager, keys: CodeKeys, now: Date): Promise<number> {
  const rows = demoRedemptions(now);
  for (const { event, category, batch, code, server, role, name, uid, ago, mail, by = '', reason = '' } of rows) {
    const at = new Date(now.getTime() - ago);
    const mailId = mailIdOf(mail);
    const account = accountName({ uid, server, role });
    if (code)
      await manager.query(
        'UPDATE serial_code SET used = used + 1, claimed_by = ?, claimed_at = ? WHERE code_mac = ? AND event_id = ?',
        [account, at, keys.macOf(code), event],
      );
    const [found] = code
      ? await manager.query<{ id: number; used: number }[]>(
          'SELECT id, used FROM serial_code WHERE code_mac = ? AND event_id = ?',
          [keys.macOf(code), event],
        )
      : [];
    await insert(manager, 'redemption', {
      event_id: event,
      category_id: category,
      batch_id: batch,
      code_id: found?.id ?? null,
      use_no: found?.used ?? 1,
      account,
      slot: 1,
      game_id: mail.game,
      server_id: server,
      role_id: role,
      role_name: name,
      partner_uid: uid,
      code_seal: code ? keys.sealCode(code, mailId) : null,
      mail_id: mailId,
      given_by: by,
      reason,
      created_at: at,
    });
  }
  await manager.query('UPDATE serial_batch b SET used = (SELECT COUNT(*) FROM redemption r WHERE r.batch_id = b.id)');
  return rows.length;
}
