import { Button, formatTime, LockIcon } from '@hub/web';
import type { NoteView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import talk from '../../case/case-talk.module.css';
import { useStaffDesk } from '../../staff-desk-context.ts';
import { StaffWords } from '../../../view/staff-words.tsx';
import type { CaseWorker } from '../use-case-work.ts';
import { EditNote } from './edit-note.tsx';
import css from './notes.module.css';

export function TalkNote({ note, game, worker }: { note: NoteView; game: string; worker: CaseWorker | null }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const [editing, setEditing] = useState(false);
  const id = useId();
  const time = note.edited_at === null ? '' : formatTime(note.edited_at);
  return (
    <article id={`n${note.id}`} className={talk.message} data-note aria-labelledby={id}>
      <span className={talk.sign} aria-hidden="true">
        <LockIcon />
      </span>
      <header className={talk.who}>
        <b id={id}>{t`內部備註・${note.staff_name}`}</b>
        <time className={talk.time} dateTime={note.create_time}>
          {formatTime(note.create_time)}
        </time>
        {time !== '' && <span className={talk.time}>{t`${time} 改過`}</span>}
        {worker !== null && note.staff_id === me.id && (
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            {t`修改`}
          </Button>
        )}
      </header>
      <div className={`${talk.words} ${css.note}`}>
        <StaffWords text={note.content} />
      </div>
      {editing && worker && <EditNote note={note} game={game} worker={worker} onClose={() => setEditing(false)} />}
    </article>
  );
}
