import { queueCalls } from '@hub/contracts/tickets';
import { baseApi, request, type Keyed } from '@hub/web';
import type {
  ChangeFilterBody,
  Desk,
  QueueChoicesView,
  QueueCountsView,
  SavedFilter,
  SavedFiltersView,
  SaveFilterBody,
} from '@hub/contracts/tickets';

/** A saved view; `version` is what was read. */
export type SeenFilter = Pick<SavedFilter, 'id' | 'version'>;
export type ChangeFilterArg = SeenFilter & { body: ChangeFilterBody };

export function viewsApi(desk: Desk) {
  const key = desk.key as 'desk';
  const calls = queueCalls(desk);
  const queueTag = `${key}StaffQueue` as const;
  const filterTag = `${key}StaffFilter` as const;
  const named = {
    counts: `${key}_staff_counts`,
    choices: `${key}_staff_choices`,
    filters: `${key}_staff_filters`,
    saveFilter: `${key}_staff_save_filter`,
    changeFilter: `${key}_staff_change_filter`,
    removeFilter: `${key}_staff_remove_filter`,
  } as const;
  const { endpoints, util } = baseApi.enhanceEndpoints({ addTagTypes: [queueTag, filterTag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.counts]: on.query<QueueCountsView['data'], void>({
        query: () => request(calls.countCases),
        transformResponse: ({ data }: QueueCountsView) => data,
        providesTags: [queueTag, filterTag],
      }),
      [named.choices]: on.query<QueueChoicesView['data'], void>({
        query: () => request(calls.listChoices),
        transformResponse: ({ data }: QueueChoicesView) => data,
      }),
      [named.filters]: on.query<SavedFilter[], void>({
        query: () => request(calls.listFilters),
        transformResponse: ({ data }: SavedFiltersView) => data,
        providesTags: [filterTag],
      }),
      [named.saveFilter]: on.mutation<SavedFilter[], Keyed<SaveFilterBody>>({
        query: ({ body, key: submit }) => request(calls.saveFilter, { body, key: submit }),
        transformResponse: ({ data }: SavedFiltersView) => data,
        invalidatesTags: (_view, fault) => (fault ? [] : [filterTag]),
      }),
      [named.changeFilter]: on.mutation<SavedFilter[], ChangeFilterArg>({
        query: ({ id, version, body }) => request(calls.changeFilter, { params: { filter: id }, body, version }),
        transformResponse: ({ data }: SavedFiltersView) => data,
        invalidatesTags: [filterTag],
        // The next change of the same view names the version of this answer.
        async onQueryStarted(_, { dispatch, queryFulfilled }) {
          const done = await queryFulfilled.catch(() => undefined);
          if (done) dispatch(util.updateQueryData(named.filters, undefined, () => done.data));
        },
      }),
      [named.removeFilter]: on.mutation<SavedFilter[], SeenFilter>({
        query: ({ id, version }) => request(calls.removeFilter, { params: { filter: id }, version }),
        transformResponse: ({ data }: SavedFiltersView) => data,
        invalidatesTags: [filterTag],
      }),
    }),
  });
  return {
    counts: endpoints[named.counts],
    choices: endpoints[named.choices],
    filters: endpoints[named.filters],
    saveFilter: endpoints[named.saveFilter],
    changeFilter: endpoints[named.changeFilter],
    removeFilter: endpoints[named.removeFilter],
  };
}
