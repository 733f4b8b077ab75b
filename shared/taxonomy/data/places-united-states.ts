/** Cities of the United States. */
export const CITIES_OF_THE_UNITED_STATES = `
[place city]
new-york US new-york-state | Nueva York | New York | new york city, nyc, n.y.c, nueva york city, brooklyn, manhattan, bronx, the bronx, queens*, staten island, long island
buffalo US new-york-state | Buffalo*
rochester-ny US new-york-state | Rochester*
yonkers US new-york-state | Yonkers
syracuse US new-york-state | Syracuse
albany US new-york-state | Albany?
new-rochelle US new-york-state | New Rochelle
white-plains US new-york-state | White Plains
los-angeles US california | Los Ángeles | Los Angeles | l.a!*, hollywood*
san-diego US california | San Diego
san-jose-ca US california | San José? | San Jose?
san-francisco US california | San Francisco | | san francisco bay area, bay area, silicon valley
fresno US california | Fresno
sacramento US california | Sacramento*
long-beach US california | Long Beach
oakland US california | Oakland
bakersfield US california | Bakersfield
anaheim US california | Anaheim
stockton US california | Stockton*
riverside US california | Riverside*
santa-ana US california | Santa Ana*
irvine US california | Irvine
chula-vista US california | Chula Vista
fremont US california | Fremont
santa-clarita US california | Santa Clarita
san-bernardino US california | San Bernardino
modesto US california | Modesto*
fontana US california | Fontana*
moreno-valley US california | Moreno Valley
oxnard US california | Oxnard
huntington-beach US california | Huntington Beach
glendale US california | Glendale
santa-rosa-us US california | Santa Rosa*?
elk-grove US california | Elk Grove
oceanside US california | Oceanside*
garden-grove US california | Garden Grove
rancho-cucamonga US california | Rancho Cucamonga
ontario-us US california | Ontario?
corona US california | Corona!*
lancaster US california | Lancaster*
palmdale US california | Palmdale
salinas US california | Salinas*
hayward US california | Hayward*
pomona US california | Pomona
escondido US california | Escondido!*
sunnyvale US california | Sunnyvale
torrance US california | Torrance
pasadena US california | Pasadena*
fullerton US california | Fullerton
roseville US california | Roseville
visalia US california | Visalia
santa-clara-us US california | Santa Clara*?
concord US california | Concord*
palo-alto US california | Palo Alto
mountain-view US california | Mountain View
redwood-city US california | Redwood City
berkeley US california | Berkeley*
santa-barbara US california | Santa Barbara
el-monte US california | El Monte
burbank US california | Burbank
downey US california | Downey
inglewood US california | Inglewood
santa-monica US california | Santa Monica
cupertino US california | Cupertino
menlo-park US california | Menlo Park
houston US texas | Houston
san-antonio US texas | San Antonio
dallas US texas | Dallas
austin US texas | Austin*
fort-worth US texas | Fort Worth
el-paso US texas | El Paso!* | | el paso texas
arlington-tx US texas | Arlington*
corpus-christi US texas | Corpus Christi
plano US texas | Plano!*
laredo US texas | Laredo
lubbock US texas | Lubbock
irving US texas | Irving*
garland US texas | Garland*
frisco US texas | Frisco*
amarillo US texas | Amarillo!*
mckinney US texas | McKinney
grand-prairie US texas | Grand Prairie
brownsville US texas | Brownsville
killeen US texas | Killeen
mcallen US texas | McAllen
pasadena-tx US texas | Pasadena*?
mesquite US texas | Mesquite*
denton US texas | Denton*
waco US texas | Waco
midland US texas | Midland*
odessa-us US texas | Odessa*?
round-rock US texas | Round Rock
edinburg US texas | Edinburg
the-woodlands US texas | The Woodlands
sugar-land US texas | Sugar Land
miami US florida | Miami | | miami beach, hialeah, doral, coral gables, homestead*
orlando US florida | Orlando* | | kissimmee
tampa US florida | Tampa
jacksonville US florida | Jacksonville
fort-lauderdale US florida | Fort Lauderdale | | ft. lauderdale
st-petersburg US florida | St. Petersburg | | saint petersburg?
cape-coral US florida | Cape Coral
tallahassee US florida | Tallahassee
port-st-lucie US florida | Port St. Lucie
pembroke-pines US florida | Pembroke Pines
hollywood-fl US florida | Hollywood*?
gainesville US florida | Gainesville
west-palm-beach US florida | West Palm Beach
naples US florida | Naples*
sarasota US florida | Sarasota
clearwater US florida | Clearwater
boca-raton US florida | Boca Raton
fort-myers US florida | Fort Myers
chicago US illinois | Chicago
aurora US illinois | Aurora!*
joliet US illinois | Joliet
naperville US illinois | Naperville
rockford US illinois | Rockford
springfield US illinois | Springfield*
cicero US illinois | Cicero*
elgin US illinois | Elgin
waukegan US illinois | Waukegan
philadelphia US pennsylvania | Filadelfia | Philadelphia
pittsburgh US pennsylvania | Pittsburgh
allentown US pennsylvania | Allentown
reading US pennsylvania | Reading!*
erie US pennsylvania | Erie*
harrisburg US pennsylvania | Harrisburg
columbus US ohio | Columbus*
cleveland US ohio | Cleveland*
cincinnati US ohio | Cincinnati
toledo-us US ohio | Toledo?
akron US ohio | Akron
dayton US ohio | Dayton
atlanta US georgia | Atlanta
columbus-ga US georgia | Columbus*?
augusta US georgia | Augusta*
savannah US georgia | Savannah*
macon US georgia | Macon*
charlotte US north-carolina | Charlotte*
raleigh US north-carolina | Raleigh
greensboro US north-carolina | Greensboro
durham US north-carolina | Durham
winston-salem US north-carolina | Winston-Salem
fayetteville US north-carolina | Fayetteville
cary US north-carolina | Cary!*
charleston US south-carolina | Charleston*
greenville US south-carolina | Greenville*
virginia-beach US virginia | Virginia Beach
chesapeake US virginia | Chesapeake
norfolk US virginia | Norfolk
richmond US virginia | Richmond*
arlington-va US virginia | Arlington*?
alexandria US virginia | Alexandria*
newport-news US virginia | Newport News
fairfax US virginia | Fairfax
seattle US washington-state | Seattle
spokane US washington-state | Spokane
tacoma US washington-state | Tacoma
vancouver-us US washington-state | Vancouver?
bellevue US washington-state | Bellevue*
redmond US washington-state | Redmond*
kent US washington-state | Kent!*
yakima US washington-state | Yakima
boston US massachusetts | Boston
worcester US massachusetts | Worcester
springfield-ma US massachusetts | Springfield*?
cambridge-us US massachusetts | Cambridge*?
lowell US massachusetts | Lowell*
lawrence US massachusetts | Lawrence*
detroit US michigan | Detroit
grand-rapids US michigan | Grand Rapids
ann-arbor US michigan | Ann Arbor
lansing US michigan | Lansing
warren US michigan | Warren*
phoenix US arizona | Phoenix
tucson US arizona | Tucson
mesa US arizona | Mesa!*
chandler US arizona | Chandler*
scottsdale US arizona | Scottsdale
glendale-az US arizona | Glendale?
tempe US arizona | Tempe*
gilbert US arizona | Gilbert*
peoria US arizona | Peoria*
yuma US arizona | Yuma*
nogales-us US arizona | Nogales*?
denver US colorado | Denver
colorado-springs US colorado | Colorado Springs
aurora-co US colorado | Aurora!*?
fort-collins US colorado | Fort Collins
boulder US colorado | Boulder*
pueblo US colorado | Pueblo!*
lakewood US colorado | Lakewood*
las-vegas US nevada | Las Vegas
henderson US nevada | Henderson*
reno US nevada | Reno*
north-las-vegas US nevada | North Las Vegas
albuquerque US new-mexico | Albuquerque
santa-fe US new-mexico | Santa Fe*
las-cruces US new-mexico | Las Cruces
nashville US tennessee | Nashville
memphis US tennessee | Memphis
knoxville US tennessee | Knoxville
chattanooga US tennessee | Chattanooga
clarksville US tennessee | Clarksville
baltimore US maryland | Baltimore
bethesda US maryland | Bethesda
silver-spring US maryland | Silver Spring
rockville US maryland | Rockville
indianapolis US indiana | Indianápolis | Indianapolis
fort-wayne US indiana | Fort Wayne
kansas-city US missouri | Kansas City
st-louis US missouri | St. Louis | | saint louis
springfield-mo US missouri | Springfield*?
milwaukee US wisconsin | Milwaukee
madison US wisconsin | Madison*
green-bay US wisconsin | Green Bay
minneapolis US minnesota | Mineápolis | Minneapolis | minneapolis-st. paul, twin cities
st-paul US minnesota | St. Paul*
rochester-mn US minnesota | Rochester*?
portland US oregon | Portland
salem US oregon | Salem*
eugene US oregon | Eugene*
beaverton US oregon | Beaverton
salt-lake-city US utah | Salt Lake City
provo US utah | Provo
west-valley-city US utah | West Valley City
oklahoma-city US oklahoma | Oklahoma City
tulsa US oklahoma | Tulsa
new-orleans US louisiana | Nueva Orleans | New Orleans
baton-rouge US louisiana | Baton Rouge
shreveport US louisiana | Shreveport
louisville US kentucky | Louisville
lexington US kentucky | Lexington*
birmingham-us US alabama | Birmingham*?
montgomery US alabama | Montgomery*
huntsville US alabama | Huntsville
mobile US alabama | Mobile!*
hartford US connecticut | Hartford
bridgeport US connecticut | Bridgeport
new-haven US connecticut | New Haven
stamford US connecticut | Stamford
des-moines US iowa | Des Moines
cedar-rapids US iowa | Cedar Rapids
wichita US kansas | Wichita
overland-park US kansas | Overland Park
little-rock US arkansas | Little Rock
jackson US mississippi | Jackson*
omaha US nebraska | Omaha
lincoln US nebraska | Lincoln*
newark US new-jersey | Newark
jersey-city US new-jersey | Jersey City
paterson US new-jersey | Paterson*
elizabeth US new-jersey | Elizabeth*
union-city US new-jersey | Union City
edison US new-jersey | Edison*
hoboken US new-jersey | Hoboken
princeton US new-jersey | Princeton*
trenton US new-jersey | Trenton
camden US new-jersey | Camden*
passaic US new-jersey | Passaic
perth-amboy US new-jersey | Perth Amboy
providence US rhode-island | Providence*
manchester-us US new-hampshire | Manchester*?
honolulu US hawaii | Honolulu
anchorage US alaska | Anchorage
boise US idaho | Boise
sioux-falls US south-dakota | Sioux Falls
fargo US north-dakota | Fargo*
billings US montana | Billings!*
portland-me US maine | Portland?
washington-dc US district-of-columbia | Washington D. C. | Washington, DC | washington dc, washington d.c, washington*?
`;
