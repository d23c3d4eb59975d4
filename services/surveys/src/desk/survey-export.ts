import { surveyEditors, type SurveyExportRow } from '@hub/contracts/surveys';
import { gamesOf, staffMay, taipeiIso } from '@hub/contracts/shared';
import type { AuditEntry } from '@hub/nest-kit/audit';
import { exportState, NO_ROOM, type ExportJob, type ExportRules } from '@hub/nest-kit/exports';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { surveyAudit } from '../surveys/survey.audit.ts';

export const ANSWERS = 'answers';
export type AnswersFilter = { survey: number; title: string; game: string; reason: string };

const filterOf = (job: Pick<ExportJob, 'filter'>): AnswersFilter => JSON.parse(job.filter) as AnswersFilter;

const faultOf = ({ state, fault }: ExportJob): SurveyExportRow['fault'] => {
  if (state !== 'failed') return '';
  return fault === NO_ROOM ? 'full' : 'other';
};

export function surveyExportView(job: ExportJob): SurveyExportRow {
  const { survey, title, reason } = filterOf(job);
  return {
    id: job.public_id,
    survey_id: survey,
    survey_title: title,
    state: exportState(job),
    personal: job.personal === 1,
    reason,
    rows: job.rows_done,
    rows_all: job.rows_all,
    bytes: job.bytes,
    asked_at: taipeiIso(job.asked_at),
    expires_at: job.expires_at && taipeiIso(job.expires_at),
    fault: faultOf(job),
  };
}

export function surveyExportAudit(caller: StaffCaller, action: string, job: ExportJob, more: object = {}): AuditEntry {
  const { survey, game, reason } = filterOf(job);
  const detail = { export: job.id, personal: job.personal === 1, reason, ...more };
  return surveyAudit(caller, action, { id: survey, game_id: game }, detail);
}

/** The roles of the moment of fetching decide. */
export const surveyExports: ExportRules<SurveyExportRow> = {
  view: surveyExportView,
  mayAsk: (who) => {
    if (gamesOf(who, surveyEditors).length === 0) throw new Forbidden();
  },
  mayHave: (who, job) => staffMay(who, surveyEditors, filterOf(job).game),
  trace: (caller, action, job) =>
    surveyExportAudit(caller, action, job, action === 'export.download' ? { rows: job.rows_done } : {}),
  fileName: (job) => `survey_${filterOf(job).survey}_${taipeiIso(job.asked_at).slice(0, 10)}.csv`,
};
