import { randomBytes } from 'node:crypto';
import { faultOf } from '@hub/nest-kit/log';
import type { GameClient, GameLinks } from '@hub/nest-kit/partner';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import { linkState } from '../link-state.ts';
import { Line, type LineParts } from './line.ts';
import { lineLeaseMs } from './settings.ts';

export type SenderParts = LineParts & {
  client: Pick<GameClient, 'sendMail' | 'health'>;
  links: GameLinks;
  watch: Watch;
};

/** How long a game without an address, or while addresses cannot be learnt, is left alone. */
const NO_LINK_MS = 15_000;

/** Games that nobody works and where something is due, or whose open circuit is to be probed. */
const FREE_GAMES = `SELECT game_id, circuit FROM game_line line
  WHERE (lease_until IS NULL OR lease_until < NOW(3)) AND (pause_until IS NULL OR pause_until <= NOW(3))
    AND IF(circuit = 'open', probe_at <= NOW(3),
      EXISTS (SELECT 1 FROM delivery WHERE delivery.game_id = line.game_id AND delivery.due_at <= NOW(3)))`;

/** Looks on database time and without Redis. Any number of workers may; each row is somebody's, by lease. */
export class Sender {
  private readonly lines = new Map<string, { line: Line; done: Promise<void> }>();
  private repeating: Repeating | undefined;
  private closing = false;

  constructor(private readonly parts: SenderParts) {}

  start(): void {
    const { settings, watch, log } = this.parts;
    this.repeating = repeatEvery(
      settings.tickMs,
      watch('deliveries', settings.tickMs, () => this.look()),
      log,
    );
  }

  async look(): Promise<void> {
    const games = await this.parts.db.source.query<{ game_id: string; circuit: string }[]>(FREE_GAMES);
    for (const { game_id, circuit } of games) {
      if (this.closing || this.lines.has(game_id)) continue;
      const token = await this.take(game_id);
      if (token) this.work(game_id, token, circuit === 'open');
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.repeating?.close();
    for (const { line } of this.lines.values()) line.close();
    await Promise.all([...this.lines.values()].map(({ done }) => done));
  }

  private async take(game: string): Promise<Buffer | null> {
    const token = randomBytes(16);
    const taken: { affectedRows: number } = await this.parts.db.source.query(
      `UPDATE game_line SET lease_until = NOW(3) + INTERVAL ? MICROSECOND, lease_token = ?
        WHERE game_id = ? AND (lease_until IS NULL OR lease_until < NOW(3))`,
      [lineLeaseMs(this.parts.settings) * 1000, token, game],
    );
    return taken.affectedRows === 1 ? token : null;
  }

  private work(game: string, token: Buffer, open: boolean): void {
    const line = new Line(this.parts, { game, token });
    const run = async () => {
      if (!(await this.linked(game, token))) return;
      const [before] = open ? await this.probeAt(game) : [];
      await line.run();
      // Nothing was due, so no mail told how the game is: it is asked itself.
      if (before && (await this.probeAt(game))[0] === before) await this.askHealth(game, token);
    };
    const done = run()
      .catch((error: unknown) => this.parts.log.warn({ ...faultOf(error), game }, 'a line failed'))
      .then(() => this.giveBack(game, token))
      .finally(() => this.lines.delete(game));
    this.lines.set(game, { line, done });
  }

  /** A game without a link is left alone for a while; what is due waits without a try. */
  private async linked(game: string, token: Buffer): Promise<boolean> {
    const why = await linkState(this.parts.links, game);
    const rest = why ? ', pause_until = NOW(3) + INTERVAL ? MICROSECOND' : '';
    await this.parts.db.source.query(
      `UPDATE game_line SET why = IF(circuit = 'open', why, ?)${rest} WHERE game_id = ? AND lease_token = ?`,
      [why, ...(why ? [NO_LINK_MS * 1000] : []), game, token],
    );
    return why === '';
  }

  private async probeAt(game: string): Promise<[number | null]> {
    const [row] = await this.parts.db.source.query<{ probe_at: Date | null }[]>(
      'SELECT probe_at FROM game_line WHERE game_id = ?',
      [game],
    );
    return [row?.probe_at?.getTime() ?? null];
  }

  private async askHealth(game: string, token: Buffer): Promise<void> {
    const reply = await this.parts.client.health(game);
    const well = reply.kind === 'answered' && reply.ok && reply.body.status === 'ok';
    await this.parts.db.source.query(
      well
        ? `UPDATE game_line SET circuit = 'closed', why = '', faults = 0, opened_at = NULL, probe_at = NULL
            WHERE game_id = ? AND lease_token = ?`
        : `UPDATE game_line SET probe_at = NOW(3) + INTERVAL ${this.parts.settings.probeMs * 1000} MICROSECOND
            WHERE game_id = ? AND lease_token = ?`,
      [game, token],
    );
    if (well) this.parts.log.info({ code: 'CIRCUIT_CLOSED', game }, 'the game answers again');
  }

  private async giveBack(game: string, token: Buffer): Promise<void> {
    await this.parts.db.source
      .query('UPDATE game_line SET lease_until = NULL, lease_token = NULL WHERE game_id = ? AND lease_token = ?', [
        game,
        token,
      ])
      .catch((error: unknown) => this.parts.log.warn({ ...faultOf(error), game }, 'a line runs out by itself'));
  }
}
