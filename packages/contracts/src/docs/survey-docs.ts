import { answersSchema } from '../surveys/answers.ts';
import type { SurveyForm } from '../surveys/form.ts';
import { surveyCalls } from '../surveys/player.calls.ts';
import {
  surveyAnsweredView,
  surveyFormAnsweredView,
  surveyFormBody,
  surveyFormQuery,
  surveyFormView,
  surveyLoginBody,
  surveyLoginView,
  surveyPreviewView,
  surveyQuery,
  surveyRoleView,
  surveySettingsView,
  surveyVersionBody,
  type SurveySettings,
} from '../surveys/player.ts';
import { racingForm } from '../surveys/racing-form.ts';
import { noWords, type Words } from '../surveys/words.ts';
import { bounceBody, bounceView } from '../tickets/mails.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';

const CODE = 'QK7M-2PXD';
const words = (tw: string, en: string): Words => ({ tw, hk: '', en });
const closed = refuses(404, 'msg', 'SURVEY_NOEXIST');
const tries = refuses(429, 'msg', 'SURVEY_TRIES');
const away = refuses(503, 'msg', 'SURVEY_GAME_AWAY');
const token = { token: { tw: '問卷代號', en: 'key of the survey', example: 'racing-2026' } };
const key = { key: { tw: '問卷代號', en: 'key of the survey', example: 'idv-2021' } };

const racing: SurveySettings = {
  key: 'racing-2026',
  kind: 'racing',
  game_id: 'G112',
  title: words('官方玩家問卷', 'Official player survey'),
  intro: noWords,
  done: words('獎勵會在每天 18:00 寄到遊戲內信箱', 'Rewards are sent to the mailbox in the game each day at 18:00.'),
  open: true,
  opens_at: null,
  closes_at: null,
  version: 1,
  questions: racingForm.pages,
  embed_url: '',
  reward: { kind: 'mail', amount: 100, name: words('100 鑽石', '100 diamonds') },
};
const answer = {
  roleId: '1000000001',
  roleName: '示範車手',
  email: 'p@example.com',
  phone: '0912345678',
  question1: 'b',
  question2: 'c',
  question3: 'a',
  question4: 'f',
  question4_other: '塗裝',
};
const member: SurveySettings = {
  ...racing,
  key: 'idv-2021',
  kind: 'exclusive',
  game_id: 'h55naxx2tw',
  title: words('專屬會員問卷', 'Survey for exclusive members'),
  done: noWords,
  questions: [
    { key: 'one', fields: [{ key: 'email', kind: 'email', label: words('電子信箱', 'E-mail'), required: true }] },
  ],
  reward: { kind: 'card_code', amount: 150, name: words('150 點點數卡', '150-point card') },
};

const versioned = (form: SurveyForm) => answersSchema(form).concat(surveyVersionBody);
const wishes: SurveyForm = {
  pages: [
    {
      key: 'one',
      fields: [
        {
          key: 'kind',
          kind: 'checks',
          label: words('您喜歡哪些活動？', 'Which events do you like?'),
          required: true,
          options: [
            { key: 'race', label: words('限時競賽', 'Timed contests') },
            { key: 'art', label: words('創作徵件', 'Calls for art') },
          ],
        },
        { key: 'more', kind: 'text', label: words('還有什麼想告訴我們？', 'Anything else?'), maxLength: 300 },
      ],
    },
  ],
};

export const surveyDocs = describeCalls({
  name: { tw: '問卷', en: 'Surveys' },
  of: surveyCalls,
  calls: {
    loginToSurvey: {
      summary: { tw: '專屬會員問卷的登入', en: 'Log-in to the survey of exclusive members' },
      about: {
        tw: '`survey` 是哪一版，沒有就是 `2021`。`status`：1 可以填、2 填過了。同一位會員的 `code` 不會變。失敗的原因只有一句話，回應時間也一樣。',
        en: '`survey` says which edition, `2021` without. `status`: 1 may be filled in, 2 is. One member’s `code` stays the same. Whatever is wrong, there is one sentence, and it takes the same time.',
      },
      bodies: [
        {
          name: { tw: '角色（帳號）與用戶中心帳號', en: 'Character or account, and the account of the user centre' },
          schema: surveyLoginBody,
          example: { roleId: '1234567', accountId: '123456789', gameId: 'h55naxx2tw' },
        },
      ],
      answer: answers(surveyLoginView, {
        record: { char_name: '示範角色', char_in_game_id: '1234567' },
        code: CODE,
        status: 1,
        form_url: `/survey/form/idv-2021?code=${CODE}`,
        reward: { kind: 'card_code', name: words('150 點點數卡', '150-point card'), expected: '2021/02/22' },
      }),
      refusals: [refuses(403, 'msg', 'SURVEY_UNQUALIFIED'), closed, tries],
    },
    showSurvey: {
      summary: { tw: '一份問卷，或角色名稱', en: 'A survey, or the name of a character' },
      about: {
        tw: '有 `id` 時回角色名稱，查無角色是 null；沒有時回問卷。文字是 `{tw,hk,en}`，空的就用 `tw`。',
        en: 'With `id` the name of the character, null for none; without, the survey. Texts are `{tw,hk,en}`; what is empty is said in `tw`.',
      },
      params: token,
      query: surveyQuery,
      answer: [answers(surveySettingsView, { settings: racing }), answers(surveyRoleView, { result: '示範車手' })],
      refusals: [closed, refuses(400, 'roleId', 'SURVEY_DIGITS'), tries, away],
    },
    answerSurvey: {
      summary: { tw: '送出一份問卷', en: 'Answers a survey' },
      about: {
        tw: '欄位由問卷決定：每一題的代號對它的回答，複選是陣列或用逗號隔開的字，同意是 true。可以加 `version`（填的是哪一版）。角色名稱會再向遊戲確認。一個角色只算第一次。',
        en: 'The survey says which fields there are: the key of each question and its answer; of several choices an array or words with commas between them, of a consent true. `version` may say which version was answered. The name is asked of the game again. Of one character the first answers count.',
      },
      params: token,
      bodies: [
        { name: { tw: '賽車問卷', en: 'Racing players' }, schema: versioned(racingForm), example: answer },
        {
          name: { tw: '後台做的問卷', en: 'A survey made at the desk' },
          schema: versioned(wishes),
          example: { kind: ['race', 'art'], more: '想看塗裝比賽', version: '2' },
        },
      ],
      answer: answers(surveyAnsweredView, { roleId: '1000000001' }),
      refusals: [
        closed,
        refuses(400, 'roleId', 'SURVEY_ROLE_NONE'),
        refuses(400, 'roleName', 'SURVEY_ROLE_UNCONFIRMED'),
        refuses(409, 'msg', 'SURVEY_FILLED_ROLE'),
        tries,
        away,
      ],
    },
    showSurveyForm: {
      summary: { tw: '專屬會員問卷的表單', en: 'The form of an exclusive survey' },
      params: key,
      query: surveyFormQuery,
      answer: answers(surveyFormView, { settings: member, char_name: '示範角色', filled: false, preview: false }),
      refusals: [closed, tries],
    },
    answerSurveyForm: {
      summary: { tw: '送出專屬會員問卷', en: 'Answers an exclusive survey' },
      about: {
        tw: '以第一次的答案為準，之後送出的不收。',
        en: 'The first answers count; others are not taken.',
      },
      params: key,
      bodies: [
        {
          name: { tw: '驗證碼與答案', en: 'Code and answers' },
          schema: surveyFormBody,
          example: { code: CODE, answers: { email: 'p@example.com' } },
        },
      ],
      answer: answers(surveyFormAnsweredView, { msg: 'ok' }),
      refusals: [closed, refuses(409, 'msg', 'SURVEY_FILLED'), refuses(409, 'msg', 'SURVEY_PREVIEW'), tries],
    },
    noteSurveyBounce: {
      summary: { tw: '退信通知（自家郵件伺服器）', en: 'A card code came back, says our own mail server' },
      bodies: [
        {
          name: { tw: '簽章過的通知', en: 'A signed report' },
          schema: bounceBody,
          example: {
            token: '0'.repeat(32),
            status: '5.1.1',
            at: '2026-11-26T10:00:00+08:00',
            signature: '0'.repeat(64),
          },
        },
      ],
      answer: answers(bounceView, { msg: { taken: true } }),
      refusals: [refuses(403, 'msg', 'FORBIDDEN')],
    },
    previewSurvey: {
      summary: { tw: '問卷草稿的預覽（後台）', en: 'Preview of a draft, for staff' },
      params: { t_id: { tw: '問卷代號', en: 'key of the survey', example: 'event-wishes' } },
      answer: answers(surveyPreviewView, {
        msg: { title: '您想看到的活動', form_url: '/survey/form/event-wishes?code=preview' },
      }),
      refusals: [refuses(404, 'noexist', 'SURVEY_ABSENT')],
    },
  },
});
