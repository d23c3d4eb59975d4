import { describe, expect, it } from 'vitest';
import { changesOf, type CaseFacts } from './case-changes.ts';

const known: CaseFacts = {
  assignee: null,
  type_text: '一般問題',
  game_name: '遊戲 H73',
  server_name: '台灣一服',
  closed_at: null,
  closed_by: null,
  merged_into: null,
  notes: [],
};
const note = { id: 4, staff_id: 2, staff_name: '小敏', content: '', create_time: '', edited_at: null };
const closed = { closed_at: '2026-11-22T10:00:00+08:00' };

describe('what happened to a case', () => {
  it('is nothing while it is as it was known', () => expect(changesOf(known, { ...known })).toEqual([]));

  it.each<[Partial<CaseFacts>, object]>([
    [{ assignee: { id: 2, name: '小敏' } }, { kind: 'taken', name: '小敏' }],
    [
      { type_text: '儲值未入帳', server_name: '台灣二服' },
      { kind: 'moved', to: '儲值未入帳・台灣二服' },
    ],
    [
      { ...closed, closed_by: 'player' },
      { kind: 'closed', by: 'player' },
    ],
    [
      { ...closed, closed_by: 'staff', merged_into: { id: 9, yours: true } },
      { kind: 'merged', into: 9 },
    ],
    [{ notes: [note] }, { kind: 'noted', name: '小敏' }],
  ])('is told: %j', (now, change) => expect(changesOf(known, { ...known, ...now })).toEqual([change]));

  it('goes both ways', () => {
    expect(changesOf({ ...known, assignee: { id: 2, name: '小敏' } }, known)).toEqual([{ kind: 'released' }]);
    expect(changesOf({ ...known, ...closed, closed_by: 'staff' }, known)).toEqual([{ kind: 'reopened' }]);
  });
});
