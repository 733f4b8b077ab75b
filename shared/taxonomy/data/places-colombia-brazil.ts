/** Departments, states and cities of Colombia and Brazil. */
export const PLACES_OF_COLOMBIA_AND_BRAZIL = `
[place region]
bogota-district CO | Bogotá D. C.? | | distrito capital
antioquia CO | Antioquia
valle-del-cauca CO | Valle del Cauca
atlantico CO | Atlántico* | | departamento del atlántico
bolivar-co CO | Bolívar*
santander-co CO | Santander*? | | departamento de santander
norte-de-santander CO | Norte de Santander
cundinamarca CO | Cundinamarca
risaralda CO | Risaralda
caldas CO | Caldas*
quindio CO | Quindío
tolima CO | Tolima
huila CO | Huila
narino CO | Nariño*
cauca CO | Cauca
cordoba-co CO | Córdoba?
cesar-co CO | Cesar!*
magdalena-co CO | Magdalena!* | | departamento del magdalena
meta-co CO | Meta!* | | departamento del meta
boyaca CO | Boyacá
sucre-co CO | Sucre*?
la-guajira CO | La Guajira
casanare CO | Casanare
arauca CO | Arauca
caqueta CO | Caquetá
putumayo CO | Putumayo
choco CO | Chocó
amazonas-co CO | Amazonas?
guaviare CO | Guaviare
vichada CO | Vichada
vaupes CO | Vaupés
guainia CO | Guainía
san-andres-co CO | San Andrés y Providencia | San Andrés and Providencia | san andrés islas
[place city]
bogota CO bogota-district | Bogotá | | bogotá d.c, bogota dc, santafé de bogotá, santa fe de bogotá
soacha CO cundinamarca | Soacha
chia CO cundinamarca | Chía*
zipaquira CO cundinamarca | Zipaquirá
facatativa CO cundinamarca | Facatativá
fusagasuga CO cundinamarca | Fusagasugá
mosquera CO cundinamarca | Mosquera*
madrid-co CO cundinamarca | Madrid?
funza CO cundinamarca | Funza
cajica CO cundinamarca | Cajicá
girardot CO cundinamarca | Girardot
medellin CO antioquia | Medellín
bello CO antioquia | Bello!*
itagui CO antioquia | Itagüí
envigado CO antioquia | Envigado
rionegro CO antioquia | Rionegro
apartado CO antioquia | Apartadó
sabaneta CO antioquia | Sabaneta*
turbo CO antioquia | Turbo!*
caucasia CO antioquia | Caucasia
cali CO valle-del-cauca | Cali!* | | santiago de cali
palmira CO valle-del-cauca | Palmira
buenaventura CO valle-del-cauca | Buenaventura
tulua CO valle-del-cauca | Tuluá
cartago CO valle-del-cauca | Cartago*
buga CO valle-del-cauca | Buga | | guadalajara de buga
yumbo CO valle-del-cauca | Yumbo
jamundi CO valle-del-cauca | Jamundí
barranquilla CO atlantico | Barranquilla | | b/quilla
soledad CO atlantico | Soledad!* | | soledad atlántico
malambo CO atlantico | Malambo
cartagena-co CO bolivar-co | Cartagena de Indias | | cartagena?
magangue CO bolivar-co | Magangué
turbaco CO bolivar-co | Turbaco
bucaramanga CO santander-co | Bucaramanga
floridablanca CO santander-co | Floridablanca
giron CO santander-co | Girón?
piedecuesta CO santander-co | Piedecuesta
barrancabermeja CO santander-co | Barrancabermeja
cucuta CO norte-de-santander | Cúcuta | | san josé de cúcuta
ocana CO norte-de-santander | Ocaña
pamplona-co CO norte-de-santander | Pamplona?
pereira CO risaralda | Pereira*
dosquebradas CO risaralda | Dosquebradas
manizales CO caldas | Manizales
armenia-co CO quindio | Armenia? | | armenia quindío
ibague CO tolima | Ibagué
espinal CO tolima | Espinal
neiva CO huila | Neiva
pitalito CO huila | Pitalito
pasto CO narino | Pasto!* | | san juan de pasto
tumaco CO narino | Tumaco
ipiales CO narino | Ipiales
popayan CO cauca | Popayán
santander-de-quilichao CO cauca | Santander de Quilichao
monteria CO cordoba-co | Montería
lorica CO cordoba-co | Lorica
sahagun-co CO cordoba-co | Sahagún*
valledupar CO cesar-co | Valledupar
aguachica CO cesar-co | Aguachica
santa-marta CO magdalena-co | Santa Marta
cienaga CO magdalena-co | Ciénaga
villavicencio CO meta-co | Villavicencio
tunja CO boyaca | Tunja
duitama CO boyaca | Duitama
sogamoso CO boyaca | Sogamoso
sincelejo CO sucre-co | Sincelejo
riohacha CO la-guajira | Riohacha
maicao CO la-guajira | Maicao
yopal CO casanare | Yopal
florencia-co CO caqueta | Florencia!*? | | florencia caquetá
quibdo CO choco | Quibdó
leticia CO amazonas-co | Leticia*
[place region]
acre BR | Acre!* | | | AC
alagoas BR | Alagoas | | | AL
amapa BR | Amapá | | | AP
amazonas-br BR | Amazonas | | | AM
bahia BR | Bahía* | Bahia* | | BA
ceara BR | Ceará | | | CE
distrito-federal-br BR | Distrito Federal? | Federal District | | DF
espirito-santo BR | Espírito Santo | | | ES
goias BR | Goiás | | | GO
maranhao BR | Maranhão | | | MA
mato-grosso BR | Mato Grosso | | | MT
mato-grosso-do-sul BR | Mato Grosso do Sul | | | MS
minas-gerais BR | Minas Gerais | | | MG
para-br BR | Pará!* | | | PA
paraiba BR | Paraíba | | | PB
parana BR | Paraná | | | PR
pernambuco BR | Pernambuco | | | PE
piaui BR | Piauí | | | PI
rio-state BR | Estado de Río de Janeiro | Rio de Janeiro State | río de janeiro? | RJ
rio-grande-do-norte BR | Río Grande del Norte | Rio Grande do Norte | | RN
rio-grande-do-sul BR | Río Grande del Sur | Rio Grande do Sul | | RS
rondonia BR | Rondonia | Rondônia | | RO
roraima BR | Roraima | | | RR
santa-catarina BR | Santa Catarina* | | | SC
sao-paulo-state BR | Estado de São Paulo | São Paulo State | são paulo?, sao paulo state | SP
sergipe BR | Sergipe | | | SE
tocantins BR | Tocantins | | | TO
[place city]
sao-paulo BR sao-paulo-state | São Paulo | | san pablo brasil
guarulhos BR sao-paulo-state | Guarulhos
campinas BR sao-paulo-state | Campinas
santo-andre BR sao-paulo-state | Santo André
osasco BR sao-paulo-state | Osasco
sao-bernardo-do-campo BR sao-paulo-state | São Bernardo do Campo
santos BR sao-paulo-state | Santos*
ribeirao-preto BR sao-paulo-state | Ribeirão Preto
sorocaba BR sao-paulo-state | Sorocaba
sao-jose-dos-campos BR sao-paulo-state | São José dos Campos
barueri BR sao-paulo-state | Barueri
jundiai BR sao-paulo-state | Jundiaí
rio BR rio-state | Río de Janeiro | Rio de Janeiro
niteroi BR rio-state | Niterói
duque-de-caxias BR rio-state | Duque de Caxias
sao-goncalo BR rio-state | São Gonçalo
nova-iguacu BR rio-state | Nova Iguaçu
belo-horizonte BR minas-gerais | Belo Horizonte
uberlandia BR minas-gerais | Uberlândia
contagem BR minas-gerais | Contagem
juiz-de-fora BR minas-gerais | Juiz de Fora
betim BR minas-gerais | Betim
brasilia BR distrito-federal-br | Brasilia | Brasília
salvador BR bahia | Salvador de Bahía | Salvador*
feira-de-santana BR bahia | Feira de Santana
curitiba BR parana | Curitiba
londrina BR parana | Londrina
maringa BR parana | Maringá
foz-do-iguacu BR parana | Foz do Iguaçu
porto-alegre BR rio-grande-do-sul | Porto Alegre
caxias-do-sul BR rio-grande-do-sul | Caxias do Sul
canoas BR rio-grande-do-sul | Canoas
pelotas BR rio-grande-do-sul | Pelotas
florianopolis BR santa-catarina | Florianópolis
joinville BR santa-catarina | Joinville
blumenau BR santa-catarina | Blumenau
fortaleza BR ceara | Fortaleza!*
recife BR pernambuco | Recife
olinda BR pernambuco | Olinda
jaboatao-dos-guararapes BR pernambuco | Jaboatão dos Guararapes
manaus BR amazonas-br | Manaos | Manaus
belem BR para-br | Belém!* | | belém do pará
ananindeua BR para-br | Ananindeua
goiania BR goias | Goiânia
aparecida-de-goiania BR goias | Aparecida de Goiânia
sao-luis BR maranhao | São Luís
natal BR rio-grande-do-norte | Natal!*
joao-pessoa BR paraiba | João Pessoa
campina-grande BR paraiba | Campina Grande
maceio BR alagoas | Maceió
teresina BR piaui | Teresina
cuiaba BR mato-grosso | Cuiabá
campo-grande BR mato-grosso-do-sul | Campo Grande
aracaju BR sergipe | Aracaju
vitoria-br BR espirito-santo | Vitória?
vila-velha BR espirito-santo | Vila Velha
serra-br BR espirito-santo | Serra!*
porto-velho BR rondonia | Porto Velho
macapa BR amapa | Macapá
palmas-br BR tocantins | Palmas*?
rio-branco BR acre | Rio Branco
boa-vista BR roraima | Boa Vista
`;
