import { boolean, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { readTaipei } from '../shared/taipei.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';
import { isNetwork, isWide } from './network.ts';

/** `preview`: sees buttons and links that are not open yet; `vip_report`: the reports of VIP. */
export const whitelistNames = ['preview', 'vip_report'] as const;
export type WhitelistName = (typeof whitelistNames)[number];
export const whitelistKinds = ['account', 'role', 'network'] as const;
export type WhitelistKind = (typeof whitelistKinds)[number];

export const whitelistReaders: readonly StaffRole[] = ['product_admin', 'lead', 'auditor'];
export const whitelistEditors: readonly StaffRole[] = ['product_admin'];

export const WHITELIST_VALUE_MAX = 64;
export const WHITELIST_NOTE_MAX = 120;
/** Of a list, whatever the game; every one of them is compared with every visitor. */
export const WHITELIST_MAX = 5000;
export const WHITELIST_IMPORT_LINES = 2000;
/** Lines of a report that are spelled out. */
export const WHITELIST_FAULTS_SHOWN = 100;
const IMPORT_CHARS = 300_000;
const EVERY_GAME = '*';

const listName = () =>
  string()
    .oneOf([...whitelistNames] as const, 'FIELD_INVALID')
    .required('FIELD_INVALID');
const kind = () =>
  string()
    .oneOf([...whitelistKinds] as const, 'FIELD_INVALID')
    .default('account');
const note = () => string().trim().max(WHITELIST_NOTE_MAX, 'TOO_LONG').default('');
const reason = () => string().trim().required('WHITELIST_REASON').min(4, 'WHITELIST_REASON').max(200, 'TOO_LONG');

/** Of Taipei; nothing: it lasts. */
const endsAt = () =>
  string()
    .trim()
    .default('')
    .test('minute', 'WHITELIST_TIME', (value) => !value || (value.length === 16 && readTaipei(value) !== null));

/** Characters are counted anew at every game: an entry of one names its game. */
const gameOf = () =>
  string()
    .trim()
    .required('GAME_UNKNOWN')
    .test('game', 'GAME_UNKNOWN', (game) => game === EVERY_GAME || MACHINE_ID.test(game ?? ''))
    .test('role', 'WHITELIST_ROLE_GAME', (game, { parent }) => {
      return game !== EVERY_GAME || (parent as { kind?: unknown }).kind !== 'role';
    });

const isValue = (value: string, of: unknown): boolean =>
  of === 'role' ? MACHINE_ID.test(value) : of === 'network' ? isNetwork(value) : /^[\x21-\x7e]+$/.test(value);

export const whitelistValue = () =>
  string()
    .trim()
    .required('FIELD_REQUIRED')
    .max(WHITELIST_VALUE_MAX, 'TOO_LONG')
    .test('value', 'WHITELIST_VALUE', (value, context) => {
      const of = (context.parent as { kind?: unknown }).kind;
      if (!value || isValue(value, of)) return true;
      return context.createError({ message: of === 'network' ? 'WHITELIST_NETWORK' : 'WHITELIST_VALUE' });
    })
    .test('wide', 'WHITELIST_WIDE', (value, { parent }) => {
      return (parent as { kind?: unknown }).kind !== 'network' || !value || !isNetwork(value) || !isWide(value);
    });

export const whitelistBody = object({
  list: listName(),
  kind: kind(),
  game_id: gameOf(),
  value: whitelistValue(),
  note: note(),
  ends_at: endsAt(),
  reason: reason(),
});
export type WhitelistBody = InferType<typeof whitelistBody>;

export const whitelistLine = object({ kind: kind(), value: whitelistValue(), note: note() });

/** A line each, `value[,note]`, with a head or without. Without `apply` only looked at; bad lines are left out. */
export const whitelistImportBody = object({
  list: listName(),
  kind: kind(),
  game_id: gameOf(),
  text: string().required('FIELD_REQUIRED').max(IMPORT_CHARS, 'WHITELIST_TEXT_LONG'),
  ends_at: endsAt(),
  reason: reason(),
  apply: boolean().default(false),
});
export type WhitelistImportBody = InferType<typeof whitelistImportBody>;

export const removeWhitelistBody = object({ reason: reason() });
export type RemoveWhitelistBody = InferType<typeof removeWhitelistBody>;

/** `q`: a whole value, or words of a note. `page` is the cursor of the answer before. */
export const whitelistQuery = object({
  list: listName(),
  game_id: blankable(string().max(32, 'FIELD_INVALID')),
  q: blankable(string().trim().max(WHITELIST_VALUE_MAX, 'FIELD_INVALID')),
  page: blankable(string().matches(/^\d{1,10}$/, 'FIELD_INVALID')),
});
export type WhitelistQuery = InferType<typeof whitelistQuery>;

/** `value` is masked for who may only look. `mine`: the reader may remove it. `over`: its time has ended. */
export const whitelistRow = view('WhitelistEntry', {
  id: whole(),
  list: oneOf(...whitelistNames),
  kind: oneOf(...whitelistKinds),
  game_id: text(),
  value: text(),
  note: text(),
  ends_at: textOrNull(),
  over: yesNo(),
  mine: yesNo(),
});
export type WhitelistRow = InferType<typeof whitelistRow>;
export const whitelistView = view('Whitelist', {
  data: listOf(whitelistRow),
  page: part({ next: textOrNull(), total: whole() }),
});
export type WhitelistView = InferType<typeof whitelistView>;
export const whitelistEntryView = view('WhitelistEntryAnswer', { data: whitelistRow });
export type WhitelistEntryView = InferType<typeof whitelistEntryView>;
export const removedView = view('WhitelistRemoved', { data: part({ removed: yesNo() }) });
export type RemovedView = InferType<typeof removedView>;

/** `twice`: in the same text. Of the faults the first are spelled out. */
export const whitelistImportView = view('WhitelistImport', {
  data: part({
    applied: yesNo(),
    fresh: whole(),
    known: whole(),
    twice: whole(),
    fault_count: whole(),
    faults: listOf(part({ line: whole(), text: text(), value: text() })),
  }),
});
export type WhitelistImportView = InferType<typeof whitelistImportView>;
