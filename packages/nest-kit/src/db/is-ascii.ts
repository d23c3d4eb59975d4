/** May this be compared with a column of ASCII? The database refuses anything else. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
