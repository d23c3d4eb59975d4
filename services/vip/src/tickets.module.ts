import { vipDesk } from '@hub/contracts/vip';
import { Admission, deskClients, Standings, TicketsModule } from '@hub/tickets/server';
import { CharacterTries } from './admission/character-tries.ts';
import { EarlierContact } from './admission/earlier-contact.ts';
import { FindCharacter } from './admission/find-character.ts';
import { VipAdmission } from './admission/vip-admission.ts';
import { EligibilityModule } from './eligibility/eligibility.module.ts';
import { VipStandings } from './members/vip-standings.ts';

/** The ticket engine for the desk of VIP. */
export const ticketsModule = TicketsModule.for({
  desk: vipDesk,
  imports: [deskClients(vipDesk), EligibilityModule],
  admission: [{ provide: Admission, useClass: VipAdmission }, CharacterTries, EarlierContact, FindCharacter],
  standings: { provide: Standings, useClass: VipStandings },
});
