import { Badge, contentLang } from '@hub/web';
import { RowLink, type Selection } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import { ChosenBox } from '../bulk/chosen-box.tsx';
import css from './queue-row.module.css';
import { useDeadlineWords } from '../deadlines/use-deadline-words.ts';
import { GameWords } from './game-words.tsx';
import { StandingMark } from './standing-mark.tsx';
import { StatusMark } from './status-mark.tsx';
import { WaitingMark } from './waiting-mark.tsx';

type Props = { row: StaffTicketRow; to: string; open: boolean; now: Date; chosen: Selection; mixed: boolean };

export function QueueRow({ row, to, open, now, chosen, mixed }: Props) {
  const { t } = useLingui();
  const waits = row.waiting_since !== null;
  return (
    <div className={css.line}>
      <ChosenBox id={row.id} chosen={chosen} />
      <RowLink id={row.id} to={to} open={open} className={css.row} data-waits={waits || undefined}>
        <span className={css.bar} data-game={row.game_id} />
        <span className={css.subject}>
          <GameWords name={row.game_name} shown={mixed} />
          <StandingMark standing={row.standing} />
          {row.priority > 0 && <span className={css.first}>{t`優先`}</span>}
          <DueMark dueOn={row.due_on} />
          {row.preview}
        </span>
        <span className={css.type} title={row.type_text} lang={contentLang}>
          {row.type_text}
        </span>
        <WaitingMark since={row.waiting_since} now={now} />
        <PersonMark person={row.assignee} />
        <StatusMark status={row.status} />
      </RowLink>
    </div>
  );
}

function DueMark({ dueOn }: { dueOn: string | null }) {
  const { left } = useDeadlineWords();
  if (!dueOn) return null;
  const [words, look] = left(dueOn);
  return (
    <>
      <Badge kind={look}>{words}</Badge>{' '}
    </>
  );
}

/** Who has it, by the last sign of the name: names of people end with what tells them apart. */
export function PersonMark({ person }: { person: StaffTicketRow['assignee'] }) {
  const { t } = useLingui();
  if (!person) return <span className={css.nobody} aria-hidden="true" />;
  const { name } = person;
  return (
    <span className={css.person} title={name}>
      <span aria-hidden="true">{[...name].at(-1)}</span>
      <span className="visually-hidden">{t`由 ${name} 負責`}</span>
    </span>
  );
}
