import { addressOf } from '@hub/contracts/call-address';
import { serialCalls } from '@hub/contracts/events';
import type {
  GenerateBody,
  KeywordBody,
  LookUpCodeView,
  SerialBatch,
  SerialBatchAction,
  SerialBatchesView,
  SerialBatchView,
} from '@hub/contracts/events';
import { baseApi, request, type Keyed } from '@hub/web';
import { narrowing, type SerialsChoice } from './serials-address.ts';

/** A million codes over a slow line. */
const FILE_MS = 600_000;

/** What somebody does with a batch that they saw in this version. */
export type BatchDeed = {
  id: number;
  deed: Exclude<SerialBatchAction, 'errors'>;
  version: number;
  body: { skip_bad: boolean } | { reason: string } | Record<string, never>;
};

const acts = {
  commit: 'commitSerialBatch',
  cancel: 'cancelSerialBatch',
  retry: 'retrySerialBatch',
  disable: 'disableSerialBatch',
  unused: 'requestUnusedCodes',
} as const;

const dataOf = ({ data }: SerialBatchView) => data;

const asked = ({ event, ...rest }: SerialsChoice, page: string) => ({
  ...narrowing({ event: '', ...rest }),
  ...(event && { event_id: event }),
  ...(page && { page }),
});

const serialsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['serialBatches', 'staffEvents', 'staffApprovals'] })
  .injectEndpoints({
    endpoints: (on) => ({
      serialBatches: on.infiniteQuery<SerialBatchesView, SerialsChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) =>
          request(serialCalls.listSerialBatches, { query: asked(queryArg, pageParam) }),
        providesTags: ['serialBatches'],
      }),
      serialBatch: on.query<SerialBatch, number>({
        query: (id) => request(serialCalls.getSerialBatch, { params: { batch: id } }),
        transformResponse: dataOf,
        providesTags: ['serialBatches', 'staffApprovals'],
      }),
      generateSerials: on.mutation<SerialBatch, Keyed<GenerateBody>>({
        query: ({ body, key }) => request(serialCalls.orderCodes, { body, key }),
        transformResponse: dataOf,
        invalidatesTags: ['serialBatches'],
      }),
      makeKeyword: on.mutation<SerialBatch, Keyed<KeywordBody>>({
        query: ({ body, key }) => request(serialCalls.addKeyword, { body, key }),
        transformResponse: dataOf,
        invalidatesTags: ['serialBatches', 'staffEvents'],
      }),
      /** A refusal may have found it moved: it is read again. */
      doBatchDeed: on.mutation<unknown, BatchDeed>({
        query: ({ id, deed, version, body }) =>
          request(serialCalls[acts[deed]], { params: { batch: id }, body, version }),
        invalidatesTags: ['serialBatches', 'staffEvents', 'staffApprovals'],
      }),
      /**
       * With its last byte the texts of the codes are destroyed: asked for by a person at this page, by no link. Gives the
       * address of the file in this window.
       */
      fetchUnused: on.mutation<string, number>({
        query: (id) =>
          request(serialCalls.fetchUnusedCodes, { params: { batch: id }, body: {}, file: true, limitMs: FILE_MS }),
        transformResponse: (file: Blob) => URL.createObjectURL(file),
        invalidatesTags: ['serialBatches'],
      }),
      lookUpCode: on.mutation<LookUpCodeView, string>({
        query: (serial_no) => request(serialCalls.lookUpCode, { body: { serial_no } }),
      }),
    }),
  });

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const faultyLines = (id: number): string => addressOf(serialCalls.fetchSerialErrors, { params: { batch: id } });

export const {
  useSerialBatchesInfiniteQuery,
  useSerialBatchQuery,
  useGenerateSerialsMutation,
  useMakeKeywordMutation,
  useDoBatchDeedMutation,
  useFetchUnusedMutation,
  useLookUpCodeMutation,
} = serialsApi;
