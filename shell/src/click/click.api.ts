import { baseApi } from '@hub/web';

/** `url` is empty for a target that is unknown, over, or not for this visitor. */
export const { useGetClickQuery } = baseApi.injectEndpoints({
  endpoints: (on) => ({
    getClick: on.query<{ url: string }, string>({
      query: (id) => `/api/click/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
  }),
});
