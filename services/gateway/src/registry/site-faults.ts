import { siteIcons, sitePlaces } from '@hub/contracts/manifest';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { firstMatch } from '@hub/federation/match';
import { array, boolean, number, object, string } from 'yup';
import { ownerOf, partsOf } from '../routes/path-patterns.ts';
import { LIMITS } from './descriptor-limits.ts';
import { closed, faultsBy, line, title, type ShapeOptions } from './manifest-shapes.ts';

const address = line.matches(/^(?:[/](?:[\w-]+|\{game\}))+(?:\?[\w=&{}-]*)?$/, '${path} is no address');

const door = closed({
  place: string().oneOf(sitePlaces).required(),
  to: address.required(),
  otherwise: address,
  title: title.default(undefined),
  icon: string().oneOf(siteIcons),
  own: boolean(),
  unread: boolean(),
  news: boolean(),
  order: number().integer().min(0).max(999).required(),
});
const call = line.matches(/^[/]api[/](?!staff[/])[\w/-]+$/, '${path} is no call');
const siteSchema = object({
  name: title.default(undefined),
  siteDoors: array(door).max(LIMITS.doors),
  gameLinks: array(line.matches(/^(?:[/]:?[\w-]+)+$/, '${path} is no pattern of addresses').required()).max(
    LIMITS.doors,
  ),
  gameHome: address,
  exchange: call,
  unread: call,
});

const filled = (to: string) => to.split('?')[0]?.replaceAll('{game}', 'H73') ?? '';
const isOwnCall = (path: string, area: string) => ownerOf(partsOf(path), area)?.service === area;
const example = (pattern: string) => pattern.replaceAll(/:\w+/g, '1');

export function siteFaults(descriptor: BuildDescriptor, options?: ShapeOptions): string[] {
  if (descriptor.area === 'shell') return [];
  const shape = faultsBy(siteSchema, descriptor, options);
  if (shape.length) return shape;
  const { siteDoors = [], gameLinks = [], gameHome, exchange, unread, area, routes } = descriptor;
  const targets = [
    ...siteDoors.flatMap(({ to, otherwise }) => [to, otherwise ?? to]).map(filled),
    ...gameLinks.map(example),
    ...(gameHome === undefined ? [] : [filled(gameHome)]),
  ];
  const foreign = [exchange, unread]
    .filter((path) => path !== undefined && !isOwnCall(path, area))
    .map((path) => `${path} is no call of its own`);
  const lost = targets.filter((path) => !firstMatch(routes, path)).map((path) => `${path} is no page of its own`);
  return [...lost, ...foreign];
}
