/** Crockford's base 32: no I, L, O, U, so that a code can be read out on the phone. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CHECK_CODE_LENGTH = 12;

/** What a player typed as check code, without case, spaces, hyphens and look-alikes; '' when it cannot be one. */
export function normaliseCheckCode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―－_]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const valid = code.length === CHECK_CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign));
  return valid ? code : '';
}

/** `7KQ2M9XA4D3H` → `7KQ2-M9XA-4D3H`. */
export function showCheckCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
