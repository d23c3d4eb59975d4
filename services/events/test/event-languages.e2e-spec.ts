import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  EventFormView,
  EventRewardsView,
  EventsOpenView,
  OpenEventsView,
  RedeemView,
} from '@hub/contracts/events';
import { languages, type Language } from '@hub/contracts/shared';
import { startEvents, type Events } from './events.http.ts';
import { aCategory, aPlayer, anEvent, programOf } from './program.setup.ts';

let events: Events;
const program = programOf(() => events);
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());

const words = {
  name: '夏日祭',
  name_hk: '夏日祭（港）',
  name_en: 'Summer fair',
  intro: '序號兌換',
  intro_hk: '兌換序號',
  intro_en: 'Codes for rewards',
};
const whole = aCategory({
  title: '見面禮',
  title_hk: '見面禮物',
  title_en: 'Welcome gift',
  contents: '金幣 ×500',
  contents_hk: '金幣 ×500',
  contents_en: 'Gold ×500',
  mail_title_hk: '活動獎賞',
  mail_title_en: 'Your reward',
  mail_body_hk: '多謝參與',
  mail_body_en: 'Thank you',
  per_account: 3,
});
/** Its mail was never translated. */
const half = aCategory({ title: '寶箱', title_en: 'Chest', mail_body_en: 'Thank you' });

const inEach = async <T>(line: string, who = aPlayer()) =>
  Promise.all(languages.map(async (language) => (await events.call<T>(line, { who, language })).body));

it('an event is read in the language of its reader, each reward wholly or in zh-TW', async () => {
  const game = 'H97';
  const who = aPlayer({ game });
  const { row } = await program.opened({ game_id: game, ...words, categories: [whole, half] });
  const pages = await inEach<EventFormView>(`GET /api/events/render_event_form/${row.id}`, who);
  expect(pages.map(({ event }) => event.event_name)).toEqual(['夏日祭', '夏日祭（港）', 'Summer fair']);
  expect(pages.map(({ event }) => event.intro)).toEqual(['序號兌換', '兌換序號', 'Codes for rewards']);
  const given = await inEach<EventRewardsView>(`GET /api/events/rewards/${row.id}`, who);
  expect(given.map(({ rewards }) => rewards.map(({ title, contents }) => [title, contents]))).toEqual([
    [
      ['見面禮', '金幣 ×500'],
      ['寶箱', ''],
    ],
    [
      ['見面禮物', '金幣 ×500'],
      ['寶箱', ''],
    ],
    [
      ['Welcome gift', 'Gold ×500'],
      ['寶箱', ''],
    ],
  ]);
  const open = await inEach<EventsOpenView>('GET /api/events/open', who);
  expect(open.map((one) => one.events[0]?.event_name)).toEqual(['夏日祭', '夏日祭（港）', 'Summer fair']);
  const support = { kind: 'service', from: 'support' } as const;
  const named = await events.call<OpenEventsView>(`GET /internal/events/open?game=${game}&language=en`, {
    who: support,
  });
  expect(named.body.events).toEqual([{ id: row.id, name: 'Summer fair' }]);
});

it('a mail into the game speaks the language in which its player redeemed', async () => {
  const codes = ['LANGTW2026', 'LANGHK2026', 'LANGEN2026'];
  const { row } = await program.opened({ ...words, categories: [whole] }, codes);
  const who = aPlayer();
  const redeem = (serial_no: string | undefined, language: Language) =>
    events.call<RedeemView>(`POST /api/events/redeem_serial_code/${row.id}`, { who, body: { serial_no }, language });
  for (const [nth, language] of languages.entries()) expect((await redeem(codes[nth], language)).status).toBe(200);
  const mails = await events.database.exec(
    `SELECT title, body FROM delivery WHERE role_id = '${who.role}' ORDER BY id`,
  );
  expect(mails.map(({ title, body }) => [title, body])).toEqual([
    ['活動獎勵', '感謝參與'],
    ['活動獎賞', '多謝參與'],
    ['Your reward', 'Thank you'],
  ]);
  const { body } = await events.call<EventFormView>(`GET /api/events/render_event_form/${row.id}`, {
    who,
    language: 'en',
  });
  expect(new Set(body.logs.map(({ title }) => title))).toEqual(new Set(['Welcome gift']));
});

it('translations wait in the draft like everything else, and whoever publishes reads them', async () => {
  const { row } = await program.opened({ categories: [whole] });
  const who = aPlayer();
  const render = async () =>
    (await events.call<EventFormView>(`GET /api/events/render_event_form/${row.id}`, { who, language: 'en' })).body;
  const { draft, row: seen } = (await program.one(row.id)).body.data;
  const { game_id: _, ...body } = { ...anEvent(), ...draft, name_en: 'Summer fair', intro_en: 'Codes for rewards' };
  const changed = await program.change(row.id, body, seen.version);
  expect(changed.body.data.row.changed).toBe(true);
  expect((await render()).event.event_name).toBe('夏日祭');
  const asked = await program.deed<{ approval: number }>(row.id, 'publish');
  const { facts } = await program.request(asked.body.approval);
  const english = facts.find(({ name }) => name === 'event_words_en');
  expect(english?.before).not.toContain('Summer fair');
  expect(english?.after).toContain('Summer fair');
  expect((await program.approve(asked.body.approval)).status).toBe(200);
  expect((await render()).event.event_name).toBe('Summer fair');
});
