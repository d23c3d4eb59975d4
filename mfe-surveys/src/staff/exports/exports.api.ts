import { addressOf } from '@hub/contracts/call-address';
import {
  surveyExportCalls,
  type SurveyExportBody,
  type SurveyExportRow,
  type SurveyExportsView,
  type SurveyExportView,
} from '@hub/contracts/surveys';
import { baseApi, request } from '@hub/web';
import { dataOf } from '../surveys.api.ts';

const files = ['survey-exports' as const];

const exportsApi = baseApi.enhanceEndpoints({ addTagTypes: files }).injectEndpoints({
  endpoints: (on) => ({
    surveyExports: on.query<SurveyExportRow[], void>({
      query: () => request(surveyExportCalls.listSurveyExports),
      transformResponse: ({ data }: SurveyExportsView) => data,
      providesTags: files,
    }),
    askSurveyExport: on.mutation<SurveyExportRow, { survey: number; body: SurveyExportBody; key: string }>({
      query: ({ survey, ...sent }) => request(surveyExportCalls.requestSurveyExport, { params: { survey }, ...sent }),
      transformResponse: dataOf<SurveyExportRow>,
      invalidatesTags: (_row, fault) => (fault ? [] : files),
    }),
    cancelSurveyExport: on.mutation<SurveyExportRow, string>({
      query: (id) => request(surveyExportCalls.cancelSurveyExport, { params: { export: id }, body: {} }),
      transformResponse: ({ data }: SurveyExportView) => data,
      invalidatesTags: files,
    }),
  }),
});

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const exportAddress = (id: string): string =>
  addressOf(surveyExportCalls.fetchSurveyExport, { params: { export: id } });

export const { useSurveyExportsQuery, useAskSurveyExportMutation, useCancelSurveyExportMutation } = exportsApi;
