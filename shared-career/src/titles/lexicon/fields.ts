/** Words for fields, things and qualities. Rows as in `nouns.ts`. */
export const FIELDS = `
venda, comercializacao | sale, selling
comercial, comercio | commercial, trade, commerce
negocio | business
desenvolvimento negocio, novo negocio | business development, bizdev
desenvolvimento | development
programacao | programming, coding
marketing, mercadologia, mercadologico
publicidade, propaganda | advertising
comunicacao | communication
relacao publica | public relations
imprensa | press
midia, media comunicacao
conteudo | content
redacao | writing, copywriting
financeiro, financa | financial, finance
contabilidade, contabil | accounting, bookkeeping
tesouraria | treasury
fiscal tributario, tributario, imposto, fiscalidade | tax, taxation
auditoria | audit, auditing
conta pagar | accounts payable
conta receber | accounts receivable
cobranca, recuperacao credito | collection, debt collection
faturamento, faturacao | billing, invoicing
credito | credit
emprestimo | loan
banco | bank
bancario financeiro | banking
investimento | investment
seguro | insurance
custo | cost, costing
orcamento | budget, budgeting
recurso humano, rh, gestao pessoa, gestao recurso humano, gente gestao | human resources, hr, people operations, human resource, people culture
departamento pessoal, dp
folha pagamento, processamento salarial | payroll
recrutamento selecao, r&s, recrutamento | recruitment, recruiting, staffing
treinamento desenvolvimento, t&d, formacao profissional | training development, learning development
treinamento | training
remuneracao, salario, cargo salario | compensation, salary, wages
beneficio | benefit
cliente | customer, client
atendimento, atendimento cliente, sac, apoio cliente, servico cliente | customer service, customer support, customer care, client service
relacionamento | relationship
sucesso cliente, customer success | customer success
experiencia cliente, cx | customer experience
experiencia usuario | user experience
usuario, utilizador | user
produto | product
projeto | project
programa | program, programme
processo | process
qualidade | quality
garantia qualidade | quality assurance
controle qualidade | quality control, qc
controle, controlo | control
melhoria continua | continuous improvement
planejamento, planeamento | planning
planejamento controle producao, pcp | production planning
producao, fabricacao, fabrico, manufatura | production, manufacturing, manufacture
fabrica, fabril | factory, plant, mill
industria, industrial | industry
operacao | operation
operacional | operational
manutencao | maintenance
reparacao, reparo, conserto | repair
montagem | assembly
instalacao | installation
maquina | machine, machinery
equipamento | equipment
ferramenta | tool
eletricidade, eletrico | electrical, electricity, electric
eletronico | electronics, electronic
automacao, mecatronico | automation, mechatronics
civil
construcao, construcao civil, obra | construction, building
edificio, edificacao, predio, predial | buildings
estrada, rodovia | road, highway
ponte | bridge
madeira | wood, timber
moveis, movel, mobiliario | furniture
metal | metals
metalurgia, siderurgia, metalurgico, siderurgico | metallurgy, metallurgical, steelmaking
aco | steel
vidro | glass
ceramica, ceramico | ceramic, ceramics
plastico | plastic
borracha | rubber
papel | paper
celulose, pasta papel | pulp
textil | textile
tecido | fabric
roupa, vestuario, confeccao | clothes, clothing, garment, apparel
moda | fashion
couro | leather
calcado, sapato | shoe, shoes, footwear
alimento, alimentacao, alimentar, alimenticio | food
bebida | drink, beverage
alimento bebida, a&b | food beverage, f&b
carne | meat
peixe, pescado | fish, seafood
leite, laticinio | milk, dairy
pao, panificacao, padaria | bread, bakery
cozinha | kitchen, culinary
restaurante, restauracao | restaurant, catering
hotel, hotelaria, hoteleiro | hospitality
turismo, turistico | tourism
viagem | travel
evento | event
limpeza, higienizacao, conservacao limpeza | cleaning
lavanderia | laundry
seguranca | security, safety
seguranca trabalho, sst, higiene seguranca trabalho, saude seguranca trabalho | occupational safety, \
work safety, health safety, hse, ehs, occupational health safety
seguranca informacao, ciberseguranca, cyber seguranca | cybersecurity, information security, infosec, cyber security
informacao | information
tecnologia informacao, ti, informatica | information technology, it
tecnologia informacao comunicacao, tic | ict
tecnologia | technology, tech
computador, computacao | computer, computing
software
hardware
sistema | system, systems
rede | network, networking
rede social, midia social | social media, social network
nuvem, cloud | cloud computing
banco dado, base dado | database
dado | data
ciencia dado | data science
ciencia | science
inteligencia artificial, ia | artificial intelligence, ai
aprendizado maquina, machine learning, aprendizagem automatica, ml
business intelligence, bi, inteligencia negocio
estatistica
infraestrutura | infrastructure
suporte, apoio | support
teste, ensaio | testing, test
front end, frontend, front
back end, backend
full stack, fullstack
mobile, aplicativo movel, aplicativo, aplicacao movel | mobile app
web, internet
jogo | game, games, gaming
video, audiovisual
fotografia | photography
som, audio | sound
imagem | image
arte, artistico | art, arts
musica, musical | music
danca | dance
teatro | theatre, theater
cinema | film, movie
desenho, design
grafico | graphic, graphics
interior | interiors
paisagismo, paisagista | landscape
arquitetura | architecture
engenharia | engineering
ambiente, ambiental, meio ambiente | environmental, environment
sustentabilidade, esg | sustainability
energia, energetico | energy, power
energia solar, fotovoltaico | solar energy, solar, photovoltaic
energia renovavel | renewable energy
petroleo, petrolifero | oil, petroleum
gas
mineracao, mina | mining
agua, saneamento | water, sanitation
esgoto, aguas residuais | sewage, wastewater
residuo, lixo | waste, garbage, refuse
quimica
farmacia, farmaceutica | pharmacy, pharmaceutical
laboratorio, laboratorial | laboratory, lab
analise clinica, patologia clinica | clinical analysis
pesquisa, investigacao | research
pesquisa desenvolvimento, p&d, r&d, i&d | research development
analise | analysis, analytics
saude | health, healthcare, health care
hospital, hospitalar | hospitals
clinica | clinic, clinical
enfermagem | nursing
cirurgia, cirurgico | surgery, surgical
saude familia, estrategia saude familia, programa saude familia, esf, psf | family health
saude bucal, saude oral | oral health, dental
odontologia, odontologico
saude mental | mental health
terapia intensiva, uti, cuidado intensivo, uci | intensive care, icu
emergencia, urgencia, pronto socorro | emergency
radiologia, raio x, rx, imagenologia, diagnostico imagem | radiology, x ray
reabilitacao | rehabilitation
nutricao | nutrition
estetica, beleza | beauty, aesthetics
cabelo | hair
unha | nail
idoso, terceira idade | elderly, aged, senior citizen
crianca, infantil, infancia | child, children, kids
jovem, juventude | youth, young
bebe | baby
familia | family
deficiencia, deficiente, necessidade especial | disability, disabled, special needs
educacao infantil, pre escola, pre escolar, ensino pre escolar, jardim infancia, creche | preschool, kindergarten, early childhood, nursery school
ensino fundamental, escola primaria, primeiro ciclo, ensino basico | primary school, elementary school, primary education
ensino medio, ensino secundario, segundo grau | secondary school, high school, secondary education
ensino superior, universidade, universitario | university, college, higher education
ensino profissional, educacao profissional | vocational, vocational education
educacao especial, ensino especial, educacao inclusiva | special education
educacao fisica | physical education
educacao, ensino, instrucao | education, teaching
escola, escolar | school
lingua, idioma | language
lingua inglesa, ingles | english
lingua portuguesa, portugues | portuguese
lingua espanhola, espanhol | spanish
lingua francesa, frances | french
matematica | math, mathematics, maths
historia | history
geografia | geography
biologia | biology
juridico, direito, legal | law
contrato | contract
trabalhista, laboral
compliance, conformidade
privacidade, lgpd, protecao dado, dpo | privacy, data protection, data protection officer
risco | risk
fraude | fraud
politica publica | public policy
publico | public
administracao publica
governo | government
licitacao | bidding, tender, procurement tender
compra, aprovisionamento, suprimento | purchasing, procurement, purchase
fornecedor | supplier, vendor
cadeia suprimento, cadeia abastecimento, supply chain
logistica, logistico | logistics
transporte | transport, transportation
carga, mercadoria | cargo, freight, goods
armazem, deposito, almoxarifado, centro distribuicao, cd | warehouse, storage, depot
estoque, inventario, existencia | stock, inventory
expedicao | shipping, shipment, dispatch
recebimento, recepcao mercadoria | receiving
embalagem | packaging
distribuicao | distribution
entrega | delivery
importacao, importacao exportacao | import, import export
exportacao | export
comercio exterior, comex, comercio internacional | foreign trade, international trade
comercio eletronico, ecommerce, loja virtual, loja online | e commerce, online store
loja | store, shop
varejo, varejista, retalho | retail
atacado, atacadista, grossista | wholesale
supermercado | supermarket, grocery
imovel, imobiliario | real estate, property, realty
automovel, automotivo, veiculo, carro, automobilistico, auto | automotive, car, vehicle, automobile
moto, motocicleta, motociclo | motorcycle, motorbike
caminhao, camiao, veiculo pesado | truck, lorry
onibus, autocarro | bus
trem, comboio, ferrovia, ferroviario | train, railway, railroad
aviao, aeronave, aereo, aviacao, aeronautico | aircraft, aviation, airplane, air
navio, embarcacao, maritimo, naval | ship, vessel, marine, maritime
porto, portuario | port, harbour
bicicleta | bicycle, bike
agricola, agricultura, agropecuario, agrario, agro | agricultural, agriculture
rural
fazenda, herdade, quinta | farm
pecuaria, gado | livestock, cattle
animal, bicho | pets, pet
ave, frango, avicultura | poultry, chicken
porco, suino | pig, swine
floresta, florestal | forest, forestry
jardim | garden
cafe | coffee
cana acucar | sugar cane
soja | soybean
arroz | rice
fruta, fruticultura | fruit
horta, hortalica, horticultura, legume | vegetable
flor | flower
escritorio | office
administrativo, administracao | administrative, administration, admin
executivo | executive
secretariado, secretaria | secretarial
recepcao | reception
portaria | gatehouse
telefone, telefonico | telephone, phone
telecomunicacao, telecom | telecommunications, telecommunication
correio, postal | mail, post
documento, documentacao | document, documentation
arquivo, ficheiro | archive
biblioteca | library
social
comunitario, comunidade | community
esporte, desporto, esportivo, desportivo | sport, sports
academia ginastica, ginasio, academia, musculacao | gym, fitness
aquatico, natacao | swimming
militar
policia civil
bombeiro militar
transito | traffic
crescimento, growth | growth marketing
desempenho, performance
interno | internal, indoor, inside
externo | external, outside, field
internacional | international
nacional | national
regional | regional, area
chave estrategico, key account, conta chave | key accounts
bilingue | bilingual
temporario | temporary
noturno | night
ar condicionado, climatizacao, avac, refrigeracao | hvac, air conditioning, refrigeration
caldeira | boiler
guindaste, grua | crane
empilhadeira, empilhador | forklift
trator | tractor
solda, soldadura, soldagem | welding
pintura | painting
usinagem, maquinacao | machining
cnc, comando numerico
tubulacao, canalizacao, hidraulico | plumbing, piping, pipe
elevador, ascensor | elevator, lift
facilities | facility, facility management
estrategia | strategy
estrategico | strategic
inovacao | innovation
mudanca | change
conhecimento | knowledge
lingua sinal, libras, linguagem gestual | sign language
cultura, cultural | culture
museu | museum
patrimonio | heritage
religiao, religioso | religion, religious
joia | jewelry, jewellery
otica | optics, optical
livro, livraria | book, books, bookstore
jornal, jornalismo, jornalistico | newspaper, journalism
radio, radiodifusao
televisao, tv | television
impressao, tipografia, grafica impressao | printing, print
`;
