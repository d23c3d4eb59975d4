declare global {
  var __HUB_WEB__: { copies: number } | undefined;
  /** Set by the bundler. */
  const HUB_DEVELOPMENT: boolean | undefined;
}

const copies = (globalThis.__HUB_WEB__?.copies ?? 0) + 1;
globalThis.__HUB_WEB__ = { copies };

// A second copy would be a second store that fails silently: a remote's list would just stay empty.
if (copies > 1 && typeof HUB_DEVELOPMENT !== 'undefined' && HUB_DEVELOPMENT) {
  throw new Error('@hub/web was evaluated twice: it must be shared by federation and imported through its one door');
}

export {};
