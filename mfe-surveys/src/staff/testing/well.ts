import { expectWellInEveryLook } from '@hub/page-tests';

/** What is scrolled away lies behind the bar of the desk; that is no fault of the screen. */
export async function wellFromTheTop(): Promise<void> {
  document.querySelector('main')?.scrollTo(0, 0);
  scrollTo(0, 0);
  await expectWellInEveryLook();
}
