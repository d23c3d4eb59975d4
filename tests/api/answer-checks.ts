import { createRequire } from 'node:module';
import type { Recorded } from './recorder.ts';

type Node = Record<string, unknown>;
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Node }> }> }>>;
  components: Node;
};
type Validate = ((value: unknown) => boolean) & { errors: unknown };
type AjvClass = new (options: object) => {
  addSchema(schema: Node): void;
  compile(schema: Node): Validate;
  errorsText(errors: unknown): string;
};

/** The validator that Fastify brings along; it reads JSON Schema 2020-12. */
function ajvOf(require: NodeJS.Require): AjvClass {
  const ofGateway = createRequire(require.resolve('../../services/gateway/package.json'));
  const ofFastify = createRequire(ofGateway.resolve('fastify'));
  return (createRequire(ofFastify.resolve('@fastify/ajv-compiler'))('ajv/dist/2020') as { default: AjvClass }).default;
}

const ID = 'document';
const pointed = (schema: Node): Node =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${ID}#/components`)) as Node;

/** What an answer has that the document does not say of it; nothing when they agree. */
export function answerChecks(document: unknown, require: NodeJS.Require): (answer: Recorded) => string[] {
  const { paths, components } = document as Document;
  const ajv = new (ajvOf(require))({ strict: false, allErrors: true });
  ajv.addSchema({ $id: ID, components: pointed(components) });
  const known = new Map<string, Validate>();
  return ({ key, status, type, body }) => {
    const [method = '', path = ''] = key.split(' ');
    const response = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[String(status)];
    if (!response) return [`${key} answered ${status}, which the document does not mention: ${JSON.stringify(body)}`];
    if (!type.includes('json')) return [];
    const schema = response.content?.['application/json']?.schema;
    if (!schema) return [`${key} ${status} answered JSON, which the document does not mention`];
    const check = known.get(`${key} ${status}`) ?? ajv.compile(pointed(schema));
    known.set(`${key} ${status}`, check);
    return check(body) ? [] : [`${key} ${status}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(body)}`];
  };
}
