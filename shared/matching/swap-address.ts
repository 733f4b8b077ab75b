/** Another street and postcode of the same town, which is all that a job may ask for. */
import { addressesIn } from './street-address.ts';
import { beginningLike, type Exchanger, orAdded } from './swap.ts';
import type { Edit } from './swap-text.ts';

const STREET = { es: 'Calle del Olmo 214', en: '214 Elm Street' };
/** The last two digits tell quarters apart, the first three the town. */
const [QUARTER, OTHER_QUARTER] = ['37', '41'];

/** Where a resume gives a street or a postcode; else a street is written in. */
export const otherAddress: Exchanger = (resume, language) => {
  const { text, sources } = resume;
  const { streets, postcodes } = addressesIn(text, sources);
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const edits: Edit[] = [
    ...streets.map((span) => ({ ...span, words: beginningLike(written(span), STREET[language]) })),
    ...postcodes.map((span) => {
      const quarter = written(span).endsWith(QUARTER) ? OTHER_QUARTER : QUARTER;
      return { start: span.end - quarter.length, end: span.end, words: quarter };
    }),
  ];
  return orAdded(resume, edits, STREET[language]);
};
