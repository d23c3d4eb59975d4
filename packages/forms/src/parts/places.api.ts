import { pageCalls } from '@hub/contracts/calls/catalog/games';
import type { PostalCodesView } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

export type CountyCodes = PostalCodesView['msg'][number];

const placesApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    postalCodes: on.query<readonly CountyCodes[], void>({
      query: () => request(pageCalls.listPostalCodes),
      transformResponse: ({ msg }: PostalCodesView) => msg,
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { usePostalCodesQuery } = placesApi;
