import { describe, expect, it, vi } from 'vitest';
import type { FormFiles } from './form-files.ts';
import { joinFiles } from './join-files.ts';

const group = (place: string, over: Partial<FormFiles> = {}) =>
  ({
    place,
    restored: false,
    waiting: undefined,
    problems: () => ({ [`file-${place}`]: 'wrong' }),
    settle: vi.fn(() => Promise.resolve()),
    ids: () => ({ [`${place}1`]: `up-${place}` }),
    blame: (fields) => fields,
    clear: vi.fn(),
    ...over,
  }) as Partial<FormFiles> as FormFiles;

describe('files in several groups', () => {
  it('go with the message when they are shown, and are kept aside when not', async () => {
    const pictures = group('file01');
    const papers = group('attachment_id', { waiting: '1/2' });
    const pay = group('attachment_pay', { restored: true });
    const files = joinFiles([pictures, papers, pay], [papers, pay]);
    expect(files.ids()).toEqual({ attachment_id1: 'up-attachment_id', attachment_pay1: 'up-attachment_pay' });
    expect(Object.keys(files.problems())).toEqual(['file-attachment_id', 'file-attachment_pay']);
    expect([files.waiting, files.restored]).toEqual(['1/2', true]);
    await files.settle(new AbortController().signal);
    expect(papers.settle).toHaveBeenCalled();
    expect(pictures.settle).not.toHaveBeenCalled();
    files.clear();
    expect(pictures.clear).toHaveBeenCalled();
  });

  it('show a sentence about all of them where there is a field for it', () => {
    const pictures = group('file01');
    const papers = group('attachment_id');
    const fields = { file01: 'too large', msg: 'no' };
    expect(joinFiles([pictures, papers], [papers]).blame(fields)).toEqual({ attachment_id: 'too large', msg: 'no' });
    expect(joinFiles([pictures, papers], [papers, pictures]).blame(fields)).toEqual(fields);
  });
});
