/** Occupations of narrower trades; see ../parse.ts for the format. */
export const FURTHER_OCCUPATIONS = `
[occupation]
wholesaler 3324 | Mayorista | Wholesaler | wholesale merchant, comerciante mayorista, comerciante al por mayor, wholesale trader, vendedor mayorista, distribuidor mayorista, abarrotero mayorista | negotiation, prospecting, supply-chain | sales-representative, buyer
import-export-manager 1324 | Director de importación y exportación | Import and export manager | jefe de comercio exterior, foreign trade manager, responsable de comercio exterior, jefe de importaciones, jefe de exportación | customs, supply-chain, negotiation | logistics-manager, freight-forwarder
tanner 7535 | Curtidor | Tanner | operario de curtiduría, operario de tenería, tannery worker, leather tanner, curtidor de pieles | machine-operation, attention-to-detail | sewing-operator
dyer 8154 | Tintorero industrial | Textile dyer | dyer, operario de tintura, operador de teñido, dyeing machine operator, operario de tintes | machine-operation, quality-control | production-operator
patternmaker 7532 | Patronista | Pattern maker | garment pattern maker, patternmaker, modelista de moda, patronista de moda, clothing pattern cutter, pattern cutter | sewing, fashion-design, attention-to-detail | tailor, fashion-designer
milliner 7531 | Sombrerero | Milliner | hat maker, hatter, sombrerera artesana, fabricante de sombreros | sewing, creativity | tailor
paper-mill-operator 8171 | Operador de planta papelera | Paper mill operator | papermaking machine operator, operario de papelera, paper machine operator, operador de máquina de papel, pulp mill operator | machine-operation, quality-control | production-operator
rubber-worker 8141 | Operario del caucho | Rubber worker | rubber machine operator, operador de máquinas de caucho, operario de vulcanizado, rubber moulder | machine-operation, quality-control | production-operator
glass-operator 8181 | Operador de horno de vidrio | Glass machine operator | glass production worker, operario de vidrio, operario de cristalería, glass furnace operator | machine-operation, quality-control | production-operator
brick-maker 8181 | Operario de cerámica industrial | Brick and tile maker | brick maker, ladrillero, ceramics operator, ceramics kiln operator, operador de horno cerámico, tejero, kiln operator | machine-operation, quality-control | production-operator, potter
industrial-painter 7132 | Pintor industrial | Paint sprayer | spray painter, pintor a pistola, spray painting operator, pintor lacador, lacador, varnisher, industrial painter | spray-painting, health-safety | painter-decorator, body-repairer
galvaniser 8122 | Operario de galvanizado | Galvaniser | electroplater, galvanizador, galvanizer, operario de baños galvánicos, anodiser, electroplating operator | machine-operation, metalwork | foundry-worker
tunnel-worker 7119 | Tunelero | Tunnel worker | tunneller, operario de túneles, tunnel boring machine operator, operador de tuneladora | blasting, heavy-equipment, health-safety | miner, construction-labourer
track-worker 9312 | Operario de vías férreas | Railway track worker | track worker, operario de vía, rail layer, platelayer, trackman, carrilero | power-tools, health-safety | road-worker
railway-signaller 8312 | Guardagujas | Railway signaller | signalman, signaller, railway switch operator, rail signal operator, señalista ferroviario, agente de circulación ferroviaria | attention-to-detail, work-under-pressure | train-driver
station-manager 1324 | Jefe de estación | Station manager | station master, railway station manager, jefe de estación de tren, gerente de terminal, terminal manager | people-management, customer-service | train-conductor, logistics-manager
lock-keeper 8189 | Esclusero | Lock keeper | canal lock keeper, operador de esclusas, bridge and lock operator | machine-operation, customer-service | dock-worker
boat-builder 7115 | Carpintero de ribera | Boat builder | shipwright, boatbuilder, constructor de barcos, calafate, carpintero naval | carpentry, power-tools | carpenter, sailor
coffee-roaster 8160 | Tostador de café | Coffee roaster | maestro tostador, tostador, coffee roasting operator, torrefactor | food-production, quality-control | food-production-worker, barista
fish-processor 7511 | Operario de pescado y conservas | Fish processing worker | fish processor, fileteador de pescado, fish filleter, operario de conservera, conservero, cannery worker | food-production, food-safety | fishmonger, food-production-worker
food-taster 7515 | Catador | Food and drink taster | taster, catador de vinos, wine taster, degustador, food grader, tea taster, catador de café | food-production, quality-control | sommelier, food-technologist
zookeeper 5164 | Cuidador de zoológico | Zookeeper | animal keeper, animal attendant, aquarist, acuarista | animal-welfare, animal-feeding | veterinary-assistant, dog-trainer
stable-hand 9212 | Mozo de cuadra | Stable hand | stable groom, mozo de caballos, caballerango, horse groom, palafrenero, peticero, cuidador de caballos | horse-care, animal-feeding | farm-worker
audiologist 2266 | Audiólogo | Audiologist | audioprotesista, hearing aid specialist, audiometrista, hearing care professional | audiology, customer-service | speech-therapist, optician
epidemiologist 2212 | Epidemiólogo | Epidemiologist | public health specialist, especialista en salud pública, salubrista, técnico en salud pública, public health officer | epidemiological-surveillance, statistics | researcher, doctor
theologian 2636 | Teólogo | Theologian | religious scholar, estudioso de la religión | research, writing | clergy
astrologer 5161 | Astrólogo | Astrologer | fortune teller, tarotista, vidente, tarot reader, psychic, clairvoyant, médium, adivino | communication | entrepreneur
talent-agent 3339 | Representante artístico | Talent agent | literary agent, agente literario, sports agent, representante de futbolistas, artist manager, mánager de artistas, booking agent, agente de artistas, agente deportivo | negotiation, contracts | public-relations-officer
publisher 1349 | Editor de libros | Book publisher | publisher, editor literario, director editorial, publishing director, responsable editorial | proofreading, contracts | writer, proofreader
choir-director 2652 | Director de coro | Choir director | choir conductor, director coral | music-performance, teaching | musician, music-teacher
puppeteer 2659 | Titiritero | Puppeteer | marionetista, puppet artist, puppet maker | acting, creativity | actor, circus-artist
trade-unionist 1114 | Delegado sindical | Union representative | trade unionist, sindicalista, shop steward, union organiser, union delegate, representante sindical, dirigente sindical | negotiation, labor-law | hr-specialist
mediator 2635 | Mediador | Mediator | mediador familiar, family mediator, conflict mediator, community mediator | conflict-resolution, empathy | social-worker, counselor
ombudsman 2619 | Defensor del pueblo | Ombudsman | ombudsperson, defensor del cliente, defensor de los habitantes, procurador de derechos humanos | complaint-handling, conflict-resolution | lawyer
lobbyist 2432 | Lobista | Lobbyist | public affairs consultant, consultor de asuntos públicos, public affairs manager, director de asuntos públicos, government affairs manager, cabildero | negotiation, communication | public-relations-officer
probation-officer 3412 | Agente de libertad condicional | Probation officer | parole officer, agente de libertad vigilada, delegado de libertad vigilada, oficial de prueba | crisis-intervention, empathy | social-worker, correctional-officer
fund-manager 2412 | Gestor de fondos | Fund manager | asset manager, investment fund manager, gestor de fondos de inversión, gestor de activos, portfolio manager, gestor de carteras | financial-analysis, risk-management | financial-analyst, stockbroker
treasurer 1211 | Tesorero | Treasurer | treasury manager, jefe de tesorería, responsable de tesorería, treasury analyst, analista de tesorería, técnico de tesorería | budgeting, financial-analysis | financial-controller, accountant
nuclear-engineer 2149 | Ingeniero nuclear | Nuclear engineer | reactor engineer, ingeniero de reactores, radiation protection engineer | electrical-engineering, health-safety | energy-engineer
optical-engineer 2149 | Ingeniero óptico | Optical engineer | photonics engineer, ingeniero fotónico, acoustical engineer, acoustic engineer, ingeniero acústico, ingeniero de sonido y acústica | electronics, research | electronics-engineer
textile-engineer 2141 | Ingeniero textil | Textile engineer | ingeniero de tejidos, textile technologist, técnico textil | quality-control, industrial-maintenance | industrial-engineer
fire-engineer 2149 | Ingeniero de protección contra incendios | Fire protection engineer | fire engineer, fire safety engineer, ingeniero contra incendios | health-safety, technical-drawing | safety-technician
ndt-technician 3115 | Técnico de ensayos no destructivos | Non-destructive testing technician | ndt technician, ndt inspector, técnico end, inspector de soldadura, welding inspector, weld inspector | metrology, welding | quality-inspector
calibration-technician 3115 | Técnico de calibración | Calibration technician | metrologist, metrólogo, técnico de metrología, metrology technician, calibrador | metrology, quality-control | quality-inspector
meter-reader 9623 | Lector de contadores | Meter reader | lecturista, lector de medidores, meter reading agent, tomador de lecturas | driving, data-entry | delivery-driver
cloakroom-attendant 9629 | Encargado de guardarropa | Cloakroom attendant | coat check attendant, guardarropista, guardarropa, locker room attendant | customer-service | usher
astronaut 3153 | Astronauta | Astronaut | cosmonaut, cosmonauta, spaceflight engineer | aerospace-engineering, research | pilot
transcriptionist 3343 | Transcriptor | Transcriptionist | stenographer, taquígrafo, court reporter, estenotipista, captioner, medical transcriptionist, transcriptor médico | typing, attention-to-detail | secretary, court-clerk
perfumer 2113 | Perfumista | Perfumer | fragrance chemist, creador de perfumes, fragrance developer | chemistry, creativity | chemist
matchmaker 5169 | Acompañante personal | Companion | paid companion, señora de compañía, acompañante de personas mayores, dating consultant, celestino profesional, matchmaker | empathy, communication | caregiver
building-inspector 3112 | Inspector de obras | Building inspector | inspector de edificios, construction inspector, home inspector, inspector de construcción, control técnico de obra | blueprint-reading | estimator
construction-technician 3112 | Técnico de construcción | Construction technician | técnico de obra, auxiliar técnico de obra | blueprint-reading | estimator, engineering-technician
civil-engineering-technician 3112 | Técnico en ingeniería civil | Civil engineering technician | | autocad, blueprint-reading | engineering-technician
mechanical-engineering-technician 3115 | Técnico en ingeniería mecánica | Mechanical engineering technician | mechanical technician, técnico mecánico, técnico superior en mecánica | autocad, solidworks, blueprint-reading | engineering-technician
electrical-engineering-technician 3113 | Técnico en ingeniería eléctrica | Electrical engineering technician | | autocad, blueprint-reading | engineering-technician
electronics-engineering-technician 3114 | Técnico en ingeniería electrónica | Electronics engineering technician | | blueprint-reading | engineering-technician
chemistry-technician 3111 | Técnico químico | Chemistry technician | chemical technician, chemistry lab technician, técnico de laboratorio químico | laboratory | lab-technician
wind-turbine-technician 3113 | Técnico de aerogeneradores | Wind turbine technician | técnico eólico | industrial-maintenance | power-plant-operator
forestry-technician 3143 | Técnico forestal | Forestry technician | | forestry | forest-ranger
agricultural-inspector 3142 | Inspector agrario | Agricultural inspector | | crop-farming | agronomist
deck-officer 3152 | Oficial de puente | Deck officer | oficial de cubierta | people-management | ship-captain
tourist-information-officer 4221 | Informador turístico | Tourist information officer | tourism information assistant | tourism, customer-service | tour-guide
museum-guide 5113 | Guía de museo | Museum guide | | tourism, public-speaking | tour-guide
hairdressing-assistant 5141 | Auxiliar de peluquería | Hairdresser assistant | ayudante de peluquería | hairdressing, customer-service | hairdresser
store-detective 5414 | Detective de tienda | Store detective | loss prevention officer, loss prevention associate, agente de prevención de pérdidas | surveillance, security-protection | security-guard
bailiff 5419 | Alguacil | Bailiff | court officer, agente judicial | security-protection | court-clerk
school-crossing-guard 5419 | Auxiliar de cruce escolar | School crossing guard | crossing guard | surveillance | traffic-warden
toll-collector 4211 | Cajero de peaje | Toll collector | | customer-service | cashier
game-warden 5419 | Guarda de caza | Gamekeeper | | surveillance | forest-ranger
train-attendant 5112 | Auxiliar de tren | Train attendant | | customer-service | train-conductor
`;
