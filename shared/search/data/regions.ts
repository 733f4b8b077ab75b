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
GB highland scotland | Tierras Altas de Escocia / Scottish Highlands, Highlands, Caithness, Sutherland, Ross-shire, Lochaber | | Inverness, Fort William, Wick*, Thurso, Aviemore, Nairn, Ullapool, Dingwall, Invergordon, Kyle of Lochalsh, Mallaig
GB central-scotland scotland | Centro de Escocia / Central Scotland
GB lothian central-scotland | Lothian, West Lothian, East Lothian, Midlothian, Edinburgh and the Lothians | | Edinburgh, Livingston, Musselburgh, Dalkeith, Bathgate, Linlithgow, Haddington, Dunbar, North Berwick, Penicuik
GB lanarkshire central-scotland | Lanarkshire, South Lanarkshire, North Lanarkshire, Greater Glasgow | | Glasgow, Hamilton, Motherwell, East Kilbride, Cumbernauld, Coatbridge, Airdrie, Wishaw, Lanark, Rutherglen
GB renfrewshire central-scotland | Renfrewshire, East Renfrewshire, Inverclyde | | Paisley, Greenock, Renfrew, Johnstone, Port Glasgow
GB dunbartonshire central-scotland | Dunbartonshire, East Dunbartonshire, West Dunbartonshire | | Dumbarton, Clydebank, Kirkintilloch, Bearsden, Milngavie
GB ayrshire central-scotland | Ayrshire, North Ayrshire, East Ayrshire, South Ayrshire | | Ayr, Kilmarnock, Troon, Prestwick, Largs, Saltcoats, Kilwinning
GB stirlingshire central-scotland | Stirlingshire, Clackmannanshire | | Stirling, Falkirk, Grangemouth, Alloa, Callander, Dunblane
GB tayside central-scotland | Tayside, Perthshire, Perth and Kinross, Angus* | | Dundee, Perth, Arbroath, Forfar, Montrose, Crieff, Pitlochry, Blairgowrie, Kinross
GB argyll scotland | Argyll, Argyll and Bute | | Oban, Lochgilphead, Campbeltown, Dunoon, Helensburgh, Rothesay, Inveraray, Tobermory
GB fife central-scotland | Fife | | Dunfermline, Kirkcaldy, Glenrothes, St Andrews, Anstruther, Cupar, Leven*, Rosyth
GB aberdeenshire scotland | Aberdeenshire | | Aberdeen, Peterhead, Fraserburgh, Inverurie, Stonehaven, Banchory, Ellon, Huntly, Ballater
GB moray scotland | Moray, Morayshire, Banffshire | | Elgin, Forres, Lossiemouth, Buckie, Keith*
GB scottish-islands scotland | Islas de Escocia / Scottish Islands, Orkney, Shetland, Isle of Skye, Skye, Hebrides, Outer Hebrides, Western Isles, Isle of Lewis, Isle of Mull, Isle of Islay, Isle of Arran | | Kirkwall, Stromness, Lerwick, Stornoway, Portree
GB scottish-borders scotland | Scottish Borders, Dumfries and Galloway, Dumfriesshire | | Galashiels, Hawick, Kelso, Jedburgh, Peebles, Melrose, Dumfries, Stranraer, Castle Douglas, Annan
GB south-wales wales | Gales del Sur / South Wales, Rhondda, Rhondda Cynon Taf, Gwent, Dyfed
GB glamorgan south-wales | Glamorgan, Vale of Glamorgan, West Glamorgan, Mid Glamorgan, Blaenau Gwent, Torfaen | | Cardiff, Swansea, Newport, Barry*, Bridgend, Merthyr Tydfil, Neath, Port Talbot, Caerphilly, Cwmbran, Pontypridd, Penarth, Aberdare, Ebbw Vale, Pontypool
GB carmarthenshire south-wales | Carmarthenshire | | Llanelli, Carmarthen, Ammanford, Llandeilo
GB pembrokeshire south-wales | Pembrokeshire | | Haverfordwest, Milford Haven, Tenby, Pembroke, Fishguard
GB monmouthshire south-wales | Monmouthshire | | Abergavenny, Chepstow, Monmouth, Caldicot
GB mid-wales wales | Gales Central / Mid Wales, Powys, Ceredigion, Brecon Beacons | | Aberystwyth, Newtown*, Brecon, Llandrindod Wells, Cardigan, Lampeter, Welshpool, Builth Wells
GB north-wales wales | Gales del Norte / North Wales, Gwynedd, Flintshire, Conwy, Denbighshire, Anglesey, Isle of Anglesey, Snowdonia, Clwyd | | Wrexham, Bangor, Llandudno, Rhyl, Colwyn Bay, Holyhead, Caernarfon, Deeside, Mold*, Prestatyn, Dolgellau, Denbigh, Ruthin
GB antrim-gb northern-ireland | Co Antrim, County Antrim | | Belfast, Lisburn, Ballymena, Antrim, Carrickfergus, Larne, Newtownabbey, Ballymoney
GB down-gb northern-ireland | Co Down, County Down | | Newry, Bangor, Newtownards, Downpatrick, Banbridge, Holywood
GB armagh-gb northern-ireland | Co Armagh, County Armagh | | Armagh, Craigavon, Lurgan, Portadown
GB tyrone-gb northern-ireland | Co Tyrone, County Tyrone, Tyrone | | Omagh, Cookstown, Dungannon, Strabane
GB fermanagh-gb northern-ireland | Co Fermanagh, County Fermanagh, Fermanagh | | Enniskillen
GB londonderry-gb northern-ireland | Co Londonderry, County Londonderry, Co Derry, County Derry | | Derry, Londonderry, Coleraine, Limavady, Portstewart
IE leinster | Leinster
IE munster | Munster
IE connacht | Connacht, Connaught
IE ulster-ie | Ulster
IE dublin-county leinster | Co Dublin, County Dublin, Fingal, South Dublin | | Dublin, Dublín, Dún Laoghaire, Swords, Tallaght, Blanchardstown, Clondalkin, Lucan, Malahide, Balbriggan, Sandyford
IE kildare leinster | Co Kildare, County Kildare, Kildare | | Naas, Newbridge, Maynooth, Leixlip, Celbridge, Athy
IE meath leinster | Co Meath, County Meath, Meath | | Navan, Trim*, Ashbourne, Dunboyne, Kells
IE louth-ie leinster | Co Louth, County Louth | | Drogheda, Dundalk, Ardee
IE kilkenny-county leinster | Co Kilkenny, County Kilkenny | | Kilkenny, Thomastown, Callan
IE carlow-county leinster | Co Carlow, County Carlow | | Carlow, Tullow, Bagenalstown
IE wexford-county leinster | Co Wexford, County Wexford | | Wexford, Gorey, Enniscorthy, New Ross, Rosslare
IE wicklow leinster | Co Wicklow, County Wicklow, Wicklow | | Bray, Arklow, Greystones
IE westmeath leinster | Co Westmeath, County Westmeath, Westmeath | | Mullingar, Athlone, Moate
IE offaly leinster | Co Offaly, County Offaly, Offaly | | Tullamore, Birr, Edenderry
IE laois leinster | Co Laois, County Laois, Laois | | Portlaoise, Portarlington, Mountmellick
IE longford-county leinster | Co Longford, County Longford | | Longford, Granard
IE cork-county munster | Co Cork, County Cork, West Cork | | Cork*, Mallow, Cobh, Charleville, Kinsale, Clonakilty, Bandon, Bantry, Skibbereen, Midleton, Youghal, Fermoy, Carrigaline, Ballincollig, Little Island
IE limerick-county munster | Co Limerick, County Limerick | | Limerick, Newcastle West, Adare
IE waterford-county munster | Co Waterford, County Waterford | | Waterford, Dungarvan, Tramore, Lismore
IE kerry munster | Co Kerry, County Kerry, Kerry | | Tralee, Killarney, Dingle*, Listowel, Kenmare, Cahersiveen
IE clare-ie munster | Co Clare, County Clare, Clare | | Ennis, Shannon, Kilrush, Ennistymon, Lisdoonvarna
IE tipperary munster | Co Tipperary, County Tipperary, Tipperary | | Clonmel, Nenagh, Thurles, Cahir, Cashel, Roscrea
IE galway-county connacht | Co Galway, County Galway, Connemara | | Galway, Tuam, Clifden, Loughrea, Ballinasloe, Athenry, Oranmore
IE mayo-ie connacht | Co Mayo, County Mayo, Mayo* | | Castlebar, Ballina, Westport, Claremorris, Belmullet
IE sligo-county connacht | Co Sligo, County Sligo | | Sligo, Tubbercurry
IE roscommon-county connacht | Co Roscommon, County Roscommon | | Roscommon, Boyle*, Castlerea
IE leitrim connacht | Co Leitrim, County Leitrim, Leitrim | | Carrick-on-Shannon, Manorhamilton
IE donegal-county ulster-ie | Co Donegal, County Donegal | | Letterkenny, Donegal, Buncrana, Killybegs, Ballybofey, Bundoran
IE cavan-county ulster-ie | Co Cavan, County Cavan | | Cavan, Virginia*, Bailieborough
IE monaghan-county ulster-ie | Co Monaghan, County Monaghan | | Monaghan, Carrickmacross, Castleblayney
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
