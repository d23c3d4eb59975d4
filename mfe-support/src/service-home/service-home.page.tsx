import { ContentText, PageBody, PageWindow, useGameTheme, useGetGamesQuery, usePageTitle } from '@hub/web';
import { AwayNotice, useWhenIdle } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';
import { supportPages } from '../support-pages.ts';
import { HomeAside } from './home-aside.tsx';
import { HomeDoors, HomeDoorsWaiting } from './home-doors.tsx';
import { HomeFaq } from './home-faq.tsx';
import { HomeNotices } from './home-notices.tsx';
import { useArrival } from './use-arrival.ts';
import { useGreeting } from './use-greeting.ts';

/** `/service_quick` and `/service/:game`: where a player begins. */
export function ServiceHomePage() {
  const { t } = useLingui();
  const { asked, setup, fault, busy, retry } = useArrival();
  const { data: games } = useGetGamesQuery();
  const game = setup?.game_id ?? asked;
  const name = setup?.game_name ?? games?.find(({ game_id }) => game_id === asked)?.game_name ?? '';
  const centre = t({ context: 'support', message: '客服中心' });
  const greeting = useGreeting(setup);
  usePageTitle(name ? `${name} ${centre}` : centre);
  useGameTheme(game || undefined);
  useWhenIdle(setup !== undefined, () => {
    supportPages.preload('create');
    supportPages.preload(setup?.is_in_game ? 'list' : 'query');
  });

  const lead = setup ? <HomeDoors setup={setup} /> : fault ? undefined : <HomeDoorsWaiting />;
  return (
    <>
      <PageWindow
        game={game || 'hub'}
        label={centre}
        title={name ? <ContentText>{name}</ContentText> : centre}
        subtitle={greeting}
      />
      <PageBody overlap={!fault || setup !== undefined} lead={lead} aside={setup && <HomeAside setup={setup} />}>
        {!setup && fault && <AwayNotice fault={fault} busy={busy} onRetry={retry} />}
        {game && <HomeNotices game={game} />}
        <HomeFaq game={game} />
      </PageBody>
    </>
  );
}
