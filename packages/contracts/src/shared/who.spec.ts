import { describe, expect, it } from 'vitest';
import { gamesOf, staffMay, staffRoles, type StaffGrant } from './principal.ts';

describe('a role at a game', () => {
  const games = ['H73', 'G112'];
  const who = (...roles: StaffGrant[]) => ({ kind: 'staff' as const, id: 1, login: 'yue', name: '小岳', roles });

  it('opens what that role may do at that game and nothing beside it', () => {
    for (const held of staffRoles) {
      for (const game of games) {
        const staff = who({ role: held, game });
        for (const asked of staffRoles) {
          for (const at of games) expect(staffMay(staff, [asked], at)).toBe(asked === held && at === game);
          expect(gamesOf(staff, [asked])).toEqual(asked === held ? [game] : []);
        }
      }
      const everywhere = who({ role: held, game: '*' });
      for (const asked of staffRoles) {
        for (const at of games) expect(staffMay(everywhere, [asked], at)).toBe(asked === held);
        expect(gamesOf(everywhere, [asked])).toEqual(asked === held ? '*' : []);
      }
    }
  });
});
