/**
 * Criterion: each skill that the job names, with where the resume shows it.
 *
 * Three answers, tried in this order. The skill itself, in any spelling and either language: its score is the strength of
 * its best place (`passages.ts`). A neighbour, broader, narrower or a sibling (React for JavaScript): strength times
 * nearness, and no more than a claim, unless it is a case of what is asked (Spring for Java). For what the taxonomy does not know, the words of the
 * requirement: the share of them that the resume uses. A skill that is nowhere is `missing`, not `unclear`: a resume is
 * the place to say what one can do. Only of conditions of the work (travel, shifts) silence says nothing.
 */
import type { Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import { conceptById } from '../taxonomy/index.ts';
import { rarityOf } from './background.ts';
import { tradeOf } from './concepts.ts';
import { isUnderOtherLaws } from './country.ts';
import type { Finding } from './finding.ts';
import { type LineOfWork, lineOfWork } from './line-of-work.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume, Use } from './prepare-resume.ts';
import { say } from './sentences.ts';
import { isLikelyProof, type ProofFeature, proofFeatures } from './skill-proof.ts';
import type { SkillWish } from './wish.ts';
import { labelOf } from './wishes.ts';
import { passageWith, sentenceAround } from './wording.ts';
import { wordsOf } from './words.ts';

interface Answer {
  score: number;
  verdict: Verdict;
  spans: readonly Span[];
  /** The neighbouring skill that stands in, where the skill itself is not named. */
  near?: string;
  /** The skill that the job accepts in its place, where that one is shown. */
  instead?: string;
  /** Only some words of the requirement are there. */
  partly?: boolean;
  /** It is found by the ad's words, and not by the name of a skill. */
  byWords?: boolean;
  /** What stands in is used in a dated role. */
  proven?: boolean;
  /** A dated role names it and does not show it done. */
  onlyNamed?: boolean;
  /** A dated role names it, among other words than the ad's. */
  otherSense?: boolean;
  /** A dated role shows it, under the laws of another country. */
  otherCountry?: boolean;
  /** A dated role shows it, in another line of work. */
  otherWork?: boolean;
  /** A dated role names it, and too little says that its work was that. */
  unlikely?: boolean;
}

/** The most that `relatedness` gives two different skills. */
const NEAREST = 0.6;

const NOTHING: Answer = { score: 0, verdict: 'missing', spans: [] };

function named(use: Use): Answer {
  return { score: use.strength, verdict: use.proven ? 'met' : 'claimed', spans: [use], onlyNamed: use.named === true };
}

/** Whether whoever does the one also does the other: React is JavaScript, though not the whole of it. */
function isNarrower(id: string, wish: string): boolean {
  const concept = conceptById(id);
  // Whoever counts cash manages no business: what every trade has is proven by itself alone.
  return (
    concept?.kind === 'skill' &&
    concept.broader.includes(wish) &&
    tradeOf(wish) !== undefined &&
    tradeOf(wish) === tradeOf(id)
  );
}

/**
 * The best neighbour: its own strength times its nearness. No more than a claim, unless a dated role shows a case of
 * what is asked; then that is the evidence, whichever neighbour scores best, so that more proof never makes a claim of it.
 */
function neighbour(wish: SkillWish, resume: PreparedResume): Answer {
  let best = NOTHING;
  let proof: Answer | undefined;
  // By place: ranking thousands feels what taking pairs apart costs.
  for (let at = 0; at < wish.near.length; at += 1) {
    const [id = '', near = 0] = wish.near[at] ?? [];
    const use = resume.skills.get(id);
    if (use === undefined) continue;
    const found: Answer = {
      score: use.strength * near,
      verdict: 'claimed',
      spans: [use],
      near: id,
      proven: use.proven,
      onlyNamed: use.named === true,
    };
    if (found.score > best.score) best = found;
    if (use.proven && isNarrower(id, wish.id) && found.score > (proof?.score ?? 0)) proof = found;
  }
  return proof ? { ...proof, verdict: 'met', score: best.score } : best;
}

/** Share of a wish's rarity from which on its words say that it is meant. */
const MEANT = 0.5;
/** Share that one passage of a dated role has to hold to prove it. */
const PROVEN = 0.8;

const rarities = new WeakMap<SkillWish, { each: readonly number[]; all: number }>();

/** How rare each word of a wish is, and all of them: the same for everybody who is compared with it. */
function raritiesOf(wish: SkillWish) {
  const known = rarities.get(wish);
  if (known) return known;
  const each = wish.terms.map(rarityOf);
  const made = { each, all: each.reduce((sum, rarity) => sum + rarity, 0) };
  rarities.set(wish, made);
  return made;
}

/**
 * A wish in words only: the share of them, by rarity, that the resume uses. Words strewn over a resume are a claim; together in
 * one passage of a dated role they are proof (`wording.ts`).
 */
function byWords(wish: SkillWish, resume: PreparedResume): Answer {
  const { each, all } = raritiesOf(wish);
  let found = 0;
  let strength = 0;
  for (let at = 0; at < wish.terms.length; at += 1) {
    const use = resume.terms.get(wish.terms[at] ?? '');
    if (use === undefined) continue;
    const rarity = each[at] ?? 0;
    found += rarity;
    strength += rarity * use.strength;
  }
  const share = found / all;
  if (share < MEANT) return NOTHING;
  const together = passageWith(wish.terms, resume);
  const isProven = together !== undefined && together.share >= PROVEN && together.proven;
  const spans = together === undefined ? [] : [together.span];
  const verdict = isProven ? 'met' : 'claimed';
  return { score: share * (strength / found), verdict, spans, partly: share < 1, byWords: true };
}

function answer(wish: SkillWish, resume: PreparedResume): Answer {
  if (wish.terms.length > 0) return byWords(wish, resume);
  const use = resume.skills.get(wish.id);
  // No neighbour is nearer than .6, so proof above that needs no look around; ranking thousands feels the difference.
  if (use?.proven && use.strength >= NEAREST) return named(use);
  const around = neighbour(wish, resume);
  if (use === undefined) return around;
  // A listed skill with a neighbour in daily use is at least as good as the neighbour alone.
  const score = Math.max(use.strength, around.score);
  return around.verdict === 'met' ? { ...around, score } : { ...named(use), score };
}

/** What the job accepts instead, where it is shown better than the skill itself. */
function accepted(wish: SkillWish, resume: PreparedResume, own: Answer): Answer {
  let best = own;
  for (const id of wish.instead) {
    const use = resume.skills.get(id);
    const better = use && (use.strength > best.score || (use.proven && best.verdict !== 'met'));
    if (!use || !better) continue;
    const itself = best.verdict === 'met' && best.near === undefined && best.instead === undefined;
    best = itself ? { ...best, score: use.strength } : { ...named(use), instead: id, proven: use.proven };
  }
  return best;
}

/** What the resume shows of a skill, or of what the job accepts instead. */
const shownOf = (wish: SkillWish, resume: PreparedResume) => accepted(wish, resume, answer(wish, resume));

/** What it shows of all the skills that one line of the ad names: met by all of them, a claim by some; each counts by its part. */
function shownOfAll(wish: SkillWish, resume: PreparedResume): Answer {
  const first = shownOf(wish, resume);
  const { also = [] } = wish;
  if (also.length === 0) return first;
  const own = wish.part - (wish.inWords?.part ?? 0) - also.reduce((sum, { part }) => sum + part, 0);
  const all = [{ part: own, found: first }, ...also.map((one) => ({ part: one.part, found: shownOf(one, resume) }))];
  const score =
    all.reduce((sum, { part, found }) => sum + part * found.score, 0) / all.reduce((sum, { part }) => sum + part, 0);
  const worst =
    all.find(({ found }) => found.verdict === 'missing') ?? all.find(({ found }) => found.verdict !== 'met');
  if (worst === undefined) return { ...first, score, spans: all.flatMap(({ found }) => found.spans.slice(0, 1)) };
  const shown = all.filter(({ found }) => found.verdict !== 'missing').flatMap(({ found }) => found.spans);
  if (shown.length === 0) return { ...NOTHING, score };
  return { score, verdict: 'claimed', spans: shown, partly: worst.found.verdict === 'missing' };
}

/** What a note says of a concept that stands in for the one asked for: an alternative of the ad, or something near it. */
function standInNote({ verdict, near, instead, proven }: Answer) {
  if (instead !== undefined)
    return say(proven ? 'skill.alternative' : 'skill.alternativeNamed', { concept: labelOf(instead) });
  if (near === undefined) return undefined;
  const shown = verdict === 'met' ? 'skill.case' : 'skill.near';
  return say(verdict === 'met' || proven ? shown : 'skill.nearNamed', { concept: labelOf(near) });
}

function noteOf(answer: Answer) {
  const { verdict, partly, onlyNamed, otherSense, otherWork, otherCountry, unlikely } = answer;
  if (otherCountry) return say('skill.otherCountry');
  const ofAnother = standInNote(answer);
  if (onlyNamed && verdict === 'claimed' && !ofAnother) return say('skill.notDone');
  if (otherSense || (unlikely && !ofAnother)) return say('skill.otherSense');
  if (otherWork && !ofAnother) return say('skill.otherWork');
  if (ofAnother) return ofAnother;
  if (verdict === 'claimed') return say(partly ? 'skill.partly' : 'skill.named');
  return say(`skill.${verdict}`);
}

/** Share of the words around a skill, by rarity, that the sentence has to hold which proves it. */
const SENSE = 0.2;

/**
 * A skill in the ad's words: it counts as skill and words would apart; it is met only where a sentence that proves the skill
 * shares the sense, some of the words that the ad puts beside it. `Updated employee banking information` is not the banking of
 * `reconcile banks and remittances`.
 */
function inItsWords(wish: SkillWish, words: SkillWish, resume: PreparedResume, own: Answer): Answer {
  const told = byWords(words, resume);
  const share = words.part / wish.part;
  const score = (1 - share) * own.score + share * told.score;
  // Four fifths of the ad's words in one passage of a dated role are proof of themselves, but not of each skill of a row.
  if (told.verdict === 'met' && !wish.also && (own.verdict !== 'met' || own.onlyNamed)) return { ...told, score };
  const lacksSense =
    own.verdict === 'met' && told.verdict !== 'met' && !sharesSense(words.terms, wish.id, own.spans[0], resume);
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
  const weigh = (some: readonly string[]) => some.reduce((sum, term) => sum + rarityOf(term), 0);
  return weigh(around.filter((term) => held.has(term))) >= SENSE * weigh(around);
}

/**
 * What is shown of an answer: a claim where a role only names the skill, or shows it in another line of work. The score asks for a
 * dated role and no more.
 */
function asShown(found: Answer, wish: SkillWish, line: LineOfWork, job: PreparedJob, resume: PreparedResume): Answer {
  if (found.verdict !== 'met') return found;
  if (found.onlyNamed) return { ...found, verdict: 'claimed' };
  const place = found.spans[0];
  const around = place ? sentenceAround(resume.clean, place) : '';
  if (isUnderOtherLaws(wish.id, around, job.country, resume))
    return { ...found, verdict: 'claimed', otherCountry: true };
  // One word alone (`fields`, `camera`) may have any sense: only a role much like the job says which.
  const isVague = wish.terms.length === 1;
  if (isVague && !line.isClose(place)) return { ...found, verdict: 'claimed', otherSense: true };
  const isNear = found.near === undefined ? line.isShared(place) : line.isClose(place);
  if (!isNear) return { ...found, verdict: 'claimed', otherWork: true };
  return found;
}

/** The same where the place is likely proof (`skill-proof.ts`), else a claim. */
function ifLikely(found: Answer, wish: SkillWish, job: PreparedJob, resume: PreparedResume): Answer {
  if (found.verdict !== 'met') return found;
  // So many words of the ad in one passage have the sense that they have there (`lien waivers for quarry subcontractors`), and one
  // alone has been asked for the very job.
  const { length } = (wish.inWords ?? wish).terms;
  if (found.byWords && (length === 1 || length >= WORDS_ENOUGH)) return found;
  const proof = likelyProof(found, wish, job, resume);
  return proof ? { ...found, spans: proof } : { ...found, verdict: 'claimed', unlikely: true };
}

/** Words of an ask from which on no other work is told in them; two or three (`files documents with the state`) any clerk has. */
const WORDS_ENOUGH = 4;

/** A place with what speaks for it that it proves a skill. */
interface Proof {
  place: Span;
  features: readonly ProofFeature[];
}

/** What was found, each skill of a row by the first of its places that is likely proof, or by the one that was found. */
function proofsOf(found: Answer, wish: SkillWish, job: PreparedJob, resume: PreparedResume): Proof[] {
  const { also = [] } = wish;
  const isRow = also.length > 0 && found.spans.length === also.length + 1;
  const shown = isRow ? found.spans : found.spans.slice(0, 1);
  return shown.flatMap((place, at) => {
    const id = also[at - 1]?.id ?? found.instead ?? found.near ?? wish.id;
    const places = [place, ...(found.byWords ? [] : (resume.done?.get(id) ?? []))];
    const proofs = places.map((one) => ({ place: one, features: proofFeatures(wish, id, one, job, resume) }));
    return proofs.find(({ features }) => isLikelyProof(features)) ?? proofs.slice(0, 1);
  });
}

/**
 * The places that likely prove what was found; undefined where one of a row lacks any. Of a form kept for ranking, which has no text,
 * what was found is taken for granted.
 */
function likelyProof(found: Answer, wish: SkillWish, job: PreparedJob, resume: PreparedResume) {
  if (resume.clean === '') return found.spans;
  const proofs = proofsOf(found, wish, job, resume);
  return proofs.every(({ features }) => isLikelyProof(features)) ? proofs.map(({ place }) => place) : undefined;
}

/** Nobody writes in a resume that they would travel: of a condition, silence says nothing. */
function openCondition(wish: SkillWish, found: Answer): Answer {
  return wish.condition && found.verdict === 'missing' ? { ...found, verdict: 'unclear' } : found;
}

/**
 * Whether a skill that has to be proven is not. Where words may prove it that is not asked: a form kept for ranking has no text, and
 * its score has to be the same.
 */
function lacksProof(wish: SkillWish, resume: PreparedResume, own: Answer): boolean {
  if (wish.also === undefined) return wish.needsProof && own.verdict !== 'met' && wish.inWords === undefined;
  return [wish, ...wish.also].some((one) => one.needsProof && shownOf(one, resume).verdict !== 'met');
}

/** One finding per skill asked for. Score: strength of the best proof, or of a neighbour times its nearness. */
export function skillFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  const line = lineOfWork(job, resume);
  return job.skills.map((wish) => {
    const own = shownOfAll(wish, resume);
    const judged = wish.inWords ? inItsWords(wish, wish.inWords, resume, own) : own;
    const found = openCondition(wish, ifLikely(asShown(judged, wish, line, job, resume), wish, job, resume));
    return {
      id: wish.id,
      family: 'skills',
      part: wish.part,
      importance: wish.importance,
      verdict: found.verdict,
      score: found.score,
      spans: found.spans,
      needsProof: lacksProof(wish, resume, own),
      label: () => wish.label,
      note: () => noteOf(found),
    };
  });
}

/** Of each skill that is met but for `skill-proof.ts`, what speaks for its proofs: those of the least likely of a row. */
export function proofsToFit(
  job: PreparedJob,
  resume: PreparedResume,
): { id: string; features: readonly ProofFeature[] }[] {
  const line = lineOfWork(job, resume);
  return job.skills.flatMap((wish) => {
    const own = shownOfAll(wish, resume);
    const judged = wish.inWords ? inItsWords(wish, wish.inWords, resume, own) : own;
    const found = asShown(judged, wish, line, job, resume);
    if (found.verdict !== 'met') return [];
    const proofs = proofsOf(found, wish, job, resume).map(({ features }) => features);
    return [{ id: wish.id, features: proofs.find((one) => !isLikelyProof(one)) ?? proofs[0] ?? [] }];
  });
}
