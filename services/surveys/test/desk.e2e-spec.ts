import { randomUUID } from 'node:crypto';
import {
  noReward,
  noWords,
  type SurveyResultsView,
  type SurveyTextsView,
  type SurveysView,
  type SurveyView,
} from '@hub/contracts/surveys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAnswers } from '../src/desk/count-answers.ts';
import { answers, aRole, DESK, holding, operator, seen, startSurveys, type SurveysService } from './surveys.setup.ts';

let surveys: SurveysService;
beforeAll(async () => {
  surveys = await startSurveys();
});
afterAll(() => surveys.close());

const label = (tw: string) => ({ tw, hk: '', en: '' });
const content = {
  title: label('想看什麼活動'),
  intro: noWords,
  done: noWords,
  form: {
    pages: [
      {
        key: 'one',
        fields: [
          {
            key: 'like',
            kind: 'radio',
            label: label('喜歡嗎'),
            required: true,
            options: ['a', 'b'].map((key) => ({ key, label: label(key) })),
          },
          { key: 'why', kind: 'text', label: label('為什麼'), required: true, when: { field: 'like', is: ['b'] } },
        ],
      },
    ],
  },
  embed_url: '',
  one_answer_per: 'none',
  reward: noReward,
};
let nth = 0;
const fresh = (over: object = {}) => ({ ...content, key: `made-${(nth += 1)}`, kind: 'form', game_id: 'H73', ...over });
const save = (id: number, version: number, body: object, who = operator) =>
  surveys.call<SurveyView>(`PUT ${DESK}/${id}`, { who, body, headers: seen(version) });
const published = async (over: object = {}) => {
  const { row } = await surveys.make(fresh(over));
  return (await surveys.act('publish', row.id, row.version)).body.data;
};

describe('a survey made at the desk', () => {
  it('is made, published, answered, changed and ended without a line of code', async () => {
    const made = await surveys.make(fresh());
    expect(made.row).toMatchObject({ state: 'draft', phase: 'draft', live: 0, changed: true });
    expect(made.may).toEqual(['edit', 'publish', 'rewards', 'export']);
    const address = `/api${made.address}`;
    expect((await surveys.call(`GET ${address}`)).status).toBe(404);
    const live = (await surveys.act('publish', made.row.id, made.row.version)).body.data;
    expect(live.row).toMatchObject({ state: 'published', phase: 'open', live: 1, changed: false });
    const send = (body: object) => surveys.call(`POST ${address}`, { body });
    expect((await send({ like: 'b' })).body).toEqual({ why: '請填寫這一欄' });
    expect((await send({ like: 'b', why: '好玩' })).body).toEqual({ roleId: '' });

    const other = {
      ...content,
      form: { pages: [{ ...content.form.pages[0]!, fields: [{ key: 'more', kind: 'text', label: label('還有嗎') }] }] },
    };
    const draft = (await save(made.row.id, live.row.version, other)).body.data;
    expect([draft.row.live, draft.row.changed, draft.live?.form]).toEqual([1, true, live.draft.form]);
    expect((await send({ like: 'a' })).status).toBe(200);
    const second = (await surveys.act('publish', made.row.id, draft.row.version)).body.data;
    expect(second.row.live).toBe(2);
    // A page that still shows the first version may send it.
    expect((await send({ version: '1', like: 'b' })).body).toEqual({ why: '請填寫這一欄' });
    expect((await send({ version: '1', like: 'a' })).status).toBe(200);
    expect((await send({ like: 'a', more: '有' })).status).toBe(200);
    const versions = await surveys.rows<{ version_no: number; choices: string }>(
      'SELECT version_no, choices FROM answer WHERE survey_id = ? ORDER BY id',
      [made.row.id],
    );
    expect(versions.map((one) => [one.version_no, one.choices])).toEqual([
      [1, '{"like":"b"}'],
      [1, '{"like":"a"}'],
      [1, '{"like":"a"}'],
      [2, '{}'],
    ]);
    await surveys.act('end', made.row.id, second.row.version);
    expect((await send({ more: '有' })).body).toEqual({ msg: '問卷不存在或已結束' });
    expect((await save(made.row.id, second.row.version + 1, content)).status).toBe(409);
  });

  it('opens and closes by its window', async () => {
    const closed = await published({ opens: '2020-01-01T00:00', closes: '2020-02-01T00:00' });
    expect([closed.row.phase, (await surveys.call(`GET /api${closed.address}`)).status]).toEqual(['ended', 404]);
    const early = await published({ opens: '2099-01-01T00:00' });
    expect(early.row.phase).toBe('upcoming');
    expect((await surveys.call(`GET /api${early.address}`)).body).toMatchObject({
      settings: { open: false, questions: [], opens_at: '2099-01-01T00:00:00+08:00' },
    });
    expect((await surveys.call(`POST /api${early.address}`, { body: { like: 'a' } })).status).toBe(404);
  });

  it('is read once by each form, and by the version that was seen', async () => {
    const [key, body] = [randomUUID(), fresh()];
    const make = () => surveys.call<SurveyView>(`POST ${DESK}`, { who: operator, key, body });
    const [first, again] = [await make(), await make()];
    expect(again.body.data.row.id).toBe(first.body.data.row.id);
    const twin = await surveys.call(`POST ${DESK}`, { who: operator, key: randomUUID(), body });
    expect([twin.status, Object.keys(twin.body)]).toEqual([409, ['key']]);
    const { id, version } = first.body.data.row;
    expect((await save(id, version + 1, content)).status).toBe(409);
    expect((await save(id, version, { ...content, form: { pages: [] } })).status).toBe(400);
  });

  it('of an edition is published once in a game', async () => {
    const row = { kind: 'exclusive', game_id: 'L33', edition: '2021', one_answer_per: 'qualification' };
    const first = await published(row);
    const { row: twin } = await surveys.make(fresh(row));
    expect((await surveys.act('publish', twin.id, twin.version)).status).toBe(409);
    await surveys.act('end', first.row.id, first.row.version);
    expect((await surveys.act('publish', twin.id, twin.version)).status).toBe(200);
  });

  it.each([
    ['event_operator', 'H73', 200, 200],
    ['event_operator', 'L33', 404, 404],
    ['lead', 'H73', 200, 403],
    ['auditor', '*', 200, 403],
    ['finance', 'H73', 200, 403],
    ['agent', '*', 404, 404],
  ] as const)('a %s of %s may read it (%i) and change it (%i)', async (role, game, read, change) => {
    const { row } = await surveys.make(fresh());
    const who = holding(role, game);
    expect((await surveys.call(`GET ${DESK}/${row.id}`, { who })).status).toBe(read);
    expect((await save(row.id, row.version, content, who)).status).toBe(change);
  });

  it('stands in a list by game, kind, state and words', async () => {
    const list = async (query: string, who = operator) =>
      (await surveys.call<SurveysView>(`GET ${DESK}${query}`, { who })).body;
    expect((await list('?kind=racing')).data.map(({ key }) => key)).toEqual(['racing-2026']);
    expect((await list('?find=週年')).data.map(({ key }) => key)).toEqual(['idv-event18', 'lifeafter-event18']);
    expect((await list('', holding('lead', 'G112'))).data.map(({ key }) => key)).toEqual(['racing-2026']);
    const all: number[] = [];
    for (let page = ''; ;) {
      const { data, page: pages } = await list(page);
      all.push(...data.map(({ id }) => id));
      if (pages.next === null) break;
      page = `?page=${pages.next}`;
    }
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => b - a));
  });
});

describe('what was answered', () => {
  it('is counted once, whoever counts, and said in the words of the survey', async () => {
    const id = await surveys.idOf('racing-2026');
    const results = async () =>
      (await surveys.call<SurveyResultsView>(`GET ${DESK}/${id}/results`, { who: operator })).body.data;
    for (const question1 of ['a', 'a', 'b'])
      await surveys.call('POST /api/survey/racing-2026', { body: answers(aRole(), { question1 }) });
    expect(await results()).toMatchObject({ answers: 3, counted: 0 });
    await Promise.all(Array.from({ length: 6 }, () => countAnswers(surveys.db)));
    const counted = await results();
    expect(counted).toMatchObject({ answers: 3, counted: 3 });
    expect(counted.days.map((one) => one.answers)).toEqual([3]);
    expect(counted.questions.map(({ key, answered }) => [key, answered])).toEqual([
      ['question1', 3],
      ['question2', 3],
      ['question3', 3],
      ['question4', 3],
    ]);
    expect(counted.questions[0]?.options.slice(0, 3).map((one) => [one.label.tw, one.count])).toEqual([
      ['未滿 18 歲', 2],
      ['18～25 歲', 1],
      ['26～35 歲', 0],
    ]);
  });

  it('in words is read a page at a time, and nothing else of the person is', async () => {
    const id = await surveys.idOf('racing-2026');
    for (let nth = 1; nth <= 21; nth += 1)
      await surveys.call('POST /api/survey/racing-2026', {
        body: answers(aRole(), { question4: 'f', question4_other: `塗裝 ${nth}` }),
      });
    const texts = async (query: string, who = operator) =>
      surveys.call<SurveyTextsView>(`GET ${DESK}/${id}/texts?question=${query}`, { who });
    const first = (await texts('question4_other')).body;
    expect(first.data.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, nth) => `塗裝 ${21 - nth}`));
    const rest = (await texts(`question4_other&page=${first.page.next}`)).body;
    expect([rest.data[0]?.text, rest.page.next]).toEqual(['塗裝 1', null]);
    for (const question of ['email', 'phone', 'roleName', 'question1', 'none'])
      expect((await texts(question)).body).toEqual({ data: [], page: { next: null } });
    expect((await texts('question4_other', holding('agent', 'G112'))).status).toBe(404);
  });
});
