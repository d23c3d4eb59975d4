/** The page of a version, the one in force without a number; a site that was asked for stays. */
export function addressOfVersion(search: URLSearchParams, number?: number, site?: string): string {
  const next = new URLSearchParams();
  const asked = search.get('site') ?? site;
  if (asked) next.set('site', asked);
  if (number !== undefined) next.set('version', String(number));
  const query = next.toString();
  return `/member/complete_agreement${query && `?${query}`}`;
}
