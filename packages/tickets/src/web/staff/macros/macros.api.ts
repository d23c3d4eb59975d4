import { baseApi } from '@hub/web';
import type { CaseMacro, CaseMacrosView, Desk, MacrosView, MacroView } from '@hub/contracts/tickets';

/** `game` '' = all of them, `-` = those for every game. */
export type MacroChoice = { game: string; language: string; archived: '0' | '1' };
export type MacroBodyArg = Record<string, unknown>;
export type OneMacro = MacroView['data'];

/** The calls of a desk's canned replies. */
export function macrosApi(desk: Desk) {
  const key = desk.key as 'desk';
  const base = `/api/staff/${desk.api}/macros`;
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
          `${base}?${new URLSearchParams({ game_id: game, language, archived, page: pageParam })}`,
        providesTags: [tag],
      }),
      [named.one]: on.query<OneMacro, number>({
        query: (id) => `${base}/${id}`,
        transformResponse: ({ data }: MacroView) => data,
        providesTags: [tag],
      }),
      [named.forCase]: on.query<CaseMacro[], number>({
        query: (id) => `/api/staff/${desk.api}/${id}/macros`,
        transformResponse: ({ data }: CaseMacrosView) => data,
        providesTags: [tag],
      }),
      [named.save]: on.mutation<OneMacro, { id: number | 'new'; version: number; body: MacroBodyArg; key: string }>({
        query: ({ id, version, body, key: submit }) => ({
          url: id === 'new' ? base : `${base}/${id}`,
          method: id === 'new' ? 'POST' : 'PUT',
          body,
          key: submit,
          headers: { 'If-Match': String(version) },
        }),
        transformResponse: ({ data }: MacroView) => data,
        invalidatesTags: (_view, fault) => (fault ? [] : [tag]),
      }),
      [named.archive]: on.mutation<OneMacro, { id: number; archived: boolean }>({
        query: ({ id, archived }) => ({
          url: `${base}/${id}/archive`,
          method: 'POST',
          body: { archived: archived ? '1' : '0' },
        }),
        transformResponse: ({ data }: MacroView) => data,
        invalidatesTags: (_view, fault) => (fault ? [] : [tag]),
      }),
    }),
  });
  return {
    list: endpoints[named.list],
    one: endpoints[named.one],
    /** Those that fit a case. */
    forCase: endpoints[named.forCase],
    save: endpoints[named.save],
    archive: endpoints[named.archive],
  };
}
