import { array, number, object, string } from 'yup';
import { MAX_MAIL_ITEMS } from '../partner/game-calls.ts';
import { blankable } from '../shared/blankable.ts';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { readTaipei } from '../shared/taipei.ts';
import { listOf, part, text, whole } from '../shared/view.ts';

export const REASON_MIN = 4;
const REASON_MAX = 300;

export const whichGame = () => gameId().required('GAME_UNKNOWN');
export const machine = () => string().matches(MACHINE_ID, { message: 'FIELD_INVALID', excludeEmptyString: true });
export const account = () => string().trim().max(64, 'FIELD_INVALID');
export const number32 = () =>
  number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .positive('FIELD_INVALID')
    .max(4_294_967_295, 'FIELD_INVALID');
export const choice = <T extends string>(values: readonly T[]) =>
  blankable(string().oneOf([...values], 'FIELD_INVALID'));

export const why = () =>
  string()
    .trim()
    .max(REASON_MAX, 'REASON_LONG')
    .required('REASON_REQUIRED')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= REASON_MIN);

/** Of Taipei, as a form has it: `2026-11-22T23:59`. */
export const minute = () =>
  blankable(
    string().test('minute', 'FIELD_INVALID', (value) => !value || (value.length === 16 && readTaipei(value) !== null)),
  );

export const mailFields = {
  server_id: machine().required('FIELD_REQUIRED'),
  role_id: machine().required('FIELD_REQUIRED'),
  partner_uid: account().default(''),
  title: string().trim().max(60, 'TOO_LONG').required('FIELD_REQUIRED'),
  body: string().trim().max(1000, 'TOO_LONG').default(''),
  items: array()
    .of(
      object({
        item_code: string()
          .matches(/^[A-Za-z0-9_.:-]{1,64}$/, 'ITEM_CODE')
          .required('ITEM_CODE'),
        qty: number()
          .typeError('ITEM_QTY')
          .integer('ITEM_QTY')
          .min(1, 'ITEM_QTY')
          .max(1_000_000, 'ITEM_QTY')
          .required('ITEM_QTY'),
      }).required(),
    )
    .min(1, 'ITEMS_NONE')
    .max(MAX_MAIL_ITEMS, 'ITEMS_MANY')
    .required('ITEMS_NONE'),
  expire_days: number()
    .typeError('EXPIRE_DAYS')
    .integer('EXPIRE_DAYS')
    .min(1, 'EXPIRE_DAYS')
    .max(180, 'EXPIRE_DAYS')
    .default(30),
};

export const itemsView = () => listOf(part({ item_code: text(), qty: whole() }));
