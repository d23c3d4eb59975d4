import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import type { GameLinkTestView, LinkFinding } from '@hub/contracts/identity';
import { CLOCK_WINDOW_S, gamePaths, gameRefusals, healthAnswer, roleAnswer } from '@hub/contracts/partner';
import { Db } from '@hub/nest-kit/db';
import { AppError, type StaffCaller } from '@hub/nest-kit/http';
import {
  keysNow,
  readEnd,
  type GameLink,
  type GameReply,
  GameWire,
  type LinkKey,
  type WireEnd,
} from '@hub/nest-kit/partner';
import { FindLinks } from '../find-links.ts';

type Told = GameLinkTestView['data'];
type Finding = Told['health'];

const PATIENCE_MS = 3000;
/** No game has such a character, and some have no such ids: a server that says so took the signature. */
const NOBODY = '1';
const tookTheSignature = (status: number, error: string): boolean =>
  status < 500 && error !== 'bad_signature' && gameRefusals.some((word) => word === error);

@Injectable()
export class LinkIncomplete extends AppError {
  constructor() {
    super(409, { msg: { code: 'LINK_INCOMPLETE' } });
  }
}

/** A key has passed only if the same call under a secret that nobody holds is refused. */
@Injectable()
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
    const nobodys: LinkKey = { kid: keys[0]?.kid ?? '', secret: randomBytes(32) };
    const [strange, ...looks] = await Promise.all(
      [nobodys, ...keys].map((key) => this.call({ ...to, keys: [key] }, 'role', game)),
    );
    // Asked with what the game takes, so that a key that it does not have yet says nothing about its health.
    const taken = keys.filter((_, at) => looks[at]?.finding.found === 'well');
    const signs = taken.length > 0 ? taken : keys;
    const health = await this.call({ ...to, keys: signs }, 'health', game);
    const found = looks.map(({ finding }) => passed(finding, strange?.finding));
    const told: Told = {
      game_id: game,
      base_url: link.base_url,
      ok: [health.finding, ...found].every((finding) => finding.found === 'well'),
      clock_s: [health, ...looks].find(({ clock_s }) => clock_s !== null)?.clock_s ?? null,
      health: health.finding,
      keys: found.map((finding, at) => ({ kid: keys[at]?.kid ?? '', ...finding })),
    };
    await this.note(caller, told);
    return told;
  }

  private async call(link: GameLink, what: 'role' | 'health', game: string) {
    const begun = performance.now();
    const id = `req_${randomUUID()}`;
    const path = what === 'role' ? gamePaths.role(NOBODY, game, '') : gamePaths.health;
    const call = { id, method: 'GET', path, body: '', timeoutMs: PATIENCE_MS } as const;
    const end = await this.wire.send(link, call, Math.floor(Date.now() / 1000));
    const ms = Math.round(performance.now() - begun);
    const clock_s = clockOf(end);
    const now = Date.now();
    const finding =
      what === 'role'
        ? findingOf({ ...readEnd(end, { schema: roleAnswer }, now), ms }, clock_s, tookTheSignature)
        : findingOf({ ...readEnd(end, { schema: healthAnswer }, now), ms }, clock_s);
    return { finding, clock_s };
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

function clockOf(end: WireEnd): number | null {
  const at = end.end === 'heard' ? Date.parse(end.headers.date ?? '') : NaN;
  return Number.isNaN(at) ? null : Math.round((at - Date.now()) / 1000);
}

/** A key that went well, seen beside what a secret met that nobody holds: only its 401 shows that signatures are checked. */
function passed(finding: Finding, strange?: Finding): Finding {
  if (finding.found !== 'well' || !strange || ['signature', 'clock'].includes(strange.found)) return finding;
  return { ...strange, found: strange.found === 'well' ? 'open' : strange.found };
}

/** `wellToo`: refusals that are as good as an answer. */
function findingOf<T>(
  reply: GameReply<T>,
  clockS: number | null,
  wellToo: (status: number, error: string) => boolean = () => false,
): Finding {
  const { ms } = reply;
  const is = (found: LinkFinding, why = ''): Finding => ({ found, why, ms });
  if (reply.kind === 'later') return is('resting', reply.why);
  if (reply.kind === 'unclear') return is(reply.why === 'timeout' ? 'slow' : 'nonsense', reply.why);
  if (reply.kind === 'not_sent') return is(reply.why === 'address_refused' ? 'address' : 'unreachable', reply.why);
  if (reply.ok)
    return (reply.body as { status?: string }).status === 'maintenance' ? is('resting', 'maintenance') : is('well');
  const why = [reply.status, reply.error].filter(Boolean).join(' ');
  if (reply.status === 401) return is(Math.abs(clockS ?? 0) > CLOCK_WINDOW_S ? 'clock' : 'signature', why);
  return wellToo(reply.status, reply.error) ? is('well', why) : is('nonsense', why);
}
