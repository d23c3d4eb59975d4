import './by-css.ts';
import { afterEach, beforeAll, expect } from 'vitest';
import { leaveIfNotDrawn } from './drawing.ts';
import { showAreasFor } from './areas-of-a-test.ts';
import { writeDocument } from './document.ts';
import { installFakeApi } from './fake-api.ts';
import { sceneOf } from './scene.ts';
import { loadPages } from './load-pages.ts';
import { forgetLook } from './looks.ts';
import { endPage } from './render-page.tsx';

writeDocument();
installFakeApi();

beforeAll(forgetLook);
beforeAll(() => showAreasFor(expect.getState().testPath ?? ''));
beforeAll(() => loadPages(expect.getState().testPath ?? ''));

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    console.log(sceneOf(task.name));
    await leaveIfNotDrawn();
  }
  expect(await endPage(), 'what was wrong with the calls of this page').toEqual([]);
});
