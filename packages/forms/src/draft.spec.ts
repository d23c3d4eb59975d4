import { beforeEach, describe, expect, it } from 'vitest';
import { discardDraft, draftKey, loadDraft, moveDraft, saveDraft, sweepDrafts, type DraftStore } from './draft.ts';

const DAY = 24 * 60 * 60 * 1000;
const fields = ['email', 'content'];
const key = draftKey({ game: 'H73', role: '123456789', form: 'create', version: 2 });

function memory(): DraftStore & { rows: Map<string, string> } {
  const rows = new Map<string, string>();
  return {
    rows,
    get length() {
      return rows.size;
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (name) => rows.get(name) ?? null,
    setItem: (name, value) => void rows.set(name, value),
    removeItem: (name) => void rows.delete(name),
  };
}

const refusing: DraftStore = {
  length: 1,
  key: () => {
    throw new Error('refused');
  },
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('refused');
  },
};

describe('a draft', () => {
  let store: ReturnType<typeof memory>;
  beforeEach(() => {
    store = memory();
  });

  it('comes back with what was typed', () => {
    expect(saveDraft(key, { email: 'mei@example.com', content: '沒入帳' }, fields, { store, now: 5 })).toBe(true);
    expect(loadDraft(key, fields, { store, now: 6 })).toEqual({
      at: 5,
      values: { email: 'mei@example.com', content: '沒入帳' },
    });
  });

  it('never stores a field that is not on the list', () => {
    saveDraft(key, { content: '沒入帳', bank_account: '9103552284730164' }, fields, { store });
    expect([...store.rows.values()].join()).not.toContain('9103552284730164');
  });

  it('gives back no field that has left the list since', () => {
    saveDraft(key, { email: 'mei@example.com', content: '沒入帳' }, fields, { store, now: 5 });
    expect(loadDraft(key, ['content'], { store, now: 5 })?.values).toEqual({ content: '沒入帳' });
  });

  it('is not kept when everything is empty', () => {
    saveDraft(key, { content: '沒入帳' }, fields, { store });
    expect(saveDraft(key, { email: '', content: '  ' }, fields, { store })).toBe(false);
    expect(store.rows.size).toBe(0);
  });

  it('is gone after seven days', () => {
    saveDraft(key, { content: '沒入帳' }, fields, { store, now: 0 });
    expect(loadDraft(key, fields, { store, now: 7 * DAY })).not.toBeNull();
    expect(loadDraft(key, fields, { store, now: 7 * DAY + 1 })).toBeNull();
    expect(store.rows.size).toBe(0);
  });

  it('belongs to one game, role, form and version', () => {
    saveDraft(key, { content: '沒入帳' }, fields, { store });
    const other = draftKey({ game: 'H73', role: '123456789', form: 'create', version: 3 });
    expect(loadDraft(other, fields, { store })).toBeNull();
  });

  it('keeps the key of a submit that was begun', () => {
    saveDraft(key, { content: '沒入帳' }, fields, { store, submitKey: 'abc' });
    expect(loadDraft(key, fields, { store })?.key).toBe('abc');
  });

  it('can be discarded', () => {
    saveDraft(key, { content: '沒入帳' }, fields, { store });
    discardDraft(key, store);
    expect(loadDraft(key, fields, { store })).toBeNull();
  });

  it('goes on under another name, and never over what stands there', () => {
    saveDraft('visitor', { content: '沒入帳' }, fields, { store });
    moveDraft('visitor', 'm_1', store);
    expect([loadDraft('visitor', fields, { store }), loadDraft('m_1', fields, { store })?.values.content]).toEqual([
      null,
      '沒入帳',
    ]);
    saveDraft('visitor', { content: '別人的' }, fields, { store });
    moveDraft('visitor', 'm_1', store);
    expect(loadDraft('m_1', fields, { store })?.values.content).toBe('沒入帳');
    expect(() => moveDraft('visitor', 'm_2', refusing)).not.toThrow();
  });

  it('is swept when old or broken; foreign rows stay', () => {
    store.setItem('theme', 'dark');
    store.setItem('hub.draft.broken', '{');
    saveDraft('old', { content: 'a' }, fields, { store, now: 0 });
    saveDraft('new', { content: 'b' }, fields, { store, now: 8 * DAY });
    sweepDrafts({ store, now: 8 * DAY });
    expect([...store.rows.keys()]).toEqual(['theme', 'hub.draft.new']);
  });

  it('does no harm where storage is refused', () => {
    expect(saveDraft(key, { content: '沒入帳' }, fields, { store: refusing })).toBe(false);
    expect(loadDraft(key, fields, { store: refusing })).toBeNull();
    expect(() => discardDraft(key, refusing)).not.toThrow();
    expect(() => sweepDrafts({ store: refusing })).not.toThrow();
  });
});
