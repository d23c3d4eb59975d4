import { saidNow } from './moments.ts';

/** `{3.msg.rows[0].id}`: of the answer that the call named `3` got. */
const REFERENCE = /\{(\w+)\.([^{}]+)\}/g;
const WHOLE = new RegExp(`^${REFERENCE.source}$`);

export const referenceTo = (name: string, path: string): string => `{${name}.${path}}`;

export const partsOf = (path: string): string[] => path.split(/\.|\[(\d+)\]\.?/).filter(Boolean);

export function valueAt(answer: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], answer);
}

export const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(REFERENCE)].map(([, name = '']) => name);

/** The same with what was answered in the place of each reference. */
export function resolved(value: unknown, answers: ReadonlyMap<string, unknown>): unknown {
  const of = (name: string, path: string) => valueAt(answers.get(name), path);
  if (Array.isArray(value)) return value.map((one) => resolved(one, answers));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, answers)]));
  if (typeof value !== 'string') return value;
  const [, name = '', path = ''] = WHOLE.exec(value) ?? [];
  if (name) return of(name, path);
  return saidNow(value).replace(REFERENCE, (_, from: string, at: string) => String(of(from, at)));
}
