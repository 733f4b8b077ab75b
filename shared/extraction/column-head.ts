/** Knows what the columns of tables in resumes are called and what they hold, which tells a table from lists side by side. */

/**
 * What a column holds, as far as its head tells. `maybe-what` and `maybe-where` hold names of work or study only where no other
 * column does (`Board` beside `Institution`, `Vessel` beside `Company`); `number` counts the rows, `subject` is what a degree is in.
 */
export type ColumnRole =
  | 'number'
  | 'date'
  | 'place'
  | 'note'
  | 'where'
  | 'maybe-where'
  | 'what'
  | 'maybe-what'
  | 'subject';

/** The nouns of heads, whole words of folded text; of several in one head the first counts, of two at one place the first here. */
const NOUNS: readonly (readonly [ColumnRole, string])[] = [
  ['number', 's ?(?:l|r)? ?no|s n|sno|serial(?: (?:no|number))?|no|n|num|nro|numero'],
  [
    'note',
    'termino|termino sus estudios|concluyo|reasons?|motivo|causa|horas|hours|nota|key results?|kra|responsibilit(?:y|ies)|responsabilidad(?:es)?|funciones|tareas|duties|tasks|logros|achievements|marks?|marks obtained|division|results?|scores?|percentages?|percent|aggregate|cgpa|sgpa|gpa|promedio|puntaje|salario|salary|final salary|pay|runs out|caduca|vence|expiry|jefe|supervisor|telefono|phone|contacto|contact|nature|type|tipo|grt|gt|dwt|bhp|kw|hp|engine|main engine|tonnage|flag|trade|remarks?|comments?|details|description|brief description|department|dept|sector|industry|team size|ctc|attempts?|medium|notice(?: period)?',
  ],
  [
    'date',
    'periodos?|fechas?|anos?|desde|hasta|inicio|fin|egreso|tiempo|tenure|when|dates?|periods?|years?|year of (?:passing|completion|study)|passing year|months?|from|to|start|end|started|ended|finish(?:ed)?|until|till|joined|left|joining|leaving|relieving|sign(?:ed)? on|sign(?:ed)? off|embark(?:ed|ation)?|disembark(?:ed|ation)?|completed|completion|graduated|gestion|passing|awarded|year awarded|obtained on|attended from',
  ],
  ['place', 'ciudad|localidad|location|town|city|pais|country'],
  ['note', 'duracion|duration|total(?: (?:years|months|duration|service))?|grades?|class obtained|class awarded'],
  [
    'where',
    'empresas?|empleador(?:es)?|entidad|instituci?on|instituciones|instituto?e?|establecimiento|plantel|escuelas?|centros?|casa de estudios|colegio|lugar|organi[sz]ations?|employers?|compan(?:y|ies)|firm|agency|agents?|manning agents?|crewing|owners?|managers?|management|institutions?|institutes?|schools?|college|place|academy|training cent(?:er|re)',
  ],
  ['maybe-where', 'university|universidad|board|vessels?|ships?|client|hospital|site|establishment'],
  [
    'what',
    'puestos?|cargos?|funcion|ocupacion|posts?|positions?|roles?|jobs?|job titles?|designations?|rank|capacity|occupation|exam|examinations?|exam title|courses?|titulos?|certificados?|diplomas?|estudios|carrera|degrees?|qualifications?|certificates?|what i (?:got|did)|actividad|grado|awards?',
  ],
  ['maybe-what', 'level|nivel|standard|class|titles?|programmes?|programs?'],
  [
    'subject',
    'subjects?|majors?|concentration|groups?|speciali[sz]ation|especialidad|streams?|discipline|branch|field',
  ],
];

/** What stands between nouns: `Name and address of employer`, `Year of passing`. */
const LINKS =
  'of|the|and|or|de|la|el|los|del|y|o|e|in|with|at|your|most|recent|name|nombre|full|address|direccion|brief|main|key|held|gained|obtained|obtenid[oa]|recibid[oa]|attended|achieved|passed|taken|studied|work|working|employment|trabajo|service|study|academic|educational|employing|previous|first|last|final|month|mm|yyyy|yy|dd|for|on|approx|s|max|out|academico|realizad[oa]s?|desempenad[oa]s?|ocupad[oa]|laboral';

const NOUN_OF = NOUNS.map(([role, words]) => [role, new RegExp(`^(?:${words})(?= |$)`)] as const);
const LINK = new RegExp(`^(?:${LINKS})(?= |$)`);
const HEAD_MAX_CHARS = 48;

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/%/g, ' percent ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What a text says as the head of a column; undefined where a word of it is none of such heads. */
export function columnRole(text: string): ColumnRole | undefined {
  if (text.length > HEAD_MAX_CHARS || /\d/.test(text)) return undefined;
  let role: ColumnRole | undefined;
  for (let rest = folded(text); rest !== ''; ) {
    const nouns = NOUN_OF.map(([own, words]) => ({ own, length: words.exec(rest)?.[0].length ?? 0 }));
    const noun = nouns.reduce((best, one) => (one.length > best.length ? one : best));
    const length = noun.length || (LINK.exec(rest)?.[0].length ?? 0);
    if (length === 0) return undefined;
    if (noun.length > 0) role ??= noun.own;
    rest = rest.slice(length).trimStart();
  }
  return role;
}

const COLUMN_HEAD = new RegExp(
  `^(?:${[
    'periodos?|fechas?|desde|hasta|inicio|fin|ano|anos|duracion|horas|puestos?(?: de trabajo)?|cargos?',
    'empresas?|empleador(?:es)?|funciones|tareas|lugar|ciudad|centros?|institucion|entidad',
    'titulos?|estudios|carrera|curso|casa de estudios|egreso|promedio|dominio|conocimiento|course|qualification|degree|school(?: \\/ college)?|college|university|marks|percentage|grade|board|year of',
    'nivel(?: de dominio)?|herramientas?|programas?|software|tool|skill|hablado|escrito|oral|leido|lectura|escritura|comprension|expresion',
    'dates?|periods?|from|to|start|end|years?|duration|hours|positions?|job titles?|titles?|roles?',
    'employers?|compan(?:y|ies)|duties|responsibilities|location|institution|level|spoken|written|reading|writing|speaking',
  ].join('|')})$`,
);

/** Whether a text is the head of a column, whatever its case and accents: `Empresa`, `PERÍODO`. */
export function isColumnHead(text: string): boolean {
  if (text.length > 30) return false;
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return COLUMN_HEAD.test(bare.trim().replace(/\s*:$/, '').toLowerCase());
}
