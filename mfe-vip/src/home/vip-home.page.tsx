import { vipDesk } from '@hub/contracts/vip';
import {
  AwayNotice,
  HomeDoors,
  HomeDoorsWaiting,
  noteServed,
  RecentReports,
  useArrival,
  useWhenIdle,
} from '@hub/tickets/web';
import {
  ContentText,
  ownTopic,
  PageBody,
  PageWindow,
  useGameTheme,
  useGetGamesQuery,
  useLive,
  usePageTitle,
  useSession,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { NormalReports } from '../normal-reports.tsx';
import { useVipSetupQuery } from '../setup.api.ts';
import { vipPages } from '../vip-pages.tsx';
import { FromTheWeb } from './from-the-web.tsx';
import { HomeAside } from './home-aside.tsx';
import { NotOpen } from './not-open.tsx';
import { OwnAgent } from './own-agent.tsx';
import { RankBadge } from './rank-badge.tsx';
import { useDoorWords } from './use-door-words.ts';

const RECENT = 3;

/** `/vipservice` and `/vipservice/:game`: where a ranked player begins. */
export function VipHomePage() {
  const { t } = useLingui();
  const { asked, setup, fault, busy, retry } = useArrival({ desk: vipDesk, useSetup: useVipSetupQuery });
  const { data: games } = useGetGamesQuery();
  const game = setup?.game_id ?? asked;
  const name = setup?.game_name ?? games?.find(({ game_id }) => game_id === asked)?.game_name ?? '';
  const title = t({ context: 'vip', message: '專屬服務' });
  // A visitor is nobody yet: the form asks whose character it is.
  const served = setup && (!setup.is_in_game || setup.vip_ranking > 0);
  const own = setup?.is_in_game === true && served === true;
  usePageTitle(name ? `${name} ${title}` : title);
  useGameTheme(game || undefined);
  const doorWords = useDoorWords();
  const topic = ownTopic(useSession());
  useLive(own ? topic : null, retry);
  useEffect(() => {
    if (served !== undefined) noteServed(vipDesk.key, game, served);
  }, [game, served]);
  useWhenIdle(served === true, () => {
    vipPages.preload('create');
    vipPages.preload(own ? 'list' : 'query');
  });

  return (
    <>
      <PageWindow
        game={game || 'hub'}
        label={t({ context: 'vip', message: '貴賓室' })}
        title={title}
        subtitle={<Whom game={name} player={setup?.character_name} />}
      >
        {own && <RankBadge rank={setup.vip_ranking} />}
      </PageWindow>
      <PageBody
        overlap={!fault || setup !== undefined}
        lead={
          setup ? (
            served ? (
              <HomeDoors desk={vipDesk} setup={setup} unread={setup.unread_count} words={doorWords} />
            ) : (
              <NotOpen game={game} />
            )
          ) : (
            !fault && <HomeDoorsWaiting />
          )
        }
        aside={served && <HomeAside setup={setup} />}
      >
        {!setup && fault && <AwayNotice fault={fault} busy={busy} onRetry={retry} />}
        {own && setup.agent_name && <OwnAgent name={setup.agent_name} />}
        {own && (
          <vipPages.Within>
            <RecentReports game={game} count={RECENT} title={<Trans context="vip">最近的回報</Trans>} />
          </vipPages.Within>
        )}
        {served && !own && <FromTheWeb />}
        {served && <NormalReports game={game} />}
      </PageBody>
    </>
  );
}

function Whom({ game, player }: { game: string; player: string | undefined }) {
  return <ContentText>{[game, player].filter(Boolean).join('・') || '\u00a0'}</ContentText>;
}
