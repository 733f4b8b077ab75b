/** The frame around each form of the composer: what went wrong in words, the button, and the keys that press it. */
import { type FormEvent, type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityKind } from '../../../../../../shared/domain/activity.ts';
import { FormFailure } from '../../../../ui/form-failure.tsx';
import { Cluster, Stack } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import { hasCommandKey } from '../keys/shortcuts.ts';
import styles from './composing.module.css';

interface ComposeFormProps {
  kind: ActivityKind;
  onSubmit: (event: FormEvent) => Promise<void>;
  isSending: boolean;
  failure: { reason: string; takesFocus: boolean } | undefined;
  /** Where it goes, beside the button. */
  destination?: ReactNode;
  children: ReactNode;
}

/** Words for a refusal: the composer's own first, then those of the contract. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation('admin-activities');
  return useCallback(
    (code) =>
      code === undefined
        ? undefined
        : t([`problems.${code}`, `site:errors.${code}`, `admin:errors.${code}`, 'site:errors.INTERNAL']),
    [t],
  );
}

/** Ctrl-Enter and Cmd-Enter send, also from within a text of several lines. */
function sendOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface ComposeFrameProps extends Omit<ComposeFormProps, 'kind'> {
  /** What the form is called, what its button says, and what did not happen when it fails. */
  words: { label: string; send: string; failed: string };
}

/** The same for whatever is sent. */
export function ComposeFrame({ words, onSubmit, isSending, failure, destination, children }: ComposeFrameProps) {
  const { t } = useTranslation('admin-activities');
  const submit = (event: FormEvent) => {
    // A second press while the first is under way sends nothing.
    if (isSending) event.preventDefault();
    else void onSubmit(event);
  };
  return (
    <Stack
      as="form"
      gap="4"
      pad="m"
      className={styles.composeForm}
      noValidate
      onSubmit={submit}
      onKeyDown={sendOnKeys}
      aria-label={words.label}
    >
      {children}
      {failure && !isSending && <FormFailure title={words.failed} {...failure} kept={t('kept')} />}
      <Cluster gap="2 4">
        <PanelButton type="submit" variation="primary" isLoading={isSending} loadingText={t('sending')}>
          {words.send}
        </PanelButton>
        <span className={styles.composeKeys}>
          <kbd>{hasCommandKey() ? '⌘' : 'Ctrl'}</kbd> + <kbd>{t('enterKey')}</kbd>
        </span>
        {destination && <p className={styles.composeDestination}>{destination}</p>}
      </Cluster>
    </Stack>
  );
}

export function ComposeForm({ kind, ...frame }: ComposeFormProps) {
  const { t } = useTranslation('admin-activities');
  const words = { label: t(`tabs.${kind}`), send: t(`send.${kind}`), failed: t(`failed.${kind}`) };
  return <ComposeFrame words={words} {...frame} />;
}
