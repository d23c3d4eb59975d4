import { randomUUID } from 'node:crypto';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import { type CreatedView, type StaffTicketView } from '@hub/contracts/tickets';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startMain } from '../src/main.ts';
import { playersReport, pictures, caseToken, fileNames, pictureCalls } from './picture-calls.ts';
import { aForm, aPicture } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { create, view, media, early, rowsOf } = pictureCalls(() => support);

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
    expect([msg.pic_path1, msg.pic_path2, msg.pic_path3]).toEqual([null, null, null]);
    expect(msg.pic_plus[1]).toMatchObject({ width: 2048, height: 683, archived: false });
    expect(msg.pic_plus[1]?.pic_path).toMatch(/^\/media\/q\/\d{4}\/\d{2}\/[A-Za-z0-9_-]{22}\?v=view$/);

    const large = await media(msg.pic_plus[1]?.pic_path ?? '', who);
    expect(large.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(large.body).metadata()).toMatchObject({ format: 'jpeg', width: 2048 });
    const still = await media(msg.pic_plus[2]?.thumb_path ?? '', who);
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
    const who = aStaff();
    const line = `GET /api/staff/questions/${body.msg.question_id}`;
    const { data } = (await callAs<StaffTicketView>(support.url, 'support', line, { who })).body;
    expect(data.pic_plus).toHaveLength(1);
    expect((await media(data.pic_plus[0]?.pic_path ?? '', who)).status).toBe(200);
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
