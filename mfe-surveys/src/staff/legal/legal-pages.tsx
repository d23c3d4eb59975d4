import { EmptyState, LinkButton, PageBody, useLocation } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { legalAddress, legalPlaceOf } from './legal-address.ts';
import { LegalListPage } from './legal-list.page.tsx';
import { LegalVersionPage } from './legal-version.page.tsx';

/** Below `/staff/legal`: versions of the legal texts, and one of them. */
export function LegalPages() {
  const { pathname } = useLocation();
  const place = legalPlaceOf(pathname);
  if (place === 'list') return <LegalListPage />;
  return place ? <LegalVersionPage key={place.id} id={place.id} at={place.at} /> : <NoSuchPage />;
}

function NoSuchPage() {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState page title={t`沒有這一頁`} action={<LinkButton to={legalAddress.list}>{t`回條款清單`}</LinkButton>} />
    </PageBody>
  );
}
