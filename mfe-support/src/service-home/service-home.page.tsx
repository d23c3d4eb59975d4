import {
  ContentText,
  Notice,
  PageBody,
  PageWindow,
  useGameTheme,
  useGetGamesQuery,
  useGetNoticesQuery,
  useInitSetupQuery,
  useLocation,
  usePageTitle,
  useUnreadCounts,
} from '@hub/web';
import { AwayNotice, HomeDoors, HomeDoorsWaiting, sentOf, useArrival, useWhenIdle } from '@hub/tickets/web';
import type { SetupView } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip-desk';
import { useLingui } from '@lingui/react/macro';
import { supportDesk, supportPages } from '../support-pages.ts';
import { useGetFaqQuery } from '../faq/faq.api.ts';
import { HomeAside, HomeAsideWaiting } from './home-aside.tsx';
import { HomeFaq } from './home-faq.tsx';
import { HomeNotices } from './home-notices.tsx';
import { useDoorWords } from './use-door-words.ts';
import { useGreeting } from './use-greeting.ts';
import css from './service-home.module.css';

/** A ranked player is served at a desk of their own. */
const otherDesk = ({ vip_ranking }: SetupView) => (vip_ranking > 0 ? vipDesk : undefined);

/** `/service_quick` and `/service/:game`: where a player begins. */
export function ServiceHomePage() {
  const { t } = useLingui();
  const { asked, setup, fault, busy, retry } = useArrival({
    desk: supportDesk,
    useSetup: useInitSetupQuery,
    otherDesk,
  });
  const { data: games } = useGetGamesQuery();
  const game = setup?.game_id ?? asked;
  // On its way with the rest, though its place comes later.
  useGetFaqQuery();
  const { isLoading: noticesAwaited } = useGetNoticesQuery(game, { skip: !game });
  const name = setup?.game_name ?? games?.find(({ game_id }) => game_id === asked)?.game_name ?? '';
  const centre = t({ context: 'support', message: '客服中心' });
  const greeting = useGreeting(setup);
  const { unserved } = sentOf(useLocation().state);
  usePageTitle(name ? `${name} ${centre}` : centre);
  useGameTheme(game || undefined);
  useWhenIdle(setup !== undefined, () => {
    supportPages.preload('create');
    supportPages.preload(setup?.is_in_game ? 'list' : 'query');
  });

  const doorWords = useDoorWords();
  const { support: unread = 0 } = useUnreadCounts();
  const lead = setup ? (
    <HomeDoors desk={supportDesk} setup={setup} unread={unread} words={doorWords} />
  ) : fault ? undefined : (
    <HomeDoorsWaiting />
  );
  return (
    <>
      <PageWindow
        game={game || 'hub'}
        label={centre}
        title={name ? <ContentText>{name}</ContentText> : centre}
        subtitle={greeting}
      />
      <PageBody
        overlap={!fault || setup !== undefined}
        lead={lead}
        aside={setup ? <HomeAside setup={setup} /> : <HomeAsideWaiting />}
      >
        {unserved && (
          <Notice kind="plain" role="status" title={t({ context: 'support', message: '專屬服務尚未開放給這個帳號' })}>
            {t({ context: 'support', message: '您的問題，客服中心一樣會用心處理，請從這裡回報。' })}
          </Notice>
        )}
        {!setup && fault && <AwayNotice fault={fault} busy={busy} onRetry={retry} />}
        {game && <HomeNotices game={game} />}
        {/* Below what has no height yet there is only its place: nothing that is read is pushed. */}
        {noticesAwaited ? <div className={css.below} /> : <HomeFaq game={game} />}
      </PageBody>
    </>
  );
}
