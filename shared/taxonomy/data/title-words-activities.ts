/** Activities that name roles, machines and trades by their endings (weld, welding, welder; soldar, soldador, soldadura). */
export const TITLE_ACTIVITIES = `
[verb]
weld = soldar, soldadura; solder = estañar, soldadura blanda; braze = soldadura fuerte, broncesoldar
rivet = remachar, remache, roblonar; bolt = atornillar
drill, bore = taladrar, perforar, barrenar, taladro, perforista, mandrinar, mandrinadora; mill = fresar, fresa
turn, lathe = tornear, torno; grind, grinder = rectificar, amolar, esmerilar, muela, trituradora de muelas
plane, planer = cepillar, planear; polish, polisher, buffer, buff = pulir, abrillantar; sand, sander = lijar
sharpen = afilar; engrave, engraver = grabar; etch = grabado químico, aguafuerte
stamp, stamping = estampar, troquelar, estampación; punch = punzonar, perforado de cinta, troqueladora punzonadora
forge = forjar, forja; hammer = martillar, martillo, martinete
sectional belt, corrugate, corrugator = corrugar, corrugador; bend, bending = doblar, curvar, plegadora de metal
roll, roller, rolling = laminar, laminado, laminadora; press = prensar, prensa
extrude, extrusion = extrudir, extruir, extrusión, extrusor
draw, wire drawing, drawing machine = trefilar, trefilería, estirar
cut, cutter, slit, slitter, slitting, split, splitter, shear, shears, slice, slicer, router = cortar, corte, cortar longitudinalmente, bobinadora cortadora, dividir, cizallar, cizalla, rebanar, loncheadora, fresadora de madera, ranuradora
saw, sawyer, sawing = aserrar, serrar, sierra, aserradora, serrador; shear = cizallar, cizalla
carve, carver = tallar, talla; sculpt, sculptor, sculpture = esculpir, escultor, escultura; chip, chipper = astillar
plate, electroplate, electroplating, plater = galvanizar, galvanoplastia, electrodeposición, chapar
anodise, anodising, anodizing = anodizar; enamel, enameller = esmaltar, esmalte
lacquer, lacquerer, varnish = lacar, barnizar, barniz, laca; paint, painter, painting = pintar, pintura, pintor
spray, sprayer = rociar, pulverizar, fumigar con pistola
coat, coating = recubrir, revestir, recubrimiento, revestimiento; glaze, glazer, glazing = vidriar, esmaltado cerámico
glaze window, glazier = acristalar, cristalero, vidriero, acristalador; dip, dipping = sumergir, inmersión, baño
temper = templar, temple; stamp duty = timbre; nail, nailing = clavar, clavadora
glue, gluing, cementer = encolar, pegar, adhesivo; staple = grapar
laminate, lamination, laminator = laminado de papel, plastificar, contrachapar
knit, knitter, knitting = tejer de punto, tricotar, géneros de punto, tejido de punto, punto, tejedor de punto, calceta
weave, weaver, weaving = tejer, tejedor, tejeduría, telar
spin, spinner, spinning, spinning of fibres = hilar, hilado, hiladora, hilatura, hilandero
twist, twisting = retorcer, torcer; wind, winder, winding = bobinar, devanar, enrollar, bobinado, devanado
dye, dyer, dyeing = teñir, tintar, tinte, tintura, tintorero, tintorería industrial; bleach = blanquear, blanqueo
tan, tanner, tanning, tannery = curtir, curtidor, curtiduría, curtido, tenería
sew, sewing, sewer, stitch, stitcher, stitching, seam, seamstress, needlework = coser, costura, costurero, modisto de costura
embroider, embroiderer, embroidery = bordar, bordado; tuft, tufting = tufting, formar mechones
upholster, upholstery = tapizar, tapicería, tapicero; quilt, quilting = acolchar; felt = fieltro
crochet, lace, lacemaker = encaje, ganchillo; wash, launder, laundry, launderer = lavandería, lavandero
iron, ironer, ironing, presser = planchar, plancha, planchador; dry, drying, dryer, drier = secar, desecar, secadero
dry clean, dry cleaning, dry cleaner = limpieza en seco, tintorería, tintorero de prendas
bake, baker, bakery, baking = hornear, panadero, panadería, panificar, pan
roast, roaster, roasting = tostar, tueste, tostadero; smoke, smoker = ahumar; cure, curing = curar, salazón
brew, brewer, brewing, brewery, brewmaster, brew house = elaboración de cerveza, cervecero, cervecería, maestro cervecero, cerveza
distil, distiller, distillery, distillation, distilling = destilar, destilería, destilación
ferment, fermentation = fermentar, fermentación; malt, malting, malt house = maltear, malta, malteado, maltería
blend, blender, mix, mixer, blending, mixing, compounder, compounding = mezclar, mezcla, batir
refine, refiner, refinery, refining = refinar, refinería, refino
crush, crusher = triturar, moler, machacar, trituración; mince = picar
pulp, pulping, pulper = pulpa, pasta, pasta de papel, despulpar; peel = pelar; press fruit = exprimir
filter, filtration, filtering = filtrar, filtración, filtro
separate, separator, centrifuge = separar, centrifugar, centrifugación; bottle, bottling = embotellar
can, canner, canning = enlatar, conserva, conservero, conservería
pack, packer, packaging, package, packing, wrapping, wrap = envasar, embalar, empaquetar, envase, embalaje, empaque, envoltura
fill, filling = llenar, rellenar, relleno; label = etiquetar; freeze, frozen = congelar
pasteurise, pasteurization = pasteurizar; hydrogenate, hydrogenation = hidrogenar, hidrogenación
boil, boiler = caldera, hervir, calderas, kettle
cook, cooking, cuisine, kitchen, culinary, cookery = cocinar, cocina, cocinero, culinario, cocción
slaughter, slaughterer, slaughterhouse, abattoir = matarife, matadero, sacrificar, sacrificio de animales
milk, milking, milker = ordeñar, ordeño
fish, fishing, fisherman, fisher, fishery, fisheries, fishmonger, seafood, fish and seafood = pescar, pesca, pescador, pesquero, pescado, pez, pescadero, pescadería, piscícola
hunt, hunter, hunting, trapper = cazar, caza, cazador; harvest, picking crops = cosechar, cosecha, vendimia, vendimiar
plough = arar; prune, pruning = podar; graft = injertar; irrigate, irrigation, sprinkler = regar, riego, irrigación
log, logger, logging, felling, tree feller, lumberjack = talar, tala, leñador; plant, planting = plantar, plantación
shear sheep = esquilar; shoe horses, farrier = herrar, herrador; tame, animal training = domar, doma
groom, grooming, groomer = peluquería canina, acicalar, peluquero canino
dig, digger, excavate, excavator, excavation, dredge, dredger, dredging = excavar, excavación, dragar, draga, excavadora, dragado
mine, miner, mining, quarry, quarrier, quarrying, mineworker = minero, mina, minería, cantera, cantería
blast, blaster, blasting, shotfirer, shotfiring = volar, voladura, dinamitero, artillero, voladuras
demolish, demolition = demoler, derribo, demolición; pave, paver, paving = pavimentar, pavimento, adoquinar, asfaltar
plaster, plasterer, plastering = enlucir, yeso, yesero, yesista, enlucidor, enyesar, escayolista
tile, tiler, tiling = alicatar, alicatador, azulejo, embaldosar, solador, baldosa, loseta
roof, roofer, roofing = tejado, techador, techar, cubierta, tejador; insulate, insulation = aislar, aislamiento
scaffold, scaffolder, scaffolding = andamio, andamista, andamiaje
pile, pile driving = hincar pilotes, pilote, martinete pilotador; tunnel, tunnelling, tunneling = túnel, tuneladora
dismantle, dismantling = desmontar, desguace, desguazar, desmontaje
survey, surveyor, surveying, land surveying = topógrafo, topografía, agrimensor, agrimensura
plumb, plumber, plumbing = fontanero, fontanería, plomero, plomería, gasfíter
dive, diver, diving = bucear, buzo, buceo; lift, lifting = elevar, izar, izaje, elevación
rig, rigger, rigging = aparejar, aparejador de cargas, jarcia, aparejos, movimiento de cargas
load, loading, loader, unload = cargar, carga, descargar; hoist, winch = cabrestante, polipasto, torno elevador
stack = apilar; pump = bombear, bomba, bombeo
splice, splicing, splicer, jointer, cable jointer = empalmar, empalmador, empalme; wire, wiring = cablear, cableado
dispatch, dispatcher = despachar, despacho de, expedir, expedición
ship, shipping, forward, forwarder, forwarding = transitario, envío, agente de transporte, expedidor, consignatario
deliver, delivery = entregar, entrega; print, printer, printing = imprimir, impresor, impresión, imprenta, impresora
typeset, typesetter, typesetting = componer tipográfico, tipógrafo, cajista
bind, bookbinder, bookbinding, bookbindery = encuadernar, encuadernador; fold, folding = plegar, plegado, plegador
scan, scanner, scanning = escanear, escáner; photocopy = fotocopiar, copistería
photography, photograph, photographer, photography, photographic = fotografiar, fotografía, fotógrafo, fotográfico
film, filming, film maker, filmmaker, cinema, cinematic, motion picture = cine, película, filmar, cineasta, cinematográfico, cinematografía
translate, translator, translation, localiser, localisation = traducir, traductor, traducción, localización
transcribe, transcription, transcriber, transcriptionist = transcribir, transcripción, transcriptor
subtitle, subtitler, subtitling, caption, captioner = subtitular, subtítulo
proofread, proofreader = corregir, corrector, corrección; edit copy, copy editor = corrección de estilo
type, typist, typing = mecanógrafo, mecanografía; file, filing = archivar
index, indexer, indexing = indexar, indización; code, coding = codificar; dictate = dictar
sing, singer, singing, vocalist = cantar, cantante, canto; dance, dancer, dancing = bailar, danza, bailarín, baile
actor, actress, acting = actuar, actor, actriz, actuación
conduct orchestra, conductor of orchestra = dirección de orquesta
compose, composer, composition = compositor, composición
choreograph, choreographer = coreografiar, coreógrafo, coreografía; juggle, juggler = malabarista
play, player = jugar, jugador; tune, tuner, tuning = afinar, afinador; direct stage = dirección de escena
marketing, marketer, marketeer, merchandising and marketing = marketing, mercadotecnia, mercadeo, márketing
advertise, advertising, publicity, advertisement = publicitario, publicidad, publicista, anuncio
finance, financial, financing = financiero, finanzas, financiación
bank, banker, banking = banquero, bancario, banca, banco; insure, insurance, insurer = asegurar, seguro, aseguradora
invest, investor, investment = invertir, inversor, inversión
tax, taxation, fiscal = hacienda, fiscal, impuesto, tributario, fiscalidad, tributo
rent, rental, rental service, rental service representative, lease, leasing, hire, renting, letting = alquilar, alquiler, arrendar, arrendamiento, servicio de alquiler, representante de servicio de alquiler
accounting, account, accountant, accounting, accountancy, bookkeeper, bookkeeping = contable, contabilidad, contador, cuentas
underwrite, underwriter, underwriting = suscribir, suscriptor, suscripción de riesgos
claim, claims = siniestro, reclamación; pay, payroll = nómina, pago
bill, billing, invoice, invoicing = facturar, facturación; export, exporter = exportar, exportación
import, importer = importar, importación
bet, betting, bookmaker, gamble, gambling, gaming = apostar, apuesta, juego de azar, juegos de azar, corredor de apuestas
auction, auctioneer = subastar, subasta, subastador; pawn, pawnbroker = empeñar, prestamista, empeño
lend, lender, loan, mortgage loan = préstamo, prestamista de, crédito hipotecario
price, pricing = precio, tarificar, fijación de precios
forecast, forecaster, forecasting = pronosticar, pronóstico, previsión; treat, treatment = tratar
heal, healer, healing = curandero, sanador; nurse, nursing = enfermero, enfermería
massage, masseur, masseuse = masajear, masaje, masajista; rehabilitate, rehabilitation = rehabilitar, rehabilitación
diagnose, diagnostic = diagnosticar, diagnóstico
embalm, embalmer = embalsamar, embalsamador, tanatopraxia, tanatopractor
tattoo, tattooist = tatuar, tatuador, tatuaje; shave, barber = barbero, barbería
hairdress, hairdresser, hairdressing, hairstylist, hair stylist, hair = peluquero, peluquería, cabello, pelo, estilista, capilar
make up, makeup = maquillar, maquillaje, maquillador
disinfect, disinfection, fumigate, fumigator, pest control, pest management, exterminator = desinfectar, fumigar, control de plagas, plaga, desinsectador, plaguicida
rescue, lifesaving = rescatar, rescate, salvamento
fight fire, firefighter, fireman, fire fighting, fire brigade, fire service, firefighting = bombero, lucha contra incendios, extinción de incendios, cuerpo de bomberos
patrol = patrullar; detective, investigating, private investigator = detective, investigador privado, pesquisa
police, policeman, policewoman, policing = policía, policial; escort, escorting = escoltar, escolta
serve, server, waiter, waitress = camarero, mesero, mozo de salón; valet = aparcacoches, ayuda de cámara
usher = acomodador; port, porter = portero, botones, maletero; guide, guiding = guiar, guía
animate, animator, animation = animar, animador, animación
entertain, entertainer, entertainment, recreation, leisure, amusement = entretener, entretenimiento, ocio, recreo, recreativo, esparcimiento, diversión
tour, tourist, tourism, travel, traveller = viajar, viaje, turista, turismo, turístico
cater, caterer = catering, restauración colectiva; fly, flight, pilot = pilotar, piloto, volar aviones, vuelo
sailor, sail, seaman, mariner, deckhand, seafarer = navegar, marinero, marinero de cubierta, navegante
steer, helmsman = timonel; moor = amarrar; brake, shunt, shunter, shunting = maniobrar, maniobra, enganchador
switch, signaller, signal, signalling = señalizar, señal, señalización, guardagujas; tow = remolcar, remolque
park, parking, car park = aparcar, aparcamiento, estacionamiento
ride, rider, riding = montar a caballo, equitación, jinete; race, racing = carrera, competición
deliver by bicycle = reparto en bicicleta; calibrate, calibration = calibrar, calibración
measure, measuring, metering = medir, medición, metrología, metrólogo
weigh, weigher, weighing = pesar, pesador, pesaje; count, counter, counting = contar, recuento
sample, sampler, sampling = muestrear, muestreo, muestra; simulate, simulation = simular, simulación
model data, data modelling = modelado de datos; test software = pruebas de software
recycle, recycling = reciclar, reciclaje; dispose, disposal = eliminar, eliminación
store, storage, warehouse, warehousing, storekeeper, stock clerk = almacenar, almacén, almacenamiento, almacenero, almacenista, bodega de almacén, almacenaje
pick, order picker, order picking, order = pedido, preparador de pedidos
inventory, stock = inventario, existencias, stock; vulcanise, vulcanising, vulcanizing = vulcanizar, vulcanizado
blow, blowing = soplar, soplado; inject, injection = inyectar, inyección
heat, heating = calentar, calefacción, calefactor; ventilate, ventilation = ventilar, ventilación
cool, refrigerate, refrigeration, refrigerating, cooling = refrigerar, refrigeración, frigorista, frigorífico
air condition, air conditioning, conditioning = aire acondicionado, climatización, acondicionamiento
light, lighting, illumination = iluminar, iluminación, alumbrado, luz, luminotécnico, luminotecnia
sinter, sintering = sinterizar; anneal, heat treatment = recocer, tratamiento térmico, termotratamiento
impregnate, impregnator = impregnar, impregnación
preserve, preserving, preservation, conservation, conserve = conservar, conservación, preservar, preservación
desalinate = desalinizar; purify = depurar, depuración, purificar, depuradora; debark, debarker = descortezar
trim, trimmer, trimming = recortar, desbarbar, recorte, rebarbar; burr, deburr, deburring = desbarbado
skive = chiflar; last, lasting = ahormar, montado de calzado
close shoes, closing = aparar, aparador, cosido de calzado; crimp = rizar; card, carding = cardar
comb, combing = peinar fibras, peinado de fibras; nitrate, nitration = nitrar, nitración
boom, boom operator = pertiguista, microfonista, jirafista; record, recording = grabación, grabación de sonido
broadcast, broadcasting, broadcaster = radiodifusión, difusión, emisión, retransmisión, locutor de continuidad
present, presenter, anchor, announcer = presentar, presentador, locutor; stream = emitir en directo
report, reporter, reporting = informar, reportero, reportaje, informe
`;
