import { supportDesk } from '@hub/contracts/support';
import { describe, expect, it } from 'vitest';
import { kindsOfIssue, kindsOfType } from './files-of-type.ts';

describe('the files that the one-page form asks for', () => {
  it.each([
    ['f', ['id_paper', 'pay']],
    ['g', ['id_paper', 'pay']],
    ['2', ['picture']],
    ['1', ['picture']],
    ['', ['picture']],
  ])('for type "%s"', (type, kinds) => {
    expect(kindsOfType(supportDesk, type)).toEqual(kinds);
  });
});

describe('the files that the new form asks for', () => {
  it.each([
    ['f', ['picture', 'id_paper']],
    ['g', ['picture', 'id_paper']],
    ['1', ['picture']],
  ])('for type "%s"', (type, kinds) => {
    expect(kindsOfIssue(supportDesk, type)).toEqual(kinds);
  });
});
