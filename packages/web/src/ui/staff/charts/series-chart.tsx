import { useId } from 'react';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartKeys } from './chart-keys.tsx';
import { ChartPatterns } from './chart-patterns.tsx';
import { colourOf, type ChartRow, type ChartSeries } from './chart-series.ts';

export type SeriesChartProps = {
  kind: 'bars' | 'stacked' | 'lines';
  title: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
  formatAxis?: (value: number) => string;
};

const HEIGHT = 236;
const tip = { border: '1px solid var(--line)', borderRadius: 'var(--r)', background: 'var(--raised)', fontSize: 13 };
const tipWords = { color: 'var(--ink)' };
/** An axis breaks its words at spaces. */
const inOneLine = (words: string) => words.replaceAll(' ', '\u00a0');
const tick = { fill: 'var(--ink-3)', fontSize: 12 };

/** Bars or lines over time in the colours of the page, each of them known by its pattern or dashes as well. */
export function SeriesChart({ kind, title, series, rows, format, formatAxis = format }: SeriesChartProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  const data = rows.map((row) => ({ label: row.label, ...Object.fromEntries(row.values.entries()) }));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} title={title} accessibilityLayer>
        <ChartPatterns id={id} series={series} />
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="label" tick={tick} tickLine={false} stroke="var(--line-strong)" minTickGap={16} />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={false}
          tickFormatter={(value: number) => inOneLine(formatAxis(value))}
        />
        <Tooltip
          cursor={{ fill: 'var(--brand-soft)', stroke: 'var(--line-strong)' }}
          contentStyle={tip}
          labelStyle={tipWords}
          itemStyle={tipWords}
          isAnimationActive={false}
          labelFormatter={(label) => rows.find((row) => row.label === label)?.long ?? label}
          formatter={(value) => format(Number(value))}
        />
        <Legend content={<ChartKeys id={id} kind={kind} series={series} />} />
        {series.map((one, index) =>
          kind === 'lines' ? (
            <Line
              key={one.name}
              dataKey={String(index)}
              name={one.name}
              type="linear"
              stroke={colourOf(one)}
              strokeWidth={2}
              strokeDasharray={one.look === 'plain' ? undefined : '6 4'}
              legendType="plainline"
              dot={{ r: 3, fill: one.look === 'plain' ? colourOf(one) : 'var(--surface)', strokeDasharray: '' }}
              connectNulls
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={one.name}
              dataKey={String(index)}
              name={one.name}
              fill={`url(#${id}-${index})`}
              stroke={colourOf(one)}
              maxBarSize={28}
              isAnimationActive={false}
              {...(kind === 'stacked' && { stackId: 'all' })}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
