import { mixed, object, string, type InferType } from 'yup';
import { otherLanguages } from '../../shared/translated.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../../shared/view.ts';
import { oneGame, tick } from './parts.ts';

export type SettingValues = Record<string, string | boolean>;
const values = () =>
  mixed<SettingValues>(
    (value): value is SettingValues =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean'),
  )
    .defined()
    .nonNullable()
    .meta({ jsonSchema: { type: 'object', additionalProperties: { type: ['string', 'boolean'] } } });

/** `game_id` '' = all; `q`: words of name or content; `page`: the cursor of the answer before. */
export const settingsQuery = object({
  game_id: string().max(32, 'FIELD_INVALID').default(''),
  q: string().trim().max(64, 'FIELD_INVALID').default(''),
  page: string().max(120, 'FIELD_INVALID').default(''),
});
export type SettingsQuery = InferType<typeof settingsQuery>;

/** `soon`, `over`: outside its time; `off`: not published or hidden. */
export const settingStates = ['live', 'soon', 'over', 'off'] as const;
export type SettingState = (typeof settingStates)[number];

/** `draft`: a proposal waits. `lacks`: languages that it is not wholly written in; players read zh-TW there. */
export const settingRow = view('SettingRow', {
  key: text(),
  game_id: text(),
  title: text(),
  note: text(),
  state: oneOf(...settingStates),
  from: textOrNull(),
  until: textOrNull(),
  draft: yesNo(),
  lacks: listOf(oneOf(...otherLanguages)),
});
export type SettingRow = InferType<typeof settingRow>;
export const settingsView = view('Settings', {
  data: listOf(settingRow),
  page: part({ next: textOrNull(), total: whole() }),
});
export type SettingsView = InferType<typeof settingsView>;

export const versionRow = view('SettingVersion', {
  version: whole(),
  state: oneOf('saved', 'draft', 'removed'),
  by: text(),
  at: text(),
});
export type VersionRow = InferType<typeof versionRow>;

/** `mode`: what the reader may do: `save` what players see, `draft` a proposal, or `read`. `version` goes back as `If-Match`: when somebody saved since, a change is refused. */
export const setting = view('Setting', {
  key: text(),
  version: whole(),
  values: values(),
  mode: oneOf('save', 'draft', 'read'),
  versions: listOf(versionRow),
});
export type Setting = InferType<typeof setting>;
export const settingView = view('SettingAnswer', { data: setting });
export type SettingView = InferType<typeof settingView>;
export const settingVersionView = view('SettingVersionAnswer', {
  data: part({ version: versionRow, values: values() }),
});
export type SettingVersionView = InferType<typeof settingVersionView>;

export const settingRemovedView = view('SettingRemoved', { data: part({ removed: yesNo() }) });

export const articlePreviewBody = object({ content: string().max(60_000, 'TEXT_LONG').default('') });
export type ArticlePreviewBody = InferType<typeof articlePreviewBody>;
/** As it would be stored and shown: what may not stand in an article is gone. */
export const articlePreviewView = view('ArticlePreview', { data: part({ content: text() }) });
export type ArticlePreviewView = InferType<typeof articlePreviewView>;

/** `apply` is only taken with the `seen` mark of the comparison that was looked at. */
export const serversImportBody = object({
  game_id: oneGame(),
  csv: string().max(900_000, 'CSV_LARGE').required('CSV_EMPTY'),
  apply: tick(),
  seen: string().max(64, 'FIELD_INVALID').default(''),
});
export type ServersImportBody = InferType<typeof serversImportBody>;

const change = part({ server_id: text(), before: text(), after: text() });
/** `faults`: lines that cannot be taken, by number in the file; while there is one nothing is taken. */
export const serversImportView = view('ServersImport', {
  data: part({
    seen: text(),
    applied: yesNo(),
    rows: whole(),
    same: whole(),
    added: listOf(change),
    changed: listOf(change),
    unnamed: whole(),
    faults: listOf(part({ line: whole(), text: text() })),
    fault_count: whole(),
    added_count: whole(),
    changed_count: whole(),
  }),
});
export type ServersImportView = InferType<typeof serversImportView>;
