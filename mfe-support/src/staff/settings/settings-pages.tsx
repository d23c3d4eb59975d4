import { EmptyState, Go, isApiFault, PageBody, useLocation, useStaffMeQuery } from '@hub/web';
import { settingReaders } from '@hub/contracts/catalog';
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
  const place = settingPlace(pathname);
  const reader = me.roles.some(({ role }) => settingReaders.some((known) => known === role));
  if (listed && reader) {
    return (
      <SettingsFrame kind="whitelist">
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
  const makes = me.roles.some(({ role }) => role === 'product_admin');
  const drafts = me.roles.some(({ role }) => role === 'lead');
  return (
    <SettingsFrame kind={kind}>
      {key === '' && <SettingListPage key={kind} kind={kind} makes={makes} drafts={drafts} />}
      {key === 'new' && <NewSettingPage key={kind} kind={kind} drafts={!makes} />}
      {key === 'import' && <ServersImportPage />}
      {!['', 'new', 'import'].includes(key) && <SettingPage key={`${kind} ${key}`} kind={kind} id={key} />}
    </SettingsFrame>
  );
}
