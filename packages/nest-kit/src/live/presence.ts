import type { Redis } from 'ioredis';

export type Present = { id: number; name: string; doing: string };
type Kept = Omit<Present, 'id'> & { at: number };

/** Longer than two beats: one may get lost. */
const FRESH_MS = 32_000;
const KEPT_MS = 60_000;

const readKept = (text: string): Kept | null => {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return null;
  }
};

/** In Redis alone, best effort: while it is away nobody is anywhere. By the time of Redis, not our clocks. */
export class Presence {
  constructor(
    private readonly redis: Pick<Redis, 'status' | 'multi'>,
    private readonly announce: (rows: { topic: string; version: number }[]) => void,
  ) {}

  /** `gone`: leaves it. Answers the others, who hear of a change by the topic. */
  async beat(topic: string, who: Present): Promise<Present[]> {
    try {
      return await this.once(topic, who);
    } catch {
      return [];
    }
  }

  private async once(topic: string, who: Present): Promise<Present[]> {
    if (this.redis.status !== 'ready') return [];
    const key = `hub-presence:${topic}`;
    const answer = await this.redis.multi().time().hgetall(key).exec();
    const [seconds = 0, micros = 0] = ((answer?.[0]?.[1] ?? []) as string[]).map(Number);
    const rows = (answer?.[1]?.[1] ?? {}) as Record<string, string>;
    const now = seconds * 1000 + Math.floor(micros / 1000);
    const there = new Map<number, Kept>();
    for (const [id, text] of Object.entries(rows)) {
      const kept = readKept(text);
      if (kept && now - kept.at < FRESH_MS) there.set(Number(id), kept);
    }
    await this.keep(key, who, now);
    const before = there.get(who.id)?.doing ?? 'gone';
    if (before !== who.doing) this.announce([{ topic, version: now }]);
    there.delete(who.id);
    return [...there].map(([id, { name, doing }]) => ({ id, name, doing }));
  }

  private async keep(key: string, { id, name, doing }: Present, at: number): Promise<void> {
    const work = this.redis.multi();
    if (doing === 'gone') work.hdel(key, String(id));
    else work.hset(key, String(id), JSON.stringify({ name, doing, at }));
    await work.pexpire(key, KEPT_MS).exec();
  }
}
