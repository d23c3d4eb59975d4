import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import type { FormFiles } from './files/form-files.ts';
import { sendForm, type Sending } from './send-form.ts';

const schema = object({ content: string().required('CONTENT_REQUIRED') });

/** A form whose file arrives when the test says so. */
function aForm() {
  let arrive = (): void => undefined;
  const files = {
    settle: () => new Promise<void>((done) => (arrive = done)),
    problems: () => ({}),
    ids: () => ({ attachment1: 'id-1' }),
    clear: vi.fn(),
  } as Partial<FormFiles> as FormFiles;
  const typed = { content: 'first words' };
  const submit = vi.fn(() => Promise.resolve());
  const show = vi.fn();
  const form = {
    options: { schema, initial: typed, submit, messages: (code: string) => code, files },
    values: () => ({ ...typed }),
    parts: {
      open: () => Promise.resolve({ values: {}, failures: {} }),
      tidy: <V,>(values: V) => values,
      spend: vi.fn(),
    },
    key: { read: () => 'key-1', renew: vi.fn() },
    keeper: { keep: vi.fn(), drop: vi.fn() },
    failures: { show },
    demand: vi.fn(),
    stepUp: <T,>(run: () => Promise<T>) => run(),
  } as unknown as Sending<{ content: string }, typeof schema>;
  return { form, typed, submit, show, arrive: () => arrive() };
}

describe('a submit that waits for files', () => {
  it('sends what stands in the form when they have arrived', async () => {
    const { form, typed, submit, arrive } = aForm();
    const sent = sendForm(form, new AbortController().signal);
    typed.content = 'first words, and more';
    arrive();
    expect(await sent).toBe(true);
    expect(submit).toHaveBeenCalledWith({ content: 'first words, and more', attachment1: 'id-1' }, { key: 'key-1' });
  });

  it('looks again at what was changed meanwhile', async () => {
    const { form, typed, submit, show, arrive } = aForm();
    const sent = sendForm(form, new AbortController().signal);
    typed.content = '';
    arrive();
    expect(await sent).toBe(false);
    expect(submit).not.toHaveBeenCalled();
    expect(show).toHaveBeenCalledWith({ content: 'CONTENT_REQUIRED' }, { fields: {} });
  });

  it('sends nothing once it was called off, however early', async () => {
    const { form, submit, arrive } = aForm();
    const called = AbortSignal.abort();
    const sent = sendForm(form, called);
    arrive();
    expect(await sent).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('what is typed while a message is on its way', () => {
  const onItsWay = () => {
    const { form, typed, arrive } = aForm();
    let taken = (): void => undefined;
    form.options = {
      ...form.options,
      draftFields: ['content'],
      submit: () => new Promise<void>((done) => (taken = done)),
    };
    const sent = sendForm(form, new AbortController().signal);
    arrive();
    return { form, typed, end: () => (taken(), sent) };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it('stays as a draft of its own', async () => {
    const { form, typed, end } = onItsWay();
    await settled();
    typed.content = 'first words, and an afterthought';
    vi.mocked(form.keeper.keep).mockClear();
    await end();
    expect(form.keeper.drop).not.toHaveBeenCalled();
    expect(form.keeper.keep).toHaveBeenCalledOnce();
    expect(vi.mocked(form.key.renew).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(form.keeper.keep).mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('is nothing where nothing was typed', async () => {
    const { form, end } = onItsWay();
    await settled();
    await end();
    expect(form.keeper.drop).toHaveBeenCalledOnce();
  });
});
