/**
 * Classifies the lines of an ad by what they ask, with weights fitted on ads whose asks were listed by their writers: the rules
 * of `ad-voice.ts` know only the wordings that somebody thought of.
 *
 * Multinomial logistic regression over the features of `line-features.ts`: the answer of the rules is one of them, so what
 * they recognise correctly they still decide. `npm run fit:lines` fits the weights and reports them by ads that were left out.
 */
import { softmax } from '../domain/softmax.ts';
import { findMentions, fold } from '../taxonomy/index.ts';
import { askedBy, isPaid } from './ad-voice.ts';
import { asksForCleanRecord, isFactOfWork, tellsCondition } from './conditions.ts';
import type { JobLine, LineInPlace } from './job-lines.ts';
import { featuresOf, type LineInAd } from './line-features.ts';
import { WEIGHTS } from './line-weights.ts';

/** What a line may ask, in the order of the weights: `duty` is to be done, `none` is not asked of anybody. */
export const LINE_CLASSES = ['must', 'nice', 'duty', 'none'] as const;
export type LineClass = (typeof LINE_CLASSES)[number];
/** How likely each is; they sum to 1. */
export type ClassProbabilities = Record<LineClass, number>;

/** What each feature says for each class. */
export type LineWeights = ReadonlyMap<string, readonly number[]>;

/** Weights are whole hundredths, which is more than the ads that they were fitted on can tell. */
const PER_WEIGHT = 100;

function readWeights(): LineWeights {
  const lines = WEIGHTS.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [feature = '', ...hundredths] = line.split(' ');
      return [feature, hundredths.map((weight) => Number(weight) / PER_WEIGHT)];
    }),
  );
}

/** Read at the first question, some 3 ms. */
let shipped: LineWeights | undefined;

function shippedWeights(): LineWeights {
  shipped ??= readWeights();
  return shipped;
}

/** How likely each class is for a line with these features: the softmax of what they sum to. */
export function classProbabilities(
  features: readonly string[],
  weights: LineWeights = shippedWeights(),
): ClassProbabilities {
  const sumOf = (at: number) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[at] ?? 0), weights.get('always')?.[at] ?? 0);
  const [must = 0, nice = 0, duty = 0, none = 0] = softmax(LINE_CLASSES.map((_, at) => sumOf(at)));
  return { must, nice, duty, none };
}

/** Kinds of concepts that a line may name. */
const KINDS = ['skill', 'language', 'licence', 'education', 'occupation'] as const;

/** An ad of fewer lines is no text like those that the weights were fitted on: rules alone read it. */
const LINES_OF_AN_AD = 8;

/** The lines as their features see them. */
export function linesInAd(lines: readonly LineInPlace[]): LineInAd[] {
  return lines.map(({ line, heading, place }) => ({
    text: line.text,
    asked: line.asked,
    own: askedBy(line.text, 'told'),
    heading,
    place,
    names: [...new Set(findMentions(line.text, KINDS).map(({ kind }) => kind))],
    listed: line.listed,
    duty: line.duty === true,
    comment: line.comment === true,
  }));
}

/** From here on a line asks nothing, unless it says in so many words that it does. */
export const ASKS_NOTHING = 0.5;
/** An entry of a list asks more often than not: it has to be this likely to ask nothing. */
export const ENTRY_ASKS_NOTHING = 0.6;
/** What rules set aside has to be this likely to ask: benefits and refusals are what they recognise best. */
const ASKS_AFTER_ALL = 0.6;
/** `Imprescindible carné C` among what is offered still asks, unless it is this likely to ask nothing. */
const OFFERED = 0.85;
/** One way of asking has to be this much likelier than the one that the rules find; a must that no word says so, this much. */
const CLEARLY = 0.2;
const CLEARLY_MUST = 0.4;
/** From here on a told line is a duty. */
const IS_DUTY = 0.5;

const ASKING = ['must', 'nice', 'duty'] as const;
type Asking = (typeof ASKING)[number];

/** Whether the words of the line themselves say that something is asked. */
const saysSo = ({ own }: LineInAd) => own === 'must' || own === 'nice';

/** Whether a line asks nothing of anybody, by rules and model together. */
function asksNothing({ asked, listed, silent }: JobLine, seen: LineInAd, { none }: ClassProbabilities): boolean {
  if (silent) return true;
  if (asked === 'aside' && !(saysSo(seen) && none < OFFERED)) return 1 - none < ASKS_AFTER_ALL;
  return !saysSo(seen) && none >= (listed ? ENTRY_ASKS_NOTHING : ASKS_NOTHING);
}

/** How the rules say that a line asks which does ask. */
function wayByRules({ asked }: JobLine, { own }: LineInAd): Asking {
  const said = asked === 'aside' ? own : asked;
  return said === 'must' || said === 'nice' ? said : 'duty';
}

/** How a line asks: the likeliest way where it is clearly likelier than the one that the rules find. */
function wayOfAsking(byRules: Asking, classes: ClassProbabilities, isHeadless: boolean): Asking {
  const likeliest = ASKING.reduce((best, one) => (classes[one] > classes[best] ? one : best));
  // A list without a heading is as often of requirements: no rule has told it apart.
  const least = isHeadless ? 0 : CLEARLY_MUST;
  const margin = likeliest === 'must' && byRules === 'duty' ? least : CLEARLY;
  return classes[likeliest] - classes[byRules] >= margin * (1 - classes.none) ? likeliest : byRules;
}

/**
 * A line that states a condition, which ads do as often in lines like those that ask nothing; undefined for any other. A paper that
 * is one is read as a paper.
 */
function asCondition(line: JobLine, { own }: LineInAd, isAside: boolean): JobLine | undefined {
  if (line.silent || line.asked === 'must' || line.asked === 'nice') return undefined;
  const isStated = isFactOfWork(line.text) || (isAside && tellsCondition(line.text));
  // `Condiciones` heads what is offered and what has to be accepted: there the line's own words say which.
  const isOne = asksForCleanRecord(line.text) || ((line.asked !== 'aside' || own === 'told') && isStated);
  if (!isOne) return undefined;
  const isPaper = findMentions(line.text, ['licence']).length > 0;
  return { ...line, asked: 'must', ...(!isPaper && { condition: true as const }) };
}

/** Below a heading of conditions a line has to be this likely to ask nothing: there ads state and do not ask. */
const NO_CONDITION = 0.7;

/** A line below a heading of conditions that tells neither pay nor the way in: `The school is 19 km from the nearest station`. */
function asHeadedCondition(line: JobLine, { own, names }: LineInAd, { none }: ClassProbabilities): JobLine | undefined {
  const isStated = own !== 'nice' && line.asked !== 'nice' && !names.includes('licence');
  if (!line.ofConditions || line.silent || !isStated || isPaid(line.text)) return undefined;
  if (none >= NO_CONDITION && !tellsCondition(line.text)) return undefined;
  return { ...line, asked: 'must', condition: true };
}

/** A fact that asks, wherever it stands in a table of facts: `Education: Diploma in Textile Chemistry`, below the salary. */
const LABELLED_ASK =
  /^\W*(?:(?:minimum |required )?(?:education|qualifications?|experience|languages?)(?: required)?|(?:nivel de )?(?:estudios|formacion|escolaridad)(?: minim[oa]s?| requerid[oa]s?)?|experiencia(?: minima| requerida)?|idiomas?)\s*:\s*(?=\S)/;

/** Below what is offered `Formación: inglés` is a course. */
const OFFERS = /\b(?:ofrec\w+|offer\w*|benefi\w+|perks|ventajas|te damos|you get)\b/;

/** A line with what it asks by rules and model together. */
function classified(line: JobLine, seen: LineInAd, classes: ClassProbabilities): JobLine {
  const isAside = asksNothing(line, seen, classes);
  const condition = asCondition(line, seen, isAside) ?? asHeadedCondition(line, seen, classes);
  if (condition) return condition;
  const isLabelled = LABELLED_ASK.test(fold(line.text)) && !OFFERS.test(fold(seen.heading));
  if (!line.silent && seen.own !== 'aside' && isLabelled) return { ...line, asked: 'must' };
  if (isAside) return { ...line, asked: 'aside' };
  const way = wayOfAsking(wayByRules(line, seen), classes, line.listed && seen.heading === '');
  if (way !== 'duty') return { ...line, asked: way };
  const isDuty = !line.listed && 1 - classes.none >= IS_DUTY;
  return { ...line, asked: 'told', ...(isDuty && { duty: true as const }) };
}

/** The lines of a description with what each asks. */
export function classifiedLines(lines: readonly LineInPlace[]): JobLine[] {
  if (lines.length < LINES_OF_AN_AD) return lines.map(({ line }) => line);
  const inAd = linesInAd(lines);
  return inAd.map((seen, at) =>
    classified((lines[at] as LineInPlace).line, seen, classProbabilities(featuresOf(inAd, at))),
  );
}
