import { colourOf, type ChartSeries } from './chart-series.ts';
import css from './charts.module.css';

type Props = { id: string; kind: 'bars' | 'stacked' | 'lines'; series: readonly ChartSeries[] };

/** Which bar or line is which. The signs are for the eye; a reader hears the names. */
export function ChartKeys({ id, kind, series }: Props) {
  return (
    <ul className={css.keys}>
      {series.map((one, index) => (
        <li key={one.name} className={css.key}>
          <svg width={14} height={14} aria-hidden="true">
            {kind === 'lines' ? (
              <path
                d="M0 7H14"
                stroke={colourOf(one)}
                strokeWidth={2}
                strokeDasharray={one.look === 'plain' ? undefined : '4 2'}
              />
            ) : (
              <rect y={2} width={14} height={10} fill={`url(#${id}-${index})`} />
            )}
          </svg>
          {one.name}
        </li>
      ))}
    </ul>
  );
}
