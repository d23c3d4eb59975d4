import { mountPhases, signalLimits, vitalNames, webviews } from '@hub/contracts/shared';
import { countedFor, type Trials, type Whose } from './counted-for.ts';
import type { Mount, Vital } from './signal.ts';

/**
 * What a signal may name: patterns of addresses, and builds by their area; and which of the builds are on trial.
 * `trialAt`: since when visitors are given it. `sample`: one of so many visitors tells what went well.
 */
export type Known = Trials & {
  patterns: readonly string[];
  isBuild: (area: string, build: string) => boolean;
  trialAt: (area: string, build: string) => number | undefined;
  sample: number;
};

type Fields = Record<string, unknown>;

const LONGEST_MS = 600_000;
const LONGEST_ROUTE = 128;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const oneOf = <T extends string>(names: readonly T[], value: unknown) => names.find((name) => name === value);
const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, signalLimits.signals).filter(isFields) : [];

const measure = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_MS ? value : undefined;

function weightOf({ weight }: Fields, { sample }: Known): number {
  const whole = typeof weight === 'number' && Number.isFinite(weight) ? Math.round(weight) : 1;
  return Math.min(Math.max(whole, 1), sample);
}

function namedOf({ area, build }: Fields): Whose | undefined {
  return typeof area === 'string' && typeof build === 'string' ? { area, build } : undefined;
}

function whoseOf(fields: Fields, { isBuild }: Known): Whose | undefined {
  const named = namedOf(fields);
  return named && isBuild(named.area, named.build) ? named : undefined;
}

const routeOf = ({ route }: Fields, { patterns }: Known) =>
  typeof route === 'string' && route.length <= LONGEST_ROUTE && patterns.includes(route) ? route : undefined;

/** A failure stands for itself alone: every page tells its own. Only what failed may be without a build. */
function mountsOf(fields: Fields, shell: string | undefined, known: Known): Mount[] {
  const phase = oneOf(mountPhases, fields.phase);
  if (fields.phase !== undefined && !phase) return [];
  const whose = phase && fields.build === '' ? namedOf(fields) : whoseOf(fields, known);
  const counted = whose ? countedFor(whose, shell, known) : [];
  const told = phase ? { phase, weight: 1 } : { weight: weightOf(fields, known) };
  return counted.map((one) => ({ ...one, ...told, trialAt: known.trialAt(one.area, one.build) }));
}

function vitalOf(fields: Fields, known: Known, webview: Vital['webview']): Vital | undefined {
  const whose = whoseOf(fields, known);
  const name = oneOf(vitalNames, fields.name);
  const value = measure(fields.value);
  const route = routeOf(fields, known);
  return whose && name && value !== undefined && route ? { ...whose, name, route, webview, value } : undefined;
}

/** What is of a wrong type or names what nobody knows is left out, one by one. */
export function readSignals(body: unknown, known: Known): { mounts: Mount[]; vitals: Vital[] } {
  const { webview: told, shell, mounts, vitals } = isFields(body) ? body : {};
  const webview = oneOf(webviews, told);
  // A shell of the release before does not tell its build.
  const isShell = shell === undefined || whoseOf({ area: 'shell', build: shell }, known) !== undefined;
  if (!webview || !isShell) return { mounts: [], vitals: [] };
  const mounted = listOf(mounts).filter((mount) => mount.phase === undefined);
  const times = mounted.map((mount) => ({ ...mount, name: 'mount', value: mount.ms }));
  return {
    mounts: listOf(mounts).flatMap((mount) => mountsOf(mount, shell as string | undefined, known)),
    vitals: [...listOf(vitals).filter(({ name }) => name !== 'mount'), ...times].flatMap(
      (vital) => vitalOf(vital, known, webview) ?? [],
    ),
  };
}
