/** No row has it: who names it is refused as somebody who read something older. */
const NO_VERSION = -1;

/** The version that an `If-Match` header names; null without one. What names none must not switch the guard off. */
export function versionOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const text = header.replaceAll('"', '').trim();
  return /^\d{1,10}$/.test(text) ? Number(text) : NO_VERSION;
}
