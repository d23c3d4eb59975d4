import { describe, expect, it, vi } from 'vitest';
import type { ReportFiles } from '../create/use-report-files.ts';
import { packReport, settlePictures, typedIn } from './pack-report.ts';

const files = (lists: Partial<Record<keyof ReportFiles, object[]>> = {}) => {
  const of = (kind: keyof ReportFiles) => ({ list: lists[kind] ?? [], settle: vi.fn(() => Promise.resolve()) });
  return { picture: of('picture'), id_paper: of('id_paper'), pay: of('pay') } as unknown as ReportFiles;
};
const form = {
  values: { game_id: 'H73', game_name: '遊戲', email: 'a@b.cc', content: '沒入帳', captcha_token: 'x', agreed: true },
};
const sent = { id: 'a', upload: 'up-a', name: '字'.repeat(120) };

describe('a report that is given away', () => {
  it('takes along what was typed, and pictures that the server has', () => {
    const { body, left } = packReport(form, files({ picture: [sent], pay: [{ ...sent, upload: 'up-b' }] }), {
      name: 'create',
      follows: 12,
      key: 'k-12345678',
    });
    expect(body).toEqual({
      game_id: 'H73',
      form: 'create',
      follows: 12,
      key: 'k-12345678',
      values: { email: 'a@b.cc', content: '沒入帳' },
      files: [
        { id: 'up-a', name: '字'.repeat(100), group: 'picture' },
        { id: 'up-b', name: '字'.repeat(100), group: 'pay' },
      ],
    });
    expect(left).toEqual({ pictures: 0, papers: 0 });
  });

  it('names what stays behind', () => {
    const lists = { picture: [sent, { id: 'b', name: 'b' }], id_paper: [{ ...sent, id: 'c' }] };
    const { body, left } = packReport(form, files(lists), { name: 'create', follows: 12, key: 'k-12345678' });
    expect(body.files).toHaveLength(1);
    expect(left).toEqual({ pictures: 1, papers: 1 });
  });

  it('waits for its pictures, not for papers', async () => {
    const all = files();
    await settlePictures(all, new AbortController().signal);
    expect(all.picture.settle).toHaveBeenCalled();
    expect(all.pay.settle).toHaveBeenCalled();
    expect(all.id_paper.settle).not.toHaveBeenCalled();
  });

  it('is told from what was added since, in words or in pictures', () => {
    const { typed } = packReport(form, files({ picture: [sent] }), { name: 'create', follows: 12, key: 'k-12345678' });
    const other = { values: { content: '沒入帳', email: 'a@b.cc', game_id: 'H73', captcha_token: 'y' } };
    expect(typedIn(other, files({ picture: [{ id: 'a' }], id_paper: [{ id: 'd' }] }))).toBe(typed);
    expect(typedIn({ values: { ...form.values, content: '沒入帳，兩次' } }, files({ picture: [sent] }))).not.toBe(
      typed,
    );
    expect(typedIn(form, files({ picture: [sent, { id: 'b' }] }))).not.toBe(typed);
  });
});
