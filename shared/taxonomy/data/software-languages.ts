/** Languages, frameworks, tests and ways to build software: the names a developer puts into a list. */
export const SOFTWARE_LANGUAGES = `
[skill software]
powershell | PowerShell | | power shell, scripts de powershell, powershell scripting | bash
visual-basic | Visual Basic | | vb.net, vb6, visual basic 6, visual basic .net | programming
objective-c | Objective-C | | obj-c, objetive c | programming
delphi | Delphi!* | | borland delphi, embarcadero delphi, object pascal, programación en delphi, delphi developer | programming
fortran | Fortran | | fortran 77, fortran 90 | programming
assembly-language | Lenguaje ensamblador | Assembly language | assembly programming, x86 assembly, programación en ensamblador, ensamblador x86 | programming
elixir | Elixir! | | phoenix framework, elixir phoenix | programming
erlang | Erlang | | erlang/otp | programming
haskell | Haskell | | | functional-programming
clojure | Clojure | | clojurescript | functional-programming
fsharp | F# | | f sharp, fsharp | dotnet
groovy | Groovy! | | apache groovy, groovy scripts | java
lua | Lua! | | lua scripting, luajit | programming
julia | Lenguaje Julia | Julia language | julia programming, julialang, programación en julia | programming
dart | Dart! | | dart language, lenguaje dart | programming
prolog | Prolog! | | programación lógica, logic programming | programming
lisp | Lisp! | | common lisp, emacs lisp | programming
ada-language | Lenguaje Ada | Ada programming | ada 95, programación en ada | programming
plsql | PL/SQL | | plsql, pl sql, oracle pl/sql, oracle forms | sql, oracle
tsql | T-SQL | Transact-SQL | tsql, transact sql | sql, sql-server
xml | XML | | xslt, xsd, xpath | programming
json | JSON | | json schema, ficheros json | programming
yaml | YAML | | | programming
regex | Expresiones regulares | Regular expressions | regex, regexp | programming
uml | UML | | diagramas uml, unified modeling language, lenguaje unificado de modelado, unified modelling language | software-architecture
webassembly | WebAssembly | | wasm | programming
oop | Programación orientada a objetos | Object-oriented programming | POO!, OOP!, orientación a objetos, object-oriented design, object oriented | programming
functional-programming | Programación funcional | Functional programming | | programming
concurrency | Programación concurrente | Concurrent programming | multithreading, multi-threading, programación multihilo, multihilo, programación asíncrona, asynchronous programming | programming
algorithms | Algoritmos y estructuras de datos | Algorithms and data structures | estructuras de datos, data structures, algorithm design, diseño de algoritmos, algoritmia | programming
clean-code | Código limpio | Clean code | principios solid, solid principles, refactorización, refactoring, refactorización de código | software-architecture
domain-driven-design | Diseño guiado por el dominio | Domain-driven design | DDD!?, diseño dirigido por el dominio | software-architecture
hexagonal-architecture | Arquitectura hexagonal | Hexagonal architecture | clean architecture, arquitectura limpia, puertos y adaptadores, ports and adapters | software-architecture
event-driven | Arquitectura orientada a eventos | Event-driven architecture | event sourcing, CQRS!, arquitectura dirigida por eventos | software-architecture
soa | Arquitectura orientada a servicios | Service-oriented architecture | SOA!, enterprise service bus, bus de servicios empresariales | software-architecture
mvc | Patrón MVC | MVC pattern | mvc, model view controller, modelo vista controlador, MVVM! | software-architecture
code-review | Revisión de código | Code review | revisiones de código, pull requests, pair programming, programación en pareja | programming
legacy-modernization | Modernización de sistemas heredados | Legacy modernization | sistemas heredados, legacy systems, migración de sistemas legacy, legacy code, código heredado | software-architecture
debugging | Depuración de código | Debugging | depuración de errores, corrección de bugs, bug fixing, resolución de bugs | programming
technical-debt | Gestión de la deuda técnica | Technical debt management | deuda técnica, technical debt | software-architecture
graphql | GraphQL | | apollo graphql, apollo client, hasura | backend
soap | SOAP! | SOAP web services | servicios web soap, servicios soap, wsdl | rest-api
grpc | gRPC | | protocol buffers, protobuf | backend
websockets | WebSockets | | web sockets, socket.io | backend
swagger | Swagger! | OpenAPI | swagger/openapi, open api, especificación openapi | rest-api
postman | Postman!* | | postman api, postman collections, colecciones de postman, soapui, soap ui | rest-api
api-management | Gestión de APIs | API management | api gateway, apigee, kong gateway, pasarela de apis | rest-api
oauth | OAuth | | oauth2, oauth 2.0, openid connect, OIDC!, jwt, json web tokens | cybersecurity
sso | Inicio de sesión único | Single sign-on | SSO!, saml, okta, keycloak, auth0 | identity-management
web-accessibility | Accesibilidad web | Web accessibility | WCAG!, wcag 2.1, a11y, accesibilidad digital, digital accessibility | frontend
pwa | Aplicaciones web progresivas | Progressive web apps | PWA!, service workers | frontend
web-performance | Rendimiento web | Web performance | core web vitals, optimización de rendimiento web, WPO!, lighthouse audits | frontend
redux | Redux | | redux toolkit, redux saga, zustand | react
svelte | Svelte | | sveltekit, svelte kit | javascript
nuxt | Nuxt | Nuxt.js | nuxtjs | vue
jquery | jQuery | | | javascript
emberjs | Ember.js | | emberjs, backbone.js, backbonejs, knockout.js | javascript
astro-framework | Astro!* | | astrojs, astro.build, astro framework | javascript
gatsby | Gatsby.js | | gatsbyjs, Gatsby!* | react
webpack | Webpack | | esbuild, babel.js, gulp.js, rollup.js | javascript
vite | Vite!* | | vitejs, vite.js | javascript
npm | npm | | pnpm, npm packages, paquetes npm | nodejs
express | Express.js | | expressjs, node express | nodejs
nestjs | NestJS | | nest.js | nodejs
deno | Deno!* | | deno.js, bun.js | javascript
tailwind | Tailwind CSS | | tailwind, tailwindcss | html-css
bootstrap | Bootstrap! | | bootstrap*, twitter bootstrap, bootstrap css | html-css
sass | Sass!* | | sass*, scss, less css, css preprocessors, preprocesadores css, postcss | html-css
material-ui | Material UI | | mui, material design*, chakra ui, shadcn, ant design | react
d3 | D3.js | | d3js, chart.js, highcharts, echarts | javascript, data-visualization
threejs | Three.js | | threejs, webgl, babylon.js | javascript
rxjs | RxJS | | ngrx, programación reactiva, reactive programming | javascript
electron | Electron!* | | electron.js, electronjs, electron framework | javascript
ionic | Ionic!* | | ionic framework, apache cordova, cordova*, phonegap | mobile-development
xamarin | Xamarin | | xamarin forms, .net maui | mobile-development, csharp
android | Desarrollo Android | Android development | android*, android sdk, android studio, jetpack compose, apps android, aplicaciones android, android apps, nativo android | mobile-development
ios | Desarrollo iOS | iOS development | iOS!*, xcode, uikit, cocoa touch, apps ios, aplicaciones ios, ios apps, ios sdk | mobile-development
app-publishing | Publicación en tiendas de apps | App store publishing | app store connect, google play console, app store deployment, publicación en app store, publicación en google play | mobile-development
hibernate | Hibernate! | | JPA!, java persistence, jpa/hibernate, hibernate* | java
maven | Maven! | | maven*, apache maven | java
gradle | Gradle | | | java
jakarta-ee | Jakarta EE | | javaserver pages, jsp, servlets, JSF!, EJB!, primefaces, apache struts | java
quarkus | Quarkus | | micronaut | java
application-servers | Servidores de aplicaciones | Application servers | apache tomcat, tomcat, jboss, wildfly, weblogic, websphere, glassfish | java
akka | Akka!* | | akka streams, play framework | scala
aspnet | ASP.NET | | asp.net core, asp.net mvc, asp net, asp.net web api | dotnet
blazor | Blazor | | | aspnet
entity-framework | Entity Framework | | ef core, linq, nhibernate, entity framework core | dotnet
wpf | WPF | | windows forms, winforms, xaml, windows presentation foundation | dotnet
codeigniter | CodeIgniter | | cakephp, zend framework, yii framework, yii2 | php
fastapi | FastAPI | | fast api | python
sqlalchemy | SQLAlchemy | | alembic migrations | python
streamlit | Streamlit | | gradio | python
web-scraping | Web scraping | | scraping web, beautifulsoup, beautiful soup, scrapy, extracción de datos web, raspado web, web crawling | python
qt | Qt!* | | pyqt, qt framework, qt creator, qml | cpp
cuda | CUDA | GPU programming | programación de gpu, opencl, programación gpu | programming
hpc | Computación de alto rendimiento | High-performance computing | HPC!, openmp, slurm, supercomputación, cálculo paralelo, parallel computing | programming
opengl | OpenGL | | directx, glsl, hlsl, programación de shaders, shader programming, vulkan api | programming
ros | ROS!* | Robot Operating System | ros2, ros/gazebo | embedded
arduino | Arduino | | raspberry pi, esp32 | embedded
microcontrollers | Microcontroladores | Microcontrollers | stm32, microprocesadores, microprocessors, arm cortex, pic microcontrollers, freertos, RTOS! | embedded
fpga | FPGA | | vhdl, verilog, systemverilog, xilinx, vivado | embedded
iot | Internet de las cosas | Internet of things | IoT!, mqtt, dispositivos iot, iiot, internet industrial de las cosas | embedded
game-development | Desarrollo de videojuegos | Video game development | desarrollo de juegos, programación de videojuegos, game programming, gamedev, game development | programming
unity | Unity!* | | unity3d, unity 3d, unity engine, motor unity, unity developer | game-development
unreal-engine | Unreal Engine | | ue4, ue5, unreal engine 5 | game-development
godot | Godot!* | | godot engine, gamemaker studio | game-development
ar-vr | Realidad virtual y aumentada | Virtual and augmented reality | realidad virtual, realidad aumentada, virtual reality, augmented reality, realidad mixta, mixed reality, extended reality, ar/vr, vr/ar, arkit, arcore | programming
solidity | Solidity | | hardhat, truffle suite | blockchain
ethereum | Ethereum | | web3, web3.js, ethers.js, hyperledger | blockchain
unit-testing | Pruebas unitarias | Unit testing | unit tests, tests unitarios, test unitarios, mockito | testing
test-automation | Automatización de pruebas | Test automation | automated testing, pruebas automatizadas, qa automation, automatización qa, robot framework, automated tests, tests automáticos | testing
tdd | Desarrollo guiado por pruebas | Test-driven development | TDD!, BDD!, behaviour-driven development, behavior-driven development, desarrollo dirigido por pruebas | testing
integration-testing | Pruebas de integración | Integration testing | end-to-end testing, pruebas end to end, e2e testing, pruebas e2e, pruebas de sistema, system testing, integration tests | testing
regression-testing | Pruebas de regresión | Regression testing | smoke testing, smoke tests, regression tests | testing
load-testing | Pruebas de carga | Load testing | pruebas de rendimiento de software, performance testing, load and performance testing, pruebas de carga y rendimiento | testing
uat | Pruebas de aceptación de usuario | User acceptance testing | UAT!, acceptance testing, pruebas de aceptación, pruebas uat | testing
manual-testing | Pruebas manuales de software | Manual testing | exploratory testing, pruebas exploratorias, testing manual, qa manual | testing
test-planning | Diseño de casos de prueba | Test case design | casos de prueba, test cases, test plans, planes de prueba, plan de pruebas, test planning, testrail | testing
bug-tracking | Seguimiento de defectos | Defect tracking | bug tracking, seguimiento de errores, bugzilla, defect management, gestión de defectos, bug reports | testing
selenium | Selenium! | | selenium*, selenium webdriver | test-automation
cypress | Cypress.io | | Cypress!*, cypress tests, pruebas con cypress | test-automation
playwright | Playwright!* | | playwright tests, puppeteer.js | test-automation
appium | Appium | | espresso tests, xcuitest | test-automation
junit | JUnit | | testng, nunit, xunit, phpunit | unit-testing
jest | Jest!* | | jestjs, vitest, react testing library, mocha.js | unit-testing
pytest | pytest | | py.test | unit-testing, python
cucumber | Cucumber!* | | cucumber bdd, sintaxis gherkin, gherkin syntax, specflow, serenity bdd | test-automation
jmeter | JMeter | | apache jmeter, gatling.io, loadrunner, blazemeter | load-testing
sonarqube | SonarQube | | sonar qube, sonarcloud, static code analysis, análisis estático de código | testing
`;
