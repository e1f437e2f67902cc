/**
 * Nouns that name who does the work. A row is one meaning: `canonical, variants in Portuguese | in English`.
 * Feminines and plurals are left out: both are folded away before a word is looked up.
 */
export const NOUNS = `
desenvolvedor, programador, dev | developer, programmer, coder
engenheiro software | software engineer, swe, sde, software development engineer
analista | analyst
engenheiro | engineer
cientista | scientist
pesquisador, investigador cientifico | researcher
arquiteto | architect
administrador | administrator
gerente | manager, mgr
gerente geral | general manager, gm
diretor | director
diretor executivo, presidente executivo, diretor geral, diretor presidente | ceo, chief executive officer, managing director, executive director
diretor financeiro | cfo, chief financial officer, finance director
diretor tecnologia | cto, chief technology officer
diretor operacao | coo, chief operating officer
diretor marketing | cmo, chief marketing officer
diretor comercial | sales director, chief commercial officer
diretor tecnologia informacao | cio, chief information officer
diretor recurso humano | chro, chief human resources officer
presidente | president, chairman
vice presidente | vp, vice president
chefe | chief, head, boss
lider | leader, lead
coordenador | coordinator
supervisor | supervisor
encarregado, feitor | foreman, overseer
assistente | assistant
auxiliar, ajudante | helper, aide, auxiliary
tecnico | technician, technologist
tecnologo
operador | operator
operario, obreiro | labourer, laborer, workman
trabalhador | worker
especialista | specialist, expert
consultor | consultant
assessor, conselheiro | adviser, advisor, counselor, counsellor
representante | representative, rep
agente | agent
oficial | officer
inspetor | inspector
fiscal, fiscalizador
auditor | auditor
planejador, planeador | planner
projetista, desenhista projetista | draftsman, drafter, draughtsperson
designer, desenhador, desenhista | designer
instrutor, formador | instructor, trainer
professor, docente, mestre escola | teacher, professor, lecturer, schoolteacher
tutor, explicador
monitor | monitor
estagiario, estagio | intern, internship, trainee intern
aprendiz, jovem aprendiz, menor aprendiz | apprentice
trainee
secretario | secretary
recepcionista | receptionist, front desk, front desk clerk, front desk agent
telefonista | switchboard operator, telephone operator
escriturario | clerk, office clerk
digitador, datilografo | typist, data entry clerk, data entry operator
arquivista | archivist, filing clerk, file clerk
bibliotecario | librarian
caixa | cashier, teller
tesoureiro | treasurer
contador, contabilista, tecnico conta | accountant, bookkeeper
economista | economist
estatistico | statistician
matematico | mathematician
fisico | physicist
quimico | chemist
biologo | biologist
geologo | geologist
atuario | actuary
advogado, causidico | lawyer, attorney, solicitor, barrister
juiz, magistrado | judge
promotor justica, procurador | prosecutor, public prosecutor
delegado policia | police commissioner
escrivao | court clerk, registrar
tabeliao, notario | notary
policial, policia | police officer, policeman
bombeiro | firefighter, fireman
militar, soldado | soldier
vigilante, vigia, guarda, seguranca patrimonial | guard, security guard, watchman, security officer
porteiro | doorman, doorkeeper, concierge doorman
zelador | janitor, caretaker, building caretaker
medico | doctor, physician
cirurgiao | surgeon
enfermeiro | nurse, registered nurse, rn
tecnico enfermagem | nursing technician, licensed practical nurse, lpn
auxiliar enfermagem | nursing assistant, nurse aide
medico clinico geral, clinico geral | general practitioner, gp
parteiro, obstetriz | midwife
dentista, odontologo, cirurgiao dentista, odontologista | dentist
farmaceutico | pharmacist
fisioterapeuta | physiotherapist, physical therapist
terapeuta | therapist
terapeuta ocupacional | occupational therapist
fonoaudiologo, terapeuta fala | speech therapist, speech language pathologist
psicologo | psychologist
psicanalista | psychoanalyst
psiquiatra | psychiatrist
pediatra | pediatrician
nutricionista, dietista | nutritionist, dietitian, dietician
veterinario | veterinarian, vet
optometrista | optometrist
radiologista | radiologist
biomedico
esteticista | beautician, aesthetician, esthetician, cosmetologist
cabeleireiro | hairdresser, hair stylist, hairstylist
barbeiro | barber
manicure, manicuro, pedicuro, pedicure | nail technician
maquiador, maquilhador | makeup artist, make up artist
massagista, massoterapeuta | massage therapist, masseur
personal trainer, treinador pessoal | fitness trainer, fitness instructor
treinador, tecnico desportivo | coach, sports coach
atleta, desportista | athlete, sportsman
arbitro | referee, umpire
cuidador, acompanhante idoso, geriatra cuidador | caregiver, carer, elderly caregiver
baba, ama, nana | nanny, babysitter, childminder
empregado domestico, empregado lar | housekeeper, domestic worker, maid, house cleaner
faxineiro, diarista | cleaning lady
auxiliar limpeza, empregado limpeza, servente limpeza, limpador, ajudante limpeza | cleaner, cleaning staff
camareiro, arrumador quarto, empregado andar | chambermaid, room attendant
governante | executive housekeeper
mordomo | butler
jardineiro | gardener
florista | florist
lavador | washer
passador roupa, engomador | ironer
cozinheiro | cook, line cook
chefe cozinha, chef, chef cozinha | head chef, executive chef
padeiro | baker
confeiteiro, pasteleiro | pastry chef, pastry cook, confectioner
acougueiro, talhante | butcher
peixeiro | fishmonger
garcom, garconete, empregado mesa | waiter, waitress, server restaurant
barman, bartender, empregado bar | barkeeper
barista
copeiro
sommelier, escancao | wine steward
pizzaiolo | pizza maker, pizza cook
churrasqueiro, assador
garimpeiro | prospector miner
mineiro, minerador | miner
agricultor, lavrador, produtor agricola, ruricola | farmer, grower
fazendeiro, pecuarista, criador gado | rancher, cattle farmer, livestock farmer
vaqueiro, peao gado | cowboy
pescador | fisherman, fisher
apicultor | beekeeper
avicultor | poultry farmer
suinocultor | pig farmer
viticultor | winegrower
agronomo, engenheiro agronomo | agronomist, agricultural engineer
tratorista, operador trator | tractor driver
lenhador | lumberjack, logger
silvicultor | forester
motorista, condutor | driver, chauffeur
caminhoneiro, motorista caminhao, motorista pesado, carreteiro | truck driver, lorry driver, trucker
taxista, motorista taxi | taxi driver, cab driver
motoboy, motofretista, estafeta mota, motociclista entrega | motorcycle courier
entregador, estafeta, distribuidor encomenda | delivery driver, courier, delivery person, deliveryman
mensageiro | messenger
carteiro | postman, mail carrier, letter carrier
maquinista | train driver, engine driver
piloto | pilot
comissario bordo, comissario voo, aeromoca, hospedeiro bordo, assistente bordo | flight attendant, cabin crew, air hostess, stewardess
marinheiro | sailor, seaman, deckhand
estivador | stevedore, docker, longshoreman
carregador, ajudante carga | porter, loader
despachante | dispatcher, forwarding agent
almoxarife, fiel armazem, encarregado armazem | storekeeper, stock keeper, warehouse keeper
estoquista, auxiliar estoque, repositor estoque | stock clerk
conferente | tally clerk, checker
empilhadeirista, operador empilhadeira, condutor empilhador, operador empilhador, manobrador empilhador | forklift operator, forklift driver, fork lift driver
separador, picker | order picker
embalador, empacotador | packer, packager
repositor | shelf stacker, shelf filler, stocker
vendedor | salesperson, salesman, saleswoman, seller, sales person, sales associate
balconista, atendente balcao, empregado balcao | shop assistant, sales clerk, counter clerk, store clerk
atendente
operador telemarketing, teleoperador, teleatendente, operador call center, \
agente call center | call center agent, call centre agent, telemarketer, call center operator
comerciante, lojista | merchant, shopkeeper, retailer, trader
comprador | buyer, purchaser
leiloeiro | auctioneer
corretor | broker
corretor imovel, agente imobiliario, mediador imobiliario, consultor imobiliario | real estate agent, realtor, real estate broker, estate agent
corretor seguro, mediador seguro | insurance broker, insurance agent
bancario, empregado bancario | bank clerk, banker, bank teller
demonstrador | demonstrator
promotor | promoter
publicitario | advertiser, advertising professional
jornalista | journalist
reporter | reporter
editor
redator | writer, copywriter
revisor | proofreader, reviser
escritor | author
tradutor | translator
interprete | interpreter
locutor, radialista | announcer, broadcaster, radio announcer
apresentador | presenter, host
ator, atriz | actor, actress
cantor | singer
musico | musician
bailarino, dancarino | dancer
coreografo | choreographer
diretor arte | art director
artista | artist
artesao | craftsman, artisan, craftsperson
fotografo | photographer
cinegrafista, operador camera, cameraman | camera operator, videographer
produtor | producer
decorador | decorator
estilista | fashion designer, stylist
modelista | pattern maker
modelo, manequim
alfaiate | tailor
costureiro | seamstress, sewer, sewing machine operator, dressmaker
sapateiro | shoemaker, cobbler
joalheiro, ourives | jeweller, jeweler, goldsmith
relojoeiro | watchmaker
pedreiro | bricklayer, mason
servente, servente obra, ajudante pedreiro, ajudante obra | construction helper, bricklayer helper
carpinteiro | carpenter
marceneiro | cabinetmaker, cabinet maker, joiner, furniture maker, woodworker
pintor | painter
gesseiro, estucador | plasterer
azulejista, ladrilhador | tiler, tile setter
encanador, canalizador, bombeiro hidraulico | plumber, pipefitter, pipe fitter
vidraceiro | glazier
telhadista
eletricista | electrician
eletrotecnico | electrotechnician
serralheiro | locksmith, metalworker
chaveiro
soldador | welder
caldeireiro | boilermaker
funileiro, lanterneiro, bate chapa, latoeiro | panel beater, body repairer, sheet metal worker
ferreiro | blacksmith
ferramenteiro | toolmaker, tool maker
torneiro, torneiro mecanico | turner, lathe operator
fresador | milling machine operator
fundidor | foundry worker, smelter
mecanico | mechanic, mechanical
mecanico automovel, mecanico automotivo, mecanico carro, mecanico auto, mecanico veiculo, \
mecanico manutencao automovel | auto mechanic, car mechanic, automotive technician, motor vehicle mechanic
borracheiro | tire fitter, tyre fitter
frentista, abastecedor combustivel | gas station attendant, petrol station attendant, service station attendant
montador | assembler, fitter
instalador | installer
reparador, consertador | repairer, repairman
manutentor | maintenance worker, maintenance technician
operador maquina | machine operator, machinist
operador producao, auxiliar producao, operario fabril, operador fabril, ajudante producao, \
auxiliar linha producao | production operator, factory worker, production worker
alimentador linha producao
controlador | controller
topografo, agrimensor | surveyor, land surveyor
cartografo | cartographer
meteorologista | meteorologist
astronomo | astronomer
filosofo | philosopher
historiador | historian
sociologo | sociologist
antropologo | anthropologist
geografo | geographer
pedagogo | pedagogue, educationalist
educador | educator
assistente social, tecnico servico social, trabalhador social | social worker
sacerdote, padre, pastor | priest, clergyman, minister religion
coveiro, sepultador | gravedigger
agente funerario | funeral director, undertaker
guia turismo, guia turistico | tour guide, tourist guide
agente viagem | travel agent
organizador evento, produtor evento, promotor evento | event planner, event organizer, event manager
cerimonialista | wedding planner
recreador, animador | entertainer, recreation worker
gari, varredor rua, coletor lixo, cantoneiro limpeza | street sweeper, garbage collector, refuse collector
catador, catador material reciclavel | waste picker, recycler
sindico | building manager
empresario, empreendedor | entrepreneur, business owner
gestor produto, gerente produto, dono produto, product owner, po | product manager
gerente projeto, gestor projeto | project manager
scrum master, agilista, agile master
agile coach
tecnico informatica, tecnico suporte, tecnico ti, helpdesk, suporte tecnico | it technician, help desk, \
it support, technical support, service desk, it support technician
administrador rede, analista rede | network administrator
administrador sistema, analista infraestrutura | sysadmin, system administrator, systems administrator
administrador banco dado | dba, database administrator
analista sistema, analista desenvolvimento | systems analyst, system analyst
testador software, analista qa, analista teste, engenheiro qualidade software | qa analyst, \
quality assurance analyst, tester, software tester, qa, qa engineer, test analyst
engenheiro devops, devops | sre, site reliability engineer, devops engineer
engenheiro confiabilidade | reliability engineer
pentester, hacker etico | ethical hacker, penetration tester
designer produto | product designer
designer ux, designer experiencia usuario, ux designer, ux | user experience designer
designer ui, designer interface, ui designer, ui | user interface designer
designer grafico, desenhista grafico, artista grafico | graphic designer
web designer, webdesigner
social media, analista rede social, gestor rede social, analista midia social, gestor midia social, \
community manager | social media manager, social media analyst
gestor trafego, analista midia paga, analista midia performance, gestor midia paga | media buyer, paid media analyst
influenciador, criador conteudo, influencer, youtuber, blogueiro | content creator, digital influencer
representante comercial, caixeiro viajante, comissionista, vendedor externo | sales representative, sales rep, field sales representative
executivo conta, executivo venda, gerente conta | account executive, account manager, sales executive
sdr, bdr, pre vendedor, pre venda | sales development representative, business development representative, pre sales
closer | inside sales closer
analista sucesso cliente, cs, csm, gerente sucesso cliente | customer success manager, customer success analyst
business partner, bp
recrutador, headhunter, selecionador pessoal, tech recruiter | recruiter, talent acquisition, talent acquisition specialist
`;
