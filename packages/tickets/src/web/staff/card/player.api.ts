import { roleCalls, type RoleLookupBody, type StaffRoleView } from '@hub/contracts/catalog';
import { caseCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { ContactView, Desk, PlayerCardView } from '@hub/contracts/tickets';

export type CardOf = { case: string } | { game_id: string; uid: string };

export function playerApi(desk: Desk) {
  const key = desk.key as 'desk';
  const named = { contact: `${key}_staff_contact`, card: `${key}_staff_card`, role: `${key}_staff_role` } as const;
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (on) => ({
      [named.contact]: on.mutation<ContactView['data'], number>({
        query: (id) => request(caseCalls(desk).showContact, { params: { q_id: id }, body: {} }),
        transformResponse: ({ data }: ContactView) => data,
      }),
      [named.role]: on.mutation<StaffRoleView['data'], RoleLookupBody>({
        query: (body) => request(roleCalls.lookUpRole, { body }),
        transformResponse: ({ data }: StaffRoleView) => data,
      }),
      [named.card]: on.infiniteQuery<PlayerCardView, CardOf, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) =>
          request(caseCalls(desk).getCard, { query: { ...queryArg, page: pageParam || undefined } }),
      }),
    }),
  });
  return { contact: endpoints[named.contact], card: endpoints[named.card], role: endpoints[named.role] };
}
