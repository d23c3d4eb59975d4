import type { Asked } from '../../local-web/src/routes.ts';
import { findGame, serverOfHost } from './games.ts';
import type { Caller } from './prove-call.ts';
import type { Role } from './roles.ts';
import { refused, type Result } from './take-mail.ts';
import type { World } from './world.ts';

export function lookUp(world: World, asked: Asked, { game }: Caller): Result {
  const known = findGame(game);
  const wanted = asked.query.get('game_id') ?? '';
  if (!known || wanted !== game) return refused(400, 'bad_request', `game_id is ${wanted}, the key is that of ${game}`);
  const role = world.roles.find(game, asked.params.role ?? '');
  const host = asked.query.get('host_id') ?? '';
  const server = host ? serverOfHost(known, host) : role?.server || known.servers[0];
  if (!role || role.state === 'absent') return refused(404, 'role_not_found', `there is no role ${asked.params.role}`);
  if (!server) return refused(404, 'role_not_found', `${game} has no host ${host}`);
  if (role.state === 'ambiguous') return refused(409, 'role_ambiguous', 'two roles answer to this id');
  if (role.state !== 'moved' && role.server && role.server !== server)
    return refused(404, 'role_not_found', `role ${role.id} lives on ${role.server}, not on ${server}`);
  return { status: 200, outcome: 'found', reason: '', body: { result: roleView(world, role, server) } };
}

const roleView = (world: World, role: Role, server: string) => ({
  role_id: role.id,
  char_name: world.roles.nameFor(role),
  server_id: role.server || server,
  partner_uid: role.uid,
  status: role.state,
});

const held = (world: World, asked: Asked, { game }: Caller) => {
  const stored = world.mails.find(asked.params.mail ?? '');
  return stored?.game === game ? stored : undefined;
};

const noMail = refused(404, 'mail_not_found', 'no mail of this name was taken');

export function tellState(world: World, asked: Asked, caller: Caller): Result {
  const stored = held(world, asked, caller);
  if (!stored) return noMail;
  const { mailId, state, partnerMailId } = stored;
  const body = { mail_id: mailId, status: state, partner_mail_id: partnerMailId };
  return { status: 200, outcome: state, reason: '', body };
}

/** Takes a mail back that nobody has claimed. */
export function recall(world: World, asked: Asked, caller: Caller): Result {
  if (!world.switches.of(caller.game).recall) return refused(501, 'not_offered', `${caller.game} takes no mails back`);
  const stored = held(world, asked, caller);
  if (!stored) return noMail;
  if (stored.state === 'claimed') return refused(409, 'already_claimed', 'the player took what was in it');
  if (stored.state !== 'recalled') world.change(stored, 'recalled');
  return { status: 200, outcome: 'recalled', reason: '', body: { mail_id: stored.mailId, status: 'recalled' } };
}

export const tellHealth = (world: World, _asked: Asked, { game }: Caller): Result => {
  const status = world.switches.maintenanceLeftS(game) ? 'maintenance' : 'ok';
  return { status: 200, outcome: status, reason: '', body: { status } };
};
