/** Specific titles of teaching, business, computing, law and culture; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_A3 = `
chemistry-lecturer 2310 | Profesor universitario de química | Chemistry lecturer | profesor de química en la universidad, docente universitario de química, university chemistry teacher
law-lecturer 2310 | Profesor de derecho | Law lecturer | profesor universitario de derecho, docente de derecho, law professor, catedrático de derecho
medicine-lecturer 2310 | Profesor de medicina | Medicine lecturer | profesor universitario de medicina, docente de medicina, medical school professor
economics-lecturer 2310 | Profesor universitario de economía | Economics lecturer | docente universitario de economía, economics professor
university-researcher 2310 | Ayudante de investigación universitario | University research assistant | auxiliar de investigación, research assistant, asistente de investigación, becario de investigación, predoctoral researcher, investigador predoctoral
phd-researcher 2310 | Investigador posdoctoral | Postdoctoral researcher | postdoc, investigador postdoctoral, research fellow
adult-literacy-teacher 2320 | Profesor de educación de adultos | Adult education teacher | adult literacy teacher, alfabetizador, maestro de alfabetización de adultos, docente de educación para adultos
hairdressing-teacher 2320 | Profesor de peluquería y estética | Hairdressing and beauty teacher | instructor de cosmetología, cosmetology instructor, beauty vocational teacher
culinary-teacher 2320 | Profesor de cocina | Culinary instructor | cookery teacher, instructor de gastronomía, cooking instructor, profesor de gastronomía
hospitality-teacher 2320 | Profesor de hostelería | Hospitality vocational teacher | profesor de hostelería y turismo, hotel school teacher, travel and tourism teacher
flight-instructor-title 3153 | Instructor de vuelo | Flight instructor | flying instructor, profesor de vuelo, pilot instructor
religion-teacher 2330 | Profesor de religión | Religious education teacher | religion teacher, maestro de religión, catequista, catechist
philosophy-teacher 2330 | Profesor de filosofía | Philosophy teacher | docente de filosofía de secundaria
latin-teacher 2330 | Profesor de lenguas clásicas | Classical languages teacher | profesor de latín y griego, latin teacher, classics teacher
montessori-teacher 2341 | Maestro Montessori | Montessori teacher | guía montessori, montessori school teacher, profesor de escuela montessori
steiner-teacher 2341 | Maestro Waldorf | Steiner school teacher | waldorf teacher, profesor de escuela waldorf, profesor de escuela steiner
curriculum-developer 2351 | Diseñador curricular | Curriculum developer | instructional designer, diseñador instruccional, diseñador pedagógico, e-learning developer, desarrollador de contenidos formativos, learning designer, curriculum administrator
school-inspector 2351 | Inspector de educación | School inspector | education inspector, inspector educativo, inspector escolar, supervisor escolar
e-learning-architect 2351 | Especialista en formación virtual | E-learning specialist | e-learning architect, técnico de e-learning, online learning specialist, especialista en educación a distancia
sign-language-teacher 2352 | Profesor de lengua de signos | Sign language teacher | maestro de lengua de señas, instructor de lenguaje de señas
teacher-visually-impaired 2352 | Maestro de alumnos con discapacidad visual | Teacher of visually impaired pupils | teacher of the blind, profesor de braille, braille teacher, profesor de ciegos, teacher of the deaf, maestro de sordos
early-intervention-teacher 2352 | Especialista en atención temprana | Early intervention specialist | terapeuta de atención temprana, early childhood intervention teacher, estimulador temprano, especialista en estimulación temprana
gifted-teacher 2352 | Maestro de altas capacidades | Teacher of gifted students | profesor de alumnos superdotados, talented and gifted teacher, profesor de alumnos con altas capacidades
circus-teacher 2355 | Profesor de artes circenses | Circus arts teacher | maestro de circo, circus instructor, performing arts teacher, profesor de artes escénicas
photography-teacher 2355 | Profesor de fotografía | Photography teacher | photography instructor, docente de fotografía, instructor de fotografía
sculpture-teacher 2355 | Profesor de artes plásticas | Fine arts teacher | painting teacher, profesor de pintura, profesor de dibujo, drawing teacher, maestro de artes plásticas, sculpture teacher
financial-auditor 2411 | Auditor de cuentas | Financial auditor | auditor financiero, external auditor, auditor externo, statutory auditor, censor jurado de cuentas
tax-adviser-title 2411 | Asesor fiscal | Tax adviser | tax consultant, consultor fiscal, consultor tributario, asesor tributario, tax advisor, tributarista
cost-analyst 2411 | Analista de costes | Cost analyst | analista de costos, cost accountant, contable de costes, contador de costos
forensic-accountant 2411 | Perito contable | Forensic accountant | contador forense, auditor forense, forensic auditor, fraud accountant
public-accountant-auditor 2411 | Interventor de cuentas públicas | Public finance auditor | interventor, fiscalizador, government auditor, auditor gubernamental, auditor público
insolvency-practitioner 2411 | Administrador concursal | Insolvency practitioner | bankruptcy trustee, síndico de quiebras, liquidador, liquidator, síndico concursal
financial-planner-title 2412 | Planificador financiero | Financial planner | asesor financiero personal, personal finance adviser, financial adviser, wealth manager, gestor de patrimonios, asesor patrimonial, private banker, banquero privado
investment-adviser 2412 | Asesor de inversiones | Investment adviser | investment advisor, consultor de inversiones, securities adviser, asesor bursátil
investment-banker-title 2412 | Banquero de inversión | Investment banker | corporate finance banker, especialista en banca de inversión, corporate investment banker
venture-capitalist 2412 | Inversor de capital riesgo | Venture capitalist | gestor de capital riesgo, private equity manager, inversionista de riesgo, business angel, inversor ángel
mergers-analyst 2413 | Analista de fusiones y adquisiciones | Mergers and acquisitions analyst | m&a analyst, especialista en fusiones y adquisiciones
credit-analyst-title 2413 | Analista de crédito | Credit analyst | credit risk analyst, analista de riesgos crediticios, analista de riesgo de crédito, loan analyst, bank credit analyst
insurance-risk-analyst 2413 | Analista de riesgos de seguros | Insurance risk analyst | insurance risk consultant, consultor de riesgos aseguradores, risk surveyor
market-analyst-finance 2413 | Analista bursátil | Securities analyst | stock analyst, analista de valores, equity analyst, analista de renta variable, investment analyst, analista de inversiones
business-valuer 2413 | Tasador de empresas | Business valuer | valorador de negocios, company valuation specialist, business appraiser
energy-trading-analyst 2413 | Analista de mercados energéticos | Energy market analyst | energy analyst, analista energético, analista de energía
bond-analyst 2413 | Analista de renta fija | Fixed income analyst | bond analyst, analista de bonos
anti-money-laundering-officer 2619 | Responsable de prevención de blanqueo de capitales | Anti-money laundering officer | aml analyst, oficial de cumplimiento antilavado, analista de prevención de lavado de activos, aml officer
fraud-analyst 2413 | Analista de fraude | Fraud analyst | investigador de fraudes, fraud investigator, financial fraud examiner, insurance fraud investigator
management-consultant-title 2421 | Consultor de gestión | Management consultant | consultor de empresas, asesor empresarial, business consultant, organisational consultant, consultor de organización, consultor empresarial
business-analyst-title 2421 | Analista de negocio | Business analyst | analista de negocios, analista funcional de negocio, business process analyst, analista de procesos
lean-consultant 2421 | Consultor de mejora de procesos | Lean consultant | consultor de procesos, business process consultant, six sigma black belt, efficiency expert
import-policy-analyst 2422 | Técnico de políticas públicas | Policy officer | analista de políticas públicas, policy analyst, policy adviser, asesor de políticas públicas, public policy analyst
agricultural-policy-officer 2422 | Técnico de política agraria | Agricultural policy officer | analista de política agrícola, responsable de políticas agrícolas, agricultural policy adviser
health-policy-officer 2422 | Técnico de política sanitaria | Healthcare policy officer | analista de políticas de salud, public health policy officer, responsable de políticas de salud pública
education-policy-officer 2422 | Técnico de política educativa | Education policy officer | analista de política educativa, responsable de políticas educativas, education policy analyst
environmental-policy-officer 2422 | Técnico de política ambiental | Environmental policy officer | analista de política ambiental, responsable de políticas medioambientales
housing-policy-officer 2422 | Técnico de política de vivienda | Housing policy officer | analista de política de vivienda, responsable de políticas de vivienda
tax-policy-analyst 2422 | Analista de política fiscal | Tax policy analyst | analista de política tributaria, responsable de política fiscal, fiscal affairs policy officer
labour-policy-officer 2422 | Técnico de política laboral | Labour market policy officer | analista de políticas de empleo, employment policy officer, responsable de políticas del mercado laboral
trade-policy-officer 2422 | Técnico de política comercial | Trade policy officer | trade development officer, técnico de desarrollo comercial, analista de comercio exterior de la administración
social-policy-officer 2422 | Técnico de política social | Social policy officer | social services policy officer, responsable de políticas sociales, analista de política social
cultural-policy-officer 2422 | Técnico de política cultural | Cultural policy officer | responsable de política cultural, analista de políticas culturales
sports-policy-officer 2422 | Técnico de política deportiva | Sports policy officer | recreation policy officer, responsable de políticas deportivas, sports programme coordinator
immigration-policy-officer 2422 | Técnico de política migratoria | Immigration policy officer | analista de política de inmigración, responsable de políticas de inmigración
legal-policy-officer 2422 | Técnico de política legislativa | Legal policy officer | responsable de políticas jurídicas, legislative drafter, redactor legislativo
competition-officer 2422 | Técnico de competencia | Competition policy officer | antitrust officer, responsable de políticas de competencia, analista de defensa de la competencia
international-relations-officer 2422 | Técnico de relaciones internacionales | International relations officer | international affairs officer, responsable de relaciones internacionales, coordinador de relaciones internacionales, internacionalista, political affairs officer, foreign affairs officer
development-cooperation-worker 2422 | Cooperante | International aid worker | trabajador humanitario, development worker, cooperante internacional, humanitarian worker, técnico de cooperación internacional, international development officer
eu-funds-manager 2422 | Gestor de fondos europeos | EU funds manager | european project manager, técnico de proyectos europeos, gestor de programas de financiación europeos, gestor de proyectos europeos
grants-officer 2422 | Técnico de subvenciones | Grants officer | grants administrator, gestor de subvenciones, grants manager, grant writer, redactor de proyectos de subvención
rural-development-officer 2422 | Agente de desarrollo rural | Rural development officer | técnico de desarrollo rural, agente de desarrollo local, local development officer, técnico de desarrollo local, economic development officer, economic development coordinator
civil-service-administrator 2422 | Funcionario de la administración pública | Civil service administrative officer | técnico de administración pública, public administrator, administrador público, civil servant, funcionario público, empleado público
intelligence-analyst 2422 | Analista de inteligencia | Intelligence analyst | intelligence officer, agente de inteligencia, oficial de inteligencia, espía
parliamentary-assistant 2422 | Asistente parlamentario | Parliamentary assistant | asesor parlamentario, political adviser, asesor político, legislative aide
occupational-analyst 2423 | Analista ocupacional | Occupational analyst | job analyst, analista de puestos de trabajo, analista de puestos
headhunter 2423 | Cazatalentos | Headhunter | executive search consultant, executive recruiter, consultor de búsqueda de ejecutivos, consultor de selección de directivos
training-specialist 2424 | Técnico de formación | Training specialist | learning and development specialist, especialista en capacitación, capacitador de empresa, corporate trainer, formador de empresa, formador corporativo, staff trainer
ict-trainer-title 2356 | Formador de informática | IT trainer | ict trainer, instructor de computación, capacitador en informática, computer trainer, formador en tic, digital literacy teacher, profesor de alfabetización digital
advertising-copywriter-title 2431 | Redactor publicitario | Copywriter | copy, creativo publicitario, advertising copywriter, redactor creativo, creative copywriter
media-planner 2431 | Planificador de medios | Media planner | planner de medios, advertising media planner, planificador de medios publicitarios, media buyer, comprador de medios
advertising-specialist-title 2431 | Especialista en publicidad | Advertising specialist | publicista, publicitario, advertising executive, advertising professional
seo-specialist-title 2431 | Especialista en SEO | SEO specialist | search engine optimisation expert, experto en posicionamiento web, consultor seo, seo consultant, especialista en posicionamiento en buscadores, sem specialist
creative-director-title 2431 | Director creativo | Creative director | head of creative, director de creatividad, advertising creative director
market-research-analyst-title 2431 | Analista de estudios de mercado | Market research analyst | técnico de investigación de mercados, market researcher, investigador de mercados, consumer insights analyst
press-officer-title 2432 | Responsable de prensa | Press officer | portavoz, spokesperson, jefe de comunicación, press spokesperson, publicity agent, publicista de artistas, publicity coordinator, encargado de prensa, vocero
political-campaigner 2432 | Activista | Campaigner | activism officer, activista social, campaign officer, campaign canvasser, advocacy officer, responsable de incidencia política
election-agent 2432 | Jefe de campaña electoral | Election campaign manager | election agent, agente electoral, political campaign officer, responsable de campaña política, asesor de campaña
medical-sales-rep 2433 | Visitador médico | Medical sales representative | pharmaceutical sales representative, delegado médico, agente de propaganda médica, informador técnico sanitario, representante médico, pharma rep
technical-sales-rep 2433 | Técnico comercial | Technical sales representative | technical sales executive, asesor técnico comercial
ict-account-manager 2434 | Comercial de soluciones informáticas | IT sales representative | ict account manager, ict presales engineer, ingeniero de preventa, presales consultant, consultor de preventa, software sales representative, gestor de cuentas de tic
systems-analyst-title 2511 | Analista de sistemas | Systems analyst | ict system analyst, analista de sistemas informáticos, computer systems analyst, analista funcional
enterprise-architect 2511 | Arquitecto empresarial | Enterprise architect | arquitecto de sistemas empresariales, ict system architect, arquitecto de sistemas, system architect, it architect, arquitecto de tic
solution-architect 2511 | Arquitecto de soluciones | Solutions architect | software architect, arquitecto de software, cloud architect, arquitecto cloud, arquitecto de la nube
data-analyst-title 2511 | Analista de datos | Data analyst | business intelligence analyst, analista de inteligencia de negocio, especialista en análisis de datos
ict-auditor 2511 | Auditor informático | IT auditor | ict auditor, auditor de sistemas, auditor de sistemas de información, information systems auditor, auditor de tic
ict-consultant 2511 | Consultor informático | IT consultant | ict consultant, consultor tic, consultor de ti, asesor informático, technology consultant, consultor tecnológico
ict-change-manager 2511 | Responsable de cambio y configuración informática | ICT change and configuration manager | it change manager, gestor del cambio de tic, configuration manager
green-ict-consultant 2511 | Consultor de tecnología verde | Green IT consultant | green ict consultant, consultor de tic ecológicas
digital-transformation-manager 2511 | Responsable de transformación digital | Digital transformation manager | chief digital officer, director digital, director de transformación digital, gerente de transformación digital
software-developer-title 2512 | Desarrollador de software | Software developer | programador de software, ingeniero de software, software engineer, programador, application developer, desarrollador de aplicaciones, computer programmer, programador informático
mobile-developer-title 2514 | Desarrollador de aplicaciones móviles | Mobile app developer | mobile application developer, programador de aplicaciones para móviles, android developer, ios developer, programador android, programador ios
embedded-developer 2512 | Programador de sistemas embebidos | Embedded software developer | embedded systems engineer, ingeniero de sistemas embebidos, firmware engineer, desarrollador de firmware, embedded system designer, programador de sistemas integrados, desarrollador de sistemas incorporados
blockchain-developer 2512 | Desarrollador de blockchain | Blockchain developer | ingeniero de cadena de bloques, blockchain engineer, programador blockchain, smart contract developer
game-developer-title 2513 | Desarrollador de videojuegos | Game developer | video game developer, programador de videojuegos, games programmer, digital games developer
ui-designer 2513 | Diseñador de interfaces de usuario | User interface designer | ui designer, diseñador ui, interface designer, diseñador de interfaz
ux-designer-title 2513 | Diseñador de experiencia de usuario | User experience designer | ux designer, diseñador ux, ux researcher, analista de experiencia de usuario, user experience analyst
webmaster-title 3514 | Administrador de sitio web | Webmaster | web administrator, responsable de web, website administrator, administrador web, técnico web, web technician
web-content-manager 2513 | Gestor de contenidos web | Web content manager | content manager, responsable de contenidos, editor de contenidos web, online content editor
plc-programmer 2514 | Programador de PLC | PLC programmer | programador de autómatas, automation programmer, industrial controls programmer
cnc-programmer 2514 | Programador de CNC | CNC programmer | numerical control programmer, programador de control numérico, numerical tool and process control programmer, programador de máquinas herramienta
software-tester-title 2519 | Probador de software | Software tester | qa tester, tester de software, quality assurance analyst of software, analista de pruebas de software, test analyst, game tester, probador de videojuegos
accessibility-tester 2519 | Especialista en accesibilidad web | Accessibility specialist | accessibility tester, experto en accesibilidad digital, ict accessibility tester
localiser 2519 | Localizador de software | Localisation specialist | software localiser, localizer, especialista en localización, localisation engineer
database-admin-title 2521 | Administrador de bases de datos | Database administrator | dba, gestor de bases de datos, database manager
database-developer 2521 | Desarrollador de bases de datos | Database developer | database designer, diseñador de bases de datos, programador de bases de datos, data warehouse designer, database integrator
sysadmin-title 2522 | Administrador de sistemas | System administrator | sysadmin, ict system administrator, administrador de servidores, server administrator, técnico de sistemas, administrador de sistemas informáticos
network-engineer-title 2523 | Ingeniero de redes | Network engineer | ict network engineer, ingeniero de redes informáticas, network architect, arquitecto de redes, network designer
penetration-tester 2529 | Probador de penetración | Penetration tester | ethical hacker, hacker ético, pentester, especialista en hacking ético
digital-forensics-expert 2529 | Perito informático | Digital forensics expert | perito informático forense, computer forensics analyst, informático forense, digital evidence analyst
resilience-manager 2529 | Responsable de continuidad de negocio | Business continuity manager | disaster recovery analyst, gestor de continuidad, ict resilience manager, especialista en recuperación ante desastres
knowledge-engineer 2529 | Ingeniero del conocimiento | Knowledge engineer | ontologist, ingeniero de inteligencia artificial, artificial intelligence engineer, ai engineer, machine learning engineer, ingeniero de aprendizaje automático
computer-vision-engineer 2529 | Ingeniero de visión artificial | Computer vision engineer | ingeniero de visión por computador, image recognition engineer
computational-linguist 2643 | Lingüista computacional | Computational linguist | ingeniero lingüístico, language engineer, ingeniero de lenguas, natural language processing engineer
corporate-lawyer 2611 | Abogado de empresa | Corporate lawyer | abogado mercantil, commercial lawyer, in-house lawyer, abogado corporativo, company lawyer, business lawyer
criminal-lawyer 2611 | Abogado penalista | Criminal lawyer | criminal defence lawyer, abogado criminalista, abogado defensor, public defender, defensor público, defence lawyer
family-lawyer 2611 | Abogado de familia | Family lawyer | divorce lawyer, abogado matrimonialista, abogado de divorcios
labour-lawyer 2611 | Abogado laboralista | Employment lawyer | labour lawyer, labor attorney, abogado laboral
ip-lawyer 2611 | Abogado de propiedad intelectual | Intellectual property lawyer | patent attorney, abogado de patentes, intellectual property consultant, asesor en propiedad intelectual
barrister 2611 | Letrado | Barrister | trial lawyer, abogado litigante, litigator, abogado procesalista
public-prosecutor 2611 | Fiscal | Prosecutor | public prosecutor, ministerio público, district attorney, fiscal del estado, procurador fiscal, crown prosecutor
legal-consultant-title 2611 | Asesor jurídico | Legal adviser | legal consultant, legal advisor, consultor legal, asesor legal, consultor jurídico
notary-title 2619 | Notario | Notary | notary public, notario público, escribano, fedatario
judge-title 2612 | Juez | Judge | magistrado, magistrate, jueza, supreme court judge, justice of the peace, juez de paz, magistrado del tribunal supremo
coroner-title 2619 | Médico forense judicial | Coroner | juez de instrucción de muertes, medical examiner, forense
court-procurator 2611 | Procurador de los tribunales | Court procurator | procurador judicial, court representative, solicitor in court
property-registrar 2619 | Registrador de la propiedad | Land registrar | land registry officer, conservador de bienes raíces, property registrar, registrador mercantil
data-protection-officer 2619 | Delegado de protección de datos | Data protection officer | DPO, responsable de protección de datos, privacy officer, oficial de privacidad
arbitrator 2619 | Árbitro jurídico | Arbitrator | árbitro de conflictos, dispute arbitrator, árbitro comercial
archivist-title 2621 | Archivero | Archivist | archivista, archivólogo, big data archive librarian, film archivist, archivero digital, digital archivist
collection-curator 2621 | Conservador de museo | Museum curator | curador de museo, conservador de colecciones, collection curator, art curator, curador de arte, exhibition curator, comisario de exposiciones, comisario de arte
museum-registrar 2621 | Registrador de museo | Museum registrar | exhibition registrar, registrador de exposiciones, registrador de obras de arte
collection-manager 2621 | Gestor de colecciones | Collections manager | collection manager, responsable de colecciones de museo
art-restorer-title 2651 | Restaurador de obras de arte | Art conservator | art restorer, conservador restaurador de arte, conservator, restorer of paintings, restaurador de cuadros
book-restorer 2651 | Restaurador de libros | Book restorer | book conservator, restaurador de documentos, paper conservator, restaurador de papel
metadata-manager 2622 | Gestor de metadatos | Metadata manager | catalogador, cataloguer, library cataloguer, metadata specialist
documentalist 2622 | Documentalista | Information manager | information officer, especialista en documentación, gestor de información, information specialist, documentation officer
economist-title 2631 | Economista | Economist | investigador en economía, econometrician, econometrista, economic analyst, analista económico, economic adviser
anthropologist 2632 | Antropólogo | Anthropologist | investigador en antropología, ethnologist, etnólogo, etnógrafo, ethnographer, social anthropologist
archaeologist-title 2632 | Arqueólogo | Archaeologist | archeologist, investigador en arqueología, underwater archaeologist, arqueólogo subacuático
criminologist-title 2632 | Criminólogo | Criminologist | investigador en criminología, crime analyst, analista criminal
geographer 2632 | Geógrafo | Geographer | investigador en geografía, human geographer
sociologist-title 2632 | Sociólogo | Sociologist | investigador en sociología, social scientist, científico social, investigador social, social researcher
kinesiology-researcher 2131 | Investigador en kinesiología | Kinesiology scientist | científico del movimiento humano, human movement scientist
gerontologist 2632 | Gerontólogo | Gerontologist | investigador en gerontología, ageing specialist
historian-title 2633 | Historiador | Historian | investigador en historia, art historian, historiador del arte, history researcher
genealogist 2633 | Genealogista | Genealogist | investigador de árboles genealógicos, family historian, heraldista
philosopher 2633 | Filósofo | Philosopher | investigador en filosofía, ethicist, bioeticista, bioethicist
political-scientist 2633 | Politólogo | Political scientist | científico político, investigador en ciencias políticas, political analyst, analista político
sports-psychologist 2634 | Psicólogo deportivo | Sports psychologist | psicólogo del deporte, sport psychologist
work-psychologist 2634 | Psicólogo organizacional | Occupational psychologist | psicólogo del trabajo, work psychologist, psicólogo industrial, industrial psychologist, psicólogo laboral
school-psychologist 2634 | Psicólogo escolar | School psychologist | psicólogo educativo, educational psychologist, psicopedagogo clínico
forensic-psychologist 2634 | Psicólogo forense | Forensic psychologist | psicólogo criminalista, criminal psychologist, psicólogo jurídico
neuropsychologist 2634 | Neuropsicólogo | Neuropsychologist | clinical neuropsychologist, neuropsicólogo clínico
marriage-counsellor 2635 | Consejero matrimonial | Marriage counsellor | terapeuta de pareja, couples therapist, relationship counsellor, terapeuta familiar, family therapist, family counsellor
addiction-counsellor 2635 | Consejero en adicciones | Addiction counsellor | drug and alcohol counsellor, terapeuta en adicciones, educador en drogodependencias, substance abuse worker, especialista en drogodependencias
bereavement-counsellor 2635 | Consejero de duelo | Bereavement counsellor | grief counsellor, terapeuta de duelo, orientador en duelo
victim-support-officer 2635 | Técnico de atención a víctimas | Victim support officer | asistente de víctimas, victim advocate, sexual violence counsellor, domestic violence advocate, orientador de víctimas de violencia
fostering-social-worker 2635 | Técnico de acogimiento familiar | Fostering social worker | adoption social worker, trabajador social de adopciones, foster care worker, asistente de acogida
migrant-social-worker 2635 | Trabajador social de inmigración | Migrant social worker | refugee support worker, asesor de integración de inmigrantes, integration counsellor, asistente social para inmigrantes
mental-health-social-worker 2635 | Trabajador social de salud mental | Mental health social worker | asistente social psiquiátrico, psychiatric social worker, mental health support worker
hospital-social-worker 2635 | Trabajador social sanitario | Hospital social worker | asistente social hospitalario, palliative care social worker, healthcare social worker
homelessness-worker 2635 | Trabajador social con personas sin hogar | Homelessness worker | educador de calle, street outreach worker, outreach worker, homeless support worker
priest-title 2636 | Sacerdote | Priest | cura, párroco, parish priest, padre, clérigo católico, vicar, vicario
pastor-title 2636 | Pastor religioso | Pastor | pastor evangélico, protestant minister, minister of religion, ministro de culto, ministro religioso, reverend
imam 2636 | Imán | Imam | imam de mezquita, muslim cleric
rabbi 2636 | Rabino | Rabbi | jewish cleric
missionary 2636 | Misionero | Missionary | misionero religioso, evangelizador
chaplain 2636 | Capellán | Chaplain | capellán castrense, military chaplain, hospital chaplain
novelist 2641 | Novelista | Novelist | escritor de novelas, author of novels, fiction writer, autor literario
poet 2641 | Poeta | Poet | poetisa, lyricist, songwriter, escritor de canciones
scriptwriter-title 2641 | Guionista | Scriptwriter | screenwriter, escritor de guiones, tv writer, guionista de cine, playwright, dramaturgo
ghostwriter 2641 | Escritor fantasma | Ghostwriter | escritor por encargo, negro literario, speechwriter, redactor de discursos
technical-writer-title 2641 | Redactor técnico | Technical writer | technical communicator, comunicador técnico, documentador técnico, technical author
crossword-maker 2641 | Creador de crucigramas | Crossword puzzle maker | autor de pasatiempos, crossword compiler, crucigramista
literary-scholar 2643 | Filólogo | Philologist | crítico literario, literary scholar, filóloga hispánica, literary critic
lexicographer 2643 | Lexicógrafo | Lexicographer | autor de diccionarios, dictionary editor, terminologist, terminólogo
subtitler 2643 | Subtitulador | Subtitler | subtitulista, subtitling translator, traductor de subtítulos, adaptador de diálogos
sign-language-interpreter 2643 | Intérprete de lengua de signos | Sign language interpreter | intérprete de lenguaje de señas, intérprete de lengua de señas
graphologist 2643 | Grafólogo | Graphologist | handwriting expert, perito calígrafo, experto en escritura
fact-checker 2642 | Verificador de datos | Fact checker | verificador de hechos, comprobador de datos periodísticos
news-anchor 2656 | Presentador de noticias | News anchor | newsreader, presentador de informativos, newscaster, presentador de telediario
foreign-correspondent 2642 | Corresponsal en el extranjero | Foreign correspondent | enviado especial, overseas reporter, corresponsal extranjero, corresponsal
sports-journalist 2642 | Periodista deportivo | Sports journalist | sports reporter, cronista deportivo, comentarista deportivo, sports commentator
editor-in-chief 2642 | Redactor jefe | Editor-in-chief | chief editor, jefe de redacción, newspaper editor, editor de periódico, director de redacción, managing editor
columnist 2642 | Columnista | Columnist | articulista, editorialista, editorial writer, opinion writer
critic 2642 | Crítico de arte | Critic | reviewer, crítico, film critic, crítico de cine, food critic, crítico gastronómico
photojournalist-title 2642 | Reportero gráfico | Photojournalist | fotoperiodista, press photographer, fotógrafo de prensa
blogger-title 2642 | Bloguero | Blogger | vlogger, youtuber, influencer
sculptor-title 2651 | Escultor | Sculptor | artista escultor, artista de la escultura
conceptual-artist 2651 | Artista conceptual | Conceptual artist | artista plástico, visual artist, artista visual, fine artist, artista multimedia digital
caricaturist 2651 | Caricaturista | Cartoonist | dibujante de caricaturas, dibujante de cómics, comic artist, historietista, viñetista, dibujante de historietas, print cartoonist
ceramicist-artist 2651 | Ceramista artístico | Ceramic artist | ceramicist, ceramista, artista ceramista
glass-artist 2651 | Artista vidriero | Glass artist | artista del vidrio
printmaker-artist 2651 | Artista grabador | Printmaker | grabador artístico, lithographer artist
street-artist 2651 | Artista callejero | Street artist | artista urbano, grafitero, muralist, muralista, graffiti artist
composer-title 2652 | Compositor | Composer | compositor de música, film composer, music arranger, arreglista, orquestador, orchestrator
conductor-title 2652 | Director de orquesta | Orchestra conductor | director musical, music director, music conductor
singer-title 2652 | Cantante | Singer | vocalista, vocalist, cantautor, opera singer, cantante de ópera
choreographer 2653 | Coreógrafo | Choreographer | creador de danza, dance choreographer
rehearsal-director 2653 | Repetidor de danza | Dance rehearsal director | répétiteur of dance, ensayador de danza, dance répétiteur, maestro repetidor
film-director-title 2654 | Director de cine | Film director | cineasta, filmmaker, realizador de cine, movie director, film maker, director cinematográfico
tv-producer 2654 | Productor de televisión | Television producer | productor audiovisual, tv producer, productor de programas de tv, video producer, productor de vídeo, motion picture producer, productor cinematográfico
theatre-director 2654 | Director de teatro | Stage director | director de escena, theatre director, director escénico, director teatral
casting-director-title 2654 | Director de casting | Casting director | director de reparto, responsable de casting, casting agent
radio-producer 2654 | Productor de radio | Radio producer | productor radiofónico, realizador de radio, podcast producer, productor de pódcast
director-of-photography 2654 | Director de fotografía | Director of photography | cinematographer, director de fotografía de cine, cinefotógrafo
music-producer 2654 | Productor musical | Music producer | record producer, productor discográfico
voice-over-artist 2655 | Actor de doblaje | Voice-over artist | voice actor, actor de voz, locutor de doblaje, dubbing actor, doblador
variety-artist 2659 | Artista de variedades | Variety artist | cabaret artist, artista de cabaret, vedette
stand-up-comedian 2659 | Humorista | Stand-up comedian | comediante, monologuista, cómico, comedian
magician-title 2659 | Mago | Magician | ilusionista, illusionist, prestidigitador, conjurer
`;
