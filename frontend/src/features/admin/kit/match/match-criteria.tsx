/** The criteria of a match as a list of buttons: hovering or focusing one highlights its quotes, pressing keeps them highlighted. */
import { useTranslation } from 'react-i18next';
import { type Criterion, type Knockout, type Match, VERDICTS } from '../../../../../../shared/domain/match.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import importance from '../../../../ui/importance.module.css';
import { Box, Stack, Toolbar } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import adminArea from '../admin-area.module.css';
import { CriterionWord, KnockoutWord } from '../words/state-words.tsx';
import { type Attention, AttentionButton } from './attention-button.tsx';
import { usePointWords } from './points.ts';

interface RowProps {
  criterion: Criterion;
  points: string;
  attention: Attention;
}

function CriterionRow({ criterion, points, attention }: RowProps) {
  const { t } = useTranslation(['admin', 'match']);
  const language = currentLanguage();
  const [first] = criterion.evidence;
  return (
    <AttentionButton id={criterion.id} attention={attention} className={adminArea.criterion} data-part="criterion">
      <Toolbar as="span" gap="3" align="stretch" wrap={false} className={adminArea.criterionHead}>
        <strong className={typeStyles.breaking}>{criterion.label[language]}</strong>
        <CriterionWord criterion={criterion} />
      </Toolbar>
      {first && (
        <q className={importance.criterionQuote} data-verdict={criterion.verdict} data-part="criterion-quote">
          {first.quote.trim()}
        </q>
      )}
      <span className={typeStyles.breaking}>
        {criterion.note[language]}
        {criterion.verdict === 'unclear' && ` ${t('match:noHarm')}`}
      </span>
      <span className={typeStyles.fine}>
        <span className={importance.importance} data-importance={criterion.importance}>
          {t(`importance.${criterion.importance}`)}
        </span>{' '}
        {points}
        {criterion.evidence.length > 0 && ` · ${t('match.quotes', { count: criterion.evidence.length })}`}
      </span>
    </AttentionButton>
  );
}

interface ListProps {
  match: Pick<Match, 'percent' | 'criteria'>;
  attention: Attention;
}

export function CriterionList({ match, attention }: ListProps) {
  const { ofMost } = usePointWords(match);
  return (
    <Stack as="ul" gap="2" data-part="criteria">
      {match.criteria.map((criterion) => (
        <li key={criterion.id}>
          <CriterionRow criterion={criterion} points={ofMost(criterion)} attention={attention} />
        </li>
      ))}
    </Stack>
  );
}

/** What each verdict means, shown on request. */
export function VerdictMeanings() {
  const { t } = useTranslation('match');
  return (
    <Box as="details" pad="bottom2">
      <Box as="summary" pad="block2" className={`${typeStyles.accent} ${textStyles.strong}`}>
        {t('meaning.title')}
      </Box>
      <Stack as="dl" gap="2" pad="block2">
        {VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              <CriterionWord criterion={{ id: '', verdict, score: 0 }} />
            </dt>
            <dd className={textStyles.quiet}>{t(`meaning.${verdict}`)}</dd>
          </div>
        ))}
      </Stack>
    </Box>
  );
}

export function KnockoutList({ knockouts, attention }: { knockouts: readonly Knockout[]; attention: Attention }) {
  const language = currentLanguage();
  return (
    <Stack as="ul" gap="2" data-part="criteria">
      {knockouts.map((knockout) => (
        <li key={knockout.id}>
          <AttentionButton id={knockout.id} attention={attention} className={adminArea.criterion} data-part="criterion">
            <Toolbar as="span" gap="3" align="stretch" wrap={false} className={adminArea.criterionHead}>
              <span>{knockout.note[language]}</span>
              <KnockoutWord status={knockout.status} />
            </Toolbar>
          </AttentionButton>
        </li>
      ))}
    </Stack>
  );
}
