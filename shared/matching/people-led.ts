/**
 * Finds where somebody says that they led people in words that no list of names can hold, since a number and a trade stand in
 * them: `Managed 9 payroll staff`, `Headed a group of 12 teachers`, `Jefatura de 9 contables`.
 */
import { fold, type Mention } from '../taxonomy/index.ts';

const NUMBER =
  '(?:(?:up to|over|about|around|more than|at least|hasta|mas de|unos|unas|casi) )?(?:\\d{1,3}(?: ?(?:-|–|to|a) ?\\d{1,3})?\\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)';

/** Who is led; of things and of customers there are as many, so the endings of trades do not take these. */
const WHOM_EN =
  '(?!(?:[a-z-]+ ){0,2}(?:customers|users|consumers|buyers|servers|routers|printers|computers|orders|centers|papers|letters|numbers|trailers|containers|suppliers|vendors|doors|floors|clients|patients|students|residents|tenants|events|restaurants|plants|accounts|projects|apartments|departments|contractors|subcontractors|visitors|sensors|motors|tractors|sectors|vendors)\\b)(?:[a-z-]+ ){0,3}?(?:people|staff|employees|workers|associates|reports|crew|nurses|aides|cooks|chefs|clerks|guards|hands|members|men|women|reps|representatives|apprentices|trainees|interns|subordinates|colleagues|analysts|[a-z]+(?:ers|ors|ists|ians|ants|eers))';
const WHOM_ES =
  '(?!(?:clientes|pacientes|alumn[oa]s|estudiantes|usuari[oa]s|ordenadores|servidores|proveedores|residentes|contenedores|motores|sectores|generadores|transformadores|ascensores|tractores|calendarios|inventarios|formularios|departamentos|proyectos|cuentas|centros|restaurantes|viviendas|compradores|visitantes)\\b)(?:personas|gente|emplead[oa]s|trabajador(?:es|as)|docentes|peones|oficiales|comerciales|auxiliares|contables|agentes|profesionales|[a-z]+(?:er[oa]s|[dst]or(?:es|as)|istas|[ae]ntes|ari[oa]s|cnic[oa]s|tiv[oa]s|nic[oa]s))';

const LED_EN = `(?:managed|managing|manage|supervised|supervising|supervise|led|leading|lead|headed|heading|oversaw|overseeing|ran|directed|directing|coordinated|coordinating|was in charge of|in charge of|responsible for)(?: and [a-z]+ed)? (?:a |an |the |our )?(?:(?:team|group|crew|squad|staff|shift|unit|section|brigade|workforce) of )?`;
const LED_ES = `(?:dirigi|dirigia|dirijo|dirigiendo|dirigir|lidere|lideraba|liderando|lidero|liderar|coordine|coordinaba|coordinando|coordino|coordinar|supervise|supervisaba|supervisando|superviso|supervisar|direccion de|jefatura de|coordinacion de|supervision de|mando (?:directo )?(?:de|sobre)|al (?:frente|mando|cargo) de|a cargo de|responsable de) (?:al? |un |una |el |la )?(?:(?:equipo|grupo|brigada|cuadrilla|plantilla|turno) (?:formad[oa] por |compuest[oa] por |de ))?`;

const LED = new RegExp(`\\b(?:${LED_EN}${NUMBER} ${WHOM_EN}|${LED_ES}${NUMBER} ${WHOM_ES})\\b`, 'g');

/** Mentions of leading people, in order, beside those that a name says already. */
export function mentionsOfLeading(text: string, named: readonly Mention[]): Mention[] {
  const isNamed = (start: number, end: number) =>
    named.some((one) => one.id === 'skill:people-management' && one.start < end && one.end > start);
  return [...fold(text).matchAll(LED)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .filter(({ start, end }) => !isNamed(start, end))
    .map(({ start, end }): Mention => ({ id: 'skill:people-management', kind: 'skill', start, end }));
}
