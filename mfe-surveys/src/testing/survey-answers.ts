import {
  racingForm,
  type SurveyForm,
  type SurveyFormView,
  type SurveyLoginView,
  type SurveySettings,
  type Words,
} from '@hub/contracts/surveys';
import type { Calls } from '@hub/page-tests';

export const SURVEY = 'GET /api/survey/:token';
export const ANSWER = 'POST /api/survey/:token';
export const LOGIN = 'POST /api/events/surveylogin';
export const FORM = 'GET /api/survey/form/:key';
export const ANSWER_FORM = 'POST /api/survey/form/:key';
export const PREVIEW = 'GET /api/test/:t_id';

export const said = (tw: string, en: string, hk = tw): Words => ({ tw, hk, en });
const nothing = said('', '');

/** The racing survey, open. */
export const surveyOf = (over: Partial<SurveySettings> = {}): SurveySettings => ({
  key: 'racing',
  kind: 'racing',
  game_id: 'G112',
  title: said('官方玩家問卷', 'Official player survey'),
  intro: nothing,
  done: said('您的意見會用在之後的改版。', 'Your answers shape the next versions.'),
  open: true,
  opens_at: null,
  closes_at: null,
  version: 3,
  questions: racingForm.pages,
  embed_url: '',
  reward: { kind: 'mail', amount: 100, name: said('100 鑽石', '100 diamonds') },
  ...over,
});

/** The survey itself, and the name of the character with each of these ids. */
export const surveyCalls = (
  survey = surveyOf(),
  names: Record<string, string> = { '1000000001': '夜間山道' },
): Calls => ({
  [SURVEY]: ({ query }) => {
    const id = query.get('id');
    return id === null ? { settings: survey } : { result: names[id] ?? null };
  },
});

const choice = (key: string, tw: string, en: string) => ({ key, label: said(tw, en) });

/** Three pages with every kind of field. */
export const longForm: SurveyForm = {
  pages: [
    {
      key: 'who',
      title: said('關於您', 'About you'),
      fields: [
        { key: 'hello', kind: 'note', label: said('謝謝您撥空填寫。', 'Thank you for your time.') },
        { key: 'email', kind: 'email', label: said('電子信箱', 'E-mail', '電郵地址'), required: true },
      ],
    },
    {
      key: 'play',
      fields: [
        {
          key: 'modes',
          kind: 'checks',
          label: said('您常玩的模式', 'Modes you play'),
          required: true,
          maxChoices: 2,
          options: [choice('solo', '單人', 'Solo'), choice('team', '組隊', 'Team'), choice('other', '其他', 'Other')],
        },
        {
          key: 'which',
          kind: 'text',
          label: said('哪一種模式', 'Which mode'),
          required: true,
          maxLength: 20,
          when: { field: 'modes', is: ['other'] },
        },
      ],
    },
    {
      key: 'end',
      title: said('最後一頁', 'Last page'),
      fields: [
        { key: 'wish', kind: 'text', label: said('想對我們說的話', 'Anything else'), maxLength: 200 },
        {
          key: 'agree',
          kind: 'consent',
          label: said('我同意用這些答案改善遊戲', 'You may use my answers'),
          required: true,
        },
      ],
    },
  ],
};

export const noReward: SurveySettings['reward'] = { kind: 'none', amount: 0, name: nothing };

export const found = (over: Partial<SurveyLoginView> = {}): SurveyLoginView => ({
  record: { char_name: '示範角色', char_in_game_id: '1234567' },
  code: 'QK7M-2PXD',
  status: 1,
  form_url: '/survey/form/idv-2021?code=QK7M-2PXD',
  reward: { kind: 'card_code', name: said('150 點點數卡', '150-point card'), expected: '2021/02/22' },
  ...over,
});

export const formView = (over: Partial<SurveyFormView> = {}): SurveyFormView => ({
  settings: surveyOf({
    key: 'idv-2021',
    kind: 'exclusive',
    game_id: 'h55naxx2tw',
    title: said('專屬會員問卷', 'Member survey'),
    done: nothing,
    reward: { kind: 'card_code', amount: 150, name: said('150 點點數卡', '150-point card') },
    questions: [
      {
        key: 'only',
        fields: [
          { key: 'email', kind: 'email', label: said('電子信箱', 'E-mail', '電郵地址'), required: true },
          {
            key: 'often',
            kind: 'radio',
            label: said('您多久玩一次', 'How often do you play'),
            required: true,
            options: [choice('day', '每天', 'Every day'), choice('week', '每週', 'Every week')],
          },
        ],
      },
    ],
  }),
  char_name: '示範角色',
  filled: false,
  preview: false,
  ...over,
});
