import { CardList, ContentText, ListRow, SectionTitle, Skeleton } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { faqAddress } from '../faq/faq-address.ts';
import { useGetFaqQuery } from '../faq/faq.api.ts';

const SHOWN = 3;

/** Some answers that may save a report. Nothing at all while there are none. */
export function HomeFaq({ game }: { game: string }) {
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
            <ListRow key={id} to={faqAddress({ id, game_id: game })}>
              <ContentText>{title}</ContentText>
            </ListRow>
          ))}
          <ListRow to={faqAddress({ game_id: game })}>
            <Trans context="support">更多常見問題</Trans>
          </ListRow>
        </CardList>
      )}
    </section>
  );
}
