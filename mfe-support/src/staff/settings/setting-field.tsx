import { Field, TextInput } from '@hub/web/parts';
import { CheckboxField, SelectField, TextAreaField, TextField, type ContractForm } from '@hub/forms';
import type { SettingValues } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import css from './settings.module.css';
import type { Option, SettingField as Spec } from './setting-spec.ts';

type Props = { form: ContractForm<SettingValues>; spec: Spec; isNew: boolean };

export function SettingField({ form, spec, isNew }: Props) {
  const { name, label, hint, optional, lang } = spec;
  const frame = { form, name: name as never, label, hint, optional };
  const locked = spec.fixed === true && !isNew;
  if (spec.as === 'tick') return <CheckboxField {...frame} />;
  if (spec.as === 'choice') {
    const options = withKept(spec.options, String(form.values[name] ?? ''));
    return <SelectField {...frame} options={options} width="medium" disabled={locked} />;
  }
  if (spec.as === 'area' || spec.as === 'html') {
    const code = spec.as === 'html' ? { className: css.code, spellCheck: false } : {};
    return <TextAreaField {...frame} {...code} lang={lang} rows={spec.rows} limit={spec.limit} />;
  }
  if (spec.as === 'time') return <TimeField form={form} spec={spec} />;
  if (spec.as === 'range') return <RangeField form={form} spec={spec} />;
  const machine =
    spec.as === 'code' || spec.as === 'clock' ? { autoCapitalize: 'none', spellCheck: false, halfWidth: true } : {};
  return (
    <TextField
      {...frame}
      {...machine}
      lang={lang}
      readOnly={locked}
      inputMode={spec.as === 'number' ? 'numeric' : undefined}
      width={spec.as === 'clock' ? 'short' : 'width' in spec ? spec.width : undefined}
      autoComplete="off"
    />
  );
}

/** What was chosen before stays chosen, also when nothing of that name is left to choose. */
const withKept = (options: Option[], value: string): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];

function TimeField({ form, spec: { name, label, hint, optional } }: Omit<Props, 'isNew'>) {
  return (
    <Field id={form.fieldId(name)} label={label} hint={hint} optional={optional} error={form.errors[name]}>
      {(wire) => (
        <TextInput
          {...wire}
          name={name}
          type="datetime-local"
          width="medium"
          value={String(form.values[name] ?? '')}
          onChange={(event) => form.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type RangeProps = { form: ContractForm<SettingValues>; spec: Extract<Spec, { as: 'range' }> };

/** A number that is seen rather than known: dragged, or typed beside the slider. */
function RangeField({ form, spec: { name, label, hint, range, unit } }: RangeProps) {
  const { t } = useLingui();
  const [min, max] = range;
  const wired = { name, min, max, step: 1, value: String(form.values[name] ?? '') };
  return (
    <Field id={form.fieldId(name)} label={t`${label}（${unit}）`} hint={hint} error={form.errors[name]}>
      {(wire) => (
        <span className={css.range}>
          <input
            {...wired}
            type="range"
            aria-hidden="true"
            tabIndex={-1}
            className={css.slider}
            onChange={(event) => form.change(name, event.currentTarget.value)}
          />
          <TextInput
            {...wire}
            {...wired}
            type="number"
            inputMode="numeric"
            width="short"
            onChange={(event) => form.change(name, event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
