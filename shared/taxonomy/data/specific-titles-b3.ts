/** Specific titles of farming, forestry, fishing and building; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_B3 = `
arable-farmer 6111 | Agricultor de cultivos extensivos | Field crop grower | arable farmer, crop farmer, productor de cultivos, sembrador de cultivos, field crop farmer, productor agrícola
cereal-farmer 6111 | Cerealista | Cereal grower | grain farmer, productor de cereales, agricultor de cereales, cereal farmer, wheat grower, triguero, productor de trigo
rice-farmer 6111 | Arrocero | Rice grower | rice farmer, productor de arroz, cultivador de arroz, paddy farmer
corn-farmer 6111 | Maicero | Maize grower | corn farmer, productor de maíz, cultivador de maíz, corn grower, milpero
sugar-farmer 6111 | Cañicultor | Sugar cane grower | productor de caña de azúcar, cañero, sugarcane farmer, cultivador de caña, remolachero, sugar beet grower
cotton-farmer 6111 | Algodonero | Cotton grower | cotton farmer, productor de algodón, cultivador de algodón
soy-farmer 6111 | Sojero | Soybean grower | soya farmer, productor de soja, productor de soya, soybean farmer
potato-farmer 6111 | Papero | Potato grower | potato farmer, productor de patatas, productor de papas, cultivador de patatas, patatero
vegetable-grower 6111 | Horticultor | Horticulturist | market gardener, hortelano, horticulture grower, productor de hortalizas, vegetable grower, hortalicero, truck farmer, huertano, vegetable farmer
tobacco-farmer 6111 | Tabacalero | Tobacco grower | tobacco farmer, cultivador de tabaco, productor de tabaco
fruit-grower 6112 | Fruticultor | Fruit grower | orchardist, fruit farmer, productor de frutas, orchard manager, cultivador de frutales, arboricultor frutal
citrus-grower 6112 | Citricultor | Citrus grower | productor de cítricos, naranjero, orange grower, citrus farmer, limonero productor
olive-grower 6112 | Olivicultor | Olive grower | olivarero, aceitunero, olive farmer, productor de aceitunas, oleicultor
coffee-grower 6112 | Cafetalero | Coffee grower | caficultor, coffee farmer, productor de café, cafetero productor, cultivador de café
cocoa-grower 6112 | Cacaotero | Cocoa grower | cacaocultor, cocoa farmer, productor de cacao, cacao farmer
banana-grower 6112 | Bananero | Banana grower | platanero, banana farmer, productor de plátano, productor de banano
tea-grower 6112 | Cultivador de té | Tea grower | tea planter, productor de té, tea farmer, yerbatero, productor de yerba mate
rubber-tapper 6112 | Siringuero | Rubber tapper | cauchero, sangrador de caucho, rubber plantation worker, rubber tree tapper, hulero
vineyard-worker 6112 | Trabajador de viñedo | Vineyard worker | obrero viticultor, viñador operario, vine pruner, podador de viñas, vine worker, peón de viña
hop-grower 6112 | Cultivador de lúpulo | Hop grower | hop farmer, lupulero, productor de lúpulo
nut-grower 6112 | Productor de almendras | Nut grower | almond grower, nogalero, walnut grower, cultivador de almendros, productor de nueces
berry-grower 6112 | Cultivador de frutos rojos | Berry grower | strawberry grower, fresero, productor de fresas, blueberry grower, productor de arándanos, soft fruit grower
agave-grower 6112 | Agavero | Agave grower | jimador, agave harvester, productor de agave, cultivador de agave
floriculturist 6113 | Floricultor | Flower grower | floriculturist, cultivador de flores, cut flower grower, productor de flores, rosicultor, rose grower
nursery-grower 6113 | Viverista | Plant nursery grower | nurseryman, vivero productor, nursery worker of plants, plant propagator, propagador de plantas, nursery grower, tree nursery grower, productor de plantas de vivero, arboriculture nursery worker
greenhouse-grower 6113 | Cultivador de invernadero | Greenhouse grower | greenhouse worker, invernaderista, operario de invernadero, glasshouse grower, hydroponic grower, cultivador hidropónico
mushroom-grower 6113 | Champiñonero | Mushroom grower | mushroom farmer, cultivador de champiñones, cultivador de setas, fungicultor, cultivador de hongos
groundsman 6113 | Cuidador de jardines y terrenos | Groundsperson | groundskeeper, groundsman, encargado de terrenos deportivos, cuidador de césped deportivo, turf grower, grounds maintenance worker, operario de áreas verdes, canchero
topiarist 6113 | Jardinero topiario | Topiary gardener | topiarist, podador artístico, hedge trimmer
mixed-crop-grower 6114 | Productor de cultivos mixtos | Mixed crop grower | agricultor de cultivos múltiples, mixed crop farmer
cattle-breeder 6121 | Ganadero vacuno | Cattle breeder | cattle farmer, beef farmer, criador de vacas, criador de ganado bovino, vaquero criador, cattle rancher, ganadero bovino, productor de carne bovina
dairy-farmer 6121 | Ganadero de leche | Dairy farmer | tambero, productor de leche, granjero lechero, lechero ganadero, milk producer, vaquería propietario
sheep-farmer 6121 | Ovejero | Sheep breeder | sheep farmer, criador de ovejas, ganadero ovino, criador de ovinos, borreguero
goat-farmer 6121 | Caprinocultor | Goat farmer | goat breeder, criador de cabras, ganadero caprino, cabrero criador
pig-farmer 6121 | Porcicultor | Pig farmer | pig breeder, criador de cerdos, ganadero porcino, hog farmer, porquero, granjero de porcino, swine breeder, productor porcino
horse-breeder 6121 | Criador de caballos | Horse breeder | yeguarizo, ganadero equino, stud farmer, yegüero, criador equino, haras propietario
rabbit-farmer 6121 | Cunicultor | Rabbit farmer | rabbit breeder, criador de conejos, granjero de conejos
dog-breeder 6129 | Criador de perros | Dog breeder | criador canino, puppy breeder, cat breeder kennel owner
fur-farmer 6129 | Criador de animales de peletería | Fur animal breeder | mink breeder, criador de visones, fur farmer, chinchillero, chinchilla breeder
camelid-farmer 6121 | Criador de llamas y alpacas | Llama and alpaca breeder | alpaquero, camelid breeder, criador de camélidos, alpaca farmer, camel breeder, camellero
poultry-farmer 6122 | Avicultor | Poultry farmer | poultry breeder, criador de aves de corral, granjero avícola, chicken farmer, criador de pollos, productor avícola, egg producer, productor de huevos, gallinero criador
ostrich-farmer 6122 | Criador de avestruces | Ostrich farmer | ostrich breeder, game bird breeder, criador de aves de caza
hatchery-worker 6122 | Operario de incubadora | Hatchery worker | incubadorista, hatchery operator, operario de sala de incubación, egg incubator operator, poultry hatchery technician
poultry-sexer 6122 | Sexador de pollos | Chick sexer | poultry sexer, sexador de aves, sexador de pollitos
silkworm-farmer 6123 | Sericultor | Silkworm breeder | sericulturist, criador de gusanos de seda, silk farmer
honey-producer 6123 | Productor de miel | Honey producer | apicultor melero, honey farmer, bee breeder, criador de abejas, honey extractor, extractor de miel
worm-farmer 6129 | Lombricultor | Worm farmer | criador de lombrices, vermiculturist, insect breeder, criador de insectos, entomocultor
snail-farmer 6129 | Helicicultor | Snail farmer | snail breeder, criador de caracoles, heliciculturist
bird-breeder 6129 | Canaricultor | Bird breeder | criador de aves, criador de canarios, aviculturist, pigeon breeder, colombófilo, criador de palomas, pajarero
lab-animal-breeder 6129 | Criador de animales de laboratorio | Laboratory animal breeder | cuidador de animales de laboratorio, laboratory animal caretaker, lab animal technician, estabulario técnico
crocodile-breeder 6129 | Criador de reptiles | Reptile breeder | crocodile farmer, criador de cocodrilos, frog breeder, ranicultor, criador de ranas
mixed-farmer 6130 | Agricultor y ganadero mixto | Mixed farmer | granjero mixto, mixed crop and livestock farmer, productor agropecuario, farmhand mixed, agropecuario
forester-worker 6210 | Operario forestal | Forest worker | trabajador silvícola, silvicultor, operario silvícola, silviculture worker, brigadista silvícola
tree-feller 6210 | Talador | Tree feller | motosierrista, lumberjack, leñador, hachero, chainsaw operator, maderero, logger, timber cutter, motoserrista, hachador
tree-planter 6210 | Plantador de árboles | Tree planter | reforestador, repoblador forestal, forest planter, reforestation worker
charcoal-burner 6210 | Carbonero | Charcoal burner | charcoal maker, carbonero vegetal, carboneador, fabricante de carbón vegetal
cork-stripper 6210 | Corchero | Cork harvester | descorchador, cork stripper, sacador de corcho, pelador de corcho
resin-tapper 6210 | Resinero | Resin tapper | sangrador de pinos, resin collector, pine tapper
log-grader 6210 | Clasificador de troncos | Log grader | timber cruiser, cubicador de madera, timber scaler, log scaler, tasador de madera en pie, timber grader
log-rafter 6210 | Ganchero | Log driver | raftsman of timber, almadiero, maderero fluvial, navatero
fish-farmer 6221 | Piscicultor | Fish farmer | aquaculture farmer, fish breeder, criador de peces, acuicultor de peces, trout farmer, truchicultor, fish hatchery worker, operario de piscifactoría, fish farm worker
salmon-farmer 6221 | Salmonicultor | Salmon farmer | operario de salmonera, salmon farm worker, criador de salmón
shrimp-farmer 6221 | Camaronicultor | Shrimp farmer | camaronero de granja, prawn farmer, langostinero, criador de camarones
oyster-farmer 6221 | Ostricultor | Oyster farmer | criador de ostras, oyster grower, cultivador de ostras
mussel-farmer 6221 | Mejillonero | Mussel farmer | mitilicultor, miticultor, criador de mejillones, shellfish farmer, conquilicultor, cultivador de moluscos, bateeiro
seaweed-farmer 6221 | Cultivador de algas | Seaweed farmer | alguero, algae grower, seaweed harvester, recolector de algas
aquaculture-cage-worker 6221 | Operario de jaulas de acuicultura | Aquaculture cage technician | aquaculture worker, fish cage worker, aquaculture cage mooring worker, fondeador de jaulas
aquaculture-hatchery 6221 | Técnico de criadero acuícola | Aquaculture hatchery technician | criadero de peces técnico, hatchery technician fish, aquaculture hatchery worker, operario de criadero de acuicultura
coastal-fisher 6222 | Pescador de bajura | Coastal fisherman | inshore fisher, inland fisherman, pescador artesanal, pescador costero, pescador de agua dulce, river fisher, pescador ribereño, inshore fisherman, lobster fisherman, langostero
deep-sea-fisher 6223 | Pescador de altura | Deep-sea fisher | deep sea fisherman, trawler fisherman, pescador de arrastre, trawler deckhand, marinero pescador, fishing boat deckhand, pescador de gran altura
shellfish-gatherer 6222 | Mariscador | Shellfish gatherer | mariscadora a pie, clam digger, percebero, barnacle gatherer, cockle picker, almejero, shellfish collector, marisquero recolector
whaler 6223 | Ballenero | Whaler | whale hunter, cazador de ballenas, seal hunter, foquero
pearl-diver 6222 | Pescador de perlas | Pearl diver | sponge diver, buzo de esponjas, buceador de perlas, coral diver, coralero, buzo mariscador
hunter 6224 | Cazador | Hunter | professional hunter, cazador profesional, montero
trapper 6224 | Trampero | Trapper | fur trapper, cazador con trampas, lacero de pieles, alimañero, rabbit catcher
mole-catcher 6224 | Cazador de topos | Mole catcher | topero, vermin trapper
subsistence-farmer 6310 | Agricultor de subsistencia | Subsistence farmer | campesino de subsistencia, subsistence crop farmer, peasant farmer, campesino, smallholder, minifundista, parcelero
subsistence-herder 6320 | Ganadero de subsistencia | Subsistence livestock farmer | pastor nómada, nomadic herder, criador de ganado de subsistencia, herder
subsistence-fisher 6340 | Pescador de subsistencia | Subsistence fisher | hunter gatherer, cazador recolector, forager, recolector de subsistencia, subsistence hunter
house-builder 7111 | Constructor de casas | House builder | home builder, albañil constructor, constructor de viviendas, builder, residential builder, maestro de obras
adobe-builder 7111 | Constructor de adobe | Adobe builder | adobero, mud brick builder, thatched house builder, rammed earth builder, tapialero
log-house-builder 7111 | Constructor de casas de madera | Log house builder | timber house builder, montador de casas prefabricadas de madera, log cabin builder
prefab-house-erector 7111 | Montador de casas prefabricadas | Prefabricated house erector | prefab home installer, modular home assembler, instalador de casas modulares
bricklayer 7112 | Albañil | Bricklayer | brick mason, brickie, ladrillero colocador, albañil de ladrillo, blocklayer, colocador de ladrillos, paletero, albañil de cara vista
refractory-mason 7112 | Albañil refractarista | Refractory bricklayer | furnace bricklayer, refractarista, hornero albañil, kiln bricklayer, colocador de refractarios
chimney-builder 7112 | Constructor de chimeneas | Chimney builder | fireplace builder, chimenero, chimney mason, fireplace installer
paver 7112 | Adoquinador | Paver | paviour, pavimentador, empedrador, block paver, paving stone layer, colocador de adoquines, paviors, street paver
stone-carver 7113 | Tallador de piedra | Stone carver | escultor de piedra, stonecarver, labrante, monumental mason, lapidario funerario, gravestone carver, marmolista funerario, headstone engraver, lapidero
stone-splitter 7113 | Partidor de piedra | Stone splitter | stone breaker, hendedor de piedra, stonecutter, cortador de piedra, pedrero, stone worker
stone-polisher 7113 | Pulidor de piedra | Stone polisher | marble polisher, pulidor de mármol, abrillantador de mármol, granite polisher, pulimentador de suelos, stone grinder
stone-sawyer 7113 | Aserrador de piedra | Stone sawyer | marble cutter, cortador de mármol, stone saw operator, granite cutter
countertop-fitter 7113 | Instalador de encimeras | Worktop fitter | countertop installer, instalador de cubiertas de granito, granite worktop fitter, stone countertop fabricator
concrete-placer 7114 | Hormigonero | Concrete placer | concretero, concrete worker, concretor, vaciador de concreto, concrete pourer, operario de hormigonado
concrete-finisher 7114 | Acabador de hormigón | Concrete finisher | cement finisher, cement mason, pulidor de hormigón, concrete floor finisher, fratasador, acabador de concreto
formworker 7114 | Encofrador | Formwork carpenter | shuttering carpenter, shutterer, carpintero de encofrado, formworker, cimbrador, carpintero de obra negra, carpintero encofrador, concrete form carpenter
terrazzo-worker 7114 | Terracero de suelos | Terrazzo setter | terrazzo worker, colocador de terrazo, granitero, terrazzo layer, terrazero
concrete-sprayer 7114 | Gunitador | Shotcrete operator | gunite sprayer, gunitero, proyectador de hormigón, sprayed concrete operator, nozzleman
concrete-core-driller 7114 | Perforador de hormigón | Concrete driller | concrete cutter, diamond driller, cortador de hormigón, diamond core driller, operario de corte con disco de diamante
carpenter-joiner 7115 | Carpintero | Joiner | carpenter and joiner, carpintero de obra, carpintero de taller, bench joiner, carpintero de armar, chippy, maestro carpintero
roof-carpenter 7115 | Carpintero de cubiertas | Roof carpenter | roof framer, carpintero estructurista, timber framer, carpintero de armadura, framer, house framer
stage-carpenter 7115 | Carpintero de escenarios | Stage carpenter | set builder, constructor de decorados, set carpenter, constructor escénico, scenery builder, scenic carpenter
door-installer 7115 | Instalador de puertas | Door installer | montador de puertas, door fitter, puertista, garage door installer, montador de puertas de garaje, automatic door installer
staircase-installer 7115 | Montador de escaleras | Staircase installer | stair builder, constructor de escaleras, stair fitter, stairbuilder, escalerista
fence-erector 7119 | Instalador de vallas | Fence erector | fence installer, cercador, fencer installer, montador de cercas, alambrador, colocador de cercas, vallador
exhibition-carpenter 7115 | Montador de stands | Exhibition stand builder | exhibition fitter, trade show booth builder, montador de exposiciones, stand builder, exhibit installer, instalador de exposiciones
steeplejack 7119 | Trabajador de altura | Steeplejack | trabajador vertical, rope access technician, técnico de trabajos verticales, rope access worker, operario de trabajos en altura
demolition-machinist 7119 | Derribador | Demolition operative | demoledor, dismantling worker, desmontador de estructuras, wrecker of buildings, house wrecker
waterproofer 7121 | Impermeabilizador | Waterproofing installer | waterproofer, aplicador de impermeabilizantes, damp proofing installer, roofing felt installer, instalador de tela asfáltica, asphalt roofer
slate-roofer 7121 | Pizarrista | Slate roofer | slater, techador de pizarra, colocador de pizarra, slate layer
thatcher 7121 | Techador de paja | Thatcher | quinchador, roof thatcher, techador de palma, colocador de techos de paja
metal-roofer 7121 | Techador de chapa | Metal roofer | sheet metal roofer, zinguero, cinquero, cladding installer, hojalatero de techos, zinc roofer, roof plumber
carpet-layer 7122 | Enmoquetador | Carpet fitter | carpet layer, colocador de moqueta, instalador de alfombras, carpet installer, alfombrador, moquetista
hardwood-floor-layer 7122 | Entarimador | Hardwood floor layer | parquet layer, colocador de parquet, instalador de tarima, acuchillador de suelos, wood floor fitter, floor sander, pulidor de pisos de madera, parqueteador, parquetero
resilient-floor-layer 7122 | Instalador de suelos vinílicos | Resilient floor layer | vinyl floor fitter, lino layer, colocador de suelos de linóleo, colocador de pisos vinílicos, linoleum layer
mosaic-tiler 7122 | Mosaiquista | Mosaic setter | mosaicista, mosaic artist installer, colocador de mosaicos, mosaic tiler
screeder 7122 | Soladista | Floor screeder | screed layer, aplicador de microcemento, colocador de recrecidos, contrapisero
plasterer 7123 | Yesero | Plasterer | enlucidor, revocador, estucador, wall plasterer, aplicador de yeso, yesista, enyesador, revocador de fachadas, renderer, external renderer, monocapista
stucco-mason 7123 | Estuquista | Stucco plasterer | stucco mason, ornamental plasterer, escayolista ornamental, decorative plasterer, fibrous plasterer, plaster moulder, moldurista
drywall-fitter 7123 | Pladurista | Drywall fitter | dry liner, drywall installer, colocador de placas de yeso, instalador de pladur, tablaroquero, plasterboard fixer, durlockero, instalador de tabiquería seca
ceiling-installer 7123 | Instalador de techos | Ceiling installer | ceiling fixer, montador de falsos techos, suspended ceiling installer, colocador de cielorrasos, cielorrasista, plafonero
insulation-installer 7124 | Instalador de aislamiento | Insulation fitter | lagger, thermal insulation installer, calorifugador, instalador de aislamiento térmico, aislador térmico, acoustic insulation installer, pipe insulator, insulador, soundproofing installer
glazing-fitter 7125 | Acristalador | Glazing installer | glass fitter, plate glass installer, cristalero de obra, colocador de cristales, window glazier, curtain wall installer, montador de muro cortina, roof glazier
vehicle-glazier 7125 | Instalador de lunas de automóvil | Vehicle glazier | windscreen fitter, windshield installer, lunero, auto glass installer, cristalero de automóviles, instalador de parabrisas, auto glass technician, automotive glazier
stained-glass-glazier 7125 | Vidriero de vitrales | Stained glass glazier | vitralista, leaded light glazier, emplomador de vidrieras, stained glass window maker, stained glass artist
plumber 7126 | Fontanero | Plumber | plomero, gasfitero, instalador sanitario, cañista, plumbing technician, sanitary plumber, instalador de fontanería, plumbing installer
pipefitter 7126 | Tubero industrial | Pipe fitter | pipefitter, steamfitter, montador de tuberías, tubero, cañero industrial, pipeline fitter, cañerista, instalador de tuberías, pipe welder fitter
pipe-layer 7126 | Tendedor de tuberías | Pipelayer | pipe layer, colocador de tubos, colocador de tuberías, water main layer, pipeline layer
drain-layer 7126 | Instalador de alcantarillado | Drain layer | sewerage network operative, drainage layer, pocero de construcción, sewer pipe layer, sewer construction worker, obrero de alcantarillado
heating-installer 7126 | Calefactor | Heating engineer | heating installer, instalador de calefacción, calefaccionista, central heating fitter, heating fitter, boiler installer, instalador de calderas, heating technician
irrigation-installer 7126 | Instalador de sistemas de riego | Irrigation system installer | irrigation fitter, montador de riego, sprinkler system installer, irrigation technician installer, sprinkler fitter, instalador de rociadores contra incendios
septic-tank-installer 7126 | Instalador de fosas sépticas | Septic tank installer | instalador de pozos sépticos, septic system installer, domestic sewage system installer
solar-thermal-installer 7126 | Instalador de energía solar térmica | Solar thermal installer | solar water heater installer, instalador de calentadores solares, solar heating fitter
bathroom-fitter 7126 | Instalador de baños | Bathroom fitter | bathroom installer, reformista de baños, montador de cuartos de baño
hvac-mechanic 7127 | Mecánico de climatización | HVAC technician | air conditioning technician, frigorista, técnico de aire acondicionado, técnico en climatización, heating ventilation and air conditioning mechanic, climatizador, refrigeration and air conditioning mechanic, instalador de aire acondicionado, HVAC engineer, aircon installer
refrigeration-mechanic 7127 | Técnico de refrigeración | Refrigeration technician | refrigeration mechanic, mecánico de refrigeración, técnico en frío industrial, refrigeration engineer, técnico frigorista, cold room technician, mecánico frigorista
heat-pump-installer 7127 | Instalador de bombas de calor | Heat pump installer | geothermal installer, instalador de geotermia, geothermal heat pump installer, aerotermia instalador, técnico de geotermia
duct-installer 7127 | Instalador de conductos | Duct installer | ventilation fitter, ductwork installer, montador de conductos de ventilación, ductero
house-painter 7131 | Pintor de brocha gorda | House painter | painter and decorator, pintor de paredes, pintor de casas, pintor decorador, construction painter, pintor de obra, building painter, decorator, pintor de edificios
paperhanger 7131 | Empapelador | Paperhanger | wallpaper hanger, wallpaperer, colocador de papel pintado, tapizador de paredes
bridge-painter 7131 | Pintor de estructuras metálicas | Structural steel painter | bridge painter, pintor de puentes, steelwork painter, pintor de estructuras
car-painter 7132 | Pintor de coches | Car painter | vehicle painter, automotive painter, pintor de automóviles, pintor de carrocerías, transport equipment painter, pintor de vehículos, pintor automotriz, car sprayer
furniture-lacquerer 7132 | Lacador | Lacquerer | french polisher, barnizador, barnizador de muebles, wood varnisher, furniture finisher, lustrador de muebles, lacquer spray gun operator, lustrador, lacquer sprayer
powder-coater 7132 | Pintor al polvo | Powder coater | powder coating operator, aplicador de pintura en polvo, operario de pintura electrostática, pintor electrostático, termolacador, operador de recubrimiento en polvo, esmaltador en polvo
aircraft-painter 7132 | Pintor de aeronaves | Aircraft painter | aeroplane painter, pintor de aviones, aircraft sprayer
ship-painter 7132 | Pintor naval | Marine painter | ship sprayer, marine coating applicator, pintor de buques, boat painter
enameller 7132 | Esmaltador | Enameller | enameler, esmaltador artístico, enamel sprayer, esmaltero, metal enameller
line-marker 7131 | Pintor de señalización vial | Road line painter | road marker, pintor de marcas viales, road marking operative, señalizador vial, road marking painter, pintor de líneas viales
facade-cleaner 7133 | Limpiador de fachadas | Facade cleaner | building exterior cleaner, sandblaster of buildings, limpiador exterior de edificios, stone facade cleaner, chorreador de fachadas
chimney-sweeping 7133 | Limpiachimeneas | Chimney cleaner | chimney sweeper, deshollinador de chimeneas, fumista, sweep
graffiti-remover 7133 | Limpiador de grafitis | Graffiti remover | graffiti cleaner, eliminador de pintadas, high pressure water cleaner
`;
