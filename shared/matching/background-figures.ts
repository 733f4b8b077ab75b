/**
 * How common words of work are, written by `npm run fit:background` (see `background.ts`): not to be edited.
 *
 * Counted in ESCO v1.0 and v1.1; this service uses the ESCO classification of the European Commission (reuse under
 * Commission Decision 2011/833/EU). None of its texts or names is kept, only in how many of them a word stands.
 */

/** Texts that were counted. */
export const TEXTS = 32854;

/** A line for each frequency: the number of texts, then the words that stand in so many. */
export const FREQUENCIES = `
2862 equip
2370 proces
2252 product
2029 sistem
1913 work
1912 mater
1879 operat
1826 manag
1784 oper
1767 machin
1728 produc
1710 inform
1670 servic
1655 ensur
1639 order
1602 control
1552 activ
1550 design
1528 use
1498 prepar
1475 develop
1470 supervis
1453 analis techn
1366 plan
1301 maintenanc
1296 stud
1268 provid
1265 perform
1177 part
1167 manufactur
1038 utiliz
1035 maintain
1033 qual
1024 gestion
998 asist
996 research
993 organiz
992 test
990 instal
973 using
947 realiz
936 requir
934 direct
933 program
912 difer
902 secur
896 tool
878 used
861 monit
856 aplic
853 form
849 consult
825 make
816 acord regul
802 procedur
801 custom
799 health
783 trabaj
776 data
770 techniqu
759 apl
758 creat
744 compon
726 need
719 clean
708 specif
707 anim
698 determin
691 measur
689 repa
685 docu
678 complianc
671 safet
659 personel
657 transport
655 variou
640 electr
638 medical
637 construc
636 care
630 necesar
629 engin
623 method
622 comput
617 art
615 strateg
613 problem
612 teach
609 sales
607 identif
604 train
594 suport
592 pati
591 enginer softwar
587 cabo industr
585 food
581 relat
580 hacer
576 comunic
575 apropriat soci
570 vehicl
568 set
567 ases
563 responsabl
557 busines desarol
544 cond
540 understand
538 manej special water
534 tipes
532 examin
530 metal performanc
527 advis good
524 environ
518 field
513 empl
509 elabor evalu ofic
507 technician
506 risk
504 inspect
498 market
492 build improv medi
491 aid
488 folow
480 treat
477 financ publ
475 practic
472 individu
464 acount knowledg
461 resourc
458 phys
455 llev
454 garantiz
451 clientes
449 profesion
446 report
445 cordinat
443 handl take
440 corect proced
439 especial
434 legal
432 check
428 administr polic standard
422 interpret
420 conduct
415 specific
413 manipul
412 electron
408 based
407 gener mechan record
405 retail technolog
404 safe
403 fabr stor
401 new
399 legisl
397 chem
395 read
391 remov
390 person
389 plac
386 propert
384 norm
382 instru
381 operativ
378 evaluat
377 cutt
376 comunicat
374 hand instruc trat
373 educ keep supervisan
370 distribu writ
364 tend
363 wood
362 sure
356 plant
355 clients staf
353 result
348 machiner polit
346 asemb
345 model
341 principl
339 structur
335 involv natur
333 overs
332 establec
331 crear project
328 supl
327 surfac
326 coloc
324 facil
323 level
322 especializ pract
320 utilizan
319 asistenc
318 devic help pres tipos
316 observ
315 funcion
314 aspect depart
313 diagnos instruct
311 time
310 peopl
309 ocupars
308 ship
304 prev
303 air emergenc impl languag mantienen seni
302 cost human
301 load
299 adjust
298 situ
296 draw mining
294 expert team
293 high
291 deci driv imag text
290 compos
289 wast
287 clerk energ
286 implement
285 purpos
284 characterist
283 relacion segu
280 carr issu planific solu therap
278 task
277 sport
276 chang finish
275 merchandis
274 digit inspec
273 client
272 posibl power
271 realizan
270 comun sell
269 asembl
268 advic clas
267 area deliver
266 group line metod
265 areas defin
262 pueden
260 potent
258 apoy cont databas import
257 centr colect tare trad
256 detect
254 levan
253 prop
252 heat recomend relev specialis
251 lead network
250 cordin
248 select
247 print
246 music
245 identific obtain proiect
244 temperatur
242 making mejor
240 laborator
238 move
237 internation mold registr variet
235 fish
234 cultur schedul writen
233 concept inspecion promot trabajan
231 meet taking
230 clin environment
228 establish gas purchas uso
226 find others
225 gestionan progres
224 damag user
223 ict
222 garantizan warehous
219 histor sett
218 adapt responsibl
217 learn manu rang
216 schol
215 advertis neces
214 colabor piec protec
212 oil
211 light psicholog verific
210 articul divers intern mann organis patern togeth
209 budget
208 type
205 compan eficienc paint spec
204 cut impact princip
203 concern conform conserv packag position right
201 aircraft exist
200 behav particip shap
199 actions contact
198 normativ
197 efectiv nation ofrec
196 especific visu
194 law sect
193 calcul event proporcionan
192 call preven repair term
191 efect export scienc
190 contract one pric
189 diseas integr larg tecnolog
188 extern relativ
187 board logist oral sanitar
186 asign insuranc rules
185 play review
184 comprend reduc revis sign storag
183 body non vesel
182 efic inventor stock
181 clos inclu present skil
180 capac caus
179 institu
177 aiudan
176 ambit interven supp
175 econom emploi fami proporcion
174 agent beverag case
173 airport item plast
172 graduat stag
171 blueprint color combin evaluan point sourc specializ
170 fact requisit sampl
169 events film
168 asegur dar guard made monitor visit
167 comprob radi theor
165 comprehend detail
164 adecu nuev
163 agricultur operan
162 site vari
161 aplican func govern guid object
160 analist buqu compl flow investigat
159 car local superv
158 enfermedad vide
157 creativ obten
156 aces elements ensa paseng preparan regard way
155 estructur
154 achiev arang function replac usar
153 academ
152 contain
151 aconsej biolog give orient size
150 execut
149 especif inter rend tic
148 acordanc exercis traf
147 ingred
146 experienc final protect resolv respond users
145 atend deal desarolan facilitat verbal
144 analizan consider fin represent shop
143 acid ajust colec styl subject
142 circuit controlan
141 aregl maker receiv
140 fitnes
139 crop examen nurs
138 amount complet cover duti feed medic spac usual
137 objectiv target workpiec
136 benefit futur investigan ofer raw relationship suministr veterinar
135 dent kind paper
134 objetiv
133 context defect entorn fund prest responsibil trend
132 disenan glas memb teor
131 concret interac life like room
130 fotograf gest healthcar interact musical preserv scientif usag
129 camb conect elimin live
128 dail expres first punt
127 edit organism period prestan recruit valu websit
126 goals presur smal
125 action acuerd cordinan facilit grad plants track
124 audienc crean efectu formul influenc liais show
123 availabl roll
122 cabl garment head higien leath planifican suitabl
121 crew dispositiv elaboran ment nivel weld
120 forman transf travel univers
119 aseguran audit cloth compil know unit
118 farm prom transform vision
117 atach clear empres flight hardwar relations superfic
116 brand chemic depend destin limit panel tienen transac
115 avoid cant clasific habl optim shet stel
114 decid dispos integrat muestr serv
113 acurat calculat consum dirig elementos maritim oportun routin
112 acesor aproach buen fill increas optimiz smoth sound
111 aparat carg rout
110 actu adequat children gath internacion super
109 aim architectur encargars escrib graf hacen telev
108 caracterist charg desir escrit fire fotw liquid mean termin
107 calz comp origin papel quant road
106 bank caso chain cours match tiemp
105 abil asistanc audi basic bord certain describ reach
104 acab afect book coat disciplin dril extrac flor modific operation productiv proper request scient
103 cases coach espec fedback ideas predominant seri tourism
102 adult constru dirigen e.g espac furnitur incid inspecionan lugar marin participat promov restaur truck
101 alow date featur functional generat grup respect
100 child poner
99 comon education ground instalan matt militar substanc
98 configur contamin coper farmac filing relation suel wheth
97 code railw regulator respet roof sens
96 best cuer educat interest livestock organizan pre reparan surger tank
95 continu cor encargan end fit hous propos pump selecion wine
94 infrastructur labor sesions statist
93 colaboran comport gerent given nutr orders particul rent striv tabl wide
92 certific counsel day estad hidraul post step updat verif
91 administrat cros disord fault fuel invest mezcl open piel prim
90 forc optical polish recog
89 alcohol competenc estimat guidelin manual motion onto organ prior regulat search sever sold
88 demand dich eu forest heav privat solv spoken welfar
87 asociat balanc cienc civil directiv land paramet practition
86 able dry funciones grab negotiat numb
85 domest emplo games location met overal past preventiv rehabilit satisfac
84 discus evolu malfunc positiv velar wait
83 asesoran cast colaborat cuestion enabl guest interactu long main metales objet potenc representativ valor weight
82 campaign cash cell feroviar forecast paiment prec times wear
81 exchang multipl quick rail restor two wash
80 act aquacultur around author cientif contribut court explain negot ques reac recogniz start transmit
79 bienest compar distribut escen look montan publish scren stakehold tax vida
78 corporat creation expect fall grand interview recicl sea sort zonas
77 eith entr extract growth mill ofrecen recip region
76 agenc agr compet complaint conclu deadlin dentr diar distint draft engag geolog home impres ocur protocol run separat sites ston
75 anoth bett coleagu credit criter diagram injur mast onlin responsabil sped spra
74 aplicabl estim fluid insert label mano often prototip tener
73 3d administ adres fashion leav lift perfor respons rubb secondar telecomunic theat
72 administrad camer derech plat put reserv vidr
71 alternativ consump cosmet deliv fijar fitt grind laws medioambient mine minimiz mostr peces regl separ sustanc undertak
70 bodi convert cook encourag estan extr fabricat fram indicat lines orden secundar self surve tomar van
69 articl ferment format introduc mix scen segur shar soil
68 basi bien caract decor estudian explot framework hazard hear maner manipulat outcom prescrip prob recep sale sesiones specifical
67 antes captur deriv game harvest horn interfac mail mark maximiz montad prescrib proteg tutor
66 alimentar artists chief conve ejecut enhanc exces foreign job role sketch tendenc venden
65 complex evidenc fisiotherap focu geograf gerentes gran platform primar prov specialt tales therapeut tier transmis tuber watch
64 adquir advanc danc deposit estrech expos fluj hospit individual laiout loan motivat refriger respectiv
63 arts asum awarenes back bar comercializ contr contribu cool diferenc enforc executiv expertis exter hot methodolog pilot stres tipo translat unload
62 acept agentes aplianc chos creacion estil fibr general ilnes incom infraestructur mone pictur piedr stat surv taken topics
61 comprueban estat instrument junt metals scal sewing skin tobac toman wall
60 adition agre aviation bomb categor decorativ emotion evit found hold inov lectur meat naveg presion puest real responden robot strength trim urban
59 adher artific circul cons dimen efectuan foment list nucl pipes recover reproduc salesperson steam tant telefon wind
58 aere agents auxiliar consist dish ensambl explor fertiliz genet hair laser makers meteorolog moving ocupan outsid reconoc rehears repres runn sand tabac
57 abus cran despu ec join licens marc mesag mixing mobil pack park pequen pipelin preferenc producen profund stay teren ways wire
56 acquir anatom asegurars brush ceram corespond deep demonstrat exper free fruit locations mention participan peligros protectiv recuper revest tisu uper workplac
55 acquis availabil but consej continuou crit dring drug eficient gather implic interes introducen medir outd paiments solid station taman
54 automovil count garden miembr modif navig pass permit precis refer titul tour turn ventil whel window
53 asuranc belt cement colocan comunican comunicars disabil drink efort espectacul guidanc jewelr liqu loss nacion phon turbin uses weath
52 aceit ampl asumen beaut circumstanc conec cordinad customer' dificult escal hazardou laier museum shot thorough tradition tres woden
51 acurac alter band boat bred buiers combustibl craft detal eleg enter filt household irig journ lumb opinion recib referenc return solar statu transfer vegetabl venu
50 aprov blod caden clay countr cumplen dangerou exhib ilumin kiln organization retir shift tramit universitar variedad
49 age anticipat apearanc asunt awar bater compres conflict coperat doct filtr fisher fisiolog fix gama imparten lens mathemat menu mount numer papers rais revisan scan theoret threat toma trastorn
48 aquat casos claim cnc debt despach exampl explosiv front habitat landscap maior mould muebl necesit oficin regular script societ throughout vacum vias
47 adhesiv cad chanel chocolat curiculum dinam elder fines forens formulat glob lath leson maximum microscop minor output oxigen ponen posibil pulp quit speak stabil toward vert
46 acuicultur aset atrac buier carbon carpet choreograf cuerp deben determinan embarc fabrican freight guarant inteligenc key living movimient ocup particular retriev spread
45 actors algorithm aparel behaviour conjunt cris cycl dan dispatch ethical fasten get independ indic invoic lay negativ personal pursu sequenc solicitud sustainabl traslad weaknes
44 abrasiv aciones add aeronaut aesthet audiovisu carn cent chart chef coding corectiv hojas holes informan magazin march mechanism movil oils opticos paradigm pay recogen recopil stand theatr thread
43 acuat anomal biomed blend broadcast chip conclud cortan descarg descrip dese detec ecolog gain hiring major merch modern ocupation parqu perspectiv pipe plataform prof resistanc seat seek send sets stret suround terminolog tren voic
42 analit asignatur caret casin chemistr co comand combat construien costum displ edges ejecu engrav entend entertain exam ident impart input judg lect ledg length licenc link moistur options parametr pick prueban puntu releas remain seal sizes sonid stitch top tunel valv whol zona
41 acomod acompan actuan advantag align alimentic clasif climat codes distanc ensenan gaming hotel insid instalad internet joint medicion metalwork mixtur port profil puert remot solicit spech spot strip sugest surg sustainabil
40 adopt aimed ajustan asur block bond cabin card cleanlines clearanc client' crimin deck discapac earth european eye fenomen file gear hors newspap presenc pued rates remed rigg short sigu solder temas virtu wholes word
39 adolesc arbol armar automatiz bind branch chaleng charact cold condition cotidian deplo done dust execu files filosof focus frut government hogar iourself legislativ melt personaliz phas publican restric revenu transm util volum
38 adquis ariv barc catedrat curs danos decorat dia dispon due esten full hospital impair intelectu low naval news ones perifer priv procur rapid resolu revi spin traduc tree unir weigh
37 aids alarm answ apoian bring broken buy centran colour displa experiment face ferocaril goal incend infec interpretan iregular linguist loter nutrition optic owners partn plumb popul posobligator pour pozos promotion remplaz repas sugar switch tics valid verb vestuar victim view
36 aiming bill boil cauch conver corpor debr depth desempenan diplom encontr flet grant iron librar limpian medium ortoped pain polu react secad simpl simptom suit transfronteriz unidades viabil weapon workshop
35 2d actualiz alto asignan atitud background cars come compani' conferenc confirm defens diet distinguish divi dres fiber firm forestr grain hard intend joier libr lower mezclad milk most movi pedagog perman potential rescu sexu side simil tact tast uniform union
34 actos ading asoc autom cof copp diagnostic diesel estacion fases fine flat flaw fond fuentes gambl literatur llen mass mixer modul mult multimed neumat programan recr recreation regist rock second stack stations tanqu teth variabl viol wholesal wiring
33 acuicol aided alcanz asfalt atmosfer autor botom brak break busc cabal calibr canc consid crim cualqu deals dedican examinan fight foreman forg gren guion hamm idear latest lavar menud mind nail outlin resident respuest seed soft sucesful suelen ticket transl valores vist wax
32 along aviacion b2b baker bibliotec blad cater compound confec crack cria declar defectiv die efectivenes empaquet escenar factor feel fuerz height highest incorpor joias labores lenguaj listen predict propuest residenc satelit screw secretar stamp textur therm thicknes ti until veget veloc wrap
31 abnormal acesibl acion aguj alta aument automotiv boxes captain clientel cognitiv comit comod cuts deterior establecen exact frent grow lech meter neurolog oven presentan previou profes radiolog reinforc resid resin resist semi senales soap ster tract tratan zolog
30 ambulanc argu botl bridg burn bus caca camp canales cilindr composit confecion conven cope crist demostr discharg domin ejerc electromagnet eliminan enfoqu entrev finaliz friend ful importanc lawsuit locales localiz malt maroquiner masag math mirr oblig peligr pertin pest premis profit protes recab refin rotat rutinar scop scrap surveilanc temporar thin thre total trac transpar visual vocal vocation wires
29 aris autonom avanz behalf brick brief calendar catalog competitiv constraint crec desech desplaz drum ergonom exposur facilitan identifican ilustr insight judic justic labour last lawy lleg metodolog mineras mobiliar molecul pared patholog pneumat precau precios pregunt pulir quirurg rate reloj rotar rough schem sinthet smothen stain suitabil troubleshot try tubes tune wildlif yarn
28 alread asisten audiolog bags basa bean bocet bols cafe choic club colors comision concentr consistenc danz desk drain ejercen erors extrem flexibl gubernament humid lamin leen lett lock lubric minimum movimientos oxid parents radar rapidas sean sections stop subsequent tv
27 actores advers agreg alocat authoriz azar blow calibrat carcas celul ceremon chiropract contribuien corespondenc cortad criad dialog etiquet even fold fraud fundament gobiern init inovativ locat magnet maps mejoras much one' optimis organization’ pero poses posterior principal privac reason reflect sesion setup smok tarif tint tripul weav
26 abord aditiv afair algun animat aptitud apuest architect armas becom blast cali capa capabil centrifug certificat children' clasrom clock controlad cubr deficienc degr departur dimension disput earl eficac ejempl eliminat ensamblan estandar etic explic fibers fila foot furnac galer genr go grap gun horticultur ink intermediar iouth known lact microbiolog minim mitigat motors nedl perfum profitabil promueven prospectiv recubr relen resistenc reun see sensor simul strong sufic swep tiles tradicion
25 acontec adaptan aloc amar amus aprais aprentic aprop bacter behavior brok buing capit cigar contened conv craftsman crustacean dang dela designat documentan drainag edge editor elev elevat emplaz enferm english evacu faci fosil frequenc glue grav harm hech horar imediat improvis indo inland kitchen kniv logic masaj memor menores mover normal notes notific observan ofend palet particl pastr pistol planch pobl pose powd preciou puedan punch radiograf reliabil renov roast salt seam sent setl sewer siguen sobr subteran themselv visualiz voltag volunt world year
24 anad anch apoint arquitecton asimism bath beer busqued cameras cart cint clav coco constitu core coreg crush customiz dens directric disponibl element enterpris entir excav flors fueg fuer garant guiar helicopt ice ileg inquir itinerar jeweler laiers manteners metalurg miden mision ofert oleoduct organizativ origen outlet patient' percep permis petroleum piens reglament rig rotation safeguard senaliz spat stick teniend third tile transit unauthoriz underground wish
23 aeroplan arcil artwork athlet beam calor candidat cariag categoriz cilind combus comprehensiv consequenc copi cuerd dair diamond disast divid diving door dos durabil ecosistem ejecutan electrodomest emerg emocion entreten equin extru feasibil forj giving hairdres independent journal juvenil less literar meals misions musician name positions prevent pull purific recent selecionan semil sensitiv sistemat sociolog sugerenc superintend tackl talent telescop tension therefor transportan tubos ubic unexpect upcom vapor vend verifican vivos wet wines wound
22 acesibil advocat aisl alcantaril anti auditiv avanc bars bicicl bleach carton cicl complej conceb concert consumid cord development devis disasembl dors dump equal fees fiberglas forward funcionar funer gass grants influ informativ lacqu lentes lifestil luch lugag metr nois notif overview paquet peso pesqu poster promocion prosthet quer revistas sier signal somet someten sostenibl split taxi terestr tires touch uno vacin ventan verdur vulnerabl
21 abiert adic adiestr aeroportuar afin analog antigu antiqu anunc arra away barel brind calent char climb coleg column compromis consecuenc corec coreograf definen descubr dirt dismantl dispens drop environmental etch everith expand fair felow gemston geofis gold gruas horizont idea impur inmuebl inspir insul jabon latex lavad logr maniobr maximis mecanism moment note ordinat perforad person' petrolif phot pirotechn pulid radioactiv reciben recomiendan regulan respirator season sedi silv spirit stapl stimulat stretch sujet swim takes tempor think timing traum tritur trop undertaken vaci
20 acat aerodrom alfombr auth automatical baldos bed bilet birth calend caregiv carv celest cervez cigaret circu coher contractu cream cuadr cues deform demol disc discov disinfect duty equipaj estamp expenditur figur forklift fotovolt gras harmful induc ingres knif laing mach master micr mixed negocian nombr paid perr propul ray redactan registran religios reparad rings ropes sangr saw semiconduct ship' simbol subast suces superstor taxation transportad trust underwat usan utiler
19 acerc actor alerg angl anot arom basados basicos bend boundar buce compact compran confectioner convention cuchil curing debat defectuos delit demas devi dies disadvantag dog emit encarg estaciones extent failur faun feet fijacion fixed flav fost fresh gages garments hapen hatcher heritag hole hopp juguet lab leisur lesiones lives maneuv manipulan many mascot mechanical mezclan microelectron microsoft mineros mixers mund nutricion ongo orthot page perfil ph plag polim polv portfol pregnanc prioritiz projec qualitativ quiropract recopilan recort renewabl representan resuelven salesman sculptur section silicon sing slic slid sometim sprinkl starch strings submit tail tall toys tram usabil vinil walk
18 acts adherenc ages altur aren artesan auction automobil batch biomas brac broad butt cabez catch citas colores comentar compris concentrat conceptu conexion copy cumplan death deceas destinatar dietet dificil diner disabl eficaz ej elec electromechan elos emotions emplead esmalt estabil ethics farmacolog fulfil funcional funcionan gases guns harden homes hour inic intens knit lasers later leadership let levant lists logs mapp masonr medioamb mejoran mensaj migr mines molin molten morfolog mouth navegabl necesitan obedec ocio ornament orthoped otherwis outreach owner pages pais paisaj patolog persuad plank plot pool posib prefabric putt radiodifu recreativ reunion roles salon satisf saws shoe sintet snow spa spindl stores student' students sub submarin suges talk tape templat torr transferenc underg vagon valuabl volumen whilst woven zapat zoo
17 acomplish adaptars aeri aide airplan alo aloj amenaz apart arc atempt autoriz basicas belief bio biotechnolog botan box brain buff bulk buscan capacit casa chair chas chin clarif cler combinan comfort compart concienc confidential constructiv coton digital diplomat distil dock electrician enlac enrol equit erores escritur esfuerz europ expl fer finales fling fluidos fodstuf fores glaz granul gret handtol held hidrogen holist humanitarian iacimientos ield incorporat infectiou infrac injec inject instanc interactiv interup jaul juni kept launch leak linen listas logical lorr mode molusc motorcicl naturalez paperwork parasit pediatr pens perd permanent pesticid pet pirotecn pitch postur predic preventativ proactiv psicoterap push recolec recov refiner refuerz rope salid saving scafold secar signatur signific sirven sostenibil springs steriliz strict subven suportiv suspend teraz torch trail ufolster ultim unwant verd visibil
16 acoust acting actitud adicion airlin alert alumin aluminum annu anounc apeal asegurandos ask aspir azuc basur bear bench cage cald canot cardiovascul chosen cinematograf compatibil compens competit confiter const cultivat dead dejar disponibil distres eating eggs electrolit ello emis escap escog escriben esent excavat extrud fires fixing flod fuert fusion gast gemas hang hire housekep hull inci inovad insect insemin institution insulat invit leas literac locomotiv luces mand mapas martil mask matern meant midl mitig modal modo moldead molusk motiv newl night nuclear organisation' patrol penetr pers pesad procesan psichotherap puls recolect relevanc reliabl rentabil reproductiv rest retain salv semen sewag sharehold shelfish strain supermarket tailor taladr taxes transparenc tranv ultrason upers ups user' vary veterinarian violenc vulcaniz vulnerabil witnes worn
15 administer afront agronom aprovech arm astrolog atack atom balast ball biciclet brew built buses cabel cages careful cera cerr chap clar cloud coal col coming complic compuest consol convers coperativ corn cort coupl coverag covers curenc demograf depur desinfect dietar dificultad disfun disrup draught drenaj drier easi edibl email embal empt encuentran ensamblad equilibr escort esteriliz exigenc exit ferou frez fric furnish gasoduct gasolin geometr greas harnes hortaliz host husbandr i.e implant impos impuls iner initiat intercamb intermediat itself lider lost makes map meters microchip microfon modes mood multidisciplinar muscl nuanc ofers older organisation orientan paramed pcb piston planificad plasm profitabl propag propel propietar reacion rear recircul refug register relief reliev repercu requer rodil salar scis semant sentenc shel shoes simulat slaught slaughter slur stabl standardiz stationar strok subdisciplin tann tear theft titl toilet toleranc tourist transcrib trial utensil whereb
14 abid absorb aclar acog acomodat aded adop adoptan adorn ajustars armad army artifact atract auto autonomou bagag bake barniz bidd bobin bodeg bosqu brut capas cartograf certif ches circunstanc clasifican codific compren computeriz contaminat contingenc continuous contrast crud cuant cured dates debe defend destil detectan diagnostican discover draftsperson dye electrod elevad embos encuest ends eror escan escol extinguish fast firearm fisical fisician fixtur foam frag french gage gend great heel highlight hilos holow hume inten intercultur invent investigativ ioniz iter keiboard laminat manejan maquilaj marisc mechatron mediat miniatur mixes moreov mortal musculoskelet mutu natural nitrogen ocean ofset ofshor optoelectron oracl ortes overhaul paing persuasiv pesados pian plantil plies prens proiec prospec prun puentes qualif qualific quantitativ railroad rati rentabl ride riding secion segund shaft silk silvestr sinchroniz solucion spic string sustitu temper terc timelin tone toxic trasl tube vibr visibl vital voiag wagon warn waters waterwa welcom zinc
13 admis afectan agregat alis alwa andam answer anticip appe astronom baril barr basad belong bird blanqu bloqu botel breach bursatil casc caza ceil chamb chines chisel colaborativ comestibl complementar confident convinc coperan cordinars cored depl descontamin deshacers deten disolv distingu dulc earth' edicion electromecan electronical embaraz empir enough erosion espej esquem estados estr expectativ exped expens expr extraen fich flexograf fotag four fuent fur gafas gaps generad german gestur gluing going gps grabad gradu herb hind hoist hoja hunt imprim intent jet ladd larv latin laundr letr limb loos mala manager melod merg mesa microrganism misiones moor moral navales navigation nets neutraliz next normaliz oficial oneself ore ownership pads pairol paternmak peel people' perforat pilat pile piles plug poultr preliminar preparad previous probabil product' proiectan propon propor prosthes protein psichiatr pulveriz pupet radioterap rays receipt reconcil rescat resort rhithm rodaj rotator sacar scor scratch sewerag shelf shovel sick slab sole spiritu stabiliz stair stream surgeon suspen suspiciou technical tejed tejer them trig unemplo unen usos vect vez vineiard vocabular weed week workflow
12 abastec almidon alreded amun anestes anesthet appl arab armadas articulat artisan audicion aves azulej backup baking behind big bing biochem blind boca breath budgetar bundl capabl chimn chor circ citolog ciudadan clamp clarific coil colad colectiv confidenc consegu conservator contemporar convierten cread crem cualific curad deciden dermatolog desarm dientes dig dip dive dobl dramat draughtsperson elicit enfr entrevist esfuerzan espiritu estib etap exig exten extend fat fenc fertil firefight flash flexibil fluv foundr fragranc funcionen fung gates ginecolog glaswar governanc grafit grom gros groundwat grua gutt habit harmon heart hematolog hides hose humanitar hvac idon igual ill imperfec imun incluien indicad inmigr insur intelig intensiv interupt intervienen invers italian jewel juic kill ladril lawn lend liderazg litig locomot logg luz malfunction masa matricul matur membership membran mems mesas moldean monetar mortgag muert naut navigat nitroglicerin nurser ocul oftalmolog onboard opciones ores paliativ pastel pelo periodic pesar pets plaguic pliers poison polut presupuestar problemat profesional prospect questionair quot raios receivabl reception refil refrigerat relax repairman repeat reproduct requieren rodant rods roman rued runs saber sacrific sail salvaguard sanidad satisfactor secuenc sew soles specimen stimul storiboard strap sustain swet tablet tech tell tenants towel toxicolog traducen trans transforman trapezoid trials trip uvas varnish veces voz walpap warm watertight yard
11 abandon abnorm absenc acupunctur acupuntur advocac afec afterward agotan agresiv anod anthropolog antiguedad aparatu aparej arco atendanc autobus bell beneficiar bespok blender blog boring borow both braz bread brought calculan calm cancel candl cans capitan center cepil cesp changeov charter chromatograf chron coagul cobr cocion comis concep conducen conformanc consecu contraindic cores corr corugat council creditic curar curat debug deleg depres desktop desmont dieing disk distribuien dogs domain drawn driven drog ease ejecutiv elector enamel enquir envian esenc especializan estand estimul exert exhaust extin fase fed fell filter flaten float flores flot fluctu flush fly fomentan formulan foton fractur fragil golf grek gum heal hibrid hidrolog hora hoses humed imigr incub independenc informars institut intak interactuan interv islam jobs jugad jurisdic knot laminad lanz leaf leaflet left liaison liber manifest marionet maxim mecatron memoriz microsistem minimis miss moder modifican moquet mosa motoriz neglect nervios nervou notas ocasiones oncolog orchestr orthopaed overhead pair partnership pasag patrimon pesan pierc pies pins piping pisos politician poter predec predefin presid procesad proponen quiroprax rack rast reel renew resonanc reten rotacion round rural sanit sawing schemat scores sculpt segment semiprecios seres sight similar slep smel snowboard solo spanish spons strengthen substitut sufer surviv tea tengan things tight tipical tipolog tire toa tornil tost tower trap twist ultrasound underl unif urgent utilis vined violin viven warant waterw waves welb winch wool wrench yeso
10 aa aceptabl aconsejan actualizan adobe aims ajusten alfabetiz almacenan analizad anci animal' apil aprob archaeolog armed authentic autism baby bag bengal bets bids bihar bovin brochur brodstock cakes canals cand capsul caretak carpent casualt cat catalan caud celebr cere checkl chil childcar ciert clasificad closur cobertur coherenc compatibl comprim configuran consonanc contest contratan convencion coquil corection corporativ crimp crustac cubas curv dano debid decreas demonstr destructiv desv diferentiat digest digg digitiz diseminat disinfec domicil drag dredg dried duct duracion duration elaborat electrical eligibil embarqu emisiones encompas ensamblaj ensembl entranc entrenan escolar escultur excavad exploit extractiv fares fijan fing flam fundrais funebr gaug generos georgian geotechn geriatr gett goma gram grov gujarat habil hacp half handheld haul hidrocarbon huec ieast imer imped indirect insol instruction interdisciplinar involucr iso keys lgv liabil lijad log lotions lubricat lueg marath maxilofac mecaniz menor mesh metadat microelectromechan mineralog modos montenegrin montesor motociclet mozo mri nest notic obstetr occa ocitan operabil optometr orbit orthodont outsourc owned palm pan paralel parasitolog pasand pasteuriz pastil patent path pave pedal pertain poder podrian porcelain portuar posiciones pragmat prefabricat prepararl previst prison probad prohib pronostic punjab quar raft railwa rain reciclabl recogn reforz reglamentar regulad reject renovat reput resilienc restrict retras reus revel rides rites runw rust saludabl scenar scener seafod seism sexual shelv shield shut sides silvicultur sintom smart sofrolog someth song spend statutor steward stil subsequ sumar sumariz sustituien tamil te telugu thought timb timetabl tips tirar towers traceabil tramitan transmiten tridimension tuft tumbl uncov upgrad urdu useful uv valvul velan velas vierten vine viru waterprof wigs wodland
9 acionan acut administran agil airspac alambr aliv alternat anesthes anil apar aparienc apertur arend armazon atribut autops avis banos begin bid biodivers bioquim bland bokep bolt bucket cabinet cam canal canv carbid cavit cd chanc childbirth church circens cocktail colat comed coments comfortabl comparan compr condens conductiv consumabl conten cork critical cruis cualitativ cuantitativ cue curr custod debur dentistr deny deput despegu difund dioxid disclos diver dividend divis dose dramaturg driers dyes ear emfas enclos enem entidad entities epidemiolog epileps evacuat everid exactitud extensiv extrus favor felt festiv fits fliers flour foil formad formular fosfat fredom gis givers grenhous grip hall hardnes herbicid hide hierb highw hilad hilo hipotecar hone ibm imit incentiv incidenc infecios infer ingenieril initiativ intentan intermod intru invasiv jargon java jazz jurad lavander lesions lexicograf lijar litl lung macroeconom manch manufacturer' marshal matres mediad microelectromecan modem moderat month mort mortem mud muel musicoterap navy neck net neurofisiolog notifican ocupacion ofthalm ofthalmolog optics organizad oro osteopath overcom overlap owed paisajist paperboard pasos pasword patents pathogen pedicur pedir pein peluc pension pensiones perfumer permiten personaj piscin podran poners porcelan portabl potabl predetermin preset previenen prompt psichosoc psichotherapeut psicoterapeut pulverizad purif purit pursuit qa radiotherap reactiv reactors reasembl recaud reconstruct rectificad rela reloc relojer repertor repl reponsabl respir retiran revers root rutin sanguin seciones seco seminar sen sharp shear shiatsu shor silos sincroniz sistem' sitt slat smith smt soak sond spel spil splic sql squar stainles stak stead stow substrat suction sufr sun tags tamb tarjet tasas tat telecom tema tenir threaten tien tipograf toe trademark trait transpl traz tributar turf underwrit undesirabl uniqu vascul vene viscos vitamin viticultur wafers want warp wastewat wick width wild windshield winer workload
8 abon acamp aceptanc acredit acumul aetiolog afil alin alumbr aluminium ambas animad animan anodis antropolog aparc aport aquarium arch arqueolog artefact aterizaj atra atrap authoris autobu axis baked balet balnear basadas beiond bins biochemistr biog bone braid breakdown brom burr calibran capataz cara carer casas celulos cemeter cerc chainsaw chimen cincel cinem civilian clim clinical clip coast comb compani’ comprobad conc conch conductu conectan congel congenit conocen conservat consultan coping cromatograf cuentan culinar cure curtain customis dams debil defenc degrad delincu depil desagu desmantel determinat dexter diabet dialogu diam didact dipp discard disciplinar discrimin dispers doubl dual eiew elas empapel empath enrich entregan envelop erect esper estrict excelenc excelent except excesiv expan expir explan falec fats favorabl fereter feri feros fixer flamabl fraganc fresc funerar gems girator glov gobernanz grieg guer guian haciend halal hamer harb haya haz hidroelectr hidrograf hilados histolog holid homeopat hoof hormon horoscop horticol hostel idean illustrator imagin imunolog inbound inclusiv iniciativ inorgan inscrip interlock international inund ir iregul jams javascript kosh launder led lever lieuten lifespan ligeros lijan linux magnitud makeup mandrel marbl margin mariag matric mats mecanograf mejores microeconom miel mism modeliz moliend moned monu movabl moves mowers municip names narativ narow nations navi nicotin nociones nociv noios notation numeros obrer obstacl oceanograf oclu optomechan osteopat outg padd paisajism parabris partitur paso patch patron pavi pcv pega pegar pelet penitenciar personalis pie pilas pill pin planet pleas pleg plow poll posen posvent pozo premium preparator pronost prostet protegen psiquiatr pulen question radiactiv ram rating realizars reflectiv refurbish regimen rembols revolv ritu rivers rivet rociad sane satisfacen save scales scalp scrub serigraf shamp shav shock shred sicknes simulacr siniestr ski slaughterhous slip solidos soplet spacecraft span spar spawn stal stationer steril stilist stowag straighten stuf subordinat subsistem suficient suministran surplu suspect swalow swedish tack taladrad tapicer taxonom temp tenid teritor testig thus tidy tie tintur tomas topic toth transcrip traumat trenz tronc trowel unecesar uneven unic unidad unstructur upset validat valios varil viabl videojueg vigent wages wardrob wave well whenev wider wireles wodwork wrinkl wrong
7 abordan absorp abstract activat actuar acust ad admit advantageou advisor afinan aging airfield airsid algodon almond anclaj andamiaj anticipars apropriatenes arma ascertain asegurad astil auctions averag balon becaus beds benef bike biomechan biomedicin biometr biotecnolog bonos boot bound brig broch bubl buldoz buri bush buton c++ cadet calientan canaliz canin cartel catastrof cathod caulk cavities celular ceradur cerd cerebr chatar ciber ciel circulator click cobran coin comandan compensat computation conced conciert conex confidencial conservad consigu continual copiright corectnes corigen cpr craftsperson creas criminolog criticism croqu cruc cruz curd curios cushion customer’ dating days dealership degust delegat denomin deontolog desempl desmontan despej destrez deterg deton devolu dials diamet digestiv discern disclosur discount disfunc dough duel durabl dvd eieglas electromagnetism electroplat embarg embriolog embrion emision emiten emplean empow encim encounter encuadern endocrin enjo entidades entienden entrepreneur enzim escombr escuch espectad espirituos estiman estir evitan evolutiv exhaustiv exhibit exposit facad far fatigu firewal firmwar flak flavor flue font formal formativ fotbal fras fusiones geochem gets gift glosar gmp gogl guitar hagan halazg headmast herd hidrocarbur hier highwa hing hipermarket homeopath hook hoop horm humor hydr icing ilustrat imager imbalanc impurez incorporan individual' information infrar inmunolog intermed invert jacket jaws juec juez jump kindergarten korean laid laman lamp leakag legibl licores likelihod lip longitud lump macer malet malform mangu manuscript manuscrit matanz merc metrolog moler montacarg mortuar moved neur neuromusculoskelet nickel niev nitrat nonwoven nota notch novel numerac obedienc ocult odds ontolog optimizan optimum optomecan outer overdu overload paediatr palabr pales panes parquet partial pasiv pasport patentes pathofisiolog patrul paving peac pedestrian pele pen pensions peon perceiv pigment pizar plaster pleasur pocket podolog podortes poles pond portatil prism proc procuran programabl proxim psich punctu quart railc ramp rare rastr reacionan reactores realist recien recint reconstru refers reform rejec relacionars relocat rely rep replenish reshap respetuos restaurad restructur reunen rider rigid ring rins rocas roci rubish rusting salad schol' segments selectiv sencil sensibiliz shad shelt shep shin showrom sink sism skip slev slot smear social sociedad socor soda solidif solvenc someon spectacl spectrum spol spreadshet spring stem stencil storm subacuat submerg subsidiar suci suger sujetan sumerg sweten tapic tapiz telar templ ten theolog thermomet tighten tijeras tolv tongu topical toy transfu trash traspl tray tread trench troquel tunelad tungsten turnov unforesen unpredictabl unsaf unusu utilicen utilizars va verac vers verted vial vibrator visitan vistas vivir waxing whos winn zonot
6 abreast abrilant abrir aced acompanan acquaint actuat acumulat adhieren adventur aerodinam aerospac airborn airworthines ajustad aleaciones alergen alfabet alicat almacenaj alon amon amp amplif ancl animarl anith antorch anuales aprend aproapriat arter asault asbest ascend aseo aseos aser ash asking aspiran ataqu atrez audifon auditions ausenc autoescuel award bacteriolog barl basket bedd beings beneficios bereav bevel biosecur bit blank blanket bled blockag bones borad botanic bras breakag brigad buck buckl building' bulb butch cadaver calafat calific cama camin campsit cann capacitanc capilar carbonat cardboard caril caring carpentr cartridg cascar catalogu cerv characteriz chicken chrom cigaril circulat cistern ciudad climatolog colar colg comenc comi compas compravent comprehensibl conceptualis conceptualiz conces concesionar conciertan concis conectiv confecionad contextualiz cosid countrisid crank creand creations crimen cron cronogram crowd crown cueros cuestionar cups curt deber decoran dedic dedicat defensiv deficit deink delicatesen delimit delin delincuenc democrac dents dependenc derivativ descend desert deshidrat detectiv devan dictamen diferent disasemb dishwash disturb ditch doll don't donantes dram duen dutch earr educad embotel embr endur endurec engras entail entrevistan envision envolv eolicas equidos erod esbozan escaiol especializars espum estabiliz establ eventu everion excur expedit explican expon externaliz exud eyes facet farmaceutic farmacovigilanc fear feath fech ferul fiabil fiabl figuran finenes fired firing fitosanitar fluent folet fonet foresen foster freinet frequent furthermor galvaniz garbag gastronom gem genealog genom geo geomat geotecn germin gives glues goes graban gramat grasp grid guit gums gym habitu hacerl handicraft handmad headteach hebr hedg helados helpful herbic hierarch hoists homogen hoov hops horas hospitaliz huel ideolog illu imobiliz impartial impon incinerat inclin inclus incorect increment inert infest inflamabl iniec inmediat inmer inmun inovat insecticid instead institucion interoperabil inven ion isol izaj japon jaw jock jury ketl kinesiolog landfil laptop leatherwar libertad lightn lightweight lingu linings liquidez lirics llav losas madur maltrat mamm manicur manos manzan marmol matic matrimon meaningful mend mercantil micolog microproces microwav mimbr mime minist ministr mistak misus multimet municion muros nacimient natacion near nearb novedad nuts ocurenc oficiat oido opos option orchestrat ordinar orna orthopt ortodonc os outbound outfit outlok ovin oxy pace pact pad participator pasar pastor patogen peleter pencil percentag perfect perfu perit persian pertenenc pestic pezun picad piscifactor pluv podar podiatr pomp posed potencial powder powerlin presuriz provoc publicit pultru puntual pupil pure puros radiofarmaceutic railcar rainwat ramas rank rapidos rasp rath reag reasonabl recognis reconstruc reconstructiv recor recristaliz rect recur reflec reflex refrac refractiv refund refus regim registrar renovabl repertoir replicabil restablec restock resum roadwa robo roial rug rugs rusian sabor salvav sauc screwdriv sdlc seca senal separad sept seriou servirs sex shoplift sift simplif simultan simultaneous sinthesiz siring sirup sistematical skid sking sliv slop slow sofisticat soften sospechos spark spir spiritual stadium standardis standpoint stein straw stresful subcontract subcontrat suec sulfur suscrip sworn ta tal talad talar talents tap tapes tar tarim tasad taught tecton tejas telec teledetec telemarket teni terorism tesorer thermoplast ties till timings ting tipp tonag tonel torefac torsion tote transist transvers treasur trel trol tuning turkish tvs ultimat undergon understandabl upkep urinar usados usher vast ventaj vertic vesel' vibrat vincul virolog vitales voladur volcan volv voting warden weaponr webb wedd welnes wig workforc worship wort worth
5 abat abidanc abra abren abusiv ac aceler acidos acountabl acto acuar acus adecuad adequac adhe adherirs ads aeroespac aeronavegabil afirm afix ageing agrar agrimensur aiudarl ajax alban albanian aleg almost altitud altos alzad amalgam ambliop amongst anaden anaerob anger angul anten anter antibiot antiquarian anvil anxiet aplanad aproximat aranqu archeolog arest armen armenian asent asists astilad atienden auditor aumentan authent autonomous axial azafat azer azerbaian azerbaijan babi bail bankruptc bano banquet barandil barb basqu bead bebes belarusian berb bereb bers bibliotecar bielorus bilater bilboard binocul biofilt biofiltr blacksmith blanch bobinad bolas bosn bosnian bows brainstorm breast brightnes bristl bronc bucal bucodent bugs bulgar bulgarian buoy cabelud cadastr cadd caid calej calentad camarograf canon cap captiv caracter carbohidrat cardiac cardiolog catl cavidad celar cepilad chec chew chimne choreografer' chut cibersegur cider cities cleans cocinan colag coment comic comisar comparison competid completenes comprenden computeris comuniti' conf confront conges consc consciousnes consecutiv consequent conservan consolid constat consumibl contienen conveianc corean corobor cosed cosmetolog courtrom cows crat crea creaciones credibil croat croatian croscut crust css ct cual cuart cuatr cubren cuidan cumpliment cures cutler czech damp danadas danados danes danish debon decant decorad defic deliberat delictiv demolish dentur denunc depurad desbarb desbast descargan describen descriptiv desgast destint detalan dewater diagon diap dictionar dilu dilut diminish ding diod discrepanc discurs disembark disminu dispensan district divorc divulg diy doctor' dog' dolor domiciliar dosag dosific drap draughtsman dries driwal durad egg eje eject electrodepos electrolis eligen eligibl embark embelish embroider emer emprend encapsulat encend encol enthusiasm entier envasad envejec episod escaner escenograf eslovac esloven esparc especimen esperm espes espir estanqu estanter estem eston estonian eticas eticos eusk eusqu evaporat exced explicit explotan external fach facult fals fans fars fertilis fibreglas fideicomis financial finland fireman five flavour flock flux fotoshop fotprint fraudul frelanc fugas fumar galeg gales galician gap gastroenterolog gelatin gemolog genit geoquim geoscienc geotherm goat golosin goug grados gramatic granulat graz guiarat haces harbour hay headquart hebrew helm herpetolog herr hidr hiel hiking hipothes holand honeicomb horsesh huev hungar hungarian hvacr iacht ic iceland id ideal idish imers improp inadequat inciner inconsistenc incubat index individualiz infanter inflight infu inher inkjet inser insolvenc institution' integran interferenc internal interog ionic ions ip irish irland island isolat isometr jacquard japanes javan javanes journalism judicious kazaj kazakh kg kits kurd kurdish labi laca latvian lavator least leciones legislat legitimac leter leton leven levers librarian licu lidi lifecicl lifesav limburgish limburgu lime liner linoleum lisp lithograf lithuanian lituan loialt longitudin loom luv macedon macedonian macr magic magnif maiz maltes mang manpow mantengan mantien manufacturabil marat marcad margarin mart mascar maximizan meal mentor meridian micromet microprocesad mileag mobiliz moderniz moldur monogram mous mozos multiplic multitud municiones muscul mutual nativ nerland neuromuscul neutr nich norueg norwegian notar obes oble obtienen ojos oleaginos opcion optimal orientad orific ortopt otorinolaringolog outag outbreak overburden oxiacetilen paleontolog papeler parl parli patas pathogenes paut paz pelv penalt pend perfecion pesadas php pistas pizz pluck plus polac pole polen poliz poni portugu portugues postpartum postr potat powers predat preheat prematur prepres preschol presentad previ prey priest profilact profread progresiv proposit pros protegerl psicosoc psiqu pule puniab pvc qc qs quantif racing radiofarmac radioisotop rama ration reacting reactor readabl rearang rebar recept reci recobr recortad redond reflexion reflexolog regener rehabilitat relaj remach renal render repel repetiteur reprograf reptil respectful restrain resuscit retouch reubic reusabl reutiliz rewrit robos romanian rosc ruman runwa ruso sadl salin sals sanitiz sap sard sardinian sas savings sawy scholar seda serb serbian sewers shoemak shorthand shrub shunt sidr siempr siev sigan silic sinc skeleton slit slovak slovenian smd smelt smothnes snip socializ socorism somebod somel sonor sosten sour spectat spoilag spong squez staircas strand suav subproduct suden sueldan sumil supres sutur swag swing switchboard sword tablon tala tamiz taner taquigraf tarot technican tecl tens tent tents teolog testimon tex tht tienden timefram timesc tinas tiped tipeset tiping toler torqu toxicoman traj tramo transcript transpos triturad trof troquelad tumors turc twin tyre ucran ucranian ukrainian ultr ultrasonograf ultraviolet urbanist uva vacanc valet validez valon vans vasc vat vats vehicle' ventur vet vietnames vietnamit vigilan vinicol vintag violat vip virus vocales volar volatil vote wafer walon war ware waxes welsh withstand workspac worm yidi zone zones
4 acaban acetilen acidul acknowledg acopl acupresur adds adelgaz adiestrad adivin admi adolescenc adquieren advert aerat aerolin aesthetical afters agrup agujer airbag aiurved alcancen aleviat alla almendr almohadil alongsid alpin although ambasad ambitions ambos amolad amonton amplific analges android aneal ankl anodiz anteced anticorosiv anual aoi apach apc apilan aplan apliquen aprueban arboricultur armour arms aromaterap aromatherap asear asilum asistiv astronaut atm atmosf atorn atractivenes atribu audiciones auditan aunqu authenticat bad badg bailif bajar bakers balas bale balustrad banar baren barist barnic basan basandos bass bathrom batl beach beat berth bias bibl bibliograf binocular biodiesel biofis biops biproduct bisuter bite bitumen blanquead blue boklet bokshop boner borehol bosquej botes boutiqu brewer bril bromatolog butan buzos cabr caduc cae cal calder caliz campu cano capil caramel cardiovascular cared cargad cargan carocer casi catalist catalit catastr cauchut caust celd celebran cementer centrandos cgi charc charitabl chat chaufeur childhod cibernet citogenet civic clad client’ clinician co2 coagulat cobl coder cofin cohe cokes cola colaborad colchon colectibl comentat comes compactad companion comparabl comparativ completen complicat comprehen comprometen comunicabl comunicativ conceden concur configurad configurat congres conjunc consistent constabl consultanc consumption contracep contrachap convenc convenienc copiwrit coquiz corazon corosiv cortarl cotej cots counteract cour coutur covert cradl criar crib cristaler cristalin cuadril cultural cumplimentan curent curl custodian cuya cvs darl dealt debark debit deca decompos decontamin deed degreas dehidr delicat dentadur department' dependen depict depot depr derail desastr descifr desean desembarqu desequilibr deshiel desholinad desliz desperfect desventaj detain dialect dicionar dictat diff director director' disarm discolor discomfort disconect discret discut dispar displac disponen disturbanc divin dna documentars donor dren drip drugstor earn earthmov earthquak earthwork easy edad editan electroencefalograf electropt elementar embajad embed emfasiz emotional empalm emploier' empower emul encer enclosur encod encofr endanger enderez endocrinolog endoscop enfoc enfrent enlarg enrut entran eolic epox eradic erp escuadron esculp esmeril esqu esquelet estampad estanc estandariz estilism estrabism ethanol etiolog etiopath etiquetan evaluad evolutionar evolv exce exception excis exclud exclusiv exfol expedid expended extermin extraordinar faced fairnes falt famili' fang fatt favorec feder fee felicit fijos finur fiscal flap flar foraj forr forum fotodiod fotos fraudulent frecuenc fres fring froth frustr furgonet gael galvanoplast gamepl gang garag gate gene generan geospat geoterm gerontolog glucos government' gradual granel granit grapad gravitation grit grout guilotin hack haian hairpiec hairstil harin hatch hats heard heed helmet helpdesk hemp hgv hidraulical hidrogeolog hidropow hidrotherap higienical hipotec hoc homeles homework honest hong hop horse' hospic howev impartirl impermeabiliz implican important inadecu incep incinerad incluiend incomplet incur indican inductanc inecesar inflamator influien informix infosfer infract inhal inked inquilin inscrib inst instabil inteligibl intercept interconect interfer internaliz interogat interpl intervent ios it's itiner jack jarab jigs jornal josef journalist jugo just kids kpis labr lacas lace lacing lagon lampar lana landlord lapp lavan lawful lean legislad legitim legs lenan lesion levadur lifeboat lifelong liger limas limeston liners linesman lining linkag lng lob locom lodos logbok logicos loop losing lot lotes loud luth luxur macher machine' majesti' mal mall maneuver manoeuvr mantened mapa mares maridaj masas maseur mash masiv mate matriz matron measurabl mecanic men' meseng metraj microcircuit microsens mientr milimet miners minister minors miscelaneou misil misql molid monaster montur mopp mostrad motil mouldmak mowing mudanz muestran mulch multicultur multination multipoint munec musculoesquelet nariz neat necklac negligenc neonat nerv neuroanatom nibl niner nitr nose notacion notion novelt nvoc oath obreros observabl obsolet obstruc ocasion odors ofens oiling oliv ondul one’ openedg opticas optician opto organolept original originat orquest orthos ortograf osciloscop osteomuscular osteoporos otorhinolaringolog outboard p.ej pacemak pagan paintbrush panales panoram pans paraleg parch pasan pasaport pase patrocinad paved paviment peer pegad pelt performer' periodist periodont perjudic pespunt peticion pigs pilotan pit plain plaiwright planetar plaqu plegad plod ply ponerl pop posibilit pot powerful preced precocin prenat preparativ prescol prescrit preservativ primitiv prioriz pro produzc proficienc prog projectil prolog pronunc properti' prosecu prox psichomot psicoanalis psicosomat puent punctur punzonad purez purve quantum quarantin quartz quem quitaniev raiz random raport ratings razon razors reales realicen realis ream rebab recalcad recamb recaudan receptiv rechaz recibirl reclut recoc recreational rectific reducen reed reflej reforest refresh refuel regal regid regruesad reimburs remachad remi remodel removabl reposes repositor reposter requis rescourc resil respald respetan respeten restraint restring retract rigs rios rober rod roftop rotur rub rule sabores salvaj sanc sandblast sandpap sandwich satur sausag scorm seamstres seas secos semiacab seruch sharpen shingl shipboard shotgun showcas shown shutdown significanc simultane simultaneou sintetiz sinthes skat skirt skiv smaltalk sociocultur socket somat sonidos sop soplad sparql splint sponsorship stamin sterilis stewardship stif stipulat stir stonewar storitel straightforward streamlin strik structural strugl subasembl subir subsid subtitl sugieren sumiler sunlight supervisor supervivenc sweat swift tabul tag taker talados tamp tapar taps teamwork tejar tejidas temat tempran terain teremot terminan termosoldad textu thai thei'r thereb thermostat thorac throughput tiling tiqu tiro toal tocar toenail toiletr tolerat tomadas tonal tono torn tostad traduct trajector tramw transfieren transmisibl trasladan traspas traves trazabil trefil trespas tricot trole trolebus troubl true trunk tubing tubul twez unabl underla underneath unity universal unpav urdimbr urolog usabl usefulnes vacaciones vacation vall vandalism vault vein vell venderl venereolog ver version vestiment veteran viar vice vidas viej vient vigentes vines vinific virut viscou viticol vitivinicol voip volumetr vouch waldorf weft wheat wildernes will wing wirer workpiece' worldwid xml yoga zokep zoos zotecn
3 abarcan abej abrev abroad abstrac acolch acos acrobat actual acuif acuit adiac aditions adjac adjoin admisibil adr aeration aerosol afirman afirmativ afordabl agitat aglomer agradabl agroturism aguant ai airbrush aiudandol alent alhaj alkalin alowanc altas ambiental ambulator ameliorat amen amend american amistos anchor ancilar anid antibod anticipan anticor antincend apag api aplast aplicabil aplicat app apreciat aprendic apron apunt aquar aranaz arancel archivan argon argument argumentativ armer armonios armoniz aromatiz arow artem artiler artist' arug asil asked asort asp.net asper aspirad assa astrofis ataud atlet au audiomet audiometr auger autent avenu averigu azucar backstag ban bandag bandej bandwidth bank' bann barber barg bark barman bartend basics basin batalion bateri' beamhous bebe bees bent bidimension bigg bilingu bin bioestadist biofuel bioinformat bioprotec bits blemish blu blues boatmast bobath bocas bogi bokmak bokstor boletin boligraf bombon boning boom boquil bores bost botleneck boton bouchot bow bowl boxe boxing bracket brail brid brin broaden brokerag bucead bulet buletin bull burbuj burgl burglar burnish butcher buzo cab cadav cafeter cake canciones canop canvas captions caras cardiopulmonar cari caricatur carnic carnicer carotid carp carpinter caruaj casing casings catar caught cavidades cazar celsiu cenirs centrars centrifugad ceo ceras cercan cerebrovascul cesion cest cester charcuter cheat checkout checkpoint chemotherap chest chi chiropod choir chronolog ci cieran cinet cinturon circl circuitr circund citometr civilis clasificarl cleanrom cloac cloak cochl codif codificad coincid coke coker coking colaps colocad competitivenes complement completan comportament comprensibl compresiv computacion conceiv concentrars conduc cone cones confectionar confianz confin confirman confisc conforman congreg conserj conservation consign consisten consortium constant constitut consultiv contagios contrac contrarest contratiemp contribuiend convalesc convergenc conversation convertirs conviert copos corel coremak coron coros cortafueg cortin corup cosen costumbr couch crash crawl creditworthines cremat crep crewmemb critiqu crumb cuales cuantific cuenc cultivar cup curan curtidur cuterhead cuticl da daicar dao dataset day' dc debtor' decif declin decomision deem deer default defibrilat definirl delineat demarc dement demos demuestran dentofac depen deprec deram derib derick desaf desalin desamar desarolen desbarbad desc desfavorec desholin deshues desmin desmold despachad desperdic destiler destr destro destruc detach detonat detr devolv devuelven dextrin diametr difu digitaliz dign dilem dimm din dinn dirigirs disagr discalcul discontinu disemin disfrut disposabl distiler distinc distract diversific doctrin documental doesn't dolores domestic donat donors doses dosi dotar dots download downtim draper dresmak drift dron duplicat durez dyer eat eban ebanister eclesiast eclips ecograf economical ecuestr educan eiebrow elaborad elastic elect electroiman embank embod emociones empat empathiz emploiabil empotr empujan encajan encrip encript encuadernad endors enfrian enganchad engast engranaj enies enlaz enoblec enolog enrutad entabl entit entitl entomolog entram entusiasm enzimat eolicos epigraf epil epirb epoc eras erec erup esforzars esgrim esol especifican espiritism estacionar estudiantil etalonaj ethn ethnolog etholog etolog eventual examinad excr exent expend expresiv extienden extint extruien faces facsimil factu facultad fail falsific familiariz fard farinaceou fermentad fetal fict fiction fidel figurar fija filanthrop filed fili filolog fingerprint finit firetruck firework fishmong fisicoquim fitoterap flair flashlight flawles flebotom flesh florister fluidez flut focal foli folicl folk forecourt forepart forex forger fortif fortun fotocop fototip foul franchis fraudulou frecu freshnes freshwat friendlines frostbit frot frozen fumes fumig funden fungicid funicular futbol galet garnish gaseou gasific gasol gdp gel genes gent geodes geoespac gestalt gimnast gimp gipsum glaucom golp gourmet grafolog granulad grapl gravel gravimetr gril grocer grown gruistas guantes guardarop guest' gusan haberdasher habilit hace hadop hairspr handbok handwrit haras hardwod harmoniou harmoniz harp haskel hears helium helmsman hemostas henc hepatolog heradur heraj hered hereditar hermet hers hibr hiden hidromet hilar hincap hip hiperbar hipicas honorar hood horseback hostes html humanist humidif icao identifiabl identificars igles ignit ignition imagenolog imo imperativ impregn imprint imprison imunodeficienc imunotherap inalterabl incontinenc incrust indemniz ineficienc infant infants infect infiltr infl inflatabl informatiz infraroj infring inheritanc iniect inks inocu inoperativ inpat insectic insertan inshor instrumental insufic intangibl integrars interconec interdependenc interlocut intersec intim inton intoxic intr intravenou intu intub invalid irespectiv iridolog irigat iris isotop jam jar jars jubil jugar jumb junc jura keing kenel kernel kidne kinet kiosk knead knowledgeabl knowleg kpi lack lagun landbas laring lastr latas laton lavaplat lcd leaven lectiv leg leguen lehr leiend leukem leve libret lideran lifeguard lifelik lighter lignin limad limar limfom ling linotip liquef litograf litt liver lociones logoped losen loudspeak love loza lube luminos luminotecn lupul mac mag magistrat mailbox maloclu malos mamalog mandat mandator mandril maneras manhol manipulad manipulativ mantec maquilad marcapas mare margen marit marketabl marketplac marow martinet mason matad matar matarif mathematician matwork maxil mech mechaniz medicamentos mejoren membranofon mencion mental mercader mercer mercur metabol metasploit methan microprogram micropt microsc midwifer migrat mild mini miniaturiz minucios misionar mm mock modulat molidos monk monologu mop motherboard motif motivation movers mow multilater multimod multip munitions naciones nano nanosc nanotechnolog natal nation' national neighbourhod neonatolog netiquet neurodevelopment never newborn newslet nibs nightclub nilon ningun niquel nivelad noch nocturn nomenclatur nosql notat notations now noxiou nozl nucle nuisanc number numerolog numerou nutritiv oakum observad oflin oidos oily olas olores omit ongrow onstag operacion optar orales ordnanc organizacion organization' ortoprotes outdat outpat outplac outstand ovarian ovej oversight overtim owasp oxidiz pa pacas packet paicheck paintwork palp pane panific pantograf papermak par paradas paraj parc parcel parej parish parliamentar parlour pasad pasteuris pci pearl peaton pedagogu pedals pedest pelej pelot peluch percib percus perfom periodical perishabl perlas permanecen perpendicul perpetrat perturb pex picar pickl pickup pictor pig pigments pila pilot' pilow pintan pipela pipet pipework piramid pist pithon pits platinum pleat plen pleopt pliwod plom plum pobrez podcast podr poligraf poniend porcin poros porou porter portion posar posecundar posing posoperator pospart poss postiz povert pray preach precalent predictiv preform premontaj preocup preparednes preproduc presenten presiden prestad priorizan prisiones probationar promis pronounc propagan prostat provenienc provision psichoanalis psichoanalit psichodinam psichological psichosomat puebl puff pug puncion purificad pv qi quiebr quiet racehors races racket radiat raion ranur rapidez rasg ratan rdf reacondicion realic realign rebajad reban recauchut rechazan reciban reciprocat reclus recond recortan rectif recuperan recurenc redem refieren reflejan registrad reintegr relenan religion remit remolqu renales renuevan repercus repet repetid replic reponen repuest requier resal rescrib reset resiz restorativ retin retorc reve revolu reward rewind rework rice rifl ripp roadsid roca romp rotas rotif roto rotogravur rs ruberis ruberiz rubl ruby rugos ruid ruled rumb ruptur sacrifican said sal sali salidas sanciones sanscrit sanskrit sastr satisfagan saturat sawmil say says scar scenograf scre scrutin scub seals seaman seamanship secan sede sedimentolog seen segmentos seismolog seismomet seman semiautomat semielabor semiot senas senderism sensibl separan sequel sera serviceabil setback sexo sfer shadow shak shank shipwreck ship’ shorten sidewalk sig signag signif sill silo sinchronis sindic sismolog sismometr six sizing skelet skif skim slings slug smokeles snack snap soibean solidez songwrit sonograf soth soundtrack spam sparkl spas spectromet speculativ spokesperson spontaneou stanc standb star stenograf stevedor stifen stonemason stov strabismu stun stunt subastad subdiv submersibl subordin substitu subsurfac subtitul suck sucurs suff sufren suicid superfluou surgical susp sustitut swetnes tablewar tabulat tacon tagg talaj tangibl tapp tarmac tasa tatuaj taxing tenag tenant tenaz tender tendon teng terarium termometr termoplast termosoldadur testamentar therein thermoform throw tidal tides tied tig tiler tilt timbr timelines timonel tinitu tipist tiran tirantes tiras titular token tomand tonewod tong topad topolog topp torac town traiector tramp transduc transeunt transplant trasvas tribut tring tromp trough truth truthful tthe tubo tuck tuest tuition turet tutores ufold ui unconsciousnes uncut underpin undesir unicicl unicos unific uninterupt unsuitabl urbanism urgentes usadas usand usarl uterin utilaj utilizabl utilizaran utilizarl vajil valers valoran valuat valut vaporiz vaqu varian varianc vases veg vela vent ventanil vermouth versions versu vestibul viajan victimiz viewpoint visiones visions visualis voicemail volt voltaj voltmet voluntad vpn vuelt vulcanizad wager waist wants ward warr waterfal wealth wean weatherprof weblog webs welhead wetland whelch whelchair whisk wilow winemak wired womb women' wrist zanj zonos
2 3k 4gl ab aban abap abby abel abertur abogan abor absor acanal acelerat achievabl acident aclimat acondicionad acoraz acountabil acred acrobac activism activit acupr acupunt adaptabil adaptarl adecuars adelant adeud adhd adheranc adhesivenes adhi adicional adictiv aditional adjudicat adjunt administat adn adoquin advertenc aerob aeronom aesthetician afectiv afeit afilan afiliat african aftertast aged agit agitad aglutin agot agrand agreabl agres agri agrimens agropecuar agud aiding ailments aircrack aircraft' aired airfram airmen airport' aiunt ajustandos ala alas albergu alcalin alcoholism alergolog alet alga algas algebr algoritm alguacil alicatad alik alimentad alimentan alisan alivian alkal alkil alli almoh alot alternad alzheim amaran ambul amer amiant amig amin amol amonium amor amortiz amplian anaesthet analitic analitical analogu anarch anchur andvic anestesiolog aneurism aniwher anorex anos anotan ans ansi ansibl antel anterior anticonceptiv antiflam antihiel antivir antiviru anuncian anxiou aort ap aparcacoch aparejad apear apisonad aplanan aple apno apoplej aposit apps aprenticeship aprovision aproxim aptos arastr arbitr arbitrat arbor arbust arcos area' areglan arisen aritmet armadur armatur armor arnes aro aromat arpas arqu arthrit artificial asa aseps asept asequibl aserad asertivenes asinchronou asp+ aspers aspic aspx asthm astr atain atasc atasqu atasquen atent atentiv atenu atest atractiv atraqu atras atraviesan ats audioprotes augers auscult autentic autentific authorship autocad autodesk autoed autoimun autoinmun automovilist autores autorizan autoservic avatar aventur aviad avicol avionet babisit backbox backh backlog bailarin baja bajad bajur balers bales balist balneoterap bamb banan bandsaw baneras banistas banqu baptism bariton bascul basketbal bast bate baten bathtub batid beard becas beef beforehand bela benchmark beneath beneficenc benesh berr beswax bgp bidirecion bilg biocatalit biocompatibil biofisic biograf biomecan bioreact bioremed biosafet biosegur birthda bisel biselad bishop biternes bituminos bituminou blackarch blackber blindnes blown boda bodi' bokbind bolsil bolst bombean bonu bore borer boss botas bounc bracelet brackish brea breakfast breaststrok brev brickla brickmason brickwork brighten brightspac brindan briquet broach broadband broc bronchoscop broncoscop brujul bucales bul bulim buril burlap burp bury buterfat butl butonhol c# c1 ca cabaler cabaleriz cabaret cabos cach cafes cain calam calandr calc calcoman calefact calib calient californ calip camas cambian cambiar came camel cameraman camis camouflag campground cams canalon canap cancerou candlemak cane cangilon cangur cantilev capatac caption caracteriz carat caravan carenc carers cargarl carit carnav carniv cartuch casan cascad casein caseload caset cask casquil catalizad catalogan categoris catheteris cation catod cautiv ccd cctv cd's cdo cds cebad cenas ceniz cens censu centralit cepilan cervecer cesped cfd chairmak chambermaid champu chapel chaperon chargehand charl chemical chemicotherm chequ childmind chisp chlorofil chock cholesterol choreolog chromium chromosom chuchotag chunk cieg cifr cim cimientos cinesiolog cinesiterap cio circumferenc cirujan cisc ciso citaciones citopatolog civiliz cizal clarificad clarinet claus cleat clic clockwork clown clutch coarsenes cobol cobrad cocer cockpit coclear cocon coctel codenv cofescript cofe’ coff cohesiv cojin coktop colas colater colectabl coll colonel coloqu com coma comadron comedian comer comercial comercialis comercializan comet comics comisair compac compend compilan complain composition compost comprimen computariz compution conceal conciliat concurs conden conduit confection confid confit conmemorativ conmut conmutad consciou consent consequ conservativ considerabl consignatar constel constitucion constitution consul content contextu contien continent continum contraceptiv contrahuel contraincend contralmir contralt convalecenc convec convent conversacion convertid convertirl copic copropi coqu corbet corch cordon corporation' cortez corug corugad corupt cosas cosh cosm cosmolog cosmonaut costermong cotiz cotons counterblow counterfeit countersink coupon cpu crackber craftsmanship craftwork creadas creak creatur crenc crewman crianz criatur criengin criminalist criptanalis cristal cristaloid criticis crm crom csjs cto cuadern cuadrandol cuartel cubicl cubos cuel cuias cuisin cultivan cuna cuot cupboard curacion curvatur cutan cutof cutout cyst dactilar dada dado dampnes dandruf dark darkrom dashboard datacom datastag db db2 deacon deafnes dean debaj decan decap decir decisiv deckhand decod decolor decompres decontaminat dedicars deflec deformabl degenerativ dehidrat deja dejan delet deli delic deliverabl delos demin democrat demoled deneg deni deniegan deplet depnes depos depredad deret desactiv desajust desaliniz desaparec descans descongel descortez descortezad descubren desenvolvers desfibrilad desfil desglos desguac deshech desinfec desinfectan desinstal desirabil desmantelan desmontaj desov despit desplazan destabiliz destap destet destru deteriorat devanad devolverl devop devuelt dewat dial dias dibujan dicion dict diction dielectr diers dietitian difus dinamit dining diox diqu disastrou discriminator disfunction disintegrat dislex disoc dispensad disper dispong dispuest disregard disrupt distinct distor distribuid diurn dizines dj doctor documentar documenten doe dog’ dolenc domad dominanc dominat don donation donations doping dorman dosimetr dotacion dotados down downstream dozen draftsman driver' drivewa drugst drup dtp dubb ductil dull duly duplican duros dvd' earthenwar ebul ebusines echinoderm edafolog edged edmod educacion edulcor ee eeg eflu elast elbow elearn electiv electrochem electroencefalogram electroer electrogalvaniz electromiogram elefp elevan else' elsewher emancip embaj embaldos embalm embals embas embeb embroid emocional emotiv empacan empapelad empathet empen empenach empiezan emprenden empuj empunadur enact encaj encamin encapsul encapsulad encarcel encas enchuf encienden encontrars encount encuadr encubiert encuentr encuestad endang enderezad endotraqu endpap endureced enemig enforceabl enfrentan enganch engarc engastad engom engrad engrasan enluc enriquec enrolan enrosc ensaian ensal enser ensuranc entablan ental enteros enters entiret entregarl entregu entrelaz entrenars entrepreneurship entretienen envasan enviroment envoltor envoltur envuelven epc epidem equals equi equid equilibran equipment' equival eradicat erand ergoterap erlang erot escalat escalon escam escolt escript escuchan eslabon esofagoscop esofagu esparcen especulad especulativ esponj espontan esquemat esquil estampan estantes estatutar estenograf estenotip esteras esteril estetic esthet estibad estiran estop estrel estres estructuran estuf estupefac ethic ethnic ethos etimolog etl etnograf etnolog eurithm evenes eviscer evok excavan excep excepcion exceptional exclu exib existen existenc existent exot exotherm expatr expeditiou expel experient expiden explanator expresan expresars exprim expuest exterminat extingu extraescol extran extrusad extrusionad facebok faceplat faciliti' facing fahrenheit fairground faith falen fao fare farier farmacognos farmacokinet fasc fashionabl faten fatig favourabl faxes feasibl fecul fend fetu fi fibreboard fibrou fideliz figr figurativ figurin fijad fijados fijas filemak filet filigr filmak fina finalis finer fineread fingernail firebox firehos fireplac firer firm' fisur fitoplankton fitotherap fixtureles flag flamb flej floricultur floristr flowchart fluorescenc focos fodborn fodd foetu foniatr forag forcep foreclosur forefront foreseabl fork formaliz formalizan formars foropt fortalec fosas fosfor fotcar foto fotodinam fotogrametr fotoreact fototipeset foundriman fpm fraction fragat fragment frail frasc freg frequ frit frost fruiter ftml fuerabord fume fumigad fund' funel fungic fungu furgon further fuse fuselaj fuses fx gabinet gaging galax gale galib galvan game' gamemak gamers gamesalad gamm gargant gasfield gasif gastr gastrointestin gato gatos genitourinar geocienc geofisic geofon geomodel germinat gestionarl gigol gin gira giran girar giras girdl giroscop glandul glaswork glos glued gnl gnome2 gobern gobernad gobernant godi godwil gofr gomaespum governabil grac granal granulometr graveston gravur greiwat grengroc grengrocer grenkep grief griet grifer grim gris groundwork group' guardian guardrail guiadas guiados gumm gunpowd gust gut hacers haematolog haga haircut halt handbag handov handrail handwhel handwriten hangar harpsichord haulag havok hazmat headg heap hearth heath hebil helical helmintholog hemorhag hemovigilanc hepatit hereb herer heroengin herv hi hidroelectric hidrostat hidroterap hilatur hileras hilvan hinduism hiperactiv hiperacus hiperten hipodrom hired histogram histopatolog historian historical hit hiv hock hoes holida holin homecar homogeneiz homogeneou homogeniz homolog honing honr hornean horseh hostil hotspot hover hqcs hr hse http hues humorou hung husk hypn ia iacimient ic's iconograf idiofon ifon ifr il ilicit ilusion ilusionism imageset imaginativ imovabl impag impiden imposibl impregnat imprev imprevist inalambr inapropriat incaut incr incubad inculc incumpl independient indi induct inequal inerspr inesper infantr infertil inflam inflat inflow infograf inges ingest ingot inhabilit inhibit inician injert inker inla inmoviliz inmunitar inmunoterap inocul inoculat inoxidabl inseminat inset insolubil instigat insufl intact intensif intercambian interced interelat interlingu intermodalism interoperabl interperson interpretativ interprofesion intervencion intervention intestin intimat intoleranc intracran intralingu intranet intraocul intravenos intrins introduct intrud intrus invertebrat invierten involucrars ionis ipad ipc ipo ipod irad iration ireversibl iritabil irm ironwork isopropil isuanc iterativ iu iunqu iva iwt jackham jail janit janitor janitres javax jbos jenkin jerarqu jerarquic jets jib jigg jingl jocke john joiner joml journe jsss judaism judiciar judo jugl jugueter juntan jurados justific juzg kaiak kali karat kdevelop keiword ki kidn kindl kit knee knob labiofac labranz lacar lactanc lading ladleman ladleperson lag lake lams lan lanc landlin landown lang languages lapic lash laund launderet laundromat lauter ldap leach leds legac legan legumbr lemas lenad lencer lepidopter leterpres levantan levaran levarl levars leverag lexic lias librer lid lifecast lifetim liga lighten lighthous lightrom lignit limousin limpien lineag linear linework linq lips lipstick lisos litm litor lockabl locksmith locu loft logopaed logos logren lokout longlin longwal lord losa lose lote lowest lpg luchan lustrou luti macrodat macromolecul maestresal magician magnific maid maintainabil maintenac maiordom maitr maliciou malign malintencion malteg malwar mamposter mandibul manequin manifiest manil manipulabl maniqu mant manteng maquinil mari marinat marketabil marklog markup marqueter marsh mason' mastectom masteriz mastil maten matlab maven maxilar maya mdx median medit mejorarl mem menas menopaus mensu meta metafis metalister metaliz metalog metas metes methanol methodical mice microalg microb microescal microges micromanag micromechan micrometr micronutr midwif midwiv mied mig migrator mileston milieu mimic mimo minc mindset minicab minut mirar mirliton misbehav misfir mistel mister mistres misunderstand mixt ml mocasin moch modales modist modl moem momentos moments momentum monast monocicl monolog monotip mont moped morbid mordisc morgu mortajad motions motorbik motosier mountain mulber multinacion multinivel multipunt mural murales museolog musicolog n1ql n2 naked naming nanoelectron nanomater nanotecnolog narr naturopath navegan naves nearest nefrolog neon neoplas nesu nett neurofarmacolog neuroftalmolog neuromusculoesquelet neuropsichiatr neuropsicholog neuropsicolog neuropsiquiatr neuroscienc newel newsag nexpos nh4 nick nidific no2 nondestructiv north notam notebok notions nowada noyo nude numerical nun nunc nurtur nut nutritional obey obj objec objectstor observator obses obstetric obtien oclusiv octopu ocular ocultism ocupanc od odor ofensiv ofspr ohsas oiler oilfield olfac olimp omi omnipag onda ondas ondulad onsit opac opaqu operational opresiv oracion orad orator ordain ordenan orfebrer orientat ornitholog ort orthohous oscilat osea osteolog otoscop outs overboard ovul oxicortad oxidis ozon pabil pacienc pacs padl padlock paiabl painful paiout pala palanc pale pals pamflet panick pap paperhang parachut paraprofesion parapsicolog parar parent parenthod pares paring parkinson parlamentar parot pars parti' participen particleboard partidar parvular pasa pasaman pasantes pasarel pasas pasc pasersb pasion pastur patat pathw pathwa patienc patient’ patinaj patis patiser patrulan paus paver pavimentad pawnshop pc pe peak peanut pecunar pedaz peinan pendulum pentah people’ perceptivenes percusion perfilad perfusion peric peripatet perl perm permanec permitan permitirl peroxid perpendicular persegu persiguen personalizan pescader pesos peticiones petrolog pett php1 php2 php3 php5 php6 php7 picadur picapedr pictogram piden pierd pilar pild piling pilon pilotag pinch pine pinion pinpoint pipas pipefit pirometr pirotechnician piso pithon2 pithon3 pithon300 pitt placent planchad plancton planean plankton plant' plasticiz platin pneumatical pocer poem poet poetr polarizcop policarbonat polietilen polifon poligon polimer polimeriz polisomnograf polistiren politician' poliuretan poniendos poor popular porciones pore pork portacuchil portafol portavoc portavoz portr portrait positivenes posproces postgresql postnat postproduc pothol potr pots pott pouch powercent powerfloat practical precast precautionar precept precipitat precoz predicen predispos predomin prefer prehistor prehospitalar preimpr prejudic prem prensambl prensan preocupars preoperator preparat preprens preselecionan preservan presionan presman prestablec prestandol preview prince2 prioritis priz probabl probat producirs profesionalism profundizan program' prohibit project' prolong promes prominenc promocionan propan proporcionarl prosecut prothes protocolar protoz proven provinc psichofarmacolog psichopatholog psichos psicos psorias public' pudl puja pulmon punish puntuan puzl py3k pyro qaul qlikview quantific quarter quemad quen quench quest quicklim quinesiolog quiromasaj r3 rabin rad radiobiolog radiochemistr radiocomunic radiodiagnost radioelectr radioprotec radiu rage railtrack raisin rake rakes rape rastrean rater rational rations ratl rats rayo razas razor readabil reaprovision reases reasonab rebuf rebuild recalent reces recicabl recient recil reclaim recolectan recoloc reconocen recount recourc recreat rectifican rectitud recubrid redecor redirect redistribut redundanc refinad refinish reflectanc reformulat refract refractor refresc regain regar regardles regenerat regenerativ regres regrues rehabilitativ reik rein reincidenc reinsuranc reliab relianc remind remo remoj remolc remount rempaquet reofend reorganiz repackag reparten repeatabl repeated reponed reproces reproducen reproducibl repuj resel resen reserach reservoir resonat respondan responsabn responsib restablecen restauran restitu restrictiv restrom resumen retan retard reticul retoc retor retorced retort retos reumat reusabil revent revisten rheostat rhetor rhym ria rich riders ridg rige rim rinon ripen rise risers ritm river riverspeak roadworth robotiz rodad rodadur rodar rodent rom roscad rosin rotativ roughneck roving rows rulers sa800 saas saben saboriz sacaboc sacan sacerdot sack sacos sacrif safer safest saka salazon salen salesmen salmu salobr samura sart sass sastrer savor sawdust saxofon scala scalpel scent scholog scientifical scot scout scriptur scriptwrit scrol scrum seamst seasonal seaw sector sector' secuel secul sedativ sediment segregat seguirs selad semafor sembr semisumerg senad senat sentinel seo sequ serg sermon serolog serviceabl setscrew sexar sexes sexolog sext sexualiz shackl sharabl sheath sheferd shelterwod shim shinines shipbuild shipmast shiv shortcom shotfir shutl siembr siga sights signalman significant significativ silver silverwar silvicult simetr simfon simplific simulad sindrom sinerg sinfig sino sintax sirv sirvan sistematiz sit situat situation sketchbok skilful sky slack slaughterman slaughterperson slight slipag sludg sluic smalest smartfon sobrecarg socc soce socioeconom sociosanitar sock softwod soja sol sola solad solarium solicitan solidific soling solist solistas solos solucionan solvent sonar sonoras soon soot sopes sopl soplan sopran sord sought soundcheck soup sous souvenir sow sowing spc specialism spectrometr speculum spent sperm spiritualism splash spoil spontaneous spores sportiv sportsmanship sportsw spout sprain spru squadron squeg squint st stab stabilis staf' stagehand stalk statistical statistician stav stearin stereotip stersman stifnes stilu stockbrok stolen stomach store' storekep straightnes stratigraf strim strop stuc sturd suaviz suavizan subid subinspect subofic subquer subscrip subset subsidenc subst substant subtip suce suced sucion suelt suficienc suitcas sulfid sum sumaris sumativ sumid suministrad summ sumon sump sums sunglas suntan supr suprem surf surgen surtitl susceptibil suscitan suspicion sustainab swap swear swimthrough swings swogl tabaquer tai takeov talant tale talon tambor tamper tampon tan tanatolog tand tangent tanin tao tapas taper tapioc tarpaulin tart tartrat tasar taxiderm tbm tci teachers techad techician tecnician tecnicism tejedur telecin telemetr teleobserv temporomandibul tenanc tened tenor tensil tensiones terac teradat terminarl termodinam termoelectr termostat tesor tetril texturiz thanatolog thanksgiv thc theodolit thereof thermodinam thermoset thrift throat thrombos tightnes tightrop timepiec tin tina tinsmith tip tipescript tipists tirand tobacon tobil toda todl togl toll tolmak tombston tomcat tonelaj tonometr took topo tops torefact totalis toxicos trabajen tradabl traducirl traged tramitad tranquil transcr transcriben transcurs transformarl transitar transperson transportarl trapez trasmit traumatis traumatism trazan trefilad trem trep trework triag trick triger trigonometr triplestor tripod troc trolebu trot troz truc trus tub tuberculos tubs tubular tumor tumores tuner tuners turbid turk twists twit ue ufolst uht umbrel unavailabl unbalanc uncertaint unconsciou uncoupl uncover underepresent undergraduat understandab underster understod underw unlawful unlicens unmor unpack unplan unpublish unre unru unsatisfactor unscrew unsen unstabl unstow untreat unus unviabl unwind upload upsel urbaniz urchin urin urogenit uroginecolog usars user’ uter vaca vacas vagr valer varas vbscript vecin venc vendim venepunctur venipunctur venopun venos ventajos ventilat ventriloqu vents verg versiones vertebr vertical veruc viales vicevers vicin victimolog vid videoart vinagr vineg vinegar viral visc vises visi vitrin vivas viveros vivo voces vodk vojt volquet votes vuelvan vulcanis walkw walkwa wan warfar watchmak watchstand watercol waterslid weak webcm webmast webpag websfer wedg went wett whelbarow whelwork wher whereabout whirlpol whitehat wiki wilingnes win wings wint wiped wireman wireshark withdrawn wiziq wodstock wodturn wordpres work' workabl worksit workst wreck wristwatch wushu xcod xquer yaho yate yet zap zapad zips zosanitar zumos
`;
