import { createHmac, randomUUID } from 'node:crypto';
import { demoRole } from './demo-roles.mjs';

const base64url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of a token that a game's client opens the site with. What is not said comes from the demo data. */
export function partnerClaims({ game, role, server, name, uid, ttl, vip }, nowMs = Date.now()) {
  const known = demoRole(game, role);
  const now = Math.floor(nowMs / 1000);
  return {
    iss: `game:${game}`,
    aud: 'player-site',
    sub: uid ?? known.uid,
    game_id: game,
    server_id: server ?? known.server,
    role_id: known.role,
    char_name: name ?? known.name,
    iat: now,
    exp: now + ttl,
    jti: randomUUID(),
    ...((vip || known.vip) && { vip: true }),
  };
}

/** A JWT under HS256; `key` is base64url of the secret's bytes. */
export function signPartnerToken(claims, { kid, key }) {
  const content = `${base64url({ alg: 'HS256', typ: 'JWT', kid })}.${base64url(claims)}`;
  return `${content}.${createHmac('sha256', Buffer.from(key, 'base64url')).update(content).digest('base64url')}`;
}
