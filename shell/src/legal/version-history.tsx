import { Badge, ContentText, Disclosure, formatDay, MoreButton, SiteLink, Skeleton, useSearchParams } from '@hub/web';
import type { LegalVersionView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './agreement.module.css';
import { useLegalVersionsInfiniteQuery } from './legal.api.ts';
import { addressOfVersion } from './version-address.ts';
import { VersionChanges } from './version-changes.tsx';

/** Every version that was published, with what it changed; asked for when it is opened. */
export function VersionHistory({ site, shown }: { site: string; shown: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={<Trans>歷次版本</Trans>} onToggle={(now) => setOpen((before) => before || now)}>
      {open && <Versions site={site} shown={shown} />}
    </Disclosure>
  );
}

function Versions({ site, shown }: { site: string; shown: number }) {
  const { t } = useLingui();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useLegalVersionsInfiniteQuery(site);
  if (isError) return <p role="alert">{t`版本清單沒有載到，請再打開一次。`}</p>;
  if (!data) return <Skeleton count={2} />;
  const rows = data.pages.flatMap(({ msg }) => msg);
  return (
    <>
      <ul className={css.versions}>
        {rows.map((row) => (
          <VersionItem key={row.number} row={row} site={site} shown={row.number === shown} />
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

function VersionItem({ row, site, shown }: { row: LegalVersionView; site: string; shown: boolean }) {
  const [search] = useSearchParams();
  const [compared, setCompared] = useState(false);
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
        <Disclosure title={<Trans>看這次改了什麼</Trans>} onToggle={(now) => setCompared((before) => before || now)}>
          {compared && <VersionChanges site={site} number={number} />}
        </Disclosure>
      )}
    </li>
  );
}
