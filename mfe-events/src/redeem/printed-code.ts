import { inFours, type RedeemLog } from '@hub/contracts/events';

/** A code as its player holds it; '' of a substitute. */
export const printedCode = ({ serial, in_fours }: Pick<RedeemLog, 'serial' | 'in_fours'>): string =>
  in_fours ? inFours(serial) : serial;
