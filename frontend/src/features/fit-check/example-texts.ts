/** The worked example's job and resume, both invented, in both languages. */
import type { BilingualText } from '../../../../shared/domain/field.ts';

export const EXAMPLE_JOB: BilingualText = {
  es: `Responsable de tienda
Librería La Tinta Clara, Salamanca

Requisitos:
- Dos años de experiencia como responsable o encargada de tienda
- Gestión de inventario
- Atención al cliente
- Inglés B2
- Excel

Se valora:
- Prestashop o Shopify
- Carné de conducir B`,
  en: `Store manager
La Tinta Clara bookshop, Salamanca

Requirements:
- Two years of experience as a store manager
- Inventory management
- Customer service
- English B2
- Excel

Nice to have:
- PrestaShop or Shopify
- Driving licence B`,
};

export const EXAMPLE_RESUME: BilingualText = {
  es: `Noa Quintero Vidal
Encargada de tienda

Experiencia
Encargada de tienda, Papelería Arce, 03/2021 - actualidad
- Preparo el informe semanal de ventas en Excel.
- Coordino a cuatro personas y sus turnos.
Dependienta, Juguetes Lumbre, 09/2017 - 02/2021
- Atención al cliente y caja en una tienda con 200 ventas al día.

Formación
Ciclo de grado superior en Comercio, 2017

Idiomas
Español nativo, inglés B1

Habilidades
Gestión de inventario, Shopify, escaparatismo`,
  en: `Noa Quintero Vidal
Store manager

Experience
Store manager, Arce Stationers, 03/2021 - present
- I prepare the weekly sales report in Excel.
- I lead four people and plan their shifts.
Shop assistant, Lumbre Toys, 09/2017 - 02/2021
- Customer service and till in a shop with 200 sales a day.

Education
Higher diploma in Retail, 2017

Languages
Spanish (native), English B1

Skills
Inventory management, Shopify, window dressing`,
};
