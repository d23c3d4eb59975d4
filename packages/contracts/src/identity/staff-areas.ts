import { anySettingReaders } from '../catalog/settings/rights.ts';
import type { StaffRole } from '../shared/who.ts';
import {
  batchDeciders,
  compensationDeciders,
  compensators,
  deliveryActors,
  deliveryReaders,
} from '../events/rights.ts';
import { codeKeepers, codeReaders, eventDeciders, lockKeepers, substituteDeciders } from '../events/codes/rights.ts';
import { jobOverseers } from '../jobs/messages.ts';
import { figureReaders, macroEditors, ownFigureReaders, ticketReaders } from '../tickets/rights.ts';
import { auditRoles } from './audit.ts';

/**
 * Roles that have something to do on the staff screens of an area. It decides what is offered in the navigation and where
 * a sign-in leads; what may be done there each service decides anew at every call.
 */
export const areaRoles: Record<string, readonly StaffRole[]> = {
  support: ticketReaders,
  settings: anySettingReaders,
  vip: ['agent', 'lead', 'product_admin', 'auditor'],
  topup: ['finance', 'product_admin', 'auditor'],
  events: deliveryReaders,
  codes: codeReaders,
  surveys: ['event_operator', 'finance', 'auditor'],
  reports: [...figureReaders, ...ownFigureReaders],
  /** Of those who do not answer themselves. */
  macros: macroEditors.filter((role) => !ticketReaders.includes(role)),
  /** Those who answer have it among the tools of the desk; files of events are asked for by others. */
  jobs: [...jobOverseers, ...codeKeepers],
  audit: auditRoles,
  /** Those who ask for what needs a second person, and those who are one; owners are of their own. */
  approvals: [
    ...new Set([
      ...deliveryActors,
      ...compensators,
      ...batchDeciders,
      ...compensationDeciders,
      ...codeKeepers,
      ...lockKeepers,
      ...eventDeciders,
      ...substituteDeciders,
    ]),
  ],
};

/** Has somebody with these roles, at whichever game, something to do in an area? An area that is not listed is nobody's. */
export const mayEnter = (roles: readonly { role: string }[], area: string): boolean =>
  roles.some(({ role }) => areaRoles[area]?.some((known) => known === role) ?? false);
