import { FaultRules, type FaultRule } from '../../local-web/src/fault-rules.ts';

export const callKinds = ['role', 'mail', 'state', 'recall', 'health'] as const;
export type CallKind = (typeof callKinds)[number];

type ModeFacts = { /** Two digits of a magic role id. */ code: number; applies: 'yes' | 'no' | 'late'; words: string };

/** Every fault, in the words of the page. `applies`: whether what was asked for happens all the same. */
export const faultModes = {
  delay: { code: 10, applies: 'late', words: 'answers late, by ms (4000)' },
  timeout_after: { code: 20, applies: 'yes', words: 'stores it and never answers' },
  timeout_before: { code: 21, applies: 'no', words: 'stores nothing and never answers' },
  reset_after: { code: 22, applies: 'yes', words: 'stores it and breaks the line' },
  reset_before: { code: 23, applies: 'no', words: 'breaks the line, stores nothing' },
  error_after: { code: 24, applies: 'yes', words: 'stores it and answers 500' },
  error_before: { code: 25, applies: 'no', words: 'answers 500, stores nothing' },
  unavailable: { code: 26, applies: 'no', words: 'answers 503 with Retry-After' },
  busy: { code: 27, applies: 'no', words: 'answers 429 with Retry-After' },
  unauthorised: { code: 28, applies: 'no', words: 'answers 401 although the signature is right' },
  html: { code: 29, applies: 'yes', words: 'stores it and answers 200 with a page of HTML' },
  half_json: { code: 30, applies: 'yes', words: 'stores it and breaks the line in the middle of the answer' },
  wrong_id: { code: 31, applies: 'yes', words: 'stores it and answers 200 with the name of another mail' },
  drip: { code: 32, applies: 'yes', words: 'stores it and answers a byte every ms (250)' },
  twice: { code: 33, applies: 'yes', words: 'stores it and answers twice' },
  duplicate: { code: 34, applies: 'yes', words: 'stores it and says "duplicate" the first time' },
  huge: { code: 35, applies: 'yes', words: 'stores it and answers with 200 KiB' },
  redirect: { code: 36, applies: 'no', words: 'answers 307 to another address' },
  bad_gateway: { code: 37, applies: 'no', words: 'answers 502 with a page of HTML' },
} as const satisfies Record<string, ModeFacts>;

export type FaultMode = keyof typeof faultModes;
export const modeNames = Object.keys(faultModes) as FaultMode[];

/** The lane of faults that meet every game. */
export const EVERY_GAME = '*';

export type GameFaultRule = FaultRule<FaultMode>;
export type GameFaults = FaultRules<FaultMode>;

/** Switches per game; where nothing is said they meet mails. */
export const gameFaults = (): GameFaults => new FaultRules({ modes: modeNames, kinds: callKinds, usual: ['mail'] });

/** A role that always makes trouble: the fault of these two digits, or nothing. */
export function magicFault(code: number): { mode: FaultMode; firstOnly: boolean } | null {
  const find = (wanted: number) => modeNames.find((name) => faultModes[name].code === wanted);
  const always = find(code);
  if (always) return { mode: always, firstOnly: false };
  const first = find(code - FIRST_ONLY);
  return first ? { mode: first, firstOnly: true } : null;
}

/** Added to a fault's digits: only the first call about a mail is met, the next ones go well. */
export const FIRST_ONLY = 40;

export const ruleOfRole = (mode: FaultMode): GameFaultRule => ({
  mode,
  on: [...callKinds],
  share: null,
  next: null,
  ms: null,
  retryAfterS: null,
});
