/**
 * Names of stretches of land that are made of countries, regions and towns, and further names of single ones: `name es / name
 * en, further names | what they are made of`, by a country's letters, by `@` and a place of the taxonomy, or by an area of
 * `regions.ts`. They are read in searches; locations of records name them rarely. States are called by their letters here
 * where the letters are no word and no field of either language.
 */
export const WIDER = `
Europa / Europe, unión europea, european union, UE, EU, continente europeo | ES PT FR IT DE AT CH BE NL LU IE GB DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS BA ME MK AL EE LV LT MT CY AD MC UA
Escandinavia / Scandinavia, países nórdicos, nordics, nordic countries | SE NO DK FI IS
Benelux / Benelux, países bajos y bélgica | BE NL LU
Península ibérica / Iberia, iberian peninsula | ES PT AD
Islas británicas / British Isles, british islands, uk and ireland | GB IE
Latinoamérica / Latin America, américa latina, latam, iberoamérica, hispanoamérica, spanish america | MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY BR
América del Sur / South America, sudamérica, suramérica, southern america | CO VE EC PE BO CL AR UY PY BR GY SR
América Central / Central America, centroamérica, centro américa | GT HN SV NI CR PA BZ
América del Norte / North America, norteamérica, norte américa | US CA MX
Cono Sur / Southern Cone | AR CL UY PY
Caribe / Caribbean, antillas, antilles, west indies | CU DO PR HT JM TT BB BS
Andes / Andes, países andinos, región andina, andean countries | CO EC PE BO CL
África / Africa | ZA MA EG NG KE GH TN DZ SN ET TZ UG AO MZ NA BW ZW ZM RW
Asia / Asia | CN JP IN KR PH TH VN ID MY SG TW HK PK BD LK NP
Oceanía / Oceania, australasia, antípodas | AU NZ FJ PG
Oriente Medio / Middle East, gulf states, países del golfo | AE SA QA KW BH OM JO LB IL IQ TR
Nueva Inglaterra / New England | @maine @new-hampshire @vermont @massachusetts @rhode-island @connecticut
Medio Oeste / Midwest, midwestern states, mid west, mid-west usa | @ohio @indiana @illinois @michigan @wisconsin @minnesota @iowa @missouri @kansas @nebraska @north-dakota @south-dakota
Grandes Llanuras / Great Plains, the plains | @kansas @nebraska @oklahoma @north-dakota @south-dakota @montana @wyoming
Sur de Estados Unidos / Southern United States, deep south, american south, us south, southern states, the south usa | @texas @oklahoma @arkansas @louisiana @mississippi @alabama @georgia @florida @south-carolina @north-carolina @tennessee @kentucky @virginia @west-virginia
Costa Oeste / West Coast, west coast usa, pacific coast | @california @oregon @washington-state
Costa Este / East Coast, east coast usa, eastern seaboard | @maine @new-hampshire @massachusetts @rhode-island @connecticut @new-york-state @new-jersey @pennsylvania @delaware @maryland @district-of-columbia @virginia @north-carolina @south-carolina @georgia @florida
Noroeste del Pacífico / Pacific Northwest, pnw | @washington-state @oregon @idaho
Suroeste de Estados Unidos / American Southwest, us southwest, southwest usa | @arizona @new-mexico @nevada @utah @texas
Estados de las Rocosas / Mountain States, rocky mountains, rockies | @colorado @utah @wyoming @montana @idaho @nevada
Atlántico Medio / Mid-Atlantic, mid atlantic | @new-york-state @new-jersey @pennsylvania @delaware @maryland @virginia @district-of-columbia
Área triestatal / Tri-State Area, tri state, tristate | @new-york-state @new-jersey @connecticut
Sur de California / Southern California, socal, so cal | @los-angeles @san-diego @long-beach @anaheim @riverside @santa-ana @irvine @bakersfield
Norte de California / Northern California, norcal | @san-francisco @san-jose-ca @oakland @sacramento @fremont @stockton @berkeley
Las Carolinas / The Carolinas, carolinas | @north-carolina @south-carolina
Las Dakotas / The Dakotas, dakotas | @north-dakota @south-dakota
Texas / Texas, tx, tejas, lone star state | @texas
California / California, calif, cali usa | @california
Florida / Florida, fla | @florida
Nueva Jersey / New Jersey, nj | @new-jersey
Estado de Nueva York / New York State, upstate new york, upstate ny, nys | @new-york-state
Carolina del Norte / North Carolina, nc | @north-carolina
Carolina del Sur / South Carolina | @south-carolina
Dakota del Norte / North Dakota | @north-dakota
Dakota del Sur / South Dakota | @south-dakota
Nuevo México / New Mexico, nm | @new-mexico
Nevada / Nevada, nv | @nevada
Tennessee / Tennessee, tn, tenn | @tennessee
Kentucky / Kentucky, ky | @kentucky
Wisconsin / Wisconsin, wis, wisc | @wisconsin
Minnesota / Minnesota, mn, minn | @minnesota
Missouri / Missouri, misuri | @missouri
Misisipi / Mississippi, mississipi | @mississippi
Massachusetts / Massachusetts, masachusetts, masachusets | @massachusetts
Pensilvania / Pennsylvania | @pennsylvania
Virginia Occidental / West Virginia, wv | @west-virginia
Arizona / Arizona, az, ariz | @arizona
Bajío / Bajío, el bajío, bajio region | @guanajuato @queretaro-state @aguascalientes-state @san-luis-potosi-state
Norte de México / Northern Mexico, north of mexico, noreste de méxico, noroeste de méxico | @nuevo-leon @chihuahua-state @sonora @coahuila @tamaulipas @baja-california @baja-california-sur @sinaloa @durango-state
Península de Yucatán / Yucatán Peninsula, sureste de méxico | @yucatan @quintana-roo @campeche-state
Frontera norte de México / Mexican border, mexico border | @baja-california @sonora @chihuahua-state @coahuila @nuevo-leon @tamaulipas
Ciudad de México / Mexico City, df, d f, distrito federal, mexico df, defe, cdmx, chilangolandia | @mexico-city @mexico-city-region
La Laguna de México / Comarca Lagunera, la comarca lagunera | @torreon @durango-state
Eje cafetero / Coffee Region, eje cafetero colombiano, coffee axis | @caldas @risaralda @quindio
Costa caribe colombiana / Colombian Caribbean, costa atlántica colombia, caribe colombiano, costa caribe | @atlantico @bolivar-co @magdalena-co @cesar-co @cordoba-co @sucre-co @la-guajira
Llanos Orientales / Eastern Plains, llanos colombianos | @meta-co @casanare @arauca @vichada
Patagonia / Patagonia, patagonia argentina, sur argentino | @neuquen-province @rio-negro-ar @chubut @santa-cruz-ar @tierra-del-fuego @aysen @magallanes
Litoral argentino / Argentine Littoral, mesopotamia argentina, litoral | @entre-rios @corrientes-province @misiones-ar @santa-fe-ar
Cuyo / Cuyo, región de cuyo | @mendoza-province @san-juan-ar-province @san-luis-ar-province
Noroeste argentino / Northwest Argentina, noa argentina, norte argentino | @salta-province @jujuy @tucuman-province @catamarca @santiago-del-estero-province @la-rioja-ar
Norte de Chile / Northern Chile, norte grande, norte chico | @arica-parinacota @tarapaca @antofagasta-region @atacama @coquimbo-region
Sur de Chile / Southern Chile, sur chileno | @nuble @biobio @araucania @los-rios @los-lagos @aysen @magallanes
Norte del Perú / Northern Peru, norte peruano | @tumbes @piura-region @lambayeque @la-libertad-pe @cajamarca-region @ancash
Sur del Perú / Southern Peru, sur peruano | @arequipa-region @cusco-region @puno-region @tacna-region @moquegua
Norte de España / Northern Spain, north of spain, cantábrico, cornisa cantábrica, españa verde | @galicia @asturias @cantabria @basque-country @navarre @la-rioja
Sur de España / Southern Spain, south of spain | @andalusia @murcia-region @extremadura
Levante español / Spanish Levant, levante español, costa mediterránea, mediterráneo, arco mediterráneo | @valencian-community @murcia-region @catalonia @balearic-islands
Castilla / Castile, las castillas, meseta | @castile-leon @castile-la-mancha
La Mancha / La Mancha, castilla la mancha, tierras de la mancha | @castile-la-mancha
Islas españolas / Spanish islands, las islas | @canary-islands @balearic-islands
Comarca de Bilbao / Greater Bilbao, gran bilbao, vizcaya, bizcaya, margen izquierda | @bizkaia
Guipúzcoa / Gipuzkoa, guipuzcoa, guipúzkoa | @gipuzkoa
Álava / Araba, alava | @araba
Midlands / Midlands, english midlands, the midlands | west-midlands derbyshire nottinghamshire leicestershire lincolnshire northamptonshire staffordshire warwickshire worcestershire shropshire
East Midlands / East Midlands | derbyshire nottinghamshire leicestershire lincolnshire northamptonshire
Norte de Inglaterra / Northern England, north of england, the north uk | yorkshire greater-manchester merseyside lancashire cheshire cumbria county-durham tyne-and-wear northumberland
Noreste de Inglaterra / North East England, north east england, northeast england, teesside, wearside | tyne-and-wear county-durham northumberland north-yorkshire
Noroeste de Inglaterra / North West England, north west england, northwest england | greater-manchester merseyside lancashire cheshire cumbria
Sureste de Inglaterra / South East England, south east england, southeast england, home counties | kent surrey-gb east-sussex west-sussex hampshire berkshire buckinghamshire oxfordshire hertfordshire essex
Suroeste de Inglaterra / South West England, south west england, southwest england, west country | devon cornwall somerset dorset wiltshire gloucestershire south-gloucestershire
East Anglia / East Anglia, este de inglaterra, east of england | norfolk-gb suffolk cambridgeshire essex
Cotswolds / Cotswolds, the cotswolds | gloucestershire oxfordshire
Yorkshire / Yorkshire, yorks, west yorks, north yorks, south yorks | yorkshire
Irlanda del Norte / Northern Ireland, n ireland, north of ireland, ulster ni, six counties | northern-ireland
Ulster / Ulster | northern-ireland ulster-ie
Isla de Irlanda / Island of Ireland, ireland north and south | IE northern-ireland
Oeste de Irlanda / West of Ireland, wild atlantic way | connacht clare-ie kerry
Praderas canadienses / Canadian Prairies, prairies | @alberta @saskatchewan @manitoba
Provincias marítimas de Canadá / The Maritimes, maritimes, atlantic canada | @nova-scotia @new-brunswick @newfoundland prince-edward-island
Columbia Británica / British Columbia, bc canada | @british-columbia
Nueva Gales del Sur / New South Wales, nsw | new-south-wales
Queensland / Queensland, qld | queensland
Victoria de Australia / State of Victoria, vic australia, victoria australia | victoria-au
Australia Occidental / Western Australia, outback wa | western-australia
`;
