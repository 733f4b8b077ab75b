/**
 * Finds what a resume says to a program instead of a person: instructions on how to judge it, and words said over and over.
 *
 * One finding for two uses: the score keeps these lines out, and recruiters are told of them. Anyone who writes *about* such
 * things (prompt engineering, moderation, recruiting) gives no orders: an order begins its clause with the bare verb, or
 * names the machine it is for, or speaks of "this candidate".
 */
import { legible } from './legible.ts';
import type { Span } from './profile.ts';

export interface MachineText extends Span {
  kind: 'keyword-stuffing' | 'machine-instruction';
}

const MACHINE =
  '(?:a\\.?i\\.?|llms?|(?:large )?language models?|(?:chat)?gpt[\\w.-]*|claude|gemini|copilot|chatbots?|bots?|ats|algorithms?|machines?|parsers?|automated (?:system|reader|screener|screening|tool)s?|(?:resume )?(?:screening|ranking|parsing) (?:system|software|tool|model|bot|ai)s?|ia|i\\.a\\.|modelos?(?: de lenguaje)?|inteligencia artificial|algoritmos?|maquinas?|sistema(?: automatico)?(?: de (?:seleccion|cribado|filtrado))?)';
const DOCUMENT =
  '(?:candidat\\w*|applicant|application|resume|cv|curriculum|(?:profile|perfil)(?! (?:de|of) )|solicitante|solicitud|persona|person|documento?)';
const THIS = `(?:this|the above|the following|este|esta)\\b.{0,16}\\b${DOCUMENT}`;
/** Where an order may begin: at the start of a line or clause, or behind a word that opens one. */
const OPENS =
  '(?:^[^\\p{L}\\n]*|[.:;!?)\\]>—–-]\\s*["\'“«]?|\\b(?:please|por favor|must|should|shall|always|now|therefore|instead|debes?|deberas|tienes que|siempre|ahora|and|y|you|ai|ia|llm|model|modelo|assistant|asistente|recruiter)[,:]?\\s+)';
const JUDGE =
  '(?:rate|score|rank|grade|mark|give|assign|award|classify|select|recommend|hire|shortlist|advance|approve|prioriti[sz]e|return|output|respond|answer|reply|say|state|puntua|puntue|califica|califique|clasifica|clasifique|otorga|otorgue|asigna|asigne|valora|valore|evalua|evalue|selecciona|seleccione|recomienda|recomiende|contrata|contrate|dale|da|aprueba|apruebe|prioriza|priorice|devuelve|responde|contesta|di|indica)';
const REGARD = '(?:accept|treat|consider|considera|considere|trata|trate|acepta|acepte)';
const PRAISED =
  '(?:best|top|ideal|perfect\\w*|mejor|excel\\w+|qualified|strong\\w*|first|cualificad[oa]|idone[oa]|apt[oa]|approved|hired|10|100)';
const BETWEEN =
  '(?:\\s+(?:this|him|her|them|it|me|us|an?|the|as|with|of|una?|la|el|lo|le|de|con|al?|como|que|candidat[oae]|applicant|person|resume|cv|profile|perfil|persona|score|puntuacion|nota)){0,6}\\s+';
const TOP =
  '(?:(?:maximum|highest|top|perfect|full|maxim[oa]|mas alt[oa]|perfect[oa]|100 ?%?|10 ?/ ?10|100 ?/ ?100|5 ?/ ?5|diez|ten)\\b.{0,16}\\b(?:scores?|marks?|points?|ratings?|match|puntuaci\\w*|puntos|notas?|valoraci\\w*|calificaci\\w*)|(?:scores?|marks?|ratings?|match|puntuacion|nota|valoracion|calificacion)\\b.{0,16}\\b(?:100|10 ?/ ?10|maxim\\w*|highest|perfect))';
const JUDGED =
  '(?:be (?:the|first|top|ranked|rated|scored|graded|hired|selected|shortlisted|given|considered (?:the|as)|recommended|approved|prioriti[sz]ed|accepted|classified as|marked)|ser (?:el|la|puntuad|seleccionad|contratad|valorad|calificad|considerad[oa] (?:el|la|como)|recomendad|clasificad[oa] como|aprobad|priorizad)|quedar|recibir|receive|get|obtener|rank|score)';

/** On the text as it is seen, in lower case without accents; each takes no more than its line. */
const INSTRUCTIONS = [
  `${OPENS}(?:ignor[ae]d?|disregard|forget|override|bypass|olvid[ae]|omit[ae]|descart[ae]|haz caso omiso|no tengas en cuenta|pasa por alto)\\b.{0,60}\\b(?:instruc\\w*|prompts?|rules|reglas|guidelines|indicaciones|criteri\\w*|previous|prior|anterior\\w*|previ[oa]s|above|everything)\\b`,
  `${OPENS}${JUDGE}\\b.{0,48}\\b${THIS}\\b.{0,40}`,
  `${OPENS}${REGARD}\\b.{0,24}\\b${THIS}\\b.{0,60}\\b${PRAISED}\\b`,
  `${OPENS}${JUDGE}${BETWEEN}${TOP}`,
  `\\b${THIS}\\b.{0,8}\\b(?:must|should|shall|has to|needs to|debe|deberia|tiene que|ha de)\\b.{0,16}\\b${JUDGED}`,
  `\\b(?:you are|you're|eres) (?:now )?(?:${MACHINE}|(?:an? |una? )(?:\\w+ ){0,3}(?:${MACHINE}|assistant|recruiter|hiring manager|asistente|reclutador[a]?))\\b`,
  `${OPENS}(?:act|behave|respond|actua|comportate|responde) (?:as|como) (?:an? |una? |if )?(?:\\w+ ){0,2}${MACHINE}\\b`,
  '\\bas an? (?:ai|language model)\\b.{0,40}\\b(?:you|must|should|model)\\b',
  `^[^\\p{L}\\n]*(?:(?:important |special |hidden )?(?:note|notes|message|instructions?|attention|notice|hey|hello|dear|to|for)(?: (?:to|for))?(?: (?:the|any|all|every))?|(?:(?:muy )?importante:? )?(?:nota|mensaje|instruccion(?:es)?|atencion|aviso|hola|querid[oa]|para)(?: importante)?(?: (?:a|al|para))?(?: (?:el|la|los|las|cualquier|toda?))?) ${MACHINE}(?: (?:reviewers?|readers?|models?|systems?|assistants?|recruiters?|reading this|que lea(?:s|n)? esto|lectora?))*\\s*[:,.!–—-]`,
  '(?:<\\|?(?:im_start|system|endoftext)\\|?>|\\[/?(?:inst|system)\\]|^[^\\p{L}\\n]*#* ?system (?:override|message|instructions?|note)s? ?:|\\bend of (?:resume|document|prompt)\\b.{0,40}\\b(?:instruc\\w*|system|new)\\b|\\b(?:new|nuevas) (?:instructions?|instrucciones) ?:)',
].map((pattern) => new RegExp(pattern, 'u'));

/** Without one of these in a line, none of the patterns above needs to be tried. */
const HINT =
  /instruc|prompt|rule|regla|guideline|indicacion|criteri|previ|prior|above|everything|anterior|candidat|applica|resume|\bcv\b|curriculum|profile|perfil|solicit|person|document|score|mark|point|punt|rating|match|nota|valorac|calific|\ba\.?i\b|\bi\.?a\b|\bllm|gpt|\bbots?\b|chatbot|\bats\b|language|modelo|claude|gemini|copilot|algorit|machine|maquina|parser|automat|screening|inteligencia|sistema|recruiter|reclutador|assistant|asistente|hiring|im_start|system|endoftext|\[\/?inst/;

/** Anyone who names the attack describes it. */
const ABOUT_ATTACKS =
  /\b(?:injections?|inyecci\w+|jailbreak\w*|red[- ]team\w*|guardrails?|adversarial|adversari[oa]s?|attacks?|ataques?)\b/;

/** A line of the text as it is seen, with its place in the text. */
interface PlainLine extends Span {
  plain: string;
  words: string[];
}

const WORD = /[\p{L}\p{N}]{3,}/gu;

function plainLines(text: string): PlainLine[] {
  const { plain, spanOf } = legible(text);
  return [...plain.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({
    ...spanOf(index, index + line.length),
    plain: line,
    words: line.match(WORD) ?? [],
  }));
}

const SPEAKS_OF_THIS = new RegExp(`\\b${THIS}`, 'u');

function isInstruction({ plain }: PlainLine): boolean {
  if (!HINT.test(plain) || !INSTRUCTIONS.some((pattern) => pattern.test(plain))) return false;
  return !ABOUT_ATTACKS.test(plain) || SPEAKS_OF_THIS.test(plain);
}

/** Of so many words or more, fewer than this share of different ones is no list. */
const LINE_WORDS = 12;
const LINE_VARIETY = 0.55;

const variety = (words: readonly string[]) => new Set(words).size / words.length;

/** Lines that say the same few words over and over; a natural line of twelve words repeats hardly any. */
export function repetitiveLines(text: string): Span[] {
  return plainLines(text).filter(({ words }) => words.length >= LINE_WORDS && variety(words) < LINE_VARIETY);
}

/** Lists of courses and products share many words, so what recruiters are told of says far less than a list would. */
const STUFFED_LINE_WORDS = 20;
const STUFFED_VARIETY = 0.4;
/** Longer lines are sentences, and those of a list of duties may well begin and end alike. */
const SHORT_LINE_WORDS = 3;
const WINDOW_WORDS = 60;
/** Lines without words count too, and a file may hold nothing else. */
const WINDOW_LINES = 120;
const WINDOW_VARIETY = 0.3;
const SAME_LINES = 5;
const SAME_WORDS = 6;

function saysOneWord(words: readonly string[]): boolean {
  let run = 1;
  return words.some((word, at) => {
    run = at > 0 && words[at - 1] === word ? run + 1 : 1;
    return run >= SAME_WORDS;
  });
}

/** For each line, where the lines of its words end; worked out once, since a hostile file is one such run. */
function endsOfSame(lines: readonly PlainLine[]): number[] {
  const keys = lines.map(({ words }) => words.join(' '));
  const ends = lines.map((_, at) => at);
  for (let at = lines.length - 1; at >= 0; at--) {
    if (keys[at]) ends[at] = keys[at] === keys[at + 1] ? (ends[at + 1] ?? at + 1) : at + 1;
  }
  return ends;
}

/** Stretches of lines that together repeat themselves: the same line again and again, or few words in many lines. */
function repeatedStretch(lines: readonly PlainLine[], from: number, same: number): number {
  if (same - from >= SAME_LINES) return same;
  const words: string[] = [];
  let to = from;
  const isShort = (line: PlainLine | undefined) => line !== undefined && line.words.length <= SHORT_LINE_WORDS;
  while (words.length < WINDOW_WORDS && to - from < WINDOW_LINES && isShort(lines[to]))
    words.push(...(lines[to++]?.words ?? []));
  return words.length >= WINDOW_WORDS && variety(words) < WINDOW_VARIETY ? to : from;
}

function stuffedSpans(lines: readonly PlainLine[]): Span[] {
  const same = endsOfSame(lines);
  return lines.flatMap(({ start, end, words }, at) => {
    const isStuffed = words.length >= STUFFED_LINE_WORDS && variety(words) < STUFFED_VARIETY;
    const last = isStuffed || saysOneWord(words) ? at + 1 : repeatedStretch(lines, at, same[at] ?? at);
    return last > at ? [{ start, end: lines[last - 1]?.end ?? end }] : [];
  });
}

/** Spans of one kind that touch or follow on each other's line become one. */
function joined(text: string, kind: MachineText['kind'], spans: readonly Span[]): MachineText[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const found: MachineText[] = [];
  for (const { start, end } of sorted) {
    const last = found.at(-1);
    if (last && (start <= last.end || text.slice(last.end, start).trim() === '')) last.end = Math.max(last.end, end);
    else found.push({ kind, start, end });
  }
  return found;
}

/**
 * Lines of a text that address a machine or stuff it with words, in order of kind and place, as slices of the text. Zero-width
 * and look-alike characters hide nothing. An honest list of many skills, or a sentence about prompts, is none.
 */
export function machineTextIn(text: string): MachineText[] {
  const lines = plainLines(text);
  return [
    ...joined(text, 'machine-instruction', lines.filter(isInstruction)),
    ...joined(text, 'keyword-stuffing', stuffedSpans(lines)),
  ];
}
