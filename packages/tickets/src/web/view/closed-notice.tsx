import { useEffect, useRef, useState } from 'react';
import { CopyButton, formatTime, lazyPage, LinkButton, Notice, Stack, withToken } from '@hub/web';
import { RotateCcwIcon } from '@hub/web/parts';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { MergedInto } from './merged-into.tsx';
import { CaseLink } from './case-link.tsx';
import { leftOver } from './reply-draft.ts';
import css from './ticket-view.module.css';

/** The form brings its own code. */
const RatingCard = lazyPage(() =>
  import(/* webpackChunkName: "ticket-rating" */ './rating-card.tsx').then((file) => file.RatingCard),
);

/** `here`: it was closed on this page just now, by its reader; `while`: by somebody while it was open. */
type Props = { ticket: TicketView; game: string; closed: 'before' | 'while' | 'here' };

/** What was written and did not leave. The form that the case had until now keeps its last words as it goes. */
function useLeftOver(ticket: TicketView): string {
  const { desk } = useDesk();
  const [draft, setDraft] = useState(() => leftOver(desk, ticket));
  useEffect(() => setDraft(leftOver(desk, ticket)), [desk, ticket]);
  return draft;
}

/** A closed case takes no more words. What was half written is not lost: a report that continues it begins with it. */
export function ClosedNotice({ ticket, game, closed }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const words = useDeskWords();
  const draft = useLeftOver(ticket);
  const merged = ticket.merged_into;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (closed !== 'here') return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [closed]);
  return (
    <Stack>
      <div ref={box} tabIndex={-1} className={css.closed}>
        <Notice kind="ok" role={closed === 'before' ? undefined : 'status'} title={words.closed}>
          <ClosedBy ticket={ticket} />
          {merged ? (
            <MergedInto ticket={ticket} into={merged} />
          ) : (
            <p>
              <Trans context="tickets">同樣的問題又發生時，可以接著開新的一件。</Trans>
            </p>
          )}
          <LaterCases ticket={ticket} />
        </Notice>
      </div>
      {desk.rating && !merged && <RatingCard ticket={ticket} />}
      {draft && (
        <Notice kind="plain" title={t({ context: 'tickets', message: '您還有沒送出的內容' })}>
          <p className={css.leftOver}>{draft}</p>
          <CopyButton text={draft} variant="words" label={t({ context: 'tickets', message: '複製沒送出的內容' })} />
        </Notice>
      )}
      {!merged && (
        <LinkButton
          wide="always"
          icon={<RotateCcwIcon />}
          to={withToken(`${deskPaths(desk, game).create}?follows=${ticket.id}`)}
          data-screen-only
        >
          <Trans context="tickets">問題又發生了</Trans>
        </LinkButton>
      )}
    </Stack>
  );
}

function ClosedBy({ ticket: { closed_at, closed_by } }: { ticket: TicketView }) {
  if (closed_at === null) return null;
  const time = formatTime(closed_at);
  return (
    <p className="number">
      {closed_by === 'player' && <Trans context="tickets">{time} 由您結案。</Trans>}
      {closed_by === 'staff' && <Trans context="tickets">{time} 由客服結案。</Trans>}
      {closed_by !== 'player' && closed_by !== 'staff' && <Trans context="tickets">{time} 結案。</Trans>}
    </p>
  );
}

function LaterCases({ ticket: { game_id, followed_by } }: { ticket: TicketView }) {
  if (followed_by.length === 0) return null;
  return (
    <p className={css.later}>
      <Trans context="tickets">已經接著開了：</Trans>
      {followed_by.map((id) => (
        <CaseLink key={id} game={game_id} id={id} />
      ))}
    </p>
  );
}
