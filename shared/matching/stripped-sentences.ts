/** Finds where one ask of a paragraph ends and the next begins when a copy has dropped its full stops, by the words that begin an ask. */
import { ENGLISH_NOUN_VERBS, ENGLISH_THIRDS, ENGLISH_VERBS } from './span-lexicon.ts';

/** How sentences of ads begin that nothing else begins. */
const BEGINS = new RegExp(
  `^(?:${[
    '(?:you|we) (?:will|would|have|must|should|need|know|hold|are|do|offer|expect|want|ask|pay|sponsor)\\b',
    "(?:you(?:'ll|'ve|'re|'d)|we(?:'re|'ve|'d)|there's|don't)(?= )",
    '(?:this|the) (?:role|position|job|post|ideal candidate|successful (?:candidate|applicant|individual)|right (?:candidate|person)|candidate|applicant|person|incumbent|employee|appointment|work) (?:is|are|will|must|should|has|needs|requires|involves|includes|reports|offers)\\b',
    'this is (?:a|an|not)\\b',
    'there (?:is|are|will)\\b',
    "if (?:you|your|you're|you've)(?= )",
    'please\\b',
    '(?:candidates|applicants) (?:must|should|will|are|may)\\b',
    'must (?:be|have|hold|possess|pass)\\b',
    '(?:the )?ability to\\b',
    'able to\\b',
    '(?:(?:strong|good|working|solid|thorough|in depth|basic) )?knowledge of\\b',
    '(?:a )?minimum (?:of )?(?:years?|one|two|three)\\b',
    'proficien(?:t|cy) (?:in|with)\\b',
    'familiar(?:ity)? with\\b',
    'responsible for\\b',
    '(?:strong|excellent|good|great|outstanding|exceptional) (?:[a-z]+ ){1,4}skills\\b',
    'experience (?:in|with|of|using|as|working)\\b',
    '(?:prior|previous|proven) (?:[a-z]+ ){0,2}experience\\b',
    '(?:bachelors?|masters?|associates?) degree\\b',
    'high school diploma\\b',
    '(?:hours are|pay is|no experience|reporting to|reports to)\\b',
    'our (?:client|clients|team|mission|company)\\b',
    'some [a-z]+ would\\b',
  ].join('|')})`,
);
/** The same where an adverb, or years, belong to them: `physically able to`, `years of dispatch experience in trucking`. */
const QUALIFIED = /^(?:able|responsible|proficient|familiar) /;
const COUNTED = /^experience /;
const YEARS_BEFORE = /\b(?:years?|months|prior|previous|proven|related|relevant)\b(?: [a-z]+){0,4}$/;
const YEARS_WITHIN = 6;
/** A clause that the next one finishes: `as a member of our team you will`. */
const UNFINISHED = /^(?:as|if|when|in|at|once|after|before|to|while|because|since) /;
const UNFINISHED_MOST_WORDS = 12;

/** Words after which a thought goes on. */
const OPEN =
  /^(?:a|an|the|and|or|of|to|in|on|at|by|for|from|with|without|within|that|which|who|whom|whose|what|when|where|why|how|if|as|than|then|so|but|because|since|while|until|unless|though|although|before|after|during|is|are|was|were|be|been|being|will|would|can|could|should|shall|may|might|must|have|has|had|do|does|did|not|no|your|our|their|his|her|its|my|this|these|those|such|each|every|any|all|some|both|either|neither|more|most|very|also|only|just|you|we|they|he|she|it|i|who|into|onto|through|across|between|under|over|about|per|via|including|using|like|etc|help|helps|ensure|ensures|strong|good|excellent|proven|previous|prior|relevant|related|required|demonstrated|years?|level|basic|solid|thorough|minimum|qualified|staff|successful|suitable|shortlisted|selected|job|physical|mental|new|daily|weekly|monthly|annual|high|full|own|other|current|public|local|general|internal|external|several|various|multiple|critical|technical)$/;
/** The same before a word for how sentences go on, of which a verb may still begin one. */
const ENDS_A_THOUGHT = /^(?:etc|needed|required|assigned|necessary|possible|preferred)$/;

const WORDS_LEAST = 3;
/** A shorter line is one thought. */
const LINE_WORDS = 12;

/** Verbs that are sure by themselves; of the others the next word tells. */
const SURE_VERBS = new Set([...ENGLISH_VERBS].filter((verb) => !ENGLISH_NOUN_VERBS.has(verb) && verb.length > 3));
const thirdOf = (verb: string) =>
  /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
const NOUNS_IN_S = new Set([...ENGLISH_NOUN_VERBS].map(thirdOf));
const SURE_THIRDS = new Set([...ENGLISH_THIRDS].filter((verb) => !NOUNS_IN_S.has(verb)));
/** What stands behind a verb and not behind the noun of the same form. */
const OBJECT =
  /^(?:the|a|an|all|our|your|new|daily|weekly|monthly|closely|with|customers?|clients?|any|their|its|that|these|up|out|as|guests?|patients?|staff|care)$/;

type Style = 'thirds' | 'bases' | undefined;

/** Whether a paragraph tells what somebody does or what is to be done. */
function styleOf(words: readonly string[]): Style {
  const thirds = words.filter((word) => SURE_THIRDS.has(word)).length;
  const bases = words.filter((word, at) => SURE_VERBS.has(word) && !OPEN.test(words[at - 1] ?? '')).length;
  if (Math.max(thirds, bases) < 2) return undefined;
  return thirds >= bases ? 'thirds' : 'bases';
}

const FUNCTION = /^(?:of|for|in|to|and|or|is|are|by|at|on|from|that|which|per|with|as|will|must|such|required|needed)$/;

/** Whether the word at `at` is a verb that begins another doing. */
function isDoing(words: readonly string[], at: number, style: Style): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  if (style === undefined || next === '') return false;
  const [sure, unsure] = style === 'thirds' ? [SURE_THIRDS, NOUNS_IN_S] : [SURE_VERBS, ENGLISH_NOUN_VERBS];
  if (SURE_THIRDS.has(before) || ENGLISH_VERBS.has(before)) return false;
  if (sure.has(word)) return true;
  if (!unsure.has(word)) return false;
  const isThing = FUNCTION.test(next) || NOUNS_IN_S.has(next);
  return OBJECT.test(next) || (style === 'thirds' && !isThing);
}

function beginsAt(words: readonly string[], at: number, sentence: readonly string[], style: Style): boolean {
  const before = words[at - 1] ?? '';
  if (OPEN.test(before) && !ENDS_A_THOUGHT.test(before)) return false;
  if (isDoing(words, at, style)) return true;
  if (SAYS_HOW_MUCH.test(words.slice(Math.max(0, at - 5), at).join(' ')) && !FURTHER.test(words[at] ?? '')) return true;
  const ahead = words.slice(at, at + WORDS_AHEAD).join(' ');
  if (!BEGINS.test(ahead)) return false;
  if (QUALIFIED.test(ahead) && /ly$/.test(before)) return false;
  if (COUNTED.test(ahead) && YEARS_BEFORE.test(sentence.slice(-YEARS_WITHIN).join(' '))) return false;
  return !(UNFINISHED.test(`${sentence[0]} `) && sentence.length <= UNFINISHED_MOST_WORDS);
}

/** What says how much something is wanted ends a sentence, unless it goes on to whom, what for or why. */
const SAYS_HOW_MUCH =
  /\b(?:is|are|be|considered|as) (?:also |highly |strongly |absolutely )?(?:an? )?(?:(?:strong|distinct|big|real|definite|huge) )?(?:essential|required|must|plus|preferred|needed|desirable|advantage|asset|mandatory|necessary|bonus|advantageous|desired)$/;
const FURTHER =
  /^(?:by|to|for|in|as|and|or|with|but|not|if|at|on|when|of|from|so|that|because|since|before|after|though|although|while|unless|until|skills?|qualifications?|experience|knowledge)$/;

const WORDS_AHEAD = 7;

/** What closes an ask, where a line has several: `associate degree required bachelors degree preferred`. */
const CLOSES =
  /(?<=\b(?:required|preferred|desired|mandatory|desirable)) (?!(?:by|to|for|in|as|and|or|with|but|not|if|at|on|when|skills?|qualifications?|experience|knowledge)\b)/;

function closedAsks(paragraph: string): string[] {
  const parts = paragraph.split(CLOSES);
  return parts.length > 1 && CLOSED.test(parts.at(-1) ?? '') ? parts : [paragraph];
}

const CLOSED = /\b(?:required|preferred|desired|mandatory|desirable)$/;

/** The sentences of a paragraph without marks; a short one is a single thought. */
export function sentencesIn(paragraph: string): string[] {
  return closedAsks(paragraph).flatMap(sentencesOfOne);
}

function sentencesOfOne(paragraph: string): string[] {
  const words = paragraph.split(/\s+/).filter((word) => word !== '');
  if (words.length < LINE_WORDS) return [words.join(' ')];
  const style = styleOf(words);
  const sentences: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = sentences.at(-1) ?? [];
    const isEnough = last.length >= WORDS_LEAST && words.length - at >= WORDS_LEAST;
    if (isEnough && beginsAt(words, at, last, style)) sentences.push([word]);
    else last.push(word);
  }
  return sentences.map((sentence) => sentence.join(' '));
}

/** Whether a sentence begins with what is done. */
export function beginsWithVerb(sentence: string): boolean {
  const [first = ''] = sentence.split(' ');
  return ENGLISH_VERBS.has(first) || ENGLISH_THIRDS.has(first) || /^responsible for\b/.test(sentence);
}
