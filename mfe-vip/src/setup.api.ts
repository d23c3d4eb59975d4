import { vipServiceCalls, type VipSetupView } from '@hub/contracts/vip';
import { baseApi, request, setupSearch, takeSetupToken, type SetupArg } from '@hub/web';

const vipSetupApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    vipSetup: on.query<VipSetupView, SetupArg>({
      query: ({ path, search }) =>
        request(vipServiceCalls.initSetup, { body: { search_string: setupSearch(path, search) } }),
      transformResponse: takeSetupToken<VipSetupView>,
      providesTags: ['words'],
    }),
  }),
});

export const { useVipSetupQuery } = vipSetupApi;
