import { expectAccessible, expectFits } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCase } from '../testing/desk-answers.ts';

const HELD = '這件的受理通知信先沒有寄';
const DEAD = '這個信箱收不到信';

test.for([
  ['nothing while mails go their way', {}, [false, false]],
  ['a mail that was held back', { mail_held: true }, [true, false]],
  ['an address that takes none, whatever was held before', { mail_held: true, mail_dead: true }, [false, true]],
] as const)('a case says %s', async ([, over, [held, dead]]) => {
  await openCase(over);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.element(page.getByText(HELD)).toHaveLength(held ? 1 : 0);
  await expect.element(page.getByText(DEAD)).toHaveLength(dead ? 1 : 0);
  await expectAccessible();
  expectFits();
});
