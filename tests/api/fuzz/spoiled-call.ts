import type { Chance } from './chance.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { bodies, headerValues, jsonValues, pathValues, queryValues } from './hostile-values.ts';

/** A call with one or two things wrong. `spoiled` says which. */
export type SpoiledCall = {
  key: string;
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: string | FormData;
  spoiled: string;
};

/** What is really there: parts of addresses and fields by name. */
export type Real = { parts: Record<string, Record<string, string>>; fields: Record<string, unknown> };

const MOST_TEXT = 3000;
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MOST_TEXT);

export function spoil(call: DocumentedCall, chance: Chance, real: Real): SpoiledCall {
  const places = [
    ...Object.keys(call.parts).map((name) => ['path', name] as const),
    ...call.query.map((name) => ['query', name] as const),
    ...call.fields.flatMap((name) => [['body', name] as const, ['body', name] as const]),
    ['query', 'page'] as const,
    ['header', chance.of(Object.keys(headerValues))] as const,
    ...(call.method === 'GET' ? [] : [['whole', ''] as const]),
  ];
  const wrong = [chance.of(places), ...(chance.next() < 0.2 ? [chance.of(places)] : [])];
  return sent(call, wrong, chance, real);
}

type Wrong = readonly (readonly [place: string, name: string])[];

function sent(call: DocumentedCall, wrong: Wrong, chance: Chance, real: Real): SpoiledCall {
  const parts = { ...call.parts, ...real.parts[call.key] };
  const fields: Record<string, unknown> = { ...(call.examples.length > 0 ? chance.of(call.examples) : {}) };
  for (const name of Object.keys(fields)) if (name in real.fields) fields[name] = real.fields[name];
  const headers = { ...call.headers };
  const asked: string[] = [];
  let whole: string | undefined;
  const told: string[] = [];
  for (const [place, name] of wrong) {
    const value: unknown =
      place === 'path'
        ? (parts[name] = chance.of(pathValues))
        : place === 'query'
          ? asked[asked.push(chance.of(queryValues(name))) - 1]
          : place === 'header'
            ? (headers[name] = chance.of(headerValues[name] ?? ['']))
            : place === 'body'
              ? (fields[name] = chance.of(jsonValues))
              : (whole = chance.of(bodies));
    told.push(`${place} ${name} = ${JSON.stringify(value)?.slice(0, 80)}`);
  }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '1');
  const target = asked.length > 0 ? `${path}?${asked.join('&')}` : path;
  const carries = call.method !== 'GET' && call.method !== 'DELETE';
  const body = !carries ? undefined : (whole ?? written(call, fields, chance));
  if (typeof body === 'string')
    headers['content-type'] ??= call.isEncoded ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    key: call.key,
    method: call.method,
    target,
    headers,
    ...(body !== undefined && { body }),
    spoiled: told.join(', '),
  };
}

function written({ isForm, isEncoded }: DocumentedCall, fields: Record<string, unknown>, chance: Chance) {
  if (isEncoded)
    return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, textOf(value)])).toString();
  return isForm && chance.next() < 0.4 ? formOf(fields) : JSON.stringify(fields);
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, textOf(one));
  }
  return form;
}
