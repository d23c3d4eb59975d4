import type { drawReceipt } from './receipt-picture.ts';

/**
 * A slip as a PNG, for 存成圖片. Offer it as a download, and show it as well: web views without downloads let the player
 * press and hold it. The drawing code is fetched on the first use.
 */
export async function receiptBlob(slip: Parameters<typeof drawReceipt>[0]): Promise<Blob> {
  const picture = await import('./receipt-picture.ts');
  return picture.drawReceipt(slip);
}
