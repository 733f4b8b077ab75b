/**
 * Criterion: each skill that the job names, with where the resume shows it.
 *
 * Three answers, tried in this order. The skill itself, in any spelling and either language: its score is the strength of
 * its best place (`passages.ts`). A neighbour, broader, narrower or a sibling (React for JavaScript): strength times
 * nearness, and never more than a claim, since nobody said it. For what the taxonomy does not know, the words of the
 * requirement: the share of them that the resume uses. A skill that is nowhere is `missing`, not `unclear`: a resume is
 * the place to say what one can do.
 */
import type { Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import { conceptById } from '../taxonomy/index.ts';
import { both, type Finding } from './finding.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume, Use } from './prepare-resume.ts';
import type { SkillWish } from './wishes.ts';

interface Answer {
  score: number;
  verdict: Verdict;
  spans: readonly Span[];
  /** The neighbouring skill that stands in, where the skill itself is not named. */
  instead?: string;
}

/** The most that `relatedness` gives two different skills. */
const NEAREST = 0.6;

const NOTHING: Answer = { score: 0, verdict: 'missing', spans: [] };

function named(use: Use): Answer {
  return { score: use.strength, verdict: use.proven ? 'met' : 'claimed', spans: [use] };
}

/** The best neighbour: its own strength times its nearness, never more than a claim. */
function neighbour(wish: SkillWish, resume: PreparedResume): Answer {
  let best = NOTHING;
  for (const [id, near] of wish.near) {
    const use = resume.skills.get(id);
    if (use && use.strength * near > best.score) {
      best = { score: use.strength * near, verdict: 'claimed', spans: [use], instead: id };
    }
  }
  return best;
}

/** A wish in words only: the share of its words that the resume uses, counted from half of them on. */
function byWords(wish: SkillWish, resume: PreparedResume): Answer {
  const uses = wish.terms.flatMap((term) => resume.terms.get(term) ?? []);
  const share = uses.length / wish.terms.length;
  if (share < 0.5) return NOTHING;
  const strength = uses.reduce((sum, use) => sum + use.strength, 0) / uses.length;
  const proven = share === 1 && uses.every((use) => use.proven);
  return { score: share * strength, verdict: proven ? 'met' : 'claimed', spans: uses };
}

function answer(wish: SkillWish, resume: PreparedResume): Answer {
  if (wish.terms.length > 0) return byWords(wish, resume);
  const use = resume.skills.get(wish.id);
  // No neighbour is nearer than .6, so proof above that needs no look around; ranking thousands feels the difference.
  if (use && use.strength >= NEAREST) return named(use);
  const around = neighbour(wish, resume);
  // A listed skill whose neighbour is used daily is at least as good as the neighbour alone.
  return use && use.strength >= around.score
    ? named(use)
    : around.score > 0
      ? use
        ? { ...named(use), score: around.score }
        : around
      : NOTHING;
}

function noteOf({ verdict, instead }: Answer) {
  const other = instead === undefined ? undefined : conceptById(instead)?.names;
  if (other)
    return both(
      `No se nombra, pero sí algo próximo: ${other.es}.`,
      `Not named, but something near it is: ${other.en}.`,
    );
  if (verdict === 'met') return both('Usada en un puesto con fechas.', 'Used in a dated role.');
  if (verdict === 'claimed')
    return both('Solo se nombra, sin un puesto que lo muestre.', 'Only named, no dated role shows it.');
  return both('El currículum no la nombra.', 'The resume does not name it.');
}

/** One finding per skill asked for. Score: strength of the best proof, or of a neighbour times its nearness. */
export function skillFindings(job: PreparedJob, resume: PreparedResume): Finding[] {
  return job.skills.map((wish) => {
    const found = answer(wish, resume);
    return {
      id: wish.id,
      family: 'skills',
      part: wish.part,
      importance: wish.importance,
      verdict: found.verdict,
      score: found.score,
      spans: found.spans,
      label: () => wish.label,
      note: () => noteOf(found),
    };
  });
}
