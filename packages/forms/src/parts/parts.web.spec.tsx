import { answerCalls, expectAccessible, expectFits, held, renderPart, reply, type Calls } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { object, string } from 'yup';
import { BirthdayField, FormFrame, PhoneField, PlaceField, SubmitButton, useContractForm } from '../index.ts';
import type { PhoneArea } from './phone-area.ts';

const POSTAL = 'GET /api/postal';
const district = (zip: string, name: string, name_en: string) => ({ zip, name, name_en });
const codes = {
  msg: [
    {
      city: '台北市',
      city_en: 'Taipei City',
      districts: [district('100', '中正區', 'Zhongzheng District'), district('103', '大同區', 'Datong District')],
    },
    {
      city: '新竹市',
      city_en: 'Hsinchu City',
      districts: [district('300', '東區', 'East District'), district('300', '北區', 'North District')],
    },
  ],
};

const schema = object({
  home: string().required('請選擇居住地區'),
  to: string()
    .required('請選擇寄送的縣市和鄉鎮市區')
    .matches(/^\d{3} /, '請選擇寄送的縣市和鄉鎮市區'),
  birthday: string().matches(/^\d{4}-\d{2}-\d{2}$/, '請選擇完整的生日年、月、日'),
  phone: string().required('請填寫手機號碼'),
});
const empty = { home: '', to: '', birthday: '', phone: '' };
const years = [2008, 2007, 2006, 1995];

function Buyer({ submit, start, area }: { submit: (body: object) => void; start: typeof empty; area: PhoneArea }) {
  const form = useContractForm({
    schema,
    initial: start,
    submit: async (body) => submit(body),
    messages: (code) => code,
  });
  return (
    <main>
      <h1>儲值</h1>
      <FormFrame form={form}>
        <PlaceField form={form} name="home" label="居住地區" countyOnly />
        <PlaceField form={form} name="to" label="寄送地區" />
        <BirthdayField form={form} name="birthday" label="生日" years={years} />
        <PhoneField form={form} name="phone" label="手機號碼" area={area} />
        <SubmitButton form={form}>下一步</SubmitButton>
      </FormFrame>
    </main>
  );
}

async function open(over: { start?: Partial<typeof empty>; area?: PhoneArea; calls?: Calls } = {}) {
  const submit = vi.fn();
  await renderPart(<Buyer submit={submit} start={{ ...empty, ...over.start }} area={over.area ?? '886'} />, {
    calls: { [POSTAL]: codes, ...over.calls },
  });
  document.title = '儲值';
  await expect.element(page.getByRole('heading', { name: '儲值' })).toBeVisible();
  return submit;
}

const home = page.getByLabelText('居住地區');
const to = page.getByRole('group', { name: '寄送地區' });
const birthday = page.getByRole('group', { name: '生日' });
const phone = page.getByLabelText('手機號碼');
const next = page.getByRole('button', { name: '下一步' });
const words = (select: ReturnType<typeof page.getByLabelText>) =>
  [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);

test('a place is chosen by county and district, a home by county alone', async () => {
  const submit = await open();
  await expect.element(to.getByLabelText('鄉鎮市區')).toBeDisabled();
  await home.selectOptions('新竹市');
  await to.getByLabelText('縣市').selectOptions('新竹市');
  expect(words(to.getByLabelText('鄉鎮市區'))).toEqual(['請選擇', '300 東區', '300 北區']);
  await to.getByLabelText('鄉鎮市區').selectOptions('300 北區');
  await birthday.getByLabelText('年').selectOptions('2007 年（民國 96 年）');
  await birthday.getByLabelText('月').selectOptions('2 月');
  await birthday.getByLabelText('日', { exact: true }).selectOptions('3 日');
  await phone.fill('０９１２-345-678');
  await next.click();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toEqual({
    home: '新竹市',
    to: '300 新竹市 北區',
    birthday: '2007-02-03',
    phone: '0912345678',
  });
});

test('two districts of one code are told apart, and another county begins anew', async () => {
  await open({ start: { to: '300 新竹市 北區' } });
  await expect.element(to.getByLabelText('鄉鎮市區')).toHaveValue('北區');
  await to.getByLabelText('縣市').selectOptions('台北市');
  await expect.element(to.getByLabelText('鄉鎮市區')).toHaveValue('');
});

test('what was known is chosen, in whichever way it is written', async () => {
  await open({ start: { home: '臺北市', to: '100臺北市中正區', birthday: '1995-05-05' } });
  await expect.element(home).toHaveValue('台北市');
  await expect.element(to.getByLabelText('鄉鎮市區')).toHaveValue('中正區');
  await expect.element(birthday.getByLabelText('月')).toHaveValue('5');
});

test('a day that a month does not have is not kept', async () => {
  await open({ start: { birthday: '2007-01-31' } });
  await birthday.getByLabelText('月').selectOptions('2 月');
  expect(words(birthday.getByLabelText('日', { exact: true }))).toHaveLength(29);
  await expect.element(birthday.getByLabelText('日', { exact: true })).toHaveValue('');
});

test.for([320, 360, 768])('the year that was chosen is read as a whole, %i px wide', async (width) => {
  await page.viewport(width, 740);
  await open({ start: { birthday: '1995-05-05' } });
  const year = birthday.getByLabelText('年').element() as HTMLSelectElement;
  const given = year.clientWidth;
  year.style.cssText = 'field-sizing: content; width: max-content; min-width: 0';
  expect(year.clientWidth).toBeLessThanOrEqual(given);
});

test('what is missing is said at its field and in the summary, and all of it is accessible', async () => {
  await open();
  await home.selectOptions('台北市');
  await to.getByLabelText('縣市').selectOptions('台北市');
  await birthday.getByLabelText('年').selectOptions('1995 年（民國 84 年）');
  await next.click();
  const summary = page.getByRole('group', { name: '有 3 個地方需要修改' });
  await expect.element(summary).toBeVisible();
  await expect.element(to.getByLabelText('鄉鎮市區')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(birthday).toHaveAccessibleDescription('請選擇完整的生日年、月、日');
  await summary.getByRole('link', { name: /生日/ }).click();
  await expect.element(birthday.getByLabelText('年')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(birthday.getByLabelText('月')).toHaveFocus();
  await to.getByLabelText('鄉鎮市區').selectOptions('100 中正區');
  await expect.element(page.getByRole('link', { name: /（已修正）$/ })).toHaveLength(1);
  await expectAccessible();
  expectFits();
});

test.for([
  ['886', '+886 912 345 678', '0912345678'],
  ['852', '6123 4567', '85261234567'],
  ['852', '85261234567', '85261234567'],
  ['853', '66123456', '85366123456'],
  ['other', '+1 (415) 555-0100', '14155550100'],
  ['other', 'call me', 'call me'],
] as const)('a phone of %s that is typed as %s is %s', async ([area, typed, tidied]) => {
  await open({ area });
  await phone.fill(typed);
  await userEvent.tab();
  await expect.element(phone).toHaveValue(tidied);
});

test('a list that does not come is asked for again, and what was known stays', async () => {
  const late = held(codes);
  await open({ start: { home: '台北市' }, calls: { [POSTAL]: reply(503) } });
  await expect.element(page.getByText('縣市的清單沒有載到，您填的內容還在').first()).toBeVisible();
  await expect.element(home).toHaveValue('台北市');
  answerCalls({ [POSTAL]: late.answer });
  await page.getByRole('button', { name: '再試一次' }).first().click();
  late.release();
  await home.selectOptions('新竹市');
  await expect.element(home).toHaveValue('新竹市');
});
