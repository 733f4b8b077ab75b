/** Reads driving and professional licences that a resume says its person holds. */
import type { Career } from '../domain/career.ts';
import type { Span } from '../domain/profile.ts';
import { firstNot } from '../domain/spans.ts';
import { findMentions } from '../taxonomy/index.ts';
import { type CareerText, isDuty, stated } from './career-text.ts';

type Licence = Career['licences'][number];

const LICENCES_MAX = 30;

/** The taxonomy's licence of each class that is written behind `Carnet de conducir:`. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^a[12m]?$/, 'licence:driving-a'],
  [/^b[1e+]*$/, 'licence:driving-b'],
  [/^c1?$/, 'licence:driving-c'],
  [/^c1?\+?e$/, 'licence:driving-ce'],
  [/^d1?(?:\+?e)?$/, 'licence:driving-d'],
];
/** Colombia's classes: B for one's own use, C for the public's, with 1 cars, 2 lorries and buses, 3 articulated lorries. */
const COLOMBIAN_NAME = /\blicencias? de conduccion\b/g;
const COLOMBIAN_CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^a[12]$/, 'licence:driving-a'],
  [/^[bc]1?$/, 'licence:driving-b'],
  [/^[bc]2$/, 'licence:driving-c'],
  [/^[bc]3$/, 'licence:driving-ce'],
];
const COLOMBIAN_CLASS = '(?:a[12]|[bc][123]?)';
const CLASS = '(?:am|a[12]?|b1?(?:\\+e)?|c1?(?:\\+?e)?|d1?(?:\\+e)?)';
const listOf = (one: string) =>
  new RegExp(
    `^\\s*(?:(?:de |la )?(?:tipos?|clases?|categorias?|permisos?|class(?:es)?|categor(?:y|ies)))?\\s*[:(–-]*\\s*(?:tipos? |clases? |class )?(${one}(?:\\s*(?:,|/|\\+|y|and|&)\\s*${one})*)(?![\\p{L}\\d])`,
    'u',
  );
const LISTED = listOf(CLASS);
const COLOMBIAN_LISTED = listOf(COLOMBIAN_CLASS);
/** `Carnet de conducir: no`. */
const REFUSED =
  /^\s*[:(–-]\s*(?:no|none|ninguno|n\/a)\b|^[\s:(–-]*(?:en tramite|en proceso|pendiente|in progress|applied for|sacando\w*)\b/;
/** Given in a job, it is held. */
const ACQUIRED =
  /\b(?:obtained|earned|acquired|hold(?:ing|s)?|held|passed|certified|licensed|with|obtuv[eo]|obtencion de|saque|titular de|poseo|posesion de|con)\b[^.;\n]{0,30}$/;

/** The classes of a driving licence: behind its name, or the last word of it and what follows. */
function classesOf(career: CareerText, start: number, end: number): { ids: string[]; end: number } {
  const last = new RegExp(`\\s${CLASS}$`).exec(career.low.slice(start, end));
  const from = last ? start + last.index : end;
  const isColombian = /^licencias? de conduccion/.test(career.low.slice(start, end));
  const [listed, classes] = isColombian ? [COLOMBIAN_LISTED, COLOMBIAN_CLASSES] : [LISTED, CLASSES];
  const found = listed.exec(career.low.slice(from, from + 40).split('\n')[0] ?? '');
  if (!found?.[1]) return { ids: [], end };
  const names = found[1].split(/\s*(?:,|\/|\by\b|\band\b|&)\s*|\s*\+\s*(?!e)/).map((name) => name.replace(/\s/g, ''));
  const ids = names.flatMap((name) => classes.find(([pattern]) => pattern.test(name))?.[1] ?? []);
  return { ids, end: from + found[0].length };
}

function isHeld(career: CareerText, start: number, end: number): boolean {
  if (career.isDeniedAt(start) || REFUSED.test(career.low.slice(end, end + 30))) return false;
  return !isDuty(career, { start, end }) || ACQUIRED.test(career.low.slice(Math.max(0, start - 50), start));
}

/** What names a licence in the text: the taxonomy's words, and those of Colombia, whose classes are its own. */
function namedLicences(career: CareerText): { id: string; start: number; end: number }[] {
  const known = findMentions(career.kept, ['licence']);
  const further = [...career.low.matchAll(COLOMBIAN_NAME)].map(({ index, 0: { length } }) => {
    return { id: 'licence:driving-b', start: index, end: index + length };
  });
  // Known names never overlap, so that only the first one that ends behind a place can hold it.
  const overlaps = (one: Span) => {
    const next = known[firstNot(known.length, (at) => (known[at]?.end ?? 0) <= one.start)];
    return next !== undefined && next.start < one.end;
  };
  const added = further.filter((one) => !overlaps(one));
  return [...known, ...added].sort((one, other) => one.start - other.start);
}

/** The licences of a resume, each once, in the order of the text; what is denied, wished for or a duty is left out. */
export function readLicences(career: CareerText): Licence[] {
  const without = new Set(career.reading.correction?.withoutConcepts);
  const held = new Map<string, Licence>();
  for (const { id, start, end } of namedLicences(career)) {
    if (!isHeld(career, start, end)) continue;
    const classes = id.startsWith('licence:driving-') ? classesOf(career, start, end) : { ids: [], end };
    for (const own of classes.ids.length > 0 ? classes.ids : [id]) {
      if (!held.has(own) && !without.has(own))
        held.set(own, { id: own, ...stated(career, { start, end: classes.end }) });
    }
  }
  return [...held.values()].slice(0, LICENCES_MAX);
}
