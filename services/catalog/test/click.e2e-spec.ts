import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Running } from '@hub/nest-kit/process';
import type { AskWhitelistBody } from '@hub/contracts/support';
import { aPlayer, callAs, fakeService } from '@hub/nest-kit/testing';
import { ClickTarget } from '../src/clicks/click-target.entity.ts';
import { SaveClickTarget } from '../src/clicks/save-click-target.ts';
import { forget, minutes, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
let support: Awaited<ReturnType<typeof fakeService>>;

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
  support = await fakeService({});
  catalog = await startCatalog(base.env, support.url);
});
afterAll(async () => {
  await catalog.close();
  await support.close();
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

  describe('for the whitelist alone', () => {
    const office = '203.0.113.7';
    const openTo = async (games: string[]) => {
      const id = await planted({ audience: 'whitelisted' });
      for (const game_id of games)
        await base.db.source.query(
          "INSERT INTO quick_action (game_id, url, label, audience, place) VALUES (?, ?, '領獎', 'whitelisted', 'web')",
          [game_id, `/click/${id}`],
        );
      forget();
      return id;
    };
    const clickAs = async (id: number, sent: Parameters<typeof callAs>[3]) =>
      (await callAs<{ url: string }>(catalog.url, 'catalog', `GET /api/click/${id}`, sent)).body.url;
    const asked = () => support.ledger.map(({ body }) => body as AskWhitelistBody);
    beforeEach(() => {
      support.ledger.length = 0;
      support.routes['POST /internal/whitelist'] = (body) => ({
        body: { whitelisted: (body as AskWhitelistBody).ip === office },
      });
    });

    it('opens to whom support knows, asked once in a while', async () => {
      const id = await openTo(['g83tw', 'H73']);
      expect(await clickAs(id, { ip: office })).toBe(good.url);
      expect(await clickAs(id, { ip: office })).toBe(good.url);
      expect(await clickAs(id, { ip: '203.0.114.7' })).toBe('');
      expect(asked().map(({ ip, games, player }) => [ip, games.toSorted(), player])).toEqual([
        [office, ['H73', 'g83tw'], null],
        ['203.0.114.7', ['H73', 'g83tw'], null],
      ]);
      const who = aPlayer({ game: 'g83tw' });
      await clickAs(id, { who });
      expect(asked().at(-1)?.player).toEqual({ game: 'g83tw', uid: who.uid, role: who.role });
    });

    it('opens, where no button leads there, to who is whitelisted everywhere', async () => {
      await clickAs(await openTo([]), { ip: office });
      expect(asked()).toMatchObject([{ games: ['*'] }]);
    });

    it('is shut while support is away, and asks nothing for a target that is shut anyway', async () => {
      support.routes['POST /internal/whitelist'] = () => ({ status: 503, body: {} });
      expect(await clickAs(await openTo(['H73']), { ip: office })).toBe('');
      support.ledger.length = 0;
      await clickAs(1, { ip: office });
      expect(support.ledger).toEqual([]);
    });
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
