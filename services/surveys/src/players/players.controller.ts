import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  surveyCalls,
  surveyFormBody,
  surveyFormQuery,
  surveyLoginBody,
  surveyQuery,
  surveyVersionBody,
  type SurveyFormBody,
  type SurveyFormQuery,
  type SurveyLoginBody,
  type SurveyQuery,
} from '@hub/contracts/surveys';
import { Call, checked, CurrentCaller, CurrentStaff, yup, type Caller, type StaffCaller } from '@hub/nest-kit/http';
import { AnswerForm } from './answer-form.ts';
import { AnswerSurvey } from './answer-survey.ts';
import { LogIn } from './log-in.ts';
import { Preview } from './preview.ts';

/** What players and their pages call. */
@Controller()
export class PlayersController {
  constructor(
    private readonly logIn: LogIn,
    private readonly surveys: AnswerSurvey,
    private readonly forms: AnswerForm,
    private readonly preview: Preview,
  ) {}

  @Call(surveyCalls.loginToSurvey)
  @Header('cache-control', 'no-store')
  login(@CurrentCaller() caller: Caller, @Body(yup(surveyLoginBody)) body: SurveyLoginBody) {
    return this.logIn.run(caller, body);
  }

  @Call(surveyCalls.showSurveyForm)
  @Header('cache-control', 'no-store')
  showForm(
    @CurrentCaller() caller: Caller,
    @Param('key') key: string,
    @Query(yup(surveyFormQuery)) { code }: SurveyFormQuery,
  ) {
    return this.forms.show(caller, key, code);
  }

  @Call(surveyCalls.answerSurveyForm)
  answerForm(
    @CurrentCaller() caller: Caller,
    @Param('key') key: string,
    @Body(yup(surveyFormBody)) body: SurveyFormBody,
  ) {
    return this.forms.answer(caller, key, body);
  }

  @Call(surveyCalls.showSurvey)
  @Header('cache-control', 'no-store')
  show(@CurrentCaller() caller: Caller, @Param('token') token: string, @Query(yup(surveyQuery)) { id }: SurveyQuery) {
    return id === undefined ? this.surveys.show(token) : this.surveys.role(caller, token, id);
  }

  /** The survey itself says which fields its body has. */
  @Call(surveyCalls.answerSurvey)
  async answer(@CurrentCaller() caller: Caller, @Param('token') token: string, @Body() body: unknown) {
    const { version } = await checked(surveyVersionBody, body);
    return this.surveys.answer(caller, token, body, version);
  }

  @Call(surveyCalls.previewSurvey)
  @Header('cache-control', 'no-store')
  showPreview(@CurrentStaff() caller: StaffCaller, @Param('t_id') key: string) {
    return this.preview.run(caller, key);
  }
}
