import { findCounty, readPlace } from '../postal/postal.ts';
import type { RoleDigits } from '../shared/role-digits.ts';
import { firstStepForm } from './first-step.ts';
import type { OrderRules } from './goods.ts';
import { purchaseForm, transferForm } from './orders.ts';
import type { KnownPlaces } from './places.ts';

/** All of Taiwan. The table is large, so no page imports these three. */
const taiwan: KnownPlaces = {
  isCounty: (text) => findCounty(text) !== null,
  isPlace: (text) => readPlace(text) !== null,
};

export const firstStepBody = (roleDigits: RoleDigits | null) => firstStepForm(roleDigits, taiwan);
export const purchaseBody = (rules: OrderRules, optIn: boolean) => purchaseForm(rules, optIn, taiwan);
export const transferBody = (rules: OrderRules) => transferForm(rules, taiwan);
