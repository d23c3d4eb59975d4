import { allRoutes, callGroups, type CallDoc, type CallGroup } from '@hub/contracts/docs';
import { siteRefusals } from '@hub/contracts/partner';
import type { Route } from '@hub/contracts/shared';
import { JsonSchemas, type JsonNode } from './json-schema.ts';
import { operationOf, pathOf } from './operation.ts';
import { unspokenCodes } from './refusals.ts';

const keyOf = ({ method, path }: Route) => `${method} ${path}`;
const undescribed: CallDoc = {
  summary: { tw: '還沒有說明', en: 'Not described yet' },
  answer: { file: 'application/json' },
};

/** Rows of the table without a description or a sentence, and descriptions without a row; each with what to do about it. */
export function documentGaps(
  routes: readonly Route[] = allRoutes,
  groups: readonly CallGroup[] = callGroups,
): string[] {
  const docs = new Map(groups.flatMap(({ calls }) => Object.entries(calls)));
  const described = groups.flatMap(({ calls }) => Object.keys(calls));
  const known = new Set(routes.map(keyOf));
  const twice = described.filter((key, at) => described.indexOf(key) !== at);
  return [
    ...routes
      .map(keyOf)
      .filter((key) => !described.includes(key))
      .map(
        (key) =>
          `${key} stands in the route table but the API document does not describe it. Add '${key}': { summary, ` +
          `answer, refusals, and bodies, query or params where it has them } to a group that the docs.ts of its area lists, in packages/contracts/src/docs.`,
      ),
    ...described
      .filter((key) => !known.has(key))
      .map((key) => `${key} is described in packages/contracts/src/docs, but no row of the route table is called so.`),
    ...routes.flatMap((route) =>
      unspokenCodes(route, docs.get(keyOf(route)) ?? undescribed).map(
        (code) =>
          `${keyOf(route)} refuses with ${code}, which has no sentence. Add it to the texts of the area, ` +
          `packages/contracts/src/${route.service}/texts.ts, and those to \`texts\` of its docs.ts and main.ts.`,
      ),
    ),
    ...twice.map((key) => `${key} is described twice in packages/contracts/src/docs.`),
  ];
}

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'x-auth-token',
    description: '遊戲的 P token、本站的 S token 或案件的 K token',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'x-ps-signature',
    description:
      '遊戲伺服器的簽章，連同 x-ps-key、x-ps-id、x-ps-timestamp（a game’s server, with the three beside it）',
  },
  staff: { type: 'apiKey', in: 'cookie', name: 'hub_staff', description: '後台登入後的 cookie' },
  csrf: { type: 'apiKey', in: 'header', name: 'x-csrf-token', description: '登入時得到的 csrf，每次變更都要帶' },
};

const fault = {
  type: 'object',
  description: '欄位名稱對一句話；`msg` 是整體的話，`jwt` 是登入逾時。（field → one sentence）',
  additionalProperties: { type: 'string' },
  minProperties: 1,
};

const partnerFault = {
  type: 'object',
  description:
    '給程式讀的一個詞；`bad_request` 時 `fields` 是有誤的欄位。（one word for machines, and the fields that are wrong）',
  properties: {
    error: { type: 'string', enum: [...siteRefusals] },
    fields: { type: 'array', items: { type: 'string' } },
  },
  required: ['error'],
  additionalProperties: false,
};

const components = (named: Record<string, JsonNode>): JsonNode => ({
  schemas: { Fault: fault, PartnerFault: partnerFault, ...named },
  securitySchemes,
  headers: {
    RequestId: { description: '回報問題時請附上（quote it when something is wrong）', schema: { type: 'string' } },
    RetryAfter: { description: '要等的秒數（seconds to wait）', schema: { type: 'integer' } },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: '句子的語言（language of sentences）',
      schema: { type: 'string', enum: ['zh-TW', 'zh-HK', 'en'], default: 'zh-TW' },
    },
  },
});

export function openApiDocument(
  routes: readonly Route[] = allRoutes,
  groups: readonly CallGroup[] = callGroups,
): JsonNode {
  const schemas = new JsonSchemas();
  const found = new Map(
    groups.flatMap(({ name, calls }) =>
      Object.entries(calls).map(([key, doc]) => [key, { doc, tag: name.tw }] as const),
    ),
  );
  const paths: Record<string, JsonNode> = {};
  for (const route of routes) {
    const { doc, tag } = found.get(keyOf(route)) ?? { doc: undescribed, tag: '其他' };
    const path = (paths[pathOf(route)] ??= {});
    path[route.method.toLowerCase()] = operationOf(route, doc, tag, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '玩家服務 API',
      version: '1',
      description:
        '所有時間都是 ISO 8601 加 +08:00。成功與否只看 HTTP 狀態；被退回時，內容是「欄位 → 一句話」。camelCase 與 snake_case 的欄位名稱都讀得懂。',
    },
    tags: groups.map(({ name }) => ({ name: name.tw, description: name.en })),
    paths,
    components: components(schemas.named),
  };
}
