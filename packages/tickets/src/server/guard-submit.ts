import type { CaptchaForm, CaptchaProvider } from '@hub/contracts/shared';
import { captchaRefusal, type Caller } from '@hub/nest-kit/http';
import { findResult, hashOfFields, ConcurrentSubmit, type IdempotentSubmit } from '@hub/nest-kit/db';
import { FileRefused } from '@hub/nest-kit/files';
import type { DataSource } from 'typeorm';
import { ownerOf, viewerOf } from './attachments/attachment.policy.ts';
import { HandOverSent } from './hand-over/hand-over.errors.ts';
import type { CaptchaCheck } from './ports.ts';

/** Who submits, as a scope: whoever may own a file. */
export const scopeOf = ({ who }: Caller): string => ownerOf(viewerOf(who));

/** The submit of a form that came with a key; null when it came without one. `owner`: whose keys these are. */
export function submitOf(
  route: string,
  caller: Caller,
  fields: Record<string, unknown>,
  owner = scopeOf(caller),
): IdempotentSubmit | null {
  if (!caller.key) return null;
  return { scope: `${route}:${owner}`.slice(0, 120), key: caller.key, hash: hashOfFields(fields) };
}

/** A challenge belongs to one submit; without a key to one request. */
const submitName = (caller: Caller, owner: string): string => `${owner}:${caller.key ?? caller.rid}`;

export type CaptchaDemand = {
  form: CaptchaForm;
  provider: CaptchaProvider;
  payload: string | undefined;
  /** Whose form it is; look-ups are of no game. */
  game?: string;
  /** Whose keys the submit's is one of. */
  owner?: string;
  /** Narrows the submit to this content, where each try must be paid for. */
  content?: Record<string, unknown>;
};

/** Of the page of another site that shows the form, where it may show that of this game. */
const hostOf = ({ page }: Caller, game: string | undefined): string | undefined =>
  page && (game === undefined || page.games.includes(game)) ? page.host : undefined;

/** Passed once under a key, passes again. Throws `CaptchaNeeded` with the check to make now, `CaptchaUnavailable` for none. */
export async function demandCaptcha(check: CaptchaCheck, caller: Caller, demand: CaptchaDemand): Promise<void> {
  const { form, provider, payload = '', owner = scopeOf(caller), content, game } = demand;
  const by = submitName(caller, owner) + (content ? `:${hashOfFields(content).toString('base64url')}` : '');
  const verdict = await check.consume({ payload, for: form, provider, by, ip: caller.ip, host: hostOf(caller, game) });
  if (verdict.ok) return;
  throw captchaRefusal(verdict, { provider, payload, key: caller.key });
}

/** A twin in another process was faster: its result. Throws the failure itself when there is no twin. */
export async function resultOfTwin(
  source: DataSource,
  submit: IdempotentSubmit | null,
  failure: unknown,
): Promise<number> {
  const gone = failure instanceof FileRefused && failure.code === 'FILE_GONE';
  const late = gone || failure instanceof HandOverSent || failure instanceof ConcurrentSubmit;
  const twin = submit && late ? await findResult(source, submit) : null;
  if (twin === null) throw failure;
  return twin;
}
