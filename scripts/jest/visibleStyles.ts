/** The properties of an element that a test can see: whether it is shown, can be clicked, and how its words are joined to a name. */
const SEEN = /^(display|visibility|opacity|pointer-events|content)$/;

/** What is left of a style sheet for tests: jsdom looks through every rule for every element that it is asked about. */
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

/** The rules at the top level; those below an at-rule are for other media than a test's window. */
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
