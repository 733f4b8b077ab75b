/** Knows what the columns of tables in resumes are called, which tells a table from lists side by side. */

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
