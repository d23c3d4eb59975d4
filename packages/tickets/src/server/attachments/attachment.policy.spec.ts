import { describe, expect, it } from 'vitest';
import type { Desk } from '@hub/contracts/tickets';
import { isArchived, maySee, type Viewer } from './attachment.policy.ts';

const filed = (at: string) => ({ created_at: new Date(at) });
const REPORT = { reply_id: 0 };
const REPLY = { reply_id: 501 };

describe('the file of a report', () => {
  it.each([
    ['a second before five years', '2020-11-21T10:20:00+08:00', '2025-11-21T10:19:59+08:00', false],
    ['at five years', '2020-11-21T10:20:00+08:00', '2025-11-21T10:20:00+08:00', true],
    ['filed on the 29th of February, the day before', '2020-02-29T09:00:00+08:00', '2025-03-01T08:59:59+08:00', false],
    ['filed on the 29th of February', '2020-02-29T09:00:00+08:00', '2025-03-01T09:00:00+08:00', true],
    // In UTC this one was filed on the 28th of February.
    [
      'filed in the first hours of a leap day in Taipei',
      '2020-02-29T01:00:00+08:00',
      '2025-03-01T00:59:59+08:00',
      false,
    ],
    ['filed in the last hours of a year in Taipei', '2019-12-31T23:59:59+08:00', '2024-12-31T23:59:59+08:00', true],
  ])('%s', (_, at, now, archived) => {
    expect(isArchived(filed(at), REPORT, new Date(now))).toBe(archived);
  });
});

describe('the file of a reply', () => {
  const now = new Date('2026-11-21T10:20:00+08:00');
  it.each([
    ['of a case from the last second of 2018 in Taipei', '2018-12-31T23:59:59.999+08:00', true],
    ['of a case from the first second of 2019 in Taipei, which is 2018 in London', '2019-01-01T00:00:00+08:00', false],
    ['of a case that is older than five years and not from before 2019', '2020-05-05T12:00:00+08:00', false],
  ])('%s', (_, at, archived) => {
    expect(isArchived(filed(at), REPLY, now)).toBe(archived);
  });
});

it('is nothing to a file that no report took', () => {
  expect(isArchived(null, { reply_id: null })).toBe(false);
});

const staffOf = (game: string): Viewer => ({
  kind: 'staff',
  who: { kind: 'staff', id: 1, login: 'yue', name: '小岳', roles: [{ role: 'agent', game }] },
});

describe('who may see a file', () => {
  const desk = { key: 'support' } as Desk;
  const ticket = { id: 10, game_id: 'H73', partner_uid: 'u1' };
  const taken = { owner: 'H73.u1', ticket_id: 10 };
  const viewers: [name: string, viewer: Viewer, sees: boolean][] = [
    ['its player', { kind: 'player', game: 'H73', uid: 'u1' }, true],
    ['another player', { kind: 'player', game: 'H73', uid: 'u2' }, false],
    ['the same account at another game', { kind: 'player', game: 'G112', uid: 'u1' }, false],
    ['the holder of the case', { kind: 'ticket', ticket: 10 }, true],
    ['the holder of another case', { kind: 'ticket', ticket: 11 }, false],
    ['staff of the game', staffOf('H73'), true],
    ['staff of another game', staffOf('G112'), false],
    ['a visitor', { kind: 'visitor' }, false],
  ];
  const kinds = ['picture', 'pay', 'id_paper'] as const;
  const rows = viewers.flatMap(([name, viewer, sees]) =>
    kinds.map((kind) => [kind, name, viewer, sees && kind !== 'id_paper'] as const),
  );

  it.each(rows)('a %s of a case, for %s', (kind, _, viewer, sees) => {
    for (const variant of ['view', 'thumb'] as const)
      expect(maySee(desk, viewer, { ...taken, kind }, ticket, variant)).toBe(sees);
  });

  it.each(kinds)('a %s that waits: its sender alone, of a visitor the small picture', (kind) => {
    const open = kind !== 'id_paper';
    const see = (viewer: Viewer, owner: string, variant: 'view' | 'thumb' = 'view') =>
      maySee(desk, viewer, { kind, owner, ticket_id: null }, null, variant);
    expect(see({ kind: 'player', game: 'H73', uid: 'u1' }, 'H73.u1')).toBe(open);
    expect(see({ kind: 'player', game: 'H73', uid: 'u2' }, 'H73.u1')).toBe(false);
    expect(see({ kind: 'ticket', ticket: 10 }, 'ticket.10')).toBe(open);
    expect(see({ kind: 'visitor' }, 'anon', 'thumb')).toBe(open);
    expect(see({ kind: 'visitor' }, 'anon')).toBe(false);
    expect(see(staffOf('H73'), 'H73.u1')).toBe(false);
  });
});
