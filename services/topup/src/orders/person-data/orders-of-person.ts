import type { Person } from '@hub/contracts/person-data';
import { isAscii } from '@hub/nest-kit/db';
import { anyOf, isIn, ofAsciiAccounts, ofRoles, type Where } from '@hub/nest-kit/person-data';
import type { OrderKeys } from '../buyer/order-keys.ts';

const OF_SITE = 'hub';

/** As orders name who began them. */
export const ownersOf = ({ accounts, member_id }: Person): string[] => [
  ...accounts.filter(({ uid }) => isAscii(uid)).map(({ game_id, uid }) => `${game_id}:${uid}`),
  ...(member_id ? [`${OF_SITE}:${member_id}`] : []),
];

/** SQL over `topup_order`: what was bought for the person’s characters, by whomever. */
export const ordersFor = (person: Person): Where => anyOf(ofAsciiAccounts(person), ofRoles(person));

/** SQL over `topup_order`: what the person bought. */
export const ordersOf = (keys: OrderKeys, person: Person): Where =>
  anyOf(
    isIn('owner', ownersOf(person)),
    isIn(
      'email_mac',
      person.emails.map((email) => keys.emailMac(email)),
    ),
    isIn(
      'phone_mac',
      person.phones.flatMap((phone) => keys.phoneMacs(phone)),
    ),
  );
