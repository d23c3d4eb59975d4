/** One line or bar of a chart. `tone` is a token's colour; `look` tells it from the others where colours do not. */
export type ChartSeries = { name: string; tone: ChartTone; look: ChartLook };
export type ChartTone = 'brand' | 'ok' | 'warn' | 'info' | 'danger' | 'ink';
export type ChartLook = 'plain' | 'lines' | 'dots' | 'cross' | 'steep' | 'hollow';

/** One place on the axis; null where nothing was measured. `long` is its whole name. */
export type ChartRow = { label: string; long?: string; values: readonly (number | null)[] };

const tones: Record<ChartTone, string> = {
  brand: 'var(--brand)',
  ok: 'var(--ok)',
  warn: 'var(--warn)',
  info: 'var(--info)',
  danger: 'var(--danger)',
  ink: 'var(--ink-3)',
};
export const colourOf = ({ tone }: ChartSeries): string => tones[tone];
