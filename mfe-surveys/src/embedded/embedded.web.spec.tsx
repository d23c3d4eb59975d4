import { expectAccessible, renderPage, renderPart, reply } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ANSWER_FORM, FORM, formView } from '../testing/survey-answers.ts';
import { EmbeddedForm } from './embedded-form.tsx';

const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const tall = () => frame().getBoundingClientRect().height;

async function drawn(address: string): Promise<void> {
  await renderPart(
    <main>
      <h1>問卷</h1>
      <p style={{ height: '120vh' }}>說明</p>
      <EmbeddedForm address={address} title="會員問卷" />
    </main>,
  );
  document.title = '問卷';
  await expect.element(page.getByTitle('問卷表單：會員問卷')).toBeInTheDocument();
}

test('an outside form stands in a sandbox, and its second load shrinks the frame and shows the top of the page', async () => {
  await drawn('about:blank#form');
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  await vi.waitFor(() => expect(tall()).toBeGreaterThan(600));
  scrollTo(0, document.body.scrollHeight);
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(0));
  await new Promise((done) => setTimeout(done, 100));
  frame().dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(tall()).toBeLessThan(400));
  expect(scrollY).toBe(0);
  await expectAccessible();
});

const tell = (data: object, source = frame().contentWindow) =>
  dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }));

test('our own form says how tall it is and when it was sent; nobody else does', async () => {
  await drawn('/blank-page-of-tests?code=a');
  expect(frame().hasAttribute('sandbox')).toBe(false);
  expect(frame().getAttribute('src')).toBe('/blank-page-of-tests?code=a&ui=frame');
  await vi.waitFor(() => expect(tall()).toBeGreaterThan(600));
  // It may be drawn before it listens.
  await vi.waitFor(() => {
    tell({ name: 'hub.survey', height: 432.2 });
    expect(tall()).toBe(433);
  });
  tell({ name: 'hub.survey', height: 90 }, window);
  tell({ height: 90 });
  scrollTo(0, document.body.scrollHeight);
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(0));
  expect(frame().dataset.done).toBeUndefined();
  tell({ name: 'hub.survey', done: true });
  await vi.waitFor(() => expect(frame().dataset.done).toBe('true'));
  expect([scrollY, tall()]).toEqual([0, 433]);
});

const AT = '/survey/form/idv-2021?code=QK7M-2PXD&ui=frame';
const send = page.getByRole('button', { name: '送出問卷' });

test('the embedded form asks for the address, sends the code along and thanks', async () => {
  const site = await renderPage({ at: AT, calls: { [FORM]: formView(), [ANSWER_FORM]: { msg: 'ok' } } });
  await expect.element(page.getByText('示範角色')).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  await send.click();
  await expect.element(page.getByText('請填寫電子信箱').first()).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('電子信箱').fill('p@example.com');
  await page.getByRole('radio', { name: '每天' }).click();
  const heard = vi.fn();
  const listen = ({ data }: MessageEvent) => heard(data);
  window.parent.addEventListener('message', listen);
  await send.click();
  await expect.element(page.getByRole('heading', { name: '謝謝您，我們收到了' })).toBeVisible();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ name: 'hub.survey', done: true }));
  window.parent.removeEventListener('message', listen);
  expect(site.asked(FORM)[0]?.query.get('code')).toBe('QK7M-2PXD');
  expect(site.asked(ANSWER_FORM)[0]?.body).toEqual({
    code: 'QK7M-2PXD',
    version: '3',
    answers: { email: 'p@example.com', often: 'day' },
  });
  await expectAccessible();
});

test('a form that has its answers takes no others', async () => {
  await renderPage({ at: AT, calls: { [FORM]: formView({ filled: true }) } });
  await expect.element(page.getByText('這份問卷已經填寫過')).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
});

test('of two at once the second is told, and nothing typed is lost', async () => {
  const msg = '這份問卷已經填寫過，以第一次的答案為準';
  await renderPage({ at: AT, calls: { [FORM]: formView(), [ANSWER_FORM]: reply(409, { msg }) } });
  await page.getByLabelText('電子信箱').fill('p@example.com');
  await page.getByRole('radio', { name: '每天' }).click();
  await send.click();
  await expect.element(page.getByText(msg)).toBeVisible();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('p@example.com');
});

test.for([
  ['/survey/form/idv-2021', {}],
  [AT, { [FORM]: reply(404, { msg: '問卷不存在或已結束' }) }],
] as const)('without a good code there is no form: %s', async ([at, calls]) => {
  await renderPage({ at, calls });
  await expect.element(page.getByRole('heading', { name: '此問卷不存在或已結束' })).toBeVisible();
});
