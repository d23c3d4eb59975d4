/** For comparing: half-width, lower case, 臺 to 台, no spaces. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('臺', '台').replace(/\s+/g, '');
}

/** For comparing: trimmed, half-width, lower case. */
export function foldEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase();
}

export function codePoints(text: string): number {
  return [...text].length;
}
