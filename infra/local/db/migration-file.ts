/* What a new migration is called and what its file says. */

const TIME_DIGITS = 13;

/** The time of a new migration: after those of `ran`, names of all that the service runs, some of which have times chosen by hand. */
export const nextTime = (ran: readonly string[], now: number): number =>
  Math.max(now, ...ran.map((name) => Number(name.slice(-TIME_DIGITS)) + 1));

export const className = (name: string, time: number): string =>
  `${name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, sign: string) => sign.toUpperCase())}${time}`;

export function fileText(name: string, statements: readonly string[]): string {
  const rows = statements.map((sql) => `  ${quoted(sql)},`).join('\n');
  return `import { migrationOf } from '@hub/nest-kit/db';

export const ${name} = migrationOf('${name}', [
${rows}
]);
`;
}

/** As prettier quotes. */
const quoted = (sql: string): string => (/['\\\n]/.test(sql) ? JSON.stringify(sql) : `'${sql}'`);
