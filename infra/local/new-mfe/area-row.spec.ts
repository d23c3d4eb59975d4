import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from '@hub/contracts/areas';
import { inRoot } from '../boot/places.mjs';
import { withoutRow, withRow } from './area-row.ts';

const text = readFileSync(inRoot('packages', 'contracts', 'src', 'areas.ts'), 'utf8');

it('adds one line, and takes it out again', () => {
  const added = withRow(text, 'club');
  expect(added.split('\n')).toHaveLength(text.split('\n').length + 1);
  expect(withoutRow(added, 'club')).toBe(text);
  expect(withoutRow(added, 'clubs')).toBe(added);
});

it.each(areas.map(({ name }) => name))('takes out a row of many lines whole: %s', (area) => {
  const left = withoutRow(text, area);
  expect(left).not.toContain(`name: '${area}'`);
  for (const { name } of areas) if (name !== area) expect(left).toContain(`name: '${name}'`);
  expect(left.split('{').length).toBe(left.split('}').length);
});
