/** `mei.lin@example.com` → `m•••@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? address : `${[...address][0]}•••${address.slice(at)}`;
}

/** `0912345123` → `09xx•••123`. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone : `${phone.slice(0, 2)}xx•••${phone.slice(-3)}`;
}
