/** Tools and methods of those who work with data: learning machines, statistics, pipelines, warehouses, reports and maps. */
export const DATA_SCIENCE = `
[skill data]
tensorflow | TensorFlow | | tensor flow | deep-learning
pytorch | PyTorch | | torch*, pytorch lightning | deep-learning
keras | Keras | | | deep-learning
scikit-learn | scikit-learn | | sklearn, scikit learn | machine-learning, python
xgboost | XGBoost | Gradient boosting | lightgbm, catboost, random forest, random forests, árboles de decisión, decision trees | machine-learning
numpy | NumPy | | scipy | python
jupyter | Jupyter | | jupyter notebook, jupyter notebooks, jupyterlab, google colab, anaconda distribution | python
matplotlib | Matplotlib | | seaborn, plotly, bokeh plots, ggplot2, ggplot | data-visualization
r-shiny | R Shiny | | shiny apps, rmarkdown, r markdown | r
tidyverse | Tidyverse | | dplyr, data.table | r
stata | Stata! | | stata se, stata mp | statistics
eviews | EViews | | gretl | statistics
knime | KNIME | | rapidminer, weka, orange data mining | data-mining
alteryx | Alteryx | | dataiku, tableau prep | data-engineering
mlops | MLOps | | ml ops, mlflow, kubeflow, despliegue de modelos, model deployment, puesta en producción de modelos | machine-learning, devops
sagemaker | Amazon SageMaker | | sagemaker, vertex ai, azure machine learning, azure ml | machine-learning, cloud
hugging-face | Hugging Face | | huggingface, modelos transformer, transformer models, bert models, spacy, nltk | nlp
llm | Modelos de lenguaje | Large language models | llm, llms, modelos de lenguaje grandes, grandes modelos de lenguaje, gpt-4, gpt models | nlp
generative-ai | IA generativa | Generative AI | genai, gen ai, inteligencia artificial generativa, generative artificial intelligence | ai
rag | Generación aumentada por recuperación | Retrieval-augmented generation | RAG!, retrieval augmented generation, langchain, llamaindex, bases de datos vectoriales, vector databases, pinecone db, vector embeddings | llm
ai-agents | Agentes de IA | AI agents | agentes de inteligencia artificial, agentic ai, multi-agent systems, sistemas multiagente, langgraph, model context protocol | generative-ai
fine-tuning | Ajuste fino de modelos | Model fine-tuning | fine-tuning, fine tuning de modelos, entrenamiento de modelos, model training, training models | machine-learning
openai-api | API de OpenAI | OpenAI API | openai, azure openai, amazon bedrock, anthropic api, gemini api | llm
chatgpt | ChatGPT | | chat gpt, google gemini, claude ai, perplexity ai | prompt-design
github-copilot | Copilot! | | github copilot, microsoft copilot, cursor ide, claude code, asistentes de código, coding assistants | prompt-design
image-generation | Generación de imágenes con IA | AI image generation | midjourney, stable diffusion, dall-e, adobe firefly, runway ml, comfyui | generative-ai
ai-governance | Gobierno de la IA | AI governance | ética de la ia, ai ethics, responsible ai, ia responsable, ai act | ai
chatbots | Chatbots | Conversational AI | asistentes virtuales conversacionales, dialogflow, ia conversacional, rasa chatbot, voicebots, chatbot | ai
recommender-systems | Sistemas de recomendación | Recommender systems | recommendation systems, motores de recomendación, recommendation engines | machine-learning
time-series | Series temporales | Time series analysis | análisis de series temporales, series de tiempo, time series, arima, time series forecasting | statistics
anomaly-detection | Detección de anomalías | Anomaly detection | detección de fraude con modelos, outlier detection | machine-learning
clustering | Agrupamiento de datos | Clustering | análisis de clústeres, cluster analysis, k-means, análisis de conglomerados | machine-learning
regression-analysis | Análisis de regresión | Regression analysis | regresión lineal, linear regression, regresión logística, logistic regression, modelos de regresión, regression models | statistics
feature-engineering | Ingeniería de variables | Feature engineering | ingeniería de características, selección de variables, feature selection | machine-learning
multivariate-analysis | Análisis multivariante | Multivariate analysis | análisis multivariado, análisis de componentes principales, principal component analysis, PCA!, análisis factorial, factor analysis, dimensionality reduction | statistics
reinforcement-learning | Aprendizaje por refuerzo | Reinforcement learning | | machine-learning
bayesian-statistics | Estadística bayesiana | Bayesian statistics | inferencia bayesiana, bayesian inference, bayesian modelling, bayesian methods | statistics
causal-inference | Inferencia causal | Causal inference | propensity score matching, diferencias en diferencias, difference-in-differences, uplift modelling | statistics
hypothesis-testing | Contraste de hipótesis | Hypothesis testing | pruebas de hipótesis, anova, inferencia estadística, statistical inference, t-test | statistics
biostatistics | Bioestadística | Biostatistics | análisis de supervivencia, survival analysis, metaanálisis, meta-analysis | statistics
econometrics | Econometría | Econometrics | modelos econométricos, econometric models, econometric analysis, datos de panel, panel data | statistics
sampling | Muestreo estadístico | Statistical sampling | diseño muestral, sample design, muestreo aleatorio, random sampling | statistics
survey-design | Diseño de encuestas | Survey design | diseño de cuestionarios, questionnaire design, survey methodology, metodología de encuestas | market-research
operations-research | Investigación operativa | Operations research | optimización matemática, mathematical optimization, programación lineal, linear programming, investigación de operaciones, gurobi, cplex | mathematics
simulation | Simulación | Simulation modelling | simulación de montecarlo, monte carlo simulation, montecarlo, simulación de procesos, discrete event simulation, arena simulation, anylogic, flexsim, simulation modeling | statistics
data-mining | Minería de datos | Data mining | text mining, minería de texto | data-analysis
sentiment-analysis | Análisis de sentimiento | Sentiment analysis | análisis de opinión, opinion mining | nlp
ocr | Reconocimiento óptico de caracteres | Optical character recognition | OCR!, tesseract* | computer-vision
speech-recognition | Reconocimiento de voz | Speech recognition | reconocimiento del habla, speech to text, text to speech, síntesis de voz | nlp
object-detection | Detección de objetos | Object detection | yolo models, segmentación de imágenes, image segmentation, procesamiento de imágenes, image processing, redes convolucionales, convolutional neural networks | computer-vision
data-annotation | Etiquetado de datos | Data annotation | anotación de datos, data labelling, data labeling, entrenamiento de ia por anotación
data-science | Ciencia de datos | Data science | ciencia de los datos | data-analysis
airflow | Apache Airflow | | airflow*, dagster, prefect.io, orquestación de datos, data orchestration | data-engineering
dbt | dbt!*? | | data build tool, dbt models, dbt cloud | data-engineering
databricks | Databricks | | delta lake, unity catalog | data-engineering, spark
spark | Apache Spark | | Spark!*, spark sql, spark streaming, spark/scala, spark clusters | big-data
pyspark | PySpark | | | spark, python
hadoop | Hadoop | | hdfs, mapreduce, cloudera, apache hbase, hbase | big-data
hive | Apache Hive | | Hive!*, hiveql, apache impala, trino sql | big-data
flink | Apache Flink | Stream processing | Flink!*, procesamiento en tiempo real, real-time data processing, apache storm, apache beam, kafka streams, kinesis streams, amazon kinesis, data streaming | big-data
nifi | Apache NiFi | | nifi, streamsets | etl
talend | Talend | | pentaho data integration, pentaho, kettle pdi | etl
informatica-powercenter | Informatica PowerCenter | | powercenter, iics, informatica cloud, datastage, ibm datastage | etl
ssis | SSIS | SQL Server Integration Services | | etl, sql-server
ssrs | SSRS | SQL Server Reporting Services | reporting services* | business-intelligence, sql-server
olap | Cubos OLAP | OLAP | SSAS!, analysis services*, cubos de datos, mdx queries, cubos olap | business-intelligence
fivetran | Fivetran | | airbyte, stitch data, matillion | etl
aws-glue | AWS Glue | | amazon athena, aws athena, aws emr, lake formation | data-engineering, aws
azure-data-factory | Azure Data Factory | | data factory*, azure synapse, synapse analytics, microsoft fabric, adf pipelines | data-engineering, azure
google-data-stack | Google Dataflow y Pub/Sub | Google Dataflow and Pub/Sub | google dataflow, cloud dataflow, pub/sub, dataproc, cloud composer | data-engineering, gcp
snowflake | Snowflake! | | snowflake*, snowflake data cloud, snowpark | data-warehouse
bigquery | BigQuery | | google bigquery, big query | data-warehouse, gcp
redshift | Amazon Redshift | | redshift*, aws redshift | data-warehouse, aws
data-lake | Lago de datos | Data lake | data lakes, data lakehouse, lakehouse, lagos de datos | data-engineering
dimensional-modeling | Modelado dimensional | Dimensional modelling | star schema, esquema en estrella, dimensional modeling, kimball methodology, data vault, data marts | data-modeling
data-architecture | Arquitectura de datos | Data architecture | data mesh, arquitectura del dato, data platform, plataforma de datos | data-engineering
data-governance | Gobierno del dato | Data governance | gobierno de datos, gobernanza de datos, data stewardship, catálogo de datos, data catalogue, data catalog, collibra, data lineage, linaje de datos
data-quality | Calidad del dato | Data quality | calidad de datos, calidad de los datos, data validation, validación de datos, great expectations framework | data-governance
master-data | Gestión de datos maestros | Master data management | datos maestros, master data, maestro de materiales, material master data | data-governance
data-migration | Migración de datos | Data migration | migraciones de datos, data conversion, migración de bases de datos, database migration | data-engineering
looker | Looker! | | looker*, lookml | business-intelligence
looker-studio | Looker Studio | | google data studio, data studio* | data-visualization
qlik | Qlik | | qlikview, qlik sense, qliksense | business-intelligence
microstrategy | MicroStrategy | | ibm cognos, cognos | business-intelligence
metabase | Metabase | | apache superset, redash, mode analytics | business-intelligence
dax | DAX! | | fórmulas dax, dax formulas, medidas dax, dax measures | power-bi
data-storytelling | Narrativa con datos | Data storytelling | storytelling con datos, infografías de datos | data-visualization
product-analytics | Analítica de producto | Product analytics | mixpanel, amplitude analytics, posthog, heap analytics, análisis de cohortes, cohort analysis | data-analysis
customer-analytics | Analítica de clientes | Customer analytics | customer segmentation, segmentación de clientes, churn prediction, predicción de abandono, customer lifetime value, rfm analysis | data-analysis
people-analytics | Analítica de personas | People analytics | hr analytics, analítica de rrhh, analítica de recursos humanos, workforce analytics | data-analysis
digital-twin | Gemelos digitales | Digital twins | gemelo digital, digital twin | simulation
arcgis | ArcGIS | | arcmap, arcgis pro, arcgis online, esri software | gis
qgis | QGIS | | quantum gis, gvsig | gis
geospatial-analysis | Análisis geoespacial | Geospatial analysis | análisis espacial, spatial analysis, geoprocesamiento, geoprocessing, postgis, geoserver, google earth engine | gis
remote-sensing | Teledetección | Remote sensing | percepción remota, imágenes de satélite, satellite imagery, satellite images, imágenes satelitales | gis
photogrammetry | Fotogrametría | Photogrammetry | lidar, nubes de puntos, point clouds, agisoft metashape, pix4d | gis
`;
