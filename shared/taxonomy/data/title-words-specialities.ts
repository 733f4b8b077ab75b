/** Words of narrower trades and of single specialities; how to read the lines: see ../read-lexicon.ts. */
export const TITLE_SPECIALITIES = `
general officer, military general = general de brigada, general militar
admiral, rear admiral, vice admiral = almirante, contraalmirante, vicealmirante
ensign, second lieutenant, midshipman = alférez, subteniente, guardiamarina
warrant officer, non commissioned officer = suboficial, brigada militar; squadron = escuadrón
paratrooper, parachute = paracaidista, paracaídas; sapper, combat engineer = zapador; frigate = fragata
navy seal = infantería de marina; firearm, rifle = arma de fuego, fusil; peacekeeping = mantenimiento de la paz
gendarme, constable = gendarme, guardia civil; coast guard = guardacostas; soprano = soprano, mezzosoprano, contralto
tenor = tenor, barítono; soloist, solo = solista; pianist = pianista > piano music
guitarist = guitarrista > guitar music; violinist = violinista > violin music
drummer = baterista, percusionista > percussion-instrument music; organist = organista > organ music
saxophone, saxophonist = saxofón, saxofonista; flute, flutist = flauta, flautista; trumpet = trompeta, trompetista
jazz = jazz; song, songwriter = canción, cantautor; accompanist = pianista acompañante, acompañante musical
arranger, music arranger = arreglista > arrange; rehearsal, repetiteur = repetidor, ensayo, répétiteur
conservatory, conservatoire, music school = conservatorio, escuela de música; concert = concierto
record label = discográfico, discográfica; variety, cabaret = variedades, cabaret
fight stage, stage fight = escenas de combate, lucha escénica; acrobat, acrobatics = acróbata, acrobacia
trapeze = trapecista, trapecio; muralist, mural = mural, muralista; watercolour = acuarela, acuarelista
installation art = arte conceptual; storyboard = guion gráfico, storyboard; caption writer = pie de foto
dictionary, lexicographer, lexicography = lexicógrafo, lexicografía, diccionario; dialogue = diálogo
continuity = continuidad; filmmaking = realización
director film, film director, movie director, realisateur = realizador, director de cine
grip, gaffer = maquinista de cine, jefe de eléctricos; boom microphone, microphone = micrófono
costume attendant, wardrobe attendant = ayudante de camerino, encargado de vestuario
reproduction, copy = reproducción, copia, reproductor; handmade, hand made goods = hecho a mano
orthodontist, orthodontics = ortodoncista, ortodoncia; endodontics = endodoncia
paediatric dentistry = odontopediatría; respiratory = respiratorio; cardiovascular, cardiac = cardiovascular, cardíaco
stretcher = camilla; defibrillator = desfibrilador; oxygen = oxígeno, oxigenación; diabetes = diabetes; stroke = ictus
eye, ophthalmic, ophthalmologist = oftalmólogo, oftalmología, oftálmico, ojo; bone = hueso
skin disease = piel enferma; heart = corazón; kidney, dialysis, nephrology = riñón, diálisis, nefrología, nefrólogo
urologist, urology = urólogo, urología; traumatologist, trauma, orthopaedic surgeon = traumatólogo, traumatología
internist, internal medicine = internista, medicina interna
intensive care, icu = cuidados intensivos, uci, intensivista; operating theatre, operating room, scrub = quirófano
naturopath, naturopathic, naturopathy = naturópata, naturopatía
psychoanalyst, psychoanalysis = psicoanalista, psicoanálisis; cognitive = cognitivo
behaviour, behavioral = comportamiento, conducta; neuromuscular = neuromuscular; hospice = cuidados terminales
toxic = tóxico; hearing impairment = sordo; blind = ciego; braille = braille; autism = autismo
abuse = abuso, maltrato; gender = género; sexual = sexual; detention, custody = detención, reformatorio
burial, gravedigger, grave = enterrador, entierro, sepultura
quantity surveying, quantity surveyor = aparejador, medidor de obras; disability employment = inserción
job centre, job coach, placement = colocación, inserción laboral, bolsa de trabajo
advocacy, advocate = defensor, abogacía; rector, vice chancellor = rector; dean = decano; chancellor = canciller
supreme court = tribunal supremo, corte suprema; justice of the peace = juez de paz; enforcement = ejecución
dispute, conflict = conflicto, disputa; settlement = liquidación; title, deed closer = título
compensation = indemnización, compensación; inheritance, succession = herencia, sucesión; embargo = embargo
creditor = acreedor; solvency, credit rating, rating agency = solvencia, calificación crediticia
polygraph, lie detector = polígrafo; ballistics = balística; fingerprint = dactiloscopia, huella
lobbying group, interest group, special interest group = grupo de interés, grupos de interés; peace = paz
diversity = diversidad; national, state level = nacional; regional, district = regional, distrito
provincial = provincial; local government = ayuntamiento, administración local, municipio
embassy staff = agregado, attaché; immigration officer = extranjería; secret service = servicio secreto
standardisation, standard = normalización, norma, estándar; certification = certificación
intellectual rights = propiedad industrial; airworthiness = aeronavegabilidad
customs agent, customs broker = agente de aduanas, despachante de aduana; savings, saving = ahorro
mutual = mutua, mutualidad; portfolio = cartera; dividend = dividendo; derivative = derivados financieros
wealth, private banking = patrimonios, banca privada, gran patrimonio; equity, share = acciones, renta variable
transaction = transacción; investor relations = relaciones con inversores; collateral = garantía
subscription = abono de socio; payment = pago; back office bank = operaciones bancarias; corporate = corporativo
distance learning = educación a distancia; instruction, instructional = instruccional, instructivo
bilingual = bilingüe; classroom = aula; thesis = tesis; reservation, booking = reserva; vacation, holiday = vacaciones
resort = complejo turístico; excursion = excursión; banquet, banqueting = banquete, banquetes
soul food = comida casera; waiter head, maitre, head waiter = maître, jefe de sala, maestresala
scullion = pinche, marmitón; maid = mucama, criado; showroom = sala de exposición
hypermarket, superstore = hipermercado; catalogue = catálogo; period = época; luxury = lujo
tailor made, bespoke = a medida; shop window = escaparate; auction house = casa de subastas
collectible = coleccionable; diy, do it yourself, home improvement = bricolaje; hi fi = alta fidelidad
pawn shop = casa de empeño; garage = garaje
forecourt, service station, petrol station attendant, gas station = estación de servicio, gasolinera, expendedor de gasolina, gasolinero, playero, bombero de gasolina
drugstore, parapharmacy = droguería, parafarmacia; convenience store = tienda de conveniencia
cosmetics shop = perfumería de barrio; flea market = rastro; fair stall = puesto de feria; clairvoyance = tarot
locomotive, engine driver, locomotive driver = locomotora, maquinista de tren, maquinista ferroviario
wagon, railcar = vagón; traction = tracción; powertrain = tren motriz; coachwork = chapista de automóviles
moped, scooter = ciclomotor; lgv, pcv = vehículo de carga; yacht = yate; outboard = fueraborda; hull = casco de buque
propeller = hélice; hovercraft = aerodeslizador; canal boat = lancha; lock keeper = esclusero, esclusa
lighthouse = faro, farero; pilot of ship, maritime pilot = práctico de puerto, piloto marítimo
boatswain, bosun = contramaestre; purser = sobrecargo de buque; cosmonaut = cosmonauta
air traffic, air traffic control = tráfico aéreo, tránsito aéreo, control aéreo
ground handling = asistencia en tierra, handling; ramp = rampa; intermodal, multimodal = intermodal, multimodal
bulk = granel; route, routing = ruta, trazado; overhead = aéreo elevado; conveyor = transportador; gantry = pórtico
charging = recarga; route bus, intercity = interurbano
garbage collector, refuse collector, bin man = basurero, recolector de basura, recogida de basura > wast collector
landfill = vertedero, relleno sanitario; reuse = reutilización; rainwater = pluvial, lluvia; grey water = aguas grises
biofuel = biocombustible; cogeneration = cogeneración; combined cycle = ciclo combinado; lng = gas natural licuado
voltage, high voltage = tensión, alta tensión; linesman, lineman, electrical line = liniero, tendido de líneas
lightning = pararrayos; generation = generación; thermoelectric = termoeléctrico; radioactive = radiactivo
mixing plant = planta de mezcla; batch = lote; digester = digestor
froth flotation, flotation, deinking = flotación, destintado; compression = compresión; coagulation = coagulación
precipitate = precipitado; abrasive = abrasivo; latex = látex; thermoplastic = termoplástico
thermoforming = termoformado; vinyl, linoleum = vinilo, linóleo; conformation, forming = conformación, conformado
resistance = resistencia; formulation = formulación; colourant = colorante; hydrogen = hidrógeno; ammonia = amoníaco
absorbent = absorbente; nitroglycerin = nitroglicerina; cell electrolytic, electrolytic = electrolítico, celda
bevel, beveller = biselar, biselador; arc, arc welder = arco; tack = punteado; butt = a tope
linishing = lijado de metal; coil, coiler = bobina de metal; ingot = lingote
core, coremaker = macho de fundición, machero; die, die maker, tool and die = matriz, matricero, troquel, matricería
boilermaking = paila, pailero; fitter of pipes = cañista; sheet worker = hojalatería; band, belts = banda
scroll = marquetería, sierra de calar; circular saw = sierra circular; resaw = reaserradora; mitre = ingletadora
sanding wood = acuchillador; wood chip = viruta de madera
particleboard, fibreboard = tablero de partículas, aglomerados; loom = telares; reed = peine de telar; needle = aguja
linen cloth = lino; jute = yute; hemp = cáñamo; flock = borra; burnishing = bruñido
insole, outsole, bottom shoe = plantilla, enfranque; lasting shoe = horma
clicker, die cutting shoe = troquelado de calzado; uniform = uniforme; tent, awnings = carpa, lona, toldero
sail maker = velas de barco; net = redero; rope = cuerda marina, cordelero; fishing net = red de pesca
mirror = espejo; telescope, binocular = telescopio, prismáticos; microscope = microscopio
microchip, chip = microchip, chip; screen = pantalla; projector = proyector; copier, photocopier = fotocopiadora
meter = contador, medidor de luz; vending operator = máquinas expendedoras; soft toy, plush = peluche
needle craft = macramé; miniature = miniatura; filigree = filigrana, filigranista; yoghurt = yogur
cream = nata, crema; dessert = postre; snack = aperitivo; canned fish = conserva de pescado; thawing = descongelación
food technologist, food technology, food science, food scientist = tecnología de los alimentos, tecnólogo de alimentos, ciencia de los alimentos, bromatólogo, bromatología
bottle = botella, botellero; peat = turba; greenhouse = invernadero; lawn = césped; woodland = arbolado
hoof, hoof trimmer = pezuña; sexer, chick sexer = sexador, sexador de aves; mammal = mamífero; reptile = reptil
herpetologist = herpetólogo; beekeeper queen = colmena; wilderness = naturaleza salvaje; rock = roca
borehole = sondeo, sondista; ore dressing = beneficio de minerales; atmosphere, atmospheric = atmósfera, atmosférico
precipitation = precipitación; earthquake = terremoto; stained = teñido de vidrio; tile maker = tejar, tejero, teja
ballast = balasto; brickwork = obra de ladrillo; staking = estaquillado; cladding = fachada ventilada
suspended ceiling, false ceiling = falso techo, falsos techos; partition = mampara, tabique
handyman, odd job = manitas, hombre de oficios, mantenimiento general
reform, refurbishment = reforma, rehabilitación de edificios; asbestos = amianto; mould mildew = humedad
clean up = saneamiento ambiental; toll = peaje; roadside assistance = asistencia en carretera; convoy = convoy
parcel locker = consigna; window dressing shop = escaparatismo comercial; help desk technician = técnico de helpdesk
virtual = virtual; online community, community manager = comunidad en línea, gestor de comunidades, community manager
search = búsqueda; portal = portal; vulnerability = vulnerabilidad
configurator, configuration = configurador, configuración; hacker = hacker; text = texto; code = código
intelligent, smart = inteligente; computerised = informatizado; operational = operacional; hybrid = híbrido
agile, scrum = ágil, scrum; requirement engineering = requisitos de software; kernel = núcleo
microservice = microservicio; routing network = enrutamiento; telepresence = telepresencia
crypto, cryptography = criptografía, criptógrafo; forex = divisa; make up artist = maquillador artístico > make-up
tattoo artist = artista del tatuaje > tattoo; police commissioner = comisario de policía > police
b2b = entre empresas; private = privado, particular; braid, braiding = trenzado, trenzador; blind maker = persianista
armoured, armored = blindado; cash in transit, armoured car = furgón blindado; perforating = perforación de papel
rewind, rewinding = rebobinado, rebobinar, rebobinadora
audio describer, audio description = audiodescriptor, audiodescripción
artificial insemination, insemination = inseminación, inseminador, inseminación artificial; plasma = plasma
spark erosion, electrical discharge = electroerosión; prototype, prototyper = prototipo, creación de prototipos
snow clearing, snow plough, snow clearer = quitanieves; ergonomist, ergonomics = ergónomo, ergonomía, ergonomista
electromagnetic = electromagnético, electromagnetismo; relocation = traslado, reubicación
public speaking = hablar en público, oratoria; grease, greaser = engrasador
seal, sealing, heat sealing = sellado, termosellador, termosellado
moulding frame, frame, framing, picture frame = marco, enmarcador, moldura; frequency = frecuencia
maternity = maternidad; wave = onda; embryo, embryo transfer = embrión, transferencia de embriones; mentor = mentor
thicknesser = regruesadora, cepilladora de grueso
photojournalist, photojournalism, press photographer = fotoperiodista, reportero gráfico
edging, edge banding, edge = canteador, cantos, canteadora
offender, young offender, youth offending = delincuente, delincuencia, menor infractor
data big, big data = macrodatos, datos masivos; fine = fino; perfusion, perfusionist = perfusionista, perfusión
genealogist, genealogy = genealogista, genealogía; taxidermist = taxidermista; clarifier = clarificador, clarificación
extractor, extraction = extractor, extracción; admission, admissions = admisión
aromatherapist, aromatherapy = aromaterapeuta, aromaterapia; graphologist, graphology = grafólogo, grafología
juror, jury = jurado; thread, thread rolling, threading = roscador, roscado, roscadora; reprographics = reprografía
dance therapist = danzaterapeuta; video artist = videoartista, videoarte; traditional = tradicional
upsetting = recalcado, recalcadora; intercultural = intercultural; nanoengineer = nanoingeniero, nanoingeniería
prompter = apuntador; thanatologist = tanatología; counter clerk, counter = ventanilla, mostrador
aerodynamics = aerodinámica; game warden = coto; caulker = calafateador, calafate
museologist, museum science = museólogo, museología; straighten, straightening = enderezador, enderezado
fibre cement, asbestos cement = fibrocemento; radiotherapy, radiation therapist = radioterapia, radioterapeuta
germination = germinación; steeplejack = trabajos verticales, trabajos en altura
cosmology, cosmologist = cosmólogo, cosmología; crosscut, cutting off saw = tronzadora, tronzador
pultrusion = pultrusión; coroner = forense instructor, juez de instrucción
geochemist, geochemistry = geoquímico, geoquímica; harness = arnés, mazo de cables
cytology screener = citodiagnóstico, citotécnico; laundromat = lavandería automática; gun maker = cañonero
gin, ginning = desmotadora, desmotador; geotechnical, geotechnics = geotécnico, geotecnia; substation = subestación
bacteriologist, bacteriology = bacteriólogo, bacteriología; desalination = desalinización, desalador, desaladora
philology, philologist = filología, filólogo; parapsychology = parapsicología; microsystem = microsistema
sensory = sensorial, sensórica; boring mill, milling cutter = mandriladora, mandrilador
filing machine, file metal = limador, limadora; shaping = limadora de metales; mattress filling = relleno de colchones
groundwater = agua subterránea, aguas subterráneas; shelter = albergue, refugio; rear, rearing = crianza
activism, activist = activismo, activista; purification = purificación; catch, catcher = captura, capturador
rolling mill = tren de laminación; speech = discurso; scholarship, grant aid = beca
postproduction, post production = postproducción; ethology, ethologist = etólogo, etología; cooperative = cooperativa
territorial, land planning = territorial, ordenación territorial; gastronomy = gastronomía
refuelling, refueller = repostaje; fostering = acogimiento; competence = competencia
motor grader, grader operator = motoniveladora; compactor, road roller = compactador, apisonadora
toy maker craft = muñequería
sociosanitary, home care, home care aide, domiciliary care = sociosanitario, ayuda a domicilio
dismantle, dismantling = desmantelamiento; verification = verificación
rotation, rotational = rotación, rotativo de moldeo; annealing = recocción; response = respuesta
rapid, quick, fast = rápido; day = día; shift = turno; green = verde; salon, beauty salon = salón, salón de belleza
edible = comestible; problem = problema; permanent = permanente; temporary, seasonal = temporal
personalised = personalizado; drug dealer control = droga; probability = probabilidad; tanning bed = luna bronceado
videoclub, video shop = videoclub; change = cambio; exchange = intercambio; odd job person, handyperson = chapuzas
airspace = espacio aéreo; airside = zona de operaciones; waterway, waterways = vía fluvial; lifeboat = bote salvavidas
crew manager = jefe de tripulación; radiation oncologist = oncólogo radioterápico
chill, deep freeze = refrigerado, ultracongelado; extract = extracto; vehicle dismantler = desguazador
animal behaviour = comportamiento animal; roustabout, roughneck, oil rig hand = peón de perforación
scopist = revisor de transcripciones; bed and breakfast operator = gerente de pensión; blanching = escaldado
ginner = algodonero; meal = comida preparada; compiler = compilador; machine straightener = aplanadora
`;
