import {
  Badge,
  CardList,
  ChevronDownIcon,
  contentLang,
  formatDay,
  SectionTitle,
  ShieldAlertIcon,
  Skeleton,
  useGetNoticesQuery,
  WrenchIcon,
} from '@hub/web';
import type { NoticeView } from '@hub/contracts/catalog';
import { Trans } from '@lingui/react/macro';
import css from './service-home.module.css';

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
            <li key={notice.id} className={css.notice}>
              <details>
                <summary className={css.noticeRow}>
                  <NoticeBadge kind={notice.kind} />
                  <span className={css.noticeTitle} lang={contentLang}>
                    {notice.title}
                  </span>
                  <ChevronDownIcon className={css.chevron} />
                </summary>
                <div className={css.noticeText}>
                  <p lang={contentLang}>{notice.content}</p>
                  <p className={css.day}>{formatDay(notice.start)}</p>
                </div>
              </details>
            </li>
          ))}
        </CardList>
      )}
    </section>
  );
}

function NoticeBadge({ kind }: Pick<NoticeView, 'kind'>) {
  if (kind === 'maintenance') {
    return (
      <Badge kind="warn" icon={<WrenchIcon />}>
        <Trans context="support">維護</Trans>
      </Badge>
    );
  }
  if (kind === 'fraud') {
    return (
      <Badge kind="danger" icon={<ShieldAlertIcon />}>
        <Trans context="support">防詐</Trans>
      </Badge>
    );
  }
  return (
    <Badge kind="game">
      <Trans context="support">公告</Trans>
    </Badge>
  );
}
