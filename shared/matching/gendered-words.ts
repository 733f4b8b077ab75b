/** Words that give away whether a man or a woman writes, in both languages, each with its other form. */
import type { Language } from '../domain/field.ts';
import { fold } from '../taxonomy/index.ts';

const list = (text: string) => text.trim().split(/\s+/);

/** The feminine form of a Spanish word: `enfermero`, `director`, `jefe`. */
const feminineOf = (word: string) => (word.endsWith('or') ? `${word}a` : `${word.slice(0, -1)}a`);

function bothWays(pairs: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
}

const inflected = (text: string) => list(text).map((word) => [word, feminineOf(word)] as const);
const paired = (text: string) => list(text).map((pair) => pair.split('/') as [string, string]);

/** Nouns for people and for nothing else: theirs is the writer's gender wherever they stand. */
const PEOPLE = bothWays([
  ...inflected(`
    enfermero camarero ingeniero cocinero carpintero fontanero peluquero panadero pastelero carnicero barrendero jardinero
    portero mensajero granjero ganadero zapatero tapicero cerrajero carretillero obrero abogado maestro profesor educador
    limpiador vendedor soldador repartidor cuidador director gestor asesor administrador desarrollador disenador redactor
    traductor coordinador supervisor operario encargado empleado becario licenciado graduado diplomado titulado psicologo
    arquitecto pedagogo biologo geologo sociologo filologo bibliotecario mozo alumno funcionario abuelo
    pintor escultor investigador formador entrenador orientador evaluador promotor inspector auditor
    teleoperador comprador pescador agricultor aparejador decorador montador instalador reponedor dependiente jefe
    presidente delegado socio nino chico hijo esposo hermano soltero casado viudo divorciado`),
  ...paired(`hombre/mujer masculino/femenino masculina/femenina varon/hembra senor/senora actor/actriz
    bailarin/bailarina`),
]);
const PEOPLE_EN = bothWays(
  paired(`
    waiter/waitress steward/stewardess actor/actress salesman/saleswoman businessman/businesswoman chairman/chairwoman
    foreman/forewoman handyman/handywoman policeman/policewoman fireman/firewoman craftsman/craftswoman barman/barmaid
    headmaster/headmistress househusband/housewife masseur/masseuse male/female man/woman father/mother husband/wife
    he/she himself/herself boy/girl gentleman/lady mr/mrs his/her`),
);
for (const [one, other] of paired('him/her miss/mr')) PEOPLE_EN.set(one, other);

/** Nouns and adjectives that are people only as what somebody is called: `técnica`, but `asistencia técnica`. */
const TITLES = bothWays(
  inflected(`
    tecnico medico administrativo secretario mecanico quimico fisico matematico musico politico critico
    informatico farmaceutico veterinario cientifico academico conductor consultor programador operador monitor instructor
    tutor trabajador cajero financiero ejecutivo adjunto interno autonomo asociado juridico clinico electrico electronico
    sanitario educativo artistico agronomo especializado primero segundo experto magistrado notario procurador
    bombero azafato modisto sastro costurero planchador lavandero cosechador excavador distribuidor`),
);
/** Titles of either gender, whose adjectives tell: `auxiliar administrativa`. */
const COMMON_GENDER =
  /^(?:auxiliar|responsable|oficial|profesional|especialista|comercial|contable|gerente|agente|asistente|ayudante|representante|interprete|chef|lider|\w+ista)$/;

/** What people call themselves: `organizada`, `comprometida`. */
const SELF = bothWays(
  inflected(`
    comprometido organizado ordenado motivado apasionado dinamico proactivo metodico creativo resolutivo acostumbrado
    especializado formado capacitado orientado dispuesto interesado nacido cualificado enfocado dedicado implicado
    polifacetico extrovertido empatico autodidacto preparado habituado`),
);

/** The other form of a noun for people in a text of a language, `undefined` for all other words: Spanish `he` is a verb. */
export function otherPerson(word: string, language: Language): string | undefined {
  return (language === 'es' ? PEOPLE : PEOPLE_EN).get(fold(word));
}

/** The other form of a word of a title. */
export function otherTitleWord(word: string): string | undefined {
  return PEOPLE.get(fold(word)) ?? TITLES.get(fold(word)) ?? PEOPLE_EN.get(fold(word));
}

/** Whether a title that begins with the word names a person, and not a department or a field. */
export function isTitleOfPerson(word: string): boolean {
  return otherTitleWord(word) !== undefined || COMMON_GENDER.test(fold(word));
}

/** The other form of what somebody calls themselves. */
export function otherSelf(word: string): string | undefined {
  return SELF.get(fold(word));
}

/** All pairs of both languages, for the test that no form says more than the other. */
export function genderedPairs(): (readonly [string, string])[] {
  return [PEOPLE, TITLES, SELF, PEOPLE_EN].flatMap((words) => [...words]);
}
