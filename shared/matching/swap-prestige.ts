/** Famous employers and schools in place of unknown ones, and the other way round; what was done there stays as it is. */
import { fold } from '../taxonomy/index.ts';
import { repeatedNames } from './clean.ts';
import { type Exchanger, inCaseOf, otherThan } from './swap.ts';
import type { Edit } from './swap-text.ts';

/** Of several words, as those that are taken out wherever they are repeated. */
const EMPLOYERS = {
  famous: ['General Electric', 'Goldman Sachs', 'Banco Santander', 'Rolls Royce'],
  unknown: ['Brisa y Olmo', 'Tres Arcos'],
};
const SCHOOLS = {
  famous: ['Harvard University', 'University of Oxford', 'Stanford University'],
  unknown: ['Escuela Monte Alto', 'Instituto Tres Olmos'],
};

const FIELD = /^(?:experience\.\d+\.(company)|education\.\d+\.institution)$/;
/** The names as the reader found them, and whole names wherever they are repeated. */
export const otherPrestige: Exchanger = ({ text, sources }) => {
  const repeated = new Set<string>();
  const edits = Object.entries(sources).flatMap(([key, span]): Edit[] => {
    const found = FIELD.exec(key);
    const name = text.slice(span.start, span.end);
    // All its places are known from the first: a career at one employer names it in each of its jobs.
    if (!found || name.trim() === '' || repeated.has(name.trim())) return [];
    const { famous, unknown } = found[1] ? EMPLOYERS : SCHOOLS;
    const isFamous = famous.some((one) => fold(name).includes(fold(one)));
    const other = otherThan(isFamous ? unknown : famous, name, () => false);
    const repeats = repeatedNames(text, { [key]: span });
    if (repeats.length > 0) repeated.add(name.trim());
    const places = repeats.length > 0 ? repeats : [span];
    return places.map(({ start, end }) => ({ start, end, words: inCaseOf(text.slice(start, end), other) }));
  });
  return { edits, isAdded: false };
};
