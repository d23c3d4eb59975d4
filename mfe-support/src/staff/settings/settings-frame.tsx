import { PageBody, Tabs } from '@hub/web';
import { settingNames, type SettingName } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WHITELIST } from '../whitelist/whitelist-address.ts';
import { listAddress } from './setting-address.ts';
import { useSettingNames } from './use-setting-words.ts';

/** The kinds of settings and the whitelists across the page, and one of them below. */
export function SettingsFrame({ kind, children }: { kind: SettingName | 'whitelist'; children: ReactNode }) {
  const { t } = useLingui();
  const names = useSettingNames();
  return (
    <PageBody>
      <Tabs
        label={t`設定的種類`}
        links={[
          ...settingNames.map((name) => ({ label: names[name].name, to: listAddress(name), current: name === kind })),
          { label: t`白名單`, to: WHITELIST, current: kind === 'whitelist' },
        ]}
      />
      {children}
    </PageBody>
  );
}
