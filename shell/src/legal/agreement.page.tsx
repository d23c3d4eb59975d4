import { Button, EmptyState, formatDay, Skeleton, useLocation, usePageTitle, useSearchParams } from '@hub/web';
import type { LegalView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { PrinterIcon } from 'lucide-react';
import { useEffect } from 'react';
import { AgreementSection } from './agreement-section.tsx';
import css from './agreement.module.css';
import { useGetLegalQuery } from './legal.api.ts';
import { FoldedSections, SectionLinks } from './section-links.tsx';
import { HISTORY, VersionHistory } from './version-history.tsx';
import { VersionNotice } from './version-notice.tsx';

const DEFAULT_SITE = 'long_e';

/** `/member/complete_agreement`: the five legal texts of a document set, each under its own anchor. */
export function AgreementPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const site = search.get('site') || DEFAULT_SITE;
  const version = search.get('version') ?? undefined;
  const { data, isError, isFetching, refetch } = useGetLegalQuery({ site, version });
  usePageTitle(t`會員服務條款`);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>
          <Trans>會員服務條款</Trans>
        </h1>
        {data && <Applies {...data} />}
      </header>
      {data ? (
        <Texts legal={data} />
      ) : isError ? (
        <EmptyState
          title={t`條款沒有載到`}
          text={version ? t`可能沒有這一版，或暫時連不上。` : t`可能是網路中斷，請再試一次。`}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              <Trans>再試一次</Trans>
            </Button>
          }
        />
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </div>
  );
}

function Applies({ version: { number, from } }: LegalView) {
  const day = formatDay(from);
  return (
    <p className={css.meta}>
      <Trans>
        <time dateTime={from}>{day}</time> 起適用・第 {number} 版
      </Trans>
    </p>
  );
}

function Texts({ legal }: { legal: LegalView }) {
  const { t } = useLingui();
  const { hash, key } = useLocation();
  // The text comes after the frame has looked for the anchor.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key, legal.version.number]);
  return (
    <>
      <div className={css.notice}>
        <VersionNotice legal={legal} />
      </div>
      <nav className={css.aside} aria-label={t`章節`}>
        <SectionLinks sections={legal.msg} />
        <Button className={css.print} variant="quiet" size="small" icon={<PrinterIcon />} onClick={() => print()}>
          <Trans>列印</Trans>
        </Button>
      </nav>
      <FoldedSections sections={legal.msg} />
      <div className={css.texts}>
        {legal.msg.map((section) => (
          <AgreementSection key={section.id} section={section} />
        ))}
      </div>
      <div id={HISTORY} className={css.history}>
        <VersionHistory site={legal.site} shown={legal.version.number} />
      </div>
    </>
  );
}
