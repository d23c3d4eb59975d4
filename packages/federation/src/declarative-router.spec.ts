import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDataRouter } from './declarative-router.loader.ts';
import { smallestForms } from './smallest-forms.ts';

const folder = dirname(smallestForms()['react-router$'] ?? '');
const texts = globSync('chunk-*.mjs', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));

it('nothing asks for a data router or a framework any more', () => {
  const [whole = '', ...others] = texts.filter((text) => text.includes('var DataRouterContext'));
  expect(others).toEqual([]);
  expect(whole).toMatch('useContext(DataRouterContext)');
  expect(withoutDataRouter(whole)).not.toMatch(/useContext\((?:DataRouter|Framework)/);
});

it('another router than it was written for ends the build', () => {
  expect(() => withoutDataRouter('React.useContext(DataRouterContext)')).toThrow('the router is another');
});
