/**
 * What lies around the larger towns of the countries served: their metropolitan areas, and of Chile, whose ads name the commune
 * alone, the provinces of the smaller cities. `town of the taxonomy (further regions) | names`. An ad in any of them is in the
 * surroundings of the town. A name with `*` is shared with other places and counts only where the region is said.
 */
export const SURROUNDINGS = `
madrid | Getafe, Leganés, Móstoles, Alcorcón, Fuenlabrada, Parla*, Pinto*, Valdemoro, Alcobendas, San Sebastián de los Reyes, Tres Cantos, Coslada, San Fernando de Henares, Torrejón de Ardoz, Alcalá de Henares, Rivas-Vaciamadrid, Rivas Vaciamadrid, Arganda del Rey, Majadahonda, Las Rozas, Pozuelo de Alarcón, Boadilla del Monte, Villaviciosa de Odón, Colmenar Viejo, Mejorada del Campo, Paracuellos de Jarama
barcelona | L'Hospitalet de Llobregat, Hospitalet de Llobregat, Badalona, Santa Coloma de Gramenet, Cornellà, Cornellà de Llobregat, El Prat, El Prat de Llobregat, Sant Boi de Llobregat, Viladecans, Gavà, Castelldefels, Esplugues de Llobregat, Sant Just Desvern, Sant Feliu de Llobregat, Molins de Rei, Martorell, Rubí, Sabadell, Terrassa, Sant Cugat del Vallès, Sant Cugat, Cerdanyola del Vallès, Ripollet, Montcada i Reixac, Barberà del Vallès, Mollet del Vallès, Granollers, Sant Adrià de Besòs
valencia | Paterna, Torrent*, Mislata, Burjassot, Manises, Quart de Poblet, Riba-roja de Túria, Ribarroja del Turia, Alaquàs, Xirivella, Aldaia, Catarroja, Sedaví, Alboraia, Alboraya, Moncada*, Bétera, Almussafes, Picassent
seville | Dos Hermanas, Alcalá de Guadaíra, Mairena del Aljarafe, Tomares, La Rinconada, Camas*, Bormujos, San Juan de Aznalfarache, Gelves*
bilbao | Barakaldo, Getxo, Basauri, Portugalete, Santurtzi, Leioa, Erandio, Sestao, Galdakao, Zamudio, Derio
malaga | Torremolinos, Benalmádena, Rincón de la Victoria, Alhaurín de la Torre, Fuengirola, Mijas, Marbella, Estepona, Costa del Sol
saragossa | Utebo, Cuarte de Huerva, Zuera, La Puebla de Alfindén, Plaza Zaragoza
murcia | Molina de Segura, Alcantarilla*, Las Torres de Cotillas, Santomera
castellon | Castelló de la Plana, Castelló, Almassora, Vila-real, Onda*, Burriana
alicante | San Vicente del Raspeig, Sant Joan d'Alacant, San Juan de Alicante, Mutxamel, El Campello
granada | Armilla, Maracena, Albolote, Peligros
palma | Calvià, Marratxí, Llucmajor
las-palmas | Telde, Ingenio*, Agüimes, Santa Lucía de Tirajana
monterrey | Apodaca, San Nicolás de los Garza, Guadalupe*, San Pedro Garza García, San Pedro*, Santa Catarina*, General Escobedo, Escobedo*, García*, Juárez*, Pesquería, Ciénega de Flores, Cadereyta, Santiago*, Salinas Victoria
mexico-city mexico-state mexico-city-region | Ecatepec, Naucalpan, Tlalnepantla, Nezahualcóyotl, Cuautitlán Izcalli, Cuautitlán, Huixquilucan, Tultitlán, Atizapán, Coacalco, Chalco, Texcoco, Tepotzotlán, Chimalhuacán, Tecámac, Interlomas, Santa Fe*, Iztapalapa, Coyoacán, Tlalpan, Azcapotzalco, Xochimilco, Polanco, Valle de México, Zona Metropolitana del Valle de México, ZMVM
guadalajara-mx | Zapopan, Tlaquepaque, Tonalá, Tlajomulco de Zúñiga, Tlajomulco, El Salto, Ixtlahuacán de los Membrillos
puebla | San Andrés Cholula, San Pedro Cholula, Cholula, Cuautlancingo, Amozoc, Huejotzingo
queretaro | Corregidora*, El Marqués, Parque Industrial El Marqués, San Juan del Río, Pedro Escobedo
toluca | Metepec*, Lerma*, Zinacantepec, San Mateo Atenco
leon-mx | Silao, Guanajuato Puerto Interior, San Francisco del Rincón
san-luis-potosi | Soledad de Graciano Sánchez, Villa de Reyes
saltillo | Ramos Arizpe, Arteaga
torreon durango-state | Gómez Palacio, Lerdo*, Matamoros*
merida-mx | Kanasín, Umán, Progreso*, Conkal
cancun | Riviera Maya, Puerto Morelos, Isla Mujeres
tijuana | Rosarito, Playas de Rosarito, Tecate
los-cabos | San José del Cabo, Cabo San Lucas
buenos-aires buenos-aires-province | Avellaneda, Lanús, Lomas de Zamora, Quilmes, Berazategui, Florencio Varela, Almirante Brown, Adrogué, Esteban Echeverría, Monte Grande, Ezeiza, La Matanza, San Justo*, Ramos Mejía, Morón, Ituzaingó, Hurlingham, Merlo, Moreno*, San Martín*, Tres de Febrero, Caseros, Vicente López, Olivos*, Munro, Florida Oeste, San Isidro*, Martínez*, Beccar, San Fernando*, Tigre, General Pacheco, Pacheco*, Don Torcuato, Malvinas Argentinas, Los Polvorines, Grand Bourg, San Miguel*, José C. Paz, Pilar*, Escobar*, Garín*, Campana*, Zárate, Canning*, GBA, Gran Buenos Aires, Conurbano, Zona Norte GBA, Zona Sur GBA, Zona Oeste GBA, Conurbano Bonaerense
cordoba-ar | Villa Allende, Alta Gracia, Gran Córdoba, Río Ceballos, Malagueño, La Calera*, Jesús María*
rosario | Villa Gobernador Gálvez, Gran Rosario, Granadero Baigorria, San Lorenzo*, Capitán Bermúdez, Funes*, Roldán, Pérez*, Alvear*
mendoza | Godoy Cruz, Guaymallén, Las Heras*, Luján de Cuyo, Maipú*, Chacras de Coria
neuquen rio-negro-ar | Cipolletti, Plottier, Centenario*, Añelo, Vaca Muerta
tucuman | Yerba Buena, Tafí Viejo, Banda del Río Salí
la-plata | Berisso, Ensenada*, City Bell, Gonnet
santiago-chile | Puente Alto, Maipú*, Las Condes, Providencia*, Ñuñoa, La Florida*, Vitacura, Peñalolén, San Bernardo*, Quilicura, Pudahuel, Huechuraba, Lo Barnechea, Recoleta*, Independencia*, Renca, Cerrillos, Estación Central, La Reina, Macul, San Miguel*, La Cisterna, El Bosque*, La Granja*, Conchalí, Cerro Navia, Lampa*, Colina*, Buin, Paine*, Talagante, Melipilla, Padre Hurtado, Peñaflor, Gran Santiago
valparaiso | Viña del Mar, Quilpué, Villa Alemana, Concón, Casablanca*, Placilla, Quintero, Puchuncaví
san-antonio-cl | Cartagena*, Santo Domingo*, El Quisco, Algarrobo
concepcion | Talcahuano, Hualpén, San Pedro de la Paz, Chiguayante, Coronel*, Lota*, Penco, Tomé*, Hualqui
rancagua | Machalí, Graneros, Mostazal, Codegua, Rengo, Requínoa, Doñihue, Olivar*
san-fernando-cl | Chimbarongo, Nancagua, Placilla*, Santa Cruz*
curico | Romeral, Teno, Rauco, Molina*, Sagrada Familia, Hualañé, Licantén, Vichuquén, Lontué
talca | San Clemente*, Pelarco, Pencahue, San Rafael*, Río Claro*, Constitución*, Curepto, San Javier*
linares-cl | Longaví, Colbún, Yerbas Buenas, Retiro*, Parral, Villa Alegre, San Javier*
chillan | Chillán Viejo, San Carlos*, Bulnes, Quillón, Coihueco, San Nicolás*
los-angeles-cl | Mulchén, Nacimiento*, Cabrero*, Laja*, Yumbel, Santa Bárbara*
temuco | Padre Las Casas, Lautaro, Nueva Imperial, Freire*, Vilcún, Pitrufquén
osorno | Purranque, Río Negro*, San Pablo*, Puyehue
puerto-montt | Puerto Varas, Calbuco, Frutillar, Llanquihue, Maullín
la-serena | Coquimbo, Vicuña, Andacollo
antofagasta | Mejillones*, Taltal, Sierra Gorda
lima callao-region | Callao, Ate*, Ate Vitarte, Comas, Villa El Salvador, Lurín, Surco*, Santiago de Surco, Miraflores*, San Isidro*, San Borja, La Molina, Los Olivos, San Juan de Lurigancho, San Juan de Miraflores, Villa María del Triunfo, Chorrillos, Barranco*, Magdalena del Mar, Pueblo Libre*, Independencia*, Puente Piedra, Carabayllo, Santa Anita, El Agustino, Huachipa, Chosica, Pachacámac, Ventanilla*
trujillo | La Esperanza*, El Porvenir*, Víctor Larco, Huanchaco, Moche, Virú, Chao*
arequipa | Cerro Colorado*, Cayma, Yanahuara, Paucarpata
chiclayo | José Leonardo Ortiz, La Victoria*, Pimentel, Motupe, Olmos
piura | Castilla*, Catacaos, Paita, Sullana
ica | Salas Guadalupe, Villacurí, Pisco*, Chincha
bogota cundinamarca | Soacha, Chía, Cota*, Funza, Mosquera*, Madrid Cundinamarca, Facatativá, Cajicá, Zipaquirá, Tocancipá, Sopó, La Calera*, Siberia*, Tenjo, Sabana de Bogotá, Chapinero, Suba*, Fontibón, Usaquén, Engativá
medellin | Envigado, Itagüí, Bello*, Sabaneta, La Estrella*, Copacabana*, Girardota, Caldas*, Barbosa*, Rionegro*, Valle de Aburrá, El Poblado
cali cauca | Yumbo, Palmira, Jamundí, Candelaria*, Puerto Tejada
barranquilla | Soledad*, Malambo, Puerto Colombia, Galapa, Baranoa
bucaramanga | Floridablanca, Girón*, Piedecuesta, Lebrija
pereira | Dosquebradas, Santa Rosa de Cabal, La Virginia*
cartagena-co | Turbaco, Arjona, Mamonal
manizales | Villamaría, Chinchiná
cucuta | Los Patios, Villa del Rosario
santa-marta | Ciénaga, Gaira, Taganga
dallas | Fort Worth, Arlington, Plano*, Irving, Garland, Mesquite, Grand Prairie, Frisco, McKinney, Denton, Richardson, Carrollton, Lewisville, DFW, Dallas-Fort Worth, Dallas/Fort Worth
houston | Pasadena*, Pearland, Sugar Land, The Woodlands, Katy, Baytown, League City
los-angeles | Long Beach, Glendale*, Burbank, Pasadena*, Inglewood, Torrance, Compton, Santa Monica, El Monte, Downey, Carson*, Culver City, West Hollywood
san-francisco | Oakland, Berkeley, San Mateo*, Daly City, South San Francisco, Palo Alto, Redwood City, Hayward, Fremont
miami | Hialeah, Miami Beach, Coral Gables, Doral, Homestead, Fort Lauderdale, Hollywood*, Miramar, Pembroke Pines, South Florida
chicago | Evanston, Cicero, Oak Park, Schaumburg, Naperville, Aurora*, Joliet, Elgin, Skokie
boston | Cambridge*, Somerville, Quincy*, Brookline, Newton*, Waltham, Medford*, Malden
phoenix | Mesa*, Scottsdale, Tempe, Chandler, Glendale*, Gilbert*, Peoria*
atlanta | Marietta, Decatur*, Sandy Springs, Roswell*, Alpharetta, Smyrna*
seattle | Bellevue, Redmond, Tacoma, Kent*, Renton, Everett, Kirkland
denver | Aurora*, Lakewood*, Boulder, Littleton, Centennial, Arvada, Westminster*
san-antonio | New Braunfels, Schertz
montreal | Laval, Longueuil, Brossard
vancouver | Burnaby, Surrey, Richmond*, Coquitlam, North Vancouver, Delta*
`;
