import { memberTermsCalls } from '@hub/contracts/calls/catalog/legal/legal';
import type { AcceptedTermsView, AcceptTermsBody, MemberTermsView } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

export const askTerms = (page: string) =>
  request(memberTermsCalls.getMemberTerms, { query: { page: page || undefined } });

/** Queries are named by the token of the tab. */
const termsApi = baseApi.enhanceEndpoints({ addTagTypes: ['memberTerms'] }).injectEndpoints({
  endpoints: (on) => ({
    memberTerms: on.infiniteQuery<MemberTermsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => askTerms(pageParam),
      keepUnusedDataFor: 0,
      providesTags: ['memberTerms'],
    }),
    acceptTerms: on.mutation<AcceptedTermsView, AcceptTermsBody>({
      query: (body) => request(memberTermsCalls.acceptMemberTerms, { body }),
      invalidatesTags: (_accepted, fault) => (fault && fault.status !== 409 ? [] : ['memberTerms']),
    }),
  }),
});

export const { useMemberTermsInfiniteQuery, useAcceptTermsMutation } = termsApi;
