/**
 * Finds the headings of a resume whose words nobody listed (`Mi recorrido`, `What I bring`). Headings of one resume share
 * how they are set and, mostly, where they begin: a look that known headings have, or the most prominent one, makes its other lines headings too.
 */
import { fold } from '../taxonomy/index.ts';
import { findPeriods, proseAfterPeriod } from './dates.ts';
import { namesDegree, namesSchool } from './education.ts';
import { couldHead, headingPiece, isCapital, isNumbered, isSchool, isWork, MAX_CHARS } from './heading-pieces.ts';
import type { ResumeLine } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';
import { hintedSection, namedSection } from './section-names.ts';

/** More lines of one look than this are no headings, even in an academic's ten pages. */
const MAX_HEADINGS = 24;
/** Of the lines of a heading's look, so many may be something else: a name, an entry. */
const OTHERS_SHARE = 0.5;
/** So many of them have a known name, or a word that points to a section. */
const FEW_SHARE = 0.34;
const KNOWN_SHARE = 0.25;
const MOSTLY = 0.6;
/** And so many may read as names of work or study: more of them are the heads of entries. */
const WORK_SHARE = 0.4;
/** In multiples of the running text's size. */
const LARGE = 1.07;
const MUCH_LARGER = 1.2;
/** A quarter larger than the text, or in bold capitals and larger. */
const PROMINENT = 1.25;

type Look = (line: ResumeLine) => string;

/** How a line is set. Sizes differ by less than half a point between headings and the names below them. */
export const settingOf: Look = (line) => {
  const size = Math.round(line.fontSize * 4) / 4;
  const mark = /^[>»#~]/.exec(line.text.trim())?.[0] ?? '';
  return [size, line.bold, isCapital(line.text), line.heading ?? '', line.ruled, mark, isNumbered(line)].join('/');
};

const ACRONYM = /^\p{Lu}{2,4}$/u;
/** The same where capitals alone are an acronym among words set like it: `INAP` as the name of a school. */
const settingOfWord: Look = (line) => settingOf(ACRONYM.test(line.text.trim()) ? { ...line, text: 'Aa' } : line);

/** The same with its left edge, which tells headings from indented names set alike. */
const settingAtEdge: Look = (line) => `${settingOf(line)}@${line.column}:${Math.round(line.x / 4)}`;

interface Cluster {
  heads: ResumeLine[];
  /** Lines of the same look that cannot be headings. */
  others: number;
}

function clustersOf(lines: readonly ResumeLine[], look: Look): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const line of lines) {
    const key = look(line);
    const cluster = clusters.get(key) ?? { heads: [], others: 0 };
    clusters.set(key, cluster);
    if (couldHead(line)) cluster.heads.push(line);
    else cluster.others += 1;
  }
  return [...clusters.values()];
}

const isSet = (line: ResumeLine, body: number) =>
  line.fontSize > body * LARGE ||
  line.bold ||
  line.ruled ||
  (line.heading ?? 0) > 0 ||
  isCapital(line.text) ||
  /^[>»#~]/.test(line.text.trim());

/** Headings in somebody's own words ask or speak of themselves (`Where I was taught`, `Lo que estudié`); names of work do neither. */
const OWN_WORDS =
  /^¿|\?$|^(?:what|where|how|who|why|when|things|stuff|my|mis?|lo que|lo mio|donde|como|quien(?:es)?|cosas|otras cosas|algunas cosas|(?:en|de|para|a|con|por) (?:que|donde|quien)|y ademas|and otherwise)\b|\b(?:i|i['’]ve|i['’]m|my|me|mi|mis|he|se|puedo|hago|hablo|estudie|aprendi|trabaje)\b/;

/** Whether a heading is in the person's own words. */
export const isOwnWords = (text: string) => OWN_WORDS.test(fold(text));

/** A line counts whole for a known name, half for a word that points to a section or for words of the person's own. */
function knownness(line: ResumeLine): number {
  const text = headingPiece(line)?.text ?? '';
  if (namedSection(text)) return 1;
  return hintedSection(text) || isOwnWords(text) ? 0.5 : 0;
}

/** So many headings in own words are no names of work, though others of their look are. */
const OWN_MIN = 3;

/** Whether a line reads as a heading though it has words of work: not the name of a school in capitals and small letters. */
function speaksOfSection(line: ResumeLine): boolean {
  const text = headingPiece(line)?.text ?? '';
  return knownness(line) === 1 || (knownness(line) > 0 && !isSchool(text));
}

/** So many lines below a name show whether a list stands there or a job. */
const LIST_LINES = 3;

/** Whether a list and no job stands below a line that has a word of employers (`Systems and strengths`): no time, no title, no other name. */
function headsList(lines: readonly ResumeLine[], line: ResumeLine): boolean {
  const text = headingPiece(line)?.text ?? '';
  if (!line.gap || titleScore(text) >= 2 || namesSchool(text) || namesDegree(text)) return false;
  const from = lines.indexOf(line) + 1;
  const below = lines.slice(from, from + LIST_LINES);
  const end = below.findIndex((one) => settingOf(one) === settingOf(line));
  const own = end < 0 ? below : below.slice(0, end);
  const isItem = (one: ResumeLine) =>
    findPeriods(one.text).length === 0 && titleScore(one.text) < 2 && companyScore(one.text) < 3;
  return own.length > 0 && own.every(isItem) && own.some(({ text: item }) => LIST_MARK.test(item));
}

/** What parts the items of a list. */
const LIST_MARK = /[,;•·|\t]/;

const knownShare = ({ heads }: Cluster) => heads.reduce((sum, head) => sum + knownness(head), 0) / heads.length;

/** Whether each line of a look stands apart from what is above it. */
const areApart = (heads: readonly ResumeLine[], body: number) =>
  heads.every((head) => head.gap || head.ruled || head.fontSize > body * LARGE);

/** Whether the lines of a look are the headings of this resume. */
function areHeadings({ heads, others }: Cluster, body: number): boolean {
  const [first] = heads;
  if (!first || heads.length > MAX_HEADINGS || !isSet(first, body)) return false;
  const work = heads.filter((head) => isWork(head) && knownness(head) < 1).length;
  const own = heads.filter((head) => isOwnWords(headingPiece(head)?.text ?? '')).length;
  if (work > WORK_SHARE * heads.length && own < OWN_MIN) return false;
  const known = knownShare({ heads, others });
  if (known * heads.length < 1) return false;
  // Contact data in capitals are no headings, but those below are, where most have a known name.
  if (others > (known > MOSTLY ? 2 : 1) * OTHERS_SHARE * heads.length) return false;
  return known >= KNOWN_SHARE || (others <= FEW_SHARE * heads.length && areApart(heads, body));
}

/** How much lines of one look stand out. */
function prominence({ heads }: Cluster, body: number): number {
  const [first] = heads;
  if (!first) return 0;
  const size = first.fontSize / body;
  return (size > LARGE ? size : 0) + 0.5 * Number(isCapital(first.text)) + 0.25 * Number(first.bold || first.ruled);
}

const namesOfWork = (heads: readonly ResumeLine[]) =>
  heads.filter((head) => isWork(head) && knownness(head) === 0).length;

/** Where no heading has a known word: the look that stands out most among those that several short lines all over the text share. */
function mostProminent(clusters: readonly Cluster[], body: number): Cluster | undefined {
  const fits = clusters.filter(
    ({ heads, others }) =>
      heads.length >= (prominence({ heads, others }, body) >= PROMINENT ? 2 : 3) &&
      heads.length <= MAX_HEADINGS &&
      others <= OTHERS_SHARE * heads.length &&
      namesOfWork(heads) <= (heads.some((head) => knownness(head) > 0) ? FEW_SHARE * heads.length : 0) &&
      heads.filter((head, index) => head.start > (heads[index - 1]?.end ?? 0) + MAX_CHARS).length > heads.length / 2,
  );
  const ranked = fits.toSorted((one, other) => prominence(other, body) - prominence(one, body));
  return ranked[0] && prominence(ranked[0], body) >= 0.75 ? ranked[0] : undefined;
}

/** The lines of each column in which no heading was found, and all that are none. A side bar has headings of its own size. */
function byColumn(lines: readonly ResumeLine[], found: ReadonlySet<ResumeLine>): ResumeLine[][] {
  const taken = new Set([...found].map(({ column }) => column));
  const rest = lines.filter((line) => !found.has(line));
  const columns = new Map<number, ResumeLine[]>();
  for (const line of rest.filter(({ column }) => !taken.has(column))) {
    const own = columns.get(line.column);
    if (own) own.push(line);
    else columns.set(line.column, [line]);
  }
  return [...[...columns.values()].filter(({ length }) => length > 1), rest];
}

/** What is as large as headings and looks like one, in another column or further in. Names of employers and schools may be as large. */
function largeAlike(lines: readonly ResumeLine[], found: ReadonlySet<ResumeLine>, body: number): ResumeLine[] {
  const sizeOf = ({ fontSize }: ResumeLine) => Math.round(fontSize * 2);
  const large = new Set([...found].filter(({ fontSize }) => fontSize >= body * MUCH_LARGER).map(sizeOf));
  const clusters = clustersOf(
    lines.filter((line) => large.has(sizeOf(line))),
    settingOfWord,
  );
  return clusters.flatMap(({ heads, others }) => {
    const more = heads.filter((line) => !isWork(line));
    return heads.length - more.length + others <= WORK_SHARE * (heads.length + others) ? more : [];
  });
}

/** The lines that are headings by how they are set. Those whose name is known are found without. */
export function headingsBySetting(lines: readonly ResumeLine[], body: number): ReadonlySet<ResumeLine> {
  const found = new Set<ResumeLine>();
  for (const look of [settingOf, settingAtEdge]) {
    const clusters = clustersOf(lines, look);
    for (const cluster of clusters.filter((one) => areHeadings(one, body))) {
      const isClean = cluster.others === 0 && knownShare(cluster) >= MOSTLY;
      const isHead = (line: ResumeLine) => !isWork(line) || speaksOfSection(line) || headsList(lines, line);
      for (const line of cluster.heads) if (isClean || isHead(line)) found.add(line);
    }
  }
  for (const line of plainHeadings(lines, body)) found.add(line);
  for (const line of largeAlike(lines, found, body)) found.add(line);
  // `2009 to 2017. Ran a studio of three.` tells of the post named above it.
  for (const [index, line] of lines.entries())
    if (found.has(line) && knownness(line) === 0 && proseAfterPeriod(lines[index + 1]?.text ?? '') !== null)
      found.delete(line);
  // The first line is the person's name.
  const [first] = lines;
  if (first && knownness(first) < 1) found.delete(first);
  const isOpen = found.size === 0;
  const least = Math.min(...[...found].map((line) => prominence({ heads: [line], others: 0 }, body)));
  for (const own of byColumn(lines, found)) {
    const most = mostProminent(clustersOf(own, settingOf), body);
    if (!most) continue;
    // Below headings that are known, what stands out less heads entries or parts of a section.
    const isNewColumn = own.every(({ column }) => column === own[0]?.column) && !isTaken(own, found);
    const isAbove = prominence(most, body) >= Math.max(PROMINENT, least);
    if (!(isOpen || isNewColumn || isAbove)) continue;
    for (const line of most.heads) if (line !== first) found.add(line);
  }
  return found;
}

/**
 * Headings that are set as the names of work below them: where one has a known name, others of its look stand apart like it right above
 * a line of the same look (`Mis trabajos` above an employer, both in bold).
 */
function plainHeadings(lines: readonly ResumeLine[], body: number): ResumeLine[] {
  const looks = new Set(
    lines.filter((line) => couldHead(line) && isSet(line, body) && knownness(line) === 1).map(settingAtEdge),
  );
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    const isAlike = looks.has(settingAtEdge(line)) && line.gap && couldHead(line) && !isWork(line);
    const isAbove = next !== undefined && !next.gap && !next.bullet && settingAtEdge(next) === settingAtEdge(line);
    return isAlike && (isAbove || knownness(line) > 0);
  });
}

function isTaken(own: readonly ResumeLine[], found: ReadonlySet<ResumeLine>): boolean {
  return [...found].some(({ column }) => column === own[0]?.column);
}
