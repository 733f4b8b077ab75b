/**
 * Compares the criteria of the engine for an ad with what the ad's writer listed that it asks, by the words they share: how much of
 * what is asked is covered, how many criteria are asked for and say it once, and how many of these carry the right importance.
 *
 * Blind readers judged the same of rounds 13 to 15; `npm run bench:criteria` says how far their verdicts and these agree.
 */
import { rarityOf } from '../../shared/matching/background.ts';
import { termWeight, wordsOf } from '../../shared/matching/words.ts';
import { conceptById, findMentions, fold } from '../../shared/taxonomy/index.ts';

export interface Ask {
  ask?: string;
  quote: string;
  importance: string;
}

export interface ShownCriterion {
  id: string;
  label: string;
  importance: string;
}

export interface Compared {
  asks: { ask: Ask; covered: number; by: string | undefined }[];
  criteria: { criterion: ShownCriterion; isAsked: boolean; isRight: boolean | null; why: string }[];
}

/** Words of rarity add up, generic ones (`team`, `experience`) to little. */
const weightOf = (term: string) => rarityOf(term) * (termWeight(term) === 1 ? 1 : 0.25);

/** Terms of a text with its figures, which `wordsOf` leaves out and which hours and levels consist of. */
function termsIn(text: string): Map<string, number> {
  const terms = new Map(wordsOf(text).map(({ term }) => [term, weightOf(term)] as const));
  for (const [figure] of fold(text).matchAll(/\d+(?:[.:,]\d+)*|\b[abc][12]\b/g)) terms.set(`#${figure}`, FIGURE);
  return terms;
}

const FIGURE = 3;

const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0);

/** Share of the weight of some terms that others hold. */
function held(terms: ReadonlyMap<string, number>, by: ReadonlySet<string>): number {
  const total = sum(terms.values());
  return total === 0 ? 0 : sum([...terms].map(([term, weight]) => (by.has(term) ? weight : 0))) / total;
}

/** From here on a writer listed an ask in the ad's own words; below, in another language, where the quote speaks for it. */
const IN_WORDS_OF_AD = 0.4;

interface Wanted {
  ask: Ask;
  terms: ReadonlyMap<string, number>;
  /** All words of the line that it is quoted from. */
  line: ReadonlySet<string>;
}

function wantedOf(ask: Ask, ad: ReadonlySet<string>): Wanted {
  const own = termsIn(ask.ask ?? ask.quote);
  const quoted = termsIn(ask.quote);
  const ofAd = new Map([...own].filter(([term]) => ad.has(term)));
  const isInWords = held(own, ad) >= IN_WORDS_OF_AD;
  return { ask, terms: isInWords ? ofAd : quoted, line: new Set([...quoted.keys(), ...ofAd.keys()]) };
}

/** Words of the engine around a criterion. */
const FRAME = /^(?:Occupation|Profesi\u00f3n|Ocupaci\u00f3n): /;

/** The ids that a criterion of a concept may have: a language is told by its code. */
function idsOf(concept: string): string[] {
  const known = conceptById(concept);
  return known?.kind === 'language' ? [concept, `language:${known.iso}`] : [concept];
}

/** The terms by which a criterion is called: those by which the asks name its concept, where they do, else those of its label. */
function termsOfCriterion({ id, label }: ShownCriterion, quotes: readonly string[]): Map<string, number> {
  const terms = termsIn(label.replace(FRAME, ''));
  if (/[\u201c\u00ab]/.test(label)) return terms;
  const named = quotes.flatMap((quote) =>
    findMentions(quote, ['skill', 'licence', 'language']).flatMap((mention) =>
      idsOf(mention.id).includes(id) ? [...termsIn(quote.slice(mention.start, mention.end))] : [],
    ),
  );
  return named.length > 0 ? new Map(named) : terms;
}

/** Share of an ask's words from which on criteria cover it, and cover a part of it. */
export const COVERS = 0.55;
export const COVERS_PART = 0.3;
/** Share of a criterion's words that one ask's line has to hold so that it is of this line. */
export const OF_LINE = 0.6;
/** What a criterion has to add to the words of some ask that those before it have said. */
export const ADDS = 0.2;

const RIGHT: Record<string, readonly string[]> = {
  must: ['must'],
  condition: ['must'],
  nice: ['nice'],
  duty: ['must', 'nice'],
  told: ['must', 'nice'],
};

/** A criterion with its terms, and how much of each ask these say. */
interface Own {
  criterion: ShownCriterion;
  terms: ReadonlyMap<string, number>;
  says: readonly number[];
}

/** A criterion says something of an ask where it is of its line, or covers it. */
function ownOf(criterion: ShownCriterion, wanted: readonly Wanted[]): Own {
  const quotes = wanted.map(({ ask: { ask, quote } }) => `${ask ?? ''}\n${quote}`);
  const terms = termsOfCriterion(criterion, quotes);
  const has = new Set(terms.keys());
  const says = wanted.map((one) => {
    const share = held(one.terms, has);
    return held(terms, one.line) >= OF_LINE || share >= COVERS ? share : 0;
  });
  return { criterion, terms, says };
}

/** How far criteria cover an ask: those that say a part of it, together. */
function coverage(one: Wanted, at: number, own: readonly Own[]): Compared['asks'][number] {
  const by = own.filter(({ says }) => (says[at] ?? 0) > 0);
  const share = held(one.terms, new Set(by.flatMap(({ terms }) => [...terms.keys()])));
  const best = by.toSorted((a, b) => (b.says[at] ?? 0) - (a.says[at] ?? 0))[0];
  return { ask: one.ask, covered: share >= COVERS ? 1 : share >= COVERS_PART ? 0.5 : 0, by: best?.criterion.label };
}

/** The asks that a criterion is about. */
function askedBy({ terms, says }: Own, wanted: readonly Wanted[]): number[] {
  return says.flatMap((share, at) => {
    const isOfLine = share > 0 && held(terms, wanted[at]?.line ?? new Set()) >= OF_LINE;
    return share >= COVERS_PART || isOfLine ? [at] : [];
  });
}

/** What the asks among `about` are of which a criterion says something that those before it did not. */
function added(
  { terms }: Own,
  about: readonly number[],
  wanted: readonly Wanted[],
  known: readonly Set<string>[],
): number[] {
  return about.filter((at) => {
    const [one, before] = [wanted[at], known[at]];
    if (one === undefined || before === undefined) return false;
    return held(one.terms, new Set([...before, ...terms.keys()])) - held(one.terms, before) >= ADDS;
  });
}

/** The occupation and the level of the job are asked by every ad. */
const isFrame = ({ id }: ShownCriterion) => id === 'occupation' || id === 'seniority';

/** Equally near asks count alike: a share of the best one's. */
const AS_NEAR = 0.9;

/** A criterion beside the asks that it is about and those of which it says something new. */
function verdictOn(one: Own, about: readonly number[], adds: readonly number[], wanted: readonly Wanted[]) {
  const { criterion, says } = one;
  const isAsked = isFrame(criterion) || adds.length > 0;
  const most = Math.max(...adds.map((at) => says[at] ?? 0));
  const nearest = adds.flatMap((at) => ((says[at] ?? 0) >= AS_NEAR * most ? (wanted[at]?.ask ?? []) : []));
  const isRight =
    isFrame(criterion) || nearest.some(({ importance }) => RIGHT[importance]?.includes(criterion.importance));
  const [first] = nearest;
  const why = isAsked ? (first?.ask ?? first?.quote ?? '') : about.length > 0 ? REPEATS : 'not asked';
  return { criterion, isAsked, isRight: isAsked ? isRight : null, why };
}

export const REPEATS = 'repeats';

/** Criteria beside what the ad's writer listed. */
export function compared(text: string, asks: readonly Ask[], criteria: readonly ShownCriterion[]): Compared {
  const ad = new Set(termsIn(text).keys());
  const wanted = asks.map((ask) => wantedOf(ask, ad));
  const own = criteria.map((criterion) => ownOf(criterion, wanted));
  const known = wanted.map(() => new Set<string>());
  const verdicts = new Map<Own, Compared['criteria'][number]>();
  // Those that say most come first, so that what they say already is a repeat.
  for (const one of own.toSorted((a, b) => sum(b.says) - sum(a.says))) {
    const about = askedBy(one, wanted);
    verdicts.set(one, verdictOn(one, about, added(one, about, wanted, known), wanted));
    for (const at of about) for (const term of one.terms.keys()) known[at]?.add(term);
  }
  return {
    asks: wanted.map((one, at) => coverage(one, at, own)),
    criteria: own.flatMap((one) => verdicts.get(one) ?? []),
  };
}
