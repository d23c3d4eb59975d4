/** What somebody shows at an address. `pageMac`: of the page on which; null is none. */
export type ShownCode = { emailMac: Buffer; codeMac: Buffer; pageMac: Buffer | null };
