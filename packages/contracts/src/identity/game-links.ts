import { number, object, string, type InferType } from 'yup';
import { approvalReason } from '../approvals/messages.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, part, text, view, whole, yesNo } from '../shared/view.ts';

const ADDRESS_MAX = 200;
const PLAIN_PATH = /^[A-Za-z0-9/_.~-]*$/;

/**
 * An address of a game's server as it is kept: its origin and a path without a slash at the end; null for a text that is
 * none, or has a name and password, a query or a fragment.
 */
export function linkAddress(text: string): string | null {
  if (text.length > ADDRESS_MAX || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password || /[?#\\\s@]/.test(text) || !PLAIN_PATH.test(url.pathname)) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Another address of a game's server, which somebody else has to approve. */
export const gameAddressBody = object({
  game_id: gameId().required('KEY_GAME_REQUIRED'),
  base_url: string()
    .trim()
    .required('ADDRESS_REQUIRED')
    .test('address', 'ADDRESS_SHAPE', (value) => !value || linkAddress(value) !== null),
  reason: approvalReason(),
});
export type GameAddressBody = InferType<typeof gameAddressBody>;

export const gameLinkTestBody = object({ game_id: gameId().required('KEY_GAME_REQUIRED') });
export type GameLinkTestBody = InferType<typeof gameLinkTestBody>;

export const gameAddressRow = view('GameAddress', { game_id: text(), base_url: text(), changed_at: text() });
export type GameAddressRow = InferType<typeof gameAddressRow>;

/**
 * What a call of the test met. `well`: the answer that it should be. `resting`: asks for patience. `slow`: nothing came in
 * time. `unreachable`: nobody took the call. `address`: the address leads into a private net. `signature`: refused. `clock`:
 * refused, and its clock is too far from ours. `open`: a call that was signed with a secret nobody holds was taken as well.
 * `nonsense`: an answer that the protocol does not know.
 */
export const linkFindings = [
  'well',
  'resting',
  'slow',
  'unreachable',
  'address',
  'signature',
  'clock',
  'open',
  'nonsense',
] as const;
export type LinkFinding = (typeof linkFindings)[number];

const finding = { found: oneOf(...linkFindings), why: text(), ms: whole() };

/**
 * `health`: the game's own word. `keys`: a signed look-up with each live key, `well` where the same under a wrong secret is refused. `why`: the word of the answer, for whoever
 * works on the game's server. `clock_s`: how far its clock is ahead of ours; null when it does not tell.
 */
export const gameLinkTestView = view('GameLinkTest', {
  data: part({
    game_id: text(),
    base_url: text(),
    ok: yesNo(),
    clock_s: number().integer().nullable().defined(),
    health: part(finding),
    keys: listOf(part({ kid: text(), ...finding })),
  }),
});
export type GameLinkTestView = InferType<typeof gameLinkTestView>;
