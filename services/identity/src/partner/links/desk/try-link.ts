import { randomUUID } from 'node:crypto';
import type { Schema } from 'yup';
import type { GameLinkTestView, LinkFinding } from '@hub/contracts/identity';
import { CLOCK_WINDOW_S, gamePaths, healthAnswer, roleAnswer } from '@hub/contracts/partner';
import type { Db } from '@hub/nest-kit/db';
import { AppError, type StaffCaller } from '@hub/nest-kit/http';
import { keysNow, readEnd, type GameReply, type GameWire, type LinkKey, type WireEnd } from '@hub/nest-kit/partner';
import type { FindLinks } from '../find-links.ts';

type Told = GameLinkTestView['data'];
type Finding = Told['health'];

const PATIENCE_MS = 3000;
/** No game has such a character: that there is none is the answer of a server that took the signature. */
const NOBODY = '1';
const refusalsOfARole = ['role_not_found', 'role_ambiguous', 'role_banned'];

export class LinkIncomplete extends AppError {
  constructor() {
    super(409, { msg: { code: 'LINK_INCOMPLETE' } });
  }
}

/** Calls a game's server as the site would, with each live key by itself, and says what came of it. Noted in the audit. */
export class TryLink {
  constructor(
    private readonly db: Db,
    private readonly links: FindLinks,
    private readonly wire: GameWire,
  ) {}

  /** Throws `LinkIncomplete` for a game without an address or a key. */
  async run(caller: StaffCaller, game: string): Promise<Told> {
    const link = await this.links.ofGame(game);
    if (!link?.base_url) throw new LinkIncomplete();
    const to = { baseUrl: link.base_url, publicOnly: link.public_only };
    const keys = keysNow(link);
    const role = gamePaths.role(NOBODY, game, '');
    const looks = await Promise.all(keys.map((key) => this.call({ ...to, keys: [key] }, role, roleAnswer)));
    // Asked with what the game takes, so that a key that it does not have yet says nothing about its health.
    const taken = keys.filter((_, at) => looks[at]?.finding.found === 'well');
    const signs = taken.length > 0 ? taken : keys;
    const health = await this.call({ ...to, keys: signs }, gamePaths.health, healthAnswer);
    const told: Told = {
      game_id: game,
      base_url: link.base_url,
      ok: [health, ...looks].every(({ finding }) => finding.found === 'well'),
      clock_s: [health, ...looks].find(({ clock_s }) => clock_s !== null)?.clock_s ?? null,
      health: health.finding,
      keys: looks.map(({ finding }, at) => ({ kid: keys[at]?.kid ?? '', ...finding })),
    };
    await this.note(caller, told);
    return told;
  }

  private async call<T>(
    link: { baseUrl: string; publicOnly: boolean; keys: LinkKey[] },
    path: string,
    schema: Schema<T>,
  ) {
    const begun = performance.now();
    const id = `req_${randomUUID()}`;
    const call = { id, method: 'GET', path, body: '', timeoutMs: PATIENCE_MS } as const;
    const end = await this.wire.send(link, call, Math.floor(Date.now() / 1000));
    const ms = Math.round(performance.now() - begun);
    const clock_s = clockOf(end);
    return { finding: findingOf({ ...readEnd(end, { schema }, Date.now()), ms }, clock_s), clock_s };
  }

  private async note(caller: StaffCaller, { game_id, ok, health, keys }: Told): Promise<void> {
    const found = { health: health.found, ...Object.fromEntries(keys.map((key) => [`key ${key.kid}`, key.found])) };
    await this.db.runTx((tx) =>
      tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action: 'game-link-tested',
        game_id,
        object: `link:${game_id}`,
        detail: JSON.stringify({ ok, ...found }),
        rid: caller.rid,
        address: caller.ip,
      }),
    );
  }
}

/** How far the other clock is ahead of ours, in seconds, as its answer's date tells. */
function clockOf(end: WireEnd): number | null {
  const at = end.end === 'heard' ? Date.parse(end.headers.date ?? '') : NaN;
  return Number.isNaN(at) ? null : Math.round((at - Date.now()) / 1000);
}

function findingOf<T>(reply: GameReply<T>, clockS: number | null): Finding {
  const { ms } = reply;
  const is = (found: LinkFinding, why = ''): Finding => ({ found, why, ms });
  if (reply.kind === 'later') return is('resting', reply.why);
  if (reply.kind === 'unclear') return is(reply.why === 'timeout' ? 'slow' : 'nonsense', reply.why);
  if (reply.kind === 'not_sent') return is(reply.why === 'address_refused' ? 'address' : 'unreachable', reply.why);
  if (reply.ok)
    return (reply.body as { status?: string }).status === 'maintenance' ? is('resting', 'maintenance') : is('well');
  const why = [reply.status, reply.error].filter(Boolean).join(' ');
  if (reply.status === 401 || reply.error === 'bad_signature')
    return is(Math.abs(clockS ?? 0) > CLOCK_WINDOW_S ? 'clock' : 'signature', why);
  return refusalsOfARole.includes(reply.error) ? is('well', why) : is('nonsense', why);
}
