const segment = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** A token that says this of itself; nobody here proves it. */
export const tokenOf = (claims: object): string => `${segment({ alg: 'none' })}.${segment(claims)}.unsigned`;

type Claims = { game?: string; uid?: string };

/** The site's own token of an in-game player, as it comes from the exchange of the game's. */
export const playerToken = ({ game = 'H73', uid = 'uid-900001' }: Claims = {}): string =>
  tokenOf({ aud: 'S', game, uid, exp: Math.floor(Date.now() / 1000) + 3600 });

/** A token as the game's server makes it. */
export const partnerToken = (over: object = {}): string => {
  const iat = Math.floor(Date.now() / 1000);
  return tokenOf({ iss: 'game:H73', aud: 'player-site', iat, exp: iat + 1800, game_id: 'H73', ...over });
};
