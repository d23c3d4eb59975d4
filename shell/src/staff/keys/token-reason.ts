/** Why a token of a game is not taken, as far as people are told in words of their own. */
export type TokenReason =
  | 'shape'
  | 'signature'
  | 'algorithm'
  | 'no_key'
  | 'link_key'
  | 'key_ended'
  | 'key_early'
  | 'over'
  | 'clock'
  | 'life'
  | 'game'
  | 'issuer'
  | 'audience'
  | 'claim';

/** The words of the log, by their beginning or what they say of a claim; the first that fits. */
const words: [RegExp, TokenReason][] = [
  [/^(not a token|typ is not JWT|invalid compact jws|jws )/i, 'shape'],
  [/^signature verification failed/, 'signature'],
  [/^"alg" /, 'algorithm'],
  [/^unknown kid/, 'no_key'],
  [/^key \S+ is not for tokens/, 'link_key'],
  [/^(retired key |key \S+ has expired)/, 'key_ended'],
  [/^key \S+ is not valid yet/, 'key_early'],
  [/^"exp" claim timestamp|too far in the past/, 'over'],
  [/^"(iat|nbf)" claim timestamp/, 'clock'],
  [/^exp - iat is /, 'life'],
  [/^game_id is not the game/, 'game'],
  [/^unexpected "iss"/, 'issuer'],
  [/^unexpected "aud"/, 'audience'],
  [/^(?:missing required )?"(?<claim>\w+)" claim/, 'claim'],
  [/^(?<claim>\w+) (is missing|is too long|holds a control)/, 'claim'],
];

/** What the log's words about a token mean; undefined for what nobody foresaw. `claim`: the part of it that is wrong. */
export function tokenReasonOf(why: string): { reason: TokenReason; claim: string } | undefined {
  for (const [pattern, reason] of words) {
    const found = pattern.exec(why);
    if (found) return { reason, claim: found.groups?.claim ?? '' };
  }
  return undefined;
}
