import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '@hub/nest-kit/process';
import { callAs } from '@hub/nest-kit/testing';
import { ClickTarget } from '../src/clicks/click-target.entity.ts';
import { SaveClickTarget } from '../src/clicks/save-click-target.ts';
import { minutes, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;

const good = { url: 'https://h73.example/event', hosts: 'h73.example', audience: 'everyone' } as const;
const always = { starts_at: null, ends_at: null };

const click = async (id: number | string) => {
  const { status, body, headers } = await callAs<{ url: string }>(catalog.url, 'catalog', `GET /api/click/${id}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  return body;
};

/** Writes past the check at saving, as somebody with the database in hand could. */
const planted = async (over: Partial<ClickTarget>) =>
  (await base.db.source.manager.save(ClickTarget, { ...good, ...always, ...over } as ClickTarget)).id;

beforeAll(async () => {
  base = await seededDatabase();
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

describe('click', () => {
  it('leads to the address of a target', async () => {
    expect(await click(2)).toEqual({ url: 'https://h73.example/event' });
  });

  it('leads nowhere after the window: the reward page of 2023', async () => {
    expect(await click(1)).toEqual({ url: '' });
  });

  it.each(['0', '99999', '4294967296', '99999999999999999999', '-2', '2.0', '0x2', 'https:%2F%2Fevil.example', '2%00'])(
    'leads nowhere for the unknown id %s',
    async (id) => {
      expect(await click(id)).toEqual({ url: '' });
    },
  );

  it.each([
    'http://h73.example/',
    'javascript:alert(1)',
    '//evil.example/',
    'https://evil.example/',
    'https://h73.example@evil.example/',
    'https://h73.example\\@evil.example/',
  ])('leads nowhere when the stored address is %s', async (url) => {
    expect(await click(await planted({ url }))).toEqual({ url: '' });
  });

  it('keeps to the window and to the audience', async () => {
    expect(await click(await planted({ starts_at: minutes(-1), ends_at: minutes(1) }))).toEqual({ url: good.url });
    expect(await click(await planted({ starts_at: minutes(1) }))).toEqual({ url: '' });
    expect(await click(await planted({ ends_at: minutes(-1) }))).toEqual({ url: '' });
    expect(await click(await planted({ audience: 'whitelisted' }))).toEqual({ url: '' });
  });

  it('is never told another address by the caller', async () => {
    expect(await click('2?url=https://evil.example')).toEqual({ url: good.url });
  });

  it('refuses a bad address already when it is saved', async () => {
    const save = new SaveClickTarget(base.db);
    await expect(save.run({ ...good, ...always, url: 'https://evil.example/' })).rejects.toMatchObject({
      status: 400,
      faults: { url: { code: 'TARGET_NOT_ALLOWED' } },
    });
    expect(await click(await save.run({ ...good, ...always }))).toEqual({ url: good.url });
  });
});
