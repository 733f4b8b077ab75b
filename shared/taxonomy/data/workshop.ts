/** Skills of workshops and factories: welding, metal, machining, vehicles, industrial processes and their control. */
export const WORKSHOP = `
[skill construction]
stick-welding | Soldadura con electrodo | Stick welding | SMAW!, electrodo revestido, shielded metal arc, MMA welding!, arco manual, stick weld | welding
flux-cored-welding | Soldadura con hilo tubular | Flux-cored welding | FCAW!, hilo tubular, flux core, flux core welding, flux cored arc welding, alambre tubular, núcleo fundente | mig-welding
submerged-arc-welding | Soldadura por arco sumergido | Submerged arc welding | arco sumergido, SAW welding!, submerged arc | welding
oxyfuel-welding | Soldadura oxiacetilénica | Oxyfuel welding | oxicorte, oxyacetylene, oxy-fuel cutting, autógena, soldadura autógena, torch cutting, oxyfuel cutting, oxy-acetylene welding, equipo de oxicorte | welding
spot-welding | Soldadura por puntos | Spot welding | soldadura por resistencia, resistance welding, punteadora, spot welder | welding
brazing | Soldadura fuerte | Brazing | soldadura con plata, silver soldering, soldadura de estaño, soldering, brazing and soldering, soldadura blanda, soldador de estaño | welding
plasma-cutting | Corte por plasma | Plasma cutting | cortadora de plasma, plasma cutter, cnc plasma | metalwork
aluminium-welding | Soldadura de aluminio | Aluminium welding | aluminum welding, soldar aluminio, welding aluminum | welding
stainless-welding | Soldadura de acero inoxidable | Stainless steel welding | soldadura inoxidable, stainless welding, soldadura en inox | welding
pipe-welding | Soldadura de tuberías | Pipe welding | 6g welding, pipeline welding, 6G!, soldador 6g, tubería de alta presión, pressure pipe welding | welding
robotic-welding | Soldadura robotizada | Robotic welding | robot de soldadura, welding robots, soldadura automatizada, robotic welder | welding, robotics
weld-inspection | Inspección de soldadura | Weld inspection | weld testing, control de soldaduras, CWI!, welding inspection | welding-codes
plastic-welding | Soldadura de plásticos | Plastic welding | electrofusión, soldadura de polietileno, hdpe fusion, butt fusion, polyethylene welding | welding
[skill manufacturing]
machining | Mecanizado | Machining | mecanizado de piezas, mecanizado por arranque de viruta, arranque de viruta, maquinado, precision machining, machine shop, metal machining, mecanizado de precisión
lathe-turning | Torno mecánico | Lathe turning | torneado, torno convencional, torno paralelo, lathe, manual lathe, metal turning, torno*, manejo de torno, operación de torno, torno y fresadora, engine lathe | machining
cnc-lathe | Torno CNC | CNC lathe | torneado cnc, cnc turning, torno de control numérico, turning center, torno suizo, swiss lathe | cnc, lathe-turning
milling | Fresado | Milling | fresadora, fresadora convencional, milling machine, bridgeport, fresadora universal, manual mill, manual milling | machining
cnc-milling | Fresadora CNC | CNC milling | fresado cnc, centro de mecanizado, cnc mill, machining center, 5-axis, 5 ejes, cinco ejes, five-axis machining, cnc router, centro de maquinado | cnc, milling
cnc-programming | Programación CNC | CNC programming | programar cnc, g-code, código g, códigos g y m, heidenhain, fanuc, fagor, siemens sinumerik, sinumerik, haas cnc, mazak, programación de control numérico, mazatrol, gcode, okuma | cnc
cam-software | CAD/CAM | CAM software | mastercam, cadcam, powermill, hypermill, CAM!, esprit cam, gibbscam, edgecam, surfcam, fusion 360 cam, computer-aided manufacturing, fabricación asistida por ordenador | cnc
grinding | Rectificado | Grinding | rectificadora, surface grinding, cylindrical grinding, rectificadora plana, rectificadora cilíndrica, esmeril, esmeriladora, angle grinder, amoladora, radial y amoladora, grinding machine, afilado de herramientas, tool grinding | machining
edm | Electroerosión | Electrical discharge machining | electroerosión por hilo, wire edm, EDM!, electroerosión por penetración, sinker edm | machining
drilling-machining | Taladrado y roscado | Drilling and tapping | taladro de columna, drill press, roscado, drilling and boring, mandrinado, mandrinadora, boring mill, taladro radial, machuelado | machining
deburring | Desbarbado y pulido | Deburring and polishing | desbarbado, rebabado, pulido de metales, metal polishing, deburring, rebabeo, buffing*, metal finishing, abrillantado de metales | metalwork
bending | Plegado de chapa | Metal bending | plegadora, press brake, plegado, curvado de tubos, tube bending, dobladora, doblado de lámina, curvadora, pipe bending, plegadora cnc | press-operation
stamping | Estampación y troquelado | Metal stamping | estampado de metales, troquelado, troqueles, troqueladora, die cutting, punzonadora, punching machine, punzonado, estampación metálica, punch press, embutición | press-operation
shearing | Cizallado y corte | Shearing and sawing | cizalla, guillotina*, metal shear, sierra de metales, metal saw, tronzadora, cizalladora, cold saw, shear machine | metalwork
laser-operation | Máquinas de corte láser | CNC laser cutting | cortadora láser, laser cutter, trumpf, corte láser cnc, máquina láser, laser engraving, grabado láser, fiber laser | laser-cutting
waterjet | Corte por agua | Waterjet cutting | water jet, chorro de agua, waterjet | machine-operation
tool-making | Matricería y moldes | Tool and die making | matricería, utillaje, moldes y matrices, die making, mould making, mold making, jigs and fixtures, tool and die, fabricación de moldes, matrices* | machining
bench-fitting | Ajuste mecánico | Bench fitting | ajuste de piezas, ajustador mecánico, mechanical fitting, ajuste y montaje, limado | mechanics
foundry | Fundición | Foundry work | fundición de metales, metal casting, colada*, die casting, fundición inyectada, inyección de aluminio, sand casting, hornos de fundición, casting of metals, moldeo en arena, investment casting
forging | Forja* | Forging* | forjado*, blacksmithing, forja artística, trabajos de forja, drop forging, herrería, estampación en caliente, wrought iron | metalwork
heat-treatment | Tratamientos térmicos | Heat treatment | templado y revenido, heat treating, annealing, temple*, recocido, hornos industriales, industrial furnaces
surface-treatment | Tratamiento de superficies | Surface treatment | galvanizado, cromado, anodizado, electroplating, galvanizing, anodizing, baños galvánicos, galvanoplastia, zincado, chrome plating, niquelado, metal plating
boilermaking | Calderería industrial | Boilermaking | calderería pesada, boilermaker*, pressure vessels, recipientes a presión, pailería, industrial boilermaking, tanques y recipientes, tank fabrication, trazado de calderería | metalwork
steel-detailing | Estructura metálica | Structural steel fabrication | estructuras de acero, structural steel, steel structures, perfilería metálica, montaje de naves, steel fabrication, naves industriales, tekla, tekla structures, herrería estructural | metalwork
ndt | Ensayos no destructivos | Non-destructive testing | END!*, NDT!, líquidos penetrantes, ultrasonidos industriales, nondestructive testing, partículas magnéticas, dye penetrant, magnetic particle, radiografía industrial | quality-control
cmm | Máquina de medición tridimensional | Coordinate measuring machine | medición por coordenadas, CMM!, tridimensional*, pc-dmis, coordinate measurement, máquinas tridimensionales, medición tridimensional | metrology
gdt | Tolerancias geométricas | Geometric dimensioning and tolerancing | gd&t, GDT!, acotación y tolerancias, geometric tolerancing, tolerancias dimensionales | metrology, blueprint-reading
instrument-calibration | Calibración de instrumentos | Instrument calibration | calibración de equipos, calibration of instruments, calibrado de equipos, instrumentación industrial, industrial instrumentation, instrumentation*, instrumentación y control, instrumentation and control | metrology
lean-manufacturing | Lean manufacturing | | Lean!, lean management, manufactura esbelta, producción ajustada, lean production, value stream mapping, VSM!, gemba, toyota production system, mapa de flujo de valor, lean principles, lean tools, just in time, hoshin kanri | process-improvement
kaizen | Kaizen | | eventos kaizen, kaizen events, kaizen blitz, círculos de calidad, quality circles | lean-manufacturing
six-sigma | Seis sigma | Six Sigma | lean six sigma, DMAIC!, 6 sigma, 6sigma | process-improvement
smed | Cambio rápido de utillaje | Quick changeover | SMED!, cambio de formato, single minute exchange of die, changeovers, machine changeover | lean-manufacturing
tpm | Mantenimiento productivo total | Total productive maintenance | TPM!, mantenimiento autónomo, autonomous maintenance | industrial-maintenance, lean-manufacturing
oee | Eficiencia de equipos | Overall equipment effectiveness | OEE!, eficiencia general de los equipos, machine downtime, downtime reduction, tiempos de paro | production-planning
time-study | Métodos y tiempos | Time and motion study | estudio de tiempos, time studies, cronometraje, métodos de trabajo, motion study, work measurement, balanceo de líneas, line balancing, MTM!, estudio de métodos y tiempos | process-improvement
root-cause-analysis | Análisis de causa raíz | Root cause analysis | 8D!, ishikawa, cinco porqués, 5 whys, root cause, causa raíz, diagrama de pescado, fishbone diagram, CAPA!, acciones correctivas y preventivas, corrective and preventive actions, acciones correctivas, corrective actions | quality-management
fmea | Análisis modal de fallos | Failure mode and effects analysis | AMFE!, FMEA!, AMEF!, análisis modal de fallos y efectos, failure mode, dfmea, pfmea | quality-management
spc | Control estadístico de procesos | Statistical process control | SPC!, CEP!*, control charts, gráficos de control, minitab, cartas de control, R&R studies!, estudios de capacidad | quality-control
apqp | APQP y PPAP | APQP and PPAP | APQP!, PPAP!, core tools, iatf 16949, iso/ts 16949, ts 16949, calidad en automoción, automotive quality, iatf | quality-management
iso-9001 | ISO 9001 |  | norma iso 9001, iso 9000, iso 9001 2015, sistema de gestión de calidad, quality management system, QMS!, certificación iso, iso certification, normas iso, iso standards | quality-management
gmp | Buenas prácticas de fabricación | Good manufacturing practice | GMP!, cGMP!, BPF!, BPM!?, NCF!*, buenas prácticas de manufactura, normas de correcta fabricación, current good manufacturing practices | quality-management
incoming-inspection | Inspección de entrada | Incoming inspection | control de recepción, receiving inspection, inspección de recepción, supplier quality, calidad de proveedores, SQA!*, muestreo de calidad, sampling inspection, AQL! | quality-control
in-process-inspection | Inspección en proceso | In-process inspection | control en proceso, first article inspection, autocontrol de calidad, inspección final, final inspection, autocontrol en línea, FAI! | quality-control
production-supervision | Supervisión de producción | Production supervision | jefatura de línea, line supervision, shift supervision, supervisión de turno, shift management, supervisión de planta, encargado de turno, manufacturing supervision | people-management
production-reports | Partes de producción | Production records | registro de producción, production logs, batch records, registros de lote, partes de trabajo de producción, production reporting
mes | Sistemas MES | Manufacturing execution systems | MES!*, captura de datos en planta, ejecución de manufactura, shop floor data, mes system | production-planning
siemens-plc | Siemens TIA Portal | | tia portal, siemens s7, simatic, step 7, step7, s7-300, s7-1200, s7-1500, plc siemens, siemens plc, s7-200, wincc | plc
rockwell-plc | Rockwell Allen-Bradley | | allen bradley, rslogix, studio 5000, controllogix, rockwell automation, compactlogix, rslogix 5000, factorytalk | plc
schneider-omron-plc | PLC Omron y Schneider | Omron and Schneider PLCs | omron, codesys, schneider plc, unity pro, ecostruxure, cx-programmer, beckhoff, twincat | plc
ladder-logic | Lenguaje de contactos | Ladder logic | lenguaje ladder, ladder diagram, diagrama de escalera, ladder programming, programación ladder, iec 61131, grafcet | plc
scada | SCADA | | sistemas scada, scada systems, ignition scada, wonderware, intouch, intouch scada, ifix | industrial-automation
hmi | Pantallas HMI | HMI screens | HMI!, interfaz hombre máquina, human machine interface, paneles de operador, operator panels | industrial-automation
dcs | Sistemas de control distribuido | Distributed control systems | DCS!, deltav, control distribuido, honeywell dcs, centum vp, sala de control, control room operations | industrial-automation
fieldbus | Buses de campo | Fieldbus | profibus, profinet, modbus, comunicaciones industriales, industrial networks, ethercat, devicenet, ethernet/ip, canopen, redes industriales | industrial-automation
robotics | Robótica | Robotics | robótica industrial, industrial robots, robots industriales, brazo robótico, robotic arms, robot*, automated machinery robots, mobile robots | industrial-automation
robot-programming | Programación de robots | Robot programming | robots abb, robots kuka, kuka, fanuc robots, robots fanuc, abb robots, robotstudio, yaskawa, motoman, programación de robots industriales, universal robots, cobots, robots colaborativos, collaborative robots | robotics
machine-vision | Visión artificial industrial | Machine vision | cognex, keyence, industrial vision systems, cámaras de inspección, vision inspection systems | industrial-automation
servo-drives | Servomotores y control de movimiento | Servo drives and motion control | servomotores, motion control, servos*, servo motors, control de movimiento, servoaccionamientos, control pid, pid control, lazos de control | industrial-automation
pneumatics | Neumática | Pneumatics | cilindros neumáticos, electroneumática, pneumatic systems, sistemas neumáticos, festo, electropneumatics, aire comprimido, compressed air, compresores de aire, air compressors | hydraulics
bearing-alignment | Rodamientos y transmisiones | Bearings and power transmission | rodamientos, bearings*, alineación de ejes, shaft alignment, laser alignment, cadenas y correas, conveyor belts, cintas transportadoras, gearboxes*, reductores*, bandas transportadoras, cambio de rodamientos | industrial-maintenance
preventive-maintenance | Mantenimiento preventivo | Preventive maintenance | plan de mantenimiento, planned maintenance, preventative maintenance, scheduled maintenance, mantenimiento programado, gamas de mantenimiento, maintenance plans, routine maintenance | industrial-maintenance
corrective-maintenance | Mantenimiento correctivo | Corrective maintenance | reparación de averías, breakdown repair, breakdown maintenance, equipment repair, averías*, reparación de maquinaria, machine repair, reparación de máquinas | industrial-maintenance
predictive-maintenance | Mantenimiento predictivo | Predictive maintenance | análisis de vibraciones, vibration analysis, termografía, thermography, condition monitoring, análisis de aceite, oil analysis, infrared thermography | industrial-maintenance
electromechanical-maintenance | Mantenimiento electromecánico | Electromechanical maintenance | electromecánica, electromechanics, mantenimiento eléctrico, electrical maintenance, electromechanical, mantenimiento eléctrico y mecánico | industrial-maintenance
lockout-tagout | Bloqueo y etiquetado | Lockout/tagout | LOTO!, lock out tag out, bloqueo y etiquetado de energías, consignación de máquinas, energy isolation | health-safety
spare-parts | Gestión de repuestos | Spare parts management | recambios, repuestos, spare parts, parts inventory, refacciones, pañol*, parts ordering, almacén de repuestos | stock-control
plastics-extrusion | Extrusión de plásticos | Plastics extrusion | extrusora, extrusión de película, film extrusion, blown film, extruder* | machine-operation
blow-moulding | Soplado de plástico | Blow moulding | blow molding, soplado de botellas, extrusión soplado, sopladora de botellas, pet blowing | machine-operation
thermoforming | Termoformado | Thermoforming | vacuum forming, termoconformado | machine-operation
composites | Materiales compuestos | Composite materials | fibra de carbono, fibra de vidrio, fiberglass, carbon fiber, fibreglass, carbon fibre, composites*, laminado de fibra, infusión de resina, resin infusion, poliéster reforzado, composite layup
rubber-processing | Transformación de caucho | Rubber processing | vulcanizado, vulcanización, rubber moulding, vulcanizing, caucho, hule industrial
weaving | Tejeduría | Weaving and knitting | telares, weaving, tejido de punto, knitting machines, urdido, looms*, hilatura, textile spinning, tejido plano, tejeduría de punto
textile-dyeing | Tintura y acabados textiles | Textile dyeing | tintorería industrial, tintura textil, fabric dyeing, textile finishing, estampado textil, textile printing, estampación textil
pattern-making | Patronaje | Pattern making | patronaje industrial, patternmaking, escalado de patrones, pattern grading, lectra, gerber accumark, patronista*, confección de patrones, moldería* | sewing
garment-cutting | Corte de tejidos | Fabric cutting | corte de telas, corte textil, garment cutting, corte de prendas, fabric spreading, tendido y corte | sewing
overlock-sewing | Máquina remalladora | Overlock machine | remalladora, overlock, serger, máquina overlock, máquina plana, recubridora, coverstitch, máquina de coser industrial, industrial sewing machine, industrial sewing | sewing
embroidery | Bordado | Embroidery | bordado a máquina, machine embroidery, bordado a mano, crochet, ganchillo, hand embroidery | sewing
clothing-alterations | Arreglos de ropa | Clothing alterations | arreglos de costura, alterations*, garment alterations, compostura de ropa, bastillas, hemming, arreglos textiles | sewing
footwear-making | Fabricación de calzado | Footwear manufacturing | aparado de calzado, montado de calzado, shoe manufacturing, aparado, shoe making, reparación de calzado, shoe repair | leatherwork
paper-making | Fabricación de papel | Papermaking | industria papelera, paper mill, paper machine, pulp and paper, máquina de papel, celulosa y papel, corrugado*, cartón ondulado, corrugated board, papel tisú
offset-printing | Impresión offset | Offset printing | offset*, máquina offset, heidelberg press, offset press, prensa offset, lithography, litografía | printing
flexography | Flexografía | Flexography | impresión flexográfica, flexographic printing, huecograbado, rotograbado, gravure printing, flexo printing | printing
screen-printing | Serigrafía | Screen printing | silkscreen, estampado por serigrafía, sublimación, sublimation printing, silk screening, estampado de camisetas, dtf printing, transfer textil | printing
digital-printing | Impresión digital | Digital printing | plotter*, gran formato, wide format printing, large format printing, impresión de gran formato, vinilos, rotulación de vehículos, vehicle wrapping, vinyl cutting, plóter de corte | printing
prepress | Preimpresión | Prepress | preprensa, pre-press, ctp plates, artes finales, imposición de páginas, print production, producción gráfica | printing
bookbinding | Encuadernación y acabados | Binding and print finishing | encuadernación, bookbinding, print finishing, guillotinado, plegado de papel, book binding, plastificado, laminating, paper cutting | printing
labelling-machines | Líneas de envasado | Packaging lines | etiquetadoras, líneas de empaque, bottling line, línea de embotellado, embotellado, bottling, termoselladora, flowpack, packaging machinery, enlatado, canning* | packaging
palletizing | Paletizado | Palletizing | paletizar, palletising, flejado, retractilado, stretch wrapping, shrink wrapping, enfardado, entarimado*, paletización, enfardadora, strapping machine, emplayado | packaging
chemical-plant-operation | Operación de planta química | Chemical plant operation | reactores químicos, chemical reactors, columnas de destilación, distillation columns, destilación*, mezcla de productos químicos, blending operations, química industrial, batch processing plant | chemical-processes
refinery-operations | Refino de petróleo | Oil refining | refinería, oil refinery, petroquímica, petrochemicals, refinery operations, petrochemical industry, refining of oil | chemical-processes
oil-gas | Petróleo y gas | Oil and gas | hidrocarburos, hydrocarbons, upstream oil, offshore drilling, drilling rig, perforación petrolera, pozos petroleros, oil wells, oil field, oilfield, well drilling, perforación de pozos
pharma-manufacturing | Fabricación farmacéutica | Pharmaceutical manufacturing | industria farmacéutica, pharmaceutical industry, pharmaceutical production, salas blancas, cleanroom, clean room, tableting, comprimidos y cápsulas, aseptic manufacturing
cosmetics-manufacturing | Fabricación de cosméticos | Cosmetics manufacturing | cosmetic formulation, formulación cosmética, industria cosmética, elaboración de cosméticos | chemical-processes
glass-ceramics-industry | Industria del vidrio y la cerámica | Glass and ceramics industry | hornos cerámicos, vidrio soplado, glassblowing, glass manufacturing, esmaltado cerámico, azulejera, glass blowing | ceramics
cement-industry | Producción de cemento y áridos | Cement and aggregates | cementera, cement plant, áridos*, aggregates plant, planta de hormigón, concrete plant, batching plant, ready-mix, planta asfáltica, asphalt plant, trituración de piedra, crushing plant
steelmaking | Siderurgia | Steelmaking | acería, steel mill, laminación de acero, rolling mill, altos hornos, blast furnace, siderúrgica, steel making, laminadora de acero
dairy-processing | Industria láctea | Dairy processing | elaboración de quesos, cheese making, pasteurización, pasteurization, productos lácteos, dairy products, quesería, cheesemaking | food-production
brewing | Elaboración de cerveza | Brewing | cerveza artesanal, craft beer, homebrewing, fabricación de cerveza, cervecería artesanal, beer brewing, craft brewing | food-production
winemaking | Elaboración de vino | Winemaking | vinificación, bodega de vino, wine making, crianza de vinos, fermentación alcohólica, wine production | food-production
meat-industry | Industria cárnica | Meat industry | sala de despiece, matadero, slaughterhouse, abattoir, elaborados cárnicos, meatpacking, embutidos y curados, planta cárnica, meat plant, cutting room | food-production, butchery
canning-industry | Industria conservera | Canned foods | conservas*, conservera, fish canning, conservas de pescado, canned food production, conservas vegetales, industria del pescado, seafood processing, fish processing | food-production
milling-cereals | Molinería | Grain milling | harinera, flour milling, molienda de cereales, piensos compuestos, animal feed production, fábrica de piensos, feed mill | food-production
food-quality-standards | Normas IFS y BRC | Food safety standards | IFS!, BRC!, iso 22000, fssc 22000, brcgs, SQF!, certificación ifs, global food safety initiative, GFSI! | food-safety
wood-industry | Industria de la madera | Wood industry | aserradero, sawmill, tableros de madera, secado de madera, lumber mill, plywood, aserrado de madera, tableros aglomerados
electronics-soldering | Soldadura electrónica | Electronic soldering | soldadura de circuitos, SMD!, smd soldering, ipc-a-610, rework de placas, soldadura smd, pcb soldering, pcb repair, microsoldering, microsoldadura, reparación de placas | electronics-assembly
wire-harness | Mazos de cables | Wire harness assembly | arneses eléctricos, cableado de arneses, wiring harness, wire harness, cable assembly, crimping, cable harness, arneses automotrices | electronics-assembly
semiconductors | Semiconductores | Semiconductors | wafer fabrication, fabricación de chips, microelectrónica, photolithography, semiconductor manufacturing, fotolitografía | electronics
engine-repair | Reparación de motores | Engine repair | ajuste de motores, engine overhaul, engine rebuilding, culatas, correa de distribución, timing belts, rectificación de motores, engine rebuild, motores de combustión, internal combustion engines | auto-repair
brake-systems | Frenos y suspensión | Brakes and suspension | sistemas de frenos, brake repair, suspensión y dirección, brake systems, suspension systems, amortiguadores, pastillas de freno, brakes*, brake pads, steering and suspension | auto-repair
gearbox-repair | Cajas de cambios y transmisiones | Vehicle transmissions | cajas de cambio, transmission repair, embragues, transmissions*, clutches*, cambio de embrague, transmisiones automáticas, automatic transmissions, clutch replacement, transmisión automotriz | auto-repair
oil-service | Cambio de aceite y filtros | Oil change service | cambios de aceite, lube technician, oil change, cambio de filtros, lubricación automotriz, mantenimiento básico de vehículos | auto-repair
fuel-injection | Inyección electrónica | Fuel injection systems | inyección diésel, common rail, fuel injection, inyectores, fuel systems, inyección de combustible, fuel injectors | auto-repair
auto-electrics | Electricidad del automóvil | Automotive electrics | electricidad automotriz, automotive electrical, electricidad de vehículos, vehicle electrics, alternadores, auto electrical, electromecánica de vehículos, sistema eléctrico automotriz | auto-repair
car-air-conditioning | Aire acondicionado del automóvil | Vehicle air conditioning | climatización de vehículos, automotive air conditioning, aire acondicionado automotriz, auto ac repair | auto-repair
diagnostic-scanners | Equipos de diagnosis | Diagnostic scanners | escáner automotriz, scan tools, bosch diagnostics, autel, obd2, obd-ii, launch x431, diagnostic scan tool, OBD!, máquina de diagnosis | vehicle-diagnostics
vehicle-inspection | Inspección técnica de vehículos | Vehicle inspection | ITV!, revisión técnica vehicular, MOT testing!, pre-itv, emission testing, verificación vehicular, state inspections, dot inspections | auto-repair
paint-booth | Pintura de vehículos | Vehicle painting | cabina de pintura, paint booth, colorimetría de vehículos, automotive painting, pintura automotriz, car painting, automotive refinishing, pintura de automóviles | bodywork
dent-repair | Reparación de chapa | Dent repair | desabollado, panel beating, paintless dent repair, varillero*, bancada de carrocería, desabolladura, enderezado y pintura, frame straightening, PDR!, sacabollos, chapista* | bodywork
car-glass | Lunas de vehículos | Windscreen replacement | cambio de lunas, windshield replacement, parabrisas, auto glass, reparación de lunas, windscreen repair | auto-repair
car-detailing | Detallado de coches | Car detailing | detailing*, pulido de faros, auto detailing, car polishing, pulido de carrocería, encerado de coches, detallado automotriz | vehicle-cleaning
hybrid-vehicles | Vehículos híbridos y de alta tensión | Hybrid and high-voltage vehicles | vehículos híbridos, hybrid vehicles, baterías de alta tensión, high voltage vehicle systems, ev batteries, baterías de litio, lithium batteries | electric-vehicles
heavy-vehicle-repair | Mecánica de vehículos pesados | Heavy vehicle repair | mecánica de camiones, truck repair, heavy duty repair, mecánica de vehículo industrial, bus repair, truck maintenance, diesel trucks, mecánica pesada | auto-repair
agricultural-machinery-repair | Reparación de maquinaria agrícola | Farm machinery repair | mecánica agrícola, tractor repair, agricultural machinery repair, reparación de tractores, farm equipment repair | mechanics
small-engine-repair | Motores pequeños | Small engine repair | reparación de cortacéspedes, lawn mower repair, small engines, motores de dos tiempos, reparación de motosierras, outboard motors, motores fueraborda, motores fuera de borda
workshop-management | Gestión de taller | Workshop management | taller mecánico, auto shop management, recepción de taller, service advising, peritaje de vehículos, vehicle appraisal, peritación de vehículos, audatex, gt motive
bicycle-repair | Reparación de bicicletas | Bicycle repair | mecánica de bicicletas, bike repair, bike maintenance, reparación de patinetes, scooter repair, e-bike repair, bicicletas eléctricas
`;
