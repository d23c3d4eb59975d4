import { renderPart } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PreviewBanner } from './preview-banner.tsx';

afterEach(() => {
  delete pageData().previews;
  delete pageData().uncarriedPreviews;
});

test('who is shown a preview reads which, and can leave it', async () => {
  pageData().previews = [{ area: 'events', build: 'e2' }];
  await renderPart(<PreviewBanner />);
  await expect.element(page.getByText('您看到的是預覽版本（events e2）')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '離開預覽' })).toHaveAttribute('href', '?preview=off');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a preview that the shell does not carry is not said to be shown', async () => {
  pageData().uncarriedPreviews = [{ area: 'vip', build: 'v3' }];
  await renderPart(<PreviewBanner />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('預覽版本（vip v3）現在無法顯示');
  await expect.element(page.getByText('您看到的是預覽版本')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '離開預覽' })).toHaveAttribute('href', '?preview=off');
});

test('who has one of each reads both: neither lies over the other', async () => {
  pageData().previews = [{ area: 'events', build: 'e2' }];
  pageData().uncarriedPreviews = [{ area: 'vip', build: 'v3' }];
  await renderPart(
    <>
      <div style={{ height: '200vh' }} />
      <PreviewBanner />
    </>,
  );
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(boxOf('您看到的是預覽版本').bottom).toBeLessThanOrEqual(boxOf('現在無法顯示').top);
});
