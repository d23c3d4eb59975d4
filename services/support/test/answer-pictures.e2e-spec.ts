import { randomUUID } from 'node:crypto';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import { sentenceOf, type StaffPrincipal, type Principal } from '@hub/contracts/shared';
import { FILE_BYTES_MAX, ticketTexts, type UploadedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileNames, pictureCalls, pictures, playersReport } from './picture-calls.ts';
import { aForm, aPicture, aPictureOf, type FormFile } from './pictures.ts';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls, type Sent } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { create, view, media, rowsOf, objects } = pictureCalls(() => support);

const upload = (who: Principal, id: number, file: FormFile) =>
  callAs<{ msg: UploadedView }>(support.url, 'support', `POST /api/staff/questions/attachments?question_id=${id}`, {
    who,
    form: aForm({}, { file }),
  });
const ahead = async (who: StaffPrincipal, id: number) =>
  (await upload(who, id, { bytes: await aPicture(), name: '步驟.png' })).body.msg.id;
const { act } = workCalls(() => support);
const reply = (who: StaffPrincipal, id: number, sent: Sent) => act(who, id, 'reply', sent);
async function aCase() {
  const player = aPlayer();
  const { body } = await create({ who: player, form: aForm(playersReport) });
  return { player, id: body.msg.question_id };
}

describe('an answer with pictures', () => {
  it('is read by the player with its pictures, which nobody else sees', async () => {
    const { player, id } = await aCase();
    const who = aStaff();
    const waiting = await upload(who, id, { bytes: await aPicture(), name: '步驟.png' });
    expect((await media(waiting.body.msg.thumb, who)).status).toBe(200);
    const body = { content: '請照圖操作', attachment1: waiting.body.msg.id, attachment2: await ahead(who, id) };
    const { data } = (await reply(who, id, { body })).body;
    const last = data.replies.at(-1)!;
    expect(data.pic_plus.map((one) => one.reply_id)).toEqual([last.id, last.id]);
    const seen = (await view(player, id)).body.msg;
    expect(fileNames(seen.pic_plus)).toEqual(['步驟.png', '步驟.png']);
    expect((await media(seen.pic_plus[0]!.pic_path, player)).status).toBe(200);
    expect((await view(aPlayer(), id)).status).toBe(404);
  });

  it('may come as one form, and happens once', async () => {
    const { id } = await aCase();
    const who = aStaff();
    const form = aForm({ content: '請照圖操作' }, await pictures(2));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reply(who, id, { form, key })));
    expect(answers.map((answer) => [answer.status, answer.body.data.replies.length])).toEqual(Array(8).fill([200, 1]));
    expect(await rowsOf(`ticket_id = ${id}`)).toHaveLength(2);
  });

  it('has three of them at most', async () => {
    const { id } = await aCase();
    const four = await reply(aStaff(), id, { form: aForm({ content: '太多' }, await pictures(4)) });
    expect([four.status, Object.keys(four.body)]).toEqual([400, ['file01']]);
  });

  it('takes nothing of somebody else, nothing twice, and leaves no answer behind', async () => {
    const { id, player } = await aCase();
    const who = aStaff();
    const used = await ahead(who, id);
    await reply(who, id, { body: { content: '一', attachment1: used } });
    for (const attachment1 of [await ahead(aStaff(), id), used, 'A'.repeat(22)]) {
      const refused = await reply(who, id, { body: { content: '二', attachment1 } });
      expect([refused.status, Object.keys(refused.body).toSorted()]).toEqual([400, ['attachment1', 'file01']]);
    }
    expect((await view(player, id)).body.msg.replies).toHaveLength(1);
  });
});

describe('a picture of staff', () => {
  const hostile: [string, () => Promise<FormFile> | FormFile, number, keyof typeof ticketTexts][] = [
    ['too large', async () => ({ bytes: await aPictureOf(FILE_BYTES_MAX + 1) }), 413, 'FILE_TOO_LARGE'],
    ['no picture', () => ({ bytes: Buffer.from('<svg onload="alert(1)"></svg>') }), 415, 'FILE_TYPE'],
    [
      'half of one',
      async () => ({ bytes: (await aPicture({ width: 900, height: 900 })).subarray(0, 400) }),
      415,
      'FILE_BROKEN',
    ],
    ['too many pixels', async () => ({ bytes: await aPicture({ width: 6001, height: 4000 }) }), 413, 'FILE_PIXELS'],
    ['empty', () => ({ bytes: Buffer.alloc(0) }), 400, 'FILE_EMPTY'],
  ];
  it.each(hostile)('is refused as a player’s is: %s', async (_, make, status, code) => {
    const { id } = await aCase();
    const before = (await objects()).length;
    const answer = await upload(aStaff(), id, { ...(await make()), name: '圖.png' });
    const named = sentenceOf(ticketTexts, code, 'zh-TW', { name: '圖.png', mb: 8 });
    expect([answer.status, answer.body]).toEqual([status, { file01: named, file: named }]);
    expect((await objects()).length).toBe(before);
  });

  it('is our own: nothing of the sender’s bytes but the pixels', async () => {
    const { id } = await aCase();
    const bytes = Buffer.concat([await aPicture({ format: 'jpeg' }), Buffer.from('<script>alert(1)</script>')]);
    const who = aStaff();
    const sent = await upload(who, id, { bytes, name: '<b>.jpg' });
    const shown = await media(sent.body.msg.thumb, who);
    expect(shown.body.includes('<script>')).toBe(false);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is for a case that the sender could answer now', async () => {
    const { id, player } = await aCase();
    const file = { bytes: await aPicture() };
    const absent = await upload(aStaff(), 4_000_000, file);
    const foreign = await upload(aStaff({ roles: [{ role: 'lead', game: 'G112' }] }), id, file);
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    expect((await upload(aStaff({ roles: [{ role: 'auditor', game: '*' }] }), id, file)).status).toBe(403);
    expect((await upload(player, id, file)).status).toBe(401);
    await support.database.exec(`UPDATE ticket SET status = 4 WHERE id = ${id}`);
    expect((await upload(aStaff(), id, file)).status).toBe(409);
  });
});
