import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { SearchView } from '@hub/contracts/tickets';
import { indexAll } from '@hub/tickets/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSupport, type Support } from '../support.setup.ts';
import { workCalls } from '../work-calls.ts';
import { deskRows, type DeskRows } from './desk-rows.ts';

let support: Support;
let desk: DeskRows;
const { act, file, read } = workCalls(() => support);
beforeAll(async () => {
  support = await startSupport();
  desk = await deskRows(support);
});
afterAll(async () => {
  await desk.close();
  await support.close();
});

const agentOf = (game: string) => aStaff({ roles: [{ role: 'agent', game }] });
const search = async (q: string, game: string) =>
  (
    await callAs<SearchView>(support.url, 'support', 'POST /api/staff/questions/search', {
      who: agentOf(game),
      body: { q },
    })
  ).body.data;

it('a case that went to another game is found by its words only where it is now, before the index knows too', async () => {
  const id = await file({ content: '這件事之後屬於別的遊戲 zebrafish' });
  await indexAll(desk.db);
  const to = { game_id: 'G112', question_type: '1', server_id: 'tw_2001' };
  expect((await act(aStaff({ roles: [{ role: 'lead', game: '*' }] }), id, 'type', { body: to })).status).toBe(200);
  expect((await read(id, agentOf('H73'))).status).toBe(404);
  expect((await search('zebrafish', 'H73')).map((hit) => [hit.id, hit.game_id, hit.preview])).toEqual([]);
});
