import { macroCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { CaseMacro, CaseMacrosView, Desk, MacrosView, MacroView } from '@hub/contracts/tickets';

/** `game` '' = all of them, `-` = those for every game. */
export type MacroChoice = { game: string; language: string; archived: '0' | '1' };
export type MacroBodyArg = Record<string, unknown>;
export type OneMacro = MacroView['data'];

export function macrosApi(desk: Desk) {
  const key = desk.key as 'desk';
  const calls = macroCalls(desk);
  const tag = `${key}Macros` as const;
  const named = {
    list: `${key}_macros`,
    one: `${key}_macro`,
    forCase: `${key}_case_macros`,
    save: `${key}_macro_save`,
    archive: `${key}_macro_archive`,
  } as const;
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<MacrosView, MacroChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg: { game, language, archived }, pageParam }) =>
          request(calls.listMacros, { query: { game_id: game, language, archived, page: pageParam } }),
        providesTags: [tag],
      }),
      [named.one]: on.query<OneMacro, number>({
        query: (id) => request(calls.getMacro, { params: { id } }),
        transformResponse: ({ data }: MacroView) => data,
        providesTags: [tag],
      }),
      [named.forCase]: on.query<CaseMacro[], number>({
        query: (id) => request(calls.listCaseMacros, { params: { q_id: id } }),
        transformResponse: ({ data }: CaseMacrosView) => data,
        providesTags: [tag],
      }),
      [named.save]: on.mutation<OneMacro, { id: number | 'new'; version: number; body: MacroBodyArg; key: string }>({
        query: ({ id, version, body, key: submit }) =>
          id === 'new'
            ? request(calls.createMacro, { body, key: submit })
            : request(calls.changeMacro, { params: { id }, body, key: submit, version }),
        transformResponse: ({ data }: MacroView) => data,
        invalidatesTags: (_view, fault) => (fault ? [] : [tag]),
      }),
      [named.archive]: on.mutation<OneMacro, { id: number; version: number; archived: boolean }>({
        query: ({ id, version, archived }) =>
          request(calls.archiveMacro, { params: { id }, body: { archived: archived ? '1' : '0' }, version }),
        transformResponse: ({ data }: MacroView) => data,
        // Also when a colleague was faster: what they wrote is shown.
        invalidatesTags: (_view, fault) => (fault && fault.status !== 409 ? [] : [tag]),
      }),
    }),
  });
  return {
    list: endpoints[named.list],
    one: endpoints[named.one],
    forCase: endpoints[named.forCase],
    save: endpoints[named.save],
    archive: endpoints[named.archive],
  };
}
