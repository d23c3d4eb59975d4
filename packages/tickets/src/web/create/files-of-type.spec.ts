import { supportDesk } from '@hub/contracts/support';
import { describe, expect, it, vi } from 'vitest';

vi.mock('@hub/forms', () => ({ joinFiles: () => undefined }));
const { kindsOfType } = await import('./files-of-type.ts');

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
