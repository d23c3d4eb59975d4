import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '@hub/contracts/tickets';

const drafts = new Map<string, unknown>();
let stores = true;
const files: { draft: string; id: string; thumb?: Blob }[] = [];
vi.mock('@hub/web', () => ({}));
vi.mock('@hub/forms', () => ({
  draftKey: ({ game, role, form }: Record<string, string>) => `${game}/${role}/${form}`,
  loadDraft: (key: string) => drafts.get(key) ?? null,
  saveDraft: (key: string, values: unknown) => stores && drafts.set(key, { values }) && true,
  keepSentFile: async (draft: string, file: { id: string; thumb?: Blob }) => files.push({ draft, ...file }),
}));
const { keepHandedReport } = await import('./keep-handed-report.ts');

const desk = { key: 'support', page: 'service' } as Desk;
const taken = {
  token: 't',
  game_id: 'H73',
  form: 'create',
  role_id: 'A',
  values: { content: '沒入帳' },
  follows: null,
  files: [{ id: 'up-a', name: 'a.png', group: 'pay', thumb: '/media/a' }],
} as unknown as Parameters<typeof keepHandedReport>[1];
const KEY = '0a1b2c3d-4e5f';
const DRAFT = 'H73/A/support-create-of-0a1b2c3d';

beforeEach(() => {
  drafts.clear();
  files.length = 0;
  stores = true;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('small')));
});

describe('a report from another window', () => {
  it('becomes a draft of its own, beside what is being written in this browser', async () => {
    drafts.set('H73/A/support-create', { values: { content: '別的事' } });
    expect(await keepHandedReport(desk, taken, KEY)).toEqual({ path: '/service/H73/create?draft=0a1b2c3d' });
    expect(drafts.get(DRAFT)).toEqual({ values: { content: '沒入帳' } });
    expect(drafts.get('H73/A/support-create')).toEqual({ values: { content: '別的事' } });
    expect(files).toMatchObject([{ draft: `${DRAFT}/pay`, id: 'up-a' }]);
    expect(await files[0]?.thumb?.text()).toBe('small');
  });

  it('goes on as the continuation of the case that it was begun for', async () => {
    const { path } = await keepHandedReport(desk, { ...taken, follows: 12 }, KEY);
    const query = new URL(path, 'http://hub').searchParams;
    expect([query.get('follows'), query.get('draft')]).toEqual(['12', '0a1b2c3d']);
  });

  it('does not undo what was written since, when its answer comes once more', async () => {
    drafts.set(DRAFT, { values: { content: '沒入帳，補上訂單' } });
    await keepHandedReport(desk, taken, KEY);
    expect(drafts.get(DRAFT)).toEqual({ values: { content: '沒入帳，補上訂單' } });
    expect(files).toEqual([]);
  });

  it('gives its words to the page itself where nothing can be kept', async () => {
    stores = false;
    const { state } = await keepHandedReport(desk, taken, KEY);
    expect(state).toEqual({ typed: { content: '沒入帳' } });
  });

  it('goes on with its pictures where their small views do not come', async () => {
    const limits: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      limits.push(signal);
      return Promise.reject(new Error('too slow'));
    });
    await keepHandedReport(desk, taken, KEY);
    expect(limits).toEqual([expect.any(AbortSignal)]);
    expect(files).toMatchObject([{ id: 'up-a', thumb: undefined }]);
  });
});
