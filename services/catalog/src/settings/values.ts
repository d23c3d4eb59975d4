import { readTaipei, taipeiIso } from '@hub/contracts/shared';
import type { SettingState, SettingValues } from '@hub/contracts/catalog';

/** `2026-11-22T10:00` of Taipei, as a form has it. */
export const minuteOf = (at: Date | null): string => (at ? taipeiIso(at).slice(0, 16) : '');

/** The beginning of a minute of a form. */
export const fromMinute = (text: unknown): Date | null => readTaipei(String(text ?? ''))?.from ?? null;

/** The end of a minute of a form: `23:59` holds until the minute is over. */
export const untilMinute = (text: unknown): Date | null => {
  const span = readTaipei(String(text ?? ''));
  return span && new Date(span.until.getTime() - 1);
};

export const flag = (value: unknown): 0 | 1 => (value === true ? 1 : 0);

/** Values of a checked body in the form's own types. */
export const valuesOf = (body: object): SettingValues =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value ?? '')]),
  );

type Span = { starts_at: Date | null; ends_at: Date | null };

export function stateOf({ starts_at, ends_at }: Span, now: Date, shown = true): SettingState {
  if (!shown) return 'off';
  if (ends_at && ends_at < now) return 'over';
  return starts_at && starts_at > now ? 'soon' : 'live';
}
