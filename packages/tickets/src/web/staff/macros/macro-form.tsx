import { isApiFault, Notice, useNavigate } from '@hub/web';
import { CheckboxRow, Field, Select } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import { draftKey, FormFrame, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { languages } from '@hub/contracts/shared';
import { macroBody, type MacroRow } from '@hub/contracts/tickets';
import { useState } from 'react';
import { ticketMessage } from '../../ticket-messages.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { languageNames } from './language-names.ts';
import { MacroPreview } from './macro-preview.tsx';
import { MacroWords } from './macro-words.tsx';
import { macrosAddress } from './macros-address.ts';
import css from './macros.module.css';
import { useMacroGames } from './use-macro-games.ts';
import { useMacrosApi } from './use-macros-api.ts';

type Props = { macro?: MacroRow; onReload?: () => void };
const fields = ['game_id', 'language', 'title', 'content', 'closes'] as const;

export function MacroForm({ macro, onReload }: Props) {
  const { t } = useLingui();
  const { nameOf, editable } = useMacroGames();
  const { form, saved } = useMacroForm({ macro, onReload });
  const { values } = form;
  return (
    <div className={css.form}>
      <FormFrame form={form} label={t`罐頭回覆`}>
        <div role="status">{saved && <Notice kind="ok" title={t`已儲存`} />}</div>
        <div className={css.pair}>
          <Field id={form.fieldId('game_id')} label={t`遊戲`} error={form.errors.game_id}>
            {(wire) => (
              <Select
                {...wire}
                name="game_id"
                value={values.game_id}
                onChange={(event) => form.change('game_id', event.currentTarget.value)}
              >
                {editable.map((id) => (
                  <option key={id} value={id} lang={id === '' ? undefined : 'zh-TW'}>
                    {nameOf(id)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SelectField
            form={form}
            name="language"
            label={t`語言`}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
        </div>
        <TextField
          form={form}
          name="title"
          label={t`名稱`}
          hint={t`客服在清單裡看到的名稱，玩家不會看到`}
          autoComplete="off"
        />
        <MacroWords form={form} />
        <CheckboxRow
          label={t`送出後結案`}
          hint={t`選用時會先勾好，客服可以取消`}
          checked={values.closes === '1'}
          onChange={(event) => form.change('closes', event.currentTarget.checked ? '1' : '0')}
        />
        <SubmitButton form={form}>{t`儲存`}</SubmitButton>
      </FormFrame>
      <MacroPreview content={values.content} language={values.language} game={values.game_id} />
    </div>
  );
}

function useMacroForm({ macro, onReload }: Props) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const { editable } = useMacroGames();
  const navigate = useNavigate();
  const [save, { error }] = useMacrosApi().save.useMutation();
  const [saved, setSaved] = useState(false);
  useSessionEnd(error);
  const id = macro?.id ?? 'new';
  const version = macro?.version ?? 0;
  const form = useContractForm({
    schema: macroBody,
    initial: {
      game_id: macro?.game_id ?? editable[0] ?? '',
      language: String(macro?.language ?? 'zh-TW'),
      title: macro?.title ?? '',
      content: macro?.content ?? '',
      closes: macro?.closes ? '1' : '0',
    },
    messages: (code, params) => (code === 'CONTENT_REQUIRED' ? t`請填寫內容` : ticketMessage(code, params)),
    draftKey: draftKey({ game: '-', role: me.login, form: `macro-${desk.key}-${id}`, version }),
    draftFields: fields,
    submit: async (body, { key }) => {
      setSaved(false);
      try {
        const done = await save({ id, version, body, key }).unwrap();
        setSaved(true);
        form.restart((typed) => typed);
        if (id === 'new') await navigate(macrosAddress(desk, done.macro.id), { replace: true });
      } catch (fault) {
        // The newer version is shown below; what was typed stays, and may be saved over it.
        if (isApiFault(fault) && fault.status === 409) onReload?.();
        throw fault;
      }
    },
  });
  return { form, saved };
}
