/* What remotes that are live may fail at when their service changes: of two API documents, what the older one promised. */

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
};
type Content = { content?: Record<string, { schema?: Schema }> };
type Parameter = { name?: string; required?: boolean };
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses?: Record<string, Content> };
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
};

const MOST_DEEP = 24;
const list = (type: string | string[] | undefined) => (type === undefined ? [] : [type].flat());

class Reader {
  private readonly schemas: Record<string, Schema>;

  constructor({ components }: ApiDocument) {
    this.schemas = components.schemas ?? {};
  }

  /** Behind its references. */
  of(schema: Schema | undefined): Schema {
    const name = schema?.$ref?.split('/').at(-1);
    return name ? this.of(this.schemas[name]) : (schema ?? {});
  }
}

type Pair = { live: Reader; next: Reader };

function branches(schema: Schema): Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [];
}

/** An answer has what it had, of the same types; more is fine. */
function answerBreaks({ live, next }: Pair, was: Schema | undefined, is: Schema | undefined, at: string): string[] {
  const [before, now] = [live.of(was), next.of(is)];
  if (at.split('.').length > MOST_DEEP) return [];
  if (branches(before).length > 0 && branches(now).length > 0) {
    const fits = (one: Schema) =>
      branches(before).some((other) => answerBreaks({ live, next }, other, one, at).length === 0);
    return branches(now).every(fits) ? [] : [`${at} answers with another shape`];
  }
  const types = list(now.type).filter((type) => list(before.type).length > 0 && !list(before.type).includes(type));
  if (types.length > 0 && !(types.join() === 'integer' && list(before.type).includes('number')))
    return [`${at} may be ${types.join(' or ')}, and was ${list(before.type).join(' or ')}`];
  const lost = (before.required ?? []).filter((name) => !now.required?.includes(name));
  const kept = Object.keys(before.properties ?? {}).filter((name) => now.properties?.[name]);
  return [
    ...lost.map((name) => `${at}.${name} is no longer answered always`),
    ...kept.flatMap((name) =>
      answerBreaks({ live, next }, before.properties?.[name], now.properties?.[name], `${at}.${name}`),
    ),
    ...(before.items && now.items ? answerBreaks({ live, next }, before.items, now.items, `${at}.[]`) : []),
  ];
}

/** What was sent is taken still; nothing more is wanted. */
function requestBreaks({ live, next }: Pair, was: Schema | undefined, is: Schema | undefined, at: string): string[] {
  const [before, now] = [live.of(was), next.of(is)];
  const wanted = (now.required ?? []).filter((name) => !before.required?.includes(name));
  const gone = (before.enum ?? []).filter((value) => now.enum && !now.enum.includes(value));
  const kept = Object.keys(before.properties ?? {}).filter((name) => now.properties?.[name]);
  return [
    ...wanted.map((name) => `${at}.${name} is wanted now`),
    ...gone.map((value) => `${at} takes ${String(value)} no more`),
    ...kept.flatMap((name) =>
      requestBreaks({ live, next }, before.properties?.[name], now.properties?.[name], `${at}.${name}`),
    ),
  ];
}

const bodyOf = ({ content = {} }: Content): Schema | undefined =>
  (content['application/json'] ?? Object.values(content)[0])?.schema;

function operationBreaks(pair: Pair, was: Operation, is: Operation, at: string): string[] {
  const knew = new Set((was.parameters ?? []).filter(({ required }) => required).map(({ name }) => name));
  const wanted = (is.parameters ?? []).filter(({ name, required }) => required && name && !knew.has(name));
  const answers = Object.entries(was.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return [
    ...wanted.map(({ name }) => `${at} wants ${name} now`),
    ...(was.requestBody && is.requestBody
      ? requestBreaks(pair, bodyOf(was.requestBody), bodyOf(is.requestBody), `${at} body`)
      : []),
    ...answers.flatMap(([status, answer]) => {
      const now = is.responses?.[status];
      return now
        ? answerBreaks(pair, bodyOf(answer), bodyOf(now), `${at} ${status}`)
        : [`${at} no longer answers ${status}`];
    }),
  ];
}

/** `isOwn`: the addresses of the service that is released. */
export function agreementBreaks(
  live: ApiDocument,
  next: ApiDocument,
  isOwn: (path: string) => boolean = () => true,
): string[] {
  const pair = { live: new Reader(live), next: new Reader(next) };
  return Object.entries(live.paths)
    .filter(([path]) => isOwn(path))
    .flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, was]) => {
        const is = next.paths[path]?.[method];
        const at = `${method.toUpperCase()} ${path}`;
        return is ? operationBreaks(pair, was, is, at) : [`${at} is gone`];
      }),
    );
}
