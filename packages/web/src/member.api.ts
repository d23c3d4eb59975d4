import { useState } from 'react';
import { memberCalls } from '@hub/contracts/calls/identity/members';
import type { MemberProfileView } from '@hub/contracts/identity';
import { baseApi } from './base-api.ts';
import { useMemberExpected } from './member-session.ts';
import { request } from './request.ts';
import { useSession } from './use-session.ts';

export type MemberProfile = MemberProfileView['data'];

const memberApi = baseApi.enhanceEndpoints({ addTagTypes: ['memberProfile'] }).injectEndpoints({
  endpoints: (on) => ({
    /** Named by the token of the tab: what one member was told is no other’s. */
    memberProfile: on.query<MemberProfile, string>({
      query: () => request(memberCalls.getProfile),
      transformResponse: ({ data }: MemberProfileView) => data,
      keepUnusedDataFor: 60,
      providesTags: ['memberProfile'],
    }),
  }),
});

export const { useMemberProfileQuery } = memberApi;

/** The member who is signed in, if any; `waiting` while that is being asked. */
export function useKnownMember(): { waiting: boolean; member: MemberProfile | undefined } {
  const session = useSession();
  const expected = useMemberExpected();
  const token = session?.kind === 'M' ? session.token : '';
  const { currentData, isLoading } = useMemberProfileQuery(token, { skip: token === '' });
  // Once it has not answered a page goes on without: asked again by another part, it must not be taken away.
  const [settled, setSettled] = useState('');
  if (!isLoading && settled !== token) setSettled(token);
  return { waiting: expected || (isLoading && settled !== token), member: currentData };
}
