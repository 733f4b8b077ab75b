/** The places in the text that a reading's career and warnings point to, each under the id by which it is highlighted. */
import type { Career } from '../../../../../shared/domain/career.ts';
import type { Resume } from '../../../../../shared/domain/talent.ts';
import type { Quote } from '../../../lib/evidence.ts';

export const factIds = {
  licence: (licence: Career['licences'][number]) => `career:${licence.id}`,
  permit: (index: number) => `career:permit:${index}`,
  availability: 'career:availability',
  salaryWish: 'career:salary',
  warning: (index: number) => `warning:${index}`,
};

function careerQuotes(career: Career): Quote[] {
  const { licences, workPermits, availability, salaryWish } = career;
  return [
    ...licences.map((licence) => ({ of: factIds.licence(licence), ...licence.span })),
    ...workPermits.map(({ span }, index) => ({ of: factIds.permit(index), ...span })),
    ...(availability ? [{ of: factIds.availability, ...availability.span }] : []),
    ...(salaryWish ? [{ of: factIds.salaryWish, ...salaryWish.span }] : []),
  ];
}

/** Places in the text of a reading that can be highlighted beside the evidence of a match. */
export function factQuotes({ career, warnings = [] }: Pick<Resume, 'career' | 'warnings'>): Quote[] {
  const warned = warnings.flatMap(({ span }, index) => (span ? [{ of: factIds.warning(index), ...span }] : []));
  return [...(career ? careerQuotes(career) : []), ...warned];
}
