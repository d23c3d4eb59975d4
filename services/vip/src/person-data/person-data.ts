import { passingPartnerCalls, kitPersonData, noneOfKit, type PersonDataDeclaration } from '@hub/nest-kit/person-data';
import { countHeldCases, ticketPersonData, ticketScopes, type TicketPersonKeys } from '@hub/tickets/server';
import { rankingPersonData } from './ranking-person-data.ts';

/** What vip has of a person. */
export function personData(keys: TicketPersonKeys): PersonDataDeclaration {
  const [kit, desk] = [kitPersonData({ scopesOf: ticketScopes(keys) }), ticketPersonData(keys)];
  return {
    categories: [...desk.categories, ...rankingPersonData.categories, passingPartnerCalls, ...kit.categories],
    none: [...kit.none, ...desk.none, ...rankingPersonData.none, noneOfKit.calendar, noneOfKit.held, noneOfKit.bulk],
    held: (db, person) => countHeldCases(db, keys.contacts, person),
  };
}
