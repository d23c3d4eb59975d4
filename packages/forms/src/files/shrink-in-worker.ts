import type { ShrinkOrder, Shrunk } from './shrink-order.ts';

const workerFile = new URL('./shrink.worker.ts', import.meta.url);
const LIMIT_MS = 20_000;

/** Null where the browser cannot, or not with this file. */
export function shrinkInWorker(order: ShrinkOrder): Promise<Shrunk | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(workerFile, { type: 'module', name: 'shrink' });
    } catch {
      return resolve(null);
    }
    const end = (shrunk: Shrunk | null) => {
      clearTimeout(timer);
      // With the worker goes the memory of the decoded picture.
      worker.terminate();
      resolve(shrunk);
    };
    const timer = setTimeout(() => end(null), LIMIT_MS);
    worker.onmessage = ({ data }: MessageEvent<Shrunk | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(order);
  });
}
