import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../../boot/places.mjs';

const eslint = new ESLint({ cwd: root });

async function foundIn(code: string, filePath: string): Promise<string[]> {
  const [found] = await eslint.lintText(code, { filePath, warnIgnored: true });
  return found!.messages.filter(({ ruleId }) => ruleId?.endsWith('/own-page-only')).map(({ message }) => message);
}

const PAGE = 'mfe-support/src/support-home/one.ts';
const notOurs = [
  'export const f = () => document.body.focus();',
  "export const f = () => document.querySelector('h1');",
  "export const f = (on: () => void) => document.addEventListener('paste', on);",
  'export const f = () => document;',
  'export const f = () => window.document.title;',
  'export const f = () => location.origin;',
  "export const f = () => globalThis.location.assign('/support');",
  'export const f = () => new URL(location.href);',
  "export const f = () => fetch('/api' + '/games');",
  "export const f = () => fetch('/media/a.png');",
  'export const f = (id: number) => fetch(`/api/${id}`);',
];
const ours = [
  'export const f = () => document.hidden;',
  "export const f = (on: () => void) => document.addEventListener('visibilitychange', on);",
  "export const f = () => document.createElement('canvas');",
  'export const f = (location: { origin: string }) => location.origin;',
  "import { siteAddress } from '@hub/web';\nexport const f = () => fetch(siteAddress('/media/a.png'));",
  'export const f = (row: { document: string }) => row.document;',
  'export type F = typeof document;',
];

describe('what a page of another site may show', () => {
  it.each(notOurs)('takes nothing of the page around for its own: %s', async (code) => {
    const found = await foundIn(code, PAGE);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/Another site .* @hub\/web/);
  });

  it.each(ours)('may have what is the tab’s, or its own: %s', async (code) => {
    expect(await foundIn(code, PAGE)).toEqual([]);
  });

  it.each(['packages/tickets/src/web/view/one.ts', 'packages/forms/src/one.ts', 'mfe-vip/src/home/one.tsx'])(
    'so in %s',
    async (file) => expect(await foundIn(notOurs[0]!, file)).toHaveLength(1),
  );

  it.each(['mfe-support/src/staff/one.ts', 'packages/tickets/src/web/staff/one.ts', 'packages/web/src/one.ts'])(
    'and not at the desk or where the difference is known: %s',
    async (file) => expect(await foundIn(notOurs[0]!, file)).toEqual([]),
  );
});
