import type { CreatedView } from '@hub/contracts/tickets';

export type KeptSlip = Pick<CreatedView, 'question_id' | 'check_id'>;

const SLIP = /^#slip=(\d{1,10})\.([0-9A-Z]{4}(?:-[0-9A-Z]{4}){2})$/;

/** Number and code as the end of an address, for a bookmark. Behind the `#` no server writes them down. */
export const slipHash = ({ question_id, check_id }: KeptSlip): string => `#slip=${question_id}.${check_id}`;

export function slipOfHash(hash: string): KeptSlip | null {
  const [, number, check_id] = SLIP.exec(hash) ?? [];
  return number && check_id ? { question_id: Number(number), check_id } : null;
}
