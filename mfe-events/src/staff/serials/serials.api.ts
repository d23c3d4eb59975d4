import type {
  GenerateBody,
  KeywordBody,
  LookUpCodeView,
  SerialBatch,
  SerialBatchDeed,
  SerialBatchesView,
  SerialBatchView,
} from '@hub/contracts/events';
import { baseApi, type Keyed } from '@hub/web';
import { narrowing, type SerialsChoice } from './serials-address.ts';

export const BATCHES = '/api/staff/serial_batches';
/** A million codes over a slow line. */
const FILE_MS = 600_000;

/** What somebody does with a batch that they saw in this version. */
export type BatchDeed = {
  id: number;
  deed: Exclude<SerialBatchDeed, 'errors'>;
  version: number;
  body: { skip_bad: boolean } | { reason: string } | Record<string, never>;
};

const dataOf = ({ data }: SerialBatchView) => data;

function asked({ event, ...rest }: SerialsChoice, page: string): string {
  const query = { ...narrowing({ event: '', ...rest }), ...(event && { event_id: event }), ...(page && { page }) };
  return String(new URLSearchParams(query));
}

const serialsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['serialBatches', 'staffEvents', 'staffApprovals'] })
  .injectEndpoints({
    endpoints: (on) => ({
      serialBatches: on.infiniteQuery<SerialBatchesView, SerialsChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) => `${BATCHES}?${asked(queryArg, pageParam)}`,
        providesTags: ['serialBatches'],
      }),
      serialBatch: on.query<SerialBatch, number>({
        query: (id) => `${BATCHES}/${id}`,
        transformResponse: dataOf,
        providesTags: ['serialBatches', 'staffApprovals'],
      }),
      generateSerials: on.mutation<SerialBatch, Keyed<GenerateBody>>({
        query: ({ body, key }) => ({ url: BATCHES, method: 'POST', body, key }),
        transformResponse: dataOf,
        invalidatesTags: ['serialBatches'],
      }),
      makeKeyword: on.mutation<SerialBatch, Keyed<KeywordBody>>({
        query: ({ body, key }) => ({ url: `${BATCHES}/keyword`, method: 'POST', body, key }),
        transformResponse: dataOf,
        invalidatesTags: ['serialBatches', 'staffEvents'],
      }),
      /** A refusal may have found it moved: it is read again. */
      doBatchDeed: on.mutation<unknown, BatchDeed>({
        query: ({ id, deed, version, body }) => ({
          url: `${BATCHES}/${id}/${deed}`,
          method: 'POST',
          body,
          headers: { 'if-match': String(version) },
        }),
        invalidatesTags: ['serialBatches', 'staffEvents', 'staffApprovals'],
      }),
      /**
       * With its last byte the texts of the codes are destroyed: asked for by a person at this page, by no link. Gives the
       * address of the file in this window.
       */
      fetchUnused: on.mutation<string, number>({
        query: (id) => ({ url: `${BATCHES}/${id}/unused.csv`, method: 'POST', body: {}, file: true, limitMs: FILE_MS }),
        transformResponse: (file: Blob) => URL.createObjectURL(file),
        invalidatesTags: ['serialBatches'],
      }),
      lookUpCode: on.mutation<LookUpCodeView, string>({
        query: (serial_no) => ({ url: '/api/staff/serials/lookup', method: 'POST', body: { serial_no } }),
      }),
    }),
  });

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const faultyLines = (id: number): string => `${BATCHES}/${id}/errors.csv`;

export const {
  useSerialBatchesInfiniteQuery,
  useSerialBatchQuery,
  useGenerateSerialsMutation,
  useMakeKeywordMutation,
  useDoBatchDeedMutation,
  useFetchUnusedMutation,
  useLookUpCodeMutation,
} = serialsApi;
