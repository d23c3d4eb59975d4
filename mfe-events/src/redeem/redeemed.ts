/** What was redeemed, in its normal form, and whether it was the reader's already. */
export type Redeemed = { code: string; again: boolean };
