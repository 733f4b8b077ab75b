/** The quick panel: everything about one employer, from the clock of its request to the notes of today. */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployerDetail as Detail } from '../../../../../shared/contract/admin-employers.ts';
import { formatDate } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useTicking } from '../../../lib/ticking.ts';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Box, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { Activities } from '../kit/activities/activities.tsx';
import type { Person } from '../kit/composing/person.ts';
import { BackLink } from '../kit/record/back-link.tsx';
import { HistoryLink } from '../kit/record/history-link.tsx';
import { refusalView } from '../kit/record/no-such-screen.tsx';
import { timeWords } from '../kit/words/time-words.ts';
import { DeleteEmployer } from './delete-employer.tsx';
import { useListSearch } from './employer-address.ts';
import { EmployerContact } from './employer-contact.tsx';
import { EmployerDocuments } from './employer-documents.tsx';
import { EmployerRequest, EmployerStats } from './employer-facts.tsx';
import { EmployerHead } from './employer-head.tsx';
import { EMPLOYER_PARTS, EmployerPart } from './employer-part.tsx';
import { EMPLOYERS_PATH, employerQuery } from './employer-queries.ts';
import { EmployerRoles } from './employer-roles.tsx';
import styles from './employers.module.css';
import { ReplyPanel } from './reply-panel.tsx';

const TICK_MS = 60_000;

/** How one greets someone: by the first word of the name, unless that is a title. */
function firstNameOf(name: string): string {
  const [first = name] = name.split(' ');
  return first.endsWith('.') ? name : first;
}

function personOf({ primaryContact, company, request }: Detail): Person {
  return {
    firstName: primaryContact ? firstNameOf(primaryContact.name) : undefined,
    name: primaryContact?.name ?? null,
    email: primaryContact?.email ?? null,
    phone: primaryContact?.phone ?? null,
    company,
    role: request?.jobTitle,
    language: request?.language,
  };
}

function Touched({ employer: { employerId, lastTouchAt, createdAt } }: { employer: Detail }) {
  const { t } = useTranslation('admin-employers');
  const now = useTicking(TICK_MS) ?? Date.now();
  const language = currentLanguage();
  return (
    <p className={textStyles.quiet} data-part="quiet">
      {lastTouchAt ? t('touched', { when: timeWords(lastTouchAt, language, now) }) : t('untouched')} ·{' '}
      {t('since', { date: formatDate(createdAt, language) })}
      <HistoryLink recordId={employerId} before=" · " />
    </p>
  );
}

function Panel({ employer }: { employer: Detail }) {
  const composerId = useId();
  const about = { kind: 'employer', id: employer.employerId } as const;
  return (
    <article className={styles.employer}>
      <EmployerHead employer={employer} composerId={composerId} />
      <ReplyPanel employer={employer} />
      <Grid gap="4 6" align="start" className={styles.employerParts}>
        <Stack gap="4">
          <EmployerContact employer={employer} />
          <EmployerRoles employer={employer} />
          {EMPLOYER_PARTS.map((name) => (
            <EmployerPart key={name} employer={employer} name={name} />
          ))}
        </Stack>
        <Stack gap="4">
          <EmployerRequest request={employer.request} />
          <EmployerStats stats={employer.stats} />
          <EmployerDocuments about={about} />
        </Stack>
      </Grid>
      <Box id={composerId} pad="top4" rule="above">
        <Activities about={about} person={personOf(employer)} />
      </Box>
      <Toolbar as="footer" gap="2 4" pad="top4" rule="above">
        <Touched employer={employer} />
        <DeleteEmployer employer={employer} />
      </Toolbar>
    </article>
  );
}

export function EmployerDetail({ id }: { id: string }) {
  const { t } = useTranslation('admin-employers');
  const query = useQuery(employerQuery(id));
  const search = useListSearch();
  return (
    <>
      <BackLink to={`${EMPLOYERS_PATH}${search}`}>{t('back')}</BackLink>
      <AsyncView query={query} skeleton={<Skeleton lines={10} />} refusal={refusalView}>
        {(employer) => <Panel employer={employer} />}
      </AsyncView>
    </>
  );
}
