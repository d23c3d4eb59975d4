import { expectAccessible, expectFits, renderPart } from '@hub/page-tests';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EveryField } from './testing/every-field.tsx';

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

beforeEach(async () => {
  await renderPart(
    <main>
      <EveryField />
    </main>,
  );
  document.title = '線上回報';
  await expect.element(page.getByRole('heading', { name: '線上回報' })).toBeVisible();
});

test('a form of every kind of field is accessible, fits a phone and needs no style of its own', async () => {
  await expectAccessible();
  expectFits();
  expect([...document.querySelectorAll('form [style]')]).toEqual([]);
});

test('every id stands once, and every label leads to a control', () => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const labels = [...document.querySelectorAll('label')];
  expect(labels.filter(({ control }) => control === null)).toEqual([]);
});

test('the control that picks files never asks for the camera', () => {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(picker?.multiple).toBe(true);
  expect(picker?.accept).toBe('image/jpeg,image/png,image/gif');
  expect(picker?.hasAttribute('capture')).toBe(false);
});

test('every file says what it weighs and how far it got', async () => {
  await expect.element(row('收據_20261119_2214.jpg')).toHaveTextContent('已上傳・412 KB');
  await expect.element(row('商城購買畫面.png')).toHaveTextContent('上傳中 62%・2 MB');
  expect(document.querySelector('progress')?.value).toBe(62);
  await expect.element(row('IMG_0412.HEIC')).toHaveTextContent('準備中');
  await expect.element(page.getByText('已上傳 1／4 張')).toBeVisible();
});

test('every file offers by name what can be done about it', async () => {
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('移除 收據_20261119_2214.jpg')).toBeVisible();
  await expect.element(button('取消上傳 商城購買畫面.png')).toBeVisible();
  await expect.element(button('再試一次 商店截圖.png')).toBeVisible();
  await expect.element(button('移除 商店截圖.png')).toBeVisible();
  await expect.element(button('再試一次 對話截圖.png')).not.toBeInTheDocument();
});
