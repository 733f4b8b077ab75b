/**
 * Finds what an ad calls the job where its first line does not: pasted ads open with a house, a number or the head of a mail.
 *
 * A title that names an occupation stands as it is, and so does any other that could be one. Only where the first line heads
 * the page, another takes its place, by the evidence that the top of the ad gives: a label (`Puesto: soldador`), a line called as
 * jobs are, what an announcement ends in (`is looking for a:`), what prose says it seeks. Where nothing does, the ad has no title.
 */
import { findMentions, fold } from '../taxonomy/index.ts';
import { knownHeading } from './ad-headings.ts';
import {
  isCalledAJob,
  isHeader,
  isOfAnAgency,
  looksLikeATitle,
  namesOccupation,
  withoutMarks,
} from './title-evidence.ts';

/** The words by which an ad labels its job: `Position: ...`, `Cargo a cubrir: ...`, and the subject of a mail. */
const LABEL =
  /^\W*(?:(?:position|post|role|job|class|vacancy)(?: title)?|title|subject|asunto|puesto|cargo|plaza|vacante|perfil|ocupacion|denominacion)(?: (?:de trabajo|vacante|ofrecido|solicitado|a cubrir|offered|advertised|del (?:puesto|cargo)))?\s*:\s*/;

/** What a public body's notice is called before it says for what: `Aviso de selección n.º 31: ...`, `Notice of vacancy 12 - ...`. */
const NOTICE =
  /^\W*(?:aviso|anuncio|convocatoria|concurso|proceso|oferta|vacante|notice|vacancy|announcement|competition|job (?:offer|opening|vacancy|posting))\b[^:\u2013\u2014]{0,40}?(?::|\s[-\u2013\u2014])\s*/;

/** Lines from the top in which a label or the job itself is looked for. */
const LINES_READ = 15;
const TITLE_MAX_CHARS = 120;

/** What mail programs put before a subject: `FW: RE: do you know a joiner?` */
const FORWARDED = /^\s*(?:(?:fwd?|re|rv|tr|wg|aw)\s*:\s*)+/i;

/** What stands behind the label of a line; undefined where it has none, or no words behind it. */
function labelled(line: string): string | undefined {
  const label = LABEL.exec(fold(line))?.[0];
  const named = label === undefined ? '' : withoutMarks(line.slice(label.length).replace(FORWARDED, '').trim());
  return /\p{L}{3}/u.test(named) && named.length <= TITLE_MAX_CHARS ? named : undefined;
}

/** The job behind what a notice is called; undefined where no job stands there. */
function announced(line: string): string | undefined {
  const notice = NOTICE.exec(fold(line))?.[0];
  const named = notice === undefined ? '' : withoutMarks(line.slice(notice.length).trim());
  return named.length <= TITLE_MAX_CHARS && isCalledAJob(named) ? named : undefined;
}

/** Where the name of a job goes on to whom it is for and what it asks. */
const BEYOND = /[,.;:(]|\s[-\u2013\u2014|]\s|\s(?:para|con|que|en|for|with|who|to|in|at)\s/;

/** Behind the name of a job, whose house it is: `small vets' practices`, `a dentist's`, `the lawyer office`. */
const OF_A_HOUSE =
  /^(?:['\u2019]s?(?![\p{L}])|s['\u2019]|\s(?:practices?|clinics?|offices?|firms?|shops?|surger(?:y|ies)|compan(?:y|ies)|schools?)(?![\p{L}]))/u;

/** The first job that a text names, in its words. */
function jobNamedIn(text: string): string | undefined {
  const named = findMentions(text, ['occupation']).find(({ end }) => !OF_A_HOUSE.test(text.slice(end)));
  return named && `${text.slice(named.start, named.end)}${text.slice(named.end).split(BEYOND)[0] ?? ''}`.trim();
}

/** Words that introduce whom an ad looks for; what follows within the clause is the job by another name. */
const SOUGHT =
  /\b(?:(?:we are|we're|were|is|are) (?:hiring|seeking|looking for|recruiting)|now seeks?|seeking|looking for|wants? an?|need an?|buscamos|busco|se busca|busca|buscando|busqueda de|seleccionamos|selecciona|necesitamos|contratamos|incorporamos|precisamos|solicita|requiere|plaza de|cargo de|puesto de)\b[^.;:\n]{0,70}/g;

/** What somebody sought can do is not what they are: `someone who can coach`, `una persona que forme vigilantes`. */
const DOING_SO = /\b(?:who|that|which|to|can|able|que|quien|para|capaz)\b/;

/** The clauses in which a text says whom it seeks, as it writes them. */
export function soughtIn(text: string): string[] {
  return [...fold(text).matchAll(SOUGHT)].map(({ 0: clause, index }) => {
    const bare = clause.split(DOING_SO)[0] ?? '';
    return text.slice(index, index + bare.length);
  });
}

/** A line that could be the title, with what speaks for it. */
interface Candidate {
  text: string;
  evidence: number;
}

/** An announcement that a title follows: `we are recruiting an experienced`, `convoca el cargo de:`. */
const ANNOUNCES = /(?::|\b(?:an?|the|un|una|el|la|de|experienced|busca|seeks?|recruiting|hiring))\s*$/i;

/** From here on a line is a title whatever the first one is: it names an occupation and stands as one. */
const CERTAIN = 3;

/** How much speaks for the line at `at` as a whole. */
function ofLine(lines: readonly string[], at: number): Candidate[] {
  const line = lines[at] ?? '';
  const label = labelled(line) ?? announced(line);
  if (label !== undefined) return [{ text: label, evidence: 3 + (namesOccupation(label) ? 2 : 0) }];
  const text = withoutMarks(line);
  // `III. Funciones principales` heads a part of the ad, though `principal` is what many jobs are called by.
  if (knownHeading(line) !== undefined && !namesOccupation(text)) return [];
  if (!looksLikeATitle(line) || isHeader(line) || !isCalledAJob(text)) return [];
  const before = lines.slice(0, at).findLast((one) => one !== '') ?? '';
  const isAnnounced = ANNOUNCES.test(before);
  return [{ text, evidence: 2 + (namesOccupation(text) ? 1 : 0) + (isAnnounced ? 2 : 0) }];
}

/** The best of what the top of an ad could call the job; of equal ones the first. */
function bestBelow(description: string): Candidate | undefined {
  const top = description.split('\n', LINES_READ).map((line) => line.trim());
  const sought = soughtIn(description).flatMap((clause) => jobNamedIn(clause) ?? []);
  const candidates: Candidate[] = [
    ...top.flatMap((_, at) => ofLine(top, at)),
    ...sought.slice(0, 1).map((text) => ({ text, evidence: 1 })),
    ...top.flatMap((line) => jobNamedIn(line) ?? []).map((text) => ({ text, evidence: 0 })),
  ];
  const most = Math.max(...candidates.map(({ evidence }) => evidence));
  return candidates.find(({ evidence }) => evidence === most);
}

/** How an ad speaks of a house: `At Larkfield`, `Larkfield is`, `En Cierzo llevamos`, `Cierzo presta`. */
const AT_A_HOUSE = /\b(?:at|join|with|en|con|somos|soy|la de|los de|desde) (?:la |el )?$/;
const A_HOUSE_DOES =
  /^ (?:is|was|has|makes|runs|offers|provides|began|es|fue|tiene|cuenta|presta|ofrece|nacio|fabrica|hace|lleva|somos|opera|busca|seeks?)\b/;

/** Whether the first line is the name of a house: the ad speaks of it further down as of one, by the same name. */
function isOfTheHouse(title: string, description: string): boolean {
  const name = fold(title.split(/\s[-\u2013\u2014|\u00b7/]\s|,/)[0] ?? '').trim();
  if (isCalledAJob(title) || !/[a-z]{3}/.test(name)) return false;
  const text = fold(description);
  const at = text.indexOf(name);
  if (at < 0) return false;
  const before = text.slice(Math.max(0, at - 20), at);
  // `A Night Porter is required` speaks of the job: no house has an article before its name.
  if (/\b(?:an?|the|un|una) $/.test(before)) return false;
  return AT_A_HOUSE.test(before) || A_HOUSE_DOES.test(text.slice(at + name.length, at + name.length + 20));
}

/**
 * The title of an ad as it should be read: the given one, or, where that heads the page, what the top of the description calls the
 * job; '' where nothing does.
 */
export function titleOf(title: string, description: string): string {
  return withoutMarks(titleIn(title, description)).replace(OF_THE_AD, '');
}

/** What a mail calls its own text: `sous chef ad`. In capitals `AD` is a directory (`Administrador AD`). */
const OF_THE_AD =
  /(?<=\p{L})\s+(?:[Jj]ob )?(?:ad|[Aa]dvert|[Aa]dvertisement|[Vv]acancy|[Aa]nuncio)(?=\s*$|\s[-\u2013\u2014|])/u;

/** A title that is a sentence: the house, that it seeks, and whom: `Distribuciones Quendal busca contable para su centro de Albacete`. */
const SEEKS =
  /^[^,.;:]{2,60}?\b(?:is (?:looking for|seeking|hiring|recruiting)|are (?:looking for|seeking|hiring|recruiting)|seeks|needs|wants|busca|buscan|necesita|necesitan|precisa|selecciona|contrata|incorpora|requiere|solicita)\s+(?:an? |the |un |una |a )?/;
/** Where whom it seeks ends: for which of its houses, and where. */
const FOR_ITS_HOUSE = /\s(?:para|en|in|at|for|to join)\s/;

/** The job in a title that says who seeks whom; undefined of any other, and where it names no occupation. */
function soughtInTitle(title: string): string | undefined {
  const sentence = SEEKS.exec(fold(title))?.[0];
  if (sentence === undefined) return undefined;
  const rest = title.slice(sentence.length);
  const end = FOR_ITS_HOUSE.exec(fold(rest))?.index ?? rest.length;
  const named = rest.slice(0, end).trim();
  return namesOccupation(named) ? named : undefined;
}

function titleIn(title: string, description: string): string {
  const own = labelled(title) ?? announced(title) ?? soughtInTitle(title) ?? title;
  const isHeading = isHeader(own) || isOfTheHouse(own, description);
  if (isHeading) return bestBelow(description)?.text ?? (isHeader(own) && !namesOccupation(own) ? '' : own);
  const below = isOfAnAgency(own) ? bestBelow(description) : undefined;
  if (below && below.evidence >= CERTAIN) return below.text;
  if (namesOccupation(own)) return own;
  const known = description.split('\n', LINES_READ).flatMap((line) => labelled(line.trim()) ?? []);
  return known.find(namesOccupation) ?? own;
}
