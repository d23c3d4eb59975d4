/** Fields of a log line; everything else of a report is thrown away, an address could carry a token. */
export type ReportLine = {
  code: string;
  kind?: string;
  reason?: string;
  route?: string;
  build?: string;
  area?: string;
  ms?: number;
};

const LINES = 5;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (body: unknown): Fields[] => (Array.isArray(body) ? body : [body]).filter(isFields).slice(0, LINES);

function word(value: unknown, shape = /^[\w./:@ -]{1,80}$/): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}

const duration = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : undefined;

/** Without what an address in it carries, and without anything as long as a key. */
function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const bare = value.replace(/[?#]\S*/g, '').replace(/[\w.-]{24,}/g, '…');
  return bare.slice(0, 200);
}

function buildsOf(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  return word(Object.entries(value).slice(0, 8).flat().join(' '), /^[\w@.,: -]{1,200}$/);
}

export type PatternOf = (path: string) => string | undefined;

/** `{name, value, route, area}` or `{code, area, kind, message, path, build, builds}`, or a list of them. */
export function rumLines(body: unknown, patternOf: PatternOf): ReportLine[] {
  return listOf(body).map((fields) => {
    const path = fields.path ?? fields.route;
    return {
      code: word(fields.code, /^[A-Za-z0-9-]{1,40}$/) ?? `RUM_${word(fields.name, /^[A-Za-z_-]{1,40}$/) ?? 'unnamed'}`,
      kind: word(fields.kind, /^[a-z]{1,16}$/),
      reason: plainText(fields.message),
      ms: duration(fields.value),
      route: typeof path === 'string' ? patternOf(path) : undefined,
      area: word(fields.area, /^[a-z]{1,16}$/),
      build: word(fields.build, /^[\w-]{1,40}$/) ?? buildsOf(fields.builds),
    };
  });
}

export function cspLines(body: unknown): ReportLine[] {
  return listOf(body).map((fields) => {
    const inner = fields.body ?? fields['csp-report'];
    const report = isFields(inner) ? inner : {};
    const directive = word(report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']);
    const blocked = String(report.blockedURL ?? report['blocked-uri'] ?? '');
    const origin = URL.canParse(blocked) ? new URL(blocked).origin : word(blocked, /^[a-z-]{1,20}$/);
    return { code: 'CSP_VIOLATION', reason: `${directive ?? 'unknown'} ${origin ?? 'unknown'}` };
  });
}
