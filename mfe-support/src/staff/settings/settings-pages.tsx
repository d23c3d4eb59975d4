import { EmptyState, SiteLink, isApiFault, PageBody, useLocation, useStaffMeQuery } from '@hub/web';
import { editorsOf, readersOf, settingDrafters, settingNames } from '@hub/contracts/catalog';
import type { StaffRole } from '@hub/contracts/shared';
import { whitelistReaders } from '@hub/contracts/support';
import { holidayReaders } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { ServersImportPage } from './servers-import.page.tsx';
import { settingPlace, SETTINGS, type SettingPlace } from './setting-address.ts';
import { SettingListPage } from './setting-list.page.tsx';
import { NewSettingPage, SettingPage } from './setting.page.tsx';
import { HOLIDAYS, holidaysPlace, isHolidaysPath } from '../holidays/holidays-address.ts';
import { HolidaysPages } from '../holidays/holidays-pages.tsx';
import { isWhitelistPath, whitelistPlace } from '../whitelist/whitelist-address.ts';
import { WhitelistPages } from '../whitelist/whitelist-pages.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/**
 * Screens of the catalogue's settings: a list per kind, one setting with preview and versions, the import of servers; and
 * beside them the whitelists and the days when the desk stays shut.
 */
export function SettingsPages() {
  const { pathname } = useLocation();
  const { data: me, error } = useStaffMeQuery();
  const signedOut = isApiFault(error) && error.status === 401;
  if (!me || signedOut) return null;
  const holds = (roles: readonly StaffRole[]) => me.roles.some(({ role }) => roles.some((known) => known === role));
  const kinds = settingNames.filter((name) => holds(readersOf(name)));
  const frame = { kinds, lists: holds(whitelistReaders), holidays: me.owner || holds(holidayReaders) };
  // An owner without a role has nothing else here.
  const path = kinds.length === 0 && frame.holidays && pathname === SETTINGS ? HOLIDAYS : pathname;
  const listed = frame.lists && isWhitelistPath(path) ? whitelistPlace(path) : null;
  if (listed) {
    return (
      <SettingsFrame {...frame} kind="whitelist">
        <WhitelistPages place={listed} />
      </SettingsFrame>
    );
  }
  const shut = frame.holidays && isHolidaysPath(path) ? holidaysPlace(path) : null;
  if (shut) {
    return (
      <SettingsFrame {...frame} kind="holidays">
        <HolidaysPages place={shut} />
      </SettingsFrame>
    );
  }
  const place = settingPlace(path, kinds[0] ?? 'faq');
  if (!place || !kinds.includes(place.kind)) return <NoSuchPage reader={!place && kinds.length > 0} />;
  return (
    <SettingsFrame {...frame} kind={place.kind}>
      <OfKind place={place} makes={holds(editorsOf(place.kind))} drafts={holds(settingDrafters)} />
    </SettingsFrame>
  );
}

type OfKindProps = { place: SettingPlace; makes: boolean; drafts: boolean };

function OfKind({ place: { kind, key: id }, makes, drafts }: OfKindProps) {
  if (id === '') return <SettingListPage key={kind} kind={kind} makes={makes} drafts={drafts} />;
  if (id === 'new') return <NewSettingPage key={kind} kind={kind} drafts={!makes} />;
  if (id === 'import') return <ServersImportPage />;
  return <SettingPage key={`${kind} ${id}`} kind={kind} id={id} />;
}

/** For who may look at some settings, an address that leads nowhere; for everybody else all of them. */
function NoSuchPage({ reader }: { reader: boolean }) {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState
        page
        title={reader ? t`沒有這一頁` : t`這個帳號不能看設定`}
        action={
          <SiteLink to={reader ? SETTINGS : '/staff'}>
            <Trans>回工作台</Trans>
          </SiteLink>
        }
      />
    </PageBody>
  );
}
