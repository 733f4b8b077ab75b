/**
 * What the commonest trades are called in Spain, Mexico, Argentina, Chile, Peru and Colombia, and in English, beyond the names
 * that the taxonomy has: `occupation, other meanings | names`. A name that means different work in different countries has a
 * line of its own with all of it; one with `*` is also another word and counts only as the whole of a text. Only searches
 * and titles are read with them: resumes and matching are not.
 */
export const TRADES = `
warehouse-worker, food-production-worker | bodeguero
warehouse-worker | operario de bodega, ayudante de bodega, pañolero, peón de depósito, operario de depósito, mozo de depósito, estibador de bodega, peoneta, reponedor de bodega, storeperson, storeman, pick packer, stores operative
warehouse-manager, warehouse-worker | encargado de depósito, jefe de depósito, responsable de depósito, supervisor de depósito, coordinador de bodega, responsable de turno en almacén, jefe de turno de almacén, warehouse shift manager
forklift-driver | clarkista, autoelevadorista, operador de autoelevador, gruero de horquilla, operador de grúa horquilla, toritero, montacarguero
order-picker | alistador de pedidos, alistador, armador de pedidos, surtidor de almacén
order-picker, shelf-stocker | surtidor
truck-driver | gandolero, chofer de rastra, tractomulero, mulero, conductor de tractomula, conductor de mula, conductor de tractocamión, conductor de tracto camión, fletero, class 1 driver, class 2 driver, chofer de carga
delivery-driver, motorcycle-courier | cadete, motorizado, domiciliario*, repartidor domiciliario, mensajero domiciliario, rider, cadete en moto
delivery-driver | distribuidor a domicilio
motorcycle-courier | motoquero, motomensajero
taxi-driver, driver | remisero, tachero, uber
bus-driver | colectivero, microbusero, busero, conductor de micro, chofer de colectivo, chofer de ómnibus, chofer de micro
nurse | rn
nursing-assistant | tens*, tens enfermería, tcae, enfermera auxiliar, cna, hca
caregiver, nursing-assistant | gericultista, asistente gerontológico, asistente geriátrico, auxiliar de geriatría, asistente de adulto mayor, acompañante de adultos mayores, cuidar mayores, cuidar ancianos
caregiver | acompañante terapéutico, acompañante domiciliario
nanny, domestic-worker | nana
nanny | nodriza
domestic-worker | asesora del hogar, nana puertas adentro, muchacha de servicio, trabajadora de casa particular, empleada de casa, empleada por días, housemaid, personal doméstico, chacha
housekeeper, domestic-worker | mucama
cleaner | aseador, aseadora, operario de maestranza, personal de maestranza, personal de quehaceres
cleaner, office-clerk | auxiliar de servicios generales, servicios generales
housekeeper | camarera de habitaciones, cuartelera
security-guard | vigilador, velador, guachimán, rondín, custodio de seguridad
security-guard, hospital-porter | celador
janitor-caretaker | encargado de edificio, mayordomo de edificio
janitor-caretaker, security-guard | nochero
waiter | mozo, salonero
cook | planchero, maestro de cocina, minutero de cocina
kitchen-assistant, dishwasher | bachero, copero, lavaloza, lavatrastes, kp
baker | tahonero, amasador, bollero, hornero
pastry-chef | dulcero
butcher | despostador
restaurant-manager, waiter | maître, jefe de sala, capitán de meseros
shop-assistant | empleado de mostrador, mostradorista
shop-assistant, sales-representative | asesor de ventas, promotor de piso
cashier | till operator
shelf-stocker | repositor, gondolero
store-manager | jefe de local, encargado de local, administrador de local
sales-representative | vendedor en terreno, vendedor en ruta, preventista, tendero a tienda, vendedor viajante
account-manager | kam
call-center-agent | operador telefónico, ejecutivo telefónico
customer-service-agent | ejecutivo de atención
secretary | asistente secretarial
office-clerk | administrativa de oficina, capturista administrativo, ayudante administrativo
data-entry-clerk | cargador de datos, tipeador
accountant | cpa
payroll-clerk | nominista, liquidador de sueldos, liquidación de sueldos, analista de remuneraciones, asistente de planillas, analista de planillas, planillero
hr-specialist | analista de gestión humana, auxiliar de gestión humana, analista de talento humano, hrbp, people partner, people operations, regional people partner
recruiter | selectora, psicólogo de selección
buyer | analista de abastecimiento, auxiliar de abastecimiento
logistics-clerk | coordinador de tráfico
security-systems-operator, logistics-clerk | monitorista
freight-forwarder | agente aduanal, gestor aduanal, tramitador aduanal, pedimentador
bricklayer | media cuchara, alarife, oficial de construcción, maestro constructor, brickie
construction-labourer | chalán, jornalero de construcción, ayudante de construcción, hod carrier, macuarro
concrete-worker | cimbrador, carpintero de obra, carpintero encofrador, formaleteador
steel-fixer | enfierrador, armador de fierro, varillero de obra, ferrallero
electrician | sparky, maestro eléctrico
plumber | sanitarista, lampista, instalador sanitario, maestro gasfíter
plasterer | durlero, colocador de durlock, enlucidor, tablayesero, volcanitero, revocador, dry liner
tiler | colocador de cerámica, colocador de cerámicos, enchapador, mayolicador, pisero, ceramista de pisos, colocador de pisos
roofer | zinguero, techero, hojalatero de techos
glazier | aluminiero, vidriador, instalador de vidrio
welder | argonero
structural-metal-worker | herrero de obra, estructurista metálico, armador metálico, montajista, montador de estructuras, cerrajero de obra, mecánico montajista
body-repairer | desabollador, planchador automotriz, planchador de autos, enderezador, laminador automotriz
tyre-fitter | montallantas, gomería, llantería
industrial-mechanic | maintenance fitter, mecánico de planta
industrial-mechanic, electrician | electromecánico, mantenimiento electromecánico
maintenance-worker | maestro chasquilla, multioficio, polifuncional, mantenedor, oficial polivalente, mil usos, milusos
hvac-technician | refrigerista, técnico en frío, instalador de clima, minisplit
lift-technician | ascensorista, técnico de elevadores, elevatorista
telecom-installer | instalador de internet, empalmador, fusionador de fibra, técnico instalador de cable
production-operator | maquilador, operador de línea, operador de maquila, operador de maquiladora
packer | seleccionador de fruta, embolsador, operario de empaque, operario de packing
sewing-operator | fileteadora, overlista, overista, remallador, remalladora, operario de máquina plana, recubridorista, rectista, maquinista textil
tailor | arreglos de ropa, compostura de ropa
patternmaker | moldista, modelista, moldería, moldería industrial, garment technologist
patternmaker, fashion-designer | technical designer, diseñador técnico de indumentaria, apparel technical designer
fashion-designer | diseñador de indumentaria, apparel designer
hairdresser | coiffeur, peinadora, cortadora de pelo
beautician | cosmetóloga, cosmiatra, lashista, uñera
gardener | parquero, parquista
farm-worker | peón rural, peón general de campo, bracero, obrero de campo, operario de campo, farm hand, pizcador
farm-worker, fruit-picker | cosechero
tractor-driver | cosechadorista
farmer | chacarero, mayordomo de campo, mayordomo de finca, capataz rural, encargado de campo, administrador de fundo, puestero
agronomist | perito agrícola
miner | ayudante de mina, enmaderador, operador scoop
heavy-equipment-operator | retroexcavadorista, excavadorista, operador de pala, motonivelador
crane-operator | operador de puente grúa
stonemason | marmolero, banker mason
primary-teacher | profesor de básica, docente de primaria, docente de educación primaria, profesora de educación básica, profesor normalista
preschool-teacher | maestra jardinera, maestra de jardín, maestra de kinder, nursery teacher, early years practitioner
childcare-worker | auxiliar de párvulos, asistente de párvulos, auxiliar de jardín, auxiliar de preescolar
language-teacher | miss de inglés
physiotherapist | kine
pharmacist | qfb, farmaceuta
pharmacy-technician | auxiliar de droguería, dispensador de medicamentos
doctor | gp
dental-hygienist | auxiliar odontológico, asistente odontológica
paramedic, ambulance-driver | ambulanciero, ambulancia, ambulance, camillero de ambulancia
paramedic | emt, técnico en urgencias médicas
veterinarian | mvz
lawyer | procurador judicial
paralegal | dependiente judicial, pasante de derecho
safety-technician | supervisor ssoma, ssoma, siso, hse officer, profesional sst, inspector sst, coordinador sst, coordinador hse, técnico superior en prevención de riesgos laborales, técnico superior prl, experto en prevención de riesgos
construction-manager | maestro mayor de obras, ingeniero residente, sobrestante
quantity-surveyor | metrador, cuantificador de obra, computista de obra
civil-engineer | calculista estructural, ingeniero vial
civil-engineering-technician, civil-engineer | temporary works, temporary works coordinator, temporary works engineer, temporary works designer
draughtsperson | cadista, dibujante cad, dibujante de arquitectura
software-developer | coder, ingeniero de desarrollo
it-support-technician | técnico de sistemas, soporte ti, técnico en computación
systems-administrator | administrador de servidores
graphic-designer | diagramador, book designer, cover designer, diseñador publicitario
community-manager | gestor de redes
real-estate-agent | corredor de propiedades, vendedor de propiedades, martillero inmobiliario
bank-teller | oficial de negocios
debt-collector | recuperador de cartera
fitness-instructor, personal-trainer | profe de gimnasio, profesor de musculación
lifeguard | bañero
travel-agent | counter de viajes
event-planner | coordinador de banquetes
petrol-station-attendant | playero, pistero, islero, atendedor, grifero, vendedor de playa
parking-attendant | cuidacoches, playero de estacionamiento, viene viene
furniture-mover | peón de mudanza, cargador de mudanza, changarín
dock-worker | changador, maniobrista portuario, eventual portuario
refuse-collector | pepenador, operario de recolección
fisher, sailor | tripulante pesquero, tripulante de pesca
slaughterer, butcher | faenador, faenero, operario de faena
food-production-worker | operario de alimentos, operario de frigorífico, operario de conservas, operario de pesquera
fish-processor | filetero
forestry-worker | motosierrista, hachero, brigadista forestal
cabinet-maker | mueblero, carpintero de muebles, fabricante de muebles
shoemaker | aparador de calzado, aparadora, armador de calzado, guarnecedor, cortador de calzado
`;

/**
 * Trades that a searcher for one of them takes as well where there is none of it, a group a line: work that is only declared
 * related is offered and not found.
 */
export const KIN = `
tailor, sewing-operator
secretary, office-clerk, executive-assistant, legal-secretary, medical-secretary
caregiver, nursing-assistant
warehouse-worker, order-picker, inventory-clerk, forklift-driver
warehouse-worker, packer
production-operator, assembler, packer, food-production-worker
cleaner, housekeeper, domestic-worker
cashier, shop-assistant
shop-assistant, shelf-stocker
cook, chef
kitchen-assistant, dishwasher
waiter, bartender
waiter, catering-assistant
call-center-agent, customer-service-agent, telemarketer
accountant, bookkeeper, accounting-clerk
bricklayer, construction-labourer
carpenter, cabinet-maker
truck-mechanic, car-mechanic, heavy-equipment-mechanic
maintenance-worker, industrial-mechanic
receptionist, hotel-receptionist
nanny, childcare-worker
preschool-teacher, childcare-worker
paramedic, ambulance-driver
driver, delivery-driver
patternmaker, fashion-designer
civil-engineer, civil-engineering-technician
logistics-clerk, freight-forwarder
gardener, greenkeeper
sales-representative, business-developer
sales-representative, account-manager
hr-manager, hr-specialist
community-manager, content-creator, digital-marketer, marketing-specialist
community-manager, public-relations-officer
software-developer, backend-developer, frontend-developer, full-stack-developer, web-developer, mobile-developer
web-developer, frontend-developer, full-stack-developer, backend-developer
mobile-developer, frontend-developer, full-stack-developer
systems-administrator, it-support-technician, network-technician
systems-administrator, network-engineer, devops-engineer, cloud-engineer
data-analyst, data-scientist, business-analyst
graphic-designer, illustrator, web-designer, ux-designer
chef, cook, pastry-chef
baker, pastry-chef
barista, waiter, bartender
butcher, slaughterer
hairdresser, barber
beautician, nail-technician, makeup-artist, massage-therapist
fitness-instructor, personal-trainer, sports-coach, yoga-teacher
nurse, practical-nurse, nurse-practitioner
nursing-assistant, medical-assistant
doctor, specialist-doctor
psychologist, counselor
social-worker, social-educator
lab-technician, phlebotomist
teacher, primary-teacher, tutor, language-teacher, special-education-teacher
language-teacher, tutor, teacher
teacher-aide, childcare-worker
paralegal, legal-secretary, court-representative
accountant, auditor, tax-advisor, financial-analyst
billing-clerk, accounting-clerk
surveyor, civil-engineering-technician
electrician, solar-installer, auto-electrician
electrical-engineer, energy-engineer
plumber, heating-installer, gas-fitter
hvac-technician, heating-installer
industrial-mechanic, maintenance-engineer
welder, sheet-metal-worker, structural-metal-worker
machinist, toolmaker
roofer, insulation-worker
bus-driver, school-bus-driver, driver
taxi-driver, chauffeur, driver
truck-driver, delivery-driver
delivery-driver, motorcycle-courier, mail-carrier
farm-worker, fruit-picker, milker
forestry-worker, tree-surgeon, gardener
security-guard, bouncer, store-detective
journalist, copywriter
event-planner, wedding-planner
tour-guide, museum-guide
`;
