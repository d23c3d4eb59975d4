import { supportDesk } from '@hub/contracts/support';
import { holidayCalls } from '@hub/contracts/tickets';
import type { HolidayRemovedView, HolidaysImportView, HolidaysView, HolidayView } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';

const calls = holidayCalls(supportDesk);

const holidaysApi = baseApi.enhanceEndpoints({ addTagTypes: ['holidays'] }).injectEndpoints({
  endpoints: (on) => ({
    holidays: on.query<HolidaysView['data'], string>({
      query: (year) => request(calls.listHolidays, { query: { year } }),
      transformResponse: ({ data }: HolidaysView) => data,
      providesTags: ['holidays'],
      keepUnusedDataFor: 0,
    }),
    addHoliday: on.mutation<HolidayView, object>({
      query: (body) => request(calls.addHoliday, { body }),
      invalidatesTags: (_row, fault) => (fault ? [] : ['holidays']),
    }),
    importHolidays: on.mutation<HolidaysImportView['data'], object>({
      query: (body) => request(calls.importHolidays, { body }),
      transformResponse: ({ data }: HolidaysImportView) => data,
      invalidatesTags: (told) => (told?.applied ? ['holidays'] : []),
    }),
    removeHoliday: on.mutation<HolidayRemovedView, { id: string; reason: string }>({
      query: ({ id, reason }) => request(calls.removeHoliday, { params: { holiday: id }, body: { reason } }),
      // Also when somebody else was faster: then it is gone.
      invalidatesTags: (_row, fault) => (fault && fault.status !== 404 ? [] : ['holidays']),
    }),
  }),
});

export const { useHolidaysQuery, useAddHolidayMutation, useImportHolidaysMutation, useRemoveHolidayMutation } =
  holidaysApi;
