/** A recruiter's decision about a match, and the form that makes or changes it; the score stays as it is. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  DECISION_VERDICTS,
  type Decision,
  type DecisionInput,
  decisionInputSchema,
} from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { readDraft } from '../../../lib/draft.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { formatWhen } from '../../../lib/format.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Box, Cluster, Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { DecisionWord } from '../kit/words/state-words.tsx';
import { decide, decisionAbout, refreshDecisions } from './decision-queries.ts';
import styles from './match-view.module.css';

type DecisionVerdict = Decision['verdict'];

/** What was decided, by whom and when, and why. */
function DecisionMade({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const when = formatWhen(decision.at, i18n.language, Date.now());
  return (
    <>
      <Cluster as="p" gap="1 4">
        <strong>
          <DecisionWord verdict={decision.verdict} />
        </strong>
        <span className={textStyles.quiet}>
          {decision.by === null ? when : t('decision.by', { who: decision.by, when })}
        </span>
      </Cluster>
      <Box as="blockquote" pad="left3" rule="beside" className={`${typeStyles.breaking} ${typeStyles.inLines}`}>
        {decision.reason}
      </Box>
    </>
  );
}

interface DecidedProps {
  decision: Decision;
  /** It takes the place of the form that had the focus. */
  takesFocus: boolean;
  onChange: () => void;
}

function Decided({ decision, takesFocus, onChange }: DecidedProps) {
  const { t } = useTranslation('admin-evaluate');
  return (
    <Stack gap="2" align="start" place="full">
      <DecisionMade decision={decision} />
      <PanelButton size="small" autoFocus={takesFocus} onClick={onChange}>
        {t('decision.change')}
      </PanelButton>
    </Stack>
  );
}

/** The code with which the API refused the reason; other refusals are said in general. */
function refusedReason(error: unknown): string | undefined {
  return isAppError(error) ? error.details.errors?.find(({ path }) => path === 'reason')?.code : undefined;
}

interface VerdictsProps {
  chosen: DecisionVerdict | null;
  /** Something else had the focus that is gone now. */
  takesFocus: boolean;
  onChoose: (verdict: DecisionVerdict) => void;
}

function Verdicts({ chosen, takesFocus, onChoose }: VerdictsProps) {
  const { t } = useTranslation('admin-evaluate');
  const id = useId();
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) choice.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [takesFocus]);
  return (
    <Cluster as="fieldset" gap="2" align="stretch" ref={choice} className={styles.verdictChoice}>
      <legend>{t('decision.legend')}</legend>
      {DECISION_VERDICTS.map((verdict) => (
        <Cluster
          key={verdict}
          as="label"
          gap="2"
          wrap={false}
          pad="xs"
          edge="control-line"
          radius="s"
          tall="40"
          className={pressStyles.choice}
        >
          <input type="radio" name={id} checked={chosen === verdict} onChange={() => onChoose(verdict)} />
          <DecisionWord verdict={verdict} />
        </Cluster>
      ))}
    </Cluster>
  );
}

interface Values {
  /** Null until something is chosen. */
  verdict: DecisionVerdict | null;
  reason: string;
  /** When the decision was made that was on screen, or comes from a colleague and has been shown since. */
  replaces: string | null;
}

/** Under which what is typed is kept until it has been saved. */
const draftOf = ({ matchId }: Match) => `decision.${matchId}`;

function resolved(values: Values) {
  const { error } = decisionInputSchema.safeParse(values);
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'reason') errors.reason ??= { type: 'refused', message };
  }
  return error ? { values: {}, errors } : { values, errors: {} };
}

interface FormProps {
  match: Match;
  /** Moves the focus into the form when the user opened it. */
  takesFocus: boolean;
  /** Absent where there is no decision to go back to. */
  onCancel?: () => void;
  onDecided: (decision: Decision) => void;
}

const isStale = (error: unknown) => isAppError(error) && error.code === 'STALE_VERSION';

/** Saving replaces the decision that was on screen; where a colleague was quicker, theirs is fetched to be on screen too. */
function useDeciding({ form, match, onDecided }: FormProps & { form: UseFormReturn<Values> }) {
  const { t } = useTranslation('admin-evaluate');
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<Decision>();
  const saving = useMutation({
    mutationFn: async (body: DecisionInput) => {
      try {
        return await decide(match.matchId, body);
      } catch (error) {
        if (!isStale(error)) throw error;
        const newest = await decisionAbout(match.matchId);
        form.setValue('replaces', newest?.at ?? null);
        setTheirs(newest);
        throw error;
      }
    },
    retry: false,
    onSuccess: (decision) => {
      onDecided(decision);
      refreshDecisions(client);
      showToast({ title: t('decision.saved') });
    },
  });
  return { saving, theirs };
}

/** What a colleague decided while someone else was writing. */
function Theirs({ decision }: { decision: Decision }) {
  const { t } = useTranslation('admin-evaluate');
  return (
    <Stack gap="2" align="start" place="full" role="alert">
      <p>{t('decision.conflict')}</p>
      <DecisionMade decision={decision} />
    </Stack>
  );
}

/** Why, and the button that keeps it: they come once there is something to give a reason for. */
function ReasonPart({ form, onCancel, ...props }: FormProps & { form: UseFormReturn<Values> }) {
  const { t } = useTranslation(['admin-evaluate', 'admin', 'site']);
  const id = useId();
  const refused = form.formState.errors.reason?.message;
  const { saving, theirs } = useDeciding({ form, ...props });
  const refuse = (failure: unknown) => {
    const message = refusedReason(failure);
    if (message) form.setError('reason', { message }, { shouldFocus: true });
  };
  const send = form.handleSubmit((values) => saving.mutate(decisionInputSchema.parse(values), { onError: refuse }));
  return (
    <Stack as="form" gap="3" place="full" data-part="inline-form" onSubmit={send} noValidate>
      <TextAreaField
        id={id}
        label={t('decision.reason')}
        descriptiveText={t('decision.reasonHelp')}
        rows={3}
        hasError={refused !== undefined}
        errorMessage={refused && codeText(t, refused)}
        {...form.register('reason')}
      />
      {theirs && <Theirs decision={theirs} />}
      {saving.isError && refused === undefined && !(theirs && isStale(saving.error)) && (
        <FieldError>{errorText(t, saving.error)}</FieldError>
      )}
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <PanelButton
          type="submit"
          variation="primary"
          size="small"
          isLoading={saving.isPending}
          loadingText={t('admin:saving')}
        >
          {t('decision.save')}
        </PanelButton>
        {onCancel && (
          <PanelButton size="small" onClick={onCancel}>
            {t('admin:cancel')}
          </PanelButton>
        )}
      </Cluster>
    </Stack>
  );
}

function DecisionForm({ onBegin, ...props }: FormProps & { onBegin: () => void }) {
  const { t } = useTranslation('admin-evaluate');
  const { match, onCancel, onDecided, takesFocus } = props;
  const initial: Values = {
    verdict: match.decision?.verdict ?? null,
    reason: '',
    replaces: match.decision?.at ?? null,
  };
  const { form, forget } = useKeptForm<Values>(draftOf(match), initial, resolved);
  const verdict = form.watch('verdict');
  const choose = (one: DecisionVerdict) => {
    form.setValue('verdict', one);
    onBegin();
  };
  const done = (decision: Decision) => {
    forget();
    onDecided(decision);
  };
  const cancel =
    onCancel &&
    (() => {
      forget();
      onCancel();
    });
  return (
    <>
      <p className={textStyles.quiet}>{t('decision.text')}</p>
      <Verdicts chosen={verdict} onChoose={choose} takesFocus={takesFocus} />
      {verdict && <ReasonPart {...props} form={form} onDecided={done} onCancel={cancel} />}
    </>
  );
}

interface DecisionPanelProps {
  match: Match;
  title: ReactNode;
  onDecided: (decision: Decision) => void;
}

export function DecisionPanel({ match, title, onDecided }: DecisionPanelProps) {
  const [state, setState] = useState<'as-found' | 'kept' | 'editing' | 'left'>(() =>
    readDraft(draftOf(match)) ? 'kept' : 'as-found',
  );
  const done = (decision: Decision) => {
    setState('left');
    onDecided(decision);
  };
  // What was typed before and not saved is offered again.
  const isEditing = state === 'editing' || state === 'kept';
  return (
    <Panel className={styles.decision}>
      {title}
      {match.decision && !isEditing ? (
        <Decided decision={match.decision} takesFocus={state === 'left'} onChange={() => setState('editing')} />
      ) : (
        <DecisionForm
          match={match}
          takesFocus={state === 'editing'}
          // From here on, what a colleague decides must not take the form away.
          onBegin={() => setState(state === 'editing' ? state : 'kept')}
          onDecided={done}
          onCancel={match.decision ? () => setState('left') : undefined}
        />
      )}
    </Panel>
  );
}
