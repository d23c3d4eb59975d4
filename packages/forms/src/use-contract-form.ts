import { useFormik, type FormikErrors } from 'formik';
import { useLanguage, useStepUp } from '@hub/web';
import type { CaptchaView } from '@hub/contracts/shared';
import { useEffect, useId, useState } from 'react';
import type { Schema } from 'yup';
import {
  filesOf,
  type ContractForm,
  type ContractFormOptions,
  type DraftState,
  type FormValues,
} from './contract-form.ts';
import { checkValues, type FieldErrors } from './field-errors.ts';
import { sendForm, type Sending } from './send-form.ts';
import type { SentFiles } from './files/form-files.ts';
import { useAttempt } from './use-attempt.ts';
import { useDraftSaver, useStoredDraft, type DraftSaver } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFailures } from './use-failures.ts';
import { useFormParts, type FormParts } from './use-form-parts.ts';
import { useLatest } from './use-latest.ts';
import { useSubmitKey, type SubmitKey } from './use-submit-key.ts';

/** Nothing is checked before the first attempt; what is sent is the schema's cast, so both sides trim alike. */
export function useContractForm<V extends FormValues, S extends Schema>(
  options: ContractFormOptions<V, S>,
): ContractForm<V> {
  const { initial, draftKey, draftFields = [] } = options;
  const id = useId();
  const stored = useStoredDraft(draftKey, draftFields);
  const [restored, setRestored] = useState(stored !== null);
  const [captcha, setCaptcha] = useState<CaptchaView | null>(null);
  const [phase, setPhase] = useState<'fresh' | 'tried' | 'done'>('fresh');
  const parts = useFormParts();
  const key = useSubmitKey(stored?.key);
  const failures = useFailures(Object.keys(initial));
  const formik = useValues(options, { ...initial, ...stored?.values }, parts, phase !== 'fresh');
  const keeper = useDraftSaver(draftKey, draftFields, formik.values, key.pending);
  const latest = useLatest(formik.values);
  const stepUp = useStepUp();
  const files = filesOf(options, formik.values);

  const begin = (values: V) => {
    formik.resetForm({ values });
    failures.clear();
    key.renew();
    keeper.begin(values);
    setPhase('fresh');
    setRestored(false);
  };
  const { busy, start, stop, afterwards } = useAttempt(async (signal) => {
    setPhase('tried');
    const form = { options, values: () => latest.current, parts, key, keeper, failures, demand: setCaptcha, stepUp };
    const ended = await attempt(form, (await formik.validateForm()) as FieldErrors, signal);
    if (ended !== 'refused') setPhase(ended === 'sent' ? 'done' : 'fresh');
    return ended === 'sent';
  });

  // What was sent is emptied behind the slip; nothing is wrong with that.
  const errors = { ...failures.fields, ...(phase === 'tried' && wrongNow(options, formik.values, formik.errors)) };
  useErrorTitle(Object.keys(errors).length > 0 || failures.refusal.message !== undefined);
  return {
    values: formik.values,
    errors,
    problems: failures.problems(errors),
    captcha,
    ...failures.refusal,
    busy,
    waiting: busy ? files?.waiting : undefined,
    stop,
    done: phase === 'done',
    draft: draftOf(keeper, files, restored, () => begin(initial)),
    summary: failures.summary,
    fieldId: (name) => `${id}-${name}`,
    change: (name, value) => {
      key.edited();
      failures.forget(name);
      void formik.setFieldValue(name, value);
    },
    shareKey: () => shareKey(key, keeper),
    renewKey: key.renew,
    submit: () => (phase === 'done' ? Promise.resolve() : start()),
    restart: (next = initial) => afterwards(() => begin(typeof next === 'function' ? next(latest.current) : next)),
    forget: failures.forget,
    join: parts.join,
  };
}

function draftOf(keeper: DraftSaver, files: SentFiles | undefined, restored: boolean, begin: () => void): DraftState {
  const discard = () => {
    drop(keeper, files);
    begin();
  };
  const { key, saved, keep } = keeper;
  return { key, restored: restored || files?.restored === true, saved, keep, discard };
}

function drop(keeper: DraftSaver, files: SentFiles | undefined): void {
  keeper.drop();
  files?.clear();
}

/** The draft keeps the key too: after a reload it still is the same report. */
function shareKey(key: SubmitKey, keeper: DraftSaver): string {
  const shared = key.share();
  keeper.keep();
  return shared;
}

const wrongNow = <V extends FormValues, S extends Schema>(
  options: ContractFormOptions<V, S>,
  values: V,
  ofSchema: FormikErrors<V> | FieldErrors,
): FieldErrors => ({
  ...(ofSchema as FieldErrors),
  ...filesOf(options, values)?.problems(),
});

async function attempt<V extends FormValues, S extends Schema>(
  form: Sending<V, S>,
  ofSchema: FieldErrors,
  signal: AbortSignal,
): Promise<'sent' | 'turned' | 'refused'> {
  if (!isRight(form, ofSchema)) return 'refused';
  const { advance } = form.options;
  if (!advance) return (await sendForm(form, signal)) ? 'sent' : 'refused';
  form.keeper.keep();
  advance();
  return 'turned';
}

/** What is wrong is shown; nothing wrong, and what was shown before goes. */
function isRight<V extends FormValues, S extends Schema>(form: Sending<V, S>, ofSchema: FieldErrors): boolean {
  const wrong = wrongNow(form.options, form.values(), ofSchema);
  if (Object.keys(wrong).length > 0) {
    form.failures.show(wrong);
    return false;
  }
  form.failures.clear();
  return true;
}

/** The one place that knows Formik. */
function useValues<V extends FormValues, S extends Schema>(
  { schema, messages }: ContractFormOptions<V, S>,
  start: V,
  parts: FormParts,
  live: boolean,
) {
  const [initialValues] = useState(start);
  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: live,
    validate: async (values) => (await checkValues(schema, parts.tidy(values), messages)) as FormikErrors<V>,
    onSubmit: () => undefined,
  });
  useSentencesAnew(() => void (live && formik.validateForm()));
  return formik;
}

function useSentencesAnew(check: () => void): void {
  const language = useLanguage();
  const now = useLatest(check);
  useEffect(() => now.current(), [language, now]);
}
