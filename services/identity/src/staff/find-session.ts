import type { DataSource } from 'typeorm';
import type { StaffWho } from '@hub/contracts/shared';
import { sessionId } from './log-in.ts';
import { staffWho } from './staff-account.ts';

const IDLE_MINUTES = 30;
const ABSOLUTE_HOURS = 10;
/** A session that is in use is written this often, not at every request. */
const TOUCH_S = 30;

export type OpenSession = { staff: StaffWho; csrf: string };

type Row = { id: number; login: string; name: string; csrf: string; stale: number };

/** The session behind a cookie, which its use keeps open; null when there is none, or not any more. */
export class FindSession {
  constructor(private readonly source: DataSource) {}

  async run(session: string): Promise<OpenSession | null> {
    const id = sessionId(session);
    const row = await this.rowOf(id);
    if (!row) return null;
    if (Number(row.stale) === 1) {
      await this.source.query('UPDATE staff_session SET last_seen_at = NOW(3) WHERE id = ?', [id]);
    }
    return { staff: await staffWho(this.source.manager, row), csrf: row.csrf };
  }

  private async rowOf(id: Buffer): Promise<Row | undefined> {
    const rows: Row[] = await this.source.query(
      `SELECT staff.id, staff.login, staff.name, open.csrf,
          open.last_seen_at < NOW(3) - INTERVAL ${TOUCH_S} SECOND AS stale
        FROM staff_session open JOIN staff ON staff.id = open.staff_id
        WHERE open.id = ? AND open.revoked_at IS NULL AND staff.disabled_at IS NULL
          AND open.last_seen_at > NOW(3) - INTERVAL ${IDLE_MINUTES} MINUTE
          AND open.created_at > NOW(3) - INTERVAL ${ABSOLUTE_HOURS} HOUR`,
      [id],
    );
    return rows[0];
  }
}
