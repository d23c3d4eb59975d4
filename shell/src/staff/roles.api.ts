import { deskRoleCalls, type DeskRolesView } from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';

const rolesApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    deskRoles: on.query<DeskRolesView['data'], void>({
      query: () => request(deskRoleCalls.listRoles),
      transformResponse: ({ data }: DeskRolesView) => data,
    }),
  }),
});

export const { useDeskRolesQuery } = rolesApi;
