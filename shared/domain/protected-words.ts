/**
 * The words by which a requirement asks for a protected attribute, in Spanish and English, as parts of patterns over
 * folded text. Hand-written. The attributes are those of Directives 2000/43, 2000/78 and 2006/54 and of Spain's laws 3/2007
 * and 15/2022, and a person's looks, by which the others are told.
 */
export const PROTECTED_ATTRIBUTES = [
  'age',
  'sex',
  'family',
  'origin',
  'colour',
  'religion',
  'health',
  'orientation',
  'opinion',
  'appearance',
] as const;
export type ProtectedAttribute = (typeof PROTECTED_ATTRIBUTES)[number];

/**
 * Words for a kind of person. Each may also be a word of the work (`moda mujer`, `single page applications`), so they count
 * where they are the whole requirement or are plainly demanded: `solo mujeres`, `must be single`.
 */
export const KINDS_OF_PERSON: Record<ProtectedAttribute, readonly string[]> = {
  age: ['joven(?:es|cit[oa]s?)?', 'jubilad[oa]s?', 'young(?:er|sters?)?', 'youthful', 'retirees?', 'retired'],
  sex: [
    'mujer(?:es)?|hombres?|varon(?:es)?|chic[oa]s?|muchach[oa]s?|senor(?:es|as?|itas?)?|damas?|caballeros?|femenin[oa]|masculin[oa]',
    'wom[ae]n|m[ae]n|males?|females?|girls?|boys?|lad(?:y|ies)|gentlem[ae]n',
  ],
  family: [
    'solter[oa]s?|casad[oa]s?|divorciad[oa]s?|viud[oa]s?|embarazadas?|madres?|padres?|jef[ea]s? de (?:familia|hogar)|con (?:hij[oa]s|pareja)',
    'single|unmarried|married|divorced|widowed|pregnant|mothers?|fathers?|childless|childfree|child[- ]free|with (?:children|kids)',
  ],
  // Not `español` or `árabe`, which are languages as well; a woman is `española`, and no language.
  origin: [
    'espanolas?|mexican[oa]s?|colombian[oa]s?|argentin[oa]s?|peruan[oa]s?|chilen[oa]s?|venezolan[oa]s?|cuban[oa]s?',
    'espanoles|latin[oa]s?|gitan[oa]s?|caucasic[oa]s?|african[oa]s?|asiatic[oa]s?|sudamerican[oa]s?|magrebi(?:es)?',
    'europe[oa]s?|extranjer[oa]s?|inmigrantes?|nacionales|payos?',
    'caucasians?|hispanics?|latinx|africans?|asians?|europeans?|arabs?|romani|foreigners?|immigrants?|spaniards?',
  ],
  colour: [
    '(?:de )?raza (?:blanca|negra|aria|gitana|asiatica)|de color|de piel \\w+|blanc[oa]s?|negr[oa]s?|moren[oa]s?|rubi[oa]s?',
    'raza|race|whites?|blacks?|blondes?|brunettes?',
  ],
  religion: [
    'catolic[oa]s?|cristian[oa]s?|musulman(?:a|as|es)?|judi[oa]s?|ate[oa]s?|evangelic[oa]s?|budistas?|hindu(?:es)?',
    'creyentes?|catholics?|christians?|muslims?|jews?|jewish|atheists?|hindus?|buddhists?|religious|churchgoers?',
  ],
  health: [
    '(?:con )?discapacidad(?:es)?|discapacitad[oa]s?|minusvalid[oa]s?|enferm[oa]s?|san[oa]s?',
    'disabled|disabilit(?:y|ies)|handicapped|healthy|able[- ]bodied',
  ],
  orientation: [
    'heteros?|(?:hetero|homo|bi|tran)sexual(?:es)?|lesbianas?|cisgenero|lgt?bi?t?q?\\w{0,3}',
    'heterosexuals?|straight|gays?|lesbians?|transgender|trans|cisgender|queer',
  ],
  opinion: [
    'de (?:izquierdas?|derechas?)|socialistas?|comunistas?|sindicalistas?|sindicad[oa]s?|apolitic[oa]s?',
    'left[- ]wing|right[- ]wing|socialists?|communists?|union members?|unioni[sz]ed|non[- ]union(?:i[sz]ed)?',
  ],
  appearance: [
    'guap[oa]s?|atractiv[oa]s?|delgad[oa]s?|esbelt[oa]s?|alt[oa]s?|con foto(?:grafia)?',
    'attractive|good[- ]looking|handsome|beautiful|pretty|slim|tall',
  ],
};

/** Years of life from 19 on without 21: law sets 18 and 21 for some work, and younger people are in someone's care. */
const GROWN = '(?:19|20|2[2-9]|[3-7]\\d)';
/** Ends an age, where years of experience or in a trade would go on. */
const CLAUSE_END = '(?=\\s*(?:$|[.,;)!]|de edad|old\\b|of age|no\\b|only|preferred|max|como maximo|o menos|y ))';
const YEAR = '(?:19|20)\\d\\d';
/** Endings of people's occupations in Spanish. */
const WORKER = '\\w{3,}(?:er[oa]|or|ora|ista|ante|dependient[ea])s?';
const PEOPLES =
  '(?:mor[oa]s?|gitan[oa]s?|latin[oa]s?|african[oa]s?|chin[oa]s?|ruman[oa]s?|arabes?|marroquies?|magrebies?|sudacas?|sudamerican[oa]s?|negr[oa]s|arabs?|africans?|asians?|latinos?|mexicans?|romanians?|moroccans?|gypsies)';
const PARTIES =
  '(?:vox|pp|psoe|sumar|podemos|ciudadanos|junts|erc|pnv|bildu|partido\\b|sindicato\\b|ccoo|ugt|cnt|csif|labour|republican|democrat|democratic|conservative|tory|tories)';
/** Nationalities that are no language by the same word. */
const NATIONAL =
  '(?:espanolas?|inglesas?|francesas?|alemanas?|italianas?|portuguesas?|mexican[oa]s?|colombian[oa]s?|peruan[oa]s?|argentin[oa]s?|chilen[oa]s?|venezolan[oa]s?|cuban[oa]s?|ecuatorian[oa]s?|bolivian[oa]s?|uruguay[oa]s?|paraguay[oa]s?|dominican[oa]s?|guatemaltec[oa]s?|hondurenos?|hondurenas?|panamen[oa]s?)';
const NATIONAL_EN =
  '(?:spaniards?|britons?|brits?|english(?:m[ae]n|wom[ae]n)|irish(?:m[ae]n|wom[ae]n)|french(?:m[ae]n|wom[ae]n)|americans?|canadians?|australians?|mexicans?|colombians?|argentin(?:es?|ians?)|peruvians?|chileans?|venezuelans?|cubans?)';
/** A faith whose values, ethos or life is wanted of someone. */
const FAITH = '(?:catolic|cristian|evangelic|judi|musulman|islamic|religios)[oa]?s?';
const FAITH_EN = '(?:christian|catholic|muslim|islamic|jewish|biblical|evangelical|religious)';
const ILLNESS =
  '(?:depres\\w+|ansiedad|anxiety|bipolar\\w*|esquizofreni\\w*|schizophreni\\w*|epilep\\w*|diabet\\w*|cancer|vih|hiv|sida|autis\\w*|tdah|adhd|silla de ruedas|wheel ?chairs?(?: users?)?|trastornos? mental(?:es)?|mental (?:illness(?:es)?|health (?:issues|problems|conditions)))';

/** Said of nobody but the person to be hired. */
export const DEMANDS: Partial<Record<ProtectedAttribute, readonly string[]>> = {
  family: [
    '(?:sin|no (?:tener|tenga|tengas)) (?:hij[oa]s|pareja|cargas?(?: familiares)?|responsabilidades familiares)',
    '(?:sin|no tener) planes de (?:embarazo|maternidad|tener hijos|ser (?:madre|padre))|no (?:este|estar|estes) embarazada',
    'no (?:moms?|mums?|mothers|parents|dads?|fathers|madres|padres)',
    '(?:no|without) (?:children|kids|dependants|dependents|family (?:commitments|obligations|ties))|not (?:be )?pregnant',
    'sin compromisos(?: familiares| personales)?(?= *(?:$|[.,;)]|y ))',
    'no plans (?:to|for) (?:have|having|start|starting|become|becoming|pregnancy)',
  ],
  colour: [`(?:no|without) (?:blacks|whites)`],
  orientation: ['straight (?:men|man|women|woman|guys?|males?|females?|people|persons?)'],
  sex: ['sexo:? (?:femenino|masculino)', 'genero:? (?:femenino|masculino)', '(?:sex|gender):? (?:fe)?male'],
  origin: [
    `(?<!(?:lengua|habla|lenguas) )${NATIONAL} (?:nativ[oa]s?|de (?:nacimiento|origen|nacionalidad|pura cepa))|nativ[oa]s? ${NATIONAL}`,
    `espanol(?:es)? de (?:nacimiento|origen|nacionalidad)|native(?:[- ]born)? ${NATIONAL_EN}(?! (?:speak|level|accent))`,
    '(?:british|spanish|american|english|irish|mexican|locally)[- ]born|born and (?:bred|raised)',
    'nacid[oa]s? en (?!\\d|l[ao]s? )\\w+|(?:no|sin|nada de) (?:extranjer[oa]s|inmigrantes)|solo (?:espanoles|nacionales)',
    '(?:must|should) be (?:an? )?(?:\\w+ )?(?:citizens?|nationals?)|citizens only|nationals only',
    'born in (?!\\d|the \\d)\\w+|no (?:foreigners|immigrants)|(?:native|foreign)[- ]born',
    `(?:no|nada de|sin|ni) ${PEOPLES}`,
    '(?:european|caucasian|western|nordic|white|asian|latin) (?:appearance|looks|features)',
    '(?:aspecto|apariencia|rasgos) (?:europe|caucasic|occidental|nordic|latin|asiatic)\\w*',
  ],
  religion: [
    '(?:no|nada de|sin) (?:musulman(?:a|as|es)?|judi[oa]s|cristian[oa]s|muslims?|jews|christians)',
    'sin religion|religion:|sin velo|no (?:usar|llevar) (?:velo|hiyab|hijab)|no (?:veil|hijab|headscar(?:f|ves))',
    '(?:catolic|cristian)[oa]s? practicantes?|practi[cs]ing (?:catholic|christian|muslim|jew)',
  ],
  health: [
    'sin (?:ninguna |ningun tipo de )?(?:discapacidad(?:es)?|minusvalias?|enfermedad(?:es)?|problemas? de salud|patologias)',
    'sin bajas (?:medicas|laborales)|(?:vih|hiv)[- ]?(?:negativ[oa]|negative)',
    '(?:no|without)(?: any)? (?:disabilit(?:y|ies)|(?:health|medical) (?:problems|issues|conditions)|sick leave)',
    '(?:no|without)(?: any)? (?:chronic )?(?:illness(?:es)?|diseases)',
  ],
  opinion: [
    `(?:afiliad[oa]s?|militantes?|simpatizantes?|votantes?|members?|voters?|supporters?) (?:a|al|de|del|of)(?: la| the)? ${PARTIES}`,
    `${PARTIES} (?:voters?|supporters?)`,
    '(?:sin|no) (?:afiliacion|militancia|filiacion) (?:sindical|politica)|no (?:estar )?(?:afiliad|sindicad)[oa]s?',
    'no (?:pertenecer|pertenezca|militar|milite) (?:a|en) (?:un|una|ningun|ninguna) (?:sindicato|partido)',
    'no (?:trade )?union (?:members?|membership|activity)|not (?:be )?(?:a )?(?:trade )?union members?',
  ],
  appearance: [
    '(?:cv|curriculum|curriculo|solicitud|candidatura) con (?:foto|fotografia|imagen)',
    '(?:adjunt[ae]r?|envi[ae]r?|inclu(?:ir|ye|ya)|aport[ae]r?|mand[ae]r?) (?:una |tu )?(?:foto|fotografia)(?! de )',
    'foto(?:grafia)? (?:reciente|actualizada|de carne|tamano carne|de cuerpo entero)',
    '(?:cv|resume|application) with (?:a )?(?:photo(?:graph)?|picture)|photo required|good looks',
    '(?:attach|send|include|enclose) (?:a |your )?(?:recent )?(?:photo|photograph|picture)(?! of )',
    '(?:persona|chica|chico|mujer|hombre|aspecto|fisico) (?:muy )?(?:guap|atractiv|delgad|esbelt)[oa]',
    '(?:attractive|good[- ]looking|handsome|beautiful|pretty|slim) (?:person|woman|man|girl|lady|appearance|candidate)',
  ],
};

/** Said of the person to be hired unless the same clause named before whom or what the work is about: see `SERVED`. */
export const DEMANDS_UNLESS_SERVED: Partial<Record<ProtectedAttribute, readonly string[]>> = {
  age: [
    `(?:max(?:imo|imum)?\\.?|hasta|up to|at most|no more than|no mas de|menos de)(?: de| los| of)? ${GROWN} (?:anos|years?)${CLAUSE_END}`,
    `${GROWN} (?:anos|years?) (?:como )?max(?:imo|imum|\\.)?`,
    `${GROWN} ?(?:-|–|a|to) ?${GROWN} (?:anos|years?)${CLAUSE_END}|(?:age|aged|ages|edad):? ${GROWN} ?(?:-|–|a|to) ?${GROWN}`,
    `(?:mas|mayores) de ${GROWN}(?: anos)?,? (?:no|abstener\\w*)|(?:over|under|above|below) ${GROWN}s? (?:need not|not|no|do not|don.t|please)`,
    `(?<!recien )nacid[oa]s? (?:en|despues de|antes de|a partir de|desde|entre)(?: el)?(?: ano)? ${YEAR}`,
    `born (?:in|after|before|since|between|from)(?: the year)? ${YEAR}`,
    '(?:veint|treint|cuarent|cincuent)(?:e|a)?aner[oa]s?',
    '(?:in (?:their|your|his|her) (?:early |mid |late |mid-)?)(?:twenties|thirties|forties|fifties|[2-6]0s)|twenty-?somethings?',
    `(?<=^\\W*)${GROWN} anos(?=\\W*$)`,
    `(?<=\\b${WORKER} )joven(?:es)?`,
    'young(?= (?:waitress|waiter|nurse|receptionist|secretar|assistant|worker|employee|staff))',
    'edad (?:maxima|ideal|preferente|preferible|deseada|limite|comprendida)|edad minima (?!legal)|edad: ?\\d',
    `(?:limite|rango) de edad|edad (?:de|entre|hasta|inferior a|superior a|menor de|mayor de)(?: los)? ${GROWN}`,
    `(?:menor(?:es)?|mayor(?:es)?) de(?: los)? ${GROWN}(?=\\s*(?:anos\\b|$|[.,;)]))(?! anos (?:de )?(?:experiencia|en ))`,
    `(?:entre|de)(?: los)? ${GROWN} (?:a|y|o)(?: los)? ${GROWN} anos(?! (?:de (?!edad)|en |como |trabaj))|${GROWN} anos de edad`,
    'fecha de nacimiento|ano de nacimiento|dates? of birth|birth ?dates?|year of birth',
    '(?:max(?:imum|\\.)?|min(?:imum|\\.)?) age|age (?:limit|range|below|under|between)|age: ?\\d',
    `(?:under|over|below|above|younger than|older than) (?:the age of )?${GROWN}(?=\\s*(?:$|[.,;)]|years? (?:old|of age)|only))`,
    `(?:mujer|hombre|persona|varon|chic[oa]|senorita|senora|candidat[oa])(?:e?s)? (?:de |entre )(?:los )?${GROWN} (?:a|y) (?:los )?${GROWN}`,
    `(?:wom[ae]n|m[ae]n|person|people|candidates?|someone|somebody|aged?|ages),? (?:aged )?between ${GROWN} and ${GROWN}`,
    `aged ${GROWN}|between ${GROWN}(?: ?- ?| and | to )${GROWN} years? (?:old|of age)|${GROWN} years? (?:old|of age)`,
    '(?:persona|gente|perfil|candidat[oa]|chic[oa]|mujer|hombre|talento|profesional)(?:e?s)? joven(?:es)?',
    'joven(?:es)? (?:profesional|talento|candidat|promesa|con ganas)\\w*|busca\\w* (?:a )?joven(?:es)?',
    'young (?:professional|candidate|applicant|person|people|man|woman|men|women|lady|ladie|graduate)s?',
  ],
  sex: [
    '(?<=\\( ?)(?:solo |only )?(?:mujer(?:es)?|hombres?|varon(?:es)?|chic[oa]s?|wom[ae]n|m[ae]n|males?|females?)(?= ?\\))',
    '(?:chica|senorita|muchacha|chico|muchacho) (?:para|de|con)',
    '(?:senora|dama|caballero|varon|hombre|mujer) (?:seri|responsable|honrad|honest|de confianza|de bien|de buen|para (?:el|la|limpi|cuid|aten))\\w*',
    'gentlem[ae]n (?:of|to|for|with)|lad(?:y|ies) (?:to|for)',
    '(?:fe)?male(?= (?:person|employee|staff|worker|receptionist|assistant|driver|cook|cleaner)s?\\b)',
  ],
  family: [
    '(?:happily|felizmente) (?:married|casad[oa]s?)|casad[oa]s? (?:y )?con (?:hijos|familia)',
    'estado civil|situacion familiar|marital status|family status|(?:madre|padre)s? de familia',
    `(?<=\\b${WORKER} )(?:solter|casad|divorciad|viud|embarazad)[oa]s?`,
  ],
  origin: [
    'nacionalidad:?\\s+[a-z]+(?:ol|ola|es|esa|an[oa]|in[oa]|en[oa]|ense|e[oa]|ari[oa])\\b|nacionalidad:',
    'ciudadan(?:ia|[oa]s?) (?:espanol\\w*|europe[oa]s?|comunitari[oa]s?|de la (?:ue|union europea))',
    '(?:lugar|pais) de nacimiento|origen (?:etnico|racial)|etnia',
    '(?:us|uk|eu|spanish|british|american|european|german|french) (?:citizenship|nationality|citizen required)|nationality:',
    '(?:country|place) of birth|ethnic (?:origin|background)|ethnicity',
  ],
  colour: [
    'color de (?:la )?piel|(?:colou?r of (?:the )?skin|skin colou?r)|(?:fair|light|dark|white)[- ]skinned',
    '(?:persona|gente|candidat\\w+|chic[oa]|mujer|hombre)s? (?:de (?:piel|color) ?\\w*|blanc[oa]s?|negr[oa]s?)',
    '(?:white|black) (?:person|people|man|woman|men|women|male|female)',
  ],
  religion: [
    'religion (?:catolica|cristiana|musulmana|islamica|judia|evangelica)|creencias religiosas',
    `(?:valores|principios|moral|moralidad|etica|vida|virtudes|convicciones|costumbres) ${FAITH}`,
    `${FAITH_EN} (?:values?|principles|ethos|morals?|morality|ethics|lifestyle|convictions?|upbringing)`,
    'temeros[oa]s? de dios|(?:man|woman|men|women|person|people) of (?:god|faith)|god[- ]fearing',
    '(?:christian|catholic|muslim|jewish) faith|religious (?:beliefs?|affiliation)',
  ],
  health: [
    `(?:no|not|sin|without)(?: tener| ser| any| in an?| con)? ${ILLNESS}`,
    '(?:certificado|grado) de discapacidad|disability certificate',
    '(?:buena|perfecta|optima|excelente) salud|(?:buen|perfecto|optimo) estado de salud',
    '(?:good|perfect|excellent) health(?! (?:and|&) safety)',
  ],
  orientation: [
    'orientacion sexual|identidad de genero|sexual orientation|gender identity',
    'no (?:gays?|homosexual(?:es)?|lgtb\\w*|lgbt\\w*)',
  ],
  opinion: [
    '(?:ideas|ideologia|afinidad|opiniones|simpatias) politicas?|afiliad[oa]s? a (?:un|una|algun) (?:sindicato|partido)',
    'political (?:views|opinions?|beliefs?|affiliation|leanings)|member(?:ship)? of a (?:political party|trade union)',
  ],
  appearance: [
    `(?<=\\b${WORKER} )(?:muy )?(?:guap|esbelt)[oa]s?`,
    '(?:pretty|attractive|beautiful|handsome)(?= (?:waitress|waiter|nurse|receptionist|hostess|assistant))',
    '(?:recent|full[- ]length) photo(?:graph)?|headshots? (?:required|needed)',
  ],
};

/** Whom one works for, and words of dealing with a matter: what follows in the clause is the work, not the worker. */
export const SERVED = [
  'experien\\w+|experto|atencion|atender|atiend\\w+|cuid\\w+|apoy\\w+|acompan\\w+|asist\\w+|asesor\\w*|trabaj\\w+ con|trato',
  'intervencion|integracion|inclusion|formacion|conocimientos?|tratamientos?|terapia|gestion\\w*|tramit\\w+|valorac\\w+',
  'evaluac\\w+|foment\\w+|promo\\w+|pacientes?|client\\w+|usuari[oa]s?|residentes?|alumn\\w+|estudiantes?|menores con',
  'nin[oa]s|bebes?|infan\\w+|colectivos?|publico|poblacion|victimas|moda|ropa|calzado|futbol|maquillaje|peluqueria|estetica',
  'profesor\\w*|maestr[oa]s?|docen\\w+|clases?|asignatura|ensen\\w+|ley(?:es)?|derecho|igualdad|diversidad|datos?|campanas?',
  'experience[ds]?|expert\\w*|car(?:e|es|ing|ers?)|support\\w*|work(?:ing|s|ed)? with|help\\w*|assist\\w*|serv(?:es?|ing|ices?)',
  'treat\\w*|therapy|knowledge|patients?|customers?|residents?|pupils?|students?|children|kids|youths?|groups?|communit\\w+',
  'audiences?|victims?|fashion|clothing|shoes|teach\\w*|tutor\\w*|mentor\\w*|coach\\w*|lessons?|class(?:es)?|train\\w*|law',
  'hipotecas?|prestamos?|mortgages?|loans?|equality|diversity|marketing|research\\w*|process\\w*|assess\\w*|advis\\w*|advice|interview\\w*|data|ensur\\w+',
].join('|');

/** Places and offers that are for people of an age: whom they are for follows after `de`, `para` or `for`. */
export const SERVED_BY_A_PLACE = [
  'residencias?|centros?|actividades|vacunacion|programas?|viajes|seguros?|talleres|ayudas|pensiones|descuentos|tarifas|becas',
  'homes?|cent(?:re|er)s?|activities|vaccination|program(?:me)?s?|trips|holidays?|clubs?|insurance|workshops|discounts',
].join('|');
