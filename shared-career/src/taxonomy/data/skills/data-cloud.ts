/** Data, artificial intelligence, cloud, networks and information security. Columns: see `parse.ts`. */
export const DATA_CLOUD_SKILLS = `
engenharia-dados | Engenharia de dados | technique | 4 | data engineering; engenheiro de dados; data engineer; arquitetura de dados; plataforma de dados | sql, etl
ciencia-dados | Ciência de dados | technique | 4 | data science; cientista de dados; data scientist | analise-dados, estatistica
governanca-dados | Governança de dados | technique | 3 | data governance; catálogo de dados; qualidade de dados; data quality; linhagem de dados; dicionário de dados; dama dmbok; master data; dados mestres | | modelagem-dados
administracao-banco-dados | Administração de bancos de dados | technique | 4 | dba; tuning de banco; backup e recuperação de bancos; database administration; otimização de consultas; administrador de banco de dados | sql
banco-dados | Banco de dados | knowledge | 3 | sgbd; databases | | sql
mongodb | MongoDB | tool | 2 | mongo db; mongo atlas | nosql | postgresql
redis | Redis | tool | 2 | cache distribuído; memcached | nosql
elasticsearch | Elasticsearch | tool | 3 | elastic search; elk stack; kibana; logstash; opensearch | nosql | observabilidade
dynamodb | DynamoDB e Cassandra | tool | 3 | dynamodb; cassandra; cosmos db; cosmosdb | nosql
firebase | Firebase e Supabase | tool | 2 | google firebase; firestore; supabase; firebase cloud messaging; firebase | nosql
neo4j | Bancos de grafos | tool | 3 | neo4j; graph database | nosql
kafka | Apache Kafka | tool | 3 | kafka; streaming de dados; event streaming | spark
databricks | Databricks | tool | 3 | azure databricks; delta lake; unity catalog | spark | snowflake
hadoop | Hadoop e Hive | tool | 4 | hadoop; hive; hdfs; impala cloudera; cloudera | spark
airflow | Apache Airflow | tool | 3 | airflow; orquestração de dados; prefect; google composer | etl, python
dbt | dbt | tool | 2 | dbt cloud; data build tool; analytics engineering; analytics engineer | sql, etl
integracao-dados | Ferramentas de integração de dados | tool | 3 | pentaho; talend; informatica powercenter; azure data factory; data factory; aws glue; apache nifi; powercenter; qlik replicate; knime; alteryx | etl
snowflake | Snowflake | tool | 3 | snowflake cloud; snowflake data cloud; snowpark | data-warehouse, sql | bigquery
bigquery | BigQuery | tool | 2 | big query | data-warehouse, sql | redshift, gcp
redshift | Amazon Redshift e Athena | tool | 3 | redshift; aws athena; amazon athena; athena | data-warehouse, sql, aws
data-lake | Data lake | technique | 3 | datalake; lakehouse; lago de dados; arquitetura medalhão | data-warehouse
qlik | Qlik | tool | 2 | qlikview; qliksense | visualizacao-dados, looker | power-bi, tableau
metabase | Metabase e Superset | tool | 1 | metabase; redash; superset | visualizacao-dados, sql, looker
dax | DAX | technique | 2 | | power-bi
power-query | Power Query | tool | 2 | linguagem m; power pivot; powerquery; tratamento de dados no power query | excel-avancado | power-bi
storytelling-dados | Storytelling com dados | technique | 2 | data storytelling; narrativa de dados; comunicação de dados; storytelling de dados | visualizacao-dados | apresentacoes
sas-spss | SAS e SPSS | tool | 3 | sas; spss; stata; minitab; eviews; jasp | estatistica
econometria | Econometria e séries temporais | technique | 4 | econometria; séries temporais; time series; econometrics; modelos econométricos; arima | estatistica
amostragem | Pesquisa quantitativa e amostragem | technique | 3 | amostragem; pesquisa quantitativa; pesquisa de campo; tabulação de dados; survey; questionários de pesquisa; recenseador; recenseadora; aplicação de questionários; entrevistador de pesquisa; pesquisador de campo | | pesquisa-mercado, estatistica
scikit-learn | scikit-learn e XGBoost | tool | 3 | sklearn; scikit learn; xgboost; lightgbm; catboost; random forest; gradient boosting | machine-learning, python
modelos-preditivos | Modelos preditivos | technique | 4 | modelagem preditiva; predictive modeling; modelos de previsão; modelos de propensão; modelos de crédito; credit scoring | machine-learning
inteligencia-artificial | Inteligência artificial | knowledge | 4 | soluções de ia; artificial intelligence; projetos de ia; aplicações de ia; engenheiro de ia; engenharia de ia; ai engineer; ia aplicada | machine-learning | ia-generativa
tensorflow | TensorFlow e Keras | tool | 3 | tensorflow; keras; tf lite; tensor flow | deep-learning | pytorch
pytorch | PyTorch | tool | 3 | torch vision; hugging face transformers | deep-learning
visao-computacional | Visão computacional | technique | 4 | computer vision; opencv; reconhecimento de imagens; detecção de objetos; yolo; processamento de imagens; ocr | machine-learning, deep-learning
pln | Processamento de linguagem natural | technique | 4 | nlp; pln; natural language processing; spacy; nltk; mineração de textos; análise de sentimentos; text mining | machine-learning, deep-learning | llm
llm | Grandes modelos de linguagem (LLM) | technique | 3 | llm; large language models; openai api; api da openai; gpt-4; hugging face; modelos de linguagem; ollama; vertex ai; azure openai | | ia-generativa, pln
engenharia-prompt | Engenharia de prompt | technique | 1 | prompts | ia-generativa
rag | RAG e busca semântica | technique | 3 | retrieval augmented generation; rag com llm; geração aumentada por recuperação; embeddings; banco vetorial; busca semântica; pinecone; pgvector; vector database | llm
langchain | LangChain e agentes de IA | tool | 3 | langchain; langgraph; agentes de ia; ai agents; crewai; llamaindex; model context protocol; agentes autônomos de ia; autogen | llm | rag
fine-tuning | Ajuste fino de modelos | technique | 4 | fine tuning; lora adapters; ajuste fino; rlhf; treinamento de modelos de linguagem | llm, deep-learning
mlops | MLOps | technique | 4 | ml ops; mlflow; deploy de modelos; sagemaker; kubeflow; monitoramento de modelos; machine learning engineer; engenheiro de machine learning | machine-learning, ci-cd
anotacao-dados | Anotação de dados para IA | technique | 1 | rotulagem de dados; anotação de dados; data labeling; avaliação de respostas de ia; data annotation; anotador de dados | | ia-generativa
ia-imagem | IA para imagem e vídeo | tool | 1 | midjourney; stable diffusion; firefly adobe; runway ml; geração de imagens com ia; ia generativa de imagens; sora openai; dalle | ia-generativa
copilot-codigo | Programação com apoio de IA | tool | 1 | github copilot; cursor ide; claude code; assistente de código; programação assistida por ia; vibe coding | ia-generativa
etica-ia | Ética e governança de IA | knowledge | 2 | governança de ia; ia responsável; responsible ai; viés algorítmico; iso 42001; regulação de ia | | lgpd, inteligencia-artificial
web-scraping | Web scraping | technique | 2 | raspagem de dados; beautifulsoup; scrapy; crawler; webscraping | python
mineracao-dados | Mineração de dados | technique | 3 | data mining; clusterização; clustering; análise de agrupamentos; weka; rapidminer; segmentação estatística | analise-dados, estatistica
pesquisa-operacional | Pesquisa operacional e otimização | technique | 4 | pesquisa operacional; otimização linear; programação linear; simulação de eventos discretos; operations research; gurobi; flexsim; arena simulation | calculos-engenharia
serverless | Serverless | technique | 3 | aws lambda; lambda functions; azure functions; cloud functions; cloud run | nuvem, aws
arquitetura-nuvem | Arquitetura em nuvem | technique | 4 | cloud architecture; arquiteto cloud; arquiteto de soluções; solutions architect; arquitetura de soluções; migração para nuvem; multi-cloud; cloud engineer; engenheiro de cloud | nuvem
certificacao-aws | Certificação em nuvem | licence | 2 | aws certified; cloud practitioner; az-900; aws solutions architect associate; azure fundamentals; google cloud certified; certificação aws; certificação azure; az-104 | nuvem
finops | FinOps | technique | 3 | otimização de custos em nuvem; gestão de custos de cloud; cloud cost | nuvem | custos
devops | DevOps | technique | 4 | devsecops; platform engineering; engenharia de plataforma | ci-cd
sre | Engenharia de confiabilidade (SRE) | technique | 4 | sre; site reliability engineering; site reliability engineer; slo e sli; gestão de plantão on-call; chaos engineering | observabilidade | devops
jenkins | Jenkins | tool | 2 | jenkinsfile | ci-cd | github-actions
github-actions | GitHub Actions e GitLab CI | tool | 2 | github actions; gitlab ci; gitlab ci/cd; bitbucket pipelines; argo cd; argocd; circleci | ci-cd, git
azure-devops | Azure DevOps | tool | 2 | tfs; azure boards; azure pipelines; team foundation server; azure repos | ci-cd
ansible | Ansible | tool | 2 | puppet enterprise; saltstack; gerência de configuração | terraform
cloudformation | CloudFormation e CDK | tool | 2 | aws cloudformation; aws cdk; pulumi; bicep azure; cloudformation | terraform, aws
helm | Helm e OpenShift | tool | 3 | helm charts; openshift; red hat openshift; aks; eks; gke; helm | kubernetes
prometheus | Prometheus e Grafana | tool | 2 | prometheus; grafana; opentelemetry; jaeger tracing | observabilidade
zabbix | Zabbix e Nagios | tool | 2 | zabbix; nagios; prtg; whatsup gold | observabilidade
datadog | Datadog, New Relic e Dynatrace | tool | 2 | datadog; new relic; dynatrace; apm; appdynamics | observabilidade
nginx | Servidores web | tool | 2 | nginx; servidor apache; apache http; iis; tomcat; proxy reverso | | linux
shell-script | Shell script e PowerShell | technique | 2 | shell scripting; bash script; powershell; scripts bash; scripts em shell; shell script | logica-programacao | linux
virtualizacao | Virtualização | tool | 3 | vmware; hyper-v; proxmox; máquinas virtuais; vsphere; citrix; virtualbox; vdi
backup | Backup e recuperação | technique | 2 | rotinas de backup; política de backup; veeam; recuperação de desastres; disaster recovery; backup e restore; continuidade de ti; backups
storage | Armazenamento e datacenter | technique | 3 | storage; data center; datacenter; servidores físicos; nobreak e racks; san e nas; dell emc; rack de servidores | | virtualizacao
infraestrutura-ti | Infraestrutura de TI | technique | 4 | infraestrutura de tecnologia; infra de ti; it infrastructure; analista de infraestrutura; administração de servidores; sysadmin; administrador de sistemas | redes
microsoft-365-admin | Administração do Microsoft 365 | tool | 2 | exchange online; intune; entra id; azure ad; administração do office 365; sharepoint online admin; servidor de e-mail | | windows-server
sharepoint | SharePoint e OneDrive | tool | 1 | sharepoint; onedrive; one drive | | pacote-office
cabeamento-estruturado | Cabeamento estruturado | technique | 2 | cabeamento; crimpagem; passagem de cabos de rede; cabista; patch panel; certificação de cabos; rack de rede; infraestrutura de cabos; structured cabling | redes | telecom
cisco | Roteamento e switching | technique | 3 | cisco; switches cisco; ccna; ccnp; mikrotik; routing e switching; bgp; ospf; vlan; vlans; huawei redes; juniper; roteadores cisco | redes
wifi | Redes sem fio | technique | 2 | rede wireless; ubiquiti; unifi; access point; site survey; redes wi-fi; infraestrutura wi-fi | redes
voip | Telefonia IP | technique | 2 | voip; asterisk; pabx ip; sip trunk; central telefônica; issabel | | redes, telecom
sd-wan | VPN e SD-WAN | technique | 3 | sd-wan; sdwan; vpn site-to-site; configuração de vpn; mpls; vpn | redes
firewall | Firewall e segurança de redes | tool | 3 | fortinet; fortigate; palo alto firewall; pfsense; sonicwall; sophos; checkpoint firewall; segurança de redes; network security; waf; firewall; firewalls | redes | seguranca-informacao
fibra-optica | Fibra óptica | technique | 2 | fusão de fibra; ftth; gpon; otdr; lançamento de cabos ópticos; emendador de fibra; rede óptica; fiber optics | telecom
instalacao-internet | Instalação de internet e TV | technique | 1 | instalador de internet; instalação de internet banda larga; provedor de internet; instalador de tv; antenas e tv por assinatura; técnico de campo telecom; ativação de clientes ftth; instalador de telecom | | fibra-optica
radiofrequencia-telecom | Rádio e redes móveis | technique | 4 | redes móveis; 4g; 5g; lte; enlaces de rádio; estação rádio base; rollout telecom; radioenlace; planejamento de rf; antenas de telecomunicações | telecom
soc | Operação de SOC | technique | 3 | soc; blue team; security operations center; threat hunting; monitoramento de segurança | siem
splunk | Splunk e QRadar | tool | 3 | splunk; qradar; wazuh; microsoft sentinel; azure sentinel; graylog | siem
edr | Proteção de endpoints | tool | 2 | edr; xdr; crowdstrike; antivírus corporativo; microsoft defender; kaspersky; sentinelone; endpoint protection | siem
iam | Gestão de identidades e acessos | technique | 3 | iam; gestão de acessos; identity and access management; cyberark; okta; gestão de identidade; revisão de acessos; oauth; keycloak; single sign on | | seguranca-informacao
iso-27001 | ISO 27001 e frameworks de segurança | knowledge | 3 | iso 27001; iso/iec 27001; nist; cis controls; iso 27002; pci dss; política de segurança da informação | seguranca-informacao | compliance
gestao-vulnerabilidades | Gestão de vulnerabilidades | technique | 3 | análise de vulnerabilidades; nessus; qualys; tenable; scan de vulnerabilidades; vulnerability management; gestão de patches | seguranca-informacao
appsec | Segurança de aplicações | technique | 4 | appsec; owasp top 10; desenvolvimento seguro; sast e dast; application security; modelagem de ameaças | seguranca-informacao | pentest
forense-digital | Forense digital | technique | 4 | perícia digital; forense computacional; computação forense; perícia computacional; digital forensics; cadeia de custódia digital | seguranca-informacao
conscientizacao-seguranca | Conscientização em segurança da informação | technique | 2 | security awareness; campanhas de phishing; treinamento de segurança da informação; simulação de phishing | seguranca-informacao
prevencao-fraudes | Prevenção a fraudes | technique | 3 | antifraude; análise de fraude; fraud prevention; chargeback; combate à fraude | compliance | gestao-riscos
certificacao-seguranca | Certificação em segurança da informação | licence | 4 | cissp; comptia security+; cism; ceh certified ethical hacker; security plus; oscp; iso 27001 lead implementer | seguranca-informacao
certificacao-itil | Certificação ITIL ou COBIT | licence | 2 | itil foundation; itil v4; itil 4; itil v3; certificação itil; cobit foundation | itil
certificacao-scrum | Certificação ágil | licence | 2 | professional scrum master; certified scrum master; pspo; certificação scrum; cspo; kanban system design | scrum
alto-desempenho | Computação de alto desempenho | technique | 4 | hpc; cuda; computação paralela; computação quântica; qiskit; high performance computing | logica-programacao
`;
