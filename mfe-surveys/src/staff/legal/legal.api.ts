import {
  legalDeskCalls,
  type ChangeLegalBody,
  type LegalChangesView,
  type LegalComparedView,
  type LegalDeskView,
  type LegalDetail,
  type LegalDetailView,
  type LegalPreviewView,
  type LegalSectionBody,
  type LegalSectionId,
  type RequestLegalBody,
  type ReviewLegalBody,
} from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

type Seen = { id: number; revision: number };
const detailOf = ({ data }: LegalDetailView): LegalDetail => data;
/** Also when somebody else was faster: what they saved is shown. */
const anew = (_row: unknown, fault: { status?: unknown } | undefined) =>
  fault && fault.status !== 409 ? [] : (['legalDesk', 'staffApprovals'] as const);

const given = ({ site, section, page }: Record<'site' | 'section' | 'page', string>) => ({
  site: site || undefined,
  section: section || undefined,
  page: page || undefined,
});

const legalApi = baseApi.enhanceEndpoints({ addTagTypes: ['legalDesk', 'staffApprovals'] }).injectEndpoints({
  endpoints: (on) => ({
    legalDesk: on.infiniteQuery<LegalDeskView, { site: string; section: string }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { site, section }, pageParam: page }) =>
        request(legalDeskCalls.listLegalDesk, { query: given({ site, section, page }) }),
      providesTags: ['legalDesk'],
      keepUnusedDataFor: 0,
    }),
    legalDetail: on.query<LegalDetail, number>({
      query: (id) => request(legalDeskCalls.getLegalVersion, { params: { id: String(id) } }),
      transformResponse: detailOf,
      providesTags: ['legalDesk'],
      keepUnusedDataFor: 0,
    }),
    legalCompared: on.query<LegalChangesView, number>({
      query: (id) => request(legalDeskCalls.compareLegal, { params: { id: String(id) } }),
      transformResponse: ({ data }: LegalComparedView) => data,
      providesTags: ['legalDesk'],
      keepUnusedDataFor: 0,
    }),
    legalPreview: on.query<string, string>({
      query: (content) => request(legalDeskCalls.previewLegal, { body: { content } }),
      transformResponse: ({ data }: LegalPreviewView) => data.content,
      keepUnusedDataFor: 5,
    }),
    draftLegal: on.mutation<LegalDetail, { site: string; key: string }>({
      query: ({ site, key }) => request(legalDeskCalls.draftLegal, { body: { site }, key }),
      transformResponse: detailOf,
      invalidatesTags: anew,
    }),
    changeLegal: on.mutation<LegalDetail, Seen & { body: ChangeLegalBody }>({
      query: ({ id, revision, body }) =>
        request(legalDeskCalls.changeLegal, { params: { id: String(id) }, version: revision, body }),
      transformResponse: detailOf,
      invalidatesTags: anew,
    }),
    changeLegalSection: on.mutation<LegalDetail, Seen & { section: LegalSectionId; body: LegalSectionBody }>({
      query: ({ id, section, revision, body }) =>
        request(legalDeskCalls.changeLegalSection, { params: { id: String(id), section }, version: revision, body }),
      transformResponse: detailOf,
      invalidatesTags: anew,
    }),
    discardLegal: on.mutation<unknown, Seen>({
      query: ({ id, revision }) =>
        request(legalDeskCalls.discardLegal, { params: { id: String(id) }, version: revision }),
      invalidatesTags: anew,
    }),
    reviewLegal: on.mutation<LegalDetail, Seen & { body: ReviewLegalBody }>({
      query: ({ id, revision, body }) =>
        request(legalDeskCalls.reviewLegal, { params: { id: String(id) }, version: revision, body }),
      transformResponse: detailOf,
      invalidatesTags: anew,
    }),
    requestLegal: on.mutation<unknown, Seen & { body: RequestLegalBody }>({
      query: ({ id, revision, body }) =>
        request(legalDeskCalls.requestLegal, { params: { id: String(id) }, version: revision, body }),
      invalidatesTags: anew,
    }),
  }),
});

export const {
  useLegalDeskInfiniteQuery,
  useLegalDetailQuery,
  useLegalComparedQuery,
  useLegalPreviewQuery,
  useDraftLegalMutation,
  useChangeLegalMutation,
  useChangeLegalSectionMutation,
  useDiscardLegalMutation,
  useReviewLegalMutation,
  useRequestLegalMutation,
} = legalApi;
