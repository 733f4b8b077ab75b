/** States of the United States, and Canada. */
export const PLACES_OF_NORTH_AMERICA = `
[place region]
alabama US | Alabama | | | AL
alaska US | Alaska | | | AK
arizona US | Arizona | | | AZ
arkansas US | Arkansas | | | AR
california US | California | | bay area? | CA
colorado US | Colorado!* | | | CO
connecticut US | Connecticut | | | CT
delaware US | Delaware | | | DE
florida US | Florida | | | FL
georgia US | Georgia* | | | GA
hawaii US | Hawái | Hawaii | | HI
idaho US | Idaho | | | ID
illinois US | Illinois | | | IL
indiana US | Indiana | | | IN
iowa US | Iowa | | | IA
kansas US | Kansas | | | KS
kentucky US | Kentucky | | | KY
louisiana US | Luisiana | Louisiana | | LA
maine US | Maine | | | ME
maryland US | Maryland | | | MD
massachusetts US | Massachusetts | | | MA
michigan US | Míchigan | Michigan | | MI
minnesota US | Minnesota | | | MN
mississippi US | Misisipi | Mississippi | | MS
missouri US | Misuri | Missouri | | MO
montana US | Montana* | | | MT
nebraska US | Nebraska | | | NE
nevada US | Nevada | | | NV
new-hampshire US | Nuevo Hampshire | New Hampshire | | NH
new-jersey US | Nueva Jersey | New Jersey | | NJ
new-mexico US | Nuevo México | New Mexico | | NM
new-york-state US | Estado de Nueva York | New York State | new york?, nueva york?, upstate new york | NY
north-carolina US | Carolina del Norte | North Carolina | | NC
north-dakota US | Dakota del Norte | North Dakota | | ND
ohio US | Ohio | | | OH
oklahoma US | Oklahoma | | | OK
oregon US | Oregón | Oregon | | OR
pennsylvania US | Pensilvania | Pennsylvania | | PA
rhode-island US | Rhode Island | | | RI
south-carolina US | Carolina del Sur | South Carolina | | SC
south-dakota US | Dakota del Sur | South Dakota | | SD
tennessee US | Tennessee | | tenesí | TN
texas US | Texas | | tejas* | TX
utah US | Utah | | | UT
vermont US | Vermont | | | VT
virginia US | Virginia* | | | VA
washington-state US | Estado de Washington | Washington State | washington* | WA
west-virginia US | Virginia Occidental | West Virginia | | WV
wisconsin US | Wisconsin | | | WI
wyoming US | Wyoming | | | WY
district-of-columbia US | Distrito de Columbia | District of Columbia | | DC
ontario-ca CA | Ontario | | | ON
quebec-region CA | Quebec? | | provincia de quebec, quebec province | QC
british-columbia CA | Columbia Británica | British Columbia | | BC
alberta CA | Alberta* | | | AB
manitoba CA | Manitoba | | | MB
saskatchewan CA | Saskatchewan | | | SK
nova-scotia CA | Nueva Escocia | Nova Scotia | | NS
new-brunswick CA | Nuevo Brunswick | New Brunswick | | NB
newfoundland CA | Terranova y Labrador | Newfoundland and Labrador | | NL
[place city]
toronto CA ontario-ca | Toronto | | mississauga, brampton, gta!
ottawa CA ontario-ca | Ottawa
hamilton CA ontario-ca | Hamilton*
london-ca CA ontario-ca | London?
kitchener CA ontario-ca | Kitchener*
markham CA ontario-ca | Markham
windsor CA ontario-ca | Windsor*
montreal CA quebec-region | Montreal | | montréal, laval
quebec-city CA quebec-region | Quebec | Quebec City | ciudad de quebec
vancouver CA british-columbia | Vancouver
surrey CA british-columbia | Surrey*
burnaby CA british-columbia | Burnaby
victoria-ca CA british-columbia | Victoria!*
calgary CA alberta | Calgary
edmonton CA alberta | Edmonton
winnipeg CA manitoba | Winnipeg
saskatoon CA saskatchewan | Saskatoon
regina CA saskatchewan | Regina!*
halifax CA nova-scotia | Halifax
`;
