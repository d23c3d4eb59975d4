import { languageFor, taipeiMinute } from '@hub/contracts/shared';
import { mailOf } from '@hub/nest-kit/mail-template';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import { TRIES_AT_ADDRESS_A_DAY } from '../codes/code-limits.ts';
import { codeLockMail } from '../codes/lock-told.ts';
import type { NoticeParts } from '../inactivity/send-notice.ts';
import { codeLockWords } from './code-lock.mail.ts';
import { findReachedMember } from './reached-member.ts';

/** May run twice: the message id is the same. A stranger’s address is written to by nobody. */
export const sendCodeLock = ({ source, mailer, secrets, site }: NoticeParts): JobHandler =>
  handles(codeLockMail, async ({ memberId, until }) => {
    const row = await findReachedMember(source, memberId);
    if (!row) return;
    const words = codeLockWords(languageFor(row.language), {
      site: site.SITE_NAME,
      tries: TRIES_AT_ADDRESS_A_DAY,
      until: taipeiMinute(until),
      url: new URL('/member/login', site.PUBLIC_URL).href,
    });
    await mailer.send(mailOf(secrets.emailOf(row), `member-code-lock-${memberId}-${until.getTime()}`, words));
  });
