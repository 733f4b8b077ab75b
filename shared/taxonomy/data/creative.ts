/** Engineering and science, design, media, arts and languages at work. */
export const CREATIVE = `
[skill engineering]
autocad | AutoCAD |  | auto cad, diseño asistido por ordenador, CAD!, computer-aided design, dibujo técnico, cad design, diseño cad, technical drawing, autocad 2d, autocad 3d, autocad lt
solidworks | SolidWorks | | solid works | parametric-cad
revit | Revit | | autodesk revit, revit architecture, revit mep, revit structure | bim, autocad
structural-analysis | Cálculo de estructuras | Structural analysis | análisis estructural, structural design, diseño estructural
mechanical-design | Diseño mecánico | Mechanical design | product design engineering, mechanical engineering, ingeniería mecánica
electronics | Electrónica | Electronics | circuitos electrónicos, electronic circuits, diseño de circuitos, circuit design, PCB!, electrónica analógica
electrical-engineering | Ingeniería eléctrica | Electrical engineering | power systems, sistemas de potencia
civil-engineering | Ingeniería civil | Civil engineering | obras públicas, infrastructure projects, obra civil, carreteras y puentes
chemical-processes | Procesos químicos | Chemical processes | ingeniería química, chemical engineering, procesos industriales, process engineering, ingeniería de procesos
chemistry | Química | Chemistry |
biology | Biología | Biology |
physics | Física | Physics | 
clinical-trials | Ensayos clínicos | Clinical trials | investigación clínica, clinical research, buenas prácticas clínicas, gcp guidelines
environmental-management | Gestión ambiental | Environmental management | medio ambiente, environmental impact, gestión medioambiental, environmental compliance
renewable-energy | Energías renovables | Renewable energy
topography | Topografía | Land surveying | levantamientos topográficos, surveying
urban-planning | Urbanismo | Urban planning | planeamiento urbanístico, ordenación del territorio, zoning, planificación urbana, city planning
cost-estimation | Mediciones y presupuestos de obra | Construction cost estimating | cost estimating, Presto!, estimating, quantity takeoff, cómputos métricos, mediciones, job costing, estimación de costes, estimación de costos, project estimation
telecommunications | Telecomunicaciones | Telecommunications
geology | Geología | Geology
mining | Minería | Mining | explotación minera
food-science | Tecnología de alimentos | Food technology | ciencia de los alimentos, food science | food-production
water-treatment | Tratamiento de aguas | Water treatment | depuración de aguas
drone-operation | Operación de drones | Drone operation | pilotaje de drones, drones
energy-certificates | Certificación energética | Energy certification | certificados energéticos, LEED! | renewable-energy
acoustics | Acústica | Acoustics | insonorización, soundproofing
[skill design]
graphic-design | Diseño gráfico | Graphic design | layout design, maquetación, composición gráfica, visual design, diseño visual
photoshop | Adobe Photoshop | | photoshop | adobe-suite, photo-retouching
illustrator | Adobe Illustrator | | Illustrator! | adobe-suite, vector-graphics
indesign | Adobe InDesign | | indesign, In Design! | adobe-suite
adobe-suite | Adobe Creative Suite | Adobe Creative Cloud | paquete adobe, suite adobe, adobe suite, creative suite, adobe cc, creative cloud | graphic-design
ux-design | Diseño de experiencia de usuario | User experience design | UX!, ux/ui, ui/ux, experiencia de usuario, user experience, ux design, usability, usabilidad, diseño ux
ui-design | Diseño de interfaces | User interface design | UI!, user interface, ui design, diseño de interfaz, interface design | ux-design
figma | Figma | |  | ui-design
web-design | Diseño web | Web design | diseño de páginas web, website design, responsive design, diseño responsive | graphic-design
3d-modeling | Modelado 3D | 3D modeling | 3d modelling
animation | Animación | Animation | animación 3d, 3d animation
interior-design | Diseño de interiores | Interior design | interiorismo, decoración de interiores, interior decoration, space planning
industrial-design | Diseño de producto | Product design | diseño industrial, industrial design
fashion-design | Diseño de moda | Fashion design | diseño textil, textile design, apparel design, diseño de vestuario, costume design | fashion
illustration | Ilustración | Illustration | dibujo*, drawing*, dibujo artístico, ilustración digital, sketching, digital illustration
canva | Canva! | | canva!, diseño en canva | graphic-design
packaging-design | Diseño de envases | Packaging design | diseño de packaging | graphic-design
calligraphy | Caligrafía | Calligraphy | lettering, rotulación, sign painting
event-decoration | Decoración de eventos | Event decoration | ambientación de eventos, decoración con globos, balloon decoration
garden-design | Diseño de jardines | Garden design | landscape design, diseño de paisajes | gardening
[skill media]
photography | Fotografía | Photography | fotografía digital, photo shoots, digital photography, fotografía de producto, sesiones fotográficas
video-editing | Edición de vídeo | Video editing | montaje de vídeo, edición audiovisual, edición de video, postproducción, post-production
video-production | Producción audiovisual | Video production | grabación de vídeo, filming, filmmaking, producción de vídeo, camera operation, operación de cámara, realización audiovisual, realización, rodaje, producción de video
sound | Sonido | Sound engineering | audio*, mezcla de sonido, sound mixing, audio editing, edición de audio, audio engineering, sonorización
journalism | Periodismo | Journalism | redacción de noticias, news writing, reportajes, news reporting, redacción periodística, ap style, interviewing*, entrevistas periodísticas
writing | Redacción | Writing* | escritura, writing skills, clear writing, good writing, excellent writing, strong writing, concise writing, buena redacción, expresión escrita, redacción de contenidos, content writing, elaboración de textos
proofreading | Corrección de textos | Proofreading | edición de textos, editing, copy editing, corrección ortotipográfica, copyediting, corrección de estilo, text editing
translation | Traducción | Translation | traducción de textos, document translation, translating, traducciones
interpreting | Interpretación de idiomas | Interpreting | language interpretation
music-performance | Interpretación musical | Music performance | música*, music*, tocar la guitarra, piano, canto, singing, guitarra, guitar
acting | Interpretación | Acting | teatro, theatre*, actuación, theater*, artes escénicas, performing arts
stage-lighting | Iluminación escénica | Stage lighting | lighting design, diseño de iluminación, iluminación de espectáculos
podcasting | Pódcast | Podcasting | producción de podcasts
live-streaming | Retransmisión en directo | Live streaming | Twitch!, OBS!, streaming en vivo
subtitling | Subtitulado | Subtitling | subtitulación, closed captioning
voice-over | Locución | Voice-over | doblaje, dubbing, voiceover
screenwriting | Guion | Screenwriting | escritura de guiones, scriptwriting | writing
event-photography | Fotografía de eventos | Event photography | fotografía de bodas, wedding photography | photography
[occupation]
civil-engineer 2142 | Ingeniero civil | Civil engineer | ingeniero de caminos, ingeniero de obras públicas, ingeniero de caminos canales y puertos, structural engineer, ingeniero estructural, ingeniero de estructuras, construction engineer, ingeniero de construcción, geotechnical engineer, ingeniero geotécnico, calculista de estructuras, highway engineer, transport engineer, ingeniero de transporte, site engineer, ingeniero de obra, field engineer*, project engineer civil, water engineer, ingeniero hidráulico, hydraulic engineer, ingeniero sanitario | civil-engineering, autocad, structural-analysis, site-management, cost-estimation | architect, construction-manager
mechanical-engineer 2144 | Ingeniero mecánico | Mechanical engineer | design engineer, ingeniero de diseño, ingeniero de diseño mecánico, mechanical design engineer, piping engineer, rotating equipment engineer | mechanical-design, solidworks, autocad, industrial-maintenance | industrial-engineer
industrial-engineer 2141 | Ingeniero industrial | Industrial engineer | process engineer, ingeniero de procesos, production engineer, ingeniero de producción, manufacturing engineer, ingeniero de manufactura, técnico de procesos, ingeniero técnico industrial, ingeniero de fabricación, ingeniero de proyectos, project engineer, continuous improvement engineer, ingeniero de mejora continua, lean engineer, packaging engineer, engineer*, ingeniero*, engineering* | process-improvement, production-planning, quality-management, project-management, autocad | mechanical-engineer, production-manager
electrical-engineer 2151 | Ingeniero eléctrico | Electrical engineer | ingeniero electricista, power engineer, ingeniero de potencia, electrical design engineer, ingeniero electromecánico, electromechanical engineer, power distribution engineer | electrical-engineering, autocad, electronics, plc | electronics-engineer, automation-engineer
electronics-engineer 2152 | Ingeniero electrónico | Electronics engineer | hardware engineer, ingeniero de hardware, ingeniero en electrónica, electronic engineer, microelectronics engineer, computer hardware engineer, ingeniero en microelectrónica, sensor engineer, instrumentation engineer, ingeniero de instrumentación | electronics, embedded | electrical-engineer, embedded-developer
automation-engineer 2151 | Ingeniero de automatización | Automation engineer | plc programmer, programador de plc, ingeniero de control, controls engineer, técnico de automatización, ingeniero robótico, robotics engineer, automation technician, ingeniero en mecatrónica, mechatronics engineer, control engineer, automatista, técnico en automatización, ingeniero mecatrónico, robotics technician, técnico en mecatrónica, mechatronics technician, ingeniero de robótica, técnico en robótica | plc, industrial-automation, electronics | electrical-engineer
chemical-engineer 2145 | Ingeniero químico | Chemical engineer | biochemical engineer, ingeniero bioquímico, ingeniero de materiales, materials engineer | chemical-processes, chemistry, health-safety | chemist
telecom-engineer 2153 | Ingeniero de telecomunicaciones | Telecommunications engineer | telecom engineer, ingeniero en telecomunicaciones, rf engineer, ingeniero de radiofrecuencia, telecommunications analyst | telecommunications, networking | network-engineer
environmental-engineer 2143 | Ingeniero ambiental | Environmental engineer | técnico medioambiental, environmental consultant, consultor ambiental, environmental specialist, ingeniero medioambiental, environmental scientist, sustainability manager, responsable de sostenibilidad, técnico de medio ambiente, responsable de medio ambiente, environmental manager, consultor de sostenibilidad, sustainability consultant, científico ambiental, gestor ambiental, ambientólogo, ecologist, ecólogo, environmental expert, waste management officer | environmental-management, waste-management, renewable-energy | environmental-technician
environmental-technician 3111 | Técnico ambiental | Environmental technician | auxiliar de medio ambiente, technician of environment | environmental-management, laboratory | lab-technician
engineering-technician 3115 | Técnico de ingeniería | Engineering technician |  | autocad, solidworks, blueprint-reading | industrial-engineer, mechanical-engineer
architect 2161 | Arquitecto | Architect | project architect, building architect, arquitecto proyectista, architectural designer, arquitecto de edificación, bim manager, architectural assistant | autocad, revit, 3d-modeling, blueprint-reading, urban-planning | civil-engineer, interior-designer
surveyor 2165 | Topógrafo | Surveyor | land surveyor, agrimensor, ingeniero topógrafo, surveying technician, técnico en topografía, ayudante de topógrafo, hydrographic surveyor, ingeniero geomático, surveyor technician, ingeniero en topografía | topography, autocad, gis | civil-engineer
estimator 3112 | Técnico de presupuestos | Estimator | cost estimator, construction estimator, estimador de costes, presupuestista, estimador | cost-estimation, blueprint-reading | construction-manager
chemist 2113 | Químico | Chemist | analytical chemist, químico analista, químico de laboratorio, formulador químico, chemical scientist, cosmetic chemist, r&d chemist, bioquímico, biochemist | chemistry, laboratory | lab-technician, chemical-engineer
biologist 2131 | Biólogo | Biologist | microbiologist, microbiólogo, biotecnólogo, biotechnologist, marine biologist, biólogo marino, geneticist, genetista, zoologist, zoólogo, botanist, botánico, molecular biologist, toxicologist, toxicólogo, bioinformático, bioinformatics scientist, immunologist, inmunólogo, pharmacologist, farmacólogo, biotechnician | biology, laboratory, academic-research | researcher
physicist 2111 | Físico | Physicist | astronomer, astrónomo, oceanographer, oceanógrafo | physics, academic-research | researcher
researcher 2310 | Investigador | Researcher | research scientist, científico, scientist, research assistant, asistente de investigación, postdoctoral researcher, investigador postdoctoral, research associate, auxiliar de investigación, ayudante de investigación, research fellow, research analyst, analista de investigación, phd student, doctorando, geographer, geógrafo, research technician, linguist, lingüista, research manager, director de investigación, investigador científico, research and development manager | academic-research, research, statistics, report-writing | university-lecturer, biologist
clinical-research-associate 2131 | Monitor de ensayos clínicos | Clinical research associate | clinical research coordinator, coordinador de ensayos clínicos, CRA!, coordinador de investigación clínica, study coordinator, clinical trial coordinator, data manager clínico, clinical trial manager | clinical-trials, clinical-records | researcher
agronomist 2132 | Ingeniero agrónomo | Agronomist | agrónomo, técnico agrícola, agricultural engineer, agricultural technician, ingeniero agrícola, perito agrónomo, ingeniero técnico agrícola, agricultural advisor, asesor agrícola, forestry engineer, ingeniero forestal, ingeniero de montes, ingeniero agropecuario, técnico agropecuario, agricultural scientist, técnico de campo agrícola, extensionista agrícola, forester, soil scientist, técnico agrónomo, forestry adviser | crop-farming, irrigation, pesticide-application | farmer
graphic-designer 2166 | Diseñador gráfico | Graphic designer | visual designer, graphic artist, maquetador, creative designer, grafista, artista gráfico, desktop publisher, diseñador creativo, brand designer, diseñador visual, layout artist, diseñador editorial, graphic design*, layout designer, production artist, artefinalista, creative artist, communication designer, digital designer, diseñador digital, packaging designer | graphic-design, photoshop, illustrator, indesign, adobe-suite | web-designer, illustrator-artist
web-designer 2166 | Diseñador web | Web designer | diseñador de páginas web, website designer | web-design, html-css, figma, photoshop | graphic-designer, ux-designer, web-developer
ux-designer 2166 | Diseñador UX | UX designer | ux/ui designer, diseñador ux/ui, ui designer, diseñador ui, product designer, diseñador de producto digital, ui/ux designer, diseñador de interfaces, user experience designer, ux researcher, diseñador de experiencia de usuario, user interface designer, interaction designer, diseñador de interacción, investigador ux, diseñador de interfaz de usuario, user experience analyst, analista ux, service designer | ux-design, ui-design, figma | web-designer
animator 2166 | Animador 3D | Animator | 3d artist, animador digital, motion graphics designer, 3d modeler, animador 2d, motion designer, artista 3d, modelador 3d, 3d animator, diseñador de animación, special effects artist, vfx artist, 3d designer, animador gráfico, diseñador 3d, game designer, diseñador de videojuegos, digital games designer, infografista 3d, multimedia designer, diseñador multimedia, multimedia artist, artista multimedia | animation, 3d-modeling | graphic-designer, video-editor
illustrator-artist 2651 | Artista plástico | Visual artist | artista visual, pintor artístico, sculptor, escultor, artist, artista, fine artist, street artist | illustration, creativity | graphic-designer
interior-designer 3432 | Diseñador de interiores | Interior designer | interiorista, decorador, interior decorator, decorador de interiores, set designer, escenógrafo, kitchen designer, diseñador de cocinas, interior architect, arquitecto de interiores, production designer, exhibition designer, diseñador de exposiciones, set decorator | interior-design, autocad, 3d-modeling | architect
industrial-designer 2163 | Diseñador industrial | Industrial designer | diseñador de producto, diseñador de productos, furniture designer, diseñador de muebles, diseñador mobiliario, automotive designer, diseñador de automóviles, toy designer, diseñador de juguetes, jewellery designer, jewelry designer, diseñador de joyas, ceramics designer | industrial-design, solidworks, 3d-modeling | mechanical-engineer
fashion-designer 2163 | Diseñador de moda | Fashion designer | textile designer, diseñador textil, estilista de moda, costume designer, diseñador de vestuario, figurinista, fashion stylist, clothing designer, diseñador de ropa, diseñador de calzado, footwear designer, costume maker, vestuarista | fashion-design, sewing, illustration | tailor
art-director 2166 | Director de arte | Art director | director creativo, creative director, director artístico, artistic director, dirección de arte | graphic-design, leadership, branding | graphic-designer
photographer 3431 | Fotógrafo | Photographer | reportero gráfico, photojournalist, fotoperiodista, photographer assistant, wedding photographer, fotógrafo de bodas, photography assistant, retocador fotográfico, photo editor, editor fotográfico, fotógrafo de producto, press photographer | photography, photoshop | video-editor, camera-operator
video-editor 2654 | Editor de vídeo | Video editor | montador audiovisual, film editor, editor de video, editor audiovisual, montador de vídeo, editor de cine, montador de cine, video and motion picture editor, postproductor | video-editing, video-production, animation | camera-operator
camera-operator 3521 | Operador de cámara | Camera operator | cámara de televisión, cameraman, camarógrafo, videographer, videógrafo, director de fotografía, director of photography, cinematographer, técnico audiovisual, audiovisual technician, av technician, técnico de medios audiovisuales, broadcast technician, técnico de radiodifusión, operador audiovisual, audio-visual technician, camarógrafo de televisión | video-production, photography, video-editing | video-editor, sound-technician
sound-technician 3521 | Técnico de sonido | Sound technician | sound engineer, ingeniero de sonido, audio engineer, audio technician, técnico de audio, sonidista, sound designer, diseñador de sonido, sound operator, operador de sonido, regidor, sound editor | sound, stage-lighting | camera-operator
film-producer 2654 | Productor audiovisual | Film producer | productor de televisión, producer, television producer, productor, productor de cine, theatre director, director de teatro, director de escena, stage director, production assistant, asistente de producción audiovisual, tv producer, radio producer, productor de radio, productor musical, music producer, ayudante de producción audiovisual, executive producer, video producer, video and motion picture producer, casting director, director de casting, program director | video-production, budgeting | video-editor
journalist 2642 | Periodista | Journalist | reportero, reporter, redactor, news editor, redactor de noticias, corresponsal, news reporter, columnist, columnista, editor periodístico, comunicador social, redactor jefe, editor-in-chief, editor in chief, editor de noticias, critic, crítico, writer, newspaper editor, jefe de redacción, staff writer, political journalist, sports journalist, periodista deportivo, foreign correspondent, magazine editor, editor de revista, blogger, bloguero, fact checker, crime journalist | journalism, writing, proofreading, social-media | writer, public-relations-officer
writer 2641 | Escritor | Author | novelist, novelista, editor, content editor, editor de contenidos, book editor, editorial assistant, asistente editorial, redactor de textos, ghostwriter, lexicographer, lexicógrafo | writing, proofreading | journalist, copywriter
translator 2643 | Traductor | Translator | intérprete, interpreter, traductor jurado, traductor intérprete, sworn translator, medical interpreter, intérprete médico, court interpreter, traductor e intérprete, localizador, intérprete judicial, localiser, subtitulador, subtitler | translation, interpreting, proofreading | language-teacher
presenter 2656 | Presentador | Presenter | locutor, radio host, tv presenter, announcer, locutor de radio, presentador de televisión, news anchor, radio announcer, news presenter, presentador de noticias, speaker de eventos, broadcaster, radio presenter, maestro de ceremonias, weather presenter, sports commentator, comentarista deportivo, host de eventos | public-speaking | journalist
actor 2655 | Actor | Actor | actriz, actress, modelo publicitario, figurante, extra de cine, stunt performer, doble de acción, performer | acting | presenter
model 5241 | Modelo* | Model* | fashion model, modelo de pasarela, modelo de moda, art model | | actor
musician 2652 | Músico! | Musician | músico!, músicos!, guitarrista, guitarist, pianista, pianist, composer, compositor, director de orquesta, conductor de orquesta, drummer, baterista, violinista, violinist, music director, director musical, songwriter, orchestra conductor, music arranger, choirmaster, instrumentista | music-performance | music-teacher
dancer 2653 | Bailarín | Dancer | choreographer, coreógrafo, bailaor, ballet dancer, bailarín de ballet | creativity | dance-teacher
draughtsperson 3118 | Delineante | Draughtsperson | draftsman, drafter, cad technician, cad designer, dibujante técnico, delineante proyectista, proyectista, cad drafter, drafter designer, bim modeler, modelador bim, dibujante proyectista, bim technician, cad operator, projectista, draughtsman | autocad, revit, blueprint-reading | engineering-technician, architect
quantity-surveyor 2149 | Aparejador | Quantity surveyor | arquitecto técnico, building surveyor, ingeniero de edificación, building engineer | cost-estimation, site-management, blueprint-reading | architect, construction-manager
urban-planner 2164 | Urbanista | Urban planner | arquitecto urbanista, town planner, city planner, planificador urbano, técnico de urbanismo | urban-planning, gis | architect
landscape-architect 2162 | Arquitecto paisajista | Landscape architect | paisajista, diseñador de jardines, garden designer, landscape designer | urban-planning, gardening, autocad | architect, gardener
aerospace-engineer 2144 | Ingeniero aeronáutico | Aerospace engineer | aeronautical engineer, ingeniero aeroespacial | mechanical-design, solidworks | mechanical-engineer
automotive-engineer 2144 | Ingeniero de automoción | Automotive engineer | ingeniero automotriz, vehicle engineer | mechanical-design, solidworks | mechanical-engineer
naval-engineer 2144 | Ingeniero naval | Naval architect | marine engineer, ingeniero marítimo | mechanical-design, autocad | mechanical-engineer
maintenance-engineer 2144 | Ingeniero de mantenimiento | Maintenance engineer | reliability engineer, ingeniero de confiabilidad | industrial-maintenance, mechanics, hydraulics | mechanical-engineer, industrial-engineer
energy-engineer 2151 | Ingeniero energético | Energy engineer | renewable energy engineer, ingeniero de energías renovables, ingeniero de energía, energy systems engineer, ingeniero de energía solar, solar energy engineer, wind energy engineer, ingeniero de energía eólica, energy consultant, asesor energético, auditor energético, energy auditor | renewable-energy, autocad | electrical-engineer
biomedical-engineer 2149 | Ingeniero biomédico | Biomedical engineer | medical device engineer, bioengineer, bioingeniero, electromédico, biomedical technician, técnico en electromedicina | electronics, quality-management | electronics-engineer
food-technologist 2145 | Ingeniero de alimentos | Food technologist | food engineer, tecnólogo de alimentos, food scientist, tecnólogo alimentario | food-production, food-safety, quality-control | chemical-engineer
mining-engineer 2146 | Ingeniero de minas | Mining engineer | metallurgist, metalúrgico, ingeniero metalúrgico | heavy-equipment, health-safety | chemical-engineer, geologist
petroleum-engineer 2146 | Ingeniero petrolero | Petroleum engineer | drilling engineer, ingeniero de perforación, ingeniero de petróleos | chemical-processes, health-safety | chemical-engineer, mining-engineer
geologist 2114 | Geólogo | Geologist | geophysicist, geofísico, hydrologist, hidrólogo, seismologist, sismólogo, hidrogeólogo, hydrogeologist | gis, academic-research | physicist
meteorologist 2112 | Meteorólogo | Meteorologist | climatologist, climatólogo, weather forecaster | physics, data-analysis | physicist
veterinary-scientist 2131 | Zootecnista | Animal scientist | ingeniero zootecnista, animal nutritionist, nutricionista animal | livestock, biology | agronomist
illustrator 2166 | Ilustrador | Illustrator | freelance illustrator, ilustrador digital, cartoonist, caricaturista, dibujante, artista de cómic, comic artist, digital illustrator | illustration, illustrator, photoshop | graphic-designer, illustrator-artist
film-director 2654 | Director de cine | Film director | realizador, realizador audiovisual, director audiovisual, tv director, director de televisión | video-production, leadership | film-producer
screenwriter 2641 | Guionista | Screenwriter | scriptwriter, guionista de cine, dramaturgo, playwright | writing, creativity | writer
technical-writer 2641 | Redactor técnico | Technical writer | escritor técnico, documentation specialist, technical communicator | writing, proofreading | writer, copywriter
proofreader 2642 | Corrector de textos | Proofreader | copy editor, corrector de estilo, corrector ortotipográfico, corrector editorial | proofreading, writing | writer, journalist
stagehand 3435 | Tramoyista | Stagehand | stage technician, técnico de escenario, utilero, props assistant, auxiliar de montaje de eventos, roadie, montador de escenarios | stage-lighting, power-tools | sound-technician
lighting-technician 3521 | Técnico de iluminación | Lighting technician | iluminador, técnico de luces, light board operator, gaffer | stage-lighting, electrical-installation | sound-technician
disc-jockey 2652 | Pinchadiscos | Disc jockey | DJ!, DJs!, club dj, disyóquey | sound, music-performance | sound-technician, musician
singer 2652 | Cantante | Singer | vocalista, cantautor, singer-songwriter, cantaor, mariachi | music-performance | musician
comedian 2655 | Humorista | Comedian | cómico, stand-up comedian, monologuista, clown, payaso | acting, public-speaking | actor
circus-artist 2659 | Artista de circo | Circus artist | magician, mago, acróbata, malabarista, juggler, street performer, artista callejero | acting, creativity | actor
voice-actor 2656 | Actor de doblaje | Voice actor | actriz de doblaje, locutor de doblaje, voice-over artist, dubbing actor, locutor publicitario | acting, sound | actor, presenter
poet 2641 | Poeta | Poet | poetisa, lyricist | writing, creativity | writer
`;
