/** Of the middle three fifths: a busy moment counts as little as for a median, and chance counts less. Source: Tukey's trimmed mean. */
export function middleMean(values: readonly number[]): number {
  const out = Math.floor(values.length / 5);
  const middle = values.toSorted((a, b) => a - b).slice(out, values.length - out);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
