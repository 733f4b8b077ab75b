/** The fictional resume and job of the first page, in both languages, with the sentence that answers each criterion. */
import type { BilingualText } from '../../../../shared/domain/field.ts';
import type { Verdict } from '../../../../shared/domain/match.ts';

export interface DemoCriterion {
  id: string;
  label: BilingualText;
  verdict: Verdict;
  /** Place in `DEMO_SENTENCES` of the sentence that proves it; absent where nothing does. */
  sentence?: number;
}

export const DEMO_SENTENCES: readonly BilingualText[] = [
  {
    es: 'Jefa de turno en Transportes Albor, Zaragoza, 2019 - actualidad.',
    en: 'Shift manager at Albor Transport, Zaragoza, 2019 - present.',
  },
  {
    es: 'Coordino a once personas y la salida de 140 pedidos al día.',
    en: 'I coordinate eleven people and 140 outgoing orders a day.',
  },
  {
    es: 'Reduje los errores de preparación un 30 % con SAP EWM.',
    en: 'I cut picking errors by 30% using SAP EWM.',
  },
  {
    es: 'Grado superior en Transporte y Logística.',
    en: 'Higher diploma in Transport and Logistics.',
  },
  { es: 'Inglés: leído y hablado.', en: 'English: read and spoken.' },
];

export const DEMO_JOB: Record<'title' | 'company', BilingualText> = {
  title: { es: 'Coordinación de logística', en: 'Logistics coordinator' },
  company: { es: 'Almacenes Ribera', en: 'Ribera Warehouses' },
};

/** The fictional result, as a real one would read. */
export const DEMO_RESULT = { percent: 78, grade: 'B' } as const;

export const DEMO_CRITERIA: readonly DemoCriterion[] = [
  {
    id: 'team',
    label: { es: 'Coordinar un equipo de almacén', en: 'Lead a warehouse team' },
    verdict: 'met',
    sentence: 1,
  },
  { id: 'sap', label: { es: 'SAP para almacenes', en: 'SAP for warehouses' }, verdict: 'met', sentence: 2 },
  { id: 'english', label: { es: 'Inglés B2', en: 'English B2' }, verdict: 'claimed', sentence: 4 },
  { id: 'forklift', label: { es: 'Carné de carretillas', en: 'Forklift licence' }, verdict: 'missing' },
];
