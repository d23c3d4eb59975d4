/** `name` is '' for a role that has none yet. */
export type DemoRole = { role: string; name: string; server: string; uid: string; vip?: boolean };

/** By game. */
export const demoRoles: Record<string, DemoRole[]>;

export function demoRole(game: string, role?: string): DemoRole;
