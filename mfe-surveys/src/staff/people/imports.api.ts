import {
  surveyImportCalls,
  type SurveyImport,
  type SurveyImportFaultsView,
  type SurveyImportKind,
  type SurveyImportsView,
  type SurveyImportView,
} from '@hub/contracts/surveys';
import { addressOf } from '@hub/contracts/call-address';
import { baseApi, request } from '@hub/web';
import { dataOf, paged } from '../surveys.api.ts';

export type SeenImport = { id: number; version: number };
const imports = ['survey-imports' as const];
/** What an applied file changes of its survey: how many are eligible, how many codes are free. */
const both = [...imports, 'staffSurveys' as const];
const actions = { apply: surveyImportCalls.applySurveyImport, cancel: surveyImportCalls.cancelSurveyImport } as const;
export type ImportDeed = keyof typeof actions;

const importsApi = baseApi.enhanceEndpoints({ addTagTypes: both }).injectEndpoints({
  endpoints: (on) => ({
    surveyImports: on.infiniteQuery<SurveyImportsView, { survey: number; kind: SurveyImportKind }, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { survey, kind }, pageParam }) =>
        request(surveyImportCalls.listSurveyImports, { params: { survey }, query: { kind, page: pageParam } }),
      providesTags: imports,
    }),
    surveyImport: on.query<SurveyImport, number>({
      query: (id) => request(surveyImportCalls.getSurveyImport, { params: { import: id } }),
      transformResponse: dataOf<SurveyImport>,
      providesTags: imports,
    }),
    surveyImportFaults: on.infiniteQuery<SurveyImportFaultsView, number, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: id, pageParam }) =>
        request(surveyImportCalls.listSurveyImportFaults, { params: { import: id }, query: { page: pageParam } }),
      providesTags: imports,
    }),
    decideSurveyImport: on.mutation<SurveyImportView, SeenImport & { deed: ImportDeed; body: { reason: string } }>({
      query: ({ id, deed, ...sent }) => request(actions[deed], { params: { import: id }, ...sent }),
      invalidatesTags: both,
    }),
  }),
});

const uploads: Record<
  SurveyImportKind,
  typeof surveyImportCalls.importEligible | typeof surveyImportCalls.importCardCodes
> = {
  eligible: surveyImportCalls.importEligible,
  card_codes: surveyImportCalls.importCardCodes,
};
export const uploadAddress = (kind: SurveyImportKind, survey: number): string =>
  addressOf(uploads[kind], { params: { survey } });

export const {
  useSurveyImportsInfiniteQuery,
  useSurveyImportQuery,
  useSurveyImportFaultsInfiniteQuery,
  useDecideSurveyImportMutation,
} = importsApi;
