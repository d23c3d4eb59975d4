const KB = 1024;
const MB = KB * KB;

/** A size for people: `412 KB`, `1.9 MB`, `8 MB`. Never rounded down to a limit that it exceeds. */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.ceil(bytes / KB))} KB`;
  const tenths = Math.ceil((bytes / MB) * 10) / 10;
  return `${Number.isInteger(tenths) ? tenths : tenths.toFixed(1)} MB`;
}
