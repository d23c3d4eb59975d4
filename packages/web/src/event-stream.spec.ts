import { expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

function streamOf(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      chunks.forEach((chunk) => controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
      controller.close();
    },
  });
}

async function eventsOf(...chunks: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  await readEvents(streamOf(...chunks), (event) => events.push(event));
  return events;
}

it('reads events, leaves heartbeats out', async () => {
  expect(await eventsOf(': heartbeat\n\n', 'event: change\ndata: {"topic":"t"}\n\n')).toEqual([
    { event: 'change', data: '{"topic":"t"}' },
  ]);
});

it('joins what arrives in pieces, also inside a sign', async () => {
  const bytes = new TextEncoder().encode('event: change\r\ndata: 憑條\r\n\r\n');
  expect(await eventsOf(bytes.slice(0, 21), bytes.slice(21))).toEqual([{ event: 'change', data: '憑條' }]);
});

it('leaves an unfinished event out', async () => {
  expect(await eventsOf('event: poll\ndata: x')).toEqual([]);
});
