/**
 * What people do at work, for searches that say a task and not a trade: `fix trucks`, `levantar mayores`, `mantenimiento de
 * ascensores`. Both tables were written by hand over all occupations of the taxonomy.
 *
 * DOINGS: `name | words`, in Spanish and English, verbs with the nouns of who does it and of what is done; each counts in all
 * its usual forms. TASKS: `occupation, other occupations | doings | objects`, where each object is a list of words for one
 * thing, parted by `/`: a doing and an object together, in any order, stand for the occupations, the likeliest first.
 */
export const DOINGS = `
fix | fix, repair, mend, service, maintain, overhaul, restore, diagnose, troubleshoot, rebuild, mechanic, technician, tech, engineer, fitter, arreglar, arreglo, reparar, componer, mantener, mantenimiento, mantención, mantenedor, revisar, revisión, diagnosticar, restaurar, averías, mecánico, técnico, oficial
install | install, fit, mount, lay, put, set, wire, hang, instalar, instalación, instalador, montar, montaje, montador, colocar, colocación, colocador, poner, pongo, tender, cablear, conectar, connect, oficial
drive | drive, driver, haul, hauler, transport, move, operate, operator, conducir, conductor, conduzco, manejar, manejo, transportar, transporte, llevar, mover, chofer, chófer, operar, operador, pilotar, fly, steer, ride
make | make, maker, build, builder, manufacture, craft, produce, assemble, create, hacer, hago, fabricar, fabricación, elaborar, elaboración, construir, construcción, construyo, producir, crear, levantar, armar, ensamblar, montar
cook | cook, prepare, bake, make, fry, grill, roast, cocinar, cocino, preparar, hornear, hacer, freír, asar, elaborar, amasar, guisar, toss
clean | clean, cleaner, wash, washer, tidy, scrub, mop, sweep, sweeper, vacuum, dust, polish, disinfect, sterilise, sterilize, hoover, limpiar, limpieza, limpiador, lavar, lavado, fregar, barrer, asear, aseo, ordenar, desinfectar, esterilizar, recoger, make, hacer, quitar, remove
care | care, carer, look after, take care, mind, watch, sit, sitter, help, wash, bathe, lift, feed, dress, assist, support, accompany, toilet, nurse, cuidar, cuido, cuidado, cuidador, atender, atiendo, atención, acompañar, acompañante, asear, aseo, levantar, bañar, vestir, alimentar, ayudar, ayuda, dar de comer, asistir, mover, movilizar, entretener, jugar, play
teach | teach, teacher, tutor, instruct, instructor, train, trainer, coach, educate, lecture, lessons, classes, help, enseñar, enseño, dar clase, dar clases, clases, impartir, formar, formador, educar, educador, profesor, profe, maestro, maestra, instruir, instructor, monitor, entrenar, entrenador, preparar, explicar
sell | sell, seller, sales, salesperson, salesman, saleswoman, vender, vendo, venta, ventas, vendedor, vendedora, comercial, asesor, promote, promocionar, promover, ofrecer, colocar
serve | serve, server, wait, pour, attend, pull, servir, sirvo, atender, tomar, llevar, despachar, take, bring, carry, mix, preparar, make, hacer, poner, prepare, tirar
give | give, administer, inject, put, apply, poner, pongo, dar, administrar, aplicar, inyectar, take, draw, check, measure, tomar, sacar, extraer, medir, control, controlar, curar, dress, hacer, do, cambiar, change
treat | treat, cure, heal, rehabilitate, massage, diagnose, examine, tratar, curar, sanar, rehabilitar, rehabilitación, atender, examinar, diagnosticar, dar, poner, pasar, hacer, do, give, see, recetar, prescribe
write | write, writer, edit, editor, draft, blog, redactar, redacción, redactor, escribir, escribo, editar, edición, corregir, proofread, correct, correction, hacer
draw | draw, engineer, ingeniero, proyectista, design, designer, sketch, illustrate, draft, model, create, make, dibujar, dibujo, diseñar, diseño, diseñador, ilustrar, maquetar, crear, hacer, elaborar, render
count | do, keep, prepare, count, process, manage, file, run, record, llevar, hacer, hago, cuadrar, contabilizar, gestionar, registrar, presentar, preparar, calcular, calculate, control, controlar, cobrar, collect, pagar, pay, reconcile, clerk, officer, specialist, administrativo, auxiliar, asistente, assistant, técnico, analista, analyst, conciliar, elaborar, tramitar
hire | hire, recruit, recruiter, interview, select, find, reclutar, contratar, contratación, seleccionar, selección, entrevistar, buscar, captar
answer | answer, take, reply, handle, pick up, dispatch, make, deal, resolve, contestar, atender, atiendo, responder, coger, recibir, despachar, hacer, resolver, realizar, gestionar
check | check, inspect, inspector, test, tester, control, audit, review, analyse, analyze, measure, examine, comprobar, revisar, inspeccionar, inspección, probar, pruebas, controlar, auditar, analizar, análisis, medir, verificar, ensayar, graduar, supervise, supervisar
guard | guard, watch, protect, patrol, monitor, secure, catch, stop, vigilar, vigilancia, vigilante, proteger, guardar, cuidar, patrullar, custodiar, controlar, control, detener, prevent, evitar, investigate, investigar
cut | cut, cutter, trim, shave, style, dye, colour, color, clip, groom, slice, chop, carve, fillet, cortar, corte, recortar, teñir, tinte, peinar, afeitar, picar, trocear, filetear, despiezar, arreglar, podar, prune, fell, talar
beautify | paint, do, apply, make, polish, wax, remove, pintar, hacer, hago, poner, arreglar, depilar, maquillar, maquillaje, aplicar
sew | sew, stitch, hem, alter, alteration, knit, embroider, mend, make, weave, coser, cosido, arreglar, tejer, bordar, confeccionar, hilvanar, remallar, hacer, dobladillo
paint | paint, painter, decorate, plaster, wallpaper, spray, varnish, pintar, pintor, pintura, empapelar, enyesar, enlucir, decorar, barnizar, lijar, sand
dig | dig, plant, grow, pick, harvest, water, mow, farm, sow, weed, gather, crop, prune, cavar, plantar, sembrar, cultivar, cultivo, recoger, recolectar, recolección, recolector, cosechar, cosecha, regar, segar, cortar, podar, abonar, jornalero, vendimiar, desbrozar
breed | milk, feed, breed, raise, herd, shear, keep, train, look after, walk, care, groom, ordeñar, ordeño, criar, cría, alimentar, dar de comer, cuidar, pastorear, esquilar, adiestrar, pasear, entrenar, herrar, shoe, atender
pack | pack, packer, load, unload, pick, lift, carry, stack, move, label, sort, wrap, receive, fill, stock, replenish, store, empacar, empaque, envasar, embalar, cargar, descargar, carga, descarga, preparar, mover, apilar, etiquetar, clasificar, recibir, reponer, ordenar, levantar, surtir, acomodar, despachar, llenar, rellenar, almacenar, manipular, alistar, armar
deliver | deliver, delivery, ship, drop, courier, distribute, bring, run, carry, repartir, reparto, repartidor, entregar, entrega, llevar, distribuir, mandar, enviar, transportar
join | weld, welder, solder, join, cut, bend, soldar, soldador, soldadura, unir, doblar, cortar, forjar, forge, forjar, grind, amolar, turn, mill, tornear, fresar, mecanizar, machine, operate
measure | measure, survey, map, value, appraise, estimate, medir, medición, levantar, tasar, valorar, calcular, presupuestar, cartografiar, peritar
speak | translate, translator, interpret, interpreter, transcribe, traducir, traductor, traducción, interpretar, transcribir, subtitular, subtitle, doblar, dub
code | code, coder, program, programmer, develop, developer, build, make, write, design, create, programar, programador, programación, desarrollar, desarrollador, desarrollo, crear, hacer, diseñar, maquetar
computer | manage, administer, administrator, configure, set up, secure, run, keep, fix, support, maintain, deploy, protect, hack, analyse, analyze, model, administrar, administrador, configurar, mantener, gestionar, dar soporte, soporte, arreglar, desplegar, proteger, hackear, analizar, modelar, automatizar, automate, montar
plan | plan, clerk, coordinator, coordinador, administrativo, auxiliar, asistente, assistant, officer, specialist, técnico, gestor, planner, organise, organize, coordinate, book, arrange, schedule, run, manage, planear, planificar, organizar, organización, coordinar, reservar, gestionar, programar, montar
lead | lead, manage, manager, run, supervise, head, direct, oversee, boss, dirigir, dirección, director, gestionar, llevar, encargado, encargada, jefe, jefa, responsable, supervisar, supervisor, coordinar, coordinador, liderar, administrar, administrador, mandar
defend | defend, represent, advise, sue, argue, draft, prosecute, defender, representar, asesorar, llevar, aconsejar, demandar, orientar, mediar, mediate, redactar, help, ayudar
rescue | put out, fight, rescue, save, respond, extinguish, apagar, rescatar, salvar, extinguir, combatir, atender, auxiliar, socorrer
perform | play, sing, act, dance, perform, present, tocar, cantar, actuar, bailar, presentar, animar, host, entertain, mix, pinchar, entretener, interpretar
record | film, shoot, photograph, record, edit, take, light, mix, grabar, filmar, rodar, fotografiar, editar, sacar, hacer, iluminar, sonorizar, montar
wire | wire, rewire, electrify, cablear, electrificar
study | research, study, investigate, analyse, analyze, explore, dig, excavate, investigar, investigación, estudiar, analizar, explorar, excavar, catalogar, catalogue, archive, archivar, classify
extract | mine, drill, extract, blast, quarry, dig, minar, perforar, extraer, excavar, volar, barrenar, sondear
`;

/** Of these words those that name a person by what they do: a search with one is for a trade, if not by its usual name. */
export const DOERS =
  'mechanic, technician, tech, engineer, fitter, mantenedor, mecánico, técnico, oficial, instalador, montador, colocador, driver, hauler, operator, conductor, ' +
  'chofer, operador, maker, builder, cleaner, washer, sweeper, limpiador, carer, sitter, cuidador, acompañante, teacher, tutor, instructor, trainer, coach, ' +
  'formador, educador, profesor, profe, maestro, monitor, entrenador, seller, salesperson, salesman, saleswoman, vendedor, comercial, asesor, server, writer, ' +
  'editor, redactor, designer, diseñador, proyectista, ingeniero, clerk, officer, specialist, administrativo, auxiliar, asistente, assistant, gestor, analista, ' +
  'analyst, recruiter, inspector, tester, vigilante, cutter, painter, pintor, recolector, jornalero, packer, repartidor, courier, welder, soldador, translator, ' +
  'interpreter, traductor, coder, programmer, developer, programador, desarrollador, administrator, administrador, coordinator, coordinador, planner, manager, ' +
  'director, boss, encargado, jefe, responsable, supervisor';

export const TASKS = `
car-mechanic | fix | car/carro/coche/auto/automóvil/vehículo/vehicle/automobile, van/furgoneta, engine/motor, brake/freno, gearbox/caja de cambios/transmission, clutch/embrague
truck-mechanic, heavy-equipment-mechanic | fix | truck/lorry/camión/hgv/tractomula/rig, bus/autobús/coach/autocar/colectivo, trailer/remolque, diesel/diésel
heavy-equipment-mechanic | fix | excavator/excavadora/digger, heavy equipment/maquinaria pesada/heavy machinery/earthmoving, crane/grúa, forklift/montacargas/carretilla, plant
agricultural-mechanic | fix | tractor, farm machinery/maquinaria agrícola/farm equipment, harvester/cosechadora
motorcycle-mechanic | fix | motorbike/motorcycle/moto/motocicleta/scooter
bicycle-mechanic | fix | bike/bicycle/bici/bicicleta/ebike, cycle
aircraft-mechanic | fix | plane/airplane/aeroplane/aircraft/avión/aeronave, helicopter/helicóptero, jet
tyre-fitter | fix install | tyre/tire/neumático/llanta/cubierta de coche/goma, wheel/rueda, puncture/pinchazo
body-repairer | fix | bodywork/chapa/carrocería/dent/abolladura/panel, crash repair/golpe
vehicle-painter | paint | car/coche/carro/auto/vehículo/vehicle
auto-electrician | fix install | car electrics/electricidad del automóvil/electricidad del coche/alternator/alternador, car alarm/car radio
industrial-mechanic, maintenance-worker | fix | machine/máquina/machinery/maquinaria, conveyor/cinta transportadora, production line/línea de producción, pump/bomba, factory/fábrica/planta/plant, compressor/compresor
electrician | fix install | electrics/electricidad/instalación eléctrica/wiring/cableado/electrical/eléctrico/electric, light/luz/luces/lámpara/lighting, socket/enchufe/plug, fuse/fusible, cable/wire/cables, electric panel/cuadro eléctrico/fuse box
electrician | wire | house/casa/home/vivienda/flat/piso/office/oficina/building/edificio/factory/fábrica/shop/tienda/panel
solar-installer | install fix | solar panel/placa solar/panel solar/solar/fotovoltaica/photovoltaic
lift-technician | fix install | lift/elevator/ascensor/elevador/montacargas, escalator/escalera mecánica
hvac-technician | fix install | air conditioning/aire acondicionado/ac/aircon/clima/climatización/hvac/hvacr, fridge/refrigeration/refrigeración/cámara frigorífica/cold room/frío, heat pump/bomba de calor, ventilation/ventilación
heating-installer, plumber | fix install | boiler/caldera/calentador, heating/calefacción/radiator/radiador
gas-fitter | fix install | gas, cooker/estufa
plumber | fix install | pipe/tubería/cañería/caño/plumbing, tap/grifo/faucet/llave de agua, toilet/inodoro/váter/wc/retrete, leak/fuga/gotera de agua/goteo, drain/desagüe/bajante/blocked drain/atasco, sink/lavabo/fregadero, shower/ducha, bathroom/baño, water heater/termo
appliance-technician | fix install | washing machine/lavadora, dishwasher/lavavajillas, appliance/electrodoméstico/white goods, fridge/nevera/frigorífico/refrigerator/heladera, oven/horno, cooker/cocina de gas
phone-repair-technician | fix | phone/móvil/celular/mobile/smartphone/teléfono, screen/pantalla, tablet
electronics-technician | fix | tv/television/tele/televisor, electronics/electrónica/circuit board/placa electrónica/circuito
it-support-technician, systems-administrator | fix install computer | computer/ordenador/computadora/pc/laptop/portátil/equipos informáticos, printer/impresora, password/contraseña, user/usuario
telecom-installer | install fix | internet/wifi/router, fibre/fiber/fibra/fibra óptica, antenna/antena/aerial, telephone line/línea telefónica/broadband, cable tv
alarm-installer | install fix | alarm/alarma, cctv/cámara de seguridad/cámaras/security camera, access control
power-line-worker | install fix | power line/línea eléctrica/tendido eléctrico/high voltage/alta tensión/poste, overhead line
wind-turbine-technician | fix install | wind turbine/aerogenerador/turbina eólica/molino de viento/wind farm/parque eólico
locksmith | fix install make | lock/cerradura/cerrojo/chapa de puerta, key/llave/llaves, safe/caja fuerte
watchmaker | fix | watch/reloj/clock
luthier | make fix | guitar/guitarra, violin/violín, instrument/instrumento
piano-tuner | fix check | piano
shoemaker | fix make | shoe/zapato/calzado/boot/bota, heel/tacón, sole/suela
pool-technician | clean fix | pool/piscina/alberca/pileta/swimming pool
furniture-assembler | make install | ikea, furniture assembly/montaje de muebles, flat pack, wardrobe/armario/ropero
furniture-restorer, furniture-upholsterer | fix | furniture/mueble, antique/antigüedad
furniture-upholsterer | fix make | sofa/sofá/sillón/couch, chair/silla, upholstery/tapizado
cabinet-maker, carpenter | make fix install | furniture/mueble/muebles a medida, kitchen unit/mueble de cocina/kitchen cabinets/kitchens/cocinas, wood/madera, table/mesa
carpenter | make install fix | door/puerta, stairs/escalera/staircase, roof frame/estructura de madera/timber frame, skirting/rodapié, deck/tarima
window-fitter, glazier | install fix | window/ventana, blind/persiana, aluminium/aluminio, conservatory/cerramiento
glazier | install fix cut | glass/vidrio/cristal/mirror/espejo
bricklayer | make install | wall/pared/muro/tabique, brick/ladrillo/block/bloque, house/casa/home/vivienda, extension/ampliación, bathroom reform/reforma
construction-labourer, bricklayer | pack make dig | rubble/escombro, cement/cemento/mezcla/mortar/mortero, building site/obra/construction site, trench/zanja
concrete-worker | make install | concrete/hormigón/concreto, formwork/encofrado/shuttering, slab/losa
steel-fixer | install join make | rebar/ferralla/fierro/varilla/reinforcing steel
scaffolder | make install | scaffold/scaffolding/andamio
roofer | fix install make | roof/tejado/techo/cubierta/azotea, tile roof/teja, gutter/canalón/canaleta, roof leak/gotera
tiler | install | tile/azulejo/baldosa/cerámica/loseta, bathroom floor/suelo de baño
floor-layer | install fix | floor/suelo/piso/parquet/parqué/tarima/laminate, carpet/moqueta/alfombra, vinyl/vinilo
plasterer | install make paint | plaster/yeso/escayola, drywall/pladur/tablaroca/durlock/plasterboard, ceiling/cielo raso/falso techo, wall plaster/enlucido
painter-decorator | paint | house/casa/home/vivienda/piso/apartment, wall/pared/fachada, room/habitación, interior/interiores, facade, building/edificio, fence/valla, window/ventana/door/puerta
industrial-painter | paint | metal/pieza/part, powder coating/polvo, machine/maquinaria, tank/tanque, ship/barco
insulation-worker | install | insulation/aislamiento, soundproofing/insonorización
welder | join fix | metal/steel/acero/hierro/fierro/iron, pipe/tubería, weld/soldadura, stainless/inoxidable, structure/estructura, tig/mig/arc/electrodo
structural-metal-worker, welder | make install | steel structure/estructura metálica/steel frame/steelwork, metal gate/portón/reja/railing/barandilla, iron/hierro/fierro, warehouse frame/nave
machinist | join drive | lathe/torno, cnc, milling machine/fresadora, metal part/pieza mecanizada
toolmaker | make fix | mould/mold/molde, die/matriz/troquel
blacksmith | make join | iron/hierro/forja/wrought iron
sheet-metal-worker | make join | duct/conducto, sheet metal/chapa/lámina, boiler/caldera, tank/depósito
production-operator, assembler | make drive | production line/línea de producción/assembly line/cadena de montaje/línea, factory/fábrica/fábricas/maquila, machine/máquina/maquinaria, part/pieza/piezas/component/componente, plastic/plástico/injection/inyectora
assembler | make | electronics/electrónica/circuit, car parts/autopartes, furniture/mueble, machine/máquina, cable harness/arnés
packer, order-picker, warehouse-worker | pack | order/pedido/pedidos/encargo, box/caja/cajas, parcel/paquete/package/packages, product/producto, goods/mercancía/mercadería/mercancías/stock, bottle/botella, fruit/fruta/vegetable/verdura
warehouse-worker, order-picker, forklift-driver | pack | warehouse/almacén/bodega/depósito, pallet/palet/tarima de carga/pallets, truck/camión/lorry/container/contenedor/trailer, shelf warehouse/estantería/rack, delivery/albarán, load/carga
shelf-stocker | pack | shelf/estante/lineal/góndola/shelves/anaquel, supermarket/supermercado/super
forklift-driver | drive | forklift/montacargas/carretilla/carretilla elevadora/toro/reach truck/retráctil/autoelevador
inventory-clerk | count check | inventory/inventario/stock/existencias
truck-driver | drive | truck/lorry/camión/camiones/hgv/trailer/tráiler/semi/18 wheeler/articulado/bobtail, goods/mercancía/freight/carga/cargo, tanker/cisterna, cement mixer/hormigonera, tipper/volquete
bus-driver | drive | bus/autobús/coach/autocar/colectivo/micro/ómnibus/guagua/camión urbano, passenger/pasajero
school-bus-driver | drive | school bus/ruta escolar/transporte escolar/schoolchildren/escolares
taxi-driver, chauffeur | drive | taxi/cab/uber/cabify, people/gente/personas/client/cliente/executive/ejecutivo, limousine/limusina
ambulance-driver, paramedic | drive | ambulance/ambulancia, patient/paciente/enfermos
delivery-driver | drive deliver | van/furgoneta/camioneta, parcel/paquete/package/packages/paquetería, food/comida/pizza/delivery, grocery/compra/mandado, online orders/pedido
motorcycle-courier, delivery-driver | drive deliver | motorbike/moto/motocicleta/bike/bici, food/comida/pizza/hamburguesa
mail-carrier | deliver pack | letter/carta/cartas, mail/correo/post/correspondencia
furniture-mover | pack drive | furniture/mueble/muebles, house/casa, removal/mudanza/piano
heavy-equipment-operator | drive | excavator/excavadora/digger/retroexcavadora/backhoe, bulldozer/topadora, loader/pala cargadora, road roller/rodillo/apisonadora, heavy machinery/maquinaria pesada/heavy equipment/maquinaria
crane-operator | drive | crane/grúa/tower crane/grúa torre
tractor-driver | drive | tractor/combine/cosechadora/harvester
train-driver | drive | train/tren/locomotive/locomotora/metro/subway/tube
tram-driver | drive | tram/tranvía/streetcar
pilot | drive | plane/airplane/avión/aircraft/aeroplane, helicopter/helicóptero, jet, airline/aerolínea
drone-pilot | drive | drone/dron
ship-captain, sailor, deck-officer | drive | boat/barco/ship/buque/ferry/yacht/yate/lancha/vessel
tow-truck-driver | drive | tow truck/grúa de asistencia/breakdown/coche averiado
refuse-collector, refuse-truck-driver | pack drive clean dig | rubbish/basura/garbage/trash/residuo/refuse/waste, bin/contenedor de basura
street-sweeper | clean | street/calle/road/acera/pavement/vereda
window-cleaner | clean | window/ventana/glass/cristal/vidrio
car-washer | clean | car/coche/carro/auto/vehicle/vehículo
housekeeper, cleaner | clean | hotel room/habitación/habitaciones/hotel/cuarto, bed/cama/camas, sheet/sábana
cleaner | clean | office/oficina/oficinas, floor/suelo/piso/pisos, toilet/baño/baños/bathroom/váter, school/colegio/escuela, building/edificio/portal/portales/escalera, hospital/clinic/clínica, shop/tienda, community/comunidad/comunidades, hall/pasillo, windows and floors
domestic-worker, cleaner | clean care cook | house/casa/home/hogar/casas/houses/piso, iron/planchar/plancha/ironing, family/familia
laundry-worker | clean | laundry/ropa/clothes/lavandería/colada, linen/sábanas, uniform/uniforme, towel/toalla
dishwasher, kitchen-assistant | clean | dish/plato/platos/dishes/loza/vajilla/trastes, pot/olla/cazuela/sartén, kitchen/cocina
facade-cleaner | clean | facade/fachada/graffiti/grafiti
chimney-sweep | clean | chimney/chimenea
hospital-porter | drive care pack | patient/paciente/stretcher/camilla/enfermos, bed hospital/cama de hospital, wheelchair/silla de ruedas
caregiver, nursing-assistant | care | elderly/aged/elders/senior/mayor/mayores/anciano/viejito/abuelo/abuela/old people/older people/seniors/tercera edad/pensioner/adulto mayor/personas mayores/elder, dependent/dependiente/disabled/discapacitado/discapacidad/disability, dementia/demencia/alzheimer, resident/residente/care home/residencia/nursing home/geriátrico, bedridden/encamado/postrado, home help/domicilio/ayuda a domicilio
nursing-assistant, nurse, caregiver | care clean | patient/paciente/sick/enfermo/ill people
nanny, childcare-worker, preschool-teacher | care | child/niño/niña/niños/kid/kids/children/nene/chamaco/crío/peque/pequeños/guagua/chico, baby/bebé/bebe/babies/infant/toddler/nursery, twins/gemelos, after school/salida del cole
preschool-teacher, childcare-worker | teach care | toddler/infant/infantil/preschool/preescolar/nursery/kindergarten/kínder/jardín/guardería/párvulo/little children/pequeño/niño/niña/child/kid, baby/bebé
teacher-aide, special-education-teacher | care teach | pupil/alumno/special needs/necesidades especiales/autistic/autismo/autism/nee/send/disabled child, classroom/aula
special-education-teacher | teach | special needs/necesidades especiales/autistic/autismo/autism/disabled/discapacidad/dyslexia/dislexia/special education/educación especial
nurse, nursing-assistant, phlebotomist | give | injection/inyección/inyecciones/shot/jab/vaccine/vacuna, blood/sangre/blood sample/análisis de sangre/bloods, wound/herida/dressing/cura/vendaje/bandage, medicine/medicina/medication/medicación/medicamento/drug, drip/suero/iv/vía/perfusión, blood pressure/tensión/presión arterial, dialysis/diálisis, nappy/pañal/diaper
phlebotomist, lab-technician | give check | blood/sangre, urine/orina
nurse | care treat | patient/paciente/sick/enfermo, icu/uci/intensive care/terapia intensiva, emergency/urgencias, newborn/neonato, wound/herida/úlcera
doctor, specialist-doctor | treat | patient/paciente/sick people/enfermo, illness/enfermedad/disease, surgery hours/consulta/medical consultation/recetas
surgeon | treat give cut | operate/operación/operar/surgery/cirugía/quirófano
midwife | care give treat | pregnant/embarazada/birth/parto/mother/madre/labour ward
physiotherapist | treat give care | back/espalda/injury/lesión/muscle/músculo/rehab/rehabilitación/joint/articulación/knee/rodilla/contractura
massage-therapist | give treat | massage/masaje/masajes
dentist | treat fix clean give | tooth/diente/teeth/muela/dental/boca/caries/filling/empaste/braces/brackets/ortodoncia
dental-hygienist | clean | tooth/diente/teeth/dental/boca/dentadura
dental-technician | make | denture/dentadura/prótesis dental/crown/corona dental
optician | check sell make treat | eye/ojo/eyesight/vista/sight/vision/visión, glasses/gafas/lentes/anteojos/spectacles/contact lens/lentillas
audiologist | check fix sell treat | hearing/oído/audición/audífono/hearing aid
podiatrist | treat care | feet/pie/foot/pies/uñas de los pies
psychologist | treat care check | anxiety/ansiedad/depression/depresión/mental health/salud mental/trauma/panic/ataques de pánico
speech-therapist | treat teach | speech/habla/stutter/tartamudeo/language delay/lenguaje/dislalia/swallowing
occupational-therapist | treat care | daily living/vida diaria/terapia ocupacional
dietitian | plan make treat check | diet/dieta/nutrition/nutrición/meal plan/menú saludable/weight loss/adelgazar
pharmacist, pharmacy-technician | sell serve give pack | medicine/medicina/medicamento/medication/prescription/receta/pills/pastillas/drug
veterinarian | treat care give | animal/animales/pet/mascota/dog/perro/cat/gato/horse/caballo/cow/vaca
veterinary-assistant | care | animal clinic/clínica veterinaria/sick animal/animal enfermo
radiographer | give record check | x ray/xray/radiografía/rayos x/scan/resonancia/mri/ct scan/ecografía/tac/ultrasound
lab-technician | check study | sample/muestra/laboratory/laboratorio/lab test/análisis/culture
paramedic | rescue care treat | emergency/emergencia/urgencia/accident/accidente/injured/herido/911/999/112
firefighter | rescue | fire/fuego/incendio, people/persona/gente trapped
lifeguard | rescue guard | pool/piscina/alberca/pileta, beach/playa, swimmer/bañista/swimming
transport-dispatcher, call-center-agent | answer | emergency call/llamada de emergencia/911/999/112/emergency/emergencia/despacho de emergencias, dispatch/despacho
call-center-agent, customer-service-agent | answer | call/llamada/llamadas/phone/teléfono/calls, customer question/duda/reclamo/complaint/queja/reclamación, customer/cliente/clientes
receptionist | answer serve | phone/teléfono/reception/recepción/front desk, visitor/visita/visitante, appointment/cita/turno/citas
hotel-receptionist | answer serve plan | guest/huésped/check in/checkin/check-in, hotel booking/reserva de hotel
switchboard-operator | answer drive | switchboard/centralita/conmutador
medical-secretary, receptionist | plan answer | patient appointment/cita médica/cita/doctor appointment/paciente
secretary, executive-assistant, office-clerk | plan answer write | diary/agenda/calendar/calendario, letter/carta/correspondence/correspondencia, meeting/reunión/minutes/acta, travel/viaje
office-clerk | count pack answer write | paperwork/papeleo/papeles/document/documento/documentos/archivo/filing/files/file/expediente/trámite, office/oficina, excel/spreadsheet
data-entry-clerk | count write pack | data/dato/datos/data entry/captura
accountant, bookkeeper, accounting-clerk | count check | accounts/cuentas/contabilidad/bookkeeping/accounting, book/libro/books/libros, balance/balanza, ledger/asiento/asientos, bank reconciliation/conciliación/bank/banco, vat/iva/tax return/impuesto/declaración/taxes/tax
tax-advisor, accountant | count | tax/impuesto/taxes/renta/declaración/tax return
accounting-clerk, billing-clerk | count | invoice/factura/facturas/invoices/billing/facturación, supplier payment/proveedor/proveedores/accounts payable
payroll-clerk | count | wage/sueldo/salary/salario/payroll/nómina/nóminas/planilla/payslip/wages/liquidación, staff pay/pagar empleado, timesheet
debt-collector | count answer | debt/deuda/deudas/cobro/cobranza/morosos/overdue/debts
auditor | check | accounts/cuentas/company/empresa/books/auditoría/financial statements
bank-teller | count serve | bank window/ventanilla/bank counter/banco/cash/efectivo
financial-advisor | sell plan | investment/inversión/savings/ahorro/pension/fondos/money/dinero
insurance-agent | sell | insurance/seguro/seguros/policy/póliza
claims-adjuster | check measure count | claim/siniestro/claims/siniestros/accident damage/daño/insurance claim
loan-officer | sell count | loan/préstamo/mortgage/hipoteca/credit/crédito
cashier | serve count | till/caja/cash register/checkout/registradora/cobro/cobrar
shop-assistant, cashier | sell serve | clothes/ropa/clothing/fashion, shop/tienda/store/boutique, shoe/zapato, customer/cliente/clientes/customers, toy/juguete, perfume, shop counter/mostrador
sales-representative, business-developer | sell answer | door client/cliente/clientes/b2b/business/empresa, machinery/maquinaria/equipment/equipo, product/producto/productos, route/ruta, software/saas, supplies/insumo/insumos, wine/vino, cars/coches/autos
real-estate-agent | sell plan | house/casa/flat/piso/apartment/departamento/home/vivienda/property/propiedad/real estate/inmueble
telemarketer | sell | phone/teléfono/telephone
medical-sales-representative | sell | pharmaceutical/fármaco/medical device/médico/doctor/hospital
agronomist, sales-representative | sell | fertilizer/fertilizante/agroquímico/seed/semilla/agroinsumo/agrochemical
petrol-station-attendant | serve sell pack | petrol/gasolina/gas/fuel/combustible/nafta/diesel
ticket-seller | sell | ticket/entrada/boleto/boleta/billete
travel-agent | plan sell | trip/viaje/viajes/holiday/vacaciones/flight/vuelo/cruise/crucero
florist | sell make | flower/flor/flores/bouquet/ramo
street-vendor | sell | street/calle/market stall/puesto/mercadillo/ambulante
fishmonger | sell cut clean | fish/pescado/seafood/marisco
butcher | sell cut | meat/carne/beef/cerdo/pork/steak/res/carcass/canal/jamón/ham
cook, chef | cook | food/comida/meal/comidas/plato/menu/menú, kitchen/cocina, paella/pasta/rice/arroz/soup/sopa/stew/guiso/meat/carne/fish/taco/sushi/school meals/comedor, breakfast/desayuno
pizza-maker | cook | pizza/dough/masa de pizza
baker | cook make | bread/pan/loaf/dough/masa/barra
pastry-chef, baker | cook make | cake/tarta/pastel/pasteles/torta/bollo/dessert/postre/pastry/bollería/cookie/galleta/croissant/sweet/dulce/chocolate
ice-cream-maker | make serve sell | ice cream/helado
cheesemaker | make | cheese/queso
brewer | make | beer/cerveza
winemaker | make | wine/vino
kitchen-assistant, cook | cook cut | potato/patata/papa/onion/cebolla/vegetable/verdura/salad/ensalada, veg/veggies
fast-food-worker | cook serve | burger/hamburguesa/fries/fast food/comida rápida/papas fritas
barista | serve cook make | coffee/café/cafés/espresso/cappuccino/latte
bartender | serve make | drink/copa/copas/bebida/trago/cocktail/cóctel/coctel/beer/cerveza/pint/caña/bar/barra/wine
waiter | serve | table/mesa/mesas/tables, food/comida/plato, restaurant/restaurante/banquet/banquete/diner/comensal, terrace/terraza, customer restaurant/comandas
sommelier | serve sell | wine/vino
catering-assistant, waiter | serve | wedding/boda/event/evento/canteen/comedor/catering
hairdresser, barber | cut | hair/pelo/cabello, beard/barba, highlights/mechas
barber | cut | beard/barba/man hair/pelo de hombre
nail-technician, beautician | beautify cut | nail/uña/uñas/manicure/manicura/pedicure/pedicura/gel
beautician | beautify treat give clean | leg/pierna/body hair/vello/waxing/depilación/eyebrow/ceja/eyelash/pestaña/facial/skin/piel/face/cara/laser
makeup-artist | beautify | makeup/make up/maquillaje/bride/novia/face
tattoo-artist | beautify draw make | tattoo/tatuaje/piercing
pet-groomer | cut clean | dog/perro/perros/pet/mascota/cat/gato
dog-walker | breed care | dog walk/perro/perros/dogs
dog-trainer | breed teach | dog/perro/perros/puppy/cachorro
zookeeper | breed care | zoo/zoológico/wild animal/lion/león/elephant
milker, farm-worker | breed dig | cow/vaca/vacas/cattle/vacuno/ganado/dairy/lechera/goat/cabra/milk/leche
shepherd | breed guard | sheep/oveja/flock/rebaño/goat/cabra
stable-hand | breed clean | horse/caballo/caballos/stable/cuadra/establo/pony
farrier | breed make | horse shoe/horse/caballo/herradura
farm-worker, farmer | breed dig drive | farm/granja/finca/campo/rancho/field/ranch, pig/cerdo/chicken/pollo/gallina/poultry/hen/livestock/hog/turkey, crop/cultivo/maíz/corn/wheat/trigo/soja/vegetable/verdura/hortaliza/greenhouse/invernadero
fruit-picker, farm-worker | dig pack | fruit/fruta/apple/manzana/strawberry/fresa/frutilla/berry/cherry/cereza/orange/naranja/grape/uva/uvas/olive/aceituna/oliva/tomato/tomate/lettuce/lechuga/grapes/blueberry/arándano/peach/melocotón/avocado/aguacate/coffee beans/café/vendimia
beekeeper | breed make | bee/abeja/honey/miel/hive/colmena
gardener | dig cut care fix make clean | garden/jardín/jardines/lawn/césped/grass/pasto/hedge/seto/plant/planta/plantas/flower/flor/park/parque/hierba, tree/árbol
tree-surgeon, gardener | cut | tree/árbol/árboles/branch/rama
forestry-worker | cut dig | forest/bosque/monte/timber/madera/wood/logs/tronco/pine/pino
fisher, sailor | dig rescue guard drive | fish/pescado/pez/tuna/atún/sea/mar
fisher | cut breed dig pack guard | fishing/pesca/net/red de pesca
fish-processor | cut clean pack | fish/pescado/salmon/salmón/sardine/seafood/marisco/tuna/atún/cannery/conserva
food-production-worker, packer | pack cook make cut | food factory/fábrica de alimentos/meat plant/frigorífico/poultry plant/alimento/alimentos/snack
slaughterer | cut | cattle/pig/slaughter/matadero/animal/faena
tailor, sewing-operator | sew cut | clothes/ropa/dress/vestido/suit/traje/trousers/pantalón/pantalones/skirt/falda/wedding dress/vestido de novia/hem/bajo/dobladillo/shirt/camisa/curtain/cortina/zip/cremallera/cierre
sewing-operator | sew drive | sewing machine/máquina de coser/overlock/garment/prenda/prendas/textile/uniform/uniforme
fashion-designer | draw | clothes/ropa/dress/vestido/fashion/moda/collection/garment
embroiderer | sew | embroidery/bordado
jeweller | make fix sell | ring/anillo/jewel/joya/joyas/jewellery/jewelry/necklace/collar/gold/oro
potter | make | pot/vasija/ceramics/cerámica/clay/barro/pottery/jarrón
printer-operator | drive make | print/printing press/imprenta/impresión/flyer/folleto/poster/cartel
bookbinder | make fix | book binding/encuadernación
teacher, tutor | teach | school/escuela/colegio/cole/secondary/secundaria/eso/instituto/liceo/bachillerato/high school/prepa, teenager/teen/adolescente/student/estudiante/alumno/pupil/jóvenes/joven, maths/math/mathematics/mates/matemáticas/mate/algebra, science/ciencia/ciencias/physics/física/química/chemistry/biology/biología, history/historia/geography/geografía, literature/literatura/lengua/english literature, cooking/cocina/cocinar/home economics/economía doméstica/food technology, religion/religión/philosophy/filosofía, art/dibujo/plástica, technology/tecnología/informática/computing/computer science, business/economics/economía
primary-teacher | teach | primary/primaria/elementary/grade school/year 3/básica/child/niño/niña/kid/children/pupils, reading/leer/lectura/write/escribir/phonics
tutor, teacher | teach | private/particular/particulares/homework/deberes/tarea/exam/examen/refuerzo/apoyo escolar/one to one
language-teacher | teach | english/inglés/spanish/español/french/francés/german/alemán/language/idioma/italian/italiano/portuguese/chinese/ele/esl/efl/lenguas/foreigners/extranjero
music-teacher | teach | music/música/piano/guitar/guitarra/violin/singing/canto/drums
dance-teacher | teach | dance/baile/danza/ballet/salsa/flamenco/tango
sports-coach, fitness-instructor | teach | football/fútbol/soccer/tennis/tenis/pádel/basketball/baloncesto/team/equipo/sport/deporte/athletics/gymnastics/gimnasia/pe/physical education/educación física
swimming-instructor | teach | swim/nadar/swimming/natación
yoga-teacher | teach | yoga/pilates/meditación
ski-instructor | teach | ski/esquí/esquiar/snowboard/nieve
fitness-instructor, personal-trainer | teach | gym/gimnasio/fitness/exercise/ejercicio/spinning/zumba/aerobic/weights/pesas/workout, fit/en forma
driving-instructor | teach | drive/driving/conducir/manejar/autoescuela/learner
university-lecturer | teach study | university/universidad/college/facultad/degree/undergraduate
training-specialist, teacher-trainer | teach plan | employee/empleado/staff/personal/plantilla/worker/trabajador/workforce/training/formación, adult/adulto, course/curso
youth-worker | care plan teach | camp/campamento/colonia/scout/youth/juventud/joven/ludoteca/extraescolar/after-school club/leisure/tiempo libre
social-worker, social-educator | care defend | family at risk/familia/familias/families, homeless/sintecho/sin hogar/calle, refugee/refugiado/migrant/migrante/inmigrante, vulnerable/exclusión/vulnerable people, domestic violence/violencia de género/victim/víctima, addict/adicto/adicciones/drogas, child protection/menor/menores/foster
lawyer, paralegal | defend write | client/cliente/court/juicio/tribunal/juzgado/trial, divorce/divorcio/custody, contract/contrato/contratos, lawsuit/demanda/legal case/caso, will/testamento/conveyancing, immigration/extranjería, accident claim/indemnización, law/legal/ley
court-representative, paralegal | drive plan answer count | court file/expediente judicial/escrito judicial/escritos/tribunales/juzgado/filings
judge | lead defend | sentence/sentencia
police-officer | guard rescue | crime/delito/criminal/delincuente/thief/ladrón/street/calle/law/arrest/public order/orden público, traffic/tráfico/tránsito
security-guard | guard | building/edificio/mall/centro comercial/shop/tienda/shopping centre/warehouse/almacén/bodega/property/propiedad/site/obra/urbanización/night/door/puerta/access/acceso/accesos, camera/cámara
bouncer, security-guard | guard | club/discoteca/bar door/nightclub/boliche/antro/concert/concierto
bodyguard | guard | vip/celebrity/famoso/president/persona importante
store-detective | guard | shoplifting/shoplifter/hurto
correctional-officer | guard | prison/cárcel/prisión/inmate/preso/interno/prisoner/jail
customs-officer | check guard | customs/aduana/luggage/equipaje/passport/pasaporte/border/frontera
soldier, military-officer | guard rescue | country/patria/army/ejército/military/war
forest-ranger | guard | forest/bosque/wildlife/fauna/national park/parque nacional
janitor-caretaker | guard fix clean lead | building/edificio/portería/portal/finca/school building/community
maintenance-worker | fix | building/edificio/hotel/house/casa/facility/instalaciones/home repairs/chapuza/small repairs/arreglos/flat/apartment/local/school
property-manager | lead count | community/comunidad/comunidad de vecinos/building/edificio/rental/alquiler/tenant/inquilino/property/finca
civil-engineer, construction-manager | draw make lead measure | bridge/puente/road/carretera/dam/presa/tunnel/túnel/highway/autopista, structure/estructura, building works/obra/obras, drainage/alcantarillado/water network
construction-manager | lead plan | site/obra/obras/building site/construction/construcción/build
architect | draw | house/casa/building/edificio/home/vivienda/plan/plano
interior-designer | draw paint plan | interior/interiores/home/decor/decoración/office space
landscape-architect | draw | park/parque/landscape/paisaje/garden/jardín
draughtsperson | draw | plan/plano/planos/drawing/autocad/cad/technical drawing/revit
surveyor | measure | land/terreno/tierra/plot/parcela/ground/topography/topografía/lote/road/obra
quantity-surveyor, estimator | measure count | works/obra/budget/presupuesto/tender/licitación/quantity/quantities
electrical-engineer | draw plan | electrical system/sistema eléctrico/substation/subestación/power grid/solar plant/planta solar/photovoltaic/fotovoltaico/parque solar
energy-engineer, electrical-engineer | draw plan measure lead install | solar/solar project/proyecto solar/fotovoltaico/fotovoltaica/photovoltaic/renewable/renovable/energy efficiency/eficiencia energética/wind farm/parque eólico
mechanical-engineer | draw | machine/máquina/engine/motor/mechanical part/pieza mecánica
automation-engineer | code computer install | plc/robot/automation/automatización/scada
safety-technician | check guard plan | safety/seguridad laboral/seguridad e higiene/risk/riesgo/riesgos/accident/accidente/hazard/prl/ppe
quality-inspector, quality-manager | check | quality/calidad/defect/defecto/defective/piezas/parts/product/producto
environmental-technician | check study | pollution/contaminación/water quality/environment/medio ambiente/emission/emisión
water-treatment-operator | drive fix treat | water plant/depuradora/sewage/agua/aguas residuales/potable/wastewater
software-developer, web-developer, backend-developer | code | software/app/application/aplicación/program/programa/api, java/python/php/dotnet/code/código
web-developer, frontend-developer | code draw | website/web/web page/página web/sitio web/web site/landing/online store/tienda online
mobile-developer | code | mobile app/app móvil/android/ios/iphone app/apps/app
game-developer | code draw | game/videojuego/video game/juego
qa-tester | check | software/app/bug/error/code/website/programas/test case
systems-administrator, network-engineer, it-support-technician | computer fix install | server/servidor/servidores/network/red/redes/sistemas informáticos/it systems/linux/windows/backup/respaldo
devops-engineer, cloud-engineer | computer | cloud/nube/aws/kubernetes/pipeline/infrastructure/infraestructura/deployment
database-administrator, data-engineer | computer | database/base de datos/bases de datos/sql
data-analyst, data-scientist | computer check study count | data/dato/datos/dashboard/big data/statistics/estadística
security-analyst, penetration-tester | computer guard | hacker/cybersecurity/ciberseguridad/network security/cyber/hack/malware
graphic-designer | draw | logo/logotipo/poster/cartel/flyer/folleto/brochure/packaging/envase/etiqueta/label/magazine/revista/brand/marca/book cover/portada, photoshop/illustrator/indesign
ux-designer | draw | app screen/interfaz/interface/user experience/ux/ui/prototype/prototipo/pantalla
illustrator | draw | illustration/ilustración/comic/cómic/children's book/cuento
animator | draw make | cartoon/animation/animación/3d/dibujos animados
photographer | record | photo/foto/fotos/photos/picture/wedding/boda/portrait/retrato
camera-operator, video-editor, film-producer | record | video/vídeo/film/película/tv/documentary/documental/ad/reel
video-editor | record | footage/video/vídeo/montage/reels/youtube
sound-technician | record perform fix | sound/sonido/audio/music/concert/concierto/podcast
lighting-technician | record install | stage light/iluminación/luces de escenario
journalist | write study record | news/noticia/noticias/article/artículo/newspaper/periódico/report/reportaje/press/diario
copywriter, content-creator | write | ad copy/anuncio/publicidad/blog/web text/content/contenido/newsletter/slogan
writer | write | book/libro/novel/novela/story/cuento
proofreader | write check | typo/text/texto/manuscript/ortografía/spelling
technical-writer | write | manual/documentation/documentación
translator | speak | document/documento/book/libro/text/texto/english/inglés/language/idioma/spanish/subtitles/subtítulos/court/meeting/conference
sign-language-interpreter | speak | sign language/lengua de signos/lengua de señas/deaf/sordo
community-manager, content-creator | lead write plan make answer | social media/redes sociales/redes/rrss/instagram/tiktok/facebook/post/publicación/followers/seguidores/influencer/social
digital-marketer, marketing-specialist | plan lead make write | campaign/campaña/ads/anuncio/google ads/email marketing/seo/advertising/publicidad/marketing/brand/marca
public-relations-officer | lead write plan | press/prensa/media/medios/press release/nota de prensa
event-planner, wedding-planner | plan | event/evento/eventos/party/fiesta/conference/congreso/wedding/boda/concert/feria
recruiter, hr-specialist | hire | people/personal/gente/staff/candidate/candidato/candidates/talent/talento/employee/empleado/trabajadores/applicant, cv/currículum/resume
hr-manager, hr-specialist | lead plan count | human resources/recursos humanos/rrhh/hr/people team/gestión humana/talento humano/capital humano/personnel/personal/staff/employee relations
buyer, purchasing-manager | plan lead count | supplier/proveedor/proveedores/purchase/compra/compras/procurement/vendor/abastecimiento/materials
logistics-clerk, freight-forwarder | plan lead deliver count | shipment/envío/embarque/freight/cargo/shipping/route/ruta/rutas/transport/transporte/logistics/logística, export/exportación/import/importación/customs/aduana/comercio exterior/foreign trade
freight-forwarder, logistics-clerk, import-export-manager | count plan lead write answer | export/exportación/exportar/import/importación/importar/customs clearance/aduana/aduanas/comercio exterior/foreign trade/despacho aduanero/duty
warehouse-manager | lead | warehouse/almacén/bodega/depósito/stock/embarques/shipping
store-manager | lead | shop/tienda/store/supermarket/supermercado/boutique/sucursal/local
restaurant-manager | lead | restaurant/restaurante/bar/café/cafetería/dining room/sala
chef, cook | lead | kitchen/cocina/cocinas/brigade
hotel-manager | lead | hotel/hostel/hostal/resort
sales-manager | lead | sales team/equipo de ventas/sales/ventas/comerciales/equipo comercial
production-manager | lead plan | production/producción/factory/fábrica/plant/planta
maintenance-manager | lead plan | maintenance/mantenimiento
project-manager | lead plan | project/proyecto/proyectos
school-principal | lead | school/colegio/escuela/instituto
office-manager | lead plan | office/oficina/administración
logistics-manager | lead | logistics/logística/fleet/flota/distribution/distribución/transport/transporte
marketing-manager | lead | marketing/brand/marca/advertising
chief-financial-officer, financial-controller | lead | finance/finanzas/accounts department/contabilidad/budget
construction-technician | check plan | concrete test/ensayo/hormigones/soils/suelos
musician | perform make | instrument/instrumento/guitar/guitarra/piano/band/orquesta/violin/concert/wedding music
singer | perform | song/canción/karaoke/choir/coro/lyrics
dancer | perform | dance/baile/show/ballet
actor | perform | theatre/teatro/film/película/play/obra de teatro/role
disc-jockey | perform record | music/música/party/fiesta/club/disco
presenter | perform | tv/radio/programa/show/television
tour-guide, museum-guide | lead plan teach speak | tourist/turista/tour/city tour/visita guiada/museum/museo/monument/excursion
flight-attendant | serve care | plane/avión/passenger/pasajero/flight/vuelo/cabin
ground-staff | answer check pack | airport/aeropuerto/check in/boarding/embarque/luggage/equipaje/baggage
bellhop, concierge | pack serve | luggage/maleta/maletas/suitcase/bags/equipaje hotel
parking-attendant | guard pack drive | parking/estacionamiento/car park/aparcamiento/garaje
archaeologist | study dig | ruin/ruina/ancient/fossil/yacimiento/dig site
biologist, researcher | study | plant/animal/cell/célula/gene/species/especie/life
librarian | lead pack study answer | book/libro/library/biblioteca
archivist | study pack | archive/archivo/historical document/documento histórico
geologist | study measure | rock/roca/soil/suelo/mineral/earth
chemist | study check make | chemical/químico/formula/fórmula/substance/laboratory
economist | study | economy/economía/market/mercado
miner | extract drive | coal/carbón/gold/oro/copper/cobre/mine/mina/mineral/underground/socavón/lithium/litio
explosives-blaster | extract | rock/roca/dynamite/explosivo/explosives/quarry/cantera
oil-rig-worker | extract drive | oil/petróleo/well/pozo/gas well/rig
tunnel-worker | extract make | tunnel/túnel
diver | fix join rescue | underwater/submarino/bajo el agua/hull
pest-controller | clean treat guard | pest/plaga/rat/rata/cockroach/cucaracha/insect/insecto/mice/termite/bed bugs/chinches
funeral-worker | care plan drive | dead/difunto/funeral/funeraria/corpse/cadáver/coffin
clergy | lead care | church/iglesia/parish/parroquia/mass/misa/faithful
demolition-worker | make cut | demolition/derribo/demoler/derribar
road-worker | fix make paint | road/carretera/pothole/bache/asphalt/asfalto/highway/camino
track-worker | fix install | rail/vía/track/railway/ferrocarril/vías
meter-reader | check measure | meter/contador/medidor
water-treatment-operator | check treat | drinking water/agua potable
nuclear-engineer | study lead | nuclear
restaurant-host | serve plan answer | reservation/reserva/guests at the door
translator | write speak | legal document/traducción jurada
surveyor, gis-specialist | measure draw | map/mapa/cartografía/gis
fundraiser | count plan answer | donation/donación/donor/donante/charity money/fondos
survey-interviewer | hire answer count | survey/encuesta/encuestas/poll
`;
