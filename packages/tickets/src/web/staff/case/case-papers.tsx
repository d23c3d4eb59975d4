import { Button, formatDay, LockIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayAnswerGame } from '../staff-rights.ts';
import css from './case-papers.module.css';
import { PaperDialog } from './paper-dialog.tsx';

export function CasePapers({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const [open, setOpen] = useState<number>();
  const { count, destroyed_at } = ticket.papers;
  if (count === 0) return null;
  const may = mayAnswerGame(me, ticket.game_id);
  const day = destroyed_at === null ? '' : formatDay(destroyed_at);
  const at = open === undefined ? -1 : ticket.paper_ids.indexOf(open);
  return (
    <section className={css.papers} aria-label={t`身分證件`}>
      <LockIcon />
      <p className={css.words}>{day ? t`身分證件已依規定銷毀（${day}）` : t`身分證件 ${count} 份`}</p>
      {!day && !may && <p className={css.note}>{t`只有處理案件的客服可以查看。`}</p>}
      {may &&
        ticket.paper_ids.map((id, index) => {
          const number = index + 1;
          return (
            <Button key={id} size="small" onClick={() => setOpen(id)}>
              {t`查看第 ${number} 份`}
            </Button>
          );
        })}
      {open !== undefined && (
        <PaperDialog key={open} ticket={ticket} paper={open} number={at + 1} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
