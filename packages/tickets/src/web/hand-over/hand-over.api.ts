import { baseApi } from '@hub/web';
import type { HandOverBody, HandOverStateView, HandOverView, OpenedHandOverView } from '@hub/contracts/tickets';

/** `desk`: last word of the desk's route base. */
type Of<Body> = { desk: string; body: Body };

/** The calls of a report that goes on in another browser. Secrets go in the body, never in an address. */
export const { useBeginHandOverMutation, useOpenHandOverMutation, useLazyHandOverStateQuery } = baseApi.injectEndpoints(
  {
    endpoints: (on) => ({
      beginHandOver: on.mutation<HandOverView, Of<HandOverBody>>({
        query: ({ desk, body }) => ({ url: `/api/${desk}/drafts`, method: 'POST', body }),
        transformResponse: ({ msg }: { msg: HandOverView }) => msg,
      }),
      openHandOver: on.mutation<OpenedHandOverView, Of<{ code: string }> & { key: string }>({
        query: ({ desk, body, key }) => ({ url: `/api/${desk}/drafts/open`, method: 'POST', body, key }),
        transformResponse: ({ msg }: { msg: OpenedHandOverView }) => msg,
      }),
      handOverState: on.query<HandOverStateView, Of<{ watch: string }>>({
        query: ({ desk, body }) => ({ url: `/api/${desk}/drafts/state`, method: 'POST', body }),
        transformResponse: ({ msg }: { msg: HandOverStateView }) => msg,
        keepUnusedDataFor: 0,
      }),
    }),
  },
);
