import type { SurveyForm, SurveyOption } from './form.ts';
import { surveyPlayerTexts } from './texts.ts';
import type { Words } from './words.ts';

const words = (tw: string, en: string, hk = ''): Words => ({ tw, hk, en });
const options = (...rows: [label: Words][]): SurveyOption[] =>
  rows.map(([label], at) => ({ key: String.fromCharCode('a'.charCodeAt(0) + at), label }));

/** This survey has one sentence for nothing and for what does not fit. */
const oneSentence = {
  email: { required: surveyPlayerTexts.SURVEY_EMAIL },
  phone: { required: { hk: '', ...surveyPlayerTexts.SURVEY_PHONE } },
};
const other = { required: words('請填寫其他項目', 'Please fill in what else.') };

/** The survey of racing players, by its keys. */
export const racingForm: SurveyForm = {
  pages: [
    {
      key: 'survey',
      fields: [
        {
          key: 'role',
          kind: 'role',
          label: words('角色 ID', 'Character ID'),
          hint: words(
            '10 位數字，在遊戲的個人資料頁可以看到',
            '10 digits; you find it in your profile in the game.',
            '10 位數字，可在遊戲的個人資料頁找到',
          ),
          required: true,
          digits: [10, 10],
        },
        {
          key: 'email',
          kind: 'email',
          label: words('電子信箱', 'E-mail', '電郵地址'),
          required: true,
          messages: oneSentence.email,
        },
        {
          key: 'phone',
          kind: 'phone',
          label: words('聯絡電話', 'Phone'),
          required: true,
          messages: oneSentence.phone,
        },
        {
          key: 'question1',
          kind: 'radio',
          label: words('您的年齡', 'Your age'),
          required: true,
          options: options(
            [words('未滿 18 歲', 'Under 18')],
            [words('18～25 歲', '18–25')],
            [words('26～35 歲', '26–35')],
            [words('36～45 歲', '36–45')],
            [words('45～55 歲', '45–55')],
            [words('超過 55 歲', 'Over 55')],
          ),
        },
        {
          key: 'question2',
          kind: 'radio',
          label: words('您在遊戲的累計儲值金額', 'What you have topped up so far', '您在遊戲的累計增值金額'),
          required: true,
          options: options(
            [words('1,000 元以下', 'Up to NT$1,000')],
            [words('1,001～10,000 元', 'NT$1,001–10,000')],
            [words('10,001～30,000 元', 'NT$10,001–30,000')],
            [words('30,001～50,000 元', 'NT$30,001–50,000')],
            [words('超過 50,000 元', 'Over NT$50,000')],
            [words('沒有儲值過', 'I never topped up', '從未增值')],
          ),
        },
        {
          key: 'question3',
          kind: 'radio',
          label: words('您最常用的付款方式', 'How you usually pay'),
          required: true,
          options: options(
            [words('信用卡', 'Credit card')],
            [words('電信小額付費', 'Phone bill', '電訊商代收')],
            [words('電子支付', 'E-payment')],
            [words('銀行轉帳', 'Bank transfer', '銀行轉賬')],
            [words('點數卡', 'Point card')],
            [words('官方儲值網站', 'Official top-up site', '官方增值網站')],
            [words('代儲', 'Somebody tops up for me', '代充')],
            [words('沒有經驗', 'No experience')],
            [words('其他', 'Other')],
          ),
        },
        {
          key: 'question4',
          kind: 'radio',
          label: words('您最常購買的項目', 'What you buy most'),
          required: true,
          options: options(
            [words('月卡、合約', 'Monthly card or contract')],
            [words('商城禮包、神秘商店', 'Gift packs or the mystery shop')],
            [words('車輛卡池', 'Vehicle draws')],
            [words('服裝或聯名卡池', 'Costume or tie-in draws')],
            [words('沒有購買', 'None')],
            [words('其他', 'Other')],
          ),
        },
        {
          key: 'question4_other',
          kind: 'text',
          label: words('其他項目', 'What else'),
          required: true,
          maxLength: 20,
          when: { field: 'question4', is: ['f'] },
          messages: other,
        },
      ],
    },
  ],
};
