import type { Redis } from 'ioredis';
import { liveChannelOf } from '@hub/nest-kit/live';

export type Listener = { topics: readonly string[]; push(event: string): void; end(): void };

type Change = { topic: string; version: number };

const BEAT_MS = 25_000;
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const BEAT = ': \n\n';

/** While Redis is away the streams say `poll`: what happened in between is not told, the page looks for itself. */
export class LiveHub {
  private readonly listeners = new Set<Listener>();
  private readonly byTopic = new Map<string, Set<Listener>>();
  private readonly beat: NodeJS.Timeout;
  private up = false;
  private closed = false;

  constructor(
    private readonly redis: Redis,
    beatMs = BEAT_MS,
  ) {
    redis.on('ready', () => void this.subscribe());
    redis.on('close', () => this.turn(false));
    redis.on('message', (_channel: string, text: string) => this.tell(text));
    if (redis.status === 'ready') void this.subscribe();
    this.beat = setInterval(() => void this.pulse(), beatMs);
    this.beat.unref();
  }

  add(listener: Listener): void {
    if (this.closed) return listener.end();
    this.listeners.add(listener);
    for (const topic of listener.topics) {
      const set = this.byTopic.get(topic) ?? new Set();
      this.byTopic.set(topic, set.add(listener));
    }
    listener.push(this.state());
  }

  remove(listener: Listener): void {
    this.listeners.delete(listener);
    for (const topic of listener.topics) {
      const set = this.byTopic.get(topic);
      set?.delete(listener);
      if (set?.size === 0) this.byTopic.delete(topic);
    }
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    for (const listener of [...this.listeners]) listener.end();
    this.redis.disconnect();
  }

  private state = () => event(this.up ? 'live' : 'poll', {});

  private async subscribe(): Promise<void> {
    try {
      await this.redis.subscribe(liveChannelOf(this.redis));
      this.turn(true);
    } catch {
      this.turn(false);
    }
  }

  /** A heartbeat for the proxies between, and a question to a Redis that may hang without closing. */
  private async pulse(): Promise<void> {
    for (const listener of this.listeners) listener.push(BEAT);
    if (this.redis.status !== 'ready') return;
    await this.redis.ping().then(
      () => this.turn(true),
      () => this.turn(false),
    );
  }

  private turn(up: boolean): void {
    if (this.up === up) return;
    this.up = up;
    for (const listener of this.listeners) listener.push(this.state());
  }

  private tell(text: string): void {
    const change = readChange(text);
    if (!change) return;
    const message = event('change', change);
    for (const listener of this.byTopic.get(change.topic) ?? []) listener.push(message);
  }
}

function readChange(text: string): Change | null {
  try {
    const { topic, version } = JSON.parse(text) as Partial<Change>;
    return typeof topic === 'string' && typeof version === 'number' ? { topic, version } : null;
  } catch {
    return null;
  }
}
