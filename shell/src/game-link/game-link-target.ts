/** Where a game's button may lead inside the site; everything else opens the game's service home. */
const ALLOWED = [
  /^\/(?:vip)?service\/[\w-]+(?:\/(?:query|list|create|confirm-issue|report-issue|view\/\d+))?$/,
  /^\/events\/event_serial$/,
  /^\/faq$/,
  /^\/help\/home$/,
];

/** What an address carries for the door alone: a second token in `to` would be somebody else's. */
const NOT_ON = ['token', 'to', 'ui', 'bridge'];

/**
 * The page that `to` names, if a game may name it; else the service home of the game. Always a path of this site. `device`
 * is what the game says it runs on: it stays with the address.
 */
export function gameLinkTarget(game: string, to: string, device = ''): string {
  const [path = '', query = ''] = to.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const allowed = !to.includes('\\') && ALLOWED.some((pattern) => pattern.test(path));
  const params = new URLSearchParams(allowed ? query : '');
  NOT_ON.forEach((name) => params.delete(name));
  if (device) params.set('usr_device', device);
  const rest = params.toString();
  const page = allowed ? path : `/service/${encodeURIComponent(game)}`;
  return rest ? `${page}?${rest}` : page;
}
