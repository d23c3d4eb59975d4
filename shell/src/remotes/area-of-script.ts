/** The area whose build a script belongs to, by its address in the trace of a fault; the shell's when it has none. */
export const areaOfScript = (trace: string): string => /\/r\/([a-z][a-z0-9-]*)\//.exec(trace)?.[1] ?? 'shell';
