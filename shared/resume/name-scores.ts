/** Tells the words of job titles from those of employers. */
import { withinOneRun } from '../domain/within-one-run.ts';
import { fold, occupationByTitle } from '../taxonomy/index.ts';
import { wordsIn } from './line.ts';
import { learntOf } from './name-learnt.ts';

const TITLE_WORDS =
  /\b(?:engineer|developer|manager|director|analyst|assistant|consultant|specialist|coordinator|supervisor|representative|associate|intern|internship|officer|president|founder|co-?founder|owner|teacher|professor|instructor|nurse|clerk|accountant|administrator|technician|designer|architect|lead|leader|head|chief|c[etofi]o|vp|executive|agent|advisor|adviser|trainee|trainer|cashier|server|driver|operator|scientist|researcher|writer|editor|programmer|tester|attorney|lawyer|paralegal|chef|cook|waiter|waitress|bartender|receptionist|secretary|bookkeeper|auditor|planner|buyer|recruiter|generalist|mechanic|electrician|sister(?= \(| in charge|,|$)|charge nurse|foreman|superintendent|tutor|fellow|volunteer|member|partner|worker|staff|hostess|barista|stylist|therapist|physician|pharmacist|freelancer?|contractor|merchandiser|strategist|producer|photographer|inspector|estimator|controller|treasurer|principal|counselor|aide|attendant|ingenier[oa]|desarrollador[a]?|gerente|director[a]?|analista|asistente|consultor[a]?|especialista|coordinador[a]?|supervisor[a]?|responsable|jef[ea]|encargad[oa]|tecnic[oa]|auxiliar|administrativ[oa]|becari[oa]|practicante|pasante|profesor[a]?|docente|maestr[oa]|enfermer[oa]|contable|contador[a]?|abogad[oa]|comercial|vendedor[a]?|dependient[ea]|camarer[oa]|cociner[oa]|recepcionista|secretari[oa]|operari[oa]|conductor[a]?|chofer|programador[a]?|disenador[a]?|arquitect[oa]|investigador[a]?|redactor[a]?|monitor[a]?|educador[a]?|psicolog[oa]|medic[oa]|farmaceutic[oa]|mecanic[oa]|electricista|almacenista|cajer[oa]|teleoperador[a]?|asesor[a]?|ejecutiv[oa]|agente|fundador[a]?|soci[oa]|presidente|ayudante|aprendiz|voluntari[oa]|oficial|peon|limpiador[a]?|repartidor[a]?|mozo|promotor[a]?|formador[a]?|trabajador[a]?|gestor[a]?|servicio social|practicas|apprentice|plumber|carpenter|welder|guard|guide|picker|packer|cleaner|helper|labou?rer|porter|machinist|operative|nanny|carer|caregiver|joiner|baker|butcher|gardener|librarian|translator|interpreter|handyman|housekeeper|soldador[a]?|albanil|carpinter[oa]|fontaner[oa]|plomer[oa]|jardiner[oa]|peluquer[oa]|costurer[oa]|modista|panader[oa]|pasteler[oa]|vigilante|guardia|cuidador[a]?|niner[oa]|bibliotecari[oa]|traductor[a]?|periodista|tractorista|capataz|encuestador[a]?|bomber[oa]|matron[a]?|obrer[oa]|maquinista|montador[a]?|instalador[a]?|reponedor[a]?)s?\b/;
const LEVEL_WORDS = /\b(?:senior|junior|sr|jr|semi|principal|staff|lead|mid|trainee|adjunt[oa]|interim|deputy)\b/;
const COMPANY_ENDINGS =
  /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|co|s\.?\s?a\.?(?:\s?de\s?c\.?\s?v\.?)?|s\.?\s?l\.?(?:\s?[upl]\.?)?|s\.?a\.?s|sas|spa|s\.?r\.?l|s\.?a\.?c|s\.?c|s\.? ?coop(?:\.? \p{L}{2,5})?|scl|ltda|lda|cia|bv|oy|llp|pty|pvt|e\.?i\.?r\.?l)\.?$/u;
const COMPANY_WORDS =
  /(?<!\p{L})(?:company|group|grupo|bank|banco|banca|university|universidad|college|school|colegio|colaiste|gaelscoil|gaelcholaiste|scoil|meanscoil|escuela|instituto|institute|hospital|clinic|clinica|hotel(?:es)?|(?:care|nursing|residential|retirement) home|shop(?= (?:on|in|at|of) |$)|shack|salon|diner|bakery|garage|nursery|kennels|stables|taller(?:es)?|panaderia|ferreteria|bufete|vivero|restaurante?|labs?|laboratori[oa]s?|studios?|estudio|solutions|soluciones|systems|sistemas|technologies|tecnologias?|consulting|consultores|consultoria|services|servicios|industries|industrias|logistics|logistica|logistic|energy|energia|media|software|health|foods?|alimentos|store|tienda|supermercados?|farmacia|pharmacy|ayuntamiento|ministerio|ministry|department of|gobierno|city of|county|foundation|fundacion|association|asociacion|agency|agencia|partners|holdings?|international|internacional|constructora|construcciones|editorial|cooperativa|centro|center|centre|academia|academy|airlines|motors|insurance|seguros|retail|cafe|bar|pizzeria|panaderia|talleres|taller|transportes|corporacion|compania|empresa|despacho|bufete|church|army|navy|air force|hermanos|hnos|hijos|e hijos|& sons?|bros|brothers|& daughters?|& associates|y asociados|y compania|municipalidad|alcaldia|secretaria de|diputacion|familia|fabrica|viveros|confecciones|distribuciones|comercializadora|residencia|council|trust|works|wholesale|bakery|contractors?)(?!\p{L})/u;

/** How much a text reads as a job title; negative when it reads as something else. */
export const titleScore: (text: string) => number = withinOneRun((text) => {
  const low = fold(text);
  const words = low.split(/\s+/).length;
  let score = 0;
  if (occupationByTitle(text)) score += 2;
  if (TITLE_WORDS.test(low)) score += 2;
  if (LEVEL_WORDS.test(low)) score += 0.5;
  if (words > 9) score -= 1.5;
  return score;
});

/** How much a text reads as an employer. */
export const companyScore: (text: string) => number = withinOneRun((text) => {
  const low = fold(text).replace(/[)\s]+$/, '');
  let score = 0;
  if (COMPANY_ENDINGS.test(low)) score += 3;
  if (COMPANY_WORDS.test(low)) score += 2;
  return score;
});

const SMALL = /^(?:de|del|la|las|los|el|y|e|of|the|and|for|in|&|en|d['’]?)$/i;

/** Share of the words that are written as names are. */
function capitals(text: string): number {
  const words = wordsIn(text).filter((word) => !SMALL.test(word));
  return words.filter((word) => /^[("'“«]?\p{Lu}/u.test(word)).length / Math.max(1, words.length);
}

/** Full stops of initials and legal forms end no sentence: `J. Tordoff & Son`, `S.A. de C.V.` */
const isSentence = (text: string) =>
  wordsIn(text).length > 9 ||
  /(?:\p{Ll}{3}(?<!\b(?:[Cc]oop|[Hh]nos|[Bb]ros|[Uu]niv|[Ii]nst))\.|;)\s+\S|[;:]$/u.test(text);

/** What fitted figures say weighs so much beside the words listed here. */
const LEARNT = 0.8;

/**
 * How much a text reads as a title: by its words, by how it is written and by what is learnt from other resumes. What follows a comma
 * makes a title none the less one (`Senior Consultant, Strategy`): `head` is what stands before it.
 */
export function titleEvidence(text: string, head = text): number {
  return titleRules(text) + LEARNT * Math.max(learntOf(text).title, learntOf(head).title) - (isUnit(text) ? UNIT : 0);
}

/** `Equipo del driver de vídeo` is where somebody works within an employer, whatever words of titles it has. */
const isUnit = (text: string) =>
  /^(?:equipo|departamento|depto\.?|area|division|unidad|laboratorio|seccion|team|department) (?:del?|of)(?: |$)/.test(
    fold(text),
  );
const UNIT = 2;

/** The same by rules alone: a title has a capital first and small letters behind, and is no sentence. */
export const titleRules: (text: string) => number = withinOneRun((text) => {
  const company = companyScore(text);
  const isSentenceCase = wordsIn(text).length > 1 && /^\p{Lu}/u.test(text) && capitals(text) < 1;
  return (
    titleScore(text) -
    (company >= 3 ? 3 : 0.6 * company) +
    (isSentenceCase ? 0.5 : 0) -
    (/^\p{Ll}/u.test(text) ? 0.7 : 0) -
    (isSentence(text) ? 1.5 : 0) -
    (/\d/.test(text) ? 0.3 : 0)
  );
});

/** People who work for themselves name that where others name an employer. */
const OWN_EMPLOYER =
  /^(?:self[- ]employed|freelance(?:r)?|aut[oó]nom[oa]|por cuenta propia|independiente|own business|negocio propio)$/i;

/** How much a text reads as the name of an employer, by its words, by how it is written and by what is learnt. */
export function companyEvidence(text: string, head = text): number {
  return companyRules(text) + LEARNT * Math.min(learntOf(text).company, learntOf(head).company);
}

/** The same by rules alone. */
export const companyRules: (text: string) => number = withinOneRun((text) => {
  if (OWN_EMPLOYER.test(text)) return 2.5;
  const company = companyScore(text);
  return (
    company -
    (company >= 3 ? 0.3 : company >= 2 ? 0.6 : 0.9) * titleScore(text) +
    (capitals(text) === 1 ? 0.8 : capitals(text) < 0.5 ? -1.2 : 0) -
    (/^[\p{Ll}\d(]/u.test(text) ? 1.5 : 0) -
    (isSentence(text) ? 1.5 : 0)
  );
});

/** How much a text reads as the name of what somebody does or of where they do it. */
export function nameEvidence(text: string): number {
  return Math.max(titleEvidence(text), companyEvidence(text));
}

/** Whether a text is nothing but words for kinds of employers and legal forms: `Hotel`, `Services Ltd`, a piece of a name. */
export function isBareKind(text: string): boolean {
  const rest = fold(text)
    .replace(COMPANY_ENDINGS, '')
    .replaceAll(new RegExp(COMPANY_WORDS, 'gu'), '')
    .replace(/\b(?:of|de|del|la|the|and|y|university|universidad|institute|instituto|technology|tecnologia)\b/g, '');
  return !/\p{L}{3}/u.test(rest);
}
