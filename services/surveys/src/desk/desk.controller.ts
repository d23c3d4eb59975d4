import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  newSurveyBody,
  surveyDeskCalls,
  surveyExportBody,
  surveyExportCalls,
  surveyReasonBody,
  surveyResultsQuery,
  surveysQuery,
  surveyTextsQuery,
  type NewSurveyBody,
  type SurveyExportBody,
  type SurveyReasonBody,
  type SurveyResultsQuery,
  type SurveysQuery,
  type SurveyTextsQuery,
  type SurveyView,
} from '@hub/contracts/surveys';
import { ownExportsController } from '@hub/nest-kit/exports';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { AskExport } from './ask-export.ts';
import { EditSurvey } from './edit-survey.ts';
import { FindSurveys } from './find-surveys.ts';
import { FindTexts } from './find-texts.ts';
import { Results } from './results.ts';

export const OwnAnswersController = ownExportsController({
  listExports: surveyExportCalls.listSurveyExports,
  fetchExport: surveyExportCalls.fetchSurveyExport,
  cancelExport: surveyExportCalls.cancelSurveyExport,
});

@Controller()
export class DeskController {
  constructor(
    private readonly find: FindSurveys,
    private readonly edit: EditSurvey,
    private readonly results: Results,
    private readonly texts: FindTexts,
    private readonly exporting: AskExport,
  ) {}

  @Call(surveyDeskCalls.listSurveys)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() { who }: StaffCaller, @Query(yup(surveysQuery)) query: SurveysQuery) {
    return this.find.list(who, query);
  }

  @Call(surveyDeskCalls.createSurvey)
  async create(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(newSurveyBody)) body: NewSurveyBody,
  ): Promise<SurveyView> {
    return { data: await this.find.one(caller.who, await this.edit.create(caller, body)) };
  }

  @Call(surveyDeskCalls.getSurvey)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('survey') id: string): Promise<SurveyView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }

  @Call(surveyDeskCalls.saveSurvey)
  async save(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') id: string,
    @Body() body: unknown,
    @SeenVersion() seen: number,
  ): Promise<SurveyView> {
    await this.edit.save(caller, { id: numberOf(id), seen }, body);
    return { data: await this.find.one(caller.who, numberOf(id)) };
  }

  @Call(surveyDeskCalls.publishSurvey)
  async publish(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') id: string,
    @Body(yup(surveyReasonBody)) { reason }: SurveyReasonBody,
    @SeenVersion() seen: number,
  ): Promise<SurveyView> {
    await this.edit.publish(caller, { id: numberOf(id), seen }, reason);
    return { data: await this.find.one(caller.who, numberOf(id)) };
  }

  @Call(surveyDeskCalls.endSurvey)
  async end(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') id: string,
    @Body(yup(surveyReasonBody)) { reason }: SurveyReasonBody,
    @SeenVersion() seen: number,
  ): Promise<SurveyView> {
    await this.edit.end(caller, { id: numberOf(id), seen }, reason);
    return { data: await this.find.one(caller.who, numberOf(id)) };
  }

  @Call(surveyDeskCalls.getSurveyResults)
  @Header('cache-control', 'no-store')
  showResults(
    @CurrentStaff() { who }: StaffCaller,
    @Param('survey') id: string,
    @Query(yup(surveyResultsQuery)) { version }: SurveyResultsQuery,
  ) {
    return this.results.run(who, numberOf(id), version);
  }

  @Call(surveyDeskCalls.listSurveyTexts)
  @Header('cache-control', 'no-store')
  listTexts(
    @CurrentStaff() { who }: StaffCaller,
    @Param('survey') id: string,
    @Query(yup(surveyTextsQuery)) query: SurveyTextsQuery,
  ) {
    return this.texts.run(who, numberOf(id), query);
  }

  @Call(surveyExportCalls.requestSurveyExport)
  exportAnswers(
    @CurrentStaff() caller: StaffCaller,
    @Param('survey') id: string,
    @Body(yup(surveyExportBody)) body: SurveyExportBody,
  ) {
    return this.exporting.run(caller, numberOf(id), body);
  }
}
