/** What a redemption brought: the server's sentence, and the code in its normal form. */
export type Redeemed = { msg: string; code: string };
