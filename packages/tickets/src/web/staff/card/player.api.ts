import { baseApi } from '@hub/web';
import type { ContactView, Desk, PlayerCardView } from '@hub/contracts/tickets';

/** The calls about the player of a case. */
export function playerApi(desk: Desk) {
  const key = desk.key as 'desk';
  const named = { contact: `${key}_staff_contact`, card: `${key}_staff_card` } as const;
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (on) => ({
      [named.contact]: on.mutation<ContactView['data'], number>({
        query: (id) => ({ url: `/api/staff/${desk.api}/${id}/contact`, method: 'POST', body: {} }),
        transformResponse: ({ data }: ContactView) => data,
      }),
      [named.card]: on.infiniteQuery<PlayerCardView, number, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) =>
          `/api/staff/card/${desk.api}?case=${queryArg}${pageParam && `&page=${pageParam}`}`,
      }),
    }),
  });
  return { contact: endpoints[named.contact], card: endpoints[named.card] };
}
