/** The dead letters: what each is about, and a button to put them back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeadLetter } from '../../../../../shared/contract/admin-processing.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Box, Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { APPLICATIONS_PATH } from '../kit/records/application-record.ts';
import { timeWords } from '../kit/words/time-words.ts';
import { fileAddress } from './processing-item.tsx';
import { type DeadLetterQueue, deadLettersQuery, redrive, refreshProcessing } from './processing-queries.ts';

const QUEUES: readonly DeadLetterQueue[] = ['resumes', 'scans', 'matching', 'runs'];
const INDENT = 2;

/** JSON as people read it; anything else as it was sent. */
function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, INDENT);
  } catch {
    // What is no JSON is often the very reason why it lies here.
    return body;
  }
}

function Letter({ letter, now }: { letter: DeadLetter; now: number }) {
  const { t, i18n } = useTranslation('admin-processing');
  const { applicationId, fullPath, sentAt, body, isCut } = letter;
  return (
    <Stack as="li" gap="1" pad="block2" rule="above">
      <Cluster as="p" gap="1 4" align="stretch" className={typeStyles.unbound}>
        {applicationId && (
          <Link className={typeStyles.breaking} to={`${APPLICATIONS_PATH}/${applicationId}`}>
            {t('letters.application')}
          </Link>
        )}
        {fullPath && (
          <Link className={typeStyles.breaking} to={fileAddress(fullPath)}>
            {fullPath}
          </Link>
        )}
        {!applicationId && !fullPath && <span>{t('letters.unknown')}</span>}
        <time className={textStyles.quiet} data-part="quiet" dateTime={sentAt}>
          {timeWords(sentAt, i18n.language, now)}
        </time>
      </Cluster>
      <details>
        <Box as="summary" place="start" className={textStyles.quiet}>
          {t('letters.content')}
        </Box>
        {/* What scrolls has to be reachable by keyboard. */}
        <Box
          as="pre"
          pad="s"
          surface="paper-2"
          radius="s"
          scroll={320}
          className={`${typeStyles.tiny} ${typeStyles.breaking} ${typeStyles.asTyped}`}
          tabIndex={0}
        >
          {formatted(body)}
        </Box>
        {isCut && (
          <p className={textStyles.quiet} data-part="quiet">
            {t('letters.cut')}
          </p>
        )}
      </details>
    </Stack>
  );
}

function useRedrive(queue: DeadLetterQueue, onDone: () => void) {
  const { t, i18n } = useTranslation('admin-processing');
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => redrive(queue),
    onSuccess: ({ redriven, remaining }) => {
      onDone();
      showToast({
        title: t('letters.redriven', { count: redriven, shown: formatNumber(redriven, i18n.language) }),
        description: remaining > 0 ? t('letters.remaining', { count: remaining }) : undefined,
      });
    },
    onSettled: () => refreshProcessing(client),
  });
}

function Redrive({ queue, count }: { queue: DeadLetterQueue; count: number }) {
  const { t, i18n } = useTranslation('admin-processing');
  const [isAsking, setAsking] = useState(false);
  const moving = useRedrive(queue, () => setAsking(false));
  return (
    <>
      <Button
        look="secondary"
        aria-label={t('letters.redriveOf', { queue: t(`queues.${queue}`) })}
        onClick={() => setAsking(true)}
      >
        {t('letters.redrive')}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={t('letters.question', { count, shown: formatNumber(count, i18n.language) })}
        onClose={() => setAsking(false)}
        isBusy={moving.isPending}
      >
        <p>{t('letters.warning')}</p>
        {moving.error && (
          <p role="alert" className={textStyles.alarm}>
            {errorText(t, moving.error)}
          </p>
        )}
        <DialogActions>
          <Button aria-disabled={moving.isPending} onClick={() => !moving.isPending && moving.mutate()}>
            {t(moving.isPending ? 'letters.redriving' : 'letters.confirm')}
          </Button>
          <Button look="secondary" disabled={moving.isPending} onClick={() => setAsking(false)}>
            {t('admin:cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface DeadLettersProps {
  counts: Record<DeadLetterQueue, number>;
  /** Milliseconds since 1970. */
  now: number;
}

export function DeadLetters({ counts, now }: DeadLettersProps) {
  const { t, i18n } = useTranslation('admin-processing');
  const queues = QUEUES.filter((queue) => counts[queue] > 0);
  const query = useQuery(deadLettersQuery(queues.length > 0));
  return (
    <Stack as="section" gap="3" pad="top5" rule="above" aria-labelledby="dead-letters">
      <h2 className={textStyles.titleMedium} id="dead-letters">
        {t('letters.title')}
      </h2>
      <p className={textStyles.quiet} data-part="quiet">
        {t('letters.explain')}
      </p>
      {queues.length === 0 && (
        <p className={adminArea.state} data-tone="met" data-part="state">
          <Icon name="check" size={16} />
          {t('letters.none')}
        </p>
      )}
      {queues.map((queue) => (
        <Panel as="div" key={queue} gap="2" align="stretch">
          <Toolbar as="header" gap="2 4">
            <h3>
              {t(`queues.${queue}`)} <Badge tone="missing">{formatNumber(counts[queue], i18n.language)}</Badge>
            </h3>
            <Redrive queue={queue} count={counts[queue]} />
          </Toolbar>
          <AsyncView query={query} skeleton={<Skeleton lines={2} />}>
            {(letters) => (
              <ul>
                {letters
                  .filter((letter) => letter.queue === queue)
                  .map((letter) => (
                    <Letter key={letter.messageId} letter={letter} now={now} />
                  ))}
              </ul>
            )}
          </AsyncView>
        </Panel>
      ))}
    </Stack>
  );
}
