import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { allRoutes, callGroups, type CallGroup } from '@hub/contracts/docs';
import { route } from '@hub/contracts/shared';
import { unspokenRules } from '../src/docs/json-schema.ts';
import { documentGaps, openApiDocument } from '../src/docs/openapi.ts';

type Media = Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>;
type Operation = {
  operationId: string;
  summary: string;
  security: object[];
  requestBody?: { content: Media };
  responses: Record<string, { description: string; content?: Media }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: object } };

const document = openApiDocument() as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);
const calls = callGroups.flatMap((group) => Object.entries(group.calls));

// The validator that Fastify brings along reads JSON Schema 2020-12, the dialect of OpenAPI 3.1.
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
const { default: Ajv } = createRequire(ofFastify.resolve('@fastify/ajv-compiler'))('ajv/dist/2020') as {
  default: new (options: object) => {
    addSchema(s: object): void;
    compile(s: object): ((v: unknown) => boolean) & { errors: unknown };
  };
};
const ajv = new Ajv({ strict: false, allErrors: true });
const pointed = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object;
ajv.addSchema({ $id: 'document', components: pointed(document.components) });

describe('the API document', () => {
  it('describes every row of the route table, and nothing else', () => {
    expect(documentGaps()).toEqual([]);
  });

  it('says what to add for a row that nobody described, and still shows it', () => {
    const rows = [...allRoutes, route('support', 'POST', '/api/questions/brand_new')];
    expect(documentGaps(rows)).toEqual([
      expect.stringMatching(
        /^POST \/api\/questions\/brand_new stands in the route table .* packages\/contracts\/src\/docs\.$/,
      ),
    ]);
    expect((openApiDocument(rows) as unknown as Document).paths['/api/questions/brand_new']?.post?.summary).toBe(
      '還沒有說明',
    );
  });

  it('says where the sentence of a refusal is missing, and still shows the call', () => {
    const [row] = callGroups.flatMap(({ rows }) => rows).filter(({ service }) => service === 'support');
    const key = `${row!.method} ${row!.path}`;
    const own = callGroups.find(({ calls }) => key in calls)!;
    const doc = { ...own.calls[key]!, refusals: [{ status: 409, field: 'motto', code: 'NEVER_SPOKEN' }] };
    const groups = callGroups.map((group) => (group === own ? { ...own, calls: { ...own.calls, [key]: doc } } : group));
    expect(documentGaps(allRoutes, groups)).toEqual([
      expect.stringMatching(/ refuses with NEVER_SPOKEN, .* packages\/contracts\/src\/support\/texts\.ts/),
    ]);
    const shown = openApiDocument(allRoutes, groups) as unknown as Document;
    const operation = shown.paths[row!.path.replaceAll(/:(\w+)/g, '{$1}')]?.[row!.method.toLowerCase()];
    expect(JSON.stringify(operation?.responses['409'])).toContain('motto.NEVER_SPOKEN');
  });

  it('notices a description without a row, and one given twice', () => {
    const [first] = callGroups as [CallGroup];
    const doc = Object.values(first.calls)[0]!;
    const extra = { name: first.name, rows: [], calls: { 'GET /api/gone': doc, 'GET /api/games/get_games': doc } };
    expect(documentGaps(allRoutes, [...callGroups, extra])).toEqual([
      expect.stringContaining('GET /api/gone is described'),
      expect.stringContaining('GET /api/games/get_games is described twice'),
    ]);
  });

  it.each(calls)('has words for every rule of %s that JSON Schema cannot say', (_, doc) => {
    const schemas = [doc.query, ...(doc.bodies ?? []).map(({ schema }) => schema)].filter((one) => one !== undefined);
    const rules = schemas.flatMap((schema) => unspokenRules(schema.describe({}) as never));
    expect(rules, 'add words to packages/contracts/src/docs/rules.ts').toEqual([]);
  });

  it.each(operations)('is a valid operation with examples that fit: %s', (_, operation) => {
    expect(operation.summary).toMatch(/\p{Script=Han}/u);
    const media = [operation.requestBody?.content, ...Object.values(operation.responses).map(({ content }) => content)];
    for (const { schema, examples = {} } of media.flatMap((one) => Object.values(one ?? {}))) {
      const check = ajv.compile(pointed(schema));
      for (const { value } of Object.values(examples)) expect(check(value), JSON.stringify(check.errors)).toBe(true);
    }
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
  });

  it('names each operation once, and asks staff for the header of a change', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(document.paths['/api/staff/logout']?.post?.security).toEqual([{ staff: [], csrf: [] }]);
    expect(document.paths['/api/questions/list']?.get?.security).toEqual([{ token: [] }]);
    expect(document.openapi).toBe('3.1.0');
  });
});
