import { hostOf, plainRoleRules, type KnownRoleView } from '@hub/contracts/catalog';
import { digitsOf, roleIdFits } from '@hub/contracts/shared';
import type { WholeGame } from '../games/find-games.ts';
import type { AskGame, RoleSaid } from './ask-game.ts';
import { HostUnknown, RoleRefused, ServerUnknown } from './role.errors.ts';
import { roleView } from './role.view.ts';

export type WantedRole = { roleId: string; serverId: string; fresh?: boolean };

/** A role of a game, by the game's own rules of ids and hosts. Throws `GameAway` and `GameBusy`. */
export class FindRole {
  constructor(private readonly ask: AskGame) {}

  /** The host that a form's answer means. Throws `RoleRefused` and `HostUnknown`: only what a form can choose is asked. */
  ofForm(game: WholeGame, roleId: string, hostid: string): { game: string; role: string; host: string } {
    const rules = game.role_rule ?? plainRoleRules;
    if (!roleIdFits(rules, roleId)) throw new RoleRefused('roleId', roleId, digitsOf(rules));
    const open = game.servers.filter(({ status }) => status === 'public');
    const hosts = open.map(({ server_id }) => hostOf(rules, server_id));
    // Where all servers have the same host, a form need not say it.
    const host = rules.host_rule === 'after' ? hostid : (hosts[0] ?? null);
    if (host === null || !hosts.includes(host)) throw new HostUnknown();
    return { game: game.game_id, role: roleId, host };
  }

  /** The name of a role that goods can be sent to, null for every other. '' is a role without a name. */
  async name(question: { game: string; role: string; host: string }, game: WholeGame): Promise<string | null> {
    const role = this.read(game, question, await this.ask.run(question, { form: true }));
    return role.verdict === 'ok' ? role.char_name : null;
  }

  /** For staff and services, at any server of the game; without one the game looks at all of them. Throws `RoleRefused` and `ServerUnknown`. */
  async whole(game: WholeGame, { roleId, serverId, fresh }: WantedRole): Promise<KnownRoleView> {
    const rules = game.role_rule ?? plainRoleRules;
    if (!roleIdFits(rules, roleId)) throw new RoleRefused('role_id', roleId, digitsOf(rules));
    const known = game.servers.some(({ server_id }) => server_id === serverId);
    const host = known ? hostOf(rules, serverId) : serverId === '' ? rules.fixed_host : null;
    if (host === null) throw new ServerUnknown();
    const question = { game: game.game_id, role: roleId, host };
    return this.read(game, question, await this.ask.run(question, { fresh: fresh ?? false }));
  }

  /** A role that lives at another host than the one asked for has moved, whatever its game calls it. */
  private read(game: WholeGame, { role, host }: { role: string; host: string }, said: RoleSaid): KnownRoleView {
    const rules = game.role_rule ?? plainRoleRules;
    if (said.kind !== 'found') return roleView(said.kind, role, null, '');
    const found = said.role;
    const elsewhere = rules.host_rule === 'after' && host !== '' && hostOf(rules, found.server_id) !== host;
    const server = game.servers.find(({ server_id }) => server_id === found.server_id);
    return roleView(elsewhere ? 'moved' : found.status, role, found, server?.name ?? '');
  }
}
