import { addressOf } from '@hub/contracts/call-address';
import { exportCalls, figureCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type {
  CsatCommentsView,
  Desk,
  ExportListView,
  ExportRow,
  ExportView,
  Figures,
  FiguresView,
  HelpedFigures,
  HelpedFiguresView,
} from '@hub/contracts/tickets';
import { figuresQuery, type ReportChoice } from './reports-address.ts';

export type ExportWish = {
  kind: 'figures' | 'cases';
  from: string;
  until: string;
  game_id: string;
  agent: string;
  personal: boolean;
  reason: string;
};

export function reportsApi(desk: Desk) {
  const key = desk.key as 'desk';
  const figures = figureCalls(desk);
  const files = exportCalls(desk);
  const exportTag = `${key}StaffExport` as const;
  const named = {
    figures: `${key}_staff_figures`,
    comments: `${key}_staff_comments`,
    helped: `${key}_staff_helped`,
    exports: `${key}_staff_exports`,
    ask: `${key}_staff_export_ask`,
    cancel: `${key}_staff_export_cancel`,
  } as const;
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [exportTag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.figures]: on.query<Figures, ReportChoice>({
        query: (choice) => request(figures.getFigures, { query: figuresQuery(choice) }),
        transformResponse: ({ data }: FiguresView) => data,
      }),
      [named.comments]: on.infiniteQuery<CsatCommentsView, ReportChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) =>
          request(figures.listComments, { query: { ...figuresQuery(queryArg), page: pageParam || undefined } }),
      }),
      [named.helped]: on.query<HelpedFigures, ReportChoice>({
        query: (choice) => request(figures.getHelped, { query: figuresQuery({ ...choice, agents: [] }) }),
        transformResponse: ({ data }: HelpedFiguresView) => data,
      }),
      [named.exports]: on.query<ExportRow[], void>({
        query: () => request(files.listExports),
        transformResponse: ({ data }: ExportListView) => data,
        providesTags: [exportTag],
      }),
      [named.ask]: on.mutation<ExportRow, { body: ExportWish; key: string }>({
        query: ({ body, key: submit }) => request(files.requestExport, { body, key: submit }),
        transformResponse: ({ data }: ExportView) => data,
        invalidatesTags: (_row, fault) => (fault ? [] : [exportTag]),
      }),
      [named.cancel]: on.mutation<ExportRow, string>({
        query: (id) => request(files.cancelExport, { params: { export: id }, body: {} }),
        transformResponse: ({ data }: ExportView) => data,
        invalidatesTags: [exportTag],
      }),
    }),
  });
  return {
    figures: endpoints[named.figures],
    comments: endpoints[named.comments],
    helped: endpoints[named.helped],
    exports: endpoints[named.exports],
    ask: endpoints[named.ask],
    cancel: endpoints[named.cancel],
    /** The browser fetches it itself, so that it never lies in the memory of the page. */
    fileAddress: (id: string) => addressOf(files.fetchExport, { params: { export: id } }),
  };
}

export type ReportsApi = ReturnType<typeof reportsApi>;
