import { renderPart } from '@hub/page-tests';
import { StepUpContext, type ApiFault } from '@hub/web';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { object, string } from 'yup';
import { FormFrame, SubmitButton, TextField, useContractForm } from './index.ts';

const wanted: ApiFault = { status: 403, fields: { step_up: '請再驗證一次' } };
const schema = object({ reason: string().required('REASON_REQUIRED') });

function Refund({ submit }: { submit: (body: unknown, how: { key: string }) => Promise<unknown> }) {
  const form = useContractForm({ schema, initial: { reason: '' }, submit, messages: (code) => code });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="reason" label="原因" />
      <SubmitButton form={form}>退費</SubmitButton>
    </FormFrame>
  );
}

async function send(answer: boolean) {
  const submit = vi.fn<(body: unknown, how: { key: string }) => Promise<unknown>>(() => Promise.resolve());
  submit.mockRejectedValueOnce(wanted);
  const ask = vi.fn(() => Promise.resolve(answer));
  await renderPart(
    <StepUpContext value={{ ask }}>
      <Refund submit={submit} />
    </StepUpContext>,
  );
  await page.getByLabelText('原因').fill('重複付款');
  await page.getByRole('button', { name: '退費' }).click();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  return submit;
}

test('what wants a second factor is sent again under its key once it was shown', async () => {
  const submit = await send(true);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  const [first, again] = submit.mock.calls;
  expect(again).toEqual(first);
  await expect.element(page.getByText('請再驗證一次')).not.toBeInTheDocument();
});

test('a dismissed question is no fault, and keeps what was typed', async () => {
  const submit = await send(false);
  await expect.element(page.getByRole('button', { name: '退費' })).toBeEnabled();
  expect(submit).toHaveBeenCalledOnce();
  await expect.element(page.getByLabelText('原因')).toHaveValue('重複付款');
  await expect.element(page.getByText('請再驗證一次')).not.toBeInTheDocument();
});
