/** Construction, agriculture, kitchen and hotel work. One table per field; columns: see `parse.ts`. */
export const CONSTRUCTION_SKILLS = `
alvenaria | Alvenaria | technique | 3 | pedreiro; assentamento de tijolos; levantamento de paredes; masonry
acabamento | Acabamento e revestimento | technique | 3 | acabamentos
pintura-obra | Pintura predial | technique | 2 | pintura de paredes; pintor; pintora; textura e pintura
armacao-concreto | Armação e concretagem | technique | 3 | armador; ferragem; concreto armado
carpintaria | Carpintaria e marcenaria | technique | 3 | carpinteiro
instalacoes-eletricas | Instalações elétricas | technique | 3 | instalação elétrica; eletricista; fiação
instalacoes-hidraulicas | Instalações hidráulicas | technique | 3 | encanador; encanadora; instalação hidráulica; hidráulica predial; bombeiro hidráulico; tubulações; plumbing
leitura-projetos | Leitura de projetos | technique | 2 | leitura e interpretação de projetos; interpretação de projetos; leitura de plantas; planta baixa; interpretação de plantas
gestao-obras | Gestão de obras | technique | 4 | gerenciamento de obras; acompanhamento de obras; execução de obras; fiscalização de obras; coordenação de obra; mestre de obras; mestra de obras; encarregado de obras; construction management
orcamento-obras | Orçamento de obras | technique | 3 | orçamentação de obras
planejamento-obras | Cronograma e medição de obras | technique | 3 | cronograma físico-financeiro; cronograma de obra; medições; planejamento de obras | planejamento
bim | BIM e Revit | tool | 3 | bim; building information modeling | leitura-projetos | autocad
topografia | Topografia | technique | 3 | topógrafo; georreferenciamento; topógrafa
normas-abnt | Normas técnicas da construção | knowledge | 2 | normas abnt; abnt; nbr; norma de desempenho
seguranca-obra | Segurança no canteiro | technique | 1 | segurança no canteiro de obras; canteiro de obras; organização de canteiro | | epi
cau | Registro no CAU | licence | 5 | cau; cau ativo; conselho de arquitetura e urbanismo | graduacao-arquitetura
graduacao-arquitetura | Graduação em arquitetura | licence | 5 | arquitetura e urbanismo; bacharelado em arquitetura; arquiteto e urbanista; arquiteta e urbanista | ensino-superior | cau
projeto-arquitetonico | Projeto arquitetônico | technique | 4 | projetos arquitetônicos | leitura-projetos
refrigeracao | Refrigeração e climatização | technique | 3 | refrigeração; climatização; split
servicos-gerais | Serviços gerais e limpeza | technique | 1 | serviços gerais; auxiliar de limpeza; limpeza; higienização de ambientes; limpeza e conservação; asseio e conservação
operacao-equipamentos-pesados | Máquinas pesadas | technique | 3 | máquinas pesadas
`;
export const AGRICULTURE_SKILLS = `
cultivo | Cultivo e plantio | technique | 3 | plantio; colheita; cultivo de hortaliças; lavoura; horta; trabalhador rural; trabalhadora rural; produção agrícola; agricultura familiar; farming
irrigacao | Irrigação | technique | 2 | sistemas de irrigação; irrigação por gotejamento; pivô central; fertirrigação
solos-adubacao | Solos e adubação | knowledge | 3 | análise de solo; adubação; correção do solo; calagem; fertilidade do solo; fertilizantes
defensivos | Aplicação de defensivos | technique | 2 | defensivos agrícolas; aplicação de defensivos; pulverização; agroquímicos
manejo-pragas | Manejo de pragas e doenças | knowledge | 3 | controle de pragas; manejo integrado de pragas; fitossanidade; fitopatologia | | defensivos
pecuaria | Manejo de animais | technique | 3 | pecuária; bovinocultura; manejo de rebanho; livestock; ordenha
operacao-trator | Operação de trator | technique | 2 | trator; tratorista; operador de trator; máquinas agrícolas
agricultura-precisao | Agricultura de precisão | tool | 3 | mapeamento por drone; ndvi; precision agriculture
gestao-rural | Gestão rural | technique | 3 | administração rural; custos de produção agrícola; gestão de propriedade rural; gestão da fazenda; farm management | | gestao-negocio
agroindustria | Beneficiamento e armazenagem de grãos | technique | 2 | classificação de grãos; armazenagem de grãos; silos; secagem de grãos; beneficiamento; agroindústria
assistencia-tecnica-rural | Assistência técnica rural | technique | 3 | extensão rural; assistência técnica a produtores; ater; consultoria rural; visitas técnicas a produtores
agroecologia | Agroecologia e orgânicos | knowledge | 3 | agricultura orgânica; agroecologia; produção orgânica; permacultura; agrofloresta; compostagem
tecnico-agropecuaria | Técnico em agropecuária ou agronomia | licence | 4 | técnico em agropecuária; técnica em agropecuária; técnico agrícola; agronomia; engenheiro agrônomo; engenheira agrônoma; cfta | solos-adubacao
credito-rural | Crédito rural | knowledge | 2 | pronaf; financiamento rural; custeio agrícola
sanidade-animal | Sanidade animal | technique | 3 | vacinação animal; vacinação do rebanho
vendas-agro | Vendas técnicas no agro | technique | 3 | vendas de insumos; revenda agrícola; insumos agrícolas; consultoria agronômica | vendas
`;
export const HOSPITALITY_SKILLS = `
preparo-alimentos | Preparo de alimentos | technique | 2 | preparo de refeições; cozinha; preparação de alimentos; cozinhar; marmitas; food preparation; cozinhava
tecnicas-culinarias | Técnicas culinárias | technique | 3 | cocção; cortes e molhos; cozinha quente; cozinha fria; gastronomia; culinária; cooking techniques | preparo-alimentos
boas-praticas-alimentos | Boas práticas e manipulação de alimentos | licence | 1 | manipulação de alimentos; boas práticas de manipulação; boas práticas de manipulação de alimentos; curso de manipulação de alimentos; rdc 216; segurança alimentar; higiene alimentar
fichas-tecnicas | Fichas técnicas e custo de pratos | technique | 2 | ficha técnica; fichas técnicas; custo de prato | | custos
cardapio | Elaboração de cardápio | technique | 2 | cardápios; criação de cardápio; planejamento de cardápio; menu | | fichas-tecnicas
gestao-cozinha | Gestão de cozinha | technique | 4 | chefia de cozinha; liderança de cozinha; chef de cozinha; supervisão de cozinha; coordenação de cozinha | tecnicas-culinarias | lideranca
panificacao | Panificação | technique | 3 | padeiro; padeira; pães; padaria; massas e pães; baking
confeitaria | Confeitaria | technique | 3 | confeiteiro; confeiteira; bolos; doces finos; bolos e doces; bolos por encomenda; pastry; sobremesas
churrasco-chapa | Grelha e churrasco | technique | 2 | chapa e grelha
servico-mesa | Serviço de mesa | technique | 1 | atendimento em salão; serviço de salão; table service
bar-bebidas | Bar e bebidas | technique | 2 | barman; drinks; preparo de bebidas
barista | Cafés e barismo | technique | 2 | barista; cafeteria; latte art; extração de café; cafés especiais
vinhos | Vinhos | knowledge | 3 | sommelier; harmonização de vinhos; carta de vinhos
gestao-restaurante | Gestão de restaurante | technique | 4 | gerência de restaurante; gestão de bar; gestão de alimentos e bebidas; a&b; restaurant management | | gestao-loja
recepcao-hotel | Recepção de hotel | technique | 2 | check-in; check-out; recepção hoteleira; front desk; hospedagem | recepcao
sistemas-hoteleiros | Sistemas hoteleiros | tool | 1 | pms hoteleiro; cmnet; desbravador; omnibees
reservas | Gestão de reservas | technique | 1 | central de reservas; booking; airbnb; controle de reservas
governanca-hotel | Governança e camareira | technique | 2 | governança hoteleira; rouparia | | servicos-gerais
revenue-management | Receita e tarifas hoteleiras | technique | 3 | revenue management; gestão de tarifas; ocupação hoteleira; diária média
guia-turismo | Guia e condução de turistas | technique | 3 | guia de turismo; turismo; condução de grupos; tour guide
cadastur | Cadastur | licence | 2 | cadastur; credencial de guia; técnico em guia de turismo | guia-turismo
roteiros-viagem | Roteiros de viagem | technique | 2 | pacotes turísticos; roteiros turísticos; emissão de passagens
gestao-desperdicio | Controle de desperdício e validade | technique | 1 | controle de desperdício; redução de desperdício; pvps; peps; fifo; controle de validade de alimentos | | controle-estoque
`;
