import type { DeadlineRow } from '@hub/contracts/tickets';
import { Badge, Button, ContentText, Link, ListRow } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { anyCase, caseAddress } from '../desk-address.ts';
import css from '../mails/mails.module.css';
import { useStaffDesk } from '../staff-desk-context.ts';
import { FeeDialog } from './fee-dialog.tsx';
import { useDeadlineWords } from './use-deadline-words.ts';

export function DeadlineItem({ row }: { row: DeadlineRow }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const { kinds, fees, left } = useDeadlineWords();
  const [paying, setPaying] = useState(false);
  const { kind, due_on, ended_on, missed, fee } = row.deadline;
  const number = `#${desk.numberPrefix}${row.id}`;
  const [words, look] = left(due_on);
  const day = due_on.replaceAll('-', '/');
  const person = row.assignee?.name ?? '';
  const ended = ended_on?.replaceAll('-', '/') ?? '';
  return (
    <ListRow
      end={
        row.charges && (
          <Button size="small" aria-label={t`記下查詢費：${number}`} onClick={() => setPaying(true)}>
            {t`記下查詢費`}
          </Button>
        )
      }
    >
      <span className={css.line}>
        <b>{kinds[kind]}</b>
        {ended_on === null && <Badge kind={look}>{words}</Badge>}
        {ended_on !== null && <Badge kind={missed ? 'danger' : 'ok'}>{missed ? t`曾逾期` : t`期限內`}</Badge>}
        {fee !== null && <Badge kind={fee === 'due' ? 'warn' : 'neutral'}>{fees[fee]}</Badge>}
      </span>
      <span className={css.facts}>
        {row.opens ? (
          <Link to={caseAddress(desk, row.id, { ...anyCase, queue: 'all', game: '' })}>{number}</Link>
        ) : (
          <span>{number}</span>
        )}
        <ContentText>{row.game_name}</ContentText>
        <span>{t`期限 ${day}`}</span>
        {ended_on !== null && <span>{t`結束 ${ended}`}</span>}
        <span>{row.assignee ? t`由 ${person} 負責` : t`沒人負責`}</span>
      </span>
      {paying && fee !== null && (
        <FeeDialog id={row.id} version={row.version} fee={fee} onClose={() => setPaying(false)} />
      )}
    </ListRow>
  );
}
