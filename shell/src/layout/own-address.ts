/** Is this an address of this very site? Then it is a page here, reached without a reload. */
export function isOwnAddress(address: string): boolean {
  return address.startsWith('/') || `${address}/`.startsWith(`${location.origin}/`);
}
