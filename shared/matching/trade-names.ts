/** What the trades of the taxonomy are called in a sentence. */
import type { BilingualText } from '../domain/field.ts';
import { both } from './finding.ts';

const NAMES: Record<string, BilingualText> = {
  finance: both('finanzas', 'finance'),
  hr: both('recursos humanos', 'human resources'),
  sales: both('ventas', 'sales'),
  marketing: both('marketing', 'marketing'),
  law: both('derecho', 'law'),
  software: both('informática', 'software'),
  data: both('datos', 'data'),
  health: both('sanidad', 'health'),
  care: both('cuidado de personas', 'care'),
  education: both('enseñanza', 'education'),
  beauty: both('belleza', 'beauty'),
  sport: both('deporte', 'sport'),
  hospitality: both('hostelería', 'hospitality'),
  cleaning: both('limpieza', 'cleaning'),
  security: both('vigilancia', 'security'),
  retail: both('comercio', 'retail'),
  construction: both('construcción', 'construction'),
  manufacturing: both('fabricación', 'manufacturing'),
  logistics: both('logística', 'logistics'),
  agriculture: both('agricultura', 'agriculture'),
  engineering: both('ingeniería', 'engineering'),
  design: both('diseño', 'design'),
  media: both('comunicación', 'media'),
  quality: both('calidad', 'quality'),
  transport: both('transporte', 'transport'),
  public: both('administración pública', 'public administration'),
};

/** The name of a trade; its id where it is new and has none yet, which a test finds. */
export function tradeName(trade: string): BilingualText {
  return NAMES[trade] ?? both(trade, trade);
}
