import { number, object, string, type InferType } from 'yup';
import { MAX_VIP_LEVEL } from '../partner/site-calls.ts';
import { blankable } from '../shared/blankable.ts';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import { readTaipei } from '../shared/taipei.ts';

const NUMBER_MAX = 4_294_967_295;
const REASON_MIN = 4;
const REASON_MAX = 300;
export const VIP_NOTE_MAX = 200;
export const VIP_AGENT_MAX = 64;
const ACCOUNT = /^[\x21-\x7e]{1,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const whichGame = () => gameId().required('GAME_UNKNOWN');
export const account = () =>
  string().trim().required('FIELD_REQUIRED').matches(ACCOUNT, { message: 'VIP_ACCOUNT', excludeEmptyString: true });
export const number32 = () =>
  number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .positive('FIELD_INVALID')
    .max(NUMBER_MAX, 'FIELD_INVALID');
const levelFrom = (least: number, code: 'VIP_LEVEL' | 'RULE_LEVEL') =>
  number().typeError(code).integer(code).min(least, code).max(MAX_VIP_LEVEL, code).required(code);
export const level = () => levelFrom(0, 'VIP_LEVEL');
export const ruleLevel = () => levelFrom(1, 'RULE_LEVEL');
export const reason = () =>
  string()
    .trim()
    .max(REASON_MAX, 'REASON_LONG')
    .required('REASON_REQUIRED')
    .test('shortest', 'REASON_SHORT', (value) => codePoints(value ?? '') >= REASON_MIN);

/** Of Taipei, `2026-12-31`, or nothing. */
export const day = () =>
  blankable(
    string()
      .trim()
      .test('day', 'VIP_DAY', (value) => !value || (DAY.test(value) && readTaipei(value) !== null)),
  );
/** `ends_on` beside `begins_on`: both are days that count. */
export const lastDay = () =>
  day().test('window', 'VIP_WINDOW', (value, { parent }) => {
    const { begins_on } = parent as { begins_on?: string };
    return !value || !begins_on || begins_on <= value;
  });

export const vipReasonBody = object({ reason: reason() });
export type VipReasonBody = InferType<typeof vipReasonBody>;
