/** Staff, buying, projects, quality, rules and personal strengths: what offices of every trade do by name and by standard. */
export const PEOPLE_AND_METHODS = `
[skill hr]
payroll-software | Programas de nóminas | Payroll software | a3nom, a3 nom, a3equipo, nominaplus, sage nóminas, adp workforce now, adp payroll, paychex, gusto payroll, ADP!, paycom, paylocity, ceridian dayforce, ultipro, meta4, nomipaq, contpaqi nóminas, software de nóminas | payroll
social-security-filing | Cotización a la Seguridad Social | Spanish social security filing | sistema red, SILTRA!, sistema de liquidación directa, altas y bajas en la seguridad social, seguros sociales, afiliación y cotización, winsuite, imss, idse y sua, aportes parafiscales, cargas sociales | payroll
payroll-taxes | Impuestos sobre la nómina | Payroll taxes | payroll tax, form 941, form 940, payroll tax returns, payroll tax filing, impuesto sobre nóminas, retenciones en nómina | payroll
settlements-dismissals | Finiquitos y despidos | Severance and dismissals | finiquitos, cálculo de finiquitos, liquidaciones y finiquitos, cartas de despido, terminations*, severance packages, liquidaciones laborales | labor-law
employment-contracts | Tramitación de contratos de trabajo | Employment contract administration | redacción de contratos laborales, altas y bajas de personal, tramitación de contratos laborales, altas bajas y contratos, elaboración de contratos laborales, gestión de contratos laborales | labor-law
collective-agreements | Negociación de convenios colectivos | Collective bargaining | negociación de convenios, union contracts, union negotiations, negociación sindical, interpretación de convenios, aplicación de convenios colectivos | employee-relations
workforce-restructuring | Expedientes de regulación de empleo | Workforce restructuring | ERTEs!, expediente de regulación de empleo, downsizing plans, layoff planning | labor-law
us-employment-compliance | Normativa laboral de EE. UU. | US employment compliance | FMLA!, FLSA!, cobra administration, i-9 forms, form i-9, i-9 verification, ada accommodations, family and medical leave, EEO!*, EEOC!*, e-verify* | labor-law
absence-management | Gestión del absentismo | Absence management | control de absentismo, leave management, leave of absence administration, control de ausencias, gestión de vacaciones y permisos, ausentismo laboral
time-attendance | Control horario | Time and attendance | registro de jornada, fichajes, timekeeping, kronos, ukg pro, time tracking, control de asistencia, control de presencia, timesheets, partes de horas, timesheet
workday | Workday! | | workday hcm, workday*, workday recruiting | hris
successfactors | SAP SuccessFactors | | successfactors, success factors | hris
peoplesoft | PeopleSoft | | oracle peoplesoft, people soft | hris
hr-suites | BambooHR y Factorial | BambooHR and Factorial | bamboohr, factorial hr, personio, sesame hr, kenjo, cezanne hr, namely hr, rippling hr, buk rrhh, cegid peoplenet, peoplenet | hris
ats | Sistemas de seguimiento de candidatos | Applicant tracking systems | applicant tracking system, ATS!, taleo, icims, greenhouse ats, greenhouse recruiting, lever ats, smartrecruiters, teamtailor, bizneo, jobvite, workable ats, epreselec | recruiting, hris
job-boards | Portales de empleo | Job boards | infojobs, posting job ads, job advertising, publicación de ofertas de empleo, publicación de vacantes, computrabajo | recruiting
candidate-sourcing | Búsqueda de candidatos | Candidate sourcing | linkedin recruiter, boolean search, búsqueda booleana, reclutamiento 2.0, talent sourcing, búsqueda directa de candidatos | recruiting
candidate-screening | Cribado curricular | Candidate screening | criba curricular, resume screening, cv screening, preselección de candidatos, screening resumes, filtrado de candidatos, screening candidates, preselección de personal, screening curricular | recruiting
headhunting | Búsqueda de directivos | Executive search | headhunting, caza de talentos, executive recruitment, selección de directivos | recruiting
tech-recruiting | Selección de perfiles tecnológicos | Technical recruiting | it recruitment, tech recruiting, it recruiting, reclutamiento it, selección it | recruiting
mass-recruiting | Selección masiva | High-volume recruiting | reclutamiento masivo, volume recruitment, campus recruiting, ferias de empleo, job fairs, selección de temporales, temporary staffing, trabajo temporal | recruiting
employer-branding | Marca empleadora | Employer branding | employer brand, propuesta de valor al empleado, candidate experience, experiencia de candidato | recruiting
assessment-centres | Pruebas de evaluación de candidatos | Assessment centres | assessment center, assessment centre, psychometric tests, dinámicas de grupo de selección, test disc, myers-briggs | recruiting
reference-checks | Comprobación de referencias | Reference checks | verificación de referencias, reference checking, conducting background checks | recruiting
job-analysis | Análisis y descripción de puestos | Job analysis | análisis de puestos, valoración de puestos, job evaluation, diccionario de competencias, competency frameworks, elaboración de descripciones de puestos, writing job descriptions, descriptivos de puestos
salary-bands | Bandas salariales | Salary benchmarking | estudios salariales, salary surveys, estructura salarial, compensation analysis, política salarial, salary structures, política retributiva, auditoría retributiva, salary bands, encuestas salariales | compensation-benefits
benefits-open-enrolment | Inscripción de beneficios | Benefits enrollment | open enrollment, benefits enrolment, planes de retribución flexible | compensation-benefits
sales-compensation | Planes de incentivos | Incentive plans | incentive compensation, comisiones de ventas, sales commissions, planes de comisiones, bonus schemes, diseño de retribución variable | compensation-benefits
succession-planning | Planes de sucesión | Succession planning | plan de sucesión, matriz de talento, nine-box, diseño de planes de carrera | human-resources
talent-development | Desarrollo del talento | Talent development | desarrollo de personas, leadership development, desarrollo directivo, learning and development, L&D!, people development, escuela de liderazgo, programas de desarrollo | training-staff
subsidised-training | Formación bonificada | Subsidised training | formación subvencionada, sence, formación programada | training-staff
lms | Plataformas de formación en línea | Training platforms | talentlms, docebo, plataforma lms | elearning
executive-coaching | Coaching ejecutivo | Executive coaching | coaching de equipos, team coaching, leadership coaching, coaching directivo
mentoring | Mentoría | Mentoring | mentoring programs, programas de mentoring, tutorización de becarios, mentorship, tutorización de alumnos en prácticas, mentored junior staff | training-staff
employee-engagement | Compromiso de la plantilla | Employee engagement | clima laboral, encuestas de clima, engagement surveys, employee experience, experiencia del empleado, compromiso de los empleados, encuesta de clima laboral, clima organizacional | employee-relations
organizational-development | Desarrollo organizacional | Organizational development | desarrollo organizativo, organisational development, cultura organizacional, organizational culture, diseño organizacional, organisational design, organizational design, organisational culture
workplace-wellbeing | Bienestar laboral | Workplace wellbeing | employee wellness, bienestar en el trabajo, wellbeing programmes, riesgos psicosociales, psychosocial risks, empresa saludable
workplace-investigations | Investigaciones internas | Workplace investigations | internal investigations, protocolo de acoso, harassment investigations, canal ético, employee grievances, grievance handling
offboarding | Desvinculación de personal | Offboarding | exit interviews, entrevistas de salida, recolocación laboral
expatriate-management | Gestión de expatriados | Expatriate management | expatriados, expatriates, relocation services, desplazados internacionales, expat management
hr-business-partner | Socio de negocio de RRHH | HR business partnering | hr business partner, HRBP!, hr business partnering | human-resources
hr-administration | Administración de personal | Personnel administration | hr administration, administración de recursos humanos, expedientes de personal, personnel files, employee records, gestión administrativa de personal, expedientes laborales, personnel records | human-resources
remote-teams | Equipos a distancia | Remote team management | equipos remotos, virtual teams, gestión de equipos remotos, managing remote teams, remote teams, equipos distribuidos, distributed teams
[skill logistics]
e-sourcing | Plataformas de compras | E-sourcing | jaggaer, ivalua, subastas electrónicas, electronic auctions | purchasing
global-sourcing | Compras internacionales | Global sourcing | compra internacional, international purchasing, low cost country sourcing | purchasing
spend-analysis | Análisis de gasto | Spend analysis | análisis del gasto, spend management, ahorro en compras, cost savings initiatives, reducción de costes de compra | purchasing
request-for-quotation | Petición de ofertas | Requests for quotation | rfq, solicitud de cotización, solicitud de cotizaciones, comparativa de ofertas, petición de presupuestos, cuadros comparativos, requests for proposals | purchasing
indirect-purchasing | Compras indirectas | Indirect procurement | indirect purchasing, compras de servicios, compras generales, indirect spend | purchasing
[skill management]
scrum | Scrum | | scrum master, metodología scrum, sprint planning, daily scrum, scrum methodology, scrum framework, sprints! | agile
kanban | Kanban | | tableros kanban, kanban boards, scrumban | agile
safe-agile | SAFe!* | Scaled agile | scaled agile framework, agile a escala, PI planning, large-scale scrum, agile release train | agile
agile-coaching | Facilitación ágil | Agile coaching | agile coach, transformación ágil, agile transformation, retrospectivas ágiles, sprint retrospectives | agile
product-backlog | Gestión del backlog | Backlog management | product backlog, user stories, historias de usuario, product owner, backlog refinement, backlog grooming, backlog prioritization | product-management
product-roadmap | Hoja de ruta de producto | Product roadmap | product roadmaps, roadmap de producto, product strategy, estrategia de producto, visión de producto, product vision | product-management
product-discovery | Descubrimiento de producto | Product discovery | product market fit, minimum viable product, producto mínimo viable, jobs to be done, lean startup, design sprints, desarrollo de clientes, MVP!* | product-management
waterfall | Metodología en cascada | Waterfall methodology | waterfall*, modelo en cascada, waterfall model, waterfall projects | project-management
project-management-standards | Marcos de dirección de proyectos | Project management frameworks | pmbok, pmi standards, metodología pmi, guía pmbok, ipma, pm2, project management methodologies | project-management
project-scheduling | Cronogramas de proyecto | Project scheduling | diagramas de gantt, gantt charts, gantt chart, critical path, ruta crítica, cronogramas, camino crítico, work breakdown structure, project schedules | project-management
ms-project | Microsoft Project | | ms project, msproject, microsoft project server, openproject | project-management
pmo | Oficina de proyectos | Project management office | PMO!, project portfolio management, gestión de portafolio de proyectos, program management, gestión de programas, oficina de gestión de proyectos, programme management | project-management
project-budgeting | Control económico de proyectos | Project cost control | project budgeting, project budgets, earned value, valor ganado, presupuesto de proyecto, control de costes de proyecto, cost engineering, earned value management | project-management
scope-management | Gestión del alcance | Scope management | scope of work, definición de alcance, control de cambios de proyecto, statement of work, project scope, alcance del proyecto | project-management
technical-project-management | Dirección de proyectos técnicos | Technical project management | it project management, gestión de proyectos it, gestión de proyectos de software, software project management, gestión de proyectos tecnológicos | project-management
impact-evaluation | Evaluación de impacto | Impact evaluation | evaluación de impacto social, social impact assessment, seguimiento de proyectos | project-management
business-analysis | Análisis de negocio | Business analysis | análisis de requerimientos de negocio, business process analysis, análisis de procesos de negocio, gap analysis, análisis de brechas, use cases, casos de uso, functional specifications, especificaciones funcionales | requirements
process-mapping | Mapeo de procesos | Process mapping | bpmn, diagramas de flujo, flowcharts, business process modelling, business process modeling, modelado de procesos, process modelling, bizagi, diagramas de procesos, process maps | process-improvement
process-reengineering | Reingeniería de procesos | Process reengineering | business process reengineering, process redesign, rediseño de procesos, business process management, gestión por procesos, process reengineering projects | process-improvement
digital-transformation | Transformación digital | Digital transformation | digitalización de procesos, digitalization, process digitalisation, proyectos de digitalización, digitalización empresarial | change-management
okr | Objetivos y resultados clave | OKRs | OKR!, okrs, objectives and key results, balanced scorecard, cuadro de mando integral, objetivos smart, smart goals | kpi-tracking
swot | Análisis DAFO | SWOT analysis | dafo, swot, FODA!, análisis foda, pestel, business model canvas, cinco fuerzas de porter | strategic-planning
benchmarking | Análisis comparativo | Benchmarking | análisis de la competencia, competitor benchmarking, estudio de la competencia, inteligencia competitiva, competitive intelligence | strategic-planning
business-continuity | Continuidad de negocio | Business continuity | iso 22301, plan de continuidad de negocio, business continuity planning, BCP!, plan de contingencia, contingency planning, planes de contingencia | crisis-management
innovation-management | Gestión de la innovación | Innovation management | technology watch, I+D+i, gestión de i+d, r&d management, innovación abierta, open innovation, transferencia tecnológica, technology transfer
design-thinking | Pensamiento de diseño | Design thinking | design-thinking workshops, talleres de design thinking
board-secretariat | Órganos de gobierno | Board governance | consejos de administración, board meetings
vendor-contracts | Gestión de contratos de servicios | Service contract management | vendor contracts, contratos con proveedores, supplier contracts, service contracts
multi-site-management | Gestión de varios centros | Multi-site management | multi-unit management, gestión multicentro, multi-site operations, multi-unit operations, gestión multisede
pl-responsibility | Cuenta de resultados | Profit and loss responsibility | p&l, p&l management, gestión de cuenta de resultados, profit and loss, p&l responsibility, pérdidas y ganancias, profit & loss, cuenta de explotación
customer-project-delivery | Entrega de proyectos a clientes | Client project delivery | service delivery, client delivery, project delivery, delivery management, entrega de servicio
consulting | Servicios de consultoría | Consulting* | consultoría estratégica, management consulting, consultoría de negocio, business consulting, consultoría empresarial, consultancy*, consultoría*
integrated-management-systems | Sistemas integrados de gestión | Integrated management systems | sistema integrado de gestión, sistemas de gestión integrados, integrated management system | quality-management
efqm | EFQM | | modelo efqm, baldrige award | quality-management
tqm | Gestión de la calidad total | Total quality management | TQM!, calidad total | quality-management
quality-audits | Auditorías de calidad | Quality audits | auditorías iso, iso audits, auditor interno de calidad, internal quality audits, auditoría de calidad, quality auditing, lead auditor, auditorías internas de calidad | quality-management
nonconformities | Gestión de no conformidades | Nonconformance management | no conformidades, non-conformities, nonconformance reports, non-conformance | quality-management
[skill quality]
iso-45001 | ISO 45001 | | iso45001, ohsas 18001, sistema de gestión de seguridad y salud, OHSAS! | health-safety
medical-device-risk | Gestión de riesgos de productos sanitarios | Medical device risk management | iso 14971, mdr 2017/745, fda 510k | quality-management
iso-31000 | ISO 31000 | | enterprise risk management, coso erm, gestión de riesgos corporativos, mapas de riesgos, mapa de riesgos, risk registers, risk register | risk-management
as9100 | EN 9100 | AS9100 | as 9100, en9100, nadcap | quality-management
gxp | Normas GxP | GxP compliance | gxp, validación de sistemas informatizados, computer system validation, 21 cfr part 11, cualificación de equipos, equipment qualification, iq oq pq, gmp validation, process validation, validación de procesos | quality-management
ce-marking | Marcado CE | CE marking | directiva de máquinas, machinery directive, certificación de producto, product certification, product compliance | compliance
reach-rohs | REACH y RoHS | REACH and RoHS | reglamento reach, reach regulation, rohs, reach compliance, fichas de datos de seguridad, safety data sheets, SDS! | compliance
esg-reporting | Informes de sostenibilidad | ESG reporting | csrd, informes esg, gri standards, estado de información no financiera, non-financial reporting, sustainability reports, taxonomía europea | csr
export-controls | Control de exportaciones | Export controls | itar, export compliance, doble uso y exportación, trade compliance, ofac sanctions, cumplimiento aduanero | import-export, compliance
[skill software]
iso-27001 | ISO 27001 | | iso27001, iso/iec 27001, sgsi, information security management system, iso 27002, iso/iec 27002, ISMS! | cybersecurity
pci-dss | PCI DSS | | pci-dss, pci compliance, cumplimiento pci | compliance, cybersecurity
soc-2 | SOC 2 | | soc2, soc 2 type ii, ssae 16, ssae 18, isae 3402 | compliance, cybersecurity
nist | NIST | NIST cybersecurity framework | nist 800-53, marco nist, nist csf, fedramp, cmmc, cis controls | cybersecurity
ens | Esquema Nacional de Seguridad | Spanish national security framework | ENS!, esquema nacional de interoperabilidad, directiva nis2, NIS2!, ccn-stic | cybersecurity
[skill law]
gdpr | RGPD | GDPR | rgpd, lopd, lopdgdd, reglamento general de protección de datos, general data protection regulation, lopd-gdd, delegado de protección de datos | data-protection
criminal-compliance | Cumplimiento penal | Criminal compliance | programas de compliance, business ethics | compliance
[skill health]
hipaa | HIPAA | | hipaa compliance, cumplimiento hipaa, hipaa regulations, phi privacy | data-protection
[skill finance]
dora | Resiliencia operativa digital | Digital operational resilience | reglamento dora, dora regulation, resiliencia operativa, operational resilience | compliance
grc | Gobierno, riesgo y cumplimiento | Governance risk and compliance | GRC!, rsa archer, governance risk & compliance | compliance
[skill personal]
emotional-intelligence | Inteligencia emocional | Emotional intelligence | gestión emocional, gestión de las emociones, autocontrol emocional
assertiveness | Asertividad | Assertiveness | comunicación asertiva, assertive communication
resilience | Resiliencia | Resilience | tolerancia a la frustración, stress tolerance, resistencia al estrés
autonomy | Trabajo autónomo | Working independently | autonomía en el trabajo, work independently, capacidad de trabajo autónomo, trabajar de forma autónoma, work autonomously, trabajo independiente, self-management, autogestión, independent worker
strategic-thinking | Visión estratégica | Strategic thinking | pensamiento estratégico, strategic vision, strategic mindset
persuasion | Persuasión | Persuasion | capacidad de persuasión, capacidad de influencia, influencing skills, persuasive communication, poder de convencimiento, influence and persuasion
results-orientation | Orientación a resultados | Results orientation | orientado a resultados, results-oriented, results driven, orientación a objetivos, goal oriented, enfoque a resultados, orientación al logro, results-driven, goal-oriented, trabajo por objetivos
delegation | Delegación de tareas | Delegation | delegar tareas, task delegation, delegating tasks, delegación y seguimiento
motivating-teams | Motivación de equipos | Motivating teams | motivar equipos, team motivation, motivation of staff, motivating staff, motivación de personal | leadership
facilitation | Facilitación de grupos | Facilitation | facilitación de talleres, workshop facilitation, dinamización de talleres, facilitating workshops, impartición de talleres, moderación de reuniones, meeting facilitation
confidentiality | Confidencialidad | Confidentiality | discreción, discretion, manejo de información confidencial, confidential information, información confidencial, discreto y confidencial
intercultural-skills | Competencia intercultural | Intercultural skills | cross-cultural communication, entornos multiculturales, multicultural environments, comunicación intercultural, intercultural communication, cultural sensitivity, trabajo en entornos multiculturales, cultural awareness
numeracy | Capacidad numérica | Numeracy | cálculo mental, habilidad numérica, numerical skills, math skills, mental arithmetic, destreza numérica
computer-literacy | Informática a nivel de usuario | Computer literacy | digital skills, computer skills, conocimientos de informática, manejo de pc, basic computer skills, computer literate, informática básica, informática nivel usuario
work-ethic | Ética de trabajo | Work ethic | strong work ethic, ética profesional, professional ethics, professionalism, profesionalidad, profesionalismo, honradez, ética laboral
patience | Paciencia | Patience | paciente con los niños, trato paciente
planning-skills | Planificación y organización | Planning and organizing | planificación y organización del trabajo, planning and organization, planificación de tareas, task planning, organización y planificación, planning and organisation, planificación del trabajo, work planning
professional-networking | Redes de contactos | Professional networking | creación de redes de contactos, networking profesional, business networking, networking events, relaciones interpersonales, networking skills
availability-travel | Movilidad geográfica | Willingness to travel | disponibilidad para viajar, willing to travel, disponibilidad de viaje, able to travel, disponibilidad geográfica, travel availability
manual-dexterity | Destreza manual | Manual dexterity | habilidad manual, hand-eye coordination, motricidad fina, habilidades manuales, hand eye coordination, coordinación motriz
spatial-thinking | Visión espacial | Spatial thinking | percepción espacial, spatial awareness, capacidad espacial, spatial reasoning
service-calls-etiquette | Trato telefónico | Telephone manner | buen trato telefónico, telephone etiquette, protocolo telefónico, pleasant telephone manner | reception
`;
