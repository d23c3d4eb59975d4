/** The version that an `If-Match` header names; null when there is none, or it is no number. */
export function versionOf(header: string | undefined): number | null {
  const version = Number((header ?? '').replaceAll('"', ''));
  return header && Number.isInteger(version) ? version : null;
}
