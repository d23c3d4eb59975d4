export type StreamEvent = { event: string; data: string };

/** Leaves out comment lines (heartbeats). Not EventSource, which cannot send a header. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).replace(/\r\n/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    blocks.map(parseBlock).forEach((event) => event && onEvent(event));
  }
}

function parseBlock(block: string): StreamEvent | null {
  const lines = block.split('\n').filter((line) => line && !line.startsWith(':'));
  const valueOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim());
  return lines.length ? { event: valueOf('event')[0] ?? 'message', data: valueOf('data').join('\n') } : null;
}
