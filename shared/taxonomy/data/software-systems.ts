/** What runs software and keeps it safe: databases, clouds, delivery, systems, networks and security. */
export const SOFTWARE_SYSTEMS = `
[skill software]
nosql | NoSQL | | bases de datos nosql, no-sql, nosql databases, bases de datos no relacionales, non-relational databases | databases
cassandra | Apache Cassandra | | Cassandra!*, cassandra db, scylladb | nosql
dynamodb | DynamoDB | | amazon dynamodb, dynamo db | nosql, aws
couchbase | Couchbase | | couchdb | nosql
neo4j | Neo4j | Graph databases | bases de datos de grafos, graph database, cypher query language | nosql
sqlite | SQLite | | | sql
db2 | IBM Db2 | | db2 | sql
teradata | Teradata | | | sql, data-warehouse
sybase | Sybase | | sap ase, informix | sql
firebase | Firebase | | google firebase, firestore, supabase | nosql, backend
cosmos-db | Azure Cosmos DB | | cosmos db, cosmosdb | nosql, azure
influxdb | InfluxDB | Time series databases | timescaledb, bases de datos de series temporales, time series database | databases
memcached | Memcached | | | databases
solr | Apache Solr | | solr, apache lucene, lucene* | databases
stored-procedures | Procedimientos almacenados | Stored procedures | triggers y procedimientos, stored procedure | sql
query-tuning | Optimización de consultas | Query optimization | sql tuning, performance tuning, optimización de consultas sql, query tuning, database tuning, optimización de bases de datos | databases
database-design | Diseño de bases de datos | Database design | modelo entidad-relación, entity-relationship modelling, entity relationship model, normalización de bases de datos, diseño de base de datos | databases
backups | Copias de seguridad | Data backups | backup and recovery, copia de seguridad, respaldos de información, backup and restore, veeam, commvault, acronis, backup management, backup*, backups*, data backup, respaldo de datos, backups de datos
message-queues | Colas de mensajes | Message queues | message broker, message brokers, mensajería asíncrona, activemq, ibm mq, mqseries, amazon sqs, sqs | backend
rabbitmq | RabbitMQ | | rabbit mq | message-queues
aws-ec2 | Amazon EC2 | | ec2, aws ec2, auto scaling groups | aws
aws-lambda | AWS Lambda | | lambda functions, funciones lambda | aws, serverless
aws-s3 | Amazon S3 | | aws s3, s3 buckets, s3* | aws
aws-rds | Amazon RDS | | aws rds, amazon aurora, aws aurora | aws, databases
aws-containers | Amazon ECS y EKS | Amazon ECS and EKS | amazon ecs, amazon eks, aws fargate, ECS!, EKS! | aws, docker
aws-networking | Redes en AWS | AWS networking | aws vpc, route 53, amazon cloudfront, cloudfront | aws
aws-cdk | AWS CDK | | aws cloud development kit, aws sam | infrastructure-as-code, aws
cloudformation | AWS CloudFormation | | cloudformation, cloud formation | infrastructure-as-code, aws
azure-devops | Azure DevOps | | azure pipelines, azure repos, tfs, team foundation server, VSTS! | ci-cd, azure
azure-functions | Azure Functions | | azure logic apps, azure app service | azure, serverless
entra-id | Microsoft Entra ID | | azure ad, azure active directory, entra id | identity-management, azure
azure-kubernetes | Azure Kubernetes Service | | AKS!, azure container apps | kubernetes, azure
google-kubernetes | Google Kubernetes Engine | | GKE!, google cloud run, cloud run* | kubernetes, gcp
heroku | Heroku | | netlify, vercel, render.com, paas | cloud
digitalocean | DigitalOcean | | digital ocean, linode, hetzner, ovhcloud, OVH! | cloud
cloudflare | Cloudflare | | akamai, content delivery network, CDN! | cloud
openstack | OpenStack | | nube privada, private cloud | cloud
oracle-cloud | Oracle Cloud | | oracle cloud infrastructure, OCI! | cloud
ibm-cloud | IBM Cloud | | alibaba cloud | cloud
cloud-migration | Migración a la nube | Cloud migration | migraciones a la nube, migración cloud, migration to the cloud, lift and shift | cloud
cloud-architecture | Arquitectura en la nube | Cloud architecture | arquitectura cloud, cloud infrastructure, infraestructura cloud, infraestructura en la nube, hybrid cloud, nube híbrida, multicloud, multi-cloud | cloud
cloud-security | Seguridad en la nube | Cloud security | aws security, azure security, seguridad cloud | cybersecurity, cloud
finops | FinOps | Cloud cost management | optimización de costes cloud, cloud cost optimization, cloud cost optimisation | cloud
serverless | Arquitectura sin servidor | Serverless | arquitectura serverless, serverless framework, FaaS! | cloud
saas | Software como servicio | Software as a service | saas, productos saas, saas products | cloud
infrastructure-as-code | Infraestructura como código | Infrastructure as code | IaC!, infra as code | devops
pulumi | Pulumi | | azure bicep, arm templates | infrastructure-as-code
puppet | Puppet!* | | puppet enterprise, puppet modules | configuration-management
chef-infra | Chef Infra | | chef cookbooks, opscode chef, chef automation | configuration-management
saltstack | SaltStack | | salt stack | configuration-management
configuration-management | Gestión de la configuración | Configuration management | gestión de configuración, configuration control | devops
helm | Helm!* | | helm charts, kustomize | kubernetes
openshift | OpenShift | | red hat openshift, okd | kubernetes
rancher | Rancher!* | | suse rancher, rancher kubernetes | kubernetes
istio | Istio | Service mesh | linkerd, malla de servicios | kubernetes
podman | Podman | | containerd, docker swarm | docker
gitops | GitOps | | argocd, argo cd, fluxcd, flux cd | ci-cd
github | GitHub | | git hub | git
gitlab | GitLab | | git lab | git
bitbucket | Bitbucket | | | git
subversion | Subversion! | | svn, tortoisesvn, cvs repository, mercurial scm, perforce | version-control
version-control | Control de versiones | Version control | source control, control de código fuente, versionado de código
github-actions | GitHub Actions | | | ci-cd
gitlab-ci | GitLab CI | | gitlab ci/cd, gitlab pipelines | ci-cd
circleci | CircleCI | | circle ci, travis ci, drone ci | ci-cd
teamcity | TeamCity | | atlassian bamboo, octopus deploy | ci-cd
artifact-repositories | Repositorios de artefactos | Artifact repositories | artifactory, sonatype nexus, nexus repository, docker registry | ci-cd
release-management | Gestión de versiones y despliegues | Release management | gestión de releases, release planning, deployment management | devops
site-reliability | Ingeniería SRE | Site reliability engineering | site reliability, SRE!, ingeniería de confiabilidad del sitio | devops
system-monitoring | Monitorización de sistemas | System monitoring | monitoreo de sistemas, monitorización de infraestructura, infrastructure monitoring, application monitoring, nagios, zabbix, PRTG!, centreon | devops
observability | Observabilidad | Observability | opentelemetry, jaeger tracing, distributed tracing, trazas distribuidas | system-monitoring
prometheus | Prometheus! | | | system-monitoring
grafana | Grafana | | | system-monitoring
datadog | Datadog | | new relic, dynatrace, appdynamics, sentry.io | system-monitoring
elk | Pila ELK | ELK stack | kibana, logstash, elk, fluentd, graylog, elastic stack | elasticsearch, system-monitoring
nginx | Nginx | | | web-servers
web-servers | Servidores web | Web servers | apache http server, servidor apache, apache web server, apache2, internet information services, IIS!, haproxy | operating-systems
vagrant | Vagrant!* | HashiCorp tools | hashicorp vault, hashicorp consul, hashicorp packer, hashicorp nomad | devops
high-availability | Alta disponibilidad | High availability | clústeres de alta disponibilidad, failover clusters, fault tolerance, tolerancia a fallos | operating-systems
load-balancing | Balanceo de carga | Load balancing | load balancers, balanceadores de carga, balanceo de cargas, f5 big-ip | networking
disaster-recovery | Recuperación ante desastres | Disaster recovery | disaster recovery plan, plan de recuperación ante desastres, DRP!, recuperación de desastres | backups
data-centre | Centros de datos | Data centre operations | data center, data centre, centro de proceso de datos, CPD!, datacenter, centro de cómputo
unix | Unix | | ibm aix, AIX!, Solaris!, hp-ux | operating-systems
red-hat | Red Hat Enterprise Linux | Red Hat Linux | red hat, redhat, rhel, centos, rocky linux, fedora linux | linux
windows-desktop | Windows (sistema operativo) | Microsoft Windows | windows 10, windows 11, windows 7, windows xp, ms windows, sistema operativo windows | operating-systems
macos | macOS | | mac os, os x, mac os x | operating-systems
active-directory | Directorio activo | Active Directory | gpo, group policy, directivas de grupo, ldap, políticas de grupo | windows-server
exchange-server | Microsoft Exchange | Exchange Server | ms exchange, exchange online, administración de correo electrónico, email administration | windows-server
microsoft-365-admin | Administración de Microsoft 365 | Microsoft 365 administration | office 365 administration, administración de office 365, o365 administration | cloud
mdm | Gestión de dispositivos móviles | Mobile device management | microsoft intune, intune, jamf, airwatch, sccm, mobileiron | it-support
citrix | Citrix | | xenapp, xendesktop, escritorios virtuales, virtual desktops, VDI!, vmware horizon | virtualization
vmware | VMware | | vsphere, esxi, vcenter, vm ware | virtualization
hyper-v | Hyper-V | | microsoft hyper-v | virtualization
proxmox | Proxmox | | kvm virtualization, nutanix, virtualbox, xen server | virtualization
storage-systems | Almacenamiento SAN y NAS | SAN and NAS storage | cabinas de almacenamiento, storage administration, san storage, nas storage, netapp, storage area network, emc storage
mainframe | Mainframe | | jcl, ibm mainframe, IMS!, computadora central, ibm z/os, zos mainframe, CICS! | operating-systems
as400 | AS/400 | IBM i | as400, iseries, rpg iv, rpgle, rpg/400 | operating-systems
itsm | Gestión de servicios de TI | IT service management | ITSM!, gestión de servicios ti, procesos itil, itil processes, it operations, operaciones de ti | it-support
it-incidents | Gestión de incidencias informáticas | IT incident management | incident management, gestión de tickets, ticket management, ticketing systems, sistema de tickets, gestión de incidentes | itsm
ticketing-tools | Herramientas de tickets | Ticketing tools | bmc remedy, jira service management, jira service desk, freshservice, GLPI!, manageengine, osticket | it-support
remote-support | Soporte remoto | Remote support | teamviewer, anydesk, asistencia remota, remote desktop, escritorio remoto, remote assistance | it-support
device-deployment | Maquetación y despliegue de equipos | Device deployment | instalación de software, software installation, clonación de equipos, workstation setup, configuración de equipos, computer imaging, instalación de equipos informáticos, desktop deployment | it-support
it-asset-management | Gestión de activos de TI | IT asset management | inventario de equipos informáticos, gestión de licencias de software, it inventory | itsm
it-infrastructure | Infraestructura de TI | IT infrastructure | infraestructura informática, infraestructura tecnológica, infraestructuras ti, technology infrastructure
cisco | Cisco! | Cisco networking | cisco ios, switches cisco, routers cisco, cisco routers, cisco switches, cisco meraki, cisco* | networking
juniper | Juniper Networks | | junos, juniper routers | networking
fortinet | Fortinet | | fortigate | firewalls
palo-alto | Palo Alto Networks | | palo alto firewalls, check point firewalls, checkpoint firewall, sonicwall | firewalls
mikrotik | MikroTik | | ubiquiti, aruba networks, UniFi! | networking
routing-switching | Enrutamiento y conmutación | Routing and switching | routing y switching, routing*, switching*, routers y switches, routers and switches, BGP!, OSPF!, MPLS!, EIGRP! | networking
vlan | VLAN | | vlans, configuración de vlan | networking
vpn | VPN | | redes privadas virtuales, virtual private networks, ipsec, openvpn, wireguard | networking
dns-dhcp | DNS y DHCP | DNS and DHCP | DNS!, DHCP!, servidores dns | networking
firewalls | Cortafuegos informáticos | Network firewalls | firewall, firewall management, administración de firewalls, pfsense, iptables | network-security
wifi | Redes inalámbricas | Wireless networks | redes wifi, wireless lan, wlan, wifi networks, redes wi-fi | networking
sd-wan | SD-WAN | | sdwan, software-defined networking, redes definidas por software, SDN! | networking
network-monitoring | Monitorización de redes | Network monitoring | wireshark, monitoreo de redes, packet analysis, análisis de tráfico de red, solarwinds | networking
network-design | Diseño de redes | Network design | arquitectura de redes, network architecture, topología de red | networking
network-security | Seguridad de redes | Network security | seguridad en redes, seguridad perimetral, perimeter security | cybersecurity, networking
identity-management | Gestión de identidades y accesos | Identity and access management | IAM!, identity management, gestión de identidades, autenticación multifactor, multi-factor authentication, MFA! | cybersecurity
privileged-access | Gestión de accesos privilegiados | Privileged access management | cyberark, beyondtrust | identity-management
cryptography | Criptografía | Cryptography | cifrado de datos, data encryption, pki, public key infrastructure, certificados ssl, ssl certificates, ssl/tls, encryption | cybersecurity
vulnerability-management | Gestión de vulnerabilidades | Vulnerability management | análisis de vulnerabilidades, vulnerability assessment, nessus, qualys, vulnerability scanning, escaneo de vulnerabilidades, openvas | cybersecurity
pentest-tools | Kali Linux y Metasploit | Kali Linux and Metasploit | kali linux, metasploit, burp suite, nmap, sqlmap | pentesting
owasp | OWASP | Application security | owasp top 10, appsec, seguridad de aplicaciones, seguridad en aplicaciones, desarrollo seguro, secure coding, secure development, SAST!, DAST! | cybersecurity
devsecops | DevSecOps | | dev sec ops, snyk, checkmarx, fortify scans, veracode | devops, cybersecurity
soc-operations | Centro de operaciones de seguridad | Security operations centre | security operations center, soc operations, soc nivel 2, monitorización de seguridad | siem
incident-response | Respuesta a incidentes | Incident response | respuesta ante incidentes, gestión de ciberincidentes, CSIRT!, security incidents | cybersecurity
threat-intelligence | Inteligencia de amenazas | Threat intelligence | threat hunting, ciberinteligencia, caza de amenazas, mitre att&ck, threat modeling, threat modelling, modelado de amenazas | cybersecurity
malware-analysis | Análisis de malware | Malware analysis | ingeniería inversa de software, reverse engineering, ida pro, ghidra | cybersecurity
digital-forensics | Informática forense | Digital forensics | análisis forense digital, computer forensics, forense informático, peritaje informático, encase forensic | cybersecurity
endpoint-security | Seguridad de puestos de trabajo | Endpoint security | antivirus, EDR!, XDR!, crowdstrike, sentinelone, microsoft defender, endpoint protection | cybersecurity
dlp | Prevención de fuga de datos | Data loss prevention | DLP!, data leakage prevention, prevención de pérdida de datos | cybersecurity
intrusion-detection | Detección de intrusos | Intrusion detection | ids/ips, suricata, intrusion prevention, sistemas de detección de intrusos, WAF!, web application firewall | network-security
zero-trust | Confianza cero | Zero trust | zero trust architecture | cybersecurity
splunk | Splunk | | | siem
siem-products | QRadar y Sentinel | QRadar and Sentinel | qradar, microsoft sentinel, azure sentinel, arcsight, wazuh, alienvault, elastic siem | siem
red-team | Red team | | equipo rojo, red teaming, blue team, purple team, simulación de ataques | pentesting
security-awareness | Concienciación en ciberseguridad | Security awareness training | security awareness, concienciación en seguridad, phishing simulations, simulaciones de phishing | cybersecurity
it-governance | Gobierno de TI | IT governance | cobit, gobernanza de ti, it audit, auditoría informática, auditoría de sistemas, information systems audit, it strategy, estrategia de ti
ot-security | Ciberseguridad industrial | OT security | seguridad ot, iec 62443, industrial cybersecurity | cybersecurity
`;
