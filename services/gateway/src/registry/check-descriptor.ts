import { areaByAddress, areas } from '@hub/federation/areas';
import { CONTRACT, type BuildDescriptor } from '@hub/federation/descriptor';
import { boundFaults } from './bound-faults.ts';
import { shapeFaults } from './descriptor-shape.ts';
import { deskFaults } from './desk-faults.ts';
import type { ShapeOptions } from './manifest-shapes.ts';
import { rowFaults } from './row-faults.ts';
import { siteFaults } from './site-faults.ts';

const FILE = /^[A-Za-z0-9_][A-Za-z0-9_.~@+/-]*$/;
const TRANSLATED = ['zh-HK', 'en'];

export class BadDescriptor extends Error {}

/** Each is sure of what those before it found no fault with. */
const steps: ((descriptor: BuildDescriptor) => string[])[] = [
  descriptorFaults,
  (build) => [...languageFaults(build), ...deskFaults(build), ...siteFaults(build)],
  rowFaults,
];

/** Throws `BadDescriptor` with everything that is wrong. */
export function checkDescriptor(descriptor: BuildDescriptor): void {
  for (const faultsOf of steps) {
    const faults = faultsOf(descriptor);
    if (faults.length) throw new BadDescriptor(`${descriptor.area} ${descriptor.build}: ${faults.join('; ')}`);
  }
}

/** Of a build that cannot be shown, whoever published it. */
export function descriptorFaults(descriptor: unknown, options?: ShapeOptions): string[] {
  const bounds = boundFaults(descriptor);
  if (bounds.length) return bounds;
  const shape = shapeFaults(descriptor, options);
  if (shape.length) return shape;
  const build = descriptor as BuildDescriptor;
  return [...areaFaults(build), ...addressFaults(build), ...routeFaults(build), ...doorFaults(build)];
}

/** A service without a remote has a token as well, and no page. */
function areaFaults({ area }: BuildDescriptor): string[] {
  return area === 'shell' || areas.includes(area)
    ? []
    : [`${area} is no area of the site: a gateway with its row of areas.ts goes out first`];
}

function addressFaults(descriptor: BuildDescriptor): string[] {
  const { area, build, integrities } = descriptor;
  const base = `/r/${area}/${build}/`;
  return loadedFiles(descriptor).flatMap((address) => {
    const file = address.slice(base.length);
    if (!address.startsWith(base) || !FILE.test(file) || file.includes('..')) return `${address} is not below ${base}`;
    return address in integrities ? [] : `${address} has no integrity`;
  });
}

export function loadedFiles(descriptor: BuildDescriptor): string[] {
  const texts = [descriptor.locales, descriptor.staffLocales].flatMap((files) => Object.values(files));
  const preload = Object.values(descriptor.preload ?? {}).flatMap(({ js, css }) => [...js, ...css]);
  const known = [...texts, ...preload, ...Object.keys(descriptor.integrities)];
  if (descriptor.area === 'shell') {
    const { js = [], css = [] } = descriptor.platform ?? {};
    return [...new Set([...descriptor.js, ...descriptor.css, ...js, ...css, ...known])];
  }
  return [...new Set([descriptor.entry, ...known])];
}

function routeFaults(descriptor: BuildDescriptor): string[] {
  if (descriptor.area === 'shell') return [];
  const { area, routes, staffRoutes } = descriptor;
  return [...routes, ...staffRoutes]
    .filter((pattern) => areaByAddress(pattern.replace(/\/\*$/, '')) !== area)
    .map((pattern) => `${pattern} does not belong to ${area}`);
}

function languageFaults({ locales, staffLocales }: BuildDescriptor): string[] {
  const tables = Object.keys(staffLocales).length ? { locales, staffLocales } : { locales };
  return Object.entries(tables).flatMap(([name, files]) =>
    TRANSLATED.filter((language) => !(language in files)).map((language) => `${name} lacks ${language}`),
  );
}

function doorFaults(descriptor: BuildDescriptor): string[] {
  if (descriptor.area === 'shell') return [];
  const { contract, entry, integrity, integrities, exposes, preload } = descriptor;
  return [
    ...(contract === CONTRACT ? [] : [`contract ${contract} is not ${CONTRACT}`]),
    ...(integrities[entry] === integrity ? [] : ['its entry has two integrities']),
    ...exposes.filter((expose) => !preload[expose]?.js.length).map((expose) => `${expose} has no files`),
  ];
}

export function contractOf(descriptor: BuildDescriptor): number {
  return descriptor.area === 'shell' ? 0 : descriptor.contract;
}
