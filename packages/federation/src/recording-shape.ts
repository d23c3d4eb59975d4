import { withoutControlCharacters } from '@hub/contracts/shared';

type Fields = Record<string, unknown>;
type Test = (value: unknown) => boolean;

/** A recording of ours has half of it at most. */
const MOST_SIGNS = 100_000;
/** Bodies and answers that are nested deeper are nobody's. */
const DEEPEST = 40;
/** The longest of ours has a ninth of it. */
const MOST_CALLS = 1000;
/** Of a proof, which takes whoever makes the call a while. */
export const PROOF = /\{captcha:(\w+)\}/g;
export const MOST_PROOFS = 50;
/** Of the site itself, so that whoever makes it again asks nobody else. */
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/api(?:\/(?!\.)(?:[\w.~%@:+,-]|\{[^{}]+\})+)+$/;
const CALLERS = [['staff'], ['member'], ['token'], ['game', 'role', 'uid', 'server', 'name']];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isTrue: Test = (value) => value === true;
const isCall: Test = (value) => typeof value === 'string' && CALL.test(value);
const isName: Test = (value) => typeof value === 'string' && /^\w+$/.test(value);
const isStatus: Test = (value) => Number.isInteger(value);
const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);
const isQuery: Test = (value) => isFields(value) && Object.values(value).every(isText);
const isCaller: Test = (value) =>
  value === 'anybody' || (isFields(value) && CALLERS.some((names) => names.every((name) => isText(value[name]))));

const isShape = (value: unknown): boolean => {
  if (typeof value === 'string') return true;
  if (Array.isArray(value) && value.length > 1) return false;
  return typeof value === 'object' && value !== null && Object.values(value).every(isShape);
};

const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > DEEPEST || Object.values(value).some((one) => isTooDeep(one, depth + 1)));

const needed: Record<string, Test> = {
  call: isCall,
  as: isCaller,
  status: isStatus,
  answer: isShape,
};
const optional: Record<string, Test> = {
  name: isName,
  query: isQuery,
  version: isText,
  files: isTexts,
  once: isTrue,
  given: isTrue,
};

const shortly = (value: unknown): string =>
  typeof value === 'string' ? withoutControlCharacters(JSON.stringify(value)).slice(0, 100) : typeof value;

function callFaults(call: unknown, at: number): string[] {
  if (!isFields(call)) return [`call ${at + 1} is none`];
  if (isTooDeep(call)) return [`call ${at + 1} is nested too deep`];
  const tested = [...Object.entries(needed), ...Object.entries(optional).filter(([name]) => call[name] !== undefined)];
  return tested
    .filter(([name, isRight]) => !isRight(call[name]))
    .map(([name]) => `“${name}” of call ${at + 1} cannot be ${shortly(call[name])}`);
}

const proofsIn = (calls: readonly unknown[]): number => JSON.stringify(calls).match(PROOF)?.length ?? 0;

function callsFaults(calls: readonly unknown[]): string[] {
  if (calls.length > MOST_CALLS) return [`has more than ${MOST_CALLS} calls`];
  const faults = calls.flatMap(callFaults);
  if (faults.length > 0) return faults;
  return proofsIn(calls) > MOST_PROOFS ? [`wants more than ${MOST_PROOFS} proofs`] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a text is no recording of the calls of that area's pages. */
export function recordingShapeFaults(area: string, text: string): string[] {
  if (text.length > MOST_SIGNS) return [`has more than ${MOST_SIGNS} signs`];
  const recording = parsed(text);
  if (!isFields(recording) || !Array.isArray(recording.calls)) return ['has no calls'];
  return [...(recording.area === area ? [] : [`is not of ${area}`]), ...callsFaults(recording.calls)];
}
