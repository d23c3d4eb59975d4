import { Injectable } from '@nestjs/common';
import type { BounceBody, BounceView } from '@hub/contracts/tickets';
import { MailReports } from '@hub/nest-kit/bounces';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { bounceAudit } from './inactivity.audit.ts';

type Notice = { id: number; member_id: number; closed_run: number | null };

/** The mail server reports that a notice came back: it told nobody anything, and closes nobody. */
@Injectable()
export class TakeBounce {
  constructor(
    private readonly reports: MailReports,
    private readonly db: Db,
  ) {}

  /** Reported again it changes nothing. Throws 403 for a report that is not signed by our own mail server. */
  async run({ rid, ip }: Caller, body: BounceBody): Promise<BounceView> {
    if (!this.reports.cameBack(body)) return { msg: { taken: false } };
    return this.db.runTx(async (tx) => {
      const notice = await lockNotice(tx, body.token);
      if (!notice) return { msg: { taken: false } };
      await tx.manager.query(
        `UPDATE member_notice SET bounced_at = NOW(3), closes_at = NULL, ended_at = NULL, closed_run = NULL WHERE id = ?`,
        [notice.id],
      );
      if (notice.closed_run !== null)
        await tx.manager.query('UPDATE member SET closed_at = NULL, version = version + 1 WHERE id = ?', [
          notice.member_id,
        ]);
      await tx.audit({ ...bounceAudit(notice.member_id, { status: body.status }), rid, address: ip });
      return { msg: { taken: true } };
    });
  }
}

/** One that still stands for the absence: whoever came back meanwhile needs none. A membership that it closed is open again. */
async function lockNotice({ manager }: Tx, token: string): Promise<Notice | undefined> {
  const [notice] = await manager.query<Notice[]>(
    `SELECT n.id, n.member_id, n.closed_run FROM member_notice n JOIN member m ON m.id = n.member_id
      WHERE n.mail_token = ? AND n.bounced_at IS NULL AND m.last_login_at = n.login_at
        AND (n.ended_at IS NULL OR n.closed_run IS NOT NULL) FOR UPDATE`,
    [token],
  );
  return notice;
}
