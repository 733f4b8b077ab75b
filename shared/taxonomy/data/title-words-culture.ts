/** Arts, media, sport, hospitality and looks; how to read the lines: see ../read-lexicon.ts. */
export const TITLE_CULTURE = `
art, artist, artistic, arts, fine art, fine arts, visual arts, plastic arts, performer = artista, artístico, arte, bellas artes, artes plásticas, artes visuales
performing arts, scenic, performance, performing, show, spectacle = artes escénicas, espectáculo, escénico
cultural, culture = cultural, cultura; music, musician, musical = música, músico, musical
orchestra, conductor music, orchestra conductor, orchestral = orquesta, director de orquesta, orquestal
choir, choirmaster, chorus = coro, coral; opera = ópera
theatre, theater, theatrical, drama, dramatic = teatro, teatral, drama, dramático; circus = circo, circense
magician, illusionist = mago, ilusionista; comedian, stand up comedian = humorista, cómico, monologuista
puppet, puppeteer = títere, titiritero, marioneta, marionetista; clown = payaso
stage, scenery, set, stage set, scenography, props, prop = escenario, escenografía, escenógrafo, decorado, utilería, utilero, atrezo, atrecista, escena
stage manager = regidor, regidor de escena; stagehand = tramoyista; fly bar, flybar = maquinista de teatro
backdrop = telón; pyrotechnic, pyrotechnics, firework = pirotécnico, pirotecnia, fuegos artificiales
effect, special effects = efecto, efectos especiales; mask = máscara; wig = peluca, postizo
costume design = figurinista, diseño de vestuario; stunt = doble de acción, especialista de cine, acrobático
stand in, double, extra, background actor = doble de luces, figurante, extra; talent = talento
casting director, casting actors = director de reparto, director de casting, reparto de actores
screenwriter, scriptwriter, screenplay, script, script supervisor = guionista, guion, script
playwright, dramaturge, dramaturg = dramaturgo, dramaturgista; poet, poetry, poetess = poeta, poesía
novel, novelist = novela, novelista; lyricist = letrista; critic, criticism = crítico, crítica
columnist, column = columnista; copywriter, advertising copywriter = redactor publicitario, redactor creativo
speech writer, speechwriter = redactor de discursos, escritor de discursos
ghost writer = escritor fantasma, negro literario
technical writer, technical communicator = redactor técnico, comunicador técnico; content = contenido
blog, blogger, vlogger = bloguero, blog; news = noticias, informativos
publishing, publication, publisher = publicación, editorial de libros; picture, image, photo = imagen, foto
videographer = videógrafo > film; cinematographer, director of photography = director de fotografía
projectionist = proyeccionista, operador de cabina; disc jockey, dj = dj, pinchadiscos, disc jockey
sound engineer, sound technician, sound operator = técnico de sonido, ingeniero de sonido, sonidista
video editor, film editor, video and motion picture editor, motion picture editor = montador de cine, editor de vídeo, montador de vídeo, montador de vídeo y cine > editor film
graphic, graphics, graphic design = gráfico, diseño gráfico; illustrator, illustration = ilustrador, ilustración
draw cartoons, cartoon, cartoonist, comic, comics = dibujante de cómics, historietista, caricaturista, dibujos animados, cómic
drawing, drawer = dibujo, dibujante; multimedia = multimedia
layout, desktop publishing = maquetación, maquetador, autoedición; pre press, prepress = preimpresión; offset = offset
screen printing, screen printer = serigrafía, serígrafo; flexographic, flexography = flexografía, flexográfico
gravure, rotogravure = huecograbado, rotograbado; lithography, lithographer = litografía, litógrafo
digital printing = impresión digital; calligraphy = caligrafía
interior design, interior designer, decorator, interior architect, interior decorator = interiorista, interiorismo, decorador, decoración, diseño de interiores, arquitecto de interiores, diseñador de interiores
ornament, decorative, decoration = decorativo, ornamental
fashion model, mannequin, catwalk = maniquí, pasarela, modelo de moda; art model = modelo artístico, modelo de arte
model = modelo; gallery = galería; glass blower, glassblower = soplador de vidrio, vidrio soplado
stained glass = vidriera, vitral; ceramic painter = pintor de cerámica; model scale = modelo a escala
heritage = patrimonio, patrimonio cultural; monument = monumento
sport, sports, sporting event, sportsman = deporte, deportivo, deportista
athlete, athletics, athletic = atleta, atletismo; football, soccer, footballer = fútbol, futbolista
basketball = baloncesto; tennis = tenis, tenista; golf, golfer = golf, golfista; boxing, boxer = boxeo, boxeador
swimming, swimmer = natación, nadador; snowboard, ski, skiing, snow = esquí, nieve, snowboard
skating, ice skating, skate = patinaje, patinaje sobre hielo, patinador; surf = surf
climbing, mountaineering, mountain guide = escalada, alpinismo, guía de montaña; martial arts = artes marciales
horse riding = equitación
referee, umpire, sports official, match official = árbitro, juez deportivo, árbitro deportivo
jockey, horse race = jockey, hípico
fitness, gym, gymnasium, personal trainer = fitness, gimnasio, entrenador personal, preparador físico, acondicionamiento físico
yoga = yoga; pilates = pilates
sports centre, sports facility = polideportivo, instalación deportiva, centro deportivo
physical education = educación física; camp, camping, campsite = campamento, camping
amusement park, theme park, attraction = parque de atracciones, parque temático, atracción, parque de diversiones
casino, croupier = casino, crupier; lottery = lotería; bingo = bingo; chess = ajedrez; survival = supervivencia
circus arts = artes circenses; playground, play = ludoteca, juego infantil, ludotecario
hotel, hospitality, catering, accommodation, rooms division, lodging, hotelier, innkeeper = hotel, hostelería, alojamiento, hotelero, hospedaje, hospitalidad
bed and breakfast, guest house = casa de huéspedes, pensión de huéspedes, alojamiento y desayuno; hostel = albergue
room, chambermaid, room attendant, chamber = camarero de pisos, habitación, mucama, sala, recamarera
concierge = conserje de hotel, concierge
doorkeeper, door supervisor, bouncer = controlador de accesos, portero de discoteca
cloakroom, cloak room, locker room = guardarropa, ropero; toilet, lavatory, restroom = aseo, lavabo
bell boy, bellboy, bellhop, hotel porter = botones de hotel, maletero de hotel, mozo de equipajes; butler = mayordomo
dishwasher, kitchen porter, dish washing = lavaplatos, friegaplatos, fregador, lavavajillas; destination = destino
travel agency, travel agent, travel agents = agencia de viajes, agente de viajes
tour operator = operador turístico, turoperador, touroperador; guest, visitor = visitante, huésped
cabin crew, flight attendant, steward, stewardess, air steward, cabin = auxiliar de vuelo, tripulante de cabina, asistente de vuelo, tripulación de cabina, sobrecargo
crew = tripulación, tripulante; ground staff, ground steward = personal de tierra, azafata de tierra
train attendant, train conductor, conductor of train = revisor de tren, interventor de tren, revisor
nail manicure, manicurist, manicure, nail technician, pedicurist, pedicure = manicurista, manicura, pedicura, pedicurista
hair removal, depilation = depilación, depilador; skin care, skincare, aesthetic = cuidado de la piel
tanning, sun tanning, tanning bed = bronceado, solárium; colour, color, colourist = color, colorista
personal stylist, stylist, personal image = estilista de moda, asesor de imagen; party = fiesta
club = club, discoteca; bar tender = tabernero; shoe shiner, shoe polisher = limpiabotas, lustrabotas
window cleaner, window cleaning, glass cleaner = limpiacristales, limpiador de cristales, limpiavidrios, limpiador de ventanas > cleaner window
street sweeper, sweeper = barrendero, barredor; building cleaner, facade = fachada
cesspool, septic tank = fosa séptica; graffiti = grafiti; errand = recado, recadero; clairvoyant = clarividente
tattoo artist = artista del tatuaje; caravan = caravana, autocaravana; personal, individual needs = personal de uso
household goods = menaje, artículos del hogar, enseres; lifestyle = estilo de vida; ballet = ballet
stage director, director theatre = director de escena, director escénico, director teatral
producer of music, music producer = productor musical
producer of film, film producer = productor de cine, productor cinematográfico
executive producer = productor ejecutivo; artistic director = director artístico
art director, art direction = director de arte, dirección de arte; floor manager = regidor de plató
location manager = localizador de exteriores, jefe de localizaciones, coordinador de localizaciones > location manager
production assistant = auxiliar de producción > assistant production
sound editor = montador de sonido, editor de sonido > audio editor; foley = efectos de sala, foley; dubbing = doblaje
voice over, voice = voz, locución
`;
