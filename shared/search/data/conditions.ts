/**
 * Conditions of work that people search by: `id | name es | name en | patterns`, where the patterns are the source of one
 * expression over folded text. `~` parts what only a search says from what an ad's text says as well.
 */
export const CONDITIONS = String.raw`
mode:remote | En remoto | Remote | ~ remot[oae]s?|remotely|teletrabaj\w*|telework\w*|(?:trabaj\w+ )?(?:desde|en) (?:mi |la |tu )?casa|home ?office|work(?:ing)? from home|from home|wfh|a distancia|home ?based|100 ?% ?remoto
mode:hybrid | Híbrido | Hybrid | ~ hibrid[oa]s?|hybrid
contract:part-time | Jornada parcial | Part-time | media jornada|medio tiempo|jornada parcial|tiempo parcial|part[ -]?time|por horas|pocas horas|half[ -]?time
contract:full-time | Jornada completa | Full-time | ~ jornada completa|tiempo completo|full[ -]?time
contract:internship | Prácticas | Internship | ~ internships?|interns?|traineeships?|trainees?|practicas|pasant[ei]\w*|becas? de practicas|becari[oa]s?|becas?
contract:temporary | Temporal | Temporary | ~ temporal(?:es)?|temporary|temp jobs?|eventual(?:es)?
experience:none | Sin experiencia | No experience needed | sin (?:necesidad de )?(?:ninguna )?experiencia(?: previa)?|no (?:prior |previous )?experience(?: is)?(?: needed| required| necessary)?|without (?:any )?experience|no (?:se (?:requiere|necesita|precisa|exige|pide)|hace falta|es necesaria) experiencia|experiencia no (?:necesaria|requerida)|experience not (?:needed|required|necessary)
level:entry | Nivel inicial | Entry level | ~ entry[ -]?level|nivel inicial|primer (?:empleo|trabajo)|first job|juniors?|jr|recien (?:titulad|graduad|egresad)\w+|graduates?
level:senior | Sénior | Senior | ~ seniors?|sr
shift:night | De noche | Nights | (?:turnos? |trabaj\w+ |horarios? )?(?:de |por la )?noches?|turno nocturno|nocturn[oa]s?|nights?(?:[ -]shifts?)?|night[ -]?time|overnight|madrugadas?
shift:weekend | Fines de semana | Weekends | fin(?:es)? de semana|findes?|weekends?|sabados?(?: y domingos?)?|domingos?|saturdays?|sundays?
shift:morning | De mañana | Mornings | (?:turnos? de |por la )mananas?|turno manana|(?:early )?mornings?(?: shifts?)?
shift:evening | De tarde | Evenings | (?:turnos? de |por la )tardes?|turno tarde|evenings?(?: shifts?)?|afternoons?|late shifts?
season:summer | De verano | Summer | (?:trabajo |temporada )?(?:de |en )?verano|summer(?: jobs?| season)?|temporada alta
season:seasonal | De temporada | Seasonal | (?:de )?temporada|seasonal
lodging:included | Con alojamiento | With housing | (?:con )?alojamiento(?: incluido)?|housing(?: provided| included)?|accommodation|room and board|intern[oa]s? (?=con|para|y|$)
`;
