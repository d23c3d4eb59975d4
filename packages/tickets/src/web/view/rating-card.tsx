import { useEffect, useRef, useState } from 'react';
import { Card, Notice, useLocation } from '@hub/web';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { RatingForm } from './rating-form.tsx';
import css from './ticket-view.module.css';

const PLACE = 'rating';

export function RatingCard({ ticket }: { ticket: TicketView }) {
  const [rated, setRated] = useState(false);
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const wanted = hash === `#${PLACE}`;
  useEffect(() => {
    if (!wanted && !rated) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [wanted, rated]);
  return (
    <div id={PLACE} ref={box} tabIndex={-1} className={css.rating}>
      {ticket.csat_time === null ? (
        <Card data-screen-only>
          <RatingForm ticket={ticket} onRated={() => setRated(true)} />
        </Card>
      ) : (
        <Thanks csat={ticket.csat} fresh={rated} />
      )}
    </div>
  );
}

function Thanks({ csat, fresh }: { csat: TicketView['csat']; fresh: boolean }) {
  const { t } = useLingui();
  return (
    <Notice kind="ok" role={fresh ? 'status' : undefined} title={t({ context: 'tickets', message: '謝謝您的評分' })}>
      <p>
        {csat === '2' ? (
          <Trans context="tickets">這次沒有幫上忙，我們會看過您的意見，把服務做得更好。</Trans>
        ) : (
          <Trans context="tickets">很高興有幫上忙。</Trans>
        )}
      </p>
    </Notice>
  );
}
