import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { ABSOLUTE_MINUTES, FRESH_MINUTES, HALF_MINUTES, IDLE_MINUTES, IS_OPEN } from './sessions/session-life.ts';
import { sessionId } from './sessions/session-secret.ts';
import { staffWho } from './staff-account.ts';

/** A session that is in use is written this often, not at every request. */
const TOUCH_S = 30;

/** `fresh`: the second factor was shown a moment ago. Times are seconds left. */
export type OpenSession = {
  staff: StaffPrincipal;
  csrf: string;
  fresh: boolean;
  usedRecovery: boolean;
  idleLeftS: number;
  endsInS: number;
};

type Row = {
  id: number;
  login: string;
  name: string;
  is_owner: number;
  csrf: string;
  by_recovery: number;
  half: number | string;
  fresh: number | string;
  idle_s: number | string;
  age_s: number | string;
};

const QUERY = `SELECT staff.id, staff.login, staff.name, staff.is_owner, open.csrf, open.by_recovery,
    open.second_factor_at IS NULL AS half,
    COALESCE(open.second_factor_at > NOW(3) - INTERVAL ${FRESH_MINUTES} MINUTE, 0) AS fresh,
    TIMESTAMPDIFF(SECOND, open.last_seen_at, NOW(3)) AS idle_s,
    TIMESTAMPDIFF(SECOND, open.created_at, NOW(3)) AS age_s
  FROM staff_session open JOIN staff ON staff.id = open.staff_id
  WHERE open.id = ? AND staff.disabled_at IS NULL AND ${IS_OPEN}`;

/** The session behind a cookie, which its use keeps open unless it is `quiet`; null when there is none, or not any more. */
@Injectable()
export class FindSession {
  constructor(private readonly source: DataSource) {}

  async run(session: string, { quiet = false } = {}): Promise<OpenSession | null> {
    const id = sessionId(session);
    const [row]: Row[] = await this.source.query(QUERY, [id]);
    if (!row) return null;
    const idleS = quiet ? Number(row.idle_s) : 0;
    if (Number(row.idle_s) > TOUCH_S && !quiet) {
      await this.source.query('UPDATE staff_session SET last_seen_at = NOW(3) WHERE id = ?', [id]);
    }
    const half = Number(row.half) === 1;
    const longest = half ? HALF_MINUTES : ABSOLUTE_MINUTES;
    return {
      staff: half ? halfWho(row) : await staffWho(this.source.manager, row),
      csrf: row.csrf,
      fresh: Number(row.fresh) === 1,
      usedRecovery: row.by_recovery === 1,
      idleLeftS: IDLE_MINUTES * 60 - idleS,
      endsInS: longest * 60 - Number(row.age_s),
    };
  }
}

/** Nothing that a role opens is open to half a session, wherever it is asked. */
const halfWho = ({ id, login, name }: Row): StaffPrincipal => ({
  kind: 'staff',
  id,
  login,
  name,
  roles: [],
  half: true,
});
