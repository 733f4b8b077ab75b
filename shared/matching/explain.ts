/** Words the result: quotes out of the stored text and a summary made of nothing but them. */
import type { BilingualText } from '../domain/field.ts';
import type { Criterion, Evidence, Knockout } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { paragraph, type SentenceKey, say } from './sentences.ts';

/** Characters of context on each side; a recruiter reads a line, not a page. */
const CONTEXT = 70;

/**
 * The words around a span, verbatim: out to the ends of its line or of the sentence, at most `CONTEXT` characters, and
 * never into what was blanked (a name, an employer), which shows in the clean text as a run of blanks.
 */
export function quoteOf({ clean, resume }: PreparedResume, span: Span): Evidence {
  const before = clean.slice(Math.max(0, span.start - CONTEXT), span.start);
  const after = clean.slice(span.end, span.end + CONTEXT);
  const left = before.split(/\n|\s{3,}|\t|(?<=[.;])\s/).at(-1) ?? '';
  const right = after.split(/\n|\s{3,}|\t|[.;](?=\s|$)/)[0] ?? '';
  const start = span.start - left.replace(/^[\s\-–—•*·|,;:]+/, '').length;
  const end = span.end + right.replace(/[\s\-–—|,;:]+$/, '').length;
  return { source: resume.source, quote: resume.text.slice(start, end), start, end };
}

/** Criteria named in one sentence of the summary. */
const NAMED_MOST = 4;

function sentence(key: SentenceKey, criteria: readonly { label: BilingualText }[]): BilingualText[] {
  return criteria.length > 0 ? [say(key, { criteria: criteria.slice(0, NAMED_MOST).map(({ label }) => label) })] : [];
}

/** What is shown, what is only said, what must be there and is not, what is worth asking: heaviest first. */
export function summaryOf(criteria: readonly Criterion[], knockouts: readonly Knockout[]): BilingualText {
  if (criteria.length === 0) return say('summary.noCriteria');
  const heavy = [...criteria].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  const of = (verdict: Criterion['verdict'], musts = false) =>
    heavy.filter(
      (one) =>
        one.verdict === verdict && one.id !== 'text' && one.id !== 'field' && (!musts || one.importance === 'must'),
    );
  const failed = heavy.filter(({ id }) =>
    knockouts.some((knockout) => knockout.id === id && knockout.status === 'failed'),
  );
  const parts = [
    ...sentence('summary.met', of('met')),
    ...sentence('summary.claimed', of('claimed')),
    ...sentence('summary.missing', of('missing', true)),
    ...sentence('summary.unclear', of('unclear', true)),
    ...sentence('summary.failed', failed),
  ];
  return parts.length > 0 ? paragraph(parts) : say('summary.tooLittle');
}
