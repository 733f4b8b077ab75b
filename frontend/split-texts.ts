/** Sends a language's texts in parts: translators keep one file, a first visit downloads only the words it shows. */
import type { Plugin } from 'vite';

/** The parts besides the first, by the groups of texts they carry; every other group belongs to the first part. */
const GROUPS_OF: Record<string, readonly string[]> = {
  data: ['jobs', 'job', 'form', 'errors'],
  forms: ['apply', 'seekers', 'status', 'languageName', 'notice'],
};

function partOf(texts: Record<string, unknown>, part: string): Record<string, unknown> {
  const later = Object.values(GROUPS_OF).flat();
  const isIncluded = (group: string) => (part === 'first' ? !later.includes(group) : GROUPS_OF[part]?.includes(group));
  return Object.fromEntries(Object.entries(texts).filter(([group]) => isIncluded(group)));
}

/** Narrows `locales/xx.json?part`; development and tests load the whole file instead. */
export function splitTexts(): Plugin {
  return {
    name: 'encaje-split-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\.json\?\w+$/ },
      handler: (code, id) => ({
        code: `export default ${JSON.stringify(partOf(JSON.parse(code), id.slice(id.indexOf('?') + 1)))}`,
        moduleType: 'js',
      }),
    },
  };
}
