import type { StaffMe, StaffMeView } from '@hub/contracts/identity';
import { baseApi } from './base-api.ts';
import { setCsrf } from './csrf.ts';

type SignInStep = { data: { next?: 'second_factor'; csrf?: string } };

const staffApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffMe'] }).injectEndpoints({
  endpoints: (on) => ({
    staffMe: on.query<StaffMe, void>({
      query: () => '/api/staff/me',
      transformResponse: ({ data }: StaffMeView) => {
        setCsrf(data.csrf);
        return data;
      },
      providesTags: ['staffMe'],
    }),
    staffSignIn: on.mutation<SignInStep, { login: string; password: string }>({
      query: (body) => ({ url: '/api/staff/login', method: 'POST', body }),
      invalidatesTags: (_step, fault) => (fault ? [] : ['staffMe']),
    }),
    staffSecondFactor: on.mutation<SignInStep, { code: string }>({
      query: (body) => ({ url: '/api/staff/second_factor', method: 'POST', body }),
      invalidatesTags: ['staffMe'],
    }),
    staffSignOut: on.mutation<unknown, void>({
      query: () => ({ url: '/api/staff/logout', method: 'POST', body: {} }),
    }),
  }),
});

export const { useStaffMeQuery, useStaffSignInMutation, useStaffSecondFactorMutation, useStaffSignOutMutation } =
  staffApi;
