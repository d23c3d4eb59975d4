/** A page of another site in which an area of ours is mounted. Its address, its `<html>` and its title are its own. */
export type ForeignPage = {
  /** Our origin, where calls and files are asked for. */
  base: string;
  /** Carries language, theme and game, as `<html>` does on the site. */
  element: HTMLElement;
  root: ShadowRoot;
  /** Of the page that is shown inside. */
  address(): { pathname: string; search: string };
  /** Mounts anew, with what the registry says by then. */
  reload(): void;
  /** Aborted once the area is unmounted: what comes afterwards is nobody's. */
  left?: AbortSignal;
};

let foreign: ForeignPage | undefined;

/** Before anything of the facade is drawn or asked. Such a page never becomes one of the site again. */
export function enterForeignPage(page: ForeignPage | undefined): void {
  foreign = page;
}

/** Of the mount that is there; undefined on the site. */
export const leftForeignPage = (): AbortSignal | undefined => foreign?.left;

export const inForeignPage = (): boolean => foreign !== undefined;

/** `path` begins with `/`, or is an address already. */
export const siteAddress = (path: string): string => (foreign && path.startsWith('/') ? foreign.base + path : path);

export const siteOrigin = (): string => foreign?.base ?? location.origin;

/** Of the page that is shown, wherever it is. */
export const pageAddress = (): { pathname: string; search: string } => foreign?.address() ?? location;

export const reloadPage = (): void => (foreign ? foreign.reload() : location.reload());

export const pageElement = (): HTMLElement => foreign?.element ?? document.documentElement;

/** Where elements of ours are found by id, and which of them has the focus. */
export const pageRoot = (): Document | ShadowRoot => foreign?.root ?? document;

export function isNothingFocused(): boolean {
  const { activeElement } = pageRoot();
  return !activeElement || activeElement === document.body;
}
