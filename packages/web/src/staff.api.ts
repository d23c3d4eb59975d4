import type { StaffMe, StaffMeView, StaffStepView } from '@hub/contracts/identity';
import { signInCalls } from '@hub/contracts/calls/identity/sign-in';
import { baseApi } from './base-api.ts';
import type { ApiFault } from './base-query.ts';
import { setCsrf } from './csrf.ts';
import { request } from './request.ts';

/** Half a session, whose second factor is missing, is none for every screen but the sign-in. */
const notYet: ApiFault = { status: 401, fields: {} };

const staffApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffMe'] }).injectEndpoints({
  endpoints: (on) => ({
    staffMe: on.query<StaffMe, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const { data: answer, error } = await ask(request(signInCalls.getMe));
        if (error) return { error };
        const { data } = answer as StaffMeView | StaffStepView;
        setCsrf(data.csrf);
        return 'next' in data ? { error: notYet } : { data };
      },
      providesTags: ['staffMe'],
    }),
  }),
});

export const { useStaffMeQuery } = staffApi;
