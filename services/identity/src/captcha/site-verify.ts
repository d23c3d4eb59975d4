import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { array, boolean, object, string } from 'yup';
import { faultOf, type Log } from '@hub/nest-kit/log';
import type { OutsideSettings } from './outside-settings.ts';

/** The provider cannot be asked now, or does not know us. */
export class ProviderAway extends Error {}

/** `host`: of the page that asked for it, where that is none of ours. */
export type OutsideAnswer = { token: string; ip: string; form: string; submit: Buffer; host?: string | undefined };

/** What every provider of this protocol gives. */
const TOKEN = /^[\w.-]{1,2048}$/;

const TRY_MS = 2000;
const TRIES = 2;
/** After a failure nobody waits for the provider again for a while. */
const REST_MS = 10_000;
const KNOWN_ALIVE_MS = 30_000;

const view = object({
  success: boolean().required(),
  hostname: string(),
  action: string(),
  'error-codes': array(string().defined()),
});

/** Faults that a person in front of the form can do nothing about. */
const oursToMend = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

/** A UUID that is the same for every repetition: asking twice about one answer of one submit is asking once. */
function questionId({ token, submit }: OutsideAnswer): string {
  const hex = createHash('sha256').update(submit).update(token).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The common `siteverify` call: is this token an answer that the provider's widget gave on our page, for this form? */
export class SiteVerify {
  private restUntil = 0;
  private aliveUntil = 0;

  constructor(
    private readonly settings: OutsideSettings,
    private readonly log: Log,
  ) {}

  /** What is wrong with the answer, or null. Throws `ProviderAway` after at most two tries of two seconds. */
  async faultOf(answer: OutsideAnswer): Promise<string | null> {
    // Never asked about: a text that the provider chokes on would look as if it were away, and call for the stand-in.
    if (!TOKEN.test(answer.token)) return 'malformed';
    const said = await this.ask(answer);
    if (!said.success) return said['error-codes'].join() || 'refused';
    if (said.hostname !== (answer.host || this.settings.hostname)) return 'from another site';
    return said.action === answer.form ? null : 'for another form';
  }

  /** Throws `ProviderAway` when nobody could pass the provider's challenge now. */
  async probe(submit: Buffer): Promise<void> {
    if (this.aliveUntil < Date.now()) await this.ask({ token: 'none', ip: '', form: '', submit });
  }

  private async ask(answer: OutsideAnswer) {
    if (this.restUntil > Date.now()) throw new ProviderAway('resting');
    let last: unknown;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        const said = await this.once(answer);
        this.aliveUntil = Date.now() + KNOWN_ALIVE_MS;
        return said;
      } catch (error) {
        last = error;
      }
    }
    this.restUntil = Date.now() + REST_MS;
    this.aliveUntil = 0;
    this.log.error({ ...faultOf(last), code: 'CAPTCHA_PROVIDER_AWAY' }, 'captcha');
    throw new ProviderAway(String((last as Error).message));
  }

  private async once(answer: OutsideAnswer) {
    const form = new URLSearchParams({
      secret: this.settings.secret,
      response: answer.token,
      idempotency_key: questionId(answer),
      ...(isIP(answer.ip) && { remoteip: answer.ip }),
    });
    const signal = AbortSignal.timeout(TRY_MS);
    const response = await fetch(this.settings.verifyUrl, { method: 'POST', body: form, redirect: 'error', signal });
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`);
    const said = await view.validate(await response.json(), { strict: true });
    const codes = said['error-codes'] ?? [];
    const failure = codes.find((code) => code === 'internal-error' || oursToMend.has(code));
    if (failure) throw new Error(failure);
    return { ...said, 'error-codes': codes };
  }
}
