import { siteAddress, takeToken, withoutToken, type useNavigationType } from '@hub/web';

type Path = { pathname: string; search: string; hash: string };
export type Location = Path & { state: unknown; key: string };
type To = string | Partial<Path>;
type Kind = ReturnType<typeof useNavigationType>;
export type Shown = { location: Location; kind: Kind };

/** Does the mount have this page? What it has not is opened on the site, in a window of its own. */
type Owns = (pathname: string) => boolean;

function pathOf(to: To): Path {
  if (typeof to !== 'string') return { pathname: '/', search: '', hash: '', ...to };
  const { pathname, search, hash } = new URL(to, 'https://page');
  return { pathname, search, hash };
}

/** The router's history without an address bar: that one belongs to the page around. */
export class MemoryNavigator {
  private readonly entries: Location[];
  private readonly listeners = new Set<() => void>();
  private index = 0;
  private shown: Shown;

  constructor(
    start: string,
    private readonly owns: Owns,
  ) {
    const first = this.locationOf(start, null);
    this.entries = [first];
    this.shown = { location: first, kind: 'POP' as Kind };
  }

  readonly now = (): Shown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly createHref = (to: To): string => {
    const { pathname, search, hash } = pathOf(to);
    return siteAddress(pathname + withoutToken(search) + hash);
  };

  readonly encodeLocation = (to: To): Path => pathOf(to);

  readonly push = (to: To, state: unknown = null): void => {
    if (this.isElsewhere(to)) return;
    this.index += 1;
    const location = this.locationOf(to, state);
    this.entries.splice(this.index, Infinity, location);
    this.show(location, 'PUSH' as Kind);
  };

  readonly replace = (to: To, state: unknown = null): void => {
    if (this.isElsewhere(to)) return;
    const location = this.locationOf(to, state);
    this.entries[this.index] = location;
    this.show(location, 'REPLACE' as Kind);
  };

  readonly go = (delta: number): void => {
    const location = this.entries[this.index + delta];
    if (!location) return;
    this.index += delta;
    this.show(location, 'POP' as Kind);
  };

  hasBefore(): boolean {
    return this.index > 0;
  }

  private isElsewhere(to: To): boolean {
    if (this.owns(pathOf(to).pathname)) return false;
    window.open(this.createHref(to), '_blank', 'noopener');
    return true;
  }

  /** Links carry the token as they do on the site; it is kept, and no page's address has it. */
  private locationOf(to: To, state: unknown): Location {
    const { pathname, search, hash } = pathOf(to);
    if (new URLSearchParams(search).has('token')) takeToken(pathname, search);
    const key = Math.random().toString(36).slice(2, 10);
    return { pathname, search: withoutToken(search), hash, state, key };
  }

  private show(location: Location, kind: Kind): void {
    this.shown = { location, kind };
    this.listeners.forEach((listener) => listener());
  }
}
