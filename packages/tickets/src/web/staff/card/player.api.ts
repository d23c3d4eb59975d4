import { baseApi } from '@hub/web';
import type { RoleLookupBody, StaffRoleView } from '@hub/contracts/catalog';
import type { ContactView, Desk, PlayerCardView } from '@hub/contracts/tickets';

/** Whose card: of a case, or of an account of a game. */
export type CardOf = { case: string } | { game_id: string; uid: string };

/** The calls about a player. */
export function playerApi(desk: Desk) {
  const key = desk.key as 'desk';
  const named = { contact: `${key}_staff_contact`, card: `${key}_staff_card`, role: `${key}_staff_role` } as const;
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (on) => ({
      [named.contact]: on.mutation<ContactView['data'], number>({
        query: (id) => ({ url: `/api/staff/${desk.api}/${id}/contact`, method: 'POST', body: {} }),
        transformResponse: ({ data }: ContactView) => data,
      }),
      [named.role]: on.mutation<StaffRoleView['data'], RoleLookupBody>({
        query: (body) => ({ url: '/api/staff/role_lookup', method: 'POST', body }),
        transformResponse: ({ data }: StaffRoleView) => data,
      }),
      [named.card]: on.infiniteQuery<PlayerCardView, CardOf, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) =>
          `/api/staff/card/${desk.api}?${new URLSearchParams({ ...queryArg, ...(pageParam && { page: pageParam }) })}`,
      }),
    }),
  });
  return { contact: endpoints[named.contact], card: endpoints[named.card], role: endpoints[named.role] };
}
