import { memberCalls } from '@hub/contracts/calls/identity/members';
import type {
  MemberCodeBody,
  MemberLoginBody,
  MemberProfileBody,
  MemberProfileView,
  MemberSessionRow,
  MemberSessionsView,
  MemberTokenView,
  OwnDataView,
} from '@hub/contracts/identity';
import { baseApi, endMember, memberEntered, request, type Keyed } from '@hub/web';
import { onThisPage, type Unpaged } from './log-in/code-page.ts';

/** Queries are named by the token of the tab: what one member was told is no other’s. */
const memberApi = baseApi.enhanceEndpoints({ addTagTypes: ['memberProfile', 'memberSessions'] }).injectEndpoints({
  endpoints: (on) => ({
    saveMemberProfile: on.mutation<MemberProfileView, { body: MemberProfileBody; version: number }>({
      query: ({ body, version }) => request(memberCalls.saveProfile, { body, version }),
      invalidatesTags: (_saved, fault) => (fault && fault.status !== 409 ? [] : ['memberProfile']),
    }),
    askMemberCode: on.mutation<unknown, Keyed<Unpaged<MemberCodeBody>>>({
      query: ({ body, key }) => request(memberCalls.askMemberCode, { body: onThisPage(body), key }),
    }),
    logInMember: on.mutation<MemberTokenView, Unpaged<MemberLoginBody>>({
      query: (body) => request(memberCalls.logInMember, { body: onThisPage(body) }),
      async onQueryStarted(_body, { queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        if (done) memberEntered(done.data.token);
      },
      invalidatesTags: (_token, fault) => (fault ? [] : ['memberProfile', 'memberSessions']),
    }),
    logOutMember: on.mutation<unknown, void>({
      query: () => request(memberCalls.logOutMember, { body: {} }),
      async onQueryStarted(_none, { queryFulfilled }) {
        if (await queryFulfilled.catch(() => undefined)) endMember();
      },
    }),
    logOutEverywhere: on.mutation<unknown, void>({
      query: () => request(memberCalls.logOutEverywhere, { body: {} }),
      async onQueryStarted(_none, { queryFulfilled }) {
        if (await queryFulfilled.catch(() => undefined)) endMember();
      },
    }),
    ownSessions: on.query<MemberSessionRow[], string>({
      query: () => request(memberCalls.listMemberSessions),
      transformResponse: ({ data }: MemberSessionsView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['memberSessions'],
    }),
    endOwnSession: on.mutation<unknown, string>({
      query: (ref) => request(memberCalls.endMemberSession, { params: { ref }, body: {} }),
      invalidatesTags: ['memberSessions'],
    }),
    takeOwnData: on.mutation<OwnDataView['data'], void>({
      query: () => request(memberCalls.takeOwnData, { body: {} }),
      transformResponse: ({ data }: OwnDataView) => data,
    }),
  }),
});

export const {
  useSaveMemberProfileMutation,
  useAskMemberCodeMutation,
  useLogInMemberMutation,
  useLogOutMemberMutation,
  useLogOutEverywhereMutation,
  useOwnSessionsQuery,
  useEndOwnSessionMutation,
  useTakeOwnDataMutation,
} = memberApi;
