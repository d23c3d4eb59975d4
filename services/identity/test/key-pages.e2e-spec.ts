import { unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FindPartnerKeys } from '../src/partner/desk/find-partner-keys.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';

const PAGE = 50;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const insert = (game: string, many: number) =>
  identity.source.query('INSERT INTO partner_key (kid, game_id, alg, state) VALUES ?', [
    Array.from({ length: many }, (_, nth) => [`${game}-${nth}`, game, 'HS256', 'retired']),
  ]);

/** All pages from behind `begin` on, as the numbers of keys by game. */
async function pagesFrom(begin: string, until: string): Promise<Record<string, number>[]> {
  const pages: Record<string, number>[] = [];
  for (let page: string | null = `${begin}.0`; page;) {
    const answer = await new FindPartnerKeys(identity.source).run({ game_id: '', page });
    const games = answer.data.map(({ game_id }) => game_id).filter((id) => id < until);
    if (games.length > 0)
      pages.push(Object.fromEntries(games.map((id) => [id, games.filter((one) => one === id).length])));
    page = answer.page.next;
  }
  return pages;
}

it('a game begins a new page rather than being shown without some of its keys', async () => {
  const name = `U${unique()}`;
  const [one, two, three] = [`${name}a`, `${name}b`, `${name}c`];
  await insert(one, PAGE - 2);
  await insert(two, 5);
  await insert(three, PAGE + 3);
  expect(await pagesFrom(name, `${name}d`)).toEqual([
    { [one]: PAGE - 2 },
    { [two]: 5 },
    { [three]: PAGE },
    { [three]: 3 },
  ]);
});
