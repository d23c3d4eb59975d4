import { handOverCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { Desk, HandOverBody, HandOverStateView, HandOverView, OpenedHandOverView } from '@hub/contracts/tickets';

type Of<Body> = { desk: Desk; body: Body };

/** Secrets go in the body, never in an address. */
export const { useBeginHandOverMutation, useOpenHandOverMutation, useLazyHandOverStateQuery } = baseApi.injectEndpoints(
  {
    endpoints: (on) => ({
      beginHandOver: on.mutation<HandOverView, Of<HandOverBody>>({
        query: ({ desk, body }) => request(handOverCalls(desk).handOver, { body }),
        transformResponse: ({ msg }: { msg: HandOverView }) => msg,
      }),
      openHandOver: on.mutation<OpenedHandOverView, Of<{ code: string }> & { key: string }>({
        query: ({ desk, body, key }) => request(handOverCalls(desk).openHandOver, { body, key }),
        transformResponse: ({ msg }: { msg: OpenedHandOverView }) => msg,
      }),
      handOverState: on.query<HandOverStateView, Of<{ watch: string }>>({
        query: ({ desk, body }) => request(handOverCalls(desk).watchHandOver, { body }),
        transformResponse: ({ msg }: { msg: HandOverStateView }) => msg,
        keepUnusedDataFor: 0,
      }),
    }),
  },
);
