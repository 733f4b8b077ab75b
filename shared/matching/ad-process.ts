/**
 * Finds where an ad says how to apply, how people are chosen and what the law makes it say: nothing there is asked for the work,
 * however it is worded (`applications must arrive by noon`).
 */

/** The papers by which people apply. */
const APPLICATION =
  '(?:c\\.?v|resume|curriculum(?: vitae)?|hoja de vida|h\\.?v|application(?: form)?|cover letter|carta de presentacion|solicitud(?: elaborada| de empleo)?|candidatura|postulacion|propuesta)';
/** What stands between the verb and them. */
const WHOSE =
  '(?: (?:us|me|over|in|off|nos|me|tu|su|sus|el|la|un|una|your|a|an|the|copy|of|updated|current|completed|copia|de|actualizad[oa]|short))*';

/** Papers and work that are asked for beside them: `a resume and two samples`. */
const AND_MORE = '(?:and|plus|with|con|y|mas) (?:\\d|an? |one|two|three|un[oa]? |dos|tres)';

/** Labels of what the job is paid, where it is filed and how long it lasts. */
const FACT =
  '(?:remuneracion|sueldo|salario|salary|pay|renta|base legal|marco legal|duracion|vigencia|plazo|lugar de (?:prestacion|trabajo)|dependencia|unidad organica|objeto de la (?:convocatoria|contratacion)|tipo de contrat\\w+|contract type|(?:numero|n.?) de (?:vacantes|plazas)|vacantes|number of (?:posts|vacancies)|flsa status|(?:pay )?grade|reports to|reporta a|line manager|employer|fleet|opens|closes)';

const PROCESS = new RegExp(
  [
    `\\b(?:send|submit|upload|attach|e-?mail|forward|mail|hand|drop|leave|enviar?|envia[dns]?(?:os|nos|me)?|envie[n]?(?:os|nos|me)?|manda[rdn]?(?:nos|me)?|mande[n]?(?:nos|me)?|remit[aei]\\w*|presenta[rn]?|presentaran|presente[n]?|adjunt\\w+|entreg\\w+|deja[rd]?|sube|subir|haz(?:nos)? llegar|hacer llegar)${WHOSE} ${APPLICATION}\\b(?!,? ${AND_MORE})`,
    '^\\W*(?:to apply\\b|apply (?:by|to|at|online|via|through|here|now)\\b|how to apply|para (?:postular|aplicar|inscribir|apuntar)\\w*)',
    '\\b(?:late|incomplete|all|received) applications\\b|\\bapplications? (?:will|must|should|are|is|close[sd]?|received|deadline)\\b|\\bclosing date\\b',
    '\\b(?:shortlisted|short-listed|(?:best|most|highly) qualified) (?:candidates?|applicants?)? ?(?:will|are|may)\\b|\\bthose (?:best )?qualified will be\\b',
    '\\b(?:passing score|eligib(?:le|ility) list|preference points|oral board|puntaje|bases de la convocatoria|(?:c\\.?v|curricul\\w+|hoja de vida|expediente|propuesta|solicitud)[a-z ]{0,30} mesa de partes|seran? descalificad\\w*)\\b',
    '\\b(?:need|require|requiring|necesit\\w+|requier\\w+|precis\\w+)(?: (?:an?|any|some|algun|alguna|reasonable))* (?:adjustments?|accommodations?|ajustes?|adaptacion(?:es)?)\\b',
    '\\b(?:equal (?:employment )?opportunit\\w+|(?:does|do) not discriminate|igualdad de (?:oportunidades|trato)|plan de igualdad|no discrimina\\w*|sin distincion de|cualquier genero)\\b',
    // Who is welcome or preferred whatever the work asks, and what the letters of a table mean.
    "\\bveterans? (?:are|is) (?:welcome|encouraged)\\b|\\bveterans?'? preference\\b|\\bigualdad de condiciones\\b|\\bsin importar (?:su |el )?(?:genero|edad|sexo|origen)\\b",
    '^\\W*e ?= ?essential\\b|^\\W*d ?= ?desirable\\b|^\\W*requisitos de (?:las personas|los) (?:aspirantes|candidat\\w+|participantes)\\W*$',
    '\\b(?:say|state|tell us|mention|indicate|indica\\w*|menciona\\w*) (?:so |it )?(?:in|en) (?:your|the|tu|su|la) (?:cover(?:ing)? )?(?:letter|application|carta|solicitud|candidatura)\\b',
    '^\\W*(?:contact|call) (?:hr|human resources|us|the (?:office|school|hiring manager))\\b|\\bse ruega tenerlo en cuenta\\b|\\bposition is represented by\\b',
    // Where and when people come, what they bring, and how they are looked at.
    '\\bwalk[- ]?ins?\\b(?: interviews?)?(?= (?:with|from|between|mon|tue|wed|thu|fri|sat|interview))|^\\W*interested candidates\\b',
    '^\\W*(?:(?:los|las|personas) )?interesad[oa]s\\b|^\\W*si (?:cumples|reunes|te interesa|encajas|crees que)\\b[^.;]*\\b(?:inscrib\\w+|postul\\w+|aplica\\w*|envia\\w*|escrib\\w+|apunta\\w*|deja)\\b',
    '^\\W*(?:presentate|presentarse|acude|acudir)\\b[^.;]{0,60}\\b(?:solicitud|papeles|cv)\\b(?![^.;]*\\b(?:comprobante|certificad\\w+|acta|ine|curp|dni)\\b)|^\\W*entrevistas? (?:de |los |el )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|\\d)',
    '\\b(?:discussed|tested|assessed) at (?:the )?interview\\b|^\\W*(?:evaluacion curricular|evaluacion de conocimientos|entrevista personal)\\b',
    '\\b(?:anything|something) adjust\\w+|\\badjust\\w+ (?:for|at|to) the interview\\b',
    // Whose papers are not looked at: `Please apply only if you meet all of the essential requirements.`
    '\\bapply only if you (?:meet|have|fulfil)\\b[^.;]*\\brequirements\\b|\\b(?:applications|candidates|applicants) (?:that|which|who) (?:do not meet|don.t meet|fail to meet|lack)\\b',
    '^\\W*(?:todos )?los requisitos son (?:excluyentes|imprescindibles|obligatorios)\\W*$|\\bno se (?:tendran en cuenta|valoraran|consideraran|admitiran|aceptaran|revisaran) (?:las |los )?(?:candidatur|candidat|solicitud|postulacion|curricul|perfil)\\w*',
    // What a page says of itself.
    '^\\W*page \\d+ of \\d+\\W*$|\\b(?:this|este) (?:e-?mail|message|mensaje|correo)\\b[^.;]{0,60}\\b(?:confidential|confidencial)\\w*|^\\W*(?:inscritos|similar jobs|(?:empleos|ofertas) similares)\\b[^:]{0,20}:',
    '\\S@\\S+\\.\\S',
    `^\\W*${FACT}[^:;,.]{0,25}:`,
  ].join('|'),
);

/** Where a page files the job, which names fields and asks for none: `Category: Accounting`, `Sector: Manufacturing / FMCG`. */
const FILED =
  /^\W*(?:(?:job )?categor(?:y|ia)|job (?:family|function)|functional area|area|industry|sector|rubro|department|dept|departamento|division|business unit)\s*:\s*([^:.;]{2,90})$/;
/** `Sector: experiencia en alimentación` asks all the same. */
const FILED_ASKS = /\b(?:experien\w+|years?|anos?|degree|titul\w+|conocimient\w+|deseable|desirable|preferred|must)\b/;

function tellsWhereFiled(text: string): boolean {
  const [, value] = FILED.exec(text) ?? [];
  return value !== undefined && !FILED_ASKS.test(value);
}

/** Whether a folded sentence tells of applying and choosing, and of nothing else. */
export function tellsOfProcess(text: string): boolean {
  return PROCESS.test(text) || tellsWhereFiled(text);
}
