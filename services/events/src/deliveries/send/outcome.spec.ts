import { describe, expect, it } from 'vitest';
import { counts, faulty, readReply } from './outcome.ts';

const mail = { mail_id: 'rdm_01JDEMO0000000000000000002', partner_mail_id: '88001' };

describe('how a try went', () => {
  it('arrived, now or before', () => {
    const told = (status: 'accepted' | 'duplicate') =>
      readReply({ kind: 'answered', ok: true, status: 200, ms: 3, body: { ...mail, status } });
    expect(told('accepted')).toMatchObject({ outcome: 'delivered', partnerMailId: '88001', uncertain: false });
    expect(told('duplicate')).toMatchObject({ outcome: 'duplicate', partnerMailId: '88001' });
  });

  it('a time-out is unclear, never refused', () => {
    const tried = readReply({ kind: 'unclear', why: 'timeout', ms: 5000 });
    expect(tried).toMatchObject({ outcome: 'unclear', error: 'timeout', uncertain: true });
    expect([counts(tried), faulty(tried)]).toEqual([true, true]);
  });

  it('what never left us takes no try', () => {
    const tried = readReply({ kind: 'not_sent', why: 'refused', ms: 1 });
    expect(tried).toMatchObject({ outcome: 'not_sent', uncertain: false });
    expect([counts(tried), faulty(tried)]).toEqual([false, true]);
  });

  it('patience is no fault, and takes a try only where it may have arrived', () => {
    const tried = readReply({ kind: 'later', status: 429, afterMs: 2000, why: 'status_429', ms: 1 });
    expect(tried).toMatchObject({ outcome: 'later', status: 429, afterMs: 2000, uncertain: false });
    expect([counts(tried), faulty(tried)]).toEqual([false, false]);
    const resting = readReply({ kind: 'later', status: 503, afterMs: null, why: 'status_503', ms: 1 });
    expect([resting.uncertain, counts(resting), faulty(resting)]).toEqual([true, true, false]);
    const limited = readReply({ kind: 'later', status: 403, afterMs: null, why: 'rate_limited', ms: 1 });
    expect(limited).toMatchObject({ outcome: 'later', error: 'rate_limited', uncertain: false });
  });

  it.each([400, 404, 409, 422])('%i is final, with the word of the game', (status) => {
    const reply = { kind: 'answered', ok: false, status, ms: 1, body: {}, error: 'mailbox_full' } as const;
    expect(readReply(reply)).toMatchObject({ outcome: 'refused', status, error: 'mailbox_full' });
  });

  it('a signature that the game does not take is ours to mend, not the end of a reward', () => {
    const tried = readReply({ kind: 'answered', ok: false, status: 401, ms: 1, body: null, error: '' });
    expect(tried).toMatchObject({ outcome: 'unauthorised', error: 'bad_signature', uncertain: false });
    expect([counts(tried), faulty(tried)]).toEqual([false, true]);
    const elsewhere = { kind: 'answered', ok: false, status: 403, ms: 1, body: {}, error: 'bad_signature' } as const;
    expect(readReply(elsewhere)).toMatchObject({ outcome: 'unauthorised', uncertain: false });
  });

  it('a status without a word of the protocol refuses nothing', () => {
    const tried = readReply({ kind: 'answered', ok: false, status: 404, ms: 1, body: {}, error: '' });
    expect(tried).toMatchObject({ outcome: 'unclear', error: 'status_404', uncertain: true });
    expect([counts(tried), faulty(tried)]).toEqual([true, true]);
  });
});
