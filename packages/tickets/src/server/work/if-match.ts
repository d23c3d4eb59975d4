/** The version that a page read, from its `If-Match`; null when it says none. */
export const versionOf = (header: string | undefined): number | null => {
  const version = Number((header ?? '').replaceAll('"', ''));
  return header && Number.isInteger(version) ? version : null;
};
