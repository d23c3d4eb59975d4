import { baseApi } from '@hub/web';
import type { FaqView } from '@hub/contracts/tickets';

/** Articles of the help pages; `site` names a set of them. */
export const { useGetFaqQuery } = baseApi.injectEndpoints({
  endpoints: (on) => ({
    getFaq: on.query<FaqView[], string | void>({
      query: (site) => (site ? `/api/faq/get_faq?site=${encodeURIComponent(site)}` : '/api/faq/get_faq'),
      transformResponse: ({ msg }: { msg: FaqView[] }) => msg,
      providesTags: ['words'],
    }),
  }),
});
