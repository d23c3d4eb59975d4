import { staffRoles } from '@hub/contracts/shared';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { firstMatch } from '@hub/federation/match';
import { array, boolean, number, object, string, ValidationError } from 'yup';

const MOST = 20;
const words = string().max(60).required();
const title = object({ tw: words, hk: string().max(60), en: words });
const name = string()
  .matches(/^[a-z][a-z0-9-]{0,23}$/, '${path} is no name')
  .required();
const address = string()
  .matches(/^(?:[/][\w-]+)+$/, '${path} is no address')
  .required();
const roles = array(string().oneOf(staffRoles).required());
const numbered = string()
  .max(60)
  .matches(/\{number\}/, '${path} has no {number}');
const withNumber = object({ tw: numbered.required(), hk: numbered, en: numbered.required() });

const door = object({
  name,
  to: address,
  also: array(address),
  title,
  roles: roles.required(),
  unless: roles,
  owners: boolean(),
  order: number().integer().min(0).max(999).required(),
  records: array(name),
  numbered: object({ open: withNumber, kind: title }).default(undefined),
});
const desk = object({ doors: array(door).max(MOST), approvalRoles: roles });

/** What is wrong with what a remote says of its tabs of the desk; a build from before it was told says nothing. */
export function deskFaults(descriptor: BuildDescriptor): string[] {
  if (descriptor.area === 'shell') return [];
  try {
    desk.validateSync(descriptor, { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
  const { doors = [], staffRoutes } = descriptor;
  return doors.flatMap(({ name, to, also = [] }, at) => [
    ...[to, ...also].filter((path) => !firstMatch(staffRoutes, path)).map((path) => `${path} is no screen of its own`),
    ...(doors.findIndex((other) => other.name === name) === at ? [] : [`two doors are called ${name}`]),
  ]);
}
