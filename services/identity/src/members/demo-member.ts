import type { SavedProfile } from '@hub/contracts/identity';
import type { Db } from '@hub/nest-kit/db';
import type { MemberSecrets } from './member-secrets.ts';

export const DEMO_MEMBER = 'member@example.com';
/** Whom a run over members who stay away would write to. */
export const DEMO_ABSENT = 'away@example.com';
const ABSENT_DAYS = 400;

const saved: SavedProfile = {
  phone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: '123456789',
  char_name: '測試角色',
};

/** Somebody to log in as; the code is in the mail catcher. Safe to repeat. */
export async function seedMember(db: Db, secrets: MemberSecrets): Promise<void> {
  const emailMac = secrets.emailMac(DEMO_MEMBER);
  await db.runTx(async ({ manager }) => {
    const added: { insertId: number | string; affectedRows: number } = await manager.query(
      'INSERT IGNORE INTO member (email_mac, email_box, language) VALUES (?)',
      [[emailMac, secrets.sealEmail(emailMac, DEMO_MEMBER), 'zh-TW']],
    );
    if (added.affectedRows !== 1) return;
    const id = Number(added.insertId);
    await manager.query('UPDATE member SET profile_box = ? WHERE id = ?', [secrets.sealProfile(id, saved), id]);
  });
  const absentMac = secrets.emailMac(DEMO_ABSENT);
  const since = `NOW(3) - INTERVAL ${ABSENT_DAYS} DAY`;
  await db.source.query(
    `INSERT IGNORE INTO member (email_mac, email_box, language, created_at, last_login_at) VALUES (?, ?, 'zh-TW', ${since}, ${since})`,
    [absentMac, secrets.sealEmail(absentMac, DEMO_ABSENT)],
  );
}
