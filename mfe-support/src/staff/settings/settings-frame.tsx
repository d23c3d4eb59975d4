import { PageBody } from '@hub/web';
import { Tabs } from '@hub/web/parts';
import type { SettingName } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HOLIDAYS } from '../holidays/holidays-address.ts';
import { WHITELIST } from '../whitelist/whitelist-address.ts';
import { listAddress } from './setting-address.ts';
import { useSettingNames } from './use-setting-words.ts';

type Props = {
  kind: SettingName | 'whitelist' | 'holidays';
  /** Those that the reader may look at. */
  kinds: readonly SettingName[];
  /** May they look at the whitelists too? */
  lists: boolean;
  /** And at the days when the desk stays shut? */
  holidays: boolean;
  children: ReactNode;
};

/** The kinds of settings the whitelists and the holidays across the page, and one of them below. */
export function SettingsFrame({ kind, kinds, lists, holidays, children }: Props) {
  const { t } = useLingui();
  const names = useSettingNames();
  return (
    <PageBody>
      <Tabs
        label={t`設定的種類`}
        links={[
          ...kinds.map((name) => ({ label: names[name].name, to: listAddress(name), current: name === kind })),
          ...(lists ? [{ label: t`白名單`, to: WHITELIST, current: kind === 'whitelist' }] : []),
          ...(holidays ? [{ label: t`客服假日`, to: HOLIDAYS, current: kind === 'holidays' }] : []),
        ]}
      />
      {children}
    </PageBody>
  );
}
