/** Job titles of many trades: Spanish and English give one occupation, unrelated ones never do. */
import { describe, expect, it } from 'vitest';
import { occupationByTitle } from '../../../shared/taxonomy/index.ts';

const SAME = `
Enfermera | Registered Nurse
Auxiliar de enfermería | Certified Nursing Assistant
Gerocultora | Home Health Aide
Médica de familia | Family Physician
Farmacéutico/a | Pharmacist
Fisioterapeuta | Physical Therapist
Psicóloga clínica | Clinical Psychologist
Odontóloga | Dentist
Higienista dental | Dental Hygienist
Técnica de laboratorio | Lab Technician
Veterinaria | Veterinarian
Matrona | Midwife
Albañil | Bricklayer
Peón de construcción | Construction Laborer
Carpintera | Carpenter
Electricista industrial | Industrial Electrician
Fontanero | Plumber
Soldadora | Welder
Pintor de obra | House Painter
Jefe de obra | Site Manager
Gruista | Crane Operator
Camarera | Waitress
Cocinero/a | Cook
Jefa de cocina | Head Chef
Ayudante de cocina | Kitchen Helper
Recepcionista de hotel | Hotel Front Desk Agent
Camarera de pisos | Room Attendant
Panadera | Baker
Carnicero | Butcher
Mozo de almacén | Warehouse Associate
Carretillero | Forklift Operator
Conductora de autobús | Bus Driver
Camionero | Truck Driver
Repartidora | Delivery Driver
Cajera | Cashier
Dependiente | Sales Associate
Reponedor | Shelf Stocker
Encargada de tienda | Store Manager
Maestra de primaria | Elementary School Teacher
Educadora infantil | Preschool Teacher
Profesora | Teacher
Trabajadora social | Social Worker
Contadora | Accountant
Auxiliar contable | Accounting Assistant
Asesor financiero | Financial Advisor
Cajero de banco | Bank Teller
Administrativa | Administrative Assistant
Secretaria | Secretary
Técnica de recursos humanos | HR Generalist
Comercial | Sales Representative
Director comercial | Sales Manager
Especialista en marketing digital | Digital Marketing Specialist
Abogada | Attorney
Diseñadora gráfica | Graphic Designer
Desarrollador de software | Software Engineer
Científica de datos | Data Scientist
Administradora de sistemas | Sysadmin
Ingeniera civil | Civil Engineer
Ingeniera mecánica | Mechanical Engineer
Arquitecta | Architect
Operario de producción | Production Worker
Mecánico de automóviles | Auto Mechanic
Peón agrícola | Farm Worker
Jardinera | Gardener
Peluquera | Hairdresser
Esteticista | Esthetician
Limpiadora | Cleaner
Vigilante de seguridad | Security Guard
Empleada de hogar | Domestic Worker
Periodista | Journalist
Traductora | Translator
Teleoperadora | Call Center Agent
Bombera | Firefighter
Agente de viajes | Travel Agent
Taxista | Cab Driver
Repartidora en moto | Food Delivery Driver
Cartera | Mail Carrier
Lavaplatos | Dishwasher
Pizzera | Pizza Maker
Pastelera | Pastry Chef
Vendedora ambulante | Street Vendor
Tendera | Shopkeeper
Florista | Florist
Zapatera | Cobbler
Ebanista | Cabinet Maker
Herrera | Blacksmith
Llantero | Tire Technician
Ferrallista | Ironworker
Estibadora | Longshoreman
Mozo de mudanzas | Furniture Mover
Temporera | Fruit Picker
Apicultora | Beekeeper
Agente forestal | Park Ranger
Cartonera | Waste Picker
Camillera | Hospital Orderly
Pediatra | Pediatrician
Ginecóloga | Gynecologist
Podóloga | Podiatrist
Maquilladora | Makeup Artist
Tatuadora | Tattoo Artist
Árbitra | Referee
Paseadora de perros | Dog Walker
Profesora de autoescuela | Driving Instructor
Tasadora | Appraiser
Encuestadora | Survey Taker
Emprendedora | Business Owner
Delineante | Draftsman
Aparejadora | Quantity Surveyor
Geóloga | Geologist
Payasa | Clown
Cantautora | Singer-songwriter
Poetisa | Poet
Actuaria | Actuary
`;

const APART = `
Enfermera | Software Engineer
Contable | Carpenter
Camarero | Nurse
Albañil | Lawyer
Profesor | Truck Driver
Abogada | Forklift Operator
Cajera | Civil Engineer
Soldador | Accountant
Cocinero | Plumber
Vigilante de seguridad | Security Engineer
Conductor de autobús | Music Director
Director de hotel | Director of Nursing
Enfermera | Nurse Manager
Electricista | Electrical Engineer
Contable | Account Manager
Enfermera | Licensed Practical Nurse
Taxista | Truck Driver
Fontanero | Pool Cleaner
Ingeniero de minas | Ingeniero de alimentos
`;

const pairs = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);
const idOf = (title: string) => occupationByTitle(title)?.id;

describe('occupationByTitle', () => {
  it.each(pairs(SAME))('gives "%s" and "%s" one occupation', (spanish, english) => {
    expect(idOf(spanish)).toBeDefined();
    expect(idOf(spanish)).toBe(idOf(english));
  });

  it.each(pairs(APART))('keeps "%s" and "%s" apart', (one, other) => {
    expect(idOf(one)).toBeDefined();
    expect(idOf(one)).not.toBe(idOf(other));
  });

  it.each([
    ['Senior Java Developer at Example Corp', 'occupation:software-developer'],
    ['Sr. Accountant II', 'occupation:accountant'],
    ['Enfermero/a de urgencias - Hospital del Norte', 'occupation:nurse'],
    ['Camarero(a) para terraza en Málaga', 'occupation:waiter'],
    ['CAMARERAS/OS DE SALA', 'occupation:waiter'],
    ['Electricista oficial de 1ª', 'occupation:electrician'],
    ['Abogad@ junior', 'occupation:lawyer'],
    ['Contador (a) público', 'occupation:accountant'],
    ['Lead Registered Nurse, Emergency Department', 'occupation:nurse'],
    ['Jefa de cocina', 'occupation:chef'],
    ['Técnicos/as de mantenimiento', 'occupation:maintenance-worker'],
  ])('reads "%s" past level, place, department and gender', (title, id) => {
    expect(idOf(title)).toBe(id);
  });

  it.each([
    '',
    '   ',
    'Xyzzy',
    'Barcelona',
    'Amante de los gatos',
    '12345',
    'Ayudante del abogado',
    'Supervisor',
    'Encargada',
    'Operator',
    'Senior Technician',
    'Técnico',
    'Team Leader',
  ])('knows no occupation in "%s"', (title) => {
    expect(idOf(title)).toBeUndefined();
  });
});
