/** What every form of the composer does: it keeps what is typed, checks it by the contract, and sends it once. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FieldErrors, type FieldValues, type Path, type ResolverResult, set } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ActivityInput,
  type ActivityKind,
  activityInputSchema,
} from '../../../../../../shared/domain/activity.ts';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { AppError, isAppError } from '../../../../../../shared/errors.ts';
import { type Attempt, attemptFor } from '../../../../lib/attempt.ts';
import { clearDraft, readDraft, writeDraft } from '../../../../lib/draft.ts';
import { useFormSending } from '../../../../ui/use-form-sending.ts';
import { useKeptForm } from '../use-kept-form.ts';
import { type AddedActivity, addActivity, refreshActivities } from './activity-queries.ts';

/** One field's refusal: `path` names the field, `code` the reason. */
export interface Problem {
  path: string;
  code: string;
}

export interface Composing<V extends FieldValues> {
  about: PersonReference;
  kind: ActivityKind;
  initial: V;
  /** What would be sent. */
  inputOf: (values: V) => unknown;
  /** Refusals beyond the contract's; they come first. */
  problemsOf?: (values: V) => Problem[];
  /** The form's name for a field of the contract. @default the same */
  fieldOf?: (path: string, values: V) => string;
  /** Runs after the activity is stored and before it counts as sent, such as an upload; throws what went wrong. */
  finish?: (added: AddedActivity, values: V) => Promise<void>;
  onSent: (added: AddedActivity) => void;
}

/** The contract's verdict and the form's own, as one list. */
function check<V extends FieldValues>(values: V, { inputOf, problemsOf, fieldOf }: Composing<V>): Problem[] {
  const own = problemsOf?.(values) ?? [];
  const issues = activityInputSchema.safeParse(inputOf(values)).error?.issues ?? [];
  const refused = issues.map(({ path, message }) => {
    const name = path.map(String).join('.');
    return { path: fieldOf?.(name, values) ?? name, code: message };
  });
  return [...own, ...refused];
}

/** The form's resolver: all values, or the reason for each refused one. */
export function resolvedBy<V extends FieldValues>(values: V, problems: readonly Problem[]): ResolverResult<V> {
  if (problems.length === 0) return { values, errors: {} };
  const errors: FieldErrors<V> = {};
  // The first reason for a field is the one to begin with.
  for (const { path, code } of problems.toReversed()) set(errors, path, { type: 'refused', message: code });
  return { values: {}, errors };
}

/** Refusals of the server under the form's names of their fields. */
export function renamed<V extends FieldValues>(error: unknown, values: V, fieldOf: Composing<V>['fieldOf']): unknown {
  if (!isAppError(error) || !fieldOf || !error.details.errors) return error;
  const errors = error.details.errors.map(({ path, code }) => ({ path: fieldOf(path, values), code }));
  return new AppError(error.kind, error.code, { ...error.details, errors }, { cause: error });
}

/** The same content keeps its key, also over a reload, so that trying again never sends twice. */
export function useAttempts(draft: string) {
  const attempt = useRef<Partial<Attempt>>(undefined);
  const name = `${draft}.attempt`;
  const begin = (content: string): Attempt => {
    const begun = attemptFor(content, attempt.current ?? readDraft<Attempt>(name), { openedAt: 0, now: 0 });
    attempt.current = begun;
    writeDraft(name, begun);
    return begun;
  };
  const forget = () => {
    attempt.current = undefined;
    clearDraft(name);
  };
  return { begin, forget };
}

/** `fields` are those that a refusal may be shown at. */
export function useComposing<V extends FieldValues>(composing: Composing<V>, fields: readonly Path<V>[]) {
  const { about, kind, initial, inputOf, fieldOf, finish, onSent } = composing;
  const { t } = useTranslation('admin-activities');
  const client = useQueryClient();
  const draft = `activity.${about.kind}.${about.id}.${kind}`;
  const { form, forget: forgetDraft } = useKeptForm(draft, initial, (values) =>
    resolvedBy(values, check(values, composing)),
  );
  const { begin, forget } = useAttempts(draft);
  const send = async (values: V): Promise<void> => {
    const input = activityInputSchema.parse(inputOf(values)) satisfies ActivityInput;
    try {
      const added = await addActivity(about, input, begin(JSON.stringify(input)));
      await finish?.(added, values);
      forget();
      forgetDraft();
      onSent(added);
    } catch (error) {
      throw renamed(error, values, fieldOf);
    } finally {
      // What was stored belongs on screen, even where its file did not follow.
      void refreshActivities(client, about);
    }
  };
  const { failure, onSubmit } = useFormSending({
    form,
    fields,
    failedText: t(`failed.${kind}`),
    toastId: `activity-${kind}-failed`,
    send,
  });
  return { form, failure, onSubmit };
}
