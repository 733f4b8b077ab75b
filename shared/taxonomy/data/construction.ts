/** Skills of building and of what is built in: structure, finishing, electricity, water, climate, wood, paint, upkeep and networks. */
export const CONSTRUCTION = `
[skill construction]
formwork | Encofrado | Formwork | encofrado de madera, encofrado metálico, shuttering, concrete forms, encofrador*, cimbra* | concrete
rebar | Ferralla | Rebar work | ferrallado, armado de hierro, armadura de acero, steel fixing, reinforcing steel, rebar installation, amarre de acero, varilla corrugada, doblado de hierro | concrete
foundations | Cimentaciones | Foundations work | zapatas y pilotes, building foundations, footings, piling works, micropilotes, excavación de cimientos | concrete
precast | Prefabricados de hormigón | Precast concrete | prefabricado de concreto, hormigón prefabricado, concreto prefabricado, precast panels, tilt-up | concrete
shotcrete | Gunitado | Shotcrete | hormigón proyectado, concreto lanzado, sprayed concrete, gunite | concrete
mortar-rendering | Enfoscados y revocos | Exterior rendering | monocapa, mortero monocapa, revoco*, revoque*, repello, tarrajeo, stucco, cement rendering, aplanados* | masonry
plaster-work | Yesos y escayolas | Plasterwork | yesería, enyesado, escayola, molduras de escayola, plaster moulding, guarnecido de yeso, skim coating | drywall
partition-walls | Tabiquería seca | Partition walls | tabiques, colocación de tabiques, metal stud framing, stud walls, partition installation | drywall
suspended-ceilings | Techos suspendidos | Suspended ceilings | falso techo, techos registrables, cielo raso, plafones, drop ceilings, acoustic ceilings | drywall
framing | Entramado de madera | Timber framing | wood framing, rough framing, house framing, estructuras de madera, casas de madera, rough carpentry, timber frame | carpentry
waterproofing | Impermeabilización | Waterproofing | telas asfálticas, waterproof membranes, damp proofing, sellado de juntas, EPDM! | roofing
slate-roofing | Tejados de pizarra y teja | Slate and tile roofing | pizarra de tejado, retejado, roof tiling, shingle roofing, canalones, gutter installation | roofing
facade-work | Fachadas | Façade work | rehabilitación de fachadas, fachada ventilada, restauración de fachadas, curtain wall, muro cortina, cladding*, façade cladding, SATE!, facade restoration, ETICS!
rope-access | Trabajos verticales | Rope access | IRATA!, trabajos en suspensión, rope access techniques, abseiling work
work-at-height | Trabajos en altura | Working at height | work at height, línea de vida, fall protection, arnés de seguridad, protección anticaídas, fall arrest
aerial-lifts | Plataformas elevadoras | Aerial work platforms | cesta elevadora, scissor lift, boom lift, aerial lift, cherry picker, manlift, manejo de plataformas elevadoras, tijera elevadora | heavy-equipment
excavator-operation | Manejo de excavadora | Excavator operation | excavadora, excavadora giratoria, excavadora de orugas, excavator, mini excavator, miniexcavadora, digger operation | heavy-equipment
backhoe-operation | Manejo de retroexcavadora | Backhoe operation | retroexcavadora, backhoe, backhoe loader, pala mixta, mixta*, retro*, retropala | heavy-equipment
loader-operation | Manejo de pala cargadora | Loader operation | pala cargadora, cargador frontal, wheel loader, front-end loader, skid steer, minicargadora, bobcat, minipala | heavy-equipment
grader-operation | Manejo de motoniveladora | Grader operation | motoniveladora, motor grader, nivelación de terreno, land grading, site grading | heavy-equipment
roller-operation | Compactación de suelos | Soil compaction | rodillo compactador, rulo compactador, road roller, compactadora, pisón compactador, vibroapisonadora | heavy-equipment
earthmoving | Movimiento de tierras | Earthmoving | excavación de zanjas, earthworks, trench digging, trenching, zanjeo, desmontes y terraplenes | heavy-equipment
dumper-operation | Manejo de dúmper | Dumper operation | dumper*, dúmper articulado, volquete*, dump truck operation, camión volquete | heavy-equipment
concrete-pumping | Bombeo de hormigón | Concrete pumping | bomba de hormigón, bomba de concreto, concrete pump, camión hormigonera, mezcladora de concreto, concrete mixer | concrete
road-marking | Señalización vial | Road marking | marcas viales, pintura vial, road signage, traffic control setup, señalización de obras, flagging* | paving
kerb-laying | Bordillos y aceras | Kerbs and pavements | colocación de bordillos, adoquines, curb and gutter, sidewalk construction, paver installation, paver laying, aceras y bordillos | paving
drainage-works | Saneamiento y drenaje | Drainage works | redes de saneamiento, saneamiento de obra, alcantarillado, sewer lines, sewer systems, drenajes*, storm drains, colectores de saneamiento, pipe laying, arquetas | plumbing
building-restoration | Rehabilitación de edificios | Building restoration | reformas integrales, reformas de viviendas, remodelación de viviendas, home renovation, home remodeling, building renovation, remodelaciones, kitchen remodeling, bathroom remodeling, rehabilitación de viviendas, restauración de edificios
heritage-restoration | Restauración de patrimonio | Heritage restoration | patrimonio arquitectónico, historic preservation, building conservation, restauración de monumentos | building-restoration
asbestos-removal | Retirada de amianto | Asbestos removal | desamiantado, amianto, asbestos abatement, fibrocemento, asbestos | demolition
site-setting-out | Replanteo de obra | Setting out | replanteos, site layout, construction layout, nivel láser, laser level | topography
site-logs | Certificaciones de obra | Progress certificates | libro de obra, progress billing, valuaciones de obra, bitácora de obra, construction pay applications | site-management
bill-of-quantities | Mediciones de obra | Bill of quantities | estado de mediciones, quantity surveying, metrados, BOQ!, metraje de obra | cost-estimation
subcontractor-coordination | Coordinación de subcontratas | Subcontractor coordination | coordinación de gremios, coordinación de industriales, trade coordination, subcontractor supervision, coordinación de contratistas | site-management
construction-scheduling | Planificación de obra | Construction scheduling | primavera p6, planning de obra, project scheduling in construction, lookahead schedule, Primavera!*, oracle primavera, cronograma de obra, procore | site-management
building-codes | Código técnico de la edificación | Building codes | CTE!, normativa de edificación, international building code, normativa urbanística, building regulations, código de construcción, building permits, licencias de obra, permisos de construcción, código técnico
health-safety-coordination | Coordinación de seguridad en obra | Construction safety coordination | coordinador de seguridad y salud, plan de seguridad y salud, construction safety, estudio de seguridad y salud, site safety | health-safety
stair-building | Montaje de escaleras | Stair building | escaleras de madera, staircase installation, barandillas, barandas, handrails, railings installation | carpentry
flooring-wood | Parqué y tarima | Wood flooring | tarima flotante, suelos de madera, parquet, suelo laminado, laminate flooring, hardwood flooring, acuchillado de parqué, floor sanding, piso flotante, duela* | tiling
vinyl-flooring | Suelos vinílicos y moqueta | Vinyl and carpet flooring | suelo vinílico, linóleo, vinyl flooring, carpet laying, carpet installation, instalación de moqueta, moqueta, colocación de alfombras | tiling
resin-flooring | Suelos de resina | Resin flooring | resina epoxi, pavimentos continuos, epoxy flooring, suelos epoxi, epoxy coating | tiling
grouting | Rejuntado | Grouting | lechada y juntas, tile grouting, fraguado de juntas, emboquillado | tiling
kitchen-fitting | Montaje de cocinas | Kitchen fitting | instalación de cocinas, kitchen installation, muebles de cocina, cocinas integrales, countertop installation, encimeras | carpentry
furniture-making | Fabricación de muebles | Furniture making | ebanistería, mueblería, muebles a medida, custom furniture, cabinet making, cabinetry, fabricación de mobiliario | carpentry
furniture-assembly | Montaje de muebles | Furniture assembly | armado de muebles, ensamblaje de muebles, flat-pack assembly, ensamble de muebles | carpentry
door-fitting | Colocación de puertas | Door installation | montaje de puertas, instalación de puertas, door hanging, puertas de paso, garage doors, puertas automáticas, automatic doors | carpentry
finish-carpentry | Carpintería de acabados | Finish carpentry | trim carpentry, rodapiés, zócalos*, molduras de madera, baseboards, trim work, crown molding | carpentry
wood-machining | Mecanizado de madera | Wood machining | sierra de cinta, band saw, table saw, sierra circular, seccionadora, canteadora, tupí, cepilladora, regruesadora, wood router, edge banding | carpentry
wood-finishing | Barnizado y lacado | Wood finishing | barnizado, lacado, lacado de muebles, varnishing, lacquering, wood staining, barnices, teñido de madera, french polishing | painting-skill
spray-painting | Pintura a pistola | Spray painting | pintura airless, airless spraying, pistola de pintura, pulverizado de pintura, spray gun, soplete de pintura | painting-skill
industrial-painting | Pintura industrial | Industrial painting | pintura electrostática, powder coating, recubrimientos industriales, industrial coatings, protective coatings, pintura epóxica, pintura en polvo, lacado de aluminio | painting-skill
sandblasting | Chorreado | Sandblasting | granallado, arenado, chorro de arena, abrasive blasting, shot blasting, sand blasting, sandblasteo | industrial-painting
wallpapering | Empapelado | Wallpapering | papel pintado, papel tapiz, wallpaper hanging, wall covering, tapizado de paredes | painting-skill
wall-smoothing | Alisado de paredes | Wall preparation | quitar gotelé, gotelé, masillado de paredes, emplastecido, spackling, surface preparation, preparación de superficies | painting-skill
decorative-finishes | Estucos y acabados decorativos | Decorative finishes | estuco veneciano, estucado, venetian plaster, faux finishing, pátinas, decorative painting | painting-skill
sealing | Sellados y siliconas | Sealing and caulking | sellado de silicona, caulking, siliconado, joint sealing | general-maintenance
domestic-wiring | Instalación eléctrica de viviendas | Domestic wiring | residential wiring, cableado residencial, house wiring, instalaciones interiores de vivienda, residential electrical | electrical-installation
industrial-wiring | Instalación eléctrica industrial | Industrial electrical installation | electricidad industrial, industrial electrical, commercial wiring, instalaciones industriales, industrial wiring | electrical-installation
electrical-panels | Cuadros eléctricos | Electrical panels | montaje de cuadros eléctricos, tableros eléctricos, armado de tableros, panel building, cuadros de distribución, panel wiring, electrical cabinets, distribution boards, switchgear, tableros de distribución, control panel assembly | electrical-installation
low-voltage-regulations | Reglamento de baja tensión | Wiring regulations | REBT!, reglamento electrotécnico, national electrical code, nec code, código eléctrico, 18th edition, boletines eléctricos, certificados de instalación eléctrica, RETIE! | electrical-installation
medium-voltage | Media y alta tensión | Medium and high voltage | media tensión, alta tensión, high voltage, medium voltage, centros de transformación, subestaciones eléctricas, electrical substations, substation, celdas de media tensión, subestaciones | electrical-engineering
power-lines | Líneas eléctricas | Power lines | tendidos eléctricos, líneas aéreas, overhead lines, redes de distribución eléctrica, line work, power distribution, líneas subterráneas | medium-voltage
lighting-installation | Instalación de iluminación | Lighting installation | luminarias, alumbrado, alumbrado público, street lighting, led lighting, lighting fixtures, instalación de luminarias, alumbrado led | electrical-installation
electric-motors | Motores eléctricos | Electric motors | bobinado de motores, motor rewinding, arranque de motores, motor controls, variadores de frecuencia, variable frequency drives, VFD!, rebobinado, variadores de velocidad | electrical-installation
transformers | Transformadores de potencia | Power transformers | mantenimiento de transformadores, transformadores* | medium-voltage
earthing | Puesta a tierra | Earthing and grounding | tomas de tierra, electrical grounding, earthing systems, pararrayos, lightning protection, grounding systems | electrical-installation
electrical-testing | Mediciones eléctricas | Electrical testing | multímetro, tester eléctrico, multimeter, polímetro, megger, megóhmetro, comprobación de instalaciones eléctricas, inspección eléctrica, electrical inspection, electrical troubleshooting, averías eléctricas | electrical-installation
generators | Grupos electrógenos | Power generators | generadores eléctricos, diesel generators, plantas eléctricas, standby generators, gensets, plantas de emergencia, UPS systems!, SAI!*
ev-charging | Puntos de recarga | EV charging points | ev charging, ev chargers, cargadores de vehículos eléctricos, puntos de recarga de vehículo eléctrico, charging stations, electrolineras | electrical-installation
intercoms | Porteros automáticos | Intercoms and entry systems | porteros electrónicos, videoporteros, door entry systems, citófonos, intercom systems | electrical-installation
automatic-gates | Puertas automáticas de garaje | Automatic gates | puertas de garaje, automatismos de puertas, motores de puertas, gate automation, portones eléctricos, portones automáticos | electrical-installation
fire-detection | Detección de incendios | Fire alarm systems | detectores de humo, fire alarms, smoke detectors, centrales de incendios, fire detection, alarmas contra incendios, sistemas de detección de incendios | fire-safety
sprinklers | Rociadores y BIE | Sprinkler systems | rociadores, fire sprinklers, bocas de incendio, red contra incendios, sistemas contra incendios, fire suppression, protección contra incendios, fire protection systems, PCI!* | fire-safety
antennas | Antenas e ICT | Aerials and satellite dishes | instalación de antenas, antena parabólica, satellite dish installation, TDT!, infraestructuras comunes de telecomunicaciones, antenna installation | telecommunications
structured-cabling | Cableado estructurado | Structured cabling | cableado de red, network cabling, data cabling, cat6, ethernet cabling, cat5e, cable pulling, cableado de datos, patch panels, racks de comunicaciones, low voltage cabling, voz y datos, crimpado | telecommunications
fibre-optics | Fibra óptica | Fibre optics | instalación de fibra óptica, fiber optics, fusión de fibra, fiber splicing, fusionado de fibra óptica, FTTH!, fibre splicing, OTDR!, fusionadora, empalme de fibra óptica, tendido de fibra | telecommunications
telecom-towers | Torres y estaciones base | Telecom towers | estaciones base, cell towers, base stations, tower climbing, torres de telecomunicaciones, radioenlaces, microwave links, antenas de telefonía | telecommunications
telephone-systems | Centralitas telefónicas | Telephone systems | PBX!, instalación de centralitas, telephony systems, telefonía ip, ip telephony, asterisk pbx, conmutadores telefónicos, PABX! | telecommunications
broadband-provisioning | Altas de internet y TV | Broadband installation | instalación de internet, instalación de router, ADSL!, HFC!, cable modem, dsl installation, decodificadores, set-top box, wifi installation | telecommunications
drinking-water-piping | Redes de agua potable | Water supply piping | tuberías de cobre, tubería multicapa, copper piping, PEX!, instalación de agua, agua caliente sanitaria, ACS!*, acometidas de agua, water lines, soldadura de cobre, polipropileno termofusión, termofusión | plumbing
drain-unblocking | Desatascos | Drain cleaning | desatranco, destape de cañerías, drain unblocking, desatascos de tuberías, unclogging drains, destapación de drenajes | plumbing
sanitary-fixtures | Sanitarios y grifería | Sanitary fixtures | aparatos sanitarios, grifería, grifos*, plumbing fixtures, bathroom fitting, faucets, platos de ducha | plumbing
leak-detection | Detección de fugas | Leak detection | fugas de agua, localización de fugas, water leaks, reparación de fugas, leak repair | plumbing
pumps | Bombas de agua | Water pumps | grupos de presión, bombas hidráulicas, centrifugal pumps, sistemas de bombeo, pumping systems, motobombas, bombas centrífugas, pump maintenance, pump repair
pipefitting | Montaje de tuberías | Pipefitting | tubería industrial, pipe fitting, steam fitting, industrial piping, tubero*, isométricos de tubería, piping isometrics, piping*, steamfitting | plumbing
gas-boilers | Calderas de gas | Gas boilers | mantenimiento de calderas, reparación de calderas, boiler servicing, boiler repair, caldera de condensación, calentadores de agua, water heaters, boilers, calderas | hvac
air-conditioning | Aire acondicionado | Air conditioning | instalación de aire acondicionado, split*, minisplit, a/c installation, air conditioning installation, VRV!, VRF!, VRV systems!, A/C repair!, instalación de splits | hvac
commercial-refrigeration | Refrigeración comercial | Commercial refrigeration | frío industrial, frío comercial, cámaras de frío, walk-in coolers, refrigeration systems, chillers, enfriadoras, industrial refrigeration, refrigeración industrial | hvac
heat-pumps | Aerotermia | Heat pumps | bomba de calor, geotermia, geothermal heating, aerotermia y geotermia | hvac
underfloor-heating | Suelo radiante | Underfloor heating | calefacción por suelo radiante, radiant floor, radiadores*, radiators*, radiant heating, losa radiante | hvac
ventilation-ducts | Conductos de ventilación | Ventilation ducts | conductos de aire, ductwork, ductos de aire, duct installation, ventilación mecánica de edificios, conductos de climatización, air handling units, UTA!, AHU!, air ducts, ducts*, ductería | hvac
hvac-regulations | RITE! | Heating regulations | reglamento de instalaciones térmicas, ashrae, ashrae standards | hvac
refrigerants | Gases refrigerantes | Refrigerant handling | carga de gas refrigerante, carga de refrigerante, refrigerant charging, refrigerant recovery, recuperación de gases, manipulación de gases refrigerantes | hvac
building-automation | Control de edificios | Building automation | BMS!, building management system, KNX!, gestión técnica de edificios, bacnet, building controls, inmótica | hvac
solar-thermal | Energía solar térmica | Solar thermal | solar térmica, captadores solares, solar water heating, calentadores solares, solar water heaters | hvac
photovoltaic-maintenance | Mantenimiento fotovoltaico | Photovoltaic maintenance | mantenimiento de plantas solares, pv maintenance, limpieza de paneles solares, inversores solares, solar inverters, estructuras solares, solar farm, huertos solares, parques solares, autoconsumo fotovoltaico | solar-installation
locksmithing | Cerrajería de apertura | Locksmithing | apertura de puertas, cambio de cerraduras, bombines, lock installation, lock repair, cerraduras, cambio de bombillos, duplicado de llaves, key cutting
glazing | Acristalamiento | Glazing | colocación de vidrios, glass installation, doble acristalamiento, double glazing, cristalería*, corte de vidrio, glass cutting, mamparas, instalación de vidrio, vidriería | window-installation
aluminium-carpentry | Carpintería de aluminio y PVC | Aluminium and PVC joinery | carpintería de aluminio, aluminium joinery, carpintería de pvc, ventanas de pvc, aluminium windows, aluminio y pvc, perfiles de aluminio, upvc windows, cancelería | window-installation
blinds-awnings | Persianas y toldos | Blinds and awnings | reparación de persianas, instalación de toldos, toldos, awnings, window blinds, roller shutters, mosquiteras, cortinas y estores, shutters installation | window-installation
fencing | Cerramientos y vallados | Fence installation | vallado, instalación de cercas, fence building, vallas metálicas, malla ciclónica, alambrados* | metal-structures
swimming-pool-building | Construcción de piscinas | Pool building | pool construction, construcción de albercas, gresite, pool installation | masonry
handyman | Pequeñas reparaciones | Minor repairs | pequeños arreglos, manitas*, handyman, reparaciones domésticas, household repairs, minor repair work, chapuzas*, bricolaje, reparaciones del hogar, home repairs, todero* | general-maintenance
facility-services | Servicios generales de edificios | Facility services | servicios auxiliares, soft services, hard services, gestión de instalaciones, gestión de edificios, CAFM!, intendencia* | general-maintenance
maintenance-software | Gestión del mantenimiento asistida | Maintenance software | GMAO!, CMMS!, gestión de mantenimiento asistido por ordenador, prisma gmao, IBM Maximo!, maximo*, work orders, órdenes de trabajo, partes de trabajo, upkeep software | industrial-maintenance
legionella-prevention | Prevención de legionela | Legionella prevention | legionella, legionela, legionelosis, tratamiento de legionella, prevención de legionella | water-treatment
tunnelling | Construcción de túneles | Tunnelling | tuneladora, tunnel construction, perforación de túneles, TBM!, excavación subterránea, underground construction
marine-works | Obras marítimas | Marine construction | obras portuarias, dredging, dragado, marine works, harbour works | civil-engineering
bridge-works | Puentes y viaductos | Bridges and viaducts | construcción de puentes, bridge construction, viaductos, bridge building, pasos elevados | civil-engineering
modular-building | Construcción modular | Modular construction | casas prefabricadas, construcción industrializada, prefabricated buildings, prefab homes, steel framing, casas modulares
passive-house | Construcción sostenible | Green building | passivhaus, passive house, bioconstrucción, edificación sostenible, sustainable building, BREEAM!, edificios de consumo casi nulo, leed certification | energy-certificates
`;
