/** The fields that correct one part of the reading. */
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../ui/layout.tsx';

import { SkillsField } from '../../ui/skills-field.tsx';
import textStyles from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import typeStyles from '../../ui/type.module.css';
import { EducationEntries, ExperienceEntries, LanguageEntries } from './part-entries.tsx';
import { Lines, type PartFieldsProps, useCheckHint, useErrorAt } from './part-lines.tsx';
import type { Part } from './reading-parts.ts';

interface FieldsProps extends PartFieldsProps {
  email: string | null;
  /** Paths of fields to check. */
  unsure: readonly string[];
}

const CONTACT = [
  { name: 'firstName', autoComplete: 'given-name', isOptional: false },
  { name: 'lastName', autoComplete: 'family-name', isOptional: false },
  { name: 'phone', autoComplete: 'tel', isOptional: true },
  { name: 'location', autoComplete: 'address-level2', isOptional: true },
] as const;

function ContactFields({ form, isBusy, email, unsure }: FieldsProps) {
  const { t } = useTranslation('application-status');
  const errorAt = useErrorAt({ form });
  const hint = useCheckHint();
  return (
    <>
      <Grid gap="4" from720="2">
        {CONTACT.map(({ name, autoComplete, isOptional }) => (
          <TextField
            key={name}
            label={t(`edit.${name}`)}
            optional={isOptional}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={autoComplete}
            readOnly={isBusy}
            help={hint(unsure.includes(name))}
            error={errorAt(name)}
            {...form.register(name)}
          />
        ))}
      </Grid>
      {email && (
        <p className={typeStyles.breaking}>
          <strong>{t('edit.email')}:</strong> {email} <span className={textStyles.quiet}>{t('edit.emailHelp')}</span>
        </p>
      )}
      <Lines form={form} isBusy={isBusy} name="links" label={t('edit.links')} help={t('edit.linksHelp')} rows={2} />
    </>
  );
}

function SkillFields({ form, isBusy }: PartFieldsProps) {
  const errorAt = useErrorAt({ form });
  return (
    <Controller
      name="skills"
      control={form.control}
      render={({ field: skills }) => (
        <Controller
          name="skillText"
          control={form.control}
          render={({ field: text }) => (
            <SkillsField
              skills={skills.value}
              text={text.value}
              error={errorAt('skills')}
              disabled={isBusy}
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

function SummaryField(props: PartFieldsProps) {
  const { t } = useTranslation('application-status');
  return <Lines {...props} name="summary" label={t('edit.summary')} rows={4} />;
}

function CertificateField(props: PartFieldsProps) {
  const { t } = useTranslation('application-status');
  return (
    <Lines {...props} name="certificates" label={t('edit.certificates')} help={t('edit.certificatesHelp')} rows={3} />
  );
}

const FIELDS: Record<Part, (props: FieldsProps) => ReactNode> = {
  contact: (props) => <ContactFields {...props} />,
  summary: ({ form, isBusy }) => <SummaryField form={form} isBusy={isBusy} />,
  experience: ({ form, isBusy }) => <ExperienceEntries form={form} isBusy={isBusy} />,
  education: ({ form, isBusy }) => <EducationEntries form={form} isBusy={isBusy} />,
  skills: ({ form, isBusy }) => <SkillFields form={form} isBusy={isBusy} />,
  languages: ({ form, isBusy }) => <LanguageEntries form={form} isBusy={isBusy} />,
  certificates: ({ form, isBusy }) => <CertificateField form={form} isBusy={isBusy} />,
};

export function PartFields({ part, ...props }: FieldsProps & { part: Part }) {
  return FIELDS[part](props);
}
