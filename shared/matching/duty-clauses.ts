/** Parts a sentence of an ad into what somebody will do, each verb with the things that it is done to. */
import { fold } from '../taxonomy/index.ts';
import { ENGLISH_NOUN_VERBS, ENGLISH_VERBS } from './span-lexicon.ts';
import { isCalledAJob } from './title-evidence.ts';

/** Shorter clauses say too little alone. */
const SHORT_WORDS = 3;
/** A clause of more words is a story; a longer one is parted at its "and". */
const DUTY_WORDS_MOST = 12;

const wordCount = (text: string) => text.split(/\s+/).length;

/** Words of a clause before what it adds in brackets, as examples or of when and where. */
const wordsBefore = (clause: string) =>
  wordCount(
    clause
      .replace(/\([^()]*\)/g, '')
      .split(/,\s/)[0]
      ?.trim() ?? '',
  );

/** Words that begin a reason, a case or an exception, which by itself asks nothing: `because of the school groups`. */
export const SUBORDINATE =
  /^(?:because|since|due to|thanks to|given|so|not|if|unless|though|although|but|except|which|who|when|while|as|then|por|porque|debido a|gracias a|a ra[ií]z de|con motivo de|ya que|si|pero|aunque|salvo|que|quien|cuando|mientras|para que|sin|ni|hasta)(?![\p{L}\p{M}\p{N}])/iu;

/** What the house does, or what is done to things: `ampliamos la unidad`, `we are opening`, `la planilla se publica`. */
const OF_THE_HOUSE =
  /^(?:we|our|us|it|there|they|nuestr[oa]s?|nos|somos|(?:no )?[a-z]{2,}(?:amos|emos|imos)|(?:el|la|los|las) [a-z]+ (?:se|nos|es|son|esta|estan)|is|are)\b/;

/** Whom somebody answers to is no doing: `Reporting to the bursar, you will ...`, `En dependencia del jefe de obra`. */
const ANSWERS_TO =
  /^(?:reporting|answering|reports?|accountable) (?:directly )?to (?:the|our|a|an)\b[^,;]*|^(?:working )?under the (?:direct |general )?(?:supervision|direction|guidance|leadership)\b[^,;]*|^(?:en dependencia|bajo (?:la )?(?:supervision|dependencia|direccion|coordinacion)|(?:la persona [a-z]+ |[a-z]* ?)?depend(?:era|eras|iendo|e) (?:directamente |jerarquicamente )*)\s?(?:directa )?del?\b.*?(?=,|;|\sy\s|$)/;

/** A clause without whom it answers to; '' where it says nothing else. */
function withoutSuperior(clause: string): string {
  const [found = ''] = ANSWERS_TO.exec(fold(clause)) ?? [];
  return found === '' ? clause : clause.slice(found.length).replace(/^(?:\s*[,;]|\s+(?:and|y)\s)\s*/, '');
}

/** A sentence about a house by its name, or about one of its parts: `The Fire Department protects 41 square miles`. */
const NAMED_SUBJECT =
  /^(?:The )?((?:\p{Lu}[\p{L}\p{M}'\u2019&.-]*\s+){2,6})(?:(?:is|are|has|was|serves|employs|es|tiene|cuenta|ofrece|presta)|\p{Ll}{3,}s)\s/u;
const SEEKS =
  /\b(?:looking|seek\w*|hiring|hires|recruit\w*|needs?|wants?|requires?|busca|selecciona|necesita|precisa)\b/;

/** Whether a sentence tells of a house: its subject is a name that no job is called by. */
function tellsOfHouse(text: string): boolean {
  const [opening, name = ''] = NAMED_SUBJECT.exec(text) ?? [];
  return opening !== undefined && !isCalledAJob(name.trim()) && !SEEKS.test(fold(text));
}

/** What a house says it is: `a food packaging manufacturer in Larkspur`, `institución privada de alta complejidad`. */
const IS_A_HOUSE =
  /^(?:(?:(?:is |are |we are |we're )?an? (?:[a-z-]+ ){0,4}|(?:es |somos )?una? (?:[a-z]+ ){0,2})(?:manufacturer|producer|distributor|retailer|supplier|provider|firm|company|chain|agency|nonprofit|institucion|empresa|compania|fabricante|distribuidora|cadena|firma|multinacional|cooperativa|fundacion)\b|(?:institucion|empresa|compania|productora|distribuidora|multinacional|cooperativa|fundacion) (?:y [a-z]+ora|de(?:dicada)?|lider|privada|publica|familiar|ubicada|con)\b|(?:requiere|busca|necesita|selecciona|precisa|solicita)n? (?:incorporar|contratar|personal)\b)/;

/** A row of examples, which goes on behind its commas: `medication such as heparin, iron and zinc, and watch for reactions`. */
const EXAMPLES = /\b(?:such as|like|including|e\.g\.|tales como|como|incluyendo|por ejemplo)\b/i;
/** Begins with when, where or with what something is done: `before, during and after treatment`. */
const ADVERBIAL =
  /^(?:during|after|before|with|within|without|in|on|at|by|for|from|to and from|under|durante|despu[ée]s|antes|con|en|desde|bajo)(?![\p{L}\p{M}'])/iu;
const JOINED = /^(?:and|y|e|then|luego)\s/i;

/** Examples and what is said of when and where belong to the clause before them. */
function joinWithin(clauses: readonly string[]): string[] {
  const joined: string[] = [];
  let isRow = false;
  for (const clause of clauses) {
    const last = joined.at(-1);
    isRow = isRow && !JOINED.test(clause);
    if (last !== undefined && (isRow || ADVERBIAL.test(clause))) joined[joined.length - 1] = `${last}, ${clause}`;
    else joined.push(clause);
    isRow ||= EXAMPLES.test(clause);
  }
  return joined;
}

/** Single verbs of a row make one duty: `Amasar, dividir, formar a mano`. */
function joinShort(clauses: readonly string[]): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (last !== undefined && wordCount(last) < SHORT_WORDS) joined[joined.length - 1] = `${last}, ${clause}`;
    else joined.push(clause);
  }
  return joined;
}

/** How a clause begins that says what is done: `chasing late payers`, `you post`, `amasarás`, `te toca`, `gestión de turnos`. */
const DOING =
  /^(?:(?:then|also|always|luego|despues|ademas|tambien|no) )*(?:(?:you|te|se|os|los|las|lo|la|le|les)\b|to [a-z]+|[a-z]{3,}(?:ing|ar|er|ir|arlas?|arlos?|erlas?|erlos?|aras|eras|iras|ara|eran|aran|iran)\b|[a-z]{3,}(?:cion|miento|aje)\b)/;
const DOING_VOS = /^\p{L}{2,}(?:ás|és|ís)(?!\p{L})/u;
const ENGLISH_DOING = new Set([...ENGLISH_VERBS, ...ENGLISH_NOUN_VERBS]);

function saysDoing(clause: string): boolean {
  const folded = fold(clause).replace(/\u2019/g, "'");
  return (
    DOING.test(folded) || DOING_VOS.test(clause.toLowerCase()) || ENGLISH_DOING.has(folded.split(/[^a-z]/)[0] ?? '')
  );
}

/** Things without a doing belong to the one before them: `controlás cables`, `paracaídas y finales de carrera`; alone they ask nothing. */
function joinThings(clauses: readonly string[], saysEnough: (clause: string) => boolean): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    if (saysDoing(clause)) joined.push(clause);
    else if (last !== undefined) joined[joined.length - 1] = `${last}, ${clause}`;
    else if (saysEnough(clause)) joined.push(clause);
  }
  return joined;
}

/**
 * What a sentence of prose tells that somebody will do, clause by clause; `saysEnough` tells of a clause without a doing whether
 * it says something by itself.
 */
export function dutiesOf(text: string, saysEnough: (clause: string) => boolean): string[] {
  if (tellsOfHouse(text)) return [];
  const clauses = text
    .split(/[:;]\s+(?![^()]*\))/)
    .flatMap((part) => joinWithin(part.split(/,\s+(?![^()]*\))/)))
    .flatMap((clause) =>
      wordsBefore(clause) > DUTY_WORDS_MOST ? clause.split(/\s+(?=(?:and|y|e)\s)(?![^()]*\))/) : [clause],
    )
    .map((clause) => clause.replace(/^(?:and|or|y|e|o|u|so|also|ademas)\s+/i, '').trim())
    .map(withoutSuperior)
    .filter((clause) => clause !== '');
  const asking = clauses.filter(
    (clause) =>
      wordsBefore(clause) <= DUTY_WORDS_MOST &&
      !SUBORDINATE.test(clause) &&
      !OF_THE_HOUSE.test(fold(clause)) &&
      !IS_A_HOUSE.test(fold(clause)),
  );
  return joinThings(joinShort(asking), saysEnough);
}

/** How a doing with its object begins: `Aplicar evaluaciones de entrada`, `Conducts research in statutes`. */
const DOES = /^[a-z]{2,}(?:ar|er|ir)(?:l[oae]s?)? /;
const OBJECT_WORDS = 3;

function isDoingWithObject(name: string): boolean {
  const verb = /^[a-z]+(?= )/.exec(fold(name))?.[0] ?? '';
  const isVerb = DOES.test(fold(name)) || [verb, verb.replace(/s$/, '')].some((form) => ENGLISH_VERBS.has(form));
  return isVerb && wordCount(name) >= OBJECT_WORDS;
}

/** Names that are further objects of a doing stay with it: `Repair engine, propeller and gear` is no row of names. */
export function joinObjects(names: readonly string[]): string[] {
  const joined: string[] = [];
  let isDoing = false;
  for (const name of names) {
    const isNew = !isDoing || saysDoing(name);
    if (isNew) joined.push(name);
    else joined[joined.length - 1] = `${joined.at(-1)}, ${name}`;
    if (isNew) isDoing = isDoingWithObject(name);
  }
  return joined;
}
