/** What an address carries for the door alone: a second token in `to` would be somebody else's. */
const NOT_ON = ['token', 'to', 'ui', 'bridge'];

/** `links`: patterns of pages that the areas let a game lead to, `:id` a number; `home`: where it leads otherwise, `{game}` in it. */
export type GameLinks = { links: readonly string[]; home: string };

function fits(pattern: string, path: string): boolean {
  const source = pattern.replace(/:\w+/g, (part) => (part === ':id' ? '\\d+' : '[\\w-]+'));
  return new RegExp(`^${source}$`).test(path);
}

/** The page that `to` names, if a game may name it; always a path of this site. `device` stays with the address. */
export function gameLinkTarget({ links, home }: GameLinks, game: string, to: string, device = ''): string {
  const [path = '', query = ''] = to.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const allowed = !to.includes('\\') && links.some((pattern) => fits(pattern, path));
  const params = new URLSearchParams(allowed ? query : '');
  NOT_ON.forEach((name) => params.delete(name));
  if (device) params.set('usr_device', device);
  const rest = params.toString();
  const page = allowed ? path : home.replaceAll('{game}', encodeURIComponent(game));
  return rest ? `${page}?${rest}` : page;
}
