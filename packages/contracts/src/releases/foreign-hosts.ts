import { number, object, string, type InferType } from 'yup';
import { gameId } from '../shared/game-id.ts';
import { releaseReason } from './release-reason.ts';
import type { HostsByGame } from './hosts-by-game.ts';

const ORIGIN = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/;
/** Somebody who builds such a page has it on the own machine. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const MOST = 100;

/** As browsers write it: a port that goes without saying, or one that cannot be, is in no `Origin`. */
const isOrigin = (text: string): boolean =>
  (ORIGIN.test(text) || OWN_MACHINE.test(text)) && URL.canParse(text) && new URL(text).origin === text;
const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '');

/** One `H73 https://launcher.example` per line; null where a line is something else. */
export function hostsOfText(text: string): HostsByGame | null {
  const lines = linesOf(text);
  const hosts = new Map<string, string[]>();
  for (const [game = '', origin = '', ...more] of lines) {
    if (more.length > 0 || !gameId().isValidSync(game) || !isOrigin(origin)) return null;
    const known = hosts.get(game) ?? [];
    if (!known.includes(origin)) hosts.set(game, [...known, origin]);
  }
  return lines.length > MOST ? null : Object.fromEntries(hosts);
}

export const foreignHostsForm = object({
  hosts: string()
    .max(8000, 'HOSTS_LINES')
    .default('')
    .test('lines', 'HOSTS_LINES', (text) => hostsOfText(text) !== null),
  reason: releaseReason().required('FIELD_REQUIRED'),
});

/** `revision`: of the area as its sender saw it. */
export const foreignHostsBody = foreignHostsForm.shape({
  revision: number().integer('FIELD_INVALID').min(0, 'FIELD_INVALID').required('FIELD_INVALID'),
});
export type ForeignHostsBody = InferType<typeof foreignHostsBody>;
