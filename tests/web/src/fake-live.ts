const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
const bytes = (text: string) => new TextEncoder().encode(text);

/** The stream of news: open for as long as somebody listens. */
export function liveAnswer(): Response {
  let own: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller;
      open.add(own);
      own.enqueue(bytes('event: live\ndata: {}\n\n'));
    },
    cancel() {
      open.delete(own);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Something behind this topic has changed. */
export function tellLive(topic: string): void {
  open.forEach((stream) => stream.enqueue(bytes(`event: change\ndata: ${JSON.stringify({ topic })}\n\n`)));
}

export const endLive = (): void => open.clear();
