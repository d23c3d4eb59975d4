import { retentionCalls, type Retention, type RetentionService, type RetentionView } from '@hub/contracts/retention';
import { baseApi, request } from '@hub/web';

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['retention'] }).injectEndpoints({
  endpoints: (on) => ({
    retention: on.query<Retention, RetentionService>({
      query: (service) => request(retentionCalls(service).showRetention),
      transformResponse: ({ data }: RetentionView) => data,
      providesTags: ['retention'],
    }),
  }),
});

export const { useQuery: useRetention } = endpoints.retention;
