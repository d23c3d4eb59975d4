import type { DataSource } from 'typeorm';

export type ReachedMember = { email_mac: Buffer; email_box: Buffer; language: string };

/** Whose membership goes on, and whose address let no mail come back since the last log-in; else null. */
export async function findReachedMember(source: DataSource, memberId: number): Promise<ReachedMember | null> {
  const [row] = await source.query<ReachedMember[]>(
    `SELECT m.email_mac, m.email_box, m.language FROM member m WHERE m.id = ? AND m.closed_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM member_notice n
          WHERE n.member_id = m.id AND n.login_at = m.last_login_at AND n.bounced_at IS NOT NULL)`,
    [memberId],
  );
  return row ?? null;
}
