/** Specific titles of scientists, engineers, architects and health professionals; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_A2 = `
astrophysicist 2111 | Astrofísico | Astrophysicist | investigador en astrofísica, astrophysics researcher, científico en astrofísica
astronomer 2111 | Astrónomo | Astronomer | investigador en astronomía, astronomy researcher, científico astronómico
cosmologist 2111 | Cosmólogo | Cosmologist | investigador en cosmología, científico especializado en cosmología
nuclear-physicist 2111 | Físico nuclear | Nuclear physicist | particle physicist, físico de partículas, physicist in nuclear energy
medical-physicist 2111 | Físico médico | Medical physicist | radiofísico hospitalario, medical physics expert, especialista en física médica, hospital physicist, experto en física médica, radiofísico
climatologist 2112 | Climatólogo | Climatologist | climate scientist, científico del clima, investigador del clima, experto en cambio climático, climate change scientist
biochemist-title 2113 | Bioquímico | Biochemist | investigador en bioquímica, biochemistry researcher, químico biológico, biological chemist
food-chemist 2113 | Químico de alimentos | Food chemist | bromatólogo, food analyst chemist, químico bromatólogo
colour-chemist 2113 | Químico colorista | Colour chemist | textile colourist, colorista textil, colour scientist, colorista industrial
cosmetic-chemist 2113 | Químico cosmético | Cosmetic chemist | cosmetic formulator, formulador de cosméticos, formulador cosmético, cosmetics scientist
analytical-chemist 2113 | Químico analista | Analytical chemist | químico analítico, quality control chemist, químico de control de calidad
sensory-scientist 2113 | Analista sensorial | Sensory scientist | científico sensorial, sensory analyst, especialista en análisis sensorial, sensory evaluation specialist
geologist-title 2114 | Geólogo | Geologist | científico geológico, investigador en geología, exploration geologist, geólogo de exploración
mine-geologist 2114 | Geólogo de minas | Mine geologist | geólogo minero, mining geologist
petroleum-geologist 2114 | Geólogo petrolero | Petroleum geologist | oil geologist, geólogo del petróleo, wellsite geologist
geophysicist 2114 | Geofísico | Geophysicist | investigador en geofísica, exploration geophysicist, geofísico de exploración, sismólogo, seismologist, vulcanólogo, volcanologist
hydrogeologist 2114 | Hidrogeólogo | Hydrogeologist | hidrólogo, hydrologist, groundwater geologist, experto en aguas subterráneas
mineralogist 2114 | Mineralogista | Mineralogist | petrólogo, petrologist, investigador en mineralogía, geoquímico, geochemist
palaeontologist 2114 | Paleontólogo | Palaeontologist | paleontologist, investigador en paleontología, fossil scientist
environmental-geologist 2114 | Geólogo ambiental | Environmental geologist | geólogo medioambiental, geólogo del medio ambiente
oceanographer-title 2114 | Oceanógrafo | Oceanographer | oceanólogo, científico marino, marine scientist, ocean scientist
gemmologist 2113 | Gemólogo | Gemmologist | gemologist, experto en piedras preciosas, perito en gemas, gem grader
mathematician-title 2120 | Matemático | Mathematician | investigador en matemáticas, mathematics researcher
actuary-title 2120 | Actuario | Actuary | actuario de seguros, actuarial consultant, consultor actuarial, insurance actuary, actuarial analyst
biostatistician 2120 | Bioestadístico | Biostatistician | biometrician, estadístico biomédico, experto en biometría, biometrista
demographer 2120 | Demógrafo | Demographer | population scientist, investigador en demografía, population analyst
operational-research-analyst 2120 | Analista de investigación operativa | Operational research analyst | operations research analyst, investigador de operaciones, analista de investigación de operaciones
botanist 2131 | Botánico | Botanist | científico botánico, plant scientist, investigador en botánica, científico vegetal, plant biologist
zoologist-title 2131 | Zoólogo | Zoologist | zoology scientist, investigador en zoología, animal biologist, wildlife biologist, biólogo de fauna silvestre
marine-biologist-title 2131 | Biólogo marino | Marine biologist | investigador en biología marina, biólogo del mar
microbiologist-title 2131 | Microbiólogo | Microbiologist | investigador en microbiología, microbiology researcher, bacteriólogo, bacteriologist, virólogo, virologist
molecular-biologist 2131 | Biólogo molecular | Molecular biologist | investigador en biología molecular, cell biologist, biólogo celular
geneticist 2131 | Genetista | Geneticist | investigador en genética, científico genético, genetics researcher, genomic scientist
entomologist 2131 | Entomólogo | Entomologist | insect scientist, científico de insectos, investigador en entomología
ornithologist 2131 | Ornitólogo | Ornithologist | bird scientist, experto en aves
ichthyologist 2131 | Ictiólogo | Ichthyologist | fish biologist, biólogo pesquero, fisheries biologist, fisheries scientist
mycologist 2131 | Micólogo | Mycologist | experto en setas, fungi scientist
immunologist 2131 | Inmunólogo | Immunologist | investigador en inmunología, especialista en inmunología
pharmacologist 2131 | Farmacólogo | Pharmacologist | investigador en farmacología, especialista en farmacología, drug scientist
toxicologist 2131 | Toxicólogo | Toxicologist | investigador en toxicología, científico toxicológico
physiologist 2131 | Fisiólogo | Physiologist | investigador en fisiología, human physiologist
biophysicist 2131 | Biofísico | Biophysicist | investigador en biofísica
neuroscientist 2131 | Neurocientífico | Neuroscientist | investigador en neurociencia, neurobiologist, neurobiólogo
biotechnologist 2131 | Biotecnólogo | Biotechnologist | biotech scientist, científico en biotecnología, investigador en biotecnología
bioinformatician 2131 | Bioinformático | Bioinformatician | bioinformatics scientist, científico en bioinformática, computational biologist, biólogo computacional
ethologist 2131 | Etólogo | Animal behaviourist | animal behaviorist, experto en conducta animal, especialista en comportamiento animal, ethologist, conductista animal
soil-scientist-title 2132 | Edafólogo | Soil scientist | científico del suelo, especialista en suelos, soil specialist, soil surveyor
agronomist-title 2132 | Ingeniero agrónomo | Agronomist | agrónomo, agricultural scientist, crop scientist, científico agrícola, agronomic engineer
animal-scientist 2132 | Zootecnista | Animal scientist | ingeniero zootecnista, animal nutritionist, nutricionista animal, livestock adviser, asesor ganadero, animal feed nutritionist
horticulturist 2132 | Científico hortícola | Horticultural scientist | horticulture specialist, especialista en horticultura, asesor hortícola
forestry-scientist 2132 | Ingeniero de montes | Forestry scientist | ingeniero forestal, forest engineer, forestry engineer, forestry adviser, asesor forestal, arboriculturist
arborist-consultant 2132 | Arboricultor | Arborist | tree surgeon, cirujano de árboles, tree expert, especialista en arbolado
fisheries-adviser 2132 | Asesor pesquero | Fisheries adviser | fisheries advisor, asesor de pesca, fishery consultant
viticulture-adviser 2132 | Asesor vitícola | Viticulture adviser | viticulturist, ingeniero viticultor, viticultural consultant, asesor de viticultura
oenologist-title 2131 | Enólogo | Oenologist | winemaker, enologist, enóloga, wine maker, elaborador de vinos, wine technologist, viticultor enólogo
ecologist 2133 | Ecólogo | Ecologist | ecology scientist, investigador en ecología, conservation ecologist
conservation-scientist 2133 | Técnico en conservación de la naturaleza | Conservation scientist | nature conservation officer, científico conservacionista, conservation officer, biólogo de conservación, conservation biologist, conservacionista
environmental-scientist-title 2133 | Científico ambiental | Environmental scientist | ambientólogo, científico medioambiental, licenciado en ciencias ambientales, environmentalist, environmental researcher
environmental-consultant 2133 | Consultor ambiental | Environmental consultant | asesor medioambiental, environmental adviser, consultor medioambiental, environmental expert, experto en medio ambiente, experto medioambiental
water-quality-analyst 2133 | Analista de calidad del agua | Water quality analyst | water quality scientist, water chemist, químico de aguas
air-pollution-analyst 2133 | Analista de contaminación atmosférica | Air pollution analyst | air quality analyst, analista de calidad del aire, analista de la contaminación del aire
park-ranger-scientist 2133 | Guarda de parque natural | Park ranger | guardaparques, national park ranger, guarda de parque nacional, countryside ranger, guardaparque, countryside officer
nature-warden 2133 | Técnico de espacios naturales protegidos | Nature reserve warden | nature reserve manager, gestor de espacios naturales, protected areas officer
plant-layout-engineer 2141 | Ingeniero de procesos industriales | Process engineer | ingeniero de procesos, production engineer, ingeniero de producción, ingeniero de fabricación, manufacturing engineer
quality-engineer-title 2141 | Ingeniero de calidad | Quality engineer | quality assurance engineer, ingeniero de control de calidad, qa engineer of manufacturing
lean-engineer 2141 | Ingeniero de métodos y tiempos | Industrial methods engineer | time and motion engineer, methods engineer, work study engineer, ingeniero de eficiencia industrial, técnico de métodos y tiempos
packaging-engineer 2141 | Ingeniero de envases y embalajes | Packaging engineer | ingeniero de empaque, packing machinery engineer, packaging technologist, ingeniero de envasado
logistics-engineer 2141 | Ingeniero logístico | Logistics engineer | ingeniero de logística, supply chain engineer
industrial-robot-engineer 2144 | Ingeniero de robótica | Robotics engineer | ingeniero robótico, robot engineer, roboticist, roboticista
automation-engineer 2144 | Ingeniero de automatización | Automation engineer | ingeniero en automática, controls engineer, ingeniero de control, control systems engineer
structural-engineer 2142 | Ingeniero de estructuras | Structural engineer | calculista de estructuras, ingeniero estructural, proyectista de estructuras
geotechnical-engineer 2142 | Ingeniero geotécnico | Geotechnical engineer | ingeniero de geotecnia, soil mechanics engineer, ingeniero de suelos, ingeniero geólogo, engineering geologist, geological engineer
hydraulic-engineer 2142 | Ingeniero hidráulico | Hydraulic engineer | ingeniero de obras hidráulicas, water engineer, ingeniero de recursos hídricos, water resources engineer, dam engineer, ingeniero de presas, hydropower engineer
road-engineer 2142 | Ingeniero de caminos | Highway engineer | ingeniero de carreteras, road engineer, highways engineer, ingeniero vial, ingeniero de vialidades
transport-engineer-title 2142 | Ingeniero de transporte | Transport engineer | ingeniero de tráfico, traffic engineer, transportation engineer, ingeniero de tránsito
railway-engineer 2142 | Ingeniero ferroviario | Railway engineer | rail engineer, ingeniero de ferrocarriles, rail project engineer, rolling stock engineer, ingeniero de material rodante
airport-engineer 2142 | Ingeniero de aeropuertos | Airport planning engineer | aerodrome engineer, ingeniero aeroportuario
sanitary-engineer 2143 | Ingeniero sanitario | Sanitary engineer | wastewater engineer, ingeniero de aguas residuales, sewage engineer, ingeniero de saneamiento
waste-treatment-engineer 2143 | Ingeniero de tratamiento de residuos | Waste treatment engineer | waste engineer, ingeniero de residuos, recycling engineer, ingeniero de reciclaje
environmental-mining-engineer 2143 | Ingeniero ambiental de minas | Mine environmental engineer | ingeniero medioambiental minero, environmental mining engineer
energy-engineer-title 2149 | Ingeniero energético | Energy engineer | ingeniero de energía, ingeniero de energías, energy systems engineer
renewable-energy-engineer 2149 | Ingeniero de energías renovables | Renewable energy engineer | ingeniero en energías limpias, solar energy engineer, ingeniero de energía solar, wind energy engineer, ingeniero eólico, ingeniero de energía eólica, photovoltaic engineer, ingeniero fotovoltaico
vehicle-engineer 2144 | Ingeniero de automoción | Automotive engineer | ingeniero automotriz, vehicle engineer, car engineer, ingeniero de vehículos, motor vehicle engineer
engine-designer 2144 | Diseñador de motores | Engine designer | ingeniero de motores, powertrain engineer, engine design engineer, proyectista de motores
naval-architect 2144 | Ingeniero naval | Naval architect | arquitecto naval, marine engineer, ship designer, ingeniero naval y oceánico, diseñador de buques
aerospace-engineer-title 2144 | Ingeniero aeronáutico | Aerospace engineer | ingeniero aeroespacial, aeronautical engineer, aircraft engineer, aerodynamics engineer, ingeniero de aerodinámica
hvac-engineer 2144 | Ingeniero de climatización | Building services engineer | heating and ventilation engineer, ingeniero de calefacción y aire acondicionado, ingeniero de instalaciones, ingeniero frigorista, ingeniero termodinámico, thermal engineer, ingeniero térmico
fluid-power-engineer 2144 | Ingeniero oleohidráulico | Fluid power engineer | ingeniero de fluidos, pneumatics engineer
rotating-equipment-engineer 2144 | Ingeniero de equipos rotativos | Rotating equipment engineer | turbine engineer, ingeniero de turbinas, turbomachinery engineer
tooling-engineer 2144 | Ingeniero de utillaje | Tooling engineer | tool design engineer, ingeniero de herramientas, tool engineer, diseñador de utillajes
agricultural-engineer-title 2144 | Ingeniero agrícola | Agricultural engineer | ingeniero de maquinaria agrícola, agricultural equipment engineer, farm machinery engineer
welding-engineer 2144 | Ingeniero de soldadura | Welding engineer | ingeniero soldador, welding technologist, ingeniero de uniones soldadas
stress-engineer 2144 | Ingeniero de cálculo | Stress engineer | stress analyst, ingeniero de análisis de tensiones, ingeniero de elementos finitos, simulation engineer
precision-engineer 2144 | Ingeniero de mecánica de precisión | Precision engineer | micromechanics engineer, ingeniero micromecánico
chemical-engineer-title 2145 | Ingeniero químico | Chemical engineer | chemical process engineer, ingeniero de procesos químicos, chemical engineering specialist
biochemical-engineer 2145 | Ingeniero bioquímico | Biochemical engineer | bioprocess engineer, ingeniero de bioprocesos, fermentation engineer
food-engineer 2145 | Ingeniero de alimentos | Food engineer | ingeniero alimentario, food process engineer, ingeniero en industrias alimentarias, food production engineer, tecnólogo de alimentos ingeniero
paper-engineer 2145 | Ingeniero papelero | Paper engineer | ingeniero de pulpa y papel, pulp and paper engineer
polymer-engineer 2145 | Ingeniero de plásticos | Polymer engineer | plastics engineer, ingeniero de polímeros, rubber technologist, ingeniero del caucho
pharmaceutical-engineer 2145 | Ingeniero farmacéutico | Pharmaceutical engineer | ingeniero de procesos farmacéuticos, pharma process engineer
gas-engineer-professional 2145 | Ingeniero de gas | Gas distribution engineer | gas production engineer, ingeniero de producción de gas, ingeniero de procesamiento de gas, gas processing engineer
refinery-engineer 2145 | Ingeniero de refinería | Refinery engineer | oil refining engineer, ingeniero de refino, petrochemical engineer, ingeniero petroquímico
mining-engineer-title 2146 | Ingeniero de minas | Mining engineer | mine planning engineer, ingeniero minero, ingeniero de planificación minera, mine production engineer
mine-ventilation-engineer 2146 | Ingeniero de ventilación de minas | Mine ventilation engineer | mine ventilation officer, ingeniero de ventilación minera
mine-surveyor 2165 | Topógrafo de minas | Mine surveyor | topógrafo minero, mining surveyor, agrimensor de minas
petroleum-engineer-title 2146 | Ingeniero de petróleo | Petroleum engineer | ingeniero petrolero, oil engineer, reservoir engineer, ingeniero de yacimientos, ingeniero de reservorios, drilling engineer, ingeniero de perforación
metallurgist-title 2146 | Ingeniero metalúrgico | Metallurgist | metalúrgico, metallurgical engineer, foundry metallurgist, process metallurgist, ingeniero en metalurgia
mineral-processing-engineer 2146 | Ingeniero de procesamiento de minerales | Mineral processing engineer | ingeniero de beneficio de minerales, minerals engineer, ingeniero metalurgista extractivo
explosives-engineer 2146 | Ingeniero de explosivos | Explosives engineer | blasting engineer, ingeniero de voladuras, especialista en explosivos
materials-engineer 2149 | Ingeniero de materiales | Materials engineer | científico de materiales, materials scientist, synthetic materials engineer, ingeniero de materiales sintéticos, composites engineer
biomedical-engineer-title 2149 | Ingeniero biomédico | Biomedical engineer | bioingeniero, medical device engineer, ingeniero de dispositivos médicos, bioengineer, ingeniero clínico, clinical engineer, ingeniero de electromedicina
safety-engineer 2149 | Ingeniero de seguridad industrial | Safety engineer | ingeniero de seguridad, health and safety engineer, ingeniero de prevención, process safety engineer
nanoengineer 2149 | Nanoingeniero | Nanoengineer | nanotechnology engineer, ingeniero en nanotecnología, nanotechnologist, nanotecnólogo
reliability-engineer 2149 | Ingeniero de fiabilidad | Reliability engineer | ingeniero de confiabilidad, maintenance and reliability engineer, dependability engineer
systems-engineer-physical 2149 | Ingeniero de ensayos | Test engineer | ingeniero de pruebas, validation engineer, ingeniero de validación, commissioning engineer, ingeniero de puesta en marcha
research-engineer-title 2149 | Ingeniero de investigación | Research engineer | ingeniero de i+d, r&d engineer, development engineer, ingeniero de desarrollo, ingeniero investigador
design-engineer-title 2149 | Ingeniero de diseño | Design engineer | ingeniero de producto, product engineer, ingeniero proyectista, product development engineer, ingeniero diseñador
project-engineer 2149 | Ingeniero de proyectos | Project engineer | ingeniero de obra, site engineer, ingeniero de proyecto, field engineer
contract-engineer 2149 | Ingeniero de contratos | Contract engineer | contracts engineer, ingeniero de contratación
patent-engineer 2149 | Ingeniero de patentes | Patent engineer | patent examiner, examinador de patentes, patent agent, agente de patentes, agente de la propiedad industrial, trademark agent
quantity-surveyor 2149 | Medidor de obras | Quantity surveyor | aparejador presupuestista, cost engineer, ingeniero de costes, ingeniero de costos, construction cost manager, medidor presupuestista
power-engineer 2151 | Ingeniero de potencia | Electric power engineer | power systems engineer, ingeniero de sistemas de potencia, power distribution engineer, ingeniero de distribución eléctrica, transmission engineer, electric power generation engineer, ingeniero de generación eléctrica
substation-engineer 2151 | Ingeniero de subestaciones | Substation engineer | ingeniero de subestaciones eléctricas, high voltage engineer, ingeniero de alta tensión
electromechanical-engineer 2151 | Ingeniero electromecánico | Electromechanical engineer | ingeniero en electromecánica, electro-mechanical engineer
hardware-engineer 2152 | Ingeniero de hardware | Hardware engineer | computer hardware engineer, ingeniero de equipos informáticos, diseñador de hardware, ingeniero de hardware informático
microelectronics-engineer 2152 | Ingeniero de microelectrónica | Microelectronics engineer | chip designer, diseñador de circuitos integrados, integrated circuit design engineer, semiconductor engineer, ingeniero de semiconductores, microsystem engineer, vlsi engineer
instrumentation-engineer 2152 | Ingeniero de instrumentación | Instrumentation engineer | ingeniero de instrumentación y control, instrument engineer, i&c engineer
satellite-engineer 2152 | Ingeniero de satélites | Satellite engineer | satellite systems engineer, ingeniero espacial, space systems engineer, spacecraft engineer
telecom-engineer-title 2153 | Ingeniero de telecomunicaciones | Telecommunications engineer | telecom engineer, teleco, ingeniero de comunicaciones, ingeniero en telecomunicación, communications engineer
rf-engineer 2153 | Ingeniero de radiofrecuencia | RF engineer | radio frequency engineer, wireless engineer, ingeniero de redes móviles, antenna engineer, ingeniero de antenas, radio engineer
broadcast-engineer 2153 | Ingeniero de radiodifusión | Broadcast engineer | ingeniero de televisión, broadcasting engineer, tv engineer
interior-architect 2161 | Arquitecto de interiores | Interior architect | interiorista arquitecto, arquitecto interiorista
landscape-architect-title 2162 | Arquitecto paisajista | Landscape architect | paisajista, landscape designer, diseñador de paisajes, garden designer, diseñador de jardines
golf-course-architect 2162 | Diseñador de campos de golf | Golf course architect | golf course designer, arquitecto de campos de golf
urban-planner-title 2164 | Urbanista | Urban planner | town planner, planificador urbano, city planner, planificador territorial, urban designer, ordenador del territorio, land planner, regional planner
transport-planner-title 2164 | Planificador de transporte | Transport planner | traffic planner, planificador de tráfico, mobility manager, gestor de movilidad, transportation planner, planificador de movilidad
land-surveyor-title 2165 | Topógrafo | Land surveyor | agrimensor, geomensor, ingeniero topógrafo, surveyor, ingeniero agrimensor, geomatics engineer, ingeniero geomático
cartographer 2165 | Cartógrafo | Cartographer | mapmaker, map maker, elaborador de mapas, ingeniero cartógrafo
hydrographic-surveyor 2165 | Hidrógrafo | Hydrographic surveyor | hydrographer, topógrafo hidrográfico, levantador hidrográfico
photogrammetrist 2165 | Fotogrametrista | Photogrammetrist | aerial surveyor, especialista en fotogrametría, remote sensing specialist, especialista en teledetección, remote sensing scientist
gis-specialist-title 2165 | Especialista en SIG | GIS specialist | geographic information systems specialist, técnico en sistemas de información geográfica, gis analyst, analista sig, especialista en sistemas de información geográfica
cadastral-surveyor 2165 | Técnico de catastro | Cadastral surveyor | cadastral technician, técnico catastral, land registry surveyor
animator-title 2166 | Animador gráfico | Animator | animador 2d, 2d animator, animador 3d, 3d animator, cartoon animator, animador de dibujos animados, stop-motion animator, character animator
illustrator-title 2166 | Ilustrador | Illustrator | dibujante ilustrador, scientific illustrator, ilustrador científico, medical illustrator, commercial artist
game-designer 2166 | Diseñador de videojuegos | Game designer | video game designer, level designer, diseñador de juegos digitales, digital games designer, game artist
storyboard-artist 2166 | Guionista gráfico | Storyboard artist | artista de storyboard, storyboarder, dibujante de guiones gráficos
vfx-artist 2166 | Artista de efectos visuales | Visual effects artist | vfx artist, técnico de efectos visuales, compositor digital, digital compositor, cgi artist
typographer 2166 | Tipógrafo diseñador | Type designer | diseñador de tipografías, typeface designer, font designer, lettering artist
layout-artist 2166 | Maquetador | Desktop publisher | maquetista editorial, layout artist, typesetter, compaginador, diagramador, operador de autoedición, desktop publishing operator, page designer
urologist 2212 | Urólogo | Urologist | médico urólogo, especialista en urología, urological surgeon
cardiologist 2212 | Cardiólogo | Cardiologist | médico cardiólogo, heart specialist, especialista en cardiología
anaesthetist 2212 | Anestesista | Anaesthetist | anestesiólogo, anesthesiologist, médico anestesiólogo, anaesthesiologist, especialista en anestesiología
oncologist 2212 | Oncólogo | Oncologist | médico oncólogo, cancer specialist, radiation oncologist, oncólogo radioterápico
radiologist 2212 | Radiólogo | Radiologist | médico radiólogo, especialista en radiodiagnóstico, médico de diagnóstico por imagen
dermatologist 2212 | Dermatólogo | Dermatologist | médico dermatólogo, skin doctor, especialista en dermatología
gynaecologist 2212 | Ginecólogo | Gynaecologist | gynecologist, obstetrician, obstetra, ginecólogo obstetra, tocólogo, tocoginecólogo
paediatrician 2212 | Pediatra | Paediatrician | pediatrician, médico pediatra, children's doctor, médico de niños, neonatologist, neonatólogo
psychiatrist 2212 | Psiquiatra | Psychiatrist | médico psiquiatra, especialista en psiquiatría, child psychiatrist
neurologist 2212 | Neurólogo | Neurologist | médico neurólogo, especialista en neurología
ophthalmologist 2212 | Oftalmólogo | Ophthalmologist | médico oftalmólogo, eye doctor, oculista, eye surgeon, cirujano oftalmólogo
orthopaedic-surgeon 2212 | Traumatólogo | Orthopaedic surgeon | cirujano ortopédico, orthopedic surgeon, traumatólogo ortopedista, trauma surgeon
pathologist 2212 | Patólogo | Pathologist | anatomopatólogo, médico patólogo, histopathologist, clinical pathologist
geriatrician 2212 | Geriatra | Geriatrician | médico geriatra, especialista en geriatría
emergency-doctor 2212 | Médico de urgencias | Emergency physician | emergency doctor, urgenciólogo, médico emergenciólogo, accident and emergency doctor
occupational-doctor 2212 | Médico del trabajo | Occupational physician | médico laboral, company doctor, médico de empresa, occupational health doctor
sports-doctor 2212 | Médico deportivo | Sports physician | sports medicine doctor, médico del deporte, deportólogo
intensive-care-doctor 2212 | Médico intensivista | Intensivist | intensive care physician, especialista en medicina intensiva, critical care physician, intensivista
nephrologist 2212 | Nefrólogo | Nephrologist | kidney specialist, médico nefrólogo
gastroenterologist 2212 | Gastroenterólogo | Gastroenterologist | especialista en aparato digestivo, médico digestivo
allergist 2212 | Alergólogo | Allergist | alergista, allergologist, médico alergólogo
haematologist 2212 | Hematólogo | Haematologist | hematologist, médico hematólogo
rheumatologist 2212 | Reumatólogo | Rheumatologist | médico reumatólogo
pulmonologist 2212 | Neumólogo | Pulmonologist | neumonólogo, respiratory physician, lung specialist, médico neumólogo
advanced-nurse-practitioner 2221 | Enfermero de práctica avanzada | Advanced nurse practitioner | nurse practitioner, enfermero especializado de práctica avanzada, advanced practice nurse
anaesthetic-nurse 2221 | Enfermero anestesista | Nurse anaesthetist | nurse anesthetist, anaesthetic nurse, enfermero de anestesia
nurse-educator 2320 | Profesor de enfermería | Nursing lecturer | docente de enfermería, nurse educator, nursing teacher, nursing instructor, clinical nurse educator
acupuncturist 2230 | Acupuntor | Acupuncturist | acupunturista, acupuncture practitioner, terapeuta de acupuntura
homeopath 2230 | Homeópata | Homeopath | médico homeópata, homeopathic practitioner
naturopath 2230 | Naturópata | Naturopath | naturopathic doctor, médico naturista, naturopathic practitioner
chinese-medicine-practitioner 2230 | Médico de medicina tradicional china | Traditional Chinese medicine practitioner | terapeuta de medicina china, chinese herbalist, ayurvedic practitioner, médico ayurvédico
chiropractor 2269 | Quiropráctico | Chiropractor | quiropractor, doctor of chiropractic, quiropraxista
osteopath 2269 | Osteópata | Osteopath | osteopathic practitioner, terapeuta osteópata
podiatrist-title 2269 | Podólogo | Podiatrist | chiropodist, podiatra, callista, quiropodista
art-therapist 2269 | Arteterapeuta | Art therapist | terapeuta artístico, arts therapist, terapeuta de arte
music-therapist 2269 | Musicoterapeuta | Music therapist | terapeuta musical, terapeuta de música
dance-therapist 2269 | Danzaterapeuta | Dance therapist | dance movement therapist, terapeuta de danza y movimiento, drama therapist, dramaterapeuta
recreational-therapist 2269 | Terapeuta recreativo | Recreational therapist | therapeutic recreation specialist, ludoterapeuta, play therapist, terapeuta de juego
animal-therapist 2250 | Fisioterapeuta animal | Animal physiotherapist | animal therapist, veterinary physiotherapist, fisioterapeuta veterinario, animal osteopath
animal-assisted-therapist 2635 | Terapeuta asistido con animales | Animal assisted therapist | terapeuta con animales, equine therapist, equinoterapeuta, hipoterapeuta
orthoptist 2267 | Ortoptista | Orthoptist | orthoptics specialist, especialista en ortóptica
optometrist-title 2267 | Optometrista | Optometrist | óptico optometrista, eye examiner, ophthalmic optician
cytologist 2131 | Citólogo | Cytology screener | cytotechnologist, citotécnico, biomedical cytologist, citotecnólogo
embryologist 2131 | Embriólogo | Embryologist | embriólogo clínico, ivf embryologist, clinical embryologist
perfusionist 2269 | Perfusionista | Perfusionist | técnico de perfusión cardiovascular, clinical perfusion scientist, perfusionista clínico
exercise-physiologist 2269 | Fisiólogo del ejercicio | Exercise physiologist | clinical exercise physiologist, sports scientist, científico del deporte
health-informatician 2529 | Especialista en informática sanitaria | Health informatics specialist | clinical informatics manager, responsable de informática clínica, nurse informaticist, especialista en informática médica
regulatory-affairs-manager 2263 | Responsable de asuntos regulatorios | Regulatory affairs manager | especialista en registros farmacéuticos, regulatory affairs specialist, técnico de registros, gerente de asuntos regulatorios
pharmacovigilance-officer 2263 | Técnico de farmacovigilancia | Pharmacovigilance officer | drug safety officer, responsable de farmacovigilancia, drug safety associate
occupational-hygienist 2263 | Higienista industrial | Occupational hygienist | industrial hygienist, higienista laboral, higienista ocupacional
ergonomist 2263 | Ergónomo | Ergonomist | ergonomista, human factors specialist, especialista en ergonomía
radiation-protection-expert 2263 | Experto en protección radiológica | Radiation protection expert | radiation safety officer, radiation protection officer, jefe de protección radiológica
infection-control-specialist 2263 | Especialista en control de infecciones | Infection control specialist | infection control nurse, enfermero de control de infecciones, infection preventionist
food-safety-specialist 2263 | Especialista en seguridad alimentaria | Food safety specialist | técnico de inocuidad alimentaria, food safety officer, responsable de seguridad alimentaria, food hygiene officer, responsable de inocuidad
`;
