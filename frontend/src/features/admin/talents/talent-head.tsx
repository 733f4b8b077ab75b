/** The head of a person's page: name and latest title, what can be done, and how to reach them; or the form that corrects it. */
import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { formatDate } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { DeleteTalent } from './delete-talent.tsx';
import { TalentEditForm } from './talent-edit-form.tsx';
import { talentName } from './talent-queries.ts';
import { TalentStatusSelect } from './talent-status.tsx';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Details({ talent }: { talent: TalentDetail }) {
  const { t, i18n } = useTranslation('admin');
  const { email, phone, location, source, createdAt } = talent;
  const edited = (field: string) =>
    talent.edited.includes(field) && <span className="edited">{t('talent.edited')}</span>;
  const none = t('none');
  return (
    <dl className="record-facts">
      <Detail label={t('application.email')}>{email ? <a href={`mailto:${email}`}>{email}</a> : none}</Detail>
      <Detail label={t('talent.phone')}>
        {phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : none} {edited('phone')}
      </Detail>
      <Detail label={t('talent.location')}>
        {location ?? none} {edited('location')}
      </Detail>
      <Detail label={t('application.source')}>{t(`sources.${source}`, { defaultValue: source })}</Detail>
      <Detail label={t('admin-talents:facts.since')}>{formatDate(createdAt, i18n.language)}</Detail>
    </dl>
  );
}

export function TalentHead({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin');
  const [editing, setEditing] = useState(false);
  const isRenamed = talent.edited.includes('firstName') || talent.edited.includes('lastName');
  return (
    <header className="record-head">
      <div className="record-title">
        <div>
          <PageHeading title={talentName(talent)}>{talentName(talent)}</PageHeading>
          <p className="quiet">
            {talent.headline} {isRenamed && <span className="edited">{t('talent.edited')}</span>}
          </p>
        </div>
        {!editing && <TalentStatusSelect talent={talent} />}
      </div>
      {editing ? <TalentEditForm talent={talent} onDone={() => setEditing(false)} /> : <Details talent={talent} />}
      {!editing && (
        <div className="record-actions">
          <ButtonLink to={`/admin-panel/evaluate/all-jobs/${talent.talentId}`} state={{ run: true }}>
            {t('admin-talents:evaluateAll')}
          </ButtonLink>
          <Button onClick={() => setEditing(true)}>{t('talent.edit')}</Button>
          <DeleteTalent talent={talent} />
        </div>
      )}
    </header>
  );
}
