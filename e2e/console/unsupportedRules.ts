import type { Page } from '@playwright/test';

/** Rules for other browsers, which this one drops. */
const FOR_OTHERS = '::-(moz|ms)-';

/**
 * The rules of a style sheet that the browser drops, by the text before their brace. A browser silently drops rules
 * that it cannot parse, which can break the look of a whole widget.
 */
export const unsupportedRules = (page: Page, css: string): Promise<string[]> =>
  page.evaluate(
    async ([text, forOthers]) => {
      /** How often each way that a rule begins occurs in the text: comments and strings hold no rules. */
      const written = text
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""')
        .split('{')
        .slice(0, -1)
        .map((before) => before.split(/[;}]/).at(-1)?.trim() ?? '');

      const kept = (rules: CSSRuleList): number =>
        [...rules].reduce((sum, rule) => {
          const inside =
            'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rule.cssRules : undefined;
          return sum + 1 + (inside ? kept(inside) : 0);
        }, 0);
      const countOf = async (sheet: string) => kept((await new CSSStyleSheet().replace(sheet)).cssRules);

      if ((await countOf(text)) === written.length) return [];
      // Find the dropped rules by trying each rule separately.
      const alone = await Promise.all(
        written.map(async (begin) => {
          const inKeyframes = /^(from|to|[\d.]+%)/.test(begin);
          return inKeyframes || (await countOf(`${begin}{}`)) > 0 ? '' : begin;
        }),
      );
      const found = alone.filter((begin) => begin !== '');
      if (found.length === 0) return [`fewer than its ${written.length} rules are kept`];
      return found.filter((begin) => !new RegExp(forOthers).test(begin));
    },
    [css, FOR_OTHERS] as const,
  );
