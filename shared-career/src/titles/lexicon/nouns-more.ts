/** More nouns of work: health, public service, schools, farms, factories and the English of job ads. */
export const MORE_NOUNS = `
fonoaudiologo, fono
anestesiologista, anestesista | anesthesiologist, anaesthetist
obstetra | obstetrician
ginecologista | gynecologist, gynaecologist
cardiologista | cardiologist
dermatologista | dermatologist
neurologista | neurologist
oftalmologista, oculista | ophthalmologist
ortopedista, traumatologista | orthopedist, orthopaedist
ortodontista | orthodontist
protetico, tecnico protese dentaria | dental technician, prosthetist
tecnico radiologia, tecnico raio x, tecnico rx | radiographer, radiologic technologist, x ray technician
tecnico laboratorio | laboratory technician, lab technician
socorrista, paramedico, resgatista | paramedic, emt, ambulance technician
maqueiro | hospital porter, stretcher bearer
instrumentador cirurgico | surgical technologist
flebotomista, coletor sangue, coletor amostra biologica | phlebotomist
quiropraxista, quiroprata, quiropratico | chiropractor
podologo, calista | podiatrist, chiropodist
acupunturista | acupuncturist
esteticista animal, tosador, banhista animal, banho tosa, groomer | pet groomer, dog groomer
adestrador, treinador animal | dog trainer, animal trainer
tatuador | tattoo artist
policial militar, pm
policial civil
policial federal | federal agent
policial penal, agente penitenciario, carcereiro, guarda prisional, agente prisional | prison officer, correctional officer, jailer
guarda municipal, guarda civil, gcm
auditor fiscal, fiscal receita
salva vidas, guarda vidas, nadador salvador | lifeguard
detetive, investigador particular | detective, private investigator
perito | forensic expert
diplomata | diplomat
vereador | councillor, city councilor
prefeito, presidente camara municipal | mayor
deputado | congressman
servidor publico, funcionario publico | civil servant, public servant
conselheiro tutelar
educador social | youth worker
professor educacao infantil, educador infancia, professor infantil, educador infantil, \
professor pre escola | kindergarten teacher, preschool teacher, early childhood educator
auxiliar creche, auxiliar educacao infantil, auxiliar sala, bercarista, monitor creche | teaching assistant, teacher aide, teacher assistant
professor ensino fundamental | primary school teacher, elementary school teacher, elementary teacher
professor ensino medio | secondary school teacher, high school teacher
professor ensino superior, professor universitario | university lecturer, university professor
diretor escola, diretor instituicao educacional, gestor escolar | school principal, headteacher, head teacher
inspetor aluno, bedel, monitor escolar
orientador educacional, orientador vocacional | guidance counselor, school counselor
psicopedagogo
instrutor autoescola, instrutor conducao, instrutor transito, instrutor direcao | driving instructor
abatedor, magarefe | slaughterer
desossador | meat cutter
ordenhador | milker
tosquiador
inseminador | inseminator
tratador animal, tratador | animal keeper, animal caretaker, zookeeper
trabalhador rural, trabalhador agricola, trabalhador roca, boia fria, operario agricola, peao fazenda, \
auxiliar campo | farm worker, farm hand, farmhand, agricultural worker, farm labourer, farm laborer
administrador fazenda, gerente fazenda, administrador propriedade rural, capataz | farm manager
colhedor | picker harvester
podador | tree pruner
viveirista | nursery worker
zootecnista | animal scientist
aquicultor, piscicultor | fish farmer, aquaculture worker
guarda florestal, guarda parque | park ranger, forest ranger
operador motosserra, motosserrista | chainsaw operator
operador colheitadeira, operador colhedeira | harvester operator, combine operator
operador escavadeira | excavator operator
operador retroescavadeira | backhoe operator
operador guindaste, guindasteiro, gruista, operador grua, operador munck, operador guindauto | crane operator
operador ponte rolante | overhead crane operator
operador caldeira, foguista, fogueiro | boiler operator, stoker
operador injetora | injection moulding operator, injection molding operator
operador prensa, prensista | press operator
operador tear, tecelao | weaver
fiandeiro, operador fiacao | spinner
tintureiro, tingidor | dyer
curtidor, curtumeiro | tanner
estofador, tapeceiro | upholsterer
entalhador | wood carver
lustrador, polidor, envernizador | polisher
lixador, esmerilhador
galvanizador
moldador | moulder, molder
forjador | forger
laminador | roller
trefilador
jatista
rebarbador
estampador
serigrafista, impressor serigrafico | screen printer
impressor, impressor offset, operador impressora | printer
encadernador | bookbinder
ceramista, oleiro | potter, ceramist
vidreiro, soprador vidro | glassblower
cervejeiro | brewer
enologo | oenologist, winemaker
torrefador | roaster
moleiro, operador moinho | miller
queijeiro | cheesemaker
salgadeiro
doceiro, boleiro | confectionery maker
merendeiro, cozinheiro escolar | school cook
auxiliar cozinha, ajudante cozinha | kitchen helper, kitchen assistant, kitchen hand, kitchen porter
lavador prato, steward cozinha | dishwasher
chapeiro | grill cook
sushiman | sushi chef
cumim, commis | busboy
maitre, chefe fila | head waiter, maitre d
atendente lanchonete, atendente fast food | fast food worker, crew member, counter attendant
nutricionista clinico | clinical dietitian
recepcionista hotel, atendente hotel | hotel receptionist
concierge
mensageiro hotel, bagageiro, capitao porteiro | bellboy, bellhop, bellman
manobrista, valet | parking attendant, valet parker
flanelinha, guardador veiculo
cobrador onibus, trocador | bus conductor
motorista onibus, condutor onibus, condutor autocarro | bus driver
motorista aplicativo, motorista uber, uber, motorista app | ride share driver, uber driver
motorista ambulancia, condutor ambulancia, condutor socorrista | ambulance driver
motorista particular, motorista executivo | private driver, personal driver
operador transporte | transport operator
despachante aduaneiro | customs broker, customs agent
agente carga | freight forwarder
controlador trafego aereo | air traffic controller
mecanico aeronave, mecanico aeronautico | aircraft mechanic, aircraft maintenance technician
capitao navio, comandante embarcacao | ship captain
mergulhador | diver
servente obra, operario construcao | construction worker, building worker
armador ferragem, armador ferro, ferreiro armador, armador estrutura | rebar worker, steel fixer
mestre obra, mestre construcao, encarregado obra | construction foreman, site supervisor, construction supervisor
impermeabilizador
marmorista, canteiro
calceteiro | paver
montador andaime | scaffolder
montador movel | furniture assembler
instalador energia solar, instalador fotovoltaico, instalador placa solar, instalador painel solar | solar installer, solar panel installer
mecanico refrigeracao, refrigerista, frigorista, instalador ar condicionado, \
tecnico refrigeracao | hvac technician, refrigeration technician, air conditioning technician
mecanico elevador, tecnico elevador, ascensorista manutencao | elevator technician, lift technician
ascensorista, cabineiro | elevator operator, lift operator
eletricista automovel, eletricista veiculo, autoeletrico, eletricista auto | automotive electrician, auto electrician
tecnico mecanico | mechanical technician, mechanical engineering technician
tecnico eletronica | electronics technician
tecnico eletrotecnico, tecnico eletrotecnica | electrical technician
engenheiro eletricista, engenheiro eletrotecnico | electrical engineer
engenheiro mecanico | mechanical engineer
engenheiro seguranca trabalho | safety engineer
tecnico seguranca trabalho | safety technician, safety officer
controlador praga, dedetizador, desinsetizador | pest control technician, exterminator
piscineiro, tratador piscina, limpador piscina | pool cleaner
limpador vidro, limpador janela | window cleaner
coletor lixo, lixeiro | garbage man, bin man
lavador carro, lavador veiculo, lava jato | car washer, car wash attendant
lavador roupa, operador lavanderia | laundry worker, launderer
caixa banco | bank cashier
operador caixa, atendente caixa, caixa supermercado, caixa loja | checkout operator
fiscal loja, agente prevencao perda, prevencao perda | loss prevention officer, store detective
vendedor ambulante, camelo, ambulante | street vendor, hawker
feirante | market vendor, market trader
vendedor domicilio, vendedor porta porta, revendedor | door to door salesperson
vendedor loja, vendedor varejo, vendedor comercio varejista, auxiliar venda | retail salesperson, retail sales assistant, sales assistant
gerente loja | store manager, shop manager
gerente venda | sales manager
engenheiro venda | sales engineer
analista dado | data analyst
analista negocio | business analyst
cientista dado | data scientist
engenheiro dado | data engineer
arquiteto solucao | solution architect, solutions architect
gerente escritorio | office manager
auxiliar escritorio, auxiliar administrativo, assistente administrativo | administrative assistant, office assistant
assistente executivo | executive assistant, personal assistant
continuo, office boy, boy escritorio | office runner
analista recurso humano | hr generalist, hr analyst
estoquista armazem, auxiliar estoque armazem | warehouse clerk, warehouse worker, warehouse operative
editor video, editor imagem, montador video | video editor
animador grafico, motion designer, motion graphics, animador 2d, animador 3d | animator, motion graphics designer
ilustrador | illustrator
diretor criacao | creative director
roteirista, argumentista | screenwriter
assessor imprensa | press officer
cenografo | set designer
iluminador | lighting technician
tecnico som, operador som, operador audio, sonoplasta | sound technician, sound engineer
disc jockey, dj
palhaco | clown
escultor | sculptor
gestor publico | public manager
encarregado dado pessoal, encarregado protecao dado, dpo | data protection officer, dpo
corretor valor, operador bolsa | stockbroker
cobrador | debt collector, bill collector
agente cobranca
controller | financial controller
auxiliar contabil, auxiliar contabilidade | accounting assistant, accounting clerk
assistente juridico, paralegal | legal assistant, paralegal
oficial justica | bailiff
escrevente
ouvidor | ombudsman
curador | curator
restaurador | restorer, conservator
barqueiro, canoeiro | boatman
guia montanha, condutor turismo aventura | adventure guide, mountain guide
parquetista, taqueador
desentupidor
leiturista | meter reader
panfleteiro, entregador panfleto | leaflet distributor
engraxate | shoe shiner
bilheteiro | ticket clerk, ticket seller
lanterninha, indicador lugar | usher
`;
