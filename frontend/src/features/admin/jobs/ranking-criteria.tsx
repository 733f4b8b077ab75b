/** The ranking criteria: the weight of each family, the importance of each criterion, and knockouts. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CriterionFamily,
  EMPHASIS_MAX,
  type JobCriteria,
  type ReadCriterion,
} from '../../../../../shared/domain/job-criteria.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Box, Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './ranking.module.css';
import {
  byFamily,
  importanceIn,
  isKnockoutIn,
  type Shares,
  sharesOf,
  withEmphasis,
  withImportance,
  withKnockout,
} from './ranking.ts';
import { CriterionName, ImportanceChoice } from './ranking-line.tsx';

const STEP = 0.5;
const SHARE = `${textStyles.quiet} ${textStyles.oneLine} ${typeStyles.figures} ${typeStyles.atRight}`;

interface AdjustProps {
  criteria: JobCriteria;
  onAdjust: (criteria: JobCriteria) => void;
}

function useShare() {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (share: number | undefined) => format.format(share ?? 0);
}

interface CriterionProps extends AdjustProps {
  one: ReadCriterion;
}

function KnockoutSwitch({ one, criteria, onAdjust }: CriterionProps) {
  const { t } = useTranslation('admin-jobs');
  const isIgnored = importanceIn(criteria, one) === 'ignored';
  return (
    <Cluster as="label" gap="2" inline wrap={false} tall="32" className={`${styles.knockoutSwitch} ${typeStyles.tiny}`}>
      <input
        type="checkbox"
        disabled={isIgnored}
        checked={!isIgnored && isKnockoutIn(criteria, one)}
        onChange={(event) => onAdjust(withKnockout(criteria, one, event.target.checked))}
      />
      <span>
        {t('ranking.knockout')} <span className={textStyles.visuallyHidden}>{one.label[currentLanguage()]}</span>
      </span>
    </Cluster>
  );
}

const IMPORTANCES = ['must', 'nice', 'ignored'] as const;

function CriterionLine({ share, ...props }: CriterionProps & { share?: number }) {
  const { one, criteria, onAdjust } = props;
  const { t } = useTranslation('admin-jobs');
  const percent = useShare();
  const name = one.label[currentLanguage()];
  const importance = importanceIn(criteria, one);
  return (
    <li className={styles.criterionLine} data-importance={importance}>
      <CriterionName name={name} badge={one.added && t('ranking.own')}>
        <Box as="span" place="push" className={SHARE}>
          {percent(share)}
        </Box>
      </CriterionName>
      <Toolbar gap="2 4">
        <ImportanceChoice
          name={name}
          values={IMPORTANCES}
          chosen={importance}
          onChoose={(value) => onAdjust(withImportance(criteria, one, value))}
        />
        <KnockoutSwitch {...props} />
      </Toolbar>
    </li>
  );
}

interface FamilyProps extends AdjustProps {
  family: CriterionFamily;
  read: readonly ReadCriterion[];
  shares: Shares;
}

/** How much the family counts, from not at all to several times its own weight. */
function Emphasis({ family, criteria, onAdjust, share }: AdjustProps & { family: CriterionFamily; share: number }) {
  const { t } = useTranslation('admin-jobs');
  const percent = useShare();
  const slider = useId();
  const times = criteria.emphasis[family] ?? 1;
  const words = t(`ranking.times.${String(times).replace('.', '_')}`, {
    defaultValue: t('ranking.timesOther', { times }),
  });
  return (
    <div className={styles.emphasis}>
      <label htmlFor={slider} className={textStyles.visuallyHidden}>
        {t('ranking.emphasisOf', { name: t(`ranking.family.${family}`) })}
      </label>
      <input
        id={slider}
        type="range"
        min={0}
        max={EMPHASIS_MAX}
        step={STEP}
        value={times}
        aria-valuetext={words}
        onChange={(event) => onAdjust(withEmphasis(criteria, family, Number(event.target.value)))}
      />
      <output className={textStyles.strong} htmlFor={slider}>
        {words}
      </output>
      <span className={SHARE}>{percent(share)}</span>
    </div>
  );
}

function Family({ family, read, shares, ...adjust }: FamilyProps) {
  const { t } = useTranslation('admin-jobs');
  const isOut = adjust.criteria.emphasis[family] === 0;
  return (
    <Stack as="section" gap="2" pad="top3" rule="above" className={styles.family} data-out={isOut}>
      <h3 className={typeStyles.titleBase}>{t(`ranking.family.${family}`)}</h3>
      <Emphasis family={family} share={shares.ofFamily.get(family) ?? 0} {...adjust} />
      <ul>
        {read.map((one) => (
          <CriterionLine key={one.id} one={one} share={shares.ofCriterion.get(one.id)} {...adjust} />
        ))}
      </ul>
    </Stack>
  );
}

export function RankingCriteria({ read, ...adjust }: AdjustProps & { read: readonly ReadCriterion[] }) {
  const shares = sharesOf(read, adjust.criteria);
  return byFamily(read).map(([family, own]) => (
    <Family key={family} family={family} read={own} shares={shares} {...adjust} />
  ));
}
