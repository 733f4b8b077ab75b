/** An example shortlist: three fictional people with their evidence; hiding the names changes no score. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import barStyles from '../../ui/bar.module.css';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Stack, Toolbar } from '../../ui/layout.tsx';
import matchStyles from '../../ui/match.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './employers.module.css';
import { SHORTLIST, type ShortlistCriterion, type ShortlistPerson } from './shortlist-people.ts';

function Criterion({ criterion, resume }: { criterion: ShortlistCriterion; resume: ShortlistPerson['resume'] }) {
  const { t } = useTranslation('employers');
  const { label, verdict, quote } = criterion;
  return (
    <Stack as="li" gap="2">
      <Toolbar gap="1 4" align="baseline">
        <strong>{label[currentLanguage()]}</strong>
        <VerdictBadge verdict={verdict} />
      </Toolbar>
      {quote ? (
        <q className={matchStyles.quote} data-part="quote" lang={resume}>
          {quote}
        </q>
      ) : (
        <Box as="p" pad="left4" className={textStyles.quiet}>
          {t('shortlist.silent')}
        </Box>
      )}
    </Stack>
  );
}

function Person({ person, shownName, isFirst }: { person: ShortlistPerson; shownName: string; isFirst: boolean }) {
  const { t } = useTranslation('site');
  return (
    <li>
      {/* One name for all, so that the browser keeps one of them open. */}
      <details name="shortlist" open={isFirst}>
        <summary>
          <span className={textStyles.titleLarge}>{shownName}</span>
          <Cluster
            as="span"
            gap="3"
            align="baseline"
            inline
            wrap={false}
            className={`${styles.shortlistFigure} ${textStyles.oneLine}`}
          >
            <span className={`${styles.shortlistPercent} ${typeStyles.figureExtraLarge}`} data-part="shortlist-percent">
              {t('match.percent', { percent: person.percent })}
            </span>
            <span className={textStyles.note}>{t('match.grade', { grade: person.grade })}</span>
          </Cluster>
          <Box as="span" place="across" className={barStyles.bar} data-tone="met" aria-hidden="true">
            <span style={{ width: `${person.percent}%` }} />
          </Box>
        </summary>
        <Stack as="ul" gap="4" pad="even">
          {person.criteria.map((criterion) => (
            <Criterion key={criterion.label.en} criterion={criterion} resume={person.resume} />
          ))}
        </Stack>
      </details>
    </li>
  );
}

export function Shortlist() {
  const { t } = useTranslation('employers');
  const [isBlind, setIsBlind] = useState(false);
  return (
    <Stack
      as="section"
      gap="4"
      pad="l"
      surface="paper-2"
      radius="l"
      className={styles.shortlist}
      data-part="shortlist"
      aria-label={t('shortlist.label')}
    >
      <Toolbar gap="2 4">
        <div>
          <p className={textStyles.titleLarge}>{t('shortlist.job')}</p>
          <p className={textStyles.quiet}>{t('shortlist.company')}</p>
        </div>
        <Cluster
          as="button"
          gap="3"
          inline
          surface="bare"
          tall="44"
          type="button"
          className={`${textStyles.small} ${textStyles.strong}`}
          aria-pressed={isBlind}
          onClick={() => setIsBlind(!isBlind)}
        >
          <span className={styles.shortlistBox}>{isBlind && <Icon name="check" size={16} />}</span>
          {t('shortlist.withoutNames')}
        </Cluster>
      </Toolbar>
      <Stack as="ol" gap="2">
        {SHORTLIST.map((person, index) => (
          <Person
            key={person.name}
            person={person}
            isFirst={index === 0}
            shownName={isBlind ? t('shortlist.person', { number: index + 1 }) : person.name}
          />
        ))}
      </Stack>
      <p className={textStyles.note}>
        <span className={`${textStyles.ink} ${textStyles.strong}`} role="status">
          {isBlind && t('shortlist.same')}
        </span>{' '}
        {!isBlind && t('shortlist.hint')} {t('shortlist.fictional')}
      </p>
    </Stack>
  );
}
