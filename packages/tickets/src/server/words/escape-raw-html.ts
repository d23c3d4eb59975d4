import { parse, postprocess, preprocess } from 'micromark';

/** Far more than any honest text needs. */
const PASSES = 20;
const RAW = new Set(['htmlFlow', 'htmlText']);

/** `<b>` becomes `&lt;b>`, code stays: no renderer, whatever its rule about HTML, renders a typed tag. */
export function escapeRawHtml(markdown: string): string {
  let text = markdown;
  // Escaped HTML no longer hides a backtick or a fence, which may lay open what stood in code.
  for (let pass = 0; pass < PASSES && text.includes('<'); pass += 1) {
    const escaped = escapeOnce(text);
    if (escaped === text) return text;
    text = escaped;
  }
  return text.replaceAll('<', '&lt;');
}

function escapeOnce(text: string): string {
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(text, undefined, true)),
  );
  const parts: string[] = [];
  let at = 0;
  for (const [kind, { type, start, end }] of events) {
    if (kind !== 'enter' || !RAW.has(type)) continue;
    parts.push(text.slice(at, start.offset), text.slice(start.offset, end.offset).replaceAll('<', '&lt;'));
    at = end.offset;
  }
  return [...parts, text.slice(at)].join('');
}
