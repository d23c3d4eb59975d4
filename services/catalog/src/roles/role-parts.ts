import type { Db } from '@hub/nest-kit/db';
import type { ServiceClient } from '@hub/nest-kit/http';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { FindGames } from '../games/find-games.ts';
import type { FindCaptcha } from '../site/find-captcha.ts';
import type { AskGame } from './ask-game.ts';
import { FindRole } from './find-role.ts';
import { LookUpRole } from './look-up-role.ts';
import { RoleGuard } from './role-guard.ts';

export type RoleParts = {
  db: Db;
  services: ServiceClient;
  ask: AskGame;
  ring: KeyRing;
  games: FindGames;
  captcha: FindCaptcha;
};

/** The look-up of roles from its parts. */
export function lookUpRole({ db, services, ask, ring, games, captcha }: RoleParts): LookUpRole {
  const guard = new RoleGuard(db, services, captcha, ring);
  return new LookUpRole(db, games, new FindRole(ask), guard);
}
