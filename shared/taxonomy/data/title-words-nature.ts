/** Plants, animals, food, earth and the natural sciences; how to read the lines: see ../read-lexicon.ts. */
export const TITLE_NATURE = `
agriculture, agricultural, land based, crop, crop production, field crop, arable, agronomy, agronomist, agronomic, agri, agrarian, agro = agricultura, agrícola, agronomía, agrónomo, agronómico, agrario, agropecuario, producción agrícola, cereales
grain = grano; seed, seeds = semilla; wheat = trigo; rice = arroz; maize, corn = maíz; potato = patata, papa
vegetable, vegetables, vegetal = verdura, hortaliza, vegetal, legumbre
horticulture, horticultural, horticulturist = horticultura, hortícola, horticultor
fruit, fruits = fruta, fruto, frutero, frutería, hortofrutícola; orchard = huerto, frutal; citrus = cítrico
grape, vine, viticulture, winegrower, vineyard, viticulturist = viticultor, viñedo, viticultura, viña, vid, uva
wine, oenologist, enologist, oenology, winemaker, winery, vintner, cellar, vinous = vino, enólogo, enología, bodega, vinícola, bodeguero
olive, olive oil, oil mill = almazarero, oliva, aceituna, almazara, aceite de oliva, olivar; nut = fruto seco, nuez
hop, hops = lúpulo; mushroom, fungi = seta, champiñón, hongo; tea = té; coffee, coffee bean = café, cafetero
coffee server, barista = barista; cocoa, cocoa bean, cacao = cacao; spice, spices = especia; sugar = azúcar, azucarero
starch, glucose = almidón, fécula
oil seed, oilseed, vegetable oil, edible oil, fat = oleaginosa, aceite, grasa, aceite vegetal, aceite comestible
margarine = margarina; flour, miller, flour mill = harina, molinero, molinería; bread = pan de molde
pastry, pastry cook, confectioner, confectionery, patisserie, pastry chef, sweet, candy, cake = confitería, pastelería, pastelero, repostería, repostero, confitero, dulce, golosina, tarta, pastel
chocolate, chocolatier = chocolate, chocolatero; pasta product, pasta, macaroni = pasta alimenticia, macarrones
dough = masa; yeast = levadura; soup = sopa; salad = ensalada; sauce = salsa; pizza, pizzaiolo = pizza, pizzero
ice cream = helado, heladero; milk, dairy, dairyman = leche, lácteo, lechero
cheese, cheesemaker, cheesemonger = queso, quesero; butter = mantequilla, mantequero; egg = huevo
honey, bee, beekeeper, apiarist, apiculture, beekeeping = miel, abeja, apicultor, apicultura, apícola
meat, butcher, butchery, meat product = carne, cárnico, carnicero, carnicería
sausage, charcuterie, deli, delicatessen = embutido, charcutero, charcutería, salchicha, chacinero
poultry, chicken, hen = ave de corral, aves de corral, avícola, avicultor, avicultura, pollo; halal = halal
kosher = kosher
food, foodstuff, food industry, nutrition food = alimento, alimentario, alimentación, alimenticio, comida
beverage, drink, drinks, soft drink = bebida, refresco
alcohol, spirit, spirits, liquor, liqueur, vermouth = alcohol, licor, vermú, destilado; cider = sidra
juice = zumo, jugo; sommelier, wine steward = sumiller, sommelier, somelier
bar, bartender, barman, barmaid, barkeeper, pub, cocktail = bar, barman, barra, coctelero, coctelería, taberna
restaurant = restaurante, restaurador gastronómico
cafeteria, canteen, coffee shop, cafe = cafetería, comedor, cantina
fast food, quick service restaurant, quick service = comida rápida, servicio rápido; chef = chef, jefe de cocina
diet, nutrition, nutritionist, nutritional, dietetic, dietitian, dietician, dietetics = dieta, dietista, dietético, dietética, nutrición, nutricionista
taste, taster, tasting, sensory, flavour = catador, cata, sensorial, aroma, sabor; salt = sal
forest, forestry, forester, silviculture = forestal, silvicultura, silvicultor, bosque, monte
tree, arborist, arboriculture, tree surgeon, arboriculturist = árbol, arborista, arboricultor, arboricultura
charcoal = carbón vegetal, carbonero; landscape gardener = jardinero paisajista
groundsman, groundsperson, greenkeeper, grounds, golf course = cuidador de césped, terreno deportivo, campo de golf
soil = suelo agrario, edafología, edafólogo; animal, livestock animal = animal
livestock, cattle, cattle breeder, livestock farmer, stock breeding, stockbreeder, animal husbandry, husbandry = ganado, ganadero, ganadería, pecuario, zootecnia, zootécnico, ganado bovino, bovino, vacuno
cow, dairy cow = vaca; pig, swine, hog = cerdo, porcino, porcicultor
sheep, shepherd, ovine = oveja, ovino, pastor, pastor de ganado; goat, goatherd = cabra, caprino, cabrero
horse, equine, equestrian, equine animal = caballo, equino, ecuestre, caballar, yegua
stable, groom of horses, stable hand = caballeriza, establo, mozo de cuadra, cuadra; dog, canine = perro, canino
kennel, cattery = perrera, residencia canina; cat = gato, felino; rabbit, fur animal = conejo, cunicultor
bird = pájaro, ave; insect, entomology, entomologist = insecto, entomólogo, entomología
silkworm, sericulturist = gusano de seda, sericultor; snail = caracol, helicicultor
wildlife, wild animal = fauna, fauna silvestre, vida silvestre, animal salvaje
zoo, zookeeper, zoological = zoo, zoológico, parque zoológico; aquarium = acuario
aquaculture, fish farm, fish farming, fish farmer, pisciculture = acuicultura, acuícola, acuicultor, piscicultor, piscicultura, piscifactoría
shellfish, mollusc, oyster, mussel = marisco, molusco, mariscador, ostra, mejillón; shrimp = camarón
algae, seaweed = alga; worm = lombriz; game animal, gamekeeper = guardabosques de caza, guarda de caza, guardacaza
live animal = animal vivo; veterinary, veterinarian, vet = veterinario, veterinaria
animal shelter = refugio de animales, protectora de animales
biology, biologist, biological = biología, biólogo, biológico
biochemistry, biochemist, biochemical = bioquímica, bioquímico
biotechnology, biotechnical, biotech = biotecnología, biotecnológico; microbiology = microbiología
botany, botanist, botanical, botanic = botánica, botánico; zoology, zoologist = zoología, zoólogo
ecology, ecologist, ecological = ecología, ecólogo, ecológico
genetics, geneticist, genetic = genética, genetista, genético; immunology = inmunología; toxicology = toxicología
physiology = fisiología; pharmacology, pharmacologist = farmacología, farmacólogo
physics, physicist, physical = física, físico; astronomy, astronomer = astronomía, astrónomo
geology, geologist, geological = geología, geólogo, geológico; geophysics, geophysicist = geofísica, geofísico
geography, geographer, geographic, geographical = geografía, geógrafo, geográfico
geographic information systems, gis = sistemas de información geográfica, sig, información geográfica
map, cartography, cartographer, mapping = mapa, cartografía, cartógrafo
hydrology, hydrologist, hydrographic, hydrographer = hidrología, hidrólogo, hidrográfico, hidrógrafo
oceanography, oceanographer = oceanografía, oceanógrafo
meteorology, meteorologist, weather, climatologist, climate, climatology = meteorología, meteorólogo, tiempo atmosférico, climatólogo, clima, meteorológico, pronóstico del tiempo, hombre del tiempo
mineralogy = mineralogía; palaeontology, paleontology = paleontología; seismology = sismología
mathematics, mathematician, maths, mathematical = matemáticas, matemático, matemática
statistics, statistician, statistical = estadística, estadístico; actuary, actuarial = actuario, actuarial
environment, environmental, environmentalist, environmental protection = protección ambiental, protección medioambiental, medio ambiente, ambiental, medioambiental, medioambiente
sustainability, sustainable = sostenibilidad, sostenible, sustentabilidad
natural, nature, natural resources = natural, naturaleza, recurso natural, recursos naturales
pollution, contamination = contaminación; countryside, rural = rural, campo rural; park, national park = parque
sky = cielo; mountain = montaña; glacier, ice = hielo; land, earth = tierra, terreno, terrestre
laboratory, lab = laboratorio, laboratorista; chromatography = cromatografía; cytology = citología
liquid, fluid = líquido, fluido; solid = sólido; powder = polvo; metal chemistry = química de metales
nanotechnology = nanotecnología; bioinformatics = bioinformática; biometrics, biometrician = biometría, biométrico
scent = olor; material stress = resistencia de materiales; thermal, thermodynamics = térmico, termodinámica
acoustic, acoustics = acústico, acústica; raw material, raw = materia prima, materias primas, materias
primary production = producción primaria
semi finished, semifinished, intermediate = semiacabado, semielaborado, intermedio
`;
