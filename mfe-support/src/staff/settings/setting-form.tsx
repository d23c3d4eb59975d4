import { Notice, useNavigate } from '@hub/web';
import { draftKey, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { settingBodies, textsOf, type Setting, type SettingName, type SettingValues } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listAddress } from './setting-address.ts';
import { BrandColour } from './brand-colour.tsx';
import { SettingConflict } from './setting-conflict.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingTexts, useEveryField } from './setting-texts.tsx';
import { SettingPreview } from './setting-preview.tsx';
import { settingSentence } from './setting-values.ts';
import { SettingVersions } from './setting-versions.tsx';
import { RemoveSetting } from './remove-setting.tsx';
import { useAddSettingMutation, useChangeSettingMutation } from './settings.api.ts';
import css from './settings.module.css';
import type { SettingField as Field } from './setting-spec.ts';
import { useSettingFields } from './use-setting-fields.ts';
import { useSettingNames } from './use-setting-words.ts';

type Props = {
  kind: SettingName;
  /** What the form begins with. */
  start: Setting;
  /** What the server has now: newer than `start` when somebody else saved. */
  latest: Setting;
  onSaved: (setting: Setting) => void;
};

const keptFields = (fields: Field[]) => fields.filter(({ as }) => as !== 'tick').map(({ name }) => name);

/** The form of a setting beside what players will see. Of two editors the second is told, and decides. */
export function SettingForm({ kind, start: given, latest, onSaved }: Props) {
  const { t } = useLingui();
  const words = useSettingNames()[kind];
  // What is typed belongs to what was read first, whatever is read later.
  const [start] = useState(given);
  const [base, setBase] = useState(start.version);
  const [add] = useAddSettingMutation();
  const [change] = useChangeSettingMutation();
  const navigate = useNavigate();
  const isNew = start.key === '';
  const fields = useSettingFields(kind).filter(({ later }) => !(later && isNew));
  const texts = useEveryField(kind, fields);
  const rest = fields.filter(({ name }) => !textsOf(kind).includes(name));
  const every = [...texts['zh-TW'], ...texts['zh-HK'], ...texts.en, ...rest];
  const form = useContractForm<SettingValues, (typeof settingBodies)[SettingName]>({
    schema: settingBodies[kind],
    initial: start.values,
    messages: settingSentence,
    draftKey: draftKey({ game: kind, role: start.key || 'new', form: 'setting', version: start.version }),
    draftFields: keptFields(every),
    submit: async (body, { key }) => {
      onSaved(
        isNew
          ? await add({ kind, body, key }).unwrap()
          : await change({ kind, key: start.key, version: base, body }).unwrap(),
      );
    },
  });
  const fill = (values: SettingValues) => {
    for (const [name, value] of Object.entries(values)) form.change(name, value);
  };
  const newer = latest.version > base;
  const readOnly = start.mode === 'read';
  const translated = textsOf(kind).length > 0;
  return (
    <div className={translated ? css.wide : css.editor}>
      <div className={css.main}>
        {start.versions[0]?.state === 'draft' && start.mode === 'save' && (
          <Notice kind="info" title={t`${start.versions[0].by}存了一份草稿`}>
            <p>
              <Trans>從下方的版本載入草稿，確認後儲存就會發布。</Trans>
            </p>
          </Notice>
        )}
        {readOnly && <Notice kind="plain" title={t`您可以看，不能改這項設定`} />}
        <FormFrame
          form={form}
          changed={
            newer && (
              <SettingConflict
                fields={every}
                mine={form.values}
                latest={latest}
                onTheirs={() => {
                  fill(latest.values);
                  setBase(latest.version);
                }}
                onMine={() => setBase(latest.version)}
              />
            )
          }
        >
          <fieldset className={css.fields} disabled={readOnly}>
            {kind === 'themes' && <BrandColour onPick={fill} />}
            {translated && <SettingTexts kind={kind} form={form} fields={texts} isNew={isNew} />}
            <div className={css.rest}>
              {rest.map((spec) => (
                <SettingField key={spec.name} form={form} spec={spec} isNew={isNew} />
              ))}
            </div>
          </fieldset>
          {!readOnly && (
            <div className={css.deeds}>
              <SubmitButton form={form}>
                {start.mode === 'draft' ? <Trans>存成草稿</Trans> : <Trans>儲存</Trans>}
              </SubmitButton>
              <p className={css.hint}>
                {start.mode === 'draft'
                  ? t`草稿要由產品管理發布，玩家才會看到。`
                  : isNew && kind === 'games'
                    ? t`新遊戲先不公開，伺服器和外觀都準備好再公開。`
                    : words.seen}
              </p>
            </div>
          )}
        </FormFrame>
        {!isNew && start.mode === 'save' && (
          <RemoveSetting kind={kind} setting={latest} onRemoved={() => void navigate(listAddress(kind))} />
        )}
      </div>
      <div className={css.beside}>
        <SettingPreview kind={kind} values={form.values} />
        {latest.versions.length > 0 && (
          <SettingVersions kind={kind} setting={latest} readOnly={readOnly} onFill={fill} />
        )}
      </div>
    </div>
  );
}
