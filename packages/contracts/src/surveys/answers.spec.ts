import { describe, expect, it } from 'vitest';
import { faultsOf } from '../shared/faults-of.ts';
import { sentenceOf, type Language } from '../shared/texts.ts';
import { answersSchema } from './answers.ts';
import { blankAnswers, visibleFields, type SurveyField, type SurveyForm } from './form.ts';
import { surveyLoginForm } from './player.ts';
import { racingForm } from './racing-form.ts';
import { surveyTexts } from './texts.ts';
import type { Words } from './words.ts';

type Faulty = Parameters<typeof faultsOf>[0];
const said = (schema: Faulty, values: unknown, language: Language = 'zh-TW') =>
  Object.fromEntries(
    Object.entries(faultsOf(schema, values)).map(([field, { code, params }]) => [
      field,
      sentenceOf(
        { ...surveyTexts, FIELD_REQUIRED: { tw: '請填寫這一欄', en: '' }, TOO_LONG: { tw: '最多 {max} 個字', en: '' } },
        code,
        language,
        params,
      ),
    ]),
  );

const login = { roleId: '1234567', accountId: '123456789' };

describe('the log-in of the exclusive survey', () => {
  it.each([
    ['', '請輸入角色 ID 或帳號 ID'],
    [undefined, '請輸入角色 ID 或帳號 ID'],
    ['   ', '請輸入角色 ID 或帳號 ID'],
    ['12345', '請輸入 6~8 位數字'],
    ['123456789', '請輸入 6~8 位數字'],
    ['12345a', '請輸入 6~8 位數字'],
    ['12 456', '請輸入 6~8 位數字'],
    ['-123456', '請輸入 6~8 位數字'],
    ['123456', undefined],
    ['1234567', undefined],
    ['12345678', undefined],
    ['１２３４５６', undefined],
    [' 123456 ', undefined],
  ])('says of the role or account id %j: %s', (roleId, sentence) => {
    expect(said(surveyLoginForm, { ...login, roleId })).toEqual(sentence === undefined ? {} : { roleId: sentence });
  });

  it.each([
    ['', '請輸入 9 位數字'],
    [undefined, '請輸入 9 位數字'],
    ['12345678', '請輸入 9 位數字'],
    ['1234567890', '請輸入 9 位數字'],
    ['12345678x', '請輸入 9 位數字'],
    ['123456789', undefined],
    ['１２３４５６７８９', undefined],
  ])('says of the id of the user centre %j: %s', (accountId, sentence) => {
    expect(said(surveyLoginForm, { ...login, accountId })).toEqual(
      sentence === undefined ? {} : { accountId: sentence },
    );
  });

  it.each([
    ['en', 'Please enter the character ID or account ID.', 'Please enter 9 digits.'],
    ['zh-HK', '請輸入角色 ID 或帳戶 ID', '請輸入 9 位數字'],
  ] as const)('says it in %s', (language, roleId, accountId) => {
    expect(said(surveyLoginForm, {}, language)).toEqual({ roleId, accountId });
  });
});

const racing = answersSchema(racingForm);
const good = {
  roleId: '1000000001',
  roleName: '示範車手',
  email: 'p@example.com',
  phone: '0912345678',
  question1: 'b',
  question2: 'c',
  question3: 'a',
  question4: 'a',
};

describe('the survey of racing players', () => {
  const twenty = '一二三四五六七八九十一二三四五六七八九𠮷';
  it.each([
    ['roleId', '', '請輸入 10 位數字'],
    ['roleId', undefined, '請輸入 10 位數字'],
    ['roleId', '100000000', '請輸入 10 位數字'],
    ['roleId', '10000000011', '請輸入 10 位數字'],
    ['roleId', '100000000x', '請輸入 10 位數字'],
    ['roleId', '１０００００００００', undefined],
    ['roleName', '', '請先確認角色'],
    ['roleName', undefined, '請先確認角色'],
    ['email', '', '電子信箱格式不符'],
    ['email', undefined, '電子信箱格式不符'],
    ['email', 'p@', '電子信箱格式不符'],
    ['email', 'p.example.com', '電子信箱格式不符'],
    ['email', ' p@example.com ', undefined],
    ['phone', '', '請輸入數字'],
    ['phone', undefined, '請輸入數字'],
    ['phone', '+886912345678', '請輸入數字'],
    ['phone', 'a123', '請輸入數字'],
    ['phone', '1', undefined],
    ['phone', '02-2345-6789#12', undefined],
    ['phone', '123456789012345678901', '請輸入數字'],
    ['question1', '', '請選擇答案'],
    ['question1', undefined, '請選擇答案'],
    ['question1', 'g', '請選擇答案'],
    ['question1', 'f', undefined],
    ['question2', '', '請選擇答案'],
    ['question2', undefined, '請選擇答案'],
    ['question2', 'g', '請選擇答案'],
    ['question2', 'f', undefined],
    ['question3', '', '請選擇答案'],
    ['question3', undefined, '請選擇答案'],
    ['question3', 'j', '請選擇答案'],
    ['question3', 'i', undefined],
    ['question4', '', '請選擇答案'],
    ['question4', undefined, '請選擇答案'],
    ['question4', 'g', '請選擇答案'],
    ['question4', 'e', undefined],
  ])('says of %s %j: %s', (field, value, sentence) => {
    expect(said(racing, { ...good, [field]: value })).toEqual(sentence === undefined ? {} : { [field]: sentence });
  });

  it.each([
    ['', '請填寫其他項目'],
    ['   ', '請填寫其他項目'],
    [undefined, '請填寫其他項目'],
    [twenty, undefined],
    [`${twenty}多`, '最多 20 個字'],
  ])('says of other items %j: %s', (question4_other, sentence) => {
    expect(said(racing, { ...good, question4: 'f', question4_other })).toEqual(
      sentence === undefined ? {} : { question4_other: sentence },
    );
  });

  it('drops what else was typed where nobody asks for it, and what no question has', () => {
    const sent = { ...good, question4_other: '塗裝', admin: true };
    expect(racing.cast(sent, { stripUnknown: true })).toEqual(good);
    const asked = { ...sent, question4: 'f' };
    expect(racing.cast(asked, { stripUnknown: true })).toEqual({ ...good, question4: 'f', question4_other: '塗裝' });
  });

  it('has the keys of the specification', () => {
    const choices = Object.fromEntries(
      racingForm.pages[0]!.fields.flatMap(({ key, options }) =>
        options ? [[key, options.map((one) => one.key).join('')]] : [],
      ),
    );
    expect(choices).toEqual({ question1: 'abcdef', question2: 'abcdef', question3: 'abcdefghi', question4: 'abcdef' });
    expect(Object.keys(blankAnswers(racingForm))).toEqual([
      'roleId',
      'roleName',
      'email',
      'phone',
      'question1',
      'question2',
      'question3',
      'question4',
      'question4_other',
    ]);
  });
});

const label: Words = { tw: '題目', hk: '', en: 'Question' };
const option = (key: string) => ({ key, label });
const formOf = (...fields: Partial<SurveyField>[]): SurveyForm => ({
  pages: [{ key: 'one', fields: fields.map((field, at) => ({ key: `q${at}`, kind: 'text', label, ...field })) }],
});

describe('a survey made at the desk', () => {
  const checks: Partial<SurveyField> = { kind: 'checks', options: ['a', 'b', 'c'].map(option) };
  it.each([
    [{ ...checks, required: true }, '', '請選擇答案'],
    [{ ...checks, required: true }, ['x'], '請選擇答案'],
    [checks, '', undefined],
    [{ ...checks, minChoices: 2 }, ['a'], '請至少選 2 項'],
    [{ ...checks, minChoices: 2 }, 'a,b', undefined],
    [{ ...checks, maxChoices: 1 }, ['a', 'b'], '最多可選 1 項'],
    [{ kind: 'consent', required: true }, false, '請勾選同意後再送出'],
    [{ kind: 'consent', required: true }, true, undefined],
    [{ kind: 'consent' }, false, undefined],
    [{ required: true }, '', '請填寫這一欄'],
    [{ maxLength: 2 }, '一二三', '最多 2 個字'],
    [{ digits: [2, 3] }, '1', '請輸入 2–3 位數字'],
    [{ digits: [2, 3], required: true }, '', '請輸入 2–3 位數字'],
    [{ digits: [2, 3], messages: { format: { tw: '兩碼', hk: '', en: '' } } }, 'x', '兩碼'],
    [{ kind: 'phone' }, '', undefined],
    [{ kind: 'phone', required: true }, '', '請填寫電話號碼'],
    [{ kind: 'email', required: true }, '', '請填寫電子信箱'],
    [{ kind: 'email', required: true }, 'x', '電子信箱格式不符'],
    [{ kind: 'email', required: true, messages: { format: { tw: '公司的', hk: '', en: '' } } }, '', '公司的'],
    [{ kind: 'email' }, '', undefined],
  ] satisfies [Partial<SurveyField>, unknown, string | undefined][])('%j with %j: %s', (field, answer, sentence) => {
    expect(said(answersSchema(formOf(field)), { q0: answer })).toEqual(sentence === undefined ? {} : { q0: sentence });
  });

  it('says its own sentence in the language of the reader, or in that of Taiwan', () => {
    const messages = { required: { tw: '請說說看', hk: '', en: 'Do tell.' } };
    const schema = answersSchema(formOf({ required: true, messages }));
    expect(said(schema, {}, 'en')).toEqual({ q0: 'Do tell.' });
    expect(said(schema, {}, 'zh-HK')).toEqual({ q0: '請說說看' });
  });

  it('hides what depends on a hidden question, and drops its answer', () => {
    const radio: Partial<SurveyField> = { kind: 'radio', options: [option('a'), option('b')], required: true };
    const form = formOf(
      radio,
      { ...radio, when: { field: 'q0', is: ['a'] } },
      { required: true, when: { field: 'q1', is: ['b'] } },
    );
    const sent = { q0: 'b', q1: 'b', q2: '內容' };
    expect(visibleFields(form, sent).map(({ key }) => key)).toEqual(['q0']);
    expect(answersSchema(form).validateSync(sent)).toEqual({ q0: 'b' });
    const asked = { q0: 'a', q1: 'b', q2: '' };
    expect(visibleFields(form, asked).map(({ key }) => key)).toEqual(['q0', 'q1', 'q2']);
    expect(said(answersSchema(form), asked)).toEqual({ q2: '請填寫這一欄' });
  });

  it('needs no name for a character that nobody has to name', () => {
    const schema = answersSchema(formOf({ kind: 'role' }));
    expect(said(schema, { roleId: '', roleName: '' })).toEqual({});
    expect(said(schema, { roleId: '12', roleName: '' })).toEqual({ roleName: '請先確認角色' });
  });

  it('takes the blank answers of a page as answers', () => {
    const form = formOf({ kind: 'note' }, checks, { kind: 'consent' });
    expect(blankAnswers(form)).toEqual({ q1: '', q2: false });
    expect(answersSchema(form).cast(blankAnswers(form))).toEqual({ q1: [], q2: false });
  });
});
