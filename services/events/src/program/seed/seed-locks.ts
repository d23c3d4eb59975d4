import type { WrongCode } from '@hub/contracts/events';
import type { EntityManager } from 'typeorm';

const MINUTE = 60_000;

type Wrong = { server: string; role: string; name: string; uid: string; ago: number; whys: WrongCode[] };

const many = (why: WrongCode, times: number): WrongCode[] => Array.from({ length: times }, () => why);

const wrongs: Wrong[] = [
  {
    server: 'tw_2001',
    role: '123456787',
    name: '差一天十八',
    uid: 'uid-900009',
    ago: 50 * MINUTE,
    whys: [...many('unknown', 6), 'used', 'disabled', 'foreign', 'unknown'],
  },
  {
    server: 'tw_2001',
    role: '123456782',
    name: '十二個字的角色名稱在這裡',
    uid: 'uid-900004',
    ago: 30 * MINUTE,
    whys: [...many('unknown', 4), 'used', 'unknown'],
  },
  { server: 'hk_2002', role: '123450101', name: '旅人2', uid: 'uid-910001', ago: 3000 * MINUTE, whys: ['unknown'] },
];
const EVENT = 1;
const LIMIT = 10;

export async function seedLocks(manager: EntityManager, now: Date): Promise<void> {
  for (const { server, role, name, uid, ago, whys } of wrongs) {
    const at = (nth: number) => new Date(now.getTime() - ago + nth * MINUTE);
    const last = at(whys.length - 1);
    const made: { insertId: number } = await manager.query(
      `INSERT INTO redeem_lock (event_id, account, fails, locked_at, game_id, server_id, role_id, role_name, partner_uid, last_at)
        VALUES (?, ?, ?, ?, 'H73', ?, ?, ?, ?, ?)`,
      [EVENT, `uid:${uid}`, whys.length, whys.length >= LIMIT ? last : null, server, role, name, uid, last],
    );
    if (whys.length >= LIMIT)
      await manager.query('INSERT INTO lock_entry (event_id, lock_id, at) VALUES (?, ?, ?)', [
        EVENT,
        made.insertId,
        last,
      ]);
    for (const [nth, why] of whys.entries())
      await manager.query('INSERT INTO wrong_entry (event_id, lock_id, why, at) VALUES (?, ?, ?, ?)', [
        EVENT,
        made.insertId,
        why,
        at(nth),
      ]);
  }
}
