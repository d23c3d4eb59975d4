import type { ApprovalKind } from '@hub/contracts/manifest';
import { ROLE_NAME } from '@hub/contracts/shared';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { firstMatch } from '@hub/federation/match';
import { array, boolean, number, object, string } from 'yup';
import { LIMITS } from './descriptor-limits.ts';
import {
  byCode,
  closed,
  faultsBy,
  inLanguages,
  line,
  name,
  sentence,
  title,
  twice,
  type ShapeOptions,
} from './manifest-shapes.ts';

const address = line.matches(/^(?:[/][\w-]+)+$/, '${path} is no address').required();
/** Which roles there are is identity's to say: a new one wants no release of the gateway. */
const roles = array(string().matches(ROLE_NAME, '${path} is no name of a role').required());
const someRoles = roles.min(1, '${path} names nobody');
const numbered = string()
  .max(LIMITS.titleLetters)
  .matches(/\{number\}/, '${path} has no {number}');
const withNumber = inLanguages(numbered);
const order = number().integer().min(0).max(999).required();

const door = closed({
  name,
  to: address,
  also: array(address),
  title,
  roles: roles
    .required()
    .when(['owners', 'jobs'], ([owners, jobs], schema) => (owners || jobs ? schema : someRoles.required())),
  unless: roles,
  owners: boolean(),
  jobs: boolean(),
  order,
  records: array(name),
  numbered: closed({
    prefix: string().matches(/^[A-Z]$/, '${path} is no letter'),
    open: withNumber,
    kind: title,
  }).default(undefined),
});
const part = closed({ slot: name, name, expose: string().required(), title, roles: someRoles.required(), order });
const kind = closed({
  title,
  look: title,
  to: line.matches(/^(?:[/](?:[\w-]+|\{subject\}))+(?:\?[\w=&{}-]*)?$/, '${path} is no address').required(),
  named: string().matches(/^\w{1,48}$/, '${path} is no fact'),
});
const audit = closed({
  services: byCode(title),
  actions: byCode(title),
  objects: byCode(title),
  fields: byCode(title),
  values: byCode(byCode(title)),
}).default(undefined);
const approvals = closed({
  kinds: byCode(kind),
  facts: byCode(title),
  warnings: array(string().max(LIMITS.codeLetters).required()).max(LIMITS.warnings),
  values: byCode(byCode(title)),
}).default(undefined);
const jobs = closed({
  name: title.required(),
  atDesk: boolean(),
  roles: someRoles,
  file: line.matches(/^[/]api[/]staff(?:[/][\w-]+)+[/]:export$/, '${path} is no address of a file'),
  exports: byCode(title),
  tasks: byCode(title),
  rounds: byCode(title),
}).default(undefined);
const rule = closed({ what: title.required(), until: sentence.required() });
const retention = closed({ name: title.required(), rules: byCode(rule) }).default(undefined);
const deskSchema = object({
  doors: array(door).max(LIMITS.doors),
  approvalRoles: roles,
  parts: array(part).max(LIMITS.doors),
  audit,
  approvals,
  jobs,
  retention,
});

const filled = ({ to }: ApprovalKind) => to.split('?')[0]?.replace('{subject}', '1') ?? '';

export function deskFaults(descriptor: BuildDescriptor, options?: ShapeOptions): string[] {
  if (descriptor.area === 'shell') return [];
  const shape = faultsBy(deskSchema, descriptor, options);
  if (shape.length) return shape;
  const { doors = [], parts = [], approvals: asked, staffRoutes, exposes } = descriptor;
  const targets = [
    ...doors.flatMap(({ to, also = [] }) => [to, ...also]),
    ...Object.values(asked?.kinds ?? {}).map(filled),
  ];
  return [
    ...targets.filter((path) => !firstMatch(staffRoutes, path)).map((path) => `${path} is no screen of its own`),
    ...twice(doors.map((row) => `door ${row.name}`)),
    ...parts.filter(({ expose }) => !exposes.includes(expose)).map(({ expose }) => `${expose} is not exposed`),
    ...twice(parts.map((row) => `part ${row.name} of ${row.slot}`)),
  ];
}
