import { InvalidInput } from '@hub/nest-kit/http';

/** The number of the last row of the page before. */
export function cursorOf(page: string): number {
  if (!/^\d{1,10}$/.test(page)) throw new InvalidInput({ page: { code: 'FIELD_INVALID' } });
  return Number(page);
}
