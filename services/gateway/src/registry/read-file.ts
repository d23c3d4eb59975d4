/** The bytes at `/r/<area>/<build>/…`; null where there are none. */
export type ReadFile = (address: string) => Promise<Buffer | null>;
