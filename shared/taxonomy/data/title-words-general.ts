/** Further words of titles in both languages, of no one field; see ../read-lexicon.ts for the format. */
export const TITLE_GENERAL = `
[none]
part time, full time, fixed term, night shift, day shift, nights, remote, home based, hybrid, on site, by the hour, immediate start = tiempo parcial, jornada parcial, jornada completa, tiempo completo, media jornada, por horas, horas, turno de noche, turno de mañana, turno de tarde, remoto, en remoto, teletrabajo, híbrido, presencial, fines de semana, incorporación inmediata
[role]
proprietor > owner; president, chairperson = presidente, presidencia > president; vice president = vicepresidente > president
master craftsman, master craftsperson = maestro artesano > craftsman
contractor, contracting = contratista; commander = comandante, comandancia; partner = socio, socia
applicator, applier = aplicador; provider = prestador; caseworker, case worker, case manager = gestor de casos, gestor de caso > case-worker
processing clerk, application handler = tramitador, tramitación; liaison = enlace
intendent = intendente > superintendent; marshal = mariscal, alguacil de pista
dispenser, dispensing = dispensador, dispensación; formulator, formulation, formulating = formulador, formulación
matcher = igualador; melter, melting = derretidor; gatherer = recogedor; marker, marking = marcador, marcaje
converter, converting, conversion = conversor, conversión, convertidor; separator, separation, separating = separador, separación
preacher, preaching = predicador, predicación; narrator, storyteller, storytelling = narrador, cuentacuentos
prospector, prospecting = prospector, prospección; collector of debts, debt recovery = cobranza, cobranzas, recobro > debt-collector
sourcing = búsqueda de proveedores > buyer
[full]
sociocultural = sociocultural; neighbourhood, community association = vecinal, barrio; civic = cívico, ciudadano
cycle = ciclo; vocational training, further education = fp, formación profesional, ciclos formativos > vocational teacher
table = mesa; desk, bureau = escritorio; chair, seat = silla, asiento, sillón; bench = banco de trabajo, banco de pruebas; bed = cama; board, plank = tabla, tablón
body = cuerpo; head of hair = cabellera; life = vida; death = muerte, defunción; birth = nacimiento, alumbramiento; face = rostro, facial
soft = blando; cold = frío; heat, warmth = calor; hot = caliente; open = abierto; closed = cerrado; dry, drying = seco, secado
place = plaza; square = cuadrado; hall = salón de actos; village = pueblo, aldea; way, road path = camino, vía pecuaria; stall, booth = puesto de mercado, caseta
pit = fosa, foso; cell = célula, celda; river = río, fluvial; reservoir = yacimiento, embalse; coast, coastal, beach = costa, costero, playa
aerial, overhead = aéreo, elevado sobre el suelo > overhead; height, heights = altura, alturas; deep = profundo; depth = profundidad
live = en vivo, en directo > live-show; block = bloque; rotary = rotativo, rotatorio; vertical = vertical; horizontal = horizontal; circular = circular
utility, utilities, public utilities = servicios públicos, suministros públicos > utilities; money = dinero; currency, foreign exchange = divisa, divisas; card = tarjeta
burner, burning = quemador, quema; biomass = biomasa; biogas = biogás; hydrocarbon = hidrocarburo; effluent = efluente; oilfield = campo petrolero, yacimiento petrolífero
handbag, bag goods = bolso; costume jewellery, imitation jewellery = bisutería; bridal, wedding = nupcial, novia, novias, boda; dress = vestido
mobility = movilidad; navigation = navegación; traffic flow, circulation = circulación; ropeway, gondola, cable car = telecabina, telesilla, teleférico > cable-car
selection = selección; choice picker = escogedor > selection; cabinet = gabinete; relief = relieve; scale = escala; figure = figura; scene = escena; scenery = paisaje
metre = metro; gauge = galga, calibre; time = tiempo; night = noche, nocturno; day = día, diurno; duration = duración
cane = caña; straw = paja; reed = junco; bulb = bulbo; tomato = tomate; palm = palma, palmera; turf, lawn grass = césped deportivo; trunk = tronco
lady, ladies, women = señora, mujeres; boy, boys = niño; baby = bebé; parent, parents = padres, progenitor; mother = madre; priest father = padre
scout = ojeador; fighter = combatiente; bullfighter, bullfighting, bull = torero, toro, toreo, taurino; flamenco = flamenco; folk = folclore, folclórico
channel = canal; console = consola; depot = cochera; cart = carro, carreta; track = pista; wing = ala; airframe = célula de aeronave; balloon = globo
trawler, trawling = arrastrero, pesca de arrastre; cruise = crucero; diving depth = buceo profundo; hull = casco; liner = forro
force, forces = fuerza, fuerzas; cadet = cadete; ordnance, munitions depot = ordenanza militar, material de guerra; patrol = patrulla; squad, crew of workers = cuadrilla
refuge, asylum = refugio, asilo; migrant, migration, migratory = migrante, migración, migratorio; donor = donante; gift = regalo; charity donor = benefactor
molecular = molecular; cancer = cáncer; hormone = hormona; vision = visión; radar = radar; lidar = lidar; laser scan = escaneo láser; measurement = medición
display = pantalla; letter = letra, rótulo de letras; page = página; paging = paginación; manuscript = manuscrito; story = historia, relato; word = palabra
motorway, highway = autopista, autovía; pavement = pavimento; tar, asphalt = asfáltico, asfalto; granite = granito; mortar = mortero; beam = viga; moon glass = luna
steelworks, steel mill = acería, aceria, siderurgia > steel-mill; ladle = cuchara de colada, cuchara; refractory = refractario; slag = escoria; lamination = laminación
milling of grain, grinding of grain = molienda, molturación, molturador > milling; tasting = degustación, degustador, cata; dining = comedor; lunch, diner = almuerzo; sandwich = bocadillo, sándwich
crockery, tableware = vajilla, menaje; homeware, household goods = menaje del hogar, artículos del hogar; toilet = aseo, retrete; bath = baño
silver crystal, crystal = cristal tallado, cristal; bead = abalorio; lamp = lámpara; tapestry = tapiz; tapestry maker = tapicero de alto lizo > tapestry
pattern = patrón, plantilla; template = plantilla de corte; jig, fixture = útil de montaje; spindle = husillo, huso; guillotine = guillotina; module = módulo; set = conjunto
fattening = engorde, cebo; herd, herder, herding = rebaño, vaquero de rebaño; mule = mula; beef = vacuno de carne; incubation, hatchery = incubación, incubadora, criadero de pollos
subsistence = subsistencia, autoconsumo; peasant = campesino, labrador; farm labourer = labriego > peasant; trap, trapping = trampa, trampeo
telesales, telemarketing = telesales, venta telefónica, televenta > telemarketing; acquisition of companies, mergers = fusiones y adquisiciones > mergers; growth = crecimiento; expansion = expansión
tender, tenders, bid, bids, bidding = licitación, licitaciones, oferta pública > tender-bid; stock market, securities market = bursátil, mercado de valores > securities
ethics = ética; etiquette = protocolo; start up = empresa emergente, startup; vice squad = antivicio; celebrity = famoso, celebridad; accident = accidente; safe = caja fuerte, caja de caudales
spanish = español; english = inglés; french = francés; chinese = chino; japanese = japonés; european, europe, eu = europeo, europa, unión europea
detection = detección; extension = extensión; stimulation = estimulación; propulsion = propulsión; concentration, concentrating = concentración, concentrador
wireless = inalámbrico; geospatial = geoespacial; drone, uav, uas, unmanned aircraft = dron, vant, aeronave no tripulada > drone; silicon = silicio; pvc = pvc
walking, walker = paseo, paseador; visiting = a domicilio; retirement = jubilación; society = sociedad civil; public toilet = aseo público
substitute, relief worker = sustituto, suplente; volunteer = voluntario; assurance, quality assurance = aseguramiento, aseguramiento de la calidad > quality
`;
