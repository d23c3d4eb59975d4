import type { StaffMe } from '@hub/contracts/identity';
import { describe, expect, it } from 'vitest';
import { mayAnswerGame, maySeeGame } from './staff-rights.ts';

const me = (...roles: StaffMe['roles']) => ({ roles });

describe('what a role is offered', () => {
  it('lets an agent of every game read and answer', () => {
    const agent = me({ role: 'agent', game_id: '*' });
    expect([maySeeGame(agent, 'H73'), mayAnswerGame(agent, 'H73')]).toEqual([true, true]);
  });

  it('lets an auditor read only', () => {
    const auditor = me({ role: 'auditor', game_id: '*' });
    expect([maySeeGame(auditor, 'H73'), mayAnswerGame(auditor, 'H73')]).toEqual([true, false]);
  });

  it('keeps each role to its game', () => {
    const mixed = me({ role: 'lead', game_id: 'G112' }, { role: 'auditor', game_id: 'H73' });
    expect([mayAnswerGame(mixed, 'G112'), mayAnswerGame(mixed, 'H73'), maySeeGame(mixed, 'L33')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('offers nothing to the roles of other desks', () => {
    expect(maySeeGame(me({ role: 'finance', game_id: '*' }), 'H73')).toBe(false);
  });
});
