import {
  noReward,
  noWords,
  racingForm,
  type SurveyContent,
  type SurveyData,
  type SurveyExportRow,
  type SurveyImport,
  type SurveyRewardRow,
  type SurveyRow,
} from '@hub/contracts/surveys';
import { staffCalls, type Calls } from '@hub/page-tests';

export const LIST = 'GET /api/staff/surveys';
export const CREATE = 'POST /api/staff/surveys';
export const SURVEY = 'GET /api/staff/surveys/:survey';
export const SAVE = 'PUT /api/staff/surveys/:survey';
export const PUBLISH = 'POST /api/staff/surveys/:survey/publish';
export const END = 'POST /api/staff/surveys/:survey/end';
export const RESULTS = 'GET /api/staff/surveys/:survey/results';
export const TEXTS = 'GET /api/staff/surveys/:survey/texts';
export const IMPORTS = 'GET /api/staff/surveys/:survey/imports';
export const IMPORT = 'GET /api/staff/surveys/imports/:import';
export const FAULTS = 'GET /api/staff/surveys/imports/:import/faults';
export const APPLY = 'POST /api/staff/surveys/imports/:import/apply';
export const REWARDS = 'GET /api/staff/surveys/:survey/rewards';
export const RUN = 'POST /api/staff/surveys/:survey/rewards/run';
export const RETRY = 'POST /api/staff/surveys/rewards/:reward/retry';
export const CANCEL = 'POST /api/staff/surveys/rewards/:reward/cancel';
export const EXPORTS = 'GET /api/staff/surveys/exports';
export const EXPORT = 'POST /api/staff/surveys/:survey/export';

const AT = '2026-11-26T10:00:00+08:00';
export const one = { page: { next: null } };

export const content = (over: Partial<SurveyContent> = {}): SurveyContent => ({
  title: { tw: '競速玩家問卷', hk: '', en: 'Racing players' },
  intro: { tw: '約一分鐘', hk: '', en: 'About a minute' },
  done: noWords,
  opens: '2026-11-01T00:00',
  closes: '2026-12-31T23:59',
  form: racingForm,
  embed_url: '',
  one_answer_per: 'role',
  reward: {
    ...noReward,
    kind: 'mail',
    amount: 100,
    name: { tw: '鑽石', hk: '', en: 'diamonds' },
    item_code: 'diamond',
    mail_title: '問卷獎勵',
  },
  ...over,
});

export const row = (over: Partial<SurveyRow> = {}): SurveyRow => ({
  id: 7,
  key: 'racing-2026',
  kind: 'racing',
  game_id: 'G112',
  edition: '',
  title: '競速玩家問卷',
  state: 'published',
  phase: 'open',
  opens_at: '2026-11-01T00:00:00+08:00',
  closes_at: '2026-12-31T23:59:00+08:00',
  answers: 1234,
  live: 2,
  changed: false,
  version: 5,
  ...over,
});

type Over = Partial<Omit<SurveyData, 'row'>> & { row?: Partial<SurveyRow> };
export const survey = ({ row: of, ...over }: Over = {}): { data: SurveyData } => ({
  data: {
    row: row(of),
    draft: content() as SurveyData['draft'],
    live: content() as SurveyData['draft'],
    address: 'http://localhost:8080/survey/racing-2026',
    eligible: 0,
    codes: { wanted: 0, free: 0, reserved: 0, sent: 0, bounced: 0 },
    changed_by: '小岳',
    changed_at: AT,
    published_by: '小岳',
    published_at: AT,
    ended_at: null,
    may: ['edit', 'publish', 'end', 'eligible', 'card_codes', 'rewards', 'export'],
    ...over,
  },
});

export const results = {
  data: {
    answers: 20,
    counted: 20,
    counted_at: AT,
    questions: [
      {
        key: 'question1',
        kind: 'radio' as const,
        label: { tw: '您的年齡', hk: '', en: 'Your age' },
        answered: 20,
        options: [
          { key: 'a', label: { tw: '未滿 18 歲', hk: '', en: 'Under 18' }, count: 5 },
          { key: 'b', label: { tw: '18–25 歲', hk: '', en: '18–25' }, count: 15 },
        ],
      },
    ],
    written: [{ key: 'question4_other', label: { tw: '其他項目', hk: '', en: 'What else' } }],
    versions: [
      { no: 2, published_at: AT, answers: 12 },
      { no: 1, published_at: AT, answers: 8 },
    ],
    days: [
      { day: '2026-11-26', answers: 12 },
      { day: '2026-11-25', answers: 8 },
    ],
  },
};

export const file = (over: Partial<SurveyImport> = {}): SurveyImport => ({
  id: 3,
  survey_id: 7,
  kind: 'eligible',
  state: 'checked',
  file_name: 'eligible.csv',
  file_sha256: 'a'.repeat(64),
  rows: 120,
  fresh: 100,
  same: 20,
  faults: 0,
  fault: '',
  done: 120,
  all: 120,
  made_by: '小岳',
  made_at: AT,
  applied_at: null,
  applied_by: '',
  expires_at: AT,
  version: 2,
  may: ['apply', 'cancel'],
  ...over,
});

export const reward = (over: Partial<SurveyRewardRow> = {}): SurveyRewardRow => ({
  id: 9,
  kind: 'card_code',
  state: 'failed',
  role_id: '1000000001',
  email: 'p****r@example.com',
  amount: 150,
  delivery: '',
  error: '信箱不存在',
  made_at: AT,
  changed_at: AT,
  may: ['retry'],
  ...over,
});

export const exported = (over: Partial<SurveyExportRow> = {}): SurveyExportRow => ({
  id: '01JDEXAMPLE000000000000000',
  survey_id: 7,
  survey_title: '競速玩家問卷',
  state: 'done',
  personal: true,
  reason: '核對獎勵名單',
  rows: 1234,
  rows_all: 1234,
  bytes: 40_000,
  asked_at: AT,
  expires_at: AT,
  fault: '',
  ...over,
});

/** What the screens of surveys ask. */
export const deskAnswers = (role: 'event_operator' | 'auditor' | 'finance' = 'event_operator'): Calls => ({
  ...staffCalls(role),
  [LIST]: {
    data: [row(), row({ id: 8, key: 'winter', title: '冬季問卷', kind: 'form', phase: 'draft', live: 0 })],
    ...one,
  },
  [SURVEY]: survey(),
  [RESULTS]: results,
  [TEXTS]: { data: [{ id: 1, text: '隊伍塗裝', version: 2, at: AT }], ...one },
  [IMPORTS]: { data: [file()], ...one },
  [IMPORT]: { data: file() },
  [FAULTS]: { data: [{ line: 4, error: '用戶中心帳號 ID 是 9 位數字', value: '12345' }], ...one },
  [REWARDS]: { data: [reward(), reward({ id: 10, state: 'given', error: '', may: [] })], ...one },
  [EXPORTS]: { data: [exported()], ...one },
});
