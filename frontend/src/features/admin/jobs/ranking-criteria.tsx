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
import { Badge } from '../../../ui/badge.tsx';
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

const STEP = 0.5;

interface AdjustProps {
  criteria: JobCriteria;
  onAdjust: (criteria: JobCriteria) => void;
}

function useShare() {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (share: number | undefined) => format.format(share ?? 0);
}

function CriterionLine({ one, criteria, onAdjust, share }: AdjustProps & { one: ReadCriterion; share?: number }) {
  const { t } = useTranslation('admin-jobs');
  const percent = useShare();
  const name = useId();
  const importance = importanceIn(criteria, one);
  const label = one.label[currentLanguage()];
  return (
    <li className={styles.criterionLine} data-importance={importance}>
      <Cluster
        as="p"
        gap="2"
        align="baseline"
        wrap={false}
        className={`${styles.criterionName} ${typeStyles.unbound} ${typeStyles.breaking}`}
      >
        <span>{label}</span>
        {one.added && <Badge place="rigid">{t('ranking.own')}</Badge>}
        <Box as="span" place="push" className={styles.criterionShare}>
          {percent(share)}
        </Box>
      </Cluster>
      <Toolbar gap="2 4">
        <Cluster as="fieldset" align="stretch" inline wrap={false} className={styles.segments}>
          <legend className={textStyles.visuallyHidden}>{t('ranking.importanceOf', { name: label })}</legend>
          {(['must', 'nice', 'ignored'] as const).map((value) => (
            <Box as="label" place="anchor" key={value}>
              <input
                type="radio"
                name={name}
                checked={importance === value}
                onChange={() => onAdjust(withImportance(criteria, one, value))}
              />
              <span>{t(`ranking.importance.${value}`)}</span>
            </Box>
          ))}
        </Cluster>
        <Cluster
          as="label"
          gap="2"
          inline
          wrap={false}
          tall="32"
          className={`${styles.knockoutSwitch} ${typeStyles.tiny}`}
        >
          <input
            type="checkbox"
            disabled={importance === 'ignored'}
            checked={importance !== 'ignored' && isKnockoutIn(criteria, one)}
            onChange={(event) => onAdjust(withKnockout(criteria, one, event.target.checked))}
          />
          <span>
            {t('ranking.knockout')} <span className={textStyles.visuallyHidden}>{label}</span>
          </span>
        </Cluster>
      </Toolbar>
    </li>
  );
}

interface FamilyProps extends AdjustProps {
  family: CriterionFamily;
  read: readonly ReadCriterion[];
  shares: Shares;
}

function Family({ family, read, criteria, onAdjust, shares }: FamilyProps) {
  const { t } = useTranslation('admin-jobs');
  const percent = useShare();
  const slider = useId();
  const times = criteria.emphasis[family] ?? 1;
  const words = t(`ranking.times.${String(times).replace('.', '_')}`, {
    defaultValue: t('ranking.timesOther', { times }),
  });
  const share = shares.ofFamily.get(family) ?? 0;
  return (
    <Stack as="section" gap="2" pad="top3" rule="above" className={styles.family} data-out={times === 0}>
      <h3 className={typeStyles.titleBase}>{t(`ranking.family.${family}`)}</h3>
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
        <span className={styles.familyShare}>{percent(share)}</span>
      </div>
      <ul>
        {read.map((one) => (
          <CriterionLine
            key={one.id}
            one={one}
            criteria={criteria}
            onAdjust={onAdjust}
            share={shares.ofCriterion.get(one.id)}
          />
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
