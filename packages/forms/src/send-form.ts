import type { CaptchaView } from '@hub/contracts/shared';
import { wantsFactor, type useStepUp } from '@hub/web';
import type { InferType, Schema } from 'yup';
import { filesOf, type ContractFormOptions, type FormValues } from './contract-form.ts';
import { checkValues } from './field-errors.ts';
import { failureOf } from './submit-failure.ts';
import { sendChecked } from './use-captcha.ts';
import type { DraftSaver } from './use-draft.ts';
import type { Failures } from './use-failures.ts';
import type { FormParts } from './use-form-parts.ts';
import type { SubmitKey } from './use-submit-key.ts';

export type Sending<V extends FormValues, S extends Schema> = {
  options: ContractFormOptions<V, S>;
  /** As they stand now: a submit may wait long for its files, and the player writes on meanwhile. */
  values: () => V;
  parts: FormParts;
  key: SubmitKey;
  keeper: DraftSaver;
  failures: Failures;
  demand: (captcha: CaptchaView) => void;
  stepUp: ReturnType<typeof useStepUp>;
};

const CAPTCHA = 'captcha_token';

/** False: refused, with the failures shown; called off by the signal; or no second factor. */
export async function sendForm<V extends FormValues, S extends Schema>(
  { options, values, parts, key, keeper, failures, demand, stepUp }: Sending<V, S>,
  signal: AbortSignal,
): Promise<boolean> {
  const settled = async () => {
    await filesOf(options, values())?.settle(signal);
    // While those were waited for, another choice may have brought others.
    if (typeof options.files === 'function') await options.files(values()).settle(signal);
  };
  const ready = Promise.all([parts.open(), settled()]);
  const [gates] = (await Promise.race([ready, ended(signal)])) ?? [];
  if (!gates || signal.aborted) return false;
  const typed = parts.tidy(values());
  const files = filesOf(options, typed);
  const wrong = { ...(await checkValues(options.schema, typed, options.messages)), ...files?.problems() };
  if (Object.keys({ ...wrong, ...gates.failures }).length > 0) {
    failures.show(wrong, { fields: gates.failures });
    return false;
  }
  const cast: object = await options.schema.validate(typed, { stripUnknown: true });
  const ids = files?.ids() ?? {};
  const sent = JSON.stringify(ids);
  const how = { key: key.read(sent) };
  keeper.keep();
  try {
    const body = { ...cast, ...gates.values, ...ids };
    await sendChecked((captcha) => stepUp(() => options.submit({ ...body, ...captcha } as InferType<S>, how)));
    key.renew();
    // Typed while it was on its way: sent it is not, so it stays as the draft of another one.
    if (options.keepsDraft || isChanged(parts.tidy(values()), typed, options.draftFields)) keeper.keep();
    else keeper.drop();
    parts.spend();
    files?.clear();
    return true;
  } catch (thrown) {
    // The question for the second factor was dismissed: nothing was refused, and nothing is wrong.
    if (wantsFactor(thrown)) return false;
    const failure = failureOf(thrown);
    if (failure.conflict) key.refuse(sent);
    // What passed the check once passes again under its key: only a refused answer, or another key, needs a new one.
    if (failure.conflict || failure.fields[CAPTCHA]) parts.renew();
    const { captcha } = failure;
    if (captcha && (captcha.provider !== 'altcha' || !parts.has(CAPTCHA))) demand(captcha);
    const fields = files?.blame(failure.fields) ?? failure.fields;
    failures.show(files?.problems() ?? {}, { ...failure, fields });
    return false;
  }
}

const isChanged = <V extends FormValues>(now: V, sent: V, fields: readonly (keyof V)[] = []): boolean =>
  fields.some((name) => now[name] !== sent[name]);

function ended(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
}
