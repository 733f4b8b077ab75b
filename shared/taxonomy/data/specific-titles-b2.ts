/** Specific titles of sales, care and protective service; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_B2 = `
market-stall-seller 5211 | Vendedor de puesto de mercado | Market stallholder | market vendor, market trader, puestero, tendero de mercado, stall salesperson, feriante, vendedor ambulante de mercadillo, market seller
flower-stall-seller 5211 | Florista de puesto | Flower stall seller | vendedor de flores callejero, flower seller
newsstand-seller 5211 | Quiosquero | Newsagent | newspaper kiosk seller, kioskero, newsvendor, vendedor de quiosco, news stand attendant, puesto de periódicos vendedor, kiosk salesperson, canillita
street-food-vendor 5212 | Vendedor de comida callejera | Street food vendor | hot dog vendor, puestero de comida, taquero ambulante, churrero ambulante, ice cream van seller, heladero ambulante, ice cream vendor, vendedor de helados, food truck operator, operador de food truck, food hawker
shopkeeper 5221 | Tendero | Shopkeeper | comerciante minorista, small shop owner, dueño de tienda, propietario de tienda, abarrotero, almacenero de barrio, bodeguero de barrio, corner shop owner, store owner, grocer
antique-dealer 5221 | Anticuario | Antique dealer | vendedor de antigüedades, comerciante de antigüedades, antiques trader, antiquarian, almonedista
bookseller 5221 | Librero | Bookseller | vendedor de libros, bookshop owner, bookshop assistant, dependiente de librería, antiquarian bookseller, book shop specialised seller, book salesperson
scrap-dealer 5221 | Chatarrero comerciante | Scrap metal dealer | scrap merchant, comerciante de chatarra, desguazador, car breaker, dismantler
art-dealer 5221 | Marchante de arte | Art dealer | galerista, gallery owner, comerciante de arte, gallerist
section-head-retail 5222 | Jefe de sección de comercio | Retail department manager | encargado de sección, gerente de departamento de tienda, retail section manager
checkout-supervisor 5222 | Supervisor de cajas | Checkout supervisor | jefe de cajas, encargado de cajas, head cashier, front end supervisor, cajero principal
shop-assistant 5223 | Dependiente de comercio | Shop assistant | sales assistant, dependiente, retail associate, vendedor de tienda, sales clerk, store clerk, shop clerk, empleado de tienda, retail assistant, vendedor de mostrador
clothing-sales 5223 | Dependiente de tienda de ropa | Clothing shop assistant | clothing specialised seller, vendedor de ropa, fashion sales assistant, dependiente de moda, apparel sales associate, vendedor de prendas de vestir, boutique assistant
shoe-sales 5223 | Dependiente de zapatería | Shoe shop assistant | vendedor de calzado, shoe salesperson, vendedor de zapatos, footwear sales assistant, shoe and leather accessories seller
jewellery-sales 5223 | Dependiente de joyería | Jewellery shop assistant | vendedor de joyas, jewelry salesperson, vendedor de relojes, jewellery and watches seller, jewelry store clerk
furniture-sales 5223 | Vendedor de muebles | Furniture salesperson | dependiente de tienda de muebles, furniture shop assistant, mueblería vendedor, kitchen showroom seller
computer-sales 5223 | Vendedor de informática | Computer shop assistant | dependiente de tienda de informática, computer salesperson, vendedor de ordenadores, vendedor de computadoras, computer store clerk
games-sales 5223 | Vendedor de videojuegos | Computer games seller | dependiente de tienda de videojuegos, video game store clerk, software and multimedia seller, vendedor de software y videojuegos
phone-sales 5223 | Vendedor de telefonía | Mobile phone salesperson | dependiente de tienda de telefonía, vendedor de celulares, vendedor de móviles, cell phone sales associate, telecommunications equipment seller, phone shop assistant
electronics-sales 5223 | Vendedor de electrodomésticos | Appliance salesperson | dependiente de electrodomésticos, domestic appliance seller, electronics store clerk, vendedor de electrónica, audio and video equipment seller, vendedor de equipos de audio y vídeo
hardware-sales 5223 | Ferretero | Hardware shop assistant | dependiente de ferretería, ironmonger, hardware store clerk, vendedor de ferretería, ironmongery salesperson, hardware and paint seller, vendedor de pinturas
building-materials-sales 5223 | Vendedor de materiales de construcción | Building materials salesperson | builders' merchant assistant, dependiente de materiales de construcción, almacén de materiales vendedor, building supplies sales assistant
sports-sales 5223 | Vendedor de artículos deportivos | Sporting goods salesperson | dependiente de tienda de deportes, sports shop assistant, sporting accessories seller, sports equipment sales assistant
toy-sales 5223 | Vendedor de juguetes | Toy shop assistant | dependiente de juguetería, toys and games seller, toy store clerk, juguetero vendedor
perfume-sales 5223 | Vendedor de perfumería | Perfumery assistant | dependiente de perfumería, cosmetics salesperson, consejero de belleza, cosmetics and perfume seller, beauty consultant, vendedor de cosméticos, dermoconsejero, beauty adviser
pharmacy-sales 5223 | Dependiente de farmacia | Pharmacy sales assistant | pharmacy counter assistant, vendedor de farmacia, drugstore clerk, pharmacy cashier
orthopaedic-sales 5223 | Vendedor de artículos ortopédicos | Orthopaedic supplies salesperson | dependiente de ortopedia, medical goods seller, vendedor de productos médicos, orthopedic shop assistant, medical supplies salesperson
optical-sales 5223 | Dependiente de óptica | Optical shop assistant | eyewear salesperson, vendedor de gafas, eyewear and optical equipment seller, vendedor de lentes, optical sales assistant
pet-shop-sales 5223 | Dependiente de tienda de animales | Pet shop assistant | pet and pet food seller, vendedor de mascotas, pet store clerk, empleado de tienda de mascotas
florist-shop 5223 | Florista | Florist | floral designer, arreglista floral, dependiente de floristería, florería vendedor, flower and garden seller, flower shop assistant, flower arranger, vendedor de flores y plantas
butcher-counter 5223 | Vendedor de carnes | Meat counter assistant | carnicero de mostrador, dependiente de carnicería, meat and meat products seller, charcutero, delicatessen assistant, deli clerk, dependiente de charcutería, tocinero
fishmonger-counter 5223 | Pescadero | Fishmonger | vendedor de pescado, dependiente de pescadería, fish and seafood seller, fish counter assistant, pescatero, fish monger
greengrocer 5223 | Frutero | Greengrocer | verdulero, dependiente de frutería, fruit and vegetable seller, vendedor de frutas y verduras, produce clerk, fruiterer
bakery-sales 5223 | Dependiente de panadería | Bakery sales assistant | bakery shop assistant, vendedor de pan, bakery counter clerk, bakery specialised seller, panadería vendedor, despachador de pan
confectionery-sales 5223 | Dependiente de confitería | Confectionery shop assistant | vendedor de golosinas, sweet shop assistant, candy store clerk, confectionery seller, vendedor de dulces, pastry shop assistant, dependiente de pastelería
wine-sales 5223 | Dependiente de licorería | Wine shop assistant | vendedor de vinos, beverages specialised seller, off licence assistant, liquor store clerk, vendedor de bebidas, wine merchant
tobacco-sales 5223 | Estanquero | Tobacconist | vendedor de tabaco, tobacco specialised seller, cigarrero, tabaquero, dependiente de estanco, smoke shop clerk
stationery-sales 5223 | Dependiente de papelería | Stationery shop assistant | papelero, press and stationery seller, stationer, vendedor de artículos de oficina, stationery salesperson
music-shop-sales 5223 | Dependiente de tienda de música | Music shop assistant | music and video shop seller, vendedor de discos, record shop assistant, vendedor de instrumentos musicales, musical instrument salesperson
fabric-sales 5223 | Vendedor de telas | Fabric shop assistant | textile specialised seller, dependiente de mercería, haberdasher, mercero, draper, pañero, vendedor de tejidos, fabric store clerk, haberdashery assistant
carpet-sales 5223 | Vendedor de revestimientos de suelos | Floor and wall coverings seller | carpet shop assistant, dependiente de alfombras, flooring salesperson, vendedor de papel pintado
vehicle-sales 5223 | Vendedor de coches | Car salesperson | vendedor de autos, car dealer, vendedor de vehículos, motor vehicles seller, automobile salesman, asesor comercial de vehículos, car sales executive, motor vehicle salesperson
parts-sales 5223 | Vendedor de repuestos | Vehicle parts salesperson | vendedor de recambios, motor vehicle parts adviser, auto parts clerk, vendedor de autopartes, recambista, repuestero, parts counter clerk, spare parts sales assistant, dependiente de recambios
secondhand-sales 5223 | Vendedor de artículos de segunda mano | Second-hand goods seller | thrift store assistant, charity shop assistant, ropavejero, vendedor de ropa usada, second hand shop assistant, charity shop worker
weapons-sales 5223 | Armero vendedor | Firearms seller | gun shop assistant, vendedor de armas, ammunition specialised seller, vendedor de armas y municiones, gun dealer
rental-clerk-car 5249 | Agente de alquiler de coches | Car rental agent | rental service representative in cars, vehicle rental clerk, empleado de alquiler de vehículos, rent a car agent, agente de renta de autos, car hire desk agent
rental-clerk-tools 5249 | Agente de alquiler de herramientas y maquinaria | Tool hire assistant | equipment rental clerk, tool hire shop assistant, empleado de alquiler de maquinaria, plant hire clerk, machinery rental agent
rental-clerk-leisure 5249 | Agente de alquiler de equipo deportivo | Sports equipment rental clerk | ski hire assistant, alquiler de esquís empleado, bike rental clerk, recreational goods rental clerk, boat rental attendant
rental-clerk-video 5249 | Empleado de videoclub | Video rental clerk | video store clerk, video tape rental assistant, dependiente de videoclub
rental-clerk-party 5249 | Agente de alquiler de trajes | Costume hire assistant | formal wear rental clerk, alquiler de disfraces empleado, tuxedo rental assistant
cashier 5230 | Cajero | Cashier | checkout operator, cajero de supermercado, checkout assistant, till operator, cajera de tienda, operador de caja, till assistant, store cashier
ticket-seller-cinema 5230 | Taquillero | Box office clerk | ticket seller, boletero, ticket sales agent, taquillero de cine, boletería vendedor, theatre ticket clerk, vendedor de entradas, box office assistant, ticket issuing clerk
canteen-cashier 5230 | Cajero de cafetería | Canteen cashier | restaurant cashier, cajero de restaurante, cafeteria cashier
car-park-cashier 5230 | Cajero de estacionamiento | Car park cashier | parking cashier, cobrador de parking, parking lot cashier
toll-collector 4211 | Cobrador de peaje | Toll collector | toll booth attendant, peajista, empleado de peaje, tollbooth operator, cobrador de caseta
fashion-model 5241 | Modelo de pasarela | Fashion model | catwalk model, maniquí, modelo de moda, runway model, photo model, modelo publicitario, clothes model, photographic model
art-model 5241 | Modelo de artista | Artist's model | life model, modelo de dibujo al natural, modelo de bellas artes, nude model
sales-demonstrator 5242 | Demostrador comercial | Sales demonstrator | product demonstrator, promotor de ventas, demostrador de productos, in store demonstrator, promotions demonstrator, azafata de promociones, impulsador, degustadora, brand promoter
merchandiser 5242 | Reponedor promotor | Visual merchandiser | escaparatista, window dresser, merchandiser de tienda, decorador de escaparates, vitrinista, display artist, aparadorista
door-seller 5243 | Vendedor puerta a puerta | Door-to-door salesperson | comercial a puerta fría, doorstep seller, vendedor domiciliario, canvasser, direct salesperson, vendedor por catálogo, direct selling consultant
telesales-agent 5244 | Agente de ventas por teléfono | Telesales agent | teleoperador de ventas, call centre sales agent, inside sales representative, vendedor de call center, telephone sales agent, internet sales agent, online salesperson
online-seller 5244 | Vendedor en línea | Online seller | online shop assistant, vendedor por internet, e-commerce seller, comerciante en línea, online trader, web shop operator
service-station-attendant 5245 | Expendedor de combustible | Petrol station attendant | gasolinero, service station attendant, bombero de gasolinera, gas station attendant, despachador de gasolina, empleado de gasolinera, islero, playero de estación de servicio, fuel station attendant, bencinero, forecourt attendant, marina fuel attendant
food-counter-attendant 5246 | Auxiliar de mostrador de comida | Food service counter attendant | counter attendant, cafeteria counter attendant, salad bar attendant, dependiente de cafetería, empleado de mostrador de cafetería, canteen assistant, food server counter, quick service restaurant counter attendant
ice-cream-scooper 5246 | Dependiente de heladería | Ice cream parlour assistant | heladero de mostrador, ice cream scooper, gelateria assistant
service-adviser-garage 5249 | Asesor de servicio de taller | Vehicle service adviser | recepcionista de taller, service advisor, asesor de posventa de automóviles, workshop receptionist
creche-worker 5311 | Cuidador de guardería | Crèche worker | nursery assistant, auxiliar de jardín de infancia, técnico de educación infantil, nursery nurse, day care worker, child day care worker, puericultor, parvularia auxiliar, nursery worker, cuidador infantil
after-school-worker 5311 | Monitor de actividades extraescolares | After-school club worker | out of school care worker, monitor de ludoteca, playworker, ludotecario, play leader, monitor de comedor, lunchtime supervisor, midday supervisor
school-bus-attendant 5311 | Monitor de transporte escolar | School bus attendant | school bus monitor, acompañante de transporte escolar, acompañante de autobús escolar, bus escort, school bus aide
au-pair 5311 | Au pair | Au pair | niñero interno, live in nanny, mother's helper
governess 5311 | Institutriz | Governess | institutor, preceptor de niños en casa
special-needs-aide 5312 | Auxiliar de educación especial | Special needs teaching assistant | special educational needs assistant, monitor de educación especial, SEN assistant, asistente de educación especial, auxiliar técnico educativo, learning support assistant
preschool-aide 5312 | Auxiliar de educación infantil | Preschool teaching assistant | early years teaching assistant, asistente de educación parvularia, kindergarten aide, asistente de párvulos, early years assistant
healthcare-assistant 5321 | Auxiliar de cuidados de enfermería | Healthcare assistant | nurse assistant, nursing aide, health care aide, técnico en cuidados auxiliares de enfermería, hospital nursing assistant, patient care assistant, clinical support worker, auxiliar de clínica, nurse's aide
birth-assistant 5321 | Asistente de parto | Birth assistant | doula, birth attendant clinic, doula de parto, birth companion, acompañante de parto
psychiatric-aide 5321 | Auxiliar psiquiátrico | Psychiatric aide | mental health nursing assistant, auxiliar de psiquiatría, psychiatric nursing assistant, cuidador psiquiátrico
home-care-aide 5322 | Asistente de ayuda a domicilio | Home care aide | home carer, auxiliar de ayuda a domicilio, domiciliary care worker, trabajador de ayuda a domicilio, personal care aide, asistente domiciliario, home support worker, personal assistant for disabled
care-home-worker 5322 | Gerocultor | Care home worker | cuidador de residencia, auxiliar de geriatría, residential home older adult care worker, nursing home aide, elderly care assistant, auxiliar geriátrico, cuidador de ancianos, residential care worker
disability-support-worker 5322 | Cuidador de personas con discapacidad | Disability support worker | asistente personal de discapacidad, adults with disability care worker, monitor de discapacidad, residential care home worker for disability
foster-carer 5311 | Acogedor familiar | Foster carer | foster parent, familia de acogida, madre de acogida, foster care support worker
dental-aide 3251 | Auxiliar de odontología | Dental assistant | dental nurse, asistente dental, auxiliar de clínica dental, higienista auxiliar, chairside assistant, dental chairside assistant, asistente de odontólogo
phlebotomist 5329 | Flebotomista | Phlebotomist | extractor de sangre, extraccionista, blood taker, venesection technician, flebotomista hospitalario
sterilisation-technician 5329 | Técnico de esterilización | Sterile services technician | sterilisation aide, auxiliar de esterilización, sterilization technician, central sterile technician, sterile processing technician, técnico en esterilización de instrumental
hospital-orderly 5329 | Celador | Hospital porter | camillero, hospital orderly, celador de hospital, ward orderly, patient porter, patient transport porter, celador sanitario, medical orderly
pharmacy-aide 5329 | Auxiliar de farmacia | Pharmacy assistant | pharmacy aide, ayudante de farmacia, auxiliar de botica, dispensary assistant, pharmacist's assistant
imaging-aide 5329 | Auxiliar de radiología | Medical imaging assistant | radiology assistant, x ray aide, radiography assistant, asistente de rayos x
physio-aide 5329 | Auxiliar de fisioterapia | Physiotherapy assistant | physical therapy aide, asistente de fisioterapia, ayudante de fisioterapeuta, physical therapist assistant
firefighter 5411 | Bombero | Firefighter | fireman, fire officer, bombero municipal, apagafuegos, firewoman, fire fighter, bombero voluntario, oficial de bomberos
airport-firefighter 5411 | Bombero de aeropuerto | Airport firefighter | aviation firefighter, aircraft rescue firefighter, bombero aeronáutico, aircraft fire and rescue
forest-firefighter 5411 | Bombero forestal | Forest firefighter | wildland firefighter, brigadista forestal, combatiente de incendios forestales, smokejumper, hotshot firefighter, peón de extinción de incendios forestales
industrial-firefighter 5411 | Bombero de empresa | Industrial firefighter | bombero industrial, works firefighter, refinery firefighter
marine-firefighter 5411 | Bombero marítimo | Marine firefighter | bombero naval, fireboat firefighter, bombero de puerto
fire-station-officer 5411 | Jefe de parque de bomberos | Fire station officer | fire service vehicle operator, fire captain
police-patrol 5412 | Agente de policía | Police officer | policeman, policewoman, constable, policía, policía nacional, patrullero, patrol officer, cop, police constable, gendarme, carabinero, agente de policía local, policía municipal
mounted-police 5412 | Policía montado | Mounted police officer | policía a caballo, mounted officer, jinete de policía
police-dog-handler 5412 | Guía canino | Dog handler | police dog handler, guía de perros policía, canine handler, manejador de perros, security dog handler, k9 officer
traffic-police 5412 | Policía de tráfico | Traffic police officer | policía de tránsito, agente de tránsito, traffic officer, agente de tráfico, guardia civil de tráfico, motorway patrol officer, highway patrol officer
harbour-police 5412 | Policía portuario | Harbour police officer | port police officer, port warden, policía del puerto, marine police
civil-guard 5412 | Guardia civil | Civil guard | guardia nacional, gendarme national guard
military-police 5412 | Policía militar | Military police officer | MP officer, policía naval, redcap
prison-guard 5413 | Funcionario de prisiones | Prison officer | correctional officer, carcelero, prison guard, guardia de prisión, jailer, custodio penitenciario, corrections officer, guardián de cárcel, gendarme penitenciario, agente penitenciario
juvenile-guard 5413 | Celador de centro de menores | Juvenile correctional officer | educador de centro de menores de seguridad, juvenile detention officer, youth custody officer
security-guard 5414 | Vigilante de seguridad | Security guard | guardia de seguridad, security officer, vigilante, guardia privado, guarda de seguridad, vigilante jurado, agente de seguridad privada, security agent
night-watchman 5414 | Vigilante nocturno | Night watchman | sereno, night guard, velador, guardia nocturno, watchman, guachimán
bodyguard 5414 | Escolta | Bodyguard | guardaespaldas, close protection officer, personal protection officer, guardia personal, escolta privado, executive protection agent
door-supervisor 5414 | Portero de discoteca | Bouncer | doorman, door supervisor, controlador de acceso de local, nightclub bouncer, cadenero, patovica, sacaborrachos, controlador de accesos, door staff, gorila de discoteca
museum-guard 5414 | Vigilante de museo | Museum attendant | auxiliar de sala de museo, gallery attendant, vigilante de sala, museum guard, gallery assistant, museum security guard
store-detective 5414 | Detective de tienda | Store detective | loss prevention officer, vigilante de tienda, shoplifting guard, loss prevention agent, guardia de tienda, agente de prevención de pérdidas
cctv-operator 5414 | Operador de videovigilancia | CCTV operator | video surveillance operator, operador de cámaras de seguridad, security control room operator, vigilante de cctv, alarm control room operator, operador de central de alarmas, alarm monitoring operator
cash-in-transit-guard 5414 | Vigilante de transporte de fondos | Armoured car guard | cash in transit guard, custodio de valores, armored car guard, portavalores, guardia de transporte de valores, armoured car crew
airport-security 5414 | Agente de seguridad aeroportuaria | Airport security officer | airport screener, hand luggage inspector, passenger screening officer, vigilante de filtro de aeropuerto, inspector de equipaje de mano, baggage screener, TSA officer, aviation security agent
crowd-steward 5414 | Controlador de público | Event steward | crowd controller, stadium steward, auxiliar de eventos de seguridad, crowd steward, controlador de multitudes, event security steward
gatekeeper 5414 | Portero de recinto | Gatekeeper | gate guard, garita vigilante, guardabarrera de recinto, controlador de garita, gate attendant security
lifeguard 5419 | Socorrista | Lifeguard | salvavidas, beach lifeguard, pool lifeguard, guardavidas, socorrista acuático, lifeguard instructor, bañero salvavidas, swimming pool lifeguard
mountain-rescuer 5419 | Rescatista de montaña | Mountain rescuer | mountain rescue worker, guardia de rescate de montaña, socorrista de montaña, ski patroller, pistero socorrista, patrullero de esquí
sea-rescuer 5419 | Rescatador marítimo | Coastguard watch officer | coastguard, coast guard officer, guardacostas, vigilante de salvamento marítimo, lifeboat crew, rescatador de salvamento marítimo, maritime rescue swimmer
civil-protection-worker 5419 | Agente de protección civil | Civil protection officer | emergency response worker, disaster relief worker, voluntario de protección civil, trabajador de emergencias en desastres
animal-control 5419 | Agente de control de animales | Animal control officer | dog warden, lacero, dog catcher, perrero municipal, animal warden, perrero
game-warden 5419 | Guarda de caza | Game warden | gamekeeper, guarda rural de caza, wildlife officer, guarda fauna, guardaparque de fauna, coto guarda, guardabosque de caza
parking-warden 5419 | Controlador de estacionamiento | Traffic warden | parking enforcement officer, civil parking enforcement officer, controlador de la ORA, parking attendant enforcement, vigilante de zona azul, parquimetrero, parking inspector, agente de movilidad
crossing-guard 5419 | Guardia de cruce escolar | School crossing guard | lollipop lady, lollipop man, crossing patrol, auxiliar de paso escolar, crossing guard
bailiff 5419 | Ujier judicial | Court bailiff | court officer, alguacil, bailiff, agente judicial, court usher, ujier de tribunal, sheriff officer, portero de estrados
`;
