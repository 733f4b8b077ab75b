/** One application: where it stands, why a resume could not be read, what was read and how it fits. */
import { Alert, Button, TextField } from '@aws-amplify/ui-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { ResponseOf } from '../../../../../shared/contract/route.ts';
import type { Contract } from '../../../lib/api-routes.ts';
import { errorText } from '../../../lib/error-text.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BackLink } from '../back-link.tsx';
import { Facts } from '../facts.tsx';
import { MatchList } from '../matches/match-list.tsx';
import { refusalView } from '../no-such-screen.tsx';
import { ResumeStateWord } from '../state-words.tsx';
import { ProfileView } from '../talents/profile-view.tsx';
import { timeWords } from '../time-words.ts';
import { applicationQuery, refreshApplications, updateApplication } from './application-queries.ts';
import { CandidateWishes } from './candidate-wishes.tsx';
import { StageSelect } from './stage-select.tsx';

type Detail = ResponseOf<Contract['getApplication']>;

/** A dropped resume without a readable address can be given one; it is then read again. */
function EmailForm({ application }: { application: Detail }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const save = useMutation({
    mutationFn: () => updateApplication(application.applicationId, { version: application.version, email }),
    onSettled: () => refreshApplications(client),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="inline-form" onSubmit={submit}>
      <TextField
        label={t('application.email')}
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hasError={save.isError}
        errorMessage={save.error ? errorText(t, save.error) : undefined}
      />
      <Button type="submit" variation="primary" isLoading={save.isPending} loadingText={t('saving')}>
        {t('application.readAgain')}
      </Button>
    </form>
  );
}

function ResumeState({ application }: { application: Detail }) {
  const { failure, status } = application.resume;
  return (
    <section className="panel">
      <ResumeStateWord status={status} />
      {failure && (
        <Alert variation="error" hasIcon={false} isDismissible={false}>
          {failure.message[currentLanguage()]}
        </Alert>
      )}
      {failure?.code === 'EMAIL_NOT_FOUND' && <EmailForm application={application} />}
    </section>
  );
}

function ApplicationFacts({ application }: { application: Detail }) {
  const { t, i18n } = useTranslation('admin');
  const { jobId, jobTitle, company, talentId } = application;
  const job = [jobTitle, company].filter(Boolean).join(' · ') || t('application.noJob');
  return (
    <section className="panel">
      <Facts
        facts={[
          { label: t('application.email'), value: application.email },
          { label: t('application.phone'), value: application.phone },
          { label: t('application.job'), value: jobId ? <Link to={`/admin-panel/jobs/${jobId}`}>{job}</Link> : job },
          { label: t('application.received'), value: timeWords(application.submittedAt, i18n.language, Date.now()) },
          { label: t('application.source'), value: t(`sources.${application.source}`) },
          { label: t('application.file'), value: application.resume.fileName },
          { label: t('application.language'), value: t(`languages.${application.language}`) },
          {
            label: t('application.talent'),
            value: talentId && <Link to={`/admin-panel/talents/${talentId}`}>{t('application.toTalent')}</Link>,
          },
        ]}
      />
      <StageSelect application={application} />
    </section>
  );
}

function ApplicationView({ application }: { application: Detail }) {
  const { t } = useTranslation('admin');
  const { profile, matches } = application;
  return (
    <>
      <PageHeading>
        {`${application.firstName} ${application.lastName}`.trim() || t('application.nameless')}
      </PageHeading>
      <div className="columns">
        <div className="stack">
          <CandidateWishes wishes={application} />
          <ApplicationFacts application={application} />
          <ResumeState application={application} />
        </div>
        <div className="stack">
          {matches.length > 0 && (
            <section>
              <h2>{t('match.list')}</h2>
              <MatchList matches={matches} />
            </section>
          )}
          <section>
            <h2>{t('application.read')}</h2>
            {profile ? <ProfileView profile={profile} /> : <p className="quiet">{t('application.nothingRead')}</p>}
          </section>
        </div>
      </div>
    </>
  );
}

export default function ApplicationPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(applicationQuery(id));
  return (
    <>
      <BackLink to="/admin-panel/applications">{t('nav.applications')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={8} />} refusal={refusalView}>
        {(application) => <ApplicationView application={application} />}
      </AsyncView>
    </>
  );
}
