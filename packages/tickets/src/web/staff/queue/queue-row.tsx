import { contentLang } from '@hub/web';
import { PaneRow } from '@hub/web/staff';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import type { Chosen } from '../bulk/use-chosen.ts';
import { ChosenBox } from '../bulk/chosen-box.tsx';
import css from './queue-row.module.css';
import { StatusMark } from './status-mark.tsx';
import { WaitingMark } from './waiting-mark.tsx';

type Props = { row: StaffTicketRow; to: string; open: boolean; now: Date; chosen: Chosen };

/** One case of the queue. The game is a bar of its colour, and its name for readers. */
export function QueueRow({ row, to, open, now, chosen }: Props) {
  const waits = row.waiting_since !== null;
  const box = <ChosenBox id={row.id} chosen={chosen} />;
  return (
    <PaneRow id={row.id} to={to} open={open} className={css.row} data-waits={waits || undefined} before={box}>
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
