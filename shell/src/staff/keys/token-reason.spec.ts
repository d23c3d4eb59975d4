import { expect, it } from 'vitest';
import { tokenReasonOf } from './token-reason.ts';

const cases: [why: string, reason: string, claim?: string][] = [
  ['not a token', 'shape'],
  ['Invalid Compact JWS', 'shape'],
  ['signature verification failed', 'signature'],
  ['"alg" (Algorithm) Header Parameter value not allowed', 'algorithm'],
  ['unknown kid', 'no_key'],
  ['key h73-link is not for tokens', 'link_key'],
  ['retired key h73-1', 'key_ended'],
  ['key h73-1 has expired', 'key_ended'],
  ['key h73-2 is not valid yet', 'key_early'],
  ['"exp" claim timestamp check failed', 'over'],
  ['"iat" claim timestamp check failed (too far in the past)', 'over'],
  ['"iat" claim timestamp check failed (it should be in the past)', 'clock'],
  ['"nbf" claim timestamp check failed', 'clock'],
  ['exp - iat is 7200 s', 'life'],
  ['game_id is not the game of the key', 'game'],
  ['unexpected "iss" claim value', 'issuer'],
  ['unexpected "aud" claim value', 'audience'],
  ['missing required "role_id" claim', 'claim', 'role_id'],
  ['"exp" claim must be a number', 'claim', 'exp'],
  ['sub is missing or malformed', 'claim', 'sub'],
  ['char_name is too long', 'claim', 'char_name'],
];

it.each(cases)('%s: %s', (why, reason, claim = '') => {
  expect(tokenReasonOf(why)).toEqual({ reason, claim });
});

it('says nothing of what it does not know', () => {
  expect(tokenReasonOf('the moon is full')).toBeUndefined();
});
