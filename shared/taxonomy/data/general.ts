/** What every trade shares: personal strengths, office tools and levels of education. */
export const GENERAL = `
[skill personal]
communication | Comunicación | Communication | habilidades comunicativas, communication skills, comunicación oral y escrita, verbal and written communication, comunicación efectiva, effective communication, communicator, written communication, verbal communication
teamwork | Trabajo en equipo | Teamwork | team work, team player, trabajar en equipo, collaboration*, colaboración*, espíritu de equipo
leadership | Liderazgo | Leadership | team leadership, liderazgo de equipos, dotes de mando, capacidad de liderazgo, leadership skills, team building
people-management | Gestión de equipos | Team management | people management, gestión de personas, dirección de equipos, manejo de personal, staff management, supervisión de personal, supervising staff, staff supervision, personal a cargo, managing teams, employee supervision, team supervision, staff supervising | leadership
problem-solving | Resolución de problemas | Problem solving | resolución de incidencias, solución de problemas, troubleshooting, resolver problemas, problem-solving
analytical-thinking | Pensamiento analítico | Analytical thinking | capacidad analítica, analytical skills, critical thinking, pensamiento crítico, capacidad de análisis
time-management | Gestión del tiempo | Time management | organización del tiempo, multitasking, multitarea, prioritization, priorización, manage multiple priorities
organization | Organización* | Organizational skills | capacidad de organización, dotes de organización, organización del trabajo, habilidades organizativas, organization skills, organisational skills, organizado*, organised*, persona organizada, muy organizado, highly organised, highly organized, well-organised, well-organized
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
excel | Microsoft Excel | | Excel!, ms excel, advanced excel, advanced excel skills, hojas de cálculo, spreadsheets, ms-excel, microsoft excell, nivel de excel | office-software
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
[education]
primary other | Educación primaria | Primary education | primaria!, Primaria!, primary school, elementary school, graduado escolar, estudios primarios
secondary other | Educación secundaria obligatoria | Lower secondary education | ESO!, graduado en eso, graduado en educación secundaria, secundaria, middle school, educación secundaria, graduado en educación secundaria obligatoria
high-school high-school | Bachillerato | High school diploma | enseñanza media, enseñanza media completa, high school, GED!, bachiller, preparatoria, secondary school, upper secondary, high school graduate, secundaria completa, a-levels, preparatoria terminada, título de bachiller, h.s. diploma, general education diploma, selectividad
vocational-middle other | Ciclo formativo de grado medio | Intermediate vocational training | grado medio, fp grado medio, fp i, CFGM!, técnico medio, vocational training, formación profesional, FP!, trade school, vocational school, formación profesional de grado medio, apprenticeship, escuela técnica, cursos de formación profesional
vocational-higher other | Ciclo formativo de grado superior | Higher vocational training | grado superior, fp grado superior, fp ii, CFGS!, técnico superior, HND!, formación profesional de grado superior, technical diploma, tecnólogo, técnico superior universitario, tecnicatura
associate other | Grado de asociado | Associate degree | associate's degree, associates degree, associate of arts, associate of science, AAS!, associate of applied science
bachelor bachelor | Grado universitario | Bachelor's degree | degree in, bachelor, bachelors, bachelor degree, bachelor's, bachelors degree, licenciatura, licenciado, licenciada, diplomatura, diplomado, grado en, grado!, Grado!, bachelor of science, bachelor of arts, bsc, b.sc, B.S.!, B.A.!, B.A!, B.S!, BS!, BA!, BBA!, título universitario, university degree, degree-level, degree level, educated to degree level, degree educated, grado universitario finalizado, ingeniería superior, undergraduate degree, college degree, carrera universitaria, estudios universitarios, bachelor of business administration, b.tech, btech, BEng!, graduado en, titulación universitaria, ingeniería técnica, diplomatura universitaria, LLB!, ingeniero técnico, bachiller universitario
master master | Máster | Master's degree | masters, master degree, master's, masters degree, maestría, postgrado, posgrado, master of science, master of arts, msc, m.sc, MS!*, M.S.!, M.A.!, M.A!, M.S!, mba, master of business administration, máster universitario, magíster, graduate degree, M.Ed!, MEng!, MENG!, LLM!, máster en, máster oficial, master of education, master of public health, MPH!, MSW!, especialización universitaria, m.tech, mtech
phd phd | Doctorado | Doctorate | phd, ph.d, doctor en, doctora en, doctoral degree, doctor of philosophy, tesis doctoral, M.D.!, MD!, juris doctor, JD!, J.D.!, pharmd, EdD!, doctorado en, doctoral thesis, doctor of medicine
`;
