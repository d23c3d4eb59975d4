import { LIMITS } from './descriptor-limits.ts';

/** `key`: of the descriptor, below which the value is. */
type Part = { key: string; value: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Copied by assignment, such a key is a prototype: shapes do not see it, pages do. */
const hasPrototypeKey = ({ value }: Part) => isObject(value) && Object.hasOwn(value, '__proto__');

const sizeOf = ({ value }: Part) => (isObject(value) ? Object.keys(value).length : 0);

function partsOf({ key, value }: Part): Part[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, inside]) => ({ key: key || name.slice(0, LIMITS.letters), value: inside }));
}

/** Comes before whatever calls itself for what is inside: a value that is deep enough ends the stack of that. */
export function boundFaults(descriptor: unknown): string[] {
  let values = 1;
  let level: Part[] = [{ key: '', value: descriptor }];
  for (let depth = 0; level.length; depth += 1) {
    const [{ key } = { key: '' }] = level;
    if (depth > LIMITS.depth) return [`${key} is more than ${LIMITS.depth} deep`];
    values += level.reduce((sum, part) => sum + sizeOf(part), 0);
    if (values > LIMITS.values) return [`it has more than ${LIMITS.values} values`];
    const withPrototype = level.find(hasPrototypeKey);
    if (withPrototype) return [`${withPrototype.key || 'it'} has a key __proto__`];
    level = level.flatMap(partsOf);
  }
  return [];
}
