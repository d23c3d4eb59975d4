import { noWords, type FieldKind, type SurveyField, type Words } from '@hub/contracts/surveys';
import { Disclosure } from '@hub/web';
import { Field, Select, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { FieldCardProps } from './field-card-props.ts';
import { FieldRules } from './field-rules.tsx';
import { isChoice } from './form-edits.ts';
import { OptionsFields } from './options-fields.tsx';
import { useKindWords } from './use-kind-words.ts';
import { WhenFields } from './when-fields.tsx';
import { faultsBelow } from './wired.ts';
import { WordsFields, type WordsRow } from './words-fields.tsx';
import css from './editor.module.css';

/** Everything that one field is: its texts, options, rules, condition and own messages. */
export function FieldDetails(props: FieldCardProps) {
  const { path, number, field, choices, form, onChange, onRemoveOption } = props;
  const { t } = useLingui();
  const texts: WordsRow[] = [
    {
      path: `${path}.label`,
      label: field.kind === 'note' ? t`文字` : t`題目`,
      value: field.label,
      long: field.kind === 'note',
      onChange: (label) => onChange({ label }),
    },
    {
      path: `${path}.hint`,
      label: t`補充說明`,
      value: field.hint,
      optional: true,
      onChange: (hint) => onChange({ hint }),
    },
  ];
  return (
    <>
      <WordsFields label={t`第 ${number} 題的文字`} rows={texts} form={form} />
      {isChoice(field) && (
        <OptionsFields
          path={`${path}.options`}
          options={field.options ?? []}
          form={form}
          onChange={(options) => onChange({ options })}
          onRemove={onRemoveOption}
        />
      )}
      <FieldRules path={path} field={field} form={form} onChange={onChange} />
      <WhenFields path={path} field={field} choices={choices} form={form} onChange={onChange} />
      <Disclosure title={t`代號、種類和錯誤訊息`} open={faultsBelow(form, `${path}.key`).length > 0 || undefined}>
        <div className={css.rules}>
          <KindAndKey {...props} />
          {field.kind !== 'note' && <OwnMessages {...props} />}
        </div>
      </Disclosure>
    </>
  );
}

function KindAndKey({ path, field, form, onChange }: FieldCardProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const keyPath = `${path}.key`;
  return (
    <div className={css.numbers}>
      <Field id={form.fieldId(`${path}.kind`)} label={t`種類`} error={form.errors[`${path}.kind`]}>
        {(wire) => (
          <Select
            {...wire}
            value={field.kind}
            onChange={({ currentTarget }) => onChange(asKind(field, currentTarget.value as FieldKind))}
          >
            {Object.entries(kinds).map(([kind, { name }]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {field.kind !== 'role' && (
        <Field
          id={form.fieldId(keyPath)}
          label={t`代號`}
          hint={t`在匯出檔的欄名；英文字母、數字和底線`}
          error={form.errors[keyPath]}
        >
          {(wire) => (
            <TextInput
              {...wire}
              value={field.key}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => {
                form.forget(keyPath);
                onChange({ key: currentTarget.value });
              }}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** What only the other kind has goes; texts and condition stay. */
function asKind({ options, messages, required }: SurveyField, kind: FieldKind): Partial<SurveyField> {
  const choice = isChoice({ kind });
  return {
    kind,
    required: kind !== 'note' && required,
    options: choice ? (options ?? ['a', 'b'].map((key) => ({ key, label: noWords }))) : undefined,
    messages: kind === 'note' ? undefined : messages,
    maxLength: undefined,
    digits: undefined,
    minChoices: undefined,
    maxChoices: undefined,
  };
}

function OwnMessages({ path, number, field, form, onChange }: FieldCardProps) {
  const { t } = useLingui();
  const { messages } = field;
  const row = (name: 'required' | 'format', label: string, hint: string): WordsRow => ({
    path: `${path}.messages.${name}`,
    label,
    hint,
    value: messages?.[name],
    optional: true,
    onChange: (words: Words) => onChange({ messages: { ...messages, [name]: words } }),
  });
  const rows = [row('required', t`沒有回答時說`, t`不寫就用一般的句子`)];
  if (field.kind !== 'radio' && field.kind !== 'checks' && field.kind !== 'consent')
    rows.push(row('format', t`格式不對時說`, t`例如：請輸入 10 位數字`));
  return <WordsFields label={t`第 ${number} 題的錯誤訊息`} rows={rows} form={form} />;
}
