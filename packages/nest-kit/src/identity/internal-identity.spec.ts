import { describe, expect, it } from 'vitest';
import { mac } from '../crypto/index.ts';
import type { KeyRing } from '../config/keys.ts';
import { openIdentity } from './internal-identity.ts';

const ring: KeyRing = [{ kid: 'k', key: new Uint8Array(32).fill(7) }];
const now = Date.now();
const whole = {
  who: { kind: 'anon' },
  rid: 'r',
  ip: '10.0.0.1',
  aud: 'support',
  kid: 'k',
  iat: Math.floor(now / 1000),
  exp: Math.floor(now / 1000) + 30,
};

function header(envelope: object): string {
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `v1.${body}.${mac(ring[0].key, `v1.${body}`).toString('base64url')}`;
}

describe('what the gateway says about a request', () => {
  it('is believed when it is whole', () => {
    expect(openIdentity(ring, 'support', header(whole), now)).toMatchObject({ rid: 'r' });
  });

  it.each(['who', 'aud', 'iat', 'exp'] as const)('is not believed without %s, though it is signed', (claim) => {
    const { [claim]: _, ...rest } = whole;
    expect(openIdentity(ring, 'support', header(rest), now)).toBeNull();
  });

  it('is not believed for longer than such words live', () => {
    expect(openIdentity(ring, 'support', header({ ...whole, exp: whole.exp + 3600 }), now + 60_000)).toBeNull();
  });
});
