import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aPlayer } from '@hub/nest-kit/testing';
import { sentenceOf, type Principal } from '@hub/contracts/shared';
import { FILE_BYTES_MAX, ticketTexts } from '@hub/contracts/tickets';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playersReport, pictures, pictureCalls } from './picture-calls.ts';
import { aForm, aPicture, aPictureOf, type FormFile } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { create, upload, early } = pictureCalls(() => support);

describe('an id that is not there to be taken', () => {
  const gone = { file01: ticketTexts.FILE_GONE.tw, attachment2: ticketTexts.FILE_GONE.tw };
  const second = async (who: Principal | undefined, attachment2: string) => {
    const body = { ...(who?.kind === 'S' ? playersReport : aReport()), attachment2 };
    return create({ body, ...(who && { who }) });
  };

  it('is refused at its row: foreign, used, too old, unfinished, unknown, or no id at all', async () => {
    const player = aPlayer();
    const used = await early(player);
    await create({ who: player, body: { ...playersReport, attachment1: used } });
    const old = await early(player);
    await support.database.exec(
      `UPDATE attachment SET created_at = NOW(3) - INTERVAL 24 HOUR WHERE public_id = '${old}'`,
    );
    const unfinished = await early(player);
    await support.database.exec(`UPDATE attachment SET state = 'pending' WHERE public_id = '${unfinished}'`);
    const cases: [Principal | undefined, string][] = [
      [player, await early(aPlayer())],
      [player, await early()],
      [undefined, await early(player)],
      [{ ...player, game: 'G112' }, await early(player)],
      [player, used],
      [player, old],
      [player, unfinished],
      [player, 'A'.repeat(22)],
      [player, "' OR 1=1 -- aaaaaaaaaaaa"],
    ];
    for (const [who, id] of cases) {
      const { status, body } = await second(who, id);
      expect([status, body], id).toEqual([400, gone]);
    }
  });

  it('leaves no case behind', async () => {
    const before = await support.database.exec('SELECT COUNT(*) AS n FROM ticket');
    await second(undefined, 'A'.repeat(22));
    expect(await support.database.exec('SELECT COUNT(*) AS n FROM ticket')).toEqual(before);
  });
});

describe('a file that cannot be taken', () => {
  const refusals: [string, () => Promise<FormFile> | FormFile, number, keyof typeof ticketTexts][] = [
    ['one byte too large', async () => ({ bytes: await aPictureOf(FILE_BYTES_MAX + 1) }), 413, 'FILE_TOO_LARGE'],
    ['no picture', () => ({ bytes: Buffer.from('hello, I am a picture') }), 415, 'FILE_TYPE'],
    [
      'half a picture',
      async () => ({
        bytes: (
          await sharp({
            create: {
              width: 900,
              height: 900,
              channels: 3,
              background: '#123456',
              noise: { type: 'gaussian', mean: 90, sigma: 50 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 4000),
      }),
      415,
      'FILE_BROKEN',
    ],
    ['too many pixels', async () => ({ bytes: await aPicture({ width: 6001, height: 4000 }) }), 413, 'FILE_PIXELS'],
    ['empty', () => ({ bytes: Buffer.alloc(0) }), 400, 'FILE_EMPTY'],
  ];
  it.each(refusals)('says at its row that it is %s', async (_, make, status, code) => {
    const file = { ...(await make()), name: '證據.png' };
    for (const [field, send] of [
      ['attachment2', () => create({ form: aForm(aReport(), { attachment2: file }), language: 'en' })],
      ['file', () => upload({ form: aForm({}, { file }), language: 'en' })],
    ] as const) {
      const answer = await send();
      const sentence = sentenceOf(ticketTexts, code, 'en', { name: '證據.png', mb: 8 });
      expect([answer.status, answer.body], field).toEqual([status, { file01: sentence, [field]: sentence }]);
    }
  });

  it('passes at exactly the limit', async () => {
    const { status } = await create({
      form: aForm(aReport(), { attachment1: { bytes: await aPictureOf(FILE_BYTES_MAX) } }),
    });
    expect(status).toBe(200);
  });

  it('is one too many, as a file and as an id', async () => {
    const file = { bytes: await aPicture() };
    const seventh = await create({ form: aForm(aReport(), { ...(await pictures(6)), attachment7: file }) });
    expect([seventh.status, Object.keys(seventh.body)]).toEqual([400, ['file01']]);
    expect(Object.values(seventh.body)[0]).toContain('6');
    const named = await create({ body: { ...aReport(), attachment7: await early() } });
    expect([named.status, Object.keys(named.body)]).toEqual([400, ['file01']]);
  });

  it('has another name than the form knows', async () => {
    const odd = await create({ form: aForm(aReport(), { avatar: { bytes: await aPicture() } }) });
    expect(odd.status).toBe(400);
    expect(Object.keys(odd.body)).toContain('file01');
  });

  it('costs no challenge and no case: the same submit goes through without it', async () => {
    const key = randomUUID();
    const report = { ...aReport({ game_id: 'GCAP' }), captcha_token: 'solved' };
    const refused = await create({ key, form: aForm(report, { attachment1: { bytes: Buffer.from('no picture') } }) });
    expect(refused.status).toBe(415);
    expect((await create({ key, form: aForm(report) })).status).toBe(200);
  });

  it('leaves nothing of the form on the disk', async () => {
    const left = async () => {
      const entries = await readdir(join(support.folder, 'uploads'), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    };
    await expect.poll(left).toEqual([]);
  });
});
