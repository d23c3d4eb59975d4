import { EmptyState, LinkButton, PageBody, useLocation } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { dataPlaceOf, PERSONAL_DATA } from './data-address.ts';
import { FindPage } from './find.page.tsx';
import { InactivityPage } from './inactivity/inactivity.page.tsx';
import { RequestPage } from './one/request.page.tsx';
import { RequestsPage } from './requests.page.tsx';

/** Requests about personal data, one of them, the search for a person, and members who stay away. */
export function PersonalDataPages() {
  const { pathname } = useLocation();
  const place = dataPlaceOf(pathname);
  if (place.at === 'requests') return <RequestsPage />;
  if (place.at === 'request') return <RequestPage key={place.id} id={place.id} />;
  if (place.at === 'inactivity') return <InactivityPage />;
  return place.at === 'find' ? <FindPage /> : <NoSuchPage />;
}

function NoSuchPage() {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState page title={t`沒有這一頁`} action={<LinkButton to={PERSONAL_DATA}>{t`回個資作業`}</LinkButton>} />
    </PageBody>
  );
}
