/**
 * Criterion: each skill that the job names, with where the resume shows it, and whether that is proof.
 *
 * `skill-answer.ts` finds the skill; here its verdict is checked: that the sentence has the sense of the ad, that the work is of the
 * same line, country and kind. Scores do not ask any of this, so that what is shown of a match changes no order. Of a condition in
 * words (`como muy tarde el 1 de febrero`) the words in common count nothing either, here and in the score.
 */
import type { Span } from '../domain/profile.ts';
import { conceptById } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { isUnderOtherLaws } from './country.ts';
import type { Finding } from './finding.ts';
import { type LineOfWork, lineOfWork } from './line-of-work.ts';
import { namesPaper } from './own-doing.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { bestOf, isLikelyProof, type Proof } from './proof-likelihood.ts';
import type { SkillRequirement } from './requirement.ts';
import { saysSameWords } from './same-words.ts';
import { type Answer, byWords, NOTHING, shownOf, shownOfAll } from './skill-answer.ts';
import { noteOf } from './skill-note.ts';
import { isToolOfLongAgo, proofFeatures } from './skill-proof.ts';
import { sentenceAround } from './wording.ts';
import { wordsOf } from './words.ts';

/** Share of the words around a skill, by rarity, that the sentence has to hold which proves it. */
const SENSE = 0.2;

/**
 * A skill in the ad's words: it counts as skill and words would apart; it is met only where a sentence that proves the skill
 * shares the sense, some of the words that the ad puts beside it. `Updated employee banking information` is not the banking of
 * `reconcile banks and remittances`.
 */
function inItsWords(
  requirement: SkillRequirement,
  words: SkillRequirement,
  resume: PreparedResume,
  own: Answer,
): Answer {
  const told = byWords(words, resume);
  const share = words.part / requirement.part;
  const score = (1 - share) * own.score + share * told.score;
  // Four fifths of the ad's words in one passage of a dated role are proof of themselves, but not of each skill of a row.
  if (told.verdict === 'met' && !requirement.also && (own.verdict !== 'met' || own.onlyNamed))
    return { ...told, score };
  const lacksSense =
    own.verdict === 'met' && told.verdict !== 'met' && !sharesSense(words.terms, requirement.id, own.spans[0], resume);
  if (lacksSense) return { ...own, score, verdict: 'claimed', otherSense: true };
  if (own.verdict === 'missing' && told.verdict !== 'missing')
    return { ...told, verdict: 'claimed', partly: true, score };
  return { ...own, score };
}

/** Whether the sentence around a span uses some of the words, those of the skill's own name apart; of a form without text, yes. */
function sharesSense(terms: readonly string[], id: string, span: Span | undefined, resume: PreparedResume): boolean {
  if (resume.clean === '' || span === undefined) return true;
  const names = conceptById(id)?.names;
  const ofName = new Set(
    wordsOf(`${names?.es} ${names?.en} ${resume.clean.slice(span.start, span.end)}`).map(({ term }) => term),
  );
  const around = terms.filter((term) => !ofName.has(term));
  const held = new Set(wordsOf(sentenceAround(resume.clean, span)).map(({ term }) => term));
  return raritySum(around.filter((term) => held.has(term))) >= SENSE * raritySum(around);
}

/**
 * What is shown of an answer: a claim where a role only names the skill, or shows it in another line of work. The score asks for a
 * dated role and no more.
 */
function asShown(
  found: Answer,
  requirement: SkillRequirement,
  line: LineOfWork,
  job: PreparedJob,
  resume: PreparedResume,
): Answer {
  if (found.verdict !== 'met') return found;
  if (found.onlyNamed) return { ...found, verdict: 'claimed' };
  const place = found.spans[0];
  const around = place ? sentenceAround(resume.clean, place) : '';
  if (isUnderOtherLaws(requirement.id, around, job.country, resume))
    return { ...found, verdict: 'claimed', otherCountry: true };
  // One word alone (`fields`, `camera`) may have any sense: only a role much like the job says which.
  const isVague = requirement.terms.length === 1;
  if (isVague && !line.isClose(place)) return { ...found, verdict: 'claimed', otherSense: true };
  const isNear = found.near === undefined ? line.isShared(place) : line.isClose(place);
  if (!isNear) return { ...found, verdict: 'claimed', otherWork: true };
  return found;
}

/** A place with what speaks for it that it proves a skill. */
interface Shown {
  place: Span;
  proof: Proof;
}

/** What was found, each skill of a row by the place that most speaks for. */
function proofsOf(found: Answer, requirement: SkillRequirement, job: PreparedJob, resume: PreparedResume): Shown[] {
  const { also = [] } = requirement;
  const isRow = also.length > 0 && found.spans.length === also.length + 1;
  const shown = isRow ? found.spans : found.spans.slice(0, 1);
  return shown.flatMap((place, at) => {
    const id = also[at - 1]?.id ?? found.instead ?? found.near ?? requirement.id;
    const asked = also[at - 1] ?? requirement;
    const places = [place, ...(found.byWords ? [] : (resume.done?.get(id) ?? []))];
    const proofs = places.map((one) => ({ place: one, proof: proofFeatures(asked, id, one, job, resume) }));
    return bestOf('skills', proofs) ?? [];
  });
}

/** Whether what is asked is a paper that no place names, or a short ask whose words the place has in another form. */
function saysAnother(found: Answer, requirement: SkillRequirement, resume: PreparedResume): boolean {
  const isPaper = (requirement.inWords ?? requirement).ofPaper === true;
  if (isPaper && !found.spans.some((place) => namesPaper(resume.clean, place))) return true;
  const isShort =
    found.byWords === true && requirement.inWords === undefined && requirement.terms.length < WORDS_ENOUGH;
  return isShort && !found.spans.every((place) => saysSameWords(requirement, place, resume));
}

/**
 * The same where the place is likely proof (`proof-likelihood.ts`), else a claim. Of a form kept for ranking, which has no text, what
 * was found is taken for granted.
 */
function ifLikely(
  found: Answer,
  requirement: SkillRequirement,
  job: PreparedJob,
  resume: PreparedResume,
): Answer & { proof?: Proof } {
  if (found.verdict !== 'met' || resume.clean === '') return found;
  if (saysAnother(found, requirement, resume)) return { ...found, verdict: 'claimed', unlikely: true };
  const shown = proofsOf(found, requirement, job, resume);
  const lacking = shown.find(({ proof }) => !isLikelyProof('skills', proof));
  const proof = (lacking ?? shown[0])?.proof ?? null;
  if (lacking === undefined) return { ...found, spans: shown.map(({ place }) => place), proof };
  const [place] = found.spans;
  const longAgo = place !== undefined && isToolOfLongAgo(found.instead ?? found.near ?? requirement.id, place, resume);
  return { ...found, verdict: 'claimed', unlikely: true, proof, ...(longAgo && { longAgo }) };
}

/** Words of an ask from which on its roots are enough; of fewer the very words are meant. */
const WORDS_ENOUGH = 4;

/**
 * Nobody writes in a resume that they would travel: of a condition, silence says nothing. Words in common say no more than that they
 * are common: a receptionist `de turno tarde` does not answer `como muy tarde el 1 de febrero`.
 */
function openCondition(requirement: SkillRequirement, found: Answer): Answer {
  if (!requirement.condition) return found;
  if (requirement.terms.length > 0) return { ...NOTHING, verdict: 'unclear' };
  if (found.byWords && found.verdict === 'met') return { ...found, verdict: 'claimed' };
  return found.verdict === 'missing' ? { ...found, verdict: 'unclear' } : found;
}

/**
 * Whether a skill that has to be proven is not. Where words may prove it that is not asked: a form kept for ranking has no text, and
 * its score has to be the same.
 */
function lacksProof(requirement: SkillRequirement, resume: PreparedResume, own: Answer): boolean {
  if (requirement.also === undefined)
    return requirement.needsProof && own.verdict !== 'met' && requirement.inWords === undefined;
  return [requirement, ...requirement.also].some((one) => one.needsProof && shownOf(one, resume).verdict !== 'met');
}

/** What is shown of a requirement before its proof is weighed. */
function beforeWeighing(
  requirement: SkillRequirement,
  own: Answer,
  line: LineOfWork,
  job: PreparedJob,
  resume: PreparedResume,
): Answer {
  const judged = requirement.inWords ? inItsWords(requirement, requirement.inWords, resume, own) : own;
  return asShown(judged, requirement, line, job, resume);
}

/** One finding per skill asked for. Score: strength of the best proof, or of a neighbour times its nearness. */
export function skillFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  const line = lineOfWork(job, resume);
  return job.skills.map((requirement) => {
    const own = shownOfAll(requirement, resume);
    const weighed = ifLikely(beforeWeighing(requirement, own, line, job, resume), requirement, job, resume);
    const found = openCondition(requirement, weighed);
    return {
      id: requirement.id,
      family: 'skills',
      part: requirement.part,
      importance: requirement.importance,
      verdict: found.verdict,
      score: found.score,
      spans: found.spans,
      needsProof: lacksProof(requirement, resume, own),
      label: () => requirement.label,
      note: () => noteOf(found),
      ...(weighed.proof !== undefined && { proof: weighed.proof }),
    };
  });
}
