/** Fields of a log line; everything else of a report is thrown away, an address could carry a token. */
export type ReportLine = {
  code: string;
  kind?: string;
  reason?: string;
  route?: string;
  build?: string;
  area?: string;
};

const LINES = 5;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (body: unknown): Fields[] => (Array.isArray(body) ? body : [body]).filter(isFields).slice(0, LINES);

function word(value: unknown, shape = /^[\w./:@ -]{1,80}$/): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}

/** Without what an address in it carries, and without anything as long as a key. */
function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const bare = value.replace(/[?#]\S*/g, '').replace(/[\w.-]{24,}/g, '…');
  return bare.slice(0, 200);
}

export type PatternOf = (path: string) => string | undefined;

/** `{code, area, kind, message, path, build}`, or a list of them. */
export function faultLines(body: unknown, patternOf: PatternOf): ReportLine[] {
  return listOf(body).map(({ code, area, kind, message, path, build }) => ({
    code: word(code, /^[A-Za-z0-9-]{1,40}$/) ?? 'UNNAMED',
    kind: word(kind, /^[a-z]{1,16}$/),
    reason: plainText(message),
    route: typeof path === 'string' ? patternOf(path) : undefined,
    area: word(area, /^[a-z]{1,16}$/),
    build: word(build, /^[\w-]{1,40}$/),
  }));
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
