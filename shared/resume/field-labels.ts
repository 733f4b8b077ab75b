/** Takes the labels of forms off the lines of an entry: `Puesto: Contadora`, and Europass's `Fechas` in a column of its own. */
import { fold } from '../taxonomy/index.ts';
import { lookOf, type NameRole, type Piece, type ResumeLine } from './line.ts';

const OF_NAMES =
  /^(?:entidad(?: o empresa)?|empresa o (?:entidad|institucion)|organismo|year(?: (?:completed|of completion|of passing|awarded))?|ano(?: de (?:egreso|graduacion|titulacion))?|highest standard passed|tertiary|nivel|cualificacion(?: obtenida)?|qualification(?: awarded)?|carrera|programa|designation|job role|post held|tiempo|duracion|duration|tenure|lapso|vigencia|when|lugar|donde|sitio|where|place)$|^(?:puesto|cargo|ocupacion|profesion)(?: (?:o cargo )?desempenad[oa]| ocupad[oa])?$|^(?:job title|position(?: held)?|title|role|occupation(?: or position held)?)$|^(?:empresa|compania|empleador|organizacion|institucion|centro(?: de trabajo| educativo| de estudios)?|employer|company(?: name)?|organi[sz]ation|institution|school)$|^(?:nombre|name)(?: (?:y|and) (?:direccion|tipo|address|type))? (?:de la|del|de|of(?: the)?) (?:empresa|empleador|organizacion|centro|institucion|employer|company|organi[sz]ation|school)(?: .{3,60})?$|^(?:titulo|title)(?: obtenido| de la (?:cualificacion|titulacion)(?: obtenida)?| of (?:the )?qualification(?: awarded)?)?$|^(?:fechas?|fecha (?:de )?(?:grado|graduacion|titulacion|ingreso|inicio|entrada|alta)|desde|from|since|start(?: date)?|started|date (?:started|joined|commenced|appointed|of (?:joining|appointment))|employed from|periodo(?: laboral| de trabajo)?|dates?(?: of employment)?|period)$/;
/** What forms ask besides, and what says nothing of title, employer or time. */
const OF_NOTES =
  /^(?:ref\.?|referencia|area|departamento|department|jefe(?: inmediato)?|supervisor|reports to|reporting to|giro|sector(?: de (?:la )?(?:actividad|empresa))?|(?:tipo|clase) de (?:empresa|entidad|negocio|organizacion|actividad)(?: o sector)?|(?:type|kind|nature) of (?:business|company|employer|organi[sz]ation|industry)(?: or sector)?|business (?:type|or sector|sector)|industry|client|cliente|environment|site|location of work|motivo(?: de (?:salida|retiro))?|reason for (?:leaving|change)|salario|salary|sueldo|telefono|tel|phone|contact|team size|project.*|proyecto.*|subjects|asignaturas|materias|description|descripcion)$/;
const OF_DUTIES =
  /^(?:principales )?(?:funciones|actividades|tareas|responsabilidades|logros)(?: (?:y|e) (?:funciones|actividades|tareas|responsabilidades|logros))?(?: principales| realizadas| desempenadas)?$|^(?:(?:a )?(?:brief|short) )?(?:(?:description|details|summary|nature) of )?(?:the )?(?:main |key |job )?(?:activities|duties|responsibilities|tasks|description)(?:(?: and |\s?\/\s?)(?:duties|responsibilities))?$/;
const OF_END =
  /^(?:fecha (?:de )?(?:retiro|salida|fin(?:alizacion)?|termino|egreso|baja)|hasta|end(?: date)?|ended|finish(?:ed)?|date (?:left|ended|of leaving)|employed (?:to|until)|to)$/;
const OF_WHAT =
  /^(?:puesto|cargo|ocupacion|profesion|job role|post held|designation|job title|position|title|role|occupation|titulo|cualificacion|qualification|carrera|programa|tertiary|highest standard)/;
const OF_WHERE =
  /^(?:entidad|empresa|organismo|compania|empleador|organizacion|institucion|centro|employer|company|organi[sz]ation|institution|school|(?:nombre|name) )/;
/** Forms ask for a level, and what was studied stands behind it: `ESTUDIOS UNIVERSITARIOS | Enfermera`. */
const OF_STUDIES =
  /^(?:estudios (?:(?:de )?(?:pos|post)grado|superiores|universitarios|tecnicos|secundarios|primarios|basicos|medios)|(?:pos|post|pre)grado|universitarios|tecnicos|tecnologicos|secundarios|primarios)$/;
const LABEL_MAX = 70;

/** What a label says of the name behind it, if anything. */
function roleOf(label: string): NameRole | undefined {
  if (OF_WHAT.test(label) || OF_STUDIES.test(label)) return 'what';
  return OF_WHERE.test(label) ? 'where' : undefined;
}

function behindLabel(line: ResumeLine, length: number): ResumeLine {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const rest = first.text.slice(length).trimStart();
  const start = first.end - rest.length;
  const cells = rest === '' ? others : [{ text: rest, start, end: first.end }, ...others];
  const from = cells[0]?.start ?? first.end;
  const dropped = line.cells.length - cells.length;
  const cellX = line.cellX?.slice(dropped);
  return {
    ...line,
    cells,
    start: from,
    text: line.text.slice(from - line.start),
    x: cellX?.[0] ?? line.x,
    ...(cellX && { cellX }),
  };
}

/** The label of a form's line, folded, and how long it is with its colon; empty where it has none. */
function labelOf({ cells: [first, ...others], bullet }: ResumeLine): { label: string; length: number } {
  if (!first || bullet) return { label: '', length: 0 };
  const colon = first.text.indexOf(':');
  const length = colon > 0 ? colon + 1 : others.length > 0 ? first.text.length : 0;
  // `N.° 2  Entidad o empresa`: forms number their entries.
  const label = first.text
    .slice(0, length)
    .replace(/\s*:$/, '')
    .replace(/^(?:n\.?\s?[°º]?\.?\s*)?\d{1,2}[.)]?\s+/i, '');
  return { label: fold(label), length };
}

const isNameOrDate = (line: ResumeLine) =>
  [OF_NAMES, OF_END, OF_STUDIES].some((words) => words.test(labelOf(line).label));

/** A field of a form in a cell: its label, a colon, its value. */
const isField = ({ text }: Piece) => /^[\p{L}][^:]{1,60}:\s*\S/u.test(text) && isNameOrDateLabel(text);
const isNameOrDateLabel = (text: string) => {
  const label = fold(text.slice(0, text.indexOf(':')));
  return OF_NAMES.test(label) || OF_END.test(label);
};

/** Whether the cells of a line are labels and values in turn: `Employer | Calder Fold | Job title | Carer`. */
function arePairs({ cells, bullet }: ResumeLine): boolean {
  const labels = cells.filter((_, index) => index % 2 === 0);
  return cells.length > 3 && cells.length % 2 === 0 && !bullet && labels.every(({ text }) => isLabel(text));
}

/** Lines with several fields side by side (`Employer: ... | Job title: ...`) as a line for each. */
export function withFieldsApart(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line) => {
    const step = line.cells.length > 1 && line.cells.every(isField) ? 1 : arePairs(line) ? 2 : 0;
    if (step === 0) return [line];
    return line.cells.flatMap((cell, index) => {
      const cells = line.cells.slice(index, index + step);
      const end = cells.at(-1)?.end ?? cell.end;
      const x = line.cellX?.[index] ?? line.x;
      const text = line.text.slice(cell.start - line.start, end - line.start);
      const { cellX: _, ...plain } = line;
      return index % step > 0 ? [] : { ...plain, text, start: cell.start, end, cells, x, gap: line.gap && index === 0 };
    });
  });
}

const isLabel = (text: string) =>
  [OF_NAMES, OF_END, OF_NOTES, OF_DUTIES].some((words) => words.test(fold(text).replace(/\s*:$/, '')));

/** Labels that break over lines in their narrow column (`Nombre y dirección de la` beside the employer, `empresa` below it) as one. */
export function withWholeLabels(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const [first, ...others] = last?.cells ?? [];
    const edge = last?.cellX?.[1] ?? 0;
    const isRest = line.cells.length === 1 && !line.gap && line.x + line.width <= edge;
    const whole = `${first?.text ?? ''} ${line.text}`;
    if (last && first && others.length > 0 && isRest && !isLabel(first.text) && isLabel(whole))
      out[out.length - 1] = { ...last, cells: [{ ...first, text: whole }, ...others] };
    else out.push(line);
  }
  return out;
}

/** What labels in a form's own words ask for (`Nombre y localidad del centro o empresa`), by the first noun in them. */
const ASKED: readonly (readonly [label: string, nouns: RegExp])[] = [
  [
    'Funciones',
    /\b(?:funciones|tareas|actividades|responsabilidades|logros|duties|tasks|activities|responsibilities|achievements)\b/,
  ],
  [
    'Empresa',
    /\b(?:empresa|empleador|compania|organizacion|institucion|entidad|centro|universidad|escuela|colegio|employer|company|organi[sz]ation|institution|school|college|university|firm)\b/,
  ],
  [
    'Puesto',
    /\b(?:puesto|cargo|funcion|ocupacion|profesion|oficio|titulo|titulacion|cualificacion|estudios cursados|job|position|role|title|post|occupation|qualification|degree|diploma)\b/,
  ],
  ['Fechas', /\b(?:fechas?|periodo|dates?|period)\b/],
];
/** A label is written as a sentence or in capitals; names of employers have capitals further on. */
const LABEL_CASE = /^(?:\p{L}[^\p{Lu}]*|[^\p{Ll}]+)$/u;

/** What a label in a form's own words is called elsewhere, if it asks for something known. */
function plainLabel(label: string): string | undefined {
  const low = fold(label);
  const found = ASKED.map(([name, nouns]) => ({ name, at: low.search(nouns) })).filter(({ at }) => at >= 0);
  return found.toSorted((one, other) => one.at - other.at)[0]?.name;
}

/** Labels in a form's own words that stand before values more than once, as what they are called elsewhere. */
export function withPlainLabels(lines: readonly ResumeLine[]): ResumeLine[] {
  const labelled = lines.map((line) => ({ line, ...labelOf(line) }));
  const seen = new Set<string>();
  const repeated = new Set(labelled.flatMap(({ label }) => (seen.has(label) || !seen.add(label) ? label : [])));
  return labelled.map(({ line, label, length }) => {
    const [first, ...others] = line.cells;
    const written = first?.text.slice(0, length).replace(/\s*:$/, '') ?? '';
    const isOwn = label !== '' && label.length <= LABEL_MAX && repeated.has(label) && !isLabel(written);
    const plain = isOwn && LABEL_CASE.test(written) ? plainLabel(written) : undefined;
    if (!first || !plain) return line;
    const text = others.length > 0 && length === first.text.length ? plain : `${plain}:${first.text.slice(length)}`;
    return { ...line, cells: [{ ...first, text }, ...others] };
  });
}

/** The entries of a form: a new one begins where a label comes again. */
function recordsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const records: ResumeLine[][] = [];
  // Where a name stands above the fields of the first entry, lines set like it do above others.
  const [name, next] = lines;
  const isNamed = name && next && !isNameOrDate(name) && isNameOrDate(next) && name.face !== next.face;
  let seen = new Set<string>();
  for (const line of lines) {
    const own = labelOf(line).label;
    const label = OF_STUDIES.test(own) ? 'estudios' : own;
    const isField = isNameOrDate(line);
    // The row of a table is an entry by itself.
    const isRow = (line.roles?.length ?? 0) > 0 && line.cells.length > 1;
    if (isRow) {
      records.push([line]);
      seen = new Set();
      continue;
    }
    if (records.length === 0 || (isField && seen.has(label))) {
      // A name without a label right above the first field belongs to it.
      const above = records.at(-1)?.at(-1);
      const isApart = above?.gap === true || (isNamed && above !== undefined && lookOf(above) === lookOf(name));
      const isOwn = above && isApart && !above.bullet && above.cells.length === 1 && !isNameOrDate(above);
      if (isOwn) records.at(-1)?.pop();
      records.push(isOwn ? [above] : []);
      seen = new Set();
    }
    if (isField) seen.add(label);
    records.at(-1)?.push(line);
  }
  return records;
}

const FORM_FIELDS = 2;

/**
 * The entries of a form with names and dates first, whatever the form asks between them (`Giro`, `Funciones`) or after them (Europass has
 * the employer behind the duties), so that the header of each is in one piece.
 */
export function withFieldsFirst(lines: readonly ResumeLine[]): ResumeLine[] {
  if (lines.filter(isNameOrDate).length < FORM_FIELDS) return [...lines];
  return recordsOf(lines).flatMap((record) => {
    const fields = record.filter(isNameOrDate);
    if (fields.length < FORM_FIELDS) return record;
    const names = record.slice(0, record.findIndex(isNameOrDate));
    const others = record
      .slice(names.length)
      .filter((line) => !isNameOrDate(line))
      .map((line) => ({ ...line, bullet: line.bullet || line.cells.length > 1 }));
    return [...[...names, ...fields].map((line, index) => ({ ...line, gap: index === 0 })), ...others];
  });
}

/** The line without the label of a name or date; one of duties keeps its label and counts as a bullet. Others stay as they are. */
export function withoutFieldLabel(line: ResumeLine): ResumeLine {
  const [first, ...others] = line.cells;
  const { label, length } = labelOf(line);
  if (label === '' || label.length > LABEL_MAX) return line;
  if (OF_DUTIES.test(label) || OF_NOTES.test(label)) return { ...line, bullet: true };
  const hasValue = (first?.text.length ?? 0) > length || others.length > 0;
  if (!hasValue || !(OF_NAMES.test(label) || OF_STUDIES.test(label))) return line;
  const bare = behindLabel(line, length);
  const role = roleOf(label);
  const [cell] = bare.cells;
  return role && cell ? { ...bare, roles: [{ start: cell.start, end: cell.end, role }] } : bare;
}

/** What a form asks of the person, alone in its line. */
const OF_PERSON =
  /^(?:correo(?: electronico)?|e-?mail(?: address)?|telefono(?: movil)?|movil|phone|mobile|c\. ?p\.|codigo postal|post ?code|zip(?: code)?|fecha de nacimiento|date of birth|nacionalidad|nationality|sexo|sex|estado civil|marital status|dni|nie|nif|(?:discapacidad|disability)(?: .{0,8})?)[:.]?$/;
/** And what somebody writes below it: a date, a number, an address of mail, a box that is ticked. */
const PERSONAL_VALUE = /^(?:[\d ./+()-]{2,24}[a-z]?|\S+@\S+|[\u2610-\u2612].{0,30})$/i;
/** The day on which a form was filled in. */
const FILLED_IN = /^(?:fecha|date): ?[\d ./-]{6,12}$/;

/** The lines of a section without what a form asks of the person in their midst: beside a date of birth it would look like a job. */
export function withoutPersonFields(lines: readonly ResumeLine[]): ResumeLine[] {
  const labels = new Set(lines.filter(({ text }) => OF_PERSON.test(fold(text.trim()))));
  return lines.filter((line, at) => {
    const above = lines[at - 1];
    const isValue = above !== undefined && labels.has(above) && PERSONAL_VALUE.test(line.text.trim());
    return !labels.has(line) && !isValue && !FILLED_IN.test(fold(line.text.trim()));
  });
}
