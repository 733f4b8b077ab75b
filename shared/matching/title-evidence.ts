/**
 * Tells by its own words whether a line of an ad is what the job is called, or heads the page: a house, an office, a number, a slogan.
 *
 * No list holds all jobs, but most are called by the nouns that the taxonomy's occupations are called by: `Leakage Technician` and
 * `Agente de fidelización` are in none, and technicians and agents are.
 */
import { allConcepts, findMentions, fold, occupationByTitle } from '../taxonomy/index.ts';

/** What heads an ad and names no job: a reference, a mail, a house by its legal form, an office, "job offer". */
const NO_TITLE =
  /@|^\W*(?:from|to|de|para|date|fecha|subject|asunto|ref|reference|referencia|id|no|num|codigo|area|team|equipo)\b[^:]{0,15}:|\b(?:ref|no|num|codigo|id|req)\.?\s?[:#]|^\W*(?:ref|referencia|reference|vacancy|expediente|codigo|req)\b[^a-z]*\d|\b(?:ltd|limited|llc|llp|inc|plc|gmbh|spa|ltda|s\.\s?a\.?(?:\s?s\.?|\s?u\.?|\s?c\.?)?|s\.\s?l\.?(?:\s?u\.?)?|s\.\s?r\.\s?l|s\.\s?c|s\.\s?coop|c\.\s?v)(?![a-z])|^\W*(?:(?:county|city|town|borough|state|ministry|department|office|university|board|bank|school) of|ministerio|ayuntamiento|municipalidad|gobierno|gobernacion|alcaldia|unidad de|direccion (?:general|regional|de)|departamento (?:de|d)|area de|gerencia de|consejeria|diputacion|junta de|universidad (?:de|nacional)|hospital (?:de|general)|instituto (?:de|nacional)|colegio (?:de|oficial)|grupo|fundacion|secretaria de (?:estado|gobierno)|servicio de salud)\b|^\W*(?:oferta|ofertas|vacante|vacantes|vacancy|vacancies|convocatoria|convoca|proceso|concurso|aviso|anuncio|notice|announcement|empleo|job (?:offer|opening|advert\w*|posting|vacancy|opportunity)|(?:we are|we're|now) hiring|join (?:us|our)|unete|importante (?:empresa|estudio|grupo|compania))\b/;
/** Pages of jobs: `Acme Careers`, `Portal de empleo`. */
const OF_A_PORTAL =
  /\b(?:careers?|vacancies|jobs? (?:at|board|portal|site)|current openings|work (?:with|for) us|join our team|portal de empleo|bolsa de empleo|empleos|trabaja (?:con|en))\b/;
/** Houses whose trade it is to find people, and the office that does: their words stand in titles as well. */
const OF_AN_AGENCY =
  /\b(?:recruitment|recruiting|recruiters|staffing|headhunt\w+|(?:talent|people) (?:solutions|partners|ltd|group)|consultora|seleccion de personal|servicios temporales|ett|division|department|departamento|recursos humanos|human resources)\b/;
/** A path through a site: `Acme / Careers / Hardware`. */
const PATH = /\s[>\u203a\u00bb/]\s.*\s[>\u203a\u00bb/]\s/;
/** What calls out to the reader and names nothing: `Come and make maps with us!`. */
const CALL = /[!?]\W*$|^\W*[\u00a1\u00bf]/;

/** Where the name of a job goes on to where, how and for whom it is. */
const BEYOND_NAME = /\s*[([,;:]|\s[-\u2013\u2014|\u00b7/]\s|\s(?:en|for|with|who|to|in|at|con|que|para)\s/;

const headOf = (name: string, language: 'en' | 'es') => {
  const words = fold(name)
    .split(/\s(?:of|for|in)\s/)[0]
    ?.match(/[a-z]{4,}/g);
  return language === 'en' ? words?.at(-1) : words?.[0];
};

/** Nouns of many jobs by which the taxonomy calls none. */
const MORE_HEADS =
  /^(?:operatives?|executive|officer|host(?:ess)?|hand|worker|crew|lead|partner|representative|helper|trainee|apprentice|steward|tutor|carer|operari[oa]|mozo|peon|peona|ayudante|oficial|oficiala|dependient[ea]|encargad[oa]|responsable|maestr[oa]|vigilante|gestora?|aprendiz|becari[oa]|cuidadora?|jef[ea]|lider|promotora?|ejecutiv[oa])$/;

let heads: Record<'en' | 'es', ReadonlySet<string>> | undefined;

/** The nouns by which the taxonomy's occupations are called: the first word in Spanish, the last in English. */
function headsOfJobs(): Record<'en' | 'es', ReadonlySet<string>> {
  const read = (language: 'en' | 'es') =>
    new Set(allConcepts('occupation').flatMap(({ names }) => headOf(names[language], language) ?? []));
  heads ??= { en: read('en'), es: read('es') };
  return heads;
}

/** Marks of both genders behind a noun: `Técnico/a`, `(A)`, which say that a person is meant. */
const GENDERS = /\p{L}(?:\/(?:as?|os?)|\((?:as?|os?)\))(?!\p{L})/iu;

/** Whether a text holds the name of an occupation. */
export function namesOccupation(text: string): boolean {
  return occupationByTitle(text) !== undefined || findMentions(text, ['occupation']).length > 0;
}

/** Whether a text is called as jobs are: by an occupation, by the noun of many, or by both genders of one. */
export function isCalledAJob(text: string): boolean {
  if (namesOccupation(text) || GENDERS.test(text)) return true;
  const words = fold(text.split(BEYOND_NAME)[0] ?? '').match(/[a-z]{4,}/g) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isKnown = headsOfJobs().es.has(first) || headsOfJobs().en.has(last);
  return isKnown || MORE_HEADS.test(first) || MORE_HEADS.test(last);
}

/** Whether a line heads a page and names no job; where it may be either, a job that it names wins. */
export function isHeader(line: string): boolean {
  const text = fold(line);
  if (OF_A_PORTAL.test(text) || PATH.test(text)) return true;
  return !namesOccupation(line) && (NO_TITLE.test(text) || CALL.test(line));
}

/** Whether a line may be the name of an agency or an office, although it may as well be a title of its trade. */
export function isOfAnAgency(line: string): boolean {
  return OF_AN_AGENCY.test(fold(line)) && !GENDERS.test(line);
}

/** Marks of a format, and pictures, that stand before a title. */
const MARKS = /^(?:\[[^\]]{0,20}\]|[^\p{L}\p{N}])+/u;
/** Longer lines say something. */
const TITLE_MAX_CHARS = 100;
const TITLE_MAX_WORDS = 12;

/**
 * What calls out that somebody is wanted: `WANTED!!! Baker`, `Se busca jefa de cocina`, `URGENTE: soldador`. `Hiring` alone is as often
 * what somebody does (`Hiring Manager`, `Hiring & Onboarding Lead`): it calls where `we are` stands before it, or an article or a mark
 * behind it (`Hiring: Baker`).
 */
const CALLS =
  /^(?:(?:se (?:busca|necesita|solicita|precisa|requiere)n?|buscamos|necesitamos|solicitamos|contratamos|(?:help )?wanted|needed|required|(?:we are |we're |now )(?:hiring|looking for)|looking for|hiring(?=\s*[^\p{L}\p{N}\s&/-]| (?:an?|un|una)(?!\p{L}))|urgente?(?:ly)?|vacante|vacancy|job offer|oferta de empleo)(?: (?:an?|un|una|urgente?))?(?![\p{L}\p{M}])[^\p{L}\p{N}]*)+(?=\p{L})/iu;
/** Pictures and rows of exclamation marks, wherever they stand. */
const PICTURES = /\p{Extended_Pictographic}[\ufe0f\u200d]*|!{2,}|\u00a1+/gu;

/** A line without the marks around it: `## Night porter ##`, `*** DRIVER ***`, and without what only calls out. */
export function withoutMarks(line: string): string {
  const bare = line.replace(MARKS, '').replace(PICTURES, ' ').replace(/ {2,}/g, ' ').trim();
  const called = bare.replace(CALLS, '');
  return (called === '' ? bare : called).replace(/[\s#*_=~!]+$/, '');
}

/** Whether a line could be a title by its look: short, no sentence, no fact with a label, no entry of a list. */
export function looksLikeATitle(line: string): boolean {
  if (/^[-\u2022*\u00b7]\s|^\d+[.)]\s/.test(line) || /[.;,:!?]$/.test(line)) return false;
  const words = line.match(/\p{L}[\p{L}\p{M}'\u2019]*/gu) ?? [];
  const isShort = line.length <= TITLE_MAX_CHARS && words.length <= TITLE_MAX_WORDS;
  return isShort && words.length > 0 && !/^[^:]{2,25}:\s/.test(line) && /^\p{Lu}/u.test(withoutMarks(line));
}
