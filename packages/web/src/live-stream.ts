import { readEvents, type StreamEvent } from './event-stream.ts';
import { liveCall } from './live-call.ts';
import { subscribeToSession } from './session.ts';
import { siteAddress } from './foreign-page.ts';

const POLL_STEPS_MS = [15_000, 60_000, 300_000];
const SETTLE_MS = 50;

/** `onOpen`: from here on news is heard; what came between its first look and now was not. */
export type LiveListener = { onChange(): void; onOpen?(): void };

class LiveStream {
  private readonly topics = new Map<string, Set<LiveListener>>();
  private stream: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private step = 0;

  constructor() {
    document.addEventListener('visibilitychange', () => this.onVisibility());
    subscribeToSession(() => this.restart());
  }

  watch(topic: string, listener: LiveListener): () => void {
    const before = this.topics.get(topic);
    const listeners = before ?? new Set<LiveListener>();
    this.topics.set(topic, listeners.add(listener));
    if (!before) this.restart();
    return () => {
      listeners.delete(listener);
      if (listeners.size || this.topics.get(topic) !== listeners) return;
      this.topics.delete(topic);
      this.restart();
    };
  }

  /** Topics of one view come and go in one go: wait a moment, then open once. */
  private restart(): void {
    this.close();
    if (this.topics.size) this.timer = setTimeout(() => void this.open(), SETTLE_MS);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.stream?.abort();
    this.stream = null;
    this.step = 0;
  }

  private onVisibility(): void {
    if (document.hidden) return this.close();
    if (!this.topics.size) return;
    // A web view cuts streams silently in the background: what was missed is fetched once.
    this.tellAll();
    this.restart();
  }

  private async open(): Promise<void> {
    const call = liveCall([...this.topics.keys()]);
    if (document.hidden || !call) return;
    const stream = new AbortController();
    this.stream = stream;
    try {
      const answer = await fetch(siteAddress(call.url), {
        headers: call.headers,
        signal: stream.signal,
        cache: 'no-store',
      });
      if (!answer.ok || !answer.body) throw new Error(`live ${answer.status}`);
      await readEvents(answer.body, (event) => this.onEvent(event, stream));
    } catch {
      // Falls through to polling, as does an ended stream.
    }
    if (this.stream === stream) this.poll();
  }

  private onEvent({ event, data }: StreamEvent, stream: AbortController): void {
    if (event === 'poll') return stream.abort();
    if (event !== 'live' && event !== 'change') return;
    this.step = 0;
    if (event === 'live') return this.eachListener((listener) => listener.onOpen?.());
    const { topic } = JSON.parse(data) as { topic: string };
    this.topics.get(topic)?.forEach((listener) => listener.onChange());
  }

  private poll(): void {
    this.stream = null;
    const delay = POLL_STEPS_MS[Math.min(this.step, POLL_STEPS_MS.length - 1)];
    this.step += 1;
    this.timer = setTimeout(() => {
      this.tellAll();
      void this.open();
    }, delay);
  }

  private tellAll(): void {
    this.eachListener((listener) => listener.onChange());
  }

  private eachListener(tell: (listener: LiveListener) => void): void {
    this.topics.forEach((listeners) => listeners.forEach(tell));
  }
}

let shared: LiveStream | undefined;

export function watchTopic(topic: string, listener: LiveListener): () => void {
  shared ??= new LiveStream();
  return shared.watch(topic, listener);
}
