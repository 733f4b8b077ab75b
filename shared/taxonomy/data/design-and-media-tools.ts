/** What designers, editors, sound people, writers and players work with, each program by its own name. */
export const DESIGN_AND_MEDIA_TOOLS = `
[skill design]
lightroom | Adobe Lightroom | | lightroom, capture one, revelado digital | adobe-suite, photo-retouching
photo-retouching | Retoque fotográfico | Photo retouching | photo editing, edición fotográfica, image retouching, retoque de imágenes, image editing, edición de imágenes, retoque digital | photography
coreldraw | CorelDRAW | | corel draw, corel, coreldraw graphics suite | graphic-design
affinity | Affinity Designer | | affinity photo, affinity publisher, inkscape | graphic-design
gimp | GIMP! | | gimp* | photo-retouching
vector-graphics | Gráficos vectoriales | Vector graphics | vectorización, vector illustration, ilustración vectorial, diseño vectorial | illustration
quarkxpress | QuarkXPress | | quark xpress, adobe pagemaker, scribus, microsoft publisher | desktop-publishing
desktop-publishing | Autoedición | Desktop publishing | maquetación editorial, editorial design, diseño editorial, typesetting, page layout, maquetación de libros, maquetación de revistas, book layout | graphic-design
typography | Tipografía | Typography | diseño tipográfico, type design, font design, diseño de tipografías | graphic-design
logo-design | Diseño de logotipos | Logo design | diseño de logos, logotipos, logos*, diseño de logotipo | visual-identity
visual-identity | Identidad visual | Visual identity | identidad corporativa, corporate identity, identidad gráfica, imagen corporativa, diseño de identidad visual | graphic-design, branding
infographics | Infografías | Infographics | infografía, infographic design, diseño de infografías | graphic-design
print-design | Diseño para impresión | Print design | diseño de folletos, brochure design, cartelería, poster design, diseño de catálogos, flyers*, brochures*, diseño de carteles, folletos*, catalogue design | graphic-design
signage-design | Señalética | Signage and wayfinding | diseño de señalética, wayfinding design, environmental graphic design, vinilos y rotulación | graphic-design
banner-design | Diseño de creatividades digitales | Digital ad design | banners digitales, web banners, diseño de banners, diseño para redes sociales, social media graphics | graphic-design
art-direction | Dirección de arte | Art direction | dirección creativa, creative direction, concepto creativo, creative concepts | graphic-design
user-research | Investigación de usuarios | User research | ux research, investigación ux, user interviews, entrevistas con usuarios, card sorting | ux-design
usability-testing | Pruebas de usabilidad | Usability testing | test de usabilidad, tests de usabilidad, user testing, usability tests, pruebas con usuarios, maze testing, evaluación heurística, heuristic evaluation | user-research
wireframing | Prototipos y wireframes | Wireframes and prototypes | wireframes, wireframing, prototipado, prototyping, mockups, maquetas digitales, prototipos interactivos, interactive prototypes, balsamiq, axure, high-fidelity prototypes | ux-design
information-architecture | Arquitectura de la información | Information architecture | arquitectura de información, user flows, flujos de usuario, sitemaps, mapas de sitio | ux-design
interaction-design | Diseño de interacción | Interaction design | microinteracciones, microinteractions, diseño de interacciones | ux-design
design-systems | Sistemas de diseño | Design systems | sistema de diseño, design system, design tokens, ui kits, librerías de componentes, atomic design, component libraries, zeplin | ui-design
service-design | Diseño de servicios | Service design | service blueprints | ux-design
accessible-design | Diseño accesible | Inclusive design | diseño inclusivo, accessible design, diseño universal, universal design | ux-design
sketch-app | Sketch!* | | sketch app, invision, principle app, proto.io | ui-design
adobe-xd | Adobe XD | | adobe experience design | ui-design, adobe-suite
blender | Blender!* | | blender 3d, modelado en blender | 3d-modeling
maya | Autodesk Maya | | Maya!*, maya 3d | 3d-modeling
3ds-max | 3ds Max | | 3d studio max, 3dsmax, 3d max, autodesk 3ds max | 3d-modeling
cinema-4d | Cinema 4D | | c4d, maxon cinema 4d | 3d-modeling
zbrush | ZBrush | | escultura digital, digital sculpting, mudbox | 3d-modeling
substance | Substance Painter | | substance designer, adobe substance, quixel, texturizado 3d, 3d texturing | 3d-modeling
houdini | SideFX Houdini | | Houdini!*, houdini fx | visual-effects
sketchup | SketchUp | | sketch up, google sketchup | 3d-modeling
rhino | Rhinoceros 3D | | rhino 3d, rhino3d, Rhino!*, rhinoceros 3d, grasshopper 3d, rhino/grasshopper | 3d-modeling
rendering | Renderizado | 3D rendering | renderizado 3d, infoarquitectura, architectural visualization, visualización arquitectónica, renderización, architectural visualisation, photorealistic renders, renders*, renders 3d, renders fotorrealistas | 3d-modeling
v-ray | V-Ray | | vray, corona renderer, enscape, lumion, twinmotion, arnold renderer, octane render, keyshot, d5 render | rendering
character-design | Diseño de personajes | Character design | concept art, arte conceptual, character modelling, modelado de personajes, character art, character modeling | illustration
character-rigging | Rigging de personajes | Character rigging | rigging 3d, 3d rigging, motion capture, captura de movimiento | animation
storyboarding | Guion gráfico | Storyboarding | storyboard, storyboards, animatics, guiones gráficos | illustration
motion-graphics | Grafismo animado | Motion graphics | motion design, gráficos en movimiento, animated graphics, lottie animations, grafismo televisivo | animation
after-effects | Adobe After Effects | | after effects, aftereffects | motion-graphics, adobe-suite
2d-animation | Animación 2D | 2D animation | toon boom, adobe animate, moho animation, animación tradicional, stop motion, stop-motion, tvpaint | animation
procreate | Procreate! | | procreate app, clip studio paint, tableta gráfica, ilustración en tableta | illustration
comics | Cómic e historieta | Comics | novela gráfica, graphic novels, historieta, tiras cómicas, viñetas | illustration
childrens-illustration | Ilustración infantil | Children's illustration | libros ilustrados, children's book illustration, álbum ilustrado | illustration
game-design | Diseño de videojuegos | Game design | diseño de niveles, level design, game mechanics, mecánicas de juego, diseño de juegos, gameplay design, narrative design, diseño narrativo
game-art | Arte para videojuegos | Game art | game assets, pixel art, 3d game art, arte de videojuegos, sprites 2d | 3d-modeling
fashion-cad | Patronaje digital | Fashion CAD | clo 3d, clo3d, optitex, audaces, marvelous designer, modaris | fashion-design
textile-prints | Diseño de estampados | Textile print design | print design for textiles, sublimación textil, surface pattern design | fashion-design
fine-arts | Bellas artes | Fine arts | pintura al óleo, oil painting, escultura, sculpture, acuarela, watercolour, watercolor, acrylic painting, grabado artístico, printmaking, muralismo, mural painting, artes plásticas
art-restoration | Restauración de obras de arte | Art restoration | restauración de arte, restauración de pinturas, conservación de bienes culturales
exhibition-curation | Comisariado de exposiciones | Exhibition curation | museography, curating exhibitions, museum studies
set-design | Escenografía | Set design | diseño de escenografía, stage design, diseño escénico, atrezo, prop making, production design, utilería
[skill media]
premiere | Adobe Premiere Pro | | adobe premiere, premiere pro, premiere rush | video-editing, adobe-suite
final-cut | Final Cut Pro | | final cut, fcpx | video-editing
davinci-resolve | DaVinci Resolve | | da vinci resolve, davinci | video-editing
avid | Avid Media Composer | | Avid!*, media composer, avid editing | video-editing
color-grading | Etalonaje | Colour grading | corrección de color, color grading, color correction, colorización de vídeo, colour correction | video-editing
visual-effects | Efectos visuales | Visual effects | VFX!, composición digital, compositing, chroma key, green screen, foundry nuke, nuke compositing, rotoscopia, rotoscoping, efectos especiales digitales | video-editing
multicamera | Realización multicámara | Multi-camera production | multicámara, mezclador de vídeo, vision mixing, vmix, tricaster, multi-camera, realización de televisión | video-production
aerial-filming | Vídeo con dron | Aerial filming | drone videography, fotografía aérea, aerial photography, grabación con dron, filmación con drones, drone filming | video-production, drone-operation
television-production | Producción de televisión | Television production | tv production, broadcast production, programas de televisión, broadcasting, radiodifusión | video-production
film-production | Producción cinematográfica | Film production | cinematografía, cinematography, cortometrajes, short films, documentales, documentary filmmaking, dirección de fotografía, producción de cine, documentary production | video-production
production-coordination | Coordinación de producción audiovisual | Production coordination | plan de rodaje, shooting schedules, call sheets, location scouting, localizaciones de rodaje, desglose de guion, movie magic scheduling | video-production
studio-photography | Fotografía de estudio | Studio photography | iluminación fotográfica, photographic lighting, retrato fotográfico, portrait photography, fotografía de moda, fashion photography, food photography, fotografía gastronómica, fotografía publicitaria, studio lighting | photography
analogue-photography | Fotografía analógica | Film photography | revelado fotográfico, darkroom, fotografía química | photography
photojournalism | Fotoperiodismo | Photojournalism | documentary photography, fotografía documental, fotografía de prensa | photography, journalism
sound-design | Diseño sonoro | Sound design | diseño de sonido, efectos de sonido, foley, sound effects, fmod, wwise, postproducción de sonido, audio post-production | sound
sound-mixing | Mezcla y masterización | Mixing and mastering | mezcla de audio, audio mixing, masterización, audio mastering, mezcla y mastering, mixing consoles, mesas de mezclas, mesa de sonido | sound
live-sound | Sonido en directo | Live sound | sonido directo, refuerzo sonoro, front of house sound, live audio, sonido para eventos, live sound engineering, pa systems | sound
pro-tools | Pro Tools | | protools, avid pro tools | sound
daw | Ableton Live y Logic Pro | Digital audio workstations | ableton, ableton live, logic pro, fl studio, cubase, reaper daw, audacity, adobe audition, steinberg cubase, digital audio workstation | sound
music-production | Producción musical | Music production | producción de música, beatmaking, grabación musical, music recording, estudio de grabación, recording studio, producción discográfica | sound
music-composition | Composición musical | Music composition | arreglos musicales, music arrangement, orquestación, orchestration, songwriting, composición de canciones, teoría musical, music theory, finale notation, sibelius notation, musescore | music-performance
choral-conducting | Dirección de coro y orquesta | Choral and orchestral conducting | dirección coral, choir conducting, dirección de orquesta, orchestra conducting, dirección musical | music-performance
radio-production | Producción de radio | Radio production | realización de radio, locución de radio, radio broadcasting, programas de radio, radio presenting, control de radio | sound, journalism
fact-checking | Verificación de datos periodísticos | Fact checking | verificación de hechos, fact-checking, verificación de fuentes, source verification | journalism
investigative-journalism | Periodismo de investigación | Investigative journalism | reportajes de investigación, investigative reporting | journalism
data-journalism | Periodismo de datos | Data journalism | datawrapper, flourish studio | journalism
digital-journalism | Periodismo digital | Digital journalism | periodismo multimedia, online journalism, multimedia journalism, edición digital de noticias, seo para medios | journalism
sports-journalism | Periodismo deportivo | Sports journalism | crónicas deportivas, sports reporting, sports writing | journalism
editing-publishing | Edición de libros | Book publishing | edición editorial, publishing industry, sector editorial, libros electrónicos, epub, ebook production, autopublicación, self-publishing, producción editorial
latex | LaTeX! | | LATEX!, overleaf, edición en latex | desktop-publishing
technical-writing | Redacción técnica | Technical writing | documentación técnica, technical documentation, manuales técnicos, user manuals, manuales de usuario, api documentation, madcap flare, user guides, technical manuals | writing
creative-writing | Escritura creativa | Creative writing | relato corto, short stories, talleres de escritura, poesía, poetry, escritura de ficción, fiction writing, narrativa de ficción | writing
grant-writing | Redacción de propuestas de financiación | Grant writing | redacción de subvenciones, grant proposals, grant applications, solicitud de subvenciones, grant proposal writing | fundraising
ghostwriting | Escritura por encargo | Ghostwriting | ghost writing, negro literario | writing
stage-management | Regiduría | Stage management | regiduría de espectáculos, stage managing, producción de espectáculos, producción teatral, theatre production, producción escénica | event-planning
theatre-direction | Dirección escénica | Stage direction | dirección teatral, theatre directing, puesta en escena, dramaturgia, dramaturgy, play directing | acting
concert-production | Producción de conciertos | Concert production | giras musicales, tour management, festivales de música, music festivals, booking de artistas, artist management, representación de artistas | event-planning
esports | Deportes electrónicos | Esports | e-sports, torneos de videojuegos, competitive gaming
`;
