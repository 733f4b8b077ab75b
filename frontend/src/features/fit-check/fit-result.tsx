/** What the check found: the match with its evidence, what was read of the person, and what may be done with it. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import type { FileFit } from '../../lib/fit-worker.ts';
import type { ApplicationPrefill } from '../../lib/prefill.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { MatchCard } from '../../ui/match-card.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import fitCheck from './fit-check.module.css';
import { ProvenText } from './proven-text.tsx';

/** Criteria open at once; the rest folds. */
const SHOWN_CRITERIA = 4;

function Facts({ fit: { profile } }: { fit: FileFit }) {
  const { t } = useTranslation('fit-check');
  const facts = [
    ['name', `${profile.firstName} ${profile.lastName}`.trim()],
    ['email', profile.email],
    ['phone', profile.phone],
  ] as const;
  return (
    <Stack as="dl" gap="1 4" className={fitCheck.fitFacts}>
      {facts.map(([name, value]) => (
        <Grid columns="88px minmax(0, 1fr)" gap="3" key={name}>
          <dt className={textStyles.quiet}>{t(`read.${name}`)}</dt>
          {value ? (
            <dd className={typeStyles.breaking}>{value}</dd>
          ) : (
            <dd className={`${textStyles.quiet} ${typeStyles.breaking}`} data-part="quiet">
              {t('read.none')}
            </dd>
          )}
        </Grid>
      ))}
    </Stack>
  );
}

interface FitResultProps {
  job: PublicJob;
  file: File;
  fit: FileFit;
  onUse: (prefill: ApplicationPrefill) => void;
  onAgain: () => void;
  onForget: () => void;
}

/** What was read of the person, and taking it to the form that applies. */
function TakeOver({ file, fit, onUse, onAgain, onForget }: Omit<FitResultProps, 'job'>) {
  const { t } = useTranslation('fit-check');
  const { firstName, lastName, email, phone } = fit.profile;
  const use = () => onUse({ firstName, lastName, email: email ?? '', phone: phone ?? '', resume: file });
  return (
    <Stack gap="4" pad="top5" rule="above">
      <h3>{t('read.title')}</h3>
      <Facts fit={fit} />
      <Cluster gap="3" align="stretch" pad="top1" lines>
        <Button className={fitCheck.fitUse} onClick={use}>
          {t('use')}
        </Button>
        <Button look="secondary" onClick={onAgain}>
          {t('another')}
        </Button>
        <Button look="quiet" onClick={onForget}>
          {t('forget')}
        </Button>
      </Cluster>
      <p className={`${textStyles.quiet} ${fitCheck.fitUseNote} ${textStyles.small}`} data-part="quiet">
        {t('useNote')}
      </p>
    </Stack>
  );
}

function FileName({ file }: { file: File }) {
  return (
    <Cluster
      as="p"
      gap="3"
      wrap={false}
      className={`${textStyles.note} ${textStyles.strong} ${typeStyles.breaking} ${typeStyles.plain}`}
      data-part="fit-result-file"
    >
      <Icon name="file" size={18} /> {file.name}
    </Cluster>
  );
}

export function FitResult({ job, ...taken }: FitResultProps) {
  const { t } = useTranslation('fit-check');
  const { file, fit } = taken;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const match = { ...fit.score, counterfactual: fit.counterfactual, jobTitle: job.title, company: job.company };
  return (
    <Stack gap="5">
      <h3 ref={heading} tabIndex={-1}>
        {t('result')}
      </h3>
      <FileName file={file} />
      <MatchCard match={match} shownCriteria={SHOWN_CRITERIA} />
      <p className={textStyles.note}>{t('human')}</p>
      <details data-part="fit-text">
        <Box as="summary" pad="block2" place="start" className={`${typeStyles.accent} ${textStyles.strong}`}>
          {t('text.open')}
        </Box>
        <ProvenText text={fit.text} criteria={fit.score.criteria} />
      </details>
      <TakeOver {...taken} />
    </Stack>
  );
}
