declare global {
  var __HUB_WEB__: { copies: number } | undefined;
}

/** How often the facade was evaluated: a second copy would be a second store, and a remote's list would just stay empty. */
globalThis.__HUB_WEB__ = { copies: (globalThis.__HUB_WEB__?.copies ?? 0) + 1 };

export {};
