import { IconButton, XIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { setCardOpen } from './card-open.ts';
import { OtherAreas, PlayerStanding } from './other-areas.tsx';
import css from './player-card.module.css';
import { ReportsPart } from './reports-part.tsx';

export const CARD_ID = 'player-card';

export function PlayerCard({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const player = ticket.character_name || t`玩家`;
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <aside id={CARD_ID} className={css.card} aria-labelledby="player-card-title">
      <header className={css.head}>
        <h2 id="player-card-title" ref={title} tabIndex={-1} className={css.title}>
          {player}
        </h2>
        <IconButton label={t`關閉玩家卡`} onClick={() => setCardOpen(false)}>
          <XIcon />
        </IconButton>
      </header>
      <PlayerStanding player={ticket} />
      <ReportsPart of={{ case: String(ticket.id) }} />
      <OtherAreas player={ticket} />
    </aside>
  );
}
