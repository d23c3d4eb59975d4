import type { StaffMe, StaffMeView, StaffStepView } from '@hub/contracts/identity';
import { signInCalls } from '@hub/contracts/calls/identity/sign-in';
import { baseApi } from './base-api.ts';
import type { ApiFault } from './base-query.ts';
import { setCsrf } from './csrf.ts';
import { pageData } from './page-data.ts';
import { request } from './request.ts';

/** Half a session, whose second factor is missing, is none for every screen but the sign-in. */
const notYet: ApiFault = { status: 401, fields: {} };

/** Whose session it is. Nobody is asked while the page itself says that there is none; `forced`: something has changed since. */
export async function askMe<Answer>(
  ask: (call: ReturnType<typeof request>) => Answer,
  forced = false,
): Promise<Awaited<Answer> | { data?: undefined; error: ApiFault }> {
  const page = pageData();
  if (forced) page.signedOut = false;
  return page.signedOut ? { error: notYet } : await ask(request(signInCalls.getMe));
}

const staffApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffMe'] }).injectEndpoints({
  endpoints: (on) => ({
    staffMe: on.query<StaffMe, void>({
      queryFn: async (_none, { forced }, _options, ask) => {
        const { data: answer, error } = await askMe(ask, forced);
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
