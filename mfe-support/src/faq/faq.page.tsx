import { useEffect } from 'react';
import {
  contentLang,
  Disclosure,
  EmptyState,
  LinkButton,
  PageBody,
  PageWindow,
  SearchIcon,
  Stack,
  usePageTitle,
  useSearchParams,
  useSession,
  withToken,
} from '@hub/web';
import { AwayNotice, CENTRE, deskPaths, Loading, SafeHtml } from '@hub/tickets/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';
import { useGetFaqQuery } from './faq.api.ts';

/** `/faq`: every article; `?id=` opens one of them, `?site=` chooses the set. */
export function FaqPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const chosen = Number(search.get('id'));
  const { data: articles, error, isError, isFetching, refetch } = useGetFaqQuery(search.get('site') ?? undefined);
  const title = t({ context: 'support', message: '常見問題' });
  usePageTitle(title);
  // A player who came from a game goes back to that game's desk.
  const game = useSession()?.game;
  const home = game ? withToken(deskPaths(supportDesk, game).home) : CENTRE;
  useShown(chosen, articles !== undefined);
  return (
    <>
      <PageWindow
        game="hub"
        size="medium"
        title={title}
        subtitle={t({ context: 'support', message: '先看看有沒有現成的答案' })}
      />
      <PageBody width="text" overlap={!isError}>
        {articles && articles.length > 0 && (
          <Stack gap="tight">
            {articles.map(({ id, title: question, content }) => (
              <div key={id} id={`faq-${id}`} lang={contentLang}>
                <Disclosure title={<Question>{question}</Question>} open={id === chosen}>
                  <SafeHtml html={content} />
                </Disclosure>
              </div>
            ))}
          </Stack>
        )}
        {articles?.length === 0 && (
          <EmptyState
            icon={<SearchIcon />}
            title={t({ context: 'support', message: '還沒有常見問題' })}
            text={t({ context: 'support', message: '遇到問題時，從「線上回報」告訴我們。' })}
          />
        )}
        {!articles && isError && <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!articles && !isError && <Loading shape="folds" count={10} />}
        {(articles || isError) && (
          <div>
            <LinkButton wide="phone" to={home}>
              <Trans context="support">沒有找到答案，前往客服中心</Trans>
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
  );
}

/** A question is a heading of the page; in the summary of a fold-out only its role can say so. */
function Question({ children }: { children: string }) {
  return (
    <span role="heading" aria-level={2}>
      {children}
    </span>
  );
}

/** The article that the address names comes into view. */
function useShown(id: number, ready: boolean): void {
  useEffect(() => {
    if (ready && id) document.getElementById(`faq-${id}`)?.scrollIntoView({ block: 'center' });
  }, [id, ready]);
}
