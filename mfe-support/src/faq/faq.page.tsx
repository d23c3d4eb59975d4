import {
  EmptyState,
  PageBody,
  PageWindow,
  SearchIcon,
  useGameTheme,
  usePageTitle,
  useSearchParams,
  withToken,
} from '@hub/web';
import { AwayNotice, CENTRE, deskPaths, Loading } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';
import { FaqArticle } from './faq-article.tsx';
import { useFaqAddress } from './faq-address.ts';
import { FaqList } from './faq-list.tsx';
import { FaqSearch } from './faq-search.tsx';
import { HelpWays } from './help-ways.tsx';
import { useFaq } from './use-faq.ts';

/** `/faq`: every article of a set (`?site=`), and the ways on; `?id=` is the page of one of them. */
export function FaqPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id ? <FaqArticle id={id} /> : <FaqAll />;
}

function FaqAll() {
  const { t } = useLingui();
  const { site, game } = useFaqAddress();
  const { query, typed, setTyped, wanted, found } = useFaq(site);
  const { data, error, isError, isFetching, refetch } = query;
  useGameTheme(game);
  usePageTitle('FAQ');
  return (
    <>
      <PageWindow
        game={game ?? 'hub'}
        size="medium"
        title={t({ context: 'support', message: '常見問題' })}
        subtitle={t({ context: 'support', message: '搜尋答案，或找到能幫您的人' })}
      />
      <PageBody aside={<HelpWays game={game} />}>
        <FaqSearch typed={typed} onType={setTyped} found={wanted.trim() && data ? found.length : undefined} />
        {data && data.length > 0 && (
          <FaqList
            articles={found}
            typed={wanted}
            game={game}
            report={game ? withToken(deskPaths(supportDesk, game).create) : CENTRE}
          />
        )}
        {data?.length === 0 && (
          <EmptyState
            icon={<SearchIcon />}
            title={t({ context: 'support', message: '還沒有常見問題' })}
            text={t({ context: 'support', message: '遇到問題時，從「線上回報」告訴我們。' })}
          />
        )}
        {!data && isError && <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading shape="folds" count={10} />}
      </PageBody>
    </>
  );
}
