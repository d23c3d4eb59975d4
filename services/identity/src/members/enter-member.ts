import type { Tx } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import type { MemberSecrets } from './member-secrets.ts';

/** `resumed`: the membership was closed, and goes on. */
export type Entered = { memberId: number; resumed: boolean };

/** Who shows a code of an address for the first time is a member from then on; a closed membership goes on as it was. */
export async function enterMember(
  { manager }: Pick<Tx, 'manager'>,
  secrets: MemberSecrets,
  email: string,
  { language }: Pick<Caller, 'language'>,
): Promise<Entered> {
  const emailMac = secrets.emailMac(email);
  const [known]: { id: number; closed_at: Date | null }[] = await manager.query(
    'SELECT id, closed_at FROM member WHERE email_mac = ? FOR UPDATE',
    [emailMac],
  );
  if (known) {
    await manager.query('UPDATE member SET last_login_at = NOW(3), closed_at = NULL, language = ? WHERE id = ?', [
      language,
      known.id,
    ]);
    await manager.query('UPDATE member_notice SET ended_at = NOW(3) WHERE member_id = ? AND ended_at IS NULL', [
      known.id,
    ]);
    return { memberId: known.id, resumed: known.closed_at !== null };
  }
  const added: { insertId: number | string } = await manager.query(
    `INSERT INTO member (email_mac, email_box, language) VALUES (?)
      ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id), last_login_at = NOW(3), language = VALUES(language)`,
    [[emailMac, secrets.sealEmail(emailMac, email), language]],
  );
  return { memberId: Number(added.insertId), resumed: false };
}
