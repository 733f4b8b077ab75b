/**
 * Conditions of work that people search by: `id | name es | name en | patterns`, where the patterns are the source of one
 * expression over folded text. What stands behind `~` is read in searches and titles only: in an ad's text the same words
 * (`noches`, `remote`) are used for other things.
 */
export const CONDITIONS = String.raw`
mode:remote | En remoto | Remote | ~ remot[oae]s?|remotely|teletrabaj\w*|telework\w*|(?:trabaj\w+ )?(?:desde|en) (?:mi |la |tu )?casa|home ?office|work(?:ing)? from home|from home|wfh|a distancia|home ?based|100 ?% ?remoto
mode:hybrid | Híbrido | Hybrid | ~ hibrid[oa]s?|hybrid
contract:part-time | Jornada parcial | Part-time | media jornada|medio tiempo|jornada parcial|tiempo parcial|part[ -]?time|por horas|pocas horas|half[ -]?time
contract:full-time | Jornada completa | Full-time | ~ jornada completa|tiempo completo|full[ -]?time
contract:internship | Prácticas | Internship | ~ internships?|interns?|traineeships?|trainees?|practicas|pasant[ei]\w*|becas? de practicas|becari[oa]s?|becas?
contract:temporary | Temporal | Temporary | ~ temporal(?:es)?|temporary|temp jobs?|eventual(?:es)?
experience:none | Sin experiencia | No experience needed | sin (?:necesidad de )?(?:ninguna )?experiencia(?: previa)?|no (?:prior |previous )?experience(?: is)?(?: needed| required| necessary)?|without (?:any )?experience|no (?:se (?:requiere|necesita|precisa|exige|pide|solicita)|hace falta|es (?:necesari[oa]|imprescindible|indispensable|obligatori[oa]|excluyente|requisito)|exigimos|pedimos|necesitas)(?: que tengas| tener| contar con)? experiencia|experiencia (?:previa )?no (?:es )?(?:necesaria|requerida|imprescindible|indispensable|excluyente|obligatoria)|experience (?:is )?(?:not (?:needed|required|necessary|essential)|unnecessary)|(?:perfiles|candidat[oa]s|personas) sin (?:recorrido|trayectoria)|(?:te |os |les )?(?:formamos|capacitamos|ensenamos)(?: \w+)? desde cero|(?:formacion|capacitacion|entrenamiento) desde cero|(?:full|complete) training(?: is| will be)? (?:provided|given|offered)
level:entry | Nivel inicial | Entry level | ~ entry[ -]?level|nivel inicial|primer (?:empleo|trabajo)|first job|juniors?|jr|recien (?:titulad|graduad|egresad)\w+|graduates?
level:senior | Sénior | Senior | ~ seniors?|sr
shift:night | De noche | Nights | turnos? (?:de (?:la )?)?noches?|(?:turnos?|horarios?|jornadas?|trabajos?) (?:mixto y )?nocturn[oa]s?|nocturnidad|trabaj\w+ (?:de|por la) noches?|nights?[ -]shifts?|(?:work(?:ing)?|permanent|regular|rotating) nights|night work|overnight shifts?|turnos? de madrugada | ~ (?:trabaj\w+ |horarios? )?(?:de |por la )?noches?|nocturn[oa]s?|nights?(?:[ -]time)?|overnight|madrugadas?
shift:weekend | Fines de semana | Weekends | fin(?:es)? de semana|findes?|weekends?|sabados?(?: y domingos?)?|domingos?|saturdays?|sundays?
shift:morning | De mañana | Mornings | turnos? (?:de (?:la )?)?mananas?|por las mananas|(?:early )?mornings? shifts?|early shifts?|mornings | ~ por la manana|de mananas?|mananas|(?:early )?mornings?
shift:evening | De tarde | Evenings | turnos? (?:de (?:la )?)?tardes?|por las tardes|(?:evening|afternoon|late) shifts?|evenings | ~ por la tarde|de tardes?|tardes|evening|afternoons?
shift:rotating | Turnos rotativos | Rotating shifts | turnos? (?:rotativ|rotatori)[oa]s?|turnos? rotantes?|rotacion de turnos|rotating (?:shifts?|rosters?|rotas?)|shift rotation|(?:4x4|7x7|14x14|6x1) shifts? | ~ rotativ[oa]s?
season:summer | De verano | Summer | (?:trabajo |temporada )?(?:de |en )?verano|summer(?: jobs?| season)?|temporada alta
season:seasonal | De temporada | Seasonal | (?:de )?temporada|seasonal
lodging:included | Con alojamiento | With housing | (?:con )?alojamiento(?: incluido)?|(?:casa|vivienda|habitacion) (?:incluida|de la empresa|a cargo de la empresa)|(?:staff|free|shared|company|subsidi[sz]ed) (?:housing|accommodation)|(?:housing|accommodation)(?: is| can be)? (?:provided|included|available|offered)|live-in|room and board|intern[oa]s? (?=con|para|y|$) | ~ housing|accommodation
`;
