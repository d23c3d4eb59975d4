import { randomBytes } from 'node:crypto';
import { languageFor } from '@hub/contracts/shared';
import type { Mailer } from '@hub/nest-kit/mail';
import { mailOf } from '@hub/nest-kit/mail-template';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import type { DataSource } from 'typeorm';
import type { MemberSecrets } from '../member-secrets.ts';
import { closesAt, lastDayBefore } from './inactivity-days.ts';
import { memberNoticeMail } from './inactivity-jobs.ts';
import { noticeWords } from './inactivity.mail.ts';

type Row = {
  login_at: Date;
  email_mac: Buffer;
  email_box: Buffer;
  language: string;
  mail_token: string;
  now: Date;
};

/** `PUBLIC_URL`: of the site, where the member logs in. */
export type NoticeSite = { SITE_NAME: string; PUBLIC_URL: string };
export type NoticeParts = {
  source: DataSource;
  mailer: Pick<Mailer, 'send'>;
  secrets: MemberSecrets;
  site: NoticeSite;
};

/**
 * May run twice: the message id is the same, and so is the return path. Whoever logged in meanwhile is not written to. The days of notice count
 * from the mail that the server took; a bounce may be faster than we are, and stays.
 */
export const sendNotice = (parts: NoticeParts, today?: () => Date): JobHandler =>
  handles(memberNoticeMail, async ({ noticeId }) => {
    const { source, mailer, secrets, site } = parts;
    await source.query('UPDATE member_notice SET mail_token = ? WHERE id = ? AND mail_token IS NULL', [
      randomBytes(16).toString('hex'),
      noticeId,
    ]);
    const [row]: Row[] = await source.query(
      `SELECT n.login_at, n.mail_token, m.email_mac, m.email_box, m.language, NOW(3) AS now
        FROM member_notice n JOIN member m ON m.id = n.member_id
        WHERE n.id = ? AND n.mailed_at IS NULL AND n.bounced_at IS NULL AND n.ended_at IS NULL AND m.closed_at IS NULL AND m.last_login_at = n.login_at`,
      [noticeId],
    );
    if (!row) return;
    const mailedAt = today?.() ?? row.now;
    const closes = closesAt(row.login_at, mailedAt);
    const facts = {
      site: site.SITE_NAME,
      loginAt: row.login_at,
      lastDay: lastDayBefore(closes),
      url: new URL('/member/login', site.PUBLIC_URL).href,
    };
    const words = noticeWords(languageFor(row.language), facts);
    const mail = mailOf(secrets.emailOf(row), `member-notice-${noticeId}`, words);
    await mailer.send({ ...mail, bounce: row.mail_token });
    await source.query(
      `UPDATE member_notice SET mailed_at = ?, closes_at = IF(bounced_at IS NULL, ?, NULL)
        WHERE id = ? AND mailed_at IS NULL`,
      [mailedAt, closes, noticeId],
    );
  });
