import { langOfWords, Disclosure, EmptyState, DisclosureList, LinkButton, SearchIcon, SectionTitle } from '@hub/web';
import { SafeHtml } from '@hub/web/safe-html';
import type { FaqView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleHelped } from './article-helped.tsx';
import { receiptDrawings } from './drawings/receipt-drawings.tsx';
import css from './faq.module.css';
import { stretchesOf } from './faq-find.ts';
import { useFaqGroups } from './use-faq-groups.ts';

type Props = {
  articles: readonly FaqView[];
  /** What is looked for, marked in the titles. */ typed: string;
  report: string;
  game: string | undefined;
};

/** Articles to unfold: in groups, or as what a search has found. */
export function FaqList({ articles, typed, report, game }: Props) {
  const { t } = useLingui();
  const groups = useFaqGroups(articles);
  if (articles.length === 0 && typed.trim() !== '') {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t({ context: 'support', message: '沒有找到相關的問題' })}
        text={t({ context: 'support', message: '換個說法試試，或直接告訴我們。' })}
        action={
          <LinkButton variant="primary" to={report}>
            <Trans context="support">線上回報</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (typed.trim() !== '') return <Folds articles={articles} typed={typed} game={game} level={2} />;
  return groups.map(({ id, title, articles: some }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.group}>
      <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
      <Folds articles={some} typed="" game={game} level={3} />
    </section>
  ));
}

function Folds({ articles, typed, game, level }: Pick<Props, 'articles' | 'typed' | 'game'> & { level: number }) {
  return (
    <DisclosureList>
      {articles.map((article) => (
        <Disclosure
          key={article.id}
          title={
            // A question is a heading of the page; in the summary of a fold-out only its role can say so.
            <span role="heading" aria-level={level} lang={langOfWords(article.title)}>
              {stretchesOf(article.title, typed).map(({ text, hit }, at) =>
                hit ? (
                  <mark key={at} className={css.mark}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          }
        >
          <div lang={langOfWords(article.content)}>
            <SafeHtml html={article.content} under={level} drawings={receiptDrawings} />
          </div>
          <ArticleHelped article={article} game={game} />
        </Disclosure>
      ))}
    </DisclosureList>
  );
}
