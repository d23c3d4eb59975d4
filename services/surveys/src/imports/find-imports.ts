import { Injectable } from '@nestjs/common';
import {
  surveyRowFaultText,
  surveyTexts,
  type SurveyImport,
  type SurveyImportFaultsView,
  type SurveyImportsQuery,
  type SurveyImportsView,
} from '@hub/contracts/surveys';
import { sentenceOf, staffMay, type Language, type StaffPrincipal } from '@hub/contracts/shared';
import { importedFileView, isImportOpen, type FileWithJob } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import { importAbsent } from '../surveys/survey.errors.ts';
import { mustSee } from '../surveys/survey.policy.ts';
import type { ImportLine, ImportRow } from './import.entity.ts';
import { editorsOf } from './import.policy.ts';

const PAGE = 25;
const LINES = 50;

export type ShownImport = ImportRow &
  FileWithJob & {
    game_id: string;
  };

const IMPORTS = `SELECT i.*, s.game_id, j.done_count, j.all_count, j.expires_at FROM survey_import i
  JOIN survey s ON s.id = i.survey_id
  LEFT JOIN bulk_job j ON j.kind = CONCAT('survey-', i.kind) AND j.subject_id = i.id`;

/** Files of a survey, the newest first. */
@Injectable()
export class FindImports {
  constructor(private readonly db: Db) {}

  async list(who: StaffPrincipal, survey: number, { kind, page }: SurveyImportsQuery): Promise<SurveyImportsView> {
    const [of] = await this.db.source.query<{ game_id: string }[]>('SELECT game_id FROM survey WHERE id = ?', [survey]);
    mustSee(who, of?.game_id);
    const rows = await this.db.source.query<ShownImport[]>(
      `${IMPORTS} WHERE i.survey_id = ? ${kind ? 'AND i.kind = ?' : ''} ${page ? 'AND i.id < ?' : ''} ORDER BY i.id DESC LIMIT ${PAGE + 1}`,
      [survey, ...(kind ? [kind] : []), ...(page ? [page] : [])],
    );
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map((row) => importView(row, who)),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one(who: StaffPrincipal, id: number): Promise<SurveyImport> {
    return importView(await this.row(who, id), who);
  }

  /** One of the reader's games; throws when there is none. */
  async row(who: StaffPrincipal, id: number): Promise<ShownImport> {
    const [row] = await this.db.source.query<ShownImport[]>(`${IMPORTS} WHERE i.id = ?`, [id]);
    mustSee(who, row?.game_id, importAbsent);
    return row as ShownImport;
  }

  /** In the order of the file. */
  async faults(
    who: StaffPrincipal,
    id: number,
    page: number | undefined,
    language: Language,
  ): Promise<SurveyImportFaultsView> {
    await this.row(who, id);
    const rows = await this.db.source.query<ImportLine[]>(
      `SELECT * FROM survey_import_line WHERE import_id = ? AND kind = 'fault' AND line > ? ORDER BY line LIMIT ${LINES + 1}`,
      [id, page ?? 0],
    );
    const shown = rows.slice(0, LINES);
    return {
      data: shown.map(({ line, fault, value }) => ({
        line,
        error: fault === '' ? '' : sentenceOf(surveyTexts, surveyRowFaultText[fault], language),
        value,
      })),
      page: { next: rows.length > LINES ? String(shown.at(-1)?.line) : null },
    };
  }
}

function importView(row: ShownImport, who: StaffPrincipal): SurveyImport {
  const edits = staffMay(who, editorsOf[row.kind], row.game_id);
  const applies = row.state === 'checked' && row.faults === 0 && row.fresh > 0;
  return {
    ...importedFileView(row),
    survey_id: row.survey_id,
    kind: row.kind,
    may: edits ? [...(applies ? (['apply'] as const) : []), ...(isImportOpen(row) ? (['cancel'] as const) : [])] : [],
  };
}
