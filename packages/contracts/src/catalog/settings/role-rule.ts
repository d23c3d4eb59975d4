import { number, object, string } from 'yup';
import { MACHINE_ID } from '../../shared/game-of-query.ts';
import { hostRules, MAX_ROLE_DIGITS, plainRoleRules } from '../role-rules.ts';
import { line, oneGame } from './parts.ts';

const digits = (begin: number) =>
  number()
    .integer('DIGITS_SHAPE')
    .min(1, 'DIGITS_SHAPE')
    .max(MAX_ROLE_DIGITS, 'DIGITS_SHAPE')
    .typeError('DIGITS_SHAPE')
    .default(begin);

export const roleRuleBody = object({
  game_id: oneGame(),
  digits_least: digits(plainRoleRules.digits_least),
  digits_most: digits(plainRoleRules.digits_most).test(
    'most',
    'DIGITS_ORDER',
    (most, { parent }) => !(Number(most) < Number((parent as Record<string, unknown>).digits_least)),
  ),
  host_rule: string()
    .oneOf([...hostRules], 'FIELD_INVALID')
    .default(plainRoleRules.host_rule),
  fixed_host: line(32)
    .matches(MACHINE_ID, { message: 'CODE_SHAPE', excludeEmptyString: true })
    .when('host_rule', ([rule], field) => (rule === 'fixed' ? field.required('FIELD_REQUIRED') : field)),
});
