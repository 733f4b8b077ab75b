/** Software, data, systems and security: what people there know and what they are called. */
export const SOFTWARE = `
[skill software]
programming | Programación | Programming | desarrollo de software, software development, coding, software engineering, ingeniería de software, programador de software*, desarrollo de aplicaciones, application development, software programming
python | Python | | py3, python 3, phyton, pyton | programming
javascript | JavaScript | | js, ecmascript, es6, vanilla js, java script, javascript es6 | programming
typescript | TypeScript | | TS! | javascript
java | Java | | java se, java ee, j2ee, jdk | programming
kotlin | Kotlin | | | programming
c | C!* | | lenguaje c, c language, c programming, ansi c | programming
cpp | C++ | | cpp, cplusplus | programming
csharp | C# | | c sharp, csharp | programming
dotnet | .NET | | dotnet, .net core, net core, net framework | csharp
go | Go!* | | golang, lenguaje go, in Go!, en Go!, with Go!, con Go! | programming
rust | Rust!* | | rust language, rustlang, in Rust!, en Rust!, with Rust!, con Rust!, rust programming | programming
ruby | Ruby!* | | ruby language, in Ruby!, en Ruby!, with Ruby!, con Ruby!, ruby programming, ruby scripts | programming
rails | Ruby on Rails | | Rails!, ROR!, ruby/rails | ruby
php | PHP | | php8, php7 | programming
laravel | Laravel | | | php
symfony | Symfony | | | php
swift | Swift!* | | swiftui, swift ui, in Swift!, en Swift!, with Swift!, con Swift!, swift programming, swift/objective-c | programming
scala | Scala! | | scala programming | programming
perl | Perl | | | programming
cobol | COBOL | | | programming
abap | ABAP | | | programming
vba | VBA | | macros de excel, excel macros | programming
matlab | MATLAB | |  | programming
bash | Shell!* | Shell scripting | bash, shell script, scripting de shell | programming
html-css | HTML y CSS | HTML and CSS | html, css, html5, css3, maquetación web
react | React! | | react*, react.js, reactjs, react js, react hooks, react components, componentes react, react/redux | javascript
nextjs | Next.js | | nextjs | react
react-native | React Native | | | react, mobile-development
angular | Angular! | | angularjs, angular.js, angular* | javascript
vue | Vue.js | | Vue!, vuejs, vue*, vue js | javascript
nodejs | Node.js | | node js, nodejs | javascript
django | Django | | | python
flask | Flask! | Flask! | python flask, flask*, flask api | python
spring | Spring!* | | java spring, spring java, spring mvc, spring data, spring security, spring cloud, spring batch, spring boot, springboot, spring framework | java
flutter | Flutter | |  | mobile-development, dart
mobile-development | Desarrollo móvil | Mobile development | desarrollo de apps, desarrollo de aplicaciones móviles, mobile apps | programming
frontend | Desarrollo frontend | Front-end development | frontend, front end, desarrollo front-end, web development, desarrollo web | programming
backend | Desarrollo backend | Back-end development | backend, back end, desarrollo back-end, server-side development | programming
rest-api | API REST | REST APIs | REST!, restful, apis, api rest, web services, servicios web, api design | backend
microservices | Microservicios | Microservices | arquitectura de microservicios | backend
sql | SQL | | lenguaje sql, consultas sql | databases
databases | Bases de datos | Databases | base de datos, database administration, database management, administración de bases de datos, rdbms, dbms
postgresql | PostgreSQL | | postgres, psql | sql
mysql | MySQL | | mariadb, my sql | sql
oracle | Oracle Database | | oracle db, oracle 11g, oracle 12c, Oracle!, oracle*, oracle databases, bases de datos oracle, oracle 19c, oracle sql | sql
sql-server | SQL Server | | mssql, ms sql, microsoft sql server | sql
mongodb | MongoDB | | mongo | nosql
redis | Redis | |  | nosql
elasticsearch | Elasticsearch | | elastic search, opensearch | nosql
kafka | Apache Kafka | | kafka | message-queues
git | Git | |  | version-control
docker | Docker | | contenedores docker, containerization, docker compose | devops
kubernetes | Kubernetes | | k8s, kube, kubernets | docker
terraform | Terraform | |  | infrastructure-as-code
ansible | Ansible | |  | configuration-management
jenkins | Jenkins | | | ci-cd
ci-cd | Integración continua | Continuous integration | ci/cd, cicd, ci cd, continuous delivery, continuous deployment, entrega continua, despliegue continuo | devops
devops | DevOps | | dev ops | cloud
cloud | Computación en la nube | Cloud computing | cloud, la nube, servicios en la nube, cloud services
aws | AWS | Amazon Web Services | amazon aws, aws cloud | cloud
azure | Microsoft Azure | | azure | cloud
gcp | Google Cloud | | gcp, google cloud platform | cloud
linux | Linux | | ubuntu, debian | operating-systems
windows-server | Windows Server | |  | operating-systems
operating-systems | Sistemas operativos | Operating systems | 
networking | Redes informáticas | Computer networking | redes*, redes informáticas, tcp/ip, tcp ip, administración de redes, network administration, lan/wan
virtualization | Virtualización | Virtualization | virtual machines, máquinas virtuales
cybersecurity | Ciberseguridad | Cybersecurity | seguridad informática, information security, seguridad de la información, cyber security, it security, infosec
pentesting | Pruebas de penetración | Penetration testing | pentesting, pentest, hacking ético, ethical hacking | cybersecurity
siem | SIEM | | gestión de incidentes de seguridad, security monitoring | cybersecurity
it-support | Soporte técnico | Technical support | soporte informático, it support, help desk, helpdesk, service desk, soporte a usuarios, user support, desktop support, mesa de ayuda, soporte it
hardware-repair | Reparación de ordenadores | Computer repair | reparación de computadoras, hardware, mantenimiento de equipos informáticos, computer hardware
testing | Pruebas de software | Software testing | QA!, quality assurance testing, testing
agile | Metodologías ágiles | Agile methods | agile, metodología ágil, agile methodologies, sdlc
jira | Jira | | confluence, atlassian
software-architecture | Arquitectura de software | Software architecture | patrones de diseño, design patterns, system design, diseño de sistemas | programming
embedded | Sistemas embebidos | Embedded systems | sistemas empotrados, firmware | programming
wordpress | WordPress | |
erp | ERP | | enterprise resource planning, sistemas erp
sap | SAP! | | sap erp, sap r/3 | erp
blockchain | Blockchain | | cadena de bloques, smart contracts, contratos inteligentes
[skill data]
data-analysis | Análisis de datos | Data analysis | analítica de datos, data analytics, analizar datos, analyze data, análisis estadístico de datos, analytics
statistics | Estadística | Statistics | análisis estadístico, statistical analysis, modelización estadística, statistical modeling | data-analysis
machine-learning | Aprendizaje automático | Machine learning | machine-learning, ML!, aprendizaje de máquina, predictive modeling, modelos predictivos | data-analysis
deep-learning | Aprendizaje profundo | Deep learning | redes neuronales, neural networks | machine-learning
nlp | Procesamiento del lenguaje natural | Natural language processing | nlp, PLN! | machine-learning
computer-vision | Visión artificial | Computer vision | visión por computador, opencv, image recognition | machine-learning
ai | Inteligencia artificial | Artificial intelligence | IA!, AI! 
pandas | Pandas! | | python pandas, pandas*, pandas dataframes, pandas/numpy | python
r | R!* | | rstudio, r studio, lenguaje r, r programming | statistics
sas | SAS! | | sas programming | statistics
spss | SPSS | | ibm spss, spss statistics | statistics
power-bi | Power BI | | powerbi | business-intelligence
tableau | Tableau | |  | business-intelligence
business-intelligence | Inteligencia de negocio | Business intelligence | inteligencia de negocios, BI!, cuadros de mando, dashboards, dashboarding | data-analysis
etl | ETL | | procesos etl, data pipelines, pipelines de datos, data integration, integración de datos | data-engineering
data-engineering | Ingeniería de datos | Data engineering | DBT! | databases
big-data | Big data | |  | data-engineering
data-warehouse | Almacén de datos | Data warehouse | data warehousing | data-engineering
data-modeling | Modelado de datos | Data modeling | modelización de datos, data modelling | databases
data-visualization | Visualización de datos | Data visualization | data visualisation | data-analysis
data-entry | Entrada de datos | Data entry | captura de datos, grabación de datos, introducción de datos, digitación
gis | Sistemas de información geográfica | Geographic information systems | GIS!, SIG!, cartografía, mapping software
prompt-design | Uso de IA generativa | Generative AI tools | prompt engineering | ai
data-cleaning | Depuración de datos | Data cleaning | limpieza de datos | data-analysis
ab-testing | Pruebas A/B | A/B testing | split testing | statistics
[occupation]
software-developer 2512 | Desarrollador de software | Software developer | software engineer, programmer, programador, ingeniero de software, computer programmer, desarrollador, developer, analista programador, programador informático, sde, software development engineer, application developer, desarrollador de aplicaciones, java developer, desarrollador java, python developer, desarrollador python, programador java, c++ developer, .net developer, desarrollador .net, programador .net, php developer, desarrollador php, programador php, ingeniero informático, computer engineer | programming, git, sql, agile, testing, javascript, java, python | web-developer, backend-developer, frontend-developer, full-stack-developer, mobile-developer
frontend-developer 2513 | Desarrollador frontend | Front-end developer | frontend engineer, front end engineer, desarrollador front-end, programador frontend, ui developer, react developer, desarrollador react, angular developer, desarrollador angular, maquetador web | frontend, javascript, typescript, html-css, react, git | web-developer, full-stack-developer
backend-developer 2512 | Desarrollador backend | Back-end developer | backend engineer, back end engineer, desarrollador back-end, programador backend, node developer, desarrollador node, ingeniero backend | backend, rest-api, sql, git, java, python, nodejs | full-stack-developer
full-stack-developer 2512 | Desarrollador full stack | Full-stack developer | fullstack developer, full stack engineer, fullstack engineer, desarrollador fullstack, programador full stack, programador fullstack | frontend, backend, javascript, sql, rest-api, git | web-developer
web-developer 2513 | Desarrollador web | Web developer | programador web, web programmer, desarrollador de páginas web | html-css, javascript, frontend, php, wordpress | software-developer
webmaster 3514 | Administrador de sitios web | Webmaster | web administrator, administrador web, técnico web, web technician | html-css, wordpress | web-developer
mobile-developer 2512 | Desarrollador móvil | Mobile developer | mobile app developer, ios developer, android developer, desarrollador android, desarrollador ios, desarrollador de aplicaciones móviles, programador de apps, mobile engineer | mobile-development, kotlin, swift, flutter, react-native | frontend-developer
game-developer 2513 | Desarrollador de videojuegos | Game developer | video game developer, programador de videojuegos, game programmer, digital games developer, desarrollador de juegos digitales | programming, cpp, csharp | software-developer
embedded-developer 2512 | Desarrollador de sistemas embebidos | Embedded systems developer | embedded engineer, embedded software engineer, firmware engineer, ingeniero de sistemas embebidos, ingeniero de firmware | embedded, c, cpp | software-developer, electronics-engineer
qa-tester 2519 | Probador de software | Software tester | qa engineer, qa analyst, quality assurance engineer, tester, test engineer, ingeniero de pruebas, analista qa, analista de calidad de software, qa tester, software test engineer, sdet, test analyst | testing, agile, jira | software-developer
devops-engineer 2522 | Ingeniero DevOps | DevOps engineer | devops, site reliability engineer, SRE!, platform engineer, ingeniero de plataforma, release engineer | devops, docker, kubernetes, ci-cd, linux, aws, terraform | systems-administrator, cloud-engineer
cloud-engineer 2522 | Ingeniero de nube | Cloud engineer | cloud architect, arquitecto cloud, ingeniero cloud, arquitecto de la nube | cloud, aws, azure, gcp, terraform | devops-engineer, software-architect
software-architect 2512 | Arquitecto de software | Software architect | solutions architect, arquitecto de soluciones, solution architect, technical architect, enterprise architect, ict system architect, system architect, arquitecto de sistemas | software-architecture, microservices, cloud | software-developer
systems-administrator 2522 | Administrador de sistemas | Systems administrator | system administrator, sysadmin, sys admin, administrador de sistemas informáticos, linux administrator, windows administrator, it administrator, ict system administrator, técnico de sistemas | linux, windows-server, networking, virtualization | network-engineer, devops-engineer, it-support-technician
network-engineer 2523 | Ingeniero de redes | Network engineer | network administrator, administrador de redes, ingeniero de redes informáticas, ict network engineer, network architect | networking, cybersecurity | systems-administrator
database-administrator 2521 | Administrador de bases de datos | Database administrator | dba, administrador de base de datos, sql developer, database developer, desarrollador de bases de datos, diseñador de bases de datos, database designer | databases, sql, oracle, sql-server | data-engineer
security-analyst 2529 | Analista de ciberseguridad | Cybersecurity analyst | information security analyst, security engineer, analista de seguridad informática, especialista en ciberseguridad, ingeniero de seguridad informática, cyber security specialist, cybersecurity specialist, cybersecurity engineer, ict security specialist, soc analyst, ict security manager, ciso | cybersecurity, siem, pentesting, networking | network-engineer
it-support-technician 3512 | Técnico de soporte informático | IT support technician | help desk technician, helpdesk technician, it support specialist, it support, soporte técnico, technical support engineer, técnico informático, técnico helpdesk, desktop support, computer technician, service desk analyst, técnico de soporte, técnico en informática, it technician, técnico de ayuda al usuario, it specialist, técnico microinformático, desktop support technician, computer support specialist, help desk analyst, technical support specialist | it-support, hardware-repair, windows-server, networking | systems-administrator
it-manager 1330 | Director de informática | IT manager | it director, director de sistemas, responsable de informática, jefe de informática, director de ti, gerente de ti, chief information officer, CIO!, CTO!, chief technology officer, director de tecnología, information technology manager, ict manager, responsable de sistemas, gerente de sistemas, head of it, vp of engineering, engineering manager, information technology director | project-management, leadership, cloud, budgeting | it-project-manager
it-project-manager 1330 | Jefe de proyecto informático | IT project manager | jefe de proyectos ti, gestor de proyectos informáticos, technical project manager, ict project manager, gestor de proyectos de tic, director de proyectos tic, jefe de proyectos informáticos | project-management, agile, jira | project-manager
business-analyst 2511 | Analista de negocio | Business analyst | analista funcional, systems analyst, analista de sistemas, it business analyst, functional analyst, business systems analyst, ict business analyst, consultor funcional, analista de procesos | data-analysis, requirements, agile | it-consultant, data-analyst
it-consultant 2511 | Consultor informático | IT consultant | consultor de ti, ict consultant, consultor tecnológico, technology consultant, consultor de tic | erp, project-management | business-analyst
data-analyst 2511 | Analista de datos | Data analyst | analista de bi, bi analyst, business intelligence analyst, analista de business intelligence, analytics specialist, reporting analyst, business intelligence developer, bi developer | data-analysis, sql, excel, power-bi, tableau, statistics | data-scientist, business-analyst
data-scientist 2120 | Científico de datos | Data scientist | científica de datos | python, machine-learning, statistics, sql, deep-learning | data-analyst, data-engineer, statistician
data-engineer 2521 | Ingeniero de datos | Data engineer | big data engineer, etl developer, desarrollador etl, data architect, arquitecto de datos, data warehouse developer, ingeniero de big data | etl, sql, python, big-data, data-warehouse | data-scientist
statistician 2120 | Estadístico | Statistician | estadista, mathematician, matemático | statistics, r, sas | data-scientist
data-entry-clerk 4132 | Grabador de datos | Data entry clerk | data entry operator, operador de entrada de datos, capturista, digitador, data entry specialist, data entry*, operador de captura de datos, data typist, capturista de datos | data-entry, typing, excel | office-clerk
gis-specialist 2165 | Especialista en SIG | GIS specialist | gis analyst, técnico gis, técnico sig, cartographer, cartógrafo, gis technician | gis | surveyor
machine-learning-engineer 2512 | Ingeniero de aprendizaje automático | Machine learning engineer | ml engineer, ingeniero de machine learning, ai engineer, ingeniero de ia, ingeniero de inteligencia artificial, artificial intelligence engineer | machine-learning, python, deep-learning, nlp | data-scientist, software-developer
penetration-tester 2529 | Auditor de seguridad informática | Penetration tester | ethical hacker, hacker ético, pentester, red team operator | pentesting, cybersecurity | security-analyst
sap-consultant 2511 | Consultor SAP | SAP consultant | sap analyst, analista sap, sap developer, programador abap, abap developer, erp consultant, consultor erp | sap, erp | it-consultant
network-technician 3513 | Técnico de redes | Network technician | network support technician, técnico de redes informáticas | networking, hardware-repair | network-engineer, it-support-technician
scrum-master 2519 | Scrum master | | agile coach, facilitador ágil, agile delivery lead | agile, jira | it-project-manager
actuary 2120 | Actuario | Actuary | actuario de seguros, actuarial analyst, analista actuarial | statistics, insurance, risk-management | statistician
salesforce-developer 2512 | Desarrollador Salesforce | Salesforce developer | salesforce administrator, administrador salesforce, crm developer, salesforce consultant | crm, programming | software-developer
`;
