import type { Route } from './route.ts';

/** `id` and `note` of `/x/:id/notes/:note`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Plain = string | number | boolean;
export type QueryValues = Record<string, Plain | undefined>;
export type InAddress<Path extends string> = { query?: QueryValues } & ([PathParams<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<Path>, Plain> });

/** Whatever else a call is sent with, after its open parts and its query; left away where it has neither. */
export type Sending<Path extends string, More = object> = [PathParams<Path>] extends [never]
  ? [sent?: InAddress<Path> & More]
  : [sent: InAddress<Path> & More];

export function addressOf<Path extends string>({ path }: Route<Path>, ...[sent]: Sending<Path>): string {
  const values = (sent?.params ?? {}) as Record<string, Plain>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const given = Object.entries(sent?.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
