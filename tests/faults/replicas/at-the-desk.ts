import { Desk, type Account } from '../../api/desk-session.ts';
import { Recorder } from '../../api/recorder.ts';
import type { TwoOfEverything } from './two-of-everything.ts';

/** A browser that asks this gateway alone, or the balancer. */
export const deskAt = ({ url }: TwoOfEverything, gateway: string): Desk => new Desk(new Recorder(gateway), url);

/** The same browser, which now asks this gateway. */
export const movedTo = (two: TwoOfEverything, gateway: string, { cookie, csrf }: Desk): Desk =>
  Object.assign(deskAt(two, gateway), { cookie, csrf });

export function accountOf({ site }: TwoOfEverything, login: string): Account {
  const found = site.staff.find((one) => one.login === login);
  if (!found) throw new Error(`no account ${login}`);
  return found;
}
