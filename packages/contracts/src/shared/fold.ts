/** Folds text for comparing and finding: full-width to half-width, lower case, 臺 to 台, no spaces. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('臺', '台').replace(/\s+/g, '');
}

/** An e-mail address as it is compared: trimmed, half-width, lower case. */
export function foldEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase();
}

/** Length as players count it: code points, so that an emoji or a rare character is one. */
export function codePoints(text: string): number {
  return [...text].length;
}
