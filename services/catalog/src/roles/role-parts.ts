import type { Provider } from '@nestjs/common';
import { CONFIG, LOG } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import { GameClient } from '@hub/nest-kit/partner';
import { FindGames } from '../games/find-games.ts';
import { FindCaptcha } from '../site/find-captcha.ts';
import { AskGame } from './ask-game.ts';
import { FindRole } from './find-role.ts';
import { LookUpRole } from './look-up-role.ts';
import { RoleGuard } from './role-guard.ts';

type Settings = { IDENTITY_KEYS: string };
type Parts = [Db, ServiceClient, FindGames, FindCaptcha, AskGame, Settings];

export const roleProviders: Provider[] = [
  {
    provide: AskGame,
    inject: [GameClient, LOG],
    useFactory: (games: GameClient, log: Log) => new AskGame(games, log),
  },
  {
    provide: LookUpRole,
    inject: [Db, ServiceClient, FindGames, FindCaptcha, AskGame, CONFIG],
    useFactory: (...[db, services, games, captcha, ask, { IDENTITY_KEYS }]: Parts) => {
      const guard = new RoleGuard(db, services, captcha, parseRings(IDENTITY_KEYS).catalog as KeyRing);
      return new LookUpRole(db, games, new FindRole(ask), guard);
    },
  },
];
