/** Finds what an ad wants people to know: concepts of the taxonomy, names told by their shape, and what cues introduce. */
import type { Span } from '../domain/profile.ts';
import { conceptById, findMentions, type Mention } from '../taxonomy/index.ts';
import { BREAKS, CAPITALS_BUT, DEGREES, ENGLISH_GERUNDS, SUBJECTS_IN_ING, VAGUE } from './span-lexicon.ts';
import type { Sentence, SpanToken } from './span-sentence.ts';
import { dutyAt } from './span-verbs.ts';

export interface KnownSpan extends Span {
  id: string | null;
}

/** Words that introduce what one knows; what follows them is read as a list of names. */
const CUES =
  /\b(?:(?:experiences?|expertise|experienced|skilled|proficien(?:cy|t)|versed|background|fluency|fluent|train(?:ing|ed)|certified|certifications?|interest(?:ed)?|speciali[sz](?:ed|ation|e)|grounding|competenc[ey]|knowledge|skills?|insight|affinity|understanding|comprehension|grasp|mastery|command|familiarity|familiar|acquainted|qualifications?|fundamentals|hands-on)(?: (?:with|in|of|on|within))(?: (?:the )?(?:fields?|areas?|principles|concepts|basics|use) (?:of|such as|like))?|exposure to|passion(?:ate)? (?:for|about)|such as|e\.g\.?|for example|(?:languages|tools|frameworks|technologies|databases|systems|platforms|libraries|software) like|experiencia(?: (?!en |con )\p{L}+){0,4} (?:en|con)(?: el (?:uso|manejo) de)?|conocimientos?(?: \p{L}+){0,2} (?:de|del|en|sobre)|(?:manejo|dominio|nociones|usuario)(?: \p{L}+)? (?:de|del|en|con)|(?:familiarizad[oa]|familiaridad) con|(?:especialista|especializacion|especializad[oa]|expert[oa]|formacion|formad[oa]|certificacion|certificad[oa]|cursos?|master|competencias?|base|conocedora?)(?: \p{L}+)? (?:en|de|sobre)|tales como|por ejemplo|p\. ?ej\.?|(?:herramientas|lenguajes|tecnologias|frameworks|programas|bases de datos|software|sistemas) como)(?![\p{L}])/gu;

const DEGREE =
  /\b(?:(?:bachelor|master|masters|bachelors|associate|doctoral|university|college|advanced|undergraduate|graduate|postgraduate|technical|engineering|relevant|academic|b\.?sc|m\.?sc|b\.?s|m\.?s|b\.?a|m\.?a|phd|mba)(?:['’]?s)?(?:'?s)? (?:or (?:higher )?)?)*(?:degree|diploma|ph\.?d\.?|mba|m\.?sc|b\.?sc)\b(?:(?: level)? (?:in|of) )?/g;
const DEGREE_ES =
  /\b(?:grado(?: superior| medio)?|licenciatura|ingenieria(?: tecnica)?|diplomatura|master|doctorado|ciclo formativo(?: de grado (?:superior|medio))?|cfgs|cfgm|fp(?: (?:ii|i|superior|media))?|bachiller(?:ato)?|tecnic[oa] superior|tecnicatura|(?:titulacion|titulo)(?: de (?:grado|tecnic[oa]|graduad[oa]|diplomad[oa])(?: superior| medio)?)?|carrera|estudios)(?: universitari[oa]s?| oficial| superior(?:es)?)? (?:en|de) /g;

/** Trades whose concepts are ways to be and to act. */
const CONDUCT_GROUPS = new Set(['personal']);

/** Words that describe and do not name, right before a name that cues introduce. */
function isLoose({ low }: SpanToken): boolean {
  return DEGREES.has(low) || /^\d+\+?$/.test(low);
}

function isName({ low, isWord }: SpanToken): boolean {
  return isWord && !BREAKS.has(low) && low !== 'of' && !/^\p{L}{4,}ly$/u.test(low);
}

const BETWEEN = new Set('and or and/or & y e o u , / ( ) : " “ ” • -'.split(' '));
const ARTICLES = new Set(['el', 'la', 'los', 'las']);

/** Index after a name that begins at `from`: words up to a little one, in Spanish over `de` as well. */
function endOfName(tokens: readonly SpanToken[], from: number, known: readonly Span[]): number {
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    // `CI/CD`, `poda en altura`: a concept knows its own borders.
    const concept = known.find(({ start }) => start === token.start);
    if (concept) {
      while (at < tokens.length && (tokens[at]?.start ?? 0) < concept.end) at++;
      continue;
    }
    if (at > from && (token.low === 'de' || token.low === 'del' || token.low === 'al')) {
      const next = tokens[at + 1];
      const skip = next && ARTICLES.has(next.low) ? 2 : 1;
      const name = tokens[at + skip];
      if (!name || !isName(name) || isLoose(name)) break;
      at += skip;
      continue;
    }
    if (!isName(token) || (at > from && ARTICLES.has(token.low))) break;
    at++;
  }
  return at;
}

/** A list that lost its commas (`Docker Kubernetes Rancher`) as its names; anything else whole. */
function partsOf(tokens: readonly SpanToken[], from: number, to: number, known: readonly Span[]): [number, number][] {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to - from < 2) return [[from, to]];
  const inside = known.filter(({ start, end }) => start >= first.start && end <= last.end);
  const single = tokens.slice(from, to).every(({ raw }) => /^\p{Lu}|[+#\d]|\.\p{Ll}/u.test(raw));
  if (inside.length === 0 || (inside.length < 2 && !(single && to - from > 2))) return [[from, to]];
  const parts: [number, number][] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at] as SpanToken;
    const mention = inside.find(({ start }) => start === token.start);
    const begins = mention !== undefined || (/^\p{Lu}/u.test(token.raw) && single);
    const within = inside.some(({ start, end }) => start < token.start && token.end <= end);
    const open = parts.at(-1);
    if (open === undefined || (begins && !within)) parts.push([at, at + 1]);
    else open[1] = at + 1;
  }
  return parts;
}

/** Names in a row from a cue on, parted by commas, slashes, brackets, "and", "or". */
function listFrom(tokens: readonly SpanToken[], from: number, known: readonly Span[]): [number, number][] {
  const names: [number, number][] = [];
  let at = from;
  while (at < tokens.length && names.length < 20) {
    while (tokens[at] && isLoose(tokens[at] as SpanToken)) at++;
    const to = endOfName(tokens, at, known);
    if (to === at) {
      const mark = tokens[at];
      if (!mark || !BETWEEN.has(mark.low)) break;
      at++;
      continue;
    }
    names.push(...partsOf(tokens, at, to, known));
    at = to;
  }
  return names;
}

/** Whether a name says something that can be known, and is no person's doing. */
function isTelling(tokens: readonly SpanToken[], from: number, to: number): boolean {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to - from > 6) return false;
  if (to - from > 1 && ENGLISH_GERUNDS.has(first.low) && !SUBJECTS_IN_ING.has(first.low)) return false;
  if (VAGUE.has(last.low) && (to - from === 1 || !/\p{Lu}|\d/u.test(first.raw))) return false;
  if (to - from === 1 && (first.low.length < 2 || CAPITALS_BUT.has(first.low)) && !/^(?:c|r)$/.test(first.low))
    return false;
  return !/^<|^\d+$/.test(last.low) || to - from > 1;
}

/** Where the tokens after an offset begin. */
function tokenFrom(tokens: readonly SpanToken[], offset: number): number {
  const at = tokens.findIndex(({ start }) => start >= offset);
  return at < 0 ? tokens.length : at;
}

function cuedIn({ low, start, tokens }: Sentence, known: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const cue of low.matchAll(CUES)) {
    const first = tokenFrom(tokens, start + cue.index + cue[0].length);
    for (const [from, to] of listFrom(tokens, first, known)) {
      if (isTelling(tokens, from, to)) found.push({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 });
      else if (found.length === 0 || from === first) break;
    }
  }
  return found;
}

const NOT_A_SUBJECT = new Set(
  'direct heavy observational valuable technical work user customer industry academic life international industrial commercial personal leadership educational job better employee enough first-class proven gain'.split(
    ' ',
  ),
);

/** `Java experience`, `project management background`: the name stands before. */
function beforeCueIn({ tokens }: Sentence): Span[] {
  return tokens.flatMap((token, at): Span[] => {
    if (!/^(?:experience|knowledge|expertise|background|certification|proficiency)$/.test(token.low)) return [];
    let from = at;
    while (from > 0 && at - from < 4) {
      const before = tokens[from - 1];
      if (!before || !isName(before) || isLoose(before) || ENGLISH_GERUNDS.has(before.low)) break;
      from--;
    }
    if (from === at || !isTelling(tokens, from, at) || (from + 1 === at && NOT_A_SUBJECT.has(tokens[from]?.low ?? '')))
      return [];
    const end = token.low === 'certification' ? token.end : (tokens[at - 1]?.end ?? 0);
    return [{ start: tokens[from]?.start ?? 0, end }];
  });
}

/** Degrees with their subject: `degree in computer science`, `grado en Derecho`. */
function degreesIn({ low, start, tokens }: Sentence): Span[] {
  return [...low.matchAll(DEGREE), ...low.matchAll(DEGREE_ES)].map((match) => {
    const end = start + match.index + match[0].length;
    const next = tokenFrom(tokens, end);
    let from = next;
    while (/ $/.test(match[0]) && tokens[from] && isLoose(tokens[from] as SpanToken)) from++;
    const to = / $/.test(match[0]) ? endOfName(tokens, from, []) : next;
    const isNamed = to > from && isTelling(tokens, from, to);
    const own = match[0].replace(/ (?:in|of|en|de) $/, '').trimEnd();
    return {
      start: start + match.index,
      end: isNamed ? (tokens[to - 1]?.end ?? end) : start + match.index + own.length,
    };
  });
}

/** Whether a word looks like the name of a tool or a standard: `PostgreSQL`, `C++`, `HTML5`, `AWS`. */
function hasShape({ raw, low }: SpanToken): boolean {
  if (CAPITALS_BUT.has(low) || BREAKS.has(low) || DEGREES.has(low)) return false;
  if (/^\p{Ll}*[.]js$/u.test(raw) || /^(?:\p{L}[+#]+|\.NET)$/u.test(raw)) return true;
  if (/\p{Ll}\p{Lu}/u.test(raw) && !/^(?:Mc|Mac|O['’])/.test(raw)) return true;
  return /^\p{Lu}[\p{Lu}\d]{1,5}s?$/u.test(raw) && /\p{Lu}{2}|\d/u.test(raw);
}

function shapesIn({ tokens }: Sentence): Span[] {
  const letters = tokens.filter(({ isWord }) => isWord);
  // A line in capitals says nothing by them.
  if (letters.filter(({ raw }) => /^\p{Lu}{2,}$/u.test(raw)).length > letters.length / 2 && letters.length > 4)
    return [];
  return tokens.filter(hasShape).map(({ start, end }) => ({ start, end }));
}

function isKnowledge({ id }: Mention): boolean {
  const concept = conceptById(id);
  return concept?.kind !== 'skill' || !CONDUCT_GROUPS.has(concept.group);
}

/** Concepts of the taxonomy that are known and not done, with their ids. */
export function conceptsIn(text: string): { knowledge: Mention[]; conduct: Mention[] } {
  const mentions = findMentions(text, ['skill', 'language', 'licence']);
  return {
    knowledge: mentions.filter(isKnowledge),
    conduct: mentions.filter((one) => !isKnowledge(one) && !/^responsib/i.test(text.slice(one.start, one.end))),
  };
}

const ASKS =
  /\b(?:experienc\w*|knowledge|understand\w*|familiar\w*|proficien\w+|skills?|required|preferred|must|background|expertise|a plus|certif\w+|fluen\w+|degree|advantage|experiencia|conocimientos?|requisitos?|imprescindible|valorable|valora\w*|manejo|dominio|formacion|titulacion|nivel|deseable)\b/;

/** Matters of software that are also plain words. */
const BROAD = new Set(
  'programming testing backend back-end frontend front-end cloud agile coding hosting mobile security web'.split(' '),
);

/** Whether a mention names a thing of its own: a tool by its capitals, or a matter of software. */
function isNamed({ start, end, id, kind }: Mention, sentence: Sentence): boolean {
  if (kind !== 'skill') return true;
  const tokens = sentence.tokens.filter((token) => token.start < end && token.end > start);
  const concept = conceptById(id);
  const isOpening = sentence.tokens[0]?.start === start;
  const isCapital = tokens.some(
    ({ raw }, at) => /\p{Lu}/u.test(raw.slice(isOpening && at === 0 ? 1 : 0)) || /[+#\d]/.test(raw),
  );
  const isBroad = tokens.length === 1 && BROAD.has(tokens[0]?.low ?? '');
  return isCapital || (concept?.kind === 'skill' && concept.group === 'software' && !isBroad);
}

/** `Gestión de pedidos` at the head of a line is something one does, though the taxonomy knows it. */
function isDuty({ start }: Mention, { tokens }: Sentence): boolean {
  const at = tokenFrom(tokens, start);
  return tokens[at]?.start === start && dutyAt(tokens, at) !== undefined;
}

/** A line that is nothing but names: tags, industries, an entry of a list. */
function isBare({ tokens }: Sentence): boolean {
  return tokens.length <= 10 && !tokens.some(({ low, isWord }) => isWord && BREAKS.has(low) && !BETWEEN.has(low));
}

/** What a bare line names beside its concepts, where these are most of it. */
function bareIn(sentence: Sentence, known: readonly Span[]): Span[] {
  const words = sentence.tokens.filter(({ isWord }) => isWord);
  const rest = words.filter(({ start, end }) => !known.some((one) => one.start < end && start < one.end));
  if (known.length === 0 || rest.length === 0 || rest.length > words.length / 2) return [];
  return rest
    .filter(({ low, raw }) => !DEGREES.has(low) && raw.length > 2 && !VAGUE.has(low))
    .map(({ start, end }) => ({ start, end }));
}

/** Spans of knowledge that a sentence tells, the surer ones first; they may overlap. */
export function knowledgeIn(sentence: Sentence, mentions: readonly Mention[]): Span[] {
  const cued = [
    ...degreesIn(sentence),
    ...cuedIn(
      sentence,
      mentions.filter(({ kind }) => kind !== 'language'),
    ),
    ...beforeCueIn(sentence),
  ];
  const isAsking = ASKS.test(sentence.low);
  const bare = isBare(sentence);
  const named = mentions.filter((one) => (bare && !isDuty(one, sentence)) || isNamed(one, sentence));
  const shapes = isAsking || bare || named.length > 0 ? shapesIn(sentence) : [];
  return [...cued, ...named, ...shapes, ...(bare ? bareIn(sentence, mentions) : [])];
}

/** Concepts that only their context makes a requirement: they yield to a duty that names them. */
export function looseIn(sentence: Sentence, mentions: readonly Mention[]): Span[] {
  return ASKS.test(sentence.low) ? [...mentions] : [];
}
