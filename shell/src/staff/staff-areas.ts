import type { StaffMe } from '@hub/contracts/identity';
import { areaRoles, mayEnter } from '@hub/contracts/identity';

type Rights = Pick<StaffMe, 'roles' | 'owner'>;
/** What only system owners have to do with. */
const ownersAreas = [
  { area: 'accounts', to: '/staff/accounts' },
  { area: 'keys', to: '/staff/keys' },
];
/** Requests for a second person: those of owners, and those of the areas that have some. */
const APPROVALS = { area: 'approvals', to: '/staff/approvals' };

/** What owners oversee as well: background work, and among the settings the days when the desk stays shut. */
const ownersToo = ['jobs', 'settings'];

/** A second door of whichever remote has it. */
const SETTINGS = '/staff/settings';

type Registered = { area: string; staffRoutes: readonly string[] };
/** `also`: where its screens stand besides those below `to`. */
export type StaffArea = { area: string; to: string; also?: readonly string[] };

/** Events and their codes: the second door of the remote that sends into the games. */
const CODES: StaffArea = { area: 'codes', to: '/staff/events', also: ['/staff/serials'] };

/** Figures of the desks; the remote of the first desk brings the screen. */
const REPORTS = '/staff/reports';

/**
 * What somebody may enter, in the order of the navigation; the first is where a sign-in leads. Areas whose registered build
 * has staff screens, then the canned replies for who only writes those, the figures, the settings, the background work for who oversees it, then the audit, the accounts of the others, and what waits for a second person.
 */
export function staffAreasOf(me: Rights, registered: readonly Registered[]): StaffArea[] {
  const built = inOrder(registered).flatMap(({ area, staffRoutes }) => {
    const fixed = staffRoutes.find((pattern) => !pattern.includes(':'));
    const door: StaffArea[] = fixed ? [{ area, to: fixed.replace(/\/\*$/, '') }] : [];
    return staffRoutes.includes(`${CODES.to}/*`) ? [...door, CODES] : door;
  });
  const has = (pattern: string) => registered.some(({ staffRoutes }) => staffRoutes.includes(pattern));
  const reports = has(REPORTS) ? [{ area: 'reports', to: REPORTS }] : [];
  const settings = has(`${SETTINGS}/*`) ? [{ area: 'settings', to: SETTINGS }] : [];
  const desk = built.find(({ area }) => area === 'support');
  const macros = desk && !mayEnter(me.roles, 'support') ? [{ area: 'macros', to: `${desk.to}/macros` }] : [];
  const jobs = desk ? [{ area: 'jobs', to: `${desk.to}/jobs` }] : [];
  const areas = [...built, ...macros, ...reports, ...settings, ...jobs, { area: 'audit', to: '/staff/audit' }];
  const allowed = areas.filter(({ area }) => mayEnter(me.roles, area) || (me.owner && ownersToo.includes(area)));
  const asked = me.owner || (built.some(({ area }) => area === 'events') && mayEnter(me.roles, APPROVALS.area));
  return [...allowed, ...(me.owner ? ownersAreas : []), ...(asked ? [APPROVALS] : [])];
}

/** Areas stand in the order of their rights; the desk of reports leads, wherever a registry has it. */
const order = Object.keys(areaRoles);
const inOrder = (registered: readonly Registered[]) => registered.toSorted((a, b) => placeOf(a) - placeOf(b));
const placeOf = ({ area }: Registered) => (order.includes(area) ? order.indexOf(area) : order.length);
