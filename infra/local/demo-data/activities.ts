/** Demo activities: earlier conversations with companies and people. */
import { outgoingOf } from '../../../lambdas/activities/deliver.ts';
import { newActivity } from '../../../lambdas/activities/new-activity.ts';
import { timeOrderedId } from '../../../lambdas/runtime/ids.ts';
import type { ActivityRecord } from '../../../lambdas/stores/activity-store.ts';
import { type ActivityInput, activityInputSchema } from '../../../shared/domain/activity.ts';
import type { Outgoing, PersonReference } from '../../../shared/domain/outgoing.ts';

/** A talent or employer of the demo data, as far as messages need to know it. */
export interface DemoPerson {
  about: PersonReference;
  name: string;
  email: string | null;
  phone: string | null;
}

interface ActivityDraft {
  /** An employer's id, or a talent's address: ids of talents are only known once their resumes are read. */
  who: string;
  hoursAgo: number;
  /** What was sent; `startsAt` of an interview is filled in. */
  input: Record<string, unknown>;
  /** Of interviews: days from now, at 10:00 UTC, or the Monday after. */
  daysAhead?: number;
}

const BY = 'admin@encaje.test';

const DRAFTS: ActivityDraft[] = [
  {
    who: 'demoalborada',
    hoursAgo: 26 * 24 - 7,
    input: {
      kind: 'email',
      subject: 'Vuestras vacantes de enfermería de UCI',
      text: 'Hola, Violeta:\n\nGracias por escribirnos. Ya tenemos a dos personas con experiencia en UCI que encajan con lo que buscáis. ¿Te viene bien que lo veamos por teléfono mañana a las 11?\n\nUn saludo',
      language: 'es',
    },
  },
  {
    who: 'demoalborada',
    hoursAgo: 21,
    input: {
      kind: 'note',
      text: 'Violeta confirma ocho plazas: cinco para turno de noche. Prefiere recibir los perfiles los lunes por la mañana.',
    },
  },
  {
    who: 'demoalborada',
    hoursAgo: 20,
    daysAhead: 6,
    input: {
      kind: 'interview',
      title: 'Repaso de perfiles de UCI',
      durationMinutes: 30,
      place: 'Videollamada',
      text: 'Repasaremos juntos los cinco perfiles que mejor encajan.',
      language: 'es',
    },
  },
  {
    who: 'demolacewing',
    hoursAgo: 12 * 24 - 3,
    input: {
      kind: 'email',
      subject: 'Your backend roles',
      text: 'Hello Imogen,\n\nThank you for getting in touch. Both roles are in our list now, and the first profiles will reach you by Thursday.\n\nKind regards',
      language: 'en',
    },
  },
  {
    who: 'demolacewing',
    hoursAgo: 3 * 24,
    input: { kind: 'note', text: 'Imogen would also look at people who know Go but not Kubernetes.' },
  },
  {
    who: 'demotxirrita',
    hoursAgo: 9 * 24,
    input: {
      kind: 'note',
      text: 'Nerea aplaza la contratación hasta después de las fiestas. Volver a llamar en enero.',
    },
  },
  {
    who: 'celestina.farolillo@people.example',
    hoursAgo: 18,
    input: {
      kind: 'note',
      text: 'Hablamos por teléfono: busca turno de noche y puede incorporarse en tres semanas.',
    },
  },
  {
    who: 'celestina.farolillo@people.example',
    hoursAgo: 17,
    daysAhead: 7,
    input: {
      kind: 'interview',
      title: 'Entrevista: enfermería de UCI',
      durationMinutes: 45,
      place: 'Hospital Alborada, entrada principal',
      text: 'Te recibirá Violeta Campanario.',
      language: 'es',
    },
  },
  {
    who: 'juniper.saltmarsh@people.example',
    hoursAgo: 40,
    input: {
      kind: 'email',
      subject: 'Your application as platform engineer',
      text: 'Hello Juniper,\n\nYour experience fits the role well. Could you tell us when you would be free for a first call?\n\nKind regards',
      language: 'en',
    },
  },
];

function inputOf({ input, daysAhead }: ActivityDraft, now: Date): ActivityInput {
  if (daysAhead === undefined) return activityInputSchema.parse(input);
  const startsAt = new Date(now.getTime() + daysAhead * 86_400_000);
  startsAt.setUTCHours(10, 0, 0, 0);
  // Nobody is interviewed at the weekend.
  while (startsAt.getUTCDay() % 6 === 0) startsAt.setUTCDate(startsAt.getUTCDate() + 1);
  return activityInputSchema.parse({ ...input, startsAt: startsAt.toISOString() });
}

/** The activities of the people that `find` knows (by employer's id or talent's address), with their messages. */
export function demoActivities(
  now: Date,
  find: (who: string) => DemoPerson | undefined,
): { activities: ActivityRecord[]; messages: Outgoing[] } {
  const activities: ActivityRecord[] = [];
  const messages: Outgoing[] = [];
  for (const draft of DRAFTS) {
    const person = find(draft.who);
    if (!person) continue;
    const at = new Date(now.getTime() - draft.hoursAgo * 3_600_000).toISOString();
    const whom = { about: person.about, person: { ...person, place: null } };
    const occasion = { activityId: timeOrderedId(at), ...whom, by: BY, organiser: BY };
    const made = newActivity(inputOf(draft, now), { ...occasion, contentDigest: 'demo', now: at });
    const message = outgoingOf(made, person.name);
    activities.push({ ...made, delivery: message ? 'kept' : null });
    if (message) messages.push({ ...message, delivery: 'kept' });
  }
  return { activities, messages };
}
