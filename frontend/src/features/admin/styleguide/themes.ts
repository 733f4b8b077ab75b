/** Reads the tokens of both themes out of the style sheets, so that a page can show the two side by side. */

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Tokens = Record<`--${string}`, string>;

const isDark = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark');

function tokensIn(rules: Iterable<CSSRule>): Tokens {
  const roots = [...rules].filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
  const entries = roots.flatMap((rule) => {
    const { style } = rule as CSSStyleRule;
    const names = [...style].filter((name) => name.startsWith('--'));
    return names.map((name) => [name, style.getPropertyValue(name).trim()]);
  });
  return Object.fromEntries(entries);
}

/** What a theme sets, whichever one the device asks for. */
export function tokensOf(theme: Theme): Tokens {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const dark = theme === 'dark' ? rules.filter(isDark).map(({ cssRules }) => tokensIn(cssRules)) : [];
  return Object.assign(tokensIn(rules), ...dark);
}
