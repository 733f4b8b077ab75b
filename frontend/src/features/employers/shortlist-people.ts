/** The fictional people of the example: their names say that they are made up, their words are what a resume would say. */
import type { BilingualText, Language } from '../../../../shared/domain/field.ts';
import type { Grade, Verdict } from '../../../../shared/domain/match.ts';

export interface ShortlistCriterion {
  label: BilingualText;
  verdict: Verdict;
  /** Word for word from the resume, in the resume's own language; absent where it says nothing. */
  quote?: string;
}

export interface ShortlistPerson {
  name: string;
  percent: number;
  grade: Grade;
  /** The language of the resume. */
  resume: Language;
  criteria: readonly ShortlistCriterion[];
}

const TEAM: BilingualText = { es: 'Coordinar un equipo', en: 'Lead a team' };
const SAP: BilingualText = { es: 'SAP para almacenes', en: 'SAP for warehouses' };

export const SHORTLIST: readonly ShortlistPerson[] = [
  {
    name: 'Vega Ejemplo',
    percent: 91,
    grade: 'A',
    resume: 'es',
    criteria: [
      { label: TEAM, verdict: 'met', quote: 'Coordino a catorce personas en el turno de noche.' },
      { label: SAP, verdict: 'met', quote: 'Implanté SAP EWM en dos almacenes frigoríficos.' },
    ],
  },
  {
    name: 'Chloe Sample',
    percent: 78,
    grade: 'B',
    resume: 'en',
    criteria: [
      { label: TEAM, verdict: 'met', quote: 'I lead a night crew of nine at a cold store.' },
      { label: SAP, verdict: 'claimed', quote: 'SAP (basic).' },
    ],
  },
  {
    name: 'Leo Prueba',
    percent: 63,
    grade: 'C',
    resume: 'es',
    criteria: [
      { label: TEAM, verdict: 'met', quote: 'Responsable de ocho preparadores de pedidos.' },
      { label: SAP, verdict: 'missing' },
    ],
  },
];
