import { relative } from 'node:path';
import { root } from '../boot/places.mjs';

type VitestTest = { status: string; fullName: string; failureMessages?: string[] | null };
export type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] };
export type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
};

const LINES = 6;

/** A fault as it is printed at the end of a run: the test, and the first lines of what it said. */
function fault(where: string, said = ''): string {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
  const lines = said.replaceAll(colours, '').split('\n').filter(Boolean).slice(0, LINES);
  return [where, ...lines.map((text) => `    ${text}`)].join('\n');
}

/** The failed tests of a run of vitest, and the files that could not be loaded. */
export function vitestFaults(files: readonly VitestFile[]): string[] {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (!failed.length) return [fault(file, message)];
      return failed.map(({ fullName, failureMessages }) => fault(`${file} › ${fullName}`, failureMessages?.[0]));
    });
}

/** The tests of the browser that ended like this, with what their first try said. */
export function playwrightFaults(suites: readonly PlaywrightSuite[], status: 'unexpected' | 'flaky'): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, tests }) =>
        fault(`${file} › ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
      ),
    ...playwrightFaults(inner, status),
  ]);
}
