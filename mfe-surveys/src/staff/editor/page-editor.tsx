import { fieldsIn, type FieldKind, type SurveyForm, type SurveyPage } from '@hub/contracts/surveys';
import { Button, CircleAlertIcon, IconButton, XIcon } from '@hub/web';
import { Field, Select } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { FieldCard } from './field-card.tsx';
import {
  addField,
  changeField,
  changePage,
  choicesBefore,
  copyField,
  mayMove,
  moveField,
  newField,
  removeField,
  removeOption,
  type Place,
  type Removed,
} from './form-edits.ts';
import { useFocusNext } from './use-focus-next.ts';
import { useKindWords } from './use-kind-words.ts';
import { WordsFields } from './words-fields.tsx';
import type { Wired } from './wired.ts';
import css from './editor.module.css';

type Props = {
  survey: SurveyForm;
  page: SurveyPage;
  at: number;
  form: Wired;
  open: Place | undefined;
  /** No field more. */
  full: boolean;
  onOpen: (place: Place | undefined) => void;
  onChange: (survey: SurveyForm) => void;
  onTold: (words: string) => void;
  onRemoved: (removed: Removed | undefined) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

const pathOf = ({ page, field }: Place) => `form.pages[${page}].fields[${field}]`;
const same = (one: Place | undefined, other: Place) => one?.page === other.page && one.field === other.field;

/** One page: its title, its fields, and what can be added. */
export function PageEditor(props: Props) {
  const { survey, page, at, form, full } = props;
  const { t } = useLingui();
  const path = `form.pages[${at}]`;
  const error = form.errors[`${path}.fields`];
  const several = survey.pages.length > 1;
  return (
    <section className={css.page} aria-label={t`第 ${at + 1} 頁`}>
      <PageHead {...props} />
      {several && (
        <WordsFields
          label={t`第 ${at + 1} 頁的標題`}
          form={form}
          rows={[
            {
              path: `${path}.title`,
              label: t`這一頁的標題`,
              value: page.title,
              optional: true,
              onChange: (title) => props.onChange(changePage(survey, at, { title })),
            },
          ]}
        />
      )}
      {error !== undefined && (
        <p id={form.fieldId(`${path}.fields`)} tabIndex={-1} className={css.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <FieldCards {...props} />
      {!full && <AddField {...props} />}
    </section>
  );
}

function PageHead({ survey, at, form, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const place = at + 1;
  return (
    <div className={css.pageHead}>
      <h3 className={css.subtitle}>{t`第 ${place} 頁`}</h3>
      {survey.pages.length > 1 && (
        <div className={css.tools}>
          <IconButton
            id={form.fieldId(`page-${at}-up`)}
            label={t`第 ${place} 頁上移`}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            id={form.fieldId(`page-${at}-down`)}
            label={t`第 ${place} 頁下移`}
            disabled={at === survey.pages.length - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDownIcon />
          </IconButton>
          <IconButton label={t`拿掉第 ${place} 頁`} onClick={onRemove}>
            <XIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function FieldCards({ survey, page, at, form, open, onOpen, onChange, onTold, onRemoved }: Props) {
  const { t } = useLingui();
  const focus = useFocusNext();
  const before = survey.pages.slice(0, at).flatMap(({ fields }) => fields).length;
  const move = (place: Place, by: 1 | -1) => {
    const moved = moveField(survey, place, by);
    onChange(moved.form);
    onOpen(same(open, place) ? moved.at : undefined);
    const buttons = [by === 1 ? 'down' : 'up', by === 1 ? 'up' : 'down'];
    focus(...buttons.map((name) => form.fieldId(`${pathOf(moved.at)}.${name}`)));
    onTold(t`已移到第 ${moved.at.page + 1} 頁的第 ${moved.at.field + 1} 題`);
  };
  const take = (place: Place) => {
    const gone = removeField(survey, place);
    onChange(gone.form);
    onRemoved(gone.removed);
    onOpen(undefined);
    focus(form.fieldId('undo'));
  };
  return (
    <ol className={css.cards}>
      {page.fields.map((field, nth) => {
        const place = { page: at, field: nth };
        const path = pathOf(place);
        return (
          <FieldCard
            key={nth}
            path={path}
            number={before + nth + 1}
            field={field}
            choices={choicesBefore(survey, place)}
            open={same(open, place)}
            up={mayMove(survey, place, -1)}
            down={mayMove(survey, place, 1)}
            form={form}
            onToggle={() => {
              onOpen(same(open, place) ? undefined : place);
              focus(form.fieldId(`${path}.open`));
            }}
            onChange={(over) => onChange(changeField(survey, place, { ...field, ...over }))}
            onMove={(by) => move(place, by)}
            onCopy={() => {
              onChange(copyField(survey, place));
              const copy = { page: at, field: nth + 1 };
              onOpen(copy);
              focus(form.fieldId(`${pathOf(copy)}.label.tw`));
            }}
            onRemove={() => take(place)}
            onRemoveOption={(option) => {
              const gone = field.options?.[option];
              const options = removeOption(field.options ?? [], option);
              onChange(changeField(survey, place, { ...field, options }));
              onRemoved(gone && { kind: 'option', at: option, of: field.key, option: gone });
            }}
          />
        );
      })}
    </ol>
  );
}

function AddField({ survey, page, at, form, onOpen, onChange }: Props) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const focus = useFocusNext();
  const [kind, setKind] = useState<FieldKind>('radio');
  // A survey asks for a character once.
  const hasRole = fieldsIn(survey).some((field) => field.kind === 'role');
  const offered = (Object.keys(kinds) as FieldKind[]).filter((one) => one !== 'role' || !hasRole);
  const add = () => {
    onChange(addField(survey, at, newField(survey, kind)));
    const place = { page: at, field: page.fields.length };
    onOpen(place);
    focus(form.fieldId(`${pathOf(place)}.label.tw`));
  };
  return (
    <div className={css.add}>
      <Field id={form.fieldId(`page-${at}-kind`)} label={t`要加哪一種題目`} hint={kinds[kind].hint}>
        {(wire) => (
          <Select
            {...wire}
            width="medium"
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as FieldKind)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {kinds[one].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button icon={<PlusIcon />} onClick={add}>
        {t`加到第 ${at + 1} 頁`}
      </Button>
    </div>
  );
}
