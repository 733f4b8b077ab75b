/** Cities of other countries, as people move between them. */
export const PLACES_OF_THE_WORLD = `
[place city]
london GB | Londres | London | greater london
manchester GB | Mánchester* | Manchester*
birmingham GB | Birmingham*
liverpool GB | Liverpool
leeds GB | Leeds
glasgow GB | Glasgow
edinburgh GB | Edimburgo | Edinburgh
bristol GB | Brístol | Bristol
sheffield GB | Sheffield
newcastle GB | Newcastle | | newcastle upon tyne
nottingham GB | Nottingham
leicester GB | Leicester
cardiff GB | Cardiff
belfast GB | Belfast
cambridge GB | Cambridge*
oxford GB | Oxford*
brighton GB | Brighton
reading-gb GB | Reading!*?
southampton GB | Southampton
portsmouth GB | Portsmouth
coventry GB | Coventry
bradford GB | Bradford*
york GB | York!*
aberdeen GB | Aberdeen*
bath GB | Bath!*
milton-keynes GB | Milton Keynes
plymouth GB | Plymouth*
dublin IE | Dublín | Dublin
cork IE | Cork!*
galway IE | Galway
limerick IE | Limerick
paris FR | París* | Paris*
marseille FR | Marsella | Marseille | marseilles
lyon FR | Lyon
toulouse FR | Toulouse | | tolosa francia
nice FR | Niza | Nice!*
nantes FR | Nantes
strasbourg FR | Estrasburgo | Strasbourg
bordeaux FR | Burdeos | Bordeaux
montpellier FR | Montpellier
lille FR | Lille
rennes FR | Rennes
perpignan FR | Perpiñán | Perpignan
grenoble FR | Grenoble
bayonne FR | Bayona | Bayonne
biarritz FR | Biarritz
berlin DE | Berlín | Berlin
hamburg DE | Hamburgo | Hamburg
munich DE | Múnich | Munich | münchen
cologne DE | Colonia* | Cologne! | köln
frankfurt DE | Fráncfort | Frankfurt | frankfurt am main
stuttgart DE | Stuttgart
dusseldorf DE | Düsseldorf
leipzig DE | Leipzig
dortmund DE | Dortmund
essen DE | Essen!*
bremen DE | Bremen
dresden DE | Dresde | Dresden
hannover DE | Hannover | | hanover
nuremberg DE | Núremberg | Nuremberg | nürnberg
bonn DE | Bonn
karlsruhe DE | Karlsruhe
mannheim DE | Mannheim
aachen DE | Aquisgrán | Aachen
heidelberg DE | Heidelberg
rome IT | Roma* | Rome
milan IT | Milán* | Milan*
naples-it IT | Nápoles | Naples*? | napoli
turin IT | Turín | Turin | torino
florence IT | Florencia!* | Florence!* | firenze
bologna IT | Bolonia | Bologna
venice IT | Venecia | Venice
genoa IT | Génova | Genoa
palermo-it IT | Palermo*?
verona IT | Verona*
bari IT | Bari*
catania IT | Catania
padua IT | Padua
trieste IT | Trieste
modena IT | Módena | Modena
parma IT | Parma*
lisbon PT | Lisboa | Lisbon
porto PT | Oporto | Porto!
braga PT | Braga*
coimbra PT | Coímbra | Coimbra
faro PT | Faro!*
setubal PT | Setúbal
aveiro PT | Aveiro
funchal PT | Funchal
amsterdam NL | Ámsterdam | Amsterdam
rotterdam NL | Róterdam | Rotterdam
the-hague NL | La Haya | The Hague | den haag
utrecht NL | Utrecht
eindhoven NL | Eindhoven
groningen NL | Groninga | Groningen
maastricht NL | Maastricht
delft NL | Delft
brussels BE | Bruselas | Brussels | bruxelles
antwerp BE | Amberes | Antwerp
ghent BE | Gante | Ghent
leuven BE | Lovaina | Leuven
liege BE | Lieja | Liège
bruges BE | Brujas!* | Bruges
zurich CH | Zúrich | Zurich
geneva CH | Ginebra!* | Geneva
basel CH | Basilea | Basel
bern CH | Berna | Bern
lausanne CH | Lausana | Lausanne
lugano CH | Lugano
vienna AT | Viena | Vienna
salzburg AT | Salzburgo | Salzburg
graz AT | Graz
linz AT | Linz
innsbruck AT | Innsbruck
copenhagen DK | Copenhague | Copenhagen
aarhus DK | Aarhus
stockholm SE | Estocolmo | Stockholm
gothenburg SE | Gotemburgo | Gothenburg
malmo SE | Malmö
oslo NO | Oslo
bergen NO | Bergen*
stavanger NO | Stavanger
helsinki FI | Helsinki | | espoo
tampere FI | Tampere
reykjavik IS | Reikiavik | Reykjavik
warsaw PL | Varsovia | Warsaw
krakow PL | Cracovia | Krakow | kraków
wroclaw PL | Breslavia | Wroclaw | wrocław
gdansk PL | Gdansk | | gdańsk
poznan PL | Poznan | | poznań
lodz PL | Lodz | | łódź
katowice PL | Katowice
prague CZ | Praga | Prague
brno CZ | Brno
budapest HU | Budapest
bucharest RO | Bucarest | Bucharest
cluj-napoca RO | Cluj-Napoca | | cluj
timisoara RO | Timisoara
iasi RO | Iasi
sofia BG | Sofía!* | Sofia!*
plovdiv BG | Plovdiv
varna BG | Varna
athens GR | Atenas | Athens
thessaloniki GR | Salónica | Thessaloniki
istanbul TR | Estambul | Istanbul
ankara TR | Ankara
izmir TR | Esmirna | Izmir
moscow RU | Moscú | Moscow
saint-petersburg RU | San Petersburgo | Saint Petersburg
kyiv UA | Kiev | Kyiv
kharkiv UA | Járkov | Kharkiv
lviv UA | Leópolis | Lviv
odessa UA | Odesa | Odessa*
belgrade RS | Belgrado | Belgrade
zagreb HR | Zagreb
split HR | Split!*
ljubljana SI | Liubliana | Ljubljana
bratislava SK | Bratislava
vilnius LT | Vilna | Vilnius
riga LV | Riga
tallinn EE | Tallin | Tallinn
valletta MT | La Valeta | Valletta
nicosia CY | Nicosia
limassol CY | Limasol | Limassol
tbilisi GE | Tiflis | Tbilisi
luxembourg-city LU | Luxemburgo? | Luxembourg City
andorra-la-vella AD | Andorra la Vella
casablanca MA | Casablanca*
rabat MA | Rabat
tangier MA | Tánger | Tangier
marrakech MA | Marrakech | | marrakesh
fes MA | Fez!* | Fes
tetouan MA | Tetuán | Tetouan
nador MA | Nador
agadir MA | Agadir
algiers DZ | Argel | Algiers
oran DZ | Orán | Oran
tunis TN | Túnez? | Tunis
cairo EG | El Cairo | Cairo
alexandria-eg EG | Alejandría | Alexandria*?
dakar SN | Dakar
lagos NG | Lagos!*
abuja NG | Abuya | Abuja
accra GH | Acra | Accra
nairobi KE | Nairobi
addis-ababa ET | Adís Abeba | Addis Ababa
johannesburg ZA | Johannesburgo | Johannesburg
cape-town ZA | Ciudad del Cabo | Cape Town
durban ZA | Durban
pretoria ZA | Pretoria
luanda AO | Luanda
malabo GQ | Malabo
bata GQ | Bata!*
tel-aviv IL | Tel Aviv
jerusalem IL | Jerusalén | Jerusalem
haifa IL | Haifa
beirut LB | Beirut
riyadh SA | Riad | Riyadh
jeddah SA | Yeda | Jeddah
dubai AE | Dubái | Dubai
abu-dhabi AE | Abu Dabi | Abu Dhabi
sharjah AE | Sharjah
doha QA | Doha
kuwait-city KW | Ciudad de Kuwait | Kuwait City
baghdad IQ | Bagdad | Baghdad
tehran IR | Teherán | Tehran
karachi PK | Karachi
lahore PK | Lahore
islamabad PK | Islamabad
mumbai IN | Bombay | Mumbai
new-delhi IN | Delhi | New Delhi | nueva delhi, delhi, gurgaon, noida
bengaluru IN | Bangalore | Bengaluru | bangalore
hyderabad IN | Hyderabad
chennai IN | Chennai
kolkata IN | Calcuta | Kolkata
pune IN | Pune
ahmedabad IN | Ahmedabad
dhaka BD | Daca | Dhaka
beijing CN | Pekín | Beijing
shanghai CN | Shanghái | Shanghai
shenzhen CN | Shenzhen
guangzhou-cn CN | Cantón!* | Guangzhou
chengdu CN | Chengdu
tokyo JP | Tokio | Tokyo
osaka JP | Osaka
kyoto JP | Kioto | Kyoto
nagoya JP | Nagoya
yokohama JP | Yokohama
seoul KR | Seúl | Seoul
busan KR | Busan
manila PH | Manila | | makati, quezon city
cebu PH | Cebú | Cebu
davao PH | Davao
bangkok TH | Bangkok
ho-chi-minh-city VN | Ciudad Ho Chi Minh | Ho Chi Minh City | saigón, saigon
hanoi VN | Hanói | Hanoi
jakarta ID | Yakarta | Jakarta
kuala-lumpur MY | Kuala Lumpur
taipei TW | Taipéi | Taipei
sydney AU | Sídney | Sydney*
melbourne AU | Melbourne
brisbane AU | Brisbane
perth AU | Perth
adelaide AU | Adelaida* | Adelaide*
canberra AU | Canberra
gold-coast AU | Gold Coast*
auckland NZ | Auckland
wellington NZ | Wellington*
christchurch NZ | Christchurch
`;
