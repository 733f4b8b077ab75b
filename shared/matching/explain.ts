/** Words the result: quotes out of the stored text and a summary made of nothing but them. */
import type { BilingualText } from '../domain/field.ts';
import type { Criterion, Evidence, Knockout } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import { both } from './finding.ts';
import type { PreparedResume } from './prepare-resume.ts';

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

function listed(labels: readonly string[], and: string): string {
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} ${and} ${labels.at(-1)}`;
}

/** Spanish "and" is `e` before the sound i: `Francés e Inglés`, but `Madera y hierro`. */
function spanishAnd(next: string): string {
  return /^[«“]?h?[ií](?![aeo])/i.test(next) ? 'e' : 'y';
}

function sentence(es: string, en: string, criteria: readonly { label: BilingualText }[]): BilingualText[] {
  if (criteria.length === 0) return [];
  const shown = criteria.slice(0, 4);
  return [
    both(
      `${es}: ${listed(
        shown.map(({ label }) => label.es),
        spanishAnd(shown.at(-1)?.label.es ?? ''),
      )}.`,
      `${en}: ${listed(
        shown.map(({ label }) => label.en),
        'and',
      )}.`,
    ),
  ];
}

/** What is shown, what is only said, what must be there and is not, what is worth asking: heaviest first. */
export function summaryOf(criteria: readonly Criterion[], knockouts: readonly Knockout[]): BilingualText {
  if (criteria.length === 0)
    return both('Los ajustes del empleo no dejan ningún criterio.', 'The settings of the job leave no criterion.');
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
    ...sentence('Demostrado', 'Shown', of('met')),
    ...sentence('Solo mencionado o próximo', 'Only named, or near', of('claimed')),
    ...sentence('No aparece', 'Not found', of('missing', true)),
    ...sentence('Por aclarar', 'Worth asking', of('unclear', true)),
    ...sentence('Excluyente sin cumplir', 'Rules out unless settled', failed),
  ];
  if (parts.length === 0)
    return both('Hay muy poco texto para valorar el encaje.', 'There is too little text to judge the fit.');
  return both(parts.map(({ es }) => es).join(' '), parts.map(({ en }) => en).join(' '));
}
