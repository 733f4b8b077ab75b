/**
 * Everyday words and short forms, in both languages, for what ads call otherwise and what is no trade of its own: subjects,
 * places of work and things. Words of one line mean the same in searches; those that the lexicon of titles has need no line.
 */
export const SAME_WORDS = `
spd, cssd, csp, sterile processing, sterile services, central sterile, decontamination, esterilización, instrumental quirúrgico
mates, matemáticas, maths, math, mathematics
cole, colegio, school, escuela
insti, instituto, high school, secondary school, liceo, prepa
uni, universidad, university, college, facultad
guarde, guardería, nursery, daycare, day care, crèche, kínder, jardín infantil, escuela infantil
super, supermercado, supermarket, grocery
resi, residencia, care home, nursing home, residencia de mayores, geriátrico, asilo
mayores, ancianos, elderly, older people, tercera edad, abuelos, adulto mayor, old people, seniors
peques, niños, kids, children, críos, nenes, chiquillos, chamacos
bebés, babies, infants, lactantes
adolescentes, teenagers, teens, chavales, jóvenes, young people
discapacidad, disability, disabled, capacidades diferentes, learning disabilities
obra, building site, construction site, construcción
taller, workshop, garage, body shop
fábrica, factory, planta, plant, maquila, maquiladora, nave industrial
almacén, warehouse, bodega, depósito, nave logística
campo, farm, granja, finca, rancho, fundo, ranch, hacienda
invernadero, greenhouse, glasshouse, vivero
viñedo, vineyard, viña
lechería, dairy, tambo, vacas lecheras, dairy cows
cárcel, prison, prisión, jail, centro penitenciario
hospi, hospital, clínica, clinic
consulta, consultorio, surgery practice, clinic
quirófano, operating theatre, operating room, theatres, cirugía
uci, icu, intensive care, terapia intensiva, cuidados intensivos, critical care
urgencias, emergency department, emergencias
diálisis, dialysis, hemodiálisis, renal, kidney, nefrología
salud mental, mental health, psychiatric
ambulancia, ambulance
bomberos, fire station, fire department, fire service
ayuntamiento, municipalidad, city hall, town hall, council, alcaldía
juzgado, court, tribunal, tribunales
despacho, law firm, bufete, estudio jurídico
ong, charity, ngo, nonprofit, fundación
iglesia, church, parroquia
banco, bank, sucursal
aseguradora, insurance, seguros
inmo, inmobiliaria, estate agency, real estate
hotelería, hotel, hoteles, resort
bar, pub, cantina, taberna
restaurante, restaurant, restorán
cafetería, café, coffee shop, cafe
panadería, bakery, obrador
carnicería, butcher shop, butchers
pelu, peluquería, salon, hair salon, estética
gym, gimnasio, fitness club, leisure centre
piscina, pool, alberca, pileta
playa, beach
aeropuerto, airport
barco, ship, boat, vessel, buque
tren, train, rail, ferrocarril
coche, car, carro, auto, automóvil, vehículo
camión, truck, lorry, hgv
moto, motorbike, motorcycle, motocicleta
bici, bike, bicycle, bicicleta
furgo, furgoneta, van, camioneta
montacargas, forklift, carretilla elevadora
excavadora, digger, excavator, retroexcavadora
caldera, boiler
tuberías, pipes, cañerías, piping
goteras, leaks, fugas, filtraciones
pladur, drywall, tablaroca, durlock, plasterboard, yeso laminado
azulejos, tiles, baldosas
ladrillos, bricks
tejados, roofs, techos, cubiertas
madera, wood, timber
muebles, furniture
placas solares, solar panels, paneles solares, fotovoltaica, photovoltaic
aire acondicionado, air conditioning, climatización, aircon
ordenador, computer, computadora, pc
móvil, celular, mobile phone, smartphone
redes sociales, social media, rrss
página web, website, sitio web
videojuegos, video games
facturas, invoices
nóminas, payroll, planilla, sueldos, wages
impuestos, taxes, tax
ventas, sales
compras, purchasing, procurement, abastecimiento
aduana, customs
exportación, export, comercio exterior, foreign trade
envíos, shipping, embarques, shipments
paquetes, parcels, packages, paquetería
comida, food, alimentos
comedor, canteen, dining hall, school meals
postres, desserts, pastry, repostería
carne, meat
pescado, fish, mariscos, seafood
fruta, fruit
verduras, vegetables, hortalizas
vino, wine
cerveza, beer
pestañas, eyelashes, lashes
gafas, glasses, lentes, spectacles, anteojos
audífonos, hearing aids
dientes, teeth, dental
perros, dogs, canino
caballos, horses, equine, equestrian
cerdos, pigs, porcino, hogs
gallinas, chickens, poultry, avícola, pollos
ovejas, sheep, ovino
abejas, bees, apícola
basura, rubbish, garbage, waste, residuos, trash
plagas, pests
ropa, clothes, clothing, indumentaria, apparel, prendas
costura, sewing, confección
zapatos, shoes, calzado, footwear
joyas, jewellery, jewelry
bodas, weddings, wedding
eventos, events
novias, bridal
juguetes, toys
libros, books
idiomas, languages
mina, mine, minería, mining
petróleo, oil, oil and gas
presas, dams
carreteras, roads, highways, vialidad
puentes, bridges
topografía, surveying, land survey
`;
