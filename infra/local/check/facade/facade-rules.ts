import type { ApiRow, Facade } from './read-facade.ts';

export type Version = readonly [major: number, minor: number, patch: number];
export type Snapshot = { version: string; rows: ApiRow[] };

/** `needed`: the least that the version has to rise by. `faults`: what no version allows. */
export type Comparison = { needed: 'nothing' | 'minor' | 'major'; words: string[]; faults: string[] };

/** Releases that say that something goes, before it is gone. */
const DEPRECATED_FOR = 2;

export const parts = (version: string): Version => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

const ownerOf = (name: string) => name.slice(0, name.indexOf('.'));

export function compareFacade(before: Snapshot, { rows, given }: Facade): Comparison {
  const old = new Map(before.rows.map((row) => [row.name, row]));
  const now = new Map(rows.map((row) => [row.name, row]));
  const gone = before.rows.filter(({ name }) => !now.has(name) && !(old.has(ownerOf(name)) && !now.has(ownerOf(name))));
  const other = rows.filter(({ name, text }) => old.has(name) && old.get(name)?.text !== text);
  const wider = other.filter(({ name, text }) => takesMore(old.get(name)?.text ?? '', text));
  const changed = other.filter((row) => !wider.includes(row));
  const fresh = rows.filter(({ name }) => !old.has(name) && !(now.has(ownerOf(name)) && !old.has(ownerOf(name))));
  const required = fresh.filter(({ name, text }) => given.has(ownerOf(name)) && !text.startsWith('?'));
  const added = fresh.filter((row) => !required.includes(row));
  const told = rows.filter(({ name, deprecated }) => old.has(name) && old.get(name)?.deprecated !== deprecated);
  const breaks = [
    ...gone.map(({ name }) => `${name} is gone.`),
    ...changed.map(({ name, text }) => `${name} is another type: it was “${old.get(name)?.text}”, and is “${text}”.`),
    ...required.map(({ name }) => `${name} has to be given now.`),
  ];
  const grows = [
    ...added.map(({ name }) => `${name} is new.`),
    ...wider.map(({ name }) => `${name} takes one argument more, which nobody has to give.`),
    ...told.map(({ name, deprecated }) =>
      deprecated === undefined ? `${name} is deprecated no longer.` : `${name} is deprecated since ${deprecated}.`,
    ),
  ];
  return {
    needed: breaks.length ? 'major' : grows.length ? 'minor' : 'nothing',
    words: [...breaks, ...grows],
    faults: [
      ...gone.filter(({ name }) => !name.includes('.')).flatMap((row) => tooEarly(row, before.version)),
      ...rows
        .filter(({ deprecated }) => deprecated === '')
        .map(
          ({ name }) =>
            `${name} is deprecated, but not since when: write “@deprecated since 1.2.0: what to use instead”.`,
        ),
    ],
  };
}

/** A function as it was, with optional parameters behind those that there were. */
function takesMore(before: string, now: string): boolean {
  const [old, wide] = [signature(before), signature(now)];
  if (!old || !wide || old.types !== wide.types || old.answer !== wide.answer) return false;
  if (!wide.given.startsWith(old.given)) return false;
  return (old.given ? /^, \w+\?: / : /^\w+\?: /).test(wide.given.slice(old.given.length));
}

function signature(text: string): { types: string; given: string; answer: string } | undefined {
  const start = text.indexOf('(');
  let depth = 0;
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth > 0 || !text.startsWith(') => ', at)) continue;
    return { types: text.slice(0, start), given: text.slice(start + 1, at), answer: text.slice(at + 5) };
  }
  return undefined;
}

/** With the next major goes what two minor versions before it have called deprecated. */
function tooEarly({ name, deprecated }: ApiRow, version: string): string[] {
  if (!deprecated) return [`${name} goes without having been deprecated: who uses it is told first.`];
  const [major, minor] = parts(version);
  const [sinceMajor, sinceMinor] = parts(deprecated);
  if (sinceMajor < major || minor - sinceMinor >= DEPRECATED_FOR) return [];
  return [
    `${name} is deprecated since ${deprecated} only: it may go after ${sinceMajor}.${sinceMinor + DEPRECATED_FOR}.0 was released.`,
  ];
}

export function nextVersion(from: string, needed: Comparison['needed']): string {
  const [major, minor] = parts(from);
  if (needed === 'major') return `${major + 1}.0.0`;
  return needed === 'minor' ? `${major}.${minor + 1}.0` : from;
}

/** True when `version` is at least what `needed` asks for since `from`. */
export function isEnough(version: string, from: string, needed: Comparison['needed']): boolean {
  const [least, have] = [parts(nextVersion(from, needed)), parts(version)];
  const at = least.findIndex((part, index) => part !== have[index]);
  return at < 0 || (have[at] ?? 0) > (least[at] ?? 0);
}
