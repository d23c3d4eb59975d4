import { Link } from '@hub/web';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import css from './queue-row.module.css';
import { StatusMark } from './status-mark.tsx';
import { WaitingMark } from './waiting-mark.tsx';

type Props = { row: StaffTicketRow; to: string; open: boolean; now: Date };

/** One case of the queue; the whole row is the link. The game is a bar of its colour, and its name for readers. */
export function QueueRow({ row, to, open, now }: Props) {
  const waits = row.waiting_since !== null;
  return (
    <li className={css.item}>
      <Link
        to={to}
        className={css.row}
        data-row={row.id}
        data-waits={waits || undefined}
        aria-current={open || undefined}
      >
        <span className={css.bar} data-game={row.game_id} />
        <span className="visually-hidden">{row.game_name}, </span>
        <span className={css.subject}>{row.preview}</span>
        <span className={css.type}>{row.type_text}</span>
        <WaitingMark since={row.waiting_since} now={now} />
        <StatusMark status={row.status} />
      </Link>
    </li>
  );
}
