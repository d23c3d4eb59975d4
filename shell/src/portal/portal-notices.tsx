import {
  Badge,
  langOfWords,
  ContentText,
  Disclosure,
  formatDay,
  SectionTitle,
  ShieldAlertIcon,
  Stack,
  useGetNoticesQuery,
  WrenchIcon,
} from '@hub/web';
import { Trans } from '@lingui/react/macro';
import css from './portal.module.css';

const SHOWN = 5;

/** The newest notices of all games; nothing at all while there are none. */
export function PortalNotices() {
  const { data: notices = [] } = useGetNoticesQuery();
  if (!notices.length) return null;
  return (
    <section aria-labelledby="notices" className={css.notices}>
      <SectionTitle id="notices">
        <Trans>公告</Trans>
      </SectionTitle>
      <Stack gap="tight">
        {notices.slice(0, SHOWN).map(({ id, title, content, start, kind }) => (
          <Disclosure key={id} title={<ContentText>{title}</ContentText>} icon={<NoticeBadge kind={kind} />}>
            <p className={css.notice} lang={langOfWords(content)}>
              {content}
            </p>
            <p className={css.day}>{formatDay(start)}</p>
          </Disclosure>
        ))}
      </Stack>
    </section>
  );
}

function NoticeBadge({ kind }: { kind: string }) {
  if (kind === 'maintenance') {
    return (
      <Badge kind="warn" icon={<WrenchIcon />}>
        <Trans>維護</Trans>
      </Badge>
    );
  }
  if (kind === 'fraud') {
    return (
      <Badge kind="danger" icon={<ShieldAlertIcon />}>
        <Trans>防詐</Trans>
      </Badge>
    );
  }
  return (
    <Badge kind="game">
      <Trans>公告</Trans>
    </Badge>
  );
}
