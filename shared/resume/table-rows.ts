/** Reads tables of jobs and studies whose columns have heads: `Empresa | Cargo | Período`, `Place | What I got | When`. */
import { fold } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import type { Piece, ResumeLine } from './line.ts';

/** What a column holds, as far as its head tells. */
type Role = 'name' | 'date' | 'place' | 'note';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'date',
    /^(?:periodos?|fechas?|anos?|desde|hasta|inicio|fin|egreso|when|dates?|periods?|years?|from|to|start|end)\b/,
  ],
  ['place', /^(?:lugar|ciudad|localidad|location|town|city|pais|country)\b/],
  [
    'note',
    /^(?:why|reason|motivo|causa|horas|hours|duracion|duration|nota|grade|result|marks|score|percentage|cgpa|gpa|promedio|puntaje|salario|salary|runs out|caduca|vence|jefe|supervisor|telefono|phone|contacto)\b/,
  ],
  [
    'name',
    /^(?:empresas?|empleador|entidad|instituci?on|instituto?e?|centro|casa de estudios|colegio|organi[sz]a\w*|employer|company|place|school|college|university|puestos?|cargos?|funcion|ocupacion|post|position|role|job|titulos?|estudios|carrera|degree|qualification|course|what i (?:got|did)|actividad)\b/,
  ],
];

const HEAD_MAX_CHARS = 30;

function roleOf({ text }: Piece): Role | undefined {
  if (text.length > HEAD_MAX_CHARS || /\d/.test(text)) return undefined;
  const low = fold(text);
  return ROLES.find(([, words]) => words.test(low))?.[0];
}

/** The roles of the columns below a line of heads; undefined where the line is none. */
function rolesOf(line: ResumeLine): (Role | undefined)[] | undefined {
  const roles = line.cells.map(roleOf);
  const known = roles.filter((role) => role !== undefined).length;
  const isHead =
    line.cells.length > 1 && known >= 2 && known >= line.cells.length - 1 && findPeriods(line.text).length === 0;
  return isHead ? roles : undefined;
}

/** A row without the cells that tell neither names nor dates nor places (`Why I left`). */
function withoutNotes(line: ResumeLine, roles: readonly (Role | undefined)[]): ResumeLine {
  const isKept = (index: number) => roles[index] !== 'note';
  const cells = line.cells.filter((_, index) => isKept(index));
  const last = cells.at(-1);
  if (!last || cells.length === line.cells.length) return line;
  const cellX = line.cellX?.filter((_, index) => isKept(index));
  return { ...line, cells, text: line.text.slice(0, last.end - line.start), end: last.end, ...(cellX && { cellX }) };
}

/** The lines of a section without the heads of its tables; rows begin an entry each. */
export function withoutColumnHeads(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  let roles: (Role | undefined)[] | undefined;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    // Heads stand above a row of as many cells with a time in it; names of work begin with the same words.
    const isAboveRow = next?.cells.length === line.cells.length && findPeriods(next.text).length > 0;
    const own = isAboveRow ? rolesOf(line) : undefined;
    if (own) roles = own;
    else if (roles && line.cells.length === roles.length) out.push({ ...withoutNotes(line, roles), gap: true });
    else {
      roles = undefined;
      out.push(line);
    }
  }
  return out;
}
