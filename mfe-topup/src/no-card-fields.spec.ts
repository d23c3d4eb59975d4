import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderCalls } from '@hub/contracts/topup';
import * as topup from '@hub/contracts/topup';
import { isSchema } from 'yup';
import { expect, it } from 'vitest';

/** What a field for a card would be called, whoever names it. */
const CARD = /\bcc-(?:number|csc|exp)|card[_-]?(?:no|number|holder)\b|\b(?:cvc|cvv|pan|expir(?:y|ation))\b/i;

it('no page of ours has a field for a card', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: (name) => /\.spec\.tsx?$/.test(name) });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => CARD.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([]);
});

it('no message of the contract has one either', () => {
  const names = Object.entries<unknown>(topup).flatMap(([shape, schema]) =>
    isSchema(schema) && 'fields' in schema
      ? Object.keys(schema.fields as object).map((name) => `${shape}.${name}`)
      : [],
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => CARD.test(name))).toEqual([]);
  expect(Object.values(orderCalls).filter(({ path }) => /card/i.test(path))).toEqual([]);
});
