import { Link, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { mayReadMails } from '../staff-rights.ts';
import { mailsAddress } from './mails-address.ts';

/** The player hears nothing by mail; whoever answers should know. */
export function DeadMailNote({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  if (!ticket.mail_dead) return null;
  return (
    <Notice kind="warn" title={t`這個信箱收不到信`}>
      <p>
        {t`寄去的信被退回，之後的通知信先不寄。玩家用查詢碼還是看得到回覆。`}{' '}
        {mayReadMails(me) && <Link to={mailsAddress(desk, ticket.id)}>{t`看寄信紀錄`}</Link>}
      </p>
    </Notice>
  );
}
