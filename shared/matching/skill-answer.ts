/**
 * Looks for a skill of an ad in a resume: where it stands, and what stands in for it.
 *
 * Three answers, tried in this order. The skill itself, in any spelling and either language: its score is the strength of
 * its best place (`passages.ts`). A neighbour, broader, narrower or a sibling (React for JavaScript): strength times
 * nearness, and no more than a claim, unless it is a case of what is asked (Spring for Java). For what the taxonomy does not know,
 * the words of the requirement: the share of them that the resume uses. A skill that is nowhere is `missing`, not `unclear`: a
 * resume is the place to say what one can do.
 */
import type { Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import { conceptById } from '../taxonomy/index.ts';
import { rarityOf } from './background.ts';
import { tradeOf } from './concepts.ts';
import type { PreparedResume, Use } from './prepare-resume.ts';
import type { SkillRequirement } from './requirement.ts';
import { passageWith } from './wording.ts';

/** What a resume shows of one skill. */
export interface Answer {
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
  /** A dated role shows it, and it is a tool of long ago. */
  longAgo?: boolean;
}

/** The most that `relatedness` gives two different skills. */
const NEAREST = 0.6;

export const NOTHING: Answer = { score: 0, verdict: 'missing', spans: [] };

function named(use: Use): Answer {
  return { score: use.strength, verdict: use.proven ? 'met' : 'claimed', spans: [use], onlyNamed: use.named === true };
}

/** Whether doing the one is also doing the other: React is JavaScript, though not the whole of it. */
function isNarrower(id: string, requirement: string): boolean {
  const concept = conceptById(id);
  // To count cash is not to manage a business: what every trade has is proven by itself alone.
  return (
    concept?.kind === 'skill' &&
    concept.broader.includes(requirement) &&
    tradeOf(requirement) !== undefined &&
    tradeOf(requirement) === tradeOf(id)
  );
}

/**
 * The best neighbour: its own strength times its nearness. No more than a claim, unless a dated role shows a case of
 * what is asked; then that is the evidence, whichever neighbour scores best, so that more proof never makes a claim of it.
 */
function neighbour(requirement: SkillRequirement, resume: PreparedResume): Answer {
  let best = NOTHING;
  let proof: Answer | undefined;
  // By place: ranking thousands feels what taking pairs apart costs.
  for (let at = 0; at < requirement.near.length; at += 1) {
    const [id = '', near = 0] = requirement.near[at] ?? [];
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
    if (use.proven && isNarrower(id, requirement.id) && found.score > (proof?.score ?? 0)) proof = found;
  }
  return proof ? { ...proof, verdict: 'met', score: best.score } : best;
}

/** Share of a requirement's rarity from which on its words say that it is meant. */
const MEANT = 0.5;
/** Share that one passage of a dated role has to hold to prove it. */
const PROVEN = 0.8;

const rarities = new WeakMap<SkillRequirement, { each: readonly number[]; all: number }>();

/** How rare each word of a requirement is, and all of them: the same for everybody who is compared with it. */
function raritiesOf(requirement: SkillRequirement) {
  const known = rarities.get(requirement);
  if (known) return known;
  const each = requirement.terms.map(rarityOf);
  const made = { each, all: each.reduce((sum, rarity) => sum + rarity, 0) };
  rarities.set(requirement, made);
  return made;
}

const knownWays = new WeakMap<SkillRequirement, readonly SkillRequirement[]>();

/** A requirement once for each way in which it can be answered. */
function eachWay(requirement: SkillRequirement): readonly SkillRequirement[] {
  const known = knownWays.get(requirement);
  if (known) return known;
  const terms = (requirement.ways ?? [])
    .map((way) => way.filter((term) => requirement.terms.includes(term)))
    .filter((way) => way.length > 0);
  const made =
    terms.length > 1 ? terms.map((way): SkillRequirement => ({ ...requirement, terms: way })) : [requirement];
  knownWays.set(requirement, made);
  return made;
}

/**
 * A requirement in words only: the share of them, by rarity, that the resume uses, by the way that it answers best. Words strewn
 * over a resume are a claim; together in one passage of a dated role they are proof (`wording.ts`).
 */
export function byWords(requirement: SkillRequirement, resume: PreparedResume): Answer {
  const [first = requirement, ...others] = eachWay(requirement);
  let best = byTheseWords(first, resume);
  for (const way of others) {
    const found = byTheseWords(way, resume);
    if (found.score > best.score || (found.score === best.score && found.verdict === 'met')) best = found;
  }
  return best;
}

function byTheseWords(requirement: SkillRequirement, resume: PreparedResume): Answer {
  const { each, all } = raritiesOf(requirement);
  let found = 0;
  let strength = 0;
  for (let at = 0; at < requirement.terms.length; at += 1) {
    const use = resume.terms.get(requirement.terms[at] ?? '');
    if (use === undefined) continue;
    const rarity = each[at] ?? 0;
    found += rarity;
    strength += rarity * use.strength;
  }
  const share = found / all;
  if (share < MEANT) return NOTHING;
  const together = passageWith(requirement.terms, resume);
  const isProven = together !== undefined && together.share >= PROVEN && together.proven;
  const spans = together === undefined ? [] : [together.span];
  const verdict = isProven ? 'met' : 'claimed';
  return { score: share * (strength / found), verdict, spans, partly: share < 1, byWords: true };
}

function answer(requirement: SkillRequirement, resume: PreparedResume): Answer {
  if (requirement.terms.length > 0) return byWords(requirement, resume);
  const use = resume.skills.get(requirement.id);
  // No neighbour is nearer than .6, so proof above that needs no look around; ranking thousands feels the difference.
  if (use?.proven && use.strength >= NEAREST) return named(use);
  const around = neighbour(requirement, resume);
  if (use === undefined) return around;
  // A listed skill with a neighbour in daily use is at least as good as the neighbour alone.
  const score = Math.max(use.strength, around.score);
  return around.verdict === 'met' ? { ...around, score } : { ...named(use), score };
}

/** What the job accepts instead, where it is shown better than the skill itself. */
function accepted(requirement: SkillRequirement, resume: PreparedResume, own: Answer): Answer {
  let best = own;
  for (const id of requirement.instead) {
    const use = resume.skills.get(id);
    const better = use && (use.strength > best.score || (use.proven && best.verdict !== 'met'));
    if (!use || !better) continue;
    const itself = best.verdict === 'met' && best.near === undefined && best.instead === undefined;
    best = itself ? { ...best, score: use.strength } : { ...named(use), instead: id, proven: use.proven };
  }
  return best;
}

/** What the resume shows of a skill, or of what the job accepts instead. */
export const shownOf = (requirement: SkillRequirement, resume: PreparedResume) =>
  accepted(requirement, resume, answer(requirement, resume));

/** What it shows of all the skills that one line of the ad names: met by all of them, a claim by some; each counts by its part. */
export function shownOfAll(requirement: SkillRequirement, resume: PreparedResume): Answer {
  const first = shownOf(requirement, resume);
  const { also = [] } = requirement;
  if (also.length === 0) return first;
  const own = requirement.part - (requirement.inWords?.part ?? 0) - also.reduce((sum, { part }) => sum + part, 0);
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
