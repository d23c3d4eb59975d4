import { settingCalls } from '@hub/contracts/catalog';
import type { SettingRow, SettingsView, ThemePreview, ThemePreviewView } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

/** Of fifty each. */
const PAGES = 20;

const choicesApi = baseApi.enhanceEndpoints({ addTagTypes: ['settings', 'setting'] }).injectEndpoints({
  endpoints: (on) => ({
    previewTheme: on.query<ThemePreview, object>({
      query: (body) => request(settingCalls.previewTheme, { body }),
      transformResponse: ({ data }: ThemePreviewView) => data,
      keepUnusedDataFor: 5,
    }),
    /** Every row of a kind, also what is not published: few, and needed whole for a choice. */
    everySetting: on.query<SettingRow[], 'games' | 'question_types'>({
      queryFn: async (kind, _api, _options, ask) => {
        const rows: SettingRow[] = [];
        for (let page: string | null = '', n = 0; page !== null && n < PAGES; n += 1) {
          const { data, error } = await ask(request(settingCalls.listSettings, { params: { kind }, query: { page } }));
          if (error) return { error };
          const answer = data as SettingsView;
          rows.push(...answer.data);
          page = answer.page.next;
        }
        return { data: rows };
      },
      providesTags: ['settings', 'setting'],
    }),
  }),
});

export const { usePreviewThemeQuery, useEverySettingQuery } = choicesApi;
