import { object, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { importFields } from '../shared/import-state.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole } from '../shared/view.ts';
import type { surveyDeskTexts } from './desk.texts.ts';
import { choice, number32 } from './parts.ts';

export const SURVEY_IMPORT_ROWS = 200_000;
/** `role_id,account_id[,char_name]`, and one code in a line. */
export const eligibleColumns = ['role_id', 'account_id', 'char_name'] as const;
export const cardCodeColumns = ['code'] as const;

export const surveyImportKinds = ['eligible', 'card_codes'] as const;
export type SurveyImportKind = (typeof surveyImportKinds)[number];

export const surveyRowFaults = ['role', 'account', 'name', 'code', 'many_cells', 'twice'] as const;
export type SurveyRowFault = (typeof surveyRowFaults)[number];
export const surveyRowFaultText = {
  role: 'SURVEY_ROW_ROLE',
  account: 'SURVEY_ROW_ACCOUNT',
  name: 'SURVEY_ROW_NAME',
  code: 'SURVEY_ROW_CODE',
  many_cells: 'SURVEY_ROW_CELLS',
  twice: 'SURVEY_ROW_TWICE',
} as const satisfies Record<SurveyRowFault, keyof typeof surveyDeskTexts>;

/** `rows` = `fresh` + `same` + `faults`. `same`: there already, and left alone. */
export const surveyImport = view('SurveyImport', {
  ...importFields(),
  survey_id: whole(),
  kind: oneOf(...surveyImportKinds),
  may: listOf(oneOf('apply', 'cancel')),
});
export type SurveyImport = InferType<typeof surveyImport>;
export const surveyImportView = view('SurveyImportAnswer', { data: surveyImport });
export type SurveyImportView = InferType<typeof surveyImportView>;

export const surveyPageQuery = object({ page: blankable(number32()) });
export type SurveyPageQuery = InferType<typeof surveyPageQuery>;
export const surveyImportsQuery = surveyPageQuery.shape({ kind: choice(surveyImportKinds) });
export type SurveyImportsQuery = InferType<typeof surveyImportsQuery>;
export const surveyImportsView = pagedView('SurveyImports', surveyImport);
export type SurveyImportsView = InferType<typeof surveyImportsView>;

/** `value`: what stood there; '' of a card code, which nobody reads. */
export const surveyImportFaultsView = view('SurveyImportFaults', {
  data: listOf(view('SurveyImportFault', { line: whole(), error: text(), value: text() })),
  page: part({ next: textOrNull() }),
});
export type SurveyImportFaultsView = InferType<typeof surveyImportFaultsView>;
