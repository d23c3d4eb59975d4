import { LinkButton, PageBody, PageTitle, useLocation, useNavigate, usePageTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { anyCase, queueAddress } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { FindPlayer } from './find-player.tsx';
import { OtherAreas, PlayerStanding } from './other-areas.tsx';
import css from './player-card.module.css';
import { accountOf, playersAddress, type Account } from './players-address.ts';
import { ReportsPart } from './reports-part.tsx';

export function PlayersPage() {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const { search } = useLocation();
  const navigate = useNavigate();
  const account = useMemo(() => accountOf(new URLSearchParams(search)), [search]);
  const [called, setCalled] = useState({ uid: '', name: '' });
  usePageTitle(t`找玩家`);
  return (
    <PageBody>
      <PageTitle title={t`找玩家`} lead={t`不必有案件。每次查看都會留在稽核紀錄，請只查需要的玩家。`} small />
      <LinkButton size="small" to={queueAddress(desk, anyCase)}>
        {t`回案件`}
      </LinkButton>
      <FindPlayer
        start={account}
        onFound={(found, name) => {
          setCalled({ uid: found.uid, name });
          void navigate(playersAddress(desk, found));
        }}
      />
      {account && (
        <AccountCard
          key={`${account.game_id} ${account.uid}`}
          account={account}
          name={called.uid === account.uid ? called.name : ''}
        />
      )}
    </PageBody>
  );
}

function AccountCard({ account, name }: { account: Account; name: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const player = { game_id: account.game_id, partner_uid: account.uid };
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css.card} aria-labelledby="player-found">
      <h2 id="player-found" ref={title} tabIndex={-1} className={css.title}>
        {name || account.uid}
      </h2>
      {name && <p className={css.note}>{account.uid}</p>}
      <PlayerStanding player={player} />
      <ReportsPart of={account} />
      <OtherAreas player={player} />
    </section>
  );
}
