/** Where the towns of Spain lie, their centres by id of the taxonomy or the gazetteer: `id latitude longitude` in degrees, to some kilometre. */
export const COORDINATES_OF_SPAIN = `
madrid 40.42 -3.70, alcala 40.48 -3.36, getafe 40.31 -3.73, mostoles 40.32 -3.86, leganes 40.33 -3.76, alcorcon 40.35 -3.83, fuenlabrada 40.28 -3.79, torrejon-de-ardoz 40.46 -3.48
parla 40.24 -3.77, alcobendas 40.54 -3.64, las-rozas-de-madrid 40.49 -3.87, coslada 40.42 -3.56, rivas-vaciamadrid 40.35 -3.53, pozuelo-de-alarcon 40.43 -3.81, san-sebastian-de-los-reyes 40.55 -3.63
majadahonda 40.47 -3.87, collado-villalba 40.63 -4.00, valdemoro 40.19 -3.67, aranjuez 40.03 -3.60, arganda-del-rey 40.30 -3.44, boadilla-del-monte 40.41 -3.88, pinto 40.24 -3.70
colmenar-viejo 40.66 -3.77, tres-cantos 40.60 -3.71, san-fernando-de-henares 40.42 -3.53, galapagar 40.58 -4.00, arroyomolinos 40.27 -3.92, villaviciosa-de-odon 40.36 -3.90
san-lorenzo-de-el-escorial 40.59 -4.15, mejorada-del-campo 40.40 -3.49, torrelodones 40.58 -3.93, navalcarnero 40.29 -4.01, algete 40.60 -3.50, ciempozuelos 40.16 -3.62, humanes-de-madrid 40.25 -3.83
paracuellos-de-jarama 40.50 -3.53
barcelona 41.39 2.17, hospitalet 41.36 2.10, badalona 41.45 2.25, sabadell 41.55 2.11, terrassa 41.56 2.01, mataro 41.54 2.44, santa-coloma-de-gramenet 41.45 2.21, cornella-de-llobregat 41.36 2.07
sant-cugat-del-valles 41.47 2.08, sant-boi-de-llobregat 41.35 2.04, rubi 41.49 2.03, manresa 41.73 1.83, vilanova-i-la-geltru 41.22 1.73, viladecans 41.32 2.01, castelldefels 41.28 1.98
el-prat-de-llobregat 41.33 2.10, granollers 41.61 2.29, cerdanyola-del-valles 41.49 2.14, mollet-del-valles 41.54 2.21, gava 41.31 2.00, esplugues-de-llobregat 41.38 2.09, sant-feliu-de-llobregat 41.38 2.04
ripollet 41.50 2.16, sant-adria-de-besos 41.43 2.22, igualada 41.58 1.62, vic 41.93 2.25, vilafranca-del-penedes 41.35 1.70, martorell 41.47 1.93, sant-joan-despi 41.37 2.06, barbera-del-valles 41.52 2.13
montcada-i-reixac 41.48 2.19, sitges 41.24 1.81, calella 41.61 2.65, premia-de-mar 41.49 2.36, olesa-de-montserrat 41.54 1.89, town:es-molins-de-rei 41.41 2.02, town:es-sant-just-desvern 41.38 2.08
girona 41.98 2.82, figueres 42.27 2.96, blanes 41.67 2.79, lloret-de-mar 41.70 2.85, salt 41.98 2.79, olot 42.18 2.49, lleida 41.62 0.62, tarragona 41.12 1.25, reus 41.15 1.11, tortosa 40.81 0.52
cambrils 41.07 1.06, salou 41.08 1.14, el-vendrell 41.22 1.53, amposta 40.71 0.58, calafell 41.20 1.57
valencia 39.47 -0.38, torrent 39.44 -0.47, gandia 38.97 -0.18, paterna 39.50 -0.44, sagunto 39.68 -0.27, alzira 39.15 -0.44, mislata 39.48 -0.42, burjassot 39.51 -0.41, manises 39.49 -0.46, xirivella 39.46 -0.43
aldaia 39.46 -0.46, alaquas 39.46 -0.46, sueca 39.20 -0.31, ontinyent 38.82 -0.61, xativa 38.99 -0.52, cullera 39.16 -0.25, catarroja 39.40 -0.40, oliva 38.92 -0.12, quart-de-poblet 39.48 -0.44, algemesi 39.19 -0.44
town:es-riba-roja-de-turia 39.55 -0.57, town:es-ribarroja-del-turia 39.55 -0.57, town:es-sedavi 39.43 -0.38, town:es-alboraia 39.50 -0.35, town:es-alboraya 39.50 -0.35, town:es-moncada 39.55 -0.40
town:es-betera 39.59 -0.46, town:es-almussafes 39.29 -0.41, town:es-picassent 39.36 -0.46
alicante 38.35 -0.48, elche 38.27 -0.70, benidorm 38.54 -0.13, torrevieja 37.98 -0.68, elda 38.48 -0.79, alcoy 38.70 -0.47, orihuela 38.08 -0.94, san-vicente-del-raspeig 38.40 -0.53, denia 38.84 0.11, javea 38.79 0.17
villena 38.63 -0.87, petrer 38.48 -0.77, santa-pola 38.19 -0.56, calpe 38.64 0.04, villajoyosa 38.51 -0.23, crevillent 38.25 -0.81, town:es-sant-joan-d-alacant 38.40 -0.44
town:es-san-juan-de-alicante 38.40 -0.44, town:es-mutxamel 38.41 -0.45, town:es-el-campello 38.43 -0.40
castellon 39.99 -0.05, villarreal 39.94 -0.10, burriana 39.89 -0.08, vinaros 40.47 0.47, town:es-almassora 39.95 -0.06, town:es-onda 39.96 -0.26, town:es-castello-de-la-plana 39.99 -0.05, town:es-castello 39.99 -0.05
seville 37.39 -5.99, dos-hermanas 37.28 -5.92, utrera 37.18 -5.78, alcala-de-guadaira 37.34 -5.84, mairena-del-aljarafe 37.34 -6.06, ecija 37.54 -5.08, los-palacios-y-villafranca 37.16 -5.92, la-rinconada 37.49 -5.98
coria-del-rio 37.29 -6.05, camas 37.40 -6.03, lebrija 36.92 -6.08, tomares 37.37 -6.05, san-juan-de-aznalfarache 37.36 -6.04, bormujos 37.37 -6.07, carmona 37.47 -5.64, moron-de-la-frontera 37.12 -5.45
town:es-gelves 37.34 -6.03
malaga 36.72 -4.42, marbella 36.51 -4.89, mijas 36.60 -4.64, velez-malaga 36.78 -4.10, fuengirola 36.54 -4.62, benalmadena 36.60 -4.52, estepona 36.43 -5.15, torremolinos 36.62 -4.50, antequera 37.02 -4.56, ronda 36.74 -5.17
rincon-de-la-victoria 36.72 -4.28, alhaurin-de-la-torre 36.66 -4.56, alhaurin-el-grande 36.64 -4.69, coin 36.66 -4.76, nerja 36.75 -3.87
cordoba-es 37.89 -4.78, lucena 37.41 -4.49, puente-genil 37.39 -4.77, baza 37.49 -2.77, granada 37.18 -3.60, motril 36.75 -3.52, almunecar 36.73 -3.69, loja-es 37.17 -4.15, armilla 37.14 -3.62, maracena 37.21 -3.63
town:es-albolote 37.23 -3.66, town:es-peligros 37.23 -3.63, jaen 37.77 -3.79, linares 38.10 -3.64, andujar 38.04 -4.05, ubeda 38.01 -3.37, martos 37.72 -3.97
almeria 36.84 -2.46, roquetas-de-mar 36.76 -2.61, el-ejido 36.78 -2.81, nijar 36.97 -2.21, vicar 36.83 -2.64, adra 36.75 -3.02
cadiz 36.53 -6.29, jerez 36.68 -6.14, algeciras 36.13 -5.45, san-fernando 36.46 -6.20, el-puerto-de-santa-maria 36.60 -6.23, chiclana-de-la-frontera 36.42 -6.15, sanlucar-de-barrameda 36.78 -6.35
la-linea-de-la-concepcion 36.17 -5.35, san-roque 36.21 -5.38, rota 36.62 -6.36, puerto-real 36.53 -6.19, conil-de-la-frontera 36.28 -6.09, arcos-de-la-frontera 36.75 -5.81, barbate 36.19 -5.92
huelva 37.26 -6.95, lepe 37.25 -7.20, isla-cristina 37.20 -7.32, moguer 37.28 -6.84, almonte 37.26 -6.52
a-coruna 43.37 -8.40, vigo 42.24 -8.72, santiago-compostela 42.88 -8.54, ourense 42.34 -7.86, lugo 43.01 -7.56, pontevedra 42.43 -8.64, ferrol 43.48 -8.23, naron 43.52 -8.19, vilagarcia-de-arousa 42.59 -8.77
oleiros 43.33 -8.31, arteixo 43.30 -8.51, redondela 42.28 -8.61, carballo 43.21 -8.69, culleredo 43.29 -8.39, cangas 42.26 -8.78, ames 42.87 -8.65, marin 42.39 -8.70, a-estrada 42.69 -8.49
monforte-de-lemos 42.52 -7.51, lalin 42.66 -8.11, ribeira 42.55 -8.99
bilbao 43.26 -2.93, san-sebastian 43.32 -1.98, vitoria 42.85 -2.67, barakaldo 43.30 -2.99, getxo 43.34 -3.01, irun 43.34 -1.79, portugalete 43.32 -3.02, santurtzi 43.33 -3.03, basauri 43.24 -2.89, errenteria 43.31 -1.90
leioa 43.33 -2.99, galdakao 43.23 -2.85, durango-es 43.17 -2.63, sestao 43.31 -3.01, eibar 43.18 -2.47, erandio 43.31 -2.97, zarautz 43.28 -2.17, mondragon 43.06 -2.49, hernani 43.27 -1.98, tolosa 43.14 -2.08
amorebieta 43.22 -2.73, mungia 43.35 -2.85, hondarribia 43.36 -1.79, llodio 43.14 -2.96, bermeo 43.42 -2.72, ermua 43.19 -2.50, azpeitia 43.18 -2.27, town:es-zamudio 43.28 -2.87, town:es-derio 43.30 -2.88
oviedo 43.36 -5.85, gijon 43.54 -5.66, aviles 43.56 -5.92, siero 43.39 -5.66, langreo 43.30 -5.69, mieres 43.25 -5.77, castrillon 43.56 -5.97, llanera 43.46 -5.87, santander 43.46 -3.80, torrelavega 43.35 -4.05
castro-urdiales 43.38 -3.22, camargo 43.41 -3.88, pielagos 43.37 -3.95, laredo-es 43.41 -3.41, pamplona 42.81 -1.65, tudela 42.06 -1.61, baranain 42.80 -1.68, burlada 42.83 -1.62, zizur-mayor 42.79 -1.69, estella 42.67 -2.03
logrono 42.46 -2.45, calahorra 42.30 -1.97, arnedo 42.23 -2.10, haro 42.58 -2.85
saragossa 41.65 -0.88, huesca 42.14 -0.41, teruel 40.34 -1.11, calatayud 41.35 -1.64, utebo 41.71 -0.99, monzon 41.91 0.19, barbastro 42.04 0.13, ejea-de-los-caballeros 42.13 -1.14, alcaniz 41.05 -0.13, jaca 42.57 -0.55
town:es-cuarte-de-huerva 41.60 -0.93, town:es-zuera 41.87 -0.79, town:es-la-puebla-de-alfinden 41.63 -0.75, town:es-plaza-zaragoza 41.64 -0.99
valladolid 41.65 -4.72, salamanca 40.97 -5.66, burgos 42.34 -3.70, leon-es 42.60 -5.57, palencia 42.01 -4.53, segovia 40.95 -4.12, avila 40.66 -4.70, zamora 41.50 -5.74, soria 41.76 -2.46, ponferrada 42.55 -6.60
miranda-de-ebro 42.69 -2.95, aranda-de-duero 41.67 -3.69, medina-del-campo 41.31 -4.91, laguna-de-duero 41.58 -4.72, san-andres-del-rabanedo 42.61 -5.61, arroyo-de-la-encomienda 41.61 -4.80, astorga 42.46 -6.06
bejar 40.39 -5.76, albacete 38.99 -1.86, toledo 39.86 -4.03, ciudad-real 38.99 -3.93, cuenca-es 40.07 -2.14, guadalajara-es 40.63 -3.16, talavera-de-la-reina 39.96 -4.83, puertollano 38.69 -4.11
tomelloso 39.16 -3.02, alcazar-de-san-juan 39.39 -3.21, hellin 38.51 -1.70, almansa 38.87 -1.10, villarrobledo 39.27 -2.60, azuqueca-de-henares 40.56 -3.27, valdepenas 38.76 -3.38, illescas 40.12 -3.85
sesena 40.10 -3.70, manzanares 39.00 -3.37, tarancon 40.01 -3.01
badajoz 38.88 -6.97, caceres 39.47 -6.37, merida-es 38.92 -6.34, plasencia 40.03 -6.09, don-benito 38.96 -5.86, almendralejo 38.68 -6.41, villanueva-de-la-serena 38.98 -5.80, navalmoral-de-la-mata 39.89 -5.54
zafra 38.42 -6.42, murcia 37.99 -1.13, cartagena-es 37.61 -0.99, lorca 37.67 -1.70, molina-de-segura 38.05 -1.21, alcantarilla 37.97 -1.21, cieza 38.24 -1.42, yecla 38.61 -1.11, aguilas 37.41 -1.58
totana 37.77 -1.50, san-javier 37.81 -0.84, torre-pacheco 37.74 -0.95, san-pedro-del-pinatar 37.84 -0.79, caravaca-de-la-cruz 38.11 -1.86, jumilla 38.48 -1.33, mazarron 37.60 -1.31
town:es-las-torres-de-cotillas 38.03 -1.24, town:es-santomera 38.06 -1.05
palma 39.57 2.65, ibiza 38.91 1.43, minorca 39.95 4.05, manacor 39.57 3.21, calvia 39.57 2.51, llucmajor 39.49 2.89, marratxi 39.62 2.73, inca 39.72 2.91, formentera 38.71 1.43, alcudia 39.85 3.12
santa-eularia-des-riu 38.98 1.53
las-palmas 28.12 -15.43, telde 27.99 -15.42, vecindario 27.84 -15.45, arucas 28.12 -15.52, galdar 28.15 -15.65, ingenio 27.92 -15.43, aguimes 27.91 -15.45, santa-lucia-de-tirajana 27.91 -15.54
san-bartolome-de-tirajana 27.92 -15.57, lanzarote 28.96 -13.55, fuerteventura 28.50 -13.86, tenerife 28.47 -16.25, san-cristobal-de-la-laguna 28.49 -16.32, arona 28.10 -16.68, adeje 28.12 -16.73
granadilla-de-abona 28.12 -16.58, puerto-de-la-cruz 28.41 -16.55, los-realejos 28.38 -16.58, la-orotava 28.39 -16.52, la-palma 28.68 -17.76, la-gomera 28.09 -17.11, el-hierro 27.81 -17.91
ceuta 35.89 -5.32, melilla 35.29 -2.94
`;
