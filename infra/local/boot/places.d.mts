/** Folder of the repository. */
export const root: string;
/** Everything a local run writes lives in this folder (never committed). */
export const localFolder: string;
export function inRoot(...parts: string[]): string;
export function inLocal(...parts: string[]): string;
/** Flags with which Node runs our TypeScript as services need it, with decorators. */
export const withDecorators: string[];
