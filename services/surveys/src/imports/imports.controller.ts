import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  SURVEY_FILE_BYTES,
  surveyImportCalls,
  surveyImportsQuery,
  surveyPageQuery,
  surveyReasonBody,
  type SurveyImportsQuery,
  type SurveyImportView,
  type SurveyPageQuery,
  type SurveyReasonBody,
} from '@hub/contracts/surveys';
import {
  Call,
  CurrentStaff,
  CurrentUpload,
  numberOf,
  SeenVersion,
  TakesFiles,
  yup,
  type StaffCaller,
  type Upload,
} from '@hub/nest-kit/http';
import { DecideImport } from './decide-import.ts';
import { FindImports } from './find-imports.ts';
import { TakeFile } from './take-file.ts';

const rule = { files: ['file'], fileBytes: SURVEY_FILE_BYTES, fields: 4, fieldBytes: 200 };

/** Who may answer, and the codes that they get, as files. */
@Controller()
export class ImportsController {
  constructor(
    private readonly find: FindImports,
    private readonly take: TakeFile,
    private readonly decide: DecideImport,
  ) {}

  @Call(surveyImportCalls.importEligible)
  @TakesFiles(rule)
  async eligible(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') survey: string,
    @CurrentUpload() upload: Upload,
  ): Promise<SurveyImportView> {
    return { data: await this.take.run(caller, numberOf(survey), 'eligible', upload) };
  }

  @Call(surveyImportCalls.importCardCodes)
  @TakesFiles(rule)
  async cardCodes(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') survey: string,
    @CurrentUpload() upload: Upload,
  ): Promise<SurveyImportView> {
    return { data: await this.take.run(caller, numberOf(survey), 'card_codes', upload) };
  }

  @Call(surveyImportCalls.listSurveyImports)
  @Header('cache-control', 'no-store')
  list(
    @CurrentStaff() { who }: StaffCaller,
    @Param('survey') survey: string,
    @Query(yup(surveyImportsQuery)) query: SurveyImportsQuery,
  ) {
    return this.find.list(who, numberOf(survey), query);
  }

  @Call(surveyImportCalls.getSurveyImport)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('import') id: string): Promise<SurveyImportView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }

  @Call(surveyImportCalls.listSurveyImportFaults)
  @Header('cache-control', 'no-store')
  faults(
    @CurrentStaff() { who, language }: StaffCaller,
    @Param('import') id: string,
    @Query(yup(surveyPageQuery)) { page }: SurveyPageQuery,
  ) {
    return this.find.faults(who, numberOf(id), page, language);
  }

  @Call(surveyImportCalls.applySurveyImport)
  async apply(
    @CurrentStaff() caller: StaffCaller,
    @Param('import') id: string,
    @Body(yup(surveyReasonBody)) { reason }: SurveyReasonBody,
    @SeenVersion() seen: number,
  ): Promise<SurveyImportView> {
    return { data: await this.decide.apply({ caller, id: numberOf(id), seen, reason }) };
  }

  @Call(surveyImportCalls.cancelSurveyImport)
  async cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('import') id: string,
    @Body(yup(surveyReasonBody)) { reason }: SurveyReasonBody,
    @SeenVersion() seen: number,
  ): Promise<SurveyImportView> {
    return { data: await this.decide.cancel({ caller, id: numberOf(id), seen, reason }) };
  }
}
