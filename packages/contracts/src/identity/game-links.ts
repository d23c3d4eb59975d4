import { number, object, string, type InferType } from 'yup';
import { approvalReason } from '../approvals/messages.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, part, text, view, whole, yesNo } from '../shared/view.ts';

const ADDRESS_MAX = 200;
const PLAIN_PATH = /^[A-Za-z0-9/_.~-]*$/;

/** Origin and path without a slash at the end; null for credentials, a query, a fragment, or no address. */
export function linkAddress(text: string): string | null {
  if (text.length > ADDRESS_MAX || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password || /[?#\\\s@]/.test(text) || !PLAIN_PATH.test(url.pathname)) return null;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

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

/** `resting`: asks for patience. `open`: it took a secret nobody holds. `address`: leads into a private net. */
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

/** `keys`: a signed look-up each, and refused under a wrong secret. `clock_s`: ahead of ours; null if untold. */
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
