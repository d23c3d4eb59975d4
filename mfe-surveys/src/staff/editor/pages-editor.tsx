import { FIELDS_MOST, fieldsIn, PAGES_MOST, type SurveyForm } from '@hub/contracts/surveys';
import { Button, CircleAlertIcon, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon, Undo2Icon } from 'lucide-react';
import { useState } from 'react';
import { addPage, movePage, putBack, removePage, type Place, type Removed } from './form-edits.ts';
import { PageEditor } from './page-editor.tsx';
import { useFocusNext } from './use-focus-next.ts';
import type { Wired } from './wired.ts';
import css from './editor.module.css';

/** Of what was taken out, so many can come back. */
const KEPT = 10;

type Props = { survey: SurveyForm; form: Wired; onChange: (survey: SurveyForm) => void };

/** Pages and their fields in order. One field is open at a time; what was taken out can come back. */
export function PagesEditor({ survey, form, onChange }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Place>();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [told, setTold] = useState('');
  const focus = useFocusNext();
  const error = form.errors['form.pages'] ?? form.errors.form;
  const many = fieldsIn(survey).length;
  const note = (one: Removed | undefined) => {
    if (one) setRemoved((before) => [one, ...before].slice(0, KEPT));
  };
  const undo = () => {
    const [last, ...rest] = removed;
    if (!last) return;
    onChange(putBack(survey, last));
    setRemoved(rest);
    setTold(t`已放回去`);
    focus(form.fieldId('undo'), form.fieldId('pages-title'));
  };
  const move = (at: number, by: 1 | -1) => {
    onChange(movePage(survey, at, by));
    setOpen(undefined);
    focus(form.fieldId(`page-${at + by}-${by === 1 ? 'down' : 'up'}`), form.fieldId(`page-${at + by}-up`));
    setTold(t`已移到第 ${at + by + 1} 頁`);
  };
  return (
    <section className={css.pages} aria-labelledby={form.fieldId('pages-title')}>
      <h2 id={form.fieldId('pages-title')} tabIndex={-1} className={css.title}>
        {t`頁面和題目`}
      </h2>
      {error !== undefined && (
        <p
          id={form.fieldId(form.errors.form === undefined ? 'form.pages' : 'form')}
          tabIndex={-1}
          className={css.error}
        >
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <RemovedNotice removed={removed} id={form.fieldId('undo')} onUndo={undo} />
      {survey.pages.map((page, at) => (
        <PageEditor
          key={at}
          survey={survey}
          page={page}
          at={at}
          form={form}
          open={open}
          full={many >= FIELDS_MOST}
          onOpen={setOpen}
          onChange={onChange}
          onTold={setTold}
          onRemoved={note}
          onMove={(by) => move(at, by)}
          onRemove={() => {
            const gone = removePage(survey, at);
            onChange(gone.form);
            note(gone.removed);
            setOpen(undefined);
            focus(form.fieldId('undo'));
          }}
        />
      ))}
      {survey.pages.length < PAGES_MOST && (
        <div>
          <Button
            size="small"
            icon={<PlusIcon />}
            onClick={() => {
              onChange(addPage(survey));
              focus(form.fieldId(`page-${survey.pages.length}-kind`));
            }}
          >
            {t`再加一頁`}
          </Button>
        </div>
      )}
    </section>
  );
}

type NoticeProps = { removed: readonly Removed[]; id: string; onUndo: () => void };

function RemovedNotice({ removed, id, onUndo }: NoticeProps) {
  const { t } = useLingui();
  const [last] = removed;
  if (!last) return null;
  const words = {
    page: last.kind === 'page' ? t`已拿掉第 ${last.at + 1} 頁和上面的題目` : '',
    field: last.kind === 'field' ? t`已拿掉「${last.field.label.tw || last.field.key}」` : '',
    option: last.kind === 'option' ? t`已拿掉選項「${last.option.label.tw || last.option.key}」` : '',
  };
  return (
    <Notice kind="plain" role="status" title={words[last.kind]}>
      <Button id={id} size="small" variant="quiet" icon={<Undo2Icon />} onClick={onUndo}>
        {removed.length > 1 ? t`放回去（還有 ${removed.length - 1} 個）` : t`放回去`}
      </Button>
    </Notice>
  );
}
