import { INTEGRITY } from '@hub/contracts/integrity';
import { deskKeys, siteKeys } from '@hub/contracts/manifest';
import { AREA_NAME, BUILD_NAME } from '@hub/contracts/releases';
import { isRange, isVersion } from '@hub/federation/fits';
import { array, lazy, mixed, number, object, string, type Schema } from 'yup';
import { LIMITS } from './descriptor-limits.ts';
import { closed, faultsBy, inLanguages, line, type ShapeOptions } from './manifest-shapes.ts';

const tooMany = (most: number) => mixed().test('many', `\${path} has more than ${most} rows`, () => false);

const table = (value: Schema, most = LIMITS.routes) =>
  lazy((rows: unknown) => {
    const keys = Object.keys((rows as object | null) ?? {});
    if (keys.length > most) return tooMany(most);
    return object(Object.fromEntries(keys.map((key) => [key, value]))).required();
  });

const listOf = <S extends Schema>(value: S, most: number) =>
  array(value).max(most, `\${path} has more than ${most} rows`);

const address = line.required();
const addresses = listOf(address, LIMITS.files).required();
const assets = closed({ js: addresses, css: addresses }).required();
const integrity = string().matches(INTEGRITY, '${path} is no integrity').required();
const patterns = listOf(
  line.matches(/^\/[\w:/*-]*$/, '${path} is no pattern of addresses').required(),
  LIMITS.routes,
).required();
const PAIR = String.raw`\w+=(?:\w+|:\w+[(]\w+(?:[|]\w+)*[)])`;
/** Of one of our calls, as `askedAtOnce` writes it; a page sends its token there. */
const CALL = new RegExp(String.raw`^/api(?:/:?\w+)+(?:[?]${PAIR}(?:&${PAIR})*)?(?:#(?:[*]|[a-z][\w-]*/:\w+))?$`);
const calls = listOf(line.matches(CALL, '${path} is no call').required(), LIMITS.perPage).required();
const picture = listOf(
  line.matches(/^(?:[/](?![/])[\w/.-]*)?(?:[{][\w.]+[}][\w.-]*)?$/, '${path} is no address of a picture').required(),
  LIMITS.perPage,
).required();
const pictureSource = line
  .matches(/^[/]internal[/]pictures(?:[/]:?\w+)+$/, '${path} is no source of a picture')
  .required();
const pictureInk = closed({
  told: string()
    .matches(/^[\w.]{1,64}$/, '${path} is no name')
    .required(),
  inks: table(
    string()
      .matches(/^#[0-9a-f]{6}$/, '${path} is no colour')
      .required(),
    LIMITS.perPage,
  ),
}).required();
const title = inLanguages(line).required();
const bytes = number().integer().min(0).required();

/** Absent in a build from before there was such a table. */
const optionalTable = (value: Schema) => lazy((rows: unknown) => (rows === undefined ? mixed() : table(value)));

const versions = (kind: string, isOne: (text: string) => boolean) => {
  const one = line.required().test('semver', `\${path} is no ${kind}`, (text) => isOne(text));
  return closed({ facade: one, react: one }).default(undefined);
};

const ofAll = {
  area: string().matches(AREA_NAME, 'area is malformed').required(),
  build: string().matches(BUILD_NAME, 'build is malformed').required(),
  routes: patterns,
  titles: table(title),
  windows: table(string().oneOf(['tall', 'medium', 'slim', 'flow']).required()),
  locales: table(address, LIMITS.languages),
  staffLocales: table(address, LIMITS.languages),
  integrities: table(integrity, LIMITS.files),
  bytes: closed({ entry: bytes, firstJs: bytes, firstCss: bytes, all: bytes }).required(),
};

const shell = closed({
  ...ofAll,
  js: addresses.min(1),
  css: addresses,
  has: versions('version', isVersion),
  boot: string().required(),
  layers: string().required(),
  platform: closed({ loader: string().required(), js: addresses.min(1), css: addresses }).default(undefined),
  preload: optionalTable(assets),
});

/** Looked at by shapes of their own: what is bad of them costs less. */
const manifest = Object.fromEntries([...deskKeys, ...siteKeys].map((key) => [key, mixed().nullable()]));

const remote = closed({
  ...manifest,
  ...ofAll,
  contract: number().integer().required(),
  needs: versions('range', isRange),
  entry: address,
  integrity,
  exposes: listOf(
    string()
      .matches(/^\.[/][a-z][a-z-]{0,30}$/, '${path} is no module')
      .required(),
    LIMITS.perPage,
  )
    .min(1, 'exposes nothing')
    .required(),
  staffRoutes: patterns,
  calls: optionalTable(calls),
  pictures: optionalTable(picture),
  pictureSources: optionalTable(pictureSource),
  pictureInks: optionalTable(pictureInk),
  preload: table(assets, LIMITS.routes + LIMITS.perPage),
});

export function shapeFaults(descriptor: unknown, options?: ShapeOptions): string[] {
  const isShell = (descriptor as { area?: unknown } | null)?.area === 'shell';
  return faultsBy((isShell ? shell : remote).required(), descriptor, options);
}
