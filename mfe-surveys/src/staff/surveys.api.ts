import {
  surveyDeskCalls,
  type NewSurveyBody,
  type SaveSurveyBody,
  type SurveyData,
  type SurveyReasonBody,
  type SurveyResultsView,
  type SurveysView,
  type SurveyTextsView,
} from '@hub/contracts/surveys';
import { baseApi, request } from '@hub/web';

/** Empty texts choose nothing. */
export type SurveyChoice = Record<'game_id' | 'kind' | 'state' | 'find', string>;
/** `version` '': all of them. */
export type OfVersion = { survey: number; version: string };
type Seen<Body> = { id: number; version: number; body: Body };

export const dataOf = <Data>({ data }: { data: Data }): Data => data;
export const paged = {
  initialPageParam: '',
  getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next,
};
/** Also after a refusal: somebody else may have been faster. */
const surveys = ['staffSurveys' as const];
const actions = { publish: surveyDeskCalls.publishSurvey, end: surveyDeskCalls.endSurvey } as const;
export type SurveyDeed = keyof typeof actions;

const surveysApi = baseApi.enhanceEndpoints({ addTagTypes: surveys }).injectEndpoints({
  endpoints: (on) => ({
    staffSurveys: on.infiniteQuery<SurveysView, SurveyChoice, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        request(surveyDeskCalls.listSurveys, { query: { ...queryArg, page: pageParam } }),
      providesTags: surveys,
    }),
    staffSurvey: on.query<SurveyData, number>({
      query: (survey) => request(surveyDeskCalls.getSurvey, { params: { survey } }),
      transformResponse: dataOf<SurveyData>,
      providesTags: surveys,
    }),
    createSurvey: on.mutation<SurveyData, { body: NewSurveyBody; key: string }>({
      query: (sent) => request(surveyDeskCalls.createSurvey, sent),
      transformResponse: dataOf<SurveyData>,
      invalidatesTags: surveys,
    }),
    saveSurvey: on.mutation<SurveyData, Seen<SaveSurveyBody>>({
      query: ({ id, ...sent }) => request(surveyDeskCalls.saveSurvey, { params: { survey: id }, ...sent }),
      transformResponse: dataOf<SurveyData>,
      invalidatesTags: surveys,
    }),
    doSurveyDeed: on.mutation<SurveyData, Seen<SurveyReasonBody> & { deed: SurveyDeed }>({
      query: ({ id, deed, ...sent }) => request(actions[deed], { params: { survey: id }, ...sent }),
      transformResponse: dataOf<SurveyData>,
      invalidatesTags: surveys,
    }),
    surveyResults: on.query<SurveyResultsView['data'], OfVersion>({
      query: ({ survey, version }) =>
        request(surveyDeskCalls.getSurveyResults, { params: { survey }, query: { version } }),
      transformResponse: dataOf<SurveyResultsView['data']>,
    }),
    surveyTexts: on.infiniteQuery<SurveyTextsView, OfVersion & { question: string }, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { survey, ...query }, pageParam }) =>
        request(surveyDeskCalls.listSurveyTexts, { params: { survey }, query: { ...query, page: pageParam } }),
    }),
  }),
});

export const {
  useStaffSurveysInfiniteQuery,
  useStaffSurveyQuery,
  useCreateSurveyMutation,
  useSaveSurveyMutation,
  useDoSurveyDeedMutation,
  useSurveyResultsQuery,
  useSurveyTextsInfiniteQuery,
} = surveysApi;
