import { Button, ButtonRow, formatTime, Notice } from '@hub/web';
import type { Setting, SettingValues } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './settings.module.css';
import { differing } from './setting-values.ts';
import type { SettingField } from './setting-spec.ts';

type Props = {
  fields: SettingField[];
  mine: SettingValues;
  latest: Setting;
  onTheirs: () => void;
  onMine: () => void;
};

/** Somebody else saved since this form was opened: what differs, field by field, and the choice. */
export function SettingConflict({ fields, mine, latest, onTheirs, onMine }: Props) {
  const { t } = useLingui();
  const [newest] = latest.versions;
  const names = differing(latest.values, mine);
  const said = (value: string | boolean | undefined) =>
    value === true ? t`是` : value === false ? t`否` : value || t`（空白）`;
  return (
    <Notice
      kind="warn"
      role="alert"
      title={newest ? t`${newest.by} 在 ${formatTime(newest.at)} 存了新的內容` : t`這項設定剛被改過`}
    >
      <div className={css.conflict}>
        {names.length === 0 && (
          <p>
            <Trans>內容和您填的一樣。</Trans>
          </p>
        )}
        {names.map((name) => (
          <dl key={name} className={css.difference}>
            <dt>{fields.find((field) => field.name === name)?.label ?? name}</dt>
            <dd>
              <span className={css.side}>
                <Trans>對方</Trans>
              </span>
              <span className={css.value}>{said(latest.values[name])}</span>
            </dd>
            <dd>
              <span className={css.side}>
                <Trans>您</Trans>
              </span>
              <span className={css.value}>{said(mine[name])}</span>
            </dd>
          </dl>
        ))}
        <ButtonRow>
          <Button size="small" onClick={onTheirs}>
            <Trans>改用對方的內容</Trans>
          </Button>
          <Button size="small" onClick={onMine}>
            <Trans>保留我的，再按儲存</Trans>
          </Button>
        </ButtonRow>
      </div>
    </Notice>
  );
}
