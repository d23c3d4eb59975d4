import { allRoutes, callGroups, type CallDoc } from '@hub/contracts/docs';
import type { Schema } from 'yup';

export type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${'api' | 'media'}/${string}`;

/** Calls that the gateway answers itself: they stand in no service's table. */
const OWN: CallName[] = [
  'GET /api/live',
  'POST /api/rum',
  'POST /api/signal',
  'GET /api/staff/releases',
  'GET /api/staff/releases/:area',
  'POST /api/staff/releases/:area/moves',
  'POST /api/staff/releases/:area/local',
  'GET /api/staff/releases/:area/hosts',
  'POST /api/staff/releases/:area/hosts',
];

const documents = new Map<string, CallDoc>(callGroups.flatMap(({ calls }) => Object.entries(calls)));
const params = (name: string) => name.split('/:').length - 1;

type Tester = { name: CallName; fits: RegExp; params: string[] };
/** The more of an address is spelled out, the earlier it is tried. */
const testers: Tester[] = [...OWN, ...allRoutes.map(({ method, path }) => `${method} ${path}` as CallName)]
  .map((name) => ({
    name,
    fits: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]+)')}/?$`),
    params: [...name.matchAll(/:(\w+)/g)].map(([, param = '']) => param),
  }))
  .sort((a, b) => params(a.name) - params(b.name));

export const isKnownCall = (name: string): boolean => testers.some((tester) => tester.name === name);

/** The row of the route table that a call belongs to, with the parts of its address. */
export function callOf(method: string, path: string): { name: CallName; params: Record<string, string> } | undefined {
  for (const tester of testers) {
    const found = tester.fits.exec(`${method} ${path}`);
    if (!found) continue;
    const values = found.slice(1).map(decodeURIComponent);
    return { name: tester.name, params: Object.fromEntries(tester.params.map((param, i) => [param, values[i] ?? ''])) };
  }
  return undefined;
}

/** What the API document gives as an example of an answer. */
export function exampleOf<Answer = object>(name: CallName): Answer {
  const { answer } = documents.get(name) ?? {};
  const [first] = [answer].flat();
  if (!first || !('example' in first)) throw new Error(`the API document has no example of ${name}`);
  return structuredClone(first.example) as Answer;
}

const faultsBy = (schema: Schema, value: unknown, strict: boolean): string[] => {
  try {
    schema.validateSync(value, { strict, abortEarly: false });
    return [];
  } catch (fault) {
    return (fault as { errors?: string[] }).errors ?? [String(fault)];
  }
};

const fitsNone = (schemas: Schema[], value: unknown, strict: boolean): string[] => {
  const faults = schemas.map((schema) => faultsBy(schema, value, strict));
  return faults.every((each) => each.length > 0) ? (faults[0] ?? []) : [];
};

/** In what a success, and what was sent for it, are not as the contract has them. */
export function contractFaults(name: CallName, answer: unknown, sent: unknown): string[] {
  const call = documents.get(name);
  if (!call) return [];
  const answers = [call.answer].flat().flatMap((each) => ('schema' in each ? [each.schema] : []));
  const bodies = (call.bodies ?? []).map(({ schema }) => schema);
  return [
    ...fitsNone(answers, answer, true).map((fault) => `${name} is answered against its contract: ${fault}`),
    ...(sent === undefined || sent instanceof FormData ? [] : fitsNone(bodies, sent, false)).map(
      (fault) => `${name} is asked against its contract: ${fault}`,
    ),
  ];
}
