import { noWords, OPTIONS_MOST, type SurveyOption, type Words } from '@hub/contracts/surveys';
import { Button, CircleAlertIcon, htmlLang, IconButton, XIcon, type Language } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon } from 'lucide-react';
import { changeOption, freeOptionKey, moveOption } from './form-edits.ts';
import { useFocusNext } from './use-focus-next.ts';
import type { Wired } from './wired.ts';
import css from './editor.module.css';

const names: [keyof Words, Language][] = [
  ['tw', 'zh-TW'],
  ['hk', 'zh-HK'],
  ['en', 'en'],
];

type Props = {
  path: string;
  options: readonly SurveyOption[];
  form: Wired;
  onChange: (options: SurveyOption[]) => void;
  onRemove: (at: number) => void;
};

/** What can be chosen, a line each, in every language; moved by buttons. */
export function OptionsFields({ path, options, form, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const focus = useFocusNext();
  const error = form.errors[path];
  const idOf = (at: number, part: string) => form.fieldId(`${path}[${at}].${part}`);
  const move = (at: number, by: 1 | -1) => {
    onChange(moveOption(options, at, by));
    focus(idOf(at + by, by === 1 ? 'down' : 'up'), idOf(at + by, by === 1 ? 'up' : 'down'));
  };
  const add = () => {
    onChange([...options, { key: freeOptionKey(options), label: noWords }]);
    focus(idOf(options.length, 'label.tw'));
  };
  return (
    <div className={css.options} role="group" aria-label={t`選項`}>
      <p className={css.subtitle}>{t`選項`}</p>
      {error !== undefined && (
        <p id={form.fieldId(path)} tabIndex={-1} className={css.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <ol className={css.optionList}>
        {options.map((option, at) => (
          <OptionLine
            key={at}
            option={option}
            at={at}
            many={options.length}
            path={`${path}[${at}]`}
            form={form}
            onChange={(over) => onChange(changeOption(options, at, over))}
            onMove={(by) => move(at, by)}
            onRemove={() => {
              onRemove(at);
              focus(idOf(Math.max(0, at - 1), 'label.tw'));
            }}
          />
        ))}
      </ol>
      {options.length < OPTIONS_MOST && (
        <div>
          <Button size="small" variant="quiet" icon={<PlusIcon />} onClick={add}>
            {t`再加一個選項`}
          </Button>
        </div>
      )}
    </div>
  );
}

type LineProps = {
  option: SurveyOption;
  at: number;
  many: number;
  path: string;
  form: Wired;
  onChange: (over: Partial<SurveyOption>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function OptionLine({ option, at, many, path, form, onChange, onMove, onRemove }: LineProps) {
  const { t } = useLingui();
  const place = at + 1;
  const labels = { tw: t`選項 ${place}`, hk: t`選項 ${place}（香港）`, en: t`選項 ${place}（英文）` };
  const type = (name: string, over: Partial<SurveyOption>) => {
    form.forget(`${path}.${name}`);
    onChange(over);
  };
  return (
    <li className={css.option}>
      <Field id={form.fieldId(`${path}.key`)} label={t`代號`} error={form.errors[`${path}.key`]}>
        {(wire) => (
          <TextInput
            {...wire}
            value={option.key}
            aria-label={t`選項 ${place} 的代號`}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => type('key', { key: currentTarget.value })}
          />
        )}
      </Field>
      {names.map(([name, language]) => (
        <Field
          key={name}
          id={form.fieldId(`${path}.label.${name}`)}
          label={labels[name]}
          error={form.errors[`${path}.label.${name}`]}
        >
          {(wire) => (
            <TextInput
              {...wire}
              value={option.label[name]}
              lang={htmlLang(language)}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                type(`label.${name}`, { label: { ...option.label, [name]: currentTarget.value } })
              }
            />
          )}
        </Field>
      ))}
      <div className={css.tools}>
        <IconButton
          id={form.fieldId(`${path}.up`)}
          label={t`選項 ${place} 上移`}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          id={form.fieldId(`${path}.down`)}
          label={t`選項 ${place} 下移`}
          disabled={at === many - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton label={t`拿掉選項 ${place}`} disabled={many === 1} onClick={onRemove}>
          <XIcon />
        </IconButton>
      </div>
    </li>
  );
}
