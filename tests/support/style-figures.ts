/** Reads the site's style sheets and counts what a design system keeps few: rules, gaps, radii, breakpoints, layers. */
import { globSync, readFileSync } from 'node:fs';

export interface Declaration {
  file: string;
  property: string;
  value: string;
}

export interface StyleFigures {
  rules: number;
  /** Names that any component may use, and any sheet change. */
  globalClasses: Set<string>;
  bytes: number;
  /** Different lengths between the parts of a grid or row, a pair counted as its two. */
  gaps: Set<string>;
  radii: Set<string>;
  /** Pixels of window width at which something changes: `max-width: 719px` and `min-width: 720px` are one. */
  breakpoints: Set<number>;
  layers: Set<string>;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const KEYFRAMES = /@keyframes [\w-]+\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const DECLARATION = /([a-z-]+):\s*([^;{}]+);/g;
const MEDIA = /@media [^{]+/g;
const MEDIA_WIDTH = /\((min|max)-width: (\d+)px\)/g;

/** Paths of all style sheets below `frontend/src`, from the folder of the repository. */
export const styleSheets = (): string[] => globSync('frontend/src/**/*.css').sort();

/** The sheet without comments and without the steps of animations. */
export const plainStyles = (file: string): string =>
  readFileSync(file, 'utf8').replace(COMMENT, '').replace(KEYFRAMES, '');

/** Every declaration of a sheet, white space joined. */
export function declarationsOf(file: string): Declaration[] {
  return [...plainStyles(file).matchAll(DECLARATION)].map(([, property = '', value = '']) => ({
    file,
    property,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
}

/** The widths of the window that a sheet's media queries go by; a part's own room is no breakpoint. */
export function breakpointsOf(file: string): number[] {
  const queries = plainStyles(file).match(MEDIA) ?? [];
  const widths = queries.flatMap((query) => [...query.matchAll(MEDIA_WIDTH)]);
  return widths.map(([, kind, width]) => Number(width) + (kind === 'max' ? 1 : 0));
}

/** The classes that a sheet names for itself: those of Amplify, which it only looks at, are none of them. */
export function classesOf(file: string): Set<string> {
  const local = plainStyles(file)
    .replace(/:global\([^)]*\)|\.amplify-[\w-]+|"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...local.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

const isGlobal = (file: string) => !file.endsWith('.module.css');

/** Blocks of declarations: what opens a brace and is no at-rule. */
const rulesIn = (css: string): number =>
  [...css.matchAll(/(?<=^|[{};])\s*([^{};]+)\{/g)].filter(([, head = '']) => !head.trim().startsWith('@')).length;

/** What a prop sets for its own element is one of the tokens, so that each of them counts. */
const OWN = /^var\(--\w+-own\)$/;
const tokens = (kind: 'space' | 'radius'): string[] =>
  [...plainStyles('frontend/src/ui/tokens.css').matchAll(/(--(space|radius)[\w-]*):/g)]
    .filter(([, , of]) => of === kind)
    .map(([, name]) => `var(${name})`);

/** Counts over all sheets. */
export function styleFigures(): StyleFigures {
  const files = styleSheets();
  const all = files.flatMap(declarationsOf);
  const lengths = (property: RegExp) =>
    new Set(
      all
        .filter((each) => property.test(each.property))
        .flatMap(({ value }) => value.split(' '))
        .filter((value) => !OWN.test(value)),
    );
  return {
    rules: files.reduce((sum, file) => sum + rulesIn(plainStyles(file)), 0),
    globalClasses: new Set(files.filter(isGlobal).flatMap((file) => [...classesOf(file)])),
    bytes: files.reduce((sum, file) => sum + readFileSync(file).length, 0),
    gaps: new Set([...lengths(/^((row|column)-)?gap$/), ...tokens('space')]),
    radii: new Set([...lengths(/^border(-[a-z]+)*-radius$/), ...tokens('radius')]),
    breakpoints: new Set(files.flatMap(breakpointsOf)),
    layers: lengths(/^z-index$/),
  };
}
