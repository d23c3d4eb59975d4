export type RoleDigits = { digits_least: number; digits_most: number };

export const roleIdFits = ({ digits_least, digits_most }: RoleDigits, roleId: string): boolean =>
  /^[0-9]+$/.test(roleId) && roleId.length >= digits_least && roleId.length <= digits_most;

/** `9`, or `6–8`. */
export const digitsOf = ({ digits_least, digits_most }: RoleDigits): string =>
  digits_least === digits_most ? String(digits_least) : `${digits_least}–${digits_most}`;
