const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TAIPEI = 8 * HOUR;
/** What is further away was meant as that day: a birthday, the end of something that has none. */
const NEAR = 400 * DAY;
/** How long after it was read from a clock a moment is sent. */
const TYPING = 5 * MINUTE;
const ENDS_OF_DAYS = ['00:00', '23:59'];
const SAID = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)((?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?))?$/;
const MEANT = /\{(day|hour)([+-]\d+)\}/g;

const dayOf = (at: number) => new Date(at + TAIPEI).toISOString().slice(0, 10);
const hourOf = (at: number) => new Date(at + TAIPEI).toISOString().slice(0, 16);
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - TAIPEI;
const signed = (count: number) => (count < 0 ? String(count) : `+${count}`);

/** A day or a time of Taipei as it was meant when it was sent at `now`: `{day-1}T23:59`, `{hour-24}`. Anything else as it is. */
export function meantAs(value: string, now: number): string {
  const [, day = '', time = '', rest = ''] = SAID.exec(value) ?? [];
  if (!day || /Z|-\d\d:/.test(rest) || Math.abs(startOf(day) - now) > NEAR) return value;
  const days = `{day${signed(Math.round((startOf(day) - startOf(dayOf(now))) / DAY))}}`;
  if (!time) return days;
  const before = now - Date.parse(`${day}T${time}:00Z`) + TAIPEI;
  const hours = Math.floor(before / HOUR);
  const isOfClock = !ENDS_OF_DAYS.includes(time) && before - hours * HOUR < TYPING;
  return isOfClock ? `{hour${signed(-hours || 0)}}${rest}` : `${days}T${time}${rest}`;
}

/** The same words today. */
export const saidNow = (value: string, now = Date.now()): string =>
  value.replace(MEANT, (_, unit: string, count: string) =>
    unit === 'day' ? dayOf(now + Number(count) * DAY) : hourOf(now + Number(count) * HOUR),
  );
