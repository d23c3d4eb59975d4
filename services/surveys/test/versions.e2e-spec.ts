import {
  noReward,
  noWords,
  type SurveyField,
  type SurveyResultsView,
  type SurveyTextsView,
  type SurveyView,
} from '@hub/contracts/surveys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersFile } from '../src/desk/answers-file.ts';
import { countAnswers } from '../src/desk/count-answers.ts';
import { ANSWERS } from '../src/desk/survey-export.ts';
import { DESK, holding, keys, operator, seen, startSurveys, type SurveysService } from './surveys.setup.ts';

const label = (tw: string) => ({ tw, hk: '', en: '' });
const like = (a: string, b: string): SurveyField => ({
  key: 'like',
  kind: 'radio',
  label: label(`${a}還是${b}`),
  required: true,
  options: [
    { key: 'a', label: label(a) },
    { key: 'b', label: label(b) },
  ],
});
const contentOf = (...fields: SurveyField[]) => ({
  title: label('兩個版本'),
  intro: noWords,
  done: noWords,
  form: { pages: [{ key: 'one', fields }] },
  embed_url: '',
  one_answer_per: 'none',
  reward: noReward,
});
/** Under one name an address at first, and then words. */
const first = contentOf(
  like('喜歡', '不喜歡'),
  { key: 'contact', kind: 'email', label: label('信箱') },
  { key: 'old', kind: 'text', label: label('舊的一題') },
);
const second = contentOf(like('賽車', '釣魚'), { key: 'contact', kind: 'text', label: label('怎麼知道的') });

let surveys: SurveysService;
let id = 0;
beforeAll(async () => {
  surveys = await startSurveys();
  const made = await surveys.make({ ...first, key: 'versions', kind: 'form', game_id: 'H73' });
  id = made.row.id;
  const send = (body: object) => surveys.call('POST /api/survey/versions', { body });
  const live = (await surveys.act('publish', id, made.row.version)).body.data;
  for (const like of ['a', 'a', 'b']) await send({ like, contact: 'm@example.com', old: '第一版寫的' });
  await countAnswers(surveys.db);
  const saved = await surveys.call<SurveyView>(`PUT ${DESK}/${id}`, {
    who: operator,
    body: second,
    headers: seen(live.row.version),
  });
  await surveys.act('publish', id, saved.body.data.row.version);
  await send({ version: '1', like: 'a', old: '晚到的第一版' });
  await send({ like: 'b', contact: '朋友說的' });
  await countAnswers(surveys.db);
});
afterAll(() => surveys.close());

const results = async (query = '', who = operator) =>
  surveys.call<SurveyResultsView>(`GET ${DESK}/${id}/results${query}`, { who });
const counted = async (query = '') => {
  const { answers, questions, written, versions } = (await results(query)).body.data;
  const [one] = questions;
  return {
    answers,
    label: one?.label.tw,
    options: one?.options.map((option) => [option.label.tw, option.count]),
    written: written.map(({ key }) => key),
    versions: versions.map(({ no, answers: many }) => [no, many]),
  };
};
const versions = [
  [2, 1],
  [1, 4],
];

it.each([
  ['?version=1', 4, '喜歡還是不喜歡', { 喜歡: 3, 不喜歡: 1 }, ['old']],
  ['?version=2', 1, '賽車還是釣魚', { 賽車: 0, 釣魚: 1 }, ['contact']],
  ['', 5, '賽車還是釣魚', { 賽車: 3, 釣魚: 2 }, ['contact', 'old']],
])('results %s: %i answers in their own words', async (query, answers, asked, options, written) => {
  expect(await counted(query)).toEqual({
    answers,
    label: asked,
    options: Object.entries(options),
    written,
    versions,
  });
});

it('without a reward its answers leave none that would have to be sent', async () => {
  expect(await surveys.rows('SELECT id FROM reward WHERE survey_id = ?', [id])).toEqual([]);
});

it('of a version that nobody published are none, and none are told to a stranger', async () => {
  expect(await results('?version=3')).toMatchObject({ status: 404, body: { noexist: '找不到這份問卷' } });
  expect((await results('?version=x')).body).toEqual({ version: '格式不正確' });
  expect((await results('?version=1', holding('agent', 'H73'))).status).toBe(404);
});

it.each([
  ['old', ['晚到的第一版', '第一版寫的', '第一版寫的', '第一版寫的']],
  ['old&version=2', []],
  ['contact', ['朋友說的']],
  ['contact&version=1', []],
  ['contact&version=2', ['朋友說的']],
])('words to %s: %j', async (query, texts) => {
  const { body } = await surveys.call<SurveyTextsView>(`GET ${DESK}/${id}/texts?question=${query}`, { who: operator });
  expect(body.data.map(({ text }) => text)).toEqual(texts);
});

it.each([
  [false, ['喜歡', '', '晚到的第一版'], ['釣魚', '朋友說的', ''], /example\.com/],
  [true, ['喜歡', 'm@example.com', '第一版寫的'], ['釣魚', '朋友說的', ''], /nobody/],
])('in a file each answer reads as its own version does; personal data: %s', async (personal, old, fresh, never) => {
  const file = answersFile(surveys.db.source, keys)[ANSWERS];
  const asked = { filter: { survey: id, title: '', game: 'H73', reason: '' }, personal, language: 'zh-TW' as const };
  const { head, batches } = await file!(asked as Parameters<NonNullable<typeof file>>[0]);
  const rows: unknown[][] = [];
  for await (const batch of batches()) rows.push(...batch);
  const from = head.indexOf('賽車還是釣魚');
  expect(head.slice(from)).toEqual(['賽車還是釣魚', '怎麼知道的', '舊的一題']);
  const said = rows.map((row) => row.slice(from));
  expect(said).toContainEqual(old);
  expect(said.at(-1)).toEqual(fresh);
  expect(JSON.stringify(rows)).not.toMatch(never);
});
