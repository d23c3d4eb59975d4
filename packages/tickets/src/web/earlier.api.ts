import { reportCalls, type Desk, type RepliesView } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';

export function earlierApi(desk: Desk) {
  const name = `${desk.key as 'desk'}_earlier` as const;
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (on) => ({
      [name]: on.mutation<RepliesView, { id: number; before: number }>({
        query: ({ id, before }) => request(reportCalls(desk).listReplies, { params: { q_id: id }, query: { before } }),
        transformResponse: ({ msg }: { msg: RepliesView }) => msg,
      }),
    }),
  });
  return endpoints[name];
}
