import type { AuditChainState } from '@hub/contracts/identity';
import { describe, expect, it } from 'vitest';
import { chainMood } from './chain-mood.ts';

const now = new Date('2026-11-21T12:00:00Z');
const aChain = (over: Partial<AuditChainState> = {}): AuditChainState => ({
  service: 'support',
  copied_seq: 10,
  copied_at: '2026-11-21T19:59:00+08:00',
  waiting: 0,
  waiting_since: null,
  checked_seq: 10,
  checked_at: '2026-11-21T19:50:00+08:00',
  broken_seq: null,
  broken_why: '',
  ...over,
});
const mood = (over: Partial<AuditChainState>) => chainMood(aChain(over), now);

describe('the mood of a chain', () => {
  it('is whole when it was checked lately and the copy is complete', () => expect(mood({})).toBe('whole'));
  it('is whole while the last rows are on their way', () =>
    expect(mood({ waiting: 3, waiting_since: '2026-11-21T19:59:30+08:00' })).toBe('whole'));
  it('is late when rows wait for more than five minutes', () =>
    expect(mood({ waiting: 3, waiting_since: '2026-11-21T19:54:00+08:00' })).toBe('late'));
  it('is late when the service does not answer', () => expect(mood({ waiting: null })).toBe('late'));
  it('is late when nobody walked it since yesterday', () =>
    expect(mood({ checked_at: '2026-11-20T17:00:00+08:00' })).toBe('late'));
  it('waits before the first check', () => expect(mood({ checked_at: null })).toBe('waits'));
  it('is broken whatever else is said', () => expect(mood({ broken_seq: 4, waiting: null })).toBe('broken'));
});
