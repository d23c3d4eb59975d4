import { pageCalls } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';
import type { FaqView } from '@hub/contracts/tickets';

/** Articles of the help pages; `site` names a set of them. */
export const { useGetFaqQuery } = baseApi.injectEndpoints({
  endpoints: (on) => ({
    getFaq: on.query<FaqView[], string | void>({
      query: (site) => request(pageCalls.getFaq, { query: { site: site || undefined } }),
      transformResponse: ({ msg }: { msg: FaqView[] }) => msg,
      providesTags: ['words'],
    }),
  }),
});
