type Labels = Readonly<Record<string, string>>;

const labelled = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '')}"`)
    .join(',');

/** Counters since the start of the process, in the text format of Prometheus. Labels are words of ours, never of a caller. */
export class Counts {
  private readonly families = new Map<string, Map<string, number>>();

  add(name: string, labels: Labels, many = 1): void {
    const rows = this.families.get(name) ?? new Map<string, number>();
    const key = labelled(labels);
    this.families.set(name, rows.set(key, (rows.get(key) ?? 0) + many));
  }

  /** One answered request: how many there were of its kind, and how long all of them took. */
  answered(status: number, ms: number, labels: Labels = {}): void {
    const kind = { ...labels, status: `${Math.floor(status / 100)}xx` };
    this.add('hub_requests_total', kind);
    this.add('hub_request_seconds_total', kind, ms / 1000);
  }

  metrics(): string {
    const rows = [...this.families].flatMap(([name, family]) => [
      `# TYPE ${name} counter`,
      ...[...family].map(([labels, many]) => `${name}{${labels}} ${Math.round(many * 1000) / 1000}`),
    ]);
    return rows.map((row) => `${row}\n`).join('');
  }
}

/** What every process tells besides: which build it is, since when, and its memory. */
export function processMetrics(build: string): string {
  return [
    '# TYPE hub_build_info gauge',
    `hub_build_info{build="${build}"} 1`,
    '# TYPE process_start_time_seconds gauge',
    `process_start_time_seconds ${Math.round(Date.now() / 1000 - process.uptime())}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '',
  ].join('\n');
}
