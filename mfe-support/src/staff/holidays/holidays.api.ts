import type { HolidayRemovedView, HolidaysImportView, HolidaysView, HolidayView } from '@hub/contracts/tickets';
import { baseApi } from '@hub/web';

const BASE = '/api/staff/questions/holidays';

const holidaysApi = baseApi.enhanceEndpoints({ addTagTypes: ['holidays'] }).injectEndpoints({
  endpoints: (on) => ({
    holidays: on.query<HolidaysView['data'], string>({
      query: (year) => `${BASE}?${new URLSearchParams({ year })}`,
      transformResponse: ({ data }: HolidaysView) => data,
      providesTags: ['holidays'],
      keepUnusedDataFor: 0,
    }),
    addHoliday: on.mutation<HolidayView, object>({
      query: (body) => ({ url: BASE, method: 'POST', body }),
      invalidatesTags: (_row, fault) => (fault ? [] : ['holidays']),
    }),
    importHolidays: on.mutation<HolidaysImportView['data'], object>({
      query: (body) => ({ url: `${BASE}/import`, method: 'POST', body }),
      transformResponse: ({ data }: HolidaysImportView) => data,
      invalidatesTags: (told) => (told?.applied ? ['holidays'] : []),
    }),
    removeHoliday: on.mutation<HolidayRemovedView, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `${BASE}/${encodeURIComponent(id)}/remove`,
        method: 'POST',
        body: { reason },
      }),
      // Also when somebody else was faster: then it is gone.
      invalidatesTags: (_row, fault) => (fault && fault.status !== 404 ? [] : ['holidays']),
    }),
  }),
});

export const { useHolidaysQuery, useAddHolidayMutation, useImportHolidaysMutation, useRemoveHolidayMutation } =
  holidaysApi;
