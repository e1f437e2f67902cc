/**
 * What the job market calls by several names, a line each: names apart by commas, folded, in the singular and the
 * masculine or as they are written. Whoever types one finds the others. Names of several words count where the words
 * stand side by side. Only names that mean the same job, field or condition wherever they stand belong here.
 */
export const SYNONYMS = `
desenvolvedor, dev, programador, developer, programmer, desenv, desenvolvedor de software, engenheiro de software, software engineer, software developer
front end, frontend
back end, backend
full stack, fullstack
node.js, nodejs, node js, node
react.js, reactjs, react js, react
vue.js, vuejs, vue js, vue
angular, angular.js, angularjs
next.js, nextjs
javascript, js, java script
typescript, ts
.net, dotnet, dot net, asp net
c#, csharp, c sharp
c++, cpp
golang, go lang
postgres, postgresql
kubernetes, k8s
aws, amazon web services
gcp, google cloud, google cloud platform
machine learning, aprendizado de maquina, ml
inteligencia artificial, ia
cientista de dados, data scientist
analista de dados, data analyst
engenheiro de dados, data engineer
business intelligence, bi
banco de dados, database
controle de qualidade, quality assurance, qa
ux, experiencia do usuario, user experience
product manager, gerente de produto, gestor de produto
product owner, dono do produto
recursos humanos, rh, human resources, gente e gestao, gente e cultura
tecnologia da informacao, tecnologia de informacao, tecnologia informacao, ti, information technology
departamento pessoal, dp
administrativo, adm, administracao
auxiliar, aux
assistente, assist
tecnico, tec
analista, anl
enfermeiro, enf
tecnico de enfermagem, tecnico em enfermagem, tec enfermagem, tec de enfermagem, tec enf
seguranca do trabalho, sst
tecnico de seguranca do trabalho, tst
servicos gerais, servico geral, asg
caminhoneiro, motorista carreteiro, motorista de caminhao, carreteiro
engenheiro, eng
professor, prof, docente
gerente, manager
coordenador, coord
supervisor, superv
diretor, director
estagio, estagiario, intern, internship
aprendiz, jovem aprendiz, menor aprendiz
junior, jr
pleno, pl
senior, sr
especialista, specialist
vendedor, consultor de vendas, consultor comercial, vendas, venda, sales
representante comercial, representante de vendas
executivo de contas, account executive
atendente, atendimento, customer service
telemarketing, teleatendimento, call center, operador de telemarketing, contact center
sucesso do cliente, customer success
recepcionista, recepcao
motorista, condutor
entregador, motoboy, motociclista
estoquista, almoxarife, almoxarifado
operador de caixa, caixa de supermercado, caixa de loja
repositor, reposicao
porteiro, controlador de acesso
vigilante, vigia
faxineiro, auxiliar de limpeza, auxiliar de servicos gerais
garcom, garconete
contabilidade, contabil
financeiro, financas
advogado, lawyer
marketing, mkt
design, designer
social media, midias sociais, redes sociais
redator, copywriter
logistica, supply chain, cadeia de suprimentos
comprador, compras, suprimentos
nutricionista, nutricao
fisioterapeuta, fisioterapia, fisio
psicologo, psicologia
farmaceutico, farmacia
medico, physician
dentista, odontologo
home office, homeoffice, remoto, remota, teletrabalho, remote
hibrido, hybrid
presencial, on site, onsite
pcd, pessoa com deficiencia, pessoas com deficiencia, pne
clt, carteira assinada
pj, pessoa juridica
freelancer, freela, autonomo
meio periodo, part time
tempo integral, periodo integral, full time
cnh, carteira de motorista, carteira de habilitacao
ingles, english
espanhol, spanish
ensino medio, segundo grau
ensino superior, graduacao, nivel superior
e commerce, ecommerce, comercio eletronico
pedagogo, pedagogia
corretor de imoveis, corretor imobiliario
cabeleireiro, hair stylist
ajudante geral, auxiliar geral
auxiliar de producao, operador de producao, ajudante de producao
operador de empilhadeira, empilhadeirista
`;
