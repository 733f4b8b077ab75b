/** Specific titles of clerical support and of personal service; see ../specific-titles.ts for the format. */
export const SPECIFIC_TITLES_B1 = `
general-clerk 4110 | Auxiliar de oficina | Office assistant | oficinista, empleado de oficina, general office clerk, administrative clerk, office junior, auxiliar administrativo general, capturista de oficina
correspondence-clerk 4110 | Administrativo de correspondencia | Correspondence clerk | empleado de correspondencia, encargado de correspondencia, letter writer, customer correspondence clerk, correspondence officer
file-clerk 4415 | Archivero de oficina | Filing clerk | auxiliar de archivo, file clerk, records clerk, empleado de archivo, archivista auxiliar, records assistant, administrativo de archivo
membership-clerk 4110 | Administrativo de socios | Membership administrator | membership clerk, membership officer, encargado de afiliaciones, gestor de membresías, administrativo de membresías
school-secretary 4120 | Secretario de centro escolar | School secretary | secretario escolar, secretario de colegio, school administrator, administrativo escolar, secretario de escuela
typist 4131 | Mecanógrafo | Typist | dactilógrafo, word processor operator, operador de procesador de textos, copy typist, clerk typist, mecanotaquígrafo
transcriptionist 4131 | Transcriptor de audio | Audio typist | transcriptionist, transcriber, transcriptor, audiotipista, transcripcionista, transcribing typist
stenographer 4131 | Taquígrafo | Stenographer | estenógrafo, shorthand writer, shorthand typist, estenotipista, court reporter, stenotypist, taquimecanógrafo
scanning-clerk 4132 | Operador de digitalización de documentos | Document scanning operator | scanning clerk, digitalizador de documentos, escaneador de documentos, document imaging clerk, operador de escáner
data-entry-supervisor 4132 | Supervisor de entrada de datos | Data entry supervisor | jefe de grabación de datos, coordinador de grabadores de datos, data capture supervisor, supervisor de captura de datos
bank-cashier-fx 4211 | Empleado de cambio de divisas | Foreign exchange cashier | bureau de change cashier, cajero de casa de cambio, currency exchange clerk, cambista, agente de cambio de moneda, money changer, foreign currency teller
post-counter-clerk 4211 | Empleado de ventanilla de correos | Post office counter clerk | post office clerk, postal clerk, empleado de correos de atención al público, postal counter assistant, ventanillero de correos
bookmaker 4212 | Corredor de apuestas | Bookmaker | bookie, apostador profesional de casa de apuestas, betting agent, turf accountant, agente de apuestas
betting-clerk 4212 | Empleado de casa de apuestas | Betting shop clerk | betting clerk, taquillero de apuestas, betting shop cashier, bookmaker's clerk, cajero de apuestas, vendedor de apuestas
croupier 4212 | Crupier | Croupier | casino dealer, tallador de casino, card dealer, croupier de casino, gaming dealer, table games dealer
bingo-caller 4212 | Locutor de bingo | Bingo caller | cantador de bingo, bingo announcer, vocero de bingo
gaming-pit-boss 4212 | Jefe de mesa de casino | Casino pit boss | pit boss, inspector de juego de casino, gaming supervisor, gaming inspector, supervisor de mesas de juego, jefe de sala de juego
lottery-cashier 4212 | Cajero de lotería | Lottery cashier | lottery clerk, lotero, empleado de administración de lotería, lottery terminal operator
slot-attendant 4212 | Asistente de máquinas tragaperras | Slot machine attendant | slot attendant, empleado de salón recreativo, amusement arcade attendant, operador de máquinas tragamonedas
pawn-clerk 4213 | Empleado de casa de empeños | Pawnshop clerk | pawnbroker's clerk, tasador de casa de empeños, empleado de monte de piedad
loan-lender 4213 | Concesor de préstamos pequeños | Loan broker clerk | microlender, prestador de dinero, loan clerk counter
bill-collector 4214 | Cobrador de deudas | Bill collector | debt recovery agent, recuperador de deudas, agente de cobranza, gestor de impagados, collection agent, cobrador de morosos, debt collection agent
charity-collector 4214 | Recaudador de donativos | Charity collector | captador de fondos a pie de calle, street fundraiser, face to face fundraiser, captador de socios, recaudador de fondos benéficos
rent-collector 4214 | Cobrador de alquileres | Rent collector | cobrador de rentas, recaudador de alquileres
travel-agent 4221 | Agente de viajes | Travel agent | travel consultant, empleado de agencia de viajes, asesor de viajes, travel agency clerk, travel adviser, vendedor de viajes
airline-ticket-agent 4221 | Agente de venta de billetes de avión | Airline ticket agent | ticketing agent, agente de emisión de billetes, airline sales agent, reservation agent airline
reservations-agent 4221 | Agente de reservas | Reservations agent | reservation clerk, booking agent, empleado de reservas, booking clerk
check-in-agent 4221 | Agente de facturación de pasajeros | Airport check-in agent | passenger check in agent, agente de check in, check in attendant, passenger service agent, agente de pasajes, agente de servicio al pasajero, ground hostess, azafata de tierra
tourist-information-clerk 4221 | Informador turístico | Tourist information officer | tourist information clerk, agente de información turística, empleado de oficina de turismo, visitor information assistant, técnico de información turística, tourist office assistant
railway-ticket-clerk 4221 | Taquillero de estación | Railway ticket clerk | ticket office clerk, vendedor de billetes de tren, boletero de estación, railway sales agent, station ticket seller, expendedor de billetes, booking office clerk
bus-travel-clerk 4221 | Empleado de venta de billetes de autobús | Bus ticket office clerk | boletero de terminal de autobuses, coach station clerk, bus ticket agent
visa-clerk 4221 | Gestor de visados | Visa clerk | visa processing agent, tramitador de visas, visa application clerk, agente de visados
complaint-clerk 4222 | Administrativo de reclamaciones | Complaints handler | complaints clerk, gestor de reclamaciones, gestor de quejas, customer complaints officer, tramitador de quejas
helpdesk-call-agent 4222 | Agente de centro de contacto | Contact centre agent | contact centre information clerk, contact center operator, operador de contact center, agente de centro de llamadas, informador telefónico
emergency-call-taker 4222 | Operador de llamadas de emergencia | Emergency call handler | emergency medical dispatcher, 112 operator, 911 operator, operador del 112, telefonista de emergencias, emergency dispatcher, operador de sala de emergencias, coordinador de emergencias sanitarias
live-chat-operator 4222 | Operador de chat en vivo | Live chat operator | live chat agent, web chat agent, agente de chat, chat support agent, operador de chat en línea
hotel-receptionist 4224 | Recepcionista de hotel | Hotel receptionist | hotel front desk clerk, hotel front desk agent, empleado de recepción de hotel, hotel reception clerk, agente de recepción hotelera
hotel-night-auditor 4224 | Auditor nocturno de hotel | Night auditor | recepcionista nocturno, night receptionist, recepcionista de noche, night porter receptionist, auditor de noche
camping-receptionist 4224 | Recepcionista de camping | Campsite receptionist | camping ground receptionist, recepcionista de campamento, campground host
information-desk-clerk 4225 | Empleado de mostrador de información | Information desk clerk | enquiry clerk, inquiry clerk, enquiry desk clerk, empleado de información, informador, information clerk, asistente de información al público
hospital-admissions-clerk 4225 | Administrativo de admisión hospitalaria | Hospital admissions clerk | admissions clerk, admisionista de hospital, patient registration clerk, registrador de pacientes, empleado de admisión, admitting clerk
medical-receptionist 4226 | Recepcionista de clínica | Medical receptionist | doctor's receptionist, recepcionista de consultorio médico, front line medical receptionist, recepcionista de consulta médica, recepcionista sanitario, surgery receptionist
dental-receptionist 4226 | Recepcionista de clínica dental | Dental receptionist | recepcionista dental, dental office receptionist, dental front desk
vet-receptionist 4226 | Recepcionista de clínica veterinaria | Veterinary receptionist | recepcionista veterinario, vet clinic receptionist, animal hospital receptionist
spa-receptionist 4226 | Recepcionista de spa | Spa receptionist | recepcionista de balneario, spa attendant receptionist, spa front desk
polling-agent 4227 | Entrevistador de encuestas | Poll interviewer | survey enumerator, survey enumerator field, agente de sondeos, encuestador de campo, pollster interviewer, enumerador, survey field interviewer
census-taker 4227 | Censista | Census enumerator | census taker, agente censal, empadronador, empleado del censo, encuestador censal
mystery-shopper 4229 | Cliente misterioso | Mystery shopper | comprador misterioso, secret shopper, cliente incógnito, mystery customer
passenger-info-officer 4229 | Informador de pasajeros | Passenger information officer | agente de información al viajero, railway passenger service agent, passenger assistant, asistente de pasajeros de estación, station assistant
ledger-clerk 4311 | Auxiliar de contabilidad | Bookkeeping clerk | bookkeeper, tenedor de libros, ledger clerk, auxiliar contable, accounts clerk, accounts assistant, asistente contable, bookkeeping assistant
accounts-payable 4311 | Administrativo de cuentas por pagar | Accounts payable clerk | auxiliar de cuentas a pagar, purchase ledger clerk, analista de cuentas por pagar, técnico de pagos a proveedores
accounts-receivable 4311 | Administrativo de cuentas por cobrar | Accounts receivable clerk | sales ledger clerk, auxiliar de cuentas a cobrar, credit control clerk, analista de cuentas por cobrar, credit controller
cost-clerk 4311 | Administrativo de costes | Costing clerk | auxiliar de costos, cost accounting clerk, cost clerk, analista auxiliar de costes
audit-clerk 4311 | Auxiliar de auditoría | Audit clerk | auditing clerk, asistente de auditoría, audit assistant, audit junior
invoicing-clerk 4311 | Administrativo de facturas | Invoice clerk | invoicing clerk, facturador, empleado de facturación, billing administrator
insurance-clerk 4312 | Administrativo de seguros | Insurance clerk | insurance administrator, auxiliar de seguros, empleado de seguros, insurance policy administrator, tramitador de pólizas
claims-handler 4312 | Tramitador de siniestros | Insurance claims handler | claims handler, claims clerk, gestor de siniestros, claims processor, administrativo de siniestros, tramitador de reclamaciones de seguros, claims administrator
brokerage-clerk 4312 | Administrativo de valores | Securities clerk | brokerage clerk, stock market clerk, empleado de bolsa, back office de valores, securities administrator, investment clerk, administrativo de inversiones, investment administration clerk
statistical-clerk 4312 | Auxiliar de estadística | Statistical clerk | statistics assistant, empleado de estadística, statistical assistant, asistente estadístico, actuarial assistant, auxiliar actuarial, actuarial clerk
tax-clerk 4312 | Auxiliar fiscal | Tax clerk | administrativo de impuestos, tax preparation assistant, administrativo fiscal, tax compliance clerk
credit-clerk 4312 | Administrativo de crédito | Credit clerk | mortgage clerk, administrativo hipotecario, administrativo de préstamos, loan processing clerk, loan administrator, back office de crédito
property-assistant-clerk 4110 | Auxiliar inmobiliario | Property assistant | asistente inmobiliario, real estate assistant, administrativo inmobiliario, lettings administrator
payroll-timekeeper 4313 | Cronometrador de nómina | Timekeeping clerk | time clerk, tomador de tiempo, controlador de fichajes, wages clerk, empleado de planillas, planillero
stock-clerk 4321 | Administrativo de almacén | Stock clerk | stockroom clerk, almacenero administrativo, warehouse clerk, empleado de almacén, storekeeper, storeman, pañolero, bodeguero, storeroom clerk
weighing-clerk 4321 | Basculero | Weighbridge operator | weighing clerk, pesador de camiones, báscula operario, weighbridge clerk, operador de báscula, weigher, pesador, weighmaster
freight-receiving-clerk 4321 | Administrativo de recepción de mercancías | Goods receiving clerk | goods inwards clerk, receptor de mercancías, receiving clerk, recibidor de mercancías, recepcionista de mercancías
shipping-clerk 4321 | Administrativo de expediciones | Shipping clerk | despatch clerk, dispatch clerk, encargado de expediciones, empleado de expedición, auxiliar de despacho de mercancías, goods dispatch clerk
tool-crib-attendant 4321 | Encargado del pañol de herramientas | Tool crib attendant | toolroom attendant, toolkeeper, herramentista de pañol, tool store attendant, tool store keeper
medical-stores-clerk 4321 | Almacenero de farmacia | Medical stores clerk | pharmacy stores assistant, encargado de suministros sanitarios, hospital supply clerk
fuel-depot-clerk 4321 | Empleado de depósito de combustible | Fuel depot clerk | fuel stock controller, controlador de combustible, petrol depot attendant
production-planning-clerk 4322 | Administrativo de planificación de producción | Production planning clerk | production planner assistant, programador de producción, production scheduling clerk, material planning clerk, production clerk, planificador de materiales
dtp-clerk 4322 | Planificador de pedidos de confección | Garment production scheduler | clothing production planner, textile production planner
print-planner 4322 | Planificador de imprenta | Print planner | print production planner, planificador de artes gráficas, printing scheduler
expediter 4322 | Activador de compras | Expediter | expeditor, order expediter, agente de seguimiento de pedidos, production expediter, procurement expediter
freight-dispatcher 4323 | Despachador de carga | Freight dispatcher | load dispatcher, coordinador de cargas, cargo dispatcher, truck dispatcher, planificador de cargas
ship-planner 4323 | Planificador de buques | Ship planner | vessel planner, planificador de estiba, stowage planner, planificador de contenedores
water-traffic-coordinator 4323 | Coordinador de tráfico marítimo | Port coordinator | water traffic coordinator, vessel traffic coordinator, coordinador portuario, dock traffic coordinator, harbour coordinator
taxi-controller 4323 | Operador de radiotaxi | Taxi controller | taxi dispatcher, despachador de taxis, telefonista de taxis, cab controller, operador de central de taxis
bus-route-supervisor 4323 | Supervisor de línea de autobuses | Bus route supervisor | inspector de autobuses, bus inspector, regulador de autobuses, bus controller, inspector de tráfico de autobuses
railway-yard-clerk 4323 | Controlador de patio ferroviario | Railway yard clerk | yardmaster clerk, rail yard controller, agente de patio de maniobras
air-cargo-clerk 4323 | Agente de carga aérea | Air cargo agent | air freight agent, freight clerk airline, agente de flete aéreo
flight-dispatcher 4323 | Despachador de vuelos | Flight dispatcher | flight operations officer, oficial de operaciones de vuelo, airline dispatcher, despachador de aeronaves, aircraft dispatcher, oficial de operaciones aéreas
move-coordinator 4323 | Coordinador de mudanzas | Removals coordinator | move coordinator, moving coordinator, removals manager, organizador de mudanzas
forwarding-clerk 4323 | Administrativo de tránsito | Freight forwarding clerk | operativo de tráfico, forwarding clerk, administrativo de transporte, transport clerk, operador de tráfico, transport administrator
library-clerk 4411 | Auxiliar de biblioteca | Library assistant | library clerk, asistente de biblioteca, library aide, ayudante de biblioteca, empleado de biblioteca, library shelver
postal-carrier 4412 | Cartero | Postman | mail carrier, postwoman, mailman, letter carrier, repartidor de correo, postal worker, postie, postal delivery worker, mail deliverer
mail-sorter 4412 | Clasificador de correo | Mail sorter | mail clerk, clasificador postal, sorting office worker, postal sorter, mailroom clerk, encargado de la sala de correo, empleado de sala de correspondencia, mailroom assistant
coding-clerk 4413 | Codificador | Coding clerk | coder of data, empleado de codificación, survey coder, codificador de datos, codificador de encuestas
clinical-coder 4413 | Codificador clínico | Clinical coder | medical coder, codificador médico, codificador de diagnósticos, codificador de historias clínicas, medical coding specialist
proofreader 4413 | Corrector de pruebas | Proofreader | corrector de textos, corrector ortotipográfico, proofreading clerk, lector de pruebas, proof corrector, corrector de galeradas
scribe 4414 | Escribano público | Public scribe | evangelista, letter writer for others, redactor de cartas, form filling assistant, memorialista
photocopy-operator 4415 | Operador de fotocopiadora | Photocopying clerk | copy shop assistant, empleado de reprografía, fotocopista, copying machine operator, reprographics operator, operador de reprografía, reprographic technician
medical-records-clerk 4415 | Archivero de historias clínicas | Medical records clerk | administrativo de historias clínicas, health records clerk, auxiliar de archivo clínico, patient records clerk
human-resources-clerk 4416 | Administrativo de recursos humanos | Human resources clerk | personnel clerk, auxiliar de recursos humanos, HR assistant, administrativo de personal, personnel records clerk, hr administrator, asistente de recursos humanos
advertising-clerk 4419 | Administrativo de publicidad | Advertising clerk | classified advertising clerk, receptor de anuncios, empleado de anuncios clasificados, advertising assistant
press-clipping-clerk 4419 | Recopilador de prensa | Press clippings clerk | clipping reader, media monitoring clerk, auxiliar de documentación de prensa, press cutter
directory-compiler 4419 | Compilador de directorios | Directory compiler | compilador de listados, list compiler, recopilador de guías
cabin-crew 5111 | Auxiliar de vuelo | Flight attendant | cabin crew, tripulante de cabina, azafata de vuelo, sobrecargo de avión, tripulante de cabina de pasajeros, aeromozo, air steward, stewardess, air hostess, cabin attendant, cabin crew member
chief-purser 5111 | Jefe de cabina | Purser | cabin crew manager, chief flight attendant, chief steward, chief purser, supervisor de tripulación de cabina
ship-steward 5111 | Camarero de barco | Ship steward | mayordomo de barco, camarero de a bordo, steward de crucero, cruise ship steward, yacht steward, mozo de cámara, stewardess on ships
ferry-attendant 5112 | Asistente de pasajeros de transbordador | Ferry passenger attendant | ferry attendant, auxiliar de ferry, deck passenger attendant
train-attendant 5112 | Auxiliar de tren | Railway passenger attendant | train steward, auxiliar de a bordo de tren, azafata de tren, sleeping car attendant, mozo de coche cama, train hostess
ticket-inspector 5112 | Revisor de billetes | Ticket inspector | ticket collector, inspector de boletos, ticket examiner, revenue protection officer, controlador de billetes, fare inspector, inspector de pasajes, picaboletos
bus-conductor 5112 | Cobrador de autobús | Bus conductor | tram conductor, ayudante de autobús, cobrador de colectivo, cable car conductor, cobrador de tranvía
cablecar-attendant 5112 | Operario de teleférico | Cable car attendant | ski lift attendant, remontero, agente de remontes, chairlift operator, operador de telesilla, ski lift operator, operador de teleférico, telesillero
tour-guide 5113 | Guía turístico | Tour guide | guía de turismo, tourist guide, city guide, guía acompañante, tour escort, sightseeing guide, guía local, tour manager, tour leader, courier guide
museum-guide 5113 | Guía de museo | Museum guide | museum docent, art gallery guide, guía de galería de arte, guía de exposiciones, docent, educador guía de museo, heritage guide
park-guide 5113 | Guía de parque natural | Park guide | nature guide, guía de naturaleza, guía intérprete del patrimonio natural, ecoguide, interpretive guide
safari-guide 5113 | Guía de safari | Safari guide | wildlife guide, guía de fauna, game drive guide
theme-park-guide 5113 | Guía de parque temático | Theme park guide | theme park host, empleado de parque temático, anfitrión de parque de atracciones, amusement park guide
mountain-guide 5113 | Guía de montaña | Mountain guide | alpine guide, guía de alta montaña, trekking guide, guía de senderismo, hiking guide, mountain leader, guía de barrancos, canyoning guide
airport-greeter 5113 | Asistente de bienvenida en aeropuerto | Airport greeter | meet and greet agent, agente receptor, transferista, transfer representative, tour operator representative, representante de turoperador, holiday rep, tour rep
pastry-cook-assistant 5120 | Ayudante de pastelería | Pastry assistant | pastry helper, auxiliar de repostería
line-cook 5120 | Cocinero de partida | Line cook | chef de partie, station chef, jefe de partida, cocinero de línea, section chef, cook de partida
grill-cook 5120 | Parrillero | Grill cook | asador, barbecue cook, grill chef, asador de carnes, cocinero de parrilla, pitmaster, rotisserie cook, broiler cook
fish-cook 5120 | Cocinero de pescados | Fish cook | fish chef, poissonnier, pescadero de cocina, seafood cook, marisquero de cocina
school-cook 5120 | Cocinero escolar | School cook | cocinero de comedor escolar, canteen cook, cocinero de colectividades, institutional cook, cocinero de comedor, school kitchen cook
ship-cook 5120 | Cocinero de barco | Ship's cook | galley cook, cocinero de buque, marmitón, naval cook
diet-cook 5120 | Cocinero dietético | Diet cook | cocinero de dietas, dietary cook, special diet cook, cocinero de hospital
sushi-cook 5120 | Maestro de sushi | Sushi chef | sushiman, itamae, cocinero japonés, sushi maker
industrial-cook 5120 | Cocinero industrial | Industrial cook | cocinero de catering, catering cook, production kitchen cook, banquet cook
head-waiter 5131 | Jefe de sala | Head waiter | maître, maitre d'hotel, headwaiter, dining room manager, capitán de meseros, restaurant host supervisor, jefe de rango, jefe de comedor
wine-waiter 5131 | Sumiller | Sommelier | wine waiter, somelier, wine steward, escanciador de vinos, wine sommelier
restaurant-host 5131 | Anfitrión de restaurante | Restaurant host | restaurant hostess, recepcionista de restaurante, greeter of restaurant
room-service-waiter 5131 | Camarero de pisos de comidas | Room service attendant | room service waiter, servicio de habitaciones camarero, mozo de room service
banquet-waiter 5131 | Camarero de banquetes | Banquet server | banquet waiter, mesero de banquetes, mesero de eventos, function waiter, camarero de eventos, catering waiter
busser 9412 | Ayudante de camarero | Busser | commis waiter, busboy, runner de sala, corredor de comida, garrotero, ayudante de mesero, table clearer, food runner
bar-back 9412 | Ayudante de bar | Barback | bar helper, auxiliar de barra, glass collector, recogevasos
bartender-mixologist 5132 | Coctelero | Mixologist | cocktail bartender, coctelería barman, mixólogo, cocktail barman, bartender de coctelería
barista-job 5132 | Barista | Barista | preparador de café, coffee maker at counter, cafetero de barra, coffee bartender
hair-colourist 5141 | Colorista capilar | Hair colourist | hair color specialist, técnico en coloración del cabello, colourist, tinturista de cabello
wig-maker 5141 | Peluquero de pelucas | Wig maker | wigmaker, posticero, fabricante de pelucas, wig and hairpiece maker, pelucas artesano
hair-removal-technician 5142 | Técnico en depilación | Hair removal technician | depilador, waxing specialist, electrologist, técnico de depilación láser, waxer, laser hair removal technician, electrólisis técnico
manicurist 5142 | Manicurista | Manicurist | nail technician, técnico de uñas, nail artist, manicurista pedicurista, uñero, nail stylist
pedicurist 5142 | Pedicurista | Pedicurist | pedicuro, chiropodist beauty, pedicure technician
make-up-artist 5142 | Maquillador | Make-up artist | makeup artist, artista del maquillaje, estilista de maquillaje, visagist, performance make up artist, maquillador de caracterización
tattoo-artist 5142 | Tatuador | Tattoo artist | tattooist, artista del tatuaje, tattooer, body artist
body-piercer 5142 | Perforador corporal | Body piercer | anillador, piercer, piercing artist, perforador de piercing
tanning-consultant 5142 | Asesor de bronceado | Tanning consultant | tanning salon attendant, técnico de solárium, empleado de solárium
bath-attendant 5142 | Bañero | Bath attendant | Turkish bath attendant, encargado de baños turcos, spa attendant, sauna attendant, asistente de spa, spa therapist, masajista de spa
image-consultant 5142 | Asesor de imagen | Image consultant | personal stylist, personal shopper, estilista personal, consultor de imagen, wardrobe consultant, asistente personal de compras
slimming-consultant 5142 | Asesor de adelgazamiento | Weight loss consultant | slimming consultant, asesor de control de peso, weight loss coach
lady-companion 5162 | Ayuda de cámara | Valet | personal valet, lady's maid, doncella, gentleman's attendant, asistente de cámara, manservant
butler 5152 | Mayordomo | Butler | domestic butler, mayordomo doméstico, house butler, head butler, household steward, majordomo
housekeeper-domestic 5152 | Ama de llaves | Domestic housekeeper | gobernanta de hogar, household manager, gobernante doméstico, live in housekeeper, administrador doméstico
bed-and-breakfast-operator 5152 | Dueño de casa de huéspedes | Bed and breakfast operator | b&b owner, guesthouse owner, gerente de pensión, propietario de alojamiento rural, hostal propietario, casero rural
cleaning-supervisor 5151 | Encargado de limpieza | Cleaning supervisor | head cleaner, supervisor de limpieza, jefe de limpieza, cleaning foreman, capataz de limpieza
building-caretaker 5153 | Conserje de finca | Building caretaker | portero de edificio, concierge of building, encargado de edificio, building janitor, superintendent of building, portero de finca urbana, block caretaker, superintendente de edificio, conserje
sacristan 5153 | Sacristán | Sexton | verger, church warden, church caretaker, sacristán de iglesia
school-caretaker 5153 | Conserje de colegio | School caretaker | bedel, school janitor, portero de escuela, school custodian, ordenanza de instituto
tarot-reader 5161 | Tarotista | Tarot reader | cartomante, card reader, lector de cartas, echador de cartas
psychic 5161 | Vidente | Psychic | clairvoyant, médium, adivino, fortune teller, parapsicólogo de consulta
numerologist 5161 | Numerólogo | Numerologist | numerology reader, palm reader, quiromante, quiromántico, palmist
embalmer 5163 | Embalsamador | Embalmer | tanatopractor, thanatopractor, mortuary beautician, tanatoesteta, preparador de cadáveres
funeral-attendant 5163 | Asistente funerario | Funeral attendant | pallbearer, portador de féretros, empleado de funeraria, empleado de pompas fúnebres, mozo fúnebre, funeral assistant
crematorium-operator 5163 | Operador de crematorio | Crematorium operator | crematory operator, cremation technician, incinerador de cadáveres, operario de horno crematorio
cemetery-attendant 5163 | Empleado de cementerio | Cemetery attendant | gravedigger, sepulturero, enterrador, camposantero, cemetery worker, cemetery groundskeeper, panteonero
mortuary-attendant 5163 | Mozo de autopsias | Mortuary attendant | morgue attendant, auxiliar de morgue, auxiliar de autopsia, mortuary technician, autopsy assistant, empleado de morgue
kennel-worker 5164 | Cuidador de perrera | Kennel attendant | kennel worker, empleado de perrera, operario de residencia canina, kennel assistant, dog kennel hand, cuidador de perros
animal-shelter-worker 5164 | Empleado de protectora de animales | Animal shelter worker | animal rescue worker, cuidador de refugio de animales, animal care attendant, animal care assistant, shelter attendant
dog-walker 5164 | Paseador de perros | Dog walker | paseador canino, pet sitter, cuidador de mascotas, dog sitter, cuidador de mascotas a domicilio
dog-trainer-guide 5164 | Adiestrador canino | Dog trainer | entrenador de perros, dog handler trainer, adiestrador de perros, guide dog instructor, adiestrador de perros guía, canine trainer
horse-trainer 5164 | Domador de caballos | Horse trainer | entrenador de caballos, horse breaker, amansador, picador de caballos, preparador de caballos de carreras, racehorse trainer
aquarium-keeper 5164 | Cuidador de acuario | Aquarium keeper | aquarist attendant, técnico de acuario, acuariofilia cuidador
animal-trainer 5164 | Adiestrador de animales | Animal trainer | domador, animal tamer, entrenador de animales, lion tamer, domador de fieras, dolphin trainer, circus animal trainer
driving-instructor 5165 | Profesor de autoescuela | Driving instructor | instructor de manejo, driving teacher, formador vial, instructor de conducción, monitor de autoescuela
truck-driving-instructor 5165 | Profesor de conducción de camiones | Lorry driving instructor | truck driving instructor, HGV instructor, instructor de vehículos pesados, bus driving instructor, instructor de conducción de autobuses
escort-agency 5169 | Acompañante social | Social escort | escort, dama de compañía, taxi dancer, bailarín de alquiler, club hostess
party-host 5169 | Animador de fiestas infantiles | Children's party entertainer | party host, kids entertainer, animador infantil, payaso de fiestas, children's entertainer
dating-agent 5169 | Agente matrimonial | Dating agent | marriage broker, casamentero, matchmaking agent, celestino, dating service consultant, asesor de citas, dating service counsellor
`;
