import { Link, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { mayReadMails } from '../staff-rights.ts';
import { mailsAddress } from './mails-address.ts';

/** Whoever answers should know that the player hears nothing by mail. */
export function UnsentMailNote({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  if (!ticket.mail_dead && !ticket.mail_held) return null;
  const log = mayReadMails(me) && <Link to={mailsAddress(desk, ticket.id)}>{t`看寄信紀錄`}</Link>;
  if (ticket.mail_dead) {
    return (
      <Notice kind="warn" title={t`這個信箱收不到信`}>
        <p>
          {t`寄去的信被退回，之後的通知信先不寄。玩家用查詢碼還是看得到回覆。`} {log}
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="warn" title={t`這件的受理通知信先沒有寄`}>
      <p>
        {t`同一個信箱今天已收到很多封受理通知，可能是別人填了這個信箱。確認是本人的回報後，可以從寄信紀錄再寄一次；之後的回覆照常寄。`}{' '}
        {log}
      </p>
    </Notice>
  );
}
