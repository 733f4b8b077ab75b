/** Further specific titles of services, trades and machines; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_B8 = `
railway-driver 8311 | Maquinista de locomotora | Locomotive driver | train driver, maquinista ferroviario, locomotive engineer, engine driver, freight train driver, maquinista de trenes, train operator
metro-driver 8311 | Maquinista de metro | Underground train driver | subway train operator, conductor de metro, metro train driver, subway driver, conductor de subterráneo, tube driver
shunting-driver 8311 | Maquinista de maniobras | Shunting locomotive driver | shunter driver, conductor de maniobras ferroviarias, shunting engine driver
mine-train-driver 8311 | Maquinista de tren minero | Mine locomotive driver | mine train driver, conductor de locomotora de mina
shunter 8312 | Enganchador de vagones | Railway shunter | shunter, guardafrenos, brakeman, railway brake operator, guardafrenos ferroviario, agente de maniobras, train preparer, auxiliar de tren de maniobras, railway yard worker, brake coupler
signal-operator 8312 | Operador de enclavamientos | Railway signal operator | signaller, señalero ferroviario, signalman, signalwoman, rail traffic controller, regulador de tráfico ferroviario, agente de circulación, level crossing signaller, jefe de circulación, train controller
crossing-keeper 8312 | Guardabarrera | Level crossing keeper | crossing keeper, paso a nivel guarda, barrier keeper
motorcycle-taxi 8321 | Mototaxista | Motorcycle taxi driver | moto taxi driver, conductor de mototaxi, tuk tuk driver, conductor de motocicleta, motorcyclist rider
motorcycle-courier 8321 | Mensajero en moto | Motorcycle courier | motorcycle delivery person, motorizado, repartidor en moto, motoboy, dispatch rider, cadete en moto, motorcycle messenger
taxi-driver-job 8322 | Taxista | Taxi driver | cab driver, conductor de taxi, cabbie, chófer de taxi, remisero, ruletero, minicab driver, conductor de VTC, ride hailing driver, private hire driver
chauffeur 8322 | Chófer particular | Chauffeur | chofer privado, conductor particular, private driver, limousine driver, conductor de limusina, personal driver, chófer de dirección, company driver
van-driver 8322 | Conductor de furgoneta | Van driver | furgonetero, delivery van driver, chófer de furgoneta, conductor de camioneta, light van driver, pickup driver
valet-parker 8322 | Aparcacoches | Parking valet | valet parking attendant, valet parker, acomodador de coches, car jockey, ballet parking, estacionador de autos
hearse-driver 8322 | Conductor de coche fúnebre | Hearse driver | funeral driver, chófer fúnebre
vehicle-delivery-driver 8322 | Conductor trasladista de vehículos | Vehicle delivery driver | car delivery driver, trade plate driver, trasladista de coches, vehicle mover
test-driver 8322 | Piloto de pruebas de automóviles | Test driver | probador de coches, vehicle test driver, probador de automóviles
ambulance-technician-driver 8322 | Ambulanciero | Ambulance driver | chofer de ambulancia, conductor de transporte sanitario, patient transport services driver, emergency ambulance driver
bus-chauffeur 8331 | Conductor de ómnibus | Bus operator | colectivero, chófer de autobús, microbusero, camionero urbano de pasajeros, coach driver, autobusero, conductor de colectivo, motorista de bus, bus driver, city bus driver, minibus driver, conductor de autocar, guagüero
trolleybus-driver 8331 | Conductor de trolebús | Trolleybus driver | trolley bus driver, trolebusero
tramway-driver 8331 | Tranviario | Tram driver | tram operator, streetcar driver, conductor de tranvías, motorman of tram
lorry-driver 8332 | Camionero | Lorry driver | truck driver, HGV driver, trucker, chófer de camión, heavy goods vehicle driver, transportista de camión, cargo vehicle driver, conductor de vehículos de carga, trailero, conductor de tráiler, long haul driver, large goods vehicle driver, articulated lorry driver, tractomulero
tanker-driver 8332 | Conductor de camión cisterna | Tanker driver | fuel tanker driver, cisternista, dangerous goods driver, conductor de mercancías peligrosas, tank truck driver, conductor de cisternas, hazmat driver
concrete-mixer-driver 8332 | Conductor de camión hormigonera | Concrete mixer driver | ready mix truck driver, conductor de hormigonera, mixer driver, conductor de camión mezclador, cement truck driver, conductor de mixer
refuse-lorry-driver 8332 | Conductor de camión recolector | Refuse vehicle driver | bin lorry driver, garbage truck driver, chófer de camión de basura, dustcart driver
livestock-driver 8332 | Conductor de transporte de animales | Livestock truck driver | live animal transporter, transportista de ganado, cattle truck driver, animal transport driver
removals-driver 8332 | Conductor de camión de mudanzas | Removals driver | moving truck driver, mudancero conductor, chófer de mudanzas
logging-truck-driver 8332 | Conductor de camión forestal | Logging truck driver | timber truck driver, conductor de camión maderero, log truck driver
fire-engine-driver 8332 | Conductor de vehículo de bomberos | Fire engine driver | fire truck driver, bombero conductor, bombero maquinista, fire service vehicle operator driver
snow-plough-driver 8332 | Conductor de quitanieves | Snow plough driver | snowplow operator, maquinista de quitanieves, snow clearing worker, gritter driver, quitanievero
dump-truck-driver 8332 | Conductor de volquete | Dump truck driver | tipper driver, conductor de dumper, dumper driver, volquetero, conductor de bañera, dumper truck operator, haul truck driver, operador de camión minero
street-sweeper-driver 8332 | Conductor de barredora | Street sweeper operator | road sweeper driver, barredora operario, mechanical sweeper driver
combine-driver 8341 | Operador de cosechadora | Combine harvester operator | combine driver, maquinista de cosechadora, harvester driver, cosechadorista, harvesting machine operator, conductor de cosechadora
farm-tractor-operator 8341 | Operador de tractor | Tractor operator | tractorista agrícola, farm machine operator, land based machinery operator, agricultural plant operator, maquinista agrícola, agricultural contractor operator, operador de maquinaria agrícola
forest-machine-operator 8341 | Operador de maquinaria forestal | Forestry machine operator | forest equipment operator, operador de procesadora forestal, harvester operator forest, forwarder operator, operador de autocargador forestal, skidder operator, operador de skidder, timber forwarder driver, feller buncher operator
crop-sprayer-driver 8341 | Operador de pulverizadora agrícola | Sprayer driver | self propelled sprayer operator, pulverizador operario, fumigadora terrestre operador
excavator-operator 8342 | Operador de excavadora | Excavator operator | digger driver, retrista, palista, operador de retroexcavadora, maquinista de excavadora, backhoe operator, maquinista de retroexcavadora, digger operator, retroexcavadorista, mechanical shovel operator, conductor de excavadora, maquinista de retro, conductor de retroexcavadora
bulldozer-operator 8342 | Operador de bulldozer | Bulldozer operator | bulldozer driver, topadorista, maquinista de bulldozer, operador de topadora, buldocero, dozer driver, tractorista de orugas, conductor de bulldozer, operador de explanadora
grader-operator 8342 | Operador de motoniveladora | Grader operator | motoniveladorista, motor grader operator, maquinista de niveladora, operador de niveladora, patrolero, road grader driver
scraper-operator 8342 | Operador de mototraílla | Scraper operator | traillero, operador de escrepa, tractor scraper driver
roller-operator 8342 | Operador de rodillo compactador | Road roller operator | roller driver, apisonador, operador de compactadora, maquinista de apisonadora, compactor operator, aplanadora operador, steamroller driver, rodillero de obra, conductor de apisonadora, operador de apisonadora, conductor de compactadora
paver-operator 8342 | Operador de extendedora de asfalto | Paver operator | asphalt paver operator, asfaltador maquinista, maquinista de extendedora, road paving machine operator, operador de pavimentadora, asphalt finisher operator, road surface laying machine operator
pile-driver-operator 8342 | Operador de hincapilotes | Pile driver operator | pile driving hammer operator, pilotador, operador de pilotadora, piling rig operator, hincador de pilotes
loader-operator 8342 | Operador de pala cargadora | Wheel loader operator | front end loader operator, palista cargador, operador de cargador frontal, maquinista de pala cargadora, payloader operator, skid steer operator, operador de minicargadora, bobcat operator, loading shovel driver
trench-digger-operator 8342 | Operador de zanjadora | Trenching machine operator | trencher operator, zanjero maquinista, ditch digger operator
dredge-operator 8342 | Operador de draga | Dredge operator | dredger operator, draguista, dragador, maquinista de draga, dredging operator, dredgemaster
concrete-pump-driver 8342 | Bombista de hormigón | Concrete pump operator | operador de bomba de hormigón, bombero de hormigón, concrete pumper, operador de bomba de concreto
telehandler-operator 8344 | Operador de manipuladora telescópica | Telehandler operator | telescopic handler operator, manitou operator, operador de manitou, rough terrain forklift operator
tower-crane-operator 8343 | Operador de grúa torre | Tower crane operator | gruista de torre, grúa torre maquinista, construction crane operator
mobile-crane-operator 8343 | Operador de grúa móvil | Mobile crane operator | conductor de grúa autopropulsada, truck crane driver, operador de grúa autopropulsada, camión grúa operador, lorry loader operator
bridge-crane-operator 8343 | Operador de puente grúa | Bridge crane operator | overhead crane operator, puentista, gantry crane operator, operador de grúa pórtico, production plant crane operator, eot crane driver
container-crane-operator 8343 | Operador de grúa portacontenedores | Container crane operator | port crane operator, operador de grúa portuaria, ship to shore crane operator, quay crane operator, portainer operator, gruista portuario, straddle carrier operator
winch-operator 8343 | Operador de cabrestante | Winch operator | winchman, winchero de obra, hoist operator, operador de montacargas de obra, malacatero de obra, operador de güinche, construction hoist operator
drawbridge-operator 8343 | Operador de puente móvil | Drawbridge operator | bridge operator, bridge tender, puentero, swing bridge operator, guardián de puente levadizo
aerial-platform-operator 8343 | Operador de plataforma elevadora | Aerial work platform operator | cherry picker operator, operador de plataforma aérea, operador de cesta elevadora, boom lift operator, scissor lift operator
ropeway-operator 8343 | Operador de funicular | Funicular operator | cable railway operator, telefériquero, aerial tramway operator, ropeway operator, funicular driver
forklift-truck-driver 8344 | Conductor de carretilla elevadora | Fork lift truck driver | carretillero, montacarguista, operador de carretilla elevadora, forklift driver, forklift operator, operador de autoelevador, lift truck operator, clarkista, reach truck driver, torero de almacén, operador de retráctil, toritero
able-seaman 8350 | Marinero de primera | Able seaman | able bodied seaman, marinero preferente, AB seaman, deck rating, marinero timonel, ordinary seaman, helmsman, timonel, deckhand, ship deck crew, sailor rating
boatswain 8350 | Contramaestre | Boatswain | bosun, contramaestre de cubierta, nostramo, coxswain
boatman 8350 | Barquero | Boatman | lanchero, ferryman, balsero, gondolier, gondolero, patrón de lancha, water taxi operator, botero de pasaje, motorboat operator, chalanero, launch operator
bargeman 8350 | Gabarrero | Bargee | bargeman, tripulante de barcaza, barge hand, inland waterway deckhand, marinero de navegación interior, boatman of inland vessel, matroos
ship-oiler 8350 | Engrasador de buque | Marine oiler | motorman, marinero de máquinas, engine room rating, engine minder, mecánico de buque marinero, mozo de máquinas, wiper of ship, engine rating
yacht-deckhand 8350 | Marinero de yate | Yacht deckhand | tripulante de yate, yacht crew, tripulante de velero, sailing crew member
lighthouse-keeper 8350 | Farero | Lighthouse keeper | torrero de faro, guardafaros, técnico de señales marítimas
domestic-cleaner 9111 | Empleado de hogar | Domestic cleaner | domestic worker, empleado doméstico, house cleaner, limpiador doméstico, maid, house maid, mucama doméstica, asistenta, charwoman, servicio doméstico trabajador, domestic helper, criado, trabajador del hogar, daily help
office-cleaner 9112 | Limpiador de oficinas | Office cleaner | personal de limpieza, office janitor, aseador de oficinas, intendente de limpieza, afanador, commercial cleaner, building cleaner, limpiador de edificios, janitorial worker, maestranza
hospital-cleaner 9112 | Limpiador de hospital | Hospital cleaner | hospital domestic, limpiador hospitalario, ward cleaner, healthcare cleaner
hotel-room-attendant 9112 | Camarero de pisos | Room attendant | hotel maid, chambermaid, recamarista, mucamo de hotel, housekeeping attendant, hotel housekeeper, hotel room cleaner, camarista, room maid, limpiador de habitaciones
toilet-attendant 9112 | Encargado de aseos | Toilet attendant | restroom attendant, limpiador de baños, lavatory attendant, cuidador de baños públicos, washroom attendant
aircraft-cleaner 9112 | Limpiador de aviones | Aircraft groomer | aircraft cleaner, limpiador de cabinas de avión, train cleaner, limpiador de trenes, bus cleaner, aircraft interior cleaner
hand-launderer 9121 | Lavandero a mano | Hand launderer | hand washer of clothes, hand presser, planchador a mano, linen room attendant, lencero de hotel, linen keeper, laundress
car-washer 9122 | Lavacoches | Car washer | vehicle cleaner, lavador de coches, car valeter, car detailer, lavador de autos, vehicle valeter, limpiador de vehículos, detallador de coches, auto detailer, car wash attendant
window-washer 9123 | Limpiacristales | Window cleaner | cristalero limpiador, window washer, limpiador de ventanas, limpiador de cristales, limpiavidrios, limpiador de vidrios
carpet-cleaner-job 9129 | Limpiador de alfombras | Carpet cleaner | lavador de alfombras, upholstery cleaner, limpiador de tapicerías, curtain cleaner
drain-cleaner 9129 | Desatascador | Drain cleaner | sewer cleaner, limpiador de alcantarillas, drain technician, desatorador, limpiador de desagües, pocero limpiador, drain unblocker, septic tank servicer, desazolvador
tank-cleaner 9129 | Limpiador de depósitos | Tank cleaner | silo cleaner, cooling tower cleaner
disinfection-cleaner 9129 | Operario de desinfección | Disinfection worker | decontamination worker, descontaminador, crime scene cleaner, limpiador traumático, biohazard cleaner, hazardous material cleaner
crop-labourer 9211 | Peón de cultivo | Crop farm labourer | jornalero agrícola, farm labourer, bracero agrícola, field hand, field worker, peón de campo, crop production worker, labrador, planter of crops, zafrero, cane cutter, cortador de caña
vegetable-picker 9211 | Recolector de hortalizas | Vegetable picker | harvester by hand, cosechero, tomato picker, recolector de tomates, cosechador, asparagus picker, crop picker
olive-picker 9211 | Aceitunero recolector | Olive picker | vareador de olivos, recolector de aceitunas, olive harvester, cogedor de aceitunas
grape-harvester 9211 | Vendimiador | Grape picker | grape harvester, recolector de uva, vendimiador de campo
cotton-picker 9211 | Recolector de algodón | Cotton picker | pizcador de algodón, coffee picker, recolector de café, cogedor de café, tea picker, recolector de té
livestock-labourer 9212 | Peón ganadero | Livestock farm labourer | cattle hand, peón de ganadería, ranch hand, mozo de granja, livestock worker, animal farm worker, pig farm worker, operario de granja porcina, poultry farm worker, operario avícola, gallinero, mayoral de ganado
cowboy 9212 | Vaquero | Cowboy | cowhand, gaucho, llanero, huaso, arriero de ganado, cattle drover, cowpuncher, stockman
sheep-shearer 9212 | Esquilador | Sheep shearer | esquilador de ovejas, shearer, trasquilador, wool shearer
horse-groom-job 9212 | Mozo de establo | Groom | cuidador de caballerizas, horse groom, stable lad, stablehand, mozo de caballerizas, stable worker
mixed-farm-labourer 9213 | Peón agropecuario | Mixed farm labourer | farm hand, gañán, mozo de labranza, trabajador agropecuario, farmhand, mediero
garden-labourer 9214 | Peón de jardín | Garden labourer | ayudante de jardinero, gardening assistant, horticultural labourer, nursery hand, peón de vivero, lawn mower, cortador de césped, park worker, grass cutter, horticulture worker
forest-labourer 9215 | Peón de monte | Forestry labourer | peón forestal, brush clearer, desbrozador, desbrozador forestal, forest clearing worker, undergrowth clearer
fishery-labourer 9216 | Peón de pesca | Fishery labourer | ayudante de pesca
mine-labourer 9311 | Peón de minas | Mining labourer | mine labourer, quarry labourer, peón de cantera, peón minero, mining assistant, mineral labourer, mine helper
road-labourer 9312 | Peón de obras viales | Road construction labourer | road maintenance worker, caminero, peón caminero, bacheador, civil engineering worker, civil works labourer, peón de obras públicas, navvy, pothole filler, road repairer, highway maintenance worker, road worker
digger-labourer 9312 | Zanjeador | Ditch digger | trench digger, excavador manual, cavador de zanjas, earth digger, peón de excavación
canal-worker 9312 | Operario de canales y acequias | Waterway construction labourer | drainage worker, acequiero, dam construction worker, levee worker, river maintenance worker
builder-labourer 9313 | Peón de albañil | Builder's labourer | ayudante de albañil, hod carrier, bricklayer's mate, peón de construcción, construction helper, media cuchara, media cuchara de albañilería, building labourer, site labourer, obrero de construcción, chalán de albañil, construction labourer
plumber-mate 9313 | Ayudante de fontanero | Plumber's mate | ayudante de plomero, plumbing helper, plumber's assistant
electrician-mate 9313 | Ayudante de electricista | Electrician's mate | electrician helper, electrician's assistant, media cuchara eléctrico
scaffolding-labourer 9313 | Ayudante de demolición | Demolition labourer | wrecking labourer, peón de derribo, asbestos removal worker, retirador de amianto, desamiantador, asbestos abatement worker, operario de retirada de amianto
hand-packer-job 9321 | Empaquetador a mano | Hand packer | packer, embalador, embalador manual, wrapper, envolvedor, empacador, packager, envasador a mano, gift wrapper, envolvedor de regalos, bagger, empaquetador de supermercado, cerillo, carton packer, contract packer
hand-labeller 9321 | Etiquetador manual | Hand labeller | tagger of goods, price tagger, marcador de precios
factory-labourer 9329 | Peón de industria | Factory labourer | factory hand, peón de fábrica, manufacturing labourer, operario no cualificado, ayudante de producción, production helper, obrero de fábrica, factory operative, bottle sorter, clasificador de botellas, peón industrial, manufacturing helper
machine-feeder 9329 | Alimentador de máquinas | Machine feeder | machine loader, alimentador de línea, feeder operator, line feeder, material handler of line, paper feeder
component-sorter 9329 | Clasificador de piezas | Component sorter | fastener sorter, parts sorter, seleccionador de piezas, metal sorter
rickshaw-driver 9331 | Conductor de bicitaxi | Pedicab driver | rickshaw driver, bicitaxista, cycle rickshaw driver, triciclero, cargo bike driver, pedal cart driver
bike-courier 9331 | Ciclomensajero | Bicycle courier | mensajero en bicicleta, bike messenger, cycle courier, repartidor en bicicleta, bike delivery rider, food delivery rider, rider de reparto, repartidor de comida a domicilio
carriage-driver 9332 | Cochero | Carriage driver | coachman, calesero, conductor de carruajes, horse carriage driver, animal drawn vehicle driver, horse drawn carriage driver, carretero de mulas, ox cart driver, mule driver, arriero, muleteer, carrero, carretillero de tiro
freight-handler 9333 | Cargador y descargador | Freight handler | loader unloader, cargador de mercancías, mozo de carga, cargo handler, lumper, cargador de camiones, descargador, truck loader, materials handler, manipulador de mercancías, warehouse loader, unloader, estibador de camiones, lorry loader
baggage-handler 9333 | Mozo de equipajes | Baggage handler | Manipulador de equipajes, luggage handler, maletero de aeropuerto, airport baggage handler, manipulador de equipajes, ramp agent, airport ramp worker, operario de rampa, luggage porter
dock-labourer 9333 | Cargador de muelle | Docker | longshoreman, stevedore, estibador portuario, peón portuario, dockworker, dock labourer, bracero portuario, arrumador
water-carrier-fruit 9333 | Cargador de mercado | Market porter | peón de mercado mayorista, market loader, bodega cargador, diablero
furniture-remover 9333 | Mudancero | Removals worker | removal man, furniture mover, operario de mudanzas, removals operative, peón de mudanzas, fletero de mudanzas, mover, house mover
shelf-stacker 9334 | Reponedor | Shelf stacker | shelf filler, reponedor de supermercado, stocker, grocery stocker, surtidor de anaqueles, acomodador de mercancía, merchandise replenisher, night shelf filler, repositor
fast-food-worker 9411 | Preparador de comida rápida | Fast food preparer | quick service restaurant crew member, empleado de comida rápida, fast food cook, hamburguesero, burger maker, hamburger cook, crew member fast food, dependiente de comida rápida, fast food worker, sandwich preparer, sandwichero, bocadillero
kitchen-porter-job 9412 | Pinche de cocina | Kitchen porter | kitchen helper, kitchen assistant, ayudante de cocina, galopín, auxiliar de cocina, kitchen hand, mozo de cocina, kitchen steward, kitchen worker, marmitón de cocina, scullion
dishwasher-job 9412 | Lavaplatos | Dishwasher | friegaplatos, dish washer, fregador, plongeur, pot washer, steward lavaloza, lavaloza, bachero, escullero
canteen-assistant 9412 | Ayudante de comedor | Canteen helper | school meals assistant, dinner lady, auxiliar de comedor, lunch lady, monitor auxiliar de cocina
street-performer-seller 9510 | Limpiabotas | Shoeshiner | shoe shiner, lustrabotas, bolero de calzado, boleador, lustrador de calzado, shoe polisher, embolador, shoeblack, bootblack
errand-runner 9621 | Recadero | Errand runner | chico de los recados, errand boy, mandadero, cadete, botones de oficina, mensajero interno, office messenger, office boy, message runner, gofer
leaflet-distributor 9510 | Repartidor de publicidad | Leaflet distributor | flyer distributor, volantero, repartidor de folletos, repartidor de volantes, leafleter, buzoneador, advertising distributor, buzonero, bill poster, pegador de carteles, advertising installer, cartelero, billboard installer, instalador de vallas publicitarias
windscreen-washer 9510 | Cuidacoches callejero | Car watcher | franelero, gorrilla, street car guard, limpiaparabrisas callejero, viene viene, cuidador de coches
street-hawker 9520 | Vendedor ambulante | Street vendor | hawker, buhonero, street seller, ambulante, pedlar, mantero, comerciante ambulante, street trader, peddler, vendedor callejero, varillero
refuse-collector-job 9611 | Basurero | Refuse collector | garbage collector, recolector de basura, binman, dustman, operario de recogida de residuos, peón de recogida de basuras, garbage man, waste collector, bin man, sanitation worker, peón de basuras, recogedor de basura
recycling-worker 9612 | Clasificador de residuos | Waste sorter | recycling worker, refuse sorter, operario de reciclaje, triador de residuos, sorter labourer, recycling operative, operario de planta de reciclaje, recycling sorter, separador de basura, pepenador, punto limpio operario, civic amenity site attendant, recycling centre attendant
street-sweeper-job 9613 | Barrendero | Street sweeper | road sweeper, operario de limpieza viaria, barredor de calles, street cleaner, limpiador de calles, peón de limpieza viaria, escobita, street orderly, public cleaner
odd-job-person 9622 | Hombre para todo | Odd-job person | handyman, manitas, chapuzas, todero, odd job man, mil usos, chapucero a domicilio, handyperson, milusos, maestro chasquilla
hotel-porter 9621 | Botones | Bellboy | bellhop, hotel porter, maletero de hotel, mozo de equipaje de hotel, bell attendant, bellman, porter, hotel doorman
luggage-porter-station 9621 | Maletero de estación | Station porter | railway porter, changador, mozo de cuerda, mozo de estación
hotel-lift-attendant 9629 | Ascensorista | Lift attendant | Operador de ascensor, elevator operator, elevador operador, lift operator, elevatorista
meter-reading-job 9623 | Lector de medidores | Meter reader | lector de contadores, gas meter reader, water meter reader, electricity meter reader, medidorista, toma estado, leedor de contadores
vending-collector 9623 | Recaudador de máquinas expendedoras | Vending machine collector | vending route filler, reponedor de máquinas expendedoras, vending machine filler, parking meter collector, vending machine operator, reponedor de vending, coin collector, repositor de vending
firewood-collector 9624 | Recolector de leña | Firewood collector | leñatero, water carrier, aguador, aguatero, acarreador de agua, firewood seller, wood collector
car-park-attendant 9629 | Vigilante de aparcamiento | Car park attendant | parking attendant, parking lot attendant, encargado de estacionamiento, acomodador de autos, guardacoches, empleado de parking, vigilante de garaje, playero de estacionamiento
cinema-usher 9629 | Acomodador | Usher | theatre usher, acomodador de cine, cinema attendant, acomodador de teatro, ticket taker, portero de espectáculos, venue attendant, auxiliar de sala
amusement-attendant 9629 | Operador de atracciones de feria | Fairground ride operator | ride operator, amusement park attendant, empleado de feria, funfair attendant, carnival worker, amusement and recreation attendant, operario de atracciones, feriante de atracciones, roller coaster operator, fairground attendant, leisure attendant
locker-room-attendant 9629 | Encargado de vestuarios | Locker room attendant | changing room attendant, utillero deportivo, kit manager, encargado de material deportivo, guardarropa, sports kit attendant
golf-caddie 9629 | Caddie | Golf caddie | portador de palos de golf, cadi de golf, ball boy, recogepelotas
lollipop-event-staff 9629 | Auxiliar de eventos | Event hostess | auxiliar de congresos, azafata de congresos, event hostess, conference attendant, azafata de eventos, promotional hostess
army-officer 0110 | Oficial del ejército | Army officer | oficial militar, military officer, commissioned officer, oficial de las fuerzas armadas, armed forces officer
army-general 0110 | General del ejército | Army general | brigadier, general de brigada, teniente general, general de división, major general
army-colonel 0110 | Coronel | Colonel | lieutenant colonel, teniente coronel
army-major 0110 | Comandante del ejército | Army major | mayor del ejército, army commander
army-captain 0110 | Capitán del ejército | Army captain | capitán de infantería, military captain
lieutenant 0110 | Teniente | Lieutenant | subteniente, alférez, second lieutenant, first lieutenant
naval-officer 0110 | Oficial de la armada | Naval officer | oficial de marina, navy officer, oficial naval, alférez de navío, teniente de navío, capitán de navío, naval lieutenant
admiral 0110 | Almirante | Admiral | contraalmirante, vicealmirante, rear admiral, vice admiral
air-force-officer 0110 | Oficial de la fuerza aérea | Air force officer | oficial del ejército del aire, squadron leader, jefe de escuadrón, wing commander, oficial de aviación militar, flight lieutenant
fighter-pilot 0110 | Piloto de caza | Fighter pilot | piloto militar, air force pilot, military pilot, piloto de combate, piloto de la fuerza aérea
intelligence-officer-military 0110 | Oficial de inteligencia militar | Military intelligence officer | military intelligence analyst, intelligence officer in the army, military analyst
military-engineer 0110 | Ingeniero militar | Military engineer | army engineer, oficial de ingenieros, combat engineer, zapador, sapper, ingeniero de combate
sergeant 0210 | Sargento | Sergeant | sargento primero, staff sergeant, suboficial del ejército, NCO, non commissioned officer, suboficial, sergeant major, brigada militar
corporal 0310 | Cabo | Corporal | cabo primero, lance corporal, army corporal
petty-officer 0210 | Suboficial de marina | Petty officer | chief petty officer, contramaestre de la armada, navy nco
infantry-soldier 0310 | Soldado de infantería | Infantry soldier | infantryman, rifleman, fusilero, soldado raso, private soldier, army private, infante, military recruit
soldier 0310 | Soldado | Soldier | militar de tropa, military serviceman, tropa y marinería, enlisted soldier, serviceman, armed forces member, militar
artillery-soldier 0310 | Artillero | Artilleryman | gunner, soldado de artillería, artillery gunner, cannoneer
tank-crew 0310 | Tripulante de carro de combate | Tank crewman | tanquista, tank driver, armoured vehicle driver, armored crewman, conductor de tanque
paratrooper 0310 | Paracaidista militar | Paratrooper | soldado paracaidista, airborne soldier, parachutist soldier
marine-infantry 0310 | Infante de marina | Marine | marine infantryman, royal marine, soldado de infantería de marina
special-forces 0310 | Miembro de fuerzas especiales | Special forces soldier | commando, soldado de operaciones especiales, comando militar, boina verde, special forces officer, special operations operator
navy-sailor 0310 | Marinero de la armada | Navy sailor | naval rating, marinero militar, seaman of the navy
air-force-airman 0310 | Soldado de aviación | Airman | soldado de la fuerza aérea, aviator soldier, airwoman, aircraftman
sniper 0310 | Francotirador | Sniper | tirador de élite, marksman, tirador de precisión, sharpshooter
military-drone-operator 0310 | Operador de drones militares | Military drone operator | UAV operator, operador de vehículos aéreos no tripulados, uas operator military
`;
