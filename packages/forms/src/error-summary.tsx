import { Bracket, CheckIcon, Notice, pageRoot } from '@hub/web';
import { ArrowDownIcon } from '@hub/web/parts';
import { useId, useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { ContractForm, FormValues, Problem } from './contract-form.ts';
import { isControl, labelOf } from './field-label.ts';
import { namedSentence } from './named-sentence.ts';
import { useFormTexts } from './form-texts.ts';
import { useRowsOnPage } from './use-rows-on-page.ts';
import css from './error-summary.module.css';

export type ErrorSummaryProps<V extends FormValues> = { form: ContractForm<V>; changed?: ReactNode };

/** What has to be changed, first in the form. Takes the focus after a failed attempt; its rows lead to the fields. */
export function ErrorSummary<V extends FormValues>({ form, changed }: ErrorSummaryProps<V>) {
  const texts = useFormTexts();
  const titleId = useId();
  const message = useUntold(form.message, Boolean(changed) && form.conflict !== undefined);
  const problems = useRowsOnPage(form.problems, form.fieldId);
  if (problems.length === 0 && message === undefined && !changed) return null;
  const name =
    problems.length > 0 || message !== undefined ? { 'aria-labelledby': titleId } : { 'aria-label': texts.notSent };
  const left = problems.filter((problem) => !problem.solved).length;
  return (
    <div ref={form.summary} className={css.summary} tabIndex={-1} role="group" {...name}>
      {changed}
      {message !== undefined && (
        <Notice kind="bad" title={<span id={problems.length > 0 ? undefined : titleId}>{texts.notSent}</span>}>
          <p>{message}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Bracket size="m" tone={left > 0 ? 'danger' : 'ok'} className={css.box} data-solved={left === 0 || undefined}>
          <h2 id={titleId} className={css.title}>
            {left > 0 ? texts.problems(left) : texts.allSolved}
          </h2>
          <ul>
            {problems.map((problem) => (
              <ProblemRow key={problem.name} problem={problem} fieldId={form.fieldId(problem.name)} />
            ))}
          </ul>
        </Bracket>
      )}
    </div>
  );
}

/** A refusal that was told together with the change is not told once more when that has been seen. */
function useUntold(message: string | undefined, told: boolean): string | undefined {
  const [old, setOld] = useState<string>();
  const now = told || message === undefined ? message : old;
  if (now !== old) setOld(now);
  return message === now ? undefined : message;
}

function ProblemRow({ problem, fieldId }: { problem: Problem; fieldId: string }) {
  const { colon, solved } = useFormTexts();
  const [label, setLabel] = useState<string>();
  // The field stands on the page by now, in the language of its sentence.
  useLayoutEffect(() => setLabel(labelOf(fieldId)), [fieldId, problem.text]);
  return (
    <li className={css.row} data-solved={problem.solved || undefined}>
      {problem.solved ? <CheckIcon /> : <ArrowDownIcon />}
      <a href={`#${fieldId}`} className={css.link} onClick={(event) => goTo(event, fieldId)}>
        {namedSentence(label, problem.text, colon)}
        {problem.solved && <span className="visually-hidden">{solved}</span>}
      </a>
    </li>
  );
}

/** Focuses the field and brings its label to the top, where no keyboard covers it. */
function goTo(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const field = pageRoot().getElementById(fieldId);
  if (!field) return;
  field.focus({ preventScroll: true });
  const label = isControl(field) ? field.labels?.[0] : null;
  (field.closest('fieldset') ?? label ?? field).scrollIntoView({ block: 'start' });
}
