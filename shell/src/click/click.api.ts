import { pageCalls } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

/** `url` is empty for a target that is unknown, over, or not for this visitor. */
export const { useGetClickQuery } = baseApi.injectEndpoints({
  endpoints: (on) => ({
    getClick: on.query<{ url: string }, string>({
      query: (id) => request(pageCalls.followClick, { params: { id } }),
      keepUnusedDataFor: 0,
    }),
  }),
});
