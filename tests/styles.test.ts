/** The design system holds by itself: tokens only, no global class, no style without a use, no name without an element. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  breakpointsOf,
  classesOf,
  declarationsOf,
  plainStyles,
  styleFigures,
  styleSheets,
} from './support/style-figures.ts';

/** The reset, the tokens, and Amplify's own theme. */
const GLOBAL = [
  'frontend/src/features/admin/kit/admin-theme.css',
  'frontend/src/ui/base.css',
  'frontend/src/ui/tokens.css',
];
const BREAKPOINTS = [480, 720, 900, 1180];
/** What there are; they may only become fewer. */
const MOST_RULES = 1057;
const MODULES = styleSheets().filter((file) => file.endsWith('.module.css'));
const SOURCES = globSync('frontend/src/**/*.{ts,tsx}').map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const offenders = (property: RegExp, allowed: RegExp) =>
  styleSheets()
    .flatMap(declarationsOf)
    .filter((each) => property.test(each.property) && !each.value.split(' ').every((part) => allowed.test(part)))
    .map(({ file, property, value }) => `${file}: ${property}: ${value}`);

/** The selectors of a list; commas within brackets are part of one. */
function partedList(list: string): string[] {
  let depth = 0;
  const isBetween = (sign: string) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0;
  };
  return [...list]
    .map((sign) => (isBetween(sign) ? '\n' : sign === '\n' ? ' ' : sign))
    .join('')
    .split('\n');
}

/** A colour of the tokens as its share of light: OKLCH to linear sRGB, weighed as WCAG weighs it. */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((share) => Math.min(1, Math.max(0, share)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of the light theme, and those that the dark one sets otherwise. */
function themes(): Record<'light' | 'dark', Map<string, string>> {
  const css = plainStyles('frontend/src/ui/tokens.css');
  const colours = (text: string) =>
    [...text.matchAll(/(--[\w-]+): (oklch\([^/)]+\));/g)].map(([, name = '', value = '']) => [name, value] as const);
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  return { light: new Map(colours(light)), dark: new Map([...colours(light), ...colours(dark)]) };
}

/** Every selector of a sheet without what is Amplify's. */
const selectorsOf = (file: string) =>
  [...plainStyles(file).matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, head = '']) =>
    partedList(head.replace(/:global\([^)]*\)|"[^"]*"/g, '')),
  );

/** Which classes of which module a source uses. */
function usesOf({ file, code }: { file: string; code: string }): { sheet: string; name: string }[] {
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)';/g)].flatMap(([, local, path = '']) => {
    const sheet = resolve(dirname(file), path);
    return [...code.matchAll(new RegExp(`(?<![/\\w])${local}\\.(?!module\\.css|tsx?\\b)(\\w+)`, 'g'))].map(
      ([, name = '']) => ({ sheet, name }),
    );
  });
}

describe('the design system', () => {
  it('takes gaps, radii, type sizes and layers from its tokens', () => {
    expect(offenders(/^((row|column)-)?gap$/, /^(0|var\(--(space-\w+|gap-own)\))$/)).toEqual([]);
    expect(offenders(/^border(-[a-z]+)*-radius$/, /^(0|inherit|var\(--radius(-\w+)?\))$/)).toEqual([]);
    expect(offenders(/^font-size$/, /^(inherit|[\d.]+em|var\(--text-\w+\))$/)).toEqual([]);
    const shorthands = styleSheets()
      .flatMap(declarationsOf)
      .filter(({ property }) => property === 'font');
    const sizes = shorthands.filter(({ value }) => !/^(inherit|\d{3} var\(--text-\w+\) \/ .+)$/.test(value));
    expect(sizes.map(({ file, value }) => `${file}: font: ${value}`)).toEqual([]);
    expect(offenders(/^z-index$/, /^var\(--layer-\w+\)$/)).toEqual([]);
  });

  it('has text and links that can be read on every ground, in both themes', () => {
    const grounds = [
      '--paper',
      '--paper-2',
      ...['accent', 'met', 'claimed', 'missing', 'unclear'].map((name) => `--${name}-tint`),
    ];
    const pairs = Object.entries(themes()).flatMap(([theme, colours]) =>
      grounds.flatMap((ground) =>
        ['--ink', '--ink-2', '--accent', '--accent-deep'].map((text) => ({
          pair: `${theme}: ${text} on ${ground}`,
          ratio: contrast(colours.get(text) ?? '', colours.get(ground) ?? ''),
        })),
      ),
    );
    expect(pairs.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  });

  it('has a token for every room and row of columns that a part is given', () => {
    const given = SOURCES.flatMap(({ code }) => [
      ...[...code.matchAll(/\bpad(?:=|: )["'](\w+)["']/g)].map(([, name]) => `--pad-${name}`),
      ...[...code.matchAll(/\b(?:columns|from720|from900)="(\w+)"/g)].map(([, name]) => `--tracks-${name}`),
    ]);
    const tokens = plainStyles('frontend/src/ui/tokens.css').matchAll(/--(?:pad|tracks)-\w+(?=:)/g);
    const known = new Set([...tokens].map(([name]) => name));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !given.includes(name))).toEqual([]);
  });

  it('changes its layout at four widths', () => {
    const others = styleSheets().filter((file) => breakpointsOf(file).some((width) => !BREAKPOINTS.includes(width)));
    expect(others).toEqual([]);
    // What is written otherwise, as a range or in another unit, would not be counted above.
    const unread = styleSheets().flatMap((file) =>
      (plainStyles(file).match(/@(media|import|custom-media)[^{;]+/g) ?? [])
        .filter((query) => /width|height|aspect/.test(query.replace(/\((min|max)-width: \d+px\)/g, '')))
        .map((query) => `${file}: ${query}`),
    );
    expect(unread).toEqual([]);
  });

  it('has at most 12 gaps and 5 radii, and no more rules than it had', () => {
    const { gaps, radii, rules } = styleFigures();
    const real = [...radii].filter((radius) => radius !== '0' && radius !== 'inherit');
    expect([...gaps].length).toBeLessThanOrEqual(12);
    expect(real.length).toBeLessThanOrEqual(5);
    expect(rules).toBeLessThanOrEqual(MOST_RULES);
  });

  it('has no global class', () => {
    expect(styleSheets().filter((file) => !file.endsWith('.module.css'))).toEqual(GLOBAL);
    expect(GLOBAL.filter((file) => classesOf(file).size > 0)).toEqual([]);
  });

  it('styles nothing by an element, a state or a part alone, which other components have as well', () => {
    const unowned = MODULES.flatMap((file) =>
      selectorsOf(file)
        .filter((selector) => !/\.[a-z]/i.test(selector))
        .map((selector) => `${file}: ${selector.trim()}`),
    );
    expect(unowned).toEqual([]);
  });

  it('has every class that a component asks for, and a component for every class', () => {
    const uses = SOURCES.flatMap(usesOf);
    const known = new Map(MODULES.map((file) => [resolve(file), classesOf(file)]));
    expect(uses.filter(({ sheet, name }) => !known.get(sheet)?.has(name))).toEqual([]);
    const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
    const idle = [...known].flatMap(([sheet, names]) => [...names].map((name) => `${sheet} ${name}`));
    expect(idle.filter((each) => !used.has(each))).toEqual([]);
  });

  it('imports Amplify’s button in one file', () => {
    const importing = SOURCES.filter(({ code }) => /\{[^}]*\bButton\b[^}]*\} from '@aws-amplify\/ui-react'/.test(code));
    expect(importing.map(({ file }) => file)).toEqual(['frontend/src/ui/panel-button.tsx']);
  });

  it('has an element for every part that styles, sources and tests name, and no other parts', () => {
    const texts = [...MODULES, ...GLOBAL, ...globSync('tests/**/*.{ts,tsx}'), ...SOURCES.map(({ file }) => file)]
      .filter((file) => !file.endsWith('styles.test.ts'))
      .map((file) => readFileSync(file, 'utf8'));
    const named = new Set(
      texts.flatMap((text) => [...text.matchAll(/data-part~="?([\w-]+)/g)].map(([, name]) => name)),
    );
    const given = SOURCES.flatMap(({ code }) => [...code.matchAll(/data-part'?(?:=|: )["']([\w -]+)/g)]);
    const parts = new Set(given.flatMap(([, names = '']) => names.split(' ')));
    expect([...named].filter((name) => !parts.has(name ?? ''))).toEqual([]);
    expect([...parts].filter((name) => !named.has(name))).toEqual([]);
  });

  it('shows every part on the style guide, by itself or within another one', () => {
    const seen = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const code = readFileSync(file, 'utf8');
      for (const [, path = ''] of code.matchAll(/ from '(\.[^']+\.tsx?)';/g)) follow(resolve(dirname(file), path));
    };
    for (const file of globSync('frontend/src/features/admin/styleguide/*.tsx')) follow(resolve(file));
    const parts = globSync('frontend/src/ui/*.tsx').map((file) => resolve(file));
    expect(parts.filter((part) => !seen.has(part))).toEqual([]);
  });
});
