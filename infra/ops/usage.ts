/** Estimates an agency's monthly use of AWS. Each guess is one line, to be replaced by your own figures. */
import type { PriceId } from './prices.ts';

/** Sizes of an agency that estimates are printed for: people on record. */
export const PROFILES = [10_000, 100_000] as const;

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** Resumes that come in a month, for so many people on record. */
export const resumesOf = (people: number): number => people / 10;

/** What people do in a month, for so many people on record. */
function activity(people: number) {
  const applications = resumesOf(people);
  // Nobody on record: nobody works with it either.
  const recruiters = people === 0 ? 0 : Math.max(3, people / 5_000);
  const visits = applications * 30;
  return {
    people,
    applications,
    /** A visit opens six pages or lists, of which the edge answers half. */
    pages: visits * 6,
    recruiters,
    /** Two hundred clicks of three calls each on twenty days. */
    staffCalls: recruiters * 20 * 200 * 3,
    /** Each ranks everybody for a job once a working day. */
    evaluated: recruiters * 20 * people,
    /** One in ten files is a scan of two pages. */
    scannedPages: applications * 0.1 * 2,
    /** Arrival, confirmation, one move, and what recruiters write. */
    mails: applications * 4,
  };
}

/** Quantities by price, in the units of the prices. */
export function usageOf(people: number): Partial<Record<PriceId, number>> {
  const { applications, pages, staffCalls, evaluated, scannedPages, mails } = activity(people);
  // An application makes ten calls of its own: form, upload, status.
  const calls = pages / 2 + staffCalls + applications * 10;
  // Reading and matching: four invocations, 6 s of 1.8 GB; a call: 0.15 s of 1 GB; ranking one person: 5 ms of 3 GB.
  const seconds = applications * 6 * 1.8 + calls * 0.15 + evaluated * 0.005 * 3;
  // An application: 60 items with their indexes, readings of 20 KB and 21 matches of 6 KB among them.
  const writes = applications * 600;
  // A call reads ten units, matching every active job; evaluations read the file that the writer of the indexes publishes.
  const reads = calls * 10 + applications * 500;
  // Four queues are asked by five pollers each, every twenty seconds, whether anything is there.
  const polls = 4 * 5 * 3 * 60 * 24 * 30;
  // Canaries: a round every five minutes, of two calls of the API and six requests, 2 s of a quarter GB.
  const rounds = 12 * 24 * 30;
  // The writer: half a second of 3 GB a minute; of 100,000 people it publishes for 40 s, six times in each working hour.
  const published = 6 * 8 * 20 * (people / 100_000);
  const writing = 60 * 24 * 30 * 0.5 * 3 + published * 40 * 3;
  return {
    apiCalls: (calls + rounds * 2) / MILLION,
    lambdaRequests: (calls + applications * 4 + rounds * 3 + 60 * 24 * 30) / MILLION,
    lambdaGigabyteSeconds: (seconds + writing + rounds * 0.5) / MILLION,
    // A page brings ten files the first time.
    frontRequests: (pages * 3 + staffCalls + rounds * 6) / MILLION,
    frontGigabytes: (pages * 150 + staffCalls * 10) / MILLION,
    tableWrites: writes / MILLION,
    tableReads: reads / MILLION,
    // A person with readings, matches and history: 250 KB, indexes included.
    tableGigabytes: (people * 250) / MILLION,
    // A file of 400 KB, two versions.
    storageGigabytes: (people * 800) / MILLION,
    // The writer lists four folders and reads four pointers a minute.
    storagePuts: (applications * 4 + 9_000 + 4 * 60 * 24 * 30) / MILLION,
    storageGets: (applications * 6 + 4 * 60 * 24 * 30) / MILLION,
    keyCalls: (calls + applications * 20) / 10 / MILLION,
    queueCalls: (polls + applications * 12) / MILLION,
    // Lambda traces the first call of each second, which at these sizes is nearly every one.
    traces: (calls + applications * 4 + rounds * 3) / MILLION,
    wallRequests: calls / MILLION,
    // Two lines of 600 bytes a call, in function and access log.
    logGigabytes: (calls * 1.2 + applications * 20) / MILLION,
    scannedPages: scannedPages / THOUSAND,
    mails: mails / THOUSAND,
  };
}

const HOURS_OF_A_MONTH = 730;
const WORKING_HOURS = 8 * 20;

/** What a collection that people are searched in takes: it wakes for a change or a search, and sleeps after ten minutes of neither. */
export function searchUseOf(people: number): Partial<Record<PriceId, number>> {
  const { applications, recruiters } = activity(people);
  const [changing, asking] = [Math.min(HOURS_OF_A_MONTH, applications / 6), recruiters === 0 ? 0 : WORKING_HOURS];
  // One unit for each 300,000 people, and another one that stands by.
  const units = 2 * Math.max(1, people / 300_000);
  return {
    searchUnitHours: units * (changing + asking),
    // A document of 9 KB, kept twice.
    searchGigabytes: (people * 18) / MILLION,
  };
}
