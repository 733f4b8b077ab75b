/** Recognises what companies paste below every ad: what the law wants said, who they are, that all may change. It asks nothing of anybody. */
import { fold } from '../taxonomy/index.ts';
import type { JobLine } from './job-lines.ts';

const BOILERPLATE = new RegExp(
  [
    // What the law wants said.
    '\\breasonable accommodations?\\b|\\b(?:need|require|request)\\w* (?:an? )?(?:reasonable )?accommodations?\\b',
    '\\bpromuev\\w+ (?:la )?(?:inclusion|igualdad|diversidad|equidad)\\b|\\bwithout regard to\\b|\\bprotected (?:class|status|characteristic|veteran|group)\\b|\\bequal (?:opportunity|opportunities|employment)\\b',
    '\\bessential (?:job )?functions\\b.{0,60}\\b(?:position|job|accommodation)',
    '\\b(?:do(?:es)? not have|no|without) an? (?:[a-z]+ )?vaccin\\w+ (?:mandate|requirement)|\\bvaccin\\w+[^.]{0,80}\\b(?:may be required|might|will depend|mandate)\\b|\\bmay (?:be )?requir\\w+[^.]{0,80}\\bvaccin',
    '\\bmay (?:be )?requir\\w+ (?:employees|certain|some) (?:[a-z]+ ){1,6}to be fully\\b',
    // That all may change, and that there is more to it.
    '\\b(?:subject to change|(?:may|can|could|will) (?:be )?(?:chang|amend|modif|withdr|revis)\\w+)\\b.{0,40}\\b(?:at any time|without notice|any reason|notice)\\b|\\bsubject to change at any time\\b',
    '\\b(?:job|position) description (?:is|does|may|should|has been|in no way|reflects)\\b|\\bnot (?:intended to be |an? )?(?:exhaustive|all[- ]?inclusive|comprehensive) (?:list|listing|statement)\\b',
    '^\\W*(?:performs? |carr(?:y|ies) out )?(?:any |all )?other (?:related |job )?(?:duties|tasks)(?: and responsibilities)?(?: that may be| as may be| as| which may be)? (?:assigned|required|needed|directed)\\W*$',
    '^\\W*any (?:suitable |equivalent )?combination of (?:education|experience|training)\\b',
    // Who they are.
    '\\b(?:is|are) (?:a|an|the|one of the) (?:[a-z]+ ){0,3}(?:leading|leader|growing|fastest|largest|premier|top|trusted|recognized|renowned)\\b.{0,60}\\b(?:provider|company|franchisee|operator|firm|supplier|manufacturer|group|name|network|agency|organi[sz]ation|distributor|retailer|bank|developer|of)\\b',
    '\\b(?:is|are) (?:a|an) (?:[a-z]+ ){0,3}(?:firm|company|group|chain|agency|organi[sz]ation) (?:of|with|in|that|serving|based)\\b',
    '\\b(?:has|have) (?:served (?:the|our|families|people|customers|communities)|been serving|over (?:\\w+ )?years of experience|been a (?:[a-z]+ ){0,3}(?:name|leader|provider|part))\\b|\\bour mission is\\b|\\bwe are proud\\b|\\bwe believe (?:that|in)\\b|\\b(?:is|are) (?:proud|committed) to (?:be|being|a workplace|creating|providing reasonable|working with|diversity|equal)\\b',
    '\\b(?:do(?:es)? not|will not) accept (?:unsolicited )?(?:resumes|r.sum.s|cvs|applications)\\b|\\bunsolicited (?:resumes|cvs)\\b',
    '\\b(?:stores?|offices?|branches|restaurants?|locations) (?:operate|are open)\\b[^.]{0,20}\\b(?:hours|days)\\b',
    '\\b\\d+ (?:delegaciones|oficinas|sedes|tiendas|sucursales)\\b|\\b\\d+ anos (?:(?:acompan|ayud)ando a|de trayectoria|en el (?:mercado|sector))\\b',
    '^\\W*(?:y )?(?:las )?(?:otras|demas)(?: (?:funciones|tareas|actividades|labores))? que (?:(?:le|les|te|se) )?(?:asign|encomiend|sean)\\w*',
    '\\b(?:posted|provided|powered) by (?:[a-z]+)\\W*$',
    // What the house gives or pays: tools, a vehicle, a course, cover.
    '\\b(?:la|lo|las|los) pon(?:e|emos|go) (?:la (?:empresa|casa)|nosotr[oa]s|yo)\\b|\\b(?:tools?|vehicles?|uniforms?|boots|kit|ppe|accommodation|laptops?|phone) (?:is|are) (?:supplied|provided)\\b|^\\W*se (?:otorga|compensa|abona)n?\\b|\\bse compensan? aparte\\b|\\bcubiert[oa]s? al \\d|\\ba paid (?:\\d+[- ](?:weeks?|months?|days?) )?(?:training|course|induction)\\b|\\b(?:mileage|expenses) (?:is|are) (?:payable|paid|refunded)\\b',
    // A label whose value is that there is none.
    '^\\W*(?:clearance|security clearance|travel|relocation|certifications?|licen[cs]es?|languages?|shift|overtime)\\b[^.,;]{0,40}\\b(?:none|n/a|not applicable)\\W*$',
  ].join('|'),
);

/** Words that ask in so many words, whatever stands beside them. */
const ASKS =
  /\b(?:must|required to (?:have|hold|pass)|experience (?:in|with|of|as)|degree|certifi\w+|own|propi[oa]s?)\b/;

/** Whether a folded sentence is of the house or the law, and asks nothing. */
export function isBoilerplate(text: string): boolean {
  const found = BOILERPLATE.exec(text);
  if (found === null) return false;
  // `Any combination ...` and what the law wants said speak of degrees and musts of all jobs.
  return found.index === 0 || !ASKS.test(text) || LAW.test(text);
}

const LAW = /\b(?:accommodations?|without regard|protected|equal|vaccin\w+|essential functions|combination of)\b/;

/** A house by its name: `Somos Larkspur, y hacemos ventanas`, `We're Larkspur`. */
const PRESENTS_ITSELF =
  /^\W*(?:(?:Hola|Hello|Hi)\P{L}+)?(?:Somos|En|We(?:'|\u2019)re|We are|At) (?!AS\b)\p{Lu}[\p{L}' ]{2,40}(?:,? (?:y |and )?(?:hacemos|somos|ponemos|creemos|buscamos crecer|we (?:make|are|believe|build)|fabricamos)|\W*$)/u;

/** A line of an ad; where it is of the house or the law, one that asks nothing. */
export function withoutBoilerplate(line: JobLine): JobLine {
  return line.asked !== 'aside' && (isBoilerplate(fold(line.text)) || PRESENTS_ITSELF.test(line.text))
    ? { ...line, asked: 'aside' }
    : line;
}
