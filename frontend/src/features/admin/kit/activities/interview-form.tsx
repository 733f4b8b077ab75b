/** An invitation: the person and further attendees get it as an e-mail with a calendar file. */
import { SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { INTERVIEW_MINUTES } from '../../../../../../shared/domain/activity.ts';
import { LANGUAGES, type Language } from '../../../../../../shared/domain/field.ts';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { formatMoment, formatTime } from '../../../../lib/format.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Cluster, Grid, Stack } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import type { AddedActivity } from '../composing/activity-queries.ts';
import { ComposeForm, useProblemText } from '../composing/compose-form.tsx';
import styles from '../composing/composing.module.css';
import type { Person } from '../composing/person.ts';
import { useComposing } from '../composing/use-composing.ts';
import { CalendarFile } from './calendar-file.tsx';
import { durationWords } from './duration-words.ts';
import { dayOf, endOf, startOf, zoneName } from './interview-time.ts';
import {
  DURATIONS,
  type InterviewValues,
  interviewField,
  interviewInput,
  interviewProblems,
  TITLES,
} from './interview-values.ts';

const FIELDS = ['title', 'date', 'time', 'duration', 'place', 'attendees', 'text', 'language'] as const;

type FieldName = (typeof FIELDS)[number];

/** What every field of the form has in common. */
function useFieldProps(form: UseFormReturn<InterviewValues>) {
  const { t } = useTranslation('admin-activities');
  const words = useProblemText();
  const id = useId();
  return (name: FieldName, options?: RegisterOptions<InterviewValues>) => ({
    id: `${id}-${name}`,
    label: t(`interview.${name}`),
    size: 'small' as const,
    hasError: form.formState.errors[name] !== undefined,
    errorMessage: words(form.formState.errors[name]?.message),
    ...form.register(name, options),
  });
}

/** The moment that was typed, read back in words; it changes quietly while someone types. */
function Moment({ values }: { values: InterviewValues }) {
  const { t } = useTranslation('admin-activities');
  const language = currentLanguage();
  const start = startOf(values.date, values.time, Date.now());
  if (!('startsAt' in start)) return null;
  const ends = formatTime(endOf(start.startsAt, Number(values.duration)), language);
  return (
    <Cluster as="p" gap="2" wrap={false} pad="s" surface="met-tint" radius="s" className={typeStyles.unbound}>
      <Icon name="clock" size={16} />
      {t('interview.moment', { moment: formatMoment(start.startsAt, language), ends })}
    </Cluster>
  );
}

function When({ form, values }: { form: UseFormReturn<InterviewValues>; values: InterviewValues }) {
  const { t } = useTranslation('admin-activities');
  const field = useFieldProps(form);
  const now = Date.now();
  return (
    <>
      <Grid columns="2" gap="3" align="start" className={styles.interviewWhen}>
        <TextField type="date" min={dayOf(now)} {...field('date')} />
        <TextField type="time" {...field('time')} />
        <SelectField {...field('duration')}>
          {DURATIONS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {durationWords(minutes, currentLanguage())}
            </option>
          ))}
        </SelectField>
      </Grid>
      <p className={textStyles.quiet} data-part="quiet">
        {t('interview.zone', { zone: zoneName(currentLanguage(), now) })}
      </p>
      <Moment values={values} />
    </>
  );
}

/** Replaces the form once the invitation is sent, and takes the focus. */
function Scheduled({ added, onAnother }: { added: AddedActivity; onAnother: () => void }) {
  const { t } = useTranslation('admin-activities');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!added.interview) return null;
  return (
    <Stack gap="3" pad="l" className={styles.interviewScheduled}>
      <Cluster as="h3" gap="2" wrap={false} ref={heading} tabIndex={-1}>
        <Icon name="check" />
        {t('interview.scheduled')}
      </Cluster>
      <p>
        <strong>{added.title}</strong>
        <br />
        {formatMoment(added.interview.startsAt, currentLanguage())} ·{' '}
        {durationWords(added.interview.durationMinutes, currentLanguage())}
      </p>
      {added.to.length > 0 && (
        <p className={textStyles.quiet} data-part="quiet">
          {t('interview.invited', { to: added.to.join(', ') })}
        </p>
      )}
      <Cluster gap="2" align="stretch" data-part="form-actions">
        <CalendarFile activity={added} variation="primary" />
        <PanelButton size="small" onClick={onAnother}>
          {t('interview.another')}
        </PanelButton>
      </Cluster>
    </Stack>
  );
}

interface InterviewFormProps {
  about: PersonReference;
  person: Person;
  onSent: (added: AddedActivity) => void;
}

/** In the language of the invited person, not of the panel. */
function initialOf(person: Person, titleIn: (language: Language) => string): InterviewValues {
  const language = person.language ?? currentLanguage();
  return {
    ...{ date: '', time: '', place: '', attendees: '', text: '' },
    ...{ title: titleIn(language), language },
    duration: String(INTERVIEW_MINUTES.default),
  };
}

function useInterview({ about, person, onSent }: InterviewFormProps) {
  const [scheduled, setScheduled] = useState<AddedActivity>();
  const whom = person.company || person.name;
  const titleIn = (lng: Language) => (whom ? TITLES[lng](whom) : '');
  const { form, failure, onSubmit } = useComposing<InterviewValues>(
    {
      ...{ about, kind: 'interview', inputOf: interviewInput, fieldOf: interviewField },
      initial: initialOf(person, titleIn),
      problemsOf: (values) => interviewProblems(values, person.email !== null || values.attendees.trim() !== ''),
      onSent: (added) => {
        setScheduled(added);
        onSent(added);
      },
    },
    FIELDS,
  );
  /** The title follows the language until someone words it otherwise. */
  const followLanguage = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const isUntouched = LANGUAGES.some((language) => titleIn(language) === form.getValues('title'));
    if (isUntouched) form.setValue('title', titleIn(target.value as Language));
  };
  return { form, failure, onSubmit, followLanguage, scheduled, again: () => setScheduled(undefined) };
}

export function InterviewForm(props: InterviewFormProps) {
  const { t } = useTranslation('admin-activities');
  const { email } = props.person;
  const { form, failure, onSubmit, followLanguage, scheduled, again } = useInterview(props);
  const values = form.watch();
  const field = useFieldProps(form);
  if (scheduled) return <Scheduled added={scheduled} onAnother={again} />;
  return (
    <ComposeForm
      kind="interview"
      onSubmit={onSubmit}
      isSending={form.formState.isSubmitting}
      failure={failure}
      destination={email && t('interview.destination', { to: email })}
    >
      <TextField {...field('title')} />
      <When form={form} values={values} />
      <TextField descriptiveText={t('interview.placeHelp')} {...field('place')} />
      <TextField descriptiveText={t('interview.attendeesHelp')} inputMode="email" {...field('attendees')} />
      <TextAreaField rows={3} descriptiveText={t('interview.textHelp')} {...field('text')} />
      <SelectField {...field('language', { onChange: followLanguage })}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </SelectField>
    </ComposeForm>
  );
}
