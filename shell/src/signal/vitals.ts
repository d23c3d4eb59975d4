import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { tellVital } from './tell-signals.ts';

const told = new Set<string>();

/** A measure that grows after the tab was hidden once stays what it was then: a second value would be a second sample. */
function tell({ id, name, value, entries: [entry] }: Metric): void {
  if (name === 'FCP' || told.has(id)) return;
  told.add(id);
  tellVital(name, Math.round(name === 'CLS' ? value * 1000 : value), entry?.startTime ?? 0);
}

export function measureVitals(): void {
  for (const measure of [onLCP, onCLS, onINP, onTTFB]) measure(tell);
}
