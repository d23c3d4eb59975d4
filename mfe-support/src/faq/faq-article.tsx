import {
  Card,
  langOfWords,
  ContentText,
  EmptyState,
  FileTextIcon,
  LinkButton,
  PageBody,
  PageWindow,
  useGameTheme,
  usePageTitle,
} from '@hub/web';
import { AwayNotice, Loading } from '@hub/tickets/web';
import { SafeHtml } from '@hub/web/safe-html';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleHelped } from './article-helped.tsx';
import { receiptDrawings } from './drawings/receipt-drawings.tsx';
import { useFaqAddress } from './faq-address.ts';
import { useGetFaqQuery } from './faq.api.ts';
import { HelpWays } from './help-ways.tsx';

/** `/faq?id=…`: one article, with the way to all of its set. */
export function FaqArticle({ id }: { id: string }) {
  const { t } = useLingui();
  const { site, game, to } = useFaqAddress();
  const { data, error, isError, isFetching, refetch } = useGetFaqQuery(site || undefined);
  const article = data?.find((one) => String(one.id) === id);
  const faq = t({ context: 'support', message: '常見問題' });
  useGameTheme(game);
  usePageTitle(article?.title ?? faq);
  const missing = data && !article;
  return (
    <>
      <PageWindow
        game={game ?? 'hub'}
        size="medium"
        flow
        label={t({ context: 'support', message: '常見問題' })}
        title={article ? <ContentText>{article.title}</ContentText> : faq}
      />
      <PageBody overlap={!isError} aside={<HelpWays game={game} />}>
        {article && (
          <Card lifted>
            <div lang={langOfWords(article.content)}>
              <SafeHtml html={article.content} under={1} drawings={receiptDrawings} />
            </div>
            <ArticleHelped key={article.id} article={article} game={game} />
          </Card>
        )}
        {missing && (
          <EmptyState
            icon={<FileTextIcon />}
            title={t({ context: 'support', message: '找不到這篇文章' })}
            text={t({ context: 'support', message: '可能已經更新或移除，請從常見問題裡找找看。' })}
          />
        )}
        {!data && isError && <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading shape="card" count={3} />}
        {(data || isError) && (
          <div>
            <LinkButton variant={missing ? 'primary' : 'quiet'} wide="phone" to={to()}>
              <Trans context="support">回常見問題</Trans>
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
  );
}
