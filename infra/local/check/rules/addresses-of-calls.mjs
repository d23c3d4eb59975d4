const ADDRESS = /^\/(?:api|media)\//;

/** The address of a call is declared once, in a `*.calls.ts` of the contracts; everybody else names the call. */
export const addressesOfCalls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: '“{{text}}” is an address of a call: take it from its *.calls.ts.' },
  },
  create(context) {
    const look = (node, text) => {
      if (ADDRESS.test(text)) context.report({ node, messageId: 'literal', data: { text } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.cooked ?? ''),
    };
  },
};
