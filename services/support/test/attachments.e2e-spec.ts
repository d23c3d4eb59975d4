import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { Who } from '@hub/contracts/shared';
import {
  FILE_BYTES_MAX,
  ticketTexts,
  type CreatedView,
  type PictureView,
  type RepliedView,
  type StaffTicketView,
  type TicketView,
  type UploadedView,
} from '@hub/contracts/tickets';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startMain } from '../src/main.ts';
import { aForm, aPicture, aPictureOf, getMedia, type FormFile } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

type Sent = NonNullable<Parameters<typeof callAs>[3]>;
const call = <T>(line: string, sent: Sent) => callAs<{ msg: T }>(support.url, 'support', line, sent);
const create = (sent: Sent) => call<CreatedView>('POST /api/questions/create_web_form', sent);
const reply = (sent: Sent) => call<RepliedView>('POST /api/questions/insert_reply', sent);
const upload = (sent: Sent, query = 'for=create') =>
  call<UploadedView>(`POST /api/questions/attachments?${query}`, sent);
const view = (who: Who, id: number) => call<TicketView>(`GET /api/questions/view/${id}`, { who });
const media = (path: string) => getMedia(support.url, path);

const playersReport = {
  game_id: 'H73',
  question_type: '1',
  email: 'p@example.com',
  content: '活動副本第三關打完後畫面變黑',
};
const pictures = async (count: number): Promise<Record<string, FormFile>> => {
  const rows = Array.from(
    { length: count },
    async (_, n) => [`attachment${n + 1}`, { bytes: await aPicture() }] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
};
const early = async (who?: Who, query?: string) => {
  const form = aForm({}, { file: { bytes: await aPicture(), name: '截圖.png' } });
  return (await upload({ form, ...(who && { who }) }, query)).body.msg.id;
};
const rowsOf = (where: string) => support.database.exec(`SELECT * FROM attachment WHERE ${where}`);
const caseToken = (ticket: number): Who => ({ kind: 'K', desk: 'support', ticket, game: 'H73' });
const objects = async () => {
  const entries = await readdir(join(support.folder, 'objects'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};
const fileNames = (shown: PictureView[]) => shown.map((picture) => picture.name);

describe('a report with pictures', () => {
  it('keeps six, in order, as our own pictures, and shows them to its sender', async () => {
    const who = aPlayer();
    const files = await pictures(6);
    files.attachment2 = { bytes: await aPicture({ width: 3000, height: 1000, format: 'jpeg' }), name: '很大.jpg' };
    files.attachment3 = { bytes: await aPicture({ format: 'gif' }), name: 'a.gif' };
    const { status, body } = await create({ who, form: aForm(playersReport, files) });
    expect(status).toBe(200);
    const { msg } = (await view(who, body.msg.question_id)).body;
    expect(fileNames(msg.pic_plus)).toEqual([
      'attachment1.png',
      '很大.jpg',
      'a.gif',
      'attachment4.png',
      'attachment5.png',
      'attachment6.png',
    ]);
    expect(msg.pic_plus.every((picture) => picture.reply_id === 0 && picture.question_id === msg.id)).toBe(true);
    expect([msg.pic_path1, msg.pic_path2, msg.pic_path3]).toEqual(
      msg.pic_plus.slice(0, 3).map(({ pic_path }) => pic_path),
    );
    expect(msg.pic_plus[1]).toMatchObject({ width: 2048, height: 683, archived: false });
    expect(msg.pic_plus[1]?.pic_path).toMatch(/^\/media\/q\/\d{4}\/\d{2}\/[A-Za-z0-9_-]{22}\?v=view&sig=/);

    const large = await media(msg.pic_plus[1]?.pic_path ?? '');
    expect(large.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(large.body).metadata()).toMatchObject({ format: 'jpeg', width: 2048 });
    const still = await media(msg.pic_plus[2]?.thumb_path ?? '');
    expect(await sharp(still.body).metadata()).toMatchObject({ format: 'png' });
  });

  it('keeps none when there are none, and takes an empty field for none', async () => {
    const who = aPlayer();
    const { body } = await create({ who, form: aForm({ ...playersReport, attachment1: '', attachment2: '' }) });
    const { msg } = (await view(who, body.msg.question_id)).body;
    expect([msg.pic_plus, msg.pic_path1]).toEqual([[], null]);
  });

  it('takes pictures that were sent ahead, by id, in a form and in JSON, beside files', async () => {
    const visitor = await create({ body: { ...aReport(), attachment1: await early(), attachment2: await early() } });
    const shown = (await view(caseToken(visitor.body.msg.question_id), visitor.body.msg.question_id)).body.msg;
    expect(fileNames(shown.pic_plus)).toEqual(['截圖.png', '截圖.png']);

    const who = aPlayer();
    const id = await early(who);
    const form = aForm(
      { ...playersReport, attachment2: id },
      { attachment1: { bytes: await aPicture(), name: 'b.png' } },
    );
    const mixed = await create({ who, form });
    expect(fileNames((await view(who, mixed.body.msg.question_id)).body.msg.pic_plus)).toEqual(['b.png', '截圖.png']);
  });

  it('is read by staff with addresses of their own', async () => {
    const { body } = await create({ form: aForm(aReport(), await pictures(1)) });
    const { data } = (
      await callAs<StaffTicketView>(support.url, 'support', `GET /api/staff/questions/${body.msg.question_id}`, {
        who: aStaff(),
      })
    ).body;
    expect(data.pic_plus).toHaveLength(1);
    expect(data.pic_path1).toBe(data.pic_plus[0]?.pic_path);
    expect((await media(data.pic_path1 ?? '')).status).toBe(200);
  });
});

describe('a submit with pictures happens once', () => {
  it('answers a repeated key without looking at the pictures again', async () => {
    const form = aForm(aReport(), await pictures(2));
    const key = randomUUID();
    const first = await create({ form, key });
    const before = (await rowsOf('1')).length;
    const again = await create({ form, key });
    expect(again.body.msg.question_id).toBe(first.body.msg.question_id);
    expect((await rowsOf('1')).length).toBe(before);
  });

  it('makes one case with one set of pictures of twenty at the same time', async () => {
    const form = aForm(aReport(), await pictures(3));
    const key = randomUUID();
    const before = (await rowsOf('1')).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ form, key })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const ids = new Set(answers.map((answer) => answer.body.msg.question_id));
    expect(ids.size).toBe(1);
    expect(await rowsOf(`ticket_id = ${[...ids][0]}`)).toHaveLength(3);
    expect((await rowsOf('1')).length).toBe(before + 3);
  });

  it('also with pictures that were sent ahead, of which a repeat finds none waiting any more', async () => {
    const body = { ...aReport(), attachment1: await early() };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ body, key })));
    expect(new Set(answers.map((answer) => answer.body.msg?.question_id)).size).toBe(1);
  });

  it('also in two processes at once, with pictures sent along and ahead', async () => {
    const second = await startMain(support.env);
    const body = { ...aReport(), attachment2: await early() };
    const form = aForm(body, { attachment1: { bytes: await aPicture() } });
    const key = randomUUID();
    const line = 'POST /api/questions/create_web_form';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        callAs<{ msg: CreatedView }>(n % 2 ? second.url : support.url, 'support', line, { form, key }),
      ),
    );
    await second.close();
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const ids = new Set(answers.map((answer) => answer.body.msg.question_id));
    expect(ids.size).toBe(1);
    expect(await rowsOf(`ticket_id = ${[...ids][0]}`)).toHaveLength(2);
  });

  it('refuses the key for other pictures', async () => {
    const report = aReport();
    const key = randomUUID();
    await create({ form: aForm(report, await pictures(1)), key });
    expect((await create({ form: aForm(report, await pictures(1)), key })).status).toBe(409);
    expect((await create({ form: aForm(report), key })).status).toBe(409);
  });

  it('lets one of two reports have a picture that both name', async () => {
    const attachment1 = await early();
    const answers = await Promise.all([1, 2].map(() => create({ body: { ...aReport(), attachment1 } })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await rowsOf(`public_id = '${attachment1}' AND ticket_id IS NOT NULL`)).toHaveLength(1);
  });
});

describe('an id that is not there to be taken', () => {
  const gone = { file01: ticketTexts.FILE_GONE.tw, attachment2: ticketTexts.FILE_GONE.tw };
  const second = async (who: Who | undefined, attachment2: string) => {
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
    const cases: [Who | undefined, string][] = [
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
      const sentence = ticketTexts[code].en.replace(/\[([^\]]*)\{name\}([^\]]*)\]/, '$1證據.png$2');
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

describe('a follow-up with pictures', () => {
  it('shows its pictures with the others, as many as three', async () => {
    const who = aPlayer();
    const { body } = await create({ who, form: aForm(playersReport, await pictures(1)) });
    const question_id = String(body.msg.question_id);
    const ahead = await early(who, `for=reply&question_id=${question_id}`);
    const files = { attachment1: { bytes: await aPicture(), name: 'x.png' } };
    const sent = await reply({ who, form: aForm({ question_id, content: '補上截圖', attachment3: ahead }, files) });
    expect(sent.status).toBe(200);
    const replyId = sent.body.msg.replies[0]?.id;
    expect(sent.body.msg.pic_plus.map((picture) => picture.reply_id)).toEqual([0, replyId, replyId]);
    expect(fileNames(sent.body.msg.pic_plus)).toEqual(['attachment1.png', 'x.png', '截圖.png']);
    const fourth = await reply({ who, form: aForm({ question_id, content: '再補' }, await pictures(4)) });
    expect([fourth.status, Object.keys(fourth.body)]).toEqual([400, ['file01']]);
  });

  it('happens once', async () => {
    const who = aPlayer();
    const { body } = await create({ who, form: aForm(playersReport) });
    const form = aForm({ question_id: String(body.msg.question_id), content: '補上截圖' }, await pictures(2));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply({ who, form, key })));
    expect(answers.map((answer) => answer.body.msg.replies.length)).toEqual(Array(20).fill(1));
    expect(await rowsOf(`ticket_id = ${body.msg.question_id}`)).toHaveLength(2);
  });

  it('to a closed case keeps nothing, sent with it or ahead', async () => {
    const who = aPlayer();
    const { body } = await create({ who, form: aForm(playersReport) });
    const id = body.msg.question_id;
    await support.database.exec(`UPDATE ticket SET status = 4 WHERE id = ${id}`);
    const before = [(await rowsOf('1')).length, (await objects()).length];
    const late = await reply({ who, form: aForm({ question_id: String(id), content: '補上' }, await pictures(1)) });
    expect([late.status, late.body]).toEqual([409, { msg: ticketTexts.TICKET_CLOSED.tw }]);
    const ahead = await upload(
      { who, form: aForm({}, { file: { bytes: await aPicture() } }) },
      `for=reply&question_id=${id}`,
    );
    expect(ahead.status).toBe(409);
    expect([(await rowsOf('1')).length, (await objects()).length]).toEqual(before);
  });

  it('is sent ahead only for a case of one’s own', async () => {
    const { body } = await create({ who: aPlayer(), form: aForm(playersReport) });
    const query = `for=reply&question_id=${body.msg.question_id}`;
    const form = aForm({}, { file: { bytes: await aPicture() } });
    expect((await upload({ form, who: aPlayer() }, query)).body).toEqual({ noexist: ticketTexts.NOEXIST.tw });
    expect((await upload({ form }, query)).status).toBe(401);
    expect((await upload({ form, who: aPlayer() }, 'for=reply')).status).toBe(400);
    expect((await upload({ form, who: aPlayer() }, 'for=staff')).status).toBe(400);
    expect((await upload({ form, who: caseToken(body.msg.question_id) }, query)).status).toBe(200);
  });
});

describe('a picture sent ahead', () => {
  it('answers an unguessable id and its small picture', async () => {
    const { status, body } = await upload({ form: aForm({}, { file: { bytes: await aPicture() } }) });
    expect(status).toBe(200);
    expect(body.msg.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(body.msg.thumb).not.toContain(body.msg.id);
    expect((await media(body.msg.thumb)).status).toBe(200);
  });

  it('is one file under its own name', async () => {
    const bytes = await aPicture();
    expect((await upload({ form: aForm({}) })).body).toHaveProperty('file01');
    expect((await upload({ form: aForm({}, { other: { bytes } }) })).status).toBe(400);
    expect((await upload({ body: {} })).status).toBe(400);
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('file', new Blob([new Uint8Array(bytes)]), name);
    expect((await upload({ form: two })).status).toBe(400);
  });

  it('may come often, not without end', async () => {
    const who = aPlayer();
    const bucketed = 'UPDATE counter SET hits = 1000 WHERE hits BETWEEN 1 AND 999';
    await early(who);
    await support.database.exec(bucketed);
    const { status, body, headers } = await upload({ who, form: aForm({}, { file: { bytes: await aPicture() } }) });
    await support.database.exec('DELETE FROM counter');
    expect([status, Object.keys(body)]).toEqual([429, ['msg']]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
