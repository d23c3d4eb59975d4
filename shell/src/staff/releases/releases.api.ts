import type {
  AreaOverview,
  ForeignHostsBody,
  LocalRemoteBody,
  LocalRemoteView,
  ReleaseDetailView,
  ReleaseHostsView,
  ReleaseMove,
  ReleasesView,
} from '@hub/contracts/releases';
import { gatewayPaths } from '@hub/contracts/shared';
import { baseApi } from '@hub/web';

const base = gatewayPaths.staffReleases;

const releasesApi = baseApi.enhanceEndpoints({ addTagTypes: ['releases'] }).injectEndpoints({
  endpoints: (on) => ({
    releases: on.query<ReleasesView, void>({
      query: () => ({ url: base, method: 'GET' }),
      providesTags: ['releases'],
      keepUnusedDataFor: 0,
    }),
    release: on.query<ReleaseDetailView, { area: string; before?: number }>({
      query: ({ area, before }) => ({
        url: `${base}/${encodeURIComponent(area)}${before ? `?before=${before}` : ''}`,
        method: 'GET',
      }),
      serializeQueryArgs: ({ queryArgs: { area } }) => area,
      merge: (known, told, { arg }) => ({
        ...told,
        events: arg.before ? [...known.events, ...told.events] : told.events,
      }),
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.before !== previousArg?.before,
      providesTags: ['releases'],
      keepUnusedDataFor: 0,
    }),
    /** What somebody else did meanwhile is fetched as well, so that the next look is at what is true. */
    moveRelease: on.mutation<AreaOverview, { area: string; move: ReleaseMove }>({
      query: ({ area, move }) => ({ url: `${base}/${encodeURIComponent(area)}/moves`, method: 'POST', body: move }),
      invalidatesTags: ['releases'],
    }),
    hosts: on.query<ReleaseHostsView, string>({
      query: (area) => ({ url: `${base}/${encodeURIComponent(area)}/hosts`, method: 'GET' }),
      providesTags: ['releases'],
      keepUnusedDataFor: 0,
    }),
    nameHosts: on.mutation<ReleaseHostsView, { area: string; body: ForeignHostsBody }>({
      query: ({ area, body }) => ({ url: `${base}/${encodeURIComponent(area)}/hosts`, method: 'POST', body }),
      invalidatesTags: ['releases'],
    }),
    lookAtLocal: on.mutation<LocalRemoteView, { area: string; body: LocalRemoteBody }>({
      query: ({ area, body }) => ({ url: `${base}/${encodeURIComponent(area)}/local`, method: 'POST', body }),
      invalidatesTags: ['releases'],
    }),
  }),
});

export const {
  useReleasesQuery,
  useReleaseQuery,
  useHostsQuery,
  useMoveReleaseMutation,
  useNameHostsMutation,
  useLookAtLocalMutation,
} = releasesApi;
