import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BadCall } from '../../local-web/src/answers.ts';
import { partnerClaims, signPartnerToken } from '../../../local/token/partner-token.mjs';
import type { Role } from './roles.ts';

export type SiteFacts = {
  /** Address of the player site. */ siteUrl: string;
  /** Keys of the demo games' tokens. */ tokenKeysFile: string;
};

export const tokenFlaws = ['none', 'wrong_key', 'expired', 'other_audience', 'unknown_kid'] as const;
export type TokenFlaw = (typeof tokenFlaws)[number];

export type TokenWish = { role: Role; ttlS: number; flaw: TokenFlaw; vip: boolean };
export type Issued = { token: string; claims: Record<string, unknown>; links: { name: string; url: string }[] };

type Key = { kid: string; key: string };

function keyOf(file: string, game: string): Key {
  let keys: Record<string, Key>;
  try {
    keys = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Key>;
  } catch {
    throw new BadCall('the demo games have no keys yet: they are made by the first start of the site', 409);
  }
  const key = keys[game];
  if (!key)
    throw new BadCall(`there is no token key for ${game}; games with one: ${Object.keys(keys).join(', ')}`, 409);
  return key;
}

const KEY_BYTES = 32;
const otherKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export function issueToken({ siteUrl, tokenKeysFile }: SiteFacts, { role, ttlS, flaw, vip }: TokenWish): Issued {
  const key = keyOf(tokenKeysFile, role.game);
  const known = { role: role.id, name: role.name, uid: role.uid, ...(role.server && { server: role.server }) };
  const nowMs = Date.now() - (flaw === 'expired' ? (ttlS + 3600) * 1000 : 0);
  const claims = partnerClaims({ game: role.game, ...known, ttl: ttlS, vip }, nowMs);
  if (flaw === 'other_audience') claims.aud = 'another-site';
  const signing = {
    kid: flaw === 'unknown_kid' ? 'nobody-knows-me' : key.kid,
    key: flaw === 'wrong_key' ? otherKey() : key.key,
  };
  const token = signPartnerToken(claims, signing);
  return { token, claims, links: linksOf(siteUrl, role.game, token) };
}

const linksOf = (site: string, game: string, token: string) =>
  [
    { name: 'Service home', path: '/service_quick?' },
    { name: 'Report list', path: `/service/${game}/list?` },
    { name: 'New report', path: `/service/${game}/create?` },
    { name: 'Game window', path: `/g/${game}/support?ui=webview&` },
    { name: 'Event code', path: '/events/event_serial?event_id=1&' },
    { name: 'Service home, Android', path: '/service_quick?usr_device=android&' },
  ].map(({ name, path }) => ({ name, url: `${site}${path}token=${token}` }));
