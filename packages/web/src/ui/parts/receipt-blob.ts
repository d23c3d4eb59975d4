import type { drawReceipt } from './receipt-picture.ts';

/** Offer it as a download and show it as well: web views without downloads let the player press and hold it. */
export async function receiptBlob(receipt: Parameters<typeof drawReceipt>[0]): Promise<Blob> {
  const picture = await import('./receipt-picture.ts');
  return picture.drawReceipt(receipt);
}
