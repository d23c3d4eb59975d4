import { randomBytes } from 'node:crypto';
import { localRemoteBody, loopbackOrigin } from '@hub/contracts/releases';
import { describe, expect, it } from 'vitest';
import { localRing, openLocal, sealLocal } from './local-remote.ts';

const ring = localRing([{ kid: 'k1', key: randomBytes(32) }]);
const holder = { staff: '7', session: 'one' };
const address = 'http://localhost:3104';
const now = Date.UTC(2026, 10, 26, 10);
const { text } = sealLocal(ring, 'events', address, holder, now);
const HOUR = 3_600_000;

it.each(['http://localhost:3104', 'https://localhost:3104', 'http://127.0.0.1:3104', 'http://[::1]:3104'])(
  '%s is opened as it was sealed, for two hours',
  (own) => {
    const sealed = sealLocal(ring, 'events', own, holder, now).text;
    expect(openLocal(ring, sealed, holder, now + 1.9 * HOUR)).toMatchObject({ area: 'events', address: own });
    expect(openLocal(ring, sealed, holder, now + 2.1 * HOUR)).toBeNull();
  },
);

describe('is not opened', () => {
  it.each([
    ['by somebody else', text, { ...holder, staff: '8' }],
    ['in another session', text, { ...holder, session: 'two' }],
    ['with another port', text.replace('3104', '3105'), holder],
    ['with another host', text.replace('localhost', 'evil.example'), holder],
    ['of another area', text.replace('events', 'support'), holder],
    ['later than it said', text.replace(/~(\d{9,})~/, '~9999999999~'), holder],
    ['without a signature', text.slice(0, -43) + 'A'.repeat(43), holder],
  ])('%s', (_, changed, who) => {
    expect(openLocal(ring, changed, who, now)).toBeNull();
  });

  it('by a ring that did not seal it', () => {
    expect(openLocal(localRing([{ kid: 'k2', key: randomBytes(32) }]), text, holder, now)).toBeNull();
  });
});

it.each([
  'http://localhost',
  'http://localhost:3104/x',
  'http://localhost:3104?x',
  'http://me@localhost:3104',
  'ftp://localhost:3104',
  'http://localhost.evil.example:3104',
  'http://192.168.0.4:3104',
  'javascript:alert(1)',
  'localhost:3104',
  '',
])('%j is no address of the own machine', (typed) => {
  expect(loopbackOrigin(typed)).toBeNull();
});

it('a page of the own machine is typed as its address', () => {
  const typed = (address: string) => localRemoteBody.validateSync({ address }).address;
  expect(typed('http://localhost:3104/events/event_serial')).toBe('http://localhost:3104');
  expect(() => typed('http://localhost.evil.example:3104/events')).toThrow('LOCAL_ADDRESS');
});
