/** Specific titles of food, wood, garment and other crafts; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_B5 = `
prepress-technician 7321 | Técnico de preimpresión | Prepress technician | pre press operator, preimpresor, prepress operator, fotomecánico, platemaker, filmador de planchas, imposition technician, impositor, montador de preimpresión, operador de preimpresión, técnico de artes gráficas de preimpresión
colour-separator 7321 | Operador de separación de colores | Colour separation operator | photoengraver, fotograbador, scanner operator of colour, retocador de preimpresión, prepress retoucher
offset-printer 7322 | Impresor de offset | Offset printer | offset press operator, lithographic printer, maquinista de offset, litógrafo, lithographer, impresor litográfico, sheet fed press operator, maquinista impresor, rotativista, web press operator, operador de impresión offset, operador de prensa offset, operador de máquina offset
flexographic-printer 7322 | Impresor flexográfico | Flexographic printer | flexographic press operator, flexógrafo, flexo operator, operador de flexografía, operador de impresión flexográfica, operador de prensa flexográfica
gravure-printer 7322 | Impresor de huecograbado | Gravure printer | gravure press operator, rotograbador, rotogravure operator, operador de huecograbado, intaglio printer, operador de impresión en huecograbado, operador de prensa de huecograbado
letterpress-printer 7322 | Impresor tipográfico | Letterpress printer | tipógrafo, letterpress operator, prensista tipográfico, relief printer, operador de impresión tipográfica, operador de prensa tipográfica
screen-printer 7322 | Serígrafo | Screen printer | silk screen printer, estampador serigráfico, operario de serigrafía, screen printing operator, serigrafista, silkscreen maker, impresor serigráfico, operador de serigrafía
digital-printer 7322 | Impresor digital | Digital printer | digital press operator, plotter operator, operador de plotter, large format printer operator, operario de gran formato
pad-printer 7322 | Operador de tampografía | Pad printer | tampógrafo, pad printing operator, hot foil operator, operador de estampación en caliente, hot foil stamper, foil stamping operator
printing-supervisor 7322 | Encargado de imprenta | Print shop supervisor | print foreman, regente de imprenta, jefe de taller de artes gráficas, printing supervisor
book-sewer 7323 | Cosedor de libros | Book sewer | book sewing machine operator, book stitcher, operador de cosedora de libros, saddle stitcher operator, encuadernador cosedor
print-folder 7323 | Operador de plegadora de papel | Print folding operator | folding machine operator, plegador de papel, doblador de pliegos, paper folder, saddle stitching operator, finishing operative of print, operario de acabados gráficos, print finisher, manipulador de artes gráficas, operador de máquina plegadora
building-electrician 7411 | Electricista de edificios | Building electrician | electricista de obra, domestic electrician, electricista instalador, electricista residencial, house electrician, wireman, electrical installer, electricista doméstico
industrial-electrician 7412 | Electricista industrial | Industrial electrician | electricista de planta, plant electrician, electrical maintenance technician, electricista de mantenimiento, maintenance electrician, factory electrician
mining-electrician 7411 | Electricista de minas | Mining electrician | mine electrician, electricista minero
stage-electrician 7411 | Electricista de escenario | Stage electrician | eléctrico de rodaje, event electrician, electricista de espectáculos, electricista de eventos, theatre electrician, jefe de eléctricos
ship-electrician 7411 | Electricista naval | Marine electrician | ship electrician, electricista de barcos, electricista de buques, shipboard electrician
street-lighting-electrician 7411 | Electricista de alumbrado público | Street lighting electrician | street light technician, instalador de alumbrado, farolero municipal
solar-installer 7411 | Instalador de placas solares | Solar panel installer | instalador fotovoltaico, photovoltaic installer, técnico fotovoltaico, solar PV installer, instalador de energía solar, montador de placas solares, solar technician
ev-charger-installer 7411 | Instalador de puntos de recarga | EV charger installer | electric vehicle charging point installer, instalador de cargadores eléctricos
lightning-rod-installer 7411 | Instalador de pararrayos | Lightning protection installer | lightning conductor fitter, lightning protection worker
smart-home-installer 7411 | Instalador domótico | Smart home installer | domotics installer, técnico en domótica, home automation installer, building automation installer
electrical-mechanic 7412 | Mecánico electricista | Electrical mechanic | electrical fitter, ajustador electricista, electromecánico, electrical repairer, reparador de equipos eléctricos, electromechanic
motor-rewinder 7412 | Reparador de motores eléctricos | Electric motor repairer | generator repairer, reparador de generadores, transformer repairer, reparador de transformadores, electric motor mechanic
elevator-mechanic 7412 | Mecánico de ascensores | Elevator mechanic | lift mechanic, lift engineer, montador de ascensores, instalador de ascensores, lift installer, reparador de ascensores, escalator technician, técnico de escaleras mecánicas, elevator installer
car-electrician 7412 | Electricista de vehículos | Vehicle electrician | auto electrician, electricista automotriz, electromecánico de vehículos, automotive electrician, técnico electromecánico de automoción, battery service technician, electricista del automóvil
aircraft-electrician 7412 | Electricista de aeronaves | Aircraft electrician | avionics fitter, electricista de aviación
train-electrician 7412 | Electricista ferroviario | Railway electrician | rolling stock electrician, electricista de material rodante, railway signalling electrician, técnico de señalización ferroviaria, catenary technician, técnico de catenaria, overhead line engineer
appliance-repairer 7412 | Reparador de electrodomésticos | Appliance repairer | domestic appliance engineer, white goods technician, técnico de línea blanca, household appliance repairer, reparador de lavadoras, washing machine repairer, household appliances repair technician
power-lineman 7413 | Instalador de líneas eléctricas | Overhead line worker | lineman, lineworker, tendedor de líneas eléctricas, liniero, electrical line installer, montador de líneas de alta tensión, high voltage line worker, overhead linesman, linesman, power line technician, celador de líneas
cable-jointer 7413 | Empalmador de cables eléctricos | Cable jointer | electrical cable jointer, underground cable splicer, jointer, electrical cable splicer
substation-electrician 7413 | Electricista de subestación | Substation electrician | substation technician, electricista de alta tensión, high voltage electrician, técnico de subestaciones, power distribution electrician
electronics-repairer 7421 | Reparador de aparatos electrónicos | Electronics repairer | consumer electronics repair technician, reparador de televisores, television repairer, tv repairman, técnico de televisores, radio and tv technician, radiotécnico, audio equipment repairer, electronic equipment technician, técnico de reparación electrónica
atm-technician 7421 | Técnico de cajeros automáticos | ATM repair technician | ATM technician, reparador de cajeros automáticos, cash machine engineer
office-machine-technician 7421 | Técnico de fotocopiadoras | Office equipment repair technician | photocopier technician, reparador de fotocopiadoras, copier technician, reparador de máquinas de oficina, printer repair technician, técnico de impresoras
biomedical-equipment-tech 7421 | Técnico de electromedicina | Medical equipment technician | electromédico, biomedical equipment technician, medical device repairer, técnico de equipos médicos
security-systems-installer 7421 | Instalador de sistemas de seguridad | Security systems installer | instalador de alarmas, security alarm technician, alarm fitter, alarm installer, instalador de cámaras de seguridad, cctv installer, fire alarm installer, instalador de cctv
ict-installer 7422 | Instalador de redes informáticas | Network cabling installer | instalador de cableado estructurado, data cabling installer, network installer, structured cabling technician, tendedor de redes, cableador de redes
telecom-technician 7422 | Técnico de telefonía | Telephone installer | telephone technician, instalador de teléfonos, telephone engineer, empalmador telefónico, telecom line worker, telefónico instalador, telecoms field engineer, instalador de líneas telefónicas
antenna-installer 7422 | Antenista | Aerial installer | satellite dish installer, instalador de antenas, antenna installer, instalador de antenas parabólicas, aerial rigger
tower-climber 7422 | Torrero de telecomunicaciones | Telecommunications tower climber | tower technician, mast rigger, trabajador de torres de telecomunicaciones, cell tower climber
fibre-splicer 7422 | Empalmador de fibra óptica | Fibre optic splicer | fiber splicer, fusionador de fibra óptica, fibre technician, técnico de fibra óptica, optical fibre technician
computer-repairer 7422 | Reparador de ordenadores | Computer repairer | computer hardware repair technician, técnico de reparación de computadoras, pc technician, computer repair technician, reparador de computadoras, técnico de hardware
mobile-repairer 7422 | Reparador de teléfonos móviles | Mobile phone repairer | cell phone repair technician, reparador de celulares, mobile phone technician, reparador de móviles, smartphone repairer
butcher-trade 7511 | Carnicero | Butcher | meat cutter, cortador de carne, tablajero, despostador, maestro carnicero, master butcher, despiecero, meat trimmer
slaughterhouse-worker 7511 | Matarife de matadero | Slaughterman | slaughterer, abattoir worker, faenador, faenero, operario de matadero, matancero, halal slaughterer, matarife halal, jifero, kosher slaughterer, sacrificador
poultry-dresser 7511 | Desplumador de aves | Poultry processor | poultry dresser, faenador de aves, pollero, poultry eviscerator, poultry plant worker
tripe-dresser 7511 | Tripero | Tripe dresser | casquero, offal dresser, gut cleaner, mondonguero
fish-trimmer 7511 | Fileteador | Fish filleter | fish trimmer, fish cutter, desconchador, limpiador de pescado, shellfish shucker, oyster opener, abridor de ostras, fish gutter, eviscerador de pescado
baker-trade 7512 | Panadero | Baker | bread baker, maestro panadero, hornero, tahonero, artisan baker, panadero artesano, panificador, master baker
cake-decorator 7512 | Decorador de tartas | Cake decorator | decorador de pasteles, diseñador de tartas, cake designer, sugarcraft artist
confectioner 7512 | Confitero | Confectioner | sweet maker, dulcero, maestro confitero, candy maker, chocolatier, chocolatero, maestro chocolatero, elaborador de dulces, bombonero, turronero artesano, caramelero artesano, artisan chocolate maker
pizza-maker 7512 | Pizzero | Pizzaiolo | pizza maker, pizza chef, maestro pizzero, pizza cook
churro-maker 7512 | Churrero | Churro maker | churros cook, buñolero, doughnut maker, donut baker
tortilla-maker 7512 | Tortillero | Tortilla maker | molinero de nixtamal, arepero, empanadero, empanada maker, tamalero
dairy-artisan 7513 | Maestro quesero | Artisan cheesemaker | cheese maker, quesero artesano, cheesemaker, maker of dairy products, elaborador artesanal de lácteos, affineur, afinador de quesos
fruit-artisan-preserver 7514 | Elaborador artesanal de conservas | Artisan preserves maker | conservero artesano, jam artisan, fruit press worker, encurtidor artesano
master-brewer 7514 | Maestro cervecero artesano | Craft brewer | brewmaster, cervecero artesanal, brew master, microbrewer
coffee-taster 7515 | Catador de café | Coffee taster | coffee grader, barista catador, coffee cupper, tasting panelist, café degustador, q grader, coffee quality grader
tea-taster-job 7515 | Catador de té | Tea taster | tea grader, sommelier de té, tea sommelier
wine-taster-job 7515 | Catador de vino | Wine taster | wine grader, degustador de vinos, enocatador, liquor grader, catador de licores
olive-oil-taster 7515 | Catador de aceite de oliva | Olive oil taster | oil taster, panelista de aceite, olive oil sommelier
meat-grader 7515 | Clasificador de canales | Meat grader | meat inspector grader, carcass grader, clasificador de carnes
cheese-grader 7515 | Clasificador de alimentos | Food grader | catador de quesos, cheese grader, fruit grader, clasificador de frutas, fruit sorter, food inspector of grading
sensory-panelist 7515 | Panelista sensorial | Sensory panellist | sensory taster, degustador sensorial, tasting panel member, sensory evaluator
tobacco-preparer 7516 | Preparador de tabaco | Tobacco preparation worker | tobacco curer, curador de tabaco, tobacco blender, tobacco stripper, despalillador de tabaco, tobacco grader, escogedor de tabaco, leaf sorter, leaf tier
cigar-maker 7516 | Torcedor de tabaco | Cigar maker | cigar roller, torcedor de puros, tabaquero artesano, liador de cigarros, cigarrero artesano, purero, hand cigar maker
antique-furniture-restorer 7522 | Restaurador de muebles | Furniture restorer | antique furniture restorer, furniture conservator, reparador de muebles antiguos, furniture repairer
furniture-maker 7522 | Ebanista | Cabinetmaker | cabinet maker, furniture maker, mueblista, maestro ebanista, fabricante de muebles, chair maker, sillero artesano, kitchen unit maker, fine woodworker, mueblero
frame-maker 7522 | Enmarcador | Picture framer | marquero, frame maker, marcos fabricante, picture frame maker, moldurero
marquetry-worker 7522 | Marquetero | Marquetry craftsman | wood inlayer, taraceador, marquetry maker, inlayer, artesano de taracea
coffin-maker 7522 | Fabricante de ataúdes | Coffin maker | casket maker, ataudero
cartwright 7522 | Carretero | Wheelwright | carpintero de carros, cartwright, wagon maker, fabricante de ruedas de madera, coachbuilder, carrocero
wooden-model-maker 7522 | Modelista de madera | Wooden model maker | wood modelmaker, wooden pattern maker, billiard table maker, snooker cue maker
pipe-maker-smoking 7522 | Pipero | Smoking pipe maker | tobacco pipe maker, fabricante de pipas, ski maker, fabricante de esquís, racket maker
wood-turner 7523 | Tornero de madera | Wood turner | woodturner, torneador de madera, wood lathe operator, operador de torno de madera
wood-router-operator 7523 | Operador de fresadora de madera | Wood router operator | cnc router operator, wood moulding machine operator, tupista, spindle moulder operator, operador de tupí, wood shaper, operador de ranuradora, operador de fresadora de madera cnc, operador de router, operario de router
table-saw-operator 7523 | Operador de sierra circular | Table saw operator | panel saw operator, operador de seccionadora, cortador de tableros, seccionadora operario, circular saw operator, wood cutter of panels, operador de sierra de mesa, operador de sierra
wood-planer 7523 | Cepillador de madera | Planer operator | planer thicknesser operator, regruesador, planing machine operator of wood, wood planer, operador de cepilladora, operador de cepilladora de madera, operador de regruesadora
wood-sander 7523 | Lijador de madera | Wood sander | sander, lijador, sanding machine operator, pulidor de madera, lijador de muebles, calibradora de madera operario, operador de lijadora, operador de máquina lijadora
edge-bander 7523 | Operador de canteadora | Edge bander operator | edge banding operator, canteador, chapeador de cantos, chapeador de tableros
wood-borer 7523 | Operador de taladradora de madera | Wood boring machine operator | nailing machine operator, clavadora operario, wood drilling operator
woodworking-machinist 7523 | Operador de máquinas de carpintería | Woodworking machine operator | wood machinist, maquinista de carpintería, woodworking machinist, mecanizador de madera, furniture machine operator
bespoke-tailor 7531 | Sastre a medida | Bespoke tailor | tailor, sastre, master tailor, maestro sastre, sastre de caballero, custom tailor, couturier, sastre cortador
dressmaker-trade 7531 | Modista | Dressmaker | costurero a medida, seamstress at home, costurera a domicilio, modista de alta costura, bridal dressmaker, modista de novias
costume-maker 7531 | Confeccionista de vestuario escénico | Costume maker | theatre costume maker, wardrobe maker, realizador de vestuario, sastra de espectáculos, figurinista confeccionista
alteration-tailor 7533 | Arreglador de ropa | Clothing alterationist | alteration hand, arreglos de costura, compostura de ropa, garment alterer, clothing alteration machinist, mender of clothes, zurcidor
furrier-trade 7531 | Peletero | Furrier | fur tailor, sastre de pieles, fur garment maker, confeccionista de pieles
hatter-trade 7531 | Sombrerero artesano | Hatter | hat maker, milliner, cap maker, gorrero, boinero, modista de sombreros
corset-maker 7531 | Corsetero | Corset maker | lencero, lingerie maker, corsetière, corsetería modista, confeccionista de lencería, underwear maker
glove-maker 7531 | Guantero | Glove maker | fabricante de guantes, glover, cravat maker, tie maker, fabricante de corbatas
wearing-apparel-cutter 7532 | Cortador de prendas de vestir | Garment cutter | clothing cutter, cortador de tela, fabric cutter, cortador textil, tendedor cortador, cloth cutter, cortador de confección, textile cutter
pattern-grader 7532 | Escalador de patrones | Pattern grader | garment grader, escalista de patrones, clothing pattern grader, clothing cad patternmaker, patronista digital, cad pattern maker
sample-maker 7531 | Muestrista | Sample machinist | sample maker, confeccionista de muestras, sample sewer, muestrario confeccionista
embroiderer-trade 7533 | Bordador | Embroiderer | hand embroiderer, bordador a mano, needleworker, bordadora artesana, embroidery worker
flag-maker 7533 | Cosedor de banderas | Flag maker | sail maker, velero de barcos, sailmaker, tent maker, fabricante de carpas, confeccionador de velas náuticas, parachute maker
toy-stuffer 7533 | Confeccionador de peluches | Soft toy maker | stuffed toy maker, teddy bear maker, fabricante de peluches, doll clothes maker
upholsterer-trade 7534 | Tapicero | Upholsterer | furniture upholsterer, tapicero de muebles, tapicero de sofás, sofa maker, soft furnisher
vehicle-upholsterer 7534 | Tapicero de vehículos | Vehicle upholsterer | car upholsterer, tapicero de automóviles, aircraft interior technician, railway car upholsterer, vehicle trimmer, guarnecedor de vehículos, auto trimmer
pelt-dresser 7535 | Curtidor de pieles finas | Pelt dresser | fur dresser, fellmonger, pelt grader, clasificador de pieles, hide grader, clasificador de cueros, skin grader
tanner-trade 7535 | Curtidor de cuero | Leather tanner | tannery operative, curtiembrero, operario de curtiembre, tenería operario, zurrador
bespoke-shoemaker 7536 | Zapatero a medida | Bespoke shoemaker | bootmaker, botero, botinero, custom shoemaker, handmade shoe maker, zapatero artesano, cordwainer, alpargatero, espadrille maker
shoe-repairer-trade 7536 | Zapatero remendón | Shoe repairer | cobbler, reparador de zapatos, remendón, shoe mender, reparador de calzado, heel bar assistant, zapatero de reparación
underwater-diver 7541 | Buzo industrial | Commercial diver | underwater welder, soldador subacuático, construction diver, buzo de obras, salvage diver, buzo de salvamento, saturation diver, offshore diver, hyperbaric welder, welder diver, soldador submarino, buzo soldador, soldador bajo el agua, wet welder, underwater cutter welder
explosives-engineer-blaster 7542 | Dinamitero | Blaster | shotfirer, artificiero de voladuras, blasting technician, pegador de explosivos, explosives handler, seismic shooter, cartuchero de voladuras
bomb-disposal 7542 | Artificiero | Bomb disposal technician | TEDAX, desactivador de explosivos, explosive ordnance disposal technician, bomb technician, desminador, deminer, EOD technician, bomb disposal expert
product-grader 7543 | Clasificador de productos | Product grader | product tester, verificador de productos, product assembly inspector, probador de productos, grader of goods, quality tester, controlador de calidad de productos, clasificador de mercancías
metal-quality-inspector 7543 | Inspector de calidad de metales | Metal product quality inspector | metal quality controller, verificador de piezas metálicas, verificador dimensional, dimensional inspector, parts inspector
electronics-inspector 7543 | Inspector de equipos electrónicos | Electronic equipment inspector | circuit board inspector, verificador de circuitos, electronics tester, probador de circuitos, electrical equipment inspector
fumigator 7544 | Fumigador | Fumigator | pest controller, controlador de plagas, exterminator, exterminador, pest control technician, técnico de control de plagas, desinsectador, aplicador de plaguicidas, desratizador, rat catcher, rodent controller, exterminador de plagas
weed-sprayer 7544 | Aplicador de herbicidas | Weed controller | herbicide sprayer, agricultural pesticide sprayer, aplicador de fitosanitarios, crop sprayer operator, aplicador de agroquímicos
flower-arranger-dried 7549 | Artesano de flores artificiales | Artificial flower maker | dried flower arranger, fabricante de flores artificiales, flor seca artesano
optical-lens-finisher 7549 | Moldeador de lentes | Lens moulder | optical lens moulder, pulidor óptico, prescription lens finisher
`;
