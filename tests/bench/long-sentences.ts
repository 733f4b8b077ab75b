/** Sentences of invented resumes and ads, with places for what differs from one text to the next. */

/** `{skill}`, `{thing}`, `{people}`, `{place}`, `{tool}` and `{number}` are filled in; each language has its own. */
export const SENTENCES = {
  es: {
    work: [
      'Me encargué de {thing} y de {skill} con un equipo de {number} personas.',
      'Puse en marcha {thing} en {place}, con {skill} como parte del trabajo diario.',
      'Reduje un {number} % el tiempo de {thing} al ordenar las tareas de {people}.',
      'Coordiné a {people} durante los turnos de noche y preparé los relevos por escrito.',
      'Revisé {thing} cada semana y corregí las desviaciones antes del cierre.',
      'Enseñé {skill} a {number} compañeros nuevos, con ejercicios cortos sobre casos reales.',
      'Documenté los pasos de {thing} para que {people} pudieran seguirlos sin preguntar.',
      'Atendí consultas de {people} por teléfono y en persona, unas {number} al día.',
      'Organicé el archivo de {thing} y di de baja lo que nadie usaba.',
      'Negocié plazos con {people} y mantuve informada a la dirección de {place}.',
      'Preparé el presupuesto anual de {thing}, {number} partidas en total.',
      'Trabajé con {tool} para llevar {thing} y sus incidencias.',
      'Detecté fallos repetidos en {thing} y propuse cambios que redujeron las quejas.',
      'Participé en la mudanza de {place} sin parar la actividad ni un día.',
      'Llevé las existencias de {thing} con recuentos cada {number} días.',
      'Sustituí a la persona responsable durante {number} meses, con {people} a mi cargo.',
      'Redacté informes mensuales sobre {thing} para {people}.',
      'Implanté {skill} donde antes se trabajaba en papel.',
      'Mantuve limpio y ordenado el puesto, con controles diarios de {thing}.',
      'Resolví {number} reclamaciones de {people} sin llegar a juicio.',
      'Diseñé una hoja de cálculo que avisa cuando {thing} sale de los límites.',
      'Colaboré con {people} de {place} en la mejora de {thing}.',
      'Cumplí el plan de {skill} tres años seguidos.',
      'Planifiqué rutas y horarios para {people}, con cambios de última hora.',
    ],
    about: [
      'Profesional con experiencia en {skill} y gusto por el trabajo bien terminado.',
      'He trabajado en {place} y en equipos pequeños donde cada cual hace de todo.',
      'Me interesa {thing} y aprender de {people}.',
      'Busco un puesto estable en el que {skill} sea lo principal.',
      'Aporto calma con {people} y constancia con {thing}.',
      'Suelo preguntar antes de cambiar {thing}, y luego lo dejo escrito.',
    ],
    duties: [
      'Te ocuparás de {thing} junto con {people}.',
      'Llevarás {skill} en {place} y propondrás mejoras.',
      'Prepararás cada semana un informe sobre {thing}.',
      'Formarás a {people} en {skill}.',
      'Coordinarás {thing} con otras sedes, también la de {place}.',
      'Usarás {tool} a diario y mantendrás los datos al día.',
      'Atenderás a {people} con paciencia y buena letra.',
      'Revisarás {thing} antes de cada entrega.',
      'Participarás en {number} proyectos al año.',
      'Cuidarás del orden y de la seguridad en {place}.',
    ],
    asked: [
      'Al menos {number} años de experiencia en {skill}.',
      'Conocimientos de {skill}.',
      'Manejo de {tool}.',
      'Se valora haber trabajado con {people}.',
      'Se valora experiencia con {thing}.',
      'Capacidad para llevar {thing} sin supervisión.',
    ],
    offer: [
      'Contrato indefinido y formación desde el primer día.',
      'Horario de {number} horas a la semana y viernes cortos.',
      'Comedor en {place} y transporte desde el centro.',
      'Un equipo que contesta a las preguntas.',
      'Revisión de sueldo cada año.',
    ],
  },
  en: {
    work: [
      'Looked after {thing} and {skill} with a team of {number}.',
      'Set up {thing} in {place}, with {skill} as part of the daily round.',
      'Cut the time for {thing} by {number} % by sorting the work of {people}.',
      'Coordinated {people} on night duty and wrote the handovers.',
      'Checked {thing} every week and put deviations right before the books closed.',
      'Taught {skill} to {number} newcomers with short exercises on real cases.',
      'Documented the steps of {thing} so that {people} could follow them alone.',
      'Answered questions from {people} by phone and at the counter, about {number} a day.',
      'Sorted the archive of {thing} and retired what nobody used.',
      'Negotiated deadlines with {people} and kept the managers in {place} informed.',
      'Prepared the yearly budget for {thing}, {number} lines in all.',
      'Worked with {tool} to keep track of {thing} and its incidents.',
      'Noticed repeated faults in {thing} and proposed changes that halved complaints.',
      'Took part in moving {place} without closing for a single day.',
      'Kept the stock of {thing} with counts every {number} days.',
      'Stood in for the supervisor for {number} months, responsible for {people}.',
      'Wrote monthly reports about {thing} for {people}.',
      'Introduced {skill} where everything had been done on paper.',
      'Kept the station clean, with daily checks of {thing}.',
      'Settled {number} claims from {people} out of court.',
      'Built a spreadsheet that warns when {thing} leaves its limits.',
      'Worked with {people} from {place} on better {thing}.',
      'Met the plan for {skill} three years in a row.',
      'Planned routes and hours for {people}, late changes included.',
    ],
    about: [
      'Experienced in {skill}, with a liking for work that is really finished.',
      'Has worked in {place} and in small teams where everybody does everything.',
      'Interested in {thing} and in learning from {people}.',
      'Looking for a steady place where {skill} is the main thing.',
      'Brings calm to {people} and patience to {thing}.',
      'Asks before changing {thing}, and writes it down afterwards.',
    ],
    duties: [
      'You will look after {thing} together with {people}.',
      'You will be in charge of {skill} in {place} and propose improvements.',
      'You will prepare a weekly report about {thing}.',
      'You will train {people} in {skill}.',
      'You will coordinate {thing} with other sites, {place} among them.',
      'You will use {tool} every day and keep the records current.',
      'You will serve {people} with patience and clear writing.',
      'You will check {thing} before each delivery.',
      'You will take part in {number} projects a year.',
      'You will keep {place} tidy and safe.',
    ],
    asked: [
      'At least {number} years of experience in {skill}.',
      'Knowledge of {skill}.',
      'Practice with {tool}.',
      'Nice to have: work with {people}.',
      'Nice to have: experience with {thing}.',
      'Able to manage {thing} without supervision.',
    ],
    offer: [
      'A permanent contract and training from the first day.',
      'A week of {number} hours and short Fridays.',
      'A canteen in {place} and a bus from the centre.',
      'A team that answers questions.',
      'Pay is reviewed every year.',
    ],
  },
} as const;

/** What the places are filled with; lists of different lengths meet in ever new combinations. */
export const FILLINGS = {
  es: {
    thing:
      'los pedidos urgentes,la maquinaria de corte,las historias de los pacientes,las facturas de proveedores,el inventario del almacén,las reservas de grupo,los planos de obra,las nóminas,las rutas de reparto,la cámara frigorífica,los contratos de alquiler,las pruebas de calidad,la biblioteca del centro,los cuadros eléctricos,las líneas de envasado,los ensayos de laboratorio,la caja diaria,el huerto de la escuela,los moldes de inyección,las copias de seguridad,las muestras de tejido,los permisos municipales,el parque de bicicletas,las campañas de otoño,la cocina central,los expedientes de becas,las soldaduras de tubería,los turnos de quirófano,el mantenimiento de ascensores,las visitas guiadas,la caldera comunitaria,los informes de riesgo,las traducciones juradas,el taller de bordado,los invernaderos,la red de riego'.split(
        ',',
      ),
    people:
      'clientes mayoristas,familias del barrio,pacientes crónicos,técnicos de otras empresas,aprendices,conductores,proveedores extranjeros,personas mayores,alumnos de primaria,vecinos,auditores,pescadores,residentes,voluntarios,socios de la cooperativa,huéspedes,investigadores,carpinteros,comerciales'.split(
        ',',
      ),
    place:
      'la planta del norte,el centro de salud,la nave del puerto,la oficina central,el mercado cubierto,la escuela infantil,la obra del canal,el hotel de la sierra,la cooperativa,el laboratorio,la estación,el taller viejo,la residencia'.split(
        ',',
      ),
    tool: 'SAP,Excel,AutoCAD,una agenda compartida,Power BI,un lector de códigos,Photoshop,Salesforce,Jira,un autómata Siemens,SolidWorks,una mesa de luz,Python,ContaPlus,Google Sheets'.split(
      ',',
    ),
  },
  en: {
    thing:
      'rush orders,the cutting machines,patient records,supplier invoices,the warehouse stock,group bookings,site drawings,the payroll,delivery routes,the cold room,tenancy agreements,quality tests,the centre library,switchboards,packing lines,lab assays,the daily till,the school garden,injection moulds,backups,cloth samples,building permits,the bicycle fleet,autumn campaigns,the central kitchen,grant files,pipe welds,theatre rotas,lift maintenance,guided tours,the shared boiler,risk reports,certified translations,the embroidery shop,the greenhouses,the irrigation network'.split(
        ',',
      ),
    people:
      'wholesale customers,local families,chronic patients,technicians of other firms,apprentices,drivers,suppliers abroad,older people,primary pupils,neighbours,auditors,fishermen,residents,volunteers,members of the cooperative,guests,researchers,joiners,sales staff'.split(
        ',',
      ),
    place:
      'the northern plant,the health centre,the harbour shed,head office,the covered market,the nursery school,the canal site,the mountain hotel,the cooperative,the laboratory,the station,the old workshop,the care home'.split(
        ',',
      ),
    tool: 'SAP,Excel,AutoCAD,a shared diary,Power BI,a code reader,Photoshop,Salesforce,Jira,a Siemens controller,SolidWorks,a light table,Python,QuickBooks,Google Sheets'.split(
      ',',
    ),
  },
} as const;
