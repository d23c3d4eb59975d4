import {
  CardList,
  ClockIcon,
  FileTextIcon,
  gameOfAddress,
  HeadphonesIcon,
  ListRow,
  PageBody,
  PageWindow,
  SearchIcon,
  useInitSetupQuery,
  useLocation,
  usePageTitle,
  useSearchParams,
  useSession,
  withToken,
} from '@hub/web';
import { AwayNotice, CENTRE, deskPaths, Loading } from '@hub/tickets/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';
import { FaqList } from '../faq/faq-list.tsx';
import { FaqSearch } from '../faq/faq-search.tsx';
import { useFaq } from '../faq/use-faq.ts';

const AGREEMENT = '/member/complete_agreement?site=long_e';

/** `/help/home`: where help begins. Search, the receipt guides and questions by group, office hours, the ways on. */
export function HelpHomePage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const site = search.get('site') ?? '';
  const { query, typed, setTyped, wanted, found } = useFaq(site);
  const { data, error, isError, isFetching, refetch } = query;
  const title = t({ context: 'support', message: '幫助中心' });
  usePageTitle(title);
  // A player who came from a game reports to that game's desk.
  const game = useSession()?.game;
  return (
    <>
      <PageWindow
        game="hub"
        size="medium"
        title={title}
        subtitle={t({ context: 'support', message: '搜尋答案，或找到能幫您的人' })}
      />
      <PageBody aside={<HelpWays site={site} />}>
        <FaqSearch typed={typed} onType={setTyped} found={wanted.trim() && data ? found.length : undefined} />
        {data && (
          <FaqList
            articles={found}
            typed={wanted}
            report={game ? withToken(deskPaths(supportDesk, game).create) : CENTRE}
          />
        )}
        {!data && isError && <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading shape="folds" count={10} />}
      </PageBody>
    </>
  );
}

/** Office hours, and where else to go. */
function HelpWays({ site }: { site: string }) {
  const hours = useHours();
  return (
    <CardList>
      <ListRow start={<ClockIcon />}>
        {hours ? (
          <Trans context="support">客服時間　每日 {hours}（台北時間）</Trans>
        ) : (
          <Trans context="support">客服時間寫在各遊戲的客服首頁</Trans>
        )}
      </ListRow>
      <ListRow to={CENTRE} start={<HeadphonesIcon />}>
        <Trans context="support">客服中心</Trans>
      </ListRow>
      <ListRow to={site ? `/faq?site=${encodeURIComponent(site)}` : '/faq'} start={<SearchIcon />}>
        <Trans context="support">全部常見問題</Trans>
      </ListRow>
      <ListRow to={AGREEMENT} start={<FileTextIcon />}>
        <Trans context="support">會員服務條款</Trans>
      </ListRow>
    </CardList>
  );
}

/** Every game has hours of its own: known for the one the player comes from, or that the address names. */
function useHours(): string {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const session = useSession();
  const game = gameOfAddress(pathname, search) ?? session?.game ?? '';
  const { data } = useInitSetupQuery({ path: `/service/${game}`, search: '' }, { skip: !game });
  return (data?.service_hours ?? '').replace('-', ` ${t({ context: 'support', message: '至' })} `);
}
