import { signInCalls } from '@hub/contracts/identity';
import type {
  DoneView,
  Enrolment,
  EnrolmentView,
  RecoveryCodes,
  RecoveryCodesView,
  StaffStep,
  StaffStepView,
} from '@hub/contracts/identity';
import { askMe, baseApi, request, setCsrf } from '@hub/web';

/** Signing in and out, and the second factor. */
const sessionApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffMe', 'staffStep'] }).injectEndpoints({
  endpoints: (on) => ({
    /** What is still to do in half a session; null where nobody has given a password. */
    staffStep: on.query<StaffStep | null, void>({
      queryFn: async (_none, { forced }, _options, ask) => {
        const { data: answer, error } = await askMe(ask, forced);
        if (error) return error.status === 401 ? { data: null } : { error };
        const { data } = answer as StaffStepView;
        setCsrf(data.csrf);
        return { data: 'next' in data ? data : null };
      },
      keepUnusedDataFor: 0,
      providesTags: ['staffStep'],
    }),
    staffSignIn: on.mutation<StaffStepView, { login: string; password: string }>({
      query: (body) => request(signInCalls.signIn, { body }),
      invalidatesTags: (_step, fault) => (fault ? [] : ['staffStep']),
    }),
    staffNewPassword: on.mutation<DoneView, { password: string; current?: string }>({
      query: (body) => request(signInCalls.changePassword, { body }),
      invalidatesTags: (_done, fault) => (fault ? [] : ['staffStep']),
    }),
    staffSecondFactor: on.mutation<unknown, { code: string }>({
      query: (body) => request(signInCalls.proveFactor, { body }),
      invalidatesTags: (_done, fault) => (fault ? [] : ['staffMe']),
    }),
    staffStepUp: on.mutation<DoneView, { code: string }>({ query: (body) => request(signInCalls.stepUp, { body }) }),
    staffEnrol: on.mutation<Enrolment, void>({
      query: () => request(signInCalls.enrolFactor, { body: {} }),
      transformResponse: ({ data }: EnrolmentView) => data,
    }),
    /** Nothing is asked anew: the recovery codes have to be seen before the desk takes their place. */
    staffFinishEnrol: on.mutation<RecoveryCodes, { code: string }>({
      query: (body) => request(signInCalls.confirmFactor, { body }),
      transformResponse: ({ data }: RecoveryCodesView) => {
        setCsrf(data.csrf);
        return data;
      },
    }),
    staffSignOut: on.mutation<unknown, void>({ query: () => request(signInCalls.signOut, { body: {} }) }),
  }),
});

/** Somebody is signed in now, or not any more: both questions are asked anew. */
export const askAnew = () => sessionApi.util.invalidateTags(['staffMe', 'staffStep']);

export const {
  useStaffStepQuery,
  useStaffSignInMutation,
  useStaffNewPasswordMutation,
  useStaffSecondFactorMutation,
  useStaffStepUpMutation,
  useStaffEnrolMutation,
  useStaffFinishEnrolMutation,
  useStaffSignOutMutation,
} = sessionApi;
