import {
  answersSchema,
  blankAnswers,
  fieldsIn,
  pageKeys,
  visibleFields,
  type FormAnswers,
  type SurveyField,
  type SurveyForm,
} from '@hub/contracts/surveys';
import { useContractForm, useLatest, type ContractForm } from '@hub/forms';
import { useEffect, useMemo, useState } from 'react';
import { useSurveyMessage } from '../survey-message.ts';

export type AnswerForm = ContractForm<FormAnswers>;

/** Where somebody is in a survey of several pages. */
export type SurveyPlace = { page: number; turnTo: (page: number) => void };

export type AnswersOf = {
  form: SurveyForm;
  place: SurveyPlace;
  /** `draftKey(…)`; without it nothing is kept. */
  draft?: string;
  submit: (answers: object, how: { key: string }) => Promise<unknown>;
};

/** The answers of a whole survey; a submit of a page that is not the last one turns to the next. */
export function useAnswerForm({ form, place, draft, submit }: AnswersOf): AnswerForm {
  const { page, turnTo } = place;
  const messages = useSurveyMessage();
  const last = page >= form.pages.length - 1;
  const schema = useMemo(
    () => answersSchema(last ? form : { pages: form.pages.slice(0, page + 1) }),
    [form, last, page],
  );
  const [initial] = useState(() => blankAnswers(form));
  const pageOf = (name: string) => form.pages.findIndex((_, at) => pageKeys(form, at).includes(name));

  const answers = useContractForm({
    schema,
    initial,
    messages,
    draftKey: draft,
    draftFields: Object.keys(initial).filter((name) => typeof initial[name] === 'string'),
    advance: last ? undefined : () => turnTo(page + 1),
    submit: (body, how) => submit(body, how),
  });
  // What is wrong on a page before is shown there.
  const [astray] = answers.problems.filter(({ solved }) => !solved).map(({ name }) => pageOf(name));
  const back = astray !== undefined && astray >= 0 && astray < page ? astray : undefined;
  const turn = useLatest(turnTo);
  useEffect(() => {
    if (back !== undefined) turn.current(back);
  }, [back, turn]);
  return answers;
}

/** Of one page, as the answers have it now. */
export const shownFields = (form: SurveyForm, page: number, answers: FormAnswers): SurveyField[] => {
  const own = new Set(form.pages[page]?.fields);
  return visibleFields(form, answers).filter((field) => own.has(field));
};

const isQuestion = ({ kind, when }: SurveyField) => (kind === 'radio' || kind === 'checks') && !when;

export const countQuestions = (form: SurveyForm): number => fieldsIn(form).filter(isQuestion).length;

/** The number in front of a question; undefined for what is not counted. */
export function numberOf(form: SurveyForm, field: SurveyField): number | undefined {
  const at = fieldsIn(form).filter(isQuestion).indexOf(field);
  return at < 0 ? undefined : at + 1;
}
