/** Health, teaching, social care, law, office, money, computing and public life; how to read the lines: see ../read-lexicon.ts. */
export const TITLE_PEOPLE = `
medical device, medical goods = producto sanitario, dispositivo médico, artículos médicos
health, healthcare, health care, sanitary = salud, sanitario, sanidad, asistencia sanitaria, atención sanitaria
medical, doctor, physician, medicine, clinician, medic = médico, medicina, doctor, facultativo médico
general practitioner, family doctor, family physician, gp = médico de familia, médico de cabecera, médico de atención primaria, medicina general, médico general, medicina de familia
specialised doctor, medical specialist = médico especialista
surgeon, surgery, surgical = cirujano, cirugía, quirúrgico; hospital = hospital, hospitalario
clinic, clinical = clínica, clínico; ward = planta de hospital, sala de hospital
emergency, emergencies, urgent, ambulance emergency = emergencia, urgencia
paramedic = paramédico, técnico en emergencias sanitarias, emergencias sanitarias; patient = paciente
midwife, midwifery, obstetric = matrona, partera, comadrón, obstetricia, matronería
dentist, dental, dentistry, oral = dentista, dental, odontólogo, odontología, bucodental, odontológico
dental hygienist, hygienist, hygiene = higienista, higiene
pharmacist, pharmacy, pharmaceutical, pharmaceutics = farmacéutico, farmacia
drug, medicinal product, pill, tablet = medicamento, fármaco, comprimido, pastilla
optometrist, optometry = optometrista, óptico optometrista, optometría; orthoptist = ortoptista
orthotist, prosthetist, orthopaedic, orthopedic, prosthetic, prosthetics, orthotics = ortopédico, ortoprotésico, ortopedia, prótesis, protésico, técnico ortopédico
physiotherapist, physiotherapy, physical therapist, physical therapy = fisioterapeuta, fisioterapia, kinesiólogo, kinesiología
occupational therapist, occupational therapy = terapeuta ocupacional, terapia ocupacional
speech and language therapist, speech therapist, speech and language, speech therapy, speech = logopeda, logopedia, fonoaudiólogo, habla, terapeuta del lenguaje, trastornos del lenguaje, terapeuta especializado en trastornos del lenguaje
audiologist, audiology, hearing, hearing aid, audioprosthetist = audiólogo, audiología, audioprotesista, audífono, audición
podiatrist, chiropodist, podiatry, foot = podólogo, podología, pie
chiropractor, chiropractic = quiropráctico, quiropráctica; osteopath, osteopathy = osteópata, osteopatía
acupuncturist, acupuncture = acupuntor, acupuntura; homeopath, homeopathy = homeópata, homeopatía
herbal, herbalist = herbolario, herborista, fitoterapia; complementary, alternative = complementario, alternativo
chinese medicine, traditional chinese medicine = medicina tradicional china, medicina china
radiographer, radiography, radiology, radiologist, radiological, radiation, x ray = radiólogo, radiología, radiografía, radiodiagnóstico, radiación, radiológico
radiation protection = protección radiológica, radioprotección; imaging = imagen médica, imagen diagnóstica
psychology, psychologist, psychological = psicología, psicólogo, psicológico
psychotherapist, psychotherapy = psicoterapeuta, psicoterapia
psychiatrist, psychiatric, psychiatry, mental health, mental = psiquiatra, psiquiátrico, psiquiatría, salud mental, mental
neuropsychology = neuropsicología; epidemiologist, epidemiology = epidemiólogo, epidemiología
public health = salud pública
phlebotomist, phlebotomy, blood = flebotomista, extracción de sangre, sangre, flebotomía; transfusion = transfusión
anatomical pathology, pathology, pathologist, autopsy = anatomía patológica, patología, patólogo, autopsia
anatomy = anatomía; biomedical, biomedicine = biomédico, biomedicina; vaccination = vacunación; disease = enfermedad
mortuary, morgue, funeral, undertaker, crematorium, mortician, cremation, cemetery = funerario, tanatorio, funeraria, crematorio, sepulturero, cementerio, pompas fúnebres
art therapy = arteterapia, arteterapeuta; music therapist, music therapy = musicoterapeuta, musicoterapia
hypnotherapist = hipnoterapeuta; sophrologist = sofrólogo; shiatsu = shiatsu
spa, wellness = balneario, spa, bienestar corporal; sterile, sterilisation, sterilization = esterilización, estéril
prevention, preventive = prevención
occupational health, occupational, occupational safety = ocupacional, laboral, salud laboral, prevención de riesgos laborales, salud ocupacional
health and safety = seguridad e higiene, seguridad y salud, salud y seguridad, higiene y seguridad, higiene y seguridad laboral, seguridad e higiene laboral
social, socio = social
social worker, social work = trabajador social, trabajo social, trabajador social para trabajo, trabajador social especializado
welfare, well being, wellbeing, benefits = bienestar, prestación, asistencia social
child, children, childhood, infant, kid, kids, early years, early childhood, baby, kindergarten, preschool, pre school, nursery school, infant school = niño, infancia, infantil, menor, jardín de infancia, preescolar, guardería, primera infancia, párvulo
childcare, child care, day care, child day care, nanny, babysitter, child minder, childminder = cuidado infantil, niñera, canguro, puericultor, cuidador de niños, cuidador infantil, guarda infantil
youth, young people, young, juvenile, adolescent = juventud, juvenil, joven, jóvenes
elderly, gerontology, old age, older adult, older people, geriatric, senior citizen = anciano, tercera edad, geriátrico, personas mayores, mayores, gerontología, gerocultor
adult, adult education = adulto; family = familia, familiar; marriage, matrimonial = matrimonio, matrimonial
disabled, disability, special needs, special educational needs, sen = discapacidad, discapacitado, necesidades especiales, necesidades educativas especiales
foster = acogida; homeless, homelessness = sin techo, sin hogar, personas sin hogar
addiction, substance abuse, drug and alcohol, substance misuse = adicción, drogodependencia, toxicomanía, drogadicción, abuso de sustancias
crisis, crisis situation = crisis, situación de crisis; bereavement = duelo; victim = víctima
migrant, immigration, immigrant, migration = migrante, inmigración, migración, inmigrante
refugee, asylum = refugiado, asilo; volunteer = voluntario, voluntariado; community = comunidad, comunitario
humanitarian = humanitario
charity, fundraiser, fundraising, fund raising = captación de fondos, recaudación de fondos, captador de fondos, beneficencia
residential setting = atención en residencias; companion = acompañante de compañía, señora de compañía
employment = empleo; career, vocational guidance = carrera profesional, orientación profesional, orientación laboral
life coach, personal development = coach, desarrollo personal; dating, matchmaker = citas, casamentero
astrologer, astrology, psychic, medium, fortune teller = astrólogo, astrología, vidente, médium, adivino
primary school, primary education, elementary, elementary school, primary = primaria, educación primaria, escuela primaria
secondary school, secondary, secondary education, high school = secundaria, educación secundaria, escuela secundaria, instituto, enseñanza secundaria, bachillerato
university, higher education, college, academic, faculty = universidad, universitario, educación superior, académico, facultad, enseñanza superior
vocational, vocational training, vocational education = formación profesional, vocacional
language, languages = idioma, lengua, lenguaje; sign language = lengua de signos, lengua de señas, lenguaje de señas
linguistics, linguist = lingüística, lingüista; literature, literary = literatura, literario
modern languages = idiomas modernos, lenguas modernas; classical languages, classics = lenguas clásicas
literacy = alfabetización; head teacher, headteacher, principal of school = director de escuela, director de colegio
teaching assistant, teacher's aide = auxiliar de conversación, profesor auxiliar
curriculum = plan de estudios, currículo; e learning, elearning, online course = aprendizaje en línea, e learning
library, librarian = biblioteca, bibliotecario; archive, archivist = archivo, archivero, archivista; museum = museo
religion, religious, ministry, minister of religion, clergy, priest, pastor of church = religión, religioso, sacerdote, clérigo, ministro de culto, eclesiástico
missionary = misionero; monk, nun = monje, monja, fraile; chaplain = capellán; verger = sacristán
parish, church = parroquia, parroquial, iglesia; theology, theologian = teología, teólogo
philosophy, philosopher = filosofía, filósofo; history, historian, historical = historia, historiador, histórico
sociology, sociologist = sociología, sociólogo; anthropology, anthropologist = antropología, antropólogo
archaeology, archaeologist, archeology = arqueología, arqueólogo; folklore = folclore
demographer, demography = demógrafo, demografía
economics, economist, economic, economy = economía, economista, económico; behavioural = conductual
kinesiologist = cinesiólogo; criminology, criminologist = criminología, criminólogo; human = humano
humanities = humanidades; journalism, journalist, journalistic = periodismo, periodista, periodístico
montessori = montessori; steiner = steiner, waldorf; freinet = freinet; digital literacy = alfabetización digital
driving instruction = enseñanza de la conducción; outdoor education = educación al aire libre
lawyer, law, legal, attorney, solicitor, barrister, juridical = abogado, derecho, jurídico, legal, jurista, letrado
paralegal = asistente legal, asistente jurídico, auxiliar jurídico > assistant lawyer
court, judicial, justice, tribunal, magistrate = tribunal, judicial, juzgado, justicia, corte de justicia
notary, notarial = notario, notarial, notaría; prosecutor = fiscal acusador, procurador, ministerio público
bailiff = alguacil, agente judicial, ujier de tribunal
prison, correctional, jail, probation, penitentiary = prisión, penitenciario, cárcel, libertad condicional, correccional
crime, criminal, forensic, forensics = crimen, criminal, forense, delito, criminalista, criminalística; fraud = fraude
ombudsman = defensor del pueblo; patent, intellectual property = patente, propiedad intelectual
trademark = marca registrada; copyright = derechos de autor; contract = contrato
conveyance, conveyancing, title deed = transmisiones patrimoniales, escritura de propiedad
right, rights, human rights = derechos humanos, defensa de los derechos humanos; litigation = litigio
data protection, privacy = protección de datos, privacidad; arbitrator, arbitration = árbitro mercantil, arbitraje
government, governmental = gobierno, gubernamental
minister, government minister, ministry of state = ministro, ministerio; mayor = alcalde
parliament, member of parliament, parliamentary, legislator = parlamento, diputado, parlamentario; senator = senador
councillor, city councillor = concejal; governor = gobernador
diplomat, diplomatic, consul, consular, embassy, diplomacy = diplomático, cónsul, consular, embajada, diplomacia
foreign, foreign affairs, international, international relations, overseas = extranjero, exterior de asuntos, internacional, asuntos exteriores, relaciones internacionales
public, civil service, civil servant, public service = público, función pública, servicio público
public administration = administración pública; public relations, pr = relaciones públicas
relation, relations, relationship = relación, relaciones
trade union, labour union, union = sindicato, sindical, sindicalista
labour relations, industrial relations = relaciones laborales; political party = partido político
election, electoral = elección, electoral; campaign, canvasser, campaigner = campaña
lobbyist, lobby = cabildero, lobista, grupo de presión
military, armed forces, army, soldier, infantry, armed, defence = militar, ejército, fuerzas armadas, soldado, infantería, defensa
artillery = artillería; lieutenant = teniente, teniente del ejército; sergeant = sargento, sargento del ejército
colonel = coronel; brigadier = brigadier; private soldier = soldado raso; sniper = francotirador
intelligence = inteligencia; spy = espía; border, customs, border guard = frontera, aduana, aduanero, fronterizo
passport = pasaporte; civil protection = protección civil; disaster = desastre, catástrofe
lifeguard, life guard = socorrista, guardavidas; bodyguard, close protection = guardaespaldas, escolta privado
store detective = detective de tienda
traffic warden, parking attendant = controlador de aparcamiento, vigilante de aparcamiento
social security = seguridad social; pension = pensión, jubilación; civil = civil
registrar, registry, registration = registro, registrador; statistical office = instituto de estadística
census = censo; sports administration = administración deportiva; consumer, hacienda publica = consumidor, consumo
competition policy = política de competencia; office, clerical office = oficina, despacho
secretary office = secretario de despacho
executive assistant, personal assistant = asistente de dirección, secretario de dirección, asistente personal
data entry, data entry clerk = entrada de datos, grabador de datos, introducción de datos, grabación de datos
customer, client, customer service, customer care, customer relations = cliente, atención al cliente, servicio al cliente, clientela, usuario
call centre, call center, contact centre, contact center, telemarketing, telephone sales = centro de llamadas, centro de atención telefónica, teleoperador, televenta, call center
complaint = queja
help desk, it support, technical support, ict help desk, computer support, helpdesk, service desk = soporte técnico, asistencia técnica, soporte informático, servicio de asistencia, mesa de ayuda
human resources, hr, personnel, staffing = recursos humanos, rrhh, personal
business development = desarrollo de negocio
chief executive, chief executive officer, ceo = director general, director ejecutivo, consejero delegado
chief operating officer, coo = director general de operaciones; chief financial officer, cfo = director financiero
ship owner = armador
quality, quality control, quality assurance, qa, qc = calidad, control de calidad, garantía de calidad, aseguramiento de la calidad, aseguramiento de calidad
strategy, strategic = estrategia, estratégico; change management = gestión del cambio; risk, hazard risk = riesgo
innovation = innovación; knowledge = conocimiento; information = información, informativo
record, records, document, documentation, documentary = documento, documentación, documental, registro documental
supermarket = supermercado; department store = grandes almacenes
market place, market vendor, market stall, street market, hawker, street vendor = mercadillo, vendedor ambulante, venta ambulante, puesto de mercado
kiosk = quiosco; door to door = puerta a puerta, a domicilio
cashier, checkout, cash, teller, cash desk = cajero, caja, efectivo
shelf filler, shelf stacker, shelf stocker = reponedor; personal shopper = asistente de compras; brand = marca
category = categoría; visual = visual; online, internet = en línea, internet
e commerce, ecommerce, e business, online commerce = comercio electrónico
web, website, webmaster = web, sitio web, webmaster, página web
social media, social network = redes sociales, medios sociales
media, medium communications, mass media = medios, medios de comunicación; sponsor, sponsorship = patrocinio
event, function = evento; conference, congress = conferencia, congreso
exhibition, trade fair, fair, exposition = exposición, feria, exhibición; wedding = boda; franchise = franquicia
account key, account, accounts, key account = cuenta, grandes cuentas; branch = sucursal; credit = crédito
debt = deuda, cobro, moroso; mortgage = hipoteca, hipotecario; fund = fondo; asset = activo
security paper, securities paper = valores, títulos valores
stock exchange, stockbroker, stock market, stock broker = bolsa de valores, corredor de bolsa, agente de bolsa, bolsa
futures = futuros; foreign exchange = divisas, mercado de divisas, cambio de divisas; bond = bono
trust, trustee = fideicomiso, fiduciario; bankruptcy, insolvency = quiebra, concursal
merger, mergers and acquisitions = fusiones y adquisiciones, fusión de empresas
venture capital, venture capitalist = capital riesgo; microfinance = microfinanzas
treasury, treasurer = tesorería, tesorero; cost, costing = coste, costo
budget, budgeting = presupuesto, presupuestario; revenue, income = ingresos, renta; tariff = arancel
inventory control = control de inventario; grant, subsidy = subvención; accountability = rendición de cuentas
treasury state = hacienda pública; wage = salario; balance = balance
software, application software = software, programas informáticos; database, data base = base de datos
data, datum = dato; data warehouse, datawarehouse = almacén de datos; cloud = nube
cyber, cybersecurity, ict security, it security, computer security = ciberseguridad, seguridad informática, seguridad de las tic, seguridad de tic
artificial intelligence, ai, machine learning = inteligencia artificial, ia, aprendizaje automático
blockchain = cadena de bloques, blockchain; user interface, ui, interface = interfaz, interfaz de usuario
user experience, ux = experiencia de usuario, experiencia del usuario
usability, accessibility = usabilidad, accesibilidad; user = usuario; digital = digital
embedded = integrado, embebido, incrustado
ethical hacker, penetration tester, penetration = hacker ético, pirata informático ético
language engineer, computational = computacional, lingüística computacional; backend, back end = backend
frontend, front end = frontend; full stack, fullstack = full stack; devops = devops
game, video game, digital game, digital games, video games = videojuego, juego digital; geek = friki
enterprise architect = arquitecto de empresas; virtual reality = realidad virtual; three d, 3d = 3d, tridimensional
computer aided design, cad = diseño asistido por ordenador, cad
search engine, seo = motor de búsqueda, buscador, posicionamiento; resilience = resiliencia; recovery = recuperación
disaster recovery = recuperación ante desastres
operator of data centre, data centre, data center = centro de datos, centro de proceso de datos
server computer = servidor
lecturer, professor, university lecturer, reader = profesor universitario, catedrático, profesor de universidad > teacher university
higher education institution, higher education = institución de enseñanza superior, enseñanza superior, educación superior
special forces = fuerzas especiales; corporal = cabo, cabo del ejército
major, army major = comandante, comandante del ejército; night = nocturno; equality = igualdad, equidad
inclusion = inclusión; membership = socio, afiliado; violence = violencia
interview, interviewer, survey enumerator, enumerator, survey interviewer = encuestador, entrevistador, encuesta
acquisition company = adquisición de empresas; licence, licensing, permit = licencia, permiso
legislation, legislative = legislación, legislativo; responsibility = responsabilidad; trend = tendencia
learning = aprendizaje; gifted, talented = alta dotación, superdotado, altas capacidades
private tutor = profesor particular > teacher; penal = penal; palliative = paliativo
anaesthetic, anaesthetist, anesthesia, anesthesiologist = anestesista, anestesia; helpline = teléfono de ayuda
correspondent = corresponsal; leaflet, flyer = folleto; excise = impuestos especiales
overseas correspondent = corresponsal extranjero > correspondent foreign; foreclosure = ejecución hipotecaria
presales, pre sales = preventa; efficiency = eficiencia; impact = impacto
competitive intelligence, business intelligence = inteligencia competitiva, inteligencia de negocio, inteligencia empresarial
hospital porter, orderly = celador, celador sanitario, camillero
court reporter, stenographer = taquígrafo, taquígrafo de tribunal; election observer, observer = observador
warfare, war, combat = guerra, combate; loss weight, weight loss, slimming = adelgazamiento, pérdida de peso
civil registrar = registrador civil; access = acceso; crowd = multitud, aglomeración
shipbroker, ship broker = agente marítimo, corredor marítimo; experience = experiencia; intellectual = intelectual
gynaecologist, gynecologist = ginecólogo, ginecología
paediatrician, pediatrician, paediatric = pediatra, pediatría, pediátrico
cardiologist, cardiology = cardiólogo, cardiología; oncologist, oncology = oncólogo, oncología
dermatologist = dermatólogo; neurologist = neurólogo; security guard event = controlador de accesos
`;
