/** Tells the words of job titles from those of employers. */
import { fold, occupationByTitle } from '../taxonomy/index.ts';

const TITLE_WORDS =
  /\b(?:engineer|developer|manager|director|analyst|assistant|consultant|specialist|coordinator|supervisor|representative|associate|intern|internship|officer|president|founder|co-?founder|owner|teacher|professor|instructor|nurse|clerk|accountant|administrator|technician|designer|architect|lead|leader|head|chief|c[etofi]o|vp|executive|agent|advisor|adviser|trainee|trainer|cashier|server|driver|operator|scientist|researcher|writer|editor|programmer|tester|attorney|lawyer|paralegal|chef|cook|waiter|waitress|bartender|receptionist|secretary|bookkeeper|auditor|planner|buyer|recruiter|generalist|mechanic|electrician|foreman|superintendent|tutor|fellow|volunteer|member|partner|worker|staff|hostess|barista|stylist|therapist|physician|pharmacist|freelancer?|contractor|merchandiser|strategist|producer|photographer|inspector|estimator|controller|treasurer|principal|counselor|aide|attendant|ingenier[oa]|desarrollador[a]?|gerente|director[a]?|analista|asistente|consultor[a]?|especialista|coordinador[a]?|supervisor[a]?|responsable|jef[ea]|encargad[oa]|tecnic[oa]|auxiliar|administrativ[oa]|becari[oa]|practicante|pasante|profesor[a]?|docente|maestr[oa]|enfermer[oa]|contable|contador[a]?|abogad[oa]|comercial|vendedor[a]?|dependient[ea]|camarer[oa]|cociner[oa]|recepcionista|secretari[oa]|operari[oa]|conductor[a]?|chofer|programador[a]?|disenador[a]?|arquitect[oa]|investigador[a]?|redactor[a]?|monitor[a]?|educador[a]?|psicolog[oa]|medic[oa]|farmaceutic[oa]|mecanic[oa]|electricista|almacenista|cajer[oa]|teleoperador[a]?|asesor[a]?|ejecutiv[oa]|agente|fundador[a]?|soci[oa]|presidente|ayudante|aprendiz|voluntari[oa]|oficial|peon|limpiador[a]?|repartidor[a]?|mozo|promotor[a]?|formador[a]?|trabajador[a]?|gestor[a]?|servicio social|practicas)s?\b/;
const LEVEL_WORDS = /\b(?:senior|junior|sr|jr|semi|principal|staff|lead|mid|trainee|adjunt[oa]|interim|deputy)\b/;
const COMPANY_ENDINGS =
  /\b(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|plc|co|s\.?\s?a\.?(?:\s?de\s?c\.?\s?v\.?)?|s\.?\s?l\.?(?:\s?[upl]\.?)?|s\.?a\.?s|sas|spa|s\.?r\.?l|cia|bv|oy|llp|pty|e\.?i\.?r\.?l)\.?$/;
const COMPANY_WORDS =
  /\b(?:company|group|grupo|bank|banco|banca|university|universidad|college|school|colegio|escuela|instituto|institute|hospital|clinic|clinica|hotel(?:es)?|restaurante?|labs?|laboratori[oa]s?|studios?|estudio|solutions|soluciones|systems|sistemas|technologies|tecnologias?|consulting|consultores|consultoria|services|servicios|industries|industrias|logistics|logistica|logistic|energy|energia|media|software|health|foods?|alimentos|store|tienda|supermercados?|farmacia|pharmacy|ayuntamiento|ministerio|ministry|department of|gobierno|city of|county|foundation|fundacion|association|asociacion|agency|agencia|partners|holdings?|international|internacional|constructora|construcciones|editorial|cooperativa|centro|center|centre|academia|academy|airlines|motors|insurance|seguros|retail|cafe|bar|pizzeria|panaderia|talleres|taller|transportes|corporacion|compania|empresa|despacho|bufete|church|army|navy|air force)\b/;

/** How much a text reads as a job title; negative when it reads as something else. */
export function titleScore(text: string): number {
  const low = fold(text);
  const words = low.split(/\s+/).length;
  let score = 0;
  if (occupationByTitle(text)) score += 2;
  if (TITLE_WORDS.test(low)) score += 2;
  if (LEVEL_WORDS.test(low)) score += 0.5;
  if (words > 9) score -= 1.5;
  return score;
}

/** How much a text reads as an employer. */
export function companyScore(text: string): number {
  const low = fold(text).replace(/[)\s]+$/, '');
  let score = 0;
  if (COMPANY_ENDINGS.test(low)) score += 3;
  if (COMPANY_WORDS.test(low)) score += 2;
  return score;
}
