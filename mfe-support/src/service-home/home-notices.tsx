import { CardList, SectionTitle, Skeleton, useGetNoticesQuery } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { NoticeItem } from './notice-item.tsx';

const SHOWN = 4;

/** The newest notices of the game; each unfolds. Nothing at all while there are none. */
export function HomeNotices({ game }: { game: string }) {
  const { data: notices, isError } = useGetNoticesQuery(game);
  if (isError || notices?.length === 0) return null;
  return (
    <section aria-labelledby="notices">
      <SectionTitle id="notices">
        <Trans context="support">公告</Trans>
      </SectionTitle>
      {!notices && <Skeleton count={3} />}
      {notices && (
        <CardList>
          {notices.slice(0, SHOWN).map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </CardList>
      )}
    </section>
  );
}
