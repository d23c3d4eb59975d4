/** One call of the API document, with what an honest client would send. */
export type DocumentedCall = {
  /** `METHOD /path` as in the route table. */
  key: string;
  method: string;
  path: string;
  /** Parts of the address. */
  parts: Record<string, string>;
  /** Those that it cannot do without. */
  headers: Record<string, string>;
  /** Names behind the question mark, and those of the bodies. */
  query: string[];
  fields: string[];
  examples: Record<string, unknown>[];
  isForm: boolean;
  /** As a browser posts one without files. */
  isEncoded: boolean;
};

type Parameter = { in?: string; name?: string; required?: boolean; example?: unknown };
type Content = Record<string, { schema?: unknown; examples?: Record<string, { value?: Record<string, unknown> }> }>;
type Operation = { parameters?: Parameter[]; requestBody?: { content?: Content } };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas?: Record<string, unknown> } };

const ENCODED = 'application/x-www-form-urlencoded';

/** Names of all fields of a schema, also of those inside; a reference is followed once. */
function fieldsOf(schema: unknown, document: Document, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const {
    $ref,
    properties,
    anyOf = [],
  } = schema as {
    $ref?: string;
    properties?: Record<string, unknown>;
    anyOf?: unknown[];
  };
  const named = $ref ? document.components.schemas?.[$ref.split('/').at(-1) ?? ''] : undefined;
  return [...Object.keys(properties ?? {}), ...[named, ...anyOf].flatMap((one) => fieldsOf(one, document, seen))];
}

export function documentedCalls(document: unknown): DocumentedCall[] {
  const { paths } = document as Document;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): DocumentedCall => {
      const of = (place: string) => parameters.filter((one) => one.in === place);
      const content = requestBody?.content ?? {};
      const fields = Object.values(content).flatMap(({ schema }) => fieldsOf(schema, document as Document));
      const { examples: shown } = content['application/json'] ?? content[ENCODED] ?? {};
      const examples = Object.values(shown ?? {}).map(({ value }) => value ?? {});
      return {
        key: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        method: method.toUpperCase(),
        path,
        parts: Object.fromEntries(of('path').map(({ name = '', example }) => [name, String(example ?? '1')])),
        headers: Object.fromEntries(
          of('header')
            .filter(({ required }) => required)
            .map(({ name = '', example }) => [name.toLowerCase(), String(example)]),
        ),
        query: of('query').map(({ name = '' }) => name),
        fields: [...new Set([...fields, ...examples.flatMap(Object.keys)])],
        examples,
        isForm: 'multipart/form-data' in content,
        isEncoded: ENCODED in content,
      };
    }),
  );
}
