/**
 * Asks of a short ask in words whether a sentence says these words, and not others of their roots: `a form tutor` is no tutoring, and
 * `communication specialist` is one thing and not two.
 */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import type { PreparedResume } from './prepare-resume.ts';
import type { SkillRequirement } from './requirement.ts';
import { sentenceAround } from './wording.ts';

/** Words that carry a thing or which one it is; little ones join them. */
const WORD = /[a-z]{3,}/g;
const LITTLE =
  /^(?:the|and|for|with|from|your|our|any|all|who|that|this|are|have|has|los|las|una|uno|unos|unas|del|con|por|para|que|sus|como|son|mas|muy)$/;
/** Plural and gender, which change no word. */
const ENDING = /(?:es|as|os|s|a|o|e)$/;
const LEAST_CHARS = 4;

const plain = (word: string) => (word.length > LEAST_CHARS ? word.replace(ENDING, '') : word);

/** The words of a text up to plural and gender. */
const plainWords = (text: string) =>
  (fold(text).match(WORD) ?? []).flatMap((word) => (LITTLE.test(word) ? [] : [plain(word)]));

/** Whether the sentence around a place holds each word of an ask; of a form kept for ranking, which has no text, it is taken for granted. */
export function saysSameWords({ label }: SkillRequirement, place: Span, { clean }: PreparedResume): boolean {
  if (clean === '') return true;
  const held = new Set(plainWords(sentenceAround(clean, place)));
  return plainWords(label.es).every((word) => held.has(word));
}
