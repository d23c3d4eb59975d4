import type { StaffMe } from '@hub/contracts/identity';
import { legalDeciders, legalEditors } from '@hub/contracts/catalog';
import { auditRoles, inactivityDeciders } from '@hub/contracts/identity';
import type { StaffDoor } from '@hub/contracts/manifest';
import { releaseReaders } from '@hub/contracts/releases';
import type { RemoteEntry } from '@hub/web';

type Rights = Pick<StaffMe, 'roles' | 'owner'>;
type Registered = Pick<RemoteEntry, 'doors' | 'approvalRoles' | 'jobs'>;
/** A tab of the desk; those of the shell itself have their words in its catalogue. */
export type StaffArea = Omit<StaffDoor, 'title'> & Partial<Pick<StaffDoor, 'title'>>;

export const APPROVALS = '/staff/approvals';

/** Legal texts belong to no area. */
const legalRoles: readonly string[] = [...legalEditors, ...legalDeciders];

/** What waits for a second person stands before the tools, where every width shows it; audit and what owners do come last. */
const ownAreas = (registered: readonly Registered[]): StaffArea[] => [
  {
    name: 'approvals',
    to: APPROVALS,
    roles: [...legalRoles, ...inactivityDeciders, ...registered.flatMap(({ approvalRoles = [] }) => approvalRoles)],
    owners: true,
    order: 500,
  },
  { name: 'audit', to: '/staff/audit', roles: [...auditRoles], order: 1000 },
  { name: 'releases', to: '/staff/releases', roles: [...releaseReaders], owners: true, order: 1005 },
  { name: 'accounts', to: '/staff/accounts', roles: [], owners: true, order: 1010 },
  { name: 'keys', to: '/staff/keys', roles: [], owners: true, order: 1020 },
];

/**
 * What somebody may enter, in the order of the navigation; the first is where a sign-in leads. It decides what is offered;
 * what may be done there each service decides anew at every call.
 */
export function staffAreasOf(me: Rights, registered: readonly Registered[]): StaffArea[] {
  const workers = registered.flatMap(({ jobs }) => jobs?.roles ?? []);
  const told: StaffArea[] = registered
    .flatMap(({ doors = [] }) => doors)
    .map((door) => (door.jobs ? { ...door, roles: [...door.roles, ...workers] } : door));
  return [...told, ...ownAreas(registered)]
    .filter(({ roles, unless = [], owners = false }) => (me.owner && owners) || (has(me, roles) && !has(me, unless)))
    .sort((a, b) => a.order - b.order);
}

const has = (me: Rights, roles: readonly string[]) => me.roles.some(({ role }) => roles.includes(role));

export const asksForLegal = (me: Rights): boolean => has(me, legalRoles);

/** Keys are a matter of owners, runs over members of who may agree to them. */
export const asksForIdentity = (me: Rights): boolean => me.owner || has(me, inactivityDeciders);

/** Does somebody ask an area’s service for what needs a second person, or is one? */
export const asksForSecond = (me: Rights, area: Registered | undefined): boolean => has(me, area?.approvalRoles ?? []);
