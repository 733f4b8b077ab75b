/** Cuts a free-text location into the parts that can name a place: without postcodes and without how the work is done. */

const MODE =
  '(?:100 ?% ?)?(?:en )?(?:(?:modalidad )?(?:fully )?(?:remot[oa]|remote|teletrabajo|telework(?:ing)?|a distancia|work from home|wfh|h[ií]brid[oa]|hybrid|presencial|on-?site)|home office|desde casa)';
/** Says how the work is done and not where, alone or beside a place. */
const MODE_BEFORE = new RegExp(
  `^(?:${MODE}(?![\\p{L}\\d])[\\s:.–—-]*)+(?:(?:desde|en|dentro de|from|in|within)\\s+)?`,
  'iu',
);
const MODE_AFTER = new RegExp(`[\\s:–—-]+${MODE}$`, 'iu');
/** What all of them have a piece of: most parts have none, and the patterns above are slow to say so. */
const MAYBE_MODE = /remot|tele|distancia|from home|wfh|h[ií]brid|presencial|on-?site|home office|desde casa/i;
/** So wide that no town, region or country is meant. */
const ANYWHERE =
  /^(worldwide|anywhere( in the world)?|global|everywhere|(desde )?cualquier (lugar|parte)( del mundo)?|(en )?todo el mundo|mundial|internacional|international|(toda )?europ[ae]|european union|uni[oó]n europea|eu|ue|emea|eea|eee|apac|(las )?am[eé]ricas?|the americas|latam|latin ?am[eé]rica|latinoam[eé]rica|am[eé]rica latina|iberoam[eé]rica|(north|south|central) america|(norte|sud|centro)am[eé]rica|asia|[aá]frica|several locations|varias ubicaciones|varios lugares)$/iu;

const SEPARATOR = /[,;|()/\n]| [-–—·•] /;
/** Longer texts are no location; only so much of them is read. */
const LONGEST = 300;

/** `Madrid híbrido` is Madrid, `Remote in Spain` is Spain, `Remoto` is nowhere. */
function withoutMode(part: string): string {
  if (!MAYBE_MODE.test(part)) return part;
  return part.replace(MODE_BEFORE, '').replace(MODE_AFTER, '').trim();
}

/** `Barcelona (provincia)`, `Barcelona province` and `prov. de Barcelona` are written as the data has it. */
function withProvinceFirst(location: string): string {
  if (!/prov/i.test(location)) return location;
  return location
    .replace(
      /([\p{L}][\p{L} .'’-]{1,40}?) *[ (](?:provincia|province|prov\.?)(?! *(?:de|of)\b)\)?/giu,
      'provincia de $1',
    )
    .replace(/\bprov\.? (?:de )?(?=\p{L})/giu, 'provincia de ');
}

/**
 * The parts of a location from the left, as written: `Remoto - Sevilla, España` gives Sevilla and España. What is so wide
 * that it names no country (`LATAM`, `Europe`) and what only says how the work is done is left out.
 */
export function partsOf(location: string): string[] {
  const parts = withProvinceFirst(location.slice(0, LONGEST)).split(SEPARATOR);
  return parts.map((part) => withoutMode(part.trim())).filter((part) => part !== '' && !ANYWHERE.test(part));
}

const POSTCODES = [
  /^(?:c\.? ?p\.? ?)?(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?(?: [A-Z]{2}(?= ))?\s+/iu,
  /\s+(?:c\.? ?p\.? ?)?\d{4,6}(?:-\d{3,4})?$/iu,
  /\s+[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u,
  /\s+[A-Z]\d[A-Z] ?\d[A-Z]\d$/u,
];
const AROUND_BEFORE =
  /^(?:vivo en|resido en|residente en|lives in|living in|based in|located in|ciudad de residencia:?|lugar de residencia:?|residencia:?|location:?|ubicación:?|domicilio:?|address:?|(?:gran |greater )?área (?:metropolitana )?de|greater|cerca de|near|alrededores de|zona|municipio de|ciudad de|city of|state of|estado de|departamento de|región de)\s+/iu;
const AROUND_AFTER =
  /\s+(?:y alrededores|and surroundings|and surrounding areas?|metropolitan area|metro area|metro|area|ciudad|city|capital|centro|d\.?c\.?|d\.?f\.?|county|region|state)$/iu;

/** A part without what only stands around a place's name: its postcode, `Greater … Area`, `… y alrededores`. */
export function bareName(part: string): string {
  // `Bs. As.`, `St. Louis`: a stop would end the name.
  let bare = part.replace(/(?<=\b\p{L}{1,3})\.(?= )/gu, '');
  for (const postcode of POSTCODES) bare = bare.replace(postcode, '');
  return bare.replace(AROUND_BEFORE, '').replace(AROUND_AFTER, '').trim();
}
