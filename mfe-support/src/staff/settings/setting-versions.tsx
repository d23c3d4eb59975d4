import { Badge, Button, formatTime, Notice, SectionTitle } from '@hub/web';
import type { Setting, SettingName, SettingValues } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './settings.module.css';
import { useLazySettingVersionQuery } from './settings.api.ts';
import { useVersionWords } from './use-setting-words.ts';

type Props = { kind: SettingName; setting: Setting; readOnly: boolean; onFill: (values: SettingValues) => void };

/** What it said before, by whom; a version is loaded into the form, looked at, and saved like any change. */
export function SettingVersions({ kind, setting, readOnly, onFill }: Props) {
  const { t } = useLingui();
  const words = useVersionWords();
  const [ask, { isFetching }] = useLazySettingVersionQuery();
  const [told, setTold] = useState<{ version: number; failed: boolean }>();
  const load = async (version: number) => {
    const { data } = await ask({ kind, key: setting.key, version });
    if (data) onFill(data.values);
    setTold({ version, failed: !data });
  };
  return (
    <section aria-labelledby="versions">
      <SectionTitle id="versions">
        <Trans>版本</Trans>
      </SectionTitle>
      <div role="status">
        {told && !told.failed && <Notice kind="info" title={t`版本 ${told.version} 已填進表單，按儲存才會生效`} />}
        {told?.failed && <Notice kind="bad" title={t`版本沒有載入，請再按一次`} />}
      </div>
      <ol className={css.versions}>
        {setting.versions.map((row) => (
          <li key={row.version} className={css.version}>
            <span className={css.row}>
              <span>{t`版本 ${row.version}`}</span>
              {row.state !== 'saved' && (
                <Badge kind={row.state === 'draft' ? 'processing' : 'neutral'} icon={null}>
                  {words[row.state]}
                </Badge>
              )}
            </span>
            <span className={css.facts}>
              <span>{row.by || t`原本的內容`}</span>
              <span>{formatTime(row.at)}</span>
            </span>
            {!readOnly && (
              <Button
                size="small"
                variant="quiet"
                busy={isFetching}
                aria-label={t`載入版本 ${row.version}`}
                onClick={() => void load(row.version)}
              >
                <Trans>載入</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
