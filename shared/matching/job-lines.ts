/**
 * Cuts a job's text into lines and tells by their wording what must be there and what would only be nice.
 *
 * A heading sets the voice of the lines below it; words in a line (`se valora`, `a plus`, `required`) overrule it for that
 * line. Where one sentence says both, "nice" wins: asking too little of a person is the smaller wrong. Benefits and
 * "about us" ask nothing.
 */
import type { JobCriteria } from '../domain/job-criteria.ts';
import { fold } from '../taxonomy/index.ts';
import { deniesBelow, isWhollyDenied, refersBack } from './ad-denial.ts';
import { BULLET, inlineHeading, ledList, sectionAt } from './ad-headings.ts';
import { adLines } from './ad-lines.ts';
import { tellsOfProcess } from './ad-process.ts';
import { sentencesOf } from './ad-sentences.ts';
import { type Asked, askedBy, clausesOf, headingOf, isNice } from './ad-voice.ts';
import { headsConditions, isFactOfWork } from './conditions.ts';

export type { Asked };

export interface JobLine {
  text: string;
  asked: Asked;
  /** One requirement to a line (an entry of a list), and not running prose. */
  listed: boolean;
  /** Not the first sentence of its entry: it comments on what the first one asks. */
  comment?: true;
  /** Tells what somebody will do, by its heading or by the paragraph that it stands in. */
  duty?: true;
  /** It says that something is not wanted, or how to apply: whatever else it says, it asks nothing. */
  silent?: true;
  /** One of several routes that would each do: `any one of the following`, or what may stand in for another. */
  alternative?: true;
  /** A tag: a word for finding the job, which may name a skill and is no requirement in itself. */
  tag?: true;
  /** States a condition of the work that no word of it asks for. */
  condition?: true;
  /** Stands below a heading of conditions, or behind such a label: `Hours: 48 over five days. Every bank holiday but one.` */
  ofConditions?: true;
  /** Not in the ad: a recruiter's own. */
  added?: true;
  /** Asks for what the law protects, whose words are blank: the rest is no skill in its own words either. */
  protected?: true;
}

/** Words by which prose tells what somebody will do; `-ará` of who comes, which the list of other words in `-ara` is not. */
const DUTY =
  /\b(?:you(?:'ll|'d| will| would)|your (?:day|time|week|work|desk)|the (?:work|day to day)|(?:this|it|that) (?:role|means|involves)|includ(?:es|ing)|responsible for|te encargaras|tu (?:dia|tiempo|trabajo|semana)|(?!(?:para|cara|clara|separa|prepara|compara|repara)\b)[a-z]{3,}[ai]ra[sn]?|[a-z]{3,}eras|se hace|consistira|incluye|responsable de|tendras que|le corresponder\w+|se ocupa\w*|asumira)\b/;

/** Verbs that address somebody as `vos`, by the accent that tells them: `lubricás`, `ajustás`, `tenés`. */
const VOSEO = /(?<!\p{L})\p{L}{3,30}(?:ás|és|ís)(?!\p{L})/gu;
const NO_VERBS = /^(?:además|después|través|detrás|atrás|inglés|francés|portugués|interés|estrés|jamás|quizás|país)$/i;
/** From so many on they are no chance. */
const VOSEO_LEAST = 2;

function addressesVos(text: string): boolean {
  return (text.match(VOSEO) ?? []).filter((word) => !NO_VERBS.test(word)).length >= VOSEO_LEAST;
}

/** Whether a paragraph tells what somebody will do. */
export function tellsDuties(text: string): boolean {
  return addressesVos(text) || DUTY.test(fold(text).replace(/\u2019/g, "'"));
}

const isRequired = (section: Asked) => section === 'must' || section === 'nice';

/** Whether a line stands right above or below another: below a heading of requirements, an entry without a bullet. */
function isOneOfSeveral(lines: readonly string[], at: number): boolean {
  const [above = '', below = ''] = [lines[at - 1], lines[at + 1]];
  return below !== '' || (above !== '' && sectionAt(lines, at - 1) === undefined);
}

/** A line with the heading above it and how far down in the ad it stands, 0..1: what tells whether it asks. */
export interface LineInPlace {
  line: JobLine;
  heading: string;
  place: number;
}

/** What the lines above have said of those below. */
interface Standing {
  section: Asked;
  heading: string;
  isInList: boolean;
  isHeadedByDuties: boolean;
  /** The heading says that nothing below it is wanted. */
  isDenied: boolean;
  /** Each entry of the list would do alone. */
  isAnyOne: boolean;
  /** The section holds for this paragraph only: `About us: we began in 1994 ...`. */
  isLabelled: boolean;
}

const AT_THE_TOP: Standing = {
  section: 'told',
  heading: '',
  isInList: false,
  isHeadedByDuties: false,
  isDenied: false,
  isAnyOne: false,
  isLabelled: false,
};

/** What a blank line leaves standing: all but what a label said of its own paragraph. */
const afterBlank = (standing: Standing): Standing =>
  standing.isLabelled ? { ...standing, section: 'told', isLabelled: false } : standing;

/** How a paragraph goes on with what the list above it asks: `Ability to: write clearly`, `Conocimientos: nóminas`. */
const GOES_ON =
  /^\W*(?:ability|abilities|able to|knowledge|skills?|experience|training|education|familiarity|special (?:requirements?|conditions?)|capacidad(?:es)?|conocimientos?|habilidad(?:es)?|aptitud(?:es)?|manejo|dominio|experiencia|formacion|competencias?|requisitos?|cursos?|idiomas?|languages?)\b/;

/** What a line of text finds standing. A paragraph after a list is no part of it: what the list was headed by no longer holds. */
function beforeText(line: string, standing: Standing, listed: boolean, isAfterBlank: boolean): Standing {
  const { isInList, section } = standing;
  const isAfterList = isInList && !listed && isAfterBlank && !(isRequired(section) && GOES_ON.test(fold(line)));
  return {
    ...standing,
    isInList: listed || (isInList && !isAfterList),
    section: isAfterList && section !== 'aside' ? 'told' : section,
  };
}

/** The sentences of one line of text, and what they leave standing for the lines below. */
function readText(
  line: string,
  { section, isHeadedByDuties, ...standing }: Standing,
  listed: boolean,
): { lines: JobLine[]; standing: Standing } {
  const bare = line.replace(BULLET, '');
  const led = listed ? undefined : ledList(bare);
  const sentences = led ? ['', ...sentencesOf(bare.slice(led.from))] : sentencesOf(bare);
  const inline = led?.asked ?? (sentences.length > 1 ? inlineHeading(sentences[0] ?? '') : undefined);
  const asks = inline ?? section;
  const isOfDuties = asks === 'told' && (inline === 'told' || isHeadedByDuties || tellsDuties(line));
  const told = inline === undefined ? sentences : sentences.slice(1);
  const after = { ...standing, section, isHeadedByDuties };
  let isOfConditions = headsConditions(standing.heading);
  // A label speaks for the rest of its paragraph: `Required: a diploma. Typing. Tact.`
  let label: Asked | undefined;
  const lines = told.flatMap((written, order) => {
    const isComment = listed && /[.!?\u2026]$/.test(told[order - 1] ?? '');
    const behind = behindConditions(written);
    isOfConditions ||= behind !== undefined;
    const sentence = isFactOfWork(written) ? written : (behind ?? written);
    const { labelled, text } = labelOf(sentence, section);
    label = labelled ?? label;
    if (labelled !== undefined) Object.assign(after, { section: labelled, isLabelled: text.trim() !== '' });
    const isHeldDenied = standing.isDenied && label === undefined;
    const isOneOf = standing.isAnyOne && listed;
    return clauseLines(text, label ?? asks, {
      listed,
      isComment,
      isOfDuties: isOfDuties && (label ?? 'told') === 'told',
      isDenied: isHeldDenied,
      isOneOf,
    }).map((one) => (isOfConditions ? { ...one, ofConditions: true as const } : one));
  });
  return { lines, standing: after };
}

/** Says what the letters behind the entries of a table mean: `E = essential, D = desirable`. */
const LETTERS = /\be ?[=:] ?essential\b[^\n]{0,40}\bd ?[=:] ?desirable\b/i;
const LETTERED = /^(.{8,}\S)\s+([ED])$/;

/** An entry of such a table with what its letter asks: `Recent training in first aid   D` would be nice. */
function asLettered(one: LineInPlace): LineInPlace {
  const [, text, letter] = LETTERED.exec(one.line.text) ?? [];
  if (text === undefined) return one;
  const { duty: _, ...line } = one.line;
  return { ...one, line: { ...line, text, asked: letter === 'E' ? 'must' : 'nice', listed: true } };
}

/** The lines of a description, each in its place. A heading holds until the next one; an inline label counts too. */
export function linesInPlace(description: string): LineInPlace[] {
  const lines = linesAsTheyStand(description);
  return LETTERS.test(description) ? lines.map(asLettered) : lines;
}

function linesAsTheyStand(description: string): LineInPlace[] {
  const trimmed = adLines(description);
  const found: LineInPlace[] = [];
  let standing = AT_THE_TOP;
  for (const [at, line] of trimmed.entries()) {
    const heading = line === '' ? undefined : sectionAt(trimmed, at);
    if (line === '') standing = afterBlank(standing);
    else if (heading !== undefined)
      standing = {
        ...AT_THE_TOP,
        section: heading,
        heading: line,
        isHeadedByDuties: heading === 'told',
        isDenied: heading === 'aside' && deniesBelow(fold(line)),
        isAnyOne: ANY_ONE.test(fold(line)),
      };
    else {
      const listed = BULLET.test(line) || (isRequired(standing.section) && isOneOfSeveral(trimmed, at));
      if (!listed) standing = { ...standing, isAnyOne: ANY_ONE.test(fold(line)) };
      const read = readText(line, beforeText(line, standing, listed, trimmed[at - 1] === ''), listed);
      standing = read.standing;
      // `It is desirable that you have:` above a list asks nothing by itself.
      const leadsIn = /:$/.test(line) && BULLET.test(trimmed[at + 1] ?? '');
      const told = leadsIn
        ? read.lines.map((one) => ({ ...one, asked: 'aside' as const, silent: true as const }))
        : read.lines;
      for (const one of told) found.push({ line: one, heading: standing.heading, place: at / trimmed.length });
    }
  }
  return found;
}

/** What a label in the line asks (`Requisitos: carné B`), and the sentence behind it; the whole sentence where it has none. */
function labelOf(sentence: string, section: Asked): { labelled: Asked | undefined; text: string } {
  const label = /^([^:]{3,100}):/.exec(sentence);
  const written = label?.[1] ?? '';
  // `The following are not required and count in your favour: a licence; German`.
  const heading = written.length <= LABEL_MAX_CHARS ? headingOf(written) : isNice(written) ? 'nice' : undefined;
  // Among what is offered `Formación: inglés` is a course.
  const isOffered = section === 'aside' && heading === 'must' && BARE_TOPIC.test(fold(written));
  const labelled = label && !isOffered ? heading : undefined;
  return { labelled, text: labelled === undefined ? sentence : sentence.slice(label?.[0].length) };
}

const LABEL_MAX_CHARS = 40;
const BARE_TOPIC = /^\W*(?:formacion|experiencia|conocimientos|estudios|training|experience|skills|education)\W*$/;

/** What stands behind a label of conditions (`The small print: it is full time`); undefined for any other sentence. */
function behindConditions(sentence: string): string | undefined {
  const [label = ''] = /^[^:,;.\d]{3,60}:\s(?=\S)/.exec(sentence) ?? [];
  return label !== '' && headsConditions(label) ? sentence.slice(label.length) : undefined;
}

/** What heads a list of routes. */
const ANY_ONE =
  /\b(?:(?:any|either|one) (?:one )?of (?:the following|these)|(?:una|uno|alguna?|cualquiera) de (?:las|los|estas|estos) (?:siguientes|opciones|tres|dos|rutas|vias))\W*$/;
/** What would do in the place of something else. */
const STANDS_IN =
  /\b(?:(?:may|can|could) (?:also )?be substituted|substitutes? for|in lieu of|(?<!no )(?<!solo )se (?:admit\w+|acept\w+) (?:tambien )?(?:titul|grado|ciclo|bachiller|diplom|estudi|experiencia|tecnic|anos)|tambien se (?:tienen?|tendra\w*) en cuenta)/;

/** Where a sentence stands. */
interface Place {
  listed: boolean;
  isComment: boolean;
  isOfDuties: boolean;
  isDenied: boolean;
  isOneOf: boolean;
}

/** Where a sentence turns to the house, or from what is not wanted to what is. */
const TURNS = /,\s+(?=(?:(?:and|so|y) )?(?:we|our|though|although|but|nosotros|aunque|pero|sino)\b)/i;

/**
 * A sentence whose parts are read one by one, since as a whole it would ask nothing: `keeping margins at 68 %, rotas, and we are a
 * five`, `you need be no electrician, though a first-aid card you will have to hold`.
 */
function askingParts(text: string, asks: Asked): string[] {
  const parts = text.split(TURNS);
  const isOfAll = refersBack(fold(text).replace(/\u2019/g, "'"));
  if (parts.length < 2 || asks === 'aside' || isOfAll || askedBy(text, asks) !== 'aside') return [text];
  const bare = parts.map((part) => part.replace(/^(?:and|so|though|although|but|y|aunque|pero)\s+/i, ''));
  return bare.every((part) => askedBy(part, asks) === 'aside') ? [text] : bare;
}

/** The clauses of a sentence, each with what it asks where its section asks `asks`. */
function clauseLines(
  text: string,
  asks: Asked,
  { listed, isComment, isOfDuties, isDenied: isBelowDenial, isOneOf }: Place,
): JobLine[] {
  return askingParts(text, asks)
    .flatMap(clausesOf)
    .map((clause) => {
      const plain = fold(clause).replace(/\u2019/g, "'");
      const asked = tellsOfProcess(plain) ? 'aside' : askedBy(clause, asks);
      const isDuty = isOfDuties && asked === 'told' && !listed;
      const isSilent = asked === 'aside' && (isBelowDenial || tellsOfProcess(plain) || isWhollyDenied(plain));
      return {
        text: clause,
        asked,
        listed,
        ...(isComment && { comment: true as const }),
        ...(isDuty && { duty: true as const }),
        ...((isOneOf || STANDS_IN.test(plain)) && { alternative: true as const }),
        ...(isSilent && { silent: true as const }),
      };
    });
}

/** The lines of a job's own list of requirements: each must be there unless it says otherwise; a semicolon parts two (`English C1; Spanish is a plus`). */
export function requirementLines(requirements: readonly string[]): JobLine[] {
  const parts = requirements.flatMap((text) => text.split(/;\s+/)).filter((text) => text.trim() !== '');
  return parts.flatMap(clausesOf).map((text) => ({ text, asked: askedBy(text, 'must'), listed: true }));
}

/** The requirements that a recruiter adds to those of the ad: as important as they say, whatever the wording. */
export function addedLines(added: JobCriteria['added']): JobLine[] {
  return added.map(({ text, importance }) => ({ text, asked: importance, listed: true, added: true }));
}
