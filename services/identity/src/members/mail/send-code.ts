import { MEMBER_CODE_MINUTES } from '@hub/contracts/identity';
import { languageFor } from '@hub/contracts/shared';
import type { Mailer } from '@hub/nest-kit/mail';
import { mailOf } from '@hub/nest-kit/mail-template';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import type { DataSource } from 'typeorm';
import { memberCodeMail } from '../codes/member-jobs.ts';
import type { MemberSecrets } from '../member-secrets.ts';
import { memberCodeWords } from './member-code.mail.ts';

type Row = { email_mac: Buffer; mail_box: Buffer; language: string };

/** May run twice: the message id is the same. A code that is over, or was shown already, is not sent any more. */
export function sendCode(source: DataSource, mailer: Mailer, secrets: MemberSecrets, site: string): JobHandler {
  return handles(memberCodeMail, async ({ codeId }) => {
    const [row]: Row[] = await source.query(
      `SELECT email_mac, mail_box, language FROM member_code WHERE id = ? AND mail_box IS NOT NULL AND spent_at IS NULL
        AND created_at > NOW(3) - INTERVAL ${MEMBER_CODE_MINUTES} MINUTE`,
      [codeId],
    );
    if (row) {
      const { email, code } = secrets.mailOf(row);
      const words = memberCodeWords(languageFor(row.language), { site, code });
      await mailer.send(mailOf(email, `member-code-${codeId}`, words));
    }
    await source.query('UPDATE member_code SET mail_box = NULL WHERE id = ?', [codeId]);
  });
}
