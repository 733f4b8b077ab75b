/** Invented resumes and ads of real length: 3,000 to 6,000 characters a resume, 2,000 to 4,000 an ad; the same on every machine. */
import type { Job } from '../../shared/domain/job.ts';
import { allConcepts, type OccupationConcept } from '../../shared/taxonomy/index.ts';
import { FILLINGS, SENTENCES } from './long-sentences.ts';

type Language = 'es' | 'en';
type Roll = (sides: number) => number;

const RESUME_MIN_CHARS = 3_000;
const RESUME_SPREAD_CHARS = 3_000;
const AD_MIN_CHARS = 2_000;
const AD_SPREAD_CHARS = 1_800;

/** A linear congruential generator (Numerical Recipes). */
function dice(seed: number): Roll {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T;

const FIRST_NAMES =
  'Celestina Braulio Amapola Teo Violeta Nerea Imogen Marigold Brezo Lino Azucena Dalia Silvano Iris Gaspar Juniper'.split(
    ' ',
  );
const LAST_NAMES =
  'Farolillo Tintero Quintanar Vendaval Campanario Laurel Thistledown Lantern Peonza Ventisca Candil Azafrán Molinete Bellflower Cobblestone Merrow Puddlewick Zarcillo Celosía Albahaca Brújula Tragaluz Fernsby Larkspur'.split(
    ' ',
  );
const HOUSES =
  'Talleres Yunque,Hospital Alborada,Logística Cierzo,Casa Txirrita,Red Azahar,Lacewing Cloud,Bayou Bend Health,Cooperativa Tres Ríos,Thimble & Sons,Obrador Candela,Granja Rocío,Copper Kettle Works'.split(
    ',',
  );
const HEADINGS = {
  es: {
    about: 'PERFIL',
    work: 'EXPERIENCIA',
    education: 'FORMACIÓN',
    skills: 'COMPETENCIAS',
    languages: 'IDIOMAS',
    now: 'actualidad',
  },
  en: {
    about: 'PROFILE',
    work: 'EXPERIENCE',
    education: 'EDUCATION',
    skills: 'SKILLS',
    languages: 'LANGUAGES',
    now: 'present',
  },
} as const;

const occupations = () => allConcepts('occupation') as readonly OccupationConcept[];
const skills = new Map<string, { es: string; en: string }>();
const places = () => allConcepts('place');

/** Skills of an occupation, most of them its own and a few of anybody's. */
function skillsOf(occupation: OccupationConcept, language: Language, roll: Roll): string[] {
  if (skills.size === 0) for (const { id, names } of allConcepts('skill')) skills.set(id, names);
  const all = [...skills.keys()];
  const others = Array.from({ length: 3 + roll(5) }, () => pick(roll, all));
  const ids = [...occupation.skills.filter(() => roll(5) > 0), ...others];
  return [...new Set(ids)].flatMap((id) => skills.get(id)?.[language] ?? []);
}

function sentence(template: string, language: Language, own: readonly string[], roll: Roll): string {
  const { thing, people, place, tool } = FILLINGS[language];
  const lists: Record<string, readonly string[]> = { thing, people, place, tool, skill: own };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'number' ? String(2 + roll(28)) : pick(roll, lists[name] ?? ['']),
  );
}

export interface LongPerson {
  firstName: string;
  lastName: string;
  location: string;
  headline: string;
  text: string;
}

/** The person number `index`, in Spanish two times of three; nobody can be reached under what the text gives. */
export function longPerson(index: number): LongPerson {
  const roll = dice(index * 7919 + 31);
  const language: Language = roll(3) < 2 ? 'es' : 'en';
  const occupation = pick(roll, occupations());
  const own = skillsOf(occupation, language, roll);
  const location = pick(roll, places()).names.es;
  const [firstName, lastName] = [pick(roll, FIRST_NAMES), `${pick(roll, LAST_NAMES)} ${pick(roll, LAST_NAMES)}`];
  const heading = HEADINGS[language];
  const top = [`${firstName} ${lastName}`, occupation.names[language], location, `p${index}@people.example`, ''];
  const about = Array.from({ length: 3 }, () => sentence(pick(roll, SENTENCES[language].about), language, own, roll));
  const bottom = bottomOf(language, own, roll);
  const fixed = [...top, heading.about, about.join(' '), '', heading.work, ...bottom].join('\n').length;
  const wanted = RESUME_MIN_CHARS + roll(RESUME_SPREAD_CHARS) - fixed;
  const work = careerOf(occupation, language, own, wanted, roll);
  const text = [...top, heading.about, about.join(' '), '', heading.work, ...work, ...bottom].join('\n');
  return { firstName, lastName, location, headline: occupation.names[language], text: `${text}\n` };
}

function careerOf(
  occupation: OccupationConcept,
  language: Language,
  own: readonly string[],
  chars: number,
  roll: Roll,
): string[] {
  const jobs = 2 + roll(4);
  const lines: string[] = [];
  let until = 2026 - roll(3);
  for (let at = 0; at < jobs; at += 1) {
    const related = occupations().find(({ id }) => id === pick(roll, occupation.related)) ?? occupation;
    const from = until - 1 - roll(5);
    const end = at === 0 && until === 2026 ? HEADINGS[language].now : `${1 + roll(9)}/${until}`;
    lines.push(
      (at === 0 ? occupation : related).names[language],
      pick(roll, HOUSES),
      `0${1 + roll(9)}/${from} - ${end}`,
    );
    for (let said = 0; said < chars / jobs - 60; ) {
      const line = `- ${sentence(pick(roll, SENTENCES[language].work), language, own, roll)}`;
      lines.push(line);
      said += line.length + 1;
    }
    lines.push('');
    until = from;
  }
  return lines;
}

function bottomOf(language: Language, own: readonly string[], roll: Roll): string[] {
  const { education, skills: listed, languages } = HEADINGS[language];
  const school = language === 'es' ? 'Instituto Puerta de Piedra' : 'Stone Gate School';
  const degree = pick(
    roll,
    language === 'es'
      ? ['Bachillerato', 'Técnico superior', 'Grado en Administración', 'Grado en Ingeniería', 'Máster en Gestión']
      : [
          'High school diploma',
          'BSc in Business',
          'BA in History',
          'Certificate in Trade Skills',
          'MSc in Engineering',
        ],
  );
  const level = pick(roll, ['A2', 'B1', 'B2', 'C1']);
  const spoken = language === 'es' ? ['Español: nativo', `Inglés: ${level}`] : ['English: native', `Spanish: ${level}`];
  const year = 1996 + roll(20);
  return [
    education,
    `${degree}, ${school}`,
    `${year} - ${year + 3}`,
    '',
    listed,
    own.join(', '),
    '',
    languages,
    ...spoken,
  ];
}

/** The job number `index`, open, with an ad of real length in the language that `roll` says. */
export function longJob(index: number, like: Job, now: Date): Job {
  const roll = dice(index * 6007 + 11);
  const language: Language = roll(3) < 2 ? 'es' : 'en';
  const occupation = pick(roll, occupations());
  const own = skillsOf(occupation, language, roll);
  const of = (kind: 'duties' | 'asked' | 'offer', count: number) =>
    Array.from({ length: count }, () => sentence(pick(roll, SENTENCES[language][kind]), language, own, roll));
  const requirements = of('asked', 6 + roll(5));
  const benefits = of('offer', 4);
  const lines: string[] = [];
  const wanted = AD_MIN_CHARS + roll(AD_SPREAD_CHARS) - [...requirements, ...benefits].join('\n').length;
  for (let chars = 0; chars < wanted; chars += (lines.at(-1)?.length ?? 0) + 1) lines.push(...of('duties', 1));
  const at = new Date(now.getTime() - (index + 1) * 60_000).toISOString();
  return {
    ...like,
    jobId: `long${index}`,
    title: occupation.names[language],
    company: `${pick(roll, HOUSES)} ${index % 400}`,
    location: pick(roll, places()).names.es,
    openings: 1 + (index % 40),
    description: lines.join('\n'),
    requirements,
    benefits,
    criteria: null,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
  };
}
