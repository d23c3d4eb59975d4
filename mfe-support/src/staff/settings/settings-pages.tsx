import { EmptyState, Go, isApiFault, PageBody, useLocation, useStaffMeQuery } from '@hub/web';
import { editorsOf, readersOf, settingDrafters, settingNames } from '@hub/contracts/catalog';
import type { StaffRole } from '@hub/contracts/shared';
import { whitelistReaders } from '@hub/contracts/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { ServersImportPage } from './servers-import.page.tsx';
import { settingPlace, SETTINGS } from './setting-address.ts';
import { SettingListPage } from './setting-list.page.tsx';
import { NewSettingPage, SettingPage } from './setting.page.tsx';
import { isWhitelistPath, whitelistPlace } from '../whitelist/whitelist-address.ts';
import { WhitelistPages } from '../whitelist/whitelist-pages.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Screens of the catalogue's settings: a list per kind, one setting with preview and versions, the import of servers, and the whitelists. */
export function SettingsPages() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data: me, error } = useStaffMeQuery();
  const signedOut = isApiFault(error) && error.status === 401;
  if (!me || signedOut) return null;
  const listed = isWhitelistPath(pathname) ? whitelistPlace(pathname) : null;
  const holds = (roles: readonly StaffRole[]) => me.roles.some(({ role }) => roles.some((known) => known === role));
  const kinds = settingNames.filter((name) => holds(readersOf(name)));
  const place = settingPlace(pathname, kinds[0] ?? 'faq');
  const reader = place ? kinds.includes(place.kind) : kinds.length > 0;
  if (listed && holds(whitelistReaders)) {
    return (
      <SettingsFrame kind="whitelist" kinds={kinds} lists>
        <WhitelistPages place={listed} />
      </SettingsFrame>
    );
  }
  if (!place || !reader) {
    return (
      <PageBody width="text">
        <EmptyState
          title={reader ? t`沒有這一頁` : t`這個帳號不能看設定`}
          action={
            <Go to={reader ? SETTINGS : '/staff'}>
              <Trans>回工作台</Trans>
            </Go>
          }
        />
      </PageBody>
    );
  }
  const { kind, key } = place;
  const makes = holds(editorsOf(kind));
  const drafts = holds(settingDrafters);
  return (
    <SettingsFrame kind={kind} kinds={kinds} lists={holds(whitelistReaders)}>
      {key === '' && <SettingListPage key={kind} kind={kind} makes={makes} drafts={drafts} />}
      {key === 'new' && <NewSettingPage key={kind} kind={kind} drafts={!makes} />}
      {key === 'import' && <ServersImportPage />}
      {!['', 'new', 'import'].includes(key) && <SettingPage key={`${kind} ${key}`} kind={kind} id={key} />}
    </SettingsFrame>
  );
}
