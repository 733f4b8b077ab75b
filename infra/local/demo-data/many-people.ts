/** Thousands of fictional people, each with a career that is plausible by the taxonomy, as read from a resume. */
import { conceptsOf } from '../../../lambdas/settling/talent-facts.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { basisBeforeStatements } from '../../../shared/domain/basis.ts';
import type { Resume } from '../../../shared/domain/talent.ts';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';
import { allConcepts, type OccupationConcept } from '../../../shared/taxonomy/index.ts';

const FIRST_NAMES =
  'Celestina Braulio Amapola Teo Violeta Nerea Imogen Marigold Brezo Lino Azucena Fermín Dalia Rómulo Ágata Tobías Ottilie Barnaby Clementine Ambrose Hortensia Leandro Perla Silvano Iris Gaspar Marlowe Saffron Juniper Alder'.split(
    ' ',
  );
const LAST_NAMES =
  'Farolillo Tintero Quintanar Vendaval Campanario Laurel Thistledown Lantern Peonza Romero Ventisca Candil Azafrán Molinete Bellflower Cobblestone Merrow Puddlewick Zarcillo Celosía Albahaca Cencerro Brújula Tragaluz Fernsby Hollowell Inkwell Larkspur Marjoram Nightjar Espliego Garabato'.split(
    ' ',
  );
const COMPANIES =
  'Talleres Yunque,Hospital Alborada,Logística Cierzo,Casa Txirrita,Red Azahar,Lacewing Cloud,Bayou Bend Health,Cooperativa Tres Ríos,Thimble & Sons,Obrador Candela,Granja Rocío,Copper Kettle Works'.split(
    ',',
  );
const DAY_MS = 86_400_000;

/** The same numbers in the same order on every machine: a linear congruential generator (Numerical Recipes). */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;
const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T;

const WORDS = {
  es: {
    experience: 'EXPERIENCIA',
    skills: 'COMPETENCIAS',
    education: 'FORMACIÓN',
    languages: 'IDIOMAS',
    now: 'actualidad',
  },
  en: { experience: 'EXPERIENCE', skills: 'SKILLS', education: 'EDUCATION', languages: 'LANGUAGES', now: 'present' },
} as const;

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  headline: string;
  text: string;
}

/** A person of one occupation with one or two earlier jobs, in Spanish two times of three. */
function personOf(index: number, occupations: readonly OccupationConcept[], places: readonly string[]): Person {
  const roll = dice(index * 7919 + 17);
  const language = roll(3) < 2 ? 'es' : 'en';
  const words = WORDS[language];
  const occupation = pick(roll, occupations);
  const firstName = pick(roll, FIRST_NAMES);
  const lastName = `${pick(roll, LAST_NAMES)} ${pick(roll, LAST_NAMES)}`;
  const email = `${firstName}.${index}@people.example`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\w.@]/g, '');
  const digits = String(index).padStart(6, '0');
  const phone = `+34 555 ${digits.slice(0, 3)} ${digits.slice(3)}`;
  const location = pick(roll, places);
  const headline = occupation.names[language];
  const skills = skillNames(occupation, language, roll);
  const lines = [
    `${firstName} ${lastName}`,
    headline,
    location,
    `${email} | ${phone}`,
    '',
    words.experience,
    ...jobsOf(occupation, occupations, language, skills, roll),
    words.education,
    language === 'es' ? 'Bachillerato, Instituto Puerta de Piedra' : 'High school diploma, Stone Gate School',
    `${2004 + roll(8)} - ${2012 + roll(4)}`,
    '',
    words.skills,
    skills.join(', '),
    '',
    words.languages,
    language === 'es' ? `Español: nativo\nInglés: ${pick(roll, ['A2', 'B1', 'B2', 'C1'])}` : 'English: native',
  ];
  return { firstName, lastName, email, phone, location, headline, text: `${lines.join('\n')}\n` };
}

const conceptNames = new Map<string, { es: string; en: string }>();

function skillNames(occupation: OccupationConcept, language: 'es' | 'en', roll: Roll): string[] {
  if (conceptNames.size === 0) for (const { id, names } of allConcepts('skill')) conceptNames.set(id, names);
  const own = occupation.skills.filter(() => roll(4) > 0);
  const others = Array.from({ length: 2 }, () => pick(roll, [...conceptNames.keys()]));
  return [...new Set([...own, ...others])].flatMap((id) => conceptNames.get(id)?.[language] ?? []);
}

function jobsOf(
  occupation: OccupationConcept,
  occupations: readonly OccupationConcept[],
  language: 'es' | 'en',
  skills: readonly string[],
  roll: Roll,
): string[] {
  const earlier = occupations.find(({ id }) => id === occupation.related[0]) ?? pick(roll, occupations);
  const since = 2014 + roll(9);
  const job = (title: string, from: string, to: string) => [
    title,
    pick(roll, COMPANIES),
    `${from} - ${to}`,
    `- ${skills.slice(0, 3).join(', ')}.`,
    language === 'es' ? '- Trabajo en equipo y a turnos.' : '- Worked in a team and in shifts.',
    '',
  ];
  const month = String(1 + roll(12)).padStart(2, '0');
  const current = roll(5) > 0 ? WORDS[language].now : `06/${since + 1 + roll(2)}`;
  return [
    ...job(occupation.names[language], `${month}/${since}`, current),
    ...job(earlier.names[language], `01/${since - 4}`, `${month}/${since}`),
  ];
}

export type StoredPerson = { talent: TalentRecord; resume: Resume };

/** A made person, and what was read of their resume. */
interface ReadPerson {
  person: Pick<TalentRecord['applied'], 'firstName' | 'lastName' | 'phone' | 'location' | 'headline'> & {
    email: string;
  };
  read: Pick<Resume, 'text' | 'profile' | 'sources' | 'sections'>;
  skillIds: string[];
}

/** The `index`th person as the pipeline would have stored them: dropped within the 300 days before `now`. */
export function storedPerson(index: number, { person, read, skillIds }: ReadPerson, now: Date): StoredPerson {
  const { email, ...applied } = person;
  const at = new Date(now.getTime() - (index % 300) * DAY_MS - index * 997).toISOString();
  const ids = { talentId: `person${index}`, resumeId: `reading${index}` };
  const { kind, until } = basisBeforeStatements(now.toISOString());
  return {
    talent: {
      ...ids,
      kind: 'talent',
      version: 1,
      email,
      status: 'new',
      source: 'drop',
      createdAt: at,
      // Caches of the talents find new ones by this.
      updatedAt: new Date().toISOString(),
      skillIds,
      applied,
      appliedAt: at,
      confirmedAt: at,
      edits: {},
      resumeAt: at,
      basis: { kind, until },
      basisCount: 1,
    },
    resume: { ...ids, applicationId: `sent${index}`, fileName: 'cv.txt', ...read, createdAt: at },
  };
}

/** A talent with their reading; the text is read by the product's own reader. */
export async function* manyPeople(count: number, now: Date): AsyncGenerator<StoredPerson> {
  const occupations = allConcepts('occupation') as readonly OccupationConcept[];
  const places = allConcepts('place').map(({ names }) => names.es);
  const encoder = new TextEncoder();
  const today = now.toISOString().slice(0, 7);
  for (let index = 0; index < count; index += 1) {
    const { text, ...person } = personOf(index, occupations, places);
    const document = await extractDocument(encoder.encode(text), { declaredType: 'text/plain' });
    const { profile, sources, sections } = readResume(document, { today });
    const read = { text: document.text, profile, sources, sections };
    yield storedPerson(index, { person, read, skillIds: conceptsOf({ text: document.text, profile }) }, now);
  }
}
