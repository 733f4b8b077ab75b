/**
 * Test files that take more than ten seconds on two cores, each with its reason. They start first, so that none is
 * left to run alone at the end; the report of a run lists those that are missing here.
 */
export const SLOW_SECONDS = 10;

export const SLOW_FILES: Readonly<Record<string, string>> = {
  'tests/infra/ops/restore.local.test.ts': 'copies every table, erases again, and starts a second stack on the copies',
  'tests/journeys/tracing.local.test.ts': 'a stack of its own whose functions are traced',
  'tests/journeys/drops.local.test.ts': 'drops nine files, two of them scans, and waits for each to be read and shown',
  'tests/e2e/screens.e2e.test.ts': 'axe on every screen of the product, in two looks',
  'tests/e2e/admin.e2e.test.ts': 'eight journeys through the panel, each with a window of its own',
  'tests/e2e/main-journey.e2e.test.ts': 'the longest journey: from the list of jobs to the evidence of a match',
  'tests/e2e/back-office.e2e.test.ts':
    'uploads 12 MB in parts, imports, exports, and searches every store after an erasure',
  'tests/e2e/jobs.e2e.test.ts': 'a stack of its own with 156 jobs',
  'tests/e2e/enquiries.e2e.test.ts': 'two forms through failures and reloads, by keyboard',
  'tests/e2e/profile-builder.e2e.test.ts':
    'seven sections by keyboard, then the reading and the match of what was typed',
  'tests/e2e/application-status.e2e.test.ts': 'reads and compares four resumes while pages look on',
  'tests/e2e/fit-check.e2e.test.ts': 'loads the PDF engine and the matcher into the browser',
  'tests/e2e/recruiter-day.e2e.test.ts': 'a working day with eight errands',
  'tests/shared/matching/counterfactual.test.ts':
    'reads every resume of demo and bench, and once more with each personal fact exchanged',
  'tests/lambdas/indexes/people-engines.test.ts':
    'asks both engines in every order, page by page, and with twenty searches',
  'tests/lambdas/indexes/opensearch-writer.test.ts': 'writes over a thousand people, and waits for a busy collection',
  'tests/lambdas/matches/rank-candidates.test.ts': 'reads and ranks thirty people by both engines',
  'tests/lambdas/indexes/generations.local.test.ts': 'kills a writer before and after each call of the bucket',
  'tests/lambdas/indexes/talent-index.test.ts': 'kills a writer three times, and has two processes write one file',
  'tests/lambdas/indexes/job-index.test.ts': 'kills a writer three times, and has two processes write one file',
  'tests/lambdas/indexes/job-meaning.test.ts': 'compares 500 searches with a look at every job',
  'tests/infra/index-bundle.test.ts': 'bundles the index as for AWS, with the taxonomy',
  'tests/abuse/mass-assignment.local.test.ts':
    'sends more than was asked for to each of 37 routes, and searches every store',
  'tests/abuse/applicant-mail.local.test.ts': 'waits for letters of several people through the whole outbox',
  'tests/abuse/consent.local.test.ts': 'a dozen people applied, dropped, matched and evaluated',
  'tests/abuse/retention.local.test.ts': 'a stack of its own with every kind of record, read whole after each round',
  'tests/abuse/tokens.local.test.ts': 'every route with seventeen tokens',
  'tests/abuse/tickets.local.test.ts': 'fifty uploads on one ticket, and what becomes of them',
  'tests/abuse/hostile-names.local.test.ts': 'reads a resume, exports every kind of record and looks into each file',
  'tests/abuse/hostile-rows.local.test.ts': 'corrects a resume six times and imports three kinds of record',
  'tests/journeys/migration.local.test.ts': 'a stack of its own, started twice',
  'tests/infra/deployed/bundles.local.test.ts':
    'bundles every function as for AWS, and starts each in a process of its own',
  'tests/journeys/faults.local.test.ts':
    'starts a stack and works while calls fail, storage is full and messages are lost',
  'tests/journeys/crashes.local.test.ts':
    'kills a stack, and its functions at ten calls, and waits for what comes back',
  'tests/journeys/exchange.local.test.ts': 'starts a stack, imports nearly two hundred people, and cuts its power',
  'tests/journeys/start.local.test.ts': 'npm starts the product four times, twice in vain',
  'tests/abuse/malware.local.test.ts': 'a stack of its own, with the scan for malware',
  'tests/abuse/erasure.local.test.ts': 'a stack of its own, whose imports and exports are erased from while they run',
  'tests/abuse/erasure-marker.local.test.ts': 'every form filled in, then every item and file read several times',
  'tests/journeys/erasure.local.test.ts': 'a stack of its own, whose every item and file is read several times',
  'tests/e2e/evaluation.e2e.test.ts': 'two evaluations as streams, decided, replayed and compared',
  'tests/e2e/site.e2e.test.ts': 'pages on slow lines and without a network',
  'tests/journeys/application-status.local.test.ts': 'eleven applications read, corrected and read again',
  'tests/journeys/application.local.test.ts': 'eighteen applications in seven formats, read and matched',
  'tests/journeys/refusals.local.test.ts': 'every route for everybody, and twelve files that cannot be read',
  'tests/journeys/files.local.test.ts': '300 files, and 12 MB in parts',
  'tests/journeys/talents.local.test.ts':
    'people applied, merged and erased, with everything stored read before and after',
  'tests/frontend/admin/files-upload.test.tsx': 'loads the whole panel again, and waits for pauses between attempts',
  'tests/lambdas/talents/merge-talents.local.test.ts': 'the same merge again for a crash at each of its writes',
  'tests/frontend/admin/exchange.test.tsx': '31 imports and exports, each asked about until it is done',
  'tests/abuse/identity.local.test.ts':
    'nineteen applications, many under somebody else’s address, each waited for until it is read',
  'tests/abuse/mistaken-confirmation.local.test.ts':
    'people who applied, and the joining and undoing of each with another',
  'tests/e2e/hostile-names.e2e.test.ts':
    'two applications that are read, then twenty screens of the panel in two looks',
  'tests/infra/stacks.test.ts':
    'makes all stacks six times, runs the rules of AWS and CDK over them, and follows every handler to its calls',
  'tests/abuse/complexity.test.ts': 'fifty-five kinds of text, read, corrected, matched and ranked',
  'tests/lambdas/resumes/hostile-files.test.ts': '88 hostile files through the real worker, some until its time is up',
  'tests/journeys/processing.local.test.ts': 'a stack of its own, and messages that fail until they are dead letters',
  'tests/infra/local/storage.local.test.ts': 'starts the storage again and again, and kills it while it writes',
  'tests/journeys/evaluation.local.test.ts': 'a stack with a language model, which is asked and fails in each way',
  'tests/journeys/site.local.test.ts': 'pages of every kind as search engines get them, before and after changes',
  'tests/frontend/admin/talents.test.tsx': 'twenty-seven uses of the list of talents and of its dialogs',
  'tests/abuse/faults.test.ts': 'an application whose every call to a store fails, is lost or ends the process',
  'tests/lambdas/overview/read-units.local.test.ts':
    'writes a thousand talents and applications, and starts a database',
  'tests/abuse/hostile-ads.test.ts': 'twenty-one kinds of ad at two lengths each',
  'tests/lambdas/matches/matcher.test.ts': 'starts the matcher’s threads again and again, and lets their time run out',
  'tests/shared/matching/adjusted-job.test.ts': 'generated jobs and changes, each scored in two ways',
  'tests/lambdas/stores/match-store.local.test.ts':
    'starts a database and writes 600 evaluations of one person for each test, which are read, moved and removed',
  'tests/journeys/forms.local.test.ts': 'six profiles read and matched, one of the greatest length',
  'tests/frontend/features/apply-form.test.tsx': 'loads the whole site again, and fills in its form eight times',
  'tests/frontend/admin/evaluate.test.tsx': 'every screen of an evaluation, with answers that stream in',
  'tests/frontend/admin/employers.test.tsx': 'leads taken on, edited in place and settled, each on a page of its own',
  'tests/frontend/admin/settings.test.tsx': 'settings typed, refused in words, and saved',
  'tests/frontend/admin/kit/activities.test.tsx': 'every kind of activity, typed field by field',
  'tests/frontend/app/size.test.ts': 'builds the site where no run has built these sources',
  'tests/frontend/features/fit-check.test.tsx': 'loads the real reader and matcher, and compares whole resumes',
  'tests/frontend/features/application-status.test.tsx':
    'every state of an application, and all that its page can send',
  'tests/shared/taxonomy/mentions.test.ts': 'looks for every name of the taxonomy, and in generated texts',
  'tests/infra/bundle.test.ts': 'bundles functions as for AWS',
  'tests/contract/calls.test.ts': 'starts the emulators, and makes every call of the source',
  'tests/frontend/lib/fit-answer.test.ts': 'loads the reader and the matcher, and reads whole resumes with them',
};

/**
 * Tests of plain functions that take most of their kind's processor time, because they measure growth, kill processes,
 * make every stack or go through every resume and ad there is. `npm run test:quick` leaves them out.
 */
export const LONG_UNIT_FILES: readonly string[] = [
  'tests/abuse/complexity.test.ts',
  'tests/abuse/faults.test.ts',
  'tests/abuse/hostile-ads.test.ts',
  'tests/abuse/poison.test.ts',
  'tests/infra/index-bundle.test.ts',
  'tests/infra/ops/migrate.test.ts',
  'tests/infra/stacks.test.ts',
  'tests/lambdas/indexes/job-index.test.ts',
  'tests/lambdas/indexes/job-meaning.test.ts',
  'tests/lambdas/indexes/talent-index.test.ts',
  'tests/lambdas/indexes/talent-meaning.test.ts',
  'tests/lambdas/matches/language-models.test.ts',
  'tests/lambdas/matches/matcher.test.ts',
  'tests/lambdas/matches/reading-forms.test.ts',
  'tests/lambdas/resumes/hostile-files.test.ts',
  'tests/lambdas/site/feeds.test.ts',
  'tests/shared/extraction/reading-failures.test.ts',
  'tests/shared/matching/adjusted-job.test.ts',
  'tests/shared/matching/counterfactual.test.ts',
  'tests/shared/matching/line-classifier.test.ts',
  'tests/shared/matching/properties.test.ts',
];
