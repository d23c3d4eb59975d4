import {
  dataRequestCalls,
  type CorrectDataBody,
  type DataReasonBody,
  type DataRequest,
  type DataRequestsView,
  type DataRequestView,
  type FindPersonalDataBody,
  type FoundPersonView,
  type NamePersonBody,
  type OpenDataRequestBody,
} from '@hub/contracts/surveys';
import { baseApi, request } from '@hub/web';

export type FoundPersonData = FoundPersonView['data'];
/** Of one request, as it was read. */
type Seen<Body> = { id: number; version: number; key: string; body: Body };
const calls = {
  prove: dataRequestCalls.proveRequester,
  ask: dataRequestCalls.requestErasure,
  extend: dataRequestCalls.extendDataRequest,
  hold: dataRequestCalls.holdDataRequest,
  release: dataRequestCalls.releaseDataRequest,
  finish: dataRequestCalls.finishDataRequest,
  refuse: dataRequestCalls.refuseDataRequest,
} as const;
export type ReasonedAction = keyof typeof calls;

/** Every area is asked. */
const LOOK_MS = 30_000;
const dataOf = <Data>({ data }: { data: Data }): Data => data;
const tags = ['data-requests' as const];

const dataApi = baseApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (on) => ({
    dataRequests: on.infiniteQuery<DataRequestsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: state, pageParam: page }) =>
        request(dataRequestCalls.listDataRequests, { query: { state: state || undefined, page: page || undefined } }),
      providesTags: tags,
    }),
    dataRequest: on.query<DataRequest, number>({
      query: (id) => request(dataRequestCalls.getDataRequest, { params: { request: id } }),
      transformResponse: dataOf<DataRequest>,
      providesTags: tags,
    }),
    findPersonalData: on.mutation<FoundPersonData, FindPersonalDataBody>({
      query: (body) => request(dataRequestCalls.findPerson, { body, limitMs: LOOK_MS }),
      transformResponse: dataOf<FoundPersonData>,
    }),
    previewDataRequest: on.mutation<FoundPersonData, number>({
      query: (id) =>
        request(dataRequestCalls.previewDataRequest, { params: { request: id }, body: {}, limitMs: LOOK_MS }),
      transformResponse: dataOf<FoundPersonData>,
      invalidatesTags: tags,
    }),
    openDataRequest: on.mutation<DataRequestView, { key: string; body: OpenDataRequestBody }>({
      query: (sent) => request(dataRequestCalls.openDataRequest, sent),
      invalidatesTags: tags,
    }),
    namePerson: on.mutation<DataRequestView, Seen<NamePersonBody>>({
      query: ({ id, ...sent }) => request(dataRequestCalls.namePerson, { params: { request: id }, ...sent }),
      invalidatesTags: tags,
    }),
    correctPerson: on.mutation<DataRequestView, Seen<CorrectDataBody>>({
      query: ({ id, ...sent }) =>
        request(dataRequestCalls.correctPerson, { params: { request: id }, limitMs: LOOK_MS, ...sent }),
      invalidatesTags: tags,
    }),
    workOnDataRequest: on.mutation<DataRequestView, Seen<DataReasonBody> & { action: ReasonedAction }>({
      query: ({ id, action, ...sent }) => request(calls[action], { params: { request: id }, ...sent }),
      invalidatesTags: tags,
    }),
  }),
});

export const {
  useDataRequestsInfiniteQuery,
  useDataRequestQuery,
  useFindPersonalDataMutation,
  usePreviewDataRequestMutation,
  useOpenDataRequestMutation,
  useNamePersonMutation,
  useCorrectPersonMutation,
  useWorkOnDataRequestMutation,
} = dataApi;
