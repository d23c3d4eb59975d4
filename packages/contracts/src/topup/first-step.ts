import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { digitsOf, roleIdFits, type RoleDigits } from '../shared/role-digits.ts';
import { email, line } from '../tickets/fields.ts';
import { halfWidth, named } from './asked-where.ts';
import { isCalendarDay, isOfAge } from './buyer-age.ts';
import { buyerPhoneFits, overseasAreas } from './buyer-phone.ts';
import type { KnownPlaces } from './places.ts';
import { rehearsal } from './rehearsal.ts';
import { reportTypes, type ReportType } from './states.ts';

/** x: not said. */
export const genders = ['x', 'm', 'f'] as const;

type Others = { reportType?: ReportType; area?: string };
const others = (context: { parent: unknown }): Required<Others> => {
  const { reportType = '1', area = '' } = context.parent as Others;
  return { reportType, area };
};

const which = {
  game_id: gameId().required('GAME_UNKNOWN'),
  reportType: blankable(string().oneOf(reportTypes, 'FIELD_INVALID')),
  rehearsal: rehearsal(),
};

/** What decides by which rules the rest is read. */
export const firstStepFlow = object(which);

/** `roleDigits` null: nobody set it. `reportType` absent: Taiwan. `area`: a county, or `852`, `853`, `other`. */
export const firstStepForm = (roleDigits: RoleDigits | null, { isCounty }: KnownPlaces) =>
  object({
    ...which,
    serverId: line(32).required('SERVER_REQUIRED'),
    roleId: halfWidth()
      .max(20, 'BUYER_ROLE_REQUIRED')
      .required('BUYER_ROLE_REQUIRED')
      .matches(/^\d+$/, 'BUYER_ROLE_REQUIRED')
      .test('digits', (value, context) => {
        if (!roleDigits || !value || !/^\d+$/.test(value) || roleIdFits(roleDigits, value)) return true;
        return context.createError({ message: 'BUYER_ROLE_DIGITS', params: { digits: digitsOf(roleDigits) } });
      }),
    charName: named(64).required('BUYER_CHARACTER_REQUIRED'),
    email: email().required('BUYER_EMAIL_REQUIRED'),
    area: line(16)
      .required('AREA_REQUIRED')
      .test('area', 'AREA_REQUIRED', (value, context) => {
        if (!value) return true;
        return others(context).reportType === '2' ? overseasAreas.some((area) => area === value) : isCounty(value);
      }),
    userPhone: line(32)
      .required('BUYER_PHONE_REQUIRED')
      .test('phone', (value, context) => {
        const { reportType, area } = others(context);
        if (!value || buyerPhoneFits(value, reportType, area)) return true;
        return context.createError({ message: reportType === '2' ? 'BUYER_PHONE_OVERSEAS' : 'BUYER_PHONE_TAIWAN' });
      }),
    gender: string().required('GENDER_REQUIRED').oneOf(genders, 'GENDER_REQUIRED'),
    birthday: line(10)
      .required('BIRTHDAY_FORMAT')
      .test('calendar', 'BIRTHDAY_FORMAT', (value = '') => value === '' || isCalendarDay(value))
      .test('age', 'BUYER_TOO_YOUNG', (value = '') => !isCalendarDay(value) || isOfAge(value, new Date())),
    member_id: blankable(line(64)),
  });
export type FirstStepBody = InferType<ReturnType<typeof firstStepForm>>;
