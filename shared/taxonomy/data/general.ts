/** What every trade shares: personal strengths, office tools, languages, licences and levels of education. */
export const GENERAL = `
[skill personal]
communication | Comunicación | Communication | habilidades comunicativas, communication skills, comunicación oral y escrita, verbal and written communication, comunicación efectiva, effective communication, communicator, written communication, verbal communication
teamwork | Trabajo en equipo | Teamwork | team work, team player, trabajar en equipo, collaboration*, colaboración*, espíritu de equipo
leadership | Liderazgo | Leadership | team leadership, liderazgo de equipos, dotes de mando, capacidad de liderazgo, leadership skills, team building
people-management | Gestión de equipos | Team management | people management, gestión de personas, dirección de equipos, manejo de personal, staff management, supervisión de personal, supervising staff, staff supervision, personal a cargo, managing teams, employee supervision, team supervision, staff supervising | leadership
problem-solving | Resolución de problemas | Problem solving | resolución de incidencias, solución de problemas, troubleshooting, resolver problemas, problem-solving
analytical-thinking | Pensamiento analítico | Analytical thinking | capacidad analítica, analytical skills, critical thinking, pensamiento crítico, capacidad de análisis
time-management | Gestión del tiempo | Time management | organización del tiempo, multitasking, multitarea, prioritization, priorización, manage multiple priorities
organization | Organización | Organizational skills | capacidad de organización, organization skills, organizado, organised
adaptability | Adaptabilidad | Adaptability | flexibilidad*, flexibility*, adaptable*, capacidad de adaptación
attention-to-detail | Atención al detalle | Attention to detail | detail oriented, detail-oriented, minuciosidad, detallista
creativity | Creatividad | Creativity | creative thinking, pensamiento creativo, creativo*, creative*
initiative | Iniciativa | Initiative | proactividad, proactive, proactivo, self-motivated, self starter
work-under-pressure | Trabajo bajo presión | Working under pressure | trabajo a presión, work under pressure, tolerancia a la presión
empathy | Empatía | Empathy | active listening, escucha activa, interpersonal skills, habilidades interpersonales, don de gentes, trato personal
conflict-resolution | Resolución de conflictos | Conflict resolution | manejo de conflictos, conflict management, gestión de conflictos
negotiation | Negociación | Negotiation | negotiation skills, habilidades de negociación, negotiating, contract negotiation, negociación de contratos
public-speaking | Oratoria | Public speaking | hablar en público, presentaciones orales, presentation skills, presentations*
decision-making | Toma de decisiones | Decision making | 
training-staff | Formación de personal | Staff training | capacitación de personal, formación del personal, employee training, training staff, capacitación, training new employees, trained new employees, training and development, formación de empleados, coaching
bilingual | Bilingüismo | Bilingualism | bilingual, bilingüe
punctuality | Puntualidad | Punctuality | punctual, puntual, reliability and punctuality
responsibility | Responsabilidad | Responsibility | sentido de la responsabilidad, reliable worker, sense of responsibility
active-learning | Aprendizaje continuo | Continuous learning | ganas de aprender, quick learner, fast learner, willing to learn, aprendizaje rápido
customer-focus | Vocación de servicio | Service orientation | orientación al servicio, service minded
physical-endurance | Resistencia física | Physical endurance | buena condición física, heavy lifting, levantamiento de cargas, levantar peso
shift-work | Trabajo a turnos | Shift work | turnos rotativos, rotating shifts, night shifts, turno de noche
[skill office]
office-software | Ofimática | Office software | microsoft office, ms office, office 365, paquete office, paquete de office, microsoft office suite, paquetería office, herramientas ofimáticas, microsoft 365
excel | Microsoft Excel | | Excel!, ms excel, excel avanzado, advanced excel, excel nivel avanzado, advanced excel skills, hojas de cálculo, spreadsheets, ms-excel, microsoft excell, nivel de excel | office-software
word | Microsoft Word | | Word!*, ms word, procesador de textos, word processing | office-software
powerpoint | Microsoft PowerPoint | | powerpoint, power point, ms powerpoint, google slides, presentaciones en powerpoint, power points | office-software
outlook | Microsoft Outlook | | Outlook!, ms outlook | office-software
access-db | Microsoft Access | | ms access, Access!* | databases
sharepoint | SharePoint | | microsoft sharepoint | office-software
visio | Microsoft Visio | | Visio!, ms visio | office-software
typing | Mecanografía | Typing | WPM!, PPM!, 10-key, ten key, mecanografiar
filing | Archivo de documentos | Filing | Archivo!*, archivado, gestión documental, document management, records management, archivo y documentación, record keeping, recordkeeping, gestión de archivos, control documental, document control
calendar-management | Gestión de agenda | Calendar management | manejo de agenda, scheduling appointments, appointment scheduling, gestión de citas, programación de citas, agenda management, scheduling, concertar citas
reception | Recepción | Reception | front desk, recepción de visitas, greeting visitors, atención telefónica, telephone answering, switchboard, centralita, phone etiquette, multi-line phone, answering phones
correspondence | Correspondencia | Correspondence | gestión de correspondencia, mail handling, business correspondence, redacción de cartas
meeting-organization | Organización de reuniones | Meeting organization | meeting coordination, coordinación de reuniones, meeting minutes, redacción de actas, meeting planning
travel-arrangements | Organización de viajes | Travel arrangements | gestión de viajes, travel coordination, reserva de viajes, travel booking, travel planning
report-writing | Redacción de informes | Report writing | elaboración de informes, elaboración de reportes, writing reports, preparación de informes, reporting, generating reports
office-administration | Gestión administrativa | Office administration | tareas administrativas, administrative support, apoyo administrativo, office management, labores administrativas, clerical, administrative duties, administración de oficinas, gestión de oficina, administrative tasks
minute-taking | Actas y convocatorias | Minute taking | taking minutes, levantar actas, elaboración de actas
video-conferencing | Videoconferencias | Video conferencing | Zoom!, google meet, webex
task-management-tools | Herramientas de organización | Task management tools |
scanning | Digitalización de documentos | Document scanning | escaneo de documentos, document digitization, digitalización de archivos
online-procedures | Trámites en línea | Online administrative procedures | administración electrónica, sede electrónica, certificado digital, e-government
petty-cash | Caja chica | Petty cash | manejo de caja chica, fondo fijo, petty cash handling
[language]
es | Español | Spanish | castellano, castilian, español nativo
en | Inglés | English | ingles técnico
fr | Francés | French | français
de | Alemán | German | deutsch
it | Italiano | Italian | 
pt | Portugués | Portuguese | português, brazilian portuguese, portugués brasileño
ca | Catalán | Catalan | català, valenciano, valencià, valencian
eu | Euskera | Basque | vasco, vascuence, euskara
gl | Gallego | Galician | galego
ar | Árabe | Arabic | 
zh | Chino mandarín | Mandarin Chinese | chino, chinese, mandarín, mandarin, cantonés, cantonese, chino cantonés
ja | Japonés | Japanese | 
ko | Coreano | Korean | 
ru | Ruso | Russian | 
uk | Ucraniano | Ukrainian | 
pl | Polaco | Polish! | 
ro | Rumano | Romanian | moldavo
bg | Búlgaro | Bulgarian | 
cs | Checo | Czech | 
sk | Eslovaco | Slovak | 
sl | Esloveno | Slovenian | slovene
hr | Croata | Croatian | 
sr | Serbio | Serbian | 
hu | Húngaro | Hungarian | magiar
el | Griego | Greek | 
tr | Turco | Turkish | 
nl | Neerlandés | Dutch | holandés, nederlands, flamenco*, flemish
sv | Sueco | Swedish | 
no | Noruego | Norwegian | 
da | Danés | Danish | 
fi | Finlandés | Finnish | finés!, Finés!
he | Hebreo | Hebrew | 
hi | Hindi | | hindú*
ur | Urdu | | 
bn | Bengalí | Bengali | bangla
pa | Panyabí | Punjabi | panjabi
ta | Tamil | | 
fa | Persa | Persian | farsi
vi | Vietnamita | Vietnamese | 
th | Tailandés | Thai | 
id | Indonesio | Indonesian | 
tl | Tagalo | Tagalog | filipino*
sw | Suajili | Swahili | 
ht | Criollo haitiano | Haitian Creole | creole, haitian
qu | Quechua | | 
gn | Guaraní | Guarani | 
ay | Aimara | Aymara | 
la | Latín! | Latin!* | latín!
[licence]
driving-b | Carné de conducir B | Driving licence B | permiso b, carnet b, carné b, permiso de conducir, carnet de conducir, driver's license, driver license, drivers license, driving licence, driving license, driver's licence, licencia de conducir, permiso de conducción, class d license, b1 driving licence, permiso de conducir b, carnet de conducir b, permiso de conducir tipo b, carnet tipo b, registro de conducir, licencia de manejo, valid driver's license
driving-a | Carné de conducir A | Motorcycle licence | permiso a, carnet A!, Carnet A!, motorcycle license, carnet de moto, carné de moto, permiso de conducir a, carnet de conducir a, a2 licence, carnet a2
driving-c | Carné de conducir C | Lorry licence C | permiso c, carnet c, carné c, permiso de conducir c, carnet de camión, carnet de conducir c, hgv licence, hgv license, lgv licence, licencia de camión
driving-ce | Carné de conducir C+E | Lorry licence C+E | C+E!, permiso de conducir c+e, carnet de conducir c+e, carné de conducir c+e, permiso c+e, permiso ce, carnet ce, carnet c+e, carné c+e, carnet de tráiler, class 1 licence, permiso de tráiler, carné de tráiler, articulated lorry licence
driving-d | Carné de conducir D | Bus licence D | permiso d, carnet d, carnet de autobús, bus licence, bus license, permiso de conducir d, pcv licence, carnet de conducir d
cdl | Licencia de conducir comercial | Commercial driver's license | cdl, cdl class a, class a cdl, cdl class b, cdl a, licencia cdl, commercial driver license, commercial drivers license, class b cdl
cap-driver | Certificado de aptitud profesional | Driver certificate of professional competence | CAP!, certificado cap, driver cpc, cap mercancías, cap viajeros
digital-tachograph | Tarjeta de tacógrafo | Tachograph card | tarjeta de tacógrafo digital digital, digital tachograph card, tacógrafo
adr | Certificado ADR | ADR certificate | ADR!, mercancías peligrosas, hazmat, hazmat endorsement, dangerous goods certificate, carnet adr, carné adr
forklift | Carné de carretillero | Forklift licence | carnet de carretillero, carnet de carretilla, carnet carretillero, carné de carretilla, forklift license, forklift certified, forklift certification, carnet de toro, licencia de montacargas, forklift certificate, carnet de carretilla elevadora, forklift operator certificate, certificado de carretillero, licencia de montacarguista
crane-operator | Carné de gruista | Crane operator licence | carnet de gruista, crane license, crane operator certification, carnet de grúa torre, nccco, carné de operador de grúa
aerial-platform | Carné de plataforma elevadora | Aerial work platform licence | carnet de plataformas elevadoras, carnet de plataforma elevadora, ipaf, PEMP!, aerial lift certification
food-handler | Manipulador de alimentos | Food handler certificate | carnet de manipulador de alimentos, carné de manipulador de alimentos, food handler, food handlers card, food handler's card, servsafe, food hygiene certificate, manipulación de alimentos, certificado de manipulador de alimentos, food safety certificate, certificado de manipulación de alimentos, food handler card
nursing-registration | Colegiación de enfermería | Nursing registration | registered nurse license, rn license, rn licence, nursing license, licencia de enfermería, colegiada de enfermería, cédula de enfermería, lpn license, nclex, nmc registration, nursing licence
medical-licence | Colegiación médica | Medical licence | medical license, médico colegiado, licencia médica, board certified, colegiado médico, cédula profesional de médico
mir | Especialidad MIR | Medical residency | MIR!, medical residency, residencia médica
cna | Certificado de auxiliar de enfermería | Certified nursing assistant certificate | cna certification, certified nursing assistant license, cna license, tcae
sociosanitary | Certificado de atención sociosanitaria | Care certificate | atención sociosanitaria, certificado de atención sociosanitaria a personas dependientes, care certificate, nvq health and social care, certificado sociosanitario
first-aid | Primeros auxilios | First aid certificate | first aid, cpr, RCP!, BLS!, ACLS!, first-aid, soporte vital básico, basic life support, desfibrilador, PALS!, AED!, soporte vital avanzado, cpr certified
lifeguard | Título de socorrista | Lifeguard certificate | socorrismo, título de socorrismo, lifeguard certification, certificado de socorrista
pharmacist-licence | Colegiación farmacéutica | Pharmacist licence | pharmacist license, licencia de farmacéutico, farmacéutico colegiado
cpa | Contador público certificado | Certified public accountant | cpa, cpa license, ROAC!, auditor jurado de cuentas, chartered accountant, ACCA!, contador público autorizado
cfa | CFA | Chartered financial analyst | cfa charter, cfa level ii
finra | Licencia de corredor de bolsa | Securities licence | series 7, series 66, finra, series 63, series 6, licencia finra
insurance-licence | Licencia de seguros | Insurance licence | insurance license, life and health license, property and casualty license, mediador de seguros titulado
real-estate-licence | Licencia inmobiliaria | Real estate licence | real estate license, agente de la propiedad inmobiliaria titulado, licencia de bienes raíces
notary-public | Fe pública | Notary public commission | notary commission, notary public
bar-admission | Colegiación de abogado | Bar admission | admitted to the bar, bar admission, abogado colegiado, colegiado ejerciente, matrícula de abogado, tarjeta profesional de abogado, state bar
pmp | PMP | Project management professional | pmp certification, certificación pmp, capm
prince2 | PRINCE2 | | prince 2
scrum-certificate | Certificado Scrum | Scrum certification | certified scrum master, CSM!, PSM!, psm i, certified scrummaster, CSPO!
itil | ITIL | | itil foundation, itil v3, itil v4
six-sigma | Seis sigma | Six Sigma certificate | six sigma green belt, six sigma black belt, green belt, black belt, lean six sigma
aws-certified | Certificación AWS | AWS certification | aws certified solutions architect, aws certified, certificado aws
azure-certified | Certificación Azure | Azure certification | azure certified, az-900, az-104
cka | Administrador certificado de Kubernetes | Certified Kubernetes administrator | cka, ckad
cissp | CISSP | | cism, CISA!, CEH!, security+
ccna | CCNA | | ccnp, cisco certified
comptia | CompTIA | | comptia a+, comptia network+, a+ certified
microsoft-certified | Certificación Microsoft | Microsoft certification | mcse, mcsa, MCP!, microsoft certified, microsoft office specialist
electrician-licence | Carné de instalador electricista | Electrician licence | electrician license, carnet de instalador electricista, carnet de electricista, journeyman electrician license, instalador autorizado de baja tensión, carnet de instalador, licencia de electricista, master electrician license, REBT!, carnet de instalador autorizado
gas-installer | Carné de instalador de gas | Gas fitter licence | carnet de instalador de gas, gas safe, gas safe registered, carnet de gas
refrigeration-licence | Carné de gases fluorados | Refrigerant handling licence | epa 608, certificado de gases fluorados, gases fluorados, carnet de frigorista, epa universal certification, carnet rite, carnet de instalador térmico
plumber-licence | Licencia de fontanero | Plumber licence | plumber license, carnet de fontanero, journeyman plumber license, licencia de plomero
welding-certificate | Homologación de soldador | Welding certificate | certified welder, aws d1.1, aws d1.2, aws d1.6, soldador homologado, aws welding certification, welding certification, homologación de soldadura, certificado de soldador
osha | Formación OSHA | OSHA training | osha 10, osha 30, osha certified, osha-10, osha-30, osha certification
prl | Prevención de riesgos laborales | Occupational risk prevention | curso prl, PRL!, prl básico, curso de prevención de riesgos laborales, técnico superior en prl, prl 60 horas, prl 20 horas
tpc | Tarjeta profesional de la construcción | Construction skills card | TPC!, cscs card, tarjeta tpc, CSCS!
phytosanitary | Carné de fitosanitarios | Pesticide applicator licence | carnet fitosanitario, carnet de fitosanitarios, pesticide license, pesticide applicator license, aplicador de fitosanitarios, carnet de aplicador de fitosanitarios, carnet de manipulador de fitosanitarios, carné fitosanitario, aplicador de productos fitosanitarios
security-guard-card | TIP de vigilante de seguridad | Security guard licence | tip vigilante, tip de vigilante, guard card, sia licence, security guard license, licencia de vigilante, sia license, tarjeta de identidad profesional, security license, security guard card
firearms | Licencia de armas | Firearms licence | firearms license, licencia de armas c, concealed carry permit, weapons permit
teaching-licence | Habilitación docente | Teaching licence | teaching license, teaching certificate, teacher certification, máster del profesorado, teaching credential, cap docente, QTS!, máster en formación del profesorado, certified teacher
tefl | TEFL | | tesol, celta, tefl certificate, Delta!
sexual-offences | Certificado de delitos sexuales | Child protection clearance | certificado de delitos de naturaleza sexual, dbs check, background check, certificado negativo de delitos sexuales, delitos sexuales, enhanced dbs
monitor-certificate | Título de monitor de tiempo libre | Youth leader certificate | monitor de ocio y tiempo libre, título de monitor, director de ocio y tiempo libre, monitor de tiempo libre titulado
cosmetology-licence | Licencia de cosmetología | Cosmetology licence | cosmetology license, esthetician license, barber license, licencia de peluquería, nail technician license, licencia de barbero
pilot-licence | Licencia de piloto | Pilot licence | pilot license, atpl, commercial pilot license, CPL!, licencia de piloto comercial, PPL!
cabin-crew | Certificado de TCP | Cabin crew attestation | tcp aéreo, certificado tcp, cabin crew certificate
drone-pilot | Piloto de drones | Drone pilot certificate | part 107, licencia de drones, drone license, carnet de drones
seafarer | Libreta de navegación | Seafarer certificate | stcw, libreta naval, libreta marítima
english-certificate | Certificado de inglés | English certificate | toefl, ielts, cambridge first, first certificate, cambridge advanced, toeic, aptis, Trinity!, certificate in advanced english
dele | DELE | Spanish diploma DELE | siele
[education]
primary other | Educación primaria | Primary education | primaria!, Primaria!, primary school, elementary school, graduado escolar, estudios primarios
secondary other | Educación secundaria obligatoria | Lower secondary education | ESO!, graduado en eso, graduado en educación secundaria, secundaria, middle school, educación secundaria, graduado en educación secundaria obligatoria
high-school high-school | Bachillerato | High school diploma | enseñanza media, enseñanza media completa, high school, GED!, bachiller, preparatoria, secondary school, upper secondary, high school graduate, secundaria completa, a-levels, preparatoria terminada, título de bachiller, h.s. diploma, general education diploma, selectividad
vocational-middle other | Ciclo formativo de grado medio | Intermediate vocational training | grado medio, fp grado medio, fp i, CFGM!, técnico medio, vocational training, formación profesional, FP!, trade school, vocational school, formación profesional de grado medio, apprenticeship, escuela técnica, cursos de formación profesional
vocational-higher other | Ciclo formativo de grado superior | Higher vocational training | grado superior, fp grado superior, fp ii, CFGS!, técnico superior, HND!, formación profesional de grado superior, technical diploma, tecnólogo, técnico superior universitario, tecnicatura
associate other | Grado de asociado | Associate degree | associate's degree, associates degree, associate of arts, associate of science, AAS!, associate of applied science
bachelor bachelor | Grado universitario | Bachelor's degree | bachelor, bachelors, bachelor degree, bachelor's, bachelors degree, licenciatura, licenciado, licenciada, diplomatura, diplomado, grado en, grado!, Grado!, bachelor of science, bachelor of arts, bsc, b.sc, B.S.!, B.A.!, B.A!, B.S!, BS!, BA!, BBA!, título universitario, university degree, ingeniería superior, undergraduate degree, college degree, carrera universitaria, estudios universitarios, bachelor of business administration, b.tech, btech, BEng!, graduado en, titulación universitaria, ingeniería técnica, diplomatura universitaria, LLB!, ingeniero técnico, bachiller universitario
master master | Máster | Master's degree | masters, master degree, master's, masters degree, maestría, postgrado, posgrado, master of science, master of arts, msc, m.sc, MS!*, M.S.!, M.A.!, M.A!, M.S!, mba, master of business administration, máster universitario, magíster, graduate degree, M.Ed!, MEng!, MENG!, LLM!, máster en, máster oficial, master of education, master of public health, MPH!, MSW!, especialización universitaria, m.tech, mtech
phd phd | Doctorado | Doctorate | phd, ph.d, doctor en, doctora en, doctoral degree, doctor of philosophy, tesis doctoral, M.D.!, MD!, juris doctor, JD!, J.D.!, pharmd, EdD!, doctorado en, doctoral thesis, doctor of medicine
`;
