/** Compares a visitor's resume with a job in the browser, without sending it. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESUME_ACCEPT } from '../../../../shared/domain/file.ts';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { codeText } from '../../lib/error-text.ts';
import type { ApplicationPrefill } from '../../lib/prefill.ts';
import { Button } from '../../ui/button.tsx';
import controls from '../../ui/controls.module.css';
import { DropWords } from '../../ui/drop-words.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './fit-check.module.css';
import { FitResult } from './fit-result.tsx';
import { type FitState, useFitCheck } from './use-fit-check.ts';

const STAGES = ['starting', 'reading', 'matching'] as const;

interface ChooseProps {
  refusal: string | undefined;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
  onIntent: () => void;
}

function Choose({ refusal, disabled, onFile, onIntent }: ChooseProps) {
  const { t } = useTranslation('fit-check');
  const { t: site } = useTranslation('site');
  return (
    <Field label={t('resume')} help={t('types')} error={refusal && codeText(site, refusal)}>
      {(control) => (
        <FileDrop
          control={control}
          accept={RESUME_ACCEPT}
          icon="file"
          disabled={disabled}
          onChange={onFile}
          onIntent={onIntent}
        >
          <DropWords drop={t('drop')} choose={t('choose')} />
        </FileDrop>
      )}
    </Field>
  );
}

function Working({ state, onCancel }: { state: Extract<FitState, { kind: 'working' }>; onCancel: () => void }) {
  const { t } = useTranslation('fit-check');
  const at = STAGES.indexOf(state.stage);
  return (
    <Stack gap="5" align="start">
      <Cluster as="p" gap="3" wrap={false} className={`${textStyles.strong} ${typeStyles.breaking}`}>
        <Icon name="file" /> {state.fileName}
      </Cluster>
      <Stack as="ol" gap="3" className={`${styles.fitStages} ${textStyles.quiet}`}>
        {STAGES.map((stage, index) => (
          <li key={stage} className={index === at ? styles.fitNow : undefined}>
            {index < at ? (
              <Icon name="check" size={16} color="var(--met)" />
            ) : (
              <span className={styles.fitDot} aria-hidden="true" />
            )}
            {t(`stage.${stage}`)}
          </li>
        ))}
      </Stack>
      <Button look="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Stack>
  );
}

function Failed({ code, onAgain }: { code: string; onAgain: () => void }) {
  const { t } = useTranslation('fit-check');
  const { t: site } = useTranslation('site');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4">
      <h3 ref={heading} tabIndex={-1}>
        {t(code === 'NETWORK' ? 'notLoaded' : 'notRead')}
      </h3>
      <p>{codeText(site, code)}</p>
      <p className={textStyles.quiet} data-part="quiet">
        {t('stillPrivate')}
      </p>
      <Cluster gap="3" align="stretch" pad="top1" lines>
        <Button onClick={onAgain}>{t('another')}</Button>
        <a className={controls.button} data-look="quiet" data-part="button" href="#apply">
          {t('applyAnyway')}
        </a>
      </Cluster>
    </Stack>
  );
}

/** What is happening, for those who listen. */
function useSpoken(state: FitState, isForgotten: boolean): string {
  const { t } = useTranslation('fit-check');
  if (state.kind === 'working') return t(`stage.${state.stage}`);
  if (state.kind === 'done') {
    const { percent, grade } = state.fit.score;
    return t('spoken', { percent, grade });
  }
  return isForgotten ? t('forgotten') : '';
}

interface FitCheckProps {
  job: PublicJob;
  /** Takes the resume to the form that applies. */
  onUse: (prefill: ApplicationPrefill) => void;
  /** Whatever was taken over has to go. */
  onForget: () => void;
}

function FitHead({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('fit-check');
  return (
    <Stack as="header" gap="3" align="start">
      <h2 id="fit-title">{t('title')}</h2>
      <Cluster as="p" gap="3" wrap={false} pad="s" surface="met-tint" radius="m">
        <Icon name="lock" color="var(--met)" />
        <strong>{t('promise')}</strong>
      </Cluster>
      {isWaiting && (
        <p className={textStyles.quiet} data-part="quiet">
          {t('lead')}
        </p>
      )}
    </Stack>
  );
}

/** A file chosen before the page is alive would be lost. */
function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}

interface WaitingProps extends ChooseProps {
  zone: RefObject<HTMLDivElement | null>;
  isForgotten: boolean;
}

function Waiting({ zone, isForgotten, ...choose }: WaitingProps) {
  const { t } = useTranslation('fit-check');
  return (
    <Stack gap="4" ref={zone}>
      {isForgotten && <p className={textStyles.strong}>{t('forgotten')}</p>}
      <Choose {...choose} />
    </Stack>
  );
}

export default function FitCheck({ job, onUse, onForget }: FitCheckProps) {
  const { state, check, reset, forget, warmUp } = useFitCheck(job);
  const [isForgotten, setForgotten] = useState(false);
  const isAlive = useIsAlive();
  const zone = useRef<HTMLDivElement>(null);
  const spoken = useSpoken(state, isForgotten);
  const again = (forgotten: boolean) => {
    if (forgotten) {
      forget();
      onForget();
    } else reset();
    setForgotten(forgotten);
    // Once the zone is back on screen.
    requestAnimationFrame(() => zone.current?.querySelector('input')?.focus());
  };
  const begin = (file: File | undefined) => {
    setForgotten(false);
    void check(file);
  };
  const [onAgain, onForgetAll] = [() => again(false), () => again(true)];
  const box = { pad: 'card', surface: 'paper-2', radius: 'l' } as const;
  return (
    <Stack as="section" gap="6" {...box} className={styles.fit} data-part="fit" aria-labelledby="fit-title">
      <FitHead isWaiting={state.kind === 'waiting'} />
      <p className={textStyles.visuallyHidden} role="status">
        {spoken}
      </p>
      {state.kind === 'waiting' && (
        <Waiting
          {...{ zone, isForgotten }}
          refusal={state.refusal}
          disabled={!isAlive}
          onFile={begin}
          onIntent={warmUp}
        />
      )}
      {state.kind === 'working' && <Working state={state} onCancel={onAgain} />}
      {state.kind === 'failed' && <Failed code={state.code} onAgain={onAgain} />}
      {state.kind === 'done' && (
        <FitResult job={job} file={state.file} fit={state.fit} {...{ onUse, onAgain }} onForget={onForgetAll} />
      )}
    </Stack>
  );
}
