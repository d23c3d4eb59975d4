/** The areas of the site that have a remote of their own, in the order of their cascade layers. */
export const areas = ['support', 'vip', 'topup', 'events', 'surveys'] as const;
export type Area = (typeof areas)[number];

/** Cascade order of the whole page, weakest first. Stands once, inline, before any style sheet. */
export const layerOrder = ['reset', 'tokens', 'kit', 'shell', ...areas, 'brand', 'overrides'];
