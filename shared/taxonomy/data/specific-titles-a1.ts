/** Specific titles of chief executives, legislators and managers; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_A1 = `
minister 1111 | Ministro | Government minister | cabinet minister, minister, secretary of state, secretario de estado, ministro del gobierno, ministra de gobierno
mayor 1111 | Alcalde | Mayor | alcaldesa, intendente municipal, presidente municipal, city mayor, town mayor, lord mayor, burgomaestre, lady mayoress
member-of-parliament 1111 | Diputado | Member of parliament | MP, parliamentarian, parlamentario, member of congress, congressman, congresswoman, congresista, miembro del parlamento, legislator, legislador, assembly member, asambleísta, deputy
senator 1111 | Senador | Senator | member of the senate, miembro del senado, member of the upper house
city-councillor 1111 | Concejal | City councillor | edil, regidor, councilman, councilwoman, local councillor, town councillor, council member, concejal del ayuntamiento, city council member, councillor
governor 1111 | Gobernador | Governor | state governor, gobernador provincial, governor of a state, gobernador de estado, regional governor
head-of-government 1111 | Presidente del gobierno | Prime minister | head of government, jefe de gobierno, primer ministro, primera ministra, premier, president, presidente de la república
regional-minister 1111 | Consejero autonómico | Regional minister | consejero de gobierno regional, regional government minister, conseller
ambassador 1112 | Embajador | Ambassador | head of mission, jefe de misión diplomática, embajador extraordinario, high commissioner
consul 1112 | Cónsul | Consul | consul general, cónsul general, jefe de oficina consular, head of consulate, consular officer
diplomat 1112 | Diplomático | Diplomat | foreign service officer, funcionario del servicio exterior, agente diplomático, diplomatic officer, career diplomat
permanent-secretary 1112 | Subsecretario | Permanent secretary | undersecretary, under secretary, secretario general técnico, senior civil servant, alto funcionario
director-general-public 1112 | Director general de la administración pública | Civil service department head | civil service director department head, alto cargo, alto cargo de la administración
police-chief 1112 | Comisario jefe de policía | Chief of police | police commissioner, comisario de policía, jefe superior de policía, chief constable, police superintendent, jefe de policía, police chief
fire-chief 1112 | Jefe de bomberos | Fire chief | fire commissioner, chief fire officer, jefe del cuerpo de bomberos, fire brigade commander, comandante de bomberos, fire service commander
customs-director 1112 | Director de aduanas | Head of customs | customs collector general, administrador de aduanas, customs administrator
town-clerk 1112 | Secretario municipal | Town clerk | secretario del ayuntamiento, city clerk, municipal secretary, secretario interventor, municipal clerk, secretario de ayuntamiento
city-manager 1112 | Gerente municipal | City manager | municipal manager, gerente de ayuntamiento, county administrator, local authority chief executive, administrador municipal
tribal-chief 1113 | Jefe tribal | Tribal chief | village chief, village head, jefe de aldea, cacique, traditional chief, jefe tradicional, chieftain, paramount chief
union-leader 1114 | Secretario general de sindicato | Trade union leader | union president, presidente de sindicato, líder sindical, trade union general secretary
party-leader 1114 | Líder de partido político | Political party leader | party chairman, presidente de partido, secretario general de partido, party leader
ngo-director 1114 | Director de ONG | NGO director | charity director, director de organización sin ánimo de lucro, nonprofit executive director, head of charity, charity chief executive, director de fundación, foundation director, nonprofit director, presidente de ong
employers-association-head 1114 | Presidente de asociación empresarial | Chamber of commerce president | head of employers association, presidente de la cámara de comercio, presidente de la patronal
humanitarian-coordinator 1114 | Coordinador de ayuda humanitaria | Humanitarian coordinator | humanitarian programme manager, coordinador de programas humanitarios, relief coordinator, jefe de misión humanitaria, emergency relief manager
chief-executive 1120 | Director ejecutivo | Chief executive officer | CEO, consejero delegado, director general, managing director, general manager, gerente general, chief executive, director gerente, primer ejecutivo
chair-of-board 1120 | Presidente del consejo de administración | Chair of the board | board chair, chairman, chairwoman, chairperson, presidente ejecutivo, presidente del directorio, company chairman
chief-operating-officer 1120 | Director de operaciones | Chief operating officer | COO, operations director, director general de operaciones, director de explotación, vice president of operations
chief-financial-officer 1211 | Director financiero | Chief financial officer | CFO, finance director, director de finanzas, gerente de finanzas, financial director, gerente financiero, vice president of finance, director económico financiero
chief-technology-officer 1330 | Director de tecnología | Chief technology officer | CTO, director técnico de tecnología, technology director, gerente de tecnología, vice president of engineering
chief-information-officer 1330 | Director de sistemas de información | Chief information officer | CIO, director de informática, director de tecnologías de la información, it director, head of it, gerente de sistemas, gerente de ti
chief-data-officer 1330 | Director de datos | Chief data officer | CDO, head of data, responsable de datos, jefe de datos
chief-information-security-officer 2529 | Director de seguridad de la información | Chief information security officer | CISO, responsable de seguridad de la información, head of information security, information security manager, jefe de seguridad informática, director de ciberseguridad, ict security manager
chief-marketing-officer 1221 | Director de mercadotecnia | Chief marketing officer | CMO, director general de marketing, vice president of marketing
chief-people-officer 1212 | Director de personas | Chief people officer | CHRO, chief human resources officer, director de gestión de personas, head of people, people director
chief-product-officer 1223 | Director de producto | Chief product officer | CPO, head of product, vice president of product
chief-of-staff 1120 | Jefe de gabinete | Chief of staff | director de gabinete, cabinet chief, head of cabinet
accounting-manager 1211 | Jefe de contabilidad | Accounting manager | head of accounting, chief accountant, director de contabilidad, contador general, jefe contable, responsable contable
bank-treasurer 1211 | Tesorero de banco | Bank treasurer | director de tesorería bancaria, head of bank treasury, tesorero bancario
corporate-treasurer 1211 | Tesorero corporativo | Corporate treasurer | director de tesorería, tesorero de empresa, head of treasury, treasury director, tesorera corporativa
budget-manager 1211 | Responsable de presupuestos | Budget manager | jefe de presupuestos, budget director, director de presupuestos, budget controller
credit-manager 1211 | Responsable de créditos | Credit manager | jefe de riesgos, credit and collections manager, gerente de créditos y cobranzas, director de riesgos de crédito, gerente de crédito
audit-manager 1211 | Jefe de auditoría | Audit manager | supervisor de auditoría, audit supervisor, internal audit manager, director de auditoría interna, head of internal audit, chief audit executive
risk-director 1211 | Director de riesgos | Chief risk officer | CRO, head of risk, financial risk manager, responsable de riesgos financieros, gestor de riesgos financieros
fundraising-manager 1222 | Responsable de captación de fondos | Fundraising manager | fundraiser, recaudador de fondos, development director, captador de fondos, director de captación de fondos, responsable de recaudación de fondos, charity fundraiser
training-manager 1212 | Responsable de formación | Training manager | jefe de capacitación, learning and development manager, corporate training manager, director de formación, gerente de capacitación, gestor de formación corporativa, responsable de desarrollo y formación
compensation-manager 1212 | Responsable de compensación y beneficios | Compensation and benefits manager | reward manager, director de retribución, gerente de compensaciones, total rewards manager, employee benefits manager
diversity-manager 1212 | Responsable de diversidad e inclusión | Diversity and inclusion manager | equality and inclusion manager, gestor de igualdad e inclusión, diversity officer, responsable de igualdad, equality manager, DEI manager
industrial-relations-manager 1212 | Director de relaciones laborales | Industrial relations manager | labour relations manager, jefe de relaciones laborales, employee relations manager, labor relations manager
recruitment-manager 1212 | Responsable de selección | Recruitment manager | talent acquisition manager, jefe de reclutamiento, head of talent, director de adquisición de talento, gerente de selección
volunteer-manager 1212 | Coordinador de voluntariado | Volunteer coordinator | volunteer manager, responsable de voluntarios, gestor de voluntariado, coordinador de voluntarios
policy-manager 1213 | Director de políticas | Policy manager | policy director, responsable de políticas, head of policy, gerente de políticas
strategic-planning-manager 1213 | Director de planificación estratégica | Strategic planning manager | strategy manager, chief strategy officer, responsable de estrategia, head of strategy, director de estrategia, jefe de planificación, corporate planning manager
csr-manager 1213 | Responsable de responsabilidad social corporativa | Corporate social responsibility manager | CSR manager, gestor de rsc, director de responsabilidad social, csr officer, responsable de rsc, esg manager
sustainability-manager 1213 | Responsable de sostenibilidad | Sustainability manager | chief sustainability officer, director de sostenibilidad, gerente de sustentabilidad, sustainability director, green manager
facilities-manager 1219 | Responsable de instalaciones | Facilities manager | facility manager, gestor de instalaciones, jefe de servicios generales, director de infraestructuras y servicios generales, gerente de instalaciones, building manager, gestor de inmuebles
office-manager-title 3341 | Jefe de oficina | Office manager | responsable de oficina, gerente administrativo, office administrator, jefe de administración, administrative manager
business-manager 1219 | Responsable de unidad de negocio | Business unit manager | business manager, gerente de unidad de negocio, director de línea de negocio, divisional manager
project-manager-title 1219 | Jefe de proyectos | Project manager | gestor de proyectos, director de proyectos, gerente de proyectos, project lead, project leader, líder de proyecto, responsable de proyecto
programme-manager 1219 | Director de programas | Programme manager | program manager, gerente de programas, gestor de programas, coordinador de programas
legal-service-manager 1219 | Director de servicios jurídicos | Legal service manager | general counsel, director de asesoría jurídica, head of legal, chief legal officer, gerente legal, jefe de asesoría jurídica, legal director
compliance-manager 1219 | Director de cumplimiento normativo | Chief compliance officer | head of compliance, compliance director, responsable de cumplimiento, jefe de cumplimiento, gerente de compliance
quality-manager-title 1219 | Director de calidad | Quality manager | quality assurance manager, responsable de calidad, jefe de calidad, gerente de calidad, head of quality, quality services manager, gestor de calidad
security-manager 1219 | Director de seguridad | Security manager | chief security officer, jefe de seguridad, head of security, responsable de seguridad, gerente de seguridad, corporate security manager
archive-manager 1219 | Responsable de archivo | Records manager | record manager, jefe de archivo, gestor documental, responsable de gestión documental, document manager
innovation-manager 1223 | Responsable de innovación | Innovation manager | chief innovation officer, director de innovación, head of innovation, gerente de innovación
continuous-improvement-manager 1219 | Responsable de mejora continua | Continuous improvement manager | operational excellence manager, director de excelencia operacional, lean manager, gerente de mejora continua
sales-manager-title 1221 | Director comercial | Sales manager | head of sales, jefe de ventas, sales director, gerente comercial, gerente de ventas, director de ventas, responsable comercial, commercial director, commercial manager
key-account-manager 1221 | Gestor de grandes cuentas | Key account manager | responsable de cuentas clave, KAM, gerente de cuentas clave, national account manager, major accounts manager
area-sales-manager 1221 | Jefe de ventas de zona | Area sales manager | regional sales manager, jefe regional de ventas, delegado de zona, gerente regional de ventas, territory manager, district sales manager
export-manager-title 1221 | Responsable de exportación | Export manager | director de exportación, export sales manager, gerente de exportaciones, area export manager
business-development-manager 1221 | Responsable de desarrollo de negocio | Business development manager | director de desarrollo de negocio, gerente de nuevos negocios, gerente de desarrollo de negocios
brand-manager 1221 | Jefe de marca | Brand manager | gestor de marca, responsable de marca, gerente de marca, director de marca, head of brand
product-manager-title 1223 | Jefe de producto | Product manager | gestor de producto, responsable de producto, gerente de producto, product owner, product marketing manager
category-manager 1221 | Gestor de categorías | Category manager | jefe de categoría, gerente de categoría, responsable de categorías, category buyer
pricing-manager 1221 | Responsable de precios | Pricing manager | pricing specialist, analista de precios, director de precios, especialista en precios, pricing analyst
marketing-campaign-manager 1221 | Responsable de campañas de marketing | Campaign manager | marketing campaign manager, gestor de campañas, campaign coordinator
digital-marketing-manager 1221 | Responsable de marketing digital | Digital marketing manager | head of digital, online marketing manager, gerente de marketing digital, director de marketing digital, online marketer
ecommerce-manager 1221 | Responsable de comercio electrónico | E-commerce manager | ecommerce manager, director de comercio electrónico, online store manager, gerente de e-commerce, jefe de tienda online
customer-experience-manager 1221 | Responsable de experiencia de cliente | Customer experience manager | client experience manager, customer success manager, gerente de experiencia del cliente, chief customer officer
loyalty-manager 1221 | Responsable de fidelización | Loyalty manager | customer retention manager, gestor de fidelización de clientes, client relations manager, gestor de relaciones con clientes, crm manager
advertising-manager 1222 | Director de publicidad | Advertising manager | head of advertising, jefe de publicidad, gerente de publicidad, advertising director
public-relations-manager 1222 | Director de relaciones públicas | Public relations manager | head of communications, director de comunicación, pr manager, communications manager, jefe de prensa, corporate communications manager, gerente de comunicaciones, dircom, communications director
account-director 1222 | Director de cuentas de agencia | Account director | client services director, director de servicios al cliente de agencia, agency account director
promotion-manager 1222 | Responsable de promociones | Promotion manager | sales promotion manager, gestor de promociones, jefe de promociones
sponsorship-manager 1222 | Responsable de patrocinios | Sponsorship manager | gestor de patrocinio, sponsorship director, director de patrocinios
research-manager 1223 | Director de investigación | Research manager | head of research, research director, responsable de i+d, research and development manager, r&d manager, director de i+d, director de investigación y desarrollo, jefe de investigación
clinical-research-manager 1223 | Director de investigación clínica | Clinical research manager | clinical trials manager, responsable de ensayos clínicos, clinical operations manager, jefe de ensayos clínicos
laboratory-manager 1223 | Jefe de laboratorio | Laboratory manager | lab manager, director de laboratorio, responsable de laboratorio, supervisor de laboratorio, laboratory director
engineering-manager 1223 | Director de ingeniería | Engineering manager | head of engineering, jefe de ingeniería, gerente de ingeniería, chief engineer, ingeniero jefe
design-manager 1223 | Director de diseño | Design manager | head of design, design director, responsable de diseño, jefe de diseño
farm-manager-title 1311 | Encargado de finca agrícola | Farm manager | capataz agrícola, gerente de explotación agrícola, director de explotación agropecuaria, estate manager, administrador de hacienda, mayordomo de campo
forest-manager 1311 | Gestor forestal | Forestry manager | director de explotación forestal, forest manager, jefe de explotación forestal, woodland manager
plantation-manager 1311 | Jefe de plantación | Plantation manager | administrador de plantación, estate superintendent, gerente de plantación
greenhouse-manager 1311 | Encargado de invernadero | Greenhouse manager | nursery manager, responsable de vivero, encargado de vivero, jefe de invernaderos, horticulture production manager, plant nursery manager
stud-farm-manager 1311 | Encargado de yeguada | Stud farm manager | director de yeguada, stud manager, stable manager, encargado de caballerizas, jefe de cuadras, encargado de haras
vineyard-manager-title 1311 | Encargado de viñedo | Vineyard manager | jefe de viticultura, responsable de viñedo, viticulture manager, capataz de viña
fish-farm-manager 1312 | Director de piscifactoría | Fish farm manager | aquaculture manager, jefe de piscifactoría, gerente de acuicultura, aquaculture production manager, responsable de producción acuícola, hatchery manager, jefe de criadero de peces
fishing-fleet-manager 1312 | Armador de pesca | Fishing fleet manager | fishing operations manager, gerente de flota pesquera, fishing vessel owner
production-manager-title 1321 | Director de producción | Production manager | manufacturing manager, jefe de producción, gerente de producción, head of production, director de fabricación, responsable de producción, manufacturing director
plant-manager 1321 | Director de planta | Plant manager | factory manager, director de fábrica, gerente de planta, jefe de planta, works manager, mill manager, responsable de fábrica, plant director
brewery-manager 1321 | Director de cervecería | Brewery manager | head brewer, jefe de elaboración de cerveza, gerente de cervecera
winery-manager 1321 | Director de bodega | Winery manager | gerente de bodega, wine cellar manager, jefe de bodega de vinos, responsable de bodega
refinery-manager 1321 | Director de refinería | Refinery manager | jefe de refinería, oil refinery manager, gerente de refinería
power-plant-manager 1321 | Director de central eléctrica | Power plant manager | power station manager, jefe de central, gerente de planta de generación, energy plant manager
water-plant-manager 1321 | Jefe de planta depuradora | Water treatment plant manager | wastewater plant manager, director de planta potabilizadora, sewage plant manager, jefe de estación depuradora
foundry-manager 1321 | Director de fundición | Foundry manager | jefe de fundición, gerente de fundición, foundry superintendent
textile-production-manager 1321 | Director de producción textil | Textile production manager | textile operations manager, garment production manager, jefe de producción de confección, jefe de taller de confección
food-production-manager 1321 | Director de producción alimentaria | Food production manager | food plant manager, jefe de producción de alimentos, responsable de producción de alimentos
maintenance-manager 1321 | Jefe de mantenimiento | Maintenance manager | director de mantenimiento, responsable de mantenimiento, head of maintenance, gerente de mantenimiento, maintenance superintendent
printing-manager 1321 | Director de imprenta | Print shop manager | printing manager, jefe de imprenta, print studio supervisor, gerente de imprenta, printing works manager
mine-manager-title 1322 | Director de mina | Mine manager | gerente de mina, superintendente de mina, mine superintendent, director facultativo de minas, colliery manager
quarry-manager 1322 | Director de cantera | Quarry manager | jefe de cantera, gerente de cantera, encargado de cantera
oil-production-manager 1322 | Jefe de producción de petróleo y gas | Oil and gas production manager | offshore installation manager, drilling manager, jefe de plataforma petrolífera, oilfield manager, gerente de perforación, oil rig manager
construction-manager-title 1323 | Jefe de obra | Construction manager | director de obra, residente de obra, site manager, construction site manager, gerente de construcción, jefe de construcción, gerente de obra, building site manager, construction project manager
property-developer 1323 | Promotor inmobiliario | Property developer | real estate developer, desarrollador inmobiliario, housing developer, promotor de viviendas, land developer
building-contractor 1323 | Contratista de obras | Construction contractor | general contractor, building contractor, contratista general, constructor contratista, construction general contractor
logistics-director 1324 | Director de logística | Head of logistics | chief supply chain officer, logistics director, gerente de logística, director de distribución, jefe de logística, distribution manager, jefe de distribución
supply-chain-manager 1324 | Director de la cadena de suministro | Supply chain manager | supply chain director, gerente de cadena de abastecimiento, gestor de la cadena de suministro, responsable de supply chain, jefe de cadena de suministro
procurement-manager 1324 | Director de compras | Purchasing manager | procurement manager, head of procurement, jefe de compras, gerente de compras, gerente de adquisiciones, responsable de compras, chief procurement officer, buying manager
fleet-manager 1324 | Gestor de flotas | Fleet manager | jefe de flota, responsable de flota de vehículos, fleet supervisor, gerente de flota, vehicle fleet manager
transport-manager 1324 | Jefe de transporte | Transport manager | gestor de transporte, director de transporte, jefe de tráfico, road transport manager, gerente de transporte, traffic manager, road haulage manager
airport-manager 1324 | Director de aeropuerto | Airport manager | airport director, gerente de aeropuerto, airport chief executive, aerodrome manager
port-manager 1324 | Director de puerto | Port manager | harbour director, gerente portuario, port operations manager, jefe de operaciones portuarias, harbour master, capitán de puerto, harbormaster, capitán marítimo
marina-manager 1431 | Director de puerto deportivo | Marina manager | gerente de marina, harbour manager of a marina, encargado de puerto deportivo
bus-station-manager 1324 | Jefe de estación de autobuses | Bus station manager | coach station manager, jefe de terminal de autobuses, bus terminal manager
railway-operations-manager 1324 | Jefe de explotación ferroviaria | Railway operations manager | rail operations manager, director de operaciones ferroviarias, train operations manager
postmaster 1324 | Jefe de oficina de correos | Postmaster | post office manager, director de oficina postal, administrador de correos, postmistress, encargado de correos
ict-operations-manager 1330 | Jefe de operaciones informáticas | IT operations manager | ict operations manager, responsable de operaciones de tic, gerente de infraestructura de ti, it infrastructure manager, it service manager, jefe de sistemas informáticos, responsable de servicios ti
ict-project-manager 1330 | Jefe de proyectos informáticos | IT project manager | ict project manager, gestor de proyectos tic, software project manager, jefe de proyecto de software, líder de proyectos de ti, technology project manager
software-manager 1330 | Jefe de desarrollo de software | Software development manager | development manager, software manager, responsable de desarrollo, gerente de desarrollo de software, software engineering manager, jefe de equipo de desarrollo
data-centre-manager 1330 | Responsable de centro de datos | Data centre manager | data center manager, jefe de centro de proceso de datos, cpd manager, gerente de data center
telecom-manager 1330 | Director de telecomunicaciones | Telecommunications manager | head of telecommunications, jefe de telecomunicaciones, telecom operations manager, gerente de telecomunicaciones
internet-service-provider-manager 1330 | Director de proveedor de internet | Internet service provider manager | isp manager, gerente de proveedor de servicios de internet
childcare-manager-title 1341 | Coordinador de servicios de atención a la infancia | Childcare services manager | child care coordinator, director de guarderías, early years manager, after-school club manager, coordinador de servicios infantiles
nursing-home-manager 1343 | Director de residencia de ancianos | Nursing home manager | care home manager, director de residencia de mayores, director de geriátrico, elderly home manager, administrador de asilo, retirement home manager, aged care manager, residential care home manager, director de centro residencial de mayores
social-services-manager 1344 | Director de servicios sociales | Social services manager | head of social services, jefe de servicios sociales, welfare services manager, gerente de bienestar social, social welfare manager
rescue-centre-manager 1344 | Director de centro de acogida | Shelter manager | refuge manager, homeless shelter manager, director de albergue social, hostel for the homeless manager, animal shelter director
youth-centre-manager 1344 | Director de centro juvenil | Youth centre manager | youth club manager, encargado de centro de jóvenes, director de casa de la juventud
community-centre-manager 1344 | Director de centro social | Community centre manager | director de centro cívico, head of community centre, social centre manager, encargado de centro comunitario, civic centre manager
public-housing-manager 1344 | Gestor de vivienda pública | Public housing manager | housing manager, responsable de vivienda social, social housing manager, gerente de vivienda, housing association manager
university-president 1345 | Rector de universidad | University president | vice-chancellor, rector universitario, university chancellor, presidente de universidad, head of university
faculty-dean 1345 | Decano de facultad | Dean of faculty | faculty dean, decana universitaria, head of faculty, dean of students
university-department-head 1345 | Director de departamento universitario | University department head | head of academic department, academic department chair, jefe de departamento académico
school-deputy-head 1345 | Subdirector de centro escolar | Deputy head teacher | deputy principal, vicedirector, subdirector de colegio, deputy headmaster, school deputy head
training-centre-director 1345 | Director de centro de formación | Training centre director | further education principal, vocational school principal, director de instituto de formación profesional, adult education centre director
education-programme-coordinator 1345 | Coordinador de programas educativos | Education programme coordinator | education coordinator, gestor de programas educativos, curriculum manager, education programme manager
bank-manager 1346 | Director de sucursal bancaria | Bank branch manager | bank manager, director de oficina bancaria, gerente de sucursal bancaria, gerente de banco, branch manager of a bank, director de banco
insurance-agency-manager 1346 | Director de agencia de seguros | Insurance agency manager | insurance branch manager, gerente de agencia de seguros, jefe de oficina de seguros
claims-manager 1346 | Responsable de siniestros | Claims manager | insurance claims manager, jefe de siniestros, gerente de siniestros, claims director
underwriting-manager 1346 | Jefe de suscripción de seguros | Underwriting manager | head of underwriting, director de suscripción, gerente de suscripción de riesgos
pension-scheme-manager 1346 | Gestor de fondos de pensiones | Pension scheme manager | pensions manager, director de planes de pensiones, pension fund manager, administrador de fondos de pensiones
credit-union-manager 1346 | Director de cooperativa de crédito | Credit union manager | gerente de cooperativa de ahorro y crédito, savings bank manager, director de caja de ahorros
microfinance-manager 1346 | Director de microfinanzas | Microfinance manager | microcredit manager, gerente de microcréditos, responsable de microfinanzas
police-captain 1349 | Inspector jefe de policía | Police captain | police inspector, chief police inspector, oficial de policía, capitán de policía
prison-governor 1349 | Director de prisión | Prison governor | prison warden, director de centro penitenciario, alcaide, director de cárcel, prison manager, correctional services manager, jail superintendent
court-administrator-manager 1349 | Administrador judicial de tribunales | Court administrator | court manager, gerente judicial, administrador de justicia de juzgado, jefe de oficina judicial
museum-director-title 1349 | Director de museo | Museum director | head of museum, gerente de museo, museum manager, director de galería de arte, art gallery manager, gallery director, director de galería, commercial art gallery manager
library-manager 1349 | Director de biblioteca | Library manager | head librarian, chief librarian, jefe de biblioteca, responsable de biblioteca, library director
archive-director 1349 | Director de archivo histórico | Director of historical archives | chief archivist, jefe de archivos históricos, head archivist
zoo-director 1349 | Director de zoológico | Zoo director | zoo manager, director de parque zoológico, head of zoo, aquarium director
cemetery-manager 1349 | Encargado de cementerio | Cemetery manager | administrador de cementerio, funeral services director, director de funeraria, funeral home manager, gerente de funeraria, jefe de servicios funerarios, crematorium manager
translation-agency-manager 1349 | Director de agencia de traducción | Translation agency manager | head of translation agency, responsable de servicios lingüísticos, translation manager, interpretation agency manager, language services manager
legal-practice-manager 1349 | Gerente de despacho de abogados | Law firm manager | legal practice manager, managing partner, socio director, administrador de bufete
architecture-practice-manager 1349 | Gerente de estudio de arquitectura | Architectural practice manager | studio manager of architects, director de estudio de arquitectura
press-director 1349 | Director de periódico | Newspaper director | newspaper publisher, director de medios impresos, press manager, magazine publisher
broadcasting-manager 1349 | Director de emisora | Broadcasting station manager | radio station manager, director de emisora de radio, tv channel director, director de canal de televisión, television station manager, station manager of radio
programme-director-broadcasting 1349 | Director de programación | Broadcasting programme director | programme scheduler, tv programme director, programador de televisión, head of programming, radio programme director
event-director 1349 | Director de eventos | Event manager | events manager, gerente de eventos, responsable de eventos, gestor de eventos, organizador de eventos, head of events, conference manager
hotel-manager-title 1411 | Director de hotel | Hotel manager | gerente de hotel, hotelier, hotelero, accommodation manager, hotel general manager, director de establecimiento hotelero, director de alojamiento
hostel-manager 1411 | Encargado de albergue | Hostel manager | gerente de hostal, youth hostel manager, guest house manager, director de albergue juvenil, hospedero, encargado de hostal, bed and breakfast owner, innkeeper, posadero
rooms-division-manager 1411 | Jefe de alojamiento | Rooms division manager | director de habitaciones, rooms director, jefe de división de cuartos, head of rooms division
housekeeping-manager 1411 | Gobernanta de hotel | Executive housekeeper | head housekeeper, housekeeping manager, gobernante, ama de llaves de hotel, housekeeping supervisor, jefa de pisos, supervisora de limpieza de hotel
front-office-manager 1411 | Jefe de recepción | Front office manager | front desk manager, reception manager, responsable de recepción, head receptionist, jefe de recepción de hotel
restaurant-manager-title 1412 | Gerente de restaurante | Restaurant manager | encargado de restaurante, jefe de restaurante, director de restaurante, restaurateur, dueño de restaurante, hostelero, restaurantero
cafe-manager 1412 | Encargado de cafetería | Café manager | coffee shop manager, gerente de cafetería, bar manager, encargado de bar, jefe de bar, pub landlord, publican, tabernero, dueño de bar
fast-food-manager 1412 | Encargado de restaurante de comida rápida | Fast food restaurant manager | quick service restaurant manager, gerente de comida rápida, quick service restaurant team leader
catering-manager 1412 | Responsable de catering | Catering manager | gerente de catering, banquet manager, jefe de banquetes, encargado de comedor, canteen manager, responsable de banquetes, encargado de servicio de comidas
food-and-beverage-manager 1412 | Director de alimentos y bebidas | Food and beverage manager | f&b manager, gerente de alimentos y bebidas, jefe de alimentos y bebidas
store-manager-title 1420 | Encargado de tienda | Store manager | shop manager, gerente de tienda, jefe de tienda, retail manager, responsable de tienda, retail store manager, encargado de local
supermarket-manager 1420 | Director de supermercado | Supermarket manager | gerente de supermercado, encargado de supermercado, grocery store manager, hypermarket manager
department-store-manager 1420 | Director de grandes almacenes | Department store manager | gerente de tienda departamental, department manager in a store, jefe de departamento comercial
shopping-centre-manager 1420 | Gerente de centro comercial | Shopping centre manager | mall manager, director de centro comercial, shopping mall manager, trade regional manager
wholesale-manager 1420 | Director de comercio al por mayor | Wholesale manager | wholesale business manager, gerente de ventas mayoristas, cash and carry manager
petrol-station-manager 1420 | Encargado de gasolinera | Petrol station manager | gas station manager, jefe de estación de servicio, fuel station manager, gerente de estación de servicio, filling station manager, service station manager
sports-centre-manager 1431 | Director de instalaciones deportivas | Sports centre manager | leisure centre manager, sports facility manager, gerente de polideportivo, gestor de instalaciones deportivas, director de polideportivo, swimming pool manager, sport facility manager
gym-manager 1431 | Encargado de gimnasio | Gym manager | fitness club manager, gerente de gimnasio, health club manager, director de centro de fitness, fitness centre manager
spa-manager-title 1431 | Director de balneario | Spa manager | gerente de spa, wellness centre manager, responsable de spa, encargado de balneario, director de spa
theme-park-manager 1431 | Director de parque temático | Amusement park manager | theme park manager, director de parque de atracciones, gerente de parque de diversiones, theme park director
theatre-manager 1431 | Gerente de teatro | Theatre manager | director de sala de teatro, venue manager, director de sala, theatre administrator, gerente de sala de espectáculos
cinema-manager 1431 | Encargado de cine | Cinema manager | movie theater manager, gerente de cine, director de sala de cine
casino-manager 1431 | Director de casino | Casino manager | gaming manager, gerente de casino, jefe de juego, betting shop manager, gambling manager, casino gaming manager, bingo hall manager
cultural-centre-director 1431 | Director de centro cultural | Cultural centre director | arts centre manager, director de casa de la cultura, gestor de centro cultural, cultural facilities manager, head of cultural centre, gerente de centro cultural
cultural-manager 1431 | Gestor cultural | Cultural manager | arts manager, arts administrator, gestor de actividades culturales, cultural programme manager, promotor cultural, administrador de artes
sports-club-manager 1431 | Gerente de club deportivo | Sports club manager | director deportivo, sports director, sporting director, sport administrator, administrador deportivo
golf-club-manager 1431 | Gerente de campo de golf | Golf club manager | golf course manager, director de campo de golf, golf director
camping-manager 1439 | Encargado de camping | Campsite manager | camping ground manager, director de camping, gerente de campamento, campground manager, caravan park manager
call-centre-manager 1439 | Jefe de centro de llamadas | Call centre manager | contact centre manager, gerente de call center, director de centro de atención telefónica, responsable de contact center, call center supervisor
travel-agency-manager 1439 | Director de agencia de viajes | Travel agency manager | gerente de agencia de viajes, jefe de oficina de viajes, travel agency director
tour-operator-manager 1439 | Director de operador turístico | Tour operator manager | gerente de turoperador, tour operations manager, mayorista de viajes
destination-manager 1439 | Gestor de destinos turísticos | Destination manager | tourism manager, director de turismo, gerente de destino turístico, tourist board manager, tourist office manager, head of tourism
rental-manager 1439 | Director de alquiler | Rental manager | car rental manager, jefe de oficina de alquiler de coches, rental service manager, gerente de alquileres, car hire manager
waste-manager 1439 | Director de gestión de residuos | Waste management manager | recycling manager, waste facility manager, jefe de planta de reciclaje, landfill manager, jefe de vertedero, gerente de residuos
salon-manager 1439 | Encargado de salón de belleza | Beauty salon manager | hair salon manager, gerente de peluquería, encargado de peluquería, director de centro de estética, salon owner
laundry-manager 1439 | Encargado de lavandería | Laundry manager | jefe de lavandería, dry cleaning manager, gerente de lavandería, laundry and dry-cleaning manager
garage-manager 1439 | Jefe de taller de automóviles | Garage manager | vehicle workshop manager, encargado de taller mecánico, auto repair shop manager, jefe de taller mecánico, vehicle maintenance manager, dealership manager
conference-centre-manager 1439 | Director de palacio de congresos | Conference centre manager | convention centre manager, gerente de centro de convenciones, exhibition centre manager
environmental-manager 1213 | Responsable de medio ambiente | Environmental manager | jefe de medio ambiente, environmental programme coordinator, gestor ambiental, gerente ambiental, gestor medioambiental
energy-manager 1219 | Gestor energético | Energy manager | responsable de energía, energy efficiency manager, gerente de energía, administrador energético
medical-practice-manager 1342 | Gerente de centro de salud | Medical practice manager | health centre manager, gerente de clínica, primary care manager, director de centro de salud
emergency-response-coordinator 1349 | Coordinador de emergencias | Emergency response coordinator | emergency management director, jefe de protección civil, civil protection manager, emergency planner, técnico de protección civil, disaster response coordinator, gestor de emergencias
`;
