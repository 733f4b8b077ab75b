/** Work with people: health, care, teaching, social work, beauty, sport, faith and public service. */
export const PEOPLE = `
[skill health]
patient-care | Atención al paciente | Patient care | cuidado de pacientes, cuidados de enfermería, nursing care, direct patient care, atención de pacientes, cuidado del paciente, atención directa al paciente, patient education
nursing | Enfermería | Nursing | | patient-care
vital-signs | Signos vitales | Vital signs | toma de constantes, constantes vitales, taking vital signs, toma de signos vitales
medication-administration | Administración de medicación | Medication administration | administración de medicamentos, administer medication, inyectables, injections, administering medications, suministro de medicamentos | patient-care
wound-care | Curas de heridas | Wound care | cura de heridas, curas, curación de heridas, wound dressing | patient-care
phlebotomy | Extracción de sangre | Phlebotomy | extracciones sanguíneas, venipuncture, blood draw, flebotomía, venopunción, toma de muestras de sangre
triage | Triaje | Triage | clasificación de pacientes
intensive-care | Cuidados intensivos | Intensive care | UCI!, ICU!, critical care, unidad de cuidados intensivos, intensive care unit | patient-care
mechanical-ventilation | Ventilación mecánica | Mechanical ventilation | ventilación mecánica invasiva, ventilator management, ventilated patients, pacientes ventilados | intensive-care
emergency-care | Urgencias médicas | Emergency care | urgencias!, Urgencias!, emergency medicine, emergencias médicas, emergency room, servicio de urgencias, ER!, medicina de urgencias | patient-care
surgery | Cirugía | Surgery | quirófano, operating room, surgical procedures, perioperative, intervenciones quirúrgicas
pediatrics | Pediatría | Pediatrics | paediatrics, pediatric care, atención pediátrica
geriatrics | Geriatría | Geriatrics | geriatric care, gerontología, gerontology, residencia de ancianos, nursing home, residencia de mayores
mental-health | Salud mental | Mental health | behavioral health, enfermedades mentales
diagnosis | Diagnóstico clínico | Clinical diagnosis | diagnóstico médico, medical diagnosis, diagnóstico y tratamiento
clinical-records | Historias clínicas | Clinical records | electronic medical records, EMR!, EHR!, medical records, historia clínica electrónica, expediente clínico, electronic health records, patient records
medical-terminology | Terminología médica | Medical terminology | 
medical-billing | Facturación médica | Medical billing | medical claims
infection-control | Control de infecciones | Infection control | sterilization, asepsia, sterile technique, bioseguridad, desinfección sanitaria
laboratory | Técnicas de laboratorio | Laboratory techniques | análisis clínicos, lab techniques, laboratorio, laboratory testing, lab equipment, laboratory equipment, clinical laboratory, análisis de laboratorio
radiology | Radiología | Radiology | diagnóstico por imagen, medical imaging, radiodiagnóstico
pharmacy | Farmacia | Pharmacy | química farmacéutica, químico farmacéutico, dispensación de medicamentos, farmacología, pharmacology, oficina de farmacia, prescriptions
physiotherapy | Fisioterapia | Physiotherapy | physical therapy, rehabilitación, rehabilitation, terapia física, kinesiología
dental-care | Odontología | Dental care | salud dental, dentistry, higiene bucodental, oral hygiene
nutrition | Nutrición | Nutrition | dietética, dietetics, planes de alimentación, meal plans, dietas terapéuticas, elaboración de dietas
psychotherapy | Psicoterapia | Psychotherapy | terapia psicológica, counseling, counselling, intervención psicológica, evaluación psicológica, psychological assessment
occupational-therapy | Terapia ocupacional | Occupational therapy | 
speech-therapy | Logopedia | Speech therapy | terapia del lenguaje, speech language pathology, fonoaudiología
optometry | Optometría | Optometry | graduación de la vista, eye exams
public-health | Salud pública | Public health | epidemiología, epidemiology, promoción de la salud, health promotion
veterinary-care | Cuidado veterinario | Veterinary care | clínica veterinaria, animal care, cuidado de animales, veterinaria, sanidad animal, animal health
health-safety | Seguridad y salud laboral | Occupational health and safety | occupational safety, seguridad laboral, seguridad e higiene, workplace safety, health and safety, prevención de riesgos, EHS!, seguridad industrial, safety procedures, higiene y seguridad
dialysis | Diálisis | Dialysis | hemodiálisis, haemodialysis | patient-care
ecg | Electrocardiogramas | Electrocardiography | ECG!, EKG! | vital-signs
vaccination | Vacunación | Vaccination | vacunas, immunizations, campañas de vacunación | medication-administration
catheterization | Sondajes y vías | Catheter care | vías periféricas, sondaje vesical, iv insertion, venoclisis, canalización de vías | patient-care
midwifery | Obstetricia | Midwifery | atención al parto, Partos!, partos!, obstetrics, labor and delivery | patient-care
oncology | Oncología | Oncology |  | patient-care
cardiology | Cardiología | Cardiology |
podiatry | Podología | Podiatry | foot care
acupuncture | Acupuntura | Acupuncture | medicina tradicional china, traditional chinese medicine
health-insurance | Seguros médicos | Health insurance | aseguradoras médicas, insurance verification, medicare, medicaid
telemedicine | Telemedicina | Telemedicine | telehealth, teleconsulta
anatomy | Anatomía | Anatomy | anatomía y fisiología, anatomy and physiology
[skill care]
elderly-care | Cuidado de personas mayores | Elderly care | cuidado de ancianos, atención a mayores, senior care, atención geriátrica, cuidado de adultos mayores, atención a personas mayores, elder care, cuidado de mayores, caring for the elderly
personal-hygiene | Higiene y aseo personal | Personal hygiene assistance | aseo personal, bathing, activities of daily living, ADL!, actividades de la vida diaria, personal care, higiene personal, aseo del paciente | elderly-care
dependency-care | Atención a la dependencia | Care for dependent people | personas dependientes, dependencia, disability support, personas con discapacidad, atención a personas con discapacidad, discapacidad, people with disabilities | 
patient-mobilization | Movilización de pacientes | Patient mobility | patient transfers, movilizaciones, patient lifting, grúa de pacientes | patient-care
childcare | Cuidado de niños | Childcare | child care, cuidado infantil, guardería, daycare, babysitting, cuidado de menores, atención a la infancia
companionship | Acompañamiento | Companionship | acompañamiento a personas, compañía a mayores, companion care | elderly-care
dementia-care | Atención a la demencia | Dementia care | alzheimer, demencia, alzheimer's care, demencias | elderly-care
palliative-care | Cuidados paliativos | Palliative care | hospice, hospice care, paliativos | patient-care
social-intervention | Intervención social | Social intervention | trabajo social, social work, servicios sociales, social services, integración social, case management, gestión de casos, inclusión social, community outreach, exclusión social, advocacy
meal-assistance | Ayuda en la alimentación | Feeding assistance | apoyo en comidas, feeding patients, preparación de comidas para mayores | personal-hygiene
disability-care | Atención a la discapacidad | Disability care | parálisis cerebral | dependency-care
autism-support | Apoyo al autismo | Autism support | TEA!, trastorno del espectro autista, autism spectrum | special-education
newborn-care | Cuidado de bebés | Newborn care | cuidado de recién nacidos, infant care, baby care | childcare
school-support | Apoyo escolar | Homework support | refuerzo escolar, homework help, ayuda con deberes | teaching
pet-care | Cuidado de mascotas | Pet care
pet-grooming | Peluquería canina | Pet grooming | dog grooming, estética canina | pet-care
animal-training | Adiestramiento | Animal training | adiestramiento canino, dog training | pet-care
[skill education]
teaching | Docencia | Teaching | enseñanza*, impartir clases, classroom instruction, pedagogía, pedagogy, instruction*, dar clases, clases*
classroom-management | Gestión del aula | Classroom management | manejo de aula, manejo de grupos, control de aula, gestión de aula | teaching
lesson-planning | Planificación de clases | Lesson planning | lesson plans, planning lessons, programación didáctica, planeación didáctica, unidades didácticas, programaciones didácticas, planificación docente | teaching
curriculum-development | Desarrollo curricular | Curriculum development | diseño curricular, curriculum design, diseño instruccional, instructional design, curriculum planning | teaching
special-education | Educación especial | Special education | necesidades educativas especiales, special needs, special educational needs, ACNEE!, pedagogía terapéutica, atención a la diversidad, inclusive education | teaching
early-childhood | Educación infantil | Early childhood education | early childhood, preescolar, preschool, educación inicial | teaching
elearning | Formación en línea | E-learning | elearning, online learning, educación a distancia, blackboard, aula virtual, distance learning, formación online, google classroom
student-assessment | Evaluación de alumnos | Student assessment | grading, corrección de exámenes, evaluación del aprendizaje, assessing students, student evaluation | teaching
language-teaching | Enseñanza de idiomas | Language teaching |  | teaching
academic-research | Investigación académica | Academic research | publicaciones científicas, scientific publications, scientific research, investigación científica, peer-reviewed publications | research
library-science | Biblioteconomía | Library science | cataloging, bibliotecas
guidance | Orientación educativa | Educational guidance | orientación profesional, career counseling, career guidance, orientación laboral, academic advising
[skill beauty]
hairdressing | Peluquería | Hairdressing | corte de pelo, haircutting, hair cutting, estilismo, hair styling, corte de cabello, peinados, hairstyling
hair-coloring | Coloración capilar | Hair colouring | tinte de cabello, hair color, hair coloring, tintes!, colorimetría | hairdressing
barbering | Barbería | Barbering | arreglo de barba, beard trimming | hairdressing
manicure | Manicura | Manicure | manicura y pedicura, uñas de gel, nails*
makeup | Maquillaje | Makeup | make-up, automaquillaje, makeup application
aesthetics | Estética | Aesthetic treatments | skin care, cuidado de la piel, esthetics, skincare, tratamientos estéticos
hair-removal | Depilación | Hair removal |  | aesthetics
massage | Masaje | Massage | masajes, quiromasaje, massage therapy, masaje deportivo, masoterapia
[skill sport]
fitness-training | Entrenamiento físico | Fitness training | personal training, entrenamiento personal, acondicionamiento físico, preparación física, fitness, entrenamiento funcional, strength and conditioning
sports-coaching | Entrenamiento deportivo | Sports coaching | athletic coaching, entrenador de fútbol base
swimming | Natación | Swimming | swim instruction
yoga | Yoga | Yoga and pilates | meditación, meditation
leisure-activities | Animación y tiempo libre | Leisure activities | animación sociocultural, recreational activities, ocio y tiempo libre, dinamización de grupos, actividades recreativas, tiempo libre*, actividades de tiempo libre, animación infantil
football | Fútbol | Football | soccer, fútbol sala | sports-coaching
refereeing | Arbitraje deportivo | Refereeing | umpiring
hiking-guiding | Guía de montaña | Mountain guiding | senderismo, hiking
skiing | Esquí | Skiing | snowboard
diving | Buceo | Diving | scuba diving, submarinismo | swimming
dance | Danza | Dance | baile, zumba, ballet, flamenco*
[occupation]
nurse 2221 | Enfermero | Nurse | RN!, registered nurse, licenciado en enfermería, diplomado en enfermería, ATS!, DUE!, staff nurse, enfermero profesional, enfermero general, charge nurse, icu nurse, enfermero de uci, enfermero de urgencias, er nurse, school nurse, enfermero escolar, pediatric nurse, enfermero pediátrico, enfermero de quirófano, enfermero registrado, enfermero responsable de cuidados generales, nurse responsible for general care, specialist nurse, enfermero especialista | patient-care, nursing, medication-administration, vital-signs, wound-care, triage, clinical-records | nursing-assistant, midwife, nursing-manager
nursing-manager 1342 | Supervisor de enfermería | Nursing manager | nurse manager, director of nursing, jefe de enfermería, nursing supervisor, coordinador de enfermería, director de enfermería, clinical nurse manager, jefe de enfermeros, head nurse | nursing, people-management, patient-care | nurse, health-services-manager
midwife 2222 | Matrona | Midwife | comadrona, partera, obstetriz, matrón, enfermero obstétrico | patient-care, nursing | nurse
nursing-assistant 5321 | Auxiliar de enfermería | Nursing assistant | CNA!, certified nursing assistant, TCAE!, técnico en cuidados auxiliares de enfermería, nurse aide, nursing aide, técnico auxiliar de enfermería, healthcare assistant, auxiliar de clínica, patient care technician, patient care assistant, nurse assistant, técnico en enfermería, asistente de enfermería, auxiliar sanitario, técnico de enfermería, health care assistant, auxiliar de geriatría, patient care associate | patient-care, personal-hygiene, vital-signs, patient-mobilization, elderly-care | nurse, caregiver
caregiver 5322 | Cuidador | Caregiver | cuidador de personas mayores, home health aide, gerocultor, care assistant, auxiliar de ayuda a domicilio, carer, care worker, cuidador de ancianos, auxiliar de geriátrico, asistente de cuidado, home care aide, auxiliar a domicilio, personal care aide, home carer, asistente domiciliario, elderly caregiver, senior caregiver, cuidador de adultos mayores, direct support professional, ayuda a domicilio, care home worker, personal care assistant, cuidador a domicilio, care at home worker, trabajador de ayuda a domicilio, home care worker, support worker, auxiliar sociosanitario, cuidador de personas dependientes | elderly-care, personal-hygiene, dependency-care, companionship, patient-mobilization | nursing-assistant, domestic-worker, nanny
doctor 2211 | Médico | Physician | doctor, doctor en medicina, medical doctor, médico general, general practitioner, médico de familia, family doctor, family physician, médico de cabecera, médico de atención primaria, médico internista, médico residente, general doctor, medical officer, GP!, resident physician, médico cirujano, internist | diagnosis, patient-care, clinical-records, emergency-care | specialist-doctor
specialist-doctor 2212 | Médico especialista | Specialist physician | medical specialist, specialised doctor, specialist doctor, urólogo, urologist, médico forense, forensic doctor, otorrinolaringólogo, endocrinólogo, endocrinologist | diagnosis, patient-care | doctor, surgeon
surgeon 2212 | Cirujano | Surgeon | general surgeon, cirujano general, neurosurgeon, neurocirujano, plastic surgeon, cirujano plástico | surgery, diagnosis | specialist-doctor
paramedic 3258 | Técnico en emergencias sanitarias | Paramedic | EMT!, emergency medical technician, técnico de ambulancia, ambulance technician, paramédico, técnico en transporte sanitario, TES!, emergency medical dispatcher, paramedic in emergency responses | emergency-care, patient-mobilization | nursing-assistant
health-services-manager 1342 | Director de servicios sanitarios | Health services manager | healthcare manager, director de hospital, hospital administrator, administrador de hospitales, medical office manager, clinic manager, gerente de hospital, practice manager, healthcare administrator, director médico, medical director, healthcare institution manager, director de institución sanitaria, director de clínica, administrador de clínica, health care administrator, gestor sanitario | people-management, budgeting, operations-management | nursing-manager
medical-assistant 3256 | Asistente médico | Medical assistant | asistente clínico, auxiliar médico, clinical assistant, certified medical assistant, auxiliar de consulta, asistente de consultorio, doctors' surgery assistant, doctor's assistant | vital-signs, clinical-records, patient-care, calendar-management | nursing-assistant
medical-coder 3252 | Codificador clínico | Medical coder | codificador médico, medical records clerk, health information technician, documentalista clínico, técnico en documentación sanitaria, medical records technician, clinical coder, medical billing and coding specialist | medical-billing, medical-terminology, clinical-records | accounting-clerk
pharmacist 2262 | Farmacéutico | Pharmacist | farmacéutico titular, boticario, químico farmacéutico, hospital pharmacist, community pharmacist, industrial pharmacist | pharmacy, customer-service | pharmacy-technician
pharmacy-technician 3213 | Técnico en farmacia | Pharmacy technician | auxiliar de farmacia, pharmacy assistant, técnico de farmacia, dependiente de farmacia, asistente de farmacia | pharmacy, customer-service, stock-control | pharmacist
physiotherapist 2264 | Fisioterapeuta | Physiotherapist | physical therapist, terapeuta físico, kinesiólogo, kinesiologist, physiotherapy assistant, physical therapist assistant, terapista física, auxiliar de fisioterapia | physiotherapy, patient-care | occupational-therapist
occupational-therapist 2269 | Terapeuta ocupacional | Occupational therapist | terapista ocupacional | occupational-therapy, patient-care | physiotherapist
speech-therapist 2266 | Logopeda | Speech therapist | speech language pathologist, fonoaudiólogo, terapeuta del lenguaje, speech-language pathologist, speech and language therapist, speech pathologist, fonoaudiólogo clínico | speech-therapy | occupational-therapist
psychologist 2634 | Psicólogo | Psychologist | psicoterapeuta, psychotherapist, clinical psychologist, psicólogo clínico, terapeuta, therapist, psicólogo sanitario, psicólogo educativo, educational psychologist, health psychologist | psychotherapy, mental-health | social-worker, counselor
dentist 2261 | Dentista | Dentist | odontólogo, estomatólogo, ortodoncista, orthodontist, cirujano dentista, dental practitioner, facultativo dental | dental-care, patient-care | dental-hygienist
dental-hygienist 3251 | Higienista dental | Dental hygienist | auxiliar de odontología, dental assistant, asistente dental, auxiliar dental, auxiliar de higiene dental, dental nurse, dental chairside assistant, auxiliar de clínica dental | dental-care, patient-care, infection-control | dentist
dental-technician 3214 | Protésico dental | Dental technician | mecánico dental, técnico dental | dental-care | dental-hygienist
lab-technician 3212 | Técnico de laboratorio | Laboratory technician | lab technician, laboratory assistant, analista de laboratorio, medical laboratory technician, técnico en laboratorio, auxiliar de laboratorio, técnico de laboratorio clínico, laboratory analyst, lab assistant, laboratorista, técnico en análisis clínicos, medical technologist, biomedical scientist, bioanalista, medical laboratory assistant, laboratorist, clinical laboratory technician | laboratory, phlebotomy, infection-control | phlebotomist, chemist
phlebotomist 3212 | Flebotomista | Phlebotomist | extraccionista, técnico en flebotomía, phlebotomy technician | phlebotomy, patient-care | lab-technician
radiographer 3211 | Técnico en radiología | Radiographer | radiology technician, técnico de rayos x, x-ray technician, radiologic technologist, técnico en imagen para el diagnóstico, técnico radiólogo, técnico superior en imagen para el diagnóstico, radiotherapist, diagnostic radiographer, técnico en radioterapia, radiation therapist, ultrasound technician, sonographer, técnico en radiodiagnóstico, ecografista | radiology, patient-care | lab-technician
optician 3254 | Óptico | Optician | optometrista, optometrist, óptico optometrista, dispensing optician, óptico dispensador, contact lens specialist | optometry, customer-service | shop-assistant
dietitian 2265 | Dietista nutricionista | Dietitian | nutricionista, nutritionist, dietista, dietician, nutriólogo | nutrition, patient-care |
veterinarian 2250 | Veterinario | Veterinarian | veterinary doctor, vet, médico veterinario, veterinary surgeon, general veterinarian | veterinary-care, diagnosis | veterinary-assistant
veterinary-assistant 3240 | Auxiliar de veterinaria | Veterinary assistant | vet assistant, veterinary technician, técnico veterinario, asistente veterinario, auxiliar técnico veterinario, veterinary nurse, animal care attendant, enfermero veterinario | veterinary-care | veterinarian
pet-groomer 5164 | Peluquero canino | Pet groomer | dog groomer, estilista canino, animal groomer, groomer, peluquero de animales, cuidador de animales, animal caretaker | veterinary-care | veterinary-assistant
safety-technician 3257 | Técnico de prevención de riesgos laborales | Health and safety officer | técnico prl, safety officer, hse technician, ehs specialist, safety manager, técnico de seguridad e higiene, health and safety manager, técnico en prl, ehs manager, prevencionista, coordinador de seguridad y salud, safety coordinator, supervisor de seguridad industrial, técnico de prevención, inspector de seguridad industrial, environmental health inspector, hse manager, safety specialist, safety supervisor, occupational health and safety inspector, inspector de seguridad y salud laboral, safety inspector, occupational health and safety officer | health-safety, risk-management, training-staff | environmental-technician
teacher 2330 | Profesor | Teacher | docente, profesor de secundaria, secondary school teacher, high school teacher, profesor de instituto, maestro de secundaria, math teacher, profesor de matemáticas, science teacher, educador, educator, substitute teacher, profesor sustituto, schoolteacher, english teacher, history teacher, profesor de historia, profesor de ciencias, profesor de enseñanza secundaria, physical education teacher, profesor de educación física, middle school teacher, biology teacher, profesor de biología, teacher of mathematics, instructor, art teacher*, geography teacher, physics teacher, profesor de física, chemistry teacher, profesor de química, spanish teacher, profesor de lengua, academic teacher | teaching, classroom-management, lesson-planning, student-assessment, curriculum-development | primary-teacher, university-lecturer, tutor
primary-teacher 2341 | Maestro de primaria | Primary school teacher | elementary school teacher, profesor de primaria, maestro, elementary teacher, primary teacher, profesor de educación primaria, schoolmaster, maestro de educación primaria, grade school teacher | teaching, classroom-management, lesson-planning | teacher, preschool-teacher
preschool-teacher 2342 | Maestro de educación infantil | Preschool teacher | educador infantil, early childhood educator, kindergarten teacher, maestro de infantil, profesor de preescolar, educador de párvulos, maestro de preescolar, early years teacher, educador de guardería, early childhood teacher, pre-k teacher, nursery school teacher, profesor de educación infantil, técnico en educación infantil, técnico superior en educación infantil, parvulario, docente de educación inicial | early-childhood, childcare, teaching | childcare-worker, primary-teacher
special-education-teacher 2352 | Profesor de educación especial | Special education teacher | maestro de educación especial, special needs teacher, profesor de pedagogía terapéutica, maestro de pedagogía terapéutica, special ed teacher, special educational needs teacher, profesor de educación de necesidades especiales, sen teacher, pedagogo terapeuta | special-education, teaching | teacher
university-lecturer 2310 | Profesor universitario | University lecturer | professor, catedrático, lecturer, adjunct professor, assistant professor, associate professor, docente universitario, profesor asociado, profesor titular, college professor, higher education lecturer, profesor de enseñanza superior, university professor, profesor de universidad, college instructor, university teaching assistant, profesor ayudante universitario, catedrático de universidad | teaching, academic-research, public-speaking | researcher, teacher
language-teacher 2353 | Profesor de idiomas | Language teacher | profesor de inglés, esl teacher, esl instructor, english as a second language teacher, profesor de español, profesor de ele, tefl teacher, foreign language teacher, profesor de lenguas modernas, maestro de inglés, modern languages teacher, profesor de francés, french teacher, german teacher, profesor de alemán, language school teacher, language instructor | language-teaching, teaching, lesson-planning | teacher, translator, tutor
tutor 2359 | Profesor particular | Tutor | private tutor, tutor académico, academic tutor, maestro particular, private teacher | teaching | teacher
teacher-aide 5312 | Auxiliar docente | Teacher aide | teaching assistant, teacher assistant, teacher's aide, asistente de maestro, asistente de profesor, auxiliar educativo, paraprofessional, monitor escolar, paraeducator, instructional aide, ayudante de profesor, teacher's assistant, auxiliar de educación infantil, educational assistant, early years teaching assistant, ayudante de maestro, asistente educativo, técnico auxiliar educativo, auxiliar de aula | classroom-management, childcare | teacher, childcare-worker
teacher-trainer 2356 | Formador técnico | Vocational trainer | vocational teacher, profesor de formación profesional, profesor de fp, it trainer, formador de informática, instructor técnico, technical trainer, vocational instructor, formador ocupacional, docente de formación profesional, technical instructor | training-staff, teaching | teacher, training-specialist
music-teacher 2354 | Profesor de música | Music teacher | maestro de música, piano teacher, profesor de piano, music instructor, profesor de canto, singing teacher, profesor de guitarra, voice teacher | teaching, music-performance | musician
dance-teacher 2355 | Profesor de danza | Dance teacher | profesor de baile, dance instructor, profesor de arte, profesor de artes plásticas, visual arts teacher, maestro de baile, drama teacher, profesor de teatro, profesor de artes visuales, art instructor | teaching | music-teacher
school-principal 1345 | Director de colegio | School principal | headteacher, head teacher, school director, director de escuela, director de instituto, vice principal, jefe de estudios, assistant principal, director académico, headmaster, headmistress, principal, school administrator, director de centro educativo, secondary school head teacher, primary school head teacher, dean, decano, jefe de departamento universitario, coordinador académico, academic coordinator, academic director, rector, director pedagógico | people-management, curriculum-development, leadership | teacher
school-counselor 2359 | Orientador escolar | School counselor | orientador educativo, guidance counselor, consejero escolar, psicopedagogo, academic advisor, career counselor, orientador laboral, asesor académico, career advisor, orientador vocacional, psychopedagogist, educational counsellor, pedagogo, pedagogue, career guidance advisor, orientador profesional, student advisor, job coach | guidance, empathy | psychologist
librarian 2622 | Bibliotecario | Librarian | auxiliar de biblioteca, library assistant, library technician, bibliotecólogo, information scientist | library-science, filing |
childcare-worker 5311 | Auxiliar de guardería | Childcare worker | daycare worker, child care provider, cuidador infantil, child care worker, auxiliar de jardín de infancia, daycare teacher, nursery assistant, cuidador de guardería, child care assistant, nursery nurse, asistente infantil, childcare provider, auxiliar infantil, child day care worker | childcare, early-childhood | nanny, preschool-teacher
nanny 5311 | Niñero | Nanny | babysitter, canguro, cuidador de niños, au pair, child minder, childminder, niñera interna | childcare | childcare-worker, domestic-worker
daycare-director 1341 | Director de guardería | Childcare centre director | daycare director, director de escuela infantil, childcare center manager, child care director, child day care centre manager, director de centro infantil | childcare, people-management | school-principal
youth-worker 3423 | Monitor de ocio y tiempo libre | Leisure activities leader | camp counselor, monitor de tiempo libre, animador sociocultural, recreation worker, monitor de campamento, youth worker, monitor de ocio, animador, entertainer, recreation leader, dinamizador juvenil, activity leader, activities coordinator, monitor de actividades, educador juvenil, técnico de juventud, animador infantil, monitor de extraescolares | leisure-activities, childcare, teamwork | fitness-instructor
social-worker 2635 | Trabajador social | Social worker | asistente social, case manager, gestor de casos, caseworker, licensed clinical social worker, case worker, child welfare worker, child protective services worker, community social worker, medical social worker, family social worker | social-intervention, empathy, report-writing | social-educator
social-educator 3412 | Educador social | Social educator | integrador social, social integration technician, social care worker, social services assistant, técnico en integración social, mediador social, community worker, mediador intercultural, educador familiar, human services worker, promotor social, trabajador comunitario, family support worker, community health worker, promotor de salud, social pedagogue, técnico de intervención social, agente de igualdad | social-intervention, dependency-care | social-worker
counselor 2635 | Consejero | Counselor | counsellor, consejero terapéutico, mental health counselor, substance abuse counselor, addiction counselor, consejero de adicciones, marriage counsellor, consejero matrimonial, terapeuta familiar, family therapist, drug and alcohol addiction counsellor | psychotherapy, empathy | psychologist, social-worker
clergy 2636 | Sacerdote | Minister of religion | pastor religioso, priest, clérigo, capellán, chaplain, ministro de culto, imam, imán, rabbi, rabino, párroco, cura párroco, vicario | public-speaking, empathy |
hairdresser 5141 | Peluquero | Hairdresser | hair stylist, estilista, hairstylist, stylist, estilista capilar, colorista, oficial de peluquería, hair colorist, salon stylist, cosmetologist, cosmetólogo, cosmetóloga estilista | hairdressing, hair-coloring, customer-service | barber, beautician
barber 5141 | Barbero | Barber | | barbering, hairdressing, customer-service | hairdresser
beautician 5142 | Esteticista | Beautician | esthetician, aesthetician, beauty therapist, técnico en estética, técnico de depilación, cosmetician, spa therapist, estetista, auxiliar de estética, laser technician, beauty advisor, terapeuta de spa, esteticien, hair removal technician, lash technician, depilador | aesthetics, manicure, makeup, hair-removal, customer-service | hairdresser, massage-therapist
massage-therapist 3255 | Masajista | Massage therapist | quiromasajista, masoterapeuta, masseur, masseuse, terapeuta de masaje | massage, customer-service | physiotherapist
fitness-instructor 3423 | Monitor deportivo | Fitness instructor | monitor de gimnasio, fitness trainer, gym instructor, instructor fitness, instructor de gimnasio, fitness coach, monitor de fitness, group fitness instructor, preparador físico, sports instructor, instructor deportivo | fitness-training, yoga, customer-service | sports-coach
sports-coach 3422 | Entrenador deportivo | Sports coach | entrenador, coach deportivo, football coach, entrenador de fútbol, athletic coach, coach, basketball coach, entrenador de baloncesto, soccer coach, assistant coach, segundo entrenador, head coach, tennis coach, entrenador de tenis, director técnico deportivo | sports-coaching, fitness-training, leadership | fitness-instructor
athlete 3421 | Deportista profesional | Professional athlete | futbolista, football player, soccer player, atleta, athlete, jugador profesional, boxer, boxeador, deportista, sportsperson | fitness-training | sports-coach
lifeguard 5419 | Socorrista | Lifeguard | salvavidas, guardavidas, socorrista acuático, swimming pool lifeguard, rescatista acuático | swimming, emergency-care | fitness-instructor
civil-servant 2422 | Técnico de administración pública | Public administration officer | funcionario, civil servant, empleado público, policy officer, public servant, funcionario público, policy analyst, government employee, técnico de la administración, analista de políticas públicas, servidor público, responsable de políticas públicas | office-administration, policy-development | office-clerk
government-official 1112 | Alto cargo público | Senior government official | mayor, alcalde, alcaldesa, politician, político, diputado, member of parliament, senator, senador, concejal, city councillor, councillor, ambassador, embajador, diplomat, diplomático, ministro, government minister, secretario de estado, cónsul, consul | policy-development, public-speaking | civil-servant
police-officer 5412 | Policía! | Police officer | policía!, policias!, policia!, agente de policía, policía local, police*, policía nacional, guardia civil, law enforcement officer, sheriff, oficial de policía, policía municipal, agente policial | surveillance, conflict-resolution, report-writing | security-guard
firefighter 5411 | Bombero | Firefighter | fireman, bombero forestal, firefighter paramedic, forest firefighter, brigadista forestal, fire fighter | emergency-care, fire-safety | paramedic
soldier 0310 | Soldado | Soldier | militar, armed forces, marine infantry, marino militar, infantry soldier, soldado de infantería, us marine, army soldier, soldado profesional | teamwork, leadership | police-officer, military-officer
military-officer 0110 | Oficial militar | Military officer | army officer, oficial del ejército, armed forces officer, oficial de las fuerzas armadas, oficial de marina, navy officer, air force officer, coronel, colonel, army major | leadership, people-management | soldier
correctional-officer 5413 | Funcionario de prisiones | Correctional officer | prison officer, celador penitenciario, oficial de prisiones, prison guard, guardia de prisiones, custodio penitenciario, agente penitenciario, corrections officer | surveillance, conflict-resolution | security-guard
customs-officer 3351 | Agente de aduanas | Customs officer | inspector de aduanas, border guard, agente fronterizo, customs broker, despachante de aduana, agente aduanal, immigration officer, oficial de inmigración, oficial de aduanas, customs agent | customs, compliance | freight-forwarder
nurse-practitioner 2221 | Enfermero de práctica avanzada | Nurse practitioner | APRN!, advanced practice nurse, family nurse practitioner | patient-care, nursing, diagnosis | nurse, doctor
practical-nurse 3221 | Enfermero práctico | Licensed practical nurse | LPN!, LVN!, licensed vocational nurse, enfermero técnico | patient-care, medication-administration, vital-signs | nurse, nursing-assistant
cardiologist 2212 | Cardiólogo | Cardiologist | | diagnosis, patient-care | specialist-doctor
paediatrician 2212 | Pediatra | Paediatrician | pediatrician | pediatrics, diagnosis, patient-care | specialist-doctor, doctor
gynaecologist 2212 | Ginecólogo | Gynaecologist | gynecologist, obstetrician, obstetra, tocólogo | diagnosis, patient-care, surgery | specialist-doctor
psychiatrist 2212 | Psiquiatra | Psychiatrist | | mental-health, diagnosis | specialist-doctor, psychologist
dermatologist 2212 | Dermatólogo | Dermatologist | | diagnosis, patient-care | specialist-doctor
anaesthetist 2212 | Anestesista | Anaesthetist | anesthesiologist, anestesiólogo | surgery, intensive-care | specialist-doctor
ophthalmologist 2212 | Oftalmólogo | Ophthalmologist | oculista, eye doctor | diagnosis, surgery | specialist-doctor, optician
radiologist 2212 | Radiólogo | Radiologist | médico radiólogo | radiology, diagnosis | specialist-doctor
orthopaedist 2212 | Traumatólogo | Orthopaedist | orthopedist, ortopedista, orthopedic surgeon | diagnosis, surgery | specialist-doctor, surgeon
neurologist 2212 | Neurólogo | Neurologist | | diagnosis, patient-care | specialist-doctor
oncologist 2212 | Oncólogo | Oncologist | | diagnosis, palliative-care | specialist-doctor
physician-assistant 2240 | Asociado médico | Physician assistant | physician associate, asistente facultativo | diagnosis, patient-care | doctor
osteopath 2269 | Osteópata | Osteopath | chiropractor, quiropráctico | massage, physiotherapy | physiotherapist
natural-therapist 3230 | Naturópata | Naturopath | acupuncturist, acupuntor, homeopath, homeópata, natural therapist, terapeuta holístico, reiki therapist | massage, nutrition | massage-therapist
orthopaedic-technician 3214 | Ortoprotésico | Orthotist | prosthetist, técnico ortopédico, técnico ortoprotésico | attention-to-detail, patient-care | dental-technician
hospital-porter 5329 | Celador de hospital | Hospital porter | camillero, celador sanitario, hospital orderly, orderly, patient transporter, celador | patient-mobilization, patient-care | nursing-assistant
makeup-artist 5142 | Maquillador | Makeup artist | make-up artist, maquillador profesional, mua artist | makeup, aesthetics | beautician
nail-technician 5142 | Manicurista | Nail technician | técnico de uñas, pedicurist, pedicuro, uñista, nail tech | manicure, customer-service | beautician
tattoo-artist 3435 | Tatuador | Tattoo artist | tattooist, piercer, anillador corporal | illustration, infection-control | illustrator-artist
referee 3422 | Árbitro | Referee | umpire, sports official, árbitro de fútbol, soccer referee | conflict-resolution, decision-making | sports-coach
yoga-teacher 3423 | Profesor de yoga | Yoga teacher | yoga instructor, instructor de yoga, pilates teacher, profesor de pilates, pilates instructor | yoga, fitness-training | fitness-instructor
swimming-instructor 3423 | Monitor de natación | Swimming instructor | swimming teacher, swim instructor, instructor de natación, profesor de natación, swim coach | swimming, sports-coaching | fitness-instructor, lifeguard
personal-trainer 3423 | Entrenador personal | Personal trainer | entrenador particular, pt instructor | fitness-training, nutrition, customer-service | fitness-instructor
ski-instructor 3423 | Monitor de esquí | Ski instructor | outdoor activities instructor, monitor de escalada, climbing instructor, surf instructor, monitor de surf | sports-coaching, leisure-activities | fitness-instructor
school-transport-monitor 5312 | Acompañante de transporte escolar | School bus monitor | monitor de autobús escolar, school bus aide, monitor de transporte escolar | childcare | teacher-aide
conversation-assistant 5312 | Auxiliar de conversación | Language assistant | conversation assistant, lector de idiomas | language-teaching | language-teacher, teacher-aide
archivist 2621 | Archivista | Archivist | documentalista, técnico de archivo, records manager, gestor documental | library-science, filing | librarian
museum-curator 2621 | Conservador de museo | Museum curator | curator, curador de arte, museum scientist, comisario de exposiciones | academic-research, event-planning | archivist, researcher
archaeologist 2632 | Arqueólogo | Archaeologist | archeologist, técnico en arqueología | academic-research, report-writing | researcher
sociologist 2632 | Sociólogo | Sociologist | anthropologist, antropólogo, demographer, demógrafo, criminologist, criminólogo | academic-research, statistics | researcher
historian 2633 | Historiador | Historian | politólogo, political scientist, philosopher, filósofo | academic-research, writing | researcher
police-detective 3355 | Inspector de policía | Police detective | detective, police inspector, investigador policial, oficial investigador | surveillance, report-writing | police-officer, private-detective
tax-inspector 3352 | Inspector de hacienda | Tax inspector | inspector fiscal, tax officer, agente tributario, inspector de tributos | tax, auditing, compliance | tax-advisor, customs-officer
labour-inspector 3359 | Inspector de trabajo | Labour inspector | labor inspector, workplace inspector | labor-law, compliance | safety-technician
sign-language-interpreter 2643 | Intérprete de lengua de signos | Sign language interpreter | intérprete de lengua de señas, intérprete de signos | interpreting | translator
missionary 3413 | Misionero | Missionary | catequista, catechist, religious worker, monja, nun, fraile, monk | public-speaking, empathy | clergy
dog-walker 5164 | Paseador de perros | Dog walker | pet sitter, cuidador de mascotas, dog sitter, canguro de mascotas | veterinary-care |
podiatrist 2269 | Podólogo | Podiatrist | chiropodist, podóloga clínica | patient-care, diagnosis | physiotherapist
driving-instructor 5165 | Profesor de autoescuela | Driving instructor | driving teacher, instructor de manejo, instructor de conducción, profesor de formación vial, profesor de conducción | driving, teaching | teacher
dog-trainer 5164 | Adiestrador de perros | Dog trainer | adiestrador, adiestrador canino, animal trainer, entrenador de animales, educador canino | veterinary-care | pet-groomer
cyclist 3421 | Ciclista profesional | Professional cyclist | ciclista, jinete, jockey, torero, bullfighter, tenista, tennis player | fitness-training | athlete
airport-security-officer 5414 | Agente de seguridad aeroportuaria | Airport security officer | tsa officer, airport security screener, vigilante de aeropuerto, transportation security officer | access-control, surveillance | security-guard
coast-guard 5419 | Guardacostas | Coast guard | coast guard officer, salvamento marítimo, rescatista marítimo, sea rescue worker | emergency-care, swimming | firefighter, sailor
`;
