/** The `os`, `cpu` and `libc` fields of a platform package, told from its name; undefined when it names no platform. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } | undefined;
