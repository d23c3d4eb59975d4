import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ConfigView, GamesView, GameView, NoticesView } from '@hub/contracts/catalog';
import type { NoticeView, SetupView, UnreadView } from '@hub/contracts/tickets';
import { gameCalls, pageCalls } from '@hub/contracts/calls/catalog/games';
import { setupCalls } from '@hub/contracts/calls/support/setup';
import { baseApi } from './base-api.ts';
import type { HubRequest } from './base-query.ts';
import { request } from './request.ts';
import { pageData } from './page-data.ts';
import { setupSearch } from './page-address.ts';
import { getSession, startSession } from './session.ts';
import { ownTopic } from './token-claims.ts';

export type SetupArg = { path: string; search: string };

const siteApi = baseApi.enhanceEndpoints({ addTagTypes: ['setup'] }).injectEndpoints({
  endpoints: (on) => ({
    getGames: on.query<GameView[], void>({
      query: () => request(gameCalls.listGames),
      transformResponse: (answer: GamesView) => answer.msg,
      keepUnusedDataFor: Infinity,
      providesTags: ['words'],
    }),
    getConfig: on.query<ConfigView['config'], void>({
      query: () => request(gameCalls.getConfig),
      transformResponse: (answer: ConfigView) => answer.config,
      keepUnusedDataFor: Infinity,
    }),
    getNotices: on.query<NoticeView[], string | void>({
      query: (game) => request(pageCalls.listNotices, { query: { game_id: game || undefined } }),
      transformResponse: (answer: NoticesView) => answer.msg,
      providesTags: ['words'],
    }),
    initSetup: on.query<SetupView, SetupArg>({
      query: ({ path, search }) =>
        request(setupCalls.initSetup, { body: { search_string: setupSearch(path, search) } }),
      transformResponse: takeSetupToken<SetupView>,
      providesTags: ['setup', 'words'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        const of = ownTopic(getSession());
        if (done && of && done.data.is_in_game) dispatch(keepUnread(of, 'support', done.data.unread_count));
      },
    }),
    getUnread: on.query<UnreadCounts, string>({
      queryFn: async (_, __, ___, ask) => {
        const asked = unreadCalls().map(async ([area, url]) => {
          // The browser may keep the answer for a game that asks often; a page that was told of news wants the news.
          const { data } = await ask({ url, cache: 'no-store' } satisfies HubRequest);
          return data ? [[area, (data as UnreadView).unread_count] as const] : [];
        });
        return { data: Object.fromEntries((await Promise.all(asked)).flat()) };
      },
      // An area that does not answer has as many as it had.
      merge: (known, got) => void Object.assign(known, got),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** New answers by area. */
type UnreadCounts = Record<string, number>;

export const unreadCalls = () =>
  Object.values(pageData().registry.areas).flatMap(({ area, unread }) => (unread ? [[area, unread] as const] : []));

/** The answer's token stands for the player from now on; a report's own token is worth less and gives way. */
export function takeSetupToken<Setup extends { token: string; game_id: string }>(setup: Setup): Setup {
  if (setup.token && setup.token !== getSession()?.token) startSession(setup.token, setup.game_id);
  return setup;
}

export const {
  useGetGamesQuery,
  useGetConfigQuery,
  useGetNoticesQuery,
  useInitSetupQuery,
  useLazyInitSetupQuery,
  useGetUnreadQuery,
} = siteApi;

/** Joins what is known of other areas. */
function keepUnread(of: string, area: string, count: number) {
  return siteApi.util.upsertQueryEntries([{ endpointName: 'getUnread', arg: of, value: { [area]: count } }]);
}

export const useKnownUnread = siteApi.endpoints.getUnread.useQueryState;

/** Games and addresses came with the page: no call is made for them. */
export function seedSite(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void {
  const { games, config } = pageData();
  const { upsertQueryEntries } = siteApi.util;
  if (games) dispatch(upsertQueryEntries([{ endpointName: 'getGames', arg: undefined, value: games }]));
  if (config) dispatch(upsertQueryEntries([{ endpointName: 'getConfig', arg: undefined, value: config }]));
}
