const FULL_WIDTH_ZERO = 0xff10;
const halfOf: Record<string, string> = { '＠': '@', '﹫': '@', '．': '.', '﹒': '.', '－': '-', '﹣': '-' };

/** Digits, `@`, `.` and `-` become half-width, outer spaces go; letters and everything else stay. */
export function normaliseInput(typed: string): string {
  return typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[＠﹫．﹒－﹣]/g, (sign) => halfOf[sign] ?? sign)
    .trim();
}

/** A number as people write large ones, `1,000,000`, without the marks between its thousands. */
export function ungrouped(typed: string): string {
  const number = normaliseInput(typed);
  return /^\d{1,3}(?:[,，]\d{3})+$/.test(number) ? number.replace(/[,，]/g, '') : number;
}
