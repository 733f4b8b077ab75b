/** What a person decided about a pair: said beside the score, which stays as it is, and changed with a new reason. */
import { Button, TextAreaField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DECISION_VERDICTS,
  type Decision,
  type DecisionInput,
  decisionInputSchema,
} from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { formatWhen } from '../../../lib/format.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { decide, refreshDecisions } from '../evaluate/evaluation-queries.ts';

type DecisionVerdict = Decision['verdict'];
const LOOK: Record<DecisionVerdict, { icon: IconName; tone: string }> = {
  suitable: { icon: 'check', tone: 'met' },
  unsuitable: { icon: 'cross', tone: 'missing' },
  undecided: { icon: 'question', tone: 'unclear' },
};

/** The verdict as icon and word. */
export function DecisionWord({ verdict }: { verdict: DecisionVerdict }) {
  const { t } = useTranslation('admin-evaluate');
  const { icon, tone } = LOOK[verdict];
  return (
    <span className={`state state-${tone}`}>
      <Icon name={icon} size={16} />
      {t(`decision.verdicts.${verdict}`)}
    </span>
  );
}

interface DecidedProps {
  decision: Decision;
  /** It takes the place of the form that had the focus. */
  takesFocus: boolean;
  onChange: () => void;
}

function Decided({ decision, takesFocus, onChange }: DecidedProps) {
  const { t, i18n } = useTranslation('admin-evaluate');
  const when = formatWhen(decision.at, i18n.language, Date.now());
  return (
    <div className="decided">
      <p className="decided-head">
        <strong>
          <DecisionWord verdict={decision.verdict} />
        </strong>
        <span className="quiet">{decision.by === null ? when : t('decision.by', { who: decision.by, when })}</span>
      </p>
      <blockquote className="decided-reason">{decision.reason}</blockquote>
      <Button size="small" autoFocus={takesFocus} onClick={onChange}>
        {t('decision.change')}
      </Button>
    </div>
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
    <fieldset ref={choice} className="verdict-choice">
      <legend>{t('decision.legend')}</legend>
      {DECISION_VERDICTS.map((verdict) => (
        <label key={verdict}>
          <input type="radio" name={id} checked={chosen === verdict} onChange={() => onChoose(verdict)} />
          <DecisionWord verdict={verdict} />
        </label>
      ))}
    </fieldset>
  );
}

interface FormProps {
  match: Match;
  /** Absent where there is no decision to go back to. */
  onCancel?: () => void;
  onDecided: (decision: Decision) => void;
}

function useDeciding({ match, onDecided }: FormProps) {
  const { t } = useTranslation('admin-evaluate');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecisionInput) => decide(match.matchId, body),
    retry: false,
    onSuccess: (decision) => {
      onDecided(decision);
      refreshDecisions(client);
      showToast({ title: t('decision.saved') });
    },
  });
}

/** Why, and the button that keeps it: they come once there is something to give a reason for. */
function ReasonPart({ verdict, onCancel, ...props }: FormProps & { verdict: DecisionVerdict }) {
  const { t } = useTranslation(['admin-evaluate', 'admin', 'site']);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string>();
  const saving = useDeciding(props);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = decisionInputSchema.safeParse({ verdict, reason });
    setRefused(error?.issues[0]?.message);
    if (data) saving.mutate(data, { onError: (failure) => setRefused(refusedReason(failure)) });
  };
  return (
    <form className="inline-form" onSubmit={send} noValidate>
      <TextAreaField
        label={t('decision.reason')}
        descriptiveText={t('decision.reasonHelp')}
        rows={3}
        value={reason}
        hasError={refused !== undefined}
        errorMessage={refused && codeText(t, refused)}
        onChange={(event) => setReason(event.target.value)}
      />
      {saving.isError && refused === undefined && <FieldError>{errorText(t, saving.error)}</FieldError>}
      <div className="form-actions">
        <Button
          type="submit"
          variation="primary"
          size="small"
          isLoading={saving.isPending}
          loadingText={t('admin:saving')}
        >
          {t('decision.save')}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t('admin:cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function DecisionForm(props: FormProps) {
  const { t } = useTranslation('admin-evaluate');
  const [verdict, choose] = useState<DecisionVerdict | null>(props.match.decision?.verdict ?? null);
  return (
    <>
      <p className="quiet">{t('decision.text')}</p>
      <Verdicts chosen={verdict} onChoose={choose} takesFocus={props.onCancel !== undefined} />
      {verdict && <ReasonPart {...props} verdict={verdict} />}
    </>
  );
}

interface DecisionPanelProps {
  match: Match;
  title: ReactNode;
  onDecided: (decision: Decision) => void;
}

export function DecisionPanel({ match, title, onDecided }: DecisionPanelProps) {
  const [state, setState] = useState<'as-found' | 'editing' | 'left'>('as-found');
  const done = (decision: Decision) => {
    setState('left');
    onDecided(decision);
  };
  const isEditing = state === 'editing';
  return (
    <section className="panel decision">
      {title}
      {match.decision && !isEditing ? (
        <Decided decision={match.decision} takesFocus={state === 'left'} onChange={() => setState('editing')} />
      ) : (
        <DecisionForm match={match} onDecided={done} onCancel={isEditing ? () => setState('left') : undefined} />
      )}
    </section>
  );
}
