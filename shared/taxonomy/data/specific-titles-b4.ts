/** Specific titles of metal, machinery, handicraft, printing and electrical trades; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_B4 = `
sand-moulder 7211 | Moldeador de fundición | Foundry moulder | sand moulder, metal moulder, moldeador de arena, moldeador de metal, mold maker foundry, moulder, foundry molder
coremaker 7211 | Machero | Coremaker | fabricante de machos de fundición, core maker, moldeador de machos, noyero
metal-caster 7211 | Colador de metal | Metal caster | casting operator, fundidor de metales, vaciador de metal, ladle operator, colador de fundición, metal pourer, caster
bell-founder 7211 | Fundidor de campanas | Bell founder | campanero fundidor, bell maker, bell caster
welder-arc 7212 | Soldador por arco | Arc welder | electric arc welder, soldador eléctrico, MMA welder, soldador de electrodo
spot-welder 7212 | Soldador por puntos | Spot welder | resistance welder, puntador, soldador de resistencia
laser-beam-welder 7212 | Soldador láser | Laser welder | laser beam welder, electron beam welder, soldador por haz de electrones
pipe-welder 7212 | Soldador de tuberías | Pipe welder | pipeline welder, soldador tubero, soldador de gasoductos
brazier 7212 | Soldador de soldadura fuerte | Brazer | brazier, soldador con latón, silver solderer, operario de soldadura fuerte
solderer 7212 | Soldador con estaño | Solderer | estañador, soft solderer, soldador electrónico, electronics solderer, PCB solderer, soldador por ola
oxy-cutter 7212 | Oxicortador | Flame cutter | oxy fuel cutter, gas cutter, cortador con soplete, oxyacetylene cutter, cortador a gas, sopletero, flame cutting operator, operador de oxicorte, operador de soplete de oxicorte, operario de oxicorte
welding-coordinator 7212 | Coordinador de soldadura | Welding coordinator | welding supervisor, encargado de soldadura, welding foreman
welding-inspector-job 3115 | Inspector de soldadura | Welding inspector | weld inspector, verificador de soldaduras
tinsmith 7213 | Hojalatero | Tinsmith | hojalatería artesano, whitesmith, tinner, hojalatero artesanal, latonero de hojalata
coppersmith 7213 | Calderero de cobre | Coppersmith | cobrero, artesano del cobre, copper worker, trabajador del cobre
boilermaker 7213 | Calderero | Boilermaker | boiler maker, calderero tubero, pailero, caldero industrial, metal plater
panel-beater 7213 | Planchista | Panel beater | chapista de automóviles, vehicle body repairer, hojalatero automotriz, enderezador, auto body worker, latonero automotriz, carrocero chapista, chapistero, body shop technician
tank-builder 7213 | Montador de depósitos metálicos | Tank fabricator | tank builder, constructor de tanques, fabricante de depósitos metálicos, vessel fabricator
ventilation-sheet-worker 7213 | Chapista de conductos | Ductwork fabricator | duct fabricator, fabricante de conductos de chapa, metal duct maker
gutter-worker 7213 | Instalador de canalones | Gutter installer | canalonero, instalador de canaletas, guttering installer, rain gutter fitter
structural-steel-worker 7214 | Montador de estructuras metálicas | Structural steel erector | structural ironworker, steel erector, ironworker, estructurista metálico, montador de estructuras de acero, metal structure assembler, armador de estructuras metálicas, structural metal worker
rebar-fixer 7214 | Ferrallista de obra | Reinforcing ironworker | steel fixer, rebar placer, fierrero, enfierrador, armador de hierro, colocador de armaduras, rebar tier, reinforcing bar setter
shipfitter 7214 | Montador de casco naval | Shipfitter | ship plater, calderero naval, armador naval, hull assembler, vessel assembler, shipyard plater
riveter 7214 | Remachador | Riveter | roblonador, rivet operator, remachadora operario, aircraft riveter, structural riveter
ornamental-metalworker 7221 | Cerrajero artístico | Ornamental metalworker | herrero artístico, wrought iron worker, forjador artístico, art blacksmith, rejero, ornamental blacksmith
metal-furniture-worker 7214 | Cerrajero de obra | Metal joiner | carpintero metálico, aluminium window maker, carpintero de aluminio, aluminum fabricator, fabricante de ventanas de aluminio, herrero de obra, metal door maker
rigging-technician 7215 | Aparejador de maniobras | Rigger and splicer | rigging technician, slinger signaller, eslinguero, maniobrista de grúa, rigger lifting, estrobador, banksman
wire-rope-splicer 7215 | Empalmador de cables | Cable splicer | wire rope splicer, cable jointer of ropes, empalmador de cuerdas, rope splicer
tent-rigger 7215 | Montador de carpas | Tent installer | tent erector, marquee erector, instalador de carpas, toldero montador, marquee rigger
farrier 7221 | Herrador | Farrier | herrero de caballos, horseshoer, herrador de caballos, horse shoer, mariscal herrador
drop-forger 7221 | Forjador con martillo | Drop forging hammer worker | hammer smith, forja con martinete operario, forging press worker, operario de prensa de forja, prensista de forja, drop forge operator, mechanical forging press operator, hydraulic forging press worker, forjador a prensa, upsetting machine operator, operador de martinete, operador de prensa de forja, operador de martillo de forja, forjador, operador de máquina recalcadora, operador de prensa de forjado
bladesmith 7221 | Cuchillero | Cutler | bladesmith, espadero, knife maker, swordsmith, artesano cuchillero, fabricante de cuchillos, sword maker, navajero
spring-maker 7223 | Fabricante de muelles | Spring maker | coiler of springs, resortero, fabricante de resortes, spring coiling machine setter, operario de muelles, operador de máquina de muelles, muellero
chainmaker 7223 | Cadenero de cadenas metálicas | Chain maker | fabricante de cadenas, chain making machine operator, chainmaking machine operator, operador de máquina de cadenas
gunsmith 7222 | Armero | Gunsmith | armero reparador, gun maker, fabricante de armas de fuego, firearms repairer, maestro armero, rifle maker
mould-maker 7222 | Matricero moldista | Mould maker | moldmaker, fabricante de moldes, die maker, plastic mould maker, tool and die maker, herramentista, matricero, die sinker
jig-maker 7222 | Fabricante de utillajes | Jig and gauge maker | utillajista, tooling maker, fixture builder, gauge maker, jig maker, toolmaker
model-engineer 7222 | Modelista de fundición | Foundry patternmaker | metal pattern maker, modelista mecánico, wooden pattern maker of foundry, modelista de moldes
locksmith-keys 7222 | Copiador de llaves | Key cutter | duplicador de llaves, key duplicator, llavero artesano, cerrajero de llaves, lock fitter
metal-engraver 7316 | Grabador de metales | Metal engraver | engraver, grabador, artesano grabador, burilador, hand engraver, metal etcher, laser engraver, grabador a buril
lathe-operator 7223 | Tornero | Lathe operator | turner, metal turner, torneador, lathe turner, turning machine operator, torno operador, metalworking lathe operator, lathe hand, engine lathe operator, operario de torno, torno mecánico operador, tornero mecánico
cnc-turner 7223 | Tornero de CNC | CNC lathe operator | CNC turner, tornero de control numérico, cnc turning operator, numerical control lathe operator
milling-machine-operator 7223 | Fresador | Milling machine operator | miller of metal, fresadora operario, fresador mecánico, metal milling operator, cnc miller, milling operator, operador de fresadora, fresador de metales
boring-machine-operator 7223 | Mandrinador | Boring machine operator | boring operator, operador de mandriladora, mandrilador, horizontal borer, operador de mandrinadora, operador de máquina mandrinadora
drilling-machine-operator 7223 | Taladrista | Drill press operator | drilling machine operator metal, operario de taladradora, taladrador de metal, taladrador, drill press hand, operador de taladradora, operador de taladro, operador de taladro de columna, operador de máquina taladradora
grinding-machine-operator 7223 | Rectificador | Grinding machine operator | surface grinder operator, rectificadora operario, grinder operator, cylindrical grinder operator, precision grinder, operador de rectificadora, rectificador de superficies, operador de máquina rectificadora
shaping-machine-operator 7223 | Operador de limadora | Shaping machine operator | planing machine operator of metal, cepillador de metal, metal planer operator, slotting machine operator, operario de mortajadora
gear-cutter 7223 | Tallador de engranajes | Gear cutter | gear machinist, gear hobber, gear maker, fabricante de engranajes, fresador de engranajes, operario de talladora de engranajes
punch-press-operator 7223 | Troquelador | Punch press operator | punching machine operator, operario de punzonadora, troquelador de metal, stamping machine operator, punzonador, stamping press operator, estampador, prensista de estampación, operario de troqueladora, estampador de metal, operador de punzonadora, operador de prensa de estampado, operador de prensa troqueladora, operador de prensa punzonadora, operador de estampadora
press-brake-operator 7223 | Plegador de chapa | Press brake operator | sheet metal bender, operario de plegadora, metal bender, doblador de metal, dobladora operario, tube bender, doblador de tubos, operador de plegadora, operador de prensa plegadora, operador de dobladora, operador de curvadora
guillotine-operator 7223 | Operador de cizalla | Guillotine shear operator | metal shear operator, cizallador, guillotine operator, cortador de chapa, guillotinista
laser-cutter-operator 7223 | Operador de corte por láser | Laser cutting machine operator | laser cutter operator, cortador láser, laser beam machine operator, operador de láser
plasma-cutter-operator 7223 | Operador de corte por plasma | Plasma cutting operator | plasma cutter, cortador de plasma, pantografista de corte, plasma burner operator
waterjet-operator 7223 | Operador de corte por chorro de agua | Water jet cutter operator | waterjet operator, cortador por chorro de agua, abrasive waterjet operator, corte por agua operario
edm-operator 7223 | Operador de electroerosión | Electrical discharge machine operator | EDM operator, spark erosion machine operator, erosionista, operador de máquina de erosión por chispas, wire EDM operator, operario de electroerosionadora, operador de electroerosionadora, operador de máquina de electroerosión
bandsaw-metal-operator 7223 | Aserrador de metal | Metal sawing machine operator | metal saw operator, operario de sierra de cinta para metal, hacksaw operator, band saw operator metal, operador de sierra para metal, operador de sierra de cinta para metal, operador de máquina de serrar metal
screw-machine-operator 7223 | Operador de torno automático | Screw machine operator | automatic lathe operator, decoletador, operario de decoletaje, screw maker, bolt maker, tornillero, thread rolling machine operator, operario de laminadora de roscas, capstan lathe operator, operador de roscadora, operador de máquina de roscar, operador de laminadora de roscas
wire-weaver 7223 | Tejedor de alambre | Wire weaver | wire worker, wire mesh weaver, alambrero, operario de malla metálica, wire weaving machine operator, fabricante de telas metálicas, wire goods maker, tejedor de telas metálicas, operador de máquina tejedora de alambre
nail-maker 7223 | Fabricante de clavos | Nail maker | nailing machine setter, operario de máquina de clavos, clavero, nail making machine operator
cnc-machinist-job 7223 | Operador de máquina herramienta | Machine tool operator | machine tool setter operator, ajustador de máquinas herramienta, machine setter, preparador de máquinas herramienta, cnc setter, CNC machine operator, operador de control numérico, computer numerical control machine operator
metal-nibbler 7223 | Operador de mordisqueadora | Nibbling machine operator | metal nibbling operator, operario de máquina punteadora, punteador de chapa
oxide-printer-3d 7223 | Operador de impresora 3D de metal | Metal additive manufacturing operator | metal 3d printer operator, 3d printing technician, técnico de impresión 3d, operador de fabricación aditiva, additive manufacturing technician
metal-polisher 7224 | Pulidor de metales | Metal polisher | metal buffer, abrillantador de metales, pulidor, buffing machine operator, metal finisher, bruñidor, metal burnisher, operador de pulidora de metales, bruñidor de metales, operador de máquina pulidora
grinder-deburrer 7224 | Rebabador | Deburrer | deburring machine operator, desbarbador, fettler, desbastador de metal, metal grinder, quitarrebabas, amolador, grinding wheel operator, operador de desbarbadora, operador de rebabadora, operador de muela
tool-grinder 7224 | Afilador de herramientas | Tool grinder | saw sharpener, tool sharpener, afilador de sierras, saw doctor, knife grinder, cuchillero afilador, scissor grinder
sandblaster 7224 | Chorreador | Abrasive blasting operator | sandblaster, arenador, shot blaster, granallador, operario de chorro de arena, abrasive blaster, sand blasting operator, grit blaster, operador de granalladora, operador de chorreadora, arenador de superficies
motor-vehicle-mechanic 7231 | Mecánico de vehículos | Motor vehicle mechanic | vehicle technician, mecánico automotriz, automotive mechanic, garage mechanic, mecánico de taller, motor mechanic, vehicle maintenance technician, técnico automotriz
bus-mechanic 7231 | Mecánico de autobuses | Bus mechanic | coach mechanic, mecánico de ómnibus, mecánico de flota, fleet mechanic, fleet maintenance mechanic
diesel-mechanic-job 7231 | Mecánico de motores diésel | Diesel engine mechanic | diesel technician, dieselista, diesel fitter, técnico de inyección diésel, fuel injection mechanic
engine-rebuilder 7231 | Rectificador de motores | Engine rebuilder | engine reconditioner, motorista rectificador, engine overhauler, reparador de motores
transmission-mechanic 7231 | Mecánico de transmisiones | Transmission mechanic | gearbox mechanic, reparador de cajas de cambio, mecánico de cajas automáticas
brake-mechanic 7231 | Mecánico de frenos | Brake mechanic | brake technician, frenero, especialista en frenos y suspensión, suspension fitter
exhaust-fitter 7231 | Montador de escapes | Exhaust fitter | mofletero, muffler installer, instalador de silenciadores, escapes mecánico
tyre-specialist 7231 | Neumatiquero | Tyre technician | tyre fitter, tire changer, llantero, vulcanizador de neumáticos, gomero, montallantas, tire repairer
tractor-mechanic 7233 | Mecánico de tractores | Tractor mechanic | agricultural machinery technician, land based machinery technician, mecánico agrícola, técnico de maquinaria agrícola, farm machinery mechanic
rv-technician 7231 | Mecánico de caravanas | Caravan repairer | RV technician, camper van converter, camperizador, técnico de autocaravanas, motorhome technician
roadside-assistant 7231 | Mecánico de asistencia en carretera | Roadside vehicle technician | breakdown mechanic, breakdown patrol, roadside assistance technician, auxilio mecánico, mecánico de auxilio vial
vehicle-inspector 3115 | Inspector de vehículos | Vehicle inspector | MOT tester, inspector de ITV, motor vehicle inspector, inspector técnico de vehículos, inspector de revisión técnica vehicular, vehicle tester
aircraft-maintenance 7232 | Mecánico aeronáutico | Aircraft maintenance technician | aircraft mechanic, técnico de mantenimiento de aeronaves, mecánico de aviación, airframe mechanic, técnico de mantenimiento aeronáutico, aircraft fitter, aeroplane mechanic, aviation mechanic
aircraft-engine-mechanic 7232 | Mecánico de motores de aeronaves | Aircraft engine mechanic | aircraft engine specialist, mecánico de turbinas de aviación, aircraft gas turbine engine overhaul technician, powerplant mechanic, aero engine fitter, técnico de revisión de turbinas de gas de aviación
helicopter-mechanic 7232 | Mecánico de helicópteros | Helicopter mechanic | helicopter technician, técnico de helicópteros, rotorcraft mechanic
aircraft-de-icer 7232 | Operario de deshielo de aeronaves | Aircraft de-icer | aircraft de icing technician, deshelador de aviones, deicer installer
industrial-machinery-mechanic 7233 | Mecánico de maquinaria industrial | Industrial machinery mechanic | millwright, mecánico de mantenimiento, maintenance fitter, mechanical fitter, ajustador mecánico, maintenance mechanic, ajustador montador, electromecánico de planta, plant mechanic, mecánico de planta
construction-machine-mechanic 7233 | Mecánico de maquinaria de construcción | Construction machinery mechanic | plant fitter, earthmoving equipment mechanic, construction equipment technician, mecánico de maquinaria de obra, heavy plant mechanic, mecánico de equipo pesado
forklift-mechanic 7233 | Mecánico de carretillas elevadoras | Forklift mechanic | forklift truck technician, mecánico de montacargas, técnico de montacargas
mining-machine-mechanic 7233 | Mecánico de maquinaria minera | Mining machinery mechanic | mining equipment mechanic, mecánico de equipo minero, mine mechanic, mining electrical mechanic
ship-engine-fitter 7233 | Mecánico naval | Marine mechanic | ship engine fitter, marine engine mechanic, mecánico de barcos, boat mechanic, mecánico de motores marinos, outboard motor mechanic, marine fitter
train-mechanic 7233 | Mecánico de trenes | Rolling stock mechanic | train mechanic, mecánico de material rodante, locomotive fitter, railway carriage mechanic, mecánico ferroviario, rolling stock engine inspector fitter, railway car repairer
textile-machine-mechanic 7233 | Mecánico de maquinaria textil | Textile machinery mechanic | loom fixer, mecánico de telares, sewing machine mechanic, mecánico de máquinas de coser, knitting machine mechanic, ajustador de telares
pump-mechanic 7233 | Mecánico de bombas | Pump mechanic | pump fitter, técnico de bombas hidráulicas, water pump repairer, bombista
greaser 7233 | Engrasador | Greaser | oiler, lubricador, lubrication technician, lubricator, aceitador, lubricante operario
turbine-mechanic 7233 | Mecánico de turbinas | Turbine mechanic | turbine technician, wind turbine technician, aerogenerador técnico, técnico eólico, wind turbine mechanic, técnico de mantenimiento eólico
vending-machine-technician 7233 | Técnico de máquinas expendedoras | Vending machine technician | vending mechanic, reparador de máquinas de vending, coin machine mechanic
printing-press-mechanic 7233 | Mecánico de máquinas de imprenta | Printing machinery mechanic | printing press fitter, mecánico de prensas
packaging-machine-mechanic 7233 | Mecánico de máquinas de envasado | Packaging machinery mechanic | packaging machine technician, mecánico de líneas de envasado
lawnmower-mechanic 7233 | Mecánico de cortadoras de césped | Lawnmower mechanic | small engine mechanic, mecánico de motores pequeños, garden machinery mechanic, power tool repairer, reparador de herramientas eléctricas, power tool repair technician
bike-repairer 7234 | Reparador de bicicletas | Bicycle repairer | bike mechanic, mecánico de bicis, bicicletero, bicycle mechanic, cycle mechanic, bicicletería mecánico
pram-repairer 7234 | Reparador de cochecitos | Pram repairer | wheelchair repairer, reparador de sillas de ruedas, wheelchair technician, technician of mobility scooters
watch-repairer 7311 | Relojero reparador | Watch and clock repairer | watchmaker, horologist, clockmaker, watch and clock maker, relojero artesano, reparador de relojes, relojero
precision-instrument-maker 7311 | Mecánico de instrumentos de precisión | Precision instrument maker | precision mechanic, mecánico de precisión, precision instrument repairer, instrument mechanic, fine mechanic, instrumentista mecánico, precision mechanics technician
optical-instrument-maker 7311 | Fabricante de instrumentos ópticos | Optical instrument maker | optical instrument repairer, reparador de instrumentos ópticos, camera repairer, reparador de cámaras fotográficas, photographic equipment repairer, óptico mecánico
surgical-instrument-maker 7311 | Fabricante de instrumentos quirúrgicos | Surgical instrument maker | surgical instrument repairer, instrumentero quirúrgico
scale-repairer 7311 | Balancero | Scale repairer | reparador de balanzas, weighing machine technician, técnico de básculas, scale technician
barometer-maker 7311 | Calibrador de instrumentos | Instrument calibrator | calibration technician, técnico de calibración, metrólogo técnico, metrology technician, gauge calibrator
orthopaedic-shoemaker 7536 | Zapatero ortopédico | Orthopaedic shoemaker | orthopedic footwear maker, orthopaedic footwear technician, técnico en calzado ortopédico, surgical bootmaker
dental-instrument 7311 | Reparador de equipos dentales | Dental equipment technician | dental equipment repairer, técnico de equipos odontológicos
piano-tuner 7312 | Afinador de pianos | Piano tuner | piano technician, técnico de pianos, afinador, keyboard instrument tuner
piano-maker 7312 | Constructor de pianos | Piano maker | pianero, fabricante de pianos, piano builder, harpsichord maker, constructor de claves, clavecinero, keyboard musical instrument maker
organ-builder 7312 | Organero | Organ builder | constructor de órganos, organ maker, pipe organ builder, fabricante de órganos
guitar-maker 7312 | Guitarrero | Guitar maker | luthier de guitarras, guitar luthier, constructor de guitarras, fabricante de guitarras
violin-maker 7312 | Lutier | Violin maker | luthier, violero, fabricante de violines, stringed instrument maker, lutier de violines, violin luthier, bow maker, arquetero
wind-instrument-maker 7312 | Constructor de instrumentos de viento | Wind instrument maker | woodwind repairer, flute maker, flautero, brass instrument maker, reparador de instrumentos de viento, bagpipe maker, gaitero constructor, woodwind maker
drum-maker 7312 | Constructor de instrumentos de percusión | Percussion instrument maker | drum maker, fabricante de tambores, tamborero, membranophone musical instruments maker, castanet maker
harp-maker 7312 | Constructor de arpas | Harp maker | arpero, fabricante de arpas
accordion-maker 7312 | Constructor de acordeones | Accordion maker | acordeonero, accordion repairer, reparador de acordeones
instrument-restorer 7312 | Reparador de instrumentos musicales | Musical instrument repairer | musical instrument technician, instrument restorer, técnico de instrumentos musicales, backline technician, luthier reparador
goldsmith 7313 | Orfebre | Goldsmith | oribe, artesano del oro, orífice, gold worker
silversmith 7313 | Platero | Silversmith | artesano de la plata, silver worker, orfebre de plata
gem-cutter 7313 | Lapidario | Gem cutter | gemstone cutter, tallador de gemas, tallador de piedras preciosas, diamond cutter, tallador de diamantes, precious stone setter cutter
stone-setter 7313 | Engastador | Stone setter | gem setter, engarzador, jewellery setter, engastador de joyas, jewel setter, diamond setter, precious stone setter, clavador de piedras
filigree-maker 7313 | Filigranista | Filigree maker | filigranero, filigree artisan, artesano de filigrana
jewellery-repairer 7313 | Reparador de joyas | Jewellery repairer | jewelry repairer, compositor de joyas, bench jeweller, joyero de taller
jewellery-polisher 7313 | Pulidor de joyería | Jewellery polisher | jewelry polisher, pulidor de joyas
jewellery-mounter 7313 | Montador de joyas | Jewellery mounter | jewelry mounter, jewellery assembler, joyero montador
costume-jeweller 7313 | Bisutero | Costume jewellery maker | fashion jewellery maker, fabricante de bisutería, bijoutier
gold-beater 7313 | Batihoja | Gold beater | goldbeater, batidor de oro, gold leaf maker
coin-minter 7313 | Acuñador | Coin minter | coiner, acuñador de monedas, operario de casa de moneda, mint worker
pottery-thrower 7314 | Tornero de alfarería | Pottery thrower | thrower, tornero alfarero, potter at the wheel, artesano alfarero, ceramista de torno
porcelain-maker 7314 | Porcelanista | Porcelain maker | artesano de porcelana, china maker, fabricante de porcelana
tile-maker 7314 | Azulejero artesano | Hand tile maker | ladrillero artesano, hand brick moulder, brickmaker by hand, moldeador de ladrillos y tejas, hand brick and tile caster
ceramic-caster 7314 | Colador de barbotina | Slip caster | ceramic moulder, moldeador de cerámica, pottery caster, ceramic mould caster, ceramics caster
ceramic-painter 7316 | Pintor de cerámica | Ceramic painter | pintor ceramista, decorador de cerámica, pottery decorator, china painter, decorador de porcelana, porcelain painter
glass-blower 7315 | Soplador de vidrio | Glass blower | glassblower, vidriero soplador, artesano vidriero, glass artisan, glass maker, neon tube bender, lampworker
glass-cutter 7315 | Cortador de vidrio | Glass cutter | cristalero cortador, tallador de vidrio, glass carver, cortador de cristal, cut glass maker
glass-beveller 7315 | Biselador de vidrio | Glass beveller | glass edger, pulidor de vidrio, glass polisher, glass grinder, canteador de vidrio, glass edge finisher
mirror-maker 7315 | Espejero | Mirror maker | azogador, glass silverer, fabricante de espejos, mirror silverer
glass-bender 7315 | Curvador de vidrio | Glass bender | combador de vidrio, glass bending operator
lens-grinder 7315 | Tallador de lentes | Lens grinder | optical lens maker, pulidor de lentes, lens polisher, lens cutter, óptico de taller, optical glass grinder, operario de taller óptico, prescription lens maker
glass-engraver 7316 | Grabador de vidrio | Glass engraver | glass etcher, grabador al ácido de vidrio, vidrio grabador artesano
glass-painter 7316 | Pintor de vidrio | Glass painter | decorador de vidrio, glass decorator
sign-writer 7316 | Rotulista | Sign writer | sign painter, rotulador, letrista, pintor de rótulos, signwriter, rotulador de letreros, sign maker, fabricante de letreros, letrero pintor, signage installer, instalador de rótulos
gilder 7316 | Dorador | Gilder | gold leaf gilder, dorador de marcos, pan de oro artesano, wood gilder, carver and gilder
decorative-painter 7316 | Pintor decorativo | Decorative painter | decorative artist painter, pintor ornamental, pintor muralista decorador, mural painter, scenic painter, pintor escenógrafo, pintor de escenografía
toy-painter 7316 | Pintor de muñecas | Doll painter | toy painter, pintor de juguetes
wood-carver 7317 | Tallista de madera | Wood carver | tallador de madera, woodcarver, artesano tallador, imaginero, ebanista tallista
basket-maker 7317 | Cestero | Basket maker | basketmaker, canastero, basket weaver, tejedor de cestas, mimbrero, wicker worker, artesano del mimbre, wicker furniture maker, fabricante de muebles de mimbre, cane worker
broom-maker 7317 | Escobero | Broom maker | brush maker, fabricante de escobas, fabricante de cepillos, brushmaker, cepillero, brocha fabricante, bristle brush maker
toy-maker-wood 7317 | Juguetero artesano | Wooden toy maker | toymaker, toy maker, fabricante de juguetes, fabricante de juguetes de madera, doll maker, muñequero, puppet maker, fabricante de marionetas, titiritero constructor
cork-worker 7317 | Artesano del corcho | Cork worker | taponero, cork stopper maker, trabajador del corcho
bamboo-worker 7317 | Artesano del bambú | Bamboo craftsperson | bamboo worker, ratán artesano, rattan worker
decoy-box-maker 7317 | Tonelero | Cooper | barrel maker, fabricante de barricas, cubero, barrilero, cask maker, toneleros fabricante de toneles
hand-weaver 7318 | Tejedor artesanal | Hand weaver | handloom weaver, tejedor a mano, weaver, tejedor de telar manual, telar artesano, tejedor
tapestry-weaver 7318 | Tapicista | Tapestry weaver | tejedor de tapices, tapestry maker, artesano de tapices, carpet weaver, tejedor de alfombras, alfombrista, rug maker, carpet handicraft worker, rug weaver
knitter 7318 | Tejedor de punto a mano | Hand knitter | knitter, calcetero, tejedor de prendas de punto, crocheter, ganchillero, crocheter by hand, tejedora de ganchillo
lace-maker 7318 | Encajero | Lace maker | lacemaker, palillero, bolillero, tejedor de encajes, encajera de bolillos, randero
leather-artisan 7318 | Talabartero | Leather craftsperson | leatherworker, marroquinero, artesano del cuero, leather goods artisan, leather artisan, artesano marroquinero, leather goods maker, guarnicionero
saddler 7318 | Guarnicionero de sillas de montar | Saddler | sillero, saddle maker, harness maker, fabricante de monturas, sillero de caballos, montura artesano
net-maker 7318 | Redero | Net maker | netmaker, tejedor de redes, fishing net maker, reparador de redes de pesca, atador de redes, net mender
feltmaker 7318 | Fieltrero | Felt maker | artesano del fieltro, felter
batik-artist 7318 | Estampador textil artesanal | Textile hand printer | batik artist, artesano del batik, serígrafo textil, block printer of textiles
candle-maker 7319 | Velero | Candle maker | cerero, candlemaker, fabricante de velas, chandler, fabricante de cirios
paper-artisan 7319 | Artesano papelero | Handmade paper maker | papermaker by hand, paper craftsperson, artesano del papel, piñatero, papel maché artesano, papier mache maker
prop-maker 7319 | Fabricante de atrezo | Prop maker | utilero constructor, atrecista constructor, fabricante de utilería
mannequin-maker 7319 | Fabricante de maniquíes | Mannequin maker | model maker, maquetista, miniature maker, fabricante de maquetas, modelista de maquetas, maquetista de arquitectura
umbrella-maker 7319 | Paragüero | Umbrella maker | fabricante de paraguas, umbrella repairer, reparador de paraguas, fan maker, abaniquero
soap-artisan 7319 | Jabonero artesano | Handmade soap maker | artisan soap maker, jabonero, soap maker
kite-maker 7319 | Fabricante de pirotecnia | Fireworks maker | pirotécnico artesano, polvorista, cohetero, pyrotechnist
`;
