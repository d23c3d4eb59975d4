import { countHeldOf, kitPersonData, noneOfKit, type PersonDataDeclaration } from '@hub/nest-kit/person-data';
import type { OrderKeys } from '../orders/buyer/order-keys.ts';
import { bonusCategory, giftCategory, orderCategory, paymentCategory } from '../orders/person-data/orders-data.ts';
import { ownersOf } from '../orders/person-data/orders-of-person.ts';

/** What topup has of a person. */
export function personData(keys: OrderKeys): PersonDataDeclaration {
  const kit = kitPersonData({
    scopesOf: (person) => [
      ...ownersOf(person),
      ...person.emails.map((email) => keys.emailMac(email).toString('base64url')),
    ],
  });
  return {
    // Bonuses are found by their orders, which are nobody’s afterwards.
    categories: [bonusCategory(keys), orderCategory(keys), giftCategory, paymentCategory, ...kit.categories],
    none: [
      ...kit.none,
      noneOfKit.schedules,
      noneOfKit.calendar,
      noneOfKit.held,
      { tables: ['order_delivery'], why: 'names of deliveries and what became of them' },
      { tables: ['payment_issue'], why: 'numbers and sums, and what staff said of them' },
      { tables: ['topup_setting'], why: 'what was sold for how much' },
    ],
    held: countHeldOf,
  };
}
