import type { Db } from '@hub/nest-kit/db';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { NOT_OURS, type GameClient } from '@hub/nest-kit/partner';
import { hashOfMail, mailOf } from '../mail-of.ts';
import { healthAfter, type Health } from './line-health.ts';
import { lineTurn, type Held, type Turn } from './line-turn.ts';
import { readReply, type Claimed, type Outcome, type Tried } from './outcome.ts';
import { BEGIN_MS, type SendSettings } from './settings.ts';

export type LineParts = {
  db: Db;
  client: Pick<GameClient, 'sendMail'>;
  log: Log;
  settings: SendSettings;
};

/** The most rows that are taken ahead. */
const MOST_AHEAD = 64;
/** How long a line without work is kept. */
const LINGER_MS = 1000;
const LOOK_MS = 100;
const RENEW_MS = 1000;
const AFTER_FAULT_MS = 500;

/** `since`: before the row was taken, so that no pause of this process is overlooked. */
type Ready = { row: Claimed; since: number };

/** While one transaction runs, ends gather for the next. Ends when nothing is due any more, or the line is lost. */
export class Line {
  private readonly ready: Ready[] = [];
  private ended: Outcome[] = [];
  private flying = 0;
  private callMs: number;
  private closing = false;
  private resting = false;
  private stopped = false;
  private health: Health = { circuit: 'closed', why: '', faults: 0, pleas: 0 };
  private turnedAt = -Infinity;
  private wake: () => void = () => {};

  constructor(
    private readonly parts: LineParts,
    readonly held: Held,
  ) {
    // Nothing is known of a game's pace yet: as many as can be in flight, no more.
    this.callMs = parts.settings.timeoutMs;
  }

  /** Returns when the line is done; the caller gives it back. */
  async run(): Promise<void> {
    let idleSince = performance.now();
    for (;;) {
      const since = performance.now();
      const turn = this.mayRest() ? null : await this.turn();
      if (turn === 'lost') return this.landAll();
      if (turn === 'failed' && this.closing) return;
      if (turn && turn !== 'failed') {
        if (turn.claimed.length > 0 || this.flying > 0) idleSince = performance.now();
        for (const row of turn.claimed) this.ready.push({ row, since });
        this.resting = turn.health.circuit === 'open' || turn.health.pauseMs > 0;
        this.hear(turn.health);
      }
      this.launch();
      const still = this.flying === 0 && this.ready.length === 0 && this.ended.length === 0;
      if (still && (this.closing || this.resting || performance.now() - idleSince > LINGER_MS)) return;
      await this.somethingEnds();
    }
  }

  /** Takes nothing more; what is in flight is waited for. */
  close(): void {
    this.closing = true;
    this.wake();
  }

  /** Nothing ended, nothing could begin, and the lease is fresh. */
  private mayRest(): boolean {
    return this.ended.length === 0 && this.room() === 0 && performance.now() - this.turnedAt < RENEW_MS;
  }

  private async turn(): Promise<Turn | 'lost' | 'failed'> {
    const outcomes = this.ended;
    this.ended = [];
    try {
      const turn = await lineTurn(this.parts.db, this.held, outcomes, this.room(), this.parts.settings);
      this.turnedAt = performance.now();
      this.tell(turn);
      return turn.held ? turn : 'lost';
    } catch (error) {
      // What ended is not lost: it is written with the next turn, if the rows are still ours by then.
      this.ended = [...outcomes, ...this.ended];
      this.parts.log.warn({ ...faultOf(error), game: this.held.game }, 'a turn failed');
      await new Promise((done) => setTimeout(done, AFTER_FAULT_MS));
      return 'failed';
    }
  }

  /** As many as can begin now, and within a second at the pace of late: what waits too long in here goes back. */
  private room(): number {
    if (this.closing) return 0;
    const { inFlight } = this.parts.settings;
    const ahead = Math.floor((inFlight * 1000) / Math.max(1, this.callMs));
    return Math.max(0, Math.min(MOST_AHEAD, inFlight - this.flying + ahead) - this.ready.length);
  }

  private launch(): void {
    const { inFlight } = this.parts.settings;
    while (this.ready.length > 0) {
      const next = this.ready[0]!;
      const stale = this.closing || this.stopped || performance.now() - next.since > BEGIN_MS;
      if (!stale && this.flying >= inFlight) return;
      this.ready.shift();
      if (stale) this.ended.push({ row: next.row, at: new Date(), ms: 0, tried: null });
      else void this.send(next);
    }
  }

  private async send({ row, since }: Ready): Promise<void> {
    this.flying += 1;
    const at = new Date();
    const begun = performance.now();
    const tried = await this.call(row, since);
    const ms = Math.round(performance.now() - begun);
    this.callMs = this.callMs * 0.8 + ms * 0.2;
    this.flying -= 1;
    this.ended.push({ row, at, ms, tried });
    if (tried) this.listen(tried);
    // The next one leaves before anything is written.
    this.launch();
    this.wake();
  }

  /** What a game says counts before it is written down: after a fault too many, or a plea for patience, nothing more begins. */
  private listen(tried: Tried): void {
    const next = healthAfter(this.health, [tried], this.parts.settings);
    const worse = next.circuit === 'open' && next.faults > this.health.faults;
    if (worse || next.pauseMs > 0) this.stopped = true;
    this.health = next;
  }

  /** What was written down, and on top of it what ended since. */
  private hear(written: Health): void {
    this.health = written;
    this.stopped = false;
    for (const { tried } of this.ended) if (tried) this.listen(tried);
  }

  /** Null: it was not sent, since it may be somebody else's by now. */
  private async call(row: Claimed, since: number): Promise<Tried | null> {
    const mail = mailOf(row);
    if (!hashOfMail(mail).equals(row.body_hash))
      return { outcome: 'refused', status: null, error: 'body_changed', uncertain: false };
    try {
      const { timeoutMs } = this.parts.settings;
      const stillMine = () => performance.now() - since <= BEGIN_MS;
      const reply = await this.parts.client.sendMail(row.game_id, mail, { timeoutMs, stillMine });
      return reply.kind === 'not_sent' && reply.why === NOT_OURS ? null : readReply(reply);
    } catch (error) {
      this.parts.log.error({ ...faultOf(error), delivery: row.id }, 'a call failed in a way that it should not');
      return { outcome: 'unclear', status: null, error: 'unexpected', uncertain: true };
    }
  }

  private somethingEnds(): Promise<void> {
    if (this.ended.length > 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, LOOK_MS);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private async landAll(): Promise<void> {
    this.closing = true;
    this.launch();
    while (this.flying > 0) await this.somethingEnds().then(() => new Promise((done) => setTimeout(done, LOOK_MS)));
    const { db, settings } = this.parts;
    await lineTurn(db, this.held, this.ended.splice(0), 0, settings).catch((error: unknown) =>
      this.parts.log.warn(faultOf(error), 'ends of a lost line could not be written'),
    );
  }

  private tell({ settled, health }: Turn): void {
    const { log } = this.parts;
    const { game } = this.held;
    if (health.opened)
      log.error({ code: 'CIRCUIT_OPEN', game, why: health.why }, 'nothing is sent to this game for now');
    if (health.closed) log.info({ code: 'CIRCUIT_CLOSED', game }, 'the game answers again');
    if (settled.manual > 0)
      log.error({ code: 'DELIVERY_MANUAL', game, many: settled.manual }, 'deliveries used up their tries');
    if (settled.afterEnd.length > 0)
      log.error({ code: 'DELIVERY_AFTER_END', game, deliveries: settled.afterEnd }, 'the game took what had ended');
    if (health.pleading)
      log.error({ code: 'GAME_RESTING', game, pleas: health.pleas }, 'the game does nothing but ask for patience');
    if (settled.late > 0)
      log.warn({ code: 'LATE_ANSWERS', game, many: settled.late }, 'answers came after their lease');
  }
}
