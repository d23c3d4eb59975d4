import { array, mixed, number, object, string, type InferType } from 'yup';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, part, text, textOrNull, textsByName, view, whole } from '../shared/view.ts';
import { ATTACHMENT_ID } from './attachments.ts';

/** For the other browser to come, and for it to go on. */
export const HAND_OVER_MINUTES = 30;
/** Of all its texts together, in code units. */
export const HAND_OVER_LENGTH = 16_000;
const FIELDS = 40;
const FILES = 20;

const SUBMIT_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** 128 random bits, base64url. */
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const secret = () => string().matches(SECRET, 'HAND_OVER_GONE').required('HAND_OVER_GONE');

const isTexts = (value: unknown): value is Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const rows = Object.entries(value);
  const size = rows.reduce(
    (sum, [name, text]) => sum + name.length + (typeof text === 'string' ? text.length : NaN),
    0,
  );
  return rows.length <= FIELDS && size <= HAND_OVER_LENGTH;
};
const texts = () =>
  mixed<Record<string, string>>()
    .required('FIELD_REQUIRED')
    .test('texts', 'TOO_LARGE_TO_HAND_OVER', isTexts)
    .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } });

/** `files`: sent ahead. `follows`: the case it continues. `key`: whoever sends it, it is one report. */
export const handOverBody = object({
  game_id: gameId().required('GAME_UNKNOWN'),
  form: string()
    .matches(/^[a-z][a-z0-9_-]{0,31}$/, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  values: texts(),
  follows: number().integer('FOLLOWS_UNKNOWN').positive('FOLLOWS_UNKNOWN'),
  key: string().matches(SUBMIT_KEY, 'FIELD_INVALID'),
  files: array(
    object({
      id: string().matches(ATTACHMENT_ID, 'FIELD_INVALID').required('FIELD_REQUIRED'),
      name: string().max(100, 'TOO_LONG').default(''),
      group: string().max(32, 'TOO_LONG').default(''),
    }),
  )
    .max(FILES, 'FIELD_INVALID')
    .default([]),
});
export type HandOverBody = InferType<typeof handOverBody>;

/** `code` stands in the link; `watch` tells the first window, and nobody else, how it went. */
export const handOverView = view('HandOver', { code: text(), watch: text(), expires_at: text() });
export type HandOverView = InferType<typeof handOverView>;

export const openHandOverBody = object({ code: secret() });
export type OpenHandOverBody = InferType<typeof openHandOverBody>;

/** `role_id`: of the character in whose name the report goes on; null for a visitor. `thumb`: signed address of a picture. */
export const openedHandOverView = view('OpenedHandOver', {
  token: text(),
  game_id: text(),
  form: text(),
  role_id: textOrNull(),
  values: textsByName(),
  follows: whole().nullable(),
  files: listOf(part({ id: text(), name: text(), group: text(), thumb: text() })),
});
export type OpenedHandOverView = InferType<typeof openedHandOverView>;

export const watchHandOverBody = object({ watch: secret() });
export type WatchHandOverBody = InferType<typeof watchHandOverBody>;

/** `over`: nobody came in time. `question_id` is 0 until the report is sent. */
export const handOverStateView = view('HandOverState', {
  state: oneOf('waiting', 'opened', 'sent', 'over'),
  question_id: whole(),
});
export type HandOverStateView = InferType<typeof handOverStateView>;
