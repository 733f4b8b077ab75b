/** Resumes of nobody that are read before the first that somebody sent: they look up what any looks up, in both languages, in one column and in tables. */

/** Places, titles, skills, languages, schools, and the tables that were fitted. */
const SPANISH = `Irma Olmedo Villar
irma.olmedo@people.example · Lugo, España

Experiencia laboral
Molinera, Molino La Tuerca Azul, Lugo, marzo de 2015 - mayo de 2020
- Molienda de trigo y centeno con dos pares de piedras
Aprendiza de molino, Molino Viejo S.L., enero de 2012 - febrero de 2015

Estudios
Bachillerato, Instituto Cerro Inventado, 2012

Conocimientos
Hojas de cálculo, contabilidad, gestión de almacén

Idiomas
Inglés B2`;

/** With headings in own words, several posts of one employer, and names of a table. */
const ENGLISH = `Wilmot Ashgrove
Warehouse supervisor
Leeds, United Kingdom | +44 113 496 0119 | wilmot.ashgrove@people.example

I have run stores and crews for nine years and like a tidy floor, a short meeting and a delivery that comes on time.

Where I have worked

Lantern Bay Logistics Ltd\tLeeds
Warehouse Supervisor\tMarch 2019 - Present
Led a team of twelve in two shifts; cut picking errors by a third.
Stock Controller\tJune 2016 - February 2019
Cycle counts, returns and the yearly audit.

Ember Teal Foods\tYork
Sales Assistant\tSeptember 2014 - May 2016
Tills, deliveries and customer service.

What I studied

BSc in Business Administration\tHill Vale University\t2014
A Levels: Mathematics, Geography\tCerulean School\t2011

What I bring
Microsoft Excel, inventory management, forklift, team leadership

Languages
English (native), Spanish (intermediate)

Weekends
Volunteer at the food bank of the parish since 2018.`;

export const ANY_RESUMES: readonly string[] = [SPANISH, ENGLISH];
