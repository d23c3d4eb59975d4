import { contentLang } from '@hub/web';
import { PaneRow } from '@hub/web/staff';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import css from './queue-row.module.css';
import { StatusMark } from './status-mark.tsx';
import { WaitingMark } from './waiting-mark.tsx';

type Props = { row: StaffTicketRow; to: string; open: boolean; now: Date };

/** One case of the queue. The game is a bar of its colour, and its name for readers. */
export function QueueRow({ row, to, open, now }: Props) {
  const waits = row.waiting_since !== null;
  return (
    <PaneRow id={row.id} to={to} open={open} className={css.row} data-waits={waits || undefined}>
      <span className={css.bar} data-game={row.game_id} />
      <span className="visually-hidden" lang={contentLang}>{`${row.game_name}, `}</span>
      <span className={css.subject}>{row.preview}</span>
      <span className={css.type} title={row.type_text} lang={contentLang}>
        {row.type_text}
      </span>
      <WaitingMark since={row.waiting_since} now={now} />
      <StatusMark status={row.status} />
    </PaneRow>
  );
}
