/** Enough to know one’s own address again: `p•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email][0]}•••${email.slice(at)}`;
}
