import { describe, expect, it } from 'vitest';
import { faultsOf } from '../shared/faults-of.ts';
import { FIELDS_MOST, OPTIONS_MOST, PAGES_MOST, surveyFormSchema } from './editor.ts';
import { racingForm } from './racing-form.ts';
import { newSurveyBody, noReward, surveyContentBody, type SurveyContent } from './content.ts';
import { noWords } from './words.ts';

const label = { tw: '題目', hk: '', en: '' };
const text = (key: string, more: object = {}) => ({ key, kind: 'text', label, ...more });
const radio = (key: string, more: object = {}) => ({
  key,
  kind: 'radio',
  label,
  options: [{ key: 'a', label }],
  ...more,
});
const page = (...fields: object[]) => ({ pages: [{ key: 'one', fields }] });
const codesOf = (schema: Parameters<typeof faultsOf>[0], value: unknown) =>
  Object.fromEntries(Object.entries(faultsOf(schema, value)).map(([path, { code }]) => [path, code]));
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

describe('what the desk may save as a form', () => {
  it('takes the survey of racing players as it is', () => {
    expect(codesOf(surveyFormSchema, racingForm)).toEqual({});
    expect(surveyFormSchema.cast(racingForm)).toEqual(racingForm);
  });

  it.each([
    [{ pages: [] }, { pages: 'SURVEY_PAGES' }],
    [{ pages: many(PAGES_MOST + 1, (at) => ({ key: `p${at}`, fields: [text(`f${at}`)] })) }, { pages: 'SURVEY_PAGES' }],
    [page(), { 'pages[0].fields': 'SURVEY_PAGE_EMPTY' }],
    [page(...many(FIELDS_MOST + 1, (at) => text(`f${at}`))), { pages: 'SURVEY_FIELDS' }],
    [page(text('1a')), { 'pages[0].fields[0].key': 'SURVEY_KEY' }],
    [page(text('roleId')), { 'pages[0].fields[0].key': 'SURVEY_KEY_TAKEN' }],
    [page(text('version')), { 'pages[0].fields[0].key': 'SURVEY_KEY_TAKEN' }],
    [page(text('a'), text('a')), { 'pages[0].fields[1].key': 'SURVEY_KEY_TWICE' }],
    [page(text('a', { kind: 'file' })), { 'pages[0].fields[0].kind': 'FIELD_INVALID' }],
    [page(text('a', { label: { tw: '' } })), { 'pages[0].fields[0].label.tw': 'FIELD_REQUIRED' }],
    [page(text('a', { maxLength: 501 })), { 'pages[0].fields[0].maxLength': 'SURVEY_LENGTH' }],
    [page(text('a', { digits: [3, 2] })), { 'pages[0].fields[0].digits': 'SURVEY_DIGITS_RANGE' }],
    [page(text('a', { digits: [3] })), { 'pages[0].fields[0].digits': 'SURVEY_DIGITS_RANGE' }],
    [page(radio('a', { options: [] })), { 'pages[0].fields[0].options': 'SURVEY_OPTIONS' }],
    [page(radio('a', { options: undefined })), { 'pages[0].fields[0].options': 'SURVEY_OPTIONS' }],
    [
      page(radio('a', { options: many(OPTIONS_MOST + 1, (at) => ({ key: `o${at}`, label })) })),
      { 'pages[0].fields[0].options': 'SURVEY_OPTIONS' },
    ],
    [
      page(
        radio('a', {
          options: [
            { key: 'x', label },
            { key: 'x', label },
          ],
        }),
      ),
      { 'pages[0].fields[0].options': 'SURVEY_OPTION_TWICE' },
    ],
    [page(radio('a', { kind: 'checks', minChoices: 2 })), { 'pages[0].fields[0].maxChoices': 'SURVEY_CHOICES' }],
    [page(text('a', { when: { field: 'b', is: ['a'] } }), radio('b')), { 'pages[0].fields[0].when': 'SURVEY_WHEN' }],
    [page(radio('b'), text('a', { when: { field: 'b', is: ['z'] } })), { 'pages[0].fields[1].when': 'SURVEY_WHEN' }],
    [page(text('b'), text('a', { when: { field: 'b', is: ['a'] } })), { 'pages[0].fields[1].when': 'SURVEY_WHEN' }],
    [page(radio('b'), text('a', { when: { field: 'b', is: ['a'] } })), {}],
    [
      page({ ...text('a'), kind: 'role' }, { ...text('b'), kind: 'role' }),
      { 'pages[0].fields[1].kind': 'SURVEY_ROLE_TWICE' },
    ],
  ])('%#', (form, faults) => {
    expect(codesOf(surveyFormSchema, form)).toEqual(faults);
  });

  it('drops what a field does not have', () => {
    const form = surveyFormSchema.cast(page(text('a', { onClick: 'alert(1)' })), { stripUnknown: true });
    expect(form.pages[0]?.fields[0]).toEqual(text('a'));
  });
});

const content: SurveyContent = {
  title: label,
  intro: noWords,
  done: noWords,
  form: racingForm,
  embed_url: '',
  one_answer_per: 'role',
  reward: { ...noReward, kind: 'mail', amount: 100, name: label, item_code: 'diamond', mail_title: '感謝填寫問卷' },
};
const email = { key: 'email', kind: 'email', label, required: true };
const card = { ...noReward, kind: 'card_code', amount: 150, name: label } as const;

describe('what the desk may save as a survey', () => {
  it.each([
    ['racing', {}, {}],
    ['racing', { opens: '2026-11-02T10:00', closes: '2026-11-01T10:00' }, { closes: 'SURVEY_WINDOW' }],
    ['racing', { opens: '2026-11-31T10:00' }, { opens: 'FIELD_INVALID' }],
    ['racing', { form: page(text('a')) }, { one_answer_per: 'SURVEY_ROLE_NEEDED' }],
    ['racing', { form: { pages: [] } }, { 'form.pages': 'SURVEY_PAGES' }],
    ['racing', { form: page(text('a'), text('a')) }, { 'form.pages[0].fields[1].key': 'SURVEY_KEY_TWICE' }],
    ['racing', { one_answer_per: 'qualification' }, { one_answer_per: 'SURVEY_QUALIFIED_ONLY' }],
    ['racing', { reward: { ...content.reward, amount: 0 } }, { 'reward.amount': 'SURVEY_AMOUNT' }],
    ['racing', { reward: { ...content.reward, item_code: '' } }, { 'reward.item_code': 'FIELD_REQUIRED' }],
    ['exclusive', { form: page(email), one_answer_per: 'qualification', reward: card }, {}],
    [
      'exclusive',
      { form: page(text('a')), one_answer_per: 'qualification', reward: card },
      { 'reward.kind': 'SURVEY_EMAIL_NEEDED' },
    ],
    ['embed', { form: { pages: [] }, one_answer_per: 'none', reward: noReward }, { embed_url: 'SURVEY_EMBED' }],
    [
      'embed',
      { form: { pages: [] }, embed_url: 'http://forms.example/x', one_answer_per: 'none', reward: noReward },
      { embed_url: 'SURVEY_EMBED' },
    ],
    [
      'embed',
      { form: { pages: [] }, embed_url: 'https://forms.example/x?c={code}', one_answer_per: 'none', reward: noReward },
      {},
    ],
  ] as const)('%s %#', (kind, over, faults) => {
    const found = codesOf(surveyContentBody(kind), { ...content, ...over });
    // What does not fit the whole is said beside what is wrong in the form.
    expect(found).toMatchObject(faults);
    expect(Object.keys(found).length > 0).toBe(Object.keys(faults).length > 0);
  });

  it.each([
    ['mini', 'SURVEY_KEY_TAKEN'],
    ['form', 'SURVEY_KEY_TAKEN'],
    ['2021', 'SURVEY_KEY_TAKEN'],
    ['event18', 'SURVEY_KEY_TAKEN'],
    ['', 'SURVEY_ADDRESS'],
    ['Racing', 'SURVEY_ADDRESS'],
    ['racing/2026', 'SURVEY_ADDRESS'],
    ['racing-2026', undefined],
  ])('says of the address %j: %s', (key, code) => {
    const body = { ...content, key, kind: 'racing', game_id: 'G112' };
    expect(codesOf(newSurveyBody, body)).toEqual(code === undefined ? {} : { key: code });
  });

  it('wants the edition of an exclusive survey, and of no other', () => {
    const body = { ...content, key: 'racing-2026', game_id: 'G112', edition: '2021' };
    expect(newSurveyBody.cast({ ...body, kind: 'racing' }).edition).toBeUndefined();
    const exclusive = { ...body, kind: 'exclusive', edition: undefined, one_answer_per: 'none', reward: noReward };
    expect(codesOf(newSurveyBody, exclusive)).toEqual({ edition: 'FIELD_REQUIRED' });
  });
});
