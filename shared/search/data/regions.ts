/**
 * Counties, states and provinces that ads name instead of their country, with their larger towns, where the taxonomy has
 * none: `COUNTRY slug (of a wider slug) | name es / name en, further names | codes | towns`. A slug that begins with `@` is a
 * region of the taxonomy. A town that stands in two regions is read as the first one unless what stands beside it says otherwise; a
 * name with `*` is also a word: it counts in locations and not in searches.
 */
export const REGIONS = `
GB england | Inglaterra / England
GB scotland | Escocia / Scotland
GB wales | Gales / Wales, Cymru
GB northern-ireland | Irlanda del Norte / Northern Ireland
GB yorkshire england | Yorkshire
GB west-yorkshire yorkshire | West Yorkshire | | Leeds, Bradford, Wakefield, Huddersfield, Halifax, Dewsbury, Keighley, Pontefract, Castleford, Batley, Hebden Bridge, Ilkley, Otley, Pudsey, Morley
GB south-yorkshire yorkshire | South Yorkshire | | Sheffield, Doncaster, Rotherham, Barnsley
GB north-yorkshire yorkshire | North Yorkshire | | York, Harrogate, Scarborough, Middlesbrough, Skipton, Northallerton, Whitby, Ripon, Selby, Thirsk
GB east-yorkshire yorkshire | East Riding of Yorkshire, East Yorkshire, Humberside | | Hull*, Kingston upon Hull, Beverley, Bridlington, Goole
GB greater-manchester england | Greater Manchester | | Manchester, Salford, Stockport, Bolton, Oldham, Rochdale, Wigan, Bury*, Trafford, Tameside, Altrincham, Ashton-under-Lyne, Stretford
GB merseyside england | Merseyside | | Liverpool, Birkenhead, Southport, St Helens, Bootle, Wirral, Knowsley, Kirkby, Wallasey
GB cheshire england | Cheshire | | Chester, Warrington, Crewe*, Macclesfield, Runcorn, Widnes, Ellesmere Port, Nantwich, Wilmslow, Knutsford, Northwich, Winsford
GB lancashire england | Lancashire | | Preston, Blackpool, Blackburn, Burnley, Lancaster, Morecambe, Accrington, Chorley, Leyland, Skelmersdale, Ormskirk
GB cumbria england | Cumbria | | Carlisle, Barrow-in-Furness, Kendal, Penrith, Whitehaven, Workington, Windermere, Keswick
GB county-durham england | County Durham, Co Durham | | Durham, Darlington, Hartlepool, Stockton-on-Tees, Bishop Auckland, Newton Aycliffe, Consett
GB tyne-and-wear england | Tyne and Wear, Tyneside, North Tyneside, South Tyneside | | Newcastle upon Tyne, Newcastle, Sunderland, Gateshead, South Shields, North Shields, Whitley Bay, Wallsend, Tynemouth, Jarrow
GB northumberland england | Northumberland | | Alnwick, Morpeth, Hexham, Cramlington, Blyth, Ashington, Berwick-upon-Tweed
GB derbyshire england | Derbyshire | | Derby, Chesterfield, Belper, Buxton, Ilkeston, Matlock, Glossop, Bakewell, Ripley, Swadlincote, Long Eaton, Alfreton
GB nottinghamshire england | Nottinghamshire | | Nottingham, Mansfield, Newark-on-Trent, Worksop, Beeston, Retford, Arnold
GB lincolnshire england | Lincolnshire | | Lincoln, Grimsby, Scunthorpe, Boston, Grantham, Stamford, Spalding, Skegness, Gainsborough, Sleaford, Louth
GB leicestershire england | Leicestershire | | Leicester, Loughborough, Hinckley, Melton Mowbray, Coalville, Lutterworth, Market Harborough
GB northamptonshire england | Northamptonshire | | Northampton, Kettering, Corby, Wellingborough, Daventry, Rushden
GB warwickshire england | Warwickshire | | Warwick, Leamington Spa, Rugby*, Nuneaton, Stratford-upon-Avon, Bedworth, Kenilworth
GB west-midlands england | West Midlands, Midlands | | Birmingham, Coventry, Wolverhampton, Walsall, Dudley, Solihull, West Bromwich, Sutton Coldfield, Stourbridge
GB staffordshire england | Staffordshire | | Stoke-on-Trent, Stafford, Burton upon Trent, Tamworth, Lichfield, Cannock, Newcastle-under-Lyme, Leek
GB shropshire england | Shropshire | | Shrewsbury, Telford, Oswestry, Bridgnorth, Ludlow
GB worcestershire england | Worcestershire | | Worcester, Redditch, Kidderminster, Bromsgrove, Malvern, Evesham
GB herefordshire england | Herefordshire | | Hereford, Leominster, Ross-on-Wye, Ledbury
GB gloucestershire england | Gloucestershire, Cotswolds | | Gloucester, Cheltenham, Stroud, Cirencester, Tewkesbury
GB south-gloucestershire england | South Gloucestershire | | Bristol, Yate*, Thornbury, Filton, Avonmouth, Severnside
GB oxfordshire england | Oxfordshire | | Oxford, Banbury, Bicester, Abingdon, Didcot, Witney, Henley-on-Thames
GB buckinghamshire england | Buckinghamshire | | Milton Keynes, Aylesbury, High Wycombe, Amersham, Beaconsfield, Bletchley
GB berkshire england | Berkshire | | Reading*, Slough, Bracknell, Maidenhead, Newbury, Windsor, Wokingham
GB bedfordshire england | Bedfordshire | | Bedford, Luton, Dunstable, Leighton Buzzard, Biggleswade
GB hertfordshire england | Hertfordshire | | Watford, St Albans, Stevenage, Hemel Hempstead, Welwyn Garden City, Hatfield, Hertford, Hitchin, Letchworth, Bishop's Stortford
GB cambridgeshire england | Cambridgeshire | | Cambridge, Peterborough, Huntingdon, Wisbech, St Neots
GB norfolk-gb england | Norfolk, East Anglia | | Norwich, Great Yarmouth, King's Lynn, Thetford, Dereham, Cromer
GB suffolk england | Suffolk | | Ipswich, Lowestoft, Bury St Edmunds, Felixstowe, Haverhill, Sudbury, Newmarket
GB essex england | Essex | | Chelmsford, Colchester, Southend-on-Sea, Basildon, Harlow, Brentwood, Braintree, Clacton-on-Sea, Thurrock, Grays, Tilbury, Romford
GB greater-london england | Gran Londres / Greater London, outer London, inner London | | London, Croydon, Bromley, Barnet, Ealing, Enfield, Hackney, Camden, Islington, Lambeth, Southwark, Lewisham, Greenwich, Newham, Tower Hamlets, Walthamstow, Wimbledon, Kingston upon Thames, Twickenham, Hounslow, Uxbridge, Wembley, Harrow, Ilford, Stratford*, Canary Wharf, Shoreditch, Hammersmith, Fulham, Kensington, Chelsea, Wandsworth, Battersea, Brixton, Tottenham
GB kent england | Kent | | Maidstone, Canterbury, Dover, Folkestone, Ashford, Dartford, Gravesend, Margate, Ramsgate, Tunbridge Wells, Sevenoaks, Chatham, Gillingham, Sittingbourne, Faversham, Whitstable
GB surrey-gb england | Surrey | | Guildford, Woking, Epsom, Reigate, Redhill, Camberley, Farnham, Staines, Dorking, Leatherhead
GB east-sussex england | East Sussex, Sussex | | Brighton, Hove, Eastbourne, Hastings, Lewes
GB west-sussex england | West Sussex | | Crawley, Worthing, Horsham, Chichester, Bognor Regis, Haywards Heath, Gatwick
GB hampshire england | Hampshire | | Southampton, Portsmouth, Winchester, Basingstoke, Andover, Farnborough, Aldershot, Fareham, Gosport, Eastleigh, Havant
GB isle-of-wight england | Isla de Wight / Isle of Wight | | Ryde, Cowes
GB dorset england | Dorset | | Bournemouth, Poole*, Weymouth, Dorchester, Christchurch, Swanage
GB wiltshire england | Wiltshire | | Swindon, Salisbury, Trowbridge, Chippenham, Devizes*, Marlborough
GB somerset england | Somerset | | Bath*, Taunton, Yeovil, Bridgwater, Weston-super-Mare, Frome, Glastonbury
GB devon england | Devon | | Exeter, Plymouth, Torquay, Paignton, Barnstaple, Exmouth, Newton Abbot, Tiverton, Bideford
GB cornwall england | Cornualles / Cornwall | | Truro, Falmouth, Penzance, Newquay, St Austell, Bodmin, Camborne, St Ives
GB highland scotland | Tierras Altas de Escocia / Scottish Highlands, Highlands | | Inverness, Fort William, Wick*, Thurso, Aviemore, Nairn
GB central-scotland scotland | Centro de Escocia / Central Scotland | | Edinburgh, Glasgow, Dundee, Perth, Stirling, Falkirk, Livingston, Paisley, Motherwell, Hamilton, Kilmarnock, Ayr, Greenock, Dunfermline, Kirkcaldy, St Andrews, Anstruther, Glenrothes, East Kilbride, Cumbernauld
GB fife scotland | Fife | | Dunfermline, Kirkcaldy, Glenrothes, St Andrews, Anstruther, Cupar
GB aberdeenshire scotland | Aberdeenshire | | Aberdeen, Peterhead, Fraserburgh, Inverurie, Stonehaven
GB scottish-islands scotland | Islas de Escocia / Scottish Islands, Orkney, Shetland, Isle of Skye, Hebrides | | Kirkwall, Lerwick, Stornoway, Portree
GB scottish-borders scotland | Scottish Borders, Dumfries and Galloway | | Galashiels, Hawick, Dumfries, Stranraer
GB south-wales wales | Gales del Sur / South Wales | | Cardiff, Swansea, Newport, Barry*, Bridgend, Merthyr Tydfil, Neath, Port Talbot, Llanelli, Caerphilly, Cwmbran, Pontypridd, Carmarthen, Haverfordwest
GB north-wales wales | Gales del Norte / North Wales, Gwynedd, Flintshire, Conwy | | Wrexham, Bangor, Llandudno, Rhyl, Colwyn Bay, Holyhead, Caernarfon, Aberystwyth, Deeside
GB ulster-gb northern-ireland | Co Antrim, County Antrim, Co Down, County Down, Co Armagh, County Armagh, Co Tyrone, County Tyrone, Co Fermanagh, County Fermanagh, Co Londonderry | | Belfast, Derry, Londonderry, Lisburn, Newry, Bangor, Ballymena, Craigavon, Omagh, Enniskillen, Coleraine, Antrim
IE leinster | Leinster | | Dublin, Dublín, Dún Laoghaire, Swords, Tallaght, Bray, Naas, Newbridge, Navan, Drogheda, Dundalk, Kilkenny, Thomastown, Carlow, Wexford, Gorey, Mullingar, Athlone, Tullamore, Portlaoise, Longford
IE munster | Munster | | Cork*, Limerick, Waterford, Tralee, Killarney, Ennis, Shannon, Clonmel, Mallow, Cobh, Charleville, Nenagh, Dungarvan
IE connacht | Connacht, Connaught | | Galway, Sligo, Castlebar, Ballina, Westport, Tuam, Roscommon, Carrick-on-Shannon
IE ulster-ie | Ulster | | Letterkenny, Donegal, Cavan, Monaghan, Buncrana
IE leinster-counties leinster | Co Dublin, County Dublin, Co Kildare, Kildare, County Kildare, Co Meath, County Meath, Co Louth, County Louth, Co Kilkenny, County Kilkenny, Co Carlow, County Carlow, Co Wexford, County Wexford, Co Wicklow, Wicklow, County Wicklow, Co Westmeath, County Westmeath, Co Offaly, Offaly, County Offaly, Co Laois, Laois, County Laois, Co Longford, County Longford
IE munster-counties munster | Co Cork, County Cork, Co Limerick, County Limerick, Co Waterford, County Waterford, Co Kerry, Kerry, County Kerry, Co Clare, County Clare, Co Tipperary, Tipperary, County Tipperary
IE connacht-counties connacht | Co Galway, County Galway, Co Mayo, County Mayo, Co Sligo, County Sligo, Co Roscommon, County Roscommon, Co Leitrim, Leitrim, County Leitrim
IE ulster-counties ulster-ie | Co Donegal, County Donegal, Co Cavan, County Cavan, Co Monaghan, County Monaghan
AU new-south-wales | Nueva Gales del Sur / New South Wales | NSW | Sydney, Parramatta, Newcastle, Wollongong, Central Coast, Maitland, Wagga Wagga, Albury, Tamworth, Orange*, Dubbo, Bathurst, Lismore, Coffs Harbour, Port Macquarie, Byron Bay, Penrith, Liverpool, Blacktown, Broken Hill, Armidale
AU victoria-au | Victoria | VIC | Melbourne, Geelong, Ballarat, Bendigo, Shepparton, Mildura, Warrnambool, Wodonga, Traralgon, Dandenong, Frankston, Torquay, Ocean Grove, Footscray, Richmond
AU queensland | Queensland | QLD | Brisbane, Gold Coast, Sunshine Coast, Townsville, Cairns, Toowoomba, Mackay, Rockhampton, Bundaberg, Hervey Bay, Gladstone, Ipswich, Mount Isa, Logan
AU western-australia | Australia Occidental / Western Australia | WA | Perth, Fremantle, Bunbury, Geraldton, Kalgoorlie, Albany, Broome, Karratha, Port Hedland, Rockingham, Mandurah, Joondalup
AU south-australia | Australia Meridional / South Australia | SA | Adelaide, Mount Gambier, Whyalla, Port Augusta, Port Lincoln, Murray Bridge, Barossa Valley
AU tasmania | Tasmania | TAS | Hobart, Launceston, Devonport, Burnie
AU northern-territory | Territorio del Norte / Northern Territory | NT | Darwin, Alice Springs, Katherine, Palmerston
AU capital-territory | Territorio de la Capital Australiana / Australian Capital Territory | ACT | Canberra, Belconnen
NZ north-island | Isla Norte / North Island | | Auckland, Wellington, Hamilton, Tauranga, Rotorua, Napier, Hastings, New Plymouth, Palmerston North, Whangarei, Gisborne, Hawke's Bay, Waikato, Taranaki
NZ south-island | Isla Sur / South Island | | Christchurch, Dunedin, Queenstown, Nelson*, Invercargill, Timaru, Blenheim, Wanaka, Otago, Southland, Marlborough
ZA gauteng | Gauteng | GP | Johannesburg, Pretoria, Sandton, Midrand, Centurion, Soweto, Germiston, Benoni, Boksburg, Randburg, Kempton Park, Vereeniging
ZA western-cape | Cabo Occidental / Western Cape | | Cape Town, Stellenbosch, Paarl, George*, Worcester, Somerset West, Knysna
ZA kwazulu-natal | KwaZulu-Natal | KZN | Durban, Pietermaritzburg, Richards Bay, Newcastle, Umhlanga, Ballito
ZA eastern-cape | Cabo Oriental / Eastern Cape | | Port Elizabeth, Gqeberha, East London, Mthatha, Makhanda
ZA free-state | Estado Libre / Free State | | Bloemfontein, Welkom, Sasolburg, Bethlehem
ZA north-west-za | Provincia del Noroeste / North West Province, North West* | | Rustenburg, Mahikeng, Klerksdorp, Potchefstroom, Brits*
ZA mpumalanga | Mpumalanga | | Nelspruit, Mbombela, Witbank, eMalahleni, Secunda, Middelburg
ZA limpopo | Limpopo | | Polokwane, Mokopane, Tzaneen, Thohoyandou, Phalaborwa
ZA northern-cape | Cabo Septentrional / Northern Cape | | Kimberley, Upington, Kathu
CA @ontario-ca | | ON | Toronto, Ottawa, Hamilton, Mississauga, Brampton, London, Kitchener, Waterloo, Guelph, Barrie*, Kingston, Sudbury, Thunder Bay, Oshawa, Oakville, Burlington, Vaughan, Markham, Peterborough, St Catharines, Niagara Falls, Sault Ste Marie, Sarnia, Cambridge
CA @quebec-region | | QC | Montreal, Quebec, Laval, Gatineau, Longueuil, Sherbrooke, Trois-Rivières, Saguenay, Lévis, Drummondville
CA @british-columbia | | BC | Vancouver, Surrey, Burnaby, Richmond, Victoria, Kelowna, Kamloops, Nanaimo, Prince George, Abbotsford, Langley, Coquitlam, Whistler
CA @alberta | | AB | Calgary, Edmonton, Red Deer, Lethbridge, Fort McMurray, Grande Prairie, Medicine Hat, Banff, Canmore, Airdrie
CA @manitoba | | MB | Winnipeg, Brandon, Steinbach
CA @saskatchewan | | SK | Saskatoon, Regina*, Moose Jaw, Prince Albert
CA @nova-scotia | | NS | Halifax, Dartmouth, Truro, Cape Breton
CA @new-brunswick | | NB | Moncton, Fredericton, Saint John
CA @newfoundland | | NL | St John's, Corner Brook
CA prince-edward-island | Isla del Príncipe Eduardo / Prince Edward Island | PE, PEI | Charlottetown, Summerside
CA northern-canada | Norte de Canadá / Northern Canada, Yukon, Nunavut, Northwest Territories | YT, NU | Whitehorse, Yellowknife, Iqaluit
`;
