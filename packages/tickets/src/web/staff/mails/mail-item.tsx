import { Badge, Button, ContentText, formatTime, isApiFault, Link, ListRow } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { MailLogRow } from '@hub/contracts/tickets';
import { anyCase, caseAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './mails.module.css';
import { useMailWords } from './use-mail-words.ts';
import { useMailsApi } from './use-mails-api.ts';

export function MailItem({ row }: { row: MailLogRow }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const { kinds, states } = useMailWords();
  const [word, look] = states[row.state];
  const number = `#${desk.numberPrefix}${row.question_id}`;
  return (
    <ListRow end={row.mine ? <Deeds row={row} /> : null}>
      <span className={css.line}>
        <b>{kinds[row.kind]}</b>
        <Badge kind={look}>{word}</Badge>
        {row.dead && <Badge kind="danger">{t`這個信箱收不到信`}</Badge>}
      </span>
      <span className={css.facts}>
        <Link to={caseAddress(desk, row.question_id, { ...anyCase, queue: 'all', game: '' })}>{number}</Link>
        <ContentText>{row.game_name}</ContentText>
        <span>{row.address}</span>
        <time dateTime={row.change_time}>{formatTime(row.change_time)}</time>
        {row.attempts > 1 && <span>{t`試了 ${row.attempts} 次`}</span>}
        {row.resends > 0 && <span>{t`重寄 ${row.resends} 次`}</span>}
        {row.state !== 'sent' && row.answer !== '' && <code>{row.answer}</code>}
      </span>
    </ListRow>
  );
}

function Deeds({ row }: { row: MailLogRow }) {
  const { t } = useLingui();
  const api = useMailsApi();
  const [resend, sending] = api.resend.useMutation();
  const [release, releasing] = api.release.useMutation();
  const fault = sending.error ?? releasing.error;
  useSessionEnd(fault);
  const said = isApiFault(fault) ? (fault.fields.msg ?? t`沒有完成，再按一次`) : '';
  return (
    <span className={css.deeds}>
      <span role="status" className={css.fault}>
        {said}
      </span>
      {row.dead ? (
        <Button size="small" busy={releasing.isLoading} busyWords={t`處理中`} onClick={() => void release(row.id)}>
          {t`恢復寄送`}
        </Button>
      ) : (
        row.state !== 'queued' && (
          <Button
            size="small"
            busy={sending.isLoading}
            busyWords={t`寄送中`}
            onClick={() => void resend({ id: row.id, resends: row.resends })}
          >
            {t`重寄`}
          </Button>
        )
      )}
    </span>
  );
}
