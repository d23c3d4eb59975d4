const WHY = 'Another site may show this page inside its own (docs/foreign-hosts.md), where';
const messages = {
  document: `${WHY} the document is not ours: take pageRoot(), pageElement() or isNothingFocused() of @hub/web.`,
  location: `${WHY} the address is not ours: take pageAddress(), siteOrigin() or reloadPage() of @hub/web.`,
  fetch: `${WHY} a bare path asks that site: go through the store, or siteAddress() of @hub/web.`,
};

/** What is the tab's own, whoever's page is in it. */
const OF_THE_TAB = new Set(['hidden', 'visibilityState', 'createElement']);
const LISTENS = new Set(['addEventListener', 'removeEventListener']);

const propertyOf = ({ parent }, node) =>
  parent.type === 'MemberExpression' && parent.object === node && !parent.computed ? parent.property.name : '';

function isOfTheTab(node) {
  const property = propertyOf(node, node);
  if (OF_THE_TAB.has(property)) return true;
  const [event] = node.parent.parent?.arguments ?? [];
  return LISTENS.has(property) && event?.value === 'visibilitychange';
}

const startsWithPath = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string' && node.value.startsWith('/')) ||
  (node?.type === 'TemplateLiteral' && node.quasis[0].value.raw.startsWith('/')) ||
  (node?.type === 'BinaryExpression' && startsWithPath(node.left));

/** In code that a page of another site mounts, what stands in the browser's names is not what stands on our own site. */
export const ownPageOnly = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const look = (name, node) => {
      if (node.parent.type === 'TSTypeQuery') return;
      if (name === 'document' && isOfTheTab(node)) return;
      if (name === 'fetch' && !(node.parent.callee === node && startsWithPath(node.parent.arguments[0]))) return;
      context.report({ node, messageId: name });
    };
    return {
      'MemberExpression[object.name=/^(?:window|globalThis|self)$/]'(node) {
        if (!node.computed && node.property.name in messages) look(node.property.name, node);
      },
      'Program:exit'(program) {
        const [scope] = context.sourceCode.scopeManager.scopes;
        const known = scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
        for (const { identifier } of [...scope.through, ...known])
          if (identifier.name in messages) look(identifier.name, identifier);
        return program;
      },
    };
  },
};
