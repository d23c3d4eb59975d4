import type { Schema } from 'yup';
import type { AnswerDoc, BodyDoc, CallDoc, Words } from '@hub/contracts/docs';
import { FORM_TYPE, isStaffAddress, type Route } from '@hub/contracts/shared';
import { perMinute } from '../limits/rate-limits.ts';
import type { JsonNode, JsonSchemas } from './json-schema.ts';
import { refusalResponses } from './refusals.ts';

const both = ({ tw, en }: Words) => `${tw}\n\n${en}`;

export const pathOf = (route: Route): string => route.path.replace(/:(\w+)/g, '{$1}');

const who: Record<Route['who'], Words> = {
  anon: { tw: '任何人；有 `x-auth-token` 時會讀取', en: 'anybody; an `x-auth-token` is read when it comes' },
  player: { tw: '玩家，要帶 `x-auth-token`', en: 'players, with `x-auth-token`' },
  staff: { tw: '客服，要有工作階段的 cookie', en: 'staff, with the cookie of a session' },
  partner: { tw: '遊戲伺服器，要簽章', en: 'a game’s server, signed' },
};

function about(route: Route, doc: CallDoc): string {
  const size = route.bodyKb > 0 ? `；內容最多 ${route.bodyKb} KB` : '';
  const limits = `每個網路每分鐘 ${perMinute[route.limit]} 次${size}（${perMinute[route.limit]} calls a minute per network${route.bodyKb > 0 ? `, ${route.bodyKb} KB at most` : ''}）`;
  const lines = [
    ...(doc.about ? [both(doc.about)] : []),
    doc.summary.en,
    `**誰可以用（who）** ${who[route.who].tw}（${who[route.who].en}）`,
    `**限制（limits）** ${limits}`,
    ...(doc.cookie ? [`**Cookie \`hub_staff\`** ${doc.cookie.tw}（${doc.cookie.en}）`] : []),
  ];
  return lines.join('\n\n');
}

function securityOf(route: Route): JsonNode[] {
  if (route.who === 'partner') return [{ signature: [] }];
  if (route.who === 'player') return [{ token: [] }];
  if (route.who === 'staff') return [route.method === 'GET' ? { staff: [] } : { staff: [], csrf: [] }];
  return route.form || isStaffAddress(route.path) ? [{}] : [{}, { token: [] }];
}

const header = (name: string, words: Words, example: string, required = false): JsonNode => ({
  name,
  in: 'header',
  required,
  description: `${words.tw}（${words.en}）`,
  schema: { type: 'string' },
  example,
});

const seen: Words = { tw: '看到的版本', en: 'the version that was read' };

function parametersOf(route: Route, doc: CallDoc, schemas: JsonSchemas): JsonNode[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const { tw = name, en = name, example = '1' } = doc.params?.[name] ?? {};
    return { name, in: 'path', required: true, description: `${tw}（${en}）`, schema: { type: 'string' }, example };
  });
  return [
    ...inPath,
    ...(doc.query ? queryOf(doc.query, schemas) : []),
    ...(route.who === 'partner' ? [] : [{ $ref: '#/components/parameters/AcceptLanguage' }]),
    ...(route.once
      ? [
          header(
            'Idempotency-Key',
            { tw: '重送時帶同一個', en: 'the same one with every repetition' },
            '9b1c7a3e4f5d6a7b',
          ),
        ]
      : []),
    ...(route.versioned ? [header('If-Match', seen, '"3"', true)] : []),
  ];
}

function queryOf(query: Schema, schemas: JsonSchemas): JsonNode[] {
  const { properties = {}, required = [] } = schemas.of(query) as {
    properties?: Record<string, JsonNode>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

function bodyOf({ form }: Route, doc: CallDoc, schemas: JsonSchemas): JsonNode | undefined {
  const bodies = doc.bodies ?? [];
  if (bodies.length === 0 && !doc.form) return undefined;
  const shapes = bodies.map((body) => ({ ...schemas.of(body.schema), title: body.name.tw }));
  const examples = Object.fromEntries(bodies.map(exampleOf));
  const json = { schema: shapes.length === 1 ? shapes[0] : { anyOf: shapes }, examples };
  return {
    required: !form,
    content: {
      ...(bodies.length > 0 && { [form ? FORM_TYPE : 'application/json']: json }),
      ...(doc.form && { 'multipart/form-data': { schema: formOf(shapes, doc.form.files) } }),
    },
  };
}

const exampleOf = ({ name, example }: BodyDoc) => [name.en, { summary: `${name.tw}（${name.en}）`, value: example }];

function formOf(shapes: JsonNode[], files: Record<string, Words>): JsonNode {
  const properties = Object.assign({}, ...shapes.map(({ properties }) => properties)) as Record<string, JsonNode>;
  const ofFiles = Object.entries(files).map(([name, words]) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description: `${words.tw}（${words.en}）` },
  ]);
  return { type: 'object', properties: { ...properties, ...Object.fromEntries(ofFiles) } };
}

function answerOf(doc: CallDoc, schemas: JsonSchemas): JsonNode {
  const options = Array.isArray(doc.answer) ? doc.answer : [doc.answer];
  const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
  const [first] = options;
  if (first && 'file' in first) {
    return { description: '檔案（a file）', headers, content: { [first.file]: { schema: { type: 'string' } } } };
  }
  if (first && 'goesTo' in first)
    return { description: both(first.goesTo), headers: { ...headers, Location: location } };
  const shapes = options.filter(isShape);
  const nodes = shapes.map(({ schema }) => schemas.of(schema));
  const examples = Object.fromEntries(shapes.map(({ example }, at) => [`example${at + 1}`, { value: example }]));
  const schema = nodes.length === 1 ? nodes[0] : { anyOf: nodes };
  return { description: '成功（all is well）', headers, content: { 'application/json': { schema, examples } } };
}
const location = { description: '接著開啟的頁面（the page that follows）', schema: { type: 'string' } };
const isShape = (answer: AnswerDoc): answer is Extract<AnswerDoc, { schema: Schema }> => 'schema' in answer;

export function operationOf(route: Route, doc: CallDoc, tag: string, schemas: JsonSchemas): JsonNode {
  const requestBody = bodyOf(route, doc, schemas);
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
    tags: [tag],
    summary: doc.summary.tw,
    description: about(route, doc),
    security: securityOf(route),
    parameters: parametersOf(route, doc, schemas),
    ...(requestBody && { requestBody }),
    responses: { [String(route.status)]: answerOf(doc, schemas), ...refusalResponses(route, doc) },
  };
}
