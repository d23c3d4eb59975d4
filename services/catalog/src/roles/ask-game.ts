import type { RoleAnswer } from '@hub/contracts/partner';
import type { Log } from '@hub/nest-kit/log';
import type { GameClient, GameReply } from '@hub/nest-kit/partner';
import { GameCircuit } from './game-circuit.ts';
import { KeptAnswers } from './kept-answers.ts';
import { GameAway } from './role.errors.ts';

export type GameRole = RoleAnswer['result'];
/** `ambiguous`: several servers have a role of that number, and the game was told none. */
export type RoleSaid = { kind: 'found'; role: GameRole } | { kind: 'none' } | { kind: 'ambiguous' };
export type RoleQuestion = { game: string; role: string; host: string };

const TIMEOUT_MS = 3000;
const TRIES = 2;
const FOUND_MS = 60_000;
const NONE_MS = 10_000;
const KEPT = 5000;
/** Questions under way at one game; whoever comes beyond is told to come again rather than kept in line. */
const AT_ONCE = 16;
const BUSY_S = 5;
const AWAY_S = 60;

/** The game was not asked: how it is reached is not set, or cannot be learnt now. */
const OURS = ['no_link', 'links_away'];

/** Signs that would turn or hide what stands beside a name. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What came of one call: an answer, or a fault of the game, or (`ours`) of our own way to it. */
type Reading = { said: RoleSaid } | { fault: string; ours?: boolean; again?: boolean; afterMs?: number };

/**
 * Asks games after roles: two tries of three seconds, equal questions at the same time once, answers kept for a while,
 * and a game that does not answer is left alone. Nothing of a role is logged. Throws `GameAway`.
 */
export class AskGame {
  private readonly kept = new KeptAnswers<RoleSaid>(KEPT);
  private readonly asking = new Map<string, Promise<RoleSaid>>();
  private readonly circuits = new Map<string, GameCircuit>();
  private readonly underWay = new Map<string, number>();

  constructor(
    private readonly games: Pick<GameClient, 'role'>,
    private readonly log: Log,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `fresh`: a kept answer is not enough, one that is on its way is. */
  async run(question: RoleQuestion, fresh = false): Promise<RoleSaid> {
    const key = JSON.stringify([question.game, question.host, question.role]);
    const kept = fresh ? undefined : this.kept.get(key, this.now());
    if (kept) return kept;
    const twin = this.asking.get(key);
    if (twin) return twin;
    const asked = this.ask(question)
      .then((said) => {
        this.kept.put(key, said, this.now() + (said.kind === 'found' ? FOUND_MS : NONE_MS));
        return said;
      })
      .finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async ask(question: RoleQuestion): Promise<RoleSaid> {
    const { game } = question;
    const busy = this.underWay.get(game) ?? 0;
    if (busy >= AT_ONCE) throw new GameAway(BUSY_S);
    this.underWay.set(game, busy + 1);
    try {
      return await this.twice(question, this.circuitOf(game));
    } finally {
      this.underWay.set(game, (this.underWay.get(game) ?? 1) - 1);
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

  private note(
    game: string,
    circuit: GameCircuit,
    { fault, ours, afterMs }: Exclude<Reading, { said: RoleSaid }>,
  ): void {
    const opened = !ours && circuit.failed(this.now());
    if (afterMs !== undefined) circuit.rest(this.now(), afterMs);
    const code = opened ? 'GAME_CIRCUIT_OPEN' : 'GAME_FAULT';
    this.log[opened ? 'error' : 'warn']({ code, game, reason: fault }, 'role');
  }

  private circuitOf(game: string): GameCircuit {
    const circuit = this.circuits.get(game) ?? new GameCircuit();
    this.circuits.set(game, circuit);
    return circuit;
  }
}

/** Reads an answer as the protocol has it; whatever does not fit is a fault, never "no such role". */
function readRole(reply: GameReply<RoleAnswer>): Reading {
  if (reply.kind === 'later') return { fault: reply.why, afterMs: reply.afterMs ?? 0 };
  if (reply.kind === 'not_sent' && OURS.includes(reply.why)) return { fault: reply.why, ours: true };
  if (reply.kind !== 'answered') return { fault: reply.why, again: true };
  if (reply.ok) {
    const { result } = reply.body;
    return { said: { kind: 'found', role: { ...result, char_name: result.char_name.replace(UNSEEN, '').trim() } } };
  }
  if (reply.status === 404 && reply.error === 'role_not_found') return { said: { kind: 'none' } };
  if (reply.status === 409 && reply.error === 'role_ambiguous') return { said: { kind: 'ambiguous' } };
  return { fault: `${reply.status} ${reply.error}`.trim() };
}
