import { Button, formatTime, Notice } from '@hub/web';
import { COMPLAINT_DAYS, feeEditors } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAt } from '../staff-rights.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { FeeDialog } from './fee-dialog.tsx';
import { useDeadlineWords } from './use-deadline-words.ts';

/** The day that the terms promise, what was asked for, and the fee. */
export function DeadlineNote({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const { kinds, fees, left } = useDeadlineWords();
  const [paying, setPaying] = useState(false);
  const { deadline } = ticket;
  if (!deadline) return null;
  const { kind, due_on, ended_on, fee } = deadline;
  const [known_on, history_from, history_until] = [
    deadline.known_on,
    deadline.history_from,
    deadline.history_until,
  ].map((day) => day?.replaceAll('-', '/'));
  const [words, look] = left(due_on);
  const name = kinds[kind];
  const until = history_until ?? '';
  const { fee_by: by, fee_time } = deadline;
  const note = deadline.fee_note ?? '';
  const day = due_on.replaceAll('-', '/');
  const ended = deadline.missed ? t`${name}・期限 ${day}，已逾期才結束` : t`${name}・期限 ${day}，已在期限內結束`;
  const title = ended_on === null ? t`${name}・法定期限 ${day}，${words}` : ended;
  return (
    <Notice
      kind={ended_on !== null ? 'plain' : look === 'danger' ? 'bad' : look === 'warn' ? 'warn' : 'info'}
      title={title}
    >
      {known_on !== undefined && (
        <p>
          {deadline.belated
            ? t`玩家在 ${known_on} 知道這件事，超過 ${COMPLAINT_DAYS} 日才提出；仍要答覆`
            : t`玩家在 ${known_on} 知道這件事`}
        </p>
      )}
      {history_from !== undefined && <p>{t`查詢 ${history_from} 到 ${until}`}</p>}
      {fee !== null && (
        <p>
          {by === null || fee_time === null
            ? fees[fee]
            : t`${fees[fee]}：${by}在 ${formatTime(fee_time)} 記下，${note}`}{' '}
          {mayAt(me, feeEditors, ticket.game_id) && (
            <Button size="small" onClick={() => setPaying(true)}>
              {t`記下查詢費`}
            </Button>
          )}
        </p>
      )}
      {paying && fee !== null && (
        <FeeDialog id={ticket.id} version={ticket.version} fee={fee} onClose={() => setPaying(false)} />
      )}
    </Notice>
  );
}
