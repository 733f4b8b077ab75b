/** What a person decided about a pair: said beside the score, which stays as it is, and changed with a new reason. */
import { Button, TextAreaField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
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

function Decided({ decision, onChange }: { decision: Decision; onChange: () => void }) {
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
      <Button size="small" onClick={onChange}>
        {t('decision.change')}
      </Button>
    </div>
  );
}

interface Refused {
  verdict?: string;
  reason?: string;
}

function refusedFields(error: unknown): Refused {
  const errors = isAppError(error) ? (error.details.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, code }) => [path, code]));
}

/** Checks as the API does, so that a missing reason is said without a call. */
function checked(verdict: DecisionVerdict | null, reason: string): { body?: DecisionInput; refused: Refused } {
  const { data, error } = decisionInputSchema.safeParse({ verdict, reason });
  if (data) return { body: data, refused: {} };
  return { refused: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])) };
}

function Verdicts(props: {
  chosen: DecisionVerdict | null;
  error?: string;
  onChoose: (verdict: DecisionVerdict) => void;
}) {
  const { t } = useTranslation('admin-evaluate');
  const id = useId();
  return (
    <fieldset className="verdict-choice" aria-describedby={props.error && `${id}-error`}>
      <legend>{t('decision.legend')}</legend>
      {DECISION_VERDICTS.map((verdict) => (
        <label key={verdict}>
          <input type="radio" name={id} checked={props.chosen === verdict} onChange={() => props.onChoose(verdict)} />
          <DecisionWord verdict={verdict} />
        </label>
      ))}
      {props.error && <FieldError id={`${id}-error`}>{t('decision.choose')}</FieldError>}
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

function DecisionForm(props: FormProps) {
  const { t } = useTranslation(['admin-evaluate', 'admin', 'site']);
  const { match, onCancel } = props;
  const [verdict, choose] = useState<DecisionVerdict | null>(match.decision?.verdict ?? null);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Refused>({});
  const saving = useDeciding(props);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { body, refused: now } = checked(verdict, reason);
    setRefused(now);
    if (body) saving.mutate(body, { onError: (error) => setRefused(refusedFields(error)) });
  };
  const isGeneral = saving.isError && Object.keys(refused).length === 0;
  return (
    <form className="inline-form" onSubmit={send} noValidate>
      <Verdicts chosen={verdict} error={refused.verdict} onChoose={choose} />
      <TextAreaField
        label={t('decision.reason')}
        descriptiveText={t('decision.reasonHelp')}
        rows={3}
        value={reason}
        hasError={refused.reason !== undefined}
        errorMessage={refused.reason && codeText(t, refused.reason)}
        onChange={(event) => setReason(event.target.value)}
      />
      {isGeneral && <FieldError>{errorText(t, saving.error)}</FieldError>}
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

export function DecisionPanel({ match, onDecided }: { match: Match; onDecided: (decision: Decision) => void }) {
  const { t } = useTranslation('admin-evaluate');
  const [editing, setEditing] = useState(false);
  const done = (decision: Decision) => {
    setEditing(false);
    onDecided(decision);
  };
  return (
    <section className="panel decision">
      <h3>{t('decision.title')}</h3>
      {match.decision && !editing ? (
        <Decided decision={match.decision} onChange={() => setEditing(true)} />
      ) : (
        <>
          <p className="quiet">{t('decision.text')}</p>
          <DecisionForm match={match} onDecided={done} onCancel={editing ? () => setEditing(false) : undefined} />
        </>
      )}
    </section>
  );
}
