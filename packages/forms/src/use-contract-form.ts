import { useFormik, type FormikErrors } from 'formik';
import { useLanguage } from '@hub/web';
import type { CaptchaView } from '@hub/contracts/shared';
import { useEffect, useId, useRef, useState } from 'react';
import type { InferType, Schema } from 'yup';
import type { ContractForm, ContractFormOptions, FormValues } from './contract-form.ts';
import { checkValues, type FieldErrors } from './field-errors.ts';
import { failureOf } from './submit-failure.ts';
import { sendChecked } from './use-captcha.ts';
import { useDraftKeeper, useStoredDraft, type DraftKeeper } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFailures, type Failures } from './use-failures.ts';
import { useFormParts, type FormParts } from './use-form-parts.ts';
import { useLatest } from './use-latest.ts';
import { useSubmitKey, type SubmitKey } from './use-submit-key.ts';

/**
 * A form over a contract's schema. Nothing is checked before the first attempt, then on every change; what is sent is
 * the schema's own cast, so both sides trim alike. Faults of the server stand at their fields and in the summary.
 * Whatever fails, everything typed stays. Join it to `FormFrame` and the fields.
 */
export function useContractForm<V extends FormValues, S extends Schema>(
  options: ContractFormOptions<V, S>,
): ContractForm<V> {
  const { initial, extraErrors = {}, draftKey, draftFields = [] } = options;
  const id = useId();
  const stored = useStoredDraft(draftKey, draftFields);
  const [restored, setRestored] = useState(stored !== null);
  const [captcha, setCaptcha] = useState<CaptchaView | null>(null);
  const [phase, setPhase] = useState<'fresh' | 'tried' | 'done'>('fresh');
  const parts = useFormParts();
  const key = useSubmitKey(stored?.key);
  const failures = useFailures(Object.keys(initial));
  const formik = useValues(options, { ...initial, ...stored?.values }, parts, phase !== 'fresh');
  const keeper = useDraftKeeper(draftKey, draftFields, formik.values, key.pending);

  const { busy, attempt } = useAttempt(async () => {
    setPhase('tried');
    const wrong = { ...((await formik.validateForm()) as FieldErrors), ...extraErrors };
    if (Object.keys(wrong).length > 0) return failures.show(wrong);
    failures.clear();
    const sent = await send({ options, values: formik.values, parts, key, keeper, failures, demand: setCaptcha });
    if (sent) setPhase('done');
  });

  const local = phase === 'fresh' ? {} : { ...(formik.errors as FieldErrors), ...extraErrors };
  const errors = { ...failures.fields, ...local };
  useErrorTitle(Object.keys(errors).length > 0 || failures.message !== undefined);

  const restart = (values: V = initial) => {
    formik.resetForm({ values });
    failures.clear();
    key.renew();
    keeper.resume();
    setPhase('fresh');
    setRestored(false);
  };
  const discard = () => {
    keeper.drop();
    restart();
  };
  return {
    values: formik.values,
    errors,
    problems: failures.problems(errors),
    captcha,
    message: failures.message,
    busy,
    done: phase === 'done',
    draft: { restored, saved: keeper.saved, discard },
    summary: failures.summary,
    fieldId: (name) => `${id}-${name}`,
    change: (name, value) => {
      key.edited();
      failures.forget(name);
      void formik.setFieldValue(name, value);
    },
    submit: () => (phase === 'done' ? Promise.resolve() : attempt()),
    restart,
    forget: failures.forget,
    join: parts.join,
  };
}

/** The values themselves and what the schema says about them: the one place that knows Formik. */
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

/** What is wrong is said again when the language changes. */
function useSentencesAnew(check: () => void): void {
  const language = useLanguage();
  const now = useLatest(check);
  useEffect(() => now.current(), [language, now]);
}

/** One attempt at a time: a second press while the first runs does nothing. */
function useAttempt(run: () => Promise<void>): { busy: boolean; attempt: () => Promise<void> } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const attempt = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, attempt };
}

type Sending<V extends FormValues, S extends Schema> = {
  options: ContractFormOptions<V, S>;
  values: V;
  parts: FormParts;
  key: SubmitKey;
  keeper: DraftKeeper;
  failures: Failures;
  /** Shows a check that the form had none of. */
  demand: (captcha: CaptchaView) => void;
};

const CAPTCHA = 'captcha_token';

/** Opens the gates, casts and sends. False when it was refused; then the failures are shown. */
async function send<V extends FormValues, S extends Schema>(sending: Sending<V, S>): Promise<boolean> {
  const { options, values, parts, key, keeper, failures } = sending;
  const gates = await parts.open();
  if (Object.keys(gates.failures).length > 0) {
    failures.show({}, { fields: gates.failures });
    return false;
  }
  const cast: object = await options.schema.validate(parts.tidy(values), { stripUnknown: true });
  const how = { key: key.read() };
  keeper.keep();
  try {
    await sendChecked((captcha) => options.submit({ ...cast, ...gates.values, ...captcha } as InferType<S>, how));
    keeper.drop();
    key.renew();
    parts.spend();
    return true;
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.conflict) key.refuse();
    // What passed the check once passes again under its key: only a refused answer, or another key, needs a new one.
    if (failure.conflict || failure.fields[CAPTCHA]) parts.renew();
    const { captcha } = failure;
    if (captcha && (captcha.provider !== 'altcha' || !parts.has(CAPTCHA))) sending.demand(captcha);
    failures.show({}, failure);
    return false;
  }
}
