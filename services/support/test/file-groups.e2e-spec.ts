import { supportDesk } from '@hub/contracts/support';
import { attachmentFields, fileGroups } from '@hub/contracts/tickets';
import { aPlayer } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureCalls, playersReport } from './picture-calls.ts';
import { aForm, aPicture, type FormFile } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
beforeEach(async () => {
  await support.database.exec('DELETE FROM attachment');
  await support.database.exec('DELETE FROM counter');
});

const { create, upload, early, view, rowsOf, objects } = pictureCalls(() => support);
const groups = fileGroups(supportDesk, 'create');
const group = (kind: string) => groups.find((one) => one.kind === kind)!;

/** So many files of a kind. */
async function filesOf(kind: string, count: number): Promise<Record<string, FormFile>> {
  const fields = attachmentFields({ field: group(kind).field, max: count });
  return Object.fromEntries(
    await Promise.all(fields.map(async (name) => [name, { bytes: await aPicture() }] as const)),
  );
}
const kindsOf = async () => (await rowsOf('1 ORDER BY position')).map(({ kind }) => kind);

/** Cases, and what was given to the worker about them. */
const kept = () =>
  support.database.exec('SELECT (SELECT COUNT(*) FROM ticket) AS cases, (SELECT COUNT(*) FROM outbox) AS jobs');

describe('the groups of a report', () => {
  const taken = groups.flatMap(({ kind, types, max }) =>
    ['1', '2', 'f', 'g'].map((type) => ({ kind, type, max, takes: types === null || types.includes(type) })),
  );

  it.each(taken)('$kind with type $type: taken $takes', async ({ kind, type, max, takes }) => {
    const form = aForm(aReport({ question_type: type }), await filesOf(kind, max));
    const before = await kept();
    const { status, body } = await create({ form });
    if (takes) {
      expect([status, await kindsOf()]).toEqual([200, Array(max).fill(kind)]);
      expect(await kept()).not.toEqual(before);
      return;
    }
    const fields = attachmentFields(group(kind));
    expect([status, Object.keys(body)]).toEqual([400, ['file01', ...fields]]);
    expect([await rowsOf('1'), await kept()]).toEqual([[], before]);
  });

  it.each(groups)('$kind takes $max and not one more', async ({ kind, field, max, types }) => {
    const form = aForm(aReport({ question_type: 'f' }), await filesOf(kind, max + 1));
    const { status, body } = await create({ form });
    const named = types === null ? ['file01'] : ['file01', `${field}${max + 1}`];
    expect([status, Object.keys(body)]).toEqual([400, named]);
    expect((body as unknown as Record<string, string>).file01).toContain(`${max} 張`);
    expect(await rowsOf('1')).toEqual([]);
  });

  it('come together, in one form and sent ahead, each in its place', async () => {
    const all = { ...(await filesOf('picture', 6)), ...(await filesOf('id_paper', 4)), ...(await filesOf('pay', 3)) };
    expect((await create({ form: aForm(aReport({ question_type: 'g' }), all) })).status).toBe(200);
    expect(await kindsOf()).toEqual([
      ...Array(6).fill('picture'),
      ...Array(4).fill('id_paper'),
      ...Array(3).fill('pay'),
    ]);
    const who = aPlayer();
    const body = {
      ...playersReport,
      question_type: 'f',
      attachment_id1: await early(who, 'for=create&kind=id_paper'),
      attachment_pay1: await early(who, 'for=create&kind=pay'),
    };
    const made = await create({ who, body });
    const shown = (await view(who, made.body.msg.question_id)).body.msg;
    expect(shown.papers).toEqual({ count: 1, destroyed_at: null });
    expect(shown.pic_plus.map(({ kind }) => kind)).toEqual(['pay']);
    expect(JSON.stringify(shown)).not.toContain(body.attachment_id1);
  });

  it('take an early file in its own group only', async () => {
    const who = aPlayer();
    const picture = await early(who);
    const paper = await early(who, 'for=create&kind=id_paper');
    const swapped = { ...playersReport, question_type: 'f', attachment_id1: picture, attachment1: paper };
    const { status, body } = await create({ who, body: swapped });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['attachment1', 'attachment_id1', 'file01']]);
    expect((await rowsOf('ticket_id IS NOT NULL')).length).toBe(0);
  });

  it('are named by the early upload; a follow-up has pictures only', async () => {
    const form = async () => aForm({}, { file: { bytes: await aPicture() } });
    const paper = await upload({ form: await form() }, 'for=create&kind=id_paper');
    expect(paper.body.msg.thumb).toBe('');
    expect((await upload({ form: await form() }, 'for=create&kind=passport')).status).toBe(400);
    const who = aPlayer();
    const made = await create({ who, body: playersReport });
    const query = `for=reply&kind=id_paper&question_id=${made.body.msg.question_id}`;
    expect((await upload({ form: await form(), who }, query)).status).toBe(400);
  });

  it('are one submit with its key, and another with another paper', async () => {
    const who = aPlayer();
    const [paper, other] = await Promise.all([aPicture(), aPicture()]);
    const send = (bytes: Buffer) =>
      create({
        who,
        key: 'b4a1f3f0-0000-4000-8000-000000000001',
        form: aForm({ ...playersReport, question_type: 'f' }, { attachment_id1: { bytes } }),
      });
    const first = await send(paper);
    expect((await send(paper)).body.msg.question_id).toBe(first.body.msg.question_id);
    expect((await send(other)).status).toBe(409);
    expect((await rowsOf(`kind = 'id_paper'`)).length).toBe(1);
  });

  it.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a GIF that is a script', Buffer.from('GIF89a/*<script>alert(1)</script>*/'), 415],
    ['nothing', Buffer.alloc(0), 400],
  ])('refuse %s as an ID paper, at its field', async (_, bytes, status) => {
    const form = aForm(aReport({ question_type: 'f' }), { attachment_id1: { bytes } });
    const before = await objects();
    const answer = await create({ form });
    expect([answer.status, Object.keys(answer.body)]).toEqual([status, ['file01', 'attachment_id1']]);
    expect([await rowsOf('1'), await objects()]).toEqual([[], before]);
  });
});
