/** States as an icon and a word, never a colour alone. */
import { useTranslation } from 'react-i18next';
import type { ResumeStatus } from '../../../../../../shared/domain/application.ts';
import type { Decision } from '../../../../../../shared/domain/evaluation.ts';
import type { Criterion, Knockout, Verdict } from '../../../../../../shared/domain/match.ts';
import { Icon, type IconName } from '../../../../ui/icons.tsx';
import { Cluster } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import { shownVerdict, verdictKey } from '../../../../ui/verdict-text.tsx';
import styles from '../admin-area.module.css';

const RESUME_LOOK: Record<ResumeStatus, { icon: IconName; tone: string }> = {
  'awaiting-upload': { icon: 'upload', tone: 'unclear' },
  active: { icon: 'clock', tone: 'claimed' },
  completed: { icon: 'check', tone: 'met' },
  failed: { icon: 'alert', tone: 'missing' },
};
const VERDICT_ICON: Record<Verdict, IconName> = {
  met: 'check',
  claimed: 'claim',
  missing: 'cross',
  unclear: 'question',
};
const KNOCKOUT_TONE: Record<Knockout['status'], Verdict> = { passed: 'met', failed: 'missing', unclear: 'unclear' };
const DECISION_LOOK: Record<Decision['verdict'], { icon: IconName; tone: Verdict }> = {
  suitable: { icon: 'check', tone: 'met' },
  unsuitable: { icon: 'cross', tone: 'missing' },
  undecided: { icon: 'question', tone: 'unclear' },
};

function StateWord({ icon, tone, children }: { icon: IconName; tone: string; children: string }) {
  return (
    <span className={styles.state} data-tone={tone} data-part="state">
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}

export function ResumeStateWord({ status }: { status: ResumeStatus }) {
  const { t } = useTranslation('admin');
  return <StateWord {...RESUME_LOOK[status]}>{t(`resumeStatus.${status}`)}</StateWord>;
}

/** The verdict of a criterion; whole texts agree much or little, all else is proven or not. */
export function CriterionWord({ criterion }: { criterion: Pick<Criterion, 'id' | 'verdict' | 'score'> }) {
  const { t } = useTranslation('match');
  const shown = shownVerdict(criterion);
  return (
    <StateWord icon={VERDICT_ICON[shown]} tone={shown}>
      {t(verdictKey(criterion))}
    </StateWord>
  );
}

export function KnockoutWord({ status }: { status: Knockout['status'] }) {
  const { t } = useTranslation('admin');
  const tone = KNOCKOUT_TONE[status];
  return (
    <StateWord icon={VERDICT_ICON[tone]} tone={tone}>
      {t(`knockout.${status}`)}
    </StateWord>
  );
}

/** What a recruiter decided about a match. */
export function DecisionWord({ verdict }: Pick<Decision, 'verdict'>) {
  const { t } = useTranslation('admin');
  return <StateWord {...DECISION_LOOK[verdict]}>{t(`decision.${verdict}`)}</StateWord>;
}

/** A match in short: its grade as a letter and its percent. */
export function GradeFigure({ grade, percent }: { grade: string; percent: number }) {
  const { t, i18n } = useTranslation('admin');
  const figure = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  return (
    <Cluster as="span" gap="2" inline wrap={false}>
      <span className={styles.grade} aria-hidden="true">
        {grade}
      </span>
      <span className={textStyles.visuallyHidden}>{t('match.gradeOf', { grade })}</span>
      <span className={styles.figure} data-part="figure">
        {figure}
      </span>
    </Cluster>
  );
}
