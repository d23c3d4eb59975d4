import { BadCall, download, json, nothing } from '../../local-web/src/answers.ts';
import { objectIn, type Asked, type Routes } from '../../local-web/src/routes.ts';
import { EVERY_GAME, faultModes, type GameFaultRule } from './game-faults.ts';
import { switchesView } from './game-switches.ts';
import { findGame, games } from './games.ts';
import { issueToken, tokenFlaws, type SiteFacts } from './issue-token.ts';
import type { MailState, StoredMail } from './mail-store.ts';
import { roleStates, type Role } from './roles.ts';
import type { World } from './world.ts';

const USUAL_LIMIT = 100;
const MOST_ROWS = 1000;
const LONGEST_TTL_S = 24 * 3600;

const limitIn = ({ query }: Asked): number => {
  const wanted = Number(query.get('limit') ?? USUAL_LIMIT);
  return Math.min(Math.max(1, Number.isInteger(wanted) ? wanted : USUAL_LIMIT), MOST_ROWS);
};

const ruleView = ({ retryAfterS, ...rule }: GameFaultRule) => ({ ...rule, retry_after_s: retryAfterS });

export function laneOf(game: unknown): string {
  if (game === undefined || game === '' || game === EVERY_GAME) return EVERY_GAME;
  if (!findGame(String(game))) throw new BadCall(`there is no game ${String(game)}`, 404);
  return String(game);
}

const faultsView = (world: World) =>
  Object.fromEntries(
    [EVERY_GAME, ...games.map(({ id }) => id)]
      .map((lane) => [lane, world.faults.of(lane).map(ruleView)] as const)
      .filter(([, rules]) => rules.length),
  );

export const mailView = ({ mail, ...stored }: StoredMail) => ({
  n: stored.n,
  mail_id: stored.mailId,
  partner_mail_id: stored.partnerMailId,
  game_id: stored.game,
  role_id: stored.role,
  state: stored.state,
  at: new Date(stored.at).toISOString(),
  body_sha256: stored.bodyHash,
  duplicates: stored.duplicates,
  conflicts: stored.conflicts,
  mail,
});

function mailIn(world: World, { params }: Asked): StoredMail {
  const stored = world.mails.find(params.mail ?? '');
  if (!stored) throw new BadCall('no mail of this name was taken', 404);
  return stored;
}

/** Takes what lies in a role's mailbox, as its player would. */
export function claimAll(world: World, game: string, role: string): number {
  const open = world.mails.newest(game, role, MOST_ROWS).filter(({ state }) => state === 'accepted');
  for (const stored of open.reverse()) world.change(stored, 'claimed');
  return open.length;
}

/** Throws `BadCall` when it is not the player's to do. */
export function changeMail(world: World, stored: StoredMail, state: MailState): void {
  if (stored.state === state) return;
  if (stored.state !== 'accepted') throw new BadCall(`the mail is ${stored.state}`, 409);
  world.change(stored, state);
}

function roleWish(body: Record<string, unknown>): Partial<Role> {
  const { name, state, server_id: server, mailbox_limit: limit, knows_no_item, claims_at_once, next_name } = body;
  const wish: Partial<Role> = {};
  if (typeof name === 'string') wish.name = name.slice(0, 64);
  if (typeof server === 'string') wish.server = server;
  if (typeof next_name === 'string' || next_name === null) wish.nextName = next_name;
  if (limit === null || (typeof limit === 'number' && limit >= 0)) wish.mailboxLimit = limit;
  if (typeof knows_no_item === 'boolean') wish.knowsNoItem = knows_no_item;
  if (typeof claims_at_once === 'boolean') wish.claimsAtOnce = claims_at_once;
  if ('fault' in body && body.fault === null) wish.fault = null;
  const known = roleStates.find((one) => one === state);
  if (state !== undefined && !known) throw new BadCall(`state must be one of ${roleStates.join(', ')}`);
  return known ? { ...wish, state: known } : wish;
}

function mailRoutes(world: World): Routes {
  return {
    'GET /api/mails': (asked) => {
      const [game, role, state] = ['game', 'role', 'state'].map((name) => asked.query.get(name));
      const fits = (mail: StoredMail) =>
        (!game || mail.game === game) && (!role || mail.role === role) && (!state || mail.state === state);
      const found = world.mails.after(Number(asked.query.get('after') ?? 0) || 0, limitIn(asked), fits);
      return json({ mails: found.map(mailView), total: world.mails.size });
    },
    'GET /api/mails/:mail': (asked) => json(mailView(mailIn(world, asked))),
    'POST /api/mails/:mail/claim': (asked) => {
      changeMail(world, mailIn(world, asked), 'claimed');
      return json(mailView(mailIn(world, asked)));
    },
    'POST /api/mails/:mail/expire': (asked) => {
      changeMail(world, mailIn(world, asked), 'expired');
      return json(mailView(mailIn(world, asked)));
    },
    'POST /api/claims': (asked) => {
      const { game, role } = objectIn(asked);
      return json({ claimed: claimAll(world, String(game), String(role)) });
    },
    'GET /api/claims': () => json({ claims: world.claimNotes() }),
  };
}

function gameRoutes(world: World): Routes {
  const view = (game: string) => switchesView(world.switches.of(game), world.switches.maintenanceLeftS(game));
  return {
    'GET /api/games/:game': ({ params: { game = '' } }) => json({ game: laneOf(game), ...view(game) }),
    'POST /api/games/:game': (asked) => {
      const { game = '' } = asked.params;
      world.switches.set(game, objectIn(asked));
      return json(view(game));
    },
    'GET /api/games/:game/roles': ({ params: { game = '' } }) => json({ roles: world.roles.listed(laneOf(game)) }),
    'PUT /api/games/:game/roles/:role': (asked) => {
      const { game = '', role = '' } = asked.params;
      return json(world.roles.change(game, role, roleWish(objectIn(asked))));
    },
  };
}

function bookRoutes(world: World): Routes {
  return {
    'GET /api/counters': () =>
      json({
        mails: world.mails.size,
        seed: world.faults.sown,
        faults: faultsView(world),
        games: world.calls.byGame(),
      }),
    'GET /api/log': (asked) => {
      const [game, outcome] = ['game', 'outcome'].map((name) => asked.query.get(name));
      const fits = (call: { game: string; outcome: string }) =>
        (!game || call.game === game) && (!outcome || call.outcome === outcome);
      return json({ calls: world.calls.newest(limitIn(asked), fits) });
    },
    'GET /api/log.jsonl': () => {
      const held = world.ledger
        ? { file: world.ledger.path }
        : {
            body: world.calls
              .newest(MOST_ROWS * 2)
              .reverse()
              .map((call) => `${JSON.stringify(call)}\n`)
              .join(''),
          };
      return download('game-server.jsonl', 'application/x-ndjson', held);
    },
    'POST /api/reset': () => {
      world.reset();
      return nothing;
    },
    'POST /api/seed': (asked) => {
      world.faults.sow(String(objectIn(asked).seed ?? 'hub'));
      return json({ seed: world.faults.sown });
    },
  };
}

export function controlRoutes(world: World, site: SiteFacts): Routes {
  return {
    'GET /healthz': () => json({ status: 'ok' }),
    'GET /api/faults': () => json({ faults: faultsView(world), modes: faultModes }),
    'POST /api/faults': (asked) => {
      const { game, faults, ...rule } = objectIn(asked);
      return json({ faults: world.faults.set(laneOf(game), faults ?? rule).map(ruleView) });
    },
    'DELETE /api/faults': () => {
      world.faults.clear();
      return nothing;
    },
    ...gameRoutes(world),
    ...mailRoutes(world),
    ...bookRoutes(world),
    'POST /api/tokens': (asked) => json(issueToken(site, tokenWish(world, objectIn(asked)))),
  };
}

/** What a token is to be, from a form or JSON. Throws `BadCall`. */
export function tokenWish(world: World, fields: Record<string, unknown>) {
  const { game = '', role: id = '', ttl_s: ttl = 1800, flaw = 'none', vip } = fields;
  const role = world.roles.find(String(game), String(id));
  if (!role) throw new BadCall(`${String(game)} has no role ids like ${String(id)}`, 404);
  const ttlS = Number(ttl);
  if (!Number.isInteger(ttlS) || ttlS < 1 || ttlS > LONGEST_TTL_S)
    throw new BadCall(`ttl_s must be a whole number from 1 to ${LONGEST_TTL_S}`);
  const known = tokenFlaws.find((one) => one === flaw);
  if (!known) throw new BadCall(`flaw must be one of ${tokenFlaws.join(', ')}`);
  return { role, ttlS, flaw: known, vip: vip === true || vip === 'on' };
}
