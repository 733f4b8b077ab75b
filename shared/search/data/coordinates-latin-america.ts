/** Where the towns of Latin America lie; as `coordinates-spain.ts`. */
export const COORDINATES_OF_LATIN_AMERICA = `
mexico-city 19.43 -99.13, toluca 19.29 -99.66, ecatepec 19.60 -99.05, nezahualcoyotl 19.40 -99.01, naucalpan 19.48 -99.24, tlalnepantla 19.54 -99.19, chimalhuacan 19.42 -98.95, cuautitlan-izcalli 19.65 -99.22
atizapan-de-zaragoza 19.56 -99.25, tultitlan 19.65 -99.17, ixtapaluca 19.32 -98.88, tecamac 19.71 -98.97, metepec 19.26 -99.60, texcoco 19.51 -98.88, chalco 19.26 -98.90, huixquilucan 19.36 -99.35, coacalco 19.63 -99.10
town:mx-cuautitlan 19.67 -99.18, town:mx-tepotzotlan 19.71 -99.22, town:mx-interlomas 19.40 -99.27, town:mx-santa-fe 19.36 -99.27, town:mx-iztapalapa 19.36 -99.09, town:mx-coyoacan 19.35 -99.16
town:mx-tlalpan 19.29 -99.17, town:mx-azcapotzalco 19.49 -99.18, town:mx-xochimilco 19.26 -99.10, town:mx-polanco 19.43 -99.19
guadalajara-mx 20.67 -103.35, zapopan 20.72 -103.39, tlaquepaque 20.64 -103.31, tonala 20.62 -103.24, tlajomulco-de-zuniga 20.47 -103.44, puerto-vallarta 20.65 -105.23, tepatitlan-de-morelos 20.82 -102.76
lagos-de-moreno 21.36 -101.93, town:mx-el-salto 20.52 -103.18, monterrey 25.69 -100.32, apodaca 25.78 -100.19, san-nicolas-de-los-garza 25.74 -100.30, guadalupe 25.68 -100.26, general-escobedo 25.80 -100.32
san-pedro-garza-garcia 25.66 -100.40, santa-catarina-mx 25.68 -100.46, town:mx-pesqueria 25.79 -100.05, town:mx-cienega-de-flores 25.95 -100.17, town:mx-cadereyta 25.59 -100.00
puebla 19.04 -98.20, tehuacan 18.46 -97.39, cholula 19.06 -98.31, atlixco 18.91 -98.44, queretaro 20.59 -100.39, san-juan-del-rio 20.39 -100.00, leon-mx 21.12 -101.68, irapuato 20.68 -101.35, celaya 20.52 -100.81
salamanca-mx 20.57 -101.20, silao 20.94 -101.43, guanajuato-mx 21.02 -101.26, san-miguel-de-allende 20.91 -100.74, merida-mx 20.97 -89.62, valladolid-mx 20.69 -88.20, cancun 21.16 -86.85, playa-del-carmen 20.63 -87.07
chetumal 18.50 -88.30, tulum 20.21 -87.46, cozumel 20.51 -86.95, tijuana 32.51 -117.04, mexicali 32.66 -115.47, ensenada 31.87 -116.60, rosarito 32.34 -117.06, tecate 32.57 -116.63, la-paz-mx 24.14 -110.31
los-cabos 22.97 -109.80, chihuahua 28.64 -106.09, ciudad-juarez 31.74 -106.49, delicias 28.19 -105.47, cuauhtemoc 28.41 -106.87, hermosillo 29.07 -110.96, ciudad-obregon 27.48 -109.93, nogales 31.31 -110.94
guaymas 27.92 -110.90, navojoa 27.07 -109.44, san-luis-rio-colorado 32.46 -114.77, veracruz 19.17 -96.13, xalapa 19.54 -96.92, coatzacoalcos 18.13 -94.46, poza-rica 20.53 -97.46, boca-del-rio 19.11 -96.11
cordoba-mx 18.88 -96.93, orizaba 18.85 -97.10, minatitlan 17.99 -94.55, san-luis-potosi 22.15 -100.98, soledad-de-graciano-sanchez 22.18 -100.94, ciudad-valles 21.99 -99.01, aguascalientes 21.88 -102.29
saltillo 25.42 -101.00, town:mx-ramos-arizpe 25.54 -100.95, torreon 25.54 -103.41, monclova 26.91 -101.42, piedras-negras 28.70 -100.52, ciudad-acuna 29.32 -100.93, oaxaca 17.07 -96.72, salina-cruz 16.17 -95.20
tuxtepec 18.09 -96.12, culiacan 24.81 -107.39, mazatlan 23.25 -106.41, los-mochis 25.79 -108.99, guasave 25.57 -108.47, reynosa 26.09 -98.28, matamoros 25.88 -97.50, nuevo-laredo 27.48 -99.52, tampico 22.25 -97.86
ciudad-victoria 23.74 -99.14, ciudad-madero 22.28 -97.83, altamira 22.39 -97.94, morelia 19.70 -101.19, uruapan 19.42 -102.06, zamora-mx 19.99 -102.28, lazaro-cardenas 17.96 -102.19, patzcuaro 19.51 -101.61
acapulco 16.86 -99.88, chilpancingo 17.55 -99.50, iguala 18.34 -99.54, zihuatanejo 17.64 -101.55, taxco 18.56 -99.61, cuernavaca 18.92 -99.23, cuautla 18.81 -98.95, jiutepec 18.88 -99.18, pachuca 20.12 -98.73
tulancingo 20.08 -98.37, tula 20.05 -99.34, tuxtla-gutierrez 16.75 -93.12, tapachula 14.90 -92.26, san-cristobal-de-las-casas 16.74 -92.64, villahermosa 17.99 -92.93, cardenas 18.00 -93.38, campeche 19.84 -90.53
ciudad-del-carmen 18.65 -91.83, colima 19.24 -103.72, manzanillo 19.05 -104.32, durango 24.03 -104.65, gomez-palacio 25.56 -103.50, lerdo 25.54 -103.52, tepic 21.51 -104.89, bahia-de-banderas 20.75 -105.33
tlaxcala 19.32 -98.24, apizaco 19.42 -98.14, zacatecas 22.77 -102.58, fresnillo 23.18 -102.87, guadalupe-mx 22.75 -102.51
bogota 4.71 -74.07, soacha 4.58 -74.22, chia 4.86 -74.06, zipaquira 5.02 -74.00, facatativa 4.81 -74.35, fusagasuga 4.34 -74.36, mosquera 4.71 -74.23, madrid-co 4.73 -74.26, funza 4.72 -74.21, cajica 4.92 -74.03
girardot 4.30 -74.80, town:co-tocancipa 4.97 -73.91, town:co-sopo 4.91 -73.94, town:co-tenjo 4.87 -74.14, medellin 6.24 -75.57, bello 6.34 -75.56, itagui 6.17 -75.61, envigado 6.17 -75.59, rionegro 6.15 -75.37
apartado 7.88 -76.63, sabaneta 6.15 -75.62, turbo 8.09 -76.73, caucasia 7.99 -75.20, cali 3.44 -76.52, palmira 3.54 -76.30, buenaventura 3.88 -77.03, tulua 4.08 -76.20, cartago 4.75 -75.91, buga 3.90 -76.30
yumbo 3.58 -76.49, jamundi 3.26 -76.54, barranquilla 10.97 -74.80, soledad 10.92 -74.77, malambo 10.86 -74.77, cartagena-co 10.40 -75.51, magangue 9.24 -74.75, turbaco 10.33 -75.41, bucaramanga 7.12 -73.12
floridablanca 7.06 -73.09, giron 7.07 -73.17, piedecuesta 6.99 -73.05, barrancabermeja 7.07 -73.85, cucuta 7.89 -72.50, ocana 8.24 -73.36, pamplona-co 7.38 -72.65, pereira 4.81 -75.69, dosquebradas 4.84 -75.67
manizales 5.07 -75.52, armenia-co 4.53 -75.68, ibague 4.44 -75.24, espinal 4.15 -74.88, neiva 2.93 -75.28, pitalito 1.85 -76.05, pasto 1.21 -77.28, tumaco 1.80 -78.77, ipiales 0.83 -77.64, popayan 2.44 -76.61
santander-de-quilichao 3.01 -76.48, monteria 8.75 -75.88, lorica 9.24 -75.81, sahagun-co 8.95 -75.44, valledupar 10.46 -73.25, aguachica 8.31 -73.62, santa-marta 11.24 -74.20, cienaga 11.01 -74.25
villavicencio 4.14 -73.63, tunja 5.54 -73.36, duitama 5.83 -73.03, sogamoso 5.71 -72.93, sincelejo 9.30 -75.40, riohacha 11.54 -72.91, maicao 11.38 -72.24, yopal 5.34 -72.40, florencia-co 1.61 -75.61
quibdo 5.69 -76.66, leticia -4.21 -69.94
buenos-aires -34.61 -58.38, la-plata -34.92 -57.95, mar-del-plata -38.00 -57.56, bahia-blanca -38.72 -62.27, lomas-de-zamora -34.76 -58.40, lanus -34.70 -58.39, quilmes -34.72 -58.25, avellaneda -34.66 -58.37
moron -34.65 -58.62, san-isidro -34.47 -58.51, vicente-lopez -34.53 -58.48, tigre -34.43 -58.58, pilar -34.46 -58.91, san-martin -34.58 -58.54, tandil -37.32 -59.13, almirante-brown -34.80 -58.39, la-matanza -34.68 -58.56
merlo -34.67 -58.73, florencio-varela -34.80 -58.28, berazategui -34.76 -58.21, ituzaingo -34.66 -58.67, escobar -34.35 -58.80, zarate -34.10 -59.03, campana -34.17 -58.96, pergamino -33.89 -60.57
olavarria -36.89 -60.32, junin-ar -34.59 -60.96, ezeiza -34.85 -58.52, san-nicolas-de-los-arroyos -33.33 -60.22, esteban-echeverria -34.82 -58.47, town:ar-adrogue -34.80 -58.39, town:ar-monte-grande -34.82 -58.47
town:ar-ramos-mejia -34.65 -58.57, town:ar-hurlingham -34.59 -58.64, town:ar-tres-de-febrero -34.60 -58.56, town:ar-caseros -34.61 -58.56, town:ar-munro -34.53 -58.52, town:ar-beccar -34.46 -58.53
town:ar-general-pacheco -34.46 -58.64, town:ar-don-torcuato -34.50 -58.63, town:ar-malvinas-argentinas -34.49 -58.70, town:ar-los-polvorines -34.50 -58.70, town:ar-grand-bourg -34.49 -58.72
town:ar-jose-c-paz -34.52 -58.77, cordoba-ar -31.42 -64.18, villa-maria -32.41 -63.24, rio-cuarto -33.12 -64.35, villa-carlos-paz -31.42 -64.50, town:ar-villa-allende -31.29 -64.30, town:ar-alta-gracia -31.66 -64.43
rosario -32.95 -60.64, town:ar-villa-gobernador-galvez -33.03 -60.64, town:ar-granadero-baigorria -32.86 -60.72, santa-fe-city-ar -31.63 -60.70, rafaela -31.25 -61.49, venado-tuerto -33.75 -61.97, mendoza -32.89 -68.84
godoy-cruz -32.93 -68.84, guaymallen -32.90 -68.80, san-rafael -34.62 -68.33, las-heras -32.85 -68.83, town:ar-lujan-de-cuyo -33.04 -68.88, tucuman -26.82 -65.22, salta -24.79 -65.41, parana-ar -31.73 -60.53
concordia -31.39 -58.02, gualeguaychu -33.01 -58.52, posadas -27.37 -55.90, resistencia -27.45 -58.99, corrientes -27.47 -58.83, santiago-del-estero -27.79 -64.26, san-juan-ar -31.54 -68.54
san-salvador-de-jujuy -24.19 -65.30, bariloche -41.13 -71.31, cipolletti -38.94 -67.99, viedma -40.81 -63.00, neuquen -38.95 -68.06, town:ar-plottier -38.95 -68.23, formosa-ar -26.18 -58.18
comodoro-rivadavia -45.86 -67.48, trelew -43.25 -65.31, puerto-madryn -42.77 -65.04, san-luis-ar -33.30 -66.34, san-fernando-del-valle-de-catamarca -28.47 -65.78, la-rioja-ar-city -29.41 -66.86, santa-rosa-ar -36.62 -64.29
rio-gallegos -51.62 -69.22, ushuaia -54.80 -68.30
sao-paulo -23.55 -46.63, guarulhos -23.45 -46.53, campinas -22.91 -47.06, santo-andre -23.66 -46.53, osasco -23.53 -46.79, sao-bernardo-do-campo -23.69 -46.56, santos -23.96 -46.33, ribeirao-preto -21.18 -47.81
sorocaba -23.50 -47.46, sao-jose-dos-campos -23.18 -45.88, barueri -23.51 -46.88, jundiai -23.19 -46.88, rio -22.91 -43.17, niteroi -22.88 -43.10, duque-de-caxias -22.79 -43.31, sao-goncalo -22.83 -43.06
nova-iguacu -22.76 -43.45, belo-horizonte -19.92 -43.94, uberlandia -18.92 -48.28, contagem -19.93 -44.05, juiz-de-fora -21.76 -43.35, betim -19.97 -44.20, brasilia -15.79 -47.88, salvador -12.97 -38.50
feira-de-santana -12.27 -38.97, curitiba -25.43 -49.27, londrina -23.31 -51.16, maringa -23.42 -51.94, foz-do-iguacu -25.55 -54.58, porto-alegre -30.03 -51.23, caxias-do-sul -29.17 -51.18, canoas -29.92 -51.18
pelotas -31.77 -52.34, florianopolis -27.60 -48.55, joinville -26.30 -48.85, blumenau -26.92 -49.07, fortaleza -3.73 -38.53, recife -8.05 -34.88, olinda -8.01 -34.86, jaboatao-dos-guararapes -8.11 -35.01
manaus -3.12 -60.02, belem -1.46 -48.50, ananindeua -1.37 -48.37, goiania -16.69 -49.26, aparecida-de-goiania -16.82 -49.25, sao-luis -2.53 -44.30, natal -5.79 -35.21, joao-pessoa -7.12 -34.86
campina-grande -7.23 -35.88, maceio -9.67 -35.74, teresina -5.09 -42.80, cuiaba -15.60 -56.10, campo-grande -20.44 -54.65, aracaju -10.91 -37.07, vitoria-br -20.32 -40.34, vila-velha -20.33 -40.29, serra-br -20.13 -40.31
porto-velho -8.76 -63.90, macapa 0.03 -51.07, palmas-br -10.18 -48.33, rio-branco -9.97 -67.81, boa-vista 2.82 -60.67
caracas 10.49 -66.88, los-teques 10.34 -67.04, guarenas 10.47 -66.62, guatire 10.47 -66.54, petare 10.48 -66.81, maracaibo 10.64 -71.61, cabimas 10.40 -71.45, ciudad-ojeda 10.20 -71.31, valencia-ve 10.16 -68.00
puerto-cabello 10.47 -68.01, guacara 10.23 -67.88, barquisimeto 10.07 -69.32, cabudare 10.03 -69.26, carora 10.18 -70.08, maracay 10.25 -67.60, turmero 10.23 -67.48, la-victoria 10.23 -67.33, cagua 10.19 -67.46
ciudad-guayana 8.35 -62.64, ciudad-bolivar 8.12 -63.55, barcelona-ve 10.13 -64.69, puerto-la-cruz 10.21 -64.63, lecheria 10.19 -64.69, el-tigre 8.89 -64.25, san-cristobal-ve 7.77 -72.22, merida-ve 8.59 -71.15
punto-fijo 11.70 -70.20, coro 11.40 -69.67, acarigua 9.56 -69.20, guanare 9.04 -69.74, barinas 8.62 -70.21, maturin 9.75 -63.18, cumana 10.46 -64.17, san-juan-de-los-morros 9.91 -67.35, calabozo 8.92 -67.43
valera 9.32 -70.60, san-felipe-ve 10.34 -68.74, porlamar 10.96 -63.85, san-carlos-ve 9.66 -68.58, san-fernando-de-apure 7.89 -67.47
santiago-chile -33.45 -70.67, valparaiso -33.05 -71.61, vina-del-mar -33.02 -71.55, quilpue -33.05 -71.44, villa-alemana -33.04 -71.37, san-antonio-cl -33.59 -71.61, quillota -32.88 -71.25, concepcion -36.83 -73.05
talcahuano -36.72 -73.12, los-angeles-cl -37.47 -72.35, coronel -37.03 -73.14, chiguayante -36.93 -73.03, antofagasta -23.65 -70.40, calama -22.46 -68.93, arica -18.48 -70.32, iquique -20.22 -70.14
alto-hospicio -20.27 -70.10, copiapo -27.37 -70.33, vallenar -28.57 -70.76, la-serena -29.90 -71.25, coquimbo -29.95 -71.34, ovalle -30.60 -71.20, rancagua -34.17 -70.74, san-fernando-cl -34.58 -70.99
talca -35.43 -71.66, curico -34.98 -71.24, linares-cl -35.85 -71.59, chillan -36.61 -72.10, temuco -38.74 -72.60, villarrica -39.28 -72.23, padre-las-casas -38.77 -72.59, valdivia -39.81 -73.25, puerto-montt -41.47 -72.94
osorno -40.57 -73.13, coyhaique -45.57 -72.07, punta-arenas -53.16 -70.91, town:cl-puente-alto -33.61 -70.58, town:cl-maipu -33.51 -70.76, town:cl-las-condes -33.41 -70.57, town:cl-providencia -33.43 -70.61
town:cl-nunoa -33.46 -70.60, town:cl-la-florida -33.52 -70.60, town:cl-vitacura -33.39 -70.58, town:cl-penalolen -33.49 -70.54, town:cl-san-bernardo -33.59 -70.70, town:cl-quilicura -33.36 -70.73
town:cl-pudahuel -33.44 -70.76, town:cl-huechuraba -33.37 -70.64, town:cl-lo-barnechea -33.35 -70.52, town:cl-recoleta -33.41 -70.64, town:cl-independencia -33.42 -70.66, town:cl-renca -33.40 -70.70
town:cl-cerrillos -33.50 -70.71, town:cl-estacion-central -33.46 -70.70, town:cl-la-reina -33.45 -70.54, town:cl-macul -33.49 -70.60, town:cl-san-miguel -33.50 -70.65, town:cl-la-cisterna -33.53 -70.66
town:cl-el-bosque -33.56 -70.68, town:cl-conchali -33.38 -70.67, town:cl-lampa -33.29 -70.88, town:cl-colina -33.20 -70.67, town:cl-buin -33.73 -70.74, town:cl-talagante -33.66 -70.93, town:cl-melipilla -33.69 -71.21
town:cl-concon -32.93 -71.52, town:cl-hualpen -36.78 -73.09, town:cl-san-pedro-de-la-paz -36.84 -73.11, town:cl-penco -36.74 -72.99, town:cl-puerto-varas -41.32 -72.99
lima -12.05 -77.04, huacho -11.11 -77.61, canete -13.08 -76.39, callao -12.06 -77.13, arequipa -16.40 -71.54, trujillo -8.11 -79.03, piura -5.19 -80.63, sullana -4.90 -80.69, chiclayo -6.77 -79.84, cuzco -13.52 -71.97
huancayo -12.07 -75.21, cajamarca -7.16 -78.51, puno -15.84 -70.02, juliaca -15.50 -70.13, chimbote -9.08 -78.58, huaraz -9.53 -77.53, iquitos -3.75 -73.25, ica -14.07 -75.73, chincha -13.42 -76.13, pisco -13.71 -76.20
tarapoto -6.49 -76.36, huanuco -9.93 -76.24, ayacucho -13.16 -74.22, pucallpa -8.38 -74.55, tacna -18.01 -70.25, town:pe-ate-vitarte -12.03 -76.92, town:pe-comas -11.94 -77.06, town:pe-villa-el-salvador -12.21 -76.94
town:pe-lurin -12.28 -76.87, town:pe-santiago-de-surco -12.14 -77.00, town:pe-san-borja -12.11 -77.00, town:pe-la-molina -12.08 -76.94, town:pe-los-olivos -11.97 -77.07
town:pe-san-juan-de-lurigancho -12.00 -77.01, town:pe-san-juan-de-miraflores -12.16 -76.97, town:pe-villa-maria-del-triunfo -12.16 -76.94, town:pe-chorrillos -12.18 -77.02
quito -0.18 -78.47, sangolqui -0.33 -78.45, guayaquil -2.19 -79.89, duran -2.17 -79.83, milagro -2.13 -79.59, samborondon -1.96 -79.72, daule -1.86 -79.98, cuenca-ec -2.90 -79.00, manta -0.95 -80.73
portoviejo -1.06 -80.45, ambato -1.25 -78.62, loja-ec -3.99 -79.20, machala -3.26 -79.96, esmeraldas 0.97 -79.65, santo-domingo-ec -0.25 -79.17, quevedo -1.03 -79.46, babahoyo -1.80 -79.53, ibarra 0.35 -78.12
otavalo 0.23 -78.26, riobamba -1.67 -78.65, latacunga -0.93 -78.62
la-paz -16.50 -68.15, el-alto -16.51 -68.17, santa-cruz-bo -17.78 -63.18, montero -17.34 -63.25, cochabamba -17.39 -66.16, quillacollo -17.39 -66.28, oruro -17.97 -67.11, potosi -19.58 -65.75, tarija -21.53 -64.73
sucre-bo -19.04 -65.26, trinidad-bo -14.83 -64.90, montevideo -34.90 -56.16, salto -31.38 -57.96, paysandu -32.32 -58.08, maldonado -34.91 -54.96, punta-del-este -34.96 -54.95, rivera -30.90 -55.55, las-piedras -34.73 -56.22
ciudad-de-la-costa -34.82 -55.95, asuncion -25.28 -57.63, ciudad-del-este -25.51 -54.61, encarnacion -27.33 -55.87, san-lorenzo -25.34 -57.51, luque -25.27 -57.49, capiata -25.36 -57.45, lambare -25.34 -57.61
fernando-de-la-mora -25.33 -57.54, havana 23.13 -82.37, santiago-de-cuba 20.02 -75.82, camaguey 21.38 -77.92, holguin 20.89 -76.26, santa-clara 22.41 -79.96, cienfuegos 22.15 -80.45, matanzas 23.04 -81.58
pinar-del-rio 22.42 -83.70, varadero 23.15 -81.25, santo-domingo 18.48 -69.90, santiago-caballeros 19.45 -70.70, punta-cana 18.58 -68.40, la-romana 18.43 -68.97, san-pedro-de-macoris 18.46 -69.31, puerto-plata 19.79 -70.69
la-vega 19.22 -70.53, san-cristobal-do 18.42 -70.11, san-jose-cr 9.93 -84.08, alajuela 10.02 -84.21, heredia 10.00 -84.12, cartago-cr 9.86 -83.92, limon-cr 9.99 -83.03, liberia-cr 10.63 -85.44, escazu 9.92 -84.14
san-juan-pr 18.46 -66.11, bayamon 18.40 -66.16, carolina-pr 18.38 -65.96, ponce 18.01 -66.61, caguas 18.23 -66.04, mayaguez 18.20 -67.14, guaynabo 18.36 -66.11, managua 12.13 -86.25, leon-ni 12.43 -86.88, masaya 11.97 -86.09
granada-ni 11.93 -85.96, esteli 13.09 -86.35, chinandega 12.63 -87.13, guatemala-city 14.63 -90.51, quetzaltenango 14.83 -91.52, mixco 14.63 -90.61, villa-nueva 14.53 -90.59, antigua-guatemala 14.56 -90.73
san-salvador 13.69 -89.22, santa-ana-sv 13.99 -89.56, san-miguel-sv 13.48 -88.18, santa-tecla 13.68 -89.29, soyapango 13.71 -89.14, panama-city 8.98 -79.52, colon 9.36 -79.90, david-pa 8.43 -82.43
san-miguelito 9.03 -79.50, tegucigalpa 14.07 -87.19, san-pedro-sula 15.50 -88.03, la-ceiba 15.78 -86.79, choloma 15.61 -87.95, port-au-prince 18.54 -72.34, kingston 17.97 -76.79, port-of-spain 10.65 -61.51
`;
