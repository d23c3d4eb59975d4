import { CALL_ID, gameMail, type GameMail, type GameRefusal } from '@hub/contracts/partner';
import { bodyHash } from '@hub/nest-kit/partner-signature';
import type { Asked } from '../../local-web/src/routes.ts';
import { findGame } from './games.ts';
import type { Caller } from './prove-call.ts';
import type { Role } from './roles.ts';
import type { World } from './world.ts';

/** What a call comes to. `outcome` is the word of the answer, `reason` says more to people. */
export type Result = { status: number; outcome: string; reason: string; body: Record<string, unknown> };

export const refused = (status: number, outcome: GameRefusal, reason: string): Result => ({
  status,
  outcome,
  reason,
  body: { error: outcome, reason },
});

const good = (outcome: string, body: Record<string, unknown>): Result => ({ status: 200, outcome, reason: '', body });

type Read = { mail: GameMail; fault?: never } | { mail?: never; fault: string };

/** A game makes no demands on the signs of a name, but that it can be the X-PS-Id. */
const named = (mail: { mail_id?: unknown }): boolean => typeof mail.mail_id === 'string' && CALL_ID.test(mail.mail_id);
const content = gameMail.omit(['mail_id']);

function readMail(body: string): Read {
  try {
    const mail = JSON.parse(body) as GameMail;
    content.validateSync(mail, { strict: true });
    return named(mail) ? { mail } : { fault: 'mail_id is not 1 to 64 letters, digits, "_", "." or "-"' };
  } catch (error) {
    const { errors } = error as { errors?: string[] };
    return { fault: errors ? errors.join('; ') : 'the body is not JSON' };
  }
}

export function takeMail(world: World, asked: Asked, { game, id }: Caller): Result {
  const { mail, fault } = readMail(asked.body);
  if (!mail) return refused(400, 'bad_request', fault);
  if (mail.game_id !== game)
    return refused(400, 'bad_request', `game_id is ${mail.game_id}, the key is that of ${game}`);
  if (mail.mail_id !== id) return refused(400, 'bad_request', 'X-PS-Id of a mail is its mail_id');
  const hash = bodyHash(asked.raw);
  const held = world.mails.find(mail.mail_id);
  if (held && held.bodyHash !== hash) {
    held.conflicts += 1;
    return refused(409, 'mail_id_conflict', `this mail_id was taken with another body as ${held.partnerMailId}`);
  }
  if (held) {
    held.duplicates += 1;
    return answerOf(held.mailId, 'duplicate', held.partnerMailId);
  }
  return faultOf(world, mail) ?? applied(world, mail, hash);
}

function applied(world: World, mail: GameMail, hash: string): Result {
  if (world.mails.isFull)
    return {
      ...refused(503, 'rate_limited', 'the simulator remembers no more mails: reset it'),
      outcome: 'store_full',
    };
  const stored = world.apply(mail, hash);
  if (world.roles.find(mail.game_id, mail.role_id)?.claimsAtOnce) world.change(stored, 'claimed');
  return answerOf(stored.mailId, 'accepted', stored.partnerMailId);
}

const answerOf = (mailId: string, status: 'accepted' | 'duplicate', partnerMailId: string): Result =>
  good(status, { mail_id: mailId, status, partner_mail_id: partnerMailId });

function faultOf(world: World, mail: GameMail): Result | undefined {
  const role = world.roles.find(mail.game_id, mail.role_id);
  if (!role || role.state === 'absent') return refused(404, 'role_not_found', `there is no role ${mail.role_id}`);
  if (role.state === 'ambiguous') return refused(409, 'role_ambiguous', 'two roles answer to this id');
  const onServer = findGame(mail.game_id)?.servers.includes(mail.server_id);
  if (!onServer || (role.server && role.server !== mail.server_id))
    return refused(
      404,
      'role_not_found',
      `role ${role.id} does not live on ${mail.server_id} but on ${role.server || 'another'}`,
    );
  if (role.state === 'banned') return refused(422, 'role_banned', `role ${role.id} is banned`);
  const strange = unknownItem(world, mail, role);
  if (strange) return refused(422, 'unknown_item', `${mail.game_id} knows no item ${strange}`);
  const isFull = role.mailboxLimit !== null && world.mails.waiting(mail.game_id, role.id) >= role.mailboxLimit;
  return isFull ? refused(422, 'mailbox_full', `the mailbox holds ${role.mailboxLimit} mails and is full`) : undefined;
}

function unknownItem(world: World, { game_id, items }: GameMail, role: Role): string | undefined {
  const { unknownItems } = world.switches.of(game_id);
  return items.find(
    ({ item_code }) => role.knowsNoItem || item_code.startsWith('unknown') || unknownItems.includes(item_code),
  )?.item_code;
}
