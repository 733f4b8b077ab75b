/** Licences, permits and certificates: of the road, of trades, of work with people, of offices and computers, of languages. */
export const LICENCES = `
[licence]
driving-am | Permiso de conducir AM | Moped licence AM | permiso am, carnet de ciclomotor, carné de ciclomotor, licencia de ciclomotor, moped licence, moped license
driving-b | Carné de conducir B | Driving licence B | permiso b, carnet b, carné b, permiso de conducir, carnet de conducir, carné de conducir, driver's license, driver license, drivers license, driving licence, driving license, driver's licence, full driving licence, clean driving licence, licencia de conducir, permiso de conducción, class d license, class c driver license, b1 driving licence, permiso de conducir b, permiso de conducir clase b, carnet de conducir b, permiso de conducir tipo b, carnet de conducir tipo b, carnet de coche, carné de coche, carnet tipo b, registro de conducir, licencia de manejo, licencia de manejar, brevete, pase de conducir, valid driver's license, category b licence
driving-be | Carné de conducir B+E | Driving licence B+E | B+E!, permiso b+e, permiso be, carnet b+e, carnet be, carné b+e, carnet de remolque, carné de remolque, b96*, trailer licence
driving-a | Carné de conducir A | Motorcycle licence | licencia de conducir motocicleta, licencia de motocicleta, licencia de moto, permiso de moto, permiso de motocicleta, licencia de conducir moto, licencia para motocicleta, permiso a, carnet A!, Carnet A!, motorcycle license, motorbike licence, carnet de moto, carné de moto, permiso de conducir a, permiso a1, permiso a2, carnet de conducir a, a2 licence, carnet a1, carnet a2, carné a2, class m license
driving-c1 | Carné de conducir C1 | Lorry licence C1 | permiso c1, carnet c1, carné c1, permiso c1+e, c1 licence, permiso de conducir c1, 7.5 tonne licence
driving-c | Carné de conducir C | Lorry licence C | permiso c, carnet c, carné c, permiso de conducir c, carnet de camión, carné de camión, carnet de conducir c, hgv licence, hgv license, hgv class 2, lgv licence, class 2 licence, licencia de camión, brevete a3
driving-ce | Carné de conducir C+E | Lorry licence C+E | C+E!, permiso de conducir c+e, carnet de conducir c+e, carné de conducir c+e, permiso c+e, permiso ce, carnet ce, carnet c+e, carné c+e, carnet de tráiler, class 1 licence, hgv class 1, permiso de tráiler, carné de tráiler, articulated lorry licence
driving-d1 | Carné de conducir D1 | Minibus licence D1 | permiso d1, carnet d1, carné d1, d1 licence, carnet de microbús, minibus licence
driving-d | Carné de conducir D | Bus licence D | permiso d, carnet d, carné d, permiso d+e, carnet de autobús, carné de autobús, bus licence, bus license, permiso de conducir d, pcv licence, carnet de conducir d
btp | Permiso BTP | Taxi driver permit | BTP!, licencia de taxi, licencia de taxista, cartilla de taxista, credencial de taxista, carnet de taxista, taxi licence, taxi license, hack license, private hire licence, licencia vtc
cdl | Licencia de conducir comercial | Commercial driver's license | cdl, cdl class a, class a cdl, cdl a, cdl-a, licencia cdl, cdl clase a, commercial driver license, commercial drivers license, licencia federal de conductor
cdl-b | Licencia comercial clase B | Class B commercial driver's license | cdl class b, class b cdl, cdl b, cdl-b, cdl clase b
cdl-c | Licencia comercial clase C | Class C commercial driver's license | cdl class c, class c cdl, cdl-c, cdl clase c
cdl-passenger | Habilitación de pasajeros CDL | CDL passenger endorsement | passenger endorsement, p endorsement, school bus endorsement, s endorsement
cdl-tanker | Habilitación de cisternas CDL | CDL tanker endorsement | tanker endorsement, n endorsement, x endorsement, doubles and triples endorsement, doubles/triples endorsement, air brake endorsement
dot-medical | Certificado médico DOT | DOT medical card | dot medical certificate, dot physical, medical examiner's certificate
twic | Tarjeta TWIC | TWIC card | TWIC!, transportation worker identification credential
cap-driver | Certificado de aptitud profesional | Driver certificate of professional competence | CAP!, certificado cap, driver cpc, driver cpc card, cap mercancías, cap viajeros, cap en vigor, cap de mercancías, cap de viajeros, dqc card
transport-manager | Competencia profesional para el transporte | Transport manager certificate | título de transportista, capacitación de transportista, competencia profesional de transporte, transport manager cpc, certificado de competencia profesional transporte
digital-tachograph | Tarjeta de tacógrafo | Tachograph card | tarjeta de tacógrafo digital, digital tachograph card, tacógrafo, tacógrafo digital, driver tachograph card, digi card
adr | Certificado ADR | ADR certificate | ADR!, mercancías peligrosas, hazmat, hazmat endorsement, dangerous goods certificate, carnet adr, carné adr, adr básico, adr cisternas, adr explosivos, carnet de mercancías peligrosas
dangerous-goods-adviser | Consejero de seguridad | Dangerous goods safety adviser | consejero de seguridad mercancías peligrosas, dgsa, dangerous goods safety advisor
forklift | Carné de carretillero | Forklift licence | carnet de carretillero, carnet de carretilla, carnet carretillero, carné de carretilla, forklift license, forklift certified, forklift certification, carnet de toro, licencia de montacargas, forklift certificate, carnet de carretilla elevadora, forklift operator certificate, certificado de carretillero, licencia de montacarguista, carnet de retráctil, reach truck licence, counterbalance licence, carnet de apilador, certificado de montacargas, forklift operator license
telehandler | Carné de manipulador telescópico | Telehandler licence | carnet de manipulador telescópico, carnet de manitou, telehandler certificate, carnet de telescópica
crane-operator | Carné de gruista | Crane operator licence | carnet de gruista, crane license, crane operator certification, carnet de grúa torre, carné de grúa torre, nccco, carné de operador de grúa, carnet de operador de grúa, carnet de grúa
mobile-crane | Carné de grúa móvil autopropulsada | Mobile crane licence | carnet de grúa móvil, carnet de grúa autopropulsada, carné de grúa móvil, mobile crane license, carnet de camión grúa, carnet de camión pluma
bridge-crane | Carné de puente grúa | Overhead crane certificate | carnet de puente grúa, carnet de puente-grúa, curso de puente grúa, overhead crane certification, certificado de puente grúa, bridge crane certificate
aerial-platform | Carné de plataforma elevadora | Aerial work platform licence | carnet de plataformas elevadoras, carnet de plataforma elevadora, carnet de plataformas, carné de plataformas, ipaf, PEMP!, carnet pemp, aerial lift certification, scissor lift certification, boom lift certification, plataformas elevadoras móviles de personal
earthmoving | Carné de maquinaria de movimiento de tierras | Earth-moving machinery licence | carnet de retroexcavadora, carné de retroexcavadora, carnet de excavadora, carnet de maquinaria pesada, carnet de pala cargadora, cpcs card, npors card, excavator ticket, licencia de maquinaria pesada
tractor | Carné de tractor | Tractor licence | carnet de tractor, carnet de tractorista, permiso lva, tractor license
rigger | Certificado de estrobador y señalista | Rigger and signaller certificate | slinger signaller, rigger certification, certified rigger, estrobador*, rigger level 1
train-driver | Licencia de maquinista | Train driver licence | título de maquinista, licencia de conducción ferroviaria, train driver license, habilitación ferroviaria
food-handler | Manipulador de alimentos | Food handler certificate | carnet de manipulador de alimentos, carné de manipulador de alimentos, food handler, food handlers card, food handler's card, servsafe, food hygiene certificate, manipulación de alimentos, certificado de manipulador de alimentos, food safety certificate, certificado de manipulación de alimentos, food handler card, libreta sanitaria, carnet de sanidad, food hygiene level 2, level 2 food hygiene
food-protection-manager | Responsable de seguridad alimentaria | Certified food protection manager | food protection manager, servsafe manager, certified food manager, food manager certification
alcohol-server | Certificado de servicio de alcohol | Alcohol server certificate | tips certified, tabc certification, tabc certified, responsible beverage service, rbs certification, alcohol server permit, personal licence holder, personal alcohol licence
haccp | Certificado APPCC | HACCP certificate | haccp certified, haccp certification, APPCC!, certificado haccp, curso de appcc
allergens | Certificado de alérgenos | Food allergen certificate | curso de alérgenos, allergen awareness, allergen certificate, certificado en alérgenos
sommelier | Título de sumiller | Sommelier certificate | wset, certified sommelier, court of master sommeliers, título de sommelier, wset level 2, wset level 3, wset nivel 2
prl | Prevención de riesgos laborales | Occupational risk prevention | curso prl, PRL!, prl básico, curso de prevención de riesgos laborales, curso básico de prl, prl 30 horas, prl 50 horas, curso de prl
prl-20 | PRL de 20 horas | Construction safety, 20 hours | prl 20 horas, prl 20 h, prl 20h, 20 horas de prl, curso de 20 horas prl, segundo ciclo prl, prl construcción 20 horas
prl-60 | PRL de 60 horas | Construction safety, 60 hours | prl 60 horas, prl 60 h, prl 60h, 60 horas de prl, curso de 60 horas prl, nivel básico de prevención 60 horas, prl construcción 60 horas, recurso preventivo
prl-superior | Técnico superior en PRL | Senior occupational safety technician | técnico superior en prl, técnico superior en prevención de riesgos laborales, máster en prevención de riesgos laborales, máster en prl, técnico intermedio en prl, tres especialidades prl
safety-coordinator | Coordinador de seguridad y salud | Construction health and safety coordinator | coordinación de seguridad y salud en obra, coordinador de seguridad y salud en obra, csp certification, certified safety professional
nebosh | NEBOSH | | nebosh certificate, nebosh general certificate, iosh, iosh managing safely
osha | Formación OSHA | OSHA training | osha certified, osha certification, certificación osha, osha trained, osha training
osha-10 | OSHA 10 horas | OSHA 10-hour card | osha 10, osha-10, osha 10-hour, osha 10 hour, tarjeta osha 10
osha-30 | OSHA 30 horas | OSHA 30-hour card | osha 30, osha-30, osha 30-hour, osha 30 hour, tarjeta osha 30
hazwoper | HAZWOPER | | hazwoper 40, 40-hour hazwoper, hazwoper certified
confined-spaces | Espacios confinados | Confined space certificate | trabajos en espacios confinados, curso de espacios confinados, confined space entry, confined space training, confined space certified
work-at-height | Trabajos en altura | Working at height certificate | curso de trabajos en altura, trabajo en altura, trabajos en alturas, certificado de alturas, curso de alturas, working at heights, fall protection certified
rope-access | Trabajos verticales | Rope access certificate | irata, sprat certified, trabajos verticales nivel 1, anetva, rope access technician level 1
asbestos | Trabajos con amianto | Asbestos handling certificate | curso de amianto, manipulación de amianto, asbestos awareness, asbestos certification, asbestos abatement certified
lead-safe | Certificación de pintura con plomo | Lead-safe certification | epa rrp, lead renovator, rrp certified, epa lead-safe
scaffolding | Certificado de montador de andamios | Scaffolding certificate | curso de andamios, montaje de andamios certificado, cisrs card, scaffold competent person
tpc | Tarjeta profesional de la construcción | Construction skills card | TPC!, cscs card, tarjeta tpc, CSCS!, tarjeta profesional del metal, TPM!
contractor-licence | Registro como empresa acreditada | Accredited contractor registration | REA construcción, registro de empresas acreditadas, general contractor license, contractor's license, contractor license, licencia de contratista
electrician-licence | Carné de instalador electricista | Electrician licence | electrician license, carnet de instalador electricista, carnet de electricista, carné de electricista, journeyman electrician license, instalador autorizado de baja tensión, instalador electricista autorizado, carnet de instalador, licencia de electricista, master electrician license, REBT!, carnet rebt, carnet de instalador autorizado, carnet de baja tensión, carnet de instalador de baja tensión, 18th edition, ecs card, matrícula de electricista, retie
high-voltage | Habilitación de alta tensión | High voltage authorisation | carnet de alta tensión, instalador de alta tensión, líneas de alta tensión autorizado, rat 14, high voltage authorised person, trabajos en tensión autorizado
electrical-safety | Riesgo eléctrico | Electrical safety certificate | trabajador autorizado riesgo eléctrico, trabajador cualificado riesgo eléctrico, nfpa 70e, curso de riesgo eléctrico
telecom-installer | Instalador de telecomunicaciones | Registered telecoms installer | carnet de instalador de telecomunicaciones, registro de instaladores de telecomunicaciones, bicsi, certified fiber optic technician, cfot
solar-installer | Certificado de instalador solar | Solar installer certificate | nabcep, carnet de instalador fotovoltaico, certificado de instalador fotovoltaico, solar pv certification, gwo basic safety
gwo | Certificado GWO | GWO certificate | GWO!, gwo bst, global wind organisation, gwo basic safety training
gas-installer | Carné de instalador de gas | Gas fitter licence | carnet de instalador de gas, gas safe, gas safe registered, carnet de gas, gas license, gas installer licence, gas installer license, instalador de gas categoría a, instalador de gas categoría b, gasfiter autorizado, gasista matriculado, corgi registered
refrigeration-licence | Carné de gases fluorados | Refrigerant handling licence | epa 608, certificado de gases fluorados, gases fluorados, carnet de frigorista, epa universal certification, epa section 608, f-gas, f-gas certificate, carnet de gases fluorados, manipulación de gases fluorados, epa universal
epa-609 | Climatización de vehículos | Motor vehicle air conditioning certificate | epa 609, gases fluorados en vehículos, epa section 609
rite | Carné RITE | Heating and cooling installer licence | RITE!, carnet rite, carnet de instalador térmico, carnet de instalador de calefacción, carnet de calefacción, instalaciones térmicas en edificios, hvac license, hvac certification, nate certified, hvac excellence, carnet de climatización
plumber-licence | Licencia de fontanero | Plumber licence | plumber license, plumbing license, carnet de fontanero, carnet de instalador de fontanería, carnet de agua, journeyman plumber license, master plumber license, licencia de plomero, carnet de instalador de agua
boiler-operator | Carné de operador de calderas | Boiler operator licence | carnet de operador industrial de calderas, carnet de calderas, carnet de calderista, boiler operator license, boiler license, stationary engineer license, fogonero*
pressure-equipment | Equipos a presión | Pressure equipment certificate | instalador de equipos a presión, recipientes a presión autorizado, asme certification
fuel-installer | Instalador de productos petrolíferos | Petroleum products installer | instalador de productos petrolíferos líquidos, carnet ppl, carnet de instalador ppl
lift-technician | Carné de conservador de ascensores | Lift technician licence | conservador de ascensores, carnet de ascensorista, elevator mechanic license, elevator license
legionella | Certificado de legionela | Legionella certificate | curso de legionella, control de legionella, carnet de legionella, mantenimiento higiénico-sanitario
pools | Certificado de mantenimiento de piscinas | Pool operator certificate | certified pool operator, cpo certified, mantenimiento de piscinas certificado, carnet de piscinas
biocides | Carné de aplicador de biocidas | Pest control licence | carnet de biocidas, carnet ddd, aplicador de biocidas, pest control license, pest control certification, aplicador de tratamientos ddd
phytosanitary | Carné de fitosanitarios | Pesticide applicator licence | carnet fitosanitario, carnet de fitosanitarios, pesticide license, pesticide applicator license, aplicador de fitosanitarios, carnet de aplicador de fitosanitarios, carnet de manipulador de fitosanitarios, carné fitosanitario, aplicador de productos fitosanitarios, fitosanitarios nivel básico, fitosanitarios nivel cualificado, pa1 pa6
chainsaw | Certificado de motosierra | Chainsaw certificate | chainsaw ticket, curso de motosierra, carnet de motosierra, chainsaw certification, cs30 cs31
arborist | Arbolista certificado | Certified arborist | isa certified arborist, european tree worker, european treeworker
animal-welfare | Bienestar animal | Animal welfare certificate | certificado de bienestar animal, bienestar animal en el transporte, bienestar animal en mataderos, animal transport certificate
fire-protection | Instalador de protección contra incendios | Fire protection installer licence | instalador de pci autorizado, nicet, fire alarm license, nicet level ii, carnet de instalador contra incendios
firefighter-certificate | Certificado de bombero | Firefighter certification | firefighter i, firefighter ii, firefighter 1, firefighter 2, ifsac, pro board certified, curso de extinción de incendios, equipo de primera intervención
welding-certificate | Homologación de soldador | Welding certificate | certified welder, aws d1.1, aws d1.2, aws d1.6, soldador homologado, aws welding certification, welding certification, homologación de soldadura, certificado de soldador, homologación tig, homologación mig, homologación en 9606, en iso 9606, iso 9606-1, asme section ix, 6g certified, 3g certified, homologación 6g, homologado 6g, welder certification
welding-inspector | Inspector de soldadura | Welding inspector certificate | certified welding inspector, aws cwi, cswip, inspector de soldadura certificado, international welding engineer, international welding inspector, cswip 3.1
ndt | Ensayos no destructivos nivel II | Non-destructive testing certificate | asnt level ii, snt-tc-1a, ndt level ii, ndt level 2, iso 9712, end nivel ii, ensayos no destructivos nivel 2, asnt ndt
radiation | Licencia de operador de instalaciones radiactivas | Radiation operator licence | operador de instalaciones radiactivas, supervisor de instalaciones radiactivas, radiation safety officer, operador de rayos x acreditado, acreditación de rayos x, curso de radioprotección
explosives | Carné de artillero | Blaster licence | carnet de artillero, cartilla de artillero, blaster license, explosives licence, carnet de pirotécnico
ase | Certificación ASE | ASE certification | ase certified, ase master technician, ase certification a1-a8, automotive service excellence
mot-tester | Inspector de ITV | Vehicle inspector licence | inspector itv titulado, mot tester, state inspection license, vehicle inspector license
six-sigma | Seis sigma | Six Sigma certificate | six sigma green belt, six sigma black belt, six sigma yellow belt, green belt, black belt, yellow belt!, lean six sigma, lean six sigma green belt, six sigma cinturón verde, six sigma certified
iso-auditor | Auditor interno ISO | ISO internal auditor | auditor iso 9001, iso 9001 lead auditor, lead auditor iso 9001, auditor jefe iso 9001, auditor interno iso 9001, auditor iso 14001, lead auditor iso 27001, internal auditor iso 9001, auditor iso 45001
apics | Certificación APICS | APICS certification | CPIM!, CSCP!, cpim certified, apics certified, cltd
quality-engineer | Ingeniero de calidad certificado | Certified quality engineer | asq certified quality engineer, cqe certified, certified quality auditor, asq cqe, certified manager of quality
leed | LEED! | | leed ap, leed green associate, leed accredited professional, breeam, breeam assessor, verde ga
professional-engineer | Ingeniero colegiado | Professional engineer licence | pe license, professional engineer license, licensed professional engineer, engineer in training, EIT!, chartered engineer, ceng, ingeniero matriculado, cédula profesional de ingeniero, colegiado coiim
architect-licence | Colegiación de arquitecto | Architect licence | licensed architect, registered architect, ncarb, riba part 3, arquitecto colegiado, architect license, arb registered
real-estate-licence | Licencia inmobiliaria | Real estate licence | real estate license, agente de la propiedad inmobiliaria titulado, licencia de bienes raíces, real estate broker license, licensed realtor, título de api
cosmetology-licence | Licencia de cosmetología | Cosmetology licence | cosmetology license, esthetician license, licensed esthetician, licensed cosmetologist, licencia de peluquería, licencia de cosmetóloga
barber-licence | Licencia de barbería | Barber licence | barber license, licencia de barbero, licensed barber
nail-licence | Licencia de manicura | Nail technician licence | nail technician license, manicurist license, licencia de manicurista
massage-licence | Licencia de masajista | Massage therapist licence | massage license, massage therapy license, licensed massage therapist, lmt license, diploma de quiromasaje
tattoo-hygiene | Certificado higiénico-sanitario de tatuaje | Tattoo and piercing hygiene certificate | curso higiénico sanitario, higiénico-sanitario para tatuadores, bloodborne pathogens, bloodborne pathogens certificate
nursing-registration | Colegiación de enfermería | Nursing registration | colegiación en enfermería, registered nurse license, rn license, rn licence, nursing license, licencia de enfermería, colegiada de enfermería, colegiado de enfermería, cédula de enfermería, nclex, nclex-rn, nmc registration, nmc pin, nursing licence, active rn license, compact nursing license, compact state license, matrícula de enfermería
lpn-licence | Licencia de enfermería práctica | Practical nurse licence | lpn license, lvn license, licensed vocational nurse license, nclex-pn, lpn licensure
nurse-specialist | Enfermería especialista | Advanced practice nurse licence | EIR!, enfermero interno residente, aprn, aprn license, fnp-c, family nurse practitioner certification, enfermera especialista titulada
midwife-registration | Título de matrona | Midwife registration | matrona colegiada, certified nurse midwife, cnm license, especialidad en enfermería obstétrico-ginecológica
medical-licence | Colegiación médica | Medical licence | medical license, médico colegiado, licencia médica, board certified, colegiado médico, cédula profesional de médico, gmc registered, gmc registration, usmle, matrícula médica, board-certified
dea | Registro DEA | DEA registration | dea license, dea registered, dea number
mir | Especialidad MIR | Medical residency | MIR!, medical residency, residencia médica, residencia mir, enarm
pharmacist-licence | Colegiación farmacéutica | Pharmacist licence | colegiación en farmacia, colegiado en farmacia, pharmacist registration, registered pharmacist, pharmacist license, licencia de farmacéutico, farmacéutico colegiado, gphc registered, naplex, licensed pharmacist
pharmacy-technician | Técnico de farmacia certificado | Certified pharmacy technician | ptcb, cpht, certified pharmacy technician certification, pharmacy technician license, excpt
dentist-licence | Colegiación de odontólogo | Dental licence | colegiación en odontología, dental license, odontólogo colegiado, dds license, gdc registered
hygienist-licence | Licencia de higienista dental | Dental hygienist licence | dental hygienist license, rdh license, dental assistant certification, danb, registered dental assistant
physio-licence | Colegiación de fisioterapia | Physiotherapy licence | fisioterapeuta colegiado, physical therapy license, pt license, hcpc registered, hcpc registration, licensed physical therapist
occupational-therapy-licence | Colegiación de terapia ocupacional | Occupational therapy licence | ot license, otr/l, nbcot, terapeuta ocupacional colegiado, occupational therapy license
speech-licence | Colegiación de logopedia | Speech therapy licence | ccc-slp, asha certified, logopeda colegiado, speech language pathology license, slp license
psychologist-licence | Colegiación de psicología | Psychologist licence | psicólogo colegiado, psicóloga colegiada, licensed psychologist, licensed clinical psychologist, PIR!, especialidad pir, habilitación sanitaria psicología, psicólogo general sanitario, máster en psicología general sanitaria
counselor-licence | Licencia de orientación clínica | Counsellor licence | licensed professional counselor, lpc license, lmft, lmhc, licensed mental health counselor, lcdc
social-work-licence | Colegiación de trabajo social | Social work licence | lcsw, lmsw, licensed clinical social worker, trabajador social colegiado, social work license, social work england registered
radiographer-licence | Certificación de técnico en radiología | Radiographer certification | arrt, arrt certified, registered radiologic technologist, radiologic technologist license, ardms
lab-technologist | Certificación de laboratorio clínico | Medical laboratory certification | ascp certified, mls(ascp), mlt certification, medical technologist certification
phlebotomy | Certificado de flebotomía | Phlebotomy certificate | certified phlebotomist, phlebotomy certification, cpt-1, certified phlebotomy technician, flebotomista certificado
medical-assistant | Asistente médico certificado | Certified medical assistant | ccma, certified medical assistant certification, rma certification, certified clinical medical assistant
medical-coder | Codificación médica certificada | Certified medical coder | certified professional coder, aapc, cpc certified, ccs certified, rhit, rhia, ahima
veterinarian-licence | Colegiación veterinaria | Veterinary licence | veterinary license, veterinario colegiado, mrcvs, dvm license, usda accredited
vet-technician | Licencia de técnico veterinario | Veterinary technician licence | licensed veterinary technician, certified veterinary technician, registered veterinary nurse, auxiliar técnico veterinario titulado
cna | Certificado de auxiliar de enfermería | Certified nursing assistant certificate | cna certification, certified nursing assistant license, cna license, tcae, cna certified, certificado de cna
home-health-aide | Certificado de cuidador a domicilio | Home health aide certificate | hha certificate, hha certification, certified home health aide, home health aide certification, pca certificate
medication-aide | Certificado de administración de medicación | Medication aide certificate | certified medication aide, medication technician certification, med tech certification, medication administration certificate, cma medication
sociosanitary | Certificado de atención sociosanitaria | Care certificate | atención sociosanitaria, certificado de atención sociosanitaria a personas dependientes, care certificate, nvq health and social care, certificado sociosanitario, certificado de profesionalidad de atención sociosanitaria, atención sociosanitaria en instituciones sociales, atención sociosanitaria en el domicilio
first-aid | Primeros auxilios | First aid certificate | first aid, first-aid, cpr, RCP!, cpr certified, cpr/first aid, first aid certified, curso de primeros auxilios, cpr certification, reanimación cardiopulmonar
mental-health-first-aid | Primeros auxilios psicológicos | Mental health first aid | psychological first aid, primeros auxilios en salud mental, primeros auxilios emocionales, MHFA!, mental health first aider
bls | Soporte vital básico | Basic life support | BLS!, SVB!, bls certified, bls certification, basic life support certification, bls provider, soporte vital básico y dea
aed | Uso de desfibrilador | Defibrillator certificate | AED!, desfibrilador, DESA!, curso de desfibrilador, cpr/aed, uso de desa, desfibrilador semiautomático
acls | Soporte vital avanzado | Advanced cardiac life support | ACLS!, SVA!, acls certified, acls provider, soporte vital cardiovascular avanzado, advanced life support
pals | Soporte vital pediátrico | Pediatric advanced life support | PALS!, NRP!, pals certified, neonatal resuscitation program, paediatric life support, soporte vital pediátrico avanzado
trauma-life-support | Soporte vital en trauma | Trauma life support | ATLS!, PHTLS!, TNCC!, atls certified, soporte vital avanzado en trauma
emt | Técnico en emergencias sanitarias | Emergency medical technician licence | emt-b, emt license, nremt, emt certification, tes emergencias, paramedic license, nremt-p, emt-basic, técnico en emergencias sanitarias titulado
lifeguard | Título de socorrista | Lifeguard certificate | socorrismo, título de socorrismo, lifeguard certification, certificado de socorrista, socorrista acuático, socorrismo acuático, lifeguard license, rlss, nplq
diving | Titulación de buceo | Diving certificate | padi, padi open water, buceador profesional, padi divemaster, buzo profesional titulado, commercial diver certification, ssi open water
personal-trainer | Entrenador personal certificado | Certified personal trainer | nasm certified, ace certified, acsm certified, certified personal trainer certification, issa certified, nsca cscs, level 3 personal trainer
yoga-teacher | Formación de profesor de yoga | Yoga teacher certificate | ryt 200, ryt-200, ryt 500, yoga alliance, 200 horas de yoga, yoga teacher training 200
sports-coach | Título de entrenador | Coaching licence | uefa pro, uefa b, uefa a, técnico deportivo titulado, monitor deportivo titulado, título de entrenador nacional, entrenador nivel 1, técnico de esquí titulado
teaching-licence | Habilitación docente | Teaching licence | teaching license, teaching certificate, teacher certification, teaching credential, QTS!, qualified teacher status, certified teacher, state teaching certificate, licencia de maestro, pgce, praxis ii
teacher-master | Máster del profesorado | Secondary teacher training master | máster en formación del profesorado, cap docente, certificado de aptitud pedagógica, máster de secundaria, máster en profesorado, máster universitario en formación del profesorado, curso de adaptación pedagógica
trainer-certificate | Docencia de la formación profesional para el empleo | Vocational trainer certificate | certificado de docencia, formador de formadores, docencia de la formación para el empleo, ssce0110, formación de formadores, train the trainer
special-education-licence | Habilitación en educación especial | Special education certificate | special education certification, mención en pedagogía terapéutica, mención en audición y lenguaje, esl certification, bilingual certification, esl endorsement
childcare-certificate | Certificado de cuidado infantil | Childcare certificate | child development associate, cda credential, cda certificate, level 3 childcare, early childhood certification
tefl | TEFL | | tesol, celta, tefl certificate, DELTA!, cambridge delta, delta qualified, certificado tefl, trinity certtesol, profesor de ele titulado
monitor-certificate | Título de monitor de tiempo libre | Youth leader certificate | monitor de ocio y tiempo libre, título de monitor, director de ocio y tiempo libre, monitor de tiempo libre titulado, director de tiempo libre, monitor de comedor titulado
sexual-offences | Certificado de delitos sexuales | Child protection clearance | certificado de delitos de naturaleza sexual, dbs check, certificado negativo de delitos sexuales, delitos sexuales, enhanced dbs, certificado de antecedentes penales, livescan, fbi clearance
sign-language | Interpretación de lengua de signos | Sign language certificate | lse b2, intérprete de lse titulado, bsl level 2, rid certified, certificado de lengua de signos
sworn-translator | Traductor jurado | Sworn translator | traductor-intérprete jurado, sworn translator certification, ata certified, perito traductor, certified court interpreter, traductor público matriculado
security-guard-card | TIP de vigilante de seguridad | Security guard licence | tip vigilante, tip de vigilante, TIP!*, guard card, sia licence, security guard license, licencia de vigilante, sia license, tarjeta de identidad profesional, security license, security guard card, sia door supervisor, curso os10, os-10, unarmed guard license
armed-guard | Vigilante de explosivos y armado | Armed guard licence | vigilante de explosivos, armed guard license, armed security license, escolta privado habilitado, tip de escolta
access-controller | Acreditación de controlador de accesos | Door supervisor licence | controlador de accesos acreditado, carnet de controlador de accesos, door supervisor licence, habilitación de portero
cctv-licence | Licencia de operador de CCTV | CCTV operator licence | sia cctv, cctv licence, cctv license
airport-security | Seguridad aeroportuaria | Aviation security certificate | curso de seguridad aeroportuaria, avsec, avsec certified, seguridad de la aviación civil, x-ray operador aeroportuario
security-director | Director de seguridad | Security director diploma | director de seguridad habilitado, jefe de seguridad habilitado, certified protection professional, asis cpp
private-detective | Habilitación de detective privado | Private investigator licence | private investigator license, detective privado habilitado, tip de detective
firearms | Licencia de armas | Firearms licence | firearms license, licencia de armas c, concealed carry permit, weapons permit, licencia de portación, permiso de armas
security-clearance | Habilitación de seguridad | Security clearance | top secret clearance, secret clearance, ts/sci, public trust clearance, hps secreto, habilitación personal de seguridad, sc clearance, dv clearance, active security clearance
pilot-licence | Licencia de piloto | Pilot licence | pilot license, commercial pilot license, CPL!, licencia de piloto comercial, instrument rating, multi-engine rating
private-pilot | Licencia de piloto privado | Private pilot licence | PPL!, private pilot license, licencia ppl
airline-pilot | Licencia de piloto de transporte de línea aérea | Airline transport pilot licence | atpl, ATP!, airline transport pilot, atpl frozen, frozen atpl, habilitación de tipo a320, type rating a320, type rating
cabin-crew | Certificado de TCP | Cabin crew attestation | tcp aéreo, certificado tcp, cabin crew certificate, tripulante de cabina de pasajeros titulado, curso de tcp, cabin crew attestation
aircraft-maintenance | Licencia de mantenimiento de aeronaves | Aircraft maintenance licence | easa part 66, part-66, licencia b1.1, licencia lma, a&p license, a&p certificate, airframe and powerplant, easa b1, easa b2, tma licencia
air-traffic | Licencia de controlador aéreo | Air traffic controller licence | air traffic control license, licencia de control aéreo, faa dispatcher license, aircraft dispatcher certificate
drone-pilot | Piloto de drones | Drone pilot certificate | part 107, licencia de drones, drone license, carnet de drones, piloto de rpas, rpas avanzado, easa a1/a3, easa a2, faa part 107
seafarer | Libreta de navegación | Seafarer certificate | stcw, stcw 95, libreta naval, libreta marítima, formación básica en seguridad marítima, formación básica stcw, cartilla naval, seaman's book, libreta marítima de inscripción
boat-skipper | Título de patrón de embarcación | Boat skipper licence | PER!*, patrón de embarcaciones de recreo, licencia de navegación, pnb, patrón de yate, capitán de yate, yachtmaster, rya day skipper, boat licence, boating license, patrón de navegación básica
master-mariner | Título profesional de la marina mercante | Merchant marine officer licence | patrón portuario, patrón de altura, patrón costero polivalente, piloto de la marina mercante, capitán de la marina mercante, master mariner, officer of the watch, merchant mariner credential, uscg license, marinero de puente, mecánico naval titulado
fishing-skipper | Título de patrón de pesca | Fishing vessel skipper licence | patrón de pesca local, patrón de litoral, marinero pescador, competencia de marinero pescador, competencia marinera
gmdss | Certificado GMDSS | GMDSS radio operator certificate | GMDSS!, operador general smssm, operador restringido smssm, vhf radio licence
port-worker | Certificado de estibador | Port worker certificate | certificado de profesionalidad de estiba, portuario habilitado
tour-guide | Guía oficial de turismo | Official tour guide licence | habilitación de guía de turismo, guía de turismo habilitado, blue badge guide, tour guide license, guía turístico acreditado
cpa | Contador público certificado | Certified public accountant | cpa, cpa license, chartered accountant, ACCA!, contador público autorizado, certified public accountant license, acca qualified, aca qualified, cpa candidate, contador público colegiado, cima qualified, cma certified
statutory-auditor | Auditor inscrito en el ROAC | Registered statutory auditor | ROAC!, auditor jurado de cuentas, censor jurado de cuentas, inscrito en el roac, auditor de cuentas inscrito
internal-auditor | Auditor interno certificado | Certified internal auditor | CIA!*, certified internal auditor cia, cfe certified, certified fraud examiner, crma
management-accountant | Contabilidad de gestión certificada | Certified management accountant | CMA!*, cgma, cima certificate, us cma
bookkeeper-certificate | Contable certificado | Certified bookkeeper | quickbooks proadvisor, certified bookkeeper certification, quickbooks certified, aat level 3, aat qualified, xero certified
tax-preparer | Asesor fiscal habilitado | Tax preparer licence | enrolled agent, ptin, tax preparer certification, asesor fiscal colegiado, aedaf
payroll-certificate | Certificación en nómina | Payroll certification | certified payroll professional, fundamental payroll certification, cpp payroll, cipp qualified
cfa | CFA | Chartered financial analyst | cfa charter, cfa level ii, cfa level i, cfa level iii, cfa charterholder, cfa candidate, cfa nivel i
frm | FRM | Financial risk manager | FRM!, garp frm, financial risk manager frm, prmia
cfp | Planificador financiero certificado | Certified financial planner | CFP!, certified financial planner cfp, EFPA!, efpa eip, efpa dip, efpa efa, european financial advisor, european financial planner
mifid | Certificación MiFID II | MiFID II certification | mifid ii, mifid, mifid 2, certificado mifid, acreditación mifid ii
lcci | Certificación LCCI | Mortgage credit certificate | LCCI!, ley de contratos de crédito inmobiliario, nmls, nmls license, mortgage loan originator license, mlo license, cemap
finra | Licencia de corredor de bolsa | Securities licence | series 7, series 66, finra, series 63, series 6, licencia finra, series 65, series 24, sie exam, licencia de operador bursátil, amib figura 3
aml | Prevención del blanqueo certificada | Anti-money-laundering certificate | CAMS!, acams, cams certified, certificado en prevención de blanqueo de capitales, certificado pbc
insurance-licence | Licencia de seguros | Insurance licence | insurance license, life and health license, property and casualty license, mediador de seguros titulado, p&c license, licencia de agente de seguros, mediación de seguros nivel 1, mediador de seguros grupo b, mediador de seguros nivel 2, adjuster license, cédula cnsf, corredor de seguros titulado
actuary | Actuario colegiado | Qualified actuary | asa certified, fellow of the society of actuaries, actuario miembro titular, fsa credentialed
treasury | Tesorería certificada | Certified treasury professional | CTP!, certified treasury professional ctp
notary-public | Fe pública | Notary public commission | notary commission, notary public, comisión de notario
bar-admission | Colegiación de abogado | Bar admission | admitted to the bar, admission to the bar, colegiación en abogacía, colegiado en abogacía, colegiación como abogado, bar admission, abogado colegiado, abogada colegiada, colegiado ejerciente, matrícula de abogado, tarjeta profesional de abogado, state bar, examen de acceso a la abogacía, máster de acceso a la abogacía, cédula profesional de abogado, solicitor qualified, called to the bar, licensed attorney, bar license
procurador | Colegiación de procurador | Court representative registration | procurador colegiado, procuradora colegiada
graduado-social | Colegiación de graduado social | Labour consultant registration | graduado social colegiado
property-manager | Administrador de fincas colegiado | Licensed property manager | administrador de fincas titulado, property manager license, certified property manager, community association manager license
paralegal-certificate | Certificado de asistente jurídico | Paralegal certificate | certified paralegal, paralegal certification, nala certified
mediator | Mediador inscrito | Accredited mediator | mediador civil y mercantil, registro de mediadores, accredited mediator, certified mediator
dpo | Delegado de protección de datos certificado | Certified data protection officer | certificación dpd, dpo certificado, CIPP!, cipp/e, cipm, cdpse, certified data protection officer
customs-agent | Agente de aduanas | Customs broker licence | representante aduanero, customs broker license, licencia de agente aduanal, patente aduanal, licensed customs broker
hr-certificate | Certificación en recursos humanos | HR certification | shrm-cp, shrm-scp, PHR!, SPHR!, cipd, cipd level 5, aphr, shrm certified, hrci
pmp | PMP | Project management professional | pmp certification, certificación pmp, pmp certified, pmi certified, certificado pmp
capm | CAPM | Certified associate in project management | capm certification, certificación capm
prince2 | PRINCE2 | | prince 2, prince2 practitioner, prince2 foundation
ipma | IPMA | | ipma level d, ipma nivel d, ipma level c, ipma nivel c
pgmp | Gestión de programas certificada | Programme management professional | pgmp, msp practitioner, pfmp, pmi-rmp
agile-certificate | Certificación ágil | Agile certification | pmi-acp, safe agilist, leading safe, certified agile coach, kanban certification, kmp i
scrum-certificate | Certificado Scrum Master | Scrum Master certification | certified scrum master, CSM!, PSM!, psm i, psm ii, certified scrummaster, professional scrum master, certificado scrum, scrum certification, scrum master certificado
product-owner-certificate | Certificado Product Owner | Product Owner certification | CSPO!, PSPO!, pspo i, certified scrum product owner, professional scrum product owner
business-analyst-certificate | Análisis de negocio certificado | Business analysis certification | cbap, ccba, pmi-pba, ecba
itil | ITIL | | itil foundation, itil v3, itil v4, itil 4, itil 4 foundation, itil certified, itil certification
cobit | COBIT | | cobit 5, cobit 2019, cobit foundation
togaf | TOGAF | | togaf 9, togaf certified, togaf 10
aws-certified | Certificación AWS | AWS certification | aws certified solutions architect, aws certified, certificado aws, aws certified developer, aws cloud practitioner, aws certified cloud practitioner, aws solutions architect associate, saa-c03, aws sysops administrator, aws devops professional, clf-c02
azure-certified | Certificación Azure | Azure certification | azure certified, az-900, az-104, az-204, az-305, az-400, dp-203, dp-900, azure fundamentals, azure administrator associate, azure solutions architect expert, ai-900
google-cloud-certified | Certificación Google Cloud | Google Cloud certification | gcp certified, google cloud certified, professional cloud architect, associate cloud engineer, professional data engineer, google cloud digital leader
oracle-certified | Certificación Oracle | Oracle certification | oca java, ocp java, oracle certified professional, oracle certified associate, ocajp, ocpjp, oracle certified
salesforce-certified | Certificación Salesforce | Salesforce certification | salesforce certified administrator, salesforce certified, salesforce administrator certification, platform developer i
sap-certified | Certificación SAP | SAP certification | sap certified, sap certified application associate, certificado sap
cka | Administrador certificado de Kubernetes | Certified Kubernetes administrator | cka, ckad, cks
terraform-certified | Certificación Terraform | Terraform certification | terraform associate, hashicorp certified terraform associate, hashicorp certified
red-hat-certified | Certificación Red Hat | Red Hat certification | rhcsa, rhce, red hat certified engineer, red hat certified
linux-certified | Certificación Linux | Linux certification | lpic-1, lpic-2, lpic, linux+, comptia linux+, lfcs
vmware-certified | Certificación VMware | VMware certification | vcp-dcv, vmware certified professional, vcp certified
ccna | CCNA | | cisco certified network associate, cisco certified, ccent
ccnp | CCNP | | cisco certified network professional, ccie, cisco certified internetwork expert
juniper-certified | Certificación Juniper | Juniper certification | jncia, jncis, jncip
fortinet-certified | Certificación Fortinet | Fortinet certification | nse 4, fortinet nse, nse4, fcp fortinet, pcnse, palo alto certified
comptia | CompTIA | CompTIA A+ | comptia a+, a+ certified, comptia a+ certified, comptia itf+
network-plus | CompTIA Network+ | | network+, comptia network plus
security-plus | CompTIA Security+ | | security+, comptia security plus, sec+, cysa+, comptia cysa+, pentest+
cissp | CISSP | | certified information systems security professional, sscp, ccsp
cism | CISM | | certified information security manager, crisc
cisa | CISA! | Certified information systems auditor | CISA!
ceh | Hacker ético certificado | Certified ethical hacker | CEH!, ceh v11, ceh v12, oscp, offensive security certified professional, ejpt, gpen
iso-27001 | Implantador ISO 27001 | ISO 27001 implementer | iso 27001 lead implementer, lead implementer iso 27001, iso 27001 certified
microsoft-certified | Certificación Microsoft | Microsoft certification | mcse, mcsa, MCP!, microsoft certified, mcsd, mta certified, microsoft 365 certified, ms-900, md-102
office-specialist | Especialista en Microsoft Office | Microsoft Office specialist | microsoft office specialist certification, MOS!, mos certified, mos excel, excel expert certification, icdl, ecdl
power-bi-certified | Certificación Power BI | Power BI certification | pl-300, da-100, power bi data analyst associate, microsoft certified data analyst associate
tableau-certified | Certificación Tableau | Tableau certification | tableau desktop specialist, tableau certified, tableau certified data analyst
data-certified | Certificación en análisis de datos | Data analytics certificate | google data analytics certificate, google data analytics professional certificate, ibm data science professional certificate, databricks certified, snowpro core, snowpro
istqb | ISTQB | | istqb foundation, istqb certified tester, istqb foundation level, ctfl
ux-certified | Certificación en experiencia de usuario | UX certification | google ux design certificate, nn/g ux certification, cpacc, hfi cua
google-ads-certified | Certificación de Google Ads | Google Ads certification | google ads certified, google adwords certified, google ads search certification, certificado de google ads, google analytics certified, google analytics individual qualification, gaiq, google analytics certification
meta-certified | Certificación Meta Blueprint | Meta Blueprint certification | meta blueprint, facebook blueprint, meta certified
hubspot-certified | Certificación HubSpot | HubSpot certification | hubspot certified, hubspot inbound marketing, hubspot academy, inbound certification
autodesk-certified | Certificación Autodesk | Autodesk certification | autodesk certified professional, autodesk certified user, solidworks certified, cswa, cswp
adobe-certified | Certificación Adobe | Adobe certification | adobe certified professional, adobe certified expert, adobe certified associate
english-certificate | Certificado de inglés | English certificate | Trinity!, ise ii, linguaskill, certificado de inglés b2, certificado de inglés c1, oxford test of english, pte academic, duolingo english test
cambridge-english | Certificado Cambridge de inglés | Cambridge English certificate | cambridge first, first certificate, first certificate in english, cambridge advanced, certificate in advanced english, certificate of proficiency in english, cambridge c1 advanced, cambridge b2 first, c1 advanced, b2 first, b1 preliminary, FCE!, CAE!, CPE!, cambridge proficiency
toefl | TOEFL | | toefl ibt, toefl itp
ielts | IELTS | | ielts academic
toeic | TOEIC | | toeic listening and reading
aptis | Aptis | | aptis general, aptis esol
eoi | Certificado de la EOI | Official language school certificate | escuela oficial de idiomas, título de la eoi, certificado eoi, eoi b2, eoi c1, eoi b1
dele | DELE | Spanish diploma DELE | siele, dele b2, dele c1, ccse
french-certificate | Diploma de francés | French diploma | DELF!, DALF!, delf b2, dalf c1, tcf francés, delf b1
german-certificate | Certificado de alemán | German certificate | goethe-zertifikat, goethe zertifikat, testdaf, goethe b2, goethe-zertifikat b2, telc deutsch, certificado goethe, ösd
italian-certificate | Certificado de italiano | Italian certificate | CELI!, CILS!, plida
portuguese-certificate | Certificado de portugués | Portuguese certificate | celpe-bras, caple, diple
catalan-certificate | Certificado de catalán | Catalan certificate | nivell c, nivell c1 de català, nivel c de catalán, certificat c1 de català, jqcv, mitjà de valencià
basque-certificate | Título de euskera | Basque certificate | EGA!, hizkuntza eskola, perfil lingüístico 2, perfil lingüístico 3, habe c1
galician-certificate | Certificado de gallego | Galician certificate | celga, celga 4, celga 3
chinese-certificate | Certificado de chino o japonés | Chinese or Japanese certificate | HSK!, hsk 4, JLPT!, jlpt n2, topik
secretarial-certificate | Certificado de digitación | Typing certificate | typing certificate, certificado de mecanografía
civil-service | Oposición aprobada | Civil service exam | oposición aprobada, funcionario de carrera, civil service exam, habilitación nacional
public-procurement | Compras certificadas | Procurement certification | cips, mcips, cpsm, certified purchasing manager, certified professional in supply management
`;
