import type { RoleAnswer } from '@hub/contracts/partner';
import { withoutControlCharacters } from '@hub/contracts/shared';
import type { Log } from '@hub/nest-kit/log';
import type { GameClient, GameReply } from '@hub/nest-kit/partner';
import { GameCircuit } from './game-circuit.ts';
import { AnswerCache } from './answer-cache.ts';
import { GameAway, GameBusy } from './role.errors.ts';

export type GameRole = RoleAnswer['result'];
/** `ambiguous`: several servers have a role of that number, and the game was told none. */
export type RoleSaid = { kind: 'found'; role: GameRole } | { kind: 'none' } | { kind: 'ambiguous' };
export type RoleQuestion = { game: string; role: string; host: string };
/** `fresh`: a kept answer is not enough, one that is on its way is. `form`: a player asks, not staff or a service. */
export type AskedBy = { fresh?: boolean; form?: boolean };

const TIMEOUT_MS = 3000;
const TRIES = 2;
const FOUND_MS = 60_000;
const NONE_MS = 10_000;
const KEPT = 5000;
/** Beyond it callers are told to come again, not kept in line. Forms leave places to staff and services. */
const AT_ONCE = 16;
const FORMS_AT_ONCE = 12;
const BUSY_S = 5;
const AWAY_S = 60;

/** The game was not asked: how it is reached is not set, or cannot be learnt now. */
const OURS = ['no_link', 'links_away'];

/**
 * `sign`: `lives` when it refused in words. Were a refusal a `fault`, any stranger could close the look-up to
 * everybody.
 */
type Reading = { said: RoleSaid } | Unsaid;
type Unsaid = { why: string; sign: 'fault' | 'lives' | 'none'; again?: boolean; afterMs?: number };

/** Two tries of three seconds; equal questions once. Nothing of a role is logged. Throws `GameAway` and `GameBusy`. */
export class AskGame {
  private readonly kept = new AnswerCache<RoleSaid>(KEPT);
  private readonly asking = new Map<string, Promise<RoleSaid>>();
  private readonly circuits = new Map<string, GameCircuit>();
  private readonly underWay = new Map<string, { all: number; forms: number }>();

  constructor(
    private readonly games: Pick<GameClient, 'role'>,
    private readonly log: Log,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async run(question: RoleQuestion, { fresh = false, form = false }: AskedBy = {}): Promise<RoleSaid> {
    const key = JSON.stringify([question.game, question.host, question.role]);
    const kept = fresh ? undefined : this.kept.get(key, this.now());
    if (kept) return kept;
    const twin = this.asking.get(key);
    if (twin) return twin;
    const asked = this.ask(question, form)
      .then((said) => {
        this.kept.put(key, said, this.now() + (said.kind === 'found' ? FOUND_MS : NONE_MS));
        return said;
      })
      .finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async ask(question: RoleQuestion, form: boolean): Promise<RoleSaid> {
    const { game } = question;
    const busy = this.underWay.get(game) ?? { all: 0, forms: 0 };
    this.underWay.set(game, busy);
    if (busy.all >= AT_ONCE || (form && busy.forms >= FORMS_AT_ONCE)) throw new GameBusy(BUSY_S);
    busy.all += 1;
    if (form) busy.forms += 1;
    try {
      return await this.twice(question, this.circuitOf(game));
    } finally {
      busy.all -= 1;
      if (form) busy.forms -= 1;
    }
  }

  private async twice({ game, role, host }: RoleQuestion, circuit: GameCircuit): Promise<RoleSaid> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (!circuit.enter(this.now())) break;
      const reading = readRole(await this.games.role(game, role, host, { timeoutMs: TIMEOUT_MS }));
      if ('said' in reading) {
        circuit.answered();
        return reading.said;
      }
      this.note(game, circuit, reading);
      if (!reading.again) break;
    }
    throw new GameAway(circuit.waitS(this.now()) || AWAY_S);
  }

  private note(game: string, circuit: GameCircuit, { why, sign, afterMs }: Unsaid): void {
    if (sign === 'lives') circuit.answered();
    const opened = sign === 'fault' && circuit.failed(this.now());
    if (afterMs !== undefined) circuit.rest(this.now(), afterMs);
    const code = opened ? 'GAME_CIRCUIT_OPEN' : 'GAME_FAULT';
    this.log[opened ? 'error' : 'warn']({ code, game, reason: why }, 'role');
  }

  private circuitOf(game: string): GameCircuit {
    const circuit = this.circuits.get(game) ?? new GameCircuit();
    this.circuits.set(game, circuit);
    return circuit;
  }
}

/** Reads an answer as the protocol has it; whatever does not fit is never "no such role". */
function readRole(reply: GameReply<RoleAnswer>): Reading {
  if (reply.kind === 'later') return { why: reply.why, sign: 'none', afterMs: reply.afterMs ?? 0 };
  if (reply.kind === 'not_sent' && OURS.includes(reply.why)) return { why: reply.why, sign: 'none' };
  // It told of another role, as servers do that read an id as a number: asked again it would say the same.
  if (reply.kind === 'unclear' && reply.why === 'other_id') return { why: reply.why, sign: 'none' };
  if (reply.kind !== 'answered') return { why: reply.why, sign: 'fault', again: true };
  if (reply.ok) {
    const { result } = reply.body;
    return {
      said: { kind: 'found', role: { ...result, char_name: withoutControlCharacters(result.char_name).trim() } },
    };
  }
  if (reply.status === 404 && reply.error === 'role_not_found') return { said: { kind: 'none' } };
  if (reply.status === 409 && reply.error === 'role_ambiguous') return { said: { kind: 'ambiguous' } };
  const faulty = reply.status === 401 || reply.status >= 500;
  return { why: `${reply.status} ${reply.error}`.trim(), sign: faulty ? 'fault' : 'lives' };
}
