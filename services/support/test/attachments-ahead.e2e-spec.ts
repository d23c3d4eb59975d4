import { randomUUID } from 'node:crypto';
import { aPlayer } from '@hub/nest-kit/testing';
import { ticketTexts } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playersReport, pictures, caseToken, fileNames, pictureCalls } from './picture-calls.ts';
import { aForm, aPicture } from './pictures.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { create, reply, upload, media, early, rowsOf, objects } = pictureCalls(() => support);

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
