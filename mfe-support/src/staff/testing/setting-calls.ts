import type { Setting, SettingName, SettingRow, SettingValues, ThemePreviewView } from '@hub/contracts/catalog';
import { documented, staffCalls, type Asked, type Calls } from '@hub/page-tests';
import { freshSetting } from '../settings/setting-values.ts';

export const LIST = 'GET /api/staff/settings/:kind';
export const ONE = 'GET /api/staff/settings/:kind/:key';
export const VERSION = 'GET /api/staff/settings/:kind/:key/versions/:version';
export const ADD = 'POST /api/staff/settings/:kind';
export const CHANGE = 'PUT /api/staff/settings/:kind/:key';
export const PREVIEW = 'POST /api/staff/settings/faq/preview';
export const THEME = 'POST /api/staff/settings/themes/preview';

type Rows = { data: SettingRow[]; page: { next: null; total: number } };
const [row] = documented<Rows>(LIST).data as [SettingRow];

/** A list of one, or of these. */
export const rowsOf = (...over: Partial<SettingRow>[]): Rows => ({
  data: over.map((one) => ({ ...row, ...one })),
  page: { next: null, total: over.length },
});

/** What a kind calls its rows. */
const NAMES = ['title', 'name', 'label'];
const begins: Partial<Record<SettingName, SettingValues>> = {
  games: { service_from: '09:00', service_until: '18:00' },
  themes: { hue: '252', chroma: '100', accent_hue: '58', radius: '10', family: 'contour', seed: '73' },
};

/** A setting as its form begins, saved once; `values` changes what it says. */
export function settingOf(kind: SettingName, values: SettingValues = {}, over: Partial<Setting> = {}) {
  const { data } = documented<{ data: Setting }>(ONE);
  const fresh = { ...freshSetting(kind, 'save').values, ...begins[kind] };
  const named = Object.fromEntries(NAMES.filter((name) => name in fresh).map((name) => [name, '冬季慶典']));
  return { data: { ...data, values: { ...fresh, game_id: 'H73', ...named, ...values }, ...over } };
}

/** Versions from the newest to the first, saved by 小婷. */
export const versionsTo = (newest: number): Setting['versions'] =>
  Array.from({ length: newest }, (_, at) => ({
    version: newest - at,
    state: 'saved',
    by: '小婷',
    at: '2026-11-22T10:00:00+08:00',
  }));

const light = {
  page: '#f2f6fa',
  surface: '#ffffff',
  ink: '#101820',
  line: '#d5dee8',
  fill: '#0b5ca3',
  'on-fill': '#ffffff',
  'brand-soft': '#dfebf7',
  'brand-ink': '#0b4a86',
};
const dark = {
  page: '#0b0f14',
  surface: '#131a22',
  ink: '#e8eef5',
  line: '#2a3440',
  fill: '#2566a9',
  'on-fill': '#ffffff',
  'brand-soft': '#14283b',
  'brand-ink': '#9cc8f2',
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>';
/** Looks that can be read. */
export const themeOf = (over: Partial<ThemePreviewView['data']> = {}): ThemePreviewView => ({
  data: { light, dark, emblem: SVG, picture: SVG, weak: [], ...over },
});

/** The desk of a product admin with its settings. */
export const settingCalls = (): Calls => ({
  ...staffCalls('product_admin'),
  [LIST]: rowsOf({}),
  [ONE]: ({ params }: Asked) => settingOf(params.kind as SettingName, {}, { key: params.key }),
  [PREVIEW]: documented(PREVIEW),
  [THEME]: themeOf(),
});
