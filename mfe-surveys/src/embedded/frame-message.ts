import { siteOrigin } from '@hub/web';

const NAME = 'hub.survey';
const TALLEST = 20_000;

/** What an embedded form of ours tells the page around it. `height` of its content in CSS pixels. */
export type FrameMessage = { height?: number; done?: boolean };

export function tellAround(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage({ name: NAME, ...message }, siteOrigin());
}

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || (data as { name?: unknown }).name !== NAME) return undefined;
  const { height, done } = data as { height?: unknown; done?: unknown };
  const tall = typeof height === 'number' && height > 0 ? Math.min(Math.ceil(height), TALLEST) : undefined;
  return { done: done === true, ...(tall !== undefined && { height: tall }) };
}
