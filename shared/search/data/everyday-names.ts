/**
 * What people call trades in everyday speech, over all occupations of the taxonomy, beside the names that vary from country to
 * country (`trades.ts`), in the same form: `occupation, other meanings | names`, and a name with `*` is also another word and
 * counts only as the whole of a text. Short forms, slang, abbreviations, feminines with an ending of their own and the
 * names that ads print instead of the usual one.
 */
export const EVERYDAY_NAMES = `
car-mechanic | grease monkey, auto tech, car tech, oficial de taller mecánico, talachero
truck-mechanic | hgv technician, hgv mechanic, hgv fitter, diesel technician, diesel tech, diesel fitter, fleet mechanic, truck technician, lorry mechanic, mecánico de buses, mecánico de flota, mecánico de tractocamión
heavy-equipment-mechanic | plant fitter, heavy duty mechanic, mecánico de equipo pesado, mecánico de carretillas, forklift mechanic, forklift engineer
industrial-mechanic, heavy-equipment-mechanic | mecánico de maquinaria
agricultural-mechanic | farm mechanic
motorcycle-mechanic | motorbike mechanic
bicycle-mechanic | bike tech, bicicletero, mecánico de bicis, bicimecánico
aircraft-mechanic | aircraft engineer, aircraft fitter, avionics technician, tma, mecánico de aviación
tyre-fitter | tyre technician, talachero de llantas
body-repairer | autobody tech, bodyman, dent repairer, planchador de carros
industrial-painter, vehicle-painter | spray painter
vehicle-painter | car sprayer, pintor automotriz
industrial-mechanic | machine fitter, machinery mechanic, mechanical fitter, multi-skilled engineer, mecánico ajustador
maintenance-worker, industrial-mechanic | maintenance technician
mechanical-engineering-technician, industrial-mechanic | técnico mecánico
electrician | sparks, wireman, sparkie, eletricista, electrico*
auto-electrician | car electrician
solar-installer | solar fitter, solar tech, montador de placas
lift-technician | elevator engineer, elevator constructor, lift mechanic, escalator technician, instalador de ascensores, mantenedor de ascensores
hvac-technician | hvac service technician, hvac r service technician, hvac service engineer, refrigeration service engineer, ac technician, ac tech, aircon engineer, air con engineer, fridge engineer, refrigeration engineer, hvac tech, hvac engineer, técnico de clima, friero, mecánico de refrigeración
heating-installer | boiler engineer, boiler fitter, calefactorista, técnico de calderas
gas-fitter | gas safe engineer, gasfitter
plumber | pipe layer, drain engineer, cañista, cañero, cerrajero de agua
welder, pipefitter | pipe welder
pipefitter | cañista industrial, pailero tubero
appliance-technician | washing machine engineer, white goods engineer, técnico de lavadoras
phone-repair-technician | phone repairer, phone technician, reparador de celulares
electronics-technician | electronics tech, tv repairman
telecom-installer | cable guy, broadband engineer, fibre engineer, fiber technician, fiber splicer, técnico instalador de internet, cablista
telecom-engineer, telecom-installer | telecoms engineer
alarm-installer | cctv engineer, fire alarm engineer, security systems engineer, instalador de cámaras, técnico de cctv, técnico de alarmas
power-line-worker | lineworker, linesman, overhead linesman, powerline technician, linero
wind-turbine-technician | wind tech, windtech
locksmith | key cutter, llavero*
watchmaker | watch repairer, horologist
shoemaker | remendón
pool-technician | pool guy, alberquero
furniture-assembler | flat pack assembler, ikea assembler
carpenter | chippy, chippie, ebanista carpintero
cabinet-maker | bench joiner, kitchen maker
window-fitter | blind fitter, instalador de persianas, ventanero, carpintero metálico de ventanas
glazier | glass fitter
bricklayer | blocklayer, paleta de obra
construction-labourer | navvy, groundworker, hod, manobra, manobre
concrete-worker | shuttering joiner, formworker, hormigonero, fierrero encofrador
steel-fixer | rodbuster, rod buster, ferrallador
scaffolder | scaff, andamiero
roofer | roof tiler, slater
potter, tiler | ceramista*
floor-layer | carpet fitter, carpet layer, parquetero, instalador de suelos, tarimero
plasterer | spread*, drywall hanger, taper*, ceiling fixer, yesaire
painter-decorator | decorator
welder | fabricator welder
sheet-metal-worker, welder | pailero
steel-fixer, structural-metal-worker | ironworker
structural-metal-worker | iron worker, steelworker, structural fitter, metalworker, herrero soldador, estructurero, montador de naves
sheet-metal-worker, structural-metal-worker | metal worker
sheet-metal-worker | tin knocker, tinsmith, conductero, plegador de chapa
machinist | cnc setter, miller turner, tool setter
toolmaker | moldero, troquelista
blacksmith | smith*
power-line-worker, production-operator | line worker
production-operator | machine minder, machine operative, process worker, production operative, maquinista industrial
assembler, production-operator | assembly line worker
assembler | assembly operative
packer | packing operative, packaging operative
production-operator, packer | manipulador*
packer, order-picker | picker packer
order-picker | pickeador, separador de pedidos
warehouse-worker | warehouse hand, warehouseman, stockman, stores person, encargado de stock, mozo de carga
forklift-driver | fork truck driver, flt driver, lift truck driver, counterbalance driver, toritero de almacén, conductor de toro
shelf-stocker | shelf packer, stock replenisher, night filler, restocker, repositora, gondolera
shelf-stocker, inventory-clerk | stock clerk
inventory-clerk | stock taker, inventariador, controlador de existencias
truck-driver | lgv driver, class 1, class 2, semi driver, artic driver, long haul driver, 18 wheeler driver, conductor de pesados, trocero, troquero, conductor de articulado
bus-driver | busman, chofer de bus, conductor de micros, micrero, guagüero, camionero de pasajeros
taxi-driver | cabbie, cabby, minicab driver, vtc, ruletero, taxero
chauffeur | personal driver, chofer de familia
delivery-driver | parcel driver, multi-drop driver, delivery guy, delivery boy, amazon driver, dpd driver, paquetero, chofer de reparto, transportista de última milla
motorcycle-courier | cycle courier, food courier, ubereats, repartidor en bici, motorista repartidor, mototaxista
mail-carrier | postie, mensajero postal
furniture-mover | removal man, removals man, removals operative, peón de mudanzas
warehouse-worker, furniture-mover | mover
heavy-equipment-operator | digger driver, bulldozer driver, dumper driver, jcb driver, retroexcavadorista operador
production-operator, heavy-equipment-operator | plant operator
tow-truck-driver | recovery driver, breakdown driver, tow operator, gruero de asistencia, gruista de asistencia en carretera
train-driver | engine driver, locomotive driver, railroad engineer
pilot | aviator, aviador
ship-captain | boat captain, patrón de pesca
sailor | tripulante de barco
refuse-collector | bin man, binman, dustman, garbage man, trash collector, bin lorry loader
cleaner | char*, charlady, domestic assistant, sanitation worker cleaner, señora de la limpieza, chica de la limpieza, aseadora de oficinas
domestic-worker | housemaid cleaner, au pair cleaner, chacha de casa, muchacha, señora de casa, criada
housekeeper | hotel cleaner, kelly de hotel, valet de pisos
window-cleaner | window washer, limpia vidrios, limpiavidriera
car-washer | car valet, car cleaner, car valeter, valeter, detailer
laundry-worker | laundry assistant
dishwasher | pot washer, plongeur, fregaplatos
kitchen-assistant, dishwasher | steward de cocina, office de cocina
cook, kitchen-assistant | prep cook
kitchen-assistant | commis, commis chef, cook's assistant, galopillo
cook | parrilero, guisandera, maestro parrillero, taquero, cevichero
kitchen-assistant, cook | marmitón
chef | cdp
baker | bread maker, bakery assistant, bakery worker, doughmaker, hornero de pan, obrador de pan, facturero
pastry-chef | cake maker, patissier, dessert chef, bombonero, obrador de pastelería
baker, pastry-chef | chocolatero
ice-cream-maker | ice cream seller
butcher | meat worker, butcher's assistant, block man, deshuesador, despiecero
slaughterer | slaughterman, abattoir operative, matachín, matancero
fishmonger | fish counter assistant
fish-processor | fileteador
food-production-worker | food operative, meat plant worker, poultry worker, operario de industria cárnica
waiter | table server, waiting staff, moza*, busperson, comis de sala
bartender | barkeep, bar tender, bar person, tabernero
barista | coffee maker, coffee shop assistant, coffee shop worker, cafetero de barra
restaurant-host | greeter restaurant, jefe de rango recepción
restaurant-manager | front of house manager, foh manager, pub manager, pub landlord, café manager, encargado de sala
waiter, restaurant-manager | maitre, jefa de sala, jefe de rango
fast-food-worker | burger flipper, mcdonalds, counter attendant, personal de hamburguesería, burger cook, hamburguesero
catering-assistant | lunch lady, dinner lady, canteen assistant, canteen worker, auxiliar de comedor, camarera de eventos, ayudante de comedor, midday assistant
fast-food-worker, catering-assistant | food service worker, cafeteria worker
receptionist, hotel-receptionist | front desk agent, front desk clerk
hotel-receptionist | agente de recepción
bellhop, concierge | hotel porter
bellhop | luggage porter
hotel-manager | hotelier, hostel manager, hotelero
receptionist | front of house receptionist, veterinary receptionist
medical-secretary, receptionist | recepcionista de clínica, medical receptionist
hairdresser | colourist, hair cutter
barber | barbershop, peluquero de hombres, peluquero de caballeros
beautician | facialist, waxer, lash tech, brow artist, beauty technician
hairdresser, beautician | cosmetólogo
nail-technician | nail artist, uñas
makeup-artist | mua, maquillista
tattoo-artist | tattooer, inker
massage-therapist | bodyworker
fitness-instructor | aerobics instructor, spin instructor, zumba teacher, group exercise instructor, gym teacher, profesor de gym, monitor de spinning
personal-trainer | pt*, gym coach
fitness-instructor, personal-trainer | preparador físico
yoga-teacher | yogi, instructor de pilates, monitor de pilates
swimming-instructor | profe de natación
sports-coach | míster de fútbol, profe de fútbol, profe de pádel, monitor de tenis
lifeguard | pool attendant, beach guard
caregiver | caretaker of elderly, hha, pca, companion carer, acompañante de mayores, sad*, auxiliar de geriatría y gerontología
nursing-assistant | nurse's aide, hospital care assistant, auxiliar de hospital
nurse | matron nurse, rgn, due*, ats*
practical-nurse | lpn, lvn, vocational nurse
nurse-practitioner | np*, anp
nurse, nurse-practitioner | enfermera especialista
gynaecologist, midwife | obstetra*
midwife | comadre de partos
doctor | locum, galeno
paediatrician | baby doctor, children's doctor, médico de niños
gynaecologist | gyno
orthopaedist | orthopod, bone doctor
ophthalmologist | eye surgeon
psychiatrist | shrink
anaesthetist | anaesthesiologist
dentist | dental surgeon, endodoncista, sacamuelas, implantólogo
dental-hygienist | hygienist, tooth cleaner, higienista bucodental
dental-technician | denture maker, laboratorista dental
pharmacist | chemist pharmacist, dispensing chemist
pharmacy-technician | dispenser, pharmacy dispenser, pharmacy tech, mancebo de farmacia
physiotherapist | physio, pt physio, fisio
occupational-therapist | ot therapist
speech-therapist | slp, salt therapist, foniatra
podiatrist | foot doctor, callista
nail-technician, podiatrist | pedicuro
optician | eye test, oftalmólogo optometrista, contactólogo
audiologist | hearing aid dispenser
psychologist | psych*
psychologist, counselor | therapist
counselor | life coach, orientador*
radiographer | x-ray tech, xray technician, rad tech, mri technologist, técnico en imagen, tecnólogo médico en imagenología, radiólogo técnico, tecnólogo radiólogo
lab-technician | lab tech, medical laboratory scientist, tecnólogo médico, bacteriólogo, bacterióloga, flebotomista de laboratorio, laborante
phlebotomist | blood taker, venepuncturist
paramedic | ambulance crew, first responder, ambulance man, técnico de emergencias, tes*, tum*, socorrista de ambulancia
hospital-porter | patient porter
medical-assistant | clinic assistant
medical-secretary | doctor's secretary
veterinarian | animal doctor, albéitar
veterinary-assistant | vet nurse, vet tech, ats veterinario, atv
pet-groomer | grooming, esteticista canino, bañador de perros
dog-walker | cuidador de perros, paseaperros, paseadora
dog-trainer | dog handler, entrenador de perros
nanny | baby sitter, manny, governess, institutriz, babysiter
gardener, childcare-worker | nursery worker
childcare-worker | day care worker, crèche worker, creche worker, nursery practitioner, playgroup leader, tei*, parvulista, puericultora, puericultor
preschool-teacher, childcare-worker | técnico en educación infantil, parvularia
preschool-teacher | eyfs teacher, docente de preescolar, jardinera infantil, educadora de jardín
primary-teacher | year 2 teacher, ks1 teacher, ks2 teacher, docente de primaria básica, seño*
teacher | profe, catedrático de instituto
teacher, language-teacher | english teacher, spanish teacher
language-teacher | efl teacher, profe de inglés, teacher de inglés, docente de inglés
music-teacher | guitar teacher, profe de música
dance-teacher | ballet teacher, profe de baile, maestra de ballet
special-education-teacher | send teacher, sped teacher, docente de educación especial, maestro pt, pedagogo terapéutico, educadora diferencial, profesor diferencial, educación diferencial
teacher-aide | classroom assistant, learning support assistant, asistente de aula, ayudante de aula, asistente de la educación, monitor de nee
tutor | profe particular, profesor de apoyo, profesor de repaso, profesor de refuerzo, academia de repaso
university-lecturer | college teacher
school-principal | school head
driving-instructor | profesor de manejo, profesor de conducir, instructora de autoescuela
youth-worker | camp counsellor, playworker, youth leader, play worker, monitor infantil, ludotecario, tasoc
social-worker | child protection worker, welfare worker, profesional psicosocial, gestora social
social-educator, social-worker | family support worker
social-educator | support worker for young people
lawyer | advocate
paralegal | legal executive, pasante legal, asistente de abogado, procuradora legal, gestor legal, oficial jurídico
legal-secretary | law secretary
notary | escribano, escribana
paralegal, notary | oficial de notaría
police-officer | cop, copper, bobby, policeman, policewoman, constable, pcso, carabinero, mosso, ertzaina, gendarme
security-guard, police-officer | patrol officer
correctional-officer | jailer, warder, screw prison, carcelero, gendarme penitenciario
firefighter | firey, brigadista de incendios
soldier | army recruit, infantryman, squaddie
security-guard | security staff, sia guard, guard*, segurata, auxiliar de control de accesos
concierge, bouncer | doorman
bouncer | door staff, club security, gorila de discoteca, portero de disco, controlador de discoteca, patovica, cadenero
store-detective | asset protection
janitor-caretaker | superintendent building, site manager school, building super, encargado de consorcio
maintenance-worker | handyperson, odd job man, odd jobs, facilities assistant, maintenance operative, maintenance tech, hombre orquesta, servicios técnicos hotel, técnico sat
maintenance-manager, maintenance-worker | encargado de mantenimiento
greenkeeper, gardener | groundsman, groundskeeper
gardener | garden maintenance, paisajista jardinero, nursery plant worker
tree-surgeon | arboriculturist, tree climber, tree cutter, arbolista, trepador de árboles
fruit-picker, farm-worker | temporero
farm-worker | campesino, mozo de finca
farmer, farm-worker | granjero*
fruit-picker | harvester, seasonal picker, apple picker, aceitunero, recogedor de aceituna
food-production-worker, milker | dairy worker
milker | dairy hand, milking hand, peón de tambo, operario de lechería
stable-hand | groom horses, stable lad, stable girl, caballerizo, petisero
shepherd | sheep farmer, ovejero, pastora, vaquero, cowboy, cowhand, stockman cattle, vaquerizo
farmer | grower, smallholder, hortelano, administrador agrícola
beekeeper | apiarist
forestry-worker | feller, forester worker, maderero
fisher | trawlerman
fish-farmer | salmon farmer, operario de piscifactoría, mejillonero, operario de centro de cultivo
sewing-operator, tailor | seamstress, costurera, costurero
tailor | sewer clothes, arregladora de ropa
sewing-operator | machinist sewing, stitcher, sewing worker
fashion-designer | clothes designer, designer of clothes
tailor, fashion-designer | modisto
potter | ceramicist
bookbinder, printer-operator | print finisher
printer-operator | digital printer operator, maquinista de imprenta, imprentero
shop-assistant | salesgirl, shop girl, counter assistant, salesclerk, retail worker, ayudante de dependiente, asociado de tienda
sales-representative, shop-assistant | sales advisor
cashier | till operator supermarket, checkout girl, cashier clerk, checadora
store-manager | branch manager retail, encargado de comercio, store lead
shop-assistant, sales-representative | salesman, saleswoman, salesperson, vendedor
sales-representative | rep*, travelling salesman, viajante, vendedor de campo
sales-manager, sales-representative | territory manager
account-manager | csm
business-developer | bdr, sdr, business development executive, biz dev, bdm
sales-manager, business-developer | business development manager
sales-representative, business-developer | sales development representative
telemarketer | cold caller, phone sales, asesor telefónico de ventas, teleoperador de ventas
call-center-agent | call centre operator, call handler, phone agent, contact centre advisor, telephone operator agent, customer phone support, call taker, telefonista de call center, agente de call center
customer-service-agent | customer advisor, help desk customer, service agent, complaints handler, customer assistant, ejecutivo de servicio al cliente, asesor de servicio, auxiliar de atención al cliente, agente de soporte al cliente
real-estate-agent | property agent, lettings negotiator, house seller, corredor inmobiliario
shop-assistant, real-estate-agent | vendedor de pisos
property-manager | building manager, block manager, housing officer, landlord agent, community manager property, administrador de condominios, gestor de alquileres, administrador de consorcios
insurance-agent | insurance salesman, insurance seller, agente de pólizas
claims-adjuster | claims assessor, liquidador de seguros, liquidador de siniestros
bank-teller | bank cashier, bank worker, bancario
financial-advisor | ifa
accountant | bean counter, aca, acca, perito mercantil
bookkeeper | book keeper
accounting-clerk | ap clerk, ar clerk, ledger clerk, purchase ledger clerk, finance assistant, credit controller assistant, auxiliar administrativo contable, analista contable, tesorería auxiliar
bookkeeper, accounting-clerk | asistente contable, auxiliar contable, asistente de contabilidad
billing-clerk | invoicing clerk
payroll-clerk | payroll officer, payroll assistant, wages clerk, payroll analyst, administrativo de nóminas, técnico de personal y nóminas, coordinador de nómina, asistente de remuneraciones, auxiliar de nómina
accountant, tax-advisor | tax accountant
tax-advisor | fiscalista, especialista en impuestos, gestor fiscal, contador de impuestos
chief-financial-officer, financial-controller | finance manager, gerente de finanzas
financial-controller | head of finance, jefe de administración y finanzas, contralor
accountant, financial-controller | jefe de contabilidad
chief-financial-officer | cfo
debt-collector | collections officer
credit-analyst, debt-collector | credit controller
loan-officer | mortgage adviser, lending officer, loan advisor
credit-analyst, loan-officer | analista de créditos
office-clerk | admin, administrator, office admin, office worker, clerical worker, pen pusher, paper pusher, office junior, administrativo de oficina
secretary | secretarial, recepcionista secretaria
executive-assistant | pa*, ea*, executive pa, virtual assistant, asistente virtual
office-manager | office administrator manager, encargado de oficina
office-clerk, office-manager | coordinador administrativo, coordinadora administrativa
data-entry-clerk | data inputter, keyer
hr-specialist | hr, hr advisor, people advisor, people officer, employee relations specialist, coordinador de gestión humana, coordinador de talento humano, gestión humana, talento humano
hr-manager | people manager, hr lead, chro, director de personas, jefe de gestión humana, director de gestión humana, gerente de talento humano, hrm
recruiter | head hunter, recruitment officer, sourcer, talent scout, cazatalentos, técnico de reclutamiento, analista de reclutamiento
warehouse-worker, logistics-clerk | shipping clerk, auxiliar de logística, auxiliar logístico
logistics-clerk | dispatch clerk, traffic clerk, logistics administrator, transport administrator, transport planner, shipping coordinator, planificador de transporte
transport-dispatcher, logistics-clerk | administrativo de tráfico, gestor de tráfico
logistics-manager, logistics-clerk | jefe de tráfico
customs-officer, freight-forwarder | customs broker, customs agent, despachante de aduana, agente de aduana
freight-forwarder | customs clerk, customs declarant, export clerk, import clerk, export administrator, export assistant, foreign trade assistant, declarante de aduanas, asistente de comercio exterior, operador de comercio exterior, administrativo de exportación, administrativo de importación, auxiliar de comercio exterior, asistente de importaciones
transport-dispatcher | fleet controller, traffic controller transport, 999 operator, emergency call handler, 911 telecommunicator, telecommunicator, 911 call taker, operador de emergencias, teleoperador de emergencias, operador 112, operador 911
warehouse-manager | head of warehouse
store-manager, warehouse-manager | stores manager
logistics-manager | head of logistics
maintenance-manager | head of maintenance, chief engineer hotel
construction-manager | clerk of works, site agent
civil-engineer | roads engineer, bridge engineer, drainage engineer, ingeniero de puentes
energy-engineer | solar engineer, solar design engineer, pv engineer, photovoltaic engineer, solar project engineer, ingeniero solar, ingeniero fotovoltaico, ingeniero de renovables, ingeniero de proyectos fotovoltaicos
architect | arquitecto técnico proyectista
surveyor | topographer, geomensor
quantity-surveyor | qs*, cost surveyor, ingeniero de costos
estimator | analista de costos y presupuestos
draughtsperson | bim modeller
illustrator, draughtsperson | dibujante
interior-designer | home decorator
quality-inspector | qa inspector, qc technician
safety-technician | hse, health and safety advisor, ehs, safety engineer, hse advisor, sst*, hseq, coordinador de seguridad industrial
it-support-technician | pc technician, first line support, tech support, 1st line, 2nd line, informático, reparador de ordenadores, técnico de computadoras
systems-administrator | server administrator, systems admin, infrastructure engineer, it systems engineer, sistemas*
network-engineer, systems-administrator | network administrator, administrador de redes
network-engineer | network specialist, cisco engineer, especialista en redes, ingeniero de networking
software-developer | dev, swe
backend-developer | backend dev, back end dev, back-end dev, net developer, programador python, dev backend
software-developer, backend-developer | java developer, python developer, php developer, programador java, programador php, desarrollador java, desarrollador python, desarrollador php
frontend-developer | frontend dev, front end dev, front-end dev, vue developer, javascript developer, dev frontend
full-stack-developer | full stack dev, fullstack dev, fullstack
mobile-developer | app developer, mobile dev, app maker, desarrollador de apps
web-developer | web dev, website builder, webmaster developer, wordpress developer
qa-tester | qa, test automation engineer, testeador, analista de pruebas
devops-engineer | sre
data-analyst | data specialist
data-scientist | ml scientist
security-analyst | cyber analyst, analista soc
penetration-tester, security-analyst | ethical hacker, hacker ético
project-manager | pm*
product-manager | po*, dueño de producto
graphic-designer | artworker, artwork designer, mac operator, diseñador de packaging, diseñador de envases, arte finalista
illustrator | drawer*
photographer | photog, snapper, retratista
camera-operator, video-editor | videographer, videógrafo
film-producer, video-editor | video producer
film-director, video-editor | realizador audiovisual
camera-operator | cámara*
sound-technician | sound guy, roadie sound
journalist | newsreader, correspondent, cronista
copywriter | ad writer, web writer, redactor web
content-creator | ugc creator, generador de contenidos
community-manager | social media executive, social media assistant, social media officer, content and social, social and content, social media content, encargado de redes sociales, responsable de redes sociales, comunicación y redes sociales, cm*
digital-marketer | performance marketer, ppc specialist, growth marketer, google ads specialist, trafficker, especialista en ads, growth
marketing-specialist | marketer, brand assistant
marketing-manager | cmo, marketing lead
public-relations-officer | pr officer, pr executive, comms officer, encargado de comunicaciones, rrpp
event-planner | events executive, party planner, banqueting coordinator
wedding-planner | wedding coordinator, coordinador de bodas, coordinadora de bodas
translator | localisation specialist
librarian | library worker
civil-servant | council officer, government worker, administrativo del estado, oficial de ayuntamiento, empleado municipal
clergy | pastor*, minister church, reverendo, pastor evangélico
funeral-worker | funeral arranger, asesor funerario
flight-attendant | tcp*
ground-staff | airport staff, check-in agent, baggage handler, airport worker, agente de tráfico aéreo, operario de handling
tour-guide | guide*, city guide, guía de turistas, informador de turismo guía
travel-agent | holiday rep
parking-attendant | valet parker, acomodador de autos, guardacoches, franelero
petrol-station-attendant | fuel attendant, forecourt attendant, pump attendant, empleado de gasolinera
musician | bandmate, band member
disc-jockey | dj, deejay, dj residente
florist | flower arranger, flower seller
agronomist | agronomy advisor, crop advisor, crop consultant
miner | pitman, obrero de mina, barrenador
explosives-blaster | shot firer, explosivista
pest-controller | rat catcher, desinsectador
water-treatment-operator | sewage plant operator, operador de depuradora, operador de edar, operador de ptar, operador de planta de agua
winemaker | bodeguero enólogo
researcher | postdoc, becario de investigación
compliance-officer | aml officer, aml analyst, kyc analyst, analista de cumplimiento, pld
customer-service-manager | call centre manager, call centre team leader
sales-manager | sales lead
operations-manager | ops manager, head of operations, coo
meter-reader | meter man
survey-interviewer | pollster, door to door researcher, entrevistador de campo
fundraiser | charity collector, face to face fundraiser, chugger, captador de ong, captación de socios
sales-promoter | promoter
food-taster, sales-promoter | degustadora
shelf-stocker, sales-promoter | mercaderista
model | catwalk model, photo model
usher | steward events, event steward, azafata de eventos
construction-technician | concrete technician, materials technician, laboratorista de suelos
`;
