/** A person's resumes side by side: what each is and would come to; which one is looked at, and which one counts. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReadingSummary, TalentDetail } from '../../../../../shared/domain/talent.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { Box, Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import { refreshTalents, talentQuery } from '../kit/records/talent-record.ts';
import { GradeFigure } from '../kit/words/state-words.tsx';
import styles from './reading-choice.module.css';
import { talentName, updateTalent } from './talent-queries.ts';

/** Those that count, and the one that a recruiter chose although its application rests on another by now. */
function readingsToCompare({ readings }: Pick<TalentDetail, 'readings'>): ReadingSummary[] {
  return readings.filter(({ counts, current }) => counts || current);
}

/** Chooses the reading that counts, `null` for the evidence; the toast leads back. */
function useChoice(talent: TalentDetail) {
  const { t } = useTranslation('admin-talents');
  const client = useQueryClient();
  const { talentId } = talent;
  const before = talent.resumeChosen ? talent.resumeId : null;
  const save = async (currentResumeId: string | null) => {
    const { version } = await client.fetchQuery({ ...talentQuery(talentId), staleTime: 0 });
    return updateTalent(talentId, { version, currentResumeId });
  };
  const failed = (error: unknown) =>
    showToast({ variant: 'destructive', title: t('readings.failed'), description: errorText(t, error) });
  const undo = () =>
    void save(before)
      .then(() => refreshTalents(client))
      .catch(failed);
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      const action = { label: t('admin:undo'), onPress: undo };
      showToast({ title: t('readings.chosen'), description: talentName(talent), action });
      await refreshTalents(client);
    },
    onError: failed,
  });
}

function About({ reading }: { reading: ReadingSummary }) {
  const { t, i18n } = useTranslation('admin-talents');
  const { arrivedAt, correctedAt, correctedBy, best, rank } = reading;
  const date = (at: string) => formatDate(at, i18n.language);
  return (
    <div className={`${styles.readingAbout} ${textStyles.quiet} ${typeStyles.breaking}`} data-part="quiet">
      <span>{t('readings.arrived', { date: date(arrivedAt) })}</span>
      {correctedAt && correctedBy && <span>{t(`readings.corrected.${correctedBy}`, { date: date(correctedAt) })}</span>}
      <span>{rank === null ? t('readings.unranked') : t('readings.rank', { rank })}</span>
      {best && (
        <span>
          <GradeFigure {...best} /> {best.jobTitle}
        </span>
      )}
    </div>
  );
}

interface ReadingChoiceProps {
  talent: TalentDetail;
  /** The one whose text stands below. */
  shownId: string | null;
  onShow: (resumeId: string) => void;
}

interface OfferedReadingProps {
  reading: ReadingSummary;
  isShown: boolean;
  choice: ReturnType<typeof useChoice>;
  onShow: () => void;
}

/** One of the readings: its text is shown by its name, and it can be made the one that counts. */
function OfferedReading({ reading, isShown, choice, onShow }: OfferedReadingProps) {
  const { t } = useTranslation('admin-talents');
  const name = reading.fileName ?? t(`readings.sources.${reading.source}`);
  return (
    <li data-shown={isShown ? '' : undefined}>
      <Box
        as="button"
        surface="bare"
        tall="32"
        type="button"
        className={`${textStyles.ink} ${textStyles.strong} ${typeStyles.underlined} ${typeStyles.breaking}`}
        aria-pressed={isShown}
        onClick={onShow}
      >
        {name}
      </Box>
      <About reading={reading} />
      {reading.current ? (
        <strong>{t('readings.current')}</strong>
      ) : (
        <PanelButton
          size="small"
          isDisabled={choice.isPending}
          aria-label={t('readings.useThis', { name })}
          onClick={() => choice.mutate(reading.resumeId)}
        >
          {t('readings.use')}
        </PanelButton>
      )}
    </li>
  );
}

export function ReadingChoice({ talent, shownId, onShow }: ReadingChoiceProps) {
  const { t } = useTranslation('admin-talents');
  const choice = useChoice(talent);
  const readings = readingsToCompare(talent);
  if (readings.length < 2 && !talent.resumeChosen) return null;
  return (
    <Panel gap="2" className={styles.readings} aria-label={t('readings.title')}>
      <h3>{t('readings.title')}</h3>
      <p className={textStyles.quiet} data-part="quiet">
        {t(talent.resumeChosen ? 'readings.byChoice' : 'readings.byEvidence')}
      </p>
      <Stack as="ul" gap="2" place="full">
        {readings.map((reading) => (
          <OfferedReading
            key={reading.resumeId}
            reading={reading}
            isShown={reading.resumeId === shownId}
            choice={choice}
            onShow={() => onShow(reading.resumeId)}
          />
        ))}
      </Stack>
      {talent.resumeChosen && (
        <PanelButton size="small" isDisabled={choice.isPending} onClick={() => choice.mutate(null)}>
          {t('readings.giveBack')}
        </PanelButton>
      )}
    </Panel>
  );
}
