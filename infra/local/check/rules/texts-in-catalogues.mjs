/** Signs that only Chinese words or Chinese punctuation are made of. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const MACRO_TAGS = new Set(['t', 'msg', 'defineMessage']);
const MACRO_ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const nameOf = (node) => (node?.type === 'MemberExpression' ? node.property.name : node?.name);

/** Does the node stand in a Lingui macro, from where it reaches the catalogues? */
function isMessage(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'TaggedTemplateExpression' && MACRO_TAGS.has(nameOf(at.tag))) return true;
    if (at.type === 'CallExpression' && MACRO_TAGS.has(nameOf(at.callee))) return true;
    if (at.type === 'JSXElement' && MACRO_ELEMENTS.has(at.openingElement.name.name)) return true;
    // An attribute of an element inside of <Trans> is not part of its message.
    if (at.type === 'JSXAttribute' && !MACRO_ELEMENTS.has(at.parent.name?.name)) return false;
  }
  return false;
}

/** Words for players stand in messages: a text that is written into the code is read in one language only. */
export const textsInCatalogues = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: '“{{text}}” reaches no catalogue: say it through t`…` or <Trans>.' },
  },
  create(context) {
    const look = (node, text) => {
      if (CHINESE.test(text) && !isMessage(node)) {
        context.report({ node, messageId: 'bare', data: { text: text.trim().slice(0, 30) } });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.cooked ?? ''),
      JSXText: (node) => look(node, node.value),
    };
  },
};
