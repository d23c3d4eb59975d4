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
import { baseApi } from '@hub/web';

const BASE = '/api/staff/settings';
const at = (kind: SettingName, key: string) => `${BASE}/${kind}/${encodeURIComponent(key)}`;
type Place = { kind: SettingName; key: string };
type Asked = { kind: SettingName; game: string; q: string };
type Change = Place & { version: number; body: object };

const settingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['settings', 'setting'] }).injectEndpoints({
  endpoints: (on) => ({
    settings: on.infiniteQuery<SettingsView, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { kind, game, q }, pageParam: page }) =>
        `${BASE}/${kind}?${new URLSearchParams({ ...(game && { game_id: game }), ...(q && { q }), ...(page && { page }) })}`,
      providesTags: ['settings'],
      keepUnusedDataFor: 0,
    }),
    setting: on.query<Setting, Place>({
      query: ({ kind, key }) => at(kind, key),
      transformResponse: ({ data }: SettingView) => data,
      providesTags: ['setting'],
      keepUnusedDataFor: 0,
    }),
    settingVersion: on.query<SettingVersionView['data'], Place & { version: number }>({
      query: ({ kind, key, version }) => `${at(kind, key)}/versions/${version}`,
      transformResponse: ({ data }: SettingVersionView) => data,
    }),
    addSetting: on.mutation<Setting, { kind: SettingName; body: object; key: string }>({
      query: ({ kind, body, key }) => ({ url: `${BASE}/${kind}`, method: 'POST', body, key }),
      transformResponse: ({ data }: SettingView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['settings']),
    }),
    changeSetting: on.mutation<Setting, Change>({
      query: ({ kind, key, version, body }) => ({
        url: at(kind, key),
        method: 'PUT',
        body,
        headers: { 'If-Match': String(version) },
      }),
      transformResponse: ({ data }: SettingView) => data,
      // Also when somebody else was faster: what they saved is shown.
      invalidatesTags: (_row, fault) => (fault && fault.status !== 409 ? [] : ['settings', 'setting']),
    }),
    removeSetting: on.mutation<unknown, Place & { version: number }>({
      query: ({ kind, key, version }) => ({
        url: at(kind, key),
        method: 'DELETE',
        headers: { 'If-Match': String(version) },
      }),
      invalidatesTags: (_row, fault) => (fault ? ['setting'] : ['settings']),
    }),
    previewArticle: on.query<string, string>({
      query: (content) => ({ url: `${BASE}/faq/preview`, method: 'POST', body: { content } }),
      transformResponse: ({ data }: ArticlePreviewView) => data.content,
      keepUnusedDataFor: 5,
    }),
    importServers: on.mutation<ServersImportView['data'], ServersImportBody>({
      query: (body) => ({ url: `${BASE}/servers/import`, method: 'POST', body }),
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
