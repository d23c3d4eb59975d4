import { approvalDocs } from '../docs/approval-docs.ts';
import type { AreaDocs } from '../docs/call-doc.ts';
import { dataRequestDocs, ownDataRequestDocs } from '../docs/data-request-docs.ts';
import { retentionDocs } from '../docs/retention-docs.ts';
import { serviceJobDocs } from '../docs/service-job-docs.ts';
import { surveyDeskDocs } from '../docs/survey-desk-docs.ts';
import { surveyDocs } from '../docs/survey-docs.ts';
import { surveyExportDocs, surveyImportDocs, surveyRewardDocs } from '../docs/survey-import-docs.ts';
import { dataRequestTexts } from './data-requests.texts.ts';
import { surveyTexts } from './texts.ts';

export const docs: AreaDocs = {
  groups: [
    surveyDocs,
    surveyDeskDocs,
    surveyImportDocs,
    surveyRewardDocs,
    surveyExportDocs,
    serviceJobDocs('surveys', { tw: '問卷的背景工作', en: 'Background work of surveys' }),
    dataRequestDocs,
    ownDataRequestDocs,
    approvalDocs('surveys', { tw: '個資刪除的核准', en: 'Approvals of erasures' }),
    retentionDocs('surveys', { tw: '問卷的資料保存', en: 'What surveys keeps how long' }),
  ],
  texts: { ...surveyTexts, ...dataRequestTexts },
};
