/** Where the towns of North America, Europe and the rest of the world lie; as `coordinates-spain.ts`. */
export const COORDINATES_OF_THE_WORLD = `
new-york 40.71 -74.01, buffalo 42.89 -78.88, rochester-ny 43.16 -77.61, yonkers 40.93 -73.90, syracuse 43.05 -76.15, albany 42.65 -73.76, new-rochelle 40.91 -73.78, white-plains 41.03 -73.76
los-angeles 34.05 -118.24, san-diego 32.72 -117.16, san-jose-ca 37.34 -121.89, san-francisco 37.77 -122.42, fresno 36.74 -119.79, sacramento 38.58 -121.49, long-beach 33.77 -118.19, oakland 37.80 -122.27
bakersfield 35.37 -119.02, anaheim 33.84 -117.91, stockton 37.96 -121.29, riverside 33.95 -117.40, santa-ana 33.75 -117.87, irvine 33.68 -117.83, chula-vista 32.64 -117.08, fremont 37.55 -121.99, santa-clarita 34.39 -118.54
san-bernardino 34.11 -117.29, modesto 37.64 -121.00, fontana 34.09 -117.44, moreno-valley 33.94 -117.23, oxnard 34.20 -119.18, huntington-beach 33.66 -118.00, glendale 34.14 -118.26, santa-rosa-us 38.44 -122.71
elk-grove 38.41 -121.37, oceanside 33.20 -117.38, garden-grove 33.77 -117.94, rancho-cucamonga 34.11 -117.59, ontario-us 34.06 -117.65, corona 33.88 -117.57, lancaster 34.70 -118.14, palmdale 34.58 -118.12
salinas 36.68 -121.66, hayward 37.67 -122.08, pomona 34.06 -117.75, escondido 33.12 -117.09, sunnyvale 37.37 -122.04, torrance 33.84 -118.34, pasadena 34.15 -118.14, fullerton 33.87 -117.93, roseville 38.75 -121.29
visalia 36.33 -119.29, santa-clara-us 37.35 -121.96, concord 37.98 -122.03, palo-alto 37.44 -122.14, mountain-view 37.39 -122.08, redwood-city 37.49 -122.24, berkeley 37.87 -122.27, santa-barbara 34.42 -119.70
el-monte 34.07 -118.03, burbank 34.18 -118.31, downey 33.94 -118.13, inglewood 33.96 -118.35, santa-monica 34.02 -118.49, cupertino 37.32 -122.03, menlo-park 37.45 -122.18
houston 29.76 -95.37, san-antonio 29.42 -98.49, dallas 32.78 -96.80, austin 30.27 -97.74, fort-worth 32.76 -97.33, el-paso 31.76 -106.49, arlington-tx 32.74 -97.11, corpus-christi 27.80 -97.40, plano 33.02 -96.70
laredo 27.51 -99.51, lubbock 33.58 -101.86, irving 32.81 -96.95, garland 32.91 -96.64, frisco 33.15 -96.82, amarillo 35.20 -101.83, mckinney 33.20 -96.64, grand-prairie 32.75 -97.00, brownsville 25.90 -97.50
killeen 31.12 -97.73, mcallen 26.20 -98.23, pasadena-tx 29.69 -95.21, mesquite 32.77 -96.60, denton 33.21 -97.13, waco 31.55 -97.15, midland 32.00 -102.08, odessa-us 31.85 -102.37, round-rock 30.51 -97.68
edinburg 26.30 -98.16, the-woodlands 30.17 -95.46, sugar-land 29.62 -95.63
miami 25.76 -80.19, orlando 28.54 -81.38, tampa 27.95 -82.46, jacksonville 30.33 -81.66, fort-lauderdale 26.12 -80.14, st-petersburg 27.77 -82.64, cape-coral 26.56 -81.95, tallahassee 30.44 -84.28
port-st-lucie 27.27 -80.36, pembroke-pines 26.01 -80.30, hollywood-fl 26.01 -80.15, gainesville 29.65 -82.32, west-palm-beach 26.72 -80.05, naples 26.14 -81.79, sarasota 27.34 -82.53, clearwater 27.97 -82.80
boca-raton 26.36 -80.08, fort-myers 26.64 -81.87, town:us-hialeah 25.86 -80.28, town:us-miami-beach 25.79 -80.13, town:us-coral-gables 25.72 -80.27, town:us-doral 25.82 -80.36
chicago 41.88 -87.63, aurora 41.76 -88.32, joliet 41.53 -88.08, naperville 41.75 -88.15, rockford 42.27 -89.09, springfield 39.78 -89.65, cicero 41.85 -87.75, elgin 42.04 -88.28, waukegan 42.36 -87.84
philadelphia 39.95 -75.17, pittsburgh 40.44 -80.00, allentown 40.60 -75.47, reading 40.34 -75.93, erie 42.13 -80.09, harrisburg 40.27 -76.88, columbus 39.96 -83.00, cleveland 41.50 -81.69, cincinnati 39.10 -84.51
toledo-us 41.65 -83.54, akron 41.08 -81.52, dayton 39.76 -84.19, atlanta 33.75 -84.39, columbus-ga 32.46 -84.99, augusta 33.47 -81.97, savannah 32.08 -81.09, macon 32.84 -83.63, charlotte 35.23 -80.84
raleigh 35.78 -78.64, greensboro 36.07 -79.79, durham 35.99 -78.90, winston-salem 36.10 -80.24, fayetteville 35.05 -78.88, cary 35.79 -78.78, charleston 32.78 -79.93, greenville 34.85 -82.40
virginia-beach 36.85 -75.98, chesapeake 36.77 -76.29, norfolk 36.85 -76.29, richmond 37.54 -77.44, arlington-va 38.88 -77.10, alexandria 38.80 -77.05, newport-news 37.09 -76.47, fairfax 38.85 -77.31
seattle 47.61 -122.33, spokane 47.66 -117.43, tacoma 47.25 -122.44, vancouver-us 45.64 -122.66, bellevue 47.61 -122.20, redmond 47.67 -122.12, kent 47.38 -122.23, yakima 46.60 -120.51
boston 42.36 -71.06, worcester 42.26 -71.80, springfield-ma 42.10 -72.59, cambridge-us 42.37 -71.11, lowell 42.63 -71.32, lawrence 42.71 -71.16, detroit 42.33 -83.05, grand-rapids 42.96 -85.67, ann-arbor 42.28 -83.74
lansing 42.73 -84.56, warren 42.51 -83.01, phoenix 33.45 -112.07, tucson 32.22 -110.97, mesa 33.42 -111.83, chandler 33.31 -111.84, scottsdale 33.49 -111.92, glendale-az 33.54 -112.19, tempe 33.43 -111.94
gilbert 33.35 -111.79, peoria 33.58 -112.24, yuma 32.69 -114.63, nogales-us 31.34 -110.93, denver 39.74 -104.99, colorado-springs 38.83 -104.82, aurora-co 39.73 -104.83, fort-collins 40.59 -105.08, boulder 40.01 -105.27
pueblo 38.25 -104.61, lakewood 39.70 -105.08, las-vegas 36.17 -115.14, henderson 36.04 -114.98, reno 39.53 -119.81, north-las-vegas 36.20 -115.12, albuquerque 35.08 -106.65, santa-fe 35.69 -105.94, las-cruces 32.31 -106.78
nashville 36.16 -86.78, memphis 35.15 -90.05, knoxville 35.96 -83.92, chattanooga 35.05 -85.31, clarksville 36.53 -87.36, baltimore 39.29 -76.61, bethesda 38.98 -77.09, silver-spring 38.99 -77.03, rockville 39.08 -77.15
indianapolis 39.77 -86.16, fort-wayne 41.08 -85.14, kansas-city 39.10 -94.58, st-louis 38.63 -90.20, springfield-mo 37.21 -93.29, milwaukee 43.04 -87.91, madison 43.07 -89.40, green-bay 44.51 -88.01
minneapolis 44.98 -93.27, st-paul 44.95 -93.09, rochester-mn 44.02 -92.47, portland 45.52 -122.68, salem 44.94 -123.04, eugene 44.05 -123.09, beaverton 45.49 -122.80, salt-lake-city 40.76 -111.89, provo 40.23 -111.66
west-valley-city 40.69 -112.00, oklahoma-city 35.47 -97.52, tulsa 36.15 -95.99, new-orleans 29.95 -90.07, baton-rouge 30.45 -91.19, shreveport 32.53 -93.75, louisville 38.25 -85.76, lexington 38.04 -84.50
birmingham-us 33.52 -86.80, montgomery 32.37 -86.30, huntsville 34.73 -86.59, mobile 30.69 -88.04, hartford 41.76 -72.67, bridgeport 41.18 -73.19, new-haven 41.31 -72.93, stamford 41.05 -73.54, des-moines 41.59 -93.62
cedar-rapids 41.98 -91.67, wichita 37.69 -97.34, overland-park 38.98 -94.67, little-rock 34.75 -92.29, jackson 32.30 -90.18, omaha 41.26 -95.94, lincoln 40.81 -96.70, newark 40.74 -74.17, jersey-city 40.72 -74.04
paterson 40.92 -74.17, elizabeth 40.66 -74.21, union-city 40.78 -74.02, edison 40.52 -74.41, hoboken 40.74 -74.03, princeton 40.35 -74.66, trenton 40.22 -74.74, camden 39.93 -75.12, passaic 40.86 -74.13
perth-amboy 40.51 -74.27, providence 41.82 -71.41, manchester-us 43.00 -71.46, honolulu 21.31 -157.86, anchorage 61.22 -149.90, boise 43.62 -116.20, sioux-falls 43.54 -96.73, fargo 46.88 -96.79, billings 45.78 -108.50
portland-me 43.66 -70.26, washington-dc 38.91 -77.04
toronto 43.65 -79.38, ottawa 45.42 -75.70, hamilton 43.26 -79.87, london-ca 42.98 -81.25, kitchener 43.45 -80.49, markham 43.86 -79.34, windsor 42.31 -83.04, montreal 45.50 -73.57, quebec-city 46.81 -71.21
vancouver 49.28 -123.12, surrey 49.19 -122.85, burnaby 49.25 -122.98, victoria-ca 48.43 -123.37, calgary 51.05 -114.07, edmonton 53.55 -113.49, winnipeg 49.90 -97.14, saskatoon 52.13 -106.67, regina 50.45 -104.62
halifax 44.65 -63.58, town:ca-mississauga 43.59 -79.64, town:ca-brampton 43.73 -79.76, town:ca-waterloo 43.46 -80.52, town:ca-laval 45.57 -73.69, town:ca-longueuil 45.53 -73.52, town:ca-kelowna 49.89 -119.50
london 51.51 -0.13, manchester 53.48 -2.24, birmingham 52.49 -1.89, liverpool 53.41 -2.98, leeds 53.80 -1.55, glasgow 55.86 -4.25, edinburgh 55.95 -3.19, bristol 51.45 -2.59, sheffield 53.38 -1.47, newcastle 54.98 -1.61
nottingham 52.95 -1.15, leicester 52.64 -1.13, cardiff 51.48 -3.18, belfast 54.60 -5.93, cambridge 52.21 0.12, oxford 51.75 -1.26, brighton 50.83 -0.14, reading-gb 51.45 -0.97, southampton 50.91 -1.40, portsmouth 50.81 -1.09
coventry 52.41 -1.51, bradford 53.79 -1.75, york 53.96 -1.08, aberdeen 57.15 -2.09, bath 51.38 -2.36, milton-keynes 52.04 -0.76, plymouth 50.37 -4.14, town:gb-croydon 51.37 -0.10, town:gb-wolverhampton 52.59 -2.13
town:gb-derby 52.92 -1.48, town:gb-swansea 51.62 -3.94, town:gb-newport 51.58 -3.00, town:gb-norwich 52.63 1.30, town:gb-ipswich 52.06 1.16, town:gb-exeter 50.72 -3.53, town:gb-swindon 51.56 -1.78
town:gb-bournemouth 50.72 -1.88, town:gb-luton 51.88 -0.42, town:gb-northampton 52.24 -0.90, town:gb-peterborough 52.57 -0.24, town:gb-dundee 56.46 -2.97, town:gb-inverness 57.48 -4.22, town:gb-stoke-on-trent 53.00 -2.18
town:gb-sunderland 54.91 -1.38, town:gb-middlesbrough 54.57 -1.23, town:gb-preston 53.76 -2.70, town:gb-blackpool 53.82 -3.05, town:gb-bolton 53.58 -2.43, town:gb-stockport 53.41 -2.16, town:gb-salford 53.49 -2.29
town:gb-doncaster 53.52 -1.13, town:gb-rotherham 53.43 -1.36, town:gb-huddersfield 53.65 -1.79, town:gb-gloucester 51.86 -2.24, town:gb-cheltenham 51.90 -2.08, town:gb-crawley 51.11 -0.19, town:gb-slough 51.51 -0.59
town:gb-watford 51.66 -0.40, town:gb-colchester 51.89 0.90, town:gb-chelmsford 51.74 0.47, town:gb-maidstone 51.27 0.52, town:gb-canterbury 51.28 1.08, town:gb-lincoln 53.23 -0.54, town:gb-carlisle 54.89 -2.93
berlin 52.52 13.41, hamburg 53.55 9.99, munich 48.14 11.58, cologne 50.94 6.96, frankfurt 50.11 8.68, stuttgart 48.78 9.18, dusseldorf 51.23 6.78, leipzig 51.34 12.37, dortmund 51.51 7.47, essen 51.46 7.01
bremen 53.08 8.80, dresden 51.05 13.74, hannover 52.37 9.73, nuremberg 49.45 11.08, bonn 50.73 7.10, karlsruhe 49.01 8.40, mannheim 49.49 8.47, aachen 50.78 6.08, heidelberg 49.40 8.69
rome 41.90 12.50, milan 45.46 9.19, naples-it 40.85 14.27, turin 45.07 7.69, florence 43.77 11.25, bologna 44.49 11.34, venice 45.44 12.32, genoa 44.41 8.93, palermo-it 38.12 13.36, verona 45.44 10.99, bari 41.12 16.87
catania 37.50 15.09, padua 45.41 11.88, trieste 45.65 13.77, modena 44.65 10.93, parma 44.80 10.33
paris 48.86 2.35, marseille 43.30 5.37, lyon 45.76 4.84, toulouse 43.60 1.44, nice 43.70 7.27, nantes 47.22 -1.55, strasbourg 48.57 7.75, bordeaux 44.84 -0.58, montpellier 43.61 3.88, lille 50.63 3.06, rennes 48.11 -1.68
perpignan 42.70 2.90, grenoble 45.19 5.72, bayonne 43.49 -1.47, biarritz 43.48 -1.56
lisbon 38.72 -9.14, porto 41.15 -8.61, braga 41.55 -8.42, coimbra 40.21 -8.43, faro 37.02 -7.93, setubal 38.52 -8.89, aveiro 40.64 -8.65, funchal 32.65 -16.91
amsterdam 52.37 4.90, rotterdam 51.92 4.48, the-hague 52.08 4.31, utrecht 52.09 5.12, eindhoven 51.44 5.48, groningen 53.22 6.57, maastricht 50.85 5.69, delft 52.01 4.36
brussels 50.85 4.35, antwerp 51.22 4.40, ghent 51.05 3.72, leuven 50.88 4.70, liege 50.63 5.57, bruges 51.21 3.22, luxembourg-city 49.61 6.13, zurich 47.38 8.54, geneva 46.20 6.14, basel 47.56 7.59, bern 46.95 7.45
lausanne 46.52 6.63, lugano 46.01 8.96, vienna 48.21 16.37, salzburg 47.80 13.04, graz 47.07 15.44, linz 48.31 14.29, innsbruck 47.27 11.39, dublin 53.35 -6.26, cork 51.90 -8.47, galway 53.27 -9.05, limerick 52.66 -8.63
town:ie-waterford 52.26 -7.11, andorra-la-vella 42.51 1.52, valletta 35.90 14.51, reykjavik 64.15 -21.94
warsaw 52.23 21.01, krakow 50.06 19.94, wroclaw 51.11 17.04, gdansk 54.35 18.65, poznan 52.41 16.93, lodz 51.76 19.46, katowice 50.26 19.02, prague 50.08 14.44, brno 49.20 16.61, bratislava 48.15 17.11, budapest 47.50 19.04
bucharest 44.43 26.10, cluj-napoca 46.77 23.59, timisoara 45.75 21.23, iasi 47.16 27.59, kyiv 50.45 30.52, kharkiv 49.99 36.23, lviv 49.84 24.03, odessa 46.48 30.73, sofia 42.70 23.32, plovdiv 42.14 24.75, varna 43.21 27.91
zagreb 45.81 15.98, split 43.51 16.44, belgrade 44.79 20.45, ljubljana 46.06 14.51, athens 37.98 23.73, thessaloniki 40.64 22.94, nicosia 35.17 33.36, limassol 34.68 33.04, vilnius 54.69 25.28, riga 56.95 24.11
tallinn 59.44 24.75, stockholm 59.33 18.07, gothenburg 57.71 11.97, malmo 55.60 13.00, oslo 59.91 10.75, bergen 60.39 5.32, stavanger 58.97 5.73, copenhagen 55.68 12.57, aarhus 56.16 10.20, helsinki 60.17 24.94
tampere 61.50 23.79, moscow 55.76 37.62, saint-petersburg 59.93 30.34, istanbul 41.01 28.98, ankara 39.93 32.86, izmir 38.42 27.14, tbilisi 41.72 44.79
casablanca 33.57 -7.59, rabat 34.02 -6.84, tangier 35.76 -5.83, marrakech 31.63 -8.01, fes 34.03 -5.00, tetouan 35.58 -5.37, nador 35.17 -2.93, agadir 30.42 -9.60, algiers 36.75 3.06, oran 35.70 -0.63, tunis 36.81 10.18
cairo 30.04 31.24, alexandria-eg 31.20 29.92, lagos 6.52 3.38, abuja 9.06 7.50, malabo 3.75 8.78, bata 1.86 9.77, dakar 14.72 -17.47, accra 5.60 -0.19, nairobi -1.29 36.82, addis-ababa 9.03 38.74, luanda -8.84 13.23
johannesburg -26.20 28.05, cape-town -33.92 18.42, durban -29.86 31.02, pretoria -25.75 28.19, tel-aviv 32.09 34.78, jerusalem 31.77 35.21, haifa 32.79 34.99, beirut 33.89 35.50, baghdad 33.31 44.37, tehran 35.69 51.39
riyadh 24.71 46.68, jeddah 21.49 39.19, kuwait-city 29.38 47.98, doha 25.29 51.53, dubai 25.20 55.27, abu-dhabi 24.45 54.38, sharjah 25.35 55.42, karachi 24.86 67.01, lahore 31.55 74.34, islamabad 33.68 73.05
mumbai 19.08 72.88, new-delhi 28.61 77.21, bengaluru 12.97 77.59, hyderabad 17.39 78.49, chennai 13.08 80.27, kolkata 22.57 88.36, pune 18.52 73.86, ahmedabad 23.02 72.57, dhaka 23.81 90.41
bangkok 13.76 100.50, kuala-lumpur 3.14 101.69, jakarta -6.21 106.85, manila 14.60 120.98, cebu 10.32 123.89, davao 7.19 125.46, ho-chi-minh-city 10.82 106.63, hanoi 21.03 105.85
beijing 39.90 116.41, shanghai 31.23 121.47, shenzhen 22.54 114.06, guangzhou-cn 23.13 113.26, chengdu 30.57 104.07, taipei 25.03 121.57, seoul 37.57 126.98, busan 35.18 129.08, tokyo 35.68 139.69, osaka 34.69 135.50
kyoto 35.01 135.77, nagoya 35.18 136.91, yokohama 35.44 139.64
sydney -33.87 151.21, melbourne -37.81 144.96, brisbane -27.47 153.03, perth -31.95 115.86, adelaide -34.93 138.60, canberra -35.28 149.13, gold-coast -28.02 153.40, town:au-geelong -38.15 144.36
town:au-parramatta -33.81 151.00, town:au-newcastle -32.93 151.78, town:au-wollongong -34.42 150.89, town:au-hobart -42.88 147.33, town:au-townsville -19.26 146.82, town:au-cairns -16.92 145.77, town:au-darwin -12.46 130.84
auckland -36.85 174.76, wellington -41.29 174.78, christchurch -43.53 172.64, town:nz-hamilton -37.79 175.28, town:nz-dunedin -45.88 170.50
`;
