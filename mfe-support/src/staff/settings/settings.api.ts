import { settingCalls } from '@hub/contracts/catalog';
import type {
  ArticlePreviewView,
  ServersImportBody,
  ServersImportView,
  Setting,
  SettingName,
  SettingsView,
  SettingVersionView,
  SettingView,
} from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

type Place = { kind: SettingName; key: string };
type Asked = { kind: SettingName; game: string; q: string };
type Change = Place & { version: number; body: object };

const settingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['settings', 'setting'] }).injectEndpoints({
  endpoints: (on) => ({
    settings: on.infiniteQuery<SettingsView, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { kind, game, q }, pageParam: page }) =>
        request(settingCalls.listSettings, {
          params: { kind },
          query: { game_id: game || undefined, q: q || undefined, page: page || undefined },
        }),
      providesTags: ['settings'],
      keepUnusedDataFor: 0,
    }),
    setting: on.query<Setting, Place>({
      query: (params) => request(settingCalls.getSetting, { params }),
      transformResponse: ({ data }: SettingView) => data,
      providesTags: ['setting'],
      keepUnusedDataFor: 0,
    }),
    settingVersion: on.query<SettingVersionView['data'], Place & { version: number }>({
      query: (params) => request(settingCalls.getSettingVersion, { params }),
      transformResponse: ({ data }: SettingVersionView) => data,
    }),
    addSetting: on.mutation<Setting, { kind: SettingName; body: object; key: string }>({
      query: ({ kind, body, key }) => request(settingCalls.createSetting, { params: { kind }, body, key }),
      transformResponse: ({ data }: SettingView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['settings']),
    }),
    changeSetting: on.mutation<Setting, Change>({
      query: ({ kind, key, version, body }) =>
        request(settingCalls.changeSetting, { params: { kind, key }, body, version }),
      transformResponse: ({ data }: SettingView) => data,
      // Also when somebody else was faster: what they saved is shown.
      invalidatesTags: (_row, fault) => (fault && fault.status !== 409 ? [] : ['settings', 'setting']),
    }),
    removeSetting: on.mutation<unknown, Place & { version: number }>({
      query: ({ kind, key, version }) => request(settingCalls.removeSetting, { params: { kind, key }, version }),
      invalidatesTags: (_row, fault) => (fault ? ['setting'] : ['settings']),
    }),
    previewArticle: on.query<string, string>({
      query: (content) => request(settingCalls.previewArticle, { body: { content } }),
      transformResponse: ({ data }: ArticlePreviewView) => data.content,
      keepUnusedDataFor: 5,
    }),
    importServers: on.mutation<ServersImportView['data'], ServersImportBody>({
      query: (body) => request(settingCalls.importServers, { body }),
      transformResponse: ({ data }: ServersImportView) => data,
      invalidatesTags: (told) => (told?.applied ? ['settings', 'setting'] : []),
    }),
  }),
});

export const {
  useSettingsInfiniteQuery,
  useSettingQuery,
  useLazySettingVersionQuery,
  useAddSettingMutation,
  useChangeSettingMutation,
  useRemoveSettingMutation,
  usePreviewArticleQuery,
  useImportServersMutation,
} = settingsApi;
