import { ownDataRequestCalls } from '@hub/contracts/calls/surveys/data-requests';
import type { CreateDataRequestBody, OwnDataRequestsView, OwnDataRequestView } from '@hub/contracts/surveys';
import { baseApi, request, type Keyed } from '@hub/web';

type OwnRequest = OwnDataRequestView['data'];

export const askOwnRequests = () => request(ownDataRequestCalls.listOwnDataRequests);

/** Queries are named by the token of the tab. */
const requestsApi = baseApi.enhanceEndpoints({ addTagTypes: ['ownDataRequests'] }).injectEndpoints({
  endpoints: (on) => ({
    ownDataRequests: on.query<OwnRequest[], string>({
      query: askOwnRequests,
      transformResponse: ({ data }: OwnDataRequestsView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['ownDataRequests'],
    }),
    createDataRequest: on.mutation<OwnRequest, Keyed<CreateDataRequestBody>>({
      query: ({ body, key }) => request(ownDataRequestCalls.createDataRequest, { body, key }),
      transformResponse: ({ data }: OwnDataRequestView) => data,
      // Refused for one that another device sent: the list shows that one.
      invalidatesTags: (_made, fault) => (fault && fault.status !== 409 ? [] : ['ownDataRequests']),
    }),
  }),
});

export const { useOwnDataRequestsQuery, useCreateDataRequestMutation } = requestsApi;
