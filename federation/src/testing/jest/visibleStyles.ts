/** The properties of an element that affect tests: visibility, clicks, and the accessible name. */
const SEEN = /^(display|visibility|opacity|pointer-events|content)$/;

/** Reduces a style sheet to what tests need: jsdom matches every rule with every element that a test queries. */
export function visibleStyles(css: string): string {
  return rulesIn(css)
    .map(({ selector, block }) => {
      const seen = block
        .split(';')
        .filter((declaration) => SEEN.test(declaration.slice(0, declaration.indexOf(':')).trim()));
      return seen.length > 0 ? `${selector}{${seen.join(';')}}` : '';
    })
    .join('');
}

/** The top-level rules; rules inside an at-rule are for other media than a test's window. */
function rulesIn(css: string): { selector: string; block: string }[] {
  const rules: { selector: string; block: string }[] = [];
  let from = 0;
  while (from < css.length) {
    const open = css.indexOf('{', from);
    if (open < 0) break;
    let close = open;
    for (let depth = 1; depth > 0 && close < css.length;) {
      close += 1;
      if (css[close] === '{') depth += 1;
      if (css[close] === '}') depth -= 1;
    }
    const selector = css.slice(
      css.lastIndexOf(';', open) < from ? from : css.lastIndexOf(';', open) + 1,
      open,
    );
    if (!selector.trim().startsWith('@')) rules.push({ selector, block: css.slice(open + 1, close) });
    from = close + 1;
  }
  return rules;
}
