/** The shell's own page, in whose frame all screens of the desk are. */
export const DESK = '/staff';

/** Is an address, or a pattern of addresses, one of the desk? In a file of its own: the first view of a player has no use for it. */
export const isDesk = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`);
