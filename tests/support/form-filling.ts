/** What a visitor's browser does with the forms that need no file: profile, contact message and employer request. */
import { randomUUID } from 'node:crypto';
import type { Sent } from './applying.ts';
import type { ApiAnswer, TestStack } from './local-stack.ts';

/** A filled-in profile of a person who has no e-mail address unless `changes` gives one. */
export function profileForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Nerea',
    lastName: 'Campos Ulloa',
    phone: freshPhone(),
    experience: [
      'Enfermera de cuidados intensivos, Hospital Marina Alta, marzo 2018 - actualidad',
      '- Manejo de ventilación mecánica y monitorización hemodinámica',
      '- Soporte vital avanzado y atención a pacientes críticos',
    ].join('\n'),
    educationLevel: 'bachelor',
    education: 'Grado en Enfermería, Universidad de Puertonuevo, 2013 - 2017',
    skills: ['Cuidados intensivos', 'Triaje', 'Inglés B2'],
    certificates: 'Soporte vital avanzado, 2022',
    link: 'https://www.linkedin.com/in/nerea-campos',
    aboutMe: 'Enfermera de UCI con ganas de abrir una unidad nueva.',
    language: 'es',
    privacyNoticeAccepted: true,
    ...changes,
  };
}

let numbers = 0;

/** A number that nobody gave before. */
export function freshPhone(): string {
  numbers += 1;
  return `+34 555 ${String(100_000 + numbers).slice(1, 4)} ${String(numbers).padStart(3, '0')}`;
}

export function contactForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Eulalia',
    lastName: 'Montblanc',
    email: 'eulalia@people.example',
    subject: 'partnership',
    message: '¿Con quién puedo hablar de una colaboración?',
    ...changes,
  };
}

export function employerForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Baltasar',
    lastName: 'Olmedo',
    company: 'Talleres Yunque',
    positionsToHire: 4,
    jobTitle: 'Soldadura TIG',
    phone: '+34 555 010 090',
    email: 'baltasar@yunque.example',
    ...changes,
  };
}

/** Sends a form as it is. */
export function post(stack: TestStack, path: string, body: unknown, key = randomUUID()): Promise<ApiAnswer> {
  return stack.api(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
}

/** Sends a profile; expects it to be taken. */
export async function sendProfile(
  stack: TestStack,
  changes: Record<string, unknown> = {},
  key = randomUUID(),
): Promise<Pick<Sent, 'applicationId' | 'statusToken'>> {
  const answer = await post(stack, '/api/profiles', profileForm(changes), key);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
