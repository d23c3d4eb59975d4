import type { OnApplicationShutdown } from '@nestjs/common';
import { FileRefused } from '../file-refused.ts';
import { DecoderFell, DecoderProcess, type DecoderBounds } from './decoder-process.ts';
import type { DecoderAnswer, DecoderTask, Measured } from './decoder-words.ts';
import { PIXELS_MAX, type Picture, type Pictures } from './picture.ts';
import { SemaphoreBusy, WeightedSemaphore } from './weighted-semaphore.ts';

export type DecoderOptions = Partial<DecoderBounds> & {
  /** Pixels being decoded at once, how many wait at most, and how long one waits. */
  pixels?: number;
  waiting?: number;
  waitMs?: number;
  /** How long one step may last; alone and again, twice as long, since a busy machine is nobody's fault. */
  taskMs?: number;
  /** Hears that no decoding process can be begun: nobody's picture is at fault, and none can be taken. */
  alarm?: (error: Error) => void;
};

const PIXELS = 2 * PIXELS_MAX + 2_000_000;
/** Small pictures weigh so much that no more are under way than the process has threads. */
const SHARES = 4;
const bounds: DecoderBounds = { memoryBytes: 768 * 1024 * 1024, idleMs: 120_000 };

/** In a process apart. What it cannot bear (time, memory, a crash) ends it and is tried once more, alone. */
export class PictureDecoder implements OnApplicationShutdown {
  private readonly bounds: DecoderBounds;
  private readonly pixels: number;
  private readonly waitMs: number;
  private readonly taskMs: number;
  private readonly alarm: (error: Error) => void;
  private readonly gate: WeightedSemaphore;
  private readonly under = new Set<Promise<unknown>>();
  private readonly lives = new Set<DecoderProcess>();
  private closing = false;

  constructor(options: DecoderOptions = {}) {
    const { pixels = PIXELS, waiting = 64, waitMs = 25_000, taskMs = 10_000, ...others } = options;
    const { alarm = () => undefined, ...given } = others;
    this.bounds = { ...bounds, ...given };
    this.pixels = pixels;
    this.waitMs = waitMs;
    this.taskMs = taskMs;
    this.alarm = alarm;
    this.gate = new WeightedSemaphore(pixels, waiting);
  }

  /** Writes `<path>.view`, `<path>.thumb`. Throws `FileRefused` (EMPTY, TYPE, PIXELS, BROKEN, BUSY). */
  async decode(path: string): Promise<Pictures> {
    const until = Date.now() + this.waitMs;
    const alone = (ms: number) => this.ask<Pictures>({ task: 'decode', path, most: PIXELS_MAX }, ms);
    return this.tended(() => this.twice(() => this.decodeAmongOthers(path, until), alone, until), 'FILE_BROKEN');
  }

  /** Into `<path>.marked`. Signs without a letter become `?`. Throws `FileRefused` with FILE_BUSY. */
  async mark(path: string, words: string): Promise<Picture> {
    const until = Date.now() + this.waitMs;
    const ask = (ms?: number) => this.ask<Picture>({ task: 'mark', path, words }, ms);
    const among = () => this.inside(this.pixels / SHARES, until, () => ask());
    // Ours is sound: what falls with it twice is not its fault.
    return this.tended(() => this.twice(among, ask, until), 'FILE_BUSY');
  }

  private async tended<T>(begin: () => Promise<T>, atFault: 'FILE_BROKEN' | 'FILE_BUSY'): Promise<T> {
    if (this.closing) throw new FileRefused('FILE_BUSY');
    const work = begin();
    this.under.add(work);
    try {
      return await work;
    } catch (error) {
      if (error instanceof SemaphoreBusy) throw new FileRefused('FILE_BUSY');
      if (error instanceof DecoderFell && error.began) throw new FileRefused(atFault);
      if (error instanceof DecoderFell) {
        this.alarm(error);
        throw new FileRefused('FILE_BUSY');
      }
      throw error;
    } finally {
      this.under.delete(work);
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    this.gate.empty();
    await Promise.allSettled(this.under);
    await Promise.all([...this.lives].map((life) => life.end()));
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  get peakBytes(): number {
    return Math.max(0, ...[...this.lives].map((life) => life.peakBytes));
  }

  /** The second try goes in alone: who fell with a guilty neighbour comes through, and the guilty one hurts nobody. */
  private async twice<T>(among: () => Promise<T>, alone: (ms: number) => Promise<T>, until: number): Promise<T> {
    try {
      return await among();
    } catch (error) {
      if (!(error instanceof DecoderFell) || this.closing) throw error;
      return this.inside(this.pixels, until + this.taskMs, () => alone(2 * this.taskMs));
    }
  }

  private async decodeAmongOthers(path: string, until: number): Promise<Pictures> {
    const share = this.pixels / SHARES;
    const ask = { task: 'decode', path } as const;
    const first = await this.inside(share, until, () => this.ask<Measured | Pictures>({ ...ask, most: share }));
    if (!('pixels' in first)) return first;
    return this.inside(first.pixels, until, () => this.ask<Pictures>({ ...ask, most: PIXELS_MAX }));
  }

  private async inside<T>(weight: number, until: number, work: () => Promise<T>): Promise<T> {
    const leave = await this.gate.enter(weight, until - Date.now());
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private async ask<T>(asked: DecoderTask, ms = this.taskMs): Promise<T> {
    return resultOf<T>(await this.living().ask(asked, ms));
  }

  private living(): DecoderProcess {
    const living = [...this.lives].find((life) => !life.over);
    if (living) return living;
    const begun = new DecoderProcess(this.bounds);
    this.lives.add(begun);
    void begun.ended.then(() => this.lives.delete(begun));
    return begun;
  }
}

function resultOf<T>(answer: DecoderAnswer): T {
  if ('refused' in answer) throw new FileRefused(answer.refused);
  if ('failed' in answer) throw new Error(`the decoder failed: ${answer.failed}`);
  return answer.done as T;
}
