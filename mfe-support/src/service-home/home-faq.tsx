import { CardList, ContentText, ListRow, SectionTitle, Skeleton } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useGetFaqQuery } from '../faq/faq.api.ts';

const SHOWN = 3;

/** Some answers that may save a report. Nothing at all while there are none. */
export function HomeFaq() {
  const { data: articles, isError } = useGetFaqQuery();
  if (isError || articles?.length === 0) return null;
  return (
    <section aria-labelledby="faq">
      <SectionTitle id="faq">
        <Trans context="support">回報前先看看</Trans>
      </SectionTitle>
      {!articles && <Skeleton count={SHOWN + 1} />}
      {articles && (
        <CardList>
          {articles.slice(0, SHOWN).map(({ id, title }) => (
            <ListRow key={id} to={`/faq?id=${id}`}>
              <ContentText>{title}</ContentText>
            </ListRow>
          ))}
          <ListRow to="/faq">
            <Trans context="support">更多常見問題</Trans>
          </ListRow>
        </CardList>
      )}
    </section>
  );
}
