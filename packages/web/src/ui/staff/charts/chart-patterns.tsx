import { colourOf, type ChartLook, type ChartSeries } from './chart-series.ts';

const SIZE = 8;

const strokes: Record<ChartLook, string> = {
  plain: '',
  lines: `M-1 1 l2 -2 M0 ${SIZE} L${SIZE} 0 M${SIZE - 1} ${SIZE + 1} l2 -2`,
  steep: `M2 0 V${SIZE} M6 0 V${SIZE}`,
  cross: `M0 0 L${SIZE} ${SIZE} M0 ${SIZE} L${SIZE} 0`,
  dots: '',
  hollow: '',
};

/** Fills by which bars differ without their colours: stripes, dots, crosses. Ids begin with `id`. */
export function ChartPatterns({ id, series }: { id: string; series: readonly ChartSeries[] }) {
  return (
    <defs>
      {series.map((one, index) => (
        <pattern key={one.name} id={`${id}-${index}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <rect width={SIZE} height={SIZE} fill={one.look === 'hollow' ? 'var(--surface)' : 'var(--page)'} />
          {one.look === 'plain' && <rect width={SIZE} height={SIZE} fill={colourOf(one)} />}
          {one.look === 'dots' && <circle cx={SIZE / 2} cy={SIZE / 2} r={2} fill={colourOf(one)} />}
          {strokes[one.look] && <path d={strokes[one.look]} stroke={colourOf(one)} strokeWidth={2} fill="none" />}
        </pattern>
      ))}
    </defs>
  );
}
