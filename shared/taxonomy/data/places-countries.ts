/** The countries of the world. */
export const COUNTRIES = `
[place country]
spain ES | España | Spain | reino de españa, es-es, espanya
mexico MX | México | Mexico | estados unidos mexicanos, república mexicana, méjico
colombia CO | Colombia
argentina AR | Argentina | | república argentina
chile CL | Chile*
peru PE | Perú | Peru
ecuador EC | Ecuador
venezuela VE | Venezuela
bolivia BO | Bolivia
uruguay UY | Uruguay
paraguay PY | Paraguay
costa-rica CR | Costa Rica
panama PA | Panamá | Panama
guatemala GT | Guatemala
honduras HN | Honduras
el-salvador SV | El Salvador
nicaragua NI | Nicaragua
dominican-republic DO | República Dominicana | Dominican Republic | rep. dominicana, rd!*
cuba CU | Cuba
puerto-rico PR | Puerto Rico
brazil BR | Brasil | Brazil
united-states US | Estados Unidos | United States | usa, u.s.a, eeuu, ee.uu, ee. uu, united states of america, estados unidos de américa, US!*, U.S.!
canada CA | Canadá | Canada
united-kingdom GB | Reino Unido | United Kingdom | UK!, u.k, gran bretaña, great britain, england, inglaterra, scotland, escocia, wales, gales*, northern ireland, irlanda del norte
france FR | Francia | France
germany DE | Alemania | Germany | deutschland
italy IT | Italia | Italy
portugal PT | Portugal
ireland IE | Irlanda | Ireland | república de irlanda, republic of ireland
netherlands NL | Países Bajos | Netherlands | holanda, the netherlands, holland
belgium BE | Bélgica | Belgium
switzerland CH | Suiza | Switzerland
austria AT | Austria
poland PL | Polonia | Poland
romania RO | Rumanía | Romania | rumania
ukraine UA | Ucrania | Ukraine
morocco MA | Marruecos | Morocco
andorra AD | Andorra
india IN | India
china CN | China*
philippines PH | Filipinas | Philippines
gibraltar GI | Gibraltar
luxembourg LU | Luxemburgo | Luxembourg
denmark DK | Dinamarca | Denmark
sweden SE | Suecia | Sweden
norway NO | Noruega | Norway
finland FI | Finlandia | Finland
iceland IS | Islandia | Iceland
greece GR | Grecia | Greece
turkey TR | Turquía | Turkey! | türkiye
russia RU | Rusia | Russia | federación rusa, russian federation
bulgaria BG | Bulgaria
hungary HU | Hungría | Hungary
czechia CZ | Chequia | Czechia | república checa, czech republic
slovakia SK | Eslovaquia | Slovakia
slovenia SI | Eslovenia | Slovenia
croatia HR | Croacia | Croatia
serbia RS | Serbia
bosnia BA | Bosnia y Herzegovina | Bosnia and Herzegovina | bosnia
montenegro ME | Montenegro
north-macedonia MK | Macedonia del Norte | North Macedonia | macedonia
albania AL | Albania
kosovo XK | Kosovo
moldova MD | Moldavia | Moldova
belarus BY | Bielorrusia | Belarus
lithuania LT | Lituania | Lithuania
latvia LV | Letonia | Latvia
estonia EE | Estonia
malta MT | Malta!*
cyprus CY | Chipre | Cyprus
monaco MC | Mónaco | Monaco
liechtenstein LI | Liechtenstein
san-marino SM | San Marino
vatican VA | Ciudad del Vaticano | Vatican City
georgia-country GE | Georgia*?
armenia AM | Armenia
azerbaijan AZ | Azerbaiyán | Azerbaijan
kazakhstan KZ | Kazajistán | Kazakhstan | kazajstán
uzbekistan UZ | Uzbekistán | Uzbekistan
turkmenistan TM | Turkmenistán | Turkmenistan
kyrgyzstan KG | Kirguistán | Kyrgyzstan
tajikistan TJ | Tayikistán | Tajikistan
algeria DZ | Argelia | Algeria
tunisia TN | Túnez | Tunisia
libya LY | Libia | Libya
egypt EG | Egipto | Egypt
mauritania MR | Mauritania
western-sahara EH | Sáhara Occidental | Western Sahara
senegal SN | Senegal
gambia GM | Gambia | The Gambia | gambia
mali ML | Malí | Mali
guinea GN | Guinea
guinea-bissau GW | Guinea-Bisáu | Guinea-Bissau
equatorial-guinea GQ | Guinea Ecuatorial | Equatorial Guinea
sierra-leone SL | Sierra Leona | Sierra Leone
liberia LR | Liberia
ivory-coast CI | Costa de Marfil | Ivory Coast | côte d'ivoire
ghana GH | Ghana
togo TG | Togo
benin BJ | Benín | Benin
burkina-faso BF | Burkina Faso
niger NE | Níger | Niger
nigeria NG | Nigeria
chad TD | Chad!*
cameroon CM | Camerún | Cameroon
central-african-republic CF | República Centroafricana | Central African Republic
gabon GA | Gabón | Gabon
congo CG | Congo | | república del congo, republic of the congo
dr-congo CD | República Democrática del Congo | Democratic Republic of the Congo | rd congo, dr congo
angola AO | Angola
zambia ZM | Zambia
zimbabwe ZW | Zimbabue | Zimbabwe
mozambique MZ | Mozambique
namibia NA | Namibia
botswana BW | Botsuana | Botswana
south-africa ZA | Sudáfrica | South Africa
lesotho LS | Lesoto | Lesotho
eswatini SZ | Esuatini | Eswatini | suazilandia, swaziland
madagascar MG | Madagascar
mauritius MU | Mauricio!* | Mauritius
seychelles SC | Seychelles
comoros KM | Comoras | Comoros
malawi MW | Malaui | Malawi
tanzania TZ | Tanzania
kenya KE | Kenia* | Kenya*
uganda UG | Uganda
rwanda RW | Ruanda | Rwanda
burundi BI | Burundi
ethiopia ET | Etiopía | Ethiopia
eritrea ER | Eritrea
djibouti DJ | Yibuti | Djibouti
somalia SO | Somalia
sudan SD | Sudán | Sudan
south-sudan SS | Sudán del Sur | South Sudan
cape-verde CV | Cabo Verde | Cape Verde
sao-tome ST | Santo Tomé y Príncipe | São Tomé and Príncipe
israel IL | Israel*
palestine PS | Palestina | Palestine
lebanon LB | Líbano | Lebanon
syria SY | Siria | Syria
jordan JO | Jordania | Jordan!*
iraq IQ | Irak | Iraq
iran IR | Irán | Iran
saudi-arabia SA | Arabia Saudí | Saudi Arabia | arabia saudita, ksa!
united-arab-emirates AE | Emiratos Árabes Unidos | United Arab Emirates | uae!, eau!*, emiratos árabes
qatar QA | Catar | Qatar
kuwait KW | Kuwait
bahrain BH | Baréin | Bahrain
oman OM | Omán | Oman
yemen YE | Yemen
afghanistan AF | Afganistán | Afghanistan
pakistan PK | Pakistán | Pakistan
bangladesh BD | Bangladés | Bangladesh
sri-lanka LK | Sri Lanka
nepal NP | Nepal
bhutan BT | Bután | Bhutan
maldives MV | Maldivas | Maldives
myanmar MM | Birmania | Myanmar
thailand TH | Tailandia | Thailand
laos LA | Laos
cambodia KH | Camboya | Cambodia
vietnam VN | Vietnam
malaysia MY | Malasia | Malaysia
singapore SG | Singapur | Singapore
indonesia ID | Indonesia
brunei BN | Brunéi | Brunei
timor-leste TL | Timor Oriental | Timor-Leste | east timor
taiwan TW | Taiwán | Taiwan
hong-kong HK | Hong Kong
macao MO | Macao | Macau
mongolia MN | Mongolia
south-korea KR | Corea del Sur | South Korea | república de corea, corea*, korea*
north-korea KP | Corea del Norte | North Korea
japan JP | Japón | Japan
australia AU | Australia
new-zealand NZ | Nueva Zelanda | New Zealand | nueva zelandia
papua-new-guinea PG | Papúa Nueva Guinea | Papua New Guinea
fiji FJ | Fiyi | Fiji
samoa WS | Samoa
tonga TO | Tonga
vanuatu VU | Vanuatu
solomon-islands SB | Islas Salomón | Solomon Islands
haiti HT | Haití | Haiti
jamaica JM | Jamaica
trinidad-tobago TT | Trinidad y Tobago | Trinidad and Tobago
barbados BB | Barbados
bahamas BS | Bahamas
belize BZ | Belice | Belize
guyana GY | Guyana
suriname SR | Surinam | Suriname
french-guiana GF | Guayana Francesa | French Guiana
grenada GD | Granada (país) | Grenada
dominica DM | Dominica!*
saint-lucia LC | Santa Lucía | Saint Lucia
saint-vincent VC | San Vicente y las Granadinas | Saint Vincent and the Grenadines
antigua-barbuda AG | Antigua y Barbuda | Antigua and Barbuda
saint-kitts KN | San Cristóbal y Nieves | Saint Kitts and Nevis
aruba AW | Aruba
curacao CW | Curazao | Curaçao
greenland GL | Groenlandia | Greenland
`;
