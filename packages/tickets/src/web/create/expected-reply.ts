import { taipeiAt } from '@hub/contracts/shared';

const HOURS = /(\d{1,2}):(\d{2})\s*[-–~至]\s*(\d{1,2}):(\d{2})/;

/** By when an answer is to be expected: the end of the next day's service hours. Null when the hours cannot be read. */
export function expectedReply(hours: string, sentAt: Date): { at: string; time: string } | null {
  const found = HOURS.exec(hours);
  if (!found) return null;
  const [hour = '', minute = ''] = found.slice(3);
  const until = taipeiAt(sentAt, 1, Number(hour) * 60 + Number(minute));
  return { at: until.toISOString(), time: `${hour.padStart(2, '0')}:${minute}` };
}
