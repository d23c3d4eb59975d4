import { offline } from '../../base-query.ts';
import { renderPart, staffCalls } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RecordPage, type RecordQuery } from './record-page.tsx';

const show = (query: Partial<RecordQuery<string>>, nowhere = false) =>
  renderPart(
    <RecordPage
      query={{ refetch: vi.fn(), ...query }}
      nowhere={nowhere}
      heading="活動"
      missing={{ title: '找不到這個活動', text: '編號不對。', action: null }}
      away={{ title: '這個活動沒有載到', text: '暫時連不上。' }}
    >
      {(record) => <h1>{record}</h1>}
    </RecordPage>,
    { calls: staffCalls('lead') },
  );
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('a record is shown as it is', async () => {
  await show({ currentData: '夏日祭' });
  await expect.element(heading('夏日祭')).toBeVisible();
});

test('a record that is gone is not shown any more', async () => {
  await show({ currentData: '夏日祭', error: { ...offline, status: 404 } });
  await expect.element(page.getByText('找不到這個活動')).toBeVisible();
  await expect.element(heading('夏日祭')).not.toBeInTheDocument();
});

test('an address that names no record says that there is none', async () => {
  await show({}, true);
  await expect.element(page.getByText('找不到這個活動')).toBeVisible();
  await expect.poll(() => document.title).toContain('找不到這個活動');
});

test('what was loaded stays while it cannot be had anew', async () => {
  await show({ currentData: '夏日祭', error: { ...offline } });
  await expect.element(heading('夏日祭')).toBeVisible();
});

test('a record that could not be had can be asked for again', async () => {
  const refetch = vi.fn();
  await show({ error: { ...offline }, refetch });
  await expect.element(page.getByText('這個活動沒有載到')).toBeVisible();
  await page.getByRole('button', { name: '再試一次' }).click();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a record that is on its way has a heading already', async () => {
  await show({});
  await expect.element(heading('活動')).toBeInTheDocument();
});
