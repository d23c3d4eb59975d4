import { renderPart } from '@hub/page-tests';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { object, string } from 'yup';
import { FormFrame, SubmitButton, TextField, useContractForm } from './index.ts';

const first = object({ name: string().required('請填寫名稱') });
const both = first.shape({ why: string().required('請填寫原因') });

function TwoPages({ submit }: { submit: (body: object) => Promise<void> }) {
  const [second, setSecond] = useState(false);
  const form = useContractForm({
    schema: second ? both : first,
    initial: { name: '', why: '' },
    messages: (code) => code,
    advance: second ? undefined : () => setSecond(true),
    submit,
  });
  return (
    <main>
      <h1>問卷</h1>
      <FormFrame form={form}>
        {second ? (
          <TextField form={form} name="why" label="原因" limit={5} />
        ) : (
          <TextField form={form} name="name" label="名稱" />
        )}
        <SubmitButton form={form}>{second ? '送出' : '下一頁'}</SubmitButton>
      </FormFrame>
    </main>
  );
}

test('a page is checked by itself, sends nothing, and the last one sends all of them', async () => {
  const submit = vi.fn(() => Promise.resolve());
  await renderPart(<TwoPages submit={submit} />);
  const next = page.getByRole('button', { name: '下一頁' });
  await next.click();
  await expect.element(page.getByLabelText('名稱')).toHaveAccessibleDescription('請填寫名稱');
  await page.getByLabelText('名稱').fill('晚櫻');
  await next.click();
  const why = page.getByLabelText('原因');
  await expect.element(why).toBeVisible();
  await expect.element(page.getByText('請填寫原因')).not.toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
  await why.fill('好玩');
  await expect.element(page.getByText('2/5')).toBeVisible();
  await page.getByRole('button', { name: '送出' }).click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit).toHaveBeenCalledWith({ name: '晚櫻', why: '好玩' }, expect.anything());
});
