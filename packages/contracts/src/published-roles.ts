import { array, object, string, type InferType } from 'yup';
import type { Title } from './manifest/title.ts';
import { staffRoles } from './shared/principal.ts';
import { ROLE_NAME } from './shared/role-name.ts';
import { SERVICE_NAME, type ServiceName } from './shared/route.ts';

/** A role of its own that a service knows: its name, and what who holds it may do there. */
export type PublishedRole = { role: string; title: Title; may: Title };

const MOST_ROLES = 20;

const said = (most: number) => string().trim().min(1).max(most).required();
const title = (most: number) => object({ tw: said(most), hk: string().trim().max(most), en: said(most) }).required();
const published = object({ role: string().required(), title: title(40), may: title(200) });

/** Where the gateway says which roles a service published. Never routed from outside. */
export const publishedRolesPath = '/internal/staff-roles';
export const publishedRolesBody = object({
  service: string().matches(SERVICE_NAME).required(),
  roles: array(published.required()).max(MOST_ROLES).required(),
});
export type PublishedRolesBody = InferType<typeof publishedRolesBody>;

/**
 * A role is one word behind the name of its service: nobody publishes another team's, nor one of the platform
 * (`event_operator` is no role of `event`, which every area believes).
 */
export function isOwnRole(service: ServiceName, role: string): boolean {
  const [, word] = role.split('_');
  const named = role === `${service}_${word}` && /^[a-z]+$/.test(word ?? '') && ROLE_NAME.test(role);
  return named && !staffRoles.some((one) => one === role);
}

export type CheckedRoles = { roles: PublishedRole[]; faults: string[] };

/** Every bad role is left out and told; the rest is taken. */
export function readRoles(service: ServiceName, given: readonly unknown[]): CheckedRoles {
  const roles = new Map<string, PublishedRole>();
  const faults: string[] = [];
  if (given.length > MOST_ROLES) faults.push(`there are more than ${MOST_ROLES} roles`);
  for (const one of given.slice(0, MOST_ROLES)) {
    const read = shaped(one);
    if (typeof read === 'string') faults.push(read);
    else if (!isOwnRole(service, read.role)) faults.push(`${read.role.slice(0, 60)} is no role of its own`);
    else if (roles.has(read.role)) faults.push(`${read.role} stands twice`);
    else roles.set(read.role, read);
  }
  return { roles: [...roles.values()], faults };
}

function shaped(given: unknown): PublishedRole | string {
  try {
    const { role, title: name, may } = published.validateSync(given, { strict: true });
    return { role, title: titleOf(name), may: titleOf(may) };
  } catch (error) {
    return (error as Error).message.slice(0, 120);
  }
}

/** What a newer service says besides is left out. */
const titleOf = ({ tw, hk, en }: { tw: string; hk?: string | undefined; en: string }): Title =>
  hk ? { tw, hk, en } : { tw, en };
