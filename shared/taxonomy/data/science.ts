/** Natural sciences, the laboratory, and the software by which engineers calculate, draw and simulate. */
export const SCIENCE = `
[skill engineering]
mathematics | Matemáticas | Mathematics | matemáticas aplicadas, applied mathematics, cálculo numérico, numerical methods, álgebra lineal, linear algebra, métodos numéricos, calculus*, maths*
analytical-chemistry | Química analítica | Analytical chemistry | análisis químico, chemical analysis, análisis instrumental, instrumental analysis, análisis fisicoquímicos, physicochemical analysis | chemistry
organic-chemistry | Química orgánica | Organic chemistry | síntesis orgánica, organic synthesis, chemical synthesis, síntesis química, química medicinal, medicinal chemistry | chemistry
inorganic-chemistry | Química inorgánica | Inorganic chemistry | catálisis, catalysis, química de coordinación | chemistry
electrochemistry | Electroquímica | Electrochemistry | corrosión y electroquímica, celdas de combustible, battery chemistry | chemistry
polymers | Polímeros | Polymer science | química de polímeros, polymer chemistry, caucho y polímeros | chemistry
nanotechnology | Nanotecnología | Nanotechnology | nanomateriales, nanomaterials, nanopartículas, nanoparticles | physics
hplc | HPLC | | cromatografía líquida, liquid chromatography, uplc, uhplc, hplc-ms | chromatography
gas-chromatography | Cromatografía de gases | Gas chromatography | gc-ms, gc/ms, cg-ms | chromatography
chromatography | Cromatografía | Chromatography | cromatografía iónica, ion chromatography, técnicas cromatográficas, empower chromatography | analytical-chemistry
mass-spectrometry | Espectrometría de masas | Mass spectrometry | lc-ms, lc-ms/ms, lc/ms, espectrometría de masa, maldi-tof, icp-ms | analytical-chemistry
spectroscopy | Espectroscopia | Spectroscopy | espectroscopía, ftir, espectrofotometría, spectrophotometry, uv-vis, raman spectroscopy, infrared spectroscopy, espectrofotómetro, absorción atómica, atomic absorption, icp-oes, fluorescencia de rayos x | analytical-chemistry
nmr | Espectroscopia de RMN | NMR spectroscopy | NMR! | spectroscopy
titration | Valoraciones químicas | Titration | titulaciones químicas, volumetrías, potenciometría, karl fischer, titrations, wet chemistry | analytical-chemistry
x-ray-diffraction | Difracción de rayos X | X-ray diffraction | XRD!, DRX!, cristalografía, crystallography | analytical-chemistry
electron-microscopy | Microscopía SEM y TEM | SEM and TEM microscopy | scanning electron microscopy, sem/tem, transmission electron microscopy, sem-edx | laboratory
laboratory-instruments | Calibración de equipos de laboratorio | Laboratory instrument calibration | pipeteo, pipetting, lab instrument maintenance, calibración de instrumentos de laboratorio, preparación de reactivos, reagent preparation, preparación de disoluciones | laboratory
laboratory-safety | Seguridad en el laboratorio | Laboratory safety | bioseguridad en laboratorio, biosafety, lab safety, biosafety level 2, chemical hygiene | laboratory
stability-studies | Estudios de estabilidad | Stability studies | stability testing, ich guidelines, guías ich, desarrollo galénico, formulación farmacéutica, pharmaceutical formulation, drug formulation, formulation development | pharmaceutical-science
pharmaceutical-science | Ciencias farmacéuticas | Pharmaceutical sciences | desarrollo de fármacos, drug development, drug discovery
toxicology | Toxicología | Toxicology | ecotoxicología, ecotoxicology | biology
biochemistry | Bioquímica | Biochemistry | enzimología, enzymology, química de proteínas | biology
molecular-biology | Biología molecular | Molecular biology | rna extraction, clonación molecular, molecular cloning, gel electrophoresis, técnicas de biología molecular, extracción de arn | biology
cell-culture | Cultivos celulares | Cell culture | cultivo celular, cultivo de células, cultivo de tejidos, tissue culture, células madre, stem cells, mammalian cell culture | biology, laboratory
gene-editing | Edición genética | Gene editing | crispr, crispr/cas9, ingeniería genética, genetic engineering | genetics
genetics | Genética | Genetics | genómica, genomics, genética molecular, citogenética, cytogenetics, genética de poblaciones, diagnóstico genético | biology
sequencing | Secuenciación masiva | Next-generation sequencing | rna-seq, NGS!, illumina sequencing, sanger sequencing | genetics
bioinformatics | Bioinformática | Bioinformatics | biología computacional, computational biology, bioconductor, blast alignment | biology
proteomics | Proteómica | Proteomics | purificación de proteínas, protein purification, metabolómica, metabolomics, protein expression, expresión de proteínas | biochemistry
microbiology | Microbiología | Microbiology | siembra microbiológica, cultivos microbiológicos, microbiological analysis | biology
bioprocessing | Bioprocesos | Bioprocessing | fermentación, fermentation, biorreactores, bioreactors, bioprocess engineering, upstream processing, downstream processing | biotechnology
biotechnology | Biotecnología | Biotechnology | biotecnología vegetal, biotecnología industrial, biotech* | biology
neuroscience | Neurociencia | Neuroscience | neurociencias, electrofisiología, electrophysiology, electroencefalografía, cognitive neuroscience | biology
ecology | Ecología | Ecology | estudios de fauna, inventarios de biodiversidad, biodiversidad, biodiversity | environmental-management
botany | Botánica | Botany | identificación de plantas, plant identification, fisiología vegetal, plant physiology, etnobotánica | biology
zoology | Zoología | Zoology | entomología, entomology, ornitología, ornithology, etología, ethology, herpetología | biology
marine-biology | Biología marina | Marine biology | oceanografía, oceanography, ciencias del mar, marine science, ictiología | biology
clinical-data-management | Gestión de datos clínicos | Clinical data management | crf design, cuaderno de recogida de datos, redcap, medidata rave | clinical-trials
systematic-review | Revisión bibliográfica | Literature review | revisión sistemática, systematic review, revisión de literatura, literature reviews, búsqueda bibliográfica, bibliographic search, revisiones sistemáticas, estado del arte, pubmed, zotero, mendeley, endnote | academic-research
experimental-design | Diseño de experimentos | Design of experiments | diseño experimental, experimental design, diseño factorial, factorial designs, DOE!* | statistics, research
scientific-presentations | Divulgación científica | Science communication | comunicación científica, scientific presentations, ponencias en congresos, conference presentations, divulgación de la ciencia, science outreach, scientific posters | academic-research
optics | Óptica y fotónica | Optics and photonics | fotónica, photonics, laser physics, óptica instrumental, optical engineering | physics
nuclear-physics | Física nuclear | Nuclear physics | seguridad nuclear | physics
astronomy | Astronomía | Astronomy | astrofísica, astrophysics | physics
thermodynamics | Termodinámica | Thermodynamics | transferencia de calor, heat transfer, ingeniería térmica, thermal engineering, ciclos térmicos | physics
fluid-mechanics | Mecánica de fluidos | Fluid mechanics | CFD!, dinámica de fluidos computacional, computational fluid dynamics, ansys fluent, openfoam, fluid dynamics, star-ccm+, dinámica de fluidos | physics
quantum | Computación cuántica | Quantum computing | física cuántica, quantum mechanics, qiskit, mecánica cuántica, quantum physics | physics
geophysics | Geofísica | Geophysics | sísmica, prospección geofísica, geophysical surveys, seismic interpretation, sismología, seismology | geology
climate-science | Meteorología y climatología | Meteorology and climatology | climatología, meteorología, weather forecasting, predicción meteorológica | physics
labview | LabVIEW | | lab view, national instruments labview, teststand, ni labview | programming
simulink | Simulink | | matlab simulink, matlab/simulink, stateflow | matlab
mathematica | Wolfram Mathematica | | gnu octave, maple software, mathcad, scilab | mathematics
origin-lab | OriginLab | | originpro, graphpad prism, graphpad, sigmaplot, imagej, fiji imagej | statistics
chem-software | ChemDraw | | gaussian software, aspen plus, aspen hysys, hysys, chemcad, unisim, schrodinger suite, chemoffice, process simulation | chemical-processes
comsol | COMSOL | | comsol multiphysics | finite-elements
finite-elements | Elementos finitos | Finite element analysis | FEA!, FEM!, cálculo por elementos finitos, finite element method, método de los elementos finitos, simulación por elementos finitos | structural-analysis
ansys | ANSYS! | | ansys workbench, ansys mechanical, abaqus, nastran, hypermesh, ls-dyna, patran, altair hyperworks, Ansys! | finite-elements
structural-software | SAP2000 y ETABS | SAP2000 and ETABS | sap2000, etabs, staad pro, staad.pro, robot structural analysis, csi safe, midas civil, risa 3d, ram elements, tricalc, dlubal | structural-analysis
cype | CYPE | | cypecad, cype 3d, cype ingenieros | structural-analysis
bim | BIM | Building information modelling | building information modeling, modelado bim, bim modeling, metodología bim, bim modelling, bim coordination, coordinación bim, iso 19650, bim management, clash detection | autocad
archicad | Archicad | | graphisoft archicad, allplan, vectorworks, graphisoft | bim
navisworks | Navisworks | | bim 360, autodesk construction cloud, solibri, dynamo bim, acc autodesk, synchro 4d | bim
civil-3d | Civil 3D | | autocad civil 3d, civil3d, istram, clip carreteras, microstation, bentley openroads, openroads, inroads, autodesk infraworks, mdt topografía | civil-engineering
road-design | Diseño de carreteras | Road design | proyectos de carreteras, trazado de carreteras, highway design, diseño vial, highway engineering, traffic engineering, ingeniería de tráfico, ingeniería de tránsito | civil-engineering
bridge-engineering | Ingeniería de puentes | Bridge engineering | diseño de puentes, bridge design, túneles y puentes, tunnel engineering | structural-analysis
construction-estimating-software | Arquímedes y Presto | Construction estimating software | arquímedes cype, presto rib, bluebeam, planswift, on-screen takeoff, sage estimating, opus cmm, neodata precios, s10 presupuestos, bluebeam revu | cost-estimation
catia | CATIA | | catia v5, catia v6, delmia | parametric-cad
inventor | Autodesk Inventor | | inventor professional, Inventor!* | parametric-cad
creo | PTC Creo | | Creo!*, creo parametric, pro/engineer | parametric-cad
solid-edge | Solid Edge | | solidedge | parametric-cad
nx | Siemens NX | | NX!, unigraphics, nx cad, nx cam | parametric-cad
fusion-360 | Fusion 360 | | autodesk fusion, onshape, freecad, tinkercad | parametric-cad
parametric-cad | CAD paramétrico | Parametric CAD | 3d cad, diseño 3d mecánico, modelado paramétrico, parametric modelling, cad 3d, mechanical cad | autocad
piping-design | Diseño de tuberías | Piping design | isométricos, autocad plant 3d, caesar ii, aveva e3d, aveva pdms, smartplant, plant design, isométricas, smart plant | mechanical-design
p-and-id | Diagramas de tuberías e instrumentación | Piping and instrumentation diagrams | P&ID!, p&ids, diagramas p&id, p&id diagrams, piping and instrumentation diagram | chemical-processes
hazop | HAZOP | Process safety | seguridad de procesos, process safety management, atex, process hazard analysis, sil assessment, process safety, análisis hazop | chemical-processes
control-systems | Sistemas de control | Control systems | teoría de control, control theory, control engineering, ingeniería de control, control de procesos industriales, process control | industrial-automation
signal-processing | Procesamiento de señales | Signal processing | tratamiento de señales, digital signal processing, procesado de señal, DSP!, procesamiento digital de señales | electronics
power-electronics | Electrónica de potencia | Power electronics | convertidores de potencia, power converters, inversores de potencia, power inverters | electronics
rf-engineering | Ingeniería de radiofrecuencia | RF engineering | diseño de antenas, antenna design, radio frequency, microondas rf, rf design, electromagnetic compatibility, compatibilidad electromagnética | telecommunications
mobile-networks | Redes móviles | Mobile networks | 5g, 4g lte, lte networks, redes 5g, telefonía celular, red de acceso radio, umts, gsm networks, radio access network | telecommunications
voip | VoIP | | voz sobre ip, sip trunking, cisco call manager, cisco unified communications, unified communications | telecommunications
pcb-design | Diseño de circuitos impresos | PCB design | altium, altium designer, kicad, orcad, eagle pcb, diseño de pcb, printed circuit board, cadence allegro, pads layout, printed circuit boards, circuitos impresos, eagle cad | electronics
circuit-simulation | Simulación de circuitos | Circuit simulation | ltspice, pspice, proteus isis, multisim, proteus vsm, spice simulation | electronics
electrical-cad | EPLAN | Electrical CAD | autocad electrical, see electrical, eplan electric p8, diseño de esquemas eléctricos, electrical schematics, esquemas eléctricos, electrical drawings, solidworks electrical | electrical-engineering
lighting-calculation | Cálculo luminotécnico | Lighting calculation | dialux, dialux evo, estudios lumínicos, luminotecnia, relux, luminaires design | electrical-engineering
power-system-software | Análisis de sistemas de potencia | Power system analysis | digsilent, powerfactory, psse, etap software, skm powertools, flujo de cargas, load flow analysis, short circuit analysis, cortocircuito y coordinación, arc flash | electrical-engineering
power-transmission | Transporte de energía eléctrica | Power transmission | substation design, transformadores eléctricos, líneas de transmisión, transmission lines | electrical-engineering
aerospace-engineering | Ingeniería aeroespacial | Aerospace engineering | aeronáutica, aeronautics, aerodinámica, aerodynamics, satélites, ingeniería aeronáutica, aeronautical engineering, xfoil, spacecraft systems
automotive-engineering | Ingeniería de automoción | Automotive engineering | autosar, can bus, diseño de vehículos, ingeniería automotriz, iso 26262, vehicle dynamics, vector canoe, functional safety, seguridad funcional, ADAS!
naval-engineering | Ingeniería naval | Naval engineering | arquitectura naval, naval architecture, diseño de buques, ship design, rhinoceros naval, aveva marine
biomedical-engineering | Ingeniería biomédica | Biomedical engineering | bioingeniería, bioengineering, electromedicina, biomaterials, biomateriales, equipos médicos, medical equipment maintenance, biomecánica, biomechanics
industrial-engineering | Ingeniería industrial | Industrial engineering | ingeniería de métodos, plant layout, distribución en planta
product-development | Desarrollo de producto industrial | Engineering product development | new product development, desarrollo de nuevos productos, NPI!, new product introduction, desarrollo de prototipos, r&d, investigación y desarrollo, research and development, industrialización de producto, I+D!
reliability-engineering | Ingeniería de fiabilidad | Reliability engineering | fiabilidad y mantenibilidad, reliability analysis, rcm, reliability centered maintenance, confiabilidad operacional, mantenimiento centrado en la confiabilidad, weibull analysis, mtbf, ram analysis
`;
