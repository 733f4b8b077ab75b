/**
 * Finds what an ad calls the job where its first line does not: pasted ads open with a house, a number or the head of a mail.
 *
 * A title that names an occupation stands as it is, and so does any other that could be one. Only where the ad labels a post
 * in so many words (`Puesto: soldador`), or the line is plainly no title, another line is taken.
 */
import { findMentions, fold, occupationByTitle } from '../taxonomy/index.ts';

/** What heads an ad and names no job: a reference, a mail, a house by its legal form, an office, "job offer". */
const NO_TITLE =
  /@|^\W*(?:from|to|de|para|date|fecha|subject|asunto|ref|reference|referencia|id|no|num|codigo)\b[^:]{0,15}:|\b(?:ref|no|num|codigo|id)\.?\s?:|\b(?:ltd|llc|inc|plc|gmbh|s\.\s?a\.?(?:\s?s\.?|\s?u\.?|\s?c\.?)?|s\.\s?l\.?(?:\s?u\.?)?|s\.\s?r\.\s?l|c\.\s?v)(?![a-z])|^\W*(?:(?:county|city|town|borough|state|ministry|department|office|university|board|bank) of|ministerio|ayuntamiento|municipalidad|gobierno|gobernacion|alcaldia|unidad de|direccion (?:general|regional)|consejeria|diputacion|junta de|universidad (?:de|nacional)|hospital (?:de|general)|instituto (?:de|nacional)|colegio (?:de|oficial)|grupo|fundacion|secretaria de (?:estado|gobierno))\b|^\W*(?:oferta|ofertas|vacante|vacantes|vacancy|vacancies|convocatoria|proceso|concurso|aviso|anuncio|notice|announcement|empleo|job (?:offer|opening|advert\w*|posting|vacancy|opportunity)|(?:we are|we're|now) hiring|join (?:us|our)|unete)\b/;

/** The words by which an ad labels its job: `Position: ...`, `Cargo a cubrir: ...`, and the subject of a mail. */
const LABEL =
  /^\W*(?:(?:position|post|role|job|class|vacancy)(?: title)?|title|subject|asunto|puesto|cargo|plaza|vacante|perfil|ocupacion|denominacion)(?: (?:de trabajo|vacante|ofrecido|solicitado|a cubrir|offered|advertised|del (?:puesto|cargo)))?\s*:\s*/;
/** Marks that stand before a title and are none of it: `[JOB] Designer`. */
const MARK = /^(?:\[[^\]]{0,20}\]|\W)+/;

/** Lines from the top in which a label or the job itself is looked for. */
const LINES_READ = 15;
const TITLE_MAX_CHARS = 120;

const hasOccupation = (text: string) =>
  occupationByTitle(text) !== undefined || findMentions(text, ['occupation']).length > 0;

/** What stands behind the label of a line; undefined where it has none, or no words behind it. */
function labelled(line: string): string | undefined {
  const label = LABEL.exec(fold(line))?.[0];
  const named = label === undefined ? '' : line.slice(label.length).replace(MARK, '').trim();
  return /\p{L}{3}/u.test(named) && named.length <= TITLE_MAX_CHARS ? named : undefined;
}

/** Where the name of a job goes on to whom it is for and what it asks. */
const BEYOND = /[,.;:(]|\s[-\u2013\u2014|]\s|\s(?:para|con|que|en|for|with|who|to|in|at)\s/;

/** The first job that the lines name, in their words. */
function firstNamed(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const [named] = findMentions(line, ['occupation']);
    if (named) return line.slice(named.start, named.end) + (line.slice(named.end).split(BEYOND)[0] ?? '');
  }
  return undefined;
}

/** The title of an ad as it should be read: the given one, or, where that names no job, what the top of the description calls it. */
export function titleOf(title: string, description: string): string {
  const own = labelled(title) ?? title;
  if (hasOccupation(own)) return own;
  const top = description.split('\n', LINES_READ).map((line) => line.trim());
  const named = top.flatMap((line) => labelled(line) ?? []);
  const known = named.find(hasOccupation);
  if (known !== undefined) return known;
  return NO_TITLE.test(fold(title)) ? (named[0] ?? firstNamed(top) ?? own) : own;
}
