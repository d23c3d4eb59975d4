/** What requests about keys and addresses of games state. */
export const shellFacts = ['live_keys', 'link_keys', 'print', 'address'] as const;

/** Is a fact of the shell's own? No area turns its lines into other words, whatever service the area speaks for. */
export const isShellFact = (name: string): boolean => shellFacts.some((fact) => fact === name);
