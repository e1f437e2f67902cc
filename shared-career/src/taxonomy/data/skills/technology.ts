/** Software, data, infrastructure and information security. Columns: see `parse.ts`. */
export const TECHNOLOGY_SKILLS = `
logica-programacao | Lógica de programação | knowledge | 3 | algoritmos; algoritmos e lógica; estruturas de dados; algorithms; programação | | pensamento-analitico
html-css | HTML e CSS | technique | 2 | html; css; html5; css3
javascript | JavaScript | technique | 3 | js; ecmascript; es6 | logica-programacao | python
typescript | TypeScript | technique | 3 | linguagem typescript | javascript
react | React | tool | 3 | react js; reactjs; react hooks | javascript, html-css | vue, angular
vue | Vue | tool | 3 | vue js; vuejs; nuxt; nuxt js | javascript, html-css | angular
angular | Angular | tool | 3 | angular js; angularjs; rxjs | javascript, html-css
node | Node.js | tool | 3 | nodejs; fastify | javascript | php, java
python | Python | technique | 3 | linguagem python; python 3; scripts python; scripts em python | logica-programacao | linguagem-r
django | Django e Flask | tool | 3 | django | python
java | Java | technique | 4 | linguagem java; java 17 | logica-programacao | csharp, kotlin
spring | Spring Boot | tool | 3 | springboot; spring framework; spring cloud; spring mvc | java
csharp | C# e .NET | technique | 4 | c#; .net; dotnet; asp.net; .net core; csharp | logica-programacao
php | PHP | technique | 3 | linguagem php | logica-programacao
golang | Go | technique | 3 | golang; linguagem go | logica-programacao
cpp | C e C++ | technique | 4 | c++; linguagem c; linguagem cpp; c cpp | logica-programacao
ruby | Ruby on Rails | tool | 3 | ruby; rails | logica-programacao | django
kotlin | Kotlin e Android | technique | 4 | kotlin; android studio; desenvolvimento android; android nativo; jetpack compose | logica-programacao
swift | Swift e iOS | technique | 4 | swift; swiftui; desenvolvimento ios; ios nativo; xcode | logica-programacao | kotlin
flutter | Flutter | tool | 3 | dart; flutter flow | logica-programacao | react-native
react-native | React Native | tool | 3 | expo | react
sql | SQL | technique | 2 | linguagem sql; consultas sql; queries sql; sql avançado; pl sql; plsql; t-sql; tsql | | excel-avancado
postgresql | PostgreSQL | tool | 2 | postgres | sql | mysql
mysql | MySQL | tool | 2 | mariadb | sql | sql-server
sql-server | SQL Server | tool | 2 | microsoft sql server; mssql; ssis; ssrs | sql | oracle-db
oracle-db | Oracle Database | tool | 3 | oracle; banco oracle; oracle db | sql | postgresql
nosql | Bancos NoSQL | tool | 3 | nosql | | postgresql
modelagem-dados | Modelagem de dados | technique | 3 | modelagem relacional; modelo dimensional; modelagem dimensional; star schema; data modeling; modelagem de banco de dados | sql
etl | ETL e pipelines de dados | technique | 3 | etl; elt; pipelines de dados; pipeline de dados; ingestão de dados; integração de dados; data pipelines | sql | spark
spark | Spark e big data | tool | 4 | apache spark; spark; spark sql; spark streaming; pyspark; big data | sql, python
data-warehouse | Data warehouse | tool | 3 | dw | sql
power-bi | Power BI | tool | 2 | powerbi; microsoft power bi | visualizacao-dados | tableau, looker
tableau | Tableau | tool | 2 | tableau desktop; tableau software | visualizacao-dados | looker
looker | Looker e Data Studio | tool | 2 | looker studio; google data studio; data studio; looker | visualizacao-dados
visualizacao-dados | Visualização de dados | technique | 2 | dashboards; dashboard; painéis de indicadores; painel de indicadores; data visualization; gráficos gerenciais
analise-dados | Análise de dados | technique | 3 | analisar dados; data analysis; análise exploratória; análise quantitativa; análises de dados; data analytics; análise de indicadores; tratamento de dados; limpeza de dados | | indicadores
estatistica | Estatística | knowledge | 3 | estatística aplicada; estatística descritiva; inferência estatística; statistics; testes de hipótese; regressão linear; regressão logística; probabilidade | | analise-dados
pandas | Pandas e NumPy | tool | 2 | pandas; numpy; jupyter; jupyter notebook; matplotlib | python
linguagem-r | Linguagem R | technique | 3 | rstudio; r studio; tidyverse; programação em r | estatistica
machine-learning | Machine learning | technique | 4 | aprendizado de máquina | estatistica, python | deep-learning
deep-learning | Deep learning | technique | 4 | redes neurais | machine-learning
testes-ab | Testes A/B | technique | 2 | teste a/b; testes ab; experimentos controlados; ab testing; experimentação | | estatistica
git | Git | tool | 1 | github; gitlab; bitbucket; controle de versão; versionamento de código
api-rest | APIs REST | technique | 2 | api rest; rest api; restful; apis; integração de apis; integrações via api; webservices
arquitetura-software | Arquitetura de software | technique | 4 | arquitetura de sistemas; ddd; system design | | api-rest
testes-software | Testes de software | technique | 3 | qualidade de software; casos de teste; plano de testes; testes manuais; testes funcionais; quality assurance; qa; software testing; roteiro de testes
testes-automatizados | Automação de testes | technique | 3 | testes automatizados; testes unitários; test automation | testes-software
docker | Docker | tool | 2 | containers; contêineres; docker compose | linux
kubernetes | Kubernetes | tool | 4 | k8s | docker
ci-cd | CI/CD | technique | 3 | integração contínua; entrega contínua; continuous integration | git
terraform | Infraestrutura como código | tool | 3 | terraform; infrastructure as code | nuvem
nuvem | Computação em nuvem | knowledge | 3 | cloud; cloud computing; computação em nuvem; nuvem
aws | AWS | tool | 3 | amazon web services; ec2 | nuvem | azure, gcp
azure | Microsoft Azure | tool | 3 | azure; azure cloud | nuvem | gcp
gcp | Google Cloud | tool | 3 | gcp; google cloud platform | nuvem
linux | Linux | tool | 3 | ubuntu; bash; debian; red hat; unix
redes | Redes de computadores | knowledge | 3 | tcp/ip; roteadores; switches; lan; infraestrutura de redes; computer networks; redes de computador; administração de redes; configuração de redes; redes e infraestrutura; redes locais; técnico em redes | | linux
windows-server | Windows Server e Active Directory | tool | 3 | windows server; active directory; gpo; servidores windows | | linux
suporte-tecnico | Suporte técnico | technique | 2 | suporte ao usuário; suporte a usuários; help desk; helpdesk; service desk; suporte de ti; suporte n1; suporte n2; atendimento a chamados; technical support
hardware | Montagem e manutenção de computadores | technique | 2 | manutenção de computadores; hardware; montagem de computadores; formatação de computadores; manutenção de notebooks | | suporte-tecnico
itil | ITIL e gestão de serviços de TI | knowledge | 2 | itil; gestão de serviços de ti; itsm; gestão de chamados; gestão de incidentes | | suporte-tecnico
seguranca-informacao | Segurança da informação | knowledge | 4 | cibersegurança; segurança cibernética; cybersecurity; information security; segurança de dados | redes | pentest
pentest | Teste de invasão | technique | 4 | pentest; pentesting; ethical hacking; hacking ético; owasp; kali linux | seguranca-informacao
siem | Monitoramento e resposta a incidentes | technique | 3 | siem; resposta a incidentes; incident response | seguranca-informacao
observabilidade | Monitoramento de sistemas | technique | 3 | observabilidade; monitoramento de servidores
scrum | Scrum e métodos ágeis | technique | 2 | scrum; métodos ágeis; metodologias ágeis; agile; ágil; sprints; safe agile | | gestao-projetos
jira | Jira, Trello e similares | tool | 1 | jira; notion; monday
levantamento-requisitos | Levantamento de requisitos | technique | 3 | análise de requisitos; requisitos funcionais; histórias de usuário; user stories; requirements; regras de negócio; especificação funcional
low-code | Automação e low-code | tool | 2 | low code; no code; automação de tarefas; automação de processos
erp-implantacao | Implantação de sistemas | technique | 3 | implantação de erp; implantação de sistema; implementação de sistemas; migração de sistemas; parametrização de sistemas | | erp
`;
