import { retentionCalls, type Retention, type RetentionView } from '@hub/contracts/retention';
import type { ServiceName } from '@hub/contracts/shared';
import { baseApi, request } from '@hub/web';

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['retention'] }).injectEndpoints({
  endpoints: (on) => ({
    retention: on.query<Retention, ServiceName>({
      query: (service) => request(retentionCalls(service).showRetention),
      transformResponse: ({ data }: RetentionView) => data,
      providesTags: ['retention'],
    }),
  }),
});

export const { useQuery: useRetention } = endpoints.retention;
