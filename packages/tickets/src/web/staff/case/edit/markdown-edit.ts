export type MarkKind = 'bold' | 'list' | 'link' | 'quote';
export type Marked = { text: string; from: number; to: number };
/** Puts `words` in place of from … to, and marks `select` (offsets in the whole text after that). */
export type Edit = { from: number; to: number; words: string; select: [from: number, to: number] };

const BOLD = '**';
const ADDRESS = 'https://';

/** A second press takes bold, list and quote off again. */
export function markEdit(kind: MarkKind, marked: Marked, hint: string): Edit {
  if (kind === 'bold') return boldEdit(marked, hint);
  if (kind === 'link') return linkEdit(marked, hint);
  return lineEdit(marked, kind === 'list' ? '- ' : '> ');
}

function boldEdit({ text, from, to }: Marked, hint: string): Edit {
  const around = text.slice(from - 2, from) === BOLD && text.slice(to, to + 2) === BOLD;
  if (around && to > from) {
    return { from: from - 2, to: to + 2, words: text.slice(from, to), select: [from - 2, to - 2] };
  }
  const words = text.slice(from, to) || hint;
  return { from, to, words: BOLD + words + BOLD, select: [from + 2, from + 2 + words.length] };
}

/** The address is what is left to type. */
function linkEdit({ text, from, to }: Marked, hint: string): Edit {
  const words = text.slice(from, to) || hint;
  const start = from + words.length + 3;
  return { from, to, words: `[${words}](${ADDRESS})`, select: [start, start + ADDRESS.length] };
}

/** Whole lines, also where only a part of them is marked. */
function lineEdit({ text, from, to }: Marked, sign: string): Edit {
  const first = text.lastIndexOf('\n', from - 1) + 1;
  const after = text.indexOf('\n', to);
  const end = after === -1 ? text.length : after;
  const lines = text.slice(first, end).split('\n');
  const on = lines.every((line) => line.startsWith(sign));
  const words = lines.map((line) => (on ? line.slice(sign.length) : sign + line)).join('\n');
  const caret = first + words.length;
  return { from: first, to: end, words, select: lines.length > 1 ? [first, caret] : [caret, caret] };
}

export function onEmptyLine({ text, from, to }: Marked): boolean {
  const before = from === 0 || text[from - 1] === '\n';
  return from === to && before && (to === text.length || text[to] === '\n');
}
