import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ConfigView, GamesView, GameView, NoticesView, NoticeView } from '@hub/contracts/catalog';
import type { SetupView } from '@hub/contracts/tickets';
import { baseApi } from './base-api.ts';
import { pageData } from './page-data.ts';
import { setupCall, setupSearch } from './page-address.ts';
import { getSession, startSession } from './session.ts';

/** An address inside the site: `/service/H73` and its query (token taken out). */
export type SetupArg = { path: string; search: string };

const siteApi = baseApi.enhanceEndpoints({ addTagTypes: ['setup'] }).injectEndpoints({
  endpoints: (on) => ({
    getGames: on.query<GameView[], void>({
      query: () => '/api/games/get_games',
      transformResponse: (answer: GamesView) => answer.msg,
      keepUnusedDataFor: Infinity,
    }),
    getConfig: on.query<ConfigView['config'], void>({
      query: () => '/api/games/get_config',
      transformResponse: (answer: ConfigView) => answer.config,
      keepUnusedDataFor: Infinity,
    }),
    getNotices: on.query<NoticeView[], string | void>({
      query: (game) => (game ? `/api/notices?game_id=${encodeURIComponent(game)}` : '/api/notices'),
      transformResponse: (answer: NoticesView) => answer.msg,
    }),
    initSetup: on.query<SetupView, SetupArg>({
      query: ({ path, search }) => ({
        url: setupCall(path),
        method: 'POST',
        body: { search_string: setupSearch(path, search) },
      }),
      transformResponse: takeToken,
      providesTags: ['setup'],
    }),
  }),
});

/** The answer's token stands for the player from now on; a report's own token is worth less and gives way. */
function takeToken(setup: SetupView): SetupView {
  if (setup.token && setup.token !== getSession()?.token) startSession(setup.token, setup.game_id);
  return setup;
}

export const { useGetGamesQuery, useGetConfigQuery, useGetNoticesQuery, useInitSetupQuery, useLazyInitSetupQuery } =
  siteApi;

/** Games and addresses came with the page: no call is made for them. */
export function seedSite(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void {
  const { games, config } = pageData();
  const { upsertQueryEntries } = siteApi.util;
  if (games) dispatch(upsertQueryEntries([{ endpointName: 'getGames', arg: undefined, value: games }]));
  if (config) dispatch(upsertQueryEntries([{ endpointName: 'getConfig', arg: undefined, value: config }]));
}
