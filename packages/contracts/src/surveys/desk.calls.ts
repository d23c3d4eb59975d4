import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('surveys');
const all = '/api/staff/surveys';
const one = `${all}/:survey` as const;
const file = `${all}/imports/:import` as const;
const reward = `${all}/rewards/:reward` as const;
const staff = { who: 'staff' } as const;
const change = { who: 'staff', bodyKb: 8 } as const;
/** Sixty questions in three languages. */
const content = { who: 'staff', bodyKb: 512 } as const;
const seen = { ...change, versioned: true } as const;
/** Largest file of qualifications or card codes, in bytes. */
export const SURVEY_FILE_BYTES = 16 * 1024 * 1024;
const FILE_KB = SURVEY_FILE_BYTES / 1024 + 1024;
const upload = { who: 'staff', limit: 'upload', bodyKb: FILE_KB, answerMs: 120_000, once: true } as const;
/** A file of 100,000 answers over a slow line. */
const FILE_MS = 600_000;

export const surveyDeskCalls = {
  listSurveys: get(all, staff),
  createSurvey: post(all, { ...content, once: true }),
  getSurvey: get(one, staff),
  saveSurvey: put(one, { ...content, versioned: true }),
  publishSurvey: post(`${one}/publish`, seen),
  endSurvey: post(`${one}/end`, seen),
  getSurveyResults: get(`${one}/results`, staff),
  listSurveyTexts: get(`${one}/texts`, staff),
};

export const surveyImportCalls = {
  importEligible: post(`${one}/eligible/import`, upload),
  importCardCodes: post(`${one}/card_codes/import`, upload),
  listSurveyImports: get(`${one}/imports`, staff),
  getSurveyImport: get(file, staff),
  listSurveyImportFaults: get(`${file}/faults`, staff),
  applySurveyImport: post(`${file}/apply`, seen),
  cancelSurveyImport: post(`${file}/cancel`, seen),
};

export const surveyRewardCalls = {
  listSurveyRewards: get(`${one}/rewards`, staff),
  runSurveyRewards: post(`${one}/rewards/run`, change),
  retrySurveyReward: post(`${reward}/retry`, change),
  cancelSurveyReward: post(`${reward}/cancel`, change),
};

export const surveyExportCalls = {
  listSurveyExports: get(`${all}/exports`, staff),
  requestSurveyExport: post(`${one}/export`, { ...change, once: true }),
  fetchSurveyExport: get(`${all}/exports/:export`, { who: 'staff', answerMs: FILE_MS }),
  cancelSurveyExport: post(`${all}/exports/:export/cancel`, { who: 'staff', bodyKb: 4 }),
};
