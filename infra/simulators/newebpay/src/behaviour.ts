import { BadCall } from '../../local-web/src/answers.ts';
import type { Padding } from './shop.ts';

export const whens = ['before', 'after', 'never'] as const;
export const tampers = ['none', 'amount', 'sum', 'merchant', 'status', 'outer_status', 'order', 'cut'] as const;
export type Tamper = (typeof tampers)[number];

/**
 * How the provider behaves where its manuals leave it open, or where something goes wrong. `notify`: against the browser's
 * return; `notify_times`: how often, `notify_at_once` all of them together; `notify_delay_ms` before the first. `empty_return`: the
 * browser comes back without fields, as it always does from UnionPay. `captures`: a card is captured when it is paid. `tries` and
 * `gap_ms`: of a notice that is not answered with 200.
 */
export type Behaviour = {
  notify: (typeof whens)[number];
  notify_times: number;
  notify_at_once: boolean;
  notify_delay_ms: number;
  tries: number;
  gap_ms: number;
  empty_return: boolean;
  sends_customer: boolean;
  tamper: Tamper;
  padding: Padding;
  escapes: boolean;
  colons: boolean;
  payer_known: boolean;
  letters_in_number: boolean;
  captures: boolean;
};

export const usual: Behaviour = {
  notify: 'before',
  notify_times: 1,
  notify_at_once: false,
  notify_delay_ms: 0,
  tries: 4,
  gap_ms: 10_000,
  empty_return: false,
  sends_customer: true,
  tamper: 'none',
  padding: 32,
  escapes: true,
  colons: true,
  payer_known: true,
  letters_in_number: false,
  captures: false,
};

const mosts: Partial<Record<keyof Behaviour, number>> = {
  notify_times: 50,
  notify_delay_ms: 3_600_000,
  tries: 10,
  gap_ms: 600_000,
};
const choices: Partial<Record<keyof Behaviour, readonly (string | number)[]>> = {
  notify: whens,
  tamper: tampers,
  padding: [16, 32],
};

/** The behaviour with what was given; what is not named stays. Throws `BadCall`. */
export function changed(now: Behaviour, given: Record<string, unknown>): Behaviour {
  const wrong = Object.entries(given).find(([name, value]) => !fits(name as keyof Behaviour, value));
  if (wrong) throw new BadCall(`${wrong[0]} cannot be ${JSON.stringify(wrong[1])}`);
  return { ...now, ...given };
}

function fits(name: keyof Behaviour, value: unknown): boolean {
  if (!(name in usual)) return false;
  const choice = choices[name];
  if (choice) return choice.some((one) => one === value);
  const most = mosts[name];
  if (most === undefined) return typeof value === 'boolean';
  const least = name === 'notify_times' || name === 'tries' ? 1 : 0;
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
