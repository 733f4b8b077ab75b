/** Programs that whole companies run on: ERP, CRM, automation without code, documents, and the desk's own tools. */
export const BUSINESS_SOFTWARE = `
[skill software]
sap-s4hana | SAP S/4HANA | | s/4hana, s4hana, s4 hana, sap s4, sap s/4, migración a s/4hana | sap
sap-hana | SAP HANA | | hana database | sap, databases
sap-fi | SAP FI | | sap fico, sap fi/co, sap finanzas, sap finance, sap fi-co | sap
sap-co | SAP CO | | sap controlling | sap
sap-mm | SAP MM | | sap materials management, sap gestión de materiales, sap compras | sap
sap-sd | SAP SD | | sap sales and distribution, sap ventas | sap
sap-pp | SAP PP | | sap production planning, sap producción | sap
sap-pm | SAP PM | | sap plant maintenance, sap mantenimiento | sap
sap-qm | SAP QM | | sap quality management, sap calidad | sap
sap-wm | SAP WM y EWM | SAP WM and EWM | sap warehouse management | sap
sap-hcm | SAP HCM | | sap hr, sap rrhh, sap payroll, sap nóminas | sap
sap-bw | SAP BW | | sap bi, sap business warehouse, bw/4hana, sap analytics cloud, sap bw/4hana | sap, data-warehouse
sap-businessobjects | SAP BusinessObjects | | business objects, crystal reports, sap bo, webi reports | business-intelligence
sap-fiori | SAP Fiori | | sapui5, sap ui5, fiori | sap
sap-basis | SAP Basis | | administración sap, sap netweaver, sap administration | sap
sap-concur | SAP Concur | | concur expense, concur travel | expense-reports
sap-btp | SAP BTP | | sap business technology platform, sap pi/po, sap pi, sap cpi, sap integration suite | sap
sap-business-one | SAP Business One | | sap b1 | erp
salesforce | Salesforce | | salesforce.com, sfdc, sales cloud, salesforce sales cloud, service cloud | crm
salesforce-admin | Administración de Salesforce | Salesforce administration | salesforce administrator, salesforce flows, configuración de salesforce | salesforce
salesforce-development | Desarrollo en Salesforce | Salesforce development | salesforce apex, lightning web components, visualforce, soql | salesforce, programming
salesforce-marketing-cloud | Salesforce Marketing Cloud | | marketing cloud, exacttarget, pardot, account engagement | salesforce, marketing-automation
hubspot | HubSpot | | hub spot, hubspot crm | crm
zoho | Zoho | | zoho crm, zoho books | crm
pipedrive | Pipedrive | | sugarcrm, suitecrm, close.io, freshsales, vtiger | crm
siebel | Siebel | | oracle siebel, oracle cx | crm
dynamics-365 | Microsoft Dynamics 365 | | dynamics 365, microsoft dynamics, ms dynamics, d365 | erp
dynamics-crm | Dynamics 365 Sales | | dynamics crm, microsoft dynamics crm, ms crm, dynamics 365 customer engagement | crm, dynamics-365
business-central | Dynamics 365 Business Central | | business central, dynamics nav, navision, microsoft navision, dynamics 365 bc | dynamics-365
dynamics-finance | Dynamics 365 Finance | | dynamics ax, axapta, d365 finance, dynamics finance and operations, dynamics 365 f&o | dynamics-365
odoo | Odoo | | openerp | erp
netsuite | NetSuite | | oracle netsuite | erp
oracle-ebs | Oracle E-Business Suite | | oracle ebs, oracle erp, oracle financials, oracle apps, oracle applications | erp
oracle-fusion | Oracle Fusion | Oracle Fusion Cloud | oracle fusion cloud, oracle cloud erp, oracle hcm cloud, oracle hcm | erp
jd-edwards | JD Edwards | | jde, jd edwards enterpriseone | erp
infor-erp | Infor ERP | | infor ln, infor m3, baan erp, epicor, ifs applications, syspro | erp
sage-erp | Sage X3 | Sage ERP | sage 200, sage 100, sage 300, sage intacct, sage murano, sage logic class | erp, sage
latam-erp | Software administrativo CONTPAQi | CONTPAQi and Aspel software | contpaqi, contpaq, aspel, microsip, siigo, tango gestión, softland erp, totvs, defontana | erp
a3erp | a3ERP | | a3 erp, ekon erp, solmicro, sage despachos, holded | erp
erp-implementation | Implantación de ERP | ERP implementation | implementación de erp, implantación de sistemas erp, implementación de sap, sap implementation, erp rollout, erp migration | erp
servicenow | ServiceNow | | service now* | itsm
low-code | Desarrollo low-code | Low-code development | low code, no-code, no code*, desarrollo de bajo código, lowcode | programming
power-platform | Microsoft Power Platform | | power platform, dataverse | low-code
power-apps | Power Apps | | powerapps, microsoft power apps, canvas apps | power-platform
power-automate | Power Automate | | microsoft flow, ms flow, power automate desktop | power-platform, rpa
outsystems | OutSystems | | out systems | low-code
mendix | Mendix | | appian, pega systems, pegasystems, pega platform, bonita bpm | low-code
airtable | Airtable | | softr, glide apps, google appsheet, appsheet, bubble.io | low-code
zapier | Zapier | | integromat, make.com, n8n, ifttt, workflow automation, automatización de flujos de trabajo | low-code
rpa | Automatización robótica de procesos | Robotic process automation | RPA!, robotización de procesos | process-improvement
uipath | UiPath | | ui path | rpa
blue-prism | Blue Prism | | automation anywhere, blueprism | rpa
mulesoft | MuleSoft | | anypoint platform, dell boomi, boomi, tibco, webmethods, oracle soa suite, biztalk | system-integration
system-integration | Integración de sistemas | Systems integration | system integration, integración de aplicaciones, enterprise application integration, edi integration, intercambio electrónico de datos, electronic data interchange | software-architecture
cms | Gestores de contenidos | Content management systems | gestor de contenidos, content management system, sistema de gestión de contenidos, cms* | web-design
drupal | Drupal | | | cms
joomla | Joomla | | | cms
elementor | Elementor | | divi builder, gutenberg editor, wpbakery, advanced custom fields | wordpress
site-builders | Webflow y Wix | Webflow and Wix | webflow, wix, squarespace, weebly, framer* | web-design
headless-cms | CMS sin interfaz | Headless CMS | contentful, strapi, sanity.io, storyblok, prismic | cms
enterprise-cms | Adobe Experience Manager | | AEM!, sitecore, liferay, umbraco, typo3, opencms | cms
ecm | Gestores documentales | Enterprise content management | documentum, alfresco, opentext, docuware, laserfiche, filenet, onbase, m-files | filing
plm | Gestión del ciclo de vida del producto | Product lifecycle management | PLM!, teamcenter, windchill, 3dexperience, enovia, product data management
pim | Gestión de información de producto | Product information management | akeneo, pimcore, product information management system | e-commerce
public-administration-it | Plataformas de administración electrónica | E-government platforms | plataforma gestiona, autofirma, geiser registry
[skill office]
google-workspace | Google Workspace | | g suite, gsuite, google docs, google drive, google suite, google apps, herramientas de google | office-software
libreoffice | LibreOffice | | openoffice, open office, libre office | office-software
pivot-tables | Tablas dinámicas | Pivot tables | tablas dinámicas de excel, excel pivot tables, vlookup, buscarv, xlookup, power pivot, fórmulas de excel, excel formulas, funciones de excel | excel
power-query | Power Query | | get and transform, lenguaje m de power query | excel
google-sheets | Google Sheets | | hojas de cálculo de google, google spreadsheets | excel
onenote | OneNote | | microsoft onenote, evernote | office-software
onedrive | OneDrive | | microsoft onedrive, dropbox | office-software
microsoft-teams | Microsoft Teams | | ms teams, microsoft team | video-conferencing
slack | Slack!* | | slack channels, canales de slack, google chat | office-software
pdf-tools | Adobe Acrobat | | acrobat pro, acrobat reader, edición de pdf, pdf editing | office-software
lotus-notes | Lotus Notes | | ibm notes, hcl notes, lotus 1-2-3 | office-software
online-forms | Formularios en línea | Online forms | google forms, microsoft forms, typeform, surveymonkey, survey monkey, qualtrics, jotform
e-signature | Firma digital | E-signature | e-signatures, adobe sign, hellosign
appointment-software | Software de citas | Appointment software | calendly, doodle polls, google calendar, microsoft bookings | calendar-management
trello | Trello | | | task-management-tools
asana-tool | Asana! | | asana* | task-management-tools
notion | Notion!* | | notion workspace, notion.so | task-management-tools
clickup | ClickUp | | basecamp, wrike, teamwork.com, todoist, microsoft planner, ms planner | task-management-tools
monday-com | monday.com | | | task-management-tools
smartsheet | Smartsheet | | smart sheet | task-management-tools
whiteboards | Pizarras digitales colaborativas | Online whiteboards | Miro!*, miro board, tableros de miro, mural.co, figjam, lucidchart, draw.io, lucid chart
mail-merge | Combinación de correspondencia | Mail merge | combinar correspondencia, correspondencia combinada | word
office-supplies | Gestión de material de oficina | Office supplies management | office supplies, material de oficina, pedidos de material de oficina, ordering supplies, ordering office supplies
office-equipment | Manejo de equipos de oficina | Office equipment | fotocopiadora, photocopier, photocopying, fotocopias, office machines, máquinas de oficina, copy machine, fax machine
travel-expenses-desk | Tramitación de dietas y viajes | Travel and expense processing | dietas y desplazamientos, travel and expense, t&e reports, per diem processing | expense-reports
public-registry | Registro de entrada y salida | Incoming and outgoing records | registro de documentos, registro de entradas y salidas, document registration | filing
database-upkeep | Mantenimiento de bases de datos de clientes | Customer database maintenance | actualización de bases de datos, updating databases, database maintenance, actualización de la base de datos | data-entry
executive-support | Asistencia a dirección | Executive support | asistencia a la dirección, soporte a dirección, c-suite support, apoyo a la dirección, executive assistance | office-administration
`;
