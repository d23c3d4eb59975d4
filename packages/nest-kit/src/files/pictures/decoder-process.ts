import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BEGUN, type DecoderAnswer, type DecoderAsk, type DecoderTask } from './decoder-words.ts';
import { memoryOf } from './memory-of.ts';

const entry = fileURLToPath(new URL('./decoder-child.ts', import.meta.url));
const LOOK_MS = 100;
/** Allocators give little back: above this, an idle process is exchanged for a fresh one. */
const STALE_SHARE = 0.5;

/** `began` is false when it could not even start. */
export class DecoderFell extends Error {
  constructor(readonly began: boolean) {
    super(began ? 'the decoding process fell' : 'the decoding process cannot start');
  }
}

export type DecoderBounds = { memoryBytes: number; idleMs: number };

type Asked = { settle: (answer: DecoderAnswer | DecoderFell) => void; late: NodeJS.Timeout };

export class DecoderProcess {
  private readonly child: ChildProcess;
  private readonly asked = new Map<number, Asked>();
  private readonly watch: NodeJS.Timeout;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private began = false;
  peakBytes = 0;
  readonly ended: Promise<void>;
  over = false;

  constructor(private readonly bounds: DecoderBounds) {
    this.child = fork(entry, [], {
      // Not ours: what this process knows is none of its business.
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '4' },
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (word: DecoderAnswer | typeof BEGUN) => {
      if (word === BEGUN) this.began = true;
      else this.settle(word.id, word);
    });
    this.ended = new Promise((resolve) => {
      const fell = () => {
        this.fall();
        resolve();
      };
      this.child.once('exit', fell).once('error', fell);
    });
    this.watch = setInterval(() => void this.look(), LOOK_MS);
    this.rest();
  }

  /** One answer, or `DecoderFell`; both within `ms`. */
  async ask(task: DecoderTask, ms: number): Promise<DecoderAnswer> {
    const id = (this.lastId += 1);
    const answer = await new Promise<DecoderAnswer | DecoderFell>((resolve) => {
      if (this.over) return resolve(new DecoderFell(this.began));
      const late = setTimeout(() => this.kill(), ms);
      this.asked.set(id, { settle: resolve, late });
      this.wake();
      this.child.send({ ...task, id } satisfies DecoderAsk, (error) => error && this.kill());
    });
    if (answer instanceof DecoderFell) throw answer;
    return answer;
  }

  async end(): Promise<void> {
    this.over = true;
    if (this.child.connected) this.child.disconnect();
    const stubborn = setTimeout(() => this.kill(), 1000);
    await this.ended;
    clearTimeout(stubborn);
  }

  private settle(id: number, answer: DecoderAnswer | DecoderFell): void {
    const asked = this.asked.get(id);
    if (!asked) return;
    clearTimeout(asked.late);
    this.asked.delete(id);
    asked.settle(answer);
    if (this.asked.size === 0) this.rest();
  }

  private async look(): Promise<void> {
    if (this.asked.size === 0 || !this.began || !this.child.pid) return;
    const bytes = await memoryOf(this.child.pid);
    this.peakBytes = Math.max(this.peakBytes, bytes);
    if (bytes > this.bounds.memoryBytes) this.kill();
  }

  private rest(): void {
    if (this.over) return;
    this.child.unref();
    this.child.channel?.unref();
    this.watch.unref();
    this.idle = setTimeout(() => void this.end(), this.bounds.idleMs).unref();
    if (this.child.pid) void this.leaveWhenStale(this.child.pid);
  }

  private async leaveWhenStale(pid: number): Promise<void> {
    const bytes = await memoryOf(pid);
    if (bytes > this.bounds.memoryBytes * STALE_SHARE && this.asked.size === 0) await this.end();
  }

  private wake(): void {
    clearTimeout(this.idle);
    this.child.ref();
    this.child.channel?.ref();
    this.watch.ref();
  }

  private kill(): void {
    this.over = true;
    this.child.kill('SIGKILL');
  }

  private fall(): void {
    this.over = true;
    clearInterval(this.watch);
    clearTimeout(this.idle);
    for (const id of [...this.asked.keys()]) this.settle(id, new DecoderFell(this.began));
  }
}
