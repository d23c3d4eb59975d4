/** Where a game's button may lead inside the site; everything else opens the game's service home. */
const ALLOWED = [
  /^\/(?:vip)?service\/[\w-]+(?:\/(?:query|list|create|confirm-issue|report-issue|view\/\d+))?$/,
  /^\/events\/event_serial$/,
  /^\/faq$/,
  /^\/help\/home$/,
];

/** What an address carries for the door alone: a second token in `to` would be somebody else's. */
const NOT_ON = ['token', 'to', 'ui', 'bridge'];

/** The page that `to` names, if a game may name it; else the service home of the game. Always a path of this site. */
export function gameLinkTarget(game: string, to: string): string {
  const home = `/service/${encodeURIComponent(game)}`;
  if (!to.startsWith('/') || to.includes('\\')) return home;
  const [path = '', query = ''] = to.split('#')[0]?.split(/\?(.*)/s) ?? [];
  if (!ALLOWED.some((pattern) => pattern.test(path))) return home;
  const params = new URLSearchParams(query);
  NOT_ON.forEach((name) => params.delete(name));
  const rest = params.toString();
  return rest ? `${path}?${rest}` : path;
}
