const FULL = new Set(['ENOSPC', 'EDQUOT']);

export function isNoRoom(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return FULL.has(code ?? '') || FULL.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}
