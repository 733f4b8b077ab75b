/** The choices and limits of a job's fields; without schemas, so that lists and engines load little. */

export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'internship', 'remote'] as const;
export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'lead', 'executive'] as const;
export const JOB_STATUSES = ['draft', 'active', 'paused', 'closed'] as const;
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;
export const REMOTE_POLICIES = ['on-site', 'hybrid', 'remote'] as const;
/** When the work is, as far as texts state it. */
export const SHIFTS = ['morning', 'evening', 'night', 'weekend', 'rotating'] as const;
export const SALARY_PERIODS = ['year', 'month', 'hour'] as const;
export const OPENINGS_MAX = 10_000;
export const SALARY_MAX = 100_000_000;

export type JobStatus = (typeof JOB_STATUSES)[number];
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];
