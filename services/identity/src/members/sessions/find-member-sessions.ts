import type { MemberSessionRow } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { maskedAddress } from '../../staff/sessions/session.view.ts';
import { MemberSession } from './member-session.entity.ts';
import { MEMBER_SESSION_IS_OPEN } from './session-life.ts';

/** More open browsers than this belong to nobody; the rest shows once some are ended. */
const MOST = 50;

/** The last used first. */
export async function findMemberSessions(
  source: DataSource,
  memberId: number,
  current: Buffer,
): Promise<MemberSessionRow[]> {
  const rows: MemberSession[] = await source.query(
    `SELECT * FROM member_session WHERE member_id = ? AND ${MEMBER_SESSION_IS_OPEN} ORDER BY last_seen_at DESC LIMIT ${MOST}`,
    [memberId],
  );
  return rows.map((row) => ({
    ref: row.ref.toString('hex'),
    device: row.device,
    address: maskedAddress(row.address),
    began_at: taipeiIso(row.created_at),
    seen_at: taipeiIso(row.last_seen_at),
    current: row.id.equals(current),
  }));
}
