/** Undefined when nothing is left, so no empty attribute is written. */
export function classList(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
