import { newKey } from '@hub/web';
import { taipeiIso } from '@hub/contracts/shared';

const KEY = 'hub.helped';
type Kept = { day: string; keys: Record<string, string> };

/** The same until midnight in Taipei: counted once a day, however often it is pressed. Without storage a new one. */
export function helpedKey(game: string, article: number): string {
  const day = taipeiIso(new Date()).slice(0, 10);
  const name = `${game}/${article}`;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    const today: Kept = kept?.day === day ? kept : { day, keys: {} };
    const key = (today.keys[name] ??= newKey());
    localStorage.setItem(KEY, JSON.stringify(today));
    return key;
  } catch {
    return newKey();
  }
}
