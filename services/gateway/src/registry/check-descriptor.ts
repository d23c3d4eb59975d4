import type { BuildDescriptor } from '@hub/federation/descriptor';

const AREA = /^[a-z][a-z0-9-]{0,15}$/;
const BUILD = /^[A-Za-z0-9_-]{1,40}$/;
const FILE = /^[A-Za-z0-9_][A-Za-z0-9_.~@+/-]*$/;

/** A descriptor that must not be published: its addresses stand unescaped in every page. */
export class BadDescriptor extends Error {}

/** Every address of a build points into its own immutable folder; throws `BadDescriptor`. */
export function checkDescriptor(descriptor: BuildDescriptor): void {
  const { area, build } = descriptor;
  if (!AREA.test(area) || !BUILD.test(build)) throw new BadDescriptor(`area or build is malformed: ${area} ${build}`);
  const base = `/r/${area}/${build}/`;
  for (const address of addressesOf(descriptor)) {
    const file = address.slice(base.length);
    const own = address.startsWith(base) && FILE.test(file) && !file.includes('..');
    if (!own) throw new BadDescriptor(`${area} ${build}: ${address} is not below ${base}`);
  }
  for (const pattern of patternsOf(descriptor)) {
    if (!pattern.startsWith('/')) throw new BadDescriptor(`${area} ${build}: route ${pattern} is not absolute`);
  }
  if (!descriptor.integrities || !descriptor.titles) throw new BadDescriptor(`${area} ${build}: incomplete`);
  for (const integrity of Object.values(descriptor.integrities)) {
    if (!/^sha384-[A-Za-z0-9+/=]+$/.test(integrity)) throw new BadDescriptor(`${area} ${build}: bad integrity`);
  }
}

function addressesOf(descriptor: BuildDescriptor): string[] {
  const locales = [descriptor.locales, descriptor.staffLocales].flatMap((texts) => Object.values(texts ?? {}));
  const known = Object.keys(descriptor.integrities ?? {});
  if (descriptor.area === 'shell') return [...descriptor.js, ...descriptor.css, ...locales, ...known];
  const preload = Object.values(descriptor.preload).flatMap(({ js, css }) => [...js, ...css]);
  return [descriptor.entry, ...preload, ...locales, ...known];
}

function patternsOf(descriptor: BuildDescriptor): string[] {
  return descriptor.area === 'shell' ? descriptor.routes : [...descriptor.routes, ...descriptor.staffRoutes];
}

/** Major of the agreement with the shell; the shell itself sets it. */
export function contractOf(descriptor: BuildDescriptor): number {
  return descriptor.area === 'shell' ? 0 : descriptor.contract;
}
