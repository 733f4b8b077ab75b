/** The verdict of a criterion in a word: those on the text as a whole say how much it agrees, all others what is proven. */
import { useTranslation } from 'react-i18next';
import type { Criterion, Verdict } from '../../../shared/domain/match.ts';

type Judged = Pick<Criterion, 'id' | 'verdict' | 'score'>;

/** Criteria that compare whole texts: nothing in them is claimed or proven. */
const OF_WHOLE_TEXTS: readonly string[] = ['text', 'field'];
const MUCH = 0.75;

/** Whether a criterion compares the texts as wholes: their words, or their field of work. */
export function isOfWholeTexts({ id }: Pick<Criterion, 'id'>): boolean {
  return OF_WHOLE_TEXTS.includes(id);
}

/** Under which the word stands in the texts of `match`. */
export function verdictKey(criterion: Judged): string {
  const { verdict, score } = criterion;
  if (!isOfWholeTexts(criterion) || verdict === 'unclear') return `verdict.${verdict}`;
  if (verdict === 'missing') return 'agrees.little';
  return score >= MUCH ? 'agrees.much' : 'agrees.partly';
}

/** The verdict by whose colour and icon it is shown: texts that agree a lot are as good as proven. */
export function shownVerdict(criterion: Judged): Verdict {
  const { verdict, score } = criterion;
  return isOfWholeTexts(criterion) && verdict === 'claimed' && score >= MUCH ? 'met' : verdict;
}

export function VerdictText({ criterion }: { criterion: Judged }) {
  const { t } = useTranslation('match');
  return t(verdictKey(criterion));
}
