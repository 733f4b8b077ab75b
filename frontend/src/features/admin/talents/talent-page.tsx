/** One person: what was read beside the text it was read from, corrections, and how they fit the jobs. */
import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackLink } from '../back-link.tsx';
import { Facts } from '../facts.tsx';
import { MatchList } from '../matches/match-list.tsx';
import { ResumeText } from '../matches/resume-text.tsx';
import { refusalView } from '../no-such-screen.tsx';
import { ResumeStateWord } from '../state-words.tsx';
import { timeWords } from '../time-words.ts';
import { ProfileView } from './profile-view.tsx';
import { TalentEditForm } from './talent-edit-form.tsx';
import { talentQuery } from './talent-queries.ts';

function Contact({ talent, onEdit }: { talent: TalentDetail; onEdit: () => void }) {
  const { t } = useTranslation('admin');
  const marked = (field: string, value: string | null) =>
    value !== null &&
    value !== '' && (
      <>
        {value} {talent.edited.includes(field) && <span className="edited">{t('talent.edited')}</span>}
      </>
    );
  return (
    <section className="panel">
      <Facts
        facts={[
          { label: t('talent.firstName'), value: marked('firstName', talent.firstName) },
          { label: t('talent.lastName'), value: marked('lastName', talent.lastName) },
          { label: t('application.email'), value: talent.email },
          { label: t('talent.phone'), value: marked('phone', talent.phone) },
          { label: t('talent.location'), value: marked('location', talent.location) },
          { label: t('talent.status'), value: t(`talentStatus.${talent.status}`) },
        ]}
      />
      <Button size="small" onClick={onEdit}>
        {t('talent.edit')}
      </Button>
    </section>
  );
}

function Applications({ talent }: { talent: TalentDetail }) {
  const { t, i18n } = useTranslation('admin');
  return (
    <section>
      <h2>{t('nav.applications')}</h2>
      <ul className="entries">
        {talent.applications.map((application) => (
          <li key={application.applicationId} className="entry-line">
            <Link to={`/admin-panel/applications/${application.applicationId}`}>
              {application.jobTitle ?? t('application.noJob')}
            </Link>
            <span className="quiet">{timeWords(application.submittedAt, i18n.language, Date.now())}</span>
            <ResumeStateWord status={application.resume.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reading({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin');
  const resume = talent.resumes.find(({ resumeId }) => resumeId === talent.resumeId) ?? talent.resumes[0];
  if (!talent.profile || !resume) return <p className="quiet">{t('application.nothingRead')}</p>;
  return (
    <div className="columns columns-even">
      <section>
        <h2>{t('application.read')}</h2>
        <ProfileView profile={talent.profile} />
      </section>
      <section>
        <h2>{t('talent.resumeText')}</h2>
        <ResumeText text={resume.text} quotes={[]} activeId={null} label={t('talent.resumeText')} />
      </section>
    </div>
  );
}

function TalentView({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin');
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageHeading>{`${talent.firstName} ${talent.lastName}`}</PageHeading>
      {talent.headline && <p className="quiet">{talent.headline}</p>}
      <div className="columns">
        {editing ? (
          <TalentEditForm talent={talent} onDone={() => setEditing(false)} />
        ) : (
          <Contact talent={talent} onEdit={() => setEditing(true)} />
        )}
        <div className="stack">
          <section>
            <h2>{t('match.list')}</h2>
            {talent.matches.length > 0 ? (
              <MatchList matches={talent.matches} />
            ) : (
              <p className="quiet">{t('match.none')}</p>
            )}
          </section>
          {talent.applications.length > 0 && <Applications talent={talent} />}
        </div>
      </div>
      <Reading talent={talent} />
    </>
  );
}

export default function TalentPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(talentQuery(id));
  return (
    <>
      <BackLink to="/admin-panel/talents">{t('nav.talents')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(talent) => <TalentView key={talent.talentId} talent={talent} />}
      </AsyncView>
    </>
  );
}
