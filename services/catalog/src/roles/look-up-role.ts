import {
  roleLookers,
  type KnownRoleView,
  type KnowRoleBody,
  type RoleLookupBody,
  type RoleQuery,
} from '@hub/contracts/catalog';
import { holdsAny, staffMay } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import { Forbidden, withheld, type Caller, type StaffCaller } from '@hub/nest-kit/http';
import type { FindGames, WholeGame } from '../games/find-games.ts';
import type { FindRole } from './find-role.ts';
import { GameNotExist } from './role.errors.ts';
import type { RoleGuard } from './role-guard.ts';

export class LookUpRole {
  constructor(
    private readonly db: Db,
    private readonly games: FindGames,
    private readonly find: FindRole,
    private readonly guard: RoleGuard,
  ) {}

  /** Anybody learns the name, within the limits of their address. */
  async byForm(caller: Caller, gameId: string, { id, hostid, captcha_token }: RoleQuery): Promise<string | null> {
    const game = await this.game(gameId);
    const question = this.find.ofForm(game, id, hostid);
    await this.guard.demand(caller, JSON.stringify(question), captcha_token);
    return this.find.name(question, game);
  }

  /** Staff learns the whole role, and the audit that they asked; what they were told is not written down. */
  async byStaff(caller: StaffCaller, body: RoleLookupBody): Promise<KnownRoleView> {
    const { who, rid, ip } = caller;
    if (!holdsAny(who, roleLookers)) throw new Forbidden();
    if (!staffMay(who, roleLookers, body.game_id)) throw withheld(new GameNotExist());
    const game = await this.game(body.game_id, true);
    await this.guard.demandStaff(who.id);
    const role = await this.find.whole(game, { roleId: body.role_id, serverId: body.server_id, fresh: true });
    await this.db.runTx((tx) =>
      tx.audit({
        actor_kind: 'staff',
        actor: who.login,
        action: 'role.looked_up',
        game_id: body.game_id,
        object: `role:${body.role_id}`,
        detail: JSON.stringify({ server_id: body.server_id, verdict: role.verdict }),
        rid,
        address: ip,
      }),
    );
    return role;
  }

  /** Services learn the whole role, also of a game that is hidden. */
  async byService({ game_id, role_id, server_id, fresh }: KnowRoleBody): Promise<KnownRoleView> {
    return this.find.whole(await this.game(game_id, true), { roleId: role_id, serverId: server_id, fresh });
  }

  private async game(gameId: string, hiddenToo = false): Promise<WholeGame> {
    const game = hiddenToo ? await this.games.any(gameId) : await this.games.one(gameId);
    if (!game) throw new GameNotExist();
    return game;
  }
}
