/**
 * Fields of work (industries) as ads and people name them, one a line: `id | name es | name en | further names`. A name that
 * ends in `*` stands for the field only as the whole of an ad's industry, never inside a search.
 */
export const FIELDS = `
technology | Tecnología | Technology | tech, IT*, TI*, TIC*, informática, software, information technology, tecnologías de la información, desarrollo de software, computing, internet, SaaS*, video games, videojuegos, ciberseguridad, cybersecurity, hardware*, electronics*, electrónica*
fintech | Tecnología financiera | Financial technology | fintech, medios de pago, payments
telecommunications | Telecomunicaciones | Telecommunications | telecom, telco, telecoms
healthcare | Sanidad | Healthcare | salud, health, health care, sector sanitario, sanitario, hospitales, hospitals, medicina*, medical*, clínicas*, servicios de salud
pharmacy | Farmacia | Pharmacy | farmacéutico*, pharmaceuticals, pharma, industria farmacéutica, biotecnología, biotechnology, biotech
social-services | Servicios sociales | Social services | social care, atención social, tercer sector, ong*, charity*, nonprofit, non-profit, sin ánimo de lucro, residencias de mayores, dependencia*, elderly care, aged care*
logistics | Logística | Logistics | almacén*, warehouse*, warehousing*, depósito*, supply chain, cadena de suministro, paquetería, parcels, distribución, logística y transporte, transport and logistics, storage*
transport | Transporte | Transport | transportation, transporte por carretera, public transport, transporte público, transporte de viajeros, conducción*, transporte marítimo, shipping*, naviera*, ferroviario, rail*, trucking, reparto*, delivery*
aviation | Aviación | Aviation | aeronáutica, aerospace, aeroespacial, airlines, aerolíneas, aerolínea
construction | Construcción | Construction | obra*, obras*, edificación, building industry, construction industry, reformas, building trade, building sites
installations | Instalaciones | Building services | frío y climatización*, instalaciones eléctricas*, climatización*
manufacturing | Industria | Manufacturing | fabricación, fábrica, factory, fábricas, factories, producción*, production*, industria manufacturera, metal, metalurgia, siderometalurgia, metalworking, industria cerámica, industria química, plásticos*, chemical industry, industrial*, packaging*, naval*, industria naval, shipbuilding
food | Alimentación | Food | industria alimentaria, food industry, food and beverage, alimentación y bebidas, alimentos, food manufacturing, agroalimentario, bebidas*, beverages*
agriculture | Agricultura | Agriculture | agro, agrario, agroindustria, agribusiness, farming, campo*, ganadería, viticultura*, horticulture, forestal, forestry, pesca*, fishing*, trabajo en el campo
hospitality | Hostelería | Hospitality | hotelería, restauración, restaurantes, restaurante, restaurants, restaurant, hoteles, hotels, hotel, gastronomía, bares*, catering, hotel industry, cafetería*, horeca, hostelería y turismo, hospitality and tourism
tourism | Turismo | Tourism | viajes*, travel*, travel and tourism, turismo y viajes
retail | Comercio | Retail | comercio minorista, tiendas, tienda, shops, shop, stores*, store*, supermercados, supermercado, supermarket, supermarkets, grocery store, grocery, venta al por menor, gran consumo, moda, fashion
ecommerce | Comercio electrónico | E-commerce | ecommerce, tienda online, online retail
cleaning | Limpieza | Cleaning | servicios de limpieza, cleaning services, facility services*
security | Seguridad privada | Security | seguridad*, vigilancia*, private security
energy | Energía | Energy | energías renovables, renewable energy, renewables, renovables, utilities, energético, electricidad*, oil and gas, petróleo y gas, solar*, eólica
environment | Medio ambiente | Environment | medioambiente, sostenibilidad, sustainability, environmental services, agua*, residuos, waste management
automotive | Automoción | Automotive | automóvil*, sector del automóvil, automotriz, car industry, vehículos*
education | Educación | Education | enseñanza, docencia, schools*, escuelas*, colegios*, academic*, formación*, training*, universidad*, university*
finance | Finanzas | Finance | banca, banking, banco*, servicios financieros, financial services, inversión*, investment*, sector financiero, bancos, banks
insurance | Seguros | Insurance | aseguradora, aseguradoras, insurers
legal | Servicios jurídicos | Legal services | derecho*, legal*, law*, abogacía, despachos de abogados, law firms
consulting | Consultoría | Consulting | asesoría*, advisory*, gestoría, professional services, servicios profesionales, consultancy
human-resources | Recursos humanos | Human resources | rrhh, selección de personal, recruitment*, staffing, trabajo temporal*
customer-service | Atención telefónica | Contact centres | contact center, call center*, contact centre*, servicio al cliente*, customer service*
marketing | Marketing y publicidad | Marketing and advertising | publicidad, advertising, marketing*, relaciones públicas, public relations
media | Medios | Media | medios de comunicación, prensa, periodismo*, audiovisual, cine*, film*, film industry, televisión*, radio*, publishing, editorial*, comunicación*
culture | Cultura | Culture | arte*, artes*, arts*, museos, museums, artes escénicas, música*, music*
design | Diseño | Design | diseño gráfico*
language-services | Servicios lingüísticos | Language services | traducción*, translation*
real-estate | Inmobiliaria | Real estate | sector inmobiliario, bienes raíces, property*, inmobiliario
public-sector | Sector público | Public sector | administración pública, public administration, government*, gobierno*, ayuntamiento*
defence | Defensa | Defence | defense, fuerzas armadas*, armed forces*
engineering | Ingeniería | Engineering | servicios de ingeniería
science | Ciencia e investigación | Science and research | investigación*, research*, laboratorios*
sport | Deporte y ocio | Sports and leisure | deporte, deportes, sports, sport, fitness*, gimnasio, gimnasios, gym, gyms, ocio, leisure, tiempo libre*
beauty | Belleza | Beauty | peluquería*, estética*, cosmética, cosmetics, belleza y estética
household | Servicio doméstico | Household | hogar*, empleo doméstico, domestic service, servicio del hogar
veterinary | Veterinaria | Veterinary | clínicas veterinarias, pets, mascotas, animales, animals
gardening | Jardinería | Gardening | paisajismo, landscaping, jardines*
textile | Textil | Textile | confección*, garments, textiles
maintenance | Mantenimiento | Maintenance | mantención*
mining | Minería | Mining | minas*
`;
