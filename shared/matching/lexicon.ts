/** Hand-written word lists: what carries no meaning, what any ad says, and which Spanish word says what an English one says. */

const list = (text: string) => text.trim().split(/\s+/);

/** Words without content in either language. */
export const STOP_WORDS = list(`
a an the and or of to in for on at by with from as is are was were be been being it its this that these those he she they we you i my our your
their his her him himself herself he's she's he’s she’s mr mrs miss them us me who whom which what when where why how all any each every both few more most other some such no nor not only own same so
than too very can will just should would could may might must shall do does did doing have has had having if then else while during before after
above below up down out off over under again further once here there about against between into through also per via etc eg ie within without
across upon among including include includes included well ll re ve de la el los las un una unos unas y o u e en por para con sin sobre entre
desde hasta hacia segun como que se su sus al del lo le les nos mi mis tu tus es son era fue ser sido estar esta este esto estos estas ese esa
eso esos esas aquel ha han he hemos haber muy mas menos tambien ya no ni si cuando donde quien cual cuyo cada todo toda todos todas otro otra otros
otras mismo misma nuestro nuestra nuestros nuestras traves asi ademas durante tras ante bajo etcetera na
january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec enero febrero
marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic present current actualidad actual presente city state
company name ciudad empresa`);

/** Names of tools whose root is also that of plain words: Excel and "excellent", Docker and "dock", Scala and "scale". */
export const TOOL_NAMES = list(`
adobe angular blender canva catia docker excel illustrator perl react rust scala unity`);

/**
 * Words that share a root with a Spanish word of `TRANSLATIONS` and mean something else: who conducted a survey is no
 * conductor, a plan no plano, a vendor no vendedor, a college no colegiado. Their root is not translated.
 */
export const FALSE_FRIENDS = list(`
plan plans planned planning planner planners plane planes planer planers planing plana planas planear media mediante
college colleges collegial colegas conduct conducts conducted conducting conduction conductions conducta conductos assess assesses
assessed assessing assessment assessments assessor assessors vendor vendors vending vent person persons persona personas lecture lectures
lectured lecturer lecturers lecturing period periods periodic periodo periodos periodica periodicas minor minors minored minority
minorities tech techs techie fabric fabrics depend depends depended depending dependent dependents dependency dependencies dependence
depende dependiendo demand demands demanded demanding plate plates plated plating plater platers platter platters plata turn turns turned
turning turner turners patron patrons patrona habit habits habitation notice notices noticed profession professions profesion profesiones
camp camps camper campers camping campings campamento campamentos alumni juice juices juicer juicing cart carts carte cartera carteras
france francis cobra cobre prime primed primal priming primo prima primas motive motives motivo motivos bomb bombs bomba bombas bombeo
bombear expedition expeditions expedicion expedient expedir auditory existence syndicated syndicate torn tornados tall talla tallas tallar
nomination nominations nominee nominal basement basements corrosion corriente corrientes correa correas mercer mercers mercy mercante
marco marcos marcial barring barricas barrido barro limping mayoress vest vests vested avery aversion reposition mont monte montes monto
redact redacts redacted libre libres precision tratamiento tratamientos tratar trata trate tratada tratado tratados cargo cargos segura
seguras ahora enfermedad enfermedades enfermos plaza plazas compresion flotacion flotation flotantes corto cortos corta cuento encargar
encargo encargos contener contencion prensado prensas prensar marcar marcado`);

/** Words of the genre: they stand in resumes and ads of every trade. */
export const GENERIC_WORDS = list(`
experience work working team skill ability able strong excellent good great knowledge responsible responsibility duty role position job
candidate requirement require required prefer preferred qualification year years company business environment provide ensure maintain support help
assist include develop development manage management manager lead leader leadership organize organization organizational communicate communication
written oral verbal time daily weekly monthly annual new need people person member staff employee department various multiple different high level
quality process procedure project plan planning report reporting meet meeting goal objective perform performance task activity use used using
understand understanding effective efficiently successful success improve improvement create build implement implementation coordinate
opportunity benefit salary competitive join offer grow growth career professional profession success detail oriented motivated dynamic
proven track record fast paced problem solving solution information system program service product customer client office general
full part apply application degree bachelor university college school education training train learn learning certificate certification
follow review complete completed prepare prepared monitor participate contribute collaborate collaborative related relevant equivalent minimum
plus desirable ideal opportunity responsibilities summary overview description title location type status equal employer disability veteran
gender race religion color national origin sexual orientation policy law federal state local standard operation operate operating
experiencia trabajo trabajar equipo habilidad capacidad conocimiento responsable responsabilidad funcion funciones puesto cargo oferta candidato
candidata requisito imprescindible deseable valorable valora ano anos empresa entorno proporcionar asegurar mantener apoyo apoyar ayudar
desarrollo desarrollar gestion gestionar liderar organizacion organizar comunicacion tiempo diario semanal mensual anual nuevo persona
personas personal empleado departamento diferente distinto alto nivel calidad proceso procedimiento proyecto plan planificar informe reunion
objetivo realizar tarea actividad usar uso mejorar mejora crear implementar coordinar oportunidad beneficio salario incorporar incorporacion
buscamos busca ofrecemos ofrece crecer carrera profesional exito solucion problema problemas informacion sistema programa servicio producto
cliente oficina general completo jornada grado titulo titulacion universidad formacion formar curso aprender certificado revisar preparar
participar contribuir colaborar relacionado minimo ideal dominio manejo control controlar operacion disponibilidad requiere necesario
perfil residencia centro centros
closely keen knack comfortable confident confidence calm busy day week month lot thing place right way make keep take bring hold know want love like
sure real really small big whole next last first second early late happy nerve setting ready willing everything something anything everyone around
day-to-day hands-on end-to-end similar another least
llevar traer saber gustar querer dia semana mes cosa lugar bien bueno buena gran grande pequeno primero primera ultimo ultima siempre forma manera
vez caso dentro fuera cerca gusto serio seria propio propia distinto cualquier alguien nadie`);

/** One line per meaning: Spanish words, then the English word they become. Work of all trades, verbs and nouns. */
const PAIRS = `
cuenta cuentas:account|contable contabilidad contador:accounting|asiento asientos:journal|conciliar conciliacion:reconciliation|cobro cobrar:receivable|pagar pago pagos:payment
impuesto impuestos fiscal:tax|nomina nominas:payroll|factura facturas facturacion:invoice|cierre:close|presupuesto presupuestos:budget|ahorro:saving|deuda:debt|prestamo prestamos:loan
banco bancario bancaria:bank|seguro seguros:insurance|riesgo riesgos:risk|inversion inversiones:investment|finanzas financiero financiera:financial|libro libros:ledger|auditoria:audit
obra obras:construction|construccion constructor:construction|edificio edificios edificacion:building|plano planos:blueprint|licitacion licitaciones:bidding|contratista contratistas:contractor
arquitecto arquitectura:architecture|albanil albanileria:masonry|hormigon:concrete|acero:steel|madera carpintero:wood|pintura pintor:painting|fontanero fontaneria:plumbing|soldador soldadura:welding
electricista electricidad electrico:electrical|techo cubierta tejado:roofing|cimentacion:foundation|topografia:survey|maquinaria maquina maquinas:machine|herramienta herramientas:tool|plazo plazos:deadline|coste costes costo costos:cost
diseno disenar disenador:design|pagina paginas:page|interfaz interfaces:interface|usuario usuarios:user|grafico grafica graficos:graphic|marca marcas:brand|tipografia:typography|campana campanas:campaign|imagen imagenes:image
dibujo dibujar:drawing|ilustracion:illustration|fotografia:photography|maquetacion:layout|impresion imprenta:printing|pantalla:screen|sitio web:website|red redes:network|prototipo prototipos:prototype
programacion programar programador:programming|desarrollador:developer|aplicacion aplicaciones:application|servidor servidores:server|prueba pruebas:testing|nube:cloud|datos:data|base:database|codigo:code|despliegue desplegar:deployment
informatica informatico:computer|ordenador ordenadores computadora:computer|seguridad:security|mantenimiento:maintenance|reparacion reparar:repair|averia averias:fault|soporte:support|tecnico tecnica:technical|ingeniero ingenieria:engineering
entrenador entrenamiento entrenar:trainer|ejercicio ejercicios:exercise|gimnasio:gym|acondicionamiento:fitness|deporte deportes deportivo:sport|fisica fisico:physical|nutricion:nutrition|salud:health|primeros:first|auxilios:aid
reanimacion cardiopulmonar:cpr|clase clases:class|motivar motivacion:motivate|evaluar evaluacion:evaluation|seleccion:recruitment|contratacion contratar:hiring|despido despidos:termination|beneficios:benefits|laboral laborales:labor
legislacion:legislation|ley leyes:law|desempeno:performance|expediente expedientes:record|cumplimiento:compliance|sindicato sindicatos:union|bienvenida:onboarding|retribucion remuneracion:compensation|humanos:human|recursos:resources|personal:personnel
tienda tiendas:store|comercio comercios minorista:retail|venta ventas vender vendedor:sales|caja cajero cajera:cashier|reposicion reponer:stocking|inventario:inventory|existencias:inventory|escaparate escaparates:display|mercancia:merchandise
dependiente:sales|comprador compra compras comprar:purchasing|proveedor proveedores:supplier|precio precios:price|descuento:discount|almacen:warehouse|pedido pedidos:order|envio envios:shipping|entrega entregas reparto repartidor:delivery
transporte:transport|camion camiones:truck|conducir conductor chofer:driver|ruta rutas:route|carga:load|carretilla:forklift|aduana aduanas:customs|flota:fleet|vehiculo vehiculos coche:vehicle|taller mecanico mecanica:mechanic|motor motores:engine|freno frenos:brake
nino ninos ninas infantil infancia:child|maestro profesor docente profesorado:teacher|aula aulas:classroom|alumno alumnos estudiante estudiantes:student|ensenanza ensenar:teaching|estudio estudios:study|lectura leer:reading|escuela colegio colegios:school|padres:parents|guarderia:childcare
curriculo curricular:curriculum|educativo educativa educacion:education|juego juegos:play|matematicas:math|idioma idiomas lengua:language|ingles inglesa:english|espanol castellano:spanish|frances:french|aleman:german
enfermero enfermeria:nursing|medico medicina:medical|paciente pacientes:patient|hospital hospitalario:hospital|clinica clinico:clinical|medicamento medicamentos medicacion farmaco:medication|farmacia farmaceutico:pharmacy|receta recetas:prescription|vacuna vacunacion:vaccination
herida heridas cura curas:wound|cuidado cuidados cuidador cuidar:care|mayores ancianos anciano:elderly|dependencia:disability|limpieza limpiar limpiador:cleaning|higiene:hygiene|cirugia quirofano:surgery|laboratorio:laboratory|diagnostico:diagnosis|dental dentista odontologo:dental
fisioterapia fisioterapeuta:physiotherapy|psicologo psicologia:psychology|terapia terapeuta:therapy|trabajador:worker|social sociales:social|comunidad comunitario:community|ayuda:aid|voluntario voluntariado:volunteer|victima victimas:victim|vivienda:housing|familia familias familiar:family
cocina cocinero cocinar:cook|chef jefe cocina:chef|comida comidas alimento alimentos:food|menu menus carta:menu|plato platos:dish|restaurante restauracion hosteleria:restaurant|camarero camarera sala:waiter|bar barra:bar|hotel hotelero:hotel|habitacion habitaciones:room|huesped huespedes:guest|reserva reservas:reservation|pasteleria repostero:pastry|panaderia panadero:bakery|bebida bebidas:beverage|vino vinos:wine|banquete:banquet
agricultura agricola agricultor:agriculture|campo:field|cultivo cultivos cosecha:crop|riego:irrigation|ganado ganaderia:livestock|animal animales:animal|planta plantas:plant|jardin jardineria jardinero:gardening|granja finca:farm|pesca pescador:fishing|invernadero:greenhouse|poda:pruning
avion aviones aeronave aeronaves:aircraft|vuelo vuelos:flight|piloto pilotos:pilot|aeropuerto:airport|pasajero pasajeros:passenger|viaje viajes viajar:travel|turismo turista:tourism|agencia:agency|guia:guide
periodista periodismo prensa:press|redaccion redactor:writing|contenido contenidos:content|publicidad publicitario:advertising|mercadeo mercadotecnia:marketing|relaciones:relations|publico publica publicas:public|evento eventos:event|medios:media|noticia noticias:news|posicionamiento:positioning|buscadores:search
moda:fashion|ropa vestir prenda prendas:garment|tejido tejidos tela telas textil:fabric|costura coser:sewing|patron patrones patronaje:pattern|peluquero peluqueria:hairdressing|estetica belleza:beauty|musica musico:music|teatro:theater|museo:museum|arte artes artista:art|pelicula cine:film
fabrica fabricacion fabricar:manufacturing|produccion:production|montaje montar:assembly|calidad:quality|operario operador:operator|turno turnos:shift|envasado embalaje:packaging|corte cortar:cutting|molde:mold|torno:lathe|fresadora:milling|pieza piezas:part|medida medidas mediciones:measurement
abogado abogada:lawyer|juridico juridica legal:legal|contrato contratos:contract|juicio tribunal:court|notario notaria:notary|demanda:lawsuit|penal:criminal|propiedad:property|alquiler:rental|inmobiliario inmobiliaria:estate
policia:police|vigilante vigilancia:guard|bombero bomberos:fire|emergencia emergencias urgencias:emergency|ejercito militar:military|prevencion:prevention|acceso accesos:access|camara camaras:camera
colegiacion colegiado colegiada:licensure|secretaria secretario:secretary|administrativo administrativa:clerk|archivo archivar:filing|agenda:calendar|llamada llamadas:call|telefono telefonica telefonico:telephone|correo:mail|documento documentos documentacion:document|recepcion recepcionista:reception|queja quejas reclamacion reclamaciones:complaint|atencion:service|trato:service
director directora direccion:director|jefe encargado:supervisor|estrategia estrategico:strategy|negocio negocios empresarial:business|mercado mercados:market|captacion:acquisition|negociacion negociar:negotiation|consultoria consultor asesor asesorar asesoramiento:consulting|analisis analista analizar:analysis|investigacion investigar investigador:research|estadistica:statistics|aprendizaje:learning|automatico:machine|conocimientos:knowledge
energia energetico:energy|agua aguas:water|gas:gas|medio ambiente ambiental:environment|residuo residuos:waste|reciclaje:recycling|petroleo:oil|mina mineria:mining|quimico quimica:chemical|biologia biologo:biology|fisica:physics|solar:solar|climatizacion:hvac|refrigeracion frio:refrigeration|calefaccion:heating|aire:air|ascensor ascensores:elevator`;

/** Spanish words of one meaning with the English word that stands for it. */
export const TRANSLATIONS: readonly (readonly [readonly string[], string])[] = PAIRS.split(/[|\n]/)
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
  .map((entry) => {
    const [spanish = '', english = ''] = entry.split(':');
    return [list(spanish), english] as const;
  });
