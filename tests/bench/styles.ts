/** `npm run bench:styles`: what a design system keeps few, counted over the site's sheets, beside what there was before it. */
import { styleFigures } from '../support/style-figures.ts';
import { record } from './measured.ts';

/** Counted by the same functions on the last commit before the sheets became modules, 23 November 2026. */
const BEFORE = { rules: 2117, globalClasses: 986, gaps: 64, radii: 18, breakpoints: 18, layers: 16 };
const AIM: Record<keyof typeof BEFORE, string> = {
  rules: 'half',
  globalClasses: '0',
  gaps: '12',
  radii: '5',
  breakpoints: '4',
  layers: '',
};
const NAMES: Record<keyof typeof BEFORE, string> = {
  rules: 'rules',
  globalClasses: 'global classes',
  gaps: 'gaps',
  radii: 'radii',
  breakpoints: 'widths of the window',
  layers: 'layers',
};

/** No gap and no corner is nothing to choose from. */
const chosen = (values: Set<string>) => [...values].filter((value) => value !== '0' && value !== 'inherit').length;

const { rules, globalClasses, gaps, radii, breakpoints, layers } = styleFigures();
const NOW = {
  ...{ rules, globalClasses: globalClasses.size, gaps: chosen(gaps), radii: chosen(radii) },
  ...{ breakpoints: breakpoints.size, layers: chosen(layers) },
};

const rows = (Object.keys(NAMES) as (keyof typeof BEFORE)[]).map((name) => [
  NAMES[name],
  BEFORE[name].toLocaleString('en'),
  NOW[name].toLocaleString('en'),
  AIM[name],
]);

await record({
  name: 'styles',
  title: 'Styles',
  method:
    'Counted over `frontend/src/**/*.css`, with the sheet of the style guide. A gap or radius is a different length; a pair counts as its two. Before: the same ' +
    'count on the commit before the sheets became modules.',
  table: [['', 'before', 'after', 'aim'], ...rows],
});
