import { createHmac, randomUUID } from 'node:crypto';

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that opens the site for a player. `key`: {kid, secret}, the key for tokens, not the one for calls. */
export function makeToken(key, player, nowS = Math.floor(Date.now() / 1000), jti = randomUUID()) {
  const claims = {
    iss: `game:${player.game}`,
    aud: 'player-site',
    sub: player.uid,
    jti,
    iat: nowS,
    exp: nowS + 1800,
    game_id: player.game,
    server_id: player.server,
    role_id: player.role,
    char_name: player.name,
  };
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', key.secret).update(content).digest('base64url')}`;
}
