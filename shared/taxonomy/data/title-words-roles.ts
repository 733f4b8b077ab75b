/** Roles and general words of job titles, in both languages; how to read the lines: see ../read-lexicon.ts. */
export const TITLE_ROLES = `
[none]
operator, operative, worker, specialist, expert, professional, person, people, employee, staff, member, officer, official, agent, individual, hand, workman, man, woman = operador, operario, trabajador, empleado, especialista, experto, profesional, persona, oficial, agente, funcionario, obrero, miembro, hombre, mujer, perito
specialised, specialized, dedicated, qualified, licensed, certified, registered, skilled, responsible, independent, freelance, self employed = especializado, cualificado, calificado, titulado, colegiado, certificado, autónomo, autónoma, independiente, freelance, cargo
senior, junior, lead, leading, main, deputy, general, overall, principal, executive, trainee, apprentice, graduate, first, second, state, ora, tora, triz, isa, esa, dora, era, ina, registered, advanced, entry level, mid level = sénior, júnior, principal, general, adjunto, aprendiz, becario, prácticas, ejecutivo, primero, segundo, superior, avanzado, mayor, jefe adjunto
and, or, of, in, for, with, to, by, at, on, other, related, similar, various, etc, e, o, u, y, field, area, sector, domain, kind, type, matter, use, using, based, means, basis = ámbito, área, sector, campo, otro, relacionado, tipo, mediante, sobre, según, contra, entre, base, uso, materia, relativo, dedicado, etcétera, desde, hasta, sin, su, sus, un, una, que, como, parte, persona física
non, not = no
[role]
breeder, breeding, farmer, farming, grower, raising, rancher, growing, cultivation, cultivator, farm, ranch, raiser, holding = criador, cría, agricultor, granjero, granja, cultivador, cultivo, explotación, ganadero de, productor agropecuario, finca, hacienda, cultivar
bee breeder = apicultor > honey; cattle breeder, livestock breeder = ganadero, criador de ganado > livestock
shop, store, outlet, boutique = tienda, comercio minorista, comercio, almacén comercial, local comercial
policy, policies, politician, political, politics, political scientist, political affairs = política pública, políticas, políticas públicas, estrategia política, político, politólogo, asuntos políticos, ciencias políticas
civil engineering technician = ingeniero técnico civil, ingeniero técnico de obras públicas > civil engineering-technician
driving instructor, driving teacher, driving trainer = profesor de autoescuela, instructor de autoescuela > driving-school teacher
market research, market researcher, market study, market analysis = estudio de mercado, estudios de mercado, investigación de mercados, análisis de mercado > market-research
engineering technician, engineering technologist = ingeniero técnico
engineering drafter = delineante de ingeniería > drafter engineering-technician
manager, director, head, chief, management, managing director, superintendent, leader, supervisor, foreman, forewoman, foreperson, overseer, team leader, shift leader, charge hand, shift supervisor, shift manager, boss, controlling = director, gerente, jefe, responsable, gestor, gestión, dirección, encargado, supervisor, directivo, gerencia, jefatura, capataz, supervisión, líder, líder de equipo, jefe de equipo, jefe de turno, jefe de sección, encargado de turno, mando intermedio, dirigente, manager
coordinator, coordination, co ordinator = coordinador, coordinación
assistant, aide, assistant administrative, helper, auxiliary, associate, mate, labourer, laborer = asistente, auxiliar, ayudante, mozo, peón, peona, bracero, jornalero
civil engineering = obras públicas, ingeniería civil > civil engineer; engineer, engineering = ingeniero, ingeniería
analyst, analysis, analytics, analyser = analista, análisis, analítico, analítica
consultant, adviser, advisor, consultancy, consulting, advisory, counsellor, counselor, counselling, counseling, advice, guidance = consultor, asesor, consejero, orientador, consultoría, asesoramiento, asesoría, orientación, consulta
administrator, administration, administrative, clerk, clerical, office clerk, back office, middle office, front office = administrador, administración, administrativo, oficinista, escribiente
inspector, inspection, checker, inspecting, examiner, verifier = inspector, inspección, verificador, examinador, revisor
teacher, instructor, trainer, tutor, teaching, training, educator, education, educational, coach, tuition, schoolteacher, schoolmaster, didactics, coaching = profesor, maestro, docente, instructor, formador, tutor, enseñanza, educación, formación, educador, educativo, adiestrador, capacitador, capacitación, entrenamiento, pedagógico, monitor, profesorado, didáctico, adiestramiento, entrenador
seller, salesperson, salesman, saleswoman, vendor, sales, selling, sale, retailer, sales assistant, sales person, sales representative, representative, shop assistant, shop worker, commercial sales, dealer, retail, retail assistant = vendedor, venta, dependiente, comercial, representante, agente comercial, representante comercial, comercial de ventas, minorista, venta al por menor, delegado comercial, vendedor minorista
wholesaler, wholesale, merchant, wholesale merchant, trader, trade, commodity trader, merchandiser wholesale, trading = mayorista, comerciante, comerciante al por mayor, venta al por mayor, negociante, al por mayor, comercio, comercio al por mayor, comerciante mayorista
buyer, purchaser, purchasing, buying, procurement = comprador, compra, aprovisionamiento, adquisición, adquisiciones, contratación pública
broker, brokerage, dealer broker = corredor, bróker, mediador, agente intermediario, intermediación, correduría, intermediario
designer, design, designing, style, stylist designer = diseñador, diseño, proyectista, diseñar
drafter, draughtsman, draughtsperson, draftsman, draughtswoman, drafting, drawing technician, cad drafter, draughting, draftsperson, cad technician, cad operator = delineante, dibujante técnico, delineación, dibujante proyectista, técnico delineante, diseño técnico, especializado en diseño técnico
developer, development, developing = desarrollador, desarrollo
programmer, programming, coder = programador, programación
planner, planning, scheduler, scheduling, organiser, organizer, organisation, organising = planificador, planificación, organizador, organización
repairer, maintainer, maintenance, upkeep, repair, repairman, repairing, repairperson, fixer, servicing, after sales, aftersales, service technician, servicer, overhaul, refurbishing, refurbisher = reparador, mantenimiento, mantenedor, posventa, postventa, after sales, aftersales, reparación, servicio técnico, arreglo
mechanic, mechanical = mecánico, mecánica
driver, driving, chauffeur = conductor, conducción, chófer, maquinista, conducir
controller, control, controlling technician, monitoring, monitor = controlador, control, regulación, monitorización
cleaner, cleaning, cleansing, cleanliness, washer, washing = limpiador, limpieza, lavador, lavado, limpiar, lavar
collector, collecting, collection = recolector, recogida, recaudador, cobrador, recolección, recoger, recaudación
sorter, grader, grading, sorting clerk, sorting, classifier, classification, selector = clasificador, clasificación, selección de material, clasificar
tester, testing, test = probador, pruebas, ensayo, prueba, ensayador; finisher, finishing = acabado, acabador
distributor, distribution, distributing = distribuidor, distribución, repartidor, reparto
guard, gate guard, security guard, watchman, watchperson, doorman = guardia, vigilante, guarda, vigilancia, vigilante de seguridad, guardia de seguridad, guardián
keeper, caretaker, custodian, janitor = conserje, cuidador de edificios, celador de edificio, bedel
therapist, therapy, therapeutic = terapeuta, terapia, terapéutico
architect, architecture, architectural = arquitecto, arquitectura, arquitectónico
writer, author, writing = escritor, autor, escritura
editor, editing, editorial = editor, edición, redacción, redactor, editorial; judge, judging = juez
auditor, audit, auditing, auditory = auditor, auditoría
estimator, estimating, cost estimator = estimador, presupuestista, cálculo de costes, estimación
designer maker = artesano diseñador
craftsman, craftsperson, craftswoman, artisan, handicraft, craft, handcraft, handicrafts, crafts = artesano, artesanía, artesanal
carrier, conveyor, haulage, haulier = transportista, acarreo, acarreador
host, hostess = anfitrión, azafata, auxiliar de vuelo de tierra
ranger, warden = guardabosques, agente forestal, guarda rural
interpreter, interpretation, interpreting = intérprete, interpretación
recruiter, recruitment, recruiting = reclutador, reclutamiento, selección de personal, contratación, contratación de personal
merchandiser, visual merchandiser, merchandising, window dresser = escaparatista, merchandiser, merchandising, escaparatismo
promoter, promotion, demonstrator, promotions = promotor, promoción, demostrador; ambassador = embajador
patternmaker, pattern maker, pattern making, pattern cutter = patronista, patronaje, modelista, patrón de costura
modeller, model maker, modelling, modeler, model making = modelador, modelado, maquetista, maqueta, modelización
moulder, molder, moulding, molding, mould, mold = moldeador, moldeo, molde
caster, casting, foundry, founder, smelter, smelting = fundidor, fundición, colada, vaciador, fusión
receptionist, reception, front desk = recepcionista, recepción; caretaking = conserjería
entrepreneur, business owner = empresario, emprendedor; owner = propietario, dueño, titular
demonstrating = demostración; spokesperson, spokesman = portavoz; delegate = delegado
secretary, secretarial, secretary general = secretario, secretaría, secretariado
representative of members = representante sindical; practitioner, practice = practicante, facultativo, práctica
fellow, intern = pasante, residente
restorer, conservator, restoration = restaurador, conservador restaurador, restauración
curator, curatorial, exhibition curator = conservador, comisario de exposiciones, curador
creator, creative, creation = creador, creativo, creación
evaluator, assessor, appraiser, valuer, assessment, valuation, appraisal, evaluation, loss assessor, rating, evaluating = evaluador, tasador, evaluación, tasación, valoración, valorador, peritaje
mediator, mediation = mediador social, mediación; facilitator = facilitador, dinamizador, animador sociocultural
negotiator = negociador; commissioner, commissioning = comisionado, comisario, puesta en marcha, puesta en servicio
regulator, regulatory, regulation, compliance = cumplimiento, normativa, regulador, cumplimiento normativo, reglamentario, regulación legal
reviewer = reseñador; optimiser, optimisation, optimization = optimización, optimizador
integrator, integration = integrador, integración; implementer, implementation = implantación, implementación
[light]
market, market place = mercado; breakage, quantity = cantidad
researcher, research, research scientist, scientist, science, sciences, scientific, investigation researcher = investigador, investigación, científico, ciencia
construction, builder, building, constructor, construction, civil engineering construction, construction site = constructor, construcción, obra, edificio, edificación, obras públicas de construcción
carer, care, caregiver, care worker, caring, caregiving = cuidador, cuidado, atención, cuidados; plan, scheme = plan
transport, transportation, transit = transporte
computer, ict, it, computing, information technology, information systems, informatics, computer science, information and communication technology = tic, informática, informático, ordenador, computador, computadora, computación, tecnología de la información, tecnologías de la información, tecnologías de la información y la comunicación, ti
energy, power = energía, energético; light vehicle, commercial vehicle = vehículo comercial
school = escuela, escolar, colegio, escuela superior; student, pupil = estudiante, alumno, alumnado, estudiantil
regular, basic, ordinary, resilient, conceptual = regular, básico, ordinario, resistente, conceptual, grande, moderno
technician, technical, technologist, technic = técnico, tecnólogo, perito técnico
maker, producer, manufacturer, manufacturing, making, production, fabricator, fabrication, manufacture, producing, prepared, made, made up, make = fabricante, productor, elaborador, fabricación, producción, elaboración, hacedor, confeccionador, confección, fabril, fabricar, elaborar, producir, manufacturero, manufactura, confeccionado, hacer, preparado, confeccionar
installer, fitter, installation, installing, fitting, erector, assembler, assembly, assembling, mount, mounting = instalador, instalación, colocador, montador, montaje, ensamblador, ensamblaje, ensamble, armador
handler, handling = manipulador, manipulación, manejo, manejador, manipulado; attendant, tender, minder = acompañante
support, supporting, assistance, aid = apoyo, ayuda, soporte, asistencia
supplier, supply, supplies = proveedor, suministro, abastecimiento, provisión
setter, setting, set up, adjuster, adjusting = ajustador, ajuste, preparador, configuración, preparador de máquinas
mechanised, mechanical press = mecanizado industrial; substance = sustancia; accessory = accesorio
infrastructure = infraestructura; need, requirement = necesidad, requisito; object = objeto; year = año
situation = situación; content = contenido; entity = entidad; agency = agencia; personnel = personal
network, networking, grid = red, redes; machine, machinery, machining tool = máquina, maquinaria
equipment, gear, unit, kit = equipo, equipamiento
product, goods, item, ware, article, merchandise, commodity, commodities, wares = producto, artículo, mercancía, bien, género
system = sistema; plant, factory, mill, works, manufacturing plant, workshop = planta, fábrica, taller, factoría, nave
service = servicio
process, processing, processor = proceso, procesamiento, procesador, transformación, procesado, tratamiento
operation = operación, explotación de, operativo; industry, industrial = industria, industrial
department, division, section = departamento, división, sección
company, firm, business, enterprise, corporate, commercial, corporation = empresa, negocio, empresarial, compañía, corporativo, mercantil, sociedad
device, apparatus, instrument, instrumentation, appliance device = dispositivo, aparato, instrumento, instrumentación, instrumental
facility, premises, centre, center, establishment, institution, site, station = centro, establecimiento, institución, estación, dependencia, recinto, local
activity, programme, program, project, task, affair, matters = actividad, programa, proyecto, asunto, tarea
work, job, working = trabajo, labor, puesto; study, studies = estudio; material, matter material = material
tool, tooling, hardware tool = herramienta, útil, utillaje; part, component, piece, workpiece = pieza, componente
solution = solución; technology, technological = tecnología, tecnológico; application, app = aplicación
method, technique = método, técnica de; special, specific = especial, específico
group, team, association = grupo, asociación; resource = recurso; hand held, manual, hand made = manual, mano, a mano
line = línea, cadena; articles of = artículos de; structure, structural = estructura, estructural
vehicle preparation = preparación; preparation, prep, preparer = preparación, preparador de
automated, automatic, automation = automatizado, automático, automatización, automatismo; surface = superficie
professional training = capacitación profesional
`;
