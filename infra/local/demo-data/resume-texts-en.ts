/** Demo resumes in English, of fictional people. */

/** A platform engineer who fits `demo06platform` well. */
export const PLATFORM_ENGINEER = `Juniper Saltmarsh
Senior Platform Engineer
Valencia, Spain
juniper.saltmarsh@people.example | +44 7700 900142

SUMMARY
Platform engineer with eight years in production and five with Kubernetes. I like systems that are boring at night and pleasant by day.

EXPERIENCE
Senior Platform Engineer
Tidewrack Systems, remote
April 2021 - Present
- Run fourteen Kubernetes clusters on AWS for forty product teams, all described in Terraform.
- Brought the median deployment from sixteen minutes to four with Argo CD and smaller images.
- Built preview environments in Go that 200 developers use every week.
- On call one week in six; wrote the runbooks that halved the pages.

Site Reliability Engineer
Northlamp Media, Bristol, United Kingdom
January 2018 - March 2021
- Moved 60 services from hand-built machines to Kubernetes.
- Introduced Prometheus and Grafana, with alerts tied to service levels.
- Operated PostgreSQL with streaming replication.

Systems Administrator
Harbour Lane College, Bristol, United Kingdom
September 2015 - December 2017
- Linux servers, backups and a great many printers.

EDUCATION
Bachelor of Science in Computer Science, University of Westerly
2012 - 2015

SKILLS
Kubernetes, AWS, Terraform, Go, Python, Argo CD, Prometheus, Grafana, PostgreSQL, Linux, incident response

CERTIFICATIONS
Certified Kubernetes Administrator (CKA), 2023

LANGUAGES
English: native
Spanish: B2
`;

/** A structural MIG welder for `demo13welder`, who has hardly any TIG: middling. */
export const STRUCTURAL_WELDER = `Barnaby Quillfeather
Structural Welder
Joliet, IL, United States
barnaby.quillfeather@people.example
(815) 555-0164

PROFILE
Structural welder with four years on carbon steel. Safe, steady and early. Looking to move into stainless.

WORK EXPERIENCE
Welder
Kankakee Bridge and Beam, Joliet, IL
June 2022 - Present
- MIG and flux-cored welding of carbon steel beams and platforms up to one inch.
- Read fabrication drawings and weld symbols, fit up with jigs, grind and inspect.
- Move material with forklift and overhead crane.

Welder's Helper
Two Rivers Trailer Works, Peoria, IL
August 2021 - May 2022
- Cut, cleaned and tacked trailer frames.

EDUCATION
Certificate in Welding Technology, Illinois Prairie Trade School
2020 - 2021
High school diploma, Elm Hollow High School
2020

SKILLS
MIG welding, flux-cored welding, blueprint reading, grinding, basic TIG (school)

CERTIFICATIONS
AWS D1.1
Forklift certification, 2023
OSHA 10

LANGUAGES
English: native
`;

/** A barista with an eye for figures: a weak fit for `demo08data`. */
export const BARISTA = `Philippa Moonbeam
Barista and Shift Lead
Hialeah, FL, United States
philippa.moonbeam@people.example | (305) 555-0139

OBJECTIVE
To leave the espresso machine for a first job with data. I am teaching myself in the evenings and I learn fast.

EXPERIENCE
Shift Lead
Slow Pelican Coffee, Miami, FL
March 2023 - Present
- Lead a shift of four, close the register and order supplies.
- Started a spreadsheet of hourly sales that changed our opening hours.

Barista
Slow Pelican Coffee, Miami, FL
May 2021 - February 2023
- Served 300 guests a day in English and Spanish.

EDUCATION
Associate of Arts in Liberal Studies, Royal Palm Community College
2019 - 2021

SKILLS
Customer service, cash handling, scheduling, Excel, SQL basics

COURSES
Introduction to SQL, evening course, 2025

LANGUAGES
English: native
Spanish: C1
`;
