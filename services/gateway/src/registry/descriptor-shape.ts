import { INTEGRITY } from '@hub/contracts/integrity';
import { AREA_NAME, BUILD_NAME } from '@hub/contracts/releases';
import { isRange, isVersion } from '@hub/federation/fits';
import { array, lazy, mixed, number, object, string, ValidationError, type Schema } from 'yup';

const table = (value: Schema) =>
  lazy((rows: unknown) =>
    object(Object.fromEntries(Object.keys((rows as object | null) ?? {}).map((key) => [key, value]))).required(),
  );

const address = string().required();
const addresses = array(address).required();
const integrity = string().matches(INTEGRITY, '${path} is no integrity').required();
const patterns = array(
  string()
    .matches(/^\/[\w:/*-]*$/, '${path} is no pattern of addresses')
    .required(),
).required();
const PAIR = String.raw`\w+=(?:\w+|:\w+[(]\w+(?:[|]\w+)*[)])`;
/** Of one of our calls, as `askedAtOnce` writes it; a page sends its token there. */
const CALL = new RegExp(String.raw`^/api(?:/:?\w+)+(?:[?]${PAIR}(?:&${PAIR})*)?(?:#(?:[*]|[a-z][\w-]*/:\w+))?$`);
const calls = array(string().matches(CALL, '${path} is no call').required()).required();
const picture = array(
  string()
    .matches(/^(?:[/](?![/])[\w/.-]*)?(?:[{][\w.]+[}][\w.-]*)?$/, '${path} is no address of a picture')
    .required(),
).required();
const pictureSource = string()
  .matches(/^[/]internal[/]pictures(?:[/]:?\w+)+$/, '${path} is no source of a picture')
  .required();
const pictureInk = object({
  told: string()
    .matches(/^[\w.]{1,64}$/, '${path} is no name')
    .required(),
  inks: table(
    string()
      .matches(/^#[0-9a-f]{6}$/, '${path} is no colour')
      .required(),
  ),
}).required();
const title = object({ tw: string().required(), hk: string(), en: string().required() }).required();
const bytes = number().integer().min(0).required();

/** Absent in a build from before it was told. */
const told = (value: Schema) => lazy((rows: unknown) => (rows === undefined ? mixed() : table(value)));

const versions = (kind: string, isOne: (text: string) => boolean) => {
  const one = string()
    .required()
    .test('semver', `\${path} is no ${kind}`, (text) => isOne(text));
  return object({ facade: one, react: one }).default(undefined);
};

const ofAll = {
  area: string().matches(AREA_NAME, 'area is malformed').required(),
  build: string().matches(BUILD_NAME, 'build is malformed').required(),
  routes: patterns,
  titles: table(title),
  windows: table(string().oneOf(['tall', 'medium', 'slim', 'flow']).required()),
  locales: table(address),
  staffLocales: table(address),
  integrities: table(integrity),
  bytes: object({ entry: bytes, firstJs: bytes, firstCss: bytes, all: bytes }).required(),
};

const shell = object({
  ...ofAll,
  js: addresses.min(1),
  css: addresses,
  has: versions('version', isVersion),
  boot: string().required(),
  layers: string().required(),
  platform: object({ loader: string().required(), js: addresses.min(1), css: addresses }).default(undefined),
});

const remote = object({
  ...ofAll,
  contract: number().integer().required(),
  needs: versions('range', isRange),
  entry: address,
  integrity,
  exposes: array(
    string()
      .matches(/^\.[/][a-z][a-z-]{0,30}$/, '${path} is no module')
      .required(),
  )
    .min(1, 'exposes nothing')
    .required(),
  staffRoutes: patterns,
  calls: told(calls),
  pictures: told(picture),
  pictureSources: told(pictureSource),
  pictureInks: told(pictureInk),
  preload: table(object({ js: addresses, css: addresses }).required()),
});

export function shapeFaults(descriptor: unknown): string[] {
  const isShell = (descriptor as { area?: unknown } | null)?.area === 'shell';
  try {
    (isShell ? shell : remote).required().validateSync(descriptor, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}
