import { describe, expect, it } from 'vitest';
import { healthAfter, type Health } from './line-health.ts';
import { readReply, type Tried } from './outcome.ts';
import { usualSettings } from './settings.ts';

const well: Health = { circuit: 'closed', why: '', faults: 0, pleas: 0 };
const timeout = readReply({ kind: 'unclear', why: 'timeout', ms: 5000 });
const full = readReply({ kind: 'answered', ok: false, status: 422, ms: 1, body: {}, error: 'mailbox_full' });
const unsigned = readReply({ kind: 'answered', ok: false, status: 401, ms: 1, body: {}, error: 'bad_signature' });
const later = (afterMs: number | null) => readReply({ kind: 'later', status: 429, afterMs, why: 'status_429', ms: 1 });
const after = (now: Health, tries: Tried[]) => healthAfter(now, tries, usualSettings);
const times = (n: number, tried: Tried) => Array.from({ length: n }, () => tried);

describe('the circuit of a game', () => {
  it('opens after twenty faults in a row', () => {
    expect(after(well, times(19, timeout))).toMatchObject({ circuit: 'closed', faults: 19, opened: false });
    const open = after({ ...well, faults: 19 }, [timeout]);
    expect(open).toMatchObject({ circuit: 'open', why: 'timeout', opened: true });
  });

  it('an answer in between begins the row anew; a refusal is an answer', () => {
    const tries = [...times(19, timeout), full, ...times(19, timeout)];
    expect(after(well, tries)).toMatchObject({ circuit: 'closed', faults: 19 });
  });

  it('closes at the first answer', () => {
    const open: Health = { circuit: 'open', why: 'timeout', faults: 25, pleas: 0 };
    expect(after(open, [full])).toMatchObject({ circuit: 'closed', faults: 0, why: '', closed: true });
    expect(after(open, [timeout])).toMatchObject({ circuit: 'open', faults: 26, opened: false });
  });

  it('is not told by what was never sent', () => {
    const open: Health = { circuit: 'open', why: 'timeout', faults: 25, pleas: 0 };
    const changed: Tried = { outcome: 'refused', status: null, error: 'body_changed', uncertain: false };
    expect(after(open, [changed])).toMatchObject({ ...open, closed: false });
  });

  it('opens at once when our signature is not taken', () => {
    expect(after(well, [unsigned])).toMatchObject({ circuit: 'open', why: 'bad_signature', opened: true });
  });

  it('a game that does nothing but ask for patience is told to people, once, and is not cut off', () => {
    expect(after(well, times(19, later(1000)))).toMatchObject({ pleas: 19, pleading: false });
    expect(after({ ...well, pleas: 19 }, [later(1000)])).toMatchObject({
      circuit: 'closed',
      pleas: 20,
      pleading: true,
    });
    expect(after({ ...well, pleas: 20 }, [later(1000)])).toMatchObject({ pleas: 21, pleading: false });
    expect(after({ ...well, pleas: 30 }, [full])).toMatchObject({ pleas: 0, pleading: false });
  });

  it('a game that asks for patience gets it, up to a quarter of an hour', () => {
    expect(after(well, [later(2000)])).toMatchObject({ circuit: 'closed', faults: 0, pauseMs: 2000 });
    for (const nothing of [null, 0]) expect(after(well, [later(nothing)]).pauseMs).toBe(30_000);
    expect(after(well, [later(86_400_000)]).pauseMs).toBe(900_000);
  });
});
