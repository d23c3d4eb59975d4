import type { Mounted } from './mount-options.ts';

/* Of all copies of the platform’s script in a page: session, texts, store and sheets are there once for all of them. */

type OnePage = { root?: ShadowRoot; living?: Mounted };

const page = ((globalThis as { __hubOnePage?: OnePage }).__hubOnePage ??= {});

/** Stands in the documentation: pages of other sites tell it by `code`. */
export class AlreadyMounted extends Error {
  override readonly name = 'PlayerHubError';
  readonly code = 'ALREADY_MOUNTED';

  constructor() {
    super('PlayerHub: an area is mounted in this page already; unmount it first');
  }
}

/** One for the page, which moves from element to element: its sheets stay in it. */
export function ownRoot(): ShadowRoot {
  if (page.root) return page.root;
  const host = document.createElement('div');
  host.style.cssText = 'all:initial!important;display:block!important';
  return (page.root = host.attachShadow({ mode: 'open' }));
}

/** Throws `AlreadyMounted`. A page that took the element out, or emptied it, has left what was in it without saying so. */
export function demandFreePage(): void {
  if (page.living && !ownRoot().isConnected) page.living.unmount();
  if (page.living) throw new AlreadyMounted();
}

export function enterPage(mounted: Mounted): void {
  page.living = mounted;
}

export function leavePage(mounted: Mounted): void {
  if (page.living === mounted) page.living = undefined;
}
