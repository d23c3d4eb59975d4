import { line } from '../boot/say.mjs';

type Border = { kind: 'most' | 'least'; value: number };
/** What a bench wants to reach. `beside` is a further figure for the reader; it is not judged. */
export type Aim = { what: string; measured: number; border: Border; unit: string; beside: string };

const aim =
  (kind: Border['kind']) =>
  (what: string, measured: number, value: number, unit = '', beside = ''): Aim => ({
    what,
    measured,
    border: { kind, value },
    unit,
    beside,
  });
export const atMost = aim('most');
export const atLeast = aim('least');

/** What was not measured, and so is no number, misses. */
export const holds = ({ measured, border: { kind, value } }: Aim): boolean =>
  kind === 'most' ? measured <= value : measured >= value;

const rounded = (value: number) => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4))));

export function wordsOf({ what, measured, border: { kind, value }, unit, beside }: Aim): string {
  const end = unit && ` ${unit}`;
  const sign = kind === 'most' ? '≤' : '≥';
  return `${what}: ${rounded(measured)}${end}, aim ${sign} ${rounded(value)}${end}${beside && ` (${beside})`}`;
}

export function sayAims(aims: readonly Aim[]): number {
  for (const one of aims) line(holds(one) ? 'ok' : 'missed', wordsOf(one));
  return aims.filter((one) => !holds(one)).length;
}
