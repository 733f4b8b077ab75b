/** Trades for the contrast benchmark, each in two languages: what one is called, what one can do and how else that is said. */

export type BenchLanguage = 'es' | 'en';

/** A skill as a job asks for it, and as somebody else would say the same. */
export interface TradeSkill {
  es: string;
  en: string;
  /** Other words for it, by language. */
  also: { es: string; en: string };
}

export interface Trade {
  title: { es: string; en: string };
  /** The Spanish title of a woman. */
  feminine: string;
  skills: readonly TradeSkill[];
  degree: { es: string; en: string };
  licence: { es: string; en: string };
}

const skill = (es: string, en: string, alsoEs: string, alsoEn: string): TradeSkill => ({
  es,
  en,
  also: { es: alsoEs, en: alsoEn },
});
const both = (es: string, en: string) => ({ es, en });

export const TRADES: readonly Trade[] = [
  {
    title: both('Enfermero', 'Registered Nurse'),
    feminine: 'Enfermera',
    skills: [
      skill('cuidados intensivos', 'intensive care', 'UCI', 'ICU'),
      skill('curas de heridas', 'wound care', 'cura de úlceras', 'dressing of wounds'),
      skill(
        'administración de medicación',
        'medication administration',
        'administrar medicamentos',
        'administering drugs',
      ),
      skill('extracción de sangre', 'phlebotomy', 'extracciones sanguíneas', 'drawing blood'),
      skill('triaje', 'triage', 'triage', 'triaging'),
      skill('educación sanitaria', 'patient education', 'educación para la salud', 'health education'),
    ],
    degree: both('Grado en Enfermería', "Bachelor's degree in Nursing"),
    licence: both('colegiación en enfermería', 'nursing licence'),
  },
  {
    title: both('Contable', 'Accountant'),
    feminine: 'Contable',
    skills: [
      skill('cuentas por pagar', 'accounts payable', 'pagos a proveedores', 'AP'),
      skill('cuentas por cobrar', 'accounts receivable', 'gestión de cobros', 'AR'),
      skill('conciliación bancaria', 'bank reconciliation', 'conciliaciones bancarias', 'bank reconciliations'),
      skill('cierre contable', 'month-end close', 'cierre mensual', 'monthly closing'),
      skill('SAP', 'SAP', 'SAP FI', 'SAP FI'),
      skill('auditoría', 'auditing', 'auditorías', 'audits'),
    ],
    degree: both('Grado en Administración y Dirección de Empresas', "Bachelor's degree in Business Administration"),
    licence: both('carné de conducir B', 'driving licence B'),
  },
  {
    title: both('Desarrollador Backend', 'Backend Developer'),
    feminine: 'Desarrolladora Backend',
    skills: [
      skill('Kubernetes', 'Kubernetes', 'K8s', 'K8s'),
      skill('PostgreSQL', 'PostgreSQL', 'Postgres', 'Postgres'),
      skill('Java', 'Java', 'Java 21', 'Java 21'),
      skill('integración continua', 'continuous integration', 'CI/CD', 'CI/CD'),
      skill('microservicios', 'microservices', 'arquitectura de microservicios', 'microservice architecture'),
      skill('Docker', 'Docker', 'contenedores Docker', 'Docker containers'),
    ],
    degree: both('Grado en Ingeniería Informática', "Bachelor's degree in Computer Science"),
    licence: both('carné de conducir B', 'driving licence B'),
  },
  {
    title: both('Soldador', 'Welder'),
    feminine: 'Soldadora',
    skills: [
      skill('soldadura TIG', 'TIG welding', 'TIG', 'GTAW'),
      skill('soldadura MIG', 'MIG welding', 'MIG', 'GMAW'),
      skill('interpretación de planos', 'blueprint reading', 'lectura de planos', 'reading blueprints'),
      skill('calderería', 'boilermaking', 'calderería pesada', 'boiler making'),
      skill('oxicorte', 'oxy-fuel cutting', 'corte con oxicorte', 'flame cutting'),
      skill('prevención de riesgos laborales', 'occupational safety', 'PRL', 'workplace safety'),
    ],
    degree: both('Grado Medio en Soldadura y Calderería', 'Vocational certificate in Welding'),
    licence: both('carné de carretillero', 'forklift licence'),
  },
  {
    title: both('Electricista', 'Electrician'),
    feminine: 'Electricista',
    skills: [
      skill('instalaciones eléctricas', 'electrical installation', 'baja tensión', 'electrical wiring'),
      skill('PLC', 'PLC', 'autómatas programables', 'programmable logic controllers'),
      skill('mantenimiento industrial', 'industrial maintenance', 'mantenimiento de planta', 'plant maintenance'),
      skill('energía solar', 'solar energy', 'fotovoltaica', 'photovoltaics'),
      skill('detección de incendios', 'fire alarm systems', 'sistemas contra incendios', 'fire detection'),
      skill('prevención de riesgos laborales', 'occupational safety', 'PRL', 'workplace safety'),
    ],
    degree: both('Grado Superior en Sistemas Electrotécnicos', 'Associate degree in Electrical Technology'),
    licence: both('carné de conducir B', 'driving licence B'),
  },
  {
    title: both('Cocinero', 'Cook'),
    feminine: 'Cocinera',
    skills: [
      skill('repostería', 'pastry', 'pastelería', 'pastry making'),
      skill('parrilla', 'grill', 'brasa', 'grilling'),
      skill('APPCC', 'HACCP', 'manipulación de alimentos', 'food safety'),
      skill('elaboración de menús', 'menu planning', 'planificación de menús', 'planning menus'),
      skill('control de existencias', 'stock control', 'control de stock', 'inventory control'),
      skill('cocina italiana', 'Italian cuisine', 'cocina italiana', 'Italian cooking'),
    ],
    degree: both('Grado Medio en Cocina y Gastronomía', 'Vocational certificate in Cookery'),
    licence: both('carné de manipulador de alimentos', 'food handler certificate'),
  },
  {
    title: both('Diseñador Gráfico', 'Graphic Designer'),
    feminine: 'Diseñadora Gráfica',
    skills: [
      skill('maquetación', 'page layout', 'maquetación editorial', 'layout'),
      skill('ilustración', 'illustration', 'ilustraciones', 'illustrations'),
      skill('Photoshop', 'Photoshop', 'Adobe Photoshop', 'Adobe Photoshop'),
      skill('identidad corporativa', 'brand identity', 'branding', 'branding'),
      skill('tipografía', 'typography', 'tipografía', 'typography'),
      skill('animación', 'animation', 'animaciones', 'animations'),
    ],
    degree: both('Grado en Diseño', "Bachelor's degree in Design"),
    licence: both('carné de conducir B', 'driving licence B'),
  },
  {
    title: both('Técnico de Recursos Humanos', 'Human Resources Specialist'),
    feminine: 'Técnica de Recursos Humanos',
    skills: [
      skill('nóminas', 'payroll', 'gestión de nóminas', 'payroll processing'),
      skill('selección de personal', 'recruitment', 'reclutamiento', 'talent acquisition'),
      skill('legislación laboral', 'labour law', 'derecho laboral', 'employment law'),
      skill('formación', 'training', 'planes de formación', 'training plans'),
      skill('evaluación del desempeño', 'performance appraisal', 'evaluaciones de desempeño', 'performance reviews'),
      skill('Excel', 'Excel', 'Microsoft Excel', 'MS Excel'),
    ],
    degree: both('Grado en Relaciones Laborales', "Bachelor's degree in Human Resources"),
    licence: both('carné de conducir B', 'driving licence B'),
  },
];

/** No company, person or school of these names is known to us. */
export const HOUSES = ['Alcorque', 'Brumal', 'Cantil & Hijos', 'Dovermoor', 'Estela Norte', 'Fernhollow', 'Guijarro'];
export const NAMES = {
  women: ['Noelia Tejo Barranco', 'Greta Larkwood', 'Amina Sow Vidal', 'Ximena Cordal'],
  men: ['Bruno Tejo Barranco', 'Owen Larkwood', 'Kofi Mensah Vidal', 'Tomás Cordal'],
};
export const SCHOOLS = ['Universidad de Peñaluenga', 'Institute of Lower Marsh', 'Centro de Estudios Los Chopos'];
