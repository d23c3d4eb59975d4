import { Button, CircleAlertIcon, LockIcon } from '@hub/web';
import { Kbd, SEND_KEYS } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import box from '../../case/answer-box.module.css';
import type { NoteForm } from './use-note.ts';
import css from './notes.module.css';

type Props = { form: NoteForm; /** Grows whenever somebody asks to write. */ wanted: number; onSaved: () => void };

/** It never leaves the desk, and looks so. */
export function NotePanel({ form, wanted, onSaved }: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = form.fieldId('content');
  const error = form.errors.content ?? form.message;
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  // The focus leaves with the note: what is typed next is meant for something else.
  const save = async () => {
    const title = document.getElementById('case-title');
    title?.focus();
    const saved = await form.save();
    const { activeElement } = document;
    if (saved && activeElement !== field.current) onSaved();
    if (!saved && (activeElement === title || activeElement === document.body)) field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <div className={css.panel} onKeyDown={onKeyDown}>
      <label className="visually-hidden" htmlFor={id}>
        {t`內部備註`}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={box.error} role="alert">
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        className={box.field}
        rows={3}
        placeholder={t`只有同事看得到，玩家看不到。可以用 **粗體**、清單和連結。`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-invalid={error === undefined ? undefined : true}
        aria-keyshortcuts="Control+Enter"
        value={form.values.content}
        onChange={(event) => form.change('content', event.currentTarget.value)}
      />
      <div className={css.actions}>
        <p className={box.note}>
          <LockIcon />
          {t`不會寄給玩家`}
        </p>
        <Button
          variant="primary"
          size="small"
          busy={form.busy}
          busyWords={t`儲存中`}
          iconAfter={
            <Kbd always onFill>
              {SEND_KEYS}
            </Kbd>
          }
          onClick={() => void save()}
        >
          {t`存備註`}
        </Button>
      </div>
    </div>
  );
}

/** It came back while something else is being written. */
export function NoteFault({ form }: { form: NoteForm }) {
  const { t } = useLingui();
  const error = form.errors.content ?? form.message;
  return error === undefined ? null : (
    <p className={box.error} role="alert">
      <CircleAlertIcon />
      {t`備註還沒存好：${error}`}
    </p>
  );
}
