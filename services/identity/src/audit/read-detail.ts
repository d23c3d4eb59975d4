import type { AuditChange, AuditDetailItem } from '@hub/contracts/identity';

type Tree = Record<string, unknown>;
export type ReadDetail = { changes: AuditChange[]; facts: AuditDetailItem[] };

const SHORT_PARTS = 4;
const SHORT_SIGNS = 60;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const spoken = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function leavesOf(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  const inner = isTree(value) ? Object.entries(value) : [];
  if (inner.length === 0) {
    if (value !== undefined && path !== '') into.set(path, spoken(value));
    return into;
  }
  for (const [name, child] of inner) leavesOf(child, path === '' ? name : `${path}.${name}`, into);
  return into;
}

const leaves = (value: unknown) => leavesOf(value, '', new Map<string, string>());

/** What differs between two states, leaf by leaf, in the order of the fields. */
function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) || null, after: now.get(field) || null }))
    .filter((change) => change.before !== change.after);
}

function parsed(detail: string): Tree | null {
  try {
    const value: unknown = JSON.parse(detail);
    return isTree(value) && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A detail for reading: `before` and `after` as changes, everything else as facts. What is no JSON is one fact. */
export function readDetail(detail: string): ReadDetail {
  const tree = parsed(detail);
  if (!tree) return { changes: [], facts: detail === '' ? [] : [{ field: 'detail', value: detail }] };
  const { before, after, ...rest } = tree;
  return {
    changes: changesBetween(before, after),
    facts: [...leaves(rest)].map(([field, value]) => ({ field, value })),
  };
}

const short = (text: string | null): string | null => {
  const signs = text === null ? [] : [...text];
  return signs.length <= SHORT_SIGNS ? text : `${signs.slice(0, SHORT_SIGNS).join('')}…`;
};

/** As much of it as a line of a list can show. */
export function shortened({ changes, facts }: ReadDetail): ReadDetail {
  return {
    changes: changes
      .slice(0, SHORT_PARTS)
      .map(({ field, before, after }) => ({ field, before: short(before), after: short(after) })),
    facts: facts.slice(0, SHORT_PARTS).map(({ field, value }) => ({ field, value: short(value) ?? '' })),
  };
}
