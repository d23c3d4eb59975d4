import {
  approvalCalls,
  type ApprovalCountView,
  type ApprovalRow,
  type ApprovalsView,
  type ApprovalView,
} from '@hub/contracts/approvals';
import type { ServiceName } from '@hub/contracts/shared';
import { baseApi, request, type ApiFault } from '@hub/web';
import { areasWith } from '@hub/web/staff';

export type Deed = 'approve' | 'refuse' | 'withdraw';
/** Keys and legal texts are a matter of the site; whatever else wants a second person is of an area that says who asks for it. */
export const approvalServices = (): ServiceName[] => [
  'identity',
  'catalog',
  ...areasWith(({ approvalRoles }) => (approvalRoles?.length ? approvalRoles : undefined)).map(({ area }) => area),
];

type Count = ApprovalCountView['data'];
type Place = { service: ServiceName; which: 'open' | 'closed' };
type Decision = { service: ServiceName; id: number; deed: Deed; reason?: string };

const approvalsApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffApprovals', 'partnerKeys'] }).injectEndpoints({
  endpoints: (on) => ({
    /** Of all services together; one that is away adds nothing. */
    approvalCount: on.query<Count, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const answers = await Promise.all(
          approvalServices().map((service) => ask(request(approvalCalls(service).countApprovals))),
        );
        const told = answers.flatMap(({ data }) => (data ? [(data as ApprovalCountView).data] : []));
        if (told.length === 0) return { error: answers[0]?.error as ApiFault };
        const sum = (name: keyof Count) => told.reduce((all, one) => all + one[name], 0);
        return { data: { decide: sum('decide'), mine: sum('mine') } };
      },
      providesTags: ['staffApprovals'],
    }),
    approvals: on.infiniteQuery<ApprovalsView, Place, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { service, which }, pageParam: page }) =>
        request(approvalCalls(service).listApprovals, { query: { which, page: page || undefined } }),
      providesTags: ['staffApprovals'],
      keepUnusedDataFor: 0,
    }),
    decideApproval: on.mutation<ApprovalRow, Decision>({
      query: ({ service, id, deed, reason }) =>
        request(approvalCalls(service)[deed], { params: { id }, body: reason === undefined ? {} : { reason } }),
      transformResponse: ({ data }: ApprovalView) => data,
      // A refused decision may have found the request changed.
      invalidatesTags: (_row, fault) =>
        fault && fault.status !== 409 && fault.status !== 404 ? [] : ['staffApprovals', 'partnerKeys'],
    }),
  }),
});

export const { useApprovalCountQuery, useApprovalsInfiniteQuery, useDecideApprovalMutation } = approvalsApi;
