/** The seven sections of the profile, as the specification names them, on one page from top to bottom. */
import type { ReactNode } from 'react';
import { Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../shared/domain/field.ts';
import { EDUCATION_LEVELS } from '../../../../shared/domain/levels.ts';
import { useErrorOf } from '../../lib/use-error-of.ts';
import { Field } from '../../ui/field.tsx';
import fieldStyles from '../../ui/fields.module.css';
import { Box } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { SkillsField } from '../../ui/skills-field.tsx';
import textStyles from '../../ui/text.module.css';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import typeStyles from '../../ui/type.module.css';
import styles from './create-profile.module.css';
import { type ProfileValues, SECTIONS, type Section } from './profile-values.ts';
import { headingId, type ProfileControl } from './section-progress.tsx';

interface SectionsProps {
  register: UseFormRegister<ProfileValues>;
  control: ProfileControl;
  errors: FieldErrors<ProfileValues>;
  disabled: boolean;
}

const CONTACT = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

function ContactFields({ register, errors, disabled }: SectionsProps) {
  const { t } = useTranslation(['profile-builder', 'site']);
  const errorOf = useErrorOf(errors);
  return (
    <>
      {CONTACT.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={t(`site:apply.${name}`)}
          optional={name === 'email'}
          error={errorOf(name)}
          help={name === 'phone' || name === 'email' ? t(`${name}Help`) : undefined}
          enterKeyHint="next"
          readOnly={disabled}
          {...input}
          {...register(name)}
        />
      ))}
      <Field label={t('site:apply.language')} error={errorOf('language')}>
        {(control) => (
          <Select
            {...control}
            {...register('language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`site:languageName.${value}`) }))}
          />
        )}
      </Field>
    </>
  );
}

type LongText = 'experience' | 'education' | 'aboutMe' | 'certificates';

/** What to write, and for a person's jobs how: in lines that the reader of resumes understands best. */
function Help({ name }: { name: LongText }) {
  const { t } = useTranslation('profile-builder');
  if (name !== 'experience') return t(`${name}.help`);
  return (
    <>
      {t('experience.help')}
      <Box as="span" pad="left3" rule="beside" className={`${typeStyles.block} ${typeStyles.inLines}`}>
        {t('experience.example')}
      </Box>
    </>
  );
}

function LongTextField({ name, rows, register, errors, disabled }: SectionsProps & { name: LongText; rows: number }) {
  const { t } = useTranslation('profile-builder');
  return (
    <TextArea
      label={t(`${name}.label`)}
      help={<Help name={name} />}
      error={useErrorOf(errors)(name)}
      rows={rows}
      readOnly={disabled}
      // Browsers show only the line to be written; the bar at the thumb may cover the rest.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      {...register(name)}
    />
  );
}

function EducationFields(props: SectionsProps) {
  const { t } = useTranslation('profile-builder');
  const { register, errors } = props;
  const levels = EDUCATION_LEVELS.map((value) => ({ value, label: t(`educationLevel.${value}`) }));
  return (
    <>
      <Field label={t('educationLevel.label')} error={useErrorOf(errors)('educationLevel')}>
        {(control) => (
          <Select
            {...control}
            {...register('educationLevel')}
            options={[{ value: '', label: t('educationLevel.none') }, ...levels]}
          />
        )}
      </Field>
      <LongTextField {...props} name="education" rows={3} />
    </>
  );
}

function Skills({ control, errors, disabled }: SectionsProps) {
  const errorOf = useErrorOf(errors);
  return (
    <Controller
      name="skills"
      control={control}
      render={({ field: skills }) => (
        <Controller
          name="skillText"
          control={control}
          render={({ field: text }) => (
            <SkillsField
              skills={skills.value}
              text={text.value}
              error={errorOf('skills')}
              disabled={disabled}
              inputRef={skills.ref}
              onChange={(list, rest) => {
                if (list.length !== skills.value.length) skills.onChange(list);
                if (rest !== text.value) text.onChange(rest);
              }}
            />
          )}
        />
      )}
    />
  );
}

function LinkField({ register, errors, disabled }: SectionsProps) {
  const { t } = useTranslation('profile-builder');
  return (
    <Field label={t('link.label')} help={t('link.help')} error={useErrorOf(errors)('link')}>
      {(control) => (
        <input
          {...control}
          {...register('link')}
          className={fieldStyles.input}
          data-part="input"
          type="url"
          autoComplete="url"
          autoCapitalize="none"
          enterKeyHint="next"
          readOnly={disabled}
        />
      )}
    </Field>
  );
}

const FIELDS: Record<Section, (props: SectionsProps) => ReactNode> = {
  personal: (props) => <ContactFields {...props} />,
  experience: (props) => <LongTextField {...props} name="experience" rows={5} />,
  education: (props) => <EducationFields {...props} />,
  skills: (props) => <Skills {...props} />,
  additional: (props) => <LinkField {...props} />,
  about: (props) => <LongTextField {...props} name="aboutMe" rows={4} />,
  certificates: (props) => <LongTextField {...props} name="certificates" rows={3} />,
};

export function ProfileSections(props: SectionsProps) {
  const { t } = useTranslation(['profile-builder', 'site']);
  return SECTIONS.map((section) => (
    <section
      key={section}
      className={styles.profileSection}
      data-part="profile-section"
      aria-labelledby={headingId(section)}
    >
      <header>
        <h2 id={headingId(section)} tabIndex={-1}>
          {t(`sections.${section}.name`)}{' '}
          {section !== 'personal' && (
            <span className={`${textStyles.note} ${typeStyles.plain}`} data-part="field-optional">
              {t('site:form.optional')}
            </span>
          )}
        </h2>
        <p className={textStyles.quiet}>{t(`sections.${section}.hint`)}</p>
      </header>
      {FIELDS[section](props)}
    </section>
  ));
}
