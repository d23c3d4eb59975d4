import { boolean, number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { twd } from '../shared/twd-field.ts';
import { listOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { reason, ruleLevel } from './parts.ts';

export const RULE_DAYS_MAX = 366;

const days = () =>
  number()
    .typeError('RULE_DAYS')
    .integer('RULE_DAYS')
    .min(1, 'RULE_DAYS')
    .max(RULE_DAYS_MAX, 'RULE_DAYS')
    .required('RULE_DAYS');
const terms = {
  on: boolean().typeError('FIELD_INVALID').required('FIELD_REQUIRED'),
  days: days(),
  amount_twd: twd({ least: 1 }).required('AMOUNT_SHAPE'),
  level: ruleLevel(),
};

/** Who paid `amount_twd` or more within the last `days` days of Taipei is of `level`, to the end of the month at least. */
export const vipRuleBody = object({ ...terms, reason: reason() });
export type VipRuleBody = InferType<typeof vipRuleBody>;

export const vipRulePreviewQuery = object({ ...terms, page: blankable(string().max(64, 'FIELD_INVALID')) });
export type VipRulePreviewQuery = InferType<typeof vipRulePreviewQuery>;

const rule = () => part({ on: yesNo(), days: whole(), amount_twd: whole(), level: whole() }).nullable();
/**
 * `rule`: null where the game never had one. `approval`, `asked`: the open request for another one, and that one.
 * `approved_by`: empty where it is not known.
 */
export const vipRuleView = view('VipRule', {
  data: part({
    game_id: text(),
    rule: rule(),
    changed_at: textOrNull(),
    changed_by: text(),
    approved_by: text(),
    approval: whole().nullable(),
    asked: rule(),
    version: whole(),
    may_change: yesNo(),
  }),
});
export type VipRuleView = InferType<typeof vipRuleView>;

/** `lose`: none, or lower, after the end of the month. `sample`: who gains or loses, by name. */
export const vipRulePreviewView = view('VipRulePreview', {
  data: part({
    gain: whole(),
    lose: whole(),
    stay: whole(),
    sample: listOf(
      view('VipRuleChange', {
        partner_uid: text(),
        paid_twd: whole(),
        before: whole(),
        after: whole(),
        ends_at: textOrNull(),
      }),
    ),
  }),
  page: part({ next: textOrNull() }),
});
export type VipRulePreviewView = InferType<typeof vipRulePreviewView>;
