import { html, json, type Answer } from '../../local-web/src/answers.ts';
import type { FaultMode, GameFaultRule } from './game-faults.ts';
import type { Result } from './take-mail.ts';

const RETRY_S = 2;
const DRIP_MS = 250;
const HUGE_BYTES = 200 * 1024;

type Say = (rule: GameFaultRule, result: Result) => Answer;

const retryAfter = (rule: GameFaultRule) => ({ 'retry-after': String(rule.retryAfterS ?? RETRY_S) });
const gatewayPage = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1><p>nginx</p>';
const loginPage = '<!doctype html><title>Game portal</title><h1>Welcome</h1>';

const before: Partial<Record<FaultMode, Say>> = {
  timeout_before: () => ({ status: 200, manner: { kind: 'never' } }),
  reset_before: () => ({ status: 200, manner: { kind: 'reset' } }),
  error_before: () => json({ error: 'internal' }, 500),
  unavailable: (rule) => ({ ...json({ error: 'maintenance' }, 503), headers: retryAfter(rule) }),
  busy: (rule) => ({ ...json({ error: 'rate_limited' }, 429), headers: retryAfter(rule) }),
  unauthorised: () => json({ error: 'bad_signature' }, 401),
  redirect: () => ({ status: 307, location: '/elsewhere' }),
  bad_gateway: () => html(gatewayPage, 502),
};

const after: Partial<Record<FaultMode, Say>> = {
  timeout_after: () => ({ status: 200, manner: { kind: 'never' } }),
  reset_after: () => ({ status: 200, manner: { kind: 'reset' } }),
  error_after: () => json({ error: 'internal' }, 500),
  html: () => html(loginPage),
  half_json: (_rule, { status, body }) => ({ ...json(body, status), manner: { kind: 'cut' } }),
  wrong_id: (_rule, { status, body }) => json(wrongId(body), status),
  drip: (rule, { status, body }) => ({ ...json(body, status), manner: { kind: 'drip', everyMs: rule.ms ?? DRIP_MS } }),
  twice: (_rule, { status, body }) => ({ ...json(body, status), manner: { kind: 'twice' } }),
  duplicate: (_rule, { status, outcome, body }) =>
    json(outcome === 'accepted' ? { ...body, status: 'duplicate' } : body, status),
  huge: (_rule, { status, body }) => json({ ...body, padding: 'x'.repeat(HUGE_BYTES) }, status),
};

const wrongId = (body: Record<string, unknown>) =>
  'mail_id' in body ? { ...body, mail_id: 'rdm_00000000000000000000000000' } : body;

export const answerBefore = (rule: GameFaultRule | undefined): Answer | undefined =>
  rule && before[rule.mode]?.(rule, { status: 0, outcome: '', reason: '', body: {} });

/** The answer to what was done, spoilt by a fault if there is one. */
export const answerAfter = (rule: GameFaultRule | undefined, result: Result): Answer =>
  (rule && after[rule.mode]?.(rule, result)) ?? json(result.body, result.status);
