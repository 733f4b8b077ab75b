/** Demo employers: five of the companies behind the demo jobs, at different stages. */
import type { Employer } from '../../../shared/domain/employer.ts';
import { EMPLOYER_FIELDS } from '../../../shared/domain/employer-fields.ts';
import { replyDeadline } from '../../../shared/domain/employer-request.ts';
import type { Language } from '../../../shared/domain/field.ts';
import { defaultsOf } from '../../../shared/domain/field-table.ts';

interface EmployerDraft extends Pick<Employer, 'employerId' | 'company' | 'priority' | 'openRoles' | 'primaryContact'> {
  /** What they asked people for. */
  jobTitle: string;
  /** Hours between the employer's request and now. */
  requestedHoursAgo: number;
  /** The language they asked in. */
  language: Language;
  /** Hours from the request to its answer; `null` while it waits. */
  answeredAfterHours: number | null;
  /** Hours since the last conversation; `null` where there was none yet. */
  touchedHoursAgo: number | null;
}

const DRAFTS: EmployerDraft[] = [
  {
    employerId: 'demoalborada',
    jobTitle: 'Enfermera de UCI',
    company: 'Hospital Alborada',
    priority: 'high',
    openRoles: 8,
    primaryContact: {
      name: 'Violeta Campanario Rueda',
      email: 'vcampanario@alborada.example',
      phone: '+34 555 010 014',
    },
    requestedHoursAgo: 26 * 24,
    language: 'es',
    answeredAfterHours: 7,
    touchedHoursAgo: 20,
  },
  {
    employerId: 'democierzo',
    jobTitle: 'Mozo de almacén',
    company: 'Logística Cierzo',
    priority: 'high',
    openRoles: 40,
    primaryContact: { name: 'Teo Vendaval Marcos', email: 'teo@cierzo.example', phone: '+34 555 010 027' },
    requestedHoursAgo: 6,
    language: 'es',
    answeredAfterHours: null,
    touchedHoursAgo: null,
  },
  {
    employerId: 'demolacewing',
    jobTitle: 'Backend developer',
    company: 'Lacewing Cloud',
    priority: 'normal',
    openRoles: 2,
    primaryContact: { name: 'Imogen Thistledown', email: 'imogen@lacewing.example', phone: null },
    requestedHoursAgo: 12 * 24,
    language: 'en',
    answeredAfterHours: 3,
    touchedHoursAgo: 3 * 24,
  },
  {
    employerId: 'demobayou',
    jobTitle: 'Registered nurse',
    company: 'Bayou Bend Health',
    priority: 'normal',
    openRoles: 14,
    primaryContact: { name: 'Marigold Lantern', email: 'mlantern@bayoubend.example', phone: '+1 713 555 0142' },
    requestedHoursAgo: 21,
    language: 'en',
    answeredAfterHours: null,
    touchedHoursAgo: null,
  },
  {
    employerId: 'demotxirrita',
    jobTitle: 'Cocinero',
    company: 'Casa Txirrita',
    priority: 'low',
    openRoles: 1,
    primaryContact: { name: 'Nerea Laurel Orbaneja', email: 'nerea@txirrita.example', phone: '+34 555 010 008' },
    requestedHoursAgo: 19 * 24,
    language: 'es',
    answeredAfterHours: 11,
    touchedHoursAgo: 9 * 24,
  },
];

function employerFrom(draft: EmployerDraft, now: Date): Employer {
  const { requestedHoursAgo, touchedHoursAgo, answeredAfterHours, jobTitle, language, ...record } = draft;
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const receivedAt = hoursAgo(requestedHoursAgo);
  const lastTouchAt = touchedHoursAgo === null ? null : hoursAgo(touchedHoursAgo);
  const answeredAt = answeredAfterHours === null ? null : hoursAgo(requestedHoursAgo - answeredAfterHours);
  const replyBy = answeredAt === null ? replyDeadline(receivedAt) : null;
  const status = answeredAt === null ? 'lead' : 'active';
  const request = { receivedAt, jobTitle, positionsToHire: record.openRoles, language };
  const times = { lastTouchAt, replyBy, answeredAt, createdAt: receivedAt, updatedAt: lastTouchAt ?? receivedAt };
  return { ...defaultsOf(EMPLOYER_FIELDS), ...record, ...times, version: 1, status, request };
}

/** The demo employers as they are stored; two of them still wait for the answer promised within 24 hours of `now`. */
export function demoEmployers(now: Date): Employer[] {
  return DRAFTS.map((draft) => employerFrom(draft, now));
}
