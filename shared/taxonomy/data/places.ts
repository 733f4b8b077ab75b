/** Countries, regions and cities of Spain, Latin America and the United States, and the countries people move from. */
export const PLACES = `
[place country]
spain ES | España | Spain | espana, es-es
mexico MX | México | Mexico | mexico df, república mexicana, méjico
colombia CO | Colombia | | 
argentina AR | Argentina | | república argentina
chile CL | Chile | | 
peru PE | Perú | Peru | 
ecuador EC | Ecuador | | 
venezuela VE | Venezuela | | 
bolivia BO | Bolivia | | 
uruguay UY | Uruguay | | 
paraguay PY | Paraguay | | 
costa-rica CR | Costa Rica | | 
panama PA | Panamá | Panama | ciudad de panamá, panama city
guatemala GT | Guatemala | | ciudad de guatemala, guatemala city
honduras HN | Honduras | | 
el-salvador SV | El Salvador | | 
nicaragua NI | Nicaragua | | 
dominican-republic DO | República Dominicana | Dominican Republic | 
cuba CU | Cuba | | 
puerto-rico PR | Puerto Rico | | 
brazil BR | Brasil | Brazil | 
united-states US | Estados Unidos | United States | usa, u.s.a, eeuu, ee.uu, ee. uu, united states of america, estados unidos de américa, US!*, U.S.!
canada CA | Canadá | Canada | 
united-kingdom GB | Reino Unido | United Kingdom | uk!, gran bretaña, great britain, england, inglaterra, scotland, escocia, wales
france FR | Francia | France | 
germany DE | Alemania | Germany | 
italy IT | Italia | Italy | 
portugal PT | Portugal | | 
ireland IE | Irlanda | Ireland | 
netherlands NL | Países Bajos | Netherlands | holanda, the netherlands
belgium BE | Bélgica | Belgium | 
switzerland CH | Suiza | Switzerland | 
austria AT | Austria | | 
poland PL | Polonia | Poland | 
romania RO | Rumanía | Romania | 
ukraine UA | Ucrania | Ukraine | 
morocco MA | Marruecos | Morocco | 
andorra AD | Andorra | | 
india IN | India | | 
china CN | China! | | 
philippines PH | Filipinas | Philippines | 
[place region]
andalusia ES | Andalucía | Andalusia | 
aragon ES | Aragón | Aragon | 
asturias ES | Asturias | | principado de asturias
balearic-islands ES | Islas Baleares | Balearic Islands | baleares, illes balears
canary-islands ES | Canarias | Canary Islands | islas canarias
cantabria ES | Cantabria | | 
castile-la-mancha ES | Castilla-La Mancha | Castile-La Mancha | castilla la mancha
castile-leon ES | Castilla y León | Castile and León | 
catalonia ES | Cataluña | Catalonia | catalunya
valencian-community ES | Comunidad Valenciana | Valencian Community | comunitat valenciana
extremadura ES | Extremadura | | 
galicia ES | Galicia | | galiza
community-madrid ES | Comunidad de Madrid | Community of Madrid | 
murcia-region ES | Región de Murcia | Region of Murcia | 
navarre ES | Navarra | Navarre | 
basque-country ES | País Vasco | Basque Country | euskadi
la-rioja ES | La Rioja | | 
jalisco MX | Jalisco | | 
nuevo-leon MX | Nuevo León | | 
california US | California | | CA!*
texas US | Texas | | TX!*
florida US | Florida | | FL!*
new-york-state US | Estado de Nueva York | New York State | NY!*
illinois US | Illinois | | IL!*
new-jersey US | Nueva Jersey | New Jersey | NJ!*
pennsylvania US | Pensilvania | Pennsylvania | PA!*
ohio US | Ohio | | 
georgia US | Georgia | | GA!*
north-carolina US | Carolina del Norte | North Carolina | NC!*
south-carolina US | Carolina del Sur | South Carolina | SC!*
virginia US | Virginia* | | VA!*
washington-state US | Estado de Washington | Washington State | WA!*
massachusetts US | Massachusetts | | 
michigan US | Míchigan | Michigan | MI!*
arizona US | Arizona | | AZ!*
colorado US | Colorado! | | 
nevada US | Nevada | | NV!*
new-mexico US | Nuevo México | New Mexico | NM!*
tennessee US | Tennessee | | TN!*
maryland US | Maryland | | MD!*
indiana US | Indiana | | 
missouri US | Misuri | Missouri | MO!*
wisconsin US | Wisconsin | | WI!*
minnesota US | Minnesota | | MN!*
oregon US | Oregón | Oregon | 
utah US | Utah | | UT!*
oklahoma US | Oklahoma | | 
louisiana US | Luisiana | Louisiana | 
kentucky US | Kentucky | | KY!*
alabama US | Alabama | | 
connecticut US | Connecticut | | CT!*
iowa US | Iowa | | 
kansas US | Kansas | | KS!*
arkansas US | Arkansas | | 
mississippi US | Misisipi | Mississippi | 
nebraska US | Nebraska | | 
[place city]
madrid ES community-madrid | Madrid | | 
barcelona ES catalonia | Barcelona | | bcn!
valencia ES valencian-community | Valencia | | valència
seville ES andalusia | Sevilla | Seville | 
zaragoza ES aragon | Zaragoza | Saragossa | 
malaga ES andalusia | Málaga | Malaga | 
murcia ES murcia-region | Murcia | | 
palma ES balearic-islands | Palma de Mallorca | | palma, mallorca, majorca
las-palmas ES canary-islands | Las Palmas de Gran Canaria | | las palmas, gran canaria
tenerife ES canary-islands | Santa Cruz de Tenerife | | tenerife
lanzarote ES canary-islands | Lanzarote | | arrecife
fuerteventura ES canary-islands | Fuerteventura | | 
ibiza ES balearic-islands | Ibiza | | eivissa
menorca ES balearic-islands | Menorca | Minorca | 
bilbao ES basque-country | Bilbao | | bilbo, vizcaya, bizkaia
san-sebastian ES basque-country | San Sebastián | | donostia, guipúzcoa, gipuzkoa
vitoria ES basque-country | Vitoria-Gasteiz | | vitoria, álava
alicante ES valencian-community | Alicante | | alacant
elche ES valencian-community | Elche | | elx
castellon ES valencian-community | Castellón de la Plana | | castellón, castelló
benidorm ES valencian-community | Benidorm | | 
cordoba-es ES andalusia | Córdoba | Cordoba | 
granada ES andalusia | Granada | | 
jaen ES andalusia | Jaén | | 
almeria ES andalusia | Almería | Almeria | 
cadiz ES andalusia | Cádiz | Cadiz | 
huelva ES andalusia | Huelva | | 
jerez ES andalusia | Jerez de la Frontera | | jerez
marbella ES andalusia | Marbella | | 
valladolid ES castile-leon | Valladolid | | 
salamanca ES castile-leon | Salamanca | | 
burgos ES castile-leon | Burgos | | 
leon-es ES castile-leon | León*! | | león españa
palencia ES castile-leon | Palencia | | 
segovia ES castile-leon | Segovia | | 
avila ES castile-leon | Ávila* | | 
zamora ES castile-leon | Zamora | | 
soria ES castile-leon | Soria | | 
toledo ES castile-la-mancha | Toledo | | 
albacete ES castile-la-mancha | Albacete | | 
ciudad-real ES castile-la-mancha | Ciudad Real | | 
cuenca-es ES castile-la-mancha | Cuenca | | 
guadalajara-es ES castile-la-mancha | Guadalajara? | | guadalajara españa
badajoz ES extremadura | Badajoz | | 
caceres ES extremadura | Cáceres | Caceres | 
merida-es ES extremadura | Mérida | Merida | 
a-coruna ES galicia | A Coruña | | la coruña, coruña
vigo ES galicia | Vigo | | 
santiago-compostela ES galicia | Santiago de Compostela | | 
ourense ES galicia | Ourense | | orense
lugo ES galicia | Lugo | | 
pontevedra ES galicia | Pontevedra | | 
oviedo ES asturias | Oviedo | | 
gijon ES asturias | Gijón | Gijon | 
santander ES cantabria | Santander* | | 
pamplona ES navarre | Pamplona | | iruña
logrono ES la-rioja | Logroño | | 
huesca ES aragon | Huesca | | 
teruel ES aragon | Teruel | | 
girona ES catalonia | Girona | | gerona
lleida ES catalonia | Lleida | | lérida
tarragona ES catalonia | Tarragona | | 
sabadell ES catalonia | Sabadell* | | 
terrassa ES catalonia | Terrassa | | tarrasa
hospitalet ES catalonia | L'Hospitalet de Llobregat | | hospitalet
badalona ES catalonia | Badalona | | 
cartagena-es ES murcia-region | Cartagena | | 
alcala ES community-madrid | Alcalá de Henares | | 
getafe ES community-madrid | Getafe | | 
mostoles ES community-madrid | Móstoles | | 
leganes ES community-madrid | Leganés | | 
ceuta ES | Ceuta | | 
melilla ES | Melilla | | 
mexico-city MX | Ciudad de México | Mexico City | cdmx, méxico d.f, distrito federal
guadalajara-mx MX jalisco | Guadalajara (Jalisco) | Guadalajara | guadalajara méxico, zapopan
monterrey MX nuevo-leon | Monterrey | | 
puebla MX | Puebla | | 
tijuana MX | Tijuana | | 
queretaro MX | Querétaro | Queretaro | 
leon-mx MX | León (Guanajuato) | | guanajuato
merida-mx MX | Mérida (Yucatán) | | yucatán
cancun MX | Cancún | Cancun | quintana roo
toluca MX | Toluca | | estado de méxico
chihuahua MX | Chihuahua | | ciudad juárez
hermosillo MX | Hermosillo | | sonora
veracruz MX | Veracruz | | 
san-luis-potosi MX | San Luis Potosí | | 
aguascalientes MX | Aguascalientes | | 
saltillo MX | Saltillo | | coahuila
oaxaca MX | Oaxaca | | 
bogota CO | Bogotá | Bogota | 
medellin CO | Medellín | Medellin | antioquia
cali CO | Cali!* | | santiago de cali
barranquilla CO | Barranquilla | | 
cartagena-co CO | Cartagena de Indias | | 
bucaramanga CO | Bucaramanga | | 
pereira CO | Pereira* | | 
cucuta CO | Cúcuta | | 
manizales CO | Manizales | | 
buenos-aires AR | Buenos Aires | | caba!, capital federal
cordoba-ar AR | Córdoba (Argentina) | Córdoba, Argentina | córdoba capital
rosario AR | Rosario* | | 
mendoza AR | Mendoza* | | 
la-plata AR | La Plata | | 
mar-del-plata AR | Mar del Plata | | 
tucuman AR | Tucumán | Tucuman | 
salta AR | Salta!* | | 
santiago-chile CL | Santiago de Chile | Santiago | 
valparaiso CL | Valparaíso | Valparaiso | viña del mar
concepcion CL | Concepción* | Concepcion* | 
antofagasta CL | Antofagasta | | 
lima PE | Lima | | 
arequipa PE | Arequipa | | 
trujillo PE | Trujillo* | | 
cusco PE | Cusco | Cuzco | 
piura PE | Piura | | 
quito EC | Quito!* | | 
guayaquil EC | Guayaquil | | 
caracas VE | Caracas | | 
maracaibo VE | Maracaibo | | 
la-paz BO | La Paz | | el alto
santa-cruz-bo BO | Santa Cruz de la Sierra | | 
cochabamba BO | Cochabamba | | 
montevideo UY | Montevideo | | 
asuncion PY | Asunción | Asuncion | 
san-jose-cr CR | San José | | san josé costa rica
tegucigalpa HN | Tegucigalpa | | 
san-pedro-sula HN | San Pedro Sula | | 
san-salvador SV | San Salvador | | 
managua NI | Managua | | 
santo-domingo DO | Santo Domingo | | 
santiago-caballeros DO | Santiago de los Caballeros | | 
havana CU | La Habana | Havana | 
san-juan-pr PR | San Juan | | 
sao-paulo BR | São Paulo | | 
rio BR | Río de Janeiro | Rio de Janeiro | 
new-york US new-york-state | Nueva York | New York | new york city, nyc!, brooklyn, manhattan, bronx
los-angeles US california | Los Ángeles | Los Angeles | 
chicago US illinois | Chicago | | 
houston US texas | Houston | | 
phoenix US arizona | Phoenix | | 
philadelphia US pennsylvania | Filadelfia | Philadelphia | 
san-antonio US texas | San Antonio | | 
san-diego US california | San Diego | | 
dallas US texas | Dallas | | fort worth
san-jose-ca US california | San José (California) | San Jose, CA | 
austin US texas | Austin* | | 
san-francisco US california | San Francisco | | bay area, silicon valley
seattle US washington-state | Seattle | | 
denver US colorado | Denver | | 
washington-dc US | Washington D. C. | Washington, DC | washington dc, washington d.c
boston US massachusetts | Boston | | 
miami US florida | Miami | | fort lauderdale
orlando US florida | Orlando* | | 
tampa US florida | Tampa | | 
atlanta US georgia | Atlanta | | 
las-vegas US nevada | Las Vegas | | 
el-paso US texas | El Paso*! | | el paso texas
charlotte US north-carolina | Charlotte* | | 
detroit US michigan | Detroit | | 
portland US oregon | Portland | | 
sacramento US california | Sacramento* | | 
minneapolis US minnesota | Mineápolis | Minneapolis | 
albuquerque US new-mexico | Albuquerque | | 
london GB | Londres | London | 
paris FR | París | Paris | 
berlin DE | Berlín | Berlin | 
lisbon PT | Lisboa | Lisbon | 
rome IT | Roma* | Rome | 
milan IT | Milán | Milan | 
toronto CA | Toronto | | 
dublin IE | Dublín | Dublin | 
`;
