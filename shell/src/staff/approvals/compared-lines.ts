export type ComparedLine = { text: string; is: 'kept' | 'gone' | 'new' };

const linesOf = (text: string | null) => (text ? text.split('\n') : []);

/**
 * Lines before and after in their order, each as often as it stands there: what stays in its place is kept, so that two that
 * change places are seen too. A blank line is no change of its own.
 */
export function comparedLines(before: string | null, after: string | null): ComparedLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const common = commonFrom(old, now);
  const lines: ComparedLine[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;) {
    const [goes, comes] = [old[i], now[j]];
    const drops = j === now.length || (i < old.length && common(i + 1, j) >= common(i, j + 1));
    if (goes === comes) lines.push({ text: now[j++]!, is: 'kept' });
    else if (drops) lines.push({ text: goes!, is: 'gone' });
    else lines.push({ text: now[j++]!, is: 'new' });
    if (goes === comes || drops) i++;
  }
  return lines.flatMap((line) =>
    line.text.trim() ? [line] : line.is === 'gone' ? [] : [{ ...line, is: 'kept' as const }],
  );
}

/** How many lines the two have in common, in their order, from one place of each on. */
function commonFrom(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1;
  const counts = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => counts[i * width + j]!;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      counts[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}
