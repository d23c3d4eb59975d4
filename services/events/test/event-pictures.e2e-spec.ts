import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventFormView, EventPictureView, EventRewardsView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { PAYLOAD, photo, plain, refused } from '../../../packages/nest-kit/test/files/samples.ts';
import { Db } from '@hub/nest-kit/db';
import { DataSource } from 'typeorm';
import { forgetPictures } from '../src/program/pictures/forget-pictures.ts';
import { holding, startEvents, type Events } from './events.http.ts';
import { aCategory, aPlayer, anEvent, programOf } from './program.setup.ts';

let events: Events;
const program = programOf(() => events);
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());

type Sent = { stands?: string; game?: string; who?: StaffPrincipal };

function upload(bytes: Uint8Array, { stands = 'banner', game = 'H73', who = program.operator }: Sent = {}) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'art.png');
  const line = `POST /api/staff/events/pictures?game_id=${game}&for=${stands}`;
  return events.call<EventPictureView & Record<string, string>>(line, { who, form });
}
const banner = () => photo(1440, 560).jpeg().toBuffer();
const aBanner = async (sent?: Sent) => (await upload(await banner(), sent)).body.data;
const aReward = async () => (await upload(await plain(256, 256).png().toBuffer(), { stands: 'reward' })).body.data;
const shown = (address: string) => events.call(`GET ${address}`, {});

describe('a picture of an event', { timeout: 60_000 }, () => {
  it.each(Object.entries(refused))('is refused: %s', async (_, [code, sample]) => {
    const { status, body } = await upload(await sample());
    const statuses: Record<string, number> = { FILE_EMPTY: 400, FILE_PIXELS: 413, FILE_TYPE: 415, FILE_BROKEN: 415 };
    expect([status, Object.keys(body)]).toEqual([statuses[code], expect.arrayContaining(['file01'])]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG with a page behind it', async () => Buffer.concat([await banner(), Buffer.from(PAYLOAD)])],
    [
      'a PNG with a page behind it',
      async () => Buffer.concat([await photo(1440, 560).png().toBuffer(), Buffer.from(PAYLOAD)]),
    ],
  ])('is never served as it came: %s', async (_, sample) => {
    const { data } = (await upload(await sample())).body;
    const answer = await shown(data.address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(String(answer.body)).not.toContain(PAYLOAD);
  });

  it.each([
    ['a banner too small', 'banner', 640, 250],
    ['a banner too high', 'banner', 1000, 1000],
    ['a reward too wide', 'reward', 400, 200],
    ['a reward too small', 'reward', 48, 48],
  ])('has the shape of its place: %s', async (_, stands, width, height) => {
    const { status, body } = await upload(await plain(width, height).png().toBuffer(), { stands });
    expect([status, body.file]).toEqual([400, expect.stringContaining(`${width} × ${height}`)]);
  });

  it('may not weigh down the pages of players', async () => {
    const raw = { width: 1440, height: 560, channels: 3 } as const;
    const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .png()
      .toBuffer();
    const { status, body } = await upload(noise);
    expect([status, body.file]).toEqual([413, expect.stringContaining('400 KB')]);
  });

  it('is sent by whoever keeps the events of its game, and leaves a trace', async () => {
    expect((await upload(await banner(), { who: holding('agent') })).status).toBe(403);
    expect((await upload(await banner(), { who: holding('event_operator', 'MA96') })).status).toBe(404);
    const { id } = await aBanner();
    const rows = await events.database.exec(`SELECT action FROM audit WHERE object = 'event_picture:${id}'`);
    expect(rows.map(({ action }) => action)).toEqual(['event.picture']);
  });

  it('is not there under any other name', async () => {
    for (const id of ['A'.repeat(22), 'x', '..%2f..']) expect((await shown(`/media/events/${id}`)).status).toBe(404);
  });

  it('reaches players with the publication by a second person, in the place of the drawing', async () => {
    const { row } = await program.opened();
    const [top, beside] = [await aBanner(), await aReward()];
    const { draft, row: seen } = (await program.one(row.id)).body.data;
    const body = { ...draft, picture: top.id, categories: [{ ...draft.categories[0]!, picture: beside.id }] };
    expect((await program.change(row.id, body, seen.version)).status).toBe(200);
    const who = aPlayer();
    const page = async () => [
      (await events.call<EventFormView>(`GET /api/events/render_event_form/${row.id}`, { who })).body.event.picture,
      (await events.call<EventRewardsView>(`GET /api/events/rewards/${row.id}`, { who })).body.rewards[0]?.picture,
    ];
    expect(await page()).toEqual(['', '']);
    const asked = await program.deed<{ approval: number }>(row.id, 'publish');
    const { facts } = await program.request(asked.body.approval);
    expect(facts.find(({ name }) => name === 'event_pictures')?.after).toBe(`${top.address}\n${beside.address}`);
    await program.approve(asked.body.approval);
    expect(await page()).toEqual([top.address, beside.address]);
  });

  it('that is gone, of another place or another game is said at its field', async () => {
    const [top, foreign] = [await aBanner(), await aBanner({ game: 'MA96' })];
    for (const picture of ['A'.repeat(22), foreign.id]) {
      const sent = { who: program.operator, body: anEvent({ picture }), key: picture };
      expect((await events.call('POST /api/staff/events', sent)).body).toMatchObject({ picture: expect.any(String) });
    }
    const body = anEvent({ categories: [aCategory({ picture: top.id })] });
    const made = await events.call('POST /api/staff/events', { who: program.operator, body, key: top.id });
    expect([made.status, Object.keys(made.body)]).toEqual([400, ['categories[0].picture']]);
  });

  it('goes a while after no event names it; a draft that does keeps it', async () => {
    const [lost, drafted, fresh] = [await aBanner(), await aBanner(), await aBanner()];
    await program.create({ picture: drafted.id });
    const old = `used_at = NOW(3) - INTERVAL 31 DAY WHERE id IN ('${lost.id}', '${drafted.id}')`;
    await events.database.exec(`UPDATE event_picture SET ${old}`);
    const source = await new DataSource({ type: 'mysql', url: events.database.url }).initialize();
    await forgetPictures(new Db(source));
    await source.destroy();
    const left = await Promise.all([lost, drafted, fresh].map(async ({ address }) => (await shown(address)).status));
    expect(left).toEqual([404, 200, 200]);
  });
});
