import type { Reference, Schema } from 'yup';
import { textsOf, type CallDoc, type Refusal } from '@hub/contracts/docs';
import type { SiteRefusal } from '@hub/contracts/partner';
import { isStaffAddress, sentenceOf, sharedTexts, type Route, type Texts } from '@hub/contracts/shared';
import type { JsonNode } from './json-schema.ts';

type Rule = { OPTIONS?: { message?: unknown } };
type Ruled = {
  fields?: Record<string, Schema | Reference>;
  tests: Rule[];
  internalTests: Partial<Record<string, Rule>>;
  conditions: unknown[];
  getDefault(): unknown;
  resolve(options: object): Ruled;
};

const codesOf = (schema: Ruled): string[] =>
  [...schema.tests, ...Object.values(schema.internalTests)]
    .map((rule) => rule?.OPTIONS?.message)
    .filter((message): message is string => typeof message === 'string' && /^[A-Z][A-Z0-9_]+$/.test(message));

/** What the rules of a body or query may refuse, field by field; a rule under a condition as when it holds. */
export function refusalsOf(schema: Schema): Refusal[] {
  const whole = schema as unknown as Ruled;
  const preset = whole.getDefault() as object | undefined;
  return Object.entries(whole.fields ?? {}).flatMap(([field, part]) => {
    const ruled = part as unknown as Ruled;
    const codes = new Set(codesOf(ruled));
    if (ruled.conditions.length > 0) {
      for (const code of codesOf(ruled.resolve({ parent: preset, value: undefined }))) codes.add(code);
    }
    return [...codes].map((code) => ({ status: 400, field, code }));
  });
}

function commonRefusals(route: Route, doc: CallDoc): Refusal[] {
  const change = route.method !== 'GET';
  return [
    ...(route.who === 'staff' || route.form || isStaffAddress(route.path) ? [] : [expired]),
    ...(route.who === 'staff' ? [expired] : []),
    ...(route.who === 'staff' && !route.half ? [{ status: 401, field: 'jwt', code: 'SECOND_FACTOR_NEEDED' }] : []),
    ...(route.who === 'staff' && change ? [{ status: 403, field: 'msg', code: 'CSRF_MISSING' }] : []),
    ...(doc.bodies?.length || doc.form ? [{ status: 400, field: 'msg', code: 'BODY_MALFORMED' }] : []),
    ...(route.bodyKb > 0 ? [{ status: 413, field: 'file01', code: 'BODY_TOO_LARGE' }] : []),
    ...(route.form ? [{ status: 415, field: 'msg', code: 'BODY_MALFORMED' }] : []),
    ...(route.once ? [{ status: 409, field: 'msg', code: 'KEY_REUSED' }] : []),
    ...(route.versioned ? [{ status: 428, field: 'msg', code: 'VERSION_NEEDED' }] : []),
    { status: 429, field: 'msg', code: 'TOO_MANY_REQUESTS' },
    { status: 500, field: 'msg', code: 'UNEXPECTED' },
    { status: 503, field: 'msg', code: 'SERVICE_RESTING' },
  ];
}
const expired: Refusal = { status: 401, field: 'jwt', code: 'SESSION_EXPIRED' };

export function allRefusals(route: Route, doc: CallDoc): Refusal[] {
  const schemas = [...(doc.query ? [doc.query] : []), ...(doc.bodies ?? []).map(({ schema }) => schema)];
  const all = [...schemas.flatMap(refusalsOf), ...(doc.refusals ?? []), ...commonRefusals(route, doc)];
  return [...new Map(all.map((one) => [`${one.status} ${one.field} ${one.code}`, one])).values()];
}

const spokenBy = (route: Route): Texts => ({ ...sharedTexts, ...textsOf.identity, ...textsOf[route.service] });

/** Codes of refusals that players would read as “not in the right format”. */
export function unspokenCodes(route: Route, doc: CallDoc): string[] {
  if (route.who === 'partner') return [];
  const texts = spokenBy(route);
  return [...new Set(allRefusals(route, doc).map(({ code }) => code))].filter((code) => !texts[code]);
}

const params = { min: 5, max: 2000, length: 3, minutes: 5, name: 'IMG_0412.png', digits: 9, hosts: '2001' };
const named: Record<number, string> = {
  400: '欄位有誤（fields are wrong）',
  401: '沒有登入或已逾時（no session, or over）',
  403: '沒有權限（not allowed）',
  404: '不存在，或不是您的（absent, or somebody else’s）',
  409: '與目前的狀態衝突（conflicts with how things are）',
  410: '已封存（archived）',
  413: '太大（too large）',
  415: '格式不能使用（not a kind we take）',
  428: '沒有說看到的版本（did not say which version was read）',
  429: '太頻繁；`Retry-After` 是要等的秒數（too often; `Retry-After` in seconds）',
  500: '處理時發生問題（something went wrong on our side）',
  503: '暫時休息（resting）',
};

const retryAfter = (status: number) => ({
  ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
});

function partnerResponses(route: Route): Record<string, JsonNode> {
  const change = route.method !== 'GET';
  const words: Record<string, SiteRefusal[]> = {
    400: ['bad_request'],
    401: ['bad_signature', 'clock_apart'],
    ...(change ? { 409: ['id_reused'], 413: ['too_large'] } : {}),
    429: ['rate_limited'],
    500: ['failed'],
    503: ['unavailable'],
  };
  const responses = Object.entries(words).map(([status, errors]) => {
    const value = (error: SiteRefusal) => (error === 'bad_request' ? { error, fields: ['partner_uid'] } : { error });
    const examples = Object.fromEntries(errors.map((error) => [error, { summary: error, value: value(error) }]));
    const schema = { $ref: '#/components/schemas/PartnerFault' };
    const content = { 'application/json': { schema, examples } };
    return [status, { description: named[Number(status)], ...retryAfter(Number(status)), content }] as const;
  });
  return Object.fromEntries(responses);
}

export function refusalResponses(route: Route, doc: CallDoc): Record<string, JsonNode> {
  if (route.who === 'partner') return partnerResponses(route);
  const texts = spokenBy(route);
  const responses: Record<string, JsonNode> = {};
  for (const [status, refusals] of Map.groupBy(allRefusals(route, doc), ({ status }) => status)) {
    const examples = refusals.map(({ field, code }) => {
      const spoken = texts[code] ? code : 'FIELD_INVALID';
      return [
        `${field}.${code}`,
        {
          summary: `${field}: ${code}`,
          description: sentenceOf(texts, spoken, 'en', params),
          value: { [field]: sentenceOf(texts, spoken, 'zh-TW', params) },
        },
      ];
    });
    responses[String(status)] = {
      description: named[status] ?? '被退回（refused）',
      ...retryAfter(status),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Fault' },
          examples: Object.fromEntries(examples),
        },
      },
    };
  }
  return responses;
}
