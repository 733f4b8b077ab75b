/**
 * Finds the terms on which a job is offered: its contract, whether it takes the whole week, and when it begins.
 *
 * Nobody words them as requirements, and anyone who cannot take them cannot take the job: `Tipo de contrato: indefinido`, `It's a
 * 12-month fixed-term contract`, `permanent, 3 months trial`, `Fecha de incorporación: inmediata`. Resumes do not speak of them, so
 * that they stay open questions and hardly count. One of each kind is enough.
 */

import { fold } from '../taxonomy/index.ts';
import { adLines } from './ad-lines.ts';
import { sentencesOf } from './ad-sentences.ts';
import { isPaid } from './ad-voice.ts';
import type { JobLine } from './job-lines.ts';
import type { SkillRequirement } from './requirement.ts';
import { say } from './sentences.ts';
import { slug } from './slug.ts';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const COUNT = '(?:\\d{1,2}|an?|one|two|three|four|six|nine|ten|twelve|eighteen|un|una|dos|tres|cuatro|seis|nueve|doce)';

/** How the contract binds and for how long. */
const CONTRACT = new RegExp(
  [
    // `Contract type: permanent`, `Duración: tres meses`.
    '^\\W*(?:tipo de contrat\\w+|contrat(?:o|acion)|vinculacion|duracion(?: del? \\w+)?|vigencia(?: del contrato)?|contract(?: type| length| duration)?|employment type|duration|term)\\s*:\\s*\\S',
    // `a permanent, full-time role`, `the post is temporary`, `a six-month contract`.
    '\\b(?:permanent|fixed[- ]term|temporary|seasonal|casual|interim|open[- ]ended)(?:,? (?:and )?(?:full|part|whole)[- ]time)?,? (?:contract|position|post|role|job|appointment|vacancy|basis|employment)\\b',
    "\\b(?:contract|post|position|role|job|appointment)(?: is|'s| will be)? (?:initially |a |an |for )*(?:permanent|temporary|fixed[- ]term|seasonal)\\b",
    `\\b${COUNT}[- ](?:months?|weeks?|years?)'?(?:[- ](?:contract|ftc|cover|fixed)\\b)|\\bfixed[- ]term\\b`,
    '\\b(?:maternity|parental|paternity|sick(?:ness)?)(?: leave)? cover\\b|\\bdirect[- ]hire\\b|\\btemp(?:orary)?[- ]to[- ](?:perm\\w*|hire)\\b',
    '^\\W*(?:permanent|temporary|seasonal)\\W*(?:$|[,;]|(?:full|part|whole)[- ]time)',
    // `Contrato inicial de 6 meses`, `plazo fijo 3 meses, luego indefinido`, `El cargo es de reemplazo`.
    `\\bcontrato (?:inicial|temporal|indefinido|fijo|eventual|estable|de (?:prueba|sustitucion|relevo|interinidad|obra|reemplazo|${COUNT})|a (?:plazo|termino|tiempo|prueba)|directo)\\b`,
    '\\b(?:plazo|termino) (?:fijo|indefinido|indeterminado)\\b|\\bindefinid[oa] (?:desde|tras|con|a los|al)\\b|\\b(?:luego|despues|pase a|paso a|posterior) (?:indefinid[oa]|planta)\\b|^\\W*indefinid[oa]\\W*$',
    '\\brelacion de dependencia\\b|\\bde reemplazo\\b|\\b(?:reemplazo|sustitucion|suplencia|cobertura) (?:por|de) (?:\\w+ )?(?:prenatal|matern\\w+|licencia|baja|jubilacion|excedencia)\\b',
    '\\b(?:meses|anos?|contrato|convenio)[^.;]{0,25}\\b(?:renovables?|prorrogables?)\\b',
  ].join('|'),
);

/** How long each side may still think it over; `private healthcare after probation` is a benefit. */
const PROBATION = new RegExp(
  `(?<!after |following |on |completing |of the )\\bprobation(?:ary)?\\b|\\btrial (?:period|month)\\b|\\b${COUNT}[- ](?:months?|weeks?)'?[- ](?:trial|probation)|\\b(?:periodo|mes(?:es)?|semanas?) (?:de|a) prueba\\b|\\bcontrato de prueba\\b`,
);

/** How much of the week it takes; `three full-time colleagues` are other people's. */
const TIME =
  /(?<!\b(?:\d+|two|three|four|five|six|our|other|both|dos|tres|cuatro) )\b(?:(?:full|part|whole)[- ]time(?! (?:members?|staff|employees|colleagues|people|education|student))|(?:jornada|tiempo) (?:completa|completo|parcial|intensiva|reducida)|media jornada)\b/;

/** When it begins; `we began in May 1998` is of the house. */
const BEGINS = new RegExp(
  [
    '^\\W*(?:start(?:ing)?(?: date)?|joining(?: date)?|available from|fecha de (?:inicio|incorporacion|ingreso|comienzo)|(?:fecha )?incorporacion|inicio(?: de [a-z]{3,15})?|comienzo)\\s*:\\s*\\S',
    `\\b(?:start(?:s|ing)?|join(?:ing)?|commenc\\w+|report)(?: date)?(?: is| will be| planned| expected| scheduled| for| on| in| from| at| by| the| around)* (?:(?:early|mid|late)[ -]|(?:the )?(?:end|beginning|middle|(?:first|second|third|last) (?:week|half)) of )?(?:the )?${MONTH}\\b(?!,? (?:of )?(?:19|200|201)\\d)`,
    '\\b(?:start(?:s|ing)?|join(?:ing)?)(?: date)?(?: is| will be)? (?:immediately|asap|as soon as|within \\d+)',
    // `We need somebody from mid February`, `I'd like you there by 1 September`, `start before the summer`.
    `\\b(?:need|want|like|looking for|seeking|hiring)\\b[^.;]{0,120}\\b(?:by|from) (?:the )?(?:(?:early|mid|late)[ -]|(?:end|beginning|middle|start) of )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?${MONTH}\\b(?!,? (?:of )?(?:19|200|201)\\d|,? (?:to|until|till|through)\\b)`,
    '\\bstart(?:ing)? (?:before|after) (?:the )?(?:(?:school|summer|easter|christmas|winter) )?(?:holidays?|term|season|summer|winter|harvest|easter|christmas)\\b',
    '\\bcontratacion inmediata\\b|\\bincorporarse en (?:un )?(?:plazo )?(?:maximo )?(?:de )?\\d',
    '\\bimmediate (?:start|joiners?)\\b',
    `\\b(?:incorporacion|inicio|ingreso|comienzo|empez\\w+|empiezas|empieces|arranc\\w+)(?: de (?:labores|actividades|funciones|clases))?(?: (?:seria|es|sera|prevista?|previsto|estimad[oa]|del? contrato))*(?: en| el| a partir de| desde| para| a mas tardar)* (?:el )?(?:inmediat\\w+|cuanto antes|(?:\\d{1,2}(?:\\.?[\u00ba\u00b0o])?|principios|mediados|finales|primeros)(?: de| del)? ${MONTH}|${MONTH}\\b(?! (?:de |del )?(?:19|200|201)\\d))`,
  ].join('|'),
);

const KINDS = [CONTRACT, PROBATION, TIME, BEGINS] as const;

/** A label whose value leaves nothing to accept: `Contrato: a convenir`. */
const NOTHING = /:\W*(?:a convenir|a definir|segun \w+|negotiable|flexible|tb[cd]|n\/?a)\W*$/;

const folded = (text: string) => fold(text).replace(/\u2019/g, "'");

/** A longer fact says other things as well. */
const WHOLE_MAX_CHARS = 110;

/** What of a sentence states terms, clause by clause: what is given beside them (`contrato fijo, furgoneta`) is no part of it. */
function termsIn(sentence: string): string[] {
  const isFact = /^[^:,]{3,40}:/.test(sentence) && sentence.length <= WHOLE_MAX_CHARS && !isPaid(sentence);
  const clauses = isFact ? [sentence] : sentence.split(/(?<=[;:,])\s+|\s+[-\u2013|\u00b7]\s+/);
  const found: string[] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const text = folded(clause);
    const isTerm = !NOTHING.test(text) && !isPaid(clause) && KINDS.some((kind) => kind.test(text));
    const both = `${found.at(-1)} ${clause}`;
    // `Indefinido, con periodo de prueba` is one, as far as it stands there so.
    if (isTerm && isOpen && sentence.includes(both)) found[found.length - 1] = both;
    else if (isTerm) found.push(clause);
    isOpen = isTerm;
  }
  return found;
}

/** What parts the facts of a header: `Larkspur Ltd | Ohio | Full time`. */
const BETWEEN_FACTS = /\s+[|\u00b7\u2022]\s+|\t+/;
/** What a title says behind its name: `Teacher (Permanent, Whole-Time)`. */
const BEHIND_TITLE = /\(([^()]{3,60})\)|\s[-\u2013\u2014|]\s(.{3,60})$/g;

function partsOf(title: string, description: string): string[] {
  const behind = [...title.matchAll(BEHIND_TITLE)].flatMap(
    ([, inBrackets, afterDash]) => inBrackets ?? afterDash ?? [],
  );
  return [
    ...behind,
    ...adLines(description)
      .flatMap((line) => line.split(BETWEEN_FACTS))
      .flatMap(sentencesOf),
  ];
}

/** The terms that an ad states, of each kind the first. */
export function termsOf(title: string, description: string): string[] {
  const found: string[] = [];
  const open = new Set<RegExp>(KINDS);
  for (const term of partsOf(title, description).flatMap(termsIn)) {
    const kinds = [...open].filter((kind) => kind.test(folded(term)));
    for (const kind of kinds) open.delete(kind);
    if (kinds.length > 0) found.push(term);
  }
  return found;
}

/** What a term counts beside the skills: resumes do not answer it. */
const TERM_PART = 0.05;

/** A term of the ad as a requirement that no words of a resume answer. */
export function termRequirement(words: string): SkillRequirement {
  const label = words.replace(/^\W+|[\s.;:,]+$/gu, '');
  return {
    // By its words: what a recruiter said of a term stays with it when the ad states another one.
    id: `skill:term-${slug(words)}`,
    label: say('quoted', { words: label === '' ? words : label }),
    importance: 'must',
    part: TERM_PART,
    near: [],
    terms: [],
    needsProof: false,
    instead: [],
    condition: true,
  };
}

/** The lines without those that a term says whole, and the terms that no condition among the lines says already. */
export function withoutTerms(
  lines: readonly JobLine[],
  terms: readonly string[],
): { lines: JobLine[]; terms: string[] } {
  const says = (line: JobLine, term: string) => line.text.includes(term);
  const isCondition = ({ condition, asked }: JobLine) => condition === true && asked !== 'aside';
  const left = terms.filter((term) => !lines.some((line) => isCondition(line) && says(line, term)));
  const isTerm = (line: JobLine) =>
    !line.added && left.some((term) => says(line, term) && term.length >= TERM_SHARE * line.text.length);
  return { lines: lines.filter((line) => !isTerm(line)), terms: left };
}

/** Share of a line from which on the term says all of it. */
const TERM_SHARE = 0.8;
