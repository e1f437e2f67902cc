/** Programming languages, libraries, tests and the making of software and games. Columns: see `parse.ts`. */
export const SOFTWARE_SKILLS = `
poo | Programação orientada a objetos | knowledge | 3 | poo; orientação a objetos; object oriented programming; solid principles; princípios solid; clean code; código limpo | logica-programacao | arquitetura-software
front-end | Desenvolvimento front-end | technique | 4 | frontend; front-end; interfaces web | html-css, javascript
back-end | Desenvolvimento back-end | technique | 4 | backend; back-end | logica-programacao, api-rest
full-stack | Desenvolvimento full stack | technique | 4 | full stack; fullstack | front-end, back-end
desenvolvimento-web | Desenvolvimento web | technique | 3 | desenvolvimento de sites; criação de sites; web development; sistemas web; aplicações web; desenvolvedor web; desenvolvimento de sistemas web | html-css
desenvolvimento-mobile | Desenvolvimento mobile | technique | 4 | desenvolvimento de aplicativos; aplicativos móveis; apps mobile; mobile development; desenvolvedor mobile; aplicativo mobile | logica-programacao | flutter, react-native, kotlin, swift
nextjs | Next.js | tool | 2 | nextjs; app router | react
redux | Redux e gerenciamento de estado | tool | 2 | redux; zustand; mobx; context api; react query | react
sass | Sass e Less | tool | 1 | sass; scss; less css; pré-processadores css; styled components; sass e less | html-css
tailwind | Tailwind CSS | tool | 1 | tailwind; tailwindcss | html-css | bootstrap
bootstrap | Bootstrap | tool | 1 | bootstrap css | html-css
material-ui | Material UI | tool | 1 | mui; chakra ui; ant design; primeng; vuetify; storybook; shadcn | react | design-system
svelte | Svelte | tool | 2 | sveltekit; svelte js | javascript, html-css | vue, react
jquery | jQuery | tool | 1 | jquery ui; ajax; biblioteca jquery | javascript
build-frontend | Vite, Webpack e empacotamento | tool | 2 | webpack; vite js; vitejs; babel js; rollup js; esbuild; npm; vite | javascript
micro-frontends | Micro front-ends | technique | 3 | micro frontends; microfrontend; module federation; single-spa | front-end | arquitetura-software
pwa | PWA e desempenho web | technique | 3 | pwa; progressive web app; web performance; core web vitals; service worker; desempenho de páginas web | front-end
express-js | Express.js | tool | 2 | express js; expressjs; express node | node
nestjs | NestJS | tool | 2 | nest js; framework nest | node, typescript
laravel | Laravel | tool | 3 | | php | symfony
symfony | Symfony | tool | 3 | codeigniter; zend framework; cakephp | php
wordpress | WordPress | tool | 2 | word press; elementor; woocommerce; divi | | html-css, desenvolvimento-web
cms | Gestores de conteúdo (CMS) | tool | 2 | drupal; joomla; strapi; headless cms; sistema de gestão de conteúdo; wix; webflow; gestores de conteúdo | | wordpress
fastapi | FastAPI | tool | 2 | fast api; pydantic; fastapi python | python, api-rest | django
flask | Flask | tool | 2 | flask python; flask restful | python | django, fastapi
asp-net-mvc | ASP.NET MVC e Web API | tool | 3 | asp.net mvc; asp.net core; web api .net; blazor; web forms | csharp
entity-framework | Entity Framework e ORMs | tool | 2 | entity framework core; hibernate; jpa; sequelize; typeorm; orm; sqlalchemy; entity framework | sql
java-corporativo | Java corporativo (Jakarta EE) | tool | 3 | jakarta ee; java ee; j2ee; ejb; jsf; wildfly; jboss; quarkus; struts | java | spring
maven | Maven e Gradle | tool | 2 | maven; gradle | java
scala | Scala | technique | 4 | akka | logica-programacao | java, spark
rust-lang | Rust | technique | 4 | rustlang | logica-programacao | cpp
elixir | Elixir e Erlang | technique | 4 | elixir; erlang; phoenix framework | logica-programacao | ruby
perl | Perl | technique | 3 | | logica-programacao
delphi | Delphi | technique | 3 | object pascal; firebird; lazarus pascal | logica-programacao
cobol | COBOL e mainframe | technique | 4 | cobol; mainframe; jcl; cics; natural adabas; ibm z | logica-programacao
advpl | ADVPL e TLPP | technique | 3 | advpl; tlpp; programação protheus; pontos de entrada protheus | logica-programacao, totvs-protheus
abap | ABAP | technique | 4 | sap abap; sap fiori | sap, logica-programacao
visual-basic | Visual Basic e VB.NET | technique | 3 | vb net; vb6; visual basic 6; visual basic net | logica-programacao | vba
baixo-nivel | Programação de baixo nível | technique | 4 | drivers de dispositivo; firmware; linguagem assembly | logica-programacao | sistemas-embarcados
sistemas-embarcados | Sistemas embarcados | technique | 4 | embedded systems; microcontroladores; arduino; raspberry pi; esp32; stm32; freertos; rtos; programação de microcontroladores | logica-programacao | iot
iot | Internet das coisas | knowledge | 3 | iot; internet of things; mqtt; lorawan; sensores conectados; indústria 4.0
blockchain | Blockchain e Web3 | technique | 4 | blockchain; smart contracts; solidity; ethereum; web3; criptoativos; criptomoedas; contratos inteligentes em blockchain
graphql | GraphQL | tool | 2 | apollo client; graph ql | api-rest
grpc | gRPC e mensageria | tool | 3 | grpc; rabbitmq; mensageria; filas de mensagens; amazon sqs; activemq; service bus; pub/sub; protobuf | | api-rest, kafka
swagger | Documentação de APIs | tool | 1 | swagger; openapi; postman; insomnia rest | api-rest
soap | Integrações SOAP e XML | technique | 2 | soap; xml; wsdl; integração por edi | | api-rest
microsservicos | Microsserviços | technique | 4 | arquitetura orientada a eventos; event-driven architecture; microserviços; microservices; service mesh; istio | arquitetura-software, api-rest
ddd | Domain-driven design | technique | 4 | clean architecture; arquitetura limpa; arquitetura hexagonal; cqrs; event sourcing | arquitetura-software
padroes-projeto | Padrões de projeto de software | knowledge | 3 | design patterns; padrões gof; padrões de projeto; padrões arquiteturais de software | poo, arquitetura-software
revisao-codigo | Revisão de código | technique | 2 | code review; pull requests; merge requests; pair programming; programação em par | git
tdd | Desenvolvimento guiado por testes | technique | 3 | tdd; test driven development; bdd; gherkin | testes-automatizados
jest | Jest e Vitest | tool | 2 | jest js; vitest; testing library; react testing library; mocha js; jest | testes-automatizados, javascript
junit | JUnit e Mockito | tool | 2 | junit; mockito; nunit; xunit; phpunit; pytest | testes-automatizados
cypress | Cypress | tool | 2 | | testes-automatizados | playwright, selenium
playwright | Playwright | tool | 2 | puppeteer | testes-automatizados
selenium | Selenium | tool | 2 | appium; robot framework | testes-automatizados
testes-performance | Testes de desempenho | technique | 3 | testes de carga; testes de performance; jmeter; gatling; testes de estresse de sistemas; performance testing | testes-software
testes-api | Testes de API | technique | 2 | rest assured; testes de integração; soapui | testes-software, api-rest
sonarqube | Qualidade de código | tool | 2 | sonarqube; sonar qube; análise estática de código; cobertura de testes; code coverage | | revisao-codigo
uml | UML e documentação de software | technique | 2 | uml; diagrama de classes; diagramas de sequência; documentação técnica de sistemas; modelo c4; enterprise architect | | levantamento-requisitos
engenharia-software | Engenharia de software | knowledge | 4 | software engineering; ciclo de vida de software; desenvolvimento de software; desenvolvimento de sistemas; análise de sistemas; analista de sistemas | logica-programacao
unity | Unity | tool | 3 | unity c# | csharp, desenvolvimento-jogos | unreal
unreal | Unreal Engine | tool | 4 | unreal; ue5 | desenvolvimento-jogos, modelagem-3d
desenvolvimento-jogos | Desenvolvimento de jogos | technique | 4 | game development; game dev; gamedev; programação de jogos; desenvolvedor de jogos; godot; jogos digitais; game maker | logica-programacao
game-design | Game design | technique | 4 | level design; design de jogos; balanceamento de jogos; narrativa de jogos | | desenvolvimento-jogos
realidade-virtual | Realidade virtual e aumentada | technique | 3 | realidade virtual; realidade aumentada; realidade mista; metaverso; oculus quest; webxr; arcore | | unity
threejs | Gráficos 3D na web | tool | 3 | three js; threejs; webgl; babylon js; shaders | javascript
outsystems | OutSystems e plataformas low-code | tool | 3 | outsystems; mendix; bubble io; plataforma low-code; appsheet; appian | low-code
power-apps | Power Apps | tool | 2 | powerapps; power platform; dataverse | low-code | power-automate
power-automate | Power Automate | tool | 2 | microsoft flow | low-code
rpa | RPA | technique | 3 | automação robótica de processos; uipath; automation anywhere; blue prism; robotic process automation; robôs de software | low-code
n8n | n8n, Make e Zapier | tool | 2 | n8n; zapier; automações no make; integromat; fluxos de automação | low-code
chatbots | Chatbots | technique | 2 | bots de atendimento; blip; dialogflow; botpress; manychat; assistentes virtuais de atendimento; agentes conversacionais | | atendimento-digital
salesforce-dev | Desenvolvimento Salesforce | technique | 3 | apex salesforce; salesforce developer; lightning web components; administrador salesforce; salesforce administrator | salesforce
odoo | Odoo e ERPs de código aberto | tool | 3 | odoo; erpnext | erp
suporte-sistemas | Sustentação de sistemas | technique | 3 | sustentação de aplicações; suporte a sistemas; suporte n3; application support; suporte funcional de sistemas; manutenção de sistemas legados | | suporte-tecnico
gestao-tecnologia | Gestão de TI | technique | 4 | gestor de ti; coordenação de ti; governança de ti; cobit; governança de tecnologia; pdti; it management | | itil, lideranca
tech-lead | Liderança técnica de software | technique | 4 | tech lead; líder técnico; liderança técnica; engineering manager; gestão de times de desenvolvimento | lideranca, arquitetura-software
gestao-ativos-ti | Gestão de ativos de TI | technique | 2 | inventário de ti; ativos de ti; licenciamento de software; gestão de licenças de software; it asset management; cmdb | | itil
servicenow | ServiceNow | tool | 2 | service now; servicenow itsm | itil
glpi | GLPI e sistemas de chamados | tool | 1 | glpi; otrs; freshdesk; jira service management; sistema de chamados; ferramenta de tickets; movidesk; milvus | itil | suporte-tecnico
acesso-remoto | Suporte remoto | tool | 1 | acesso remoto; anydesk; teamviewer; remote desktop; rdp | suporte-tecnico
sistemas-operacionais | Sistemas operacionais | knowledge | 2 | windows; macos; operating systems | | suporte-tecnico
impressoras | Manutenção de impressoras e periféricos | technique | 1 | manutenção de impressoras; configuração de impressoras; periféricos de informática; outsourcing de impressão; técnico de impressoras | | hardware
manutencao-celulares | Manutenção de celulares | technique | 2 | conserto de celular; assistência técnica de celulares; reparo de smartphones; técnico de celular; troca de tela; microssolda; manutenção de smartphones | | hardware
trello | Trello | tool | 1 | | jira
notion | Notion e Confluence | tool | 1 | notion so; confluence; base de conhecimento; wiki corporativa; coda io | jira
monday | Asana, ClickUp e Monday | tool | 1 | asana; clickup; monday com; click up; smartsheet; wrike | jira | trello
kanban | Kanban | technique | 1 | limite de wip | | scrum
scrum-master | Facilitação ágil | technique | 3 | scrum master; agile coach; cerimônias ágeis; dailies; psm; csm certified scrum master; facilitação de cerimônias; agilista | scrum
safe | Agilidade em escala | technique | 3 | scaled agile; less large scale scrum; spotify model; agilidade organizacional; pi planning | scrum
`;
