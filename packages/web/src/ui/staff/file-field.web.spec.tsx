import { FileField } from './file-field.tsx';
import { renderPart } from '@hub/page-tests';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const CODES = new File(['a\nb\n'], 'codes.csv', { type: 'text/csv' });

async function opened() {
  const chosen = vi.fn<(name: string) => void>();
  function Form() {
    const [file, setFile] = useState<File>();
    const choose = (one: File) => {
      chosen(one.name);
      setFile(one);
    };
    return <FileField id="codes" label="檔案" accept=".csv" file={file} onChoose={choose} />;
  }
  await renderPart(<Form />);
  await expect.element(page.getByText('選檔案，或拖到這裡')).toBeVisible();
  return chosen;
}

test('a file that was mended can be chosen again under its name', async () => {
  const chosen = await opened();
  await page.getByLabelText('檔案').upload(CODES);
  await expect.element(page.getByText('codes.csv · 1 KB')).toBeVisible();
  await expect.element(page.getByText('換一個檔案')).toBeVisible();
  await page.getByLabelText('檔案').upload(CODES);
  await expect.poll(() => chosen.mock.calls).toEqual([['codes.csv'], ['codes.csv']]);
});

test('a file that is dropped is taken, and does not replace the page', async () => {
  const chosen = await opened();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(CODES);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  page.getByLabelText('檔案').element().dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await expect.element(page.getByText('codes.csv · 1 KB')).toBeVisible();
  expect(chosen.mock.calls).toEqual([['codes.csv']]);
});
