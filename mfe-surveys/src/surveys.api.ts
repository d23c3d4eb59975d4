import {
  surveyCalls,
  type SurveyAnsweredView,
  type SurveyFormBody,
  type SurveyFormView,
  type SurveyLoginBody,
  type SurveyLoginView,
  type SurveyPreviewView,
  type SurveyRoleView,
  type SurveySettings,
  type SurveySettingsView,
} from '@hub/contracts/surveys';
import { baseApi, request, type Keyed } from '@hub/web';

type RoleAsked = { token: string; id: string; captcha_token?: string };
type FormAsked = { key: string; code: string };

const surveysApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    surveyLogin: on.mutation<SurveyLoginView, SurveyLoginBody>({
      query: (body) => request(surveyCalls.loginToSurvey, { body }),
    }),
    survey: on.query<SurveySettings, string>({
      query: (token) => request(surveyCalls.showSurvey, { params: { token } }),
      transformResponse: ({ settings }: SurveySettingsView) => settings,
    }),
    surveyRole: on.mutation<string | null, RoleAsked>({
      query: ({ token, ...query }) => request(surveyCalls.showSurvey, { params: { token }, query }),
      transformResponse: ({ result }: SurveyRoleView) => result,
    }),
    answerSurvey: on.mutation<SurveyAnsweredView, Keyed<object> & { token: string }>({
      query: ({ token, body, key }) => request(surveyCalls.answerSurvey, { params: { token }, body, key }),
    }),
    surveyForm: on.query<SurveyFormView, FormAsked>({
      query: ({ key, code }) => request(surveyCalls.showSurveyForm, { params: { key }, query: { code } }),
    }),
    answerSurveyForm: on.mutation<unknown, { form: string; body: SurveyFormBody; key: string }>({
      query: ({ form, body, key }) => request(surveyCalls.answerSurveyForm, { params: { key: form }, body, key }),
    }),
    surveyPreview: on.query<SurveyPreviewView['msg'], string>({
      query: (t_id) => request(surveyCalls.previewSurvey, { params: { t_id } }),
      transformResponse: ({ msg }: SurveyPreviewView) => msg,
    }),
  }),
});

export const {
  useSurveyLoginMutation,
  useSurveyQuery,
  useSurveyRoleMutation,
  useAnswerSurveyMutation,
  useSurveyFormQuery,
  useAnswerSurveyFormMutation,
  useSurveyPreviewQuery,
} = surveysApi;
