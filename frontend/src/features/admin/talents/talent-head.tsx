/** The head of a person's page: name and latest title, what can be done, and how to reach them; or the form that corrects it. */

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldKind } from '../../../../../shared/domain/field-kinds.ts';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { SHOWN_FIELDS, TALENT_FIELDS } from '../../../../../shared/domain/talent-fields.ts';
import { readDraft } from '../../../lib/draft.ts';
import { formatDate } from '../../../lib/format.ts';
import { mailtoOf } from '../../../lib/mailto.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { Detail } from '../kit/record/detail.tsx';
import { HistoryLink } from '../kit/record/history-link.tsx';
import record from '../kit/record/record.module.css';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { AdministratorsOnly } from '../kit/staff-role.tsx';
import { BesideList } from './beside-list.tsx';
import { DeleteTalent } from './delete-talent.tsx';
import { DifferingFacts } from './differing-facts.tsx';
import { FactOrigin } from './fact-origin.tsx';
import { MergeList } from './merge-list.tsx';
import { editDraft, TalentEditForm } from './talent-edit-form.tsx';
import { talentName } from './talent-queries.ts';
import { TalentStatusSelect } from './talent-status.tsx';

/** A value that leads to the person where it can. */
function Reached({ kind, value }: { kind: FieldKind; value: string }) {
  const { t } = useTranslation('admin');
  if (value === '') return t('none');
  if (kind === 'email') return <a href={mailtoOf(value)}>{value}</a>;
  return kind === 'phone' ? <a href={`tel:${value.replace(/\s/g, '')}`}>{value}</a> : value;
}

function Details({ talent }: { talent: TalentDetail }) {
  const { t, i18n } = useTranslation('admin');
  const { source, createdAt } = talent;
  const edited = (field: string) => talent.edited.includes(field) && <Badge>{t('talent.edited')}</Badge>;
  return (
    <Cluster as="dl" gap="2 4" align="stretch" className={record.recordFacts}>
      <Detail label={t('application.person')}>
        {talentName(talent)} <FactOrigin talent={talent} fact={talent.origins.lastName ? 'lastName' : 'firstName'} />
      </Detail>
      {SHOWN_FIELDS.map((field) => (
        <Detail key={field} label={t(`talent.${field}`)}>
          <Reached kind={TALENT_FIELDS[field].kind} value={talent[field] ?? ''} /> {edited(field)}
          <FactOrigin talent={talent} fact={field} />
        </Detail>
      ))}
      <Detail label={t('application.source')}>{t(`sources.${source}`, { defaultValue: source })}</Detail>
      <Detail label={t('admin-talents:facts.since')}>{formatDate(createdAt, i18n.language)}</Detail>
      <AdministratorsOnly>
        <Detail label={t('history.label')}>
          <HistoryLink recordId={talent.talentId} />
        </Detail>
      </AdministratorsOnly>
    </Cluster>
  );
}

/** Whether the form is open: because someone asked, or because it still holds what was typed before. */
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
    <Stack as="header" gap="4" className={`${record.recordHead} ${typeStyles.breaking}`}>
      <Toolbar gap="2 4" align="end" className={record.recordTitle}>
        <div>
          <PageHeading title={talentName(talent)}>{talentName(talent)}</PageHeading>
          <p className={textStyles.quiet} data-part="quiet">
            {talent.headline}
            <UnconfirmedWord emailConfirmed={talent.emailConfirmed} />{' '}
            {isRenamed && <Badge>{t('talent.edited')}</Badge>}
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
      <DifferingFacts talent={talent} />
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
