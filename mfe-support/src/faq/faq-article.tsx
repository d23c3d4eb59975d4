import {
  Card,
  contentLang,
  ContentText,
  EmptyState,
  FileTextIcon,
  LinkButton,
  PageBody,
  PageWindow,
  usePageTitle,
} from '@hub/web';
import { AwayNotice, Loading, SafeHtml } from '@hub/tickets/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGetFaqQuery } from './faq.api.ts';

/** `/faq?id=…`: one article, with the way to all of its set. */
export function FaqArticle({ id, site }: { id: string; site: string }) {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = useGetFaqQuery(site || undefined);
  const article = data?.find((one) => String(one.id) === id);
  const faq = t({ context: 'support', message: '常見問題' });
  usePageTitle(article?.title ?? faq);
  const home = site ? `/faq?site=${encodeURIComponent(site)}` : '/faq';
  const missing = data && !article;
  return (
    <>
      <PageWindow
        game="hub"
        size="medium"
        flow
        label={t({ context: 'support', message: '常見問題' })}
        title={article ? <ContentText>{article.title}</ContentText> : faq}
      />
      <PageBody width="text" overlap={!isError}>
        {article && (
          <Card lifted lang={contentLang}>
            <SafeHtml html={article.content} under={1} />
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
            <LinkButton look={missing ? 'primary' : 'quiet'} wide="phone" to={home}>
              <Trans context="support">回常見問題</Trans>
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
  );
}
