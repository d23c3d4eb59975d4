import { identityTexts } from '@hub/contracts/identity';
import { faultsOf, sentenceOf, sharedTexts, type Language, type Texts } from '@hub/contracts/shared';

export type Sentences = Record<string, string>;
type Values = Readonly<Record<string, unknown>>;
type Schema = Parameters<typeof faultsOf>[0];

const texts: Texts = { ...sharedTexts, ...identityTexts };
const fieldOf = (path: string) => /^\w+/.exec(path)?.[0] ?? '';

/** What the contract finds wrong with an account, in words at their paths: what the server would say. */
export function accountFaults(schema: Schema, values: Values, language: Language): Sentences {
  const faults = Object.entries(faultsOf(schema, values));
  return Object.fromEntries(
    faults.map(([path, { code, params }]) => [
      path,
      sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', language, params),
    ]),
  );
}

/** Of the server's sentences those whose field still holds what was sent. */
export function stillTold(told: Sentences, sent: Values, values: Values): Sentences {
  const unchanged = ([path]: [string, string]) =>
    fieldOf(path) in values && sent[fieldOf(path)] === values[fieldOf(path)];
  return Object.fromEntries(Object.entries(told).filter(unchanged));
}

/** The sentence of each role, of those at `roles[0]`, `roles[1].game_id` …; the first of each speaks. */
export function roleFaults(faults: Sentences, roles: readonly { role: string }[]): Sentences {
  const found: Sentences = {};
  for (const [path, sentence] of Object.entries(faults)) {
    const role = roles[Number(/^roles\[(\d+)\]/.exec(path)?.[1] ?? NaN)]?.role;
    if (role !== undefined) found[role] ??= sentence;
  }
  return found;
}
