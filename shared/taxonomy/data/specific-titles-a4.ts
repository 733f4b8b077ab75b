/** Specific titles of technicians and associate professionals; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_A4 = `
chemical-lab-technician 3111 | Técnico de laboratorio químico | Chemistry technician | chemical laboratory technician, ayudante de químico, chemical analyst, auxiliar de laboratorio químico
physics-technician 3111 | Técnico en física | Physics technician | técnico de laboratorio de física, physics laboratory technician
geology-technician 3111 | Técnico en geología | Geology technician | geological technician, técnico geólogo, técnico geológico, técnico en sondeos geológicos
meteorology-technician 3111 | Técnico en meteorología | Meteorology technician | observador meteorológico, weather observer, meteorological technician
water-analysis-technician 3111 | Técnico en análisis de aguas | Water analysis technician | water testing technician, analista de aguas, técnico de laboratorio de aguas
environmental-technician 3111 | Técnico en medio ambiente | Environmental technician | técnico medioambiental, environmental monitoring technician
soil-testing-technician 3111 | Técnico de laboratorio de suelos | Soil testing technician | soil surveying technician, técnico de ensayo de suelos, laboratorista de suelos
textile-quality-technician 3111 | Técnico de control de calidad textil | Textile quality technician | textile tester, analista textil, controlador de calidad textil
leather-lab-technician 3111 | Técnico de laboratorio de cuero | Leather laboratory technician | analista de cuero, técnico de laboratorio de curtidos
forensic-technician 3119 | Técnico forense | Forensic technician | crime scene investigator, policía científico, perito criminalista, forensic scientist, científico forense, criminalista, técnico en criminalística
fingerprint-expert 3119 | Dactiloscopista | Fingerprint examiner | perito dactiloscópico, fingerprint expert, experto en huellas dactilares
ballistics-expert 3119 | Perito en balística | Ballistics expert | experto en balística, firearms examiner
fire-investigator 3119 | Investigador de incendios | Fire investigator | perito de incendios, fire inspector, inspector de incendios, fire prevention officer, inspector contra incendios
civil-technician 3112 | Técnico en ingeniería civil | Civil engineering technician | técnico en obras públicas, technician in civil works, técnico de obra civil
building-inspector-title 3112 | Inspector de edificios | Building inspector | inspector de construcción, building control officer, construction inspector, inspector de obras, inspector de edificación, home inspector, inspector de viviendas
clerk-of-works 3112 | Vigilante de obra | Clerk of works | supervisor de calidad de obra, construction quality inspector
energy-assessor 3112 | Certificador energético | Energy assessor | domestic energy assessor, evaluador energético de viviendas, energy performance assessor, auditor energético, energy auditor
survey-technician 3112 | Auxiliar de topografía | Surveying technician | ayudante de topógrafo, survey assistant, chainman, técnico en topografía, surveying assistant
road-technician 3112 | Técnico de carreteras | Road construction technician | técnico de mantenimiento vial, roads technician, técnico vial
electrical-technician-title 3113 | Técnico electricista industrial | Electrical engineering technician | técnico en electricidad, técnico en ingeniería eléctrica, electrotécnico, power technician
electronics-technician-title 3114 | Técnico en electrónica | Electronics technician | técnico electrónico, electronic engineering technician, técnico en ingeniería electrónica
avionics-technician-title 3155 | Técnico en aviónica | Avionics technician | avionics mechanic, mecánico de aviónica, técnico de electrónica aeronáutica, avionics inspector
meter-technician 3113 | Técnico de contadores | Meter technician | smart meter installer, instalador de contadores inteligentes, técnico de medidores
mechanical-technician 3115 | Técnico en mecánica | Mechanical engineering technician | técnico mecánico, técnico en ingeniería mecánica, technician in mechanics
aerospace-technician 3115 | Técnico aeronáutico | Aerospace engineering technician | técnico en ingeniería aeroespacial, técnico de mantenimiento aeronáutico de ingeniería
automotive-technician 3115 | Técnico en ingeniería de automoción | Automotive engineering technician | técnico de automoción, automotive test technician, técnico de pruebas de vehículos
hydraulics-technician 3115 | Técnico en sistemas hidráulicos | Hydraulics technician | técnico oleohidráulico, fluid power technician, técnico en neumática e hidráulica, pneumatics technician
marine-technician 3115 | Técnico en ingeniería naval | Marine engineering technician | técnico naval, ship surveyor, inspector de buques, inspector naval, marine surveyor
mechatronics-technician 3115 | Técnico en mecatrónica | Mechatronics technician | técnico mecatrónico, electromechanical technician, técnico electromecánico, mecatrónico
lift-technician 3115 | Técnico de ascensores | Lift technician | elevator technician, técnico de elevadores, inspector de ascensores
chemical-process-technician 3116 | Técnico en ingeniería química | Chemical engineering technician | técnico de procesos químicos, chemical process technician
food-technician 3119 | Técnico en alimentos | Food technician | técnico en tecnología de alimentos, food technologist assistant, técnico alimentario, food laboratory technician
mining-technician 3117 | Técnico de minas | Mining technician | técnico minero, mine technician, ingeniero técnico de minas, mining engineering technician
metallurgical-technician 3117 | Técnico metalúrgico | Metallurgical technician | técnico en metalurgia, assayer, ensayador de metales, metal assayer, ensayador de minerales
oil-technician 3117 | Técnico de yacimientos petrolíferos | Petroleum technician | oilfield technician, técnico petrolero, mudlogger, técnico de lodos de perforación, mud engineer
cad-technician-title 3118 | Delineante | Draughtsperson | dibujante técnico, cad technician, cad drafter, operador de cad, delineante proyectista, drafter, draftsman, cad operator
architectural-drafter 3118 | Delineante de arquitectura | Architectural drafter | dibujante arquitectónico, architectural draughtsperson, delineante de edificios, architectural technician
electrical-drafter 3118 | Delineante eléctrico | Electrical drafter | dibujante de planos eléctricos, electrical draughtsperson
mechanical-drafter 3118 | Delineante industrial | Mechanical drafter | delineante mecánico, dibujante mecánico, mechanical engineering drafter, mechanical draughtsperson
printed-circuit-designer 3118 | Diseñador de circuitos impresos | PCB designer | printed circuit board designer, proyectista de circuitos impresos
process-technician 3119 | Técnico de procesos industriales | Production engineering technician | técnico de ingeniería de producción, manufacturing technician, técnico de fabricación, industrial engineering technician
quality-technician 3119 | Técnico de calidad | Quality technician | quality control technician, técnico de control de calidad, quality engineering technician, analista de calidad
robotics-technician 3139 | Técnico en robótica | Robotics technician | robotics engineering technician, técnico de robots industriales, industrial robot technician
automation-technician-title 3139 | Técnico en automatización | Automation technician | automation engineering technician, automatista, técnico automatista, técnico en automatismos
instrument-technician 3139 | Técnico de instrumentación | Instrument technician | instrumentista industrial, instrumentation technician, técnico de instrumentación y control
mine-supervisor 3121 | Capataz de mina | Mine supervisor | mine shift manager, jefe de turno de mina, mine foreman, minero mayor, encargado de mina, mine overseer
quarry-supervisor 3121 | Capataz de cantera | Quarry foreman | quarry supervisor, supervisor de cantera
production-supervisor-title 3122 | Supervisor de producción | Production supervisor | encargado de producción, manufacturing supervisor, jefe de línea de producción, production foreman, capataz de fábrica
assembly-supervisor 3122 | Supervisor de montaje | Assembly supervisor | encargado de montaje, industrial assembly supervisor, machinery assembly coordinator, coordinador de montaje
woodworking-supervisor 3122 | Encargado de taller de madera | Wood production supervisor | sawmill supervisor, encargado de aserradero, wood assembly supervisor, encargado de carpintería
metal-production-supervisor 3122 | Supervisor de producción metalúrgica | Metal production supervisor | encargado de taller metalúrgico, foundry supervisor, encargado de fundición
site-foreman 3123 | Encargado de obra | Site foreman | capataz de obra, construction foreman, maestro mayor de obras, general foreman, construction general supervisor, encargado general de obra
bricklaying-supervisor 3123 | Capataz de albañiles | Bricklaying supervisor | encargado de albañilería, jefe de albañiles, masonry foreman
roofing-supervisor 3123 | Capataz de techadores | Roofing supervisor | encargado de cubiertas, supervisor de tejados, jefe de equipo de techadores
plumbing-supervisor 3123 | Encargado de fontanería | Plumbing supervisor | jefe de equipo de fontaneros, capataz de plomería, supervisor de fontanería
painting-supervisor 3123 | Encargado de pintores | Painting supervisor | jefe de equipo de pintores, capataz de pintura, construction painting supervisor
electrical-supervisor 3123 | Encargado de electricistas | Electrical supervisor | jefe de equipo de electricistas, capataz eléctrico, supervisor eléctrico
carpentry-supervisor 3123 | Encargado de carpinteros | Carpenter supervisor | jefe de equipo de carpinteros, capataz de carpintería
concrete-supervisor 3123 | Encargado de hormigonado | Concrete finishing supervisor | concrete finisher supervisor, capataz de concreto, jefe de equipo de hormigón
demolition-supervisor 3123 | Encargado de demoliciones | Demolition supervisor | jefe de equipo de derribos, capataz de demolición
road-supervisor 3123 | Capataz de carreteras | Road construction supervisor | encargado de obras viales, jefe de obras de carretera, supervisor de obras viales
scaffolding-supervisor 3123 | Encargado de andamios | Scaffolding supervisor | jefe de equipo de andamistas, construction scaffolding supervisor
dredging-supervisor 3123 | Encargado de dragados | Dredging supervisor | supervisor de dragado, jefe de dragas
crane-supervisor 3123 | Jefe de grúas | Crane crew supervisor | construction lifting supervisor, supervisor de izajes, encargado de gruistas
power-plant-operator-title 3131 | Operador de central eléctrica | Power plant operator | power station operator, operario de planta de generación, power production plant operator, operador de planta eléctrica
nuclear-operator 3131 | Operador de reactor nuclear | Nuclear reactor operator | nuclear plant operator, operador de central nuclear, nuclear power station operator
hydro-operator 3131 | Operador de central hidroeléctrica | Hydroelectric plant operator | hydropower technician, técnico hidroeléctrico, hydroelectric station operator
wind-farm-operator 3131 | Operador de parque eólico | Wind farm operator | técnico de parques eólicos, wind turbine operator, onshore wind farm technician
solar-plant-operator 3131 | Operador de planta solar | Solar power plant operator | operador de central fotovoltaica, solar plant technician, técnico de energía solar, solar energy technician
boiler-operator-title 3131 | Calderero operador | Boiler operator | fogonero, operador de calderas, boiler house operator, operario de calderas de vapor
grid-dispatcher 3131 | Despachador de energía eléctrica | Electrical power dispatcher | operador de red eléctrica, grid controller, power distribution dispatcher
incinerator-operator 3132 | Operador de incineradora | Incinerator operator | operario de planta incineradora, waste incineration operator, operador de incinerador
chemical-controller 3133 | Operador de planta química | Chemical plant operator | chemical processing plant controller, panelista de planta química, chemical plant controller
gas-plant-operator 3134 | Operador de planta de gas | Gas plant operator | gas processing plant operator, operador de procesamiento de gas, gas compressor operator, gas scheduling representative
pipeline-controller 3134 | Controlador de oleoductos | Pipeline controller | pipeline operator, operador de oleoductos, operador de ductos, pump station operator
metal-process-controller 3135 | Controlador de procesos metalúrgicos | Metal process controller | rolling mill controller
control-room-operator-title 3139 | Operador de sala de control | Control room operator | control panel operator, panelista, operador de panel, process controller, operador de cuadro de control
life-science-technician 3141 | Técnico de laboratorio biológico | Life science technician | biology technician, técnico en biología, biotechnical technician, técnico en biotecnología, biotechnology technician
bacteriology-technician 3141 | Técnico en bacteriología | Bacteriology technician | microbiology technician, técnico en microbiología
botany-technician 3141 | Técnico en botánica | Botanical technician | zoology technician, técnico en zoología, botany technician
herbarium-taxidermist 3435 | Taxidermista | Taxidermist | disecador de animales, animal stuffer, embalsamador de animales
agricultural-technician-title 3142 | Técnico agrícola | Agricultural technician | técnico agropecuario, perito agrícola, crop technician, técnico en agronomía, agronomy technician
irrigation-technician 3142 | Técnico en riego | Irrigation technician | técnico de sistemas de riego, irrigation specialist
agricultural-inspector 3142 | Inspector agrícola | Agricultural inspector | inspector agropecuario, plant health inspector, inspector fitosanitario, inspector de sanidad vegetal
dairy-technician 3142 | Técnico en lechería | Dairy technician | técnico lácteo, dairy products technician, milk controller, controlador lechero
forestry-technician-title 3143 | Técnico forestal | Forestry technician | capataz forestal, perito forestal, forest technician, ayudante forestal
aquaculture-technician 3142 | Técnico en acuicultura | Aquaculture technician | técnico acuícola, fish farming technician, hatchery technician
ships-engineer 3151 | Oficial de máquinas | Ship's engineer | jefe de máquinas, chief marine engineer, maquinista naval, ship engineer, marine chief engineer, oficial de máquinas naval
deck-officer 3152 | Oficial de cubierta | Deck officer | first mate, primer oficial de puente, ship officer, navigation officer, oficial de puente, piloto de la marina mercante, chief mate
ship-captain 3152 | Capitán de barco | Ship captain | capitán de buque, master mariner, skipper, patrón de barco, ship master, capitán de la marina mercante, patrón de embarcación
harbour-pilot 3152 | Práctico de puerto | Harbour pilot | maritime pilot, práctico portuario, piloto de puerto, marine pilot
fishing-skipper 3152 | Patrón de pesca | Fishing skipper | fishing boat skipper, capitán de pesquero, patrón de barco de pesca, fisheries master, fishing boat captain
ship-inspector 3152 | Inspector marítimo | Marine superintendent | port captain, superintendente de buques, capitán de armamento
airline-pilot 3153 | Piloto de línea aérea | Airline pilot | comandante de aeronave, airline captain, piloto comercial, commercial pilot, first officer of an aircraft, piloto de avión
helicopter-pilot 3153 | Piloto de helicóptero | Helicopter pilot | helicopterista, helicopter captain
drone-pilot 3153 | Piloto de drones | Drone pilot | operador de drones, drone operator, uav pilot, piloto de dron, piloto de vehículos aéreos no tripulados
flight-engineer 3153 | Ingeniero de vuelo | Flight engineer | mecánico de a bordo, segundo piloto, co-pilot, copiloto, second officer
air-traffic-controller-title 3154 | Controlador aéreo | Air traffic controller | controlador de tráfico aéreo, air traffic control officer, controlador de tránsito aéreo
air-traffic-safety-technician 3155 | Técnico de seguridad aérea | Air traffic safety technician | técnico de sistemas de navegación aérea, air navigation systems technician, electrónico de navegación aérea
airport-operations-officer 3154 | Coordinador de operaciones aeroportuarias | Airport operations officer | técnico de operaciones aeroportuarias, airside coordinator, coordinador de pista, airport operations coordinator
nuclear-medicine-technician 3211 | Técnico en medicina nuclear | Nuclear medicine technologist | nuclear medicine radiographer, técnico de medicina nuclear
mammographer 3211 | Técnico en mamografía | Mammographer | mamografista, mammography technician
dosimetrist 3211 | Dosimetrista | Dosimetrist | técnico en dosimetría, medical dosimetrist
anatomical-pathology-technician 3212 | Técnico en anatomía patológica | Anatomical pathology technician | histotechnician, histotécnico, autopsy technician, técnico de autopsias
blood-bank-technician 3212 | Técnico de banco de sangre | Blood bank technician | técnico en hemoterapia, transfusion technician, tissue bank technician
prosthetist 3214 | Ortoprotésico | Prosthetist-orthotist | protesista, prosthetist, orthotist, ortopedista técnico, técnico ortopédico, orthopaedic technician, técnico ortoprotésico, prosthetics technician
ocularist 3214 | Ocularista | Ocularist | protésico ocular, artificial eye maker
anaesthesia-technician 3211 | Técnico en anestesia | Anaesthetic technician | anesthesia technician, auxiliar de anestesia, operating department practitioner, instrumentista quirúrgico, surgical technologist, scrub technician
ecg-technician 3211 | Técnico en electrocardiografía | ECG technician | ekg technician, cardiac technician, técnico en cardiología, cardiac physiologist
eeg-technician 3211 | Técnico en electroencefalografía | EEG technician | neurophysiology technician, técnico en neurofisiología
dialysis-technician 3211 | Técnico en hemodiálisis | Dialysis technician | hemodialysis technician, técnico de diálisis
respiratory-therapist-title 3259 | Terapeuta respiratorio | Respiratory therapist | fisioterapeuta respiratorio, respiratory therapy technician, inhaloterapeuta
traditional-healer 3230 | Curandero | Traditional healer | herbolario, herbalist, herborista, naturista, healer, sanador, herbal therapist, fitoterapeuta
reflexologist 3230 | Reflexólogo | Reflexologist | terapeuta de reflexología, complementary therapist, terapeuta alternativo, terapeuta complementario
aromatherapist 3230 | Aromaterapeuta | Aromatherapist | terapeuta de aromaterapia, aromaterapista
reiki-practitioner 3230 | Terapeuta de reiki | Reiki practitioner | maestro de reiki, reiki master, energy therapist, terapeuta energético
shiatsu-practitioner 3255 | Terapeuta de shiatsu | Shiatsu practitioner | masajista de shiatsu, shiatsu therapist
sophrologist 3230 | Sofrólogo | Sophrologist | terapeuta de sofrología, hypnotherapist, hipnoterapeuta
massage-therapist-title 3255 | Masajista | Massage therapist | masoterapeuta, masseur, masseuse, quiromasajista, terapeuta de masajes, massotherapist, masajista terapéutico
artificial-inseminator 3240 | Inseminador | Animal artificial insemination technician | inseminador artificial, artificial inseminator, técnico en inseminación artificial, animal embryo transfer technician
public-health-inspector 3257 | Inspector de sanidad | Public health inspector | inspector sanitario, sanitary inspector, health inspector, inspector de salud pública, environmental health officer
food-inspector 3257 | Inspector de alimentos | Food inspector | inspector bromatológico, food safety inspector, inspector de seguridad alimentaria, meat inspector, inspector veterinario de carnes
labour-inspector 3359 | Inspector de trabajo | Labour inspector | labor inspector, inspector laboral, work inspector, inspector de condiciones laborales
pollution-inspector 3257 | Inspector medioambiental | Environmental inspector | inspector ambiental, pollution control inspector, waste inspector, inspector de residuos, hazardous waste inspector
optical-technician 3254 | Técnico en óptica | Optical technician | auxiliar de óptica, optical assistant, técnico óptico
trader-title 3311 | Operador bursátil | Stock trader | corredor de bolsa, stockbroker, securities trader, bróker, agente de bolsa, operador de bolsa, stock broker, securities broker
forex-trader 3311 | Operador de divisas | Foreign exchange trader | forex trader, foreign exchange broker, corredor de divisas, agente de cambio
futures-trader 3311 | Operador de futuros | Futures trader | commodity broker, corredor de materias primas, corredor de futuros, commodities trader
loan-officer-title 3312 | Gestor de préstamos | Loan officer | oficial de crédito, analista hipotecario, credit adviser, asesor de crédito, agente de préstamos, ejecutivo de créditos, credit officer
mortgage-broker-title 3312 | Asesor hipotecario | Mortgage broker | mortgage adviser, bróker hipotecario, corredor hipotecario, mortgage loan underwriter, agente hipotecario
insurance-underwriter-title 3321 | Suscriptor de seguros | Insurance underwriter | suscriptor de riesgos, underwriter, property insurance underwriter
loss-adjuster-title 3315 | Perito de seguros | Loss adjuster | ajustador de siniestros, insurance adjuster, liquidador de siniestros, claims adjuster, perito tasador de seguros
vehicle-damage-assessor 3315 | Perito de automóviles | Vehicle damage assessor | perito tasador de vehículos, motor assessor, valuador de autos
property-valuer 3315 | Tasador inmobiliario | Property valuer | perito tasador de inmuebles, real estate appraiser, valuador de bienes raíces, property appraiser, real estate surveyor
art-valuer 3315 | Tasador de arte | Art appraiser | perito de arte, art valuer, tasador de antigüedades, antiques valuer, experto en antigüedades
jewellery-appraiser 3315 | Tasador de joyas | Jewellery appraiser | perito en joyas, jewelry appraiser
pawnbroker-title 4213 | Prestamista prendario | Pawnbroker | prestamista sobre prendas, empeñador, moneylender, prestamista
insurance-broker-title 3321 | Corredor de seguros | Insurance broker | mediador de seguros, bróker de seguros, insurance agent, agente de seguros, productor de seguros
purchasing-agent 3323 | Agente de compras | Purchasing agent | técnico de compras, buyer, comprador, procurement officer, purchasing officer, gestor de compras, encargado de compras
public-procurement-officer 3323 | Técnico de contratación pública | Public procurement specialist | gestor de contratación pública, responsable de licitaciones, tender officer, bid manager, procurement specialist in public sector
ship-broker 3324 | Corredor marítimo | Shipbroker | bróker marítimo, ship broker, fletador, chartering broker, agente de fletes
shipping-agent 3331 | Consignatario de buques | Ship agent | agente marítimo, shipping agent, agente consignatario
customs-agent-title 3331 | Agente de aduanas | Customs broker | despachante de aduana, customs agent, agente aduanal, clearing agent, gestor aduanero, declarante de aduanas
freight-forwarder-title 3331 | Transitario | Freight forwarder | agente de carga, forwarding agent, agente de transporte internacional, forwarding manager
import-export-specialist 3331 | Técnico de comercio exterior | Import-export specialist | especialista en importación y exportación, foreign trade specialist, especialista en comercio internacional, international trade specialist
event-planner-title 3332 | Organizador de bodas | Wedding planner | planificador de bodas, wedding coordinator, coordinador de bodas
conference-organiser 3332 | Organizador de congresos | Conference organiser | conference planner, organizador de conferencias, meeting planner, exhibition organiser, organizador de ferias, congress organizer
employment-agent-title 3333 | Agente de empleo | Employment agent | técnico de empleo, employment consultant, intermediador laboral, orientador de empleo, employment adviser, job centre adviser, consultor de empleo
estate-agent-title 3334 | Agente inmobiliario | Estate agent | real estate agent, corredor de propiedades, asesor inmobiliario, realtor, letting agent, corredor inmobiliario, agente de alquileres, agente de la propiedad inmobiliaria
property-manager-title 3334 | Administrador de fincas | Property manager | administrador de propiedades, real estate manager, administrador de edificios, gestor inmobiliario, administrador de consorcios
auctioneer 3339 | Subastador | Auctioneer | rematador, martillero, martillero público, auction house manager, director de casa de subastas
literary-agent-title 3339 | Agente literario | Literary agent | representante de escritores, author's agent
sports-agent-title 3339 | Representante de deportistas | Sports agent | agente de deportistas, athletes' agent
music-promoter 3339 | Promotor musical | Concert promoter | promotor de conciertos, music promoter, promotor de espectáculos, event promoter
executive-assistant-title 3343 | Asistente de dirección | Executive assistant | secretario de dirección, asistente ejecutivo, secretario ejecutivo, management assistant, personal assistant, asistente personal
legal-secretary-title 3342 | Secretario jurídico | Legal secretary | secretario de despacho de abogados, legal administrative assistant, secretario legal
medical-secretary-title 3344 | Secretario médico | Medical secretary | secretario clínico, medical administrative assistant, secretario de consultorio
border-guard 3351 | Agente de fronteras | Border guard | border officer, guardia fronterizo, policía de fronteras, immigration officer, agente de inmigración, oficial de migraciones, passport officer
customs-officer-title 3351 | Funcionario de aduanas | Customs officer | oficial de aduanas, vista de aduana, customs inspector, inspector de aduanas, aduanero
tax-inspector-title 3352 | Inspector de hacienda | Tax inspector | inspector fiscal, inspector tributario, inspector de impuestos, tax officer, inspector de tributos, recaudador de impuestos
social-benefits-officer 3353 | Técnico de prestaciones sociales | Social benefits officer | gestor de prestaciones, social security officer, funcionario de la seguridad social, benefits adviser, tramitador de ayudas sociales
licensing-officer 3354 | Técnico de licencias | Licensing officer | funcionario de licencias, permits officer, building permit officer, gestor de licencias, import licensing officer
detective-title 3355 | Detective de policía | Police detective | investigador policial, crime investigator, detective inspector
weights-inspector 3359 | Inspector de pesas y medidas | Weights and measures inspector | trading standards officer, inspector de consumo, consumer protection inspector, inspector de metrología legal, price inspector
paralegal-title 3411 | Asistente jurídico | Paralegal | asistente legal, legal assistant, auxiliar jurídico, procurador auxiliar, pasante de abogado, law clerk
private-detective-title 3411 | Detective privado | Private detective | investigador privado, private investigator
conveyancer 3411 | Gestor de transmisiones inmobiliarias | Conveyancer | conveyance clerk, tramitador de escrituras, title closer, title examiner
welfare-worker 3412 | Monitor de centro de menores | Residential child care worker | educador de menores, residential childcare worker, educador de centro de acogida, children's home worker
crisis-helpline-operator 3412 | Orientador telefónico de crisis | Crisis helpline operator | helpline counsellor, teleasistente social
life-coach-title 3412 | Coach personal | Life coach | entrenador personal de vida, personal development coach, coach de vida
deacon 3413 | Diácono | Deacon | lay preacher, predicador laico, pastoral worker, agente de pastoral, asistente parroquial, monk, monje, nun, monja
footballer 3421 | Futbolista | Footballer | jugador de fútbol, soccer player, football player, professional footballer, futbolista profesional
professional-athlete-title 3421 | Deportista profesional | Professional athlete | atleta, athlete, jugador profesional, sportsperson, deportista de élite
racing-driver 3421 | Piloto de carreras | Racing driver | race car driver, piloto de competición, piloto de automovilismo, rally driver
jockey-title 3421 | Yóquey | Jockey | jinete de carreras, race rider, jinete
cyclist 3421 | Ciclista profesional | Professional cyclist | racing cyclist, boxer, boxeador
bullfighter 3421 | Torero | Bullfighter | matador, toreador, matador de toros
chess-player 3421 | Ajedrecista | Chess player | jugador de ajedrez, grandmaster, gran maestro
esports-player 3421 | Jugador de videojuegos profesional | Esports player | professional gamer, ciberdeportista
football-coach-title 3422 | Entrenador de fútbol | Football coach | director técnico de fútbol, soccer coach, técnico de fútbol
tennis-coach 3422 | Entrenador de tenis | Tennis coach | profesor de tenis, tennis instructor, monitor de tenis
swimming-teacher 3422 | Monitor de natación | Swimming teacher | profesor de natación, swimming instructor, entrenador de natación, swim coach
ski-instructor-title 3422 | Monitor de esquí | Ski instructor | profesor de esquí, instructor de esquí, snowboard instructor, monitor de snowboard
riding-instructor 3422 | Profesor de equitación | Horse riding instructor | monitor de equitación, riding teacher, instructor ecuestre, riding instructor
golf-instructor 3422 | Profesor de golf | Golf instructor | golf pro, monitor de golf, golf coach
martial-arts-instructor 3422 | Instructor de artes marciales | Martial arts instructor | maestro de artes marciales, karate teacher, profesor de kárate, judo teacher
diving-instructor 3422 | Instructor de buceo | Diving instructor | scuba instructor, monitor de buceo, profesor de submarinismo
outdoor-instructor 3423 | Monitor de actividades al aire libre | Outdoor activities instructor | animador de turismo activo, adventure guide, guía de turismo de aventura, outdoor animator, monitor de multiaventura
yoga-teacher 3423 | Profesor de yoga | Yoga teacher | instructor de yoga, yoga instructor, monitor de yoga
pilates-teacher 3423 | Profesor de pilates | Pilates teacher | instructor de pilates, pilates instructor, monitor de pilates
fitness-instructor-title 3423 | Monitor de fitness | Fitness instructor | monitor de gimnasio, instructor de gimnasio, gym instructor, aerobics instructor
referee-title 3422 | Árbitro deportivo | Referee | umpire, juez deportivo, sports official, árbitro, colegiado arbitral, juez de línea
football-scout 3422 | Ojeador deportivo | Talent scout in sports | sports scout, buscador de talentos deportivos, cazatalentos deportivo
wedding-photographer 3431 | Fotógrafo de bodas | Wedding photographer | fotógrafo de eventos, event photographer
fashion-photographer 3431 | Fotógrafo de moda | Fashion photographer | fotógrafo publicitario, commercial photographer, advertising photographer
scientific-photographer 3431 | Fotógrafo científico | Scientific photographer | medical photographer, fotógrafo médico
aerial-photographer 3431 | Fotógrafo aéreo | Aerial photographer | fotógrafo de drones
set-designer-title 3432 | Escenógrafo | Set designer | diseñador de escenarios, stage designer, production designer, theatre designer, diseñador de producción
exhibition-designer 3432 | Diseñador de exposiciones | Exhibition designer | museógrafo, diseñador de stands, diseñador expositivo
kitchen-designer 3432 | Diseñador de cocinas | Kitchen designer | diseñador de cocinas y baños, kitchen planner
museum-technician 3433 | Técnico de museos | Museum technician | auxiliar de museo, art handler, manipulador de obras de arte, exhibition installer
library-technician 3433 | Técnico de biblioteca | Library technician | auxiliar de bibliotecario
head-chef 3434 | Jefe de cocina | Head chef | chef ejecutivo, executive chef, chef de cuisine, chef de cocina, primer cocinero
sous-chef 3434 | Segundo jefe de cocina | Sous chef | subchef, segundo de cocina, sous-chef, subjefe de cocina
pastry-chef-title 3434 | Jefe de repostería | Pastry chef | chef pastelero, chef repostero, maestro pastelero, pâtissier, jefe de pastelería
private-chef 3434 | Chef privado | Private chef | cocinero particular, personal chef, chef a domicilio
lighting-technician-title 3435 | Técnico de iluminación | Lighting technician | iluminador, luminotécnico, gaffer, stage lighting technician, electricista de escena
lighting-designer 3435 | Diseñador de iluminación | Lighting designer | performance lighting designer, diseñador de luces
stage-manager-title 3435 | Regidor de escena | Stage manager | jefe de escena, director de escenario
stagehand 3435 | Tramoyista | Stagehand | maquinista teatral, stage technician, utilero, técnico de escenario, stage machinist, theatre technician, técnico de teatro
prop-master 3435 | Atrecista | Props master | prop master, encargado de utilería, attrezzista, property master, jefe de utilería
costume-designer-title 3435 | Diseñador de vestuario | Costume designer | figurinista, vestuarista, responsable de vestuario
dresser-title 3435 | Sastre de teatro | Wardrobe dresser | ayudante de vestuario, dresser, asistente de vestuario, wardrobe assistant, costume attendant
stunt-performer 3435 | Especialista de cine | Stunt performer | doble de acción, stuntman, stunt double, doble de riesgo, stunt person
prompter 3435 | Apuntador | Prompter | apuntador de teatro
script-supervisor 3435 | Script | Script supervisor | secretario de rodaje, continuity person, supervisor de continuidad, continuity supervisor
first-assistant-director 3435 | Ayudante de dirección | Assistant director | first assistant director, asistente de dirección de cine, asistente de dirección audiovisual
pyrotechnician 3435 | Pirotécnico | Pyrotechnician | técnico en fuegos artificiales, pyrotechnic designer, special effects technician, técnico de efectos especiales
location-manager 3435 | Jefe de localizaciones | Location manager | location scout, localizador de exteriores, responsable de localizaciones
extra-performer 3435 | Figurante | Film extra | extra de cine, background actor, extra, actor secundario de fondo
ict-helpdesk 3512 | Técnico de soporte informático | IT support technician | ict help desk agent, técnico de mesa de ayuda, help desk technician, agente de soporte tic, service desk analyst, técnico de microinformática
ict-operations-technician 3511 | Técnico de operaciones informáticas | IT operations technician | computer operator, operador de computadoras, operador de sistemas informáticos, ict operator
network-technician-title 3513 | Técnico de redes | Network technician | técnico de redes informáticas, ict network technician, technician in computer networks
broadcast-technician-title 3521 | Técnico de radiodifusión | Broadcasting technician | técnico de emisión, broadcast technician, técnico de transmisiones
camera-operator-title 3521 | Operador de cámara | Camera operator | camarógrafo, cameraman, cámara de televisión, cameraperson
sound-technician-title 3521 | Técnico de sonido | Sound technician | sonidista, sound engineer, ingeniero de sonido, operador de audio, sound operator, audio technician, audio engineer
boom-operator 3521 | Microfonista | Boom operator | operador de pértiga, pertiguista, boom operator of sound
video-editor-title 3521 | Montador de vídeo | Video editor | editor de vídeo, film editor, montador de cine, video and motion picture editor, montajista
foley-artist 3521 | Artista de efectos sonoros | Foley artist | sound effects artist, diseñador de sonido, sound designer, sonorizador
colourist-film 3521 | Colorista de cine | Film colourist | colorista audiovisual, colorist, etalonador
projectionist-title 3521 | Proyeccionista | Projectionist | operador de cine, cinema projectionist, operador de proyección
telecom-technician-title 3522 | Técnico de telecomunicaciones | Telecommunications technician | telecom technician, técnico en telecomunicación, técnico de comunicaciones
radio-officer 3522 | Radiotelegrafista | Radio officer | operador de radio, radio operator, oficial radiotelegrafista, ship radio officer
`;
