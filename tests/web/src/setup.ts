import { afterEach, expect } from 'vitest';
import { writeDocument } from './document.ts';
import { installFakeApi } from './fake-api.ts';
import { endPage } from './render-page.tsx';

writeDocument();
installFakeApi();

afterEach(async () => {
  expect(await endPage(), 'what was wrong with the calls of this page').toEqual([]);
});
