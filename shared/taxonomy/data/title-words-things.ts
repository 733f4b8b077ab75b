/** Materials, machines, vehicles, goods and places of work; how to read the lines: see ../read-lexicon.ts. */
export const TITLE_THINGS = `
metal, metallic, metalwork, metalworking, metallurgy, metallurgical, metallurgist, metalworker = metal, metálico, metalistería, metalurgia, metalúrgico, metalista
steel, iron and steel = acero, siderurgia, siderúrgico; iron, ironwork, ironworker = hierro, férreo
copper, coppersmith = cobre, calderero en cobre; brass, brazier = latón, latonero
tin, tinsmith, tinplate = hojalata, estaño, hojalatero; lead plumb = plomo; aluminium, aluminum = aluminio
zinc = zinc, cinc; gold, goldsmith = oro, orfebre; silver, silversmith = plata, platero; wire = alambre
sheet metal, sheet metal worker, sheet = chapa, chapista, láminas metálicas, planchas
non ferrous, nonferrous = no férreo, no ferroso; alloy = aleación
rust, rustproofer, rustproofing = óxido, anticorrosión, anticorrosivo; corrosion = corrosión
ore = mineral metálico, mena; mineral, ores mineral = mineral; bronze = bronce; chain = cadena de eslabones
spring = muelle, resorte; nail item = clavo; screw = tornillo; lock, locksmith = cerradura, cerrajero, cerrajería
key = llave; blacksmith, smith = herrero, herrería; boilermaker = calderero, calderería
precious metal = metal precioso, metales preciosos; coin, mint = moneda, acuñar
wood, wooden, timber, lumber, woodworking, woodworker, woodwork = madera, maderero
carpenter, carpentry, joiner, joinery = carpintero, carpintería, ebanista de obra
cabinet maker, cabinetmaker, cabinet = ebanista, ebanistería; furniture, furnishing, furnisher = mueble, mobiliario
veneer = chapa de madera, chapas
plywood, engineered board, engineered wood = contrachapado, aglomerado, tablero de madera
parquet, hardwood floor, hardwood = parqué, parquetista, parquet; barrel, cooper, cask = barril, tonelero, tonel, cuba
pallet = palé, palés, palet; sawmill = aserradero; cork = corcho
wicker, basket, basketmaker, basketry = mimbre, cestero, cesta, cestería; bamboo = bambú
chipboard = aglomerado de madera; board = tablero, tabla; router = fresadora de madera, ranuradora
turner of wood, woodturner, wood turner, woodturning = tornero de madera
floor, flooring, floor layer, floor covering, floor and wall coverings = suelo, piso, revestimiento de suelos, revestimientos de suelos y paredes
door = puerta; window, windows = ventana; blind, shutter, awning = persiana, toldo; stair, staircase = escalera
ceiling = techo; wall = pared, muro; coffin = ataúd; concrete = hormigón, concreto; cement = cemento
brick, bricklayer, bricklaying, masonry brick = ladrillo, albañil, albañilería
stone, stonemason, mason, masonry, stonework = piedra, cantero; marble, marble worker = mármol, marmolista
slate = pizarra; gravel, aggregate = grava, árido; sand = arena; asphalt, bitumen = asfalto; tarmac = firme
lime = cal
ceramic, clay, pottery, potter, ceramics, ceramist, ceramicist = cerámica, alfarero, ceramista, alfarería, cerámico, arcilla
porcelain, china = porcelana, loza; glass, plate glass, glassware = vidrio, cristal, cristalería
kiln, furnace, oven = horno, hornero; terrazzo = terrazo; gypsum = aljez; mosaic = mosaico
drywall, plasterboard = pladur, tablaroca, cartón yeso, placa de yeso; rebar, reinforcing iron = ferralla
formwork, shuttering = encofrado, encofrador; foundation = cimiento, cimentación; bridge = puente
road, roadway, road transport, highway = transporte por carretera, carretera, vial, viario, autopista
street = calle, callejero
rail, railway, rail vehicle, railroad, train, railways, track, rail track = vía, vía férrea, ferroviario, tren, ferrocarril, ferroviaria
dam = presa; canal = canal
sewer, sewerage, drain, drainage = alcantarillado, alcantarilla, desagüe, saneamiento, drenaje
pipe, pipeline, piping, pipefitter, pipe fitter, tube, pipelines, gasoduct = tubería, tubo, tubero, oleoducto, gasoducto, ducto, conducción de
house, home, household, housekeeping, domestic, housing, residential, housekeeping, housekeeper = casa, hogar, doméstico, vivienda, residencial, ama de llaves, gobernanta, domicilio
property, real estate, estate, realty, real property = inmobiliario, inmueble, propiedad, bienes raíces, patrimonial, finca urbana
chimney, chimney sweep = chimenea, deshollinador; fireplace = hogar de leña
lift installation, elevator, escalator = ascensor, elevador; crane = grúa, gruista; tower = torre
bulldozer = topadora; forklift = carretilla elevadora, montacargas, carretillero; heavy, heavy load = pesado
bathroom, bath = baño de, cuarto de baño; swimming pool, pool = piscina; interior, indoor = interior
exterior, outdoor, outdoors = aire libre, exterior, al aire libre
landscape, landscaping = paisaje, paisajista, paisajismo, paisajístico
urban, town, city, municipal, town planning = urbano, ciudad, urbanista, urbanismo, municipal
hardware, ironmongery, hardware shop = ferretería, hardware
smart home, intelligent home, domotic = domótica, domótico, hogar inteligente; plastic, plastics = plástico
rubber = caucho, goma; fibreglass, fiberglass = fibra de vidrio; fibre, fiber = fibra; synthetic = sintético
artificial = artificial; resin = resina; composite = material compuesto; polymer = polímero; foam = espuma
filament = filamento; tyre, tire = neumático, llanta, vulcanizador de neumáticos; battery = batería, pila
paper, paperboard = papel; cardboard, carton = cartón; stationery, paper goods = papelería
envelope = sobre de papel, sobres; bag = bolsa, saco; tissue = pañuelo, papel tisú
absorbent pad, pad, nappy = compresa, pañal, almohadilla absorbente; candle = vela, velero, cerero; soap = jabón
ink = tinta; detergent = detergente; wax = cera; chemical, chemist, chemistry = químico, química
petrochemical = petroquímico; fertiliser, fertilizer = fertilizante, abono; pesticide = pesticida
paint product = esmalte sintético; explosive, explosives = explosivo; ammunition = munición; dynamite = dinamita
gas = gas; oil, petroleum, oil and gas, crude, petrol = petróleo, petrolífero, petrolero, crudo, aceite mineral
fuel, petrol station = combustible, carburante, gasolinera; biogas = biogás; coal = carbón; coke = coque
coking = coquización; well, wells = pozo
rig platform, oil rig, offshore, platform = plataforma, plataforma petrolífera, mar adentro; nuclear = nuclear
wind power, wind, wind energy = eólico, viento, eólica; solar, photovoltaic = solar, fotovoltaico
hydro, hydropower, hydroelectric = hidroeléctrico; geothermal = geotérmico; steam = vapor
power plant, power station, power generation = central eléctrica, central, potencia; renewable = renovable
electric, electrical, electricity, electrics, electro = eléctrico, electricidad; electrician = electricista
electronic, electronics = electrónico, electrónica; microelectronics = microelectrónica
electromechanical = electromecánico; mechatronics, mechatronic = mecatrónica, mecatrónico
semiconductor, wafer = semiconductor, oblea
circuit board, printed circuit board, pcb = placa de circuito, placa de circuitos impresos, circuito impreso
circuit, integrated circuit = circuito; sensor = sensor; optical, optic, optics, optician = óptico, óptica
lens = lente, objetivo; spectacles, eyewear, glasses = gafas, lentes de gafas, anteojos; laser = láser; cable = cable
robot, robotics, robotic = robótica, robot; hydraulic = hidráulico; pneumatic = neumático de presión
engine, motor, turbine engine = motor; turbine = turbina; generator = generador; transformer = transformador
compressor = compresor; valve = válvula; pressure = presión; vacuum = vacío; belt = correa, cinta
gear wheel, gearing = engranaje; cylinder = cilindro
cnc, computer numerical control, numerical control = cnc, control numérico, control numérico por ordenador
machinist, machining = mecanizado, mecanizador; lathe operator = tornero
surface treatment = tratamiento de superficie; precision = precisión, de precisión; metal furniture = mueble metálico
appliance, domestic appliance, household appliance, electrical household appliance, home appliance = electrodoméstico
white goods = línea blanca
vehicle, motor vehicle, road vehicle, automotive, automobile, car, auto, motor car, passenger car, cars = vehículo, automóvil, automoción, coche, auto, carro, automotor, automotriz, vehículo de motor, vehículo a motor
truck, lorry, hgv = camión, camionero; van = furgoneta
bus, coach bus, trolley bus = autobús, autocar, colectivo, trolebús; tram = tranvía; taxi, cab = taxi, taxista
motorcycle, motorbike = motocicleta, moto; bicycle, bike, cycle = bicicleta, bici, ciclista; trailer = tráiler
tractor = tractor, tractorista; rolling stock = material rodante, material ferroviario
bodywork, coachbuilder, vehicle body, panel beater = carrocería, carrocero
aircraft, aeroplane, airplane, aviation, aeronautical, airline, aerospace, aero, aeronautics, air transport = aeronave, avión, aviación, aeronáutico, aerolínea, aeroespacial, aéreo, línea aérea, aeronáutica, transporte aéreo
airport, airfield, aerodrome = aeropuerto, aeroportuario, aeródromo; helicopter = helicóptero
space, astronaut, spacecraft = espacial, astronauta, nave espacial, espacio; satellite = satélite; rocket = cohete
drone, unmanned aircraft = dron, drones
ship, vessel, pleasure craft, boat, marine, maritime, naval, shipyard, shipwright, watercraft, nautical, ships, navy = buque, barco, naval, embarcación, marítimo, náutico, marino, marina, marítima, embarcación de recreo, buques y embarcaciones de recreo, transporte marítimo, astillero, carpintero de ribera, bote, nave
sea, ocean, deep sea = mar, oceánico
harbour, harbor, dock, dockyard, stevedore, docker, longshoreman = puerto, portuario, muelle de carga, estibador, estiba
inland waterway, inland, barge = fluvial, barcaza, navegación interior, vía navegable; ferry = transbordador
captain, skipper, shipmaster = capitán, patrón de barco, patrón; deck = cubierta de buque, puente de mando
container = contenedor; freight, cargo = mercancías, flete, carga aérea; traffic = tráfico, tránsito
logistics, logistic, supply chain = logística, logístico, cadena de suministro
delivery courier, courier, messenger = mensajero, mensajería; parcel = paquete, paquetería
mail, post, postal, postman, postwoman = correo, postal, cartero, correspondencia; baggage, luggage = equipaje
passenger = pasajero, viajero; fare = tarifa, pasaje; ticket = billete, entrada, boleto, taquilla, taquillero
carriage, horse drawn carriage = carruaje, coche de caballos; ambulance = ambulancia; cab service = carro de alquiler
warehouse floor = nave industrial; move, mover, removal, removals = mudanza; driving school = autoescuela
textile, textiles, fabric, cloth = textil, tela, tejido, paño; yarn, thread = hilo, hilatura de hilo; cotton = algodón
wool = lana; silk = seda; nonwoven, non woven = no tejido, tela no tejida; carpet, rug = alfombra, moqueta
clothing, apparel, clothes, garment, wearing apparel, wardrobe, clothier, wear = ropa, prenda, prenda de vestir, vestir, vestuario, vestimenta, prendas
fashion, couture, haute couture = moda, alta costura
tailor, tailoring, dressmaker, dressmaking = sastre, sastrería, modisto, modista
costume, dresser = vestuario escénico, traje
footwear, shoe, shoemaker, shoemaking, cobbler, boot = calzado, zapato, zapatero, zapatería
leather, leather goods, hide, skin, pelt = cuero, marroquinería, marroquinero, piel, pellejo, artículos de cuero, artículos de piel
fur, furrier = peletero, peletería; hat, milliner, hatter, millinery, headgear = sombrero, sombrerero; glove = guante
button = botón; umbrella = paraguas; toy = juguete; doll = muñeca, muñeco; game, games = juego, videojuego
mattress, bedding = colchón, ropa de cama; curtain, drape = cortina, cortinaje; lingerie, underwear = lencería
sole, heel = suela, tacón; saddle, saddlery = silla de montar, guarnicionero, talabartero; feather = pluma
flag, sign, signage = rótulo, rotulista, rotulación; jewellery, jewelry, jeweller, jeweler = joyería, joyero, joya
watch, clock, watchmaker, clockmaker, watchmaking, horology = reloj, relojero, relojería
gem, gemstone, gemmologist, precious stone = gema, gemólogo, piedra preciosa, gemología; diamond = diamante
pearl = perla; musical instrument, instrument musical = instrumento musical, instrumento de música; piano = piano
organ = órgano; guitar = guitarra; violin = violín, luthier de violín; harp = arpa
string, string instrument, stringed, stringed instrument, luthier = cuerda, instrumento de cuerda, lutier, luthier
wind instrument = instrumento de viento; percussion instrument, percussion, drum = percusión, tambor, batería musical
keyboard instrument, keyboard = teclado, instrumento de teclado
harpsichord = clavicémbalo, clave, clavecín, clavecines; membranophone = membranófono; accordion = acordeón
brush = cepillo, brocha
sports equipment, sporting accessory, sporting goods, sporting, sporting equipment = artículo deportivo, equipo deportivo, equipamiento deportivo, accesorio deportivo
flower, florist, floral, floristry, garden flower = flor, florista, floral, floristería
plant nursery, tree nursery, nursery = vivero, viverista; garden, gardener, gardening = jardín, jardinero, jardinería
antique = antigüedad, anticuario, antiguo; second hand, used, used goods = segunda mano, usado
book, bookshop, bookseller = libro, librero, librería
newspaper, press newspaper, newsagent = prensa, periódico, diario; magazine = revista
weapon, weaponry, arms, gunsmith, armament = arma, armero, armamento
knife, cutler, cutlery, blade = cuchillo, cuchillero, cuchillería
tobacco, tobacconist = tabaco, estanquero, estanco, tabacalero; cigarette = cigarrillo
cigar = puro, cigarro, torcedor
cosmetic, cosmetics, beauty, beautician, aesthetician, esthetician, perfume, perfumer, fragrance = cosmético, belleza, esteticista, perfume, perfumista, estética, perfumería, cosmética, estético, fragancia
bicycle shop = tienda de bicicletas; pet, companion animal = mascota, animal de compañía, animales de compañía
pet food = alimento para mascotas; feed, animal feed, fodder = pienso, alimentación animal, forraje
waste, refuse, rubbish, garbage, trash, scrap = residuo, basura, desecho, desperdicio, chatarra, chatarrero
hazardous, dangerous, hazard = peligroso
water, aquatic, aquatic resources = agua, acuático, hídrico, recursos hídricos
wastewater, waste water, sewage = aguas residuales, agua residual; air = aire; light signal = baliza
telecommunications, telecommunication, telecom, telecoms, telephone, phone, telephony, telephonic, switchboard, cell phone = teléfono, telefonía, telefónico, telefonista, centralita, telecomunicaciones, telecomunicación
mobile, mobile phone, cell phone, portable = móvil, celular, teléfono móvil, telefonía móvil
communication, communications = comunicación, comunicaciones; radio = radio; television, tv = televisión
audio, sound, audiology sound = sonido, audio; video = vídeo > film; audiovisual, audio visual = audiovisual
camera, cameraman, camera operator = cámara, camarógrafo
photographic film, darkroom, film developing = revelado, cuarto oscuro, revelado fotográfico
container equipment = frasco; cylinder filling = bombona; slaughter products = despojo
vending, vending machine = máquina expendedora, expendedora; petrol pump = surtidor; lift truck = apiladora
elevator shaft = hueco de ascensor; sprinkler fitter, fire sprinkler = rociador, rociador contra incendios
fire, fire safety, fire protection = incendio, contra incendios, fuego; fire extinguisher = extintor; alarm = alarma
security, safety, secure = seguridad; security system = sistema de seguridad; surveillance = videovigilancia
street lighting, streetlight = alumbrado público; neon = neón; bearing = cojinete, rodamiento
box = caja de madera, cajón; cage = jaula; tank = depósito, tanque; silo = silo; hat product = gorra
incubator, hatchery, hatch = incubadora, criadero
motor vehicle part, vehicle part, spare part = recambio, repuesto, pieza de repuesto
paperhanger, wallpaper, paper hanger = empapelador, empapelado, papel pintado; seafarer fleet, fleet = flota
fossil = fósil; incinerator, incineration = incinerador, incineración, incineradora; underground = subterráneo
underwater = subacuático, submarino
overhead line, power line, line worker = tendido eléctrico, línea eléctrica, línea aérea eléctrica
cadastre, cadastral, land registry = catastro, catastral; precast = prefabricado; reactor = reactor; panel = panel
disc = disco; oxy fuel, oxy fuel burning, flame cutting, oxy = oxicorte, oxicortadora, oxicortador
emboss, embossing, embossed = gofrado, gofrador, gofradora; leaf = hoja; bean = grano de café; overlock = remalladora
toymaker, toy maker = juguetero, juguete > toy; papermaker = fabricante de papel, artesano del papel > paper
envelope maker = sobrero > envelope; glove maker = guantero > glove; mattress maker = colchonero > mattress
dealership = concesionario; cable car, cableway = teleférico; crossing, level crossing = paso a nivel; wet = húmedo
jet = chorro; hot = caliente; spot = punto de soldadura; spot weld, spot welder = soldadura por puntos
band saw = sierra de cinta; table saw = sierra de mesa; chain saw, chainsaw = motosierra
night audit = auditoría nocturna; linen = lencero, ropa blanca; layer, covering, coverings = revestimiento
diesel = diésel; light = ligero; de icer, de icing = antihielo, deshielo
destructive, non destructive testing, non destructive = no destructivo, ensayos no destructivos
wooden mould = molde de madera; granulate, granule = gránulo
capsule, encapsulate = cápsula, encapsulador, encapsuladora; carbonation = carbonatación; drop forge = forja por caída
kettle = olla, marmita; septic = séptico; transmission = transmisión; flow = flujo
surface mount = montaje superficial; auger, screw press = tornillo sin fin
printmaker, printmaking = grabado artístico; embedded system = sistema integrado, sistema empotrado, empotrado
high pressure = alta presión; atm, cash machine = cajero automático; remote sensing = teledetección
foil = película metálica, lámina metálica; mud = lodo; spare tyre = rueda; wheel = rueda; sweets = caramelo
chewing gum = chicle; swarf = viruta; photonics = fotónica, fotónico; optomechanical = optomecánico, optomecánica
optoelectronic = optoelectrónica, optoelectrónico; peripheral = periférico
residence, care home, nursing home, residential care, residential care home, residential home, residential care homes = residencia
lens = objetivo; scrap metal, dismantling worker = desguace, desguace o demolición
switchperson, signalperson, points operator = guardagujas, semaforista > switch
carpet fitter, carpet layer = moquetista, enmoquetador > carpet; land surveyor = agrimensor > survey
tailings = relaves; crustacean, crustaceans = crustáceo; marking = marcado, marcadora; spray gun, gun = pistola
protection, protective = protección; prevention and protection = prevención y protección; assisted, aided = asistido
weight = peso; weights and measures = pesos y medidas; cast, coquille = coquilla; grill = parrilla
venue = recinto de espectáculos; gate = puerta de acceso; yard = patio; exploration = prospección, exploración
decontamination = descontaminación; neutralise, neutralisation, neutraliser = neutralización, neutralizador
tumbling = tambor; scheme = plan; master of malt = maestro maltero; pest = plaga; drapery = cortinajes
reception of materials = receptor; live chat, chat = chat; calculation = cálculo
bioengineer, bioengineering = bioingeniero, bioingeniería; hydrotherapist, hydrotherapy = hidroterapeuta, hidroterapia
woodcarver, wood carver = tallador de madera > wood carve; first aid = primeros auxilios
air force = fuerza aérea, ejército del aire; forge hammer, drop hammer = martillo de forja; anti theft = antirrobo
applied = aplicado; land vehicle = vehículo terrestre; rotating = rotativo, giratorio; moving = móvil de mudanza
theoretical = teórico; deputy head = subdirector; wholesale trade = comercio mayorista > wholesaler
`;
