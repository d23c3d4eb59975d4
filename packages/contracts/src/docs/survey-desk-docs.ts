import { newSurveyBody, saveSurveyBody } from '../surveys/content.ts';
import { surveyDeskCalls } from '../surveys/desk.calls.ts';
import { surveyResultsQuery, surveyResultsView, surveyTextsQuery, surveyTextsView } from '../surveys/results.ts';
import {
  surveyReasonBody,
  surveysQuery,
  surveysView,
  surveyView,
  type SurveyData,
  type SurveyRow,
} from '../surveys/surveys.ts';
import { noWords, type Words } from '../surveys/words.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const END = '2026-12-31T23:59:00+08:00';
const words = (tw: string, en: string): Words => ({ tw, hk: '', en });
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'SURVEY_ABSENT');
const moved = refuses(409, 'msg', 'SURVEY_MOVED');
const state = refuses(409, 'msg', 'SURVEY_STATE');
const noKey = refuses(400, 'msg', 'SURVEY_FORM_KEY');
const survey = { survey: { tw: '問卷編號', en: 'number of the survey', example: '5' } };

const row: SurveyRow = {
  id: 5,
  key: 'event-wishes',
  kind: 'form',
  game_id: 'H73',
  edition: '',
  title: '您想看到的活動',
  state: 'published',
  phase: 'open',
  opens_at: TIME,
  closes_at: END,
  answers: 1200,
  live: 1,
  changed: false,
  version: 3,
};
const label = words('您喜歡哪些活動？', 'Which events do you like?');
const race = { key: 'race', label: words('限時競賽', 'Timed contests') };
const content: SurveyData['draft'] = {
  title: words('您想看到的活動', 'Events that you would like'),
  intro: noWords,
  done: noWords,
  opens: '2026-11-26T10:00',
  closes: '2026-12-31T23:59',
  form: {
    pages: [
      {
        key: 'one',
        fields: [
          { key: 'role', kind: 'role', label: words('角色 ID', 'Character ID'), required: true },
          { key: 'kind', kind: 'checks', label, required: true, options: [race] },
        ],
      },
    ],
  },
  embed_url: '',
  one_answer_per: 'role',
  reward: {
    kind: 'mail',
    amount: 10,
    name: words('10 鑽石', '10 diamonds'),
    item_code: 'diamond',
    mail_title: '感謝您填寫問卷',
    mail_body: '',
    expected: '2026/12/31',
  },
};
const data: SurveyData = {
  row,
  draft: content,
  live: content,
  address: '/survey/event-wishes',
  eligible: 0,
  codes: { wanted: 0, free: 0, reserved: 0, sent: 0, bounced: 0 },
  changed_by: '小婷',
  changed_at: TIME,
  published_by: '小婷',
  published_at: TIME,
  ended_at: null,
  may: ['edit', 'end', 'rewards', 'export'],
};
const oneSurvey = answers(surveyView, { data });
const why = (reason: string) => [{ name: { tw: '原因', en: 'Why' }, schema: surveyReasonBody, example: { reason } }];
const body = { ...content };

export const surveyDeskDocs = describeCalls({
  name: { tw: '後台問卷', en: 'Surveys at the desk' },
  of: surveyDeskCalls,
  calls: {
    listSurveys: {
      summary: { tw: '問卷清單，新的在前', en: 'Surveys, the newest first' },
      query: surveysQuery,
      answer: answers(surveysView, { data: [row], page: { next: null } }),
      refusals: [forbidden],
    },
    createSurvey: {
      summary: { tw: '新增問卷草稿', en: 'Makes a draft' },
      bodies: [
        {
          name: { tw: '整份問卷', en: 'The whole survey' },
          schema: newSurveyBody,
          example: { key: 'event-wishes', kind: 'form', game_id: 'H73', ...body },
        },
      ],
      answer: oneSurvey,
      refusals: [forbidden, absent, noKey, refuses(409, 'key', 'SURVEY_ADDRESS_TAKEN')],
    },
    getSurvey: {
      summary: { tw: '一份問卷：草稿與玩家看到的', en: 'A survey: its draft, and what players see' },
      params: survey,
      answer: oneSurvey,
      refusals: [absent],
    },
    saveSurvey: {
      summary: { tw: '儲存草稿', en: 'Saves the draft' },
      about: {
        tw: '發布過的版本不會改；儲存就是下一版的草稿。',
        en: 'A published version never changes: what is saved is the draft of the next one.',
      },
      params: survey,
      bodies: [{ name: { tw: '整份內容', en: 'The whole content' }, schema: saveSurveyBody, example: body }],
      answer: oneSurvey,
      refusals: [forbidden, absent, moved, state],
    },
    publishSurvey: {
      summary: { tw: '發布草稿', en: 'Publishes the draft' },
      params: survey,
      bodies: why('十二月玩家問卷'),
      answer: oneSurvey,
      refusals: [forbidden, absent, moved, state, refuses(409, 'msg', 'SURVEY_EDITION_TAKEN')],
    },
    endSurvey: {
      summary: { tw: '結束問卷', en: 'Ends a survey' },
      params: survey,
      bodies: why('份數已經足夠'),
      answer: oneSurvey,
      refusals: [forbidden, absent, moved, state],
    },
    getSurveyResults: {
      summary: { tw: '問卷的結果', en: 'What was answered' },
      about: {
        tw: '背景會一直計數；`counted` 是算到哪裡，`answers` 是全部。有 `version` 時只算那一版，用那一版的題目；沒有時所有版本一起算。',
        en: 'The worker counts all the time: `counted` of all `answers`. With `version` of that one alone, in its own words; without, of all of them.',
      },
      params: survey,
      query: surveyResultsQuery,
      answer: answers(surveyResultsView, {
        data: {
          answers: 1200,
          counted: 1200,
          counted_at: TIME,
          questions: [{ key: 'kind', kind: 'checks', label, answered: 1200, options: [{ ...race, count: 800 }] }],
          written: [{ key: 'more', label }],
          versions: [{ no: 1, published_at: TIME, answers: 1200 }],
          days: [{ day: '2026-11-26', answers: 1200 }],
        },
      }),
      refusals: [absent],
    },
    listSurveyTexts: {
      summary: { tw: '一題文字題的回答，新的在前', en: 'What was written to one question, the newest first' },
      about: {
        tw: '只有文字題；是誰寫的、信箱和電話只在有寫用途的匯出檔裡。',
        en: 'Of questions for words alone. Whose they are, addresses and phones stand in an export with a purpose.',
      },
      params: survey,
      query: surveyTextsQuery,
      answer: answers(surveyTextsView, {
        data: [{ id: 812, text: '想要更多雪人', version: 2, at: TIME }],
        page: { next: null },
      }),
      refusals: [absent],
    },
  },
});
