import { beforeEach, expect, it, vi } from 'vitest';

let draft: string | undefined;
let stores = true;
const back: unknown[] = [];
const dropped: string[] = [];
vi.mock('@hub/forms', () => ({
  loadDraft: () => (draft === undefined ? null : { at: 0, values: { content: draft } }),
  saveDraft: (_: string, { content }: { content: string }) => {
    if (stores) draft = content;
    return stores;
  },
  putFilesBack: async (_: string, files: unknown[]) => back.push(...files),
}));
vi.mock('./unsent-reply.ts', () => ({ dropUnsent: (_: string, key: string) => dropped.push(key) }));
const { backToDraft } = await import('./back-to-draft.ts');

const message = { place: 'support.12', key: 'k', draft: 'd', text: '更新了', files: [] };

beforeEach(() => {
  draft = undefined;
  stores = true;
  back.length = dropped.length = 0;
});

it('puts a message back before what was written since, as the form kept it when it went', async () => {
  const done = backToDraft(message);
  draft = '還是一樣';
  await done;
  expect(draft).toBe('更新了\n\n還是一樣');
  expect(dropped).toEqual(['k']);
});

it('puts its pictures back with it', async () => {
  const files = [{ entry: { id: 'a' }, body: new Blob() }] as never[];
  await backToDraft({ ...message, files });
  expect(draft).toBe('更新了');
  expect(back).toEqual(files);
});

it('leaves the message where it is when no draft can be kept', async () => {
  stores = false;
  await backToDraft(message);
  expect(dropped).toEqual([]);
});
