import { Badge, ContentText, Disclosure, formatDay, SiteLink, Skeleton, useLocation, useSearchParams } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import type { LegalVersionView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import css from './agreement.module.css';
import { useLegalVersionsInfiniteQuery } from './legal.api.ts';
import { addressOfVersion } from './version-address.ts';
import { VersionChanges } from './version-changes.tsx';

/** Where what a version changed is open already. */
export const HISTORY = 'history';

/** Every version that was published, with what it changed; asked for when it is opened. */
export function VersionHistory({ site, shown }: { site: string; shown: number }) {
  const asked = useLocation().hash === `#${HISTORY}`;
  const [open, setOpen] = useState(asked);
  return (
    <Disclosure title={<Trans>歷次版本</Trans>} open={open} onToggle={setOpen}>
      {open && <Versions site={site} shown={shown} asked={asked} />}
    </Disclosure>
  );
}

type VersionsProps = { site: string; shown: number; asked: boolean };

function Versions({ site, shown, asked }: VersionsProps) {
  const { t } = useLingui();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useLegalVersionsInfiniteQuery(site);
  const came = data !== undefined;
  // The page was too short to scroll there before the list came.
  useEffect(() => {
    if (asked && came) document.getElementById(HISTORY)?.scrollIntoView();
  }, [asked, came]);
  if (isError) return <p role="alert">{t`版本清單沒有載到，請再打開一次。`}</p>;
  if (!data) return <Skeleton count={2} />;
  const rows = data.pages.flatMap(({ msg }) => msg);
  return (
    <>
      <ul className={css.versions}>
        {rows.map((row) => (
          <VersionItem key={row.number} row={row} site={site} shown={row.number === shown} asked={asked} />
        ))}
      </ul>
      <MoreButton
        status={t`已列出 ${rows.length} 版`}
        more={
          hasNextPage
            ? { label: t`列出更多`, busy: isFetchingNextPage, onPress: () => void fetchNextPage() }
            : undefined
        }
      />
    </>
  );
}

type VersionProps = { row: LegalVersionView; site: string; shown: boolean; asked: boolean };

function VersionItem({ row, site, shown, asked }: VersionProps) {
  const [search] = useSearchParams();
  const [compared, setCompared] = useState(shown && asked);
  const { number, standing, summary } = row;
  const day = formatDay(row.from);
  return (
    <li className={css.version}>
      <SiteLink
        to={addressOfVersion(search, standing === 'current' ? undefined : number)}
        aria-current={shown ? 'page' : undefined}
      >
        <Trans>
          第 {number} 版・{day} 起
        </Trans>
      </SiteLink>{' '}
      {standing === 'current' && (
        <Badge kind="ok" icon={null}>
          <Trans>現行</Trans>
        </Badge>
      )}
      {standing === 'coming' && (
        <Badge kind="replied" icon={null}>
          <Trans>即將適用</Trans>
        </Badge>
      )}
      {summary && (
        <p>
          <ContentText>{summary}</ContentText>
        </p>
      )}
      {number > 1 && (
        <Disclosure title={<Trans>看這次改了什麼</Trans>} open={compared} onToggle={setCompared}>
          {compared && <VersionChanges site={site} number={number} />}
        </Disclosure>
      )}
    </li>
  );
}
