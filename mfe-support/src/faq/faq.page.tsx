import {
  EmptyState,
  LinkButton,
  PageBody,
  PageWindow,
  SearchIcon,
  usePageTitle,
  useSearchParams,
  useSession,
  withToken,
} from '@hub/web';
import { AwayNotice, CENTRE, deskPaths, Loading } from '@hub/tickets/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';
import { FaqArticle } from './faq-article.tsx';
import { FaqList } from './faq-list.tsx';
import { FaqSearch } from './faq-search.tsx';
import { useFaq } from './use-faq.ts';

/** `/faq`: every article of a set (`?site=`); `?id=` is the page of one of them. */
export function FaqPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const site = search.get('site') ?? '';
  return id ? <FaqArticle id={id} site={site} /> : <FaqAll site={site} />;
}

function FaqAll({ site }: { site: string }) {
  const { t } = useLingui();
  const { query, typed, setTyped, wanted, found } = useFaq(site);
  const { data, error, isError, isFetching, refetch } = query;
  usePageTitle('FAQ');
  // A player who came from a game goes back to that game's desk.
  const game = useSession()?.game;
  const paths = game ? deskPaths(supportDesk, game) : undefined;
  return (
    <>
      <PageWindow
        game="hub"
        size="medium"
        title={t({ context: 'support', message: '常見問題' })}
        subtitle={t({ context: 'support', message: '先看看有沒有現成的答案' })}
      />
      <PageBody width="text">
        <FaqSearch typed={typed} onType={setTyped} found={wanted.trim() && data ? found.length : undefined} />
        {data && data.length > 0 && (
          <FaqList articles={found} typed={wanted} report={paths ? withToken(paths.create) : CENTRE} />
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
        {(data || isError) && (
          <div>
            <LinkButton wide="phone" to={paths ? withToken(paths.home) : CENTRE}>
              <Trans context="support">沒有找到答案，前往客服中心</Trans>
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
  );
}
