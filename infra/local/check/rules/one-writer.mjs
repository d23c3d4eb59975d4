const WRITES = new Set(['update', 'insert', 'delete', 'save', 'upsert', 'remove', 'create', 'softDelete', 'restore']);
const COUNTS = new Set(['increment', 'decrement']);

const nameOf = (node) => (node?.type === 'MemberExpression' ? node.property.name : node?.name);
/** `getRepository(Entity)`: which entity. */
const repositoryOf = (node) =>
  node?.type === 'CallExpression' && nameOf(node.callee) === 'getRepository' ? nameOf(node.arguments[0]) : undefined;

/** A table with one writer is written nowhere else: neither through TypeORM nor in plain SQL. */
export const oneWriter = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { table: { type: 'string' }, entity: { type: 'string' }, writer: { type: 'string' } },
        required: ['table', 'entity', 'writer'],
        additionalProperties: false,
      },
    ],
    messages: { other: 'The table “{{table}}” is written by {{writer}} alone, which tells everybody who has to know.' },
  },
  create(context) {
    const [{ table, entity, writer }] = context.options;
    const report = (node) => context.report({ node, messageId: 'other', data: { table, writer } });
    const sql = new RegExp(
      `\\b(?:UPDATE(?:\\s+IGNORE)?|(?:INSERT|REPLACE)(?:\\s+IGNORE)?\\s+INTO|DELETE(?:\\s+\\w+)?\\s+FROM)\\s+\`?${table}\\b(?!_)`,
      'i',
    );
    const look = (node, text) => sql.test(text) && report(node);

    /** The entity whose repository stands before the dot, also by the name of a constant. */
    const entityBefore = (node) => {
      const direct = repositoryOf(node);
      if (direct || node?.type !== 'Identifier') return direct;
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable) return repositoryOf(variable.defs[0]?.node?.init);
      }
      return undefined;
    };

    const callsWriter = ({ callee, arguments: args }) => {
      const name = nameOf(callee);
      if (name === 'insertRow') return args[1]?.type === 'Literal' && args[1].value === table;
      if (name === 'into' || name === 'from') {
        if (nameOf(args[0]) !== entity) return false;
        // `.from` reads as well: it writes after `.delete()`.
        return name === 'into' || nameOf(callee.object?.callee) === 'delete';
      }
      if (!WRITES.has(name) && !COUNTS.has(name)) return false;
      return nameOf(args[0]) === entity || entityBefore(callee.object) === entity;
    };

    return {
      CallExpression: (node) => callsWriter(node) && report(node),
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.cooked ?? ''),
    };
  },
};
