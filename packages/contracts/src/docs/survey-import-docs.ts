import { surveyExportCalls, surveyImportCalls, surveyRewardCalls } from '../surveys/desk.calls.ts';
import {
  surveyImportFaultsView,
  surveyImportsQuery,
  surveyImportsView,
  surveyImportView,
  surveyPageQuery,
  type SurveyImport,
} from '../surveys/imports.ts';
import {
  retrySurveyRewardBody,
  surveyExportBody,
  surveyExportsView,
  surveyExportView,
  surveyRewardsQuery,
  surveyRewardsRunView,
  surveyRewardsView,
  surveyRewardView,
  type SurveyExportRow,
  type SurveyRewardRow,
} from '../surveys/results.ts';
import { surveyReasonBody } from '../surveys/surveys.ts';
import { answers, describeCalls, refuses, type CallDoc } from './call-doc.ts';
import { TIME } from './example-case.ts';
import { exportFileDocs } from './export-docs.ts';

const END = '2026-12-31T23:59:00+08:00';
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'SURVEY_ABSENT');
const moved = refuses(409, 'msg', 'SURVEY_MOVED');
const noKey = refuses(400, 'msg', 'SURVEY_FORM_KEY');
const survey = { survey: { tw: '問卷編號', en: 'number of the survey', example: '5' } };
const why = (reason: string) => [{ name: { tw: '原因', en: 'Why' }, schema: surveyReasonBody, example: { reason } }];

const anImport: SurveyImport = {
  id: 3,
  survey_id: 5,
  kind: 'eligible',
  state: 'checked',
  file_name: 'members.csv',
  file_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  rows: 1200,
  fresh: 1180,
  same: 20,
  faults: 0,
  fault: '',
  done: 1200,
  all: 1200,
  made_by: '小婷',
  made_at: TIME,
  applied_at: null,
  applied_by: '',
  expires_at: END,
  version: 3,
  may: ['apply', 'cancel'],
};
const noImport = refuses(404, 'noexist', 'SURVEY_IMPORT_ABSENT');
const importState = refuses(409, 'msg', 'SURVEY_IMPORT_STATE');
const file = { import: { tw: '匯入編號', en: 'number of the import', example: '3' } };
const oneImport = answers(surveyImportView, { data: anImport });

const upload = (tw: string, en: string, columns: string): CallDoc => ({
  summary: { tw, en },
  about: {
    tw: `CSV 或 CSV.gz（UTF-8），標題列 \`${columns}\`，最多 200,000 列。讀完先看結果，套用後整份生效。`,
    en: `CSV or CSV.gz in UTF-8 with the header \`${columns}\`, 200,000 lines at most. It is read first, and counts as a whole once it is applied.`,
  },
  params: survey,
  form: { files: { file: { tw: '檔案，最大 16 MiB', en: 'the file, 16 MiB at most' } } },
  answer: oneImport,
  refusals: [
    forbidden,
    absent,
    noKey,
    refuses(400, 'file', 'SURVEY_FILE'),
    refuses(409, 'msg', 'SURVEY_QUALIFIED_ONLY'),
  ],
});

export const surveyImportDocs = describeCalls({
  name: { tw: '問卷的資格與點數卡匯入', en: 'Qualifications and card codes of surveys' },
  of: surveyImportCalls,
  calls: {
    importEligible: upload('上傳資格名單', 'Takes a list of who may answer', 'role_id,account_id[,char_name]'),
    importCardCodes: upload('上傳點數卡序號', 'Takes card codes', 'code'),
    listSurveyImports: {
      summary: { tw: '一份問卷的匯入紀錄', en: 'Imports of a survey, the newest first' },
      params: survey,
      query: surveyImportsQuery,
      answer: answers(surveyImportsView, { data: [anImport], page: { next: null } }),
      refusals: [absent],
    },
    getSurveyImport: {
      summary: { tw: '一次匯入的進度與結果', en: 'How an import goes, and what it would do' },
      params: file,
      answer: oneImport,
      refusals: [noImport],
    },
    listSurveyImportFaults: {
      summary: { tw: '有錯的列', en: 'Faulty lines' },
      params: file,
      query: surveyPageQuery,
      answer: answers(surveyImportFaultsView, {
        data: [{ line: 12, error: '用戶中心帳號 ID 是 9 位數字', value: '12345' }],
        page: { next: null },
      }),
      refusals: [noImport],
    },
    applySurveyImport: {
      summary: { tw: '套用', en: 'Makes it count' },
      params: file,
      bodies: why('十二月專屬會員'),
      answer: oneImport,
      refusals: [forbidden, noImport, moved, importState, refuses(409, 'msg', 'SURVEY_IMPORT_FAULTS')],
    },
    cancelSurveyImport: {
      summary: { tw: '不匯入了', en: 'Throws it away' },
      params: file,
      bodies: why('上傳錯檔案了'),
      answer: oneImport,
      refusals: [forbidden, noImport, moved, importState],
    },
  },
});

const reward: SurveyRewardRow = {
  id: 9,
  kind: 'card_code',
  state: 'failed',
  role_id: '1234567',
  email: 'p****r@…',
  amount: 150,
  delivery: '',
  error: '5.1.1',
  made_at: TIME,
  changed_at: TIME,
  may: ['retry'],
};

const rewardId = { reward: { tw: '獎勵編號', en: 'number of the reward', example: '9' } };
const noReward = refuses(404, 'noexist', 'SURVEY_REWARD_ABSENT');
const rewardState = refuses(409, 'msg', 'SURVEY_REWARD_STATE');

export const surveyRewardDocs = describeCalls({
  name: { tw: '問卷的獎勵', en: 'Rewards of surveys' },
  of: surveyRewardCalls,
  calls: {
    listSurveyRewards: {
      summary: { tw: '一份問卷的獎勵，新的在前', en: 'Rewards of a survey, the newest first' },
      params: survey,
      query: surveyRewardsQuery,
      answer: answers(surveyRewardsView, { data: [reward], page: { next: null } }),
      refusals: [forbidden, absent],
    },
    runSurveyRewards: {
      summary: { tw: '現在就寄出在等 18:00 的獎勵', en: 'Sends now what waits for 18:00' },
      params: survey,
      bodies: why('維護提前，先寄'),
      answer: answers(surveyRewardsRunView, { data: { asked: 12 } }),
      refusals: [forbidden, absent],
    },
    retrySurveyReward: {
      summary: { tw: '再寄一次點數卡', en: 'Sends a card code again' },
      about: {
        tw: '寄的是同一個卡號。寫了 `email` 就改寄到那裡，回答裡的信箱也跟著改。',
        en: 'The same code. With `email` it goes there, and the address of the answer is that one from then on.',
      },
      params: rewardId,
      bodies: [
        {
          name: { tw: '改寄的信箱與原因', en: 'Another address, and why' },
          schema: retrySurveyRewardBody,
          example: { email: 'member@example.com', reason: '玩家更正信箱' },
        },
      ],
      answer: answers(surveyRewardView, { data: { ...reward, state: 'asked', error: '', may: [] } }),
      refusals: [forbidden, noReward, rewardState],
    },
    cancelSurveyReward: {
      summary: { tw: '取消還沒寄出的獎勵', en: 'Cancels a reward that has not left' },
      about: {
        tw: '只有等著寄的可以取消，取消後不能恢復；這個角色或資格也不會再得到一份。',
        en: 'Only one that waits, and for good: the character or the qualification gets no other one.',
      },
      params: rewardId,
      bodies: why('點數卡停止發放'),
      answer: answers(surveyRewardView, { data: { ...reward, state: 'cancelled', error: '', may: [] } }),
      refusals: [forbidden, noReward, rewardState],
    },
  },
});

const anExport: SurveyExportRow = {
  id: '7KQ2M9XA4D3H7KQ2M9XA4D3H7K',
  survey_id: 5,
  survey_title: '您想看到的活動',
  state: 'waiting',
  personal: false,
  reason: '',
  rows: 0,
  rows_all: null,
  bytes: null,
  asked_at: TIME,
  expires_at: null,
  fault: '',
};
const exportId = { export: { tw: '匯出編號', en: 'id of the export', example: anExport.id } };

const ofFiles = exportFileDocs({
  params: exportId,
  absent: refuses(404, 'msg', 'NOT_FOUND'),
  view: surveyExportView,
  cancelled: { data: { ...anExport, state: 'cancelled' } },
});

export const surveyExportDocs = describeCalls({
  name: { tw: '問卷答案匯出', en: 'Answers as files' },
  of: surveyExportCalls,
  calls: {
    listSurveyExports: {
      summary: { tw: '自己的匯出', en: 'Own exports, the newest first' },
      answer: answers(surveyExportsView, { data: [anExport], page: { next: null } }),
      refusals: [forbidden],
    },
    requestSurveyExport: {
      summary: { tw: '匯出一份問卷的答案', en: 'Asks for the answers of a survey' },
      about: {
        tw: '`personal`：含角色、電子信箱與電話，要寫原因，稽核看得到。',
        en: '`personal`: with characters, e-mail and phone; it wants a reason, which the audit keeps.',
      },
      params: survey,
      bodies: [{ name: { tw: '要什麼', en: 'What' }, schema: surveyExportBody, example: { personal: false } }],
      answer: answers(surveyExportView, { data: anExport }),
      refusals: [forbidden, absent, noKey],
    },
    fetchSurveyExport: ofFiles.fetchExport,
    cancelSurveyExport: ofFiles.cancelExport,
  },
});
