// @ts-check
/**
 * The parts of a syntax tree that the rule uses.
 * @typedef {{
 *   type: string,
 *   parent?: Node,
 *   value?: unknown,
 *   quasis?: { value: { raw: string } }[],
 *   consequent?: Node,
 *   alternate?: Node,
 *   left?: Node,
 *   right?: Node,
 *   expression?: Node,
 *   callee?: Named,
 * }} Node
 * @typedef {{ name?: unknown }} Named
 * @typedef {{ report(found: { node: Node, message: string }): void }} Context
 */

/** Attributes and properties that are shown to users. @type {Set<unknown>} */
const TRANSLATED_PROPERTIES = new Set([
  ...['label', 'title', 'placeholder', 'alt', 'aria-label', 'aria-description', 'message', 'description'],
  ...['hint', 'summary', 'emptyText', 'noun', 'question', 'subject', 'confirm', 'cancel'],
]);

/** Functions that show a message. @type {Set<unknown>} */
const ALERT_FUNCTIONS = new Set(['alertSuccess', 'alertFailure', 'setFailure']);

/**
 * Whether a text has a word; formats such as MM/DD/YYYY, units and signs are not words.
 *
 * @param {string} text
 */
const hasWord = (text) => /[A-Za-z]{2,}/.test(text.replaceAll(/\b[A-Z/]+\b/g, ''));

/**
 * The possible texts of an expression: `'a'`, `` `a ${b}` ``, `c ? 'a' : 'b'`, `a ?? 'b'`.
 *
 * @param {Node | null | undefined} node
 * @returns {{ node: Node, text: string }[]}
 */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ node, text: (node.quasis ?? []).map(({ value }) => value.raw).join(' ') }];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** Texts for users must be in the catalogue (ADR-134). */
export const noUntranslatedText = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    const check = (/** @type {Node | null | undefined} */ expression) => {
      for (const { node, text } of textsOf(expression)) {
        if (hasWord(text)) {
          const message = `'${text.trim()}' is English in every language: write t('…'), or msg('…') in data.`;
          context.report({ node, message });
        }
      }
    };
    return {
      /** @param {Node} node */
      JSXText(node) {
        check({ ...node, type: 'Literal' });
      },
      /** @param {{ name: Named, value: Node | null }} attribute */
      JSXAttribute({ name, value }) {
        if (TRANSLATED_PROPERTIES.has(name.name)) check(value);
      },
      'JSXElement > JSXExpressionContainer': check,
      'JSXFragment > JSXExpressionContainer': check,
      /** @param {{ key: Named, value: Node, parent: Node }} property */
      Property({ key, value, parent }) {
        if (
          parent.type === 'ObjectExpression' &&
          TRANSLATED_PROPERTIES.has(key.name) &&
          !isInDefinedMessages(parent)
        )
          check(value);
      },
      /** @param {{ id: Named, init: Node | null }} declarator */
      VariableDeclarator({ id, init }) {
        if (TRANSLATED_PROPERTIES.has(id.name)) check(init);
      },
      /** @param {{ left: Named, right: Node }} pattern */
      AssignmentPattern({ left, right }) {
        if (TRANSLATED_PROPERTIES.has(left.name)) check(right);
      },
      /** @param {{ callee: Named, arguments: Node[] }} call */
      CallExpression({ callee, arguments: given }) {
        if (ALERT_FUNCTIONS.has(callee.name)) check(given[0]);
      },
    };
  },
};

/** `defineMessages` translates its messages itself. @param {Node} node */
function isInDefinedMessages(node) {
  /** @type {Node | undefined} */
  let at = node;
  for (; at; at = at.parent) {
    if (at.type === 'CallExpression' && at.callee?.name === 'defineMessages') return true;
  }
  return false;
}
