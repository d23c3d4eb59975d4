import { Button, CircleAlertIcon } from '@hub/web';
import { countCodePoints } from '@hub/forms';
import { ANSWER_MAX, gapsIn } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import css from './answer-box.module.css';
import type { AnswerForm } from './use-answer.ts';

type Props = { form: AnswerForm; field: RefObject<HTMLTextAreaElement | null>; readOnly: boolean };

export const gapsId = (form: AnswerForm) => `${form.fieldId('content')}-gaps`;

export function AnswerField({ form, field, readOnly }: Props) {
  const { t } = useLingui();
  const id = form.fieldId('content');
  const wrong = form.errors.content;
  const gaps = gapsIn(form.values.content).length > 0;
  // What is to be filled is said once, below the field.
  const error = gaps ? undefined : wrong;
  const told = [
    error !== undefined && `${id}-error`,
    gaps && gapsId(form),
    form.values.content !== '' && !readOnly && `${id}-foot`,
  ].filter(Boolean);
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t`回覆內容`}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        name="content"
        className={css.field}
        rows={3}
        readOnly={readOnly}
        placeholder={t`寫給玩家。空行按 / 選罐頭回覆，**粗體**、清單、[連結](網址) 都可以用。`}
        aria-describedby={told.length > 0 ? told.join(' ') : undefined}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-keyshortcuts="Control+Enter"
        value={form.values.content}
        onChange={(event) => form.change('content', event.currentTarget.value)}
      />
    </>
  );
}

export function AnswerFootNote({ form }: { form: AnswerForm }) {
  const { t } = useLingui();
  const { restored, saved, discard } = form.draft;
  const written = form.values.content !== '';
  const length = countCodePoints(form.values.content.trim());
  if (!written) return null;
  return (
    <p id={`${form.fieldId('content')}-foot`} className={css.note}>
      <span className={css.count} data-over={length > ANSWER_MAX || undefined}>
        {length.toLocaleString('en')}/{ANSWER_MAX.toLocaleString('en')}
      </span>
      {(saved || restored) && <span>{saved ? t`草稿已存` : t`已還原草稿`}</span>}
      {restored && (
        <Button variant="quiet" size="small" onClick={discard}>
          {t`捨棄`}
        </Button>
      )}
    </p>
  );
}
