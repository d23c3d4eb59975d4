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
const part = object({
  slot: name,
  name,
  expose: string().required(),
  title,
  roles: roles.required(),
  order: number().integer().min(0).max(999).required(),
});
const desk = object({ doors: array(door).max(MOST), approvalRoles: roles, parts: array(part).max(MOST) });

/** What is wrong with what a remote says of the desk, its tabs and its parts of other screens; a build from before it was told says nothing. */
export function deskFaults(descriptor: BuildDescriptor): string[] {
  if (descriptor.area === 'shell') return [];
  try {
    desk.validateSync(descriptor, { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
  const { doors = [], parts = [], staffRoutes, exposes } = descriptor;
  const targets = doors.flatMap(({ to, also = [] }) => [to, ...also]);
  return [
    ...targets.filter((path) => !firstMatch(staffRoutes, path)).map((path) => `${path} is no screen of its own`),
    ...twice(doors.map((row) => `door ${row.name}`)),
    ...parts.filter(({ expose }) => !exposes.includes(expose)).map(({ expose }) => `${expose} is not exposed`),
    ...twice(parts.map((row) => `part ${row.name} of ${row.slot}`)),
  ];
}

const twice = (names: string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at).map((name) => `there are two of ${name}`);
