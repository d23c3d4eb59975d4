import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { Schema, SchemaDescription, SchemaObjectDescription } from 'yup';
import { conditionWords, ruleWords, type Words } from '@hub/contracts/docs';

type Converters = NonNullable<NonNullable<Parameters<typeof convertSchema>[1]>['converters']>;

export type JsonNode = Record<string, unknown>;

const spoken = new Set(['min', 'max', 'length', 'matches', 'required', 'integer', 'noUnknown', 'email', 'url']);

type Described = SchemaDescription & { fields?: Record<string, Described>; innerType?: Described };
type Meta = { name?: string; blank?: boolean };

const wordsOf = (words: Words) => `${words.tw}（${words.en}）`;
const metaOf = (description: Described): Meta => (description.meta ?? {}) as Meta;

export function unspokenRules(description: Described): string[] {
  const own = description.tests.map(({ name }) => name ?? '').filter((name) => !spoken.has(name) && !ruleWords[name]);
  const inner = Object.values(description.fields ?? {}).flatMap(unspokenRules);
  return [...own, ...inner, ...(description.innerType ? unspokenRules(description.innerType) : [])];
}

function inWords(description: Described): string {
  const names = [...description.tests.map(({ name }) => name ?? ''), ...(metaOf(description).blank ? ['blank'] : [])];
  const rules = [...new Set(names)].map((name) => ruleWords[name]).filter((words) => words !== undefined);
  return rules.map(wordsOf).join('；');
}

/** JSON Schema 2020-12; what that cannot say stands in words. */
export class JsonSchemas {
  readonly named: Record<string, JsonNode> = {};

  of(schema: Schema): JsonNode {
    return this.node(schema.describe({}) as Described);
  }

  private node(description: Described): JsonNode {
    if (description.fields) return this.object(description);
    const converted = convertSchema(asSchema(description), { converters: this.converters() }) as unknown as JsonNode;
    return this.finish(converted, description);
  }

  private converters(): Converters {
    const inner = (description: SchemaDescription) => this.node(description as Described);
    return { object: inner } as unknown as Converters;
  }

  private object(description: Described): JsonNode {
    const { name } = metaOf(description);
    if (!name) return this.plainObject(description);
    this.named[name] ??= this.plainObject({ ...description, nullable: false } as Described);
    const reference = { $ref: `#/components/schemas/${name}` };
    return description.nullable ? { oneOf: [reference, { type: 'null' }] } : reference;
  }

  private plainObject(description: Described): JsonNode {
    const fields = Object.entries((description as SchemaObjectDescription).fields as Record<string, Described>);
    const required = fields.filter(([, field]) => !field.optional).map(([name]) => name);
    const closed = description.tests.some(({ name }) => name === 'noUnknown');
    const words = inWords(description);
    return {
      type: description.nullable ? ['object', 'null'] : 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, this.field(name, field)])),
      ...(required.length > 0 && { required }),
      ...(closed && { additionalProperties: false }),
      ...(words && { description: words }),
    };
  }

  private field(name: string, description: Described): JsonNode {
    const node = this.node(description);
    const condition = conditionWords[name];
    // Said only where the rule stands: an answer may have a field of the same name.
    if (!condition || !description.optional) return node;
    return { ...node, description: [node.description, wordsOf(condition)].filter(Boolean).join('；') };
  }

  private finish(node: JsonNode, description: Described): JsonNode {
    const { default: preset, ...rest } = node;
    const values = rest.enum as unknown[] | undefined;
    const words = inWords(description);
    return {
      ...rest,
      ...(values && description.nullable && { enum: [...new Set([...values, null])] }),
      ...(preset !== undefined && { default: preset }),
      ...(description.innerType && { items: this.node(description.innerType) }),
      ...(words && { description: words }),
    };
  }
}

const asSchema = (description: Described) => ({ describe: () => description }) as unknown as Schema;
