/** Amounts are whole New Taiwan dollars, as integers: no card, transfer or invoice here knows a smaller coin. */
export const TWD_MAX = 99_999_999;

const figures = new Intl.NumberFormat('zh-TW', { maximumFractionDigits: 0 });

/** In every language: `$` alone would be read as another dollar in Hong Kong, 元 as another money in China. */
export const formatTwd = (amount: number): string => `${amount < 0 ? '-' : ''}NT$${figures.format(Math.abs(amount))}`;

const TYPED = /^(?:NT\$|TWD|\$)?(\d{1,3}(?:,\d{3})+|\d+)(?:元|圓)?$/i;

/** What somebody typed, `NT$ 1,000`, `１０００` or `1000 元`, as an amount; null for what is none. */
export function readTwd(typed: string): number | null {
  const [, digits] = TYPED.exec(typed.normalize('NFKC').replace(/\s/g, '')) ?? [];
  const amount = digits === undefined ? NaN : Number(digits.replaceAll(',', ''));
  return amount <= TWD_MAX ? amount : null;
}

/** Adds up exactly: the rest goes to the largest remainders, earlier first. Big integers: products may overflow. */
export function shareTwd(total: number, weights: readonly number[]): number[] {
  const whole = [total, ...weights].every((value) => Number.isSafeInteger(value));
  if (!whole || weights.some((weight) => weight < 0))
    throw new RangeError('shares are of whole amounts by whole weights');
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) throw new RangeError('shares need a weight');
  const [sign, amount] = [total < 0 ? -1 : 1, BigInt(Math.abs(total))];
  const parts = weights.map((weight, at) => {
    const exact = amount * BigInt(weight);
    return { at, share: exact / all, rest: exact % all };
  });
  const given = parts.reduce((sum, { share }) => sum + share, 0n);
  const larger = [...parts].sort((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1,
  );
  for (const part of larger.slice(0, Number(amount - given))) part.share += 1n;
  return parts.map(({ share }) => sign * Number(share) + 0);
}
