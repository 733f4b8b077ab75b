/** The head of a person's page: name and latest title, what can be done, and how to reach them; or the form that corrects it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { readDraft } from '../../../lib/draft.ts';
import { formatDate } from '../../../lib/format.ts';
import { mailtoOf } from '../../../lib/mailto.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import { HistoryLink } from '../kit/record/history-link.tsx';
import record from '../kit/record/record.module.css';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { AdministratorsOnly } from '../kit/staff-role.tsx';
import { BesideList } from './beside-list.tsx';
import { DeleteTalent } from './delete-talent.tsx';
import { FactOrigin } from './fact-origin.tsx';
import { MergeList } from './merge-list.tsx';
import { editDraft, TalentEditForm } from './talent-edit-form.tsx';
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
    talent.edited.includes(field) && (
      <span className={adminArea.edited} data-part="edited">
        {t('talent.edited')}
      </span>
    );
  const none = t('none');
  return (
    <dl className={record.recordFacts}>
      <Detail label={t('application.person')}>
        {talentName(talent)} <FactOrigin talent={talent} fact={talent.origins.lastName ? 'lastName' : 'firstName'} />
      </Detail>
      <Detail label={t('application.email')}>{email ? <a href={mailtoOf(email)}>{email}</a> : none}</Detail>
      <Detail label={t('talent.phone')}>
        {phone ? <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> : none} {edited('phone')}
        <FactOrigin talent={talent} fact="phone" />
      </Detail>
      <Detail label={t('talent.location')}>
        {location ?? none} {edited('location')}
        <FactOrigin talent={talent} fact="location" />
      </Detail>
      <Detail label={t('application.source')}>{t(`sources.${source}`, { defaultValue: source })}</Detail>
      <Detail label={t('admin-talents:facts.since')}>{formatDate(createdAt, i18n.language)}</Detail>
      <AdministratorsOnly>
        <Detail label={t('history.label')}>
          <HistoryLink recordId={talent.talentId} />
        </Detail>
      </AdministratorsOnly>
    </dl>
  );
}

/** Whether the form is open: because somebody asked, or because it still holds what was typed before. */
function useEditing({ talentId }: TalentDetail) {
  const [state, setState] = useState<'closed' | 'asked' | 'kept'>(() =>
    readDraft(editDraft(talentId)) ? 'kept' : 'closed',
  );
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== 'closed' && state === 'closed') button.current?.focus();
    before.current = state;
  }, [state]);
  return {
    ...{ button, isEditing: state !== 'closed', takesFocus: state === 'asked' },
    ...{ open: () => setState('asked'), close: () => setState('closed') },
  };
}

export function TalentHead({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin');
  const { button, isEditing, takesFocus, open, close } = useEditing(talent);
  const isRenamed = talent.edited.includes('firstName') || talent.edited.includes('lastName');
  return (
    <Stack as="header" gap="4" className={record.recordHead}>
      <Toolbar gap="2 4" align="end" className={record.recordTitle}>
        <div>
          <PageHeading title={talentName(talent)}>{talentName(talent)}</PageHeading>
          <p className={textStyles.quiet} data-part="quiet">
            {talent.headline} <UnconfirmedWord emailConfirmed={talent.emailConfirmed} />{' '}
            {isRenamed && (
              <span className={adminArea.edited} data-part="edited">
                {t('talent.edited')}
              </span>
            )}
            <FactOrigin talent={talent} fact="headline" />
          </p>
        </div>
        {!isEditing && <TalentStatusSelect talent={talent} />}
      </Toolbar>
      {isEditing ? (
        <TalentEditForm talent={talent} takesFocus={takesFocus} onDone={close} />
      ) : (
        <Details talent={talent} />
      )}
      <BesideList talent={talent} />
      <MergeList talent={talent} />
      {!isEditing && (
        <Cluster gap="2" className={record.recordActions}>
          <ButtonLink to={`/admin-panel/evaluate/all-jobs/${talent.talentId}`} state={{ run: true }}>
            {t('admin-talents:evaluateAll')}
          </ButtonLink>
          <PanelButton ref={button} onClick={open}>
            {t('talent.edit')}
          </PanelButton>
          <DeleteTalent talent={talent} />
        </Cluster>
      )}
    </Stack>
  );
}
